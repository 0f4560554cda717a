"""Every position of Arba'a Turub in `positions.jsonl`: each kind of action has its runner."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import attrs
import pytest

from cardrules import arbaa_turub as at
from cardrules.arbaa_turub import (
    GUIDE,
    KINDS,
    PACK,
    CardsExposed,
    Cut,
    DrawForDealer,
    DrawTied,
    LastPacketShown,
    Misdeal,
    NameTrump,
    PackCut,
    Phase,
    Play,
    Rules,
    Series,
    Side,
    Signal,
)
from cardrules.cards import Card, Rank, Suit
from cardrules.notation import format_cards, parse_suit
from tests.builders.arbaa_turub import (
    HEARTS,
    SPADES,
    after_games,
    done,
    endgame,
    events_of,
    last_step,
    pack_from,
    plays,
    shuffled,
    taken,
    to_cut,
    to_shuffle,
)
from tests.builders.loose import loosely
from tests.examples.positions import Position, positions_of

POSITIONS = positions_of("arbaa_turub")


def rules_of(position: Position) -> Rules:
    """Give the rules that a position is played under."""
    return loosely(Rules, **position.rules)


def suit_of(position: Position, name: str) -> Suit:
    """Give a suit of a position's setup."""
    return parse_suit(position.setup.text(name))


def trick(position: Position) -> None:
    cards, trump = position.action.cards("cards"), suit_of(position, "trump")
    winner = position.expected.number("winner_index")
    assert at.trick_winner(cards, trump, rules=rules_of(position)) == winner
    spare = next(card for card in KINDS if card.suit is not cards[0].suit)
    state = endgame(*(format_cards((card, spare)) for card in cards), trump=trump)
    assert taken(state, *plays(format_cards(cards))).seat is at.Seat(winner)


def play(position: Position) -> None:
    hand, led = position.setup.cards("hand"), suit_of(position, "led_suit")
    card, legal = position.action.card("card"), position.expected.yes("legal")
    assert (card in at.legal_cards(hand, led)) is legal
    fillers = [other for other in KINDS if other.suit is not led and other not in hand]
    lead = Card(Rank.TEN, led)
    others = [(lead, *fillers[: len(hand) - 1]), hand, *[tuple(fillers[: len(hand)])] * 2]
    trump = suit_of(position, "trump")
    state = done(endgame(*map(format_cards, others), trump=trump), Play(lead))
    assert at.is_legal(state, Play(card)) is legal


def tricks_of(winner: Side | None, tricks: int) -> tuple[int, int]:
    """Give both sides' tricks of a game."""
    return (36 - tricks, tricks) if winner is Side.EAST_WEST else (tricks, 36 - tricks)


def match_state(position: Position) -> None:
    rules, series = rules_of(position), Series()
    state = to_shuffle(rules)
    games = position.setup.many("games")
    for game in games:
        assert series.winner is None
        tricks = tricks_of(game.team("winner"), game.number("tricks"))
        assert at.game_winner(tricks) is game.team("winner")
        series = at.advance_series(series, tricks, rules=rules)
        state = after_games(state, tricks)
    assert state.series == series
    assert series.winner is position.expected.team("match_winner")
    if series.winner is None:
        assert series.holder is position.expected.team("sequence_of")
        assert series.benchmark == position.expected.number("benchmark")
    else:
        assert position.expected.number("after_game") == len(games) == state.games_played


def game_result(position: Position) -> None:
    tricks = position.setup.data("tricks")
    both = (tricks.number("A"), tricks.number("B"))
    assert at.game_winner(both) is position.expected.team("winner")


def next_dealer(position: Position) -> None:
    rules, dealer = rules_of(position), position.setup.seat("dealer")
    winner, due = position.setup.team("game_winner"), position.expected.seat("dealer")
    insufficient = "insufficient_for_match" in position.setup
    found = at.next_dealer(dealer, winner, sufficient=not insufficient, rules=rules)
    assert found is due
    state = to_shuffle(rules, dealer)
    if insufficient:
        held = attrs.evolve(at.to_setup(state), series=Series(winner, 30), games_played=1)
        state = at.from_setup(held)
    tricks = tricks_of(winner, 18 if winner is None else 20)
    assert last_step(state, tricks).state.dealer is due


def first_dealer(position: Position) -> None:
    cards, seats = position.setup.cards("exposed"), position.setup.seats("seats")
    (only,) = at.draw_rounds(cards, seats, rules=rules_of(position))
    tied = position.expected.seats("tied")
    assert only.tied == tied
    assert at.first_dealer(cards, seats) is None
    first, second, third, *_ = events_of(at.new_match(), DrawForDealer(pack_from(cards)))
    assert (first, second) == (CardsExposed(only.exposed), DrawTied(tied))
    assert isinstance(third, CardsExposed)
    again = "redraw_between" if "redraw_between" in position.expected else "tied"
    assert tuple(seat for seat, _ in third.exposed) == position.expected.seats(again)


def deal(position: Position) -> None:
    expected, dealer = position.expected, position.setup.seat("dealer")
    state = to_cut(rules_of(position), dealer)
    cut = events_of(state, Cut(1))[0]
    assert cut == PackCut(expected.seat("cut_by"), 1)
    state = done(state, Cut(1))
    sizes = [0, 0, 0, 0]
    sizes[expected.seat("first_packet_to")] = expected.number("packet_size")
    assert [len(hand) for hand in state.hands] == sizes
    assert sum(sizes) == expected.number("trump_named_after_packets") * 3
    assert at.to_act(state) is expected.seat("trump_named_by")
    assert events_of(state, NameTrump(HEARTS))[-1] == LastPacketShown(
        expected.seat("last_packet_to"), expected.number("packet_size")
    )
    state = done(state, NameTrump(HEARTS))
    assert [len(hand) for hand in state.hands] == [expected.number("cards_each")] * 4
    assert at.to_act(state) is expected.seat("first_lead")
    pack = at.cut(shuffled(), 1)
    last = Counter(state.hands[expected.seat("last_packet_to")])
    assert last >= Counter(pack[-expected.number("packet_size") :])


def check_deal(position: Position) -> None:
    rules, dealer = rules_of(position), position.setup.seat("dealer")
    assert position.setup.number("dealer_last_packet") != 3
    state = done(to_cut(rules, dealer), Cut(1), NameTrump(SPADES))
    assert at.is_legal(state, Misdeal()) is position.expected.yes("redeal")
    again = done(state, Misdeal())
    assert again == to_shuffle(rules, position.expected.seat("dealer"))
    assert position.expected.values["penalty"] is None
    assert (again.series, again.games_played) == (Series(), 0)
    assert position.expected.text("trump") == "named again"
    assert again.trump is None


def signal(position: Position) -> None:
    leader, seat = position.setup.seat("leader"), position.action.seat("seat")
    state = endgame(*["6♣ 7♣ 8♣ 9♣"] * 4, leader=leader, rules=rules_of(position))
    state = done(state, *plays("6♣ 7♣ 8♣"[: 3 * position.setup.number("cards_in_trick")]))
    action = Play(KINDS[3], Signal(position.action.text("kind")))
    assert at.is_legal(state, action, by=seat) is position.expected.yes("legal")


def may_stop(position: Position) -> None:
    tricks = position.setup.data("tricks")
    both = (tricks.number("A"), tricks.number("B"))
    assert sum(both) == position.setup.number("tricks_played")
    left = position.expected.number("tricks_left")
    hand = format_cards(KINDS[:left])
    state = endgame(hand, hand, hand, hand, tricks=both, rules=rules_of(position))
    assert (at.outcome(state), at.to_act(state)) == (None, state.leader)
    assert (state.phase is Phase.PLAY) is position.expected.yes("continue")
    for _ in range(4 * left):
        assert state.phase is Phase.PLAY
        state = done(state, at.legal_actions(state)[0])
    assert state.games_played == 1


def deck(position: Position) -> None:
    expected = position.expected
    assert len(PACK) == expected.number("cards")
    assert {*Counter(PACK).values()} == {expected.number("copies_of_each")}
    assert tuple(str(rank) for rank in reversed(at.RANKS)) == expected.texts("ranks")
    assert {card.rank for card in PACK} == {*at.RANKS}
    assert len(PACK) - len(at.SUITS) * len(at.RANKS) * 4 == expected.number("jokers")


RUNNERS: dict[str, Callable[[Position], None]] = {
    runner.__name__: runner
    for runner in (
        trick,
        play,
        match_state,
        game_result,
        next_dealer,
        first_dealer,
        deal,
        check_deal,
        signal,
        may_stop,
        deck,
    )
}


@pytest.mark.parametrize("position", POSITIONS, ids=[position.name for position in POSITIONS])
def test_position(position: Position) -> None:
    RUNNERS[position.kind](position)


def test_every_position_is_there_and_every_kind_is_met() -> None:
    assert len(POSITIONS) == 32
    assert {position.kind for position in POSITIONS} == {*RUNNERS}
    assert all(rules_of(position) == GUIDE for position in POSITIONS if not position.rules)
