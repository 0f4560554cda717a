"""States spelled out that cannot be, each with all that is wrong with it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias

import attrs

from cardrules import cuarenta as cu
from cardrules.cards import Card, Rank
from cardrules.cuarenta import (
    PACK,
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
from tests.builders.cuarenta import EAST, NORTH, SOUTH, WEST, done, play, scene, to_announcing
from tests.builders.loose import loosely
from tests.hostile.cuarenta.wrong_actions import STATES

__all__ = ["SOUND", "WRONG_SETUPS", "Told", "WrongSetup", "changed", "wrong"]

Told: TypeAlias = tuple[StateFault, str, str]
"""Code, clause and field of a fault."""

THREE, ZAPATERIA = Rules(match="best_of_three"), Rules(match="best_of_three_zapateria")
CAIDA = play("5♠", "5♥")
SOUND: dict[str, Setup] = {
    **{name: cu.to_setup(state) for name, state in STATES.items()},
    "first lot": cu.to_setup(scene("5♥ 6♦", "5♠", lot=1, played=6, fresh="6♦")),
    "by points": cu.to_setup(done(scene("5♥ K♣", "5♠", fresh="5♥", scores=(38, 0)), CAIDA)),
    "by four": cu.to_setup(done(to_announcing({NORTH: "2♠ 2♥ 2♦ 2♣ Q♦"}), cu.ShowFour())),
    "a match": cu.to_setup(scene("5♥ K♣", "5♠", rules=THREE, chicas=(1, 1))),
    "two chicas": cu.to_setup(
        done(scene("5♥ K♣", "5♠", fresh="5♥", scores=(38, 0), rules=THREE, chicas=(1, 0)), CAIDA)
    ),
    "zapateria": cu.to_setup(
        done(scene("5♥ K♣", "5♠", fresh="5♥", scores=(38, 9), rules=ZAPATERIA), CAIDA)
    ),
}
SEVENS = HeldRonda(NORTH, Rank.SEVEN, 1, RondaStatus.SILENT)
HUGE = 10**5000
"""More digits than Python turns into text."""


@attrs.frozen
class WrongSetup:
    """A setup and all that is wrong with it."""

    name: str
    setup: Setup
    faults: frozenset[Told]


def wrong(name: str, code: StateFault, clause: str, *where: str) -> Callable[[Setup], WrongSetup]:
    """Say what will be wrong with a setup."""
    told = frozenset((code, clause, field) for field in where)
    return lambda setup: WrongSetup(f"{code.value}: {name}", setup, told)


def changed(setup: Setup, field: str, value: object) -> Setup:
    """Give the same setup with another value in a field."""
    named: dict[str, object] = {
        each.name: getattr(setup, each.name) for each in attrs.fields(Setup)
    }
    return loosely(Setup, **(named | {field: value}))


def _of_the_phase() -> Iterable[WrongSetup]:
    missing, extra = StateFault.MISSING_IN_THIS_PHASE, StateFault.NOT_OF_THIS_PHASE
    blanks: dict[str, object] = {
        each.name: each.default for each in attrs.fields(Setup) if each.name != "phase"
    }
    for name, field in (
        ("shuffle", "dealer"),
        ("announce", "dealer"),
        ("announce", "turn"),
        ("announce", "lot"),
        ("card", "dealer"),
        ("card", "turn"),
        ("card", "lot"),
        ("card", "answers"),
        ("window", "capturer"),
        ("window", "forgotten"),
        ("window", "last_capturer"),
        ("window", "answers"),
        ("window", "fallen"),
        ("prizes", "prizes"),
        ("prizes", "rondas"),
        ("prizes", "last_capturer"),
        ("over", "winner"),
        ("over", "turn"),
        ("over", "dealer"),
        ("over", "lot"),
    ):
        told = wrong(f"{field} in {name}", missing, "G-2", field)
        yield told(changed(SOUND[name], field, blanks[field]))
    for name, field, value in (
        ("draw", "dealer", NORTH),
        ("draw", "scores", (2, 0)),
        ("draw", "turn", NORTH),
        ("shuffle", "turn", NORTH),
        ("shuffle", "lot", 1),
        ("shuffle", "table", PACK[:1]),
        ("shuffle", "hands", (PACK[:5], (), (), ())),
        ("shuffle", "stock", PACK[:20]),
        ("shuffle", "piles", (PACK[:2], ())),
        ("shuffle", "answers", (Answer.PASSED, None, None, None)),
        ("shuffle", "rondas", (SEVENS,)),
        ("shuffle", "prizes", (Prize(NORTH, Rank.SEVEN),)),
        ("shuffle", "last_capturer", NORTH),
        ("shuffle", "winner", Side.NORTH_SOUTH),
        ("announce", "fresh", PACK[0]),
        ("announce", "winner", Side.NORTH_SOUTH),
        ("announce", "forgotten", PACK[:1]),
        ("card", "capturer", NORTH),
        ("card", "forgotten", parse_cards("6♦")),
        ("card", "winner", Side.EAST_WEST),
        ("window", "fresh", parse_cards("6♦")[0]),
        ("prizes", "fresh", parse_cards("K♠")[0]),
        ("by points", "capturer", NORTH),
        ("by points", "fresh", parse_cards("K♣")[0]),
    ):
        told = wrong(f"{field} in {name}", extra, "G-2", field)
        yield told(changed(SOUND[name], field, value))
    for sequence in ("automatic", "forfeited"):
        rules = loosely(Rules, sequence=sequence)
        told = wrong(f"forgotten cards, {sequence}", extra, "C-I4", "phase")
        yield told(attrs.evolve(SOUND["window"], rules=rules))


def _of_the_cards() -> Iterable[WrongSetup]:
    card = SOUND["card"]
    hand, gone = card.hands[NORTH], card.hands[NORTH][0]
    eight = parse_cards("8♣")
    foreign, twice, missing = (
        StateFault.FOREIGN_CARD,
        StateFault.CARD_TWICE,
        StateFault.CARD_MISSING,
    )
    lost: frozenset[Told] = frozenset({(missing, "C-1.2", "hands")})
    for name, field, value in (
        ("hands[0]", "hands", ((*hand[1:], *eight), *card.hands[1:])),
        ("table", "table", (*card.table[1:], *eight)),
        ("piles[1]", "piles", (card.piles[0], (*card.piles[1][1:], *eight))),
        ("stock", "stock", eight),
    ):
        told = wrong(f"in {name}", foreign, "C-1.2", name)(changed(card, field, value))
        yield told if name == "stock" else attrs.evolve(told, faults=told.faults | lost)
    fell = (*card.fallen[NORTH][1:], *eight)
    yield wrong("fallen", foreign, "C-1.2", "fallen[0]")(
        changed(card, "fallen", (fell, *card.fallen[1:]))
    )
    yield wrong("in a hand and a pile", twice, "C-1.2", "hands")(
        changed(card, "piles", ((*card.piles[0], gone), card.piles[1]))
    )
    yield wrong("on the table and in the stock", twice, "C-1.2", "hands")(
        changed(card, "stock", card.table[:1])
    )
    yield wrong("fallen from two", twice, "C-1.2", "fallen")(
        changed(card, "fallen", (card.fallen[NORTH], card.fallen[NORTH], *card.fallen[2:]))
    )
    for name, field, value in (
        ("a hand", "hands", (hand[1:], *card.hands[1:])),
        ("the table", "table", card.table[1:]),
        ("a pile", "piles", (card.piles[0][1:], card.piles[1])),
    ):
        yield wrong(f"from {name}", missing, "C-1.2", "hands")(changed(card, field, value))


def _of_the_sizes() -> Iterable[WrongSetup]:
    number = StateFault.WRONG_NUMBER_OF_CARDS
    card, first, announce = SOUND["card"], SOUND["first lot"], SOUND["announce"]
    for lot in (-1, 3, HUGE):
        yield wrong(f"lot {lot % 1009}", number, "C-2.4", "lot")(changed(card, "lot", lot))
    yield wrong("no stock in the first lot", number, "C-2.2", "stock")(changed(card, "lot", 1))
    yield wrong("a stock in the second lot", number, "C-2.2", "stock")(changed(first, "lot", 2))
    short = (announce.hands[NORTH][1:], *announce.hands[1:])
    one = announce.hands[NORTH][:1]
    yield wrong("a hand of four", number, "C-2.2", "hands[0]")(
        attrs.evolve(announce, hands=short, table=one)
    )
    moved = (card.hands[0], (*card.hands[1], card.hands[0][0]), *card.hands[2:])
    moved = (moved[0][1:], *moved[1:])
    yield wrong("a card too few and one too many", number, "C-2.2", "hands[0]", "hands[1]")(
        changed(card, "hands", moved)
    )
    late = (*card.fallen[:3], ())
    yield wrong("who has not played holds four", number, "C-2.2", "hands[3]")(
        changed(card, "fallen", late)
    )
    twice = ((), (*card.fallen[NORTH], *card.fallen[EAST]), *card.fallen[2:])
    told = wrong("one played twice, one never", number, "C-2.3", "fallen[0]", "fallen[1]")
    found = told(changed(card, "fallen", twice))
    hands = {(number, "C-2.2", f"hands[{n}]") for n in (0, 1)}
    yield attrs.evolve(found, faults=found.faults | hands)
    held = (card.hands[NORTH][:1], *card.fallen[1:])
    yield wrong("still in the hand", StateFault.FALLEN_CONTRADICTED, "G-3", "fallen[0]")(
        changed(card, "fallen", held)
    )
    in_stock = ((*first.fallen[0][1:], *first.stock[:1]), *first.fallen[1:])
    yield wrong("still in the stock", StateFault.FALLEN_CONTRADICTED, "G-3", "fallen[0]")(
        changed(first, "fallen", in_stock)
    )


def _of_the_turn() -> Iterable[WrongSetup]:
    turn, fresh = StateFault.WRONG_TURN, StateFault.FRESH_CONTRADICTED
    card, window, prizes = SOUND["card"], SOUND["window"], SOUND["prizes"]
    for seat in (EAST, SOUTH, WEST):
        told = wrong(f"{seat}'s, not North's", turn, "C-2.3", "turn")
        found = told(attrs.evolve(card, turn=seat, fresh=None))
        yield found
    ended = attrs.evolve(prizes, phase=Phase.PLAY)
    missing = StateFault.MISSING_IN_THIS_PHASE
    yield wrong("after the last card", missing, "G-2", "hands")(ended)
    for seat in (NORTH, SOUTH):
        yield wrong(f"{seat} asked", turn, "C-I5", "turn")(changed(window, "turn", seat))
    left_only = attrs.evolve(window, rules=Rules(forgotten_window="left_only"), turn=WEST)
    yield wrong("the other opponent asked", turn, "C-I5", "turn")(left_only)
    for seat in (EAST, WEST):
        yield wrong(f"{seat} claims", turn, "C-I32", "turn")(changed(prizes, "turn", seat))
    yield wrong("a claim at 30", turn, "C-I32", "turn")(changed(prizes, "scores", (30, 0)))
    of_east: tuple[Card, ...] = card.fallen[EAST][:1]
    for name, just_laid in (
        ("not on the table", card.piles[0][0]),
        ("another's card", of_east[0]),
        ("of the lot before", next(c for c in card.table if c not in card.fallen[WEST])),
    ):
        told = wrong(name, fresh, "C-5.2", "fresh")
        yield told(changed(card, "fresh", just_laid))


def _of_the_match() -> Iterable[WrongSetup]:
    score, chicas, winner = (
        StateFault.SCORE_OUT_OF_RANGE,
        StateFault.CHICAS_CONTRADICTED,
        StateFault.WINNER_CONTRADICTED,
    )
    for name in ("shuffle", "announce", "card", "window"):
        for points in (-1, 40, 41, HUGE, -HUGE):
            told = wrong(f"{points % 1009} in {name}", score, "C-7.1", "scores[1]")
            yield told(changed(SOUND[name], "scores", (0, points)))
    over = SOUND["by points"]
    yield wrong("the loser's", score, "C-7.1", "scores[1]")(changed(over, "scores", (40, 40)))
    yield wrong("too many for any game", score, "C-7.1", "scores[0]")(
        changed(over, "scores", (128, 0))
    )
    for name in ("shuffle", "card", "by points"):
        told = wrong(f"in a single game, {name}", chicas, "C-I28", "chicas")
        yield told(changed(SOUND[name], "chicas", (1, 0)))
    for games, where in (((2, 0), 0), ((0, 2), 1), ((-1, 0), 0), ((0, HUGE), 1)):
        told = wrong(f"{games[0] % 1009} {games[1] % 1009}", chicas, "C-I28", f"chicas[{where}]")
        yield told(changed(SOUND["a match"], "chicas", games))
    two = SOUND["two chicas"]
    yield wrong("one for a match of three", chicas, "C-I28", "chicas")(
        changed(two, "chicas", (1, 0))
    )
    yield wrong("none for the winner", chicas, "C-I28", "chicas[0]")(changed(two, "chicas", (0, 1)))
    yield wrong("three", chicas, "C-I28", "chicas[0]")(changed(two, "chicas", (3, 0)))
    yield wrong("two for the loser", chicas, "C-I28", "chicas[1]")(changed(two, "chicas", (2, 2)))
    yield wrong("no zapatería at ten", chicas, "C-I28", "chicas")(
        changed(SOUND["zapateria"], "scores", (40, 10))
    )
    yield wrong("at 39", winner, "C-7.1", "winner")(changed(over, "scores", (39, 0)))
    four = SOUND["by four"]
    yield wrong("a four of a kind that is worth points", winner, "C-7.1", "winner")(
        attrs.evolve(four, rules=Rules(four_of_a_kind=4), scores=(4, 0))
    )
    yield wrong("a misdeal of the winner's", winner, "C-7.1", "winner")(
        changed(SOUND["over"], "winner", Side.EAST_WEST)
    )
    yield wrong("a misdeal that costs points", winner, "C-7.1", "winner")(
        changed(SOUND["over"], "rules", Rules(misdeal="ten_points"))
    )


WRONG_SETUPS: tuple[WrongSetup, ...] = (
    *_of_the_phase(),
    *_of_the_cards(),
    *_of_the_sizes(),
    *_of_the_turn(),
    *_of_the_match(),
)
