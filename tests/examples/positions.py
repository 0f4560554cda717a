"""The positions of `positions.jsonl`: one line each, with what the guides make of it.

`id game rules setup action expected confidence source`; cards are rank and suit letter, seats 0
to 3 clockwise from North, team A is seats 0 and 2, team B seats 1 and 3. `rules` holds the fields
that differ from the default. The shapes of `setup`, `action` and `expected` are loose: each kind
of action has its own, and whoever runs them takes from them what it asks for.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TypeAlias

import attrs

from cardrules.cards import Card
from cardrules.notation import parse_card
from cardrules.seats import Seat, Side

__all__ = ["Data", "Position", "positions_of"]

Value: TypeAlias = "bool | int | str | list[Value] | dict[str, Value] | None"

FILE = Path(__file__).with_name("positions.jsonl")
TEAMS = {"A": Side.NORTH_SOUTH, "B": Side.EAST_WEST}


@attrs.frozen
class Data:
    """A JSON object, whose values are taken as what they are to be."""

    values: Mapping[str, Value]

    def __contains__(self, name: str) -> bool:
        return name in self.values

    def names(self) -> frozenset[str]:
        """Give the names that are there."""
        return frozenset(self.values)

    def number(self, name: str) -> int:
        value = self.values[name]
        assert type(value) is int
        return value

    def yes(self, name: str) -> bool:
        value = self.values[name]
        assert isinstance(value, bool)
        return value

    def text(self, name: str) -> str:
        value = self.values[name]
        assert isinstance(value, str)
        return value

    def card(self, name: str) -> Card:
        return parse_card(self.text(name))

    def seat(self, name: str) -> Seat:
        return Seat(self.number(name))

    def team(self, name: str) -> Side | None:
        value = self.values[name]
        assert value is None or isinstance(value, str)
        return None if value is None else TEAMS[value]

    def texts(self, name: str) -> tuple[str, ...]:
        return tuple(value for value in self._list(name) if isinstance(value, str))

    def cards(self, name: str) -> tuple[Card, ...]:
        return tuple(map(parse_card, self.texts(name)))

    def numbers(self, name: str) -> tuple[int, ...]:
        return tuple(value for value in self._list(name) if isinstance(value, int))

    def seats(self, name: str) -> tuple[Seat, ...]:
        return tuple(map(Seat, self.numbers(name)))

    def data(self, name: str) -> Data:
        value = self.values[name]
        assert isinstance(value, dict)
        return Data(value)

    def many(self, name: str) -> tuple[Data, ...]:
        return tuple(Data(value) for value in self._list(name) if isinstance(value, dict))

    def _list(self, name: str) -> Sequence[Value]:
        value = self.values[name]
        assert isinstance(value, list)
        return value


@attrs.frozen
class Position:
    """One line of the file."""

    name: str
    game: str
    rules: Mapping[str, Value]
    setup: Data
    kind: str
    action: Data
    expected: Data


def positions_of(game: str) -> tuple[Position, ...]:
    """Give the positions of one game, in the order of the file."""
    lines = map(_position, FILE.read_text(encoding="utf-8").splitlines())
    return tuple(position for position in lines if position.game == game)


def _position(line: str) -> Position:
    values: dict[str, Value] = json.loads(line)
    read = Data(values)
    action = read.data("action")
    return Position(
        name=read.text("id"),
        game=read.text("game"),
        rules=read.data("rules").values,
        setup=read.data("setup"),
        kind=action.text("type"),
        action=action,
        expected=read.data("expected"),
    )
