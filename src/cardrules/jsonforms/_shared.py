"""What both games have: the actions of chance, rulings, and rules as one field a reading."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeVar

from cardrules.actions import DrawForDealer, Misdeal, Shuffle
from cardrules.choices import Choice, Choices
from cardrules.jsonforms._forms import Scalar
from cardrules.jsonforms._node import Node
from cardrules.jsonforms._objects import NO_KEYS, OneOf, Thing, kinds
from cardrules.jsonforms._words import CARDS
from cardrules.seats import Seat

__all__ = ["DRAW", "MISDEAL", "SHARED", "SHUFFLE", "TAG", "rules_thing"]

RulesT = TypeVar("RulesT")

TAG: Final = "action"
"""The key of an action's own name."""
DRAW: Final = NO_KEYS.key("pack", CARDS).into(DrawForDealer)
SHUFFLE: Final = NO_KEYS.key("pack", CARDS).into(Shuffle)
MISDEAL: Final = NO_KEYS.into(Misdeal)
SHARED: Final[OneOf[DrawForDealer | Shuffle | Misdeal]] = kinds(TAG, DRAW, SHUFFLE, MISDEAL)
"""The actions that are of no game by themselves."""


def rules_thing(
    kind: type, choices: Choices, make: Callable[[Mapping[str, Choice]], RulesT]
) -> Thing[RulesT]:
    """Give the form of a game's rules: a key a field, all of them there.

    >>> from cardrules import arbaa_turub as game
    >>> rules_thing(game.Rules, game.CHOICES, game.rules_from).write(game.GUIDE)["benchmark"]
    'exceed'
    """
    forms = {
        field: Scalar(offered, tuple(map(_written, offered)))
        for field, (_, offered) in choices.items()
    }

    def read(members: Mapping[str, Node]) -> RulesT:
        return make({field: form.read(members[field]) for field, form in forms.items()})

    return Thing(kind, forms, read)


def _written(choice: Choice) -> str | int | bool | None:
    """Write one value of a field: a seat as its word, anything else as it is."""
    return choice.name.lower() if isinstance(choice, Seat) else choice
