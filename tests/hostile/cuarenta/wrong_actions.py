"""Wrong actions, each with the state that it is tried in and what it is to be refused with."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count

import attrs

from cardrules import arbaa_turub
from cardrules import cuarenta as cu
from cardrules.actions import GameAction
from cardrules.cards import Card, Rank, Suit
from cardrules.cuarenta import (
    PACK,
    AnnounceRonda,
    ClaimPrize,
    DrawForDealer,
    HeldRonda,
    Misdeal,
    Pass,
    Play,
    Prize,
    Refusal,
    RondaStatus,
    Seat,
    ShowFour,
    Shuffle,
    Side,
    State,
    TakeForgotten,
)
from cardrules.notation import parse_card
from cardrules.verdicts import Code, Conduct
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
    to_second_lot,
    to_shuffle,
)
from tests.hostile.arbaa_turub.things import ClassRaises, Foreign, Liar, Prickly, Twister
from tests.hostile.arbaa_turub.wrong_actions import Unmade

__all__ = ["CONDUCT", "STATES", "WrongAction"]

SEVENS = "7♠ 7♥ 7♦ 3♣ K♥"
DRAW, SHUFFLE = cu.new_match(), to_shuffle()
ANNOUNCE, SECOND = to_announcing({NORTH: SEVENS}), to_second_lot({NORTH: SEVENS})
LEAD = passed(ANNOUNCE)
CARD = scene("5♥ 6♦ 7♣ Q♣", "5♠", hands={EAST: "Q♥"}, fresh="Q♣")
WINDOW = done(CARD, play("5♠", "5♥", "6♦"))
PRIZES = done(
    scene(
        "3♣",
        "K♠",
        played=19,
        piled=("7♣ 7♦ 7♥", ""),
        rondas=[HeldRonda(EAST, Rank.SEVEN, 1, RondaStatus.ANNOUNCED)],
        prizes=[Prize(EAST, Rank.SEVEN)],
    ),
    play("K♠"),
)
OVER = done(ANNOUNCE, Misdeal())
STATES = {
    "draw": DRAW,
    "shuffle": SHUFFLE,
    "announce": ANNOUNCE,
    "second lot": SECOND,
    "lead": LEAD,
    "card": CARD,
    "window": WINDOW,
    "other": done(WINDOW, Pass()),
    "prizes": PRIZES,
    "over": OVER,
}
EIGHT = Card(Rank.EIGHT, Suit.CLUBS)
_EIGHT_TO_TEN = tuple(dict.fromkeys(c for c in arbaa_turub.PACK if c not in PACK))
FIVE, MATCH = parse_card("5♠"), parse_card("5♥")
CLAIM = ClaimPrize(EAST, Rank.SEVEN)


@attrs.frozen(eq=False)
class WrongAction:
    """An action, the state that it is tried in, and what it is to be refused with."""

    name: str
    state: State
    thing: object
    code: Code
    clause: str
    by: object = None
    cards: tuple[Card, ...] = ()

    @property
    def action(self) -> object:
        """The action, or whatever it is."""
        return self.thing.made() if type(self.thing) is Unmade else self.thing


def _no_actions() -> Iterable[WrongAction]:
    things: dict[str, object] = {
        "None": None,
        "text": "5♠",
        "a number": 7,
        "true": True,
        "an empty tuple": (),
        "a list": [play("5♠")],
        "a dict": {"card": FIVE},
        "a card": FIVE,
        "a suit": Suit.CLUBS,
        "a seat": EAST,
        "a prize": Prize(EAST, Rank.SEVEN),
        "a state": CARD,
        "a class of actions": Play,
        "an object": object(),
        "prickly": Prickly(),
        "equal to everything": Twister(),
        "its class raises": ClassRaises(),
        **{f"a liar: {kind.__name__}": Liar(kind) for kind in _KINDS},
    }
    for name, thing in things.items():
        yield WrongAction(name, CARD, thing, Conduct.NOT_AN_ACTION, "G-2")
    for phase, state in STATES.items():
        for kind in (Pass, Misdeal):
            name = f"a liar: {kind.__name__} in {phase}"
            yield WrongAction(name, state, Liar(kind), Conduct.NOT_AN_ACTION, "G-2")
        for name, action in _STRANGERS.items():
            code = Conduct.ACTION_OF_ANOTHER_GAME
            yield WrongAction(f"{name} in {phase}", state, action, code, "G-2")


_KINDS = (Pass, AnnounceRonda, ShowFour, Play, TakeForgotten, ClaimPrize, Shuffle, Misdeal)
_STRANGERS: dict[str, GameAction] = {
    "another game's, bare": GameAction(),
    "another game's, a stranger": Foreign(),
    "another game's play": arbaa_turub.Play(parse_card("6♣")),
    "another game's cut": arbaa_turub.Cut(7),
    "another game's trump": arbaa_turub.NameTrump(Suit.CLUBS),
    "another game's, its name long": type("x" * 5000, (GameAction,), {})(),
    "another game's, its name on two lines": type("a\nb", (GameAction,), {})(),
}


def _malformed() -> Iterable[WrongAction]:
    no_cards: tuple[object, ...] = ("A♣", None, Suit.CLUBS, ("A", "C"), [], Prickly(), Liar(Card))
    no_cards = (*no_cards, True, 5, ClassRaises())
    no_tuples: tuple[object, ...] = (None, 7, "5♥", ["5♥"], [None], (FIVE, None), Prickly(), MATCH)
    no_tuples = (*no_tuples, [Prickly()], [Liar(Card)], range(3), {"5♥": 1}, count(), Twister())
    no_tuples = (*no_tuples, [ClassRaises()], (MATCH, Twister()), Liar(tuple))
    no_seats: tuple[object, ...] = (1, "east", None, True, Side.EAST_WEST, Prickly(), Liar(Seat))
    no_ranks: tuple[object, ...] = (
        7,
        "7",
        None,
        True,
        Suit.CLUBS,
        Prickly(),
        Liar(Rank),
        Twister(),
    )
    packs: tuple[object, ...] = ("A♣" * 20, [None] * 40, [*PACK[1:], "A♣"], range(40))
    packs = (*packs, [Prickly()], [*PACK[1:], Twister()], [*PACK[1:], Liar(Card)])
    tried: list[tuple[State, Unmade]] = [
        *((CARD, Unmade(Play, (card,))) for card in no_cards),
        *((CARD, Unmade(Play, (FIVE, cards))) for cards in no_tuples),
        *((CARD, Unmade(Play, (FIVE, (MATCH,), cards))) for cards in no_tuples),
        *((PRIZES, Unmade(ClaimPrize, (seat, Rank.SEVEN))) for seat in no_seats),
        *((PRIZES, Unmade(ClaimPrize, (EAST, rank))) for rank in no_ranks),
        *((CARD, Unmade(ClaimPrize, (seat, Rank.SEVEN))) for seat in no_seats),
        *((SHUFFLE, Unmade(Shuffle, (pack,))) for pack in packs),
        *((DRAW, Unmade(DrawForDealer, (pack,))) for pack in packs),
    ]
    for number, (state, action) in enumerate(tried):
        name = f"malformed {action.kind.__name__} {number}"
        yield WrongAction(name, state, action, Conduct.NOT_AN_ACTION, "G-2")


_ANY: tuple[GameAction, ...] = (
    DrawForDealer(PACK),
    Shuffle(PACK),
    Pass(),
    AnnounceRonda(),
    ShowFour(),
    play("5♠"),
    TakeForgotten(),
    CLAIM,
    Misdeal(),
)
_DUE: dict[str, tuple[type[GameAction], ...]] = {
    "draw": (DrawForDealer,),
    "shuffle": (Shuffle,),
    "announce": (Pass, AnnounceRonda, ShowFour, Misdeal),
    "lead": (Play,),
    "card": (Play,),
    "window": (Pass, TakeForgotten),
    "prizes": (Pass, ClaimPrize),
}
_CLOSED: dict[type[GameAction], tuple[Code, str]] = {
    AnnounceRonda: (Refusal.PLAY_HAS_BEGUN, "C-3.5"),
    ShowFour: (Refusal.PLAY_HAS_BEGUN, "C-3.5"),
    TakeForgotten: (Refusal.NOTHING_FORGOTTEN, "C-4.8"),
    ClaimPrize: (Refusal.PRIZE_NOT_OPEN, "C-5.5"),
    Misdeal: (Refusal.MISDEAL_TOO_LATE, "C-I9"),
}


def _wrong_phase_or_over() -> Iterable[WrongAction]:
    for phase, due in _DUE.items():
        for action in _ANY:
            if not isinstance(action, due):
                code, clause = _CLOSED.get(type(action), (Conduct.WRONG_PHASE, "G-2"))
                if phase in ("draw", "shuffle") and isinstance(
                    action, AnnounceRonda | ShowFour | Misdeal
                ):
                    code, clause = Conduct.WRONG_PHASE, "G-2"
                name = f"{type(action).__name__} in {phase}"
                yield WrongAction(name, STATES[phase], action, code, clause)
    for by in (None, *Seat):
        for action in _ANY:
            name = f"{type(action).__name__} after the end by {by}"
            yield WrongAction(name, OVER, action, Conduct.MATCH_OVER, "G-5", by)
    late = Refusal.MISDEAL_TOO_LATE
    for name, state in (
        ("after a pass", done(ANNOUNCE, Pass())),
        ("after a ronda", done(ANNOUNCE, AnnounceRonda())),
        ("in the second lot, after a pass", done(SECOND, Pass())),
        ("after the first card", done(LEAD, play("7♠"))),
    ):
        yield WrongAction(f"a misdeal {name}", state, Misdeal(), late, "C-I9")
    code = Refusal.PRIZE_AT_THIRTY
    high = scene("5♥ 6♦ 7♣ K♣", "5♠", scores=(30, 0))
    yield WrongAction("a prize at 30, too early", high, CLAIM, code, "C-5.6")
    yield WrongAction("a prize at 30, by the seat", high, CLAIM, code, "C-5.6", NORTH)


_TURNS: tuple[tuple[str, State, GameAction], ...] = (
    ("a pass", ANNOUNCE, Pass()),
    ("a ronda", ANNOUNCE, AnnounceRonda()),
    ("a card", CARD, play("5♠")),
    ("a capture", CARD, play("5♠", "5♥")),
    ("a claim", PRIZES, CLAIM),
)


def _out_of_turn() -> Iterable[WrongAction]:
    claims: tuple[object, ...] = (EAST, SOUTH, WEST, 0, "NORTH", True, Side.NORTH_SOUTH, 1, False)
    claims = (*claims, "", object(), Prickly(), Twister(), Liar(Seat), ClassRaises(), Seat)
    for number, by in enumerate(claims):
        for name, state, action in _TURNS:
            code = Conduct.OUT_OF_TURN
            yield WrongAction(f"{name} by another {number}", state, action, code, "G-1", by)
    code, late = Conduct.OUT_OF_TURN, done(LEAD, play("7♠"))
    for by in (NORTH, SOUTH, WEST):
        yield WrongAction(f"taken by {by}", WINDOW, TakeForgotten(), code, "G-1", by)
        yield WrongAction(f"a late ronda by {by}", late, AnnounceRonda(), code, "G-1", by)
    nobodys = ((DRAW, DrawForDealer(PACK)), (SHUFFLE, Shuffle(PACK)), (ANNOUNCE, Misdeal()))
    for state, nobodys_action in nobodys:
        for by in (*Seat, "chance", Prickly()):
            name = f"{type(nobodys_action).__name__} claimed by {type(by).__name__} "
            name += str(by) if isinstance(by, Seat | str) else ""
            yield WrongAction(name, state, nobodys_action, Conduct.OUT_OF_TURN, "G-1", by)
    for seat in Seat:
        yield WrongAction(f"{seat} in chance", SHUFFLE, Pass(), Conduct.OUT_OF_TURN, "G-1", seat)


def _bad_packs() -> Iterable[WrongAction]:
    foreign, extra = Conduct.PACK_WITH_FOREIGN_CARD, Conduct.PACK_WITH_EXTRA_COPY
    packs: tuple[tuple[str, tuple[Card, ...], Code, tuple[Card, ...]], ...] = (
        ("no cards", (), Conduct.PACK_INCOMPLETE, PACK),
        ("a card missing", PACK[1:], Conduct.PACK_INCOMPLETE, PACK[:1]),
        ("a card too many", (*PACK, PACK[0]), extra, PACK[:1]),
        ("a card for another", (*PACK[1:], PACK[-1]), extra, PACK[-1:]),
        ("a foreign card for another", (*PACK[1:], EIGHT), foreign, (EIGHT,)),
        ("a foreign card too many", (EIGHT, *PACK), foreign, (EIGHT,)),
        ("foreign, extra and missing", (EIGHT, *PACK[9:], *PACK[20:28]), foreign, (EIGHT,)),
        ("many packs", PACK * 50, extra, PACK),
        ("an old pack", arbaa_turub.PACK, foreign, _EIGHT_TO_TEN),
    )
    for name, pack, code, cards in packs:
        draw, shuffle = DrawForDealer(pack), Shuffle(pack)
        yield WrongAction(f"a draw: {name}", DRAW, draw, code, "G-4", cards=cards)
        yield WrongAction(f"a shuffle: {name}", SHUFFLE, shuffle, code, "G-4", cards=cards)


CONDUCT: tuple[WrongAction, ...] = (
    *_no_actions(),
    *_malformed(),
    *_wrong_phase_or_over(),
    *_out_of_turn(),
    *_bad_packs(),
)
