"""Pairs: that both matches have all chance in common, and that everything in them is counted."""

from __future__ import annotations

from collections import defaultdict
from typing import TypeVar

import attrs
import pytest

from cardrules import arbaa_turub, cuarenta
from cardrules.actions import GameAction
from cardrules.bots import Bot, Contender, Seated, named, uniform
from cardrules.comparison import ARBAA_TURUB, CUARENTA, Ledger, play_pair
from cardrules.comparison.pairs import STREAMS
from cardrules.engine import GameEvent
from cardrules.errors import IllegalActionError
from cardrules.seats import SEATS, Seat, Side
from cardrules.streams import Stream, derived, stream

RulesT = TypeVar("RulesT")
StateT = TypeVar("StateT")
ViewT = TypeVar("ViewT", bound=Seated)
SetupT = TypeVar("SetupT")
ActionT = TypeVar("ActionT", bound=GameAction)
EventT = TypeVar("EventT", bound=GameEvent)

CUARENTA_RULES = [
    *cuarenta.PROFILES.values(),
    cuarenta.Rules(four_of_a_kind=8, forgotten_limpia=True, prize_on="any", ronda_limit=None),
    cuarenta.Rules(match="best_of_three_zapateria", prize_replaces_caida=True),
]
ARBAA_TURUB_RULES = [
    *arbaa_turub.PROFILES.values(),
    *(arbaa_turub.Rules(benchmark=benchmark) for benchmark in ("reach", "previous")),
]


def told(
    ledger: Ledger[RulesT, StateT, ViewT, SetupT, ActionT, EventT],
    rules: RulesT,
    bot: Bot[ViewT, ActionT],
    *,
    dealer: Seat,
    turned: int = 0,
) -> tuple[list[EventT], Side | None]:
    """Play a match of seed 3, number 2 apart from the library; seats' streams may be turned."""
    game, own = ledger.arena.game, STREAMS * 2
    cards = stream(3, own)
    cards.below(len(SEATS))
    state = game.new_match(rules, dealer=dealer)
    bots = [derived(3, own + 1 + (seat.value - turned) % len(SEATS)) for seat in SEATS]
    events: list[EventT] = []
    while (actor := game.to_act(state)) is not None:
        if isinstance(actor, Seat):
            actions = game.legal_actions(state)
            action = bot(game.view(state, actor), actions, bots[actor])
        else:
            action = game.chance(state, cards.shuffled(game.PACK))
        step = game.step(state, action)
        events += step.events
        state = step.state
    outcome = game.outcome(state)
    return events, None if outcome is None else outcome.winner


def unseated(event: GameEvent) -> tuple[type, str, object, object]:
    """What happened, whoever did it."""
    return type(event), event.clause, getattr(event, "points", None), getattr(event, "card", None)


@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize("rules", CUARENTA_RULES)
def test_every_point_of_cuarenta_has_its_source(rules: cuarenta.Rules, bot: str) -> None:
    player = named(CUARENTA.arena, bot)
    pair = play_pair(CUARENTA, (rules, rules), player, seed=3, number=2)
    events, winner = told(CUARENTA, rules, player.bot, dealer=pair.dealer)
    points: dict[str, int] = defaultdict(int)
    for event in events:
        points[type(event).__name__] += getattr(event, "points", 0)
    assert not points["MisdealDeclared"]
    amounts = dict(zip([each.name for each in CUARENTA.sources], pair.first.amounts, strict=True))
    assert sum(amounts.values()) == sum(points.values())
    for name, kind in (
        ("ronda", "RondaAnnounced"),
        ("four", "FourShown"),
        ("prize", "PrizeClaimed"),
        ("count", "CardsCounted"),
    ):
        assert amounts[name] == points[kind]
    assert pair.first.winner is winner
    assert pair.first.deals == sum(type(event) is cuarenta.PackShuffled for event in events)


def test_the_points_of_a_game_are_its_scores() -> None:
    rules = cuarenta.GUIDE
    pair = play_pair(CUARENTA, (rules, rules), named(CUARENTA.arena, "random"), seed=3, number=2)
    events, _ = told(CUARENTA, rules, uniform, dealer=pair.dealer)
    scores = [event.scores for event in events if type(event) is cuarenta.GameWon]
    assert [sum(each) for each in scores] == [sum(pair.first.amounts)]


@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize("rules", ARBAA_TURUB_RULES)
def test_every_trick_and_game_of_arbaa_turub_has_its_source(
    rules: arbaa_turub.Rules, bot: str
) -> None:
    player = named(ARBAA_TURUB.arena, bot)
    pair = play_pair(ARBAA_TURUB, (rules, rules), player, seed=3, number=2)
    played = pair.first
    events, winner = told(ARBAA_TURUB, rules, player.bot, dealer=pair.dealer)
    by_rule = [event.rule for event in events if type(event) is arbaa_turub.TrickTaken]
    assert played.amounts[:3] == tuple(map(by_rule.count, arbaa_turub.TrickRule))
    assert sum(played.amounts[:3]) == 36 * played.deals
    opening, overturning, too_few, drawn, deciding = played.amounts[3:]
    assert opening + overturning + too_few + drawn + deciding == played.deals
    assert (opening, deciding, played.winner) == (1, 1, winner)
    kinds = [type(event) for event in events]
    assert drawn == kinds.count(arbaa_turub.GameDrawn)
    assert too_few == kinds.count(arbaa_turub.InsufficientWin)


def test_a_play_that_makes_a_caida_and_a_limpia_is_a_source_of_its_own() -> None:
    north, side, card = Seat.NORTH, Side.NORTH_SOUTH, cuarenta.PACK[0]
    caida = cuarenta.CaidaMade(north, side, card, 2)
    limpia = cuarenta.LimpiaMade(north, side, 2, "C-5.3")
    laid = cuarenta.CardLaid(north, card)
    assert [*CUARENTA.entries((laid, caida))] == [("caida", 2)]
    assert [*CUARENTA.entries((laid, limpia))] == [("limpia", 2)]
    assert [*CUARENTA.entries((laid, caida, limpia))] == [("caida_y_limpia", 2)] * 2
    four = cuarenta.FourShown(north, side, cuarenta.PACK[:4], 8, "C-I11")
    assert [*CUARENTA.entries((four,))] == [("four", 8)]


def test_a_new_benchmark_after_too_few_tricks_is_no_other_game() -> None:
    side = Side.NORTH_SOUTH
    too_few = arbaa_turub.InsufficientWin(side, 20, 22)
    lower = arbaa_turub.BenchmarkReplaced(side, 20, 22, "T-I4")
    other = arbaa_turub.BenchmarkReplaced(side, 20, 22, "T-4.4")
    assert [*ARBAA_TURUB.entries((too_few, lower))] == [("too_few", 1)]
    assert [*ARBAA_TURUB.entries((other,))] == [("overturning", 1)]


def test_both_matches_have_dealer_packs_and_streams_in_common() -> None:
    """Seen from the seats: the same hands in the first deal, and each has a stream of its own."""
    seen: list[tuple[Seat, int, int, tuple[cuarenta.Card, ...]]] = []

    def watching(
        view: cuarenta.View, actions: tuple[cuarenta.Action, ...], own: Stream
    ) -> cuarenta.Action:
        assert view.seat is not None
        assert own.seed != 3, "the seed tells the packs"
        fresh = not (view.table or any(view.piles) or any(view.scores))
        if fresh and type(actions[0]) is not cuarenta.Play:
            seen.append((view.seat, own.seed, own.number, view.hand))
        return actions[0]

    rules = cuarenta.GUIDE, cuarenta.Rules(ronda_points=2)
    pair = play_pair(CUARENTA, rules, Contender("watching", watching), seed=3, number=2)
    whole = len(seen)
    assert whole % 2 == 0
    assert seen[: whole // 2] == seen[whole // 2 :]
    own = [derived(3, 11 + seat.value) for seat in SEATS]
    assert {each[:3] for each in seen} == {
        (seat, own[seat].seed, own[seat].number) for seat in SEATS
    }
    packs = stream(3, 10)
    assert pair.dealer is SEATS[packs.below(4)]
    pack = packs.shuffled(cuarenta.PACK)
    left = pair.dealer.left
    assert {hand for seat, _, _, hand in seen[:4] if seat is left} == {cuarenta.sort_hand(pack[:5])}


def test_other_numbers_and_other_seeds_are_other_matches() -> None:
    player = named(CUARENTA.arena, "greedy")
    rules = cuarenta.GUIDE, cuarenta.GUIDE
    pairs = [
        play_pair(CUARENTA, rules, player, seed=seed, number=number)
        for seed in (0, 1)
        for number in range(3)
    ]
    assert len({pair.first.amounts for pair in pairs}) == 6
    assert len({pair.dealer for pair in pairs}) > 1


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_equal_rules_give_the_same_match(bot: str) -> None:
    player = named(ARBAA_TURUB.arena, bot)
    rules = arbaa_turub.GUIDE, arbaa_turub.Rules()
    pair = play_pair(ARBAA_TURUB, rules, player, seed=3, number=2)
    assert pair.first == pair.second
    assert pair.same_actions
    assert pair.same_events


def test_the_same_can_be_done_where_other_things_happen() -> None:
    player = named(CUARENTA.arena, "greedy")
    rules = cuarenta.GUIDE, cuarenta.Rules(ronda_points=2)
    pair = play_pair(CUARENTA, rules, player, number=4)
    assert (pair.same_actions, pair.same_events) == (True, False)
    assert pair.first.amounts[0] == 2 * pair.second.amounts[0] > 0


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_match_turned_by_a_seat_is_the_same_match(bot: str) -> None:
    """Why no pair is played once more with the sides exchanged: nothing new would come of it."""
    for turned in range(1, 4):
        player = named(CUARENTA.arena, bot).bot
        rules = cuarenta.PROFILES["TODO_DOS"]
        (events, winner), (others, other_winner) = (
            told(CUARENTA, rules, player, dealer=SEATS[by], turned=by) for by in (0, turned)
        )
        assert [*map(unseated, events)] == [*map(unseated, others)]
        assert (winner is other_winner) is (turned == 2)


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_turned_match_of_arbaa_turub_is_the_same_too(bot: str) -> None:
    player = named(ARBAA_TURUB.arena, bot).bot
    (events, winner), (others, other_winner) = (
        told(ARBAA_TURUB, arbaa_turub.GUIDE, player, dealer=SEATS[by], turned=by) for by in (0, 1)
    )
    assert [*map(unseated, events)] == [*map(unseated, others)]
    assert winner is not other_winner


def test_the_direction_alone_changes_no_number_for_a_bot_that_draws_nothing() -> None:
    rules = cuarenta.GUIDE, cuarenta.Rules(direction="counter_clockwise")
    for number in range(5):
        pair = play_pair(CUARENTA, rules, named(CUARENTA.arena, "greedy"), number=number)
        assert pair.first == pair.second
        assert not pair.same_events


def test_a_match_that_does_not_end_is_left_and_nobody_wins_it() -> None:
    ledger = attrs.evolve(CUARENTA, deals=1)
    rules = cuarenta.GUIDE, cuarenta.GUIDE
    pair = play_pair(ledger, rules, named(CUARENTA.arena, "random"))
    assert (pair.first.winner, pair.first.deals) == (None, 1)
    assert pair.first.actions > 40


def test_a_bot_that_does_what_it_may_not_is_named() -> None:
    def cheating(
        view: cuarenta.View, actions: tuple[cuarenta.Action, ...], own: Stream
    ) -> cuarenta.Action:
        return cuarenta.Misdeal()

    rules = cuarenta.GUIDE, cuarenta.GUIDE
    with pytest.raises(IllegalActionError) as caught:
        play_pair(CUARENTA, rules, Contender("cheat", cheating))
    (note,) = caught.value.__notes__
    assert "'cheat'" in note


def test_a_bot_that_fails_is_named() -> None:
    def failing(
        view: cuarenta.View, actions: tuple[cuarenta.Action, ...], own: Stream
    ) -> cuarenta.Action:
        raise LookupError

    rules = cuarenta.GUIDE, cuarenta.GUIDE
    with pytest.raises(LookupError) as caught:
        play_pair(CUARENTA, rules, Contender("fails", failing))
    (note,) = caught.value.__notes__
    assert "'fails'" in note
