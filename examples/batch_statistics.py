"""Statistics of many hands, on all cores: what the points of Cuarenta are made for.

Hand number n is shuffled by stream 2n of the seed and played by the next one. So the result is the
same on any number of processes, and any one hand can be played again by itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor

from cardrules import cuarenta as game
from cardrules.bots import CUARENTA
from cardrules.streams import stream

SEED = 1
HANDS = 400
CHUNK = 50


def points_of(hand: int) -> Counter[str]:
    """Play one hand by the greedy bot, and count the points of both sides by their clause."""
    drawn, points = stream(SEED, 2 * hand + 1), Counter[str]()
    state = game.new_match(dealer=game.Seat.NORTH)
    action: game.Action = game.chance(state, stream(SEED, 2 * hand).shuffled(game.PACK))
    while True:
        step = game.step(state, action)
        state = step.state
        for event in step.events:
            points[event.clause] += getattr(event, "points", 0)
        seat = game.to_act(state)
        if not isinstance(seat, game.Seat):
            return +points
        action = CUARENTA.greedy(game.view(state, seat), game.legal_actions(state), drawn)


def points_of_all(hands: Iterable[int]) -> Counter[str]:
    """Add up the points of some hands: what one process does at a time."""
    return sum(map(points_of, hands), Counter[str]())


def main() -> None:
    """Play the hands, and print what a hand brings both sides together."""
    chunks = [range(first, first + CHUNK) for first in range(0, HANDS, CHUNK)]
    with ProcessPoolExecutor() as pool:
        points = sum(pool.map(points_of_all, chunks), Counter[str]())
    titles = {clause.id: clause.title for clause in game.clauses()}
    for clause, number in points.most_common():
        print(f"{number / HANDS:5.2f} points a hand  {clause} {titles[clause]}")


if __name__ == "__main__":
    main()
