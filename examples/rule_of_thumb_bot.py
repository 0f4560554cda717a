"""A bot for Cuarenta with a thought that the greedy one does not have, and what it is worth.

A table of one card invites a limpia. So this bot rather takes, or lays, something else than what
leaves a single card. That sounds sensible; the deals have the last word.
"""

from __future__ import annotations

from cardrules import cuarenta as game
from cardrules.bots import CUARENTA, Comparison, Contender, named, round_robin
from cardrules.streams import Stream

DEALS = 60


def wary(view: game.View, actions: tuple[game.Action, ...], stream: Stream) -> game.Action:
    """Do what the greedy bot does, but leave no single card if there is another choice."""
    choice = CUARENTA.greedy(view, actions, stream)
    others = tuple(each for each in actions if left(view, each) != 1)
    if left(view, choice) != 1 or not others:
        return choice
    return CUARENTA.greedy(view, others, stream)


def left(view: game.View, action: game.Action) -> int:
    """Count the cards that lie on the table after an action."""
    lying = len(view.table)
    if not isinstance(action, game.Play):
        return lying
    return lying - len(action.base) - len(action.sequence) if action.base else lying + 1


def told(found: Comparison) -> str:
    """Say in a line how two bots compare."""
    first, other = found.means
    low, high = found.interval.low, found.interval.high
    return (
        f"{found.first} {first:.2f}, {found.other} {other:.2f} matches won; "
        f"the difference is {low:+.2f} to {high:+.2f}: {found.ahead or 'nobody'} is ahead"
    )


def main() -> None:
    """Compare the two, and print what comes of it."""
    contenders = (named(CUARENTA, "greedy"), Contender("wary", wary))
    for found in round_robin(CUARENTA, contenders, deals=DEALS, seed=1):
        print(told(found))


if __name__ == "__main__":
    main()
