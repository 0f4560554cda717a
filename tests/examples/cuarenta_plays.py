"""Positions of Cuarenta in which a card is played: each kind of action has its runner."""

from __future__ import annotations

from cardrules import cuarenta as cu
from cardrules.cards import Card
from cardrules.cuarenta import (
    Capture,
    CardsCounted,
    Phase,
    Play,
    Rules,
    Seat,
    Side,
    State,
    TakeForgotten,
)
from cardrules.notation import format_card, format_cards, parse_cards
from tests.builders.cuarenta import (
    EAST,
    WEST,
    done,
    events_of,
    play,
    scene,
)
from tests.builders.loose import loosely
from tests.examples.positions import Data, Position


def rules_of(position: Position) -> Rules:
    """Give the rules that a position is played under."""
    return loosely(Rules, **position.rules)


def both(data: Data, name: str) -> tuple[int, int]:
    """Give what both teams have of something."""
    if name not in data:
        return 0, 0
    return data.data(name).number("A"), data.data(name).number("B")


def dealer_of(setup: Data) -> Seat:
    """Give a dealer of the team that deals, West where nothing is said."""
    if "dealer" in setup:
        return setup.seat("dealer")
    if "dealer_team" in setup:
        return next(seat for seat in (WEST, Seat.SOUTH) if seat.side is setup.team("dealer_team"))
    return WEST


def expect_outcome(position: Position, state: State) -> None:
    """See that the end, or that there is none, is as expected."""
    expected = position.expected
    if "winner" in expected:
        assert state.winner is expected.team("winner")
    if "team_wins" in expected:
        assert (state.winner is Side.NORTH_SOUTH) is expected.yes("team_wins")
    if "further_turns" in expected:
        assert expected.number("further_turns") == 0
        assert cu.to_act(state) is None


def fresh_of(setup: Data) -> str:
    """Give the card that the previous player has just laid in this lot."""
    if "previous_play" not in setup or setup.values["previous_play"] is None:
        return ""
    previous = setup.data("previous_play")
    is_first = "first_play_of_lot" in setup and setup.yes("first_play_of_lot")
    if previous.yes("captured") or is_first:
        return ""
    return format_card(previous.card("card"))


def playing(position: Position) -> tuple[State, Play]:
    """Set up a card to be played, by North unless the dealer is to play it."""
    setup = position.setup
    if "caida" in position.action:  # any caída of that team
        assert position.action.team("team") is Side.NORTH_SOUTH
        seven = setup.number("plays_in_lot")
        table, action, fresh = "5♥ K♦", play("5♠", "5♥"), "5♥"
        dealer = Seat((Seat.NORTH.value - 1 - seven) % 4)
        return _scene(position, table, action, fresh, seven, both(setup, "score"), dealer), action
    action = Play(
        position.action.card("card"),
        position.action.cards("base"),
        position.action.cards("sequence"),
    )
    played = setup.number("plays_in_lot") if "plays_in_lot" in setup else 4
    if "first_play_of_lot" in setup and setup.yes("first_play_of_lot"):
        played = 0
    score = setup.number("score_of_acting_team")
    table = format_cards(setup.cards("table"))
    dealer = Seat((Seat.NORTH.value - 1 - played) % 4)
    return _scene(position, table, action, fresh_of(setup), played, (score, 0), dealer), action


def _scene(
    position: Position,
    table: str,
    action: Play,
    fresh: str,
    played: int,
    scores: tuple[int, int],
    dealer: Seat,
) -> State:
    """Set it up with North to act, in the second lot unless the position says which."""
    lot = position.setup.number("lot") if "lot" in position.setup else 2
    return scene(
        table,
        format_card(action.card),
        fresh=fresh,
        played=played,
        lot=lot,
        scores=scores,
        dealer=dealer,
        rules=rules_of(position),
    )


def play_kind(position: Position) -> None:
    state, action = playing(position)
    expected = position.expected
    if "legal" in expected:
        assert cu.is_legal(state, action) is expected.yes("legal")
        if not expected.yes("legal"):
            return
    step = cu.step(state, action)
    if step.state.phase is not Phase.OVER and step.state.phase is not Phase.SHUFFLE:
        assert step.state.table == cu.sort_hand(_table_after(state, action))
    _expect_capture(position, state, action, step.state)
    _expect_points(position, state, action, step)
    expect_outcome(position, step.state)


def _table_after(state: State, action: Play) -> tuple[Card, ...]:
    taken = (*action.base, *action.sequence)
    left = tuple(card for card in state.table if card not in taken)
    return left if action.base else (*left, action.card)


def _expect_capture(position: Position, state: State, action: Play, after: State) -> None:
    """See what was taken, what was left, and what is open to the opponents."""
    expected = position.expected
    matches = [card.rank is action.card.rank for card in action.base]
    kind = "lay" if not matches else "match" if matches == [True] else "sum"
    if "kind" in expected:
        assert kind == expected.text("kind")
    if "captured" in expected:
        assert {*action.base, *action.sequence} == {*expected.cards("captured")}
    if "pile_gain" in expected:
        assert len(after.piles[0]) - len(state.piles[0]) == expected.number("pile_gain")
    if "table_after" in expected:
        assert after.table == cu.sort_hand(expected.cards("table_after"))
    if "claimable" in expected:
        assert [str(card.rank) for card in after.forgotten] == [*expected.texts("claimable")]


def _expect_points(
    position: Position, state: State, action: Play, step: cu.Step[State, cu.Event]
) -> None:
    """See what the play paid, by the function and by the machine."""
    expected = position.expected
    capture = Capture(action.base, action.sequence) if action.base else None
    points = cu.action_points(
        action.card, capture, state.table, state.fresh, state.scores[0], rules=state.rules
    )
    clauses = [event.clause for event in step.events]
    limpia = capture is not None and {*state.table} == {*action.base, *action.sequence}
    assert any(isinstance(e, cu.LimpiaMade) for e in step.events) is limpia
    if "caida" in expected:
        assert cu.is_caida(action.card, capture, state.fresh) is expected.yes("caida")
        assert ("C-5.1" in clauses) is expected.yes("caida")
    if "limpia" in expected:
        assert limpia is expected.yes("limpia")
    if "points" in expected:
        assert sum(points) == expected.number("points")
    if "then" in expected:
        assert expected.text("then") == "card count"
        assert any(isinstance(event, CardsCounted) for event in step.events)
    else:
        assert step.state.scores[0] == state.scores[0] + sum(points)
    if "score_after" in expected:
        assert step.state.scores[0] == expected.number("score_after")


def enumerate_captures(position: Position) -> None:
    card, table = position.action.card("card"), position.setup.cards("table")
    found = cu.captures(card, table, rules=rules_of(position))
    expected = position.expected
    if "bases" in expected:
        bases = [frozenset(_cards(each)) for each in _lists(expected, "bases")]
        assert {frozenset(base) for base, _ in found} == {*bases}
        assert len(found) == len(bases)
    else:
        ranks = sorted(sorted(each) for each in _lists(expected, "base_ranks"))
        assert sorted(sorted(str(each.rank) for each in base) for base, _ in found) == ranks
    for _, run in found:
        assert tuple(str(each.rank) for each in run) == expected.texts("continuation_ranks")


def _lists(data: Data, name: str) -> list[list[str]]:
    """Give a list of lists of texts."""
    value = data.values[name]
    assert isinstance(value, list)
    return [[each for each in part if isinstance(each, str)] for part in value
            if isinstance(part, list)]  # fmt: skip


def _cards(texts: list[str]) -> tuple[Card, ...]:
    return parse_cards(" ".join(texts))


def claim_forgotten(position: Position) -> None:
    previous = position.setup.data("previous_play")
    card, left = format_card(previous.card("card")), position.setup.cards("table")
    expected = position.expected
    assert (previous.team("team"), position.action.team("team")) == (Side.NORTH_SOUTH, EAST.side)
    if not previous.yes("captured"):
        before = scene(format_cards(tuple(c for c in left if str(c) != card)), card)
        state = done(before, play(card))
        assert cu.is_legal(state, TakeForgotten()) is expected.yes("legal")
        return
    assert previous.cards("forgotten_run") == position.action.cards("cards") == left
    before = scene(f"5♥ 6♦ {format_cards(left)}", card, scores=both(position.setup, "score"))
    state = done(before, play(card, "5♥", "6♦"))
    assert state.forgotten == left
    assert cu.is_legal(state, TakeForgotten(), by=EAST) is expected.yes("legal")
    after = done(state, TakeForgotten())
    gain = len(after.piles[1]) - len(state.piles[1])
    assert gain == expected.data("pile_gain").number("B")
    assert after.table == expected.cards("table_after")
    limpia = [e for e in events_of(state, TakeForgotten()) if isinstance(e, cu.LimpiaMade)]
    assert bool(limpia) is expected.yes("limpia")
    assert after.scores[1] - state.scores[1] == expected.number("points")
    took_turn = after.turn is not EAST or after.hands != state.hands
    assert took_turn is expected.yes("turn_consumed")
