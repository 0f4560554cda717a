"""What a user of the library might write. It is type-checked and run against a built archive."""

from __future__ import annotations

from typing import assert_type

from cardrules import arbaa_turub
from cardrules.arbaa_turub import Action, Cut, NameTrump, Play, State
from cardrules.cards import Card, Rank, Suit
from cardrules.engine import CHANCE
from cardrules.errors import IllegalActionError
from cardrules.notation import parse_card
from cardrules.seats import Seat


def first_legal(state: State) -> Action:
    """Shuffle nothing when chance is due, and else take the first of the legal actions."""
    if arbaa_turub.to_act(state) is CHANCE:
        return arbaa_turub.chance(state, arbaa_turub.PACK)
    return arbaa_turub.legal_actions(state)[0]


def refusal(state: State, action: Action) -> str:
    """Say why an action is refused, or nothing where it is not."""
    try:
        arbaa_turub.apply(state, action)
    except IllegalActionError as error:
        return f"{error.illegality.clause}: {error}"
    return ""


def describe(action: Action) -> str:
    """Put a decision into words."""
    match action:
        case Cut(at=at):
            return f"cut at {at}"
        case NameTrump(suit=suit):
            return f"{suit.name} are trump"
        case Play(card=card):
            return str(card)
        case _:
            return "chance, or a ruling"


def main() -> None:
    """Play a game's first tricks and look at what comes of it."""
    state = arbaa_turub.new_match(dealer=Seat.NORTH)
    said: list[str] = []
    for _ in range(12):
        action = first_legal(state)
        said.append(describe(action))
        state = arbaa_turub.apply(state, action)
    assert_type(state, State)
    assert_type(arbaa_turub.legal_actions(state), tuple[Action, ...])

    card = parse_card("10♥")
    assert_type(card, Card)
    assert (card.rank, card.suit) == (Rank.TEN, Suit.HEARTS)
    assert refusal(state, Cut(1))
    print("; ".join(said))


if __name__ == "__main__":
    main()
