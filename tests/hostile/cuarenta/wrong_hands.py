"""Hands under way that cannot be: announcements, captures, forgotten cards and prizes."""

from __future__ import annotations

from collections.abc import Iterable

import attrs

from cardrules import cuarenta as cu
from cardrules.cards import Rank
from cardrules.cuarenta import (
    Answer,
    HeldRonda,
    Phase,
    Prize,
    RondaStatus,
    Rules,
    Setup,
    Side,
    StateFault,
)
from cardrules.notation import parse_cards
from tests.builders.cuarenta import (
    EAST,
    NORTH,
    SOUTH,
    WEST,
    done,
    passed,
    play,
    scene,
    to_announcing,
)
from tests.hostile.cuarenta.wrong_setups import SOUND, Told, WrongSetup, changed, wrong

__all__ = ["SOUND_HANDS", "WRONG_HANDS"]

PASSED, BLOCKED, RONDA, FOUR = Answer
ANNOUNCED, BY_SCORE, SILENT = RondaStatus
CALLED = cu.to_setup(passed(done(to_announcing({NORTH: "7♠ 7♥ 7♦"}), cu.AnnounceRonda())))
FORBIDDEN = cu.to_setup(passed(to_announcing({NORTH: "7♠ 7♥ 7♦"}, scores=(30, 0))))
SHOWN = cu.to_setup(
    passed(
        done(to_announcing({NORTH: "2♠ 2♥ 2♦ 2♣"}, rules=Rules(four_of_a_kind=4)), cu.ShowFour())
    )
)
EARNED = cu.to_setup(
    done(
        passed(
            done(to_announcing({NORTH: "7♠ 7♥ 7♦ K♥", EAST: "7♣"}), cu.AnnounceRonda()),
        ),
        play("7♠"),
        play("7♣", "7♠"),
    )
)
SOUND_HANDS: dict[str, Setup] = {
    "called": CALLED,
    "forbidden": FORBIDDEN,
    "shown": SHOWN,
    "earned": EARNED,
}


def _of_the_answers() -> Iterable[WrongSetup]:
    code = StateFault.ANSWERS_CONTRADICTED
    card, announce = SOUND["card"], SOUND["announce"]
    yield wrong("one not asked", code, "C-3.3", "answers")(
        changed(card, "answers", (PASSED, PASSED, None, PASSED))
    )
    yield wrong("one before its turn", code, "C-3.3", "answers")(
        changed(announce, "answers", (None, PASSED, None, None))
    )
    yield wrong("the one that is asked", code, "C-3.3", "answers")(
        attrs.evolve(
            announce,
            answers=(PASSED, None, None, None),
            rondas=(HeldRonda(NORTH, Rank.SEVEN, 1, SILENT),),
        )
    )
    yield wrong("one left out", code, "C-3.3", "answers")(
        attrs.evolve(announce, turn=SOUTH, answers=(None, PASSED, None, None))
    )
    yield wrong("one left out at the end", code, "C-3.3", "answers")(
        changed(SOUND["by points"], "answers", (PASSED, None, PASSED, PASSED))
    )
    yield wrong("no four of a kind", code, "C-3.1", "answers[1]")(
        attrs.evolve(card, rules=Rules(four_of_a_kind=4), scores=(4, 4),
                     answers=(PASSED, FOUR, PASSED, PASSED))
    )  # fmt: skip
    yield wrong("no ronda", code, "C-3.1", "answers[1]")(
        attrs.evolve(card, scores=(0, 4), answers=(PASSED, RONDA, PASSED, PASSED))
    )
    yield wrong("a ronda that scored nothing", code, "C-3.1", "answers[0]")(
        changed(CALLED, "scores", (3, 0))
    )
    yield wrong("a four that scored nothing", code, "C-3.1", "answers[0]")(
        changed(SHOWN, "scores", (3, 0))
    )
    yield wrong("a four that wins, and play goes on", code, "C-3.1", "answers[0]")(
        changed(SHOWN, "rules", Rules())
    )
    yield wrong("blocked below the limit", code, "C-3.1", "answers[0]", "answers[2]")(
        changed(FORBIDDEN, "scores", (29, 0))
    )
    yield wrong("blocked where there is no limit", code, "C-3.1", "answers[0]", "answers[2]")(
        changed(FORBIDDEN, "rules", Rules(ronda_limit=None))
    )
    yield wrong("a ronda passed where one must announce", code, "C-3.1", "answers[0]")(
        changed(cu.to_setup(passed(to_announcing({NORTH: "7♠ 7♥ 7♦"}))), "rules",
                Rules(announcing="compulsory"))
    )  # fmt: skip
    compulsory = Rules(announcing="compulsory")
    kept = cu.to_setup(passed(to_announcing({NORTH: "2♠ 2♥ 2♦ 2♣"})))
    yield wrong("a four passed where one must announce", code, "C-3.1", "answers[0]")(
        changed(kept, "rules", compulsory)
    )
    kept = cu.to_setup(passed(to_announcing({NORTH: "2♠ 2♥ 2♦ 2♣"}, scores=(30, 0))))
    yield wrong("a four that wins, passed because of the score", code, "C-3.1", "answers[0]")(
        changed(kept, "rules", compulsory)
    )


def _of_the_rondas() -> Iterable[WrongSetup]:
    code = StateFault.RONDAS_CONTRADICTED
    held = HeldRonda(NORTH, Rank.SEVEN, 1, ANNOUNCED)
    for name, rondas in (
        ("none", ()),
        ("of another rank", (attrs.evolve(held, rank=Rank.KING),)),
        ("of another seat", (attrs.evolve(held, holder=EAST),)),
        ("of another status", (attrs.evolve(held, status=SILENT),)),
        ("one more", (held, HeldRonda(SOUTH, Rank.QUEEN, 1, SILENT))),
    ):
        yield wrong(name, code, "C-3.1", "rondas")(changed(CALLED, "rondas", rondas))
    yield wrong("of a lot to come", code, "C-3.1", "rondas")(
        changed(CALLED, "rondas", (held, HeldRonda(EAST, Rank.QUEEN, 2, SILENT)))
    )
    yield wrong("of no lot", code, "C-3.1", "rondas")(
        changed(CALLED, "rondas", (held, HeldRonda(EAST, Rank.QUEEN, 3, SILENT)))
    )
    later = cu.to_setup(
        scene("5♥ K♣", "5♠", piled=("7♣ 7♦ 7♥", ""),
              rondas=[attrs.evolve(held, holder=EAST)])
    )  # fmt: skip
    first = attrs.evolve(held, holder=EAST)
    for name, rondas in (
        ("of a rank that has not been played", (first, HeldRonda(WEST, Rank.KING, 1, SILENT))),
        ("twice the same rank", (first, attrs.evolve(first, holder=WEST))),
        ("the same twice", (first, first)),
    ):
        yield wrong(name, code, "C-3.1", "rondas")(changed(later, "rondas", rondas))
    two = cu.to_setup(
        scene("5♥ K♣", "5♠", piled=("7♣ 7♦ 7♥ Q♣ Q♦ Q♥", ""),
              rondas=[first, HeldRonda(WEST, Rank.QUEEN, 1, SILENT)])
    )  # fmt: skip
    same = (first, HeldRonda(EAST, Rank.QUEEN, 1, SILENT))
    yield wrong("two of one seat", code, "C-3.1", "rondas")(changed(two, "rondas", same))
    free = attrs.evolve(later, rules=Rules(ronda_limit=None))
    yield wrong("blocked where there is no limit", code, "C-3.4", "rondas")(
        changed(free, "rondas", (attrs.evolve(first, status=BY_SCORE),))
    )


def _of_the_prizes() -> Iterable[WrongSetup]:
    code, prize = StateFault.PRIZES_CONTRADICTED, Prize(NORTH, Rank.SEVEN)
    for name, clause, prizes in (
        ("twice", "C-5.5", (prize, prize)),
        ("no ronda", "C-5.7", (prize, Prize(EAST, Rank.SEVEN))),
        ("of another rank", "C-5.7", (Prize(NORTH, Rank.KING),)),
    ):
        yield wrong(name, code, clause, "prizes")(changed(EARNED, "prizes", prizes))
    yield wrong("where none is given", code, "C-5.7", "prizes")(
        changed(EARNED, "rules", Rules(prize_points=0))
    )
    yield wrong("no caída yet", code, "C-5.5", "prizes")(changed(CALLED, "prizes", (prize,)))
    silent = cu.to_setup(passed(to_announcing({NORTH: "7♠ 7♥ 7♦"})))
    yield wrong("on a silent ronda", code, "C-5.7", "prizes")(changed(silent, "prizes", (prize,)))


def _of_the_captures() -> Iterable[WrongSetup]:
    capturer, forgotten = StateFault.CAPTURER_CONTRADICTED, StateFault.FORGOTTEN_CONTRADICTED
    card, window = SOUND["card"], SOUND["window"]
    yield wrong("piles and no capturer", capturer, "C-4.4", "last_capturer")(
        changed(card, "last_capturer", None)
    )
    only_ours = attrs.evolve(card, piles=((*card.piles[0], *card.piles[1]), ()))
    yield wrong("a capturer without a pile", capturer, "C-4.4", "last_capturer")(
        changed(only_ours, "last_capturer", EAST)
    )
    for seat in (EAST, SOUTH, WEST):
        yield wrong(f"{seat} last, not the capturer", capturer, "C-4.8", "last_capturer")(
            changed(window, "last_capturer", seat)
        )
    for name, cards in (
        ("not on the table", "7♥"),
        ("of two ranks, not in a row", "7♣ Q♣"),
        ("more than lies there", "7♣ J♣"),
        ("twice the same", "7♣ 7♣"),
    ):
        yield wrong(name, forgotten, "C-4.8", "forgotten")(
            changed(window, "forgotten", parse_cards(cards))
        )
    lone = changed(window, "forgotten", parse_cards("Q♣"))
    yield wrong("over no card that took", forgotten, "C-4.6", "forgotten")(lone)
    partner = attrs.evolve(window, capturer=SOUTH, turn=WEST, last_capturer=SOUTH)
    found = wrong("of who did not play last", forgotten, "C-4.8", "capturer")(partner)
    over: Told = (forgotten, "C-4.6", "forgotten")
    fell = {card.rank for card in window.fallen[SOUTH] if card in window.piles[0]}
    below = fell & {Rank.FIVE, Rank.SIX}
    yield found if below else attrs.evolve(found, faults=found.faults | {over})


def _several_at_once() -> Iterable[WrongSetup]:
    setup = attrs.evolve(
        SOUND["shuffle"],
        dealer=None,
        scores=(-2, 40),
        chicas=(1, 0),
        fresh=parse_cards("5♥")[0],
        winner=Side.EAST_WEST,
    )
    extra = StateFault.NOT_OF_THIS_PHASE
    told: set[Told] = {
        (StateFault.MISSING_IN_THIS_PHASE, "G-2", "dealer"),
        (extra, "G-2", "fresh"),
        (extra, "G-2", "winner"),
        (StateFault.SCORE_OUT_OF_RANGE, "C-7.1", "scores[0]"),
        (StateFault.SCORE_OUT_OF_RANGE, "C-7.1", "scores[1]"),
        (StateFault.CHICAS_CONTRADICTED, "C-I28", "chicas"),
    }
    yield WrongSetup("several at once", setup, frozenset(told))
    card = attrs.evolve(SOUND["card"], turn=EAST, last_capturer=None, fresh=None)
    told = {
        (StateFault.WRONG_TURN, "C-2.3", "turn"),
        (StateFault.CAPTURER_CONTRADICTED, "C-4.4", "last_capturer"),
    }
    yield WrongSetup("turn and capturer", card, frozenset(told))
    early = attrs.evolve(EARNED, phase=Phase.PRIZES, turn=EAST, fresh=None)
    # Fields of another phase are told first: the hand is not looked at beside them.
    told = {(extra, "G-2", "hands"), (extra, "G-2", "stock")}
    yield WrongSetup("prizes in the middle of a hand", early, frozenset(told))


WRONG_HANDS: tuple[WrongSetup, ...] = (
    *_of_the_answers(),
    *_of_the_rondas(),
    *_of_the_prizes(),
    *_of_the_captures(),
    *_several_at_once(),
)
