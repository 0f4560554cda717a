"""Everything that can be written is written and read again, as text and as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import chain
from random import Random
from typing import final

import attrs

from cardrules import jsonforms, records
from cardrules.engine import CHANCE
from cardrules.errors import InvalidArgumentError, NotationError
from cardrules.jsonforms import AnyThing
from cardrules.record import AnyAction, Record
from tests.beliefs.moments import ONLOOKERS, moments
from tests.beliefs.subject import Moment
from tests.builders.loose import loosely
from tests.roundtrips.players import ActionT, EventT, Player, RulesT, SetupT, StateT, ViewT

_ACTIONS = 8
"""How many actions of each state are looked at."""
_LONGEST = 400
"""How many actions a record of a match may have."""


@final
@attrs.define
class Tally:
    """What was written and read again. Whatever comes back otherwise raises at once."""

    states: int = 0
    views: int = 0
    actions: int = 0
    events: int = 0
    verdicts: int = 0
    records: int = 0
    lines: int = 0
    """Actions in the records."""

    def add(self, other: Tally) -> None:
        for field in attrs.fields(Tally):
            setattr(self, field.name, getattr(self, field.name) + getattr(other, field.name))

    def __str__(self) -> str:
        return ", ".join(f"{number:,} {name}" for name, number in attrs.asdict(self).items())


def as_json(thing: AnyThing, game: str | None = None) -> None:
    """As a document and as its text."""
    document, text = jsonforms.to_json(thing, game=game), jsonforms.dumps(thing, game=game)
    assert json.loads(text) == document
    again = jsonforms.loads(text)
    assert again == thing, document
    assert type(again) is type(thing)
    assert jsonforms.dumps(again, game=game) == text


def faulty(
    player: Player[RulesT, StateT, ViewT, SetupT, ActionT, EventT],
    rng: Random,
    one: StateT,
    other: StateT,
) -> SetupT:
    """The fields of one state with one of another's in its place."""
    setup, stranger = player.game.to_setup(one), player.game.to_setup(other)
    names = [field.name for field in attrs.fields(type(setup))]
    values = {name: getattr(setup, name) for name in names}
    changed = rng.choice(names)
    return loosely(type(setup), **{**values, changed: getattr(stranger, changed)})


def things(
    player: Player[RulesT, StateT, ViewT, SetupT, ActionT, EventT], rules: RulesT, rng: Random
) -> Iterator[tuple[StateT, ViewT, list[ActionT], list[AnyThing]]]:
    """States of play without end: each with a view, actions, and events and verdicts."""
    game = player.game
    before: StateT | None = None
    for moment in moments(player.believer, rules, rng):
        state, seat = moment.state, rng.choice(ONLOOKERS)
        stray = player.stray(rng, state)
        actions = [*game.legal_actions(state), *game.rulings(state)]
        actions = [*rng.sample(actions, min(_ACTIONS, len(actions))), stray]
        told: list[AnyThing] = []
        for action in actions:
            verdict = game.why_illegal(state, action, by=rng.choice((None, seat)))
            if verdict is not None:
                told.append(verdict)
            if game.is_legal(state, action):
                told += game.observe(game.step(state, action).events, seat)
        if before is not None:
            told += game.faults(faulty(player, rng, state, before))
        before = state
        yield state, game.view(state, seat), actions, told


def has_text(
    player: Player[RulesT, StateT, ViewT, SetupT, ActionT, EventT], action: ActionT
) -> bool:
    """Whether an action is written and read again as text: a cut of more than a pack is not."""
    text = player.game.format_action(action)
    try:
        again = player.game.parse_action(text)
    except NotationError:
        return False
    assert again == action, text
    return True


def refused(thing: AnyThing) -> None:
    """What has no text has no document either."""
    try:
        jsonforms.to_json(thing)
    except InvalidArgumentError:
        return
    raise AssertionError(thing)


def checked(
    player: Player[RulesT, StateT, ViewT, SetupT, ActionT, EventT],
    rules: RulesT,
    number: int,
    rng: Random,
) -> Tally:
    """So many states, views and actions, with whatever else comes up."""
    game, tally = player.game, Tally()
    as_json(rules)
    for state, view, actions, told in things(player, rules, rng):
        if min(tally.states, tally.actions) >= number:
            break
        if tally.states < number:
            assert records.parse_state(records.format_state(state)) == state
            as_json(state)
            as_json(view)
            tally.states += 1
            tally.views += 1
        for action in actions:
            if has_text(player, action):
                as_json(action, rng.choice((None, game.NAME)))
                tally.actions += 1
            else:
                refused(action)
        for thing in told:
            as_json(thing, rng.choice((None, game.NAME)))
            is_verdict = type(thing).__module__ == "cardrules.verdicts"
            tally.verdicts += is_verdict
            tally.events += not is_verdict
    return tally


def recorded(
    player: Player[RulesT, StateT, ViewT, SetupT, ActionT, EventT],
    rules: RulesT,
    number: int,
    rng: Random,
) -> Tally:
    """So many records, of whole deals from some position and of matches from their start."""
    tally = Tally()
    for record in _records(player, rules, rng):
        if tally.records >= number:
            break
        assert records.loads(records.dumps(record)) == record
        as_json(record)
        tally.records += 1
        tally.lines += len(record.actions)
    return tally


def _records(
    player: Player[RulesT, StateT, ViewT, SetupT, ActionT, EventT], rules: RulesT, rng: Random
) -> Iterator[Record]:
    """Matches from their start, and deals from some position, by turns."""
    pairs = zip(_matches(player, rules, rng), _deals(player, rules, rng), strict=True)
    return chain.from_iterable(pairs)


def _matches(
    player: Player[RulesT, StateT, ViewT, SetupT, ActionT, EventT], rules: RulesT, rng: Random
) -> Iterator[Record]:
    game, believer = player.game, player.believer
    while True:
        dealer = rng.choice(ONLOOKERS)
        state, done = game.new_match(rules, dealer=dealer), list[AnyAction]()
        for _ in range(rng.randrange(_LONGEST)):
            actions = game.legal_actions(state)
            if actions:
                action = believer.choose(rng, state, actions)
            elif game.to_act(state) is CHANCE:
                action = game.chance(state, believer.pack(rng, state))
            else:
                break
            state = game.apply(state, action)
            done.append(action)
        yield Record(game.NAME, rules, dealer, actions=done)


def _deals(
    player: Player[RulesT, StateT, ViewT, SetupT, ActionT, EventT], rules: RulesT, rng: Random
) -> Iterator[Record]:
    last: Moment[StateT, ActionT] | None = None
    for moment in moments(player.believer, rules, rng):
        if last is not None and not moment.done:
            done = [action for _, action in last.done]
            yield Record(player.game.NAME, rules, position=last.start, actions=done)
        last = moment
