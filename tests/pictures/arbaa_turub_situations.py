"""Arba'a Turub in every phase, and steps in which everything happens that can."""

from __future__ import annotations

from cardrules import arbaa_turub as at
from cardrules.arbaa_turub import GUIDE, Cut, DrawForDealer, Misdeal, NameTrump, Play, Shuffle
from cardrules.notation import parse_card
from tests.builders.arbaa_turub import (
    CLUBS,
    HEARTS,
    WEST,
    after_games,
    done,
    endgame,
    last_step,
    pack_from,
    play,
    plays,
    to_cut,
    to_lead,
    to_naming,
    to_over,
    to_shuffle,
)

__all__ = ["PHASES", "STATES", "STEPS"]

SILENT = at.PROFILES["SILENT"]
UNDECIDED = DrawForDealer(sorted(at.PACK, key=lambda card: card.rank.value))
LAST = endgame("A♣ A♣", "A♣ A♣", "6♥ 7♥", "K♣ 7♠", dealer=WEST)
FIRST_WIN = after_games(to_shuffle(), (20, 16))
PHASES: dict[at.Phase, at.State] = {
    at.Phase.DRAW: at.new_match(),
    at.Phase.SHUFFLE: to_shuffle(),
    at.Phase.CUT: to_cut(),
    at.Phase.NAME_TRUMP: to_naming(),
    at.Phase.PLAY: to_lead(trump=CLUBS),
    at.Phase.OVER: to_over(),
}
STEPS: list[at.Step[at.State, at.Event]] = [
    at.step(at.new_match(), DrawForDealer(pack_from("A♣ A♥ 9♦ K♠ 7♠ J♦"))),
    at.step(at.new_match(), UNDECIDED),
    at.step(to_shuffle(), Shuffle(at.PACK)),
    at.step(to_shuffle(SILENT), Shuffle(at.PACK)),
    at.step(to_cut(), Cut(72)),
    at.step(to_cut(), Misdeal()),
    at.step(to_naming(), NameTrump(HEARTS)),
    at.step(LAST, Play(parse_card("A♣"), at.Signal.CLICK)),
    at.step(done(LAST, *plays("A♣ A♣")), play("6♥")),
    at.step(done(LAST, *plays("A♣ A♣ 6♥")), play("K♣")),
    last_step(to_shuffle(), (20, 16)),
    *(last_step(FIRST_WIN, tricks) for tricks in ((19, 17), (18, 18), (15, 21), (22, 14))),
    last_step(FIRST_WIN, (36, 0)),
    last_step(to_shuffle(GUIDE, WEST), (0, 36)),
]
STATES: list[at.State] = [*PHASES.values(), LAST, FIRST_WIN, *(step.state for step in STEPS)]
