"""Wrong actions, each with the state that it is tried in and what it is to be refused with."""

from __future__ import annotations

from collections.abc import Iterable

import attrs

from cardrules import arbaa_turub as at
from cardrules.actions import GameAction
from cardrules.arbaa_turub import (
    KINDS,
    PACK,
    Cut,
    DrawForDealer,
    Misdeal,
    NameTrump,
    Play,
    Refusal,
    Rules,
    Seat,
    Shuffle,
    Side,
    Signal,
    State,
)
from cardrules.cards import Card, Rank, Suit
from cardrules.notation import parse_card
from cardrules.verdicts import Code, Conduct
from tests.builders.arbaa_turub import (
    EAST,
    NORTH,
    SILENT,
    SOUTH,
    WEST,
    done,
    endgame,
    play,
    plays,
    to_cut,
    to_lead,
    to_naming,
    to_over,
    to_shuffle,
)
from tests.builders.loose import loosely
from tests.hostile.arbaa_turub.things import ClassRaises, Five, Foreign, Liar, Prickly, Twister

__all__ = ["STATES", "WRONG_ACTIONS", "WrongAction"]

_HANDS = ("9♣ 9♣ A♥", "6♣ A♥ A♦", "6♣ A♥ A♦", "6♣ 7♣ A♦")
DRAW, SHUFFLE, CUT, NAMING = at.new_match(), to_shuffle(), to_cut(), to_naming()
LEAD, LATER, OVER = to_lead(), endgame(*_HANDS), to_over()
FOLLOW = done(LATER, play("9♣"))
LAST = done(LATER, *plays("9♣ 6♣ 6♣"))
SILENT_LEAD = endgame(*_HANDS, rules=SILENT)
STATES = {
    "draw": DRAW,
    "shuffle": SHUFFLE,
    "cut": CUT,
    "naming": NAMING,
    "lead": LEAD,
    "later": LATER,
    "follow": FOLLOW,
    "last": LAST,
    "over": OVER,
}
FIVE = Card(Rank.FIVE, Suit.CLUBS)
SIX, ACE, NINE = parse_card("6♣"), parse_card("A♥"), parse_card("9♣")
HUGE = 10**5000
"""More digits than Python turns into text."""


@attrs.frozen(eq=False)
class Unmade:
    """An action that may go wrong as soon as it is made, so it is made where it is tried."""

    kind: type
    arguments: tuple[object, ...]

    def made(self) -> object:
        """Make it."""
        return loosely(self.kind, *self.arguments)


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
        "text": "A♣",
        "a number": 7,
        "true": True,
        "a float": float("nan"),
        "an empty tuple": (),
        "a tuple of an action": (play("6♣"),),
        "a list": [play("6♣")],
        "a dict": {"card": SIX},
        "a card": SIX,
        "a suit": Suit.CLUBS,
        "a seat": EAST,
        "a state": FOLLOW,
        "a class of actions": Play,
        "an error": ValueError("A♣"),
        "an object": object(),
        "a prickly thing": Prickly(),
        "a thing equal to everything": Twister(),
        "a liar: Play": Liar(Play),
        "a liar: Cut": Liar(Cut),
        "a liar: NameTrump": Liar(NameTrump),
        "a liar: Shuffle": Liar(Shuffle),
        "a liar: Misdeal": Liar(Misdeal),
        "a thing whose class raises": ClassRaises(),
    }
    for name, thing in things.items():
        yield WrongAction(name, FOLLOW, thing, Conduct.NOT_AN_ACTION, "G-2")
    yield WrongAction("a liar before the lead", LEAD, Liar(Misdeal), Conduct.NOT_AN_ACTION, "G-2")
    for name, action in (("bare", GameAction()), ("a stranger", Foreign())):
        for phase, state in STATES.items():
            code = Conduct.ACTION_OF_ANOTHER_GAME
            yield WrongAction(f"another game's, {name}, {phase}", state, action, code, "G-2")
    for name, stranger in (("long", "x" * 5000), ("on two lines", "a\nb")):
        action = type(stranger, (GameAction,), {})()
        code = Conduct.ACTION_OF_ANOTHER_GAME
        yield WrongAction(f"another game's, its name {name}", LEAD, action, code, "G-2")


def _malformed() -> Iterable[WrongAction]:
    places: tuple[object, ...] = (True, False, "7", "7\n8", 7.0, None, Five.FIVE, (7,), Prickly())
    suits: tuple[object, ...] = ("H", "♥", None, Rank.ACE, True, Prickly(), Liar(Suit))
    cards: tuple[object, ...] = ("A♣", None, Suit.CLUBS, ("A", "C"), [], Prickly(), Liar(Card))
    signals: tuple[object, ...] = ("knock", True, False, 0, "", Suit.CLUBS, Prickly(), Liar(Signal))
    packs: tuple[object, ...] = ("A♣" * 72, [None] * 144, [*PACK[1:], "6♣"], range(144))
    packs = (*packs, [Prickly()], [*PACK[1:], Twister()], [*PACK[1:], Liar(Card)])
    tried: list[tuple[State, Unmade]] = [
        *((CUT, Unmade(Cut, (place,))) for place in places),
        *((NAMING, Unmade(NameTrump, (suit,))) for suit in suits),
        *((FOLLOW, Unmade(Play, (card,))) for card in cards),
        *((LATER, Unmade(Play, (NINE, signal))) for signal in signals),
        *((SHUFFLE, Unmade(Shuffle, (pack,))) for pack in packs),
        *((DRAW, Unmade(DrawForDealer, (pack,))) for pack in packs),
    ]
    for number, (state, action) in enumerate(tried):
        name = f"malformed {action.kind.__name__} {number}"
        yield WrongAction(name, state, action, Conduct.NOT_AN_ACTION, "G-2")


_ANY: tuple[GameAction, ...] = (
    DrawForDealer(PACK),
    Shuffle(PACK),
    Cut(7),
    NameTrump(Suit.HEARTS),
    play("6♣"),
    Misdeal(),
)
_DUE: dict[str, tuple[type[GameAction], ...]] = {
    "draw": (DrawForDealer,),
    "shuffle": (Shuffle,),
    "cut": (Cut, Misdeal),
    "naming": (NameTrump, Misdeal),
    "lead": (Play, Misdeal),
    "follow": (Play, Misdeal),
}


def _wrong_phase_or_over() -> Iterable[WrongAction]:
    for phase, due in _DUE.items():
        for action in _ANY:
            if not isinstance(action, due):
                name = f"{type(action).__name__} in {phase}"
                yield WrongAction(name, STATES[phase], action, Conduct.WRONG_PHASE, "G-2")
    for by in (None, *Seat):
        for action in _ANY:
            name = f"{type(action).__name__} after the end by {by}"
            yield WrongAction(name, OVER, action, Conduct.MATCH_OVER, "G-5", by)
    for state in (FOLLOW, LAST, LATER):
        late = Refusal.MISDEAL_TOO_LATE
        yield WrongAction(f"late misdeal, {len(state.trick)}", state, Misdeal(), late, "T-2.7")
    for name, state in (
        ("shuffle", to_shuffle(SILENT)),
        ("naming", to_naming(SILENT)),
        ("lead", SILENT_LEAD),
        ("draw", at.new_match(Rules(cut=False))),
    ):
        yield WrongAction(f"no cut, {name}", state, Cut(7), Refusal.CUT_NOT_PLAYED, "T-I5")


def _out_of_turn() -> Iterable[WrongAction]:
    claims: tuple[object, ...] = (NORTH, SOUTH, WEST, 1, "EAST", True, Side.EAST_WEST, 0, False, "")
    claims = (*claims, object(), Prickly(), Twister(), Liar(Seat), Seat)
    for number, by in enumerate(claims):
        for state, action in ((CUT, Cut(7)), (NAMING, NameTrump(Suit.CLUBS)), (FOLLOW, play("6♣"))):
            name = f"{type(action).__name__} by another {number}"
            yield WrongAction(name, state, action, Conduct.OUT_OF_TURN, "G-1", by)
    nobodys = ((DRAW, DrawForDealer(PACK)), (SHUFFLE, Shuffle(PACK)), (CUT, Misdeal()))
    for state, nobodys_action in nobodys:
        for by in (*Seat, "chance"):
            name = f"{type(nobodys_action).__name__} claimed by {by}"
            yield WrongAction(name, state, nobodys_action, Conduct.OUT_OF_TURN, "G-1", by)
    for seat in Seat:
        yield WrongAction(f"{seat} in chance", SHUFFLE, Cut(7), Conduct.OUT_OF_TURN, "G-1", seat)


def _bad_packs() -> Iterable[WrongAction]:
    foreign, extra = Conduct.PACK_WITH_FOREIGN_CARD, Conduct.PACK_WITH_EXTRA_COPY
    packs: tuple[tuple[str, tuple[Card, ...], Code, tuple[Card, ...]], ...] = (
        ("no cards", (), Conduct.PACK_INCOMPLETE, KINDS),
        ("a card missing", PACK[1:], Conduct.PACK_INCOMPLETE, PACK[:1]),
        ("a card too many", (*PACK, PACK[0]), extra, PACK[:1]),
        ("a fifth copy for another card", (*PACK[1:], PACK[-1]), extra, PACK[-1:]),
        ("a foreign card for another", (*PACK[1:], FIVE), foreign, (FIVE,)),
        ("a foreign card too many", (FIVE, *PACK), foreign, (FIVE,)),
        ("foreign, extra and missing", (FIVE, *PACK[9:], *PACK[50:58]), foreign, (FIVE,)),
        ("many packs", PACK * 50, extra, KINDS),
    )
    for name, pack, code, cards in packs:
        draw, shuffle = DrawForDealer(pack), Shuffle(pack)
        yield WrongAction(f"a draw: {name}", DRAW, draw, code, "G-4", cards=cards)
        yield WrongAction(f"a shuffle: {name}", SHUFFLE, shuffle, code, "G-4", cards=cards)


def _against_the_rules() -> Iterable[WrongAction]:
    for name, place in (
        *((f"at {place}", place) for place in (0, 144, -1, 145, 10**9)),
        ("further than can be written", HUGE),
        ("further back than can be written", -HUGE),
    ):
        yield WrongAction(f"a cut {name}", CUT, Cut(place), Refusal.CUT_OUT_OF_RANGE, "T-I5")
    not_held = Conduct.CARD_NOT_HELD
    thrice = done(LATER, *plays("9♣ 6♣ 6♣ 6♣ 9♣ A♥ A♥ 7♣"))
    last_but_one = done(LATER, *plays("9♣ 6♣ 6♣ 7♣"))
    for name, state, card in (
        ("a card of another hand", LATER, SIX),
        ("a card of nobody's", LATER, parse_card("J♠")),
        ("a foreign card", LATER, FIVE),
        ("a card held twice, asked for thrice", thrice, NINE),
        ("a card just played", done(last_but_one, play("9♣")), SIX),
    ):
        yield WrongAction(name, state, Play(card), not_held, "G-3", cards=(card,))
        knocked = Play(card, Signal.KNOCK)
        yield WrongAction(f"{name}, signalled", state, knocked, not_held, "G-3", cards=(card,))
    yield WrongAction("a revoke", FOLLOW, Play(ACE), Refusal.REVOKE, "T-3.2", EAST, (ACE,))
    for signal in Signal:
        by_follower, off = Refusal.SIGNAL_BY_FOLLOWER, Refusal.SIGNALS_NOT_PLAYED
        six, nine = Play(SIX, signal), Play(NINE, signal)
        yield WrongAction(f"follower: {signal}", FOLLOW, six, by_follower, "T-3.7", cards=(SIX,))
        yield WrongAction(f"last: {signal}", LAST, six, by_follower, "T-3.7", cards=(SIX,))
        yield WrongAction(f"silent: {signal}", SILENT_LEAD, nine, off, "T-I2", cards=(NINE,))
        revoke = Play(ACE, signal)
        name = f"a revoke with a {signal}"
        yield WrongAction(name, FOLLOW, revoke, Refusal.REVOKE, "T-3.2", cards=(ACE,))


WRONG_ACTIONS: tuple[WrongAction, ...] = (
    *_no_actions(),
    *_malformed(),
    *_wrong_phase_or_over(),
    *_out_of_turn(),
    *_bad_packs(),
    *_against_the_rules(),
)
