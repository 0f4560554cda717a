"""A bot that looks ahead, by hand: it draws worlds from its view and plays each choice out in them.

`cardrules.bots.search` does this with more care. Here it is from the ground up, to start from.
"""

from __future__ import annotations

from cardrules import arbaa_turub as game
from cardrules.bots import ARBAA_TURUB, Contender, named, round_robin
from cardrules.streams import Stream

WORLDS = 4
DEALS = 5


def searching(view: game.View, actions: tuple[game.Action, ...], stream: Stream) -> game.Action:
    """Choose the card that takes the most tricks, on average over worlds that the view allows."""
    if len(actions) == 1 or not isinstance(actions[0], game.Play):
        return ARBAA_TURUB.greedy(view, actions, stream)
    totals = [0] * len(actions)
    for _ in range(WORLDS):
        world = game.sample_world(view, stream)
        for place, action in enumerate(actions):
            totals[place] += tricks_after(game.apply(world, action), view, stream)
    return actions[totals.index(max(totals))]


def tricks_after(state: game.State, view: game.View, stream: Stream) -> int:
    """Play a world on to the end of the trick under way and three more, and count the tricks."""
    assert view.seat is not None, "a bot has a seat"
    until = sum(view.tricks) + 4
    while state.phase is game.Phase.PLAY and sum(state.tricks) < until:
        legal = game.legal_actions(state)
        state = game.apply(state, legal[stream.below(len(legal))])
    return state.tricks[view.seat.side] - state.tricks[1 - view.seat.side.value]


def main() -> None:
    """Let it play against chance, both ways round on each deal."""
    mine = Contender("searching", searching)
    for found in round_robin(
        ARBAA_TURUB, (mine, named(ARBAA_TURUB, "random")), deals=DEALS, seed=1
    ):
        low, high = found.interval.low, found.interval.high
        print(f"{found.first} against {found.other}: {found.difference:+.2f} tricks a game")
        print(f"95 % interval {low:+.2f} to {high:+.2f}: {found.ahead or 'nobody'} is ahead")


if __name__ == "__main__":
    main()
