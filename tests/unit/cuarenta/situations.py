"""Every phase, every kind of action and every kind of event of Cuarenta, at least once each."""

from __future__ import annotations

from cardrules import cuarenta as cu
from cardrules.cards import Rank
from cardrules.cuarenta import (
    PACK,
    Action,
    AnnounceRonda,
    ClaimPrize,
    DrawForDealer,
    Event,
    HeldRonda,
    Misdeal,
    Pass,
    Phase,
    Play,
    Prize,
    RondaStatus,
    Rules,
    ShowFour,
    Shuffle,
    State,
    TakeForgotten,
)
from tests.builders.cuarenta import (
    COUNTER_CLOCKWISE,
    EAST,
    NORTH,
    SOUTH,
    after_count,
    done,
    passed,
    play,
    scene,
    to_announcing,
    to_second_lot,
    to_shuffle,
)

__all__ = ["ACTIONS", "EVENTS", "PHASES", "STATES", "STEPS"]

FOUR, SEVENS = "2♠ 2♥ 2♦ 2♣ Q♦", "7♠ 7♥ 7♦ 3♣ K♥"
THREE = Rules(match="best_of_three")
LEFTOVERS = Rules(leftovers="last_capturer")
SHOWN = Rules(four_of_a_kind=4, misdeal="ten_points")

LAST = scene(
    "3♣",
    "K♠",
    played=19,
    piled=("7♣ 7♦ 7♥", ""),
    rondas=[HeldRonda(EAST, Rank.SEVEN, 1, RondaStatus.ANNOUNCED)],
    prizes=[Prize(EAST, Rank.SEVEN)],
)
TO_TAKE = scene("5♥ 6♦ 7♣ K♣", "5♠", fresh="5♥")
CLAIM = ClaimPrize(EAST, Rank.SEVEN)
FIVE = play("5♠", "5♥")
PHASES: dict[Phase, State] = {
    Phase.DRAW: cu.new_match(),
    Phase.SHUFFLE: to_shuffle(scores=(12, 14)),
    Phase.ANNOUNCE: done(to_announcing({NORTH: SEVENS}), AnnounceRonda()),
    Phase.PLAY: TO_TAKE,
    Phase.FORGOTTEN: done(TO_TAKE, FIVE),
    Phase.PRIZES: done(LAST, play("K♠")),
    Phase.OVER: done(scene("5♥ K♣", "5♠", fresh="5♥", scores=(38, 0)), FIVE),
}
STEPS: list[tuple[State, Action]] = [
    (cu.new_match(), DrawForDealer(PACK)),
    (to_shuffle(), Shuffle(PACK[::-1])),
    (to_announcing({NORTH: SEVENS}), AnnounceRonda()),
    (to_announcing({NORTH: SEVENS}), Pass()),
    (to_announcing({NORTH: SEVENS}, scores=(30, 0)), Pass()),
    (to_announcing({NORTH: FOUR}), ShowFour()),
    (to_announcing({NORTH: FOUR}, rules=SHOWN), ShowFour()),
    (to_announcing(), Misdeal()),
    (to_announcing(rules=SHOWN), Misdeal()),
    (TO_TAKE, FIVE),
    (TO_TAKE, play("5♠", "5♥", "6♦ 7♣")),
    (TO_TAKE, play("5♠")),
    (scene("5♥", "5♠", scores=(38, 0)), FIVE),
    (PHASES[Phase.FORGOTTEN], Pass()),
    (PHASES[Phase.FORGOTTEN], TakeForgotten()),
    (LAST, play("K♠")),
    (PHASES[Phase.PRIZES], CLAIM),
    (done(PHASES[Phase.PRIZES], Pass()), Pass()),
    (scene("3♣", "K♠", played=19, rules=LEFTOVERS), play("K♠")),
    (scene("5♥ K♣", "5♠", fresh="5♥", scores=(38, 20), rules=THREE), FIVE),
    (scene("5♥ K♣", "5♠", fresh="5♥", scores=(38, 9), rules=THREE, chicas=(1, 0)), FIVE),
]
STATES: list[State] = [
    *PHASES.values(),
    LAST,
    to_second_lot({NORTH: SEVENS}),
    passed(to_announcing({SOUTH: FOUR, NORTH: SEVENS}, rules=COUNTER_CLOCKWISE, dealer=EAST)),
    passed(done(to_announcing({NORTH: FOUR}, rules=SHOWN), ShowFour())),
    scene("5♥ K♣", "5♠", rules=cu.PROFILES["TODO_DOS"], chicas=(1, 1), scores=(39, 37)),
    done(PHASES[Phase.FORGOTTEN], Pass()),
    done(to_announcing(), Misdeal()),
    done(to_announcing({NORTH: FOUR}), ShowFour()),
    after_count((38, 0), scores=(39, 0)).state,
    *(cu.step(state, action).state for state, action in STEPS),
]
EVENTS: list[Event] = [
    event
    for state, action in STEPS
    for seat in (NORTH, None)
    for event in cu.observe(cu.step(state, action).events, seat)
]
ACTIONS: list[Action] = [
    DrawForDealer(PACK),
    DrawForDealer(PACK[:3]),
    Shuffle(PACK[::-1]),
    Pass(),
    AnnounceRonda(),
    ShowFour(),
    TakeForgotten(),
    Misdeal(),
    *(ClaimPrize(seat, rank) for seat in cu.Seat for rank in cu.RANKS),
    *map(Play, PACK),
    play("6♠", "2♣ 4♦"),
    play("6♠", "2♣ 4♦", "7♥ J♣"),
    play("A♠", "A♥", "2♦ 3♣ 4♥ 5♦ 6♣ 7♥ J♦ Q♣ K♥"),
    play("6♠", "", "7♥"),
    play("10♠", "9♥ 8♦"),
]
