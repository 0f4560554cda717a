"""Who acts, what they may do, and why not.

`legal_actions` lists and `is_legal` tests on the packed form; `why_illegal` puts what is wrong
into words. `apply` makes the same checks on its way; the tests hold all four together.
"""

from __future__ import annotations

from typing import Final, TypeAlias, assert_never, get_args

from typing_extensions import TypeIs

from cardrules.actions import GameAction
from cardrules.arbaa_turub import _packed as p
from cardrules.arbaa_turub import _play
from cardrules.arbaa_turub._packed import CARD, CARDS_AT, MATCH, PHASE, SUIT_MASK, TRICK, TURN
from cardrules.arbaa_turub._play import problem
from cardrules.arbaa_turub._tables import FOLLOWING, LISTINGS
from cardrules.arbaa_turub.actions import (
    Action,
    Cut,
    DrawForDealer,
    Misdeal,
    NameTrump,
    Play,
    Shuffle,
    Signal,
)
from cardrules.arbaa_turub.refusals import Refusal
from cardrules.arbaa_turub.rules import PACK, SUITS
from cardrules.arbaa_turub.state import Phase, State
from cardrules.arbaa_turub.view import View
from cardrules.cards import Card, Suit
from cardrules.conduct import Refused, claimant, out_of_turn
from cardrules.engine import CHANCE, Chance
from cardrules.errors import shown
from cardrules.packs import are_cards, pack_problem, problem_in_words
from cardrules.seats import SEATS, Seat
from cardrules.typechecks import is_exactly, is_one_of
from cardrules.verdicts import Conduct, Illegality

__all__ = ["Position", "is_legal", "legal_actions", "rulings", "to_act", "why_illegal"]

Position: TypeAlias = State | View
"""What the questions of this module are asked of."""

CUTS: Final = tuple(Cut(at) for at in range(1, len(PACK)))
NAMINGS: Final = tuple(NameTrump(suit) for suit in SUITS)
_MISDEAL: Final = (Misdeal(),)
_DUE_IN: Final[dict[Phase, type[GameAction]]] = {
    Phase.DRAW: DrawForDealer,
    Phase.SHUFFLE: Shuffle,
    Phase.CUT: Cut,
    Phase.NAME_TRUMP: NameTrump,
    Phase.PLAY: Play,
}


def to_act(position: Position) -> Seat | Chance | None:
    """Say who acts: a seat, `CHANCE` where a shuffled pack is due, `None` once it is over (G-1).

    >>> from cardrules import arbaa_turub
    >>> to_act(arbaa_turub.new_match())
    <Chance.CHANCE: 'chance'>
    """
    trick = position.packed[p.TRICK]
    if trick & p.PLAYING:
        return SEATS[trick & p.ACTOR]
    phase = position.packed[p.MATCH] & p.PHASE
    if phase <= p.SHUFFLE:
        return CHANCE
    return None if phase == p.OVER else namer_of(position)


def legal_actions(position: Position) -> tuple[Action, ...]:
    """List every decision of the seat to act, once each, in a fixed order.

    Any suit may be named trump (T-I11). Cards in pack order, each without a signal, with a knock,
    with a click; identical cards are one choice. Empty where chance is due, at the end, and in the
    view of a seat that is not to act.

    >>> from cardrules import arbaa_turub
    >>> state = arbaa_turub.new_match(arbaa_turub.PROFILES["SILENT"], dealer=Seat.NORTH)
    >>> state = arbaa_turub.apply(state, arbaa_turub.chance(state, arbaa_turub.PACK))
    >>> [action.suit.name for action in legal_actions(state)]
    ['CLUBS', 'DIAMONDS', 'HEARTS', 'SPADES']
    """
    packed = position.packed
    trick = packed[TRICK]
    listing = LISTINGS[trick & TURN]
    if listing:
        # As in `apply`, no call is made here that can be done without.
        seat, count, by_suit = listing
        hand = packed[seat]
        if count:
            start, by_ranks = FOLLOWING[trick >> CARDS_AT & CARD]
            following = by_ranks[hand >> start & SUIT_MASK]
            if following:
                return following
        clubs, diamonds, hearts, spades = by_suit
        return (
            clubs[hand & SUIT_MASK]
            + diamonds[hand >> 9 & SUIT_MASK]
            + hearts[hand >> 18 & SUIT_MASK]
            + spades[hand >> 27 & SUIT_MASK]
        )
    phase = packed[MATCH] & PHASE
    if phase == p.CUT:
        listed: tuple[Action, ...] = CUTS
    elif phase == p.NAME_TRUMP:
        listed = NAMINGS
    else:
        return ()
    return () if _is_onlooker(position) else listed


def rulings(state: Position) -> tuple[Action, ...]:
    """List what a supervisor may declare: `Misdeal()` from the cut on until the first lead (T-2.7).

    >>> from cardrules import arbaa_turub
    >>> rulings(arbaa_turub.new_match())
    ()
    """
    return _MISDEAL if _before_first_lead(state) else ()


def is_legal(position: Position, action: object, *, by: Seat | None = None) -> bool:
    """Say whether an action may be done; for any object whatever.

    `by` is the seat that claims to act: a view's own seat by default, and nobody in particular
    for a state. Chance and rulings are claimed by no seat.

    >>> from cardrules import arbaa_turub
    >>> is_legal(arbaa_turub.new_match(), "a card"), is_legal(arbaa_turub.new_match(), Cut(3))
    (False, False)
    """
    packed = position.packed
    if type(action) is Play and by is None and packed[p.TRICK] & p.PLAYING:
        return not (_is_onlooker(position) or problem(packed, action.number))
    return _refusal(position, action, by) is None


def why_illegal(position: Position, action: object, *, by: Seat | None = None) -> Illegality | None:
    """Say why an action may not be done, `None` if it may; for any object whatever.

    Where several things are wrong the verdict names the first of: no action of this game (G-2),
    over (G-5), not the seat asked (G-1), not of this phase (G-2, T-I5, T-2.7), the cards
    themselves (G-3, G-4), the rule of the game. `by` is as in `is_legal`. The legal alternatives
    are in the verdict if the seat to act is the one that asks, for a decision of its own.

    >>> from cardrules import arbaa_turub
    >>> print(why_illegal(arbaa_turub.new_match(dealer=Seat.NORTH), Cut(3), by=Seat.EAST))
    East may not cut at 3: nobody is to act but chance (G-1)
    """
    refusal = _refusal(position, action, by)
    if refusal is None:
        return None
    code, clause, reason, cards = refusal
    seat = claimant(action, by, _own(position))
    in_turn = seat is not None and seat is to_act(position) and code is not Conduct.OUT_OF_TURN
    alternatives = legal_actions(position) if in_turn else ()
    return Illegality(code, clause, seat, _attempt(action), reason, cards, alternatives)


def _refusal(position: Position, action: object, by: object) -> Refused | None:
    """Give the first thing that is wrong: code, clause, reason and cards at fault."""
    if not _is_action(action):
        if issubclass(type(action), GameAction):
            return Conduct.ACTION_OF_ANOTHER_GAME, "G-2", "this is another game's action", ()
        return Conduct.NOT_AN_ACTION, "G-2", "an action of this game was expected", ()
    if not _is_well_formed(action):
        return Conduct.NOT_AN_ACTION, "G-2", "a field holds the wrong kind of thing", ()
    if position.phase is Phase.OVER:
        return Conduct.MATCH_OVER, "G-5", "the match is over", ()
    actor, own, in_view = to_act(position), _own(position), isinstance(position, View)
    reason = out_of_turn(action, by, actor=actor, own=own, in_view=in_view)
    if reason is not None:
        return Conduct.OUT_OF_TURN, "G-1", reason, ()
    return _of_wrong_phase(position, action) or _of_the_rules(position, action)


_ACTIONS: Final[frozenset[type]] = frozenset(get_args(Action))


def _is_action(thing: object) -> TypeIs[Action]:
    """Say whether a thing is an action of this game, whatever it says that it is."""
    return is_one_of(thing, _ACTIONS)


def _is_well_formed(action: Action) -> bool:
    """Say whether the fields of an action hold what their types promise."""
    match action:
        case DrawForDealer(pack) | Shuffle(pack):
            return are_cards(pack)
        case Cut(at):
            return type(at) is int
        case NameTrump(suit):
            return is_exactly(Suit, suit)
        case Play(card, signal):
            return is_exactly(Card, card) and (signal is None or is_exactly(Signal, signal))
        case Misdeal():
            return True
        case _:
            assert_never(action)


def _own(position: Position) -> Seat | Chance | None:
    """Give who asks where nobody claims to: a view's own seat, else who is to act."""
    return position.seat if isinstance(position, View) else to_act(position)


def _of_wrong_phase(position: Position, action: Action) -> Refused | None:
    """Say whether the action belongs to another phase, by the clause that closes it (G-2)."""
    phase = position.phase
    if isinstance(action, Misdeal):
        if _before_first_lead(position):
            return None
        if phase is Phase.PLAY:
            return Refusal.MISDEAL_TOO_LATE, "T-2.7", "the first card has been led", ()
    if type(action) is _DUE_IN.get(phase):
        return None
    if isinstance(action, Cut) and not position.rules.cut:
        return Refusal.CUT_NOT_PLAYED, "T-I5", "these rules have no cut", ()
    return Conduct.WRONG_PHASE, "G-2", f"what is due is {_DUE[phase]}", ()


def _of_the_rules(position: Position, action: Action) -> Refused | None:
    """Say which rule refuses an action that is well formed, in turn and in its phase."""
    match action:
        case DrawForDealer(pack) | Shuffle(pack):
            found = pack_problem(pack, PACK)
            if found is None:
                return None
            return found[0], "G-4", problem_in_words(*found, PACK), found[1]
        case Cut(at):
            if 1 <= at < len(PACK):
                return None
            return Refusal.CUT_OUT_OF_RANGE, "T-I5", f"a cut is at 1 to {len(PACK) - 1}", ()
        case NameTrump() | Misdeal():
            return None
        case Play(card):
            return _of_the_play(position, card, problem(position.packed, action.number))
        case _:
            assert_never(action)


def _of_the_play(position: Position, card: Card, found: int) -> Refused | None:
    """Put the machine's word on a play into code, clause and reason.

    A revoke is refused and costs nothing (T-3.2, T-I14).
    """
    if not found:
        return None
    if found == _play.NOT_HELD:
        return Conduct.CARD_NOT_HELD, "G-3", "the card is not in that hand", (card,)
    if found == _play.REVOKES:
        led = position.trick[0].suit
        return Refusal.REVOKE, "T-3.2", f"must follow {led}", (card,)
    if found == _play.SIGNALS_AS_FOLLOWER:
        reason = "only the leader of the trick may signal"
        return Refusal.SIGNAL_BY_FOLLOWER, "T-3.7", reason, (card,)
    return Refusal.SIGNALS_NOT_PLAYED, "T-I2", "these rules have no signals", (card,)


def _before_first_lead(position: Position) -> bool:
    """Say whether a deal is under way or done, and no card of it led."""
    if position.phase is Phase.PLAY:
        return not (any(position.tricks) or position.trick)
    return position.phase in (Phase.CUT, Phase.NAME_TRUMP)


def _is_onlooker(position: Position) -> bool:
    """Say whether the position is the view of a seat that is not to act."""
    return isinstance(position, View) and position.seat is not to_act(position)


def namer_of(position: Position) -> Seat:
    """Give who cuts, names trump and leads first: the dealer's left-hand neighbour."""
    dealer = position.dealer
    assert dealer is not None, "there is a dealer as soon as the draw is over"
    return position.rules.next_seat(dealer)


_DUE: Final = {
    Phase.DRAW: "a pack to draw for dealer",
    Phase.SHUFFLE: "a shuffled pack",
    Phase.CUT: "the cut",
    Phase.NAME_TRUMP: "the naming of trump",
    Phase.PLAY: "a card",
    Phase.OVER: "nothing",
}


def _attempt(action: object) -> str:
    """Say in words what was tried; the fields may hold anything."""
    if not _is_action(action):
        return "do that"
    match action:
        case DrawForDealer():
            return "draw for dealer"
        case Shuffle():
            return "deal that pack"
        case Cut(at):
            return f"cut at {shown(at)}" if is_exactly(int, at) else "cut"
        case NameTrump(suit):
            return f"name {suit} trump" if is_exactly(Suit, suit) else "name trump"
        case Play(card, signal):
            extra = f" with a {signal}" if is_exactly(Signal, signal) else ""
            return f"play {card}{extra}" if is_exactly(Card, card) else "play"
        case Misdeal():
            return "declare a misdeal"
        case _:
            assert_never(action)
