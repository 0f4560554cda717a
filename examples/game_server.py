"""The heart of a game server: stored state and request in, new state and answer out.

The state is kept as JSON, which any database holds. Whoever asks gets JSON of the own view and of
what the own seat may know of the events, and a refusal leaves what is stored as it was.
"""

from __future__ import annotations

import json
from typing import TypedDict

from cardrules import cuarenta as game
from cardrules.errors import IllegalActionError, NotationError
from cardrules.jsonforms import dumps, loads
from cardrules.streams import stream


class Answer(TypedDict):
    """What goes back to a seat: `said` is what it may know, `view` a document of its own view."""

    done: bool
    said: list[str]
    view: str


def deal(stored: str, pack: tuple[game.Card, ...]) -> str:
    """Go on with a pack that the server has shuffled."""
    state = state_in(stored)
    return dumps(game.apply(state, game.chance(state, pack)))


def handle(stored: str, seat: game.Seat, action: str) -> tuple[str, Answer]:
    """Do what a seat asks for, if it may; gives what to store, and the answer."""
    state = state_in(stored)
    try:
        step = game.step(state, game.parse_action(action), by=seat)
    except (NotationError, IllegalActionError) as error:
        return stored, Answer(done=False, said=[str(error)], view=seen(state, seat))
    said = [game.tell(event) for event in game.observe(step.events, seat)]
    return dumps(step.state), Answer(done=True, said=said, view=seen(step.state, seat))


def seen(state: game.State, seat: game.Seat) -> str:
    """Give what a seat may be sent of a state."""
    return dumps(game.view(state, seat))


def state_in(stored: str) -> game.State:
    """Read what was stored; it may come from a database that others can write to."""
    state = loads(stored)
    if not isinstance(state, game.State):
        raise TypeError("this is no state of Cuarenta")
    return state


def main() -> None:
    """Play a few requests, some of them bad."""
    stored = deal(dumps(game.new_match(dealer=game.Seat.SOUTH)), stream(4).shuffled(game.PACK))
    for seat, action in (
        (game.Seat.SOUTH, "pass"),
        (game.Seat.WEST, "ronda"),
        (game.Seat.NORTH, "anounce"),
        (game.Seat.NORTH, "pass"),
        (game.Seat.EAST, "pass"),
        (game.Seat.SOUTH, "pass"),
        (game.Seat.WEST, "4♣"),
        (game.Seat.NORTH, "4♦ x 4♥"),
        (game.Seat.NORTH, "4♦ x 4♣"),
    ):
        stored, answer = handle(stored, seat, action)
        hand = json.loads(answer["view"])["hand"]
        print(f"{seat} {hand}: {action}", *answer["said"], sep="\n    ")


if __name__ == "__main__":
    main()
