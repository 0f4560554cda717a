"""Whether an action may be done in High Card, and why not."""

from __future__ import annotations

from typing import assert_never, get_args

from typing_extensions import TypeIs

from cardrules.actions import DrawForDealer, Misdeal, Shuffle
from cardrules.cards import Card
from cardrules.conduct import Refused, claimant, out_of_turn
from cardrules.engine import CHANCE
from cardrules.packs import are_cards, pack_problem
from cardrules.seats import Seat
from cardrules.typechecks import is_exactly, is_one_of
from cardrules.verdicts import Conduct, Illegality
from examples.third_game.listing import asking, hand_to_act, legal_actions, rulings
from examples.third_game.rules import PACK, Action, Phase, Play, Refusal
from examples.third_game.state import Position, View, to_act


def is_legal(position: Position, action: object, *, by: Seat | None = None) -> bool:
    """Say whether an action may be done."""
    return _refused(position, action, by) is None


def why_illegal(position: Position, action: object, *, by: Seat | None = None) -> Illegality | None:
    """Say why an action may not be done; the seat to act is told what it may do instead."""
    refused = _refused(position, action, by)
    if refused is None:
        return None
    code, clause, reason, cards = refused
    seat = claimant(action, by, asking(position))
    others = legal_actions(position) if seat is not None and seat is to_act(position) else ()
    return Illegality(code, clause, seat, "do that", reason, cards, others)


def _is_action(thing: object) -> TypeIs[Action]:
    return is_one_of(thing, get_args(Action))


def _refused(position: Position, action: object, by: Seat | None) -> Refused | None:
    """Give the first thing that is wrong with an action: code, clause, reason, cards."""
    if not _is_action(action) or (isinstance(action, Play) and not is_exactly(Card, action.card)):
        return Conduct.NOT_AN_ACTION, "G-2", "an action of this game was expected", ()
    if position.table.phase is Phase.OVER:
        return Conduct.MATCH_OVER, "G-5", "the match is over", ()
    actor, own, in_view = to_act(position), asking(position), isinstance(position, View)
    reason = out_of_turn(action, by, actor=actor, own=own, in_view=in_view)
    if reason is not None:
        return Conduct.OUT_OF_TURN, "G-1", reason, ()
    match action:
        case DrawForDealer(pack) | Shuffle(pack):
            return _refused_pack(position, action, pack)
        case Misdeal():
            early = action in rulings(position)
            return None if early else (Conduct.WRONG_PHASE, "G-2", "it is too late for that", ())
        case Play(card) if actor is CHANCE:
            return Conduct.WRONG_PHASE, "G-2", "a pack is due", ()
        case Play(card) if card not in hand_to_act(position):
            return Conduct.CARD_NOT_HELD, "G-3", "the card is not in that hand", (card,)
        case Play(card):
            legal = action in legal_actions(position)
            return None if legal else (Refusal.REVOKE, "H-3", "one must follow suit", (card,))
        case _:
            assert_never(action)


def _refused_pack(
    position: Position, action: DrawForDealer | Shuffle, pack: tuple[Card, ...]
) -> Refused | None:
    """Say what is wrong with a chance action."""
    due = {Phase.DRAW: DrawForDealer, Phase.SHUFFLE: Shuffle}.get(position.table.phase)
    if type(action) is not due:
        return Conduct.WRONG_PHASE, "G-2", "that is not due", ()
    if not are_cards(pack):
        return Conduct.NOT_AN_ACTION, "G-2", "a pack of cards was expected", ()
    problem = pack_problem(pack, PACK)
    return problem and (problem[0], "G-4", "the pack is the 16 cards", problem[1])
