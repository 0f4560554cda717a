"""What may be done, and why something may not.

`is_legal` tests on the packed form, as `legal_actions` lists on it (`_listing`); `why_illegal`
puts what is wrong into words, on plain cards.
"""

from __future__ import annotations

from typing import Final, assert_never, get_args

from typing_extensions import TypeIs

from cardrules.actions import GameAction
from cardrules.cards import Card, Rank
from cardrules.conduct import Refused, claimant, out_of_turn
from cardrules.cuarenta import _packed as p
from cardrules.cuarenta._listing import Position, is_onlooker, legal_actions, to_act
from cardrules.cuarenta._packed import ACTOR, PHASE, TURN
from cardrules.cuarenta._play import permits
from cardrules.cuarenta._verdicts import of_an_announcement, of_the_play
from cardrules.cuarenta.actions import (
    Action,
    AnnounceRonda,
    ClaimPrize,
    DrawForDealer,
    Misdeal,
    Pass,
    Play,
    ShowFour,
    Shuffle,
    TakeForgotten,
)
from cardrules.cuarenta.refusals import Refusal
from cardrules.cuarenta.rules import PACK, PRIZE_LIMIT
from cardrules.cuarenta.state import Phase
from cardrules.cuarenta.view import View
from cardrules.engine import Chance
from cardrules.notation import format_cards
from cardrules.packs import are_cards, pack_problem, problem_in_words
from cardrules.seats import SEATS, Seat
from cardrules.typechecks import is_exactly, is_one_of
from cardrules.verdicts import Conduct, Illegality

__all__ = ["is_legal", "rulings", "why_illegal"]

_MISDEAL: Final = (Misdeal(),)
_CHANCE_IN: Final = {Phase.DRAW: DrawForDealer, Phase.SHUFFLE: Shuffle}
_DECISIONS_IN: Final[dict[Phase, tuple[type[GameAction], ...]]] = {
    Phase.ANNOUNCE: (Pass, AnnounceRonda, ShowFour),
    Phase.PLAY: (Play,),
    Phase.FORGOTTEN: (Pass, TakeForgotten),
    Phase.PRIZES: (Pass, ClaimPrize),
}
_ANSWERS: Final = frozenset({Pass, AnnounceRonda, ShowFour, TakeForgotten})
"""The decisions with nothing in them: they are legal where they are listed."""


def rulings(state: Position) -> tuple[Action, ...]:
    """List what a supervisor may declare: `Misdeal()` until the first answer of a lot (C-I9).

    >>> from cardrules import cuarenta
    >>> rulings(cuarenta.new_match())
    ()
    """
    return _MISDEAL if _before_first_answer(state) else ()


def is_legal(position: Position, action: object, *, by: Seat | None = None) -> bool:
    """Say whether an action may be done; for any object whatever.

    `by` is the seat that claims to act: a view's own seat by default, and nobody in particular
    for a state. Chance and rulings are claimed by no seat.

    >>> from cardrules import cuarenta
    >>> is_legal(cuarenta.new_match(), "a card"), is_legal(cuarenta.new_match(), Pass())
    (False, False)
    """
    if by is None and type(action) is Play and position.packed[TURN] & PHASE == p.PLAY:
        return not is_onlooker(position) and permits(position.packed, action.code)
    if by is None and type(action) in _ANSWERS:
        return action in legal_actions(position)
    return _refusal(position, action, by) is None


def why_illegal(position: Position, action: object, *, by: Seat | None = None) -> Illegality | None:
    """Say why an action may not be done, `None` if it may; for any object whatever.

    Where several things are wrong the verdict names the first of: no action of this game (G-2),
    over (G-5), not the seat asked (G-1), not of this phase (G-2, C-3.5, C-4.8, C-5.5, C-I9), the
    cards themselves (G-3, G-4), the rule of the game. `by` is as in `is_legal`. The legal
    alternatives are in the verdict if the seat to act is the one that asks, for a decision of its
    own.

    >>> from cardrules import cuarenta
    >>> print(why_illegal(cuarenta.new_match(dealer=Seat.NORTH), Pass(), by=Seat.EAST))
    East may not pass: nobody is to act but chance (G-1)
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
        case Play(card, base, sequence):
            return is_exactly(Card, card) and are_cards(base) and are_cards(sequence)
        case ClaimPrize(holder, rank):
            return is_exactly(Seat, holder) and is_exactly(Rank, rank)
        case Pass() | AnnounceRonda() | ShowFour() | TakeForgotten() | Misdeal():
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
        if _before_first_answer(position):
            return None
        if phase not in _CHANCE_IN:
            return Refusal.MISDEAL_TOO_LATE, "C-I9", "somebody in this lot has answered", ()
    elif isinstance(action, DrawForDealer | Shuffle):
        if type(action) is _CHANCE_IN.get(phase):
            return None
    elif isinstance(action, _DECISIONS_IN.get(phase, ())):
        return None
    elif isinstance(action, AnnounceRonda | ShowFour) and phase not in _CHANCE_IN:
        return Refusal.PLAY_HAS_BEGUN, "C-3.5", "play has begun", ()
    elif isinstance(action, TakeForgotten):
        return Refusal.NOTHING_FORGOTTEN, "C-4.8", "no forgotten sequence is on offer", ()
    elif isinstance(action, ClaimPrize):
        return _of_an_early_claim(position)
    return Conduct.WRONG_PHASE, "G-2", f"what is due is {_DUE[phase]}", ()


def _of_the_rules(position: Position, action: Action) -> Refused | None:
    """Say which rule refuses an action that is well formed, in turn and in its phase."""
    match action:
        case DrawForDealer(pack) | Shuffle(pack):
            found = pack_problem(pack, PACK)
            if found is None:
                return None
            return found[0], "G-4", problem_in_words(*found, PACK), found[1]
        case Pass() | AnnounceRonda() | ShowFour():
            if position.phase is not Phase.ANNOUNCE:
                return None
            return of_an_announcement(position, action)
        case Play():
            return of_the_play(position, action)
        case ClaimPrize():
            return _of_the_claim(position, action)
        case TakeForgotten() | Misdeal():
            return None
        case _:
            assert_never(action)


def _of_an_early_claim(position: Position) -> Refused:
    """Say why no prize is to be had now: none at this score, or none before the hand is over."""
    seat = position.turn
    if seat is not None and position.scores[seat.side] >= PRIZE_LIMIT:
        return Refusal.PRIZE_AT_THIRTY, "C-5.6", "the side stands at 30 or more", ()
    reason = "no prize is open now: they are claimed when the last card of a hand has been played"
    return Refusal.PRIZE_NOT_OPEN, "C-5.5", reason, ()


def _of_the_claim(position: Position, claim: ClaimPrize) -> Refused | None:
    """Say why a prize is not to be had (C-5.5)."""
    side = SEATS[position.packed[TURN] & ACTOR].side
    if claim.holder.side is side or (claim.holder, claim.rank) not in position.prizes:
        reason = "no caída on that ronda is due to this side"
        return Refusal.PRIZE_NOT_DUE, "C-5.5", reason, ()
    return None


def _before_first_answer(position: Position) -> bool:
    """Say whether a lot has been dealt and nobody in it has answered."""
    packed = position.packed
    return packed[TURN] & PHASE == p.ANNOUNCE and not packed[p.HAND] & p.ANSWERS


_DUE: Final = {
    Phase.DRAW: "a pack to draw for dealer",
    Phase.SHUFFLE: "a shuffled pack",
    Phase.ANNOUNCE: "an announcement or a pass",
    Phase.PLAY: "a card",
    Phase.FORGOTTEN: "a word on the forgotten sequence",
    Phase.PRIZES: "the claim of a prize, or a pass",
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
        case Pass():
            return "pass"
        case AnnounceRonda():
            return "announce a ronda"
        case ShowFour():
            return "show four of a kind"
        case Play():
            return _attempted_play(action)
        case TakeForgotten():
            return "take the forgotten sequence"
        case ClaimPrize(holder, rank):
            known = is_exactly(Seat, holder) and is_exactly(Rank, rank)
            return f"claim the prize on {holder}'s ronda of {rank}" if known else "claim a prize"
        case Misdeal():
            return "declare a misdeal"
        case _:
            assert_never(action)


def _attempted_play(play: Play) -> str:
    """Say in words which card was to take what."""
    if not _is_well_formed(play):
        return "play"
    if not play.base and not play.sequence:
        return f"play {play.card}"
    parts = [f"take {format_cards(play.base) or 'nothing'} with {play.card}"]
    if play.sequence:
        parts.append(f"and {format_cards(play.sequence)} after it")
    return " ".join(parts)
