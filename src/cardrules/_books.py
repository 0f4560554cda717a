"""What a record needs of a game, written once for every game: reading, writing, refereeing."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Final, Generic, TypeAlias, TypeVar, final, get_args

import attrs

from cardrules import arbaa_turub, cuarenta
from cardrules._lines import SEATS_BY_NAME, Header, Line
from cardrules._recorded import RecordedGame
from cardrules.actions import DrawForDealer, GameAction, Shuffle
from cardrules.cards import Card
from cardrules.choices import format_choices, parse_choices
from cardrules.engine import Chance, Conduct, Outcome, Step
from cardrules.errors import (
    IllegalActionError,
    InvalidArgumentError,
    InvalidRulesError,
    InvalidStateError,
    NotationError,
    RecordError,
    shown,
)
from cardrules.notation import parse_cards
from cardrules.record import AnyAction, AnyEvent, AnyRules, AnyState, Record
from cardrules.seats import Seat

__all__ = ["BOOKS", "AnyBook", "Book", "book_of_state"]

RulesT = TypeVar("RulesT", bound=AnyRules)
StateT = TypeVar("StateT", bound=AnyState)
ViewT = TypeVar("ViewT")
SetupT = TypeVar("SetupT")
ActionT = TypeVar("ActionT", bound=AnyAction)
EventT = TypeVar("EventT", bound=AnyEvent)
T = TypeVar("T")

ArbaaTurubBook: TypeAlias = """Book[
    arbaa_turub.Rules,
    arbaa_turub.State,
    arbaa_turub.View,
    arbaa_turub.Setup,
    arbaa_turub.Action,
    arbaa_turub.Event,
]"""
CuarentaBook: TypeAlias = """Book[
    cuarenta.Rules,
    cuarenta.State,
    cuarenta.View,
    cuarenta.Setup,
    cuarenta.Action,
    cuarenta.Event,
]"""
AnyBook: TypeAlias = "ArbaaTurubBook | CuarentaBook"


@final
@attrs.frozen
class _Entry:
    """An action line of a record, read: an action, or hands that are still to become a pack."""

    line: Line
    action: AnyAction | None
    hands: tuple[tuple[Seat, tuple[Card, ...]], ...] = ()


@final
@attrs.frozen
class Book(Generic[RulesT, StateT, ViewT, SetupT, ActionT, EventT]):
    """One game's way with records. The types are there to tell its things from another's."""

    game: RecordedGame[RulesT, StateT, ViewT, SetupT, ActionT, EventT]
    rules_type: type[RulesT]
    state_type: type[StateT]
    action_types: tuple[type[ActionT], ...]
    event_types: tuple[type[EventT], ...]

    def load(self, header: Header, lines: tuple[Line, ...]) -> Record:
        """Read the rest of a record whose header is known."""
        rules, dealer, position = self._beginning(header)
        record = Record(self.game.NAME, rules, dealer, position)
        entries = tuple(self._entries(lines))
        actions = tuple(self._resolved(self._start(record), entries))
        places = tuple((entry.line.number, entry.line.column) for entry in entries)
        return Record(self.game.NAME, rules, dealer, position, actions, places)

    def header(self, record: Record) -> Iterator[str]:
        """Write the lines of the header that not every record has."""
        if record.position is not None:
            yield f"position {self.format_position(record.position)}"
            return
        if record.rules != self.game.GUIDE:
            yield f"rules {format_choices(record.rules, self.game.CHOICES)}"
        if record.dealer is not None:
            yield f"dealer {record.dealer.name.lower()}"

    def written(self, record: Record) -> Iterator[str]:
        """Write the actions, one a line; `InvalidArgumentError` for one that holds no action."""
        start = self._start(record)
        for action in record.actions:
            refused = self.game.why_illegal(start, action)
            if refused is not None and refused.code is Conduct.NOT_AN_ACTION:
                raise InvalidArgumentError("action", shown(action), "an action of cards and seats")
            yield self.game.format_action(self._own("action", action, self.action_types))

    def steps(self, record: Record) -> Iterator[Step[StateT, EventT]]:
        """Carry the actions out; `RecordError` at the first that may not be done."""
        state = self._start(record)
        for number, action in enumerate(record.actions):
            try:
                step = self.game.step(state, self._own("action", action, self.action_types))
            except IllegalActionError as error:
                line, column = self.place(record, number)
                raise RecordError(str(error), line, column, error.illegality) from error
            yield step
            state = step.state

    def start(self, record: Record) -> StateT:
        """Give the state that a record starts with."""
        return self._start(record)

    def rules_text(self, state: AnyState) -> str:
        """Write the rules of a state, as a record has them."""
        return format_choices(state.rules, self.game.CHOICES)

    def to_act(self, state: AnyState) -> Seat | Chance | None:
        """Say who acts."""
        return self.game.to_act(self._own("state", state, (self.state_type,)))

    def outcome(self, state: AnyState) -> Outcome | None:
        """Say how the match ended."""
        return self.game.outcome(self._own("state", state, (self.state_type,)))

    def tell(self, event: AnyEvent) -> str:
        """Say in a sentence what happened."""
        return self.game.tell(self._own("event", event, self.event_types))

    def owns(self, state: AnyState) -> bool:
        """Say whether a state is one of this game."""
        return isinstance(state, self.state_type)

    def format_position(self, state: AnyState) -> str:
        """Write a state as one line."""
        return self.game.format_position(self._own("state", state, (self.state_type,)))

    def parse_position(self, text: str) -> StateT:
        """Read a state from its line."""
        return self.game.parse_position(text)

    def _own(self, name: str, thing: object, kinds: tuple[type[T], ...]) -> T:
        """Give a thing that is this game's; `InvalidArgumentError` for any other."""
        if not isinstance(thing, kinds):
            raise InvalidArgumentError(name, type(thing).__qualname__, f"one of {self.game.NAME}'s")
        return thing

    def _start(self, record: Record) -> StateT:
        if record.position is not None:
            return self._own("position", record.position, (self.state_type,))
        rules = self._own("rules", record.rules, (self.rules_type,))
        return self.game.new_match(rules, dealer=record.dealer)

    def place(self, record: Record, number: int) -> tuple[int, int]:
        """Say where an action stands: where it was read, else where it would be written."""
        if number < len(record.places):
            return record.places[number]
        before = sum(1 for _ in self.header(record))
        return _FIXED_LINES + before + number + 1, 1

    def _beginning(self, header: Header) -> tuple[RulesT, Seat | None, StateT | None]:
        """Read rules and dealer, or the position that has both."""
        line = header.get("position")
        if line is not None:
            position = _read(line, self.game.parse_position)
            return self._rules_of(position), None, position
        rules, dealer = header.get("rules"), header.get("dealer")
        seat = None if dealer is None else SEATS_BY_NAME[header.need("dealer", SEATS_BY_NAME)]
        return self.game.GUIDE if rules is None else _read(rules, self._parse_rules), seat, None

    def _rules_of(self, state: StateT) -> RulesT:
        return self._own("rules", state.rules, (self.rules_type,))

    def _parse_rules(self, text: str) -> RulesT:
        game = self.game
        return parse_choices(" ".join(text.split()), game.CHOICES, game.PROFILES, game.rules_from)

    def _entries(self, lines: tuple[Line, ...]) -> Iterator[_Entry]:
        """Read the action lines; the hands behind a `deal` belong to it."""
        place = 0
        while place < len(lines):
            line = lines[place]
            place += 1
            if line.text != _DEAL:
                yield _Entry(line, _read(line, self.game.parse_action))
                continue
            hands: list[tuple[Seat, tuple[Card, ...]]] = []
            while place < len(lines) and lines[place].word in SEATS_BY_NAME:
                hand = lines[place]
                hands.append((SEATS_BY_NAME[hand.word], _read(hand.rest, parse_cards)))
                place += 1
            yield _Entry(line, None, tuple(hands))

    def _resolved(self, state: StateT, entries: tuple[_Entry, ...]) -> Iterator[ActionT]:
        """Give the actions, with the packs that deals and draws stand for.

        It plays along, since who deals decides who is dealt what. After an action that may not be
        done there is no telling: what needs it then is refused for that action.
        """
        refused: RecordError | None = None
        for number, entry in enumerate(entries):
            following = entries[number + 1].action if number + 1 < len(entries) else None
            action: GameAction | None = entry.action
            if action is None or (isinstance(action, DrawForDealer) and self._is_short(action)):
                if refused is not None:
                    raise refused
                action = self._completed(state, entry, following)
            own = self._own("action", action, self.action_types)
            yield own
            if refused is None:
                try:
                    state = self.game.apply(state, own)
                except IllegalActionError as error:
                    line, column = entry.line.number, entry.line.column
                    refused = RecordError(str(error), line, column, error.illegality)

    def _is_short(self, draw: DrawForDealer) -> bool:
        return len(draw.pack) < len(self.game.PACK)

    def _completed(self, state: StateT, entry: _Entry, following: AnyAction | None) -> GameAction:
        """Make the pack that hands or exposed cards stand for."""
        whole = self.game.PACK
        action = entry.action
        due: GameAction = Shuffle(whole) if action is None else DrawForDealer(whole)
        illegality = self.game.why_illegal(state, due)
        if illegality is not None and action is None:
            raise RecordError(str(illegality), entry.line.number, entry.line.column, illegality)
        if illegality is not None and action is not None:
            return action  # Out of place as it is: that is for the referee to say.
        try:
            if isinstance(action, DrawForDealer):
                return DrawForDealer(self.game.pack_of_draw(state, action.pack))
            own = None
            if following is not None:
                own = self._own("action", following, self.action_types)
            return Shuffle(self.game.pack_of_hands(state, entry.hands, own))
        except NotationError as error:
            raise entry.line.wrong(f"expected {error.expected}") from None


_DEAL: Final = "deal"
_FIXED_LINES: Final = 3
"""The lines of every written record before its actions: two of the header and a blank one."""


def _read(line: Line, parse: Callable[[str], T]) -> T:
    """Read what is on a line; `RecordError` with the place for what cannot be read."""
    try:
        return parse(line.text)
    except NotationError as error:
        raise line.misread(error) from error
    except (InvalidRulesError, InvalidStateError) as error:
        raise line.wrong(str(error)) from error


BOOKS: Final[Mapping[str, AnyBook]] = MappingProxyType(
    {
        arbaa_turub.NAME: Book(
            arbaa_turub,
            arbaa_turub.Rules,
            arbaa_turub.State,
            get_args(arbaa_turub.Action),
            get_args(arbaa_turub.Event),
        ),
        cuarenta.NAME: Book(
            cuarenta,
            cuarenta.Rules,
            cuarenta.State,
            get_args(cuarenta.Action),
            get_args(cuarenta.Event),
        ),
    }
)
"""By a game's name, its way with records."""


def book_of_state(state: AnyState) -> AnyBook:
    """Give the book of the game that a state is of."""
    for book in BOOKS.values():
        if book.owns(state):
            return book
    raise TypeError(f"expected a state of one of the games, not {type(state).__name__}")
