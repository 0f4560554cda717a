"""Play one match of High Card, and tell it as North sees it: `python -m examples.third_game`."""

from __future__ import annotations

from cardrules.seats import Seat
from cardrules.streams import stream
from examples import third_game as game


def main() -> None:
    """Always play the first card that may be played."""
    state, packs = game.new_match(), stream(seed=1)
    while (actor := game.to_act(state)) is not None:
        if isinstance(actor, Seat):
            action = game.legal_actions(state)[0]
        else:
            action = game.chance(state, packs.shuffled(game.PACK))
        done = game.step(state, action)
        for event in game.observe(done.events, Seat.NORTH):
            print(event.clause, event.seat, *event.cards)
        state = done.state
    print(game.outcome(state))


if __name__ == "__main__":
    main()
