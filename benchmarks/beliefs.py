"""What it costs to believe: counting and drawing the worlds behind a view, beside OpenSpiel.

In the figure: `count_worlds(view)`, `marginals(view)` or `sample_world(view, random)`, each of its
own, on views that it has not met, of whole matches of random play: every state at which a seat
decides, seen by each seat in turn. *Again* draws a second world of a view just drawn from, which
costs less. Not in it: making the state and the view. OpenSpiel's figure is hearts'
`resample_from_infostate(seat, random)`, from the states of random deals in which a seat decides,
each seat in turn. What it draws need not fit all that was played, so that is the price of another
thing.

Times are CPU times of single calls, so that a dear view shows: the median with its quartiles, and
what the dearest hundredth costs at least. The reading under which a pass says most, so that most
has to be counted, is that announcing is compulsory; it stands apart. So do a spectator's views,
which hide all four hands.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from importlib import import_module
from itertools import islice
from random import Random
from statistics import quantiles
from time import process_time
from typing import TYPE_CHECKING, Protocol, final

from benchmarks.figure import Figure, Row, Skipped, of_rounds, table
from benchmarks.games import CardGame, load_game, playouts

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

VIEWS = 3_000
STRIDE = 7
"""Every how manieth state is looked at."""
_SAMPLE_TARGET = 1_000.0
_COUNT_TARGET = 5_000.0


@final
@dataclass(frozen=True, slots=True)
class Believer:
    """What the benchmark calls of a game's beliefs."""

    game: CardGame
    views: Callable[[object, object], object]
    onlookers: tuple[object, ...]
    """Whose views are looked at, in turn: the seats, or a spectator alone."""
    count: Callable[[object], int]
    sample: Callable[[object, Random], object]
    marginals: Callable[[object], object]

    def looks(self, rules: object, random: Random) -> Iterator[object]:
        """Views of whole matches of random play, without end, each seat in turn."""
        number = 0
        for place, state in enumerate(playouts(self.game, rules, random)):
            if place % STRIDE == 0 and self.game.legal_actions(state):
                yield self.views(state, self.onlookers[number % len(self.onlookers)])
                number += 1


class PeerWorlds(Protocol):
    """A state of OpenSpiel's hearts, as far as it is asked here."""

    def resample_from_infostate(self, player: int, draw: Callable[[], float], /) -> object:
        """Draw a state that a player cannot tell from this one."""
        ...

    def apply_action(self, action: int) -> None:
        """Go on, in place."""
        ...

    def legal_actions(self) -> list[int]:
        """List actions, or outcomes of chance."""
        ...

    def is_chance_node(self) -> bool:
        """Say whether chance decides."""
        ...

    def is_terminal(self) -> bool:
        """Say whether it is over."""
        ...

    def clone(self) -> PeerWorlds:
        """Copy it."""
        ...


class PeerGame(Protocol):
    """OpenSpiel's hearts."""

    def new_initial_state(self) -> PeerWorlds:
        """Make the state before the deal."""
        ...


def load_believer(name: str, *, spectator: bool = False) -> Believer:
    """Load a game's beliefs; raises `ImportError` where there are none."""
    module = import_module(f"cardrules.{name}")
    onlookers: tuple[object, ...] = (None,) if spectator else tuple(module.Seat)
    asked = (module.count_worlds, module.sample_world, module.marginals)
    return Believer(load_game(name), module.view, onlookers, *asked)


def measure(*, views: int = VIEWS, seed: int = 1) -> list[Row]:
    """Measure both games under the guides' rules, hearts beside them, and the dearest reading."""
    rows: list[Row] = []
    for name, title in (("arbaa_turub", "Arba'a Turub"), ("cuarenta", "Cuarenta")):
        believer = load_believer(name)
        rules = believer.game.rules("GUIDE")
        rows += of_game(f"{title} GUIDE", believer, rules, views, seed, targets=True)
    rows += hearts(views, seed)
    believer = load_believer("cuarenta")
    rules = believer.game.rules("NO_FORGETTING")  # announcing is compulsory
    rows += of_game("Cuarenta NO_FORGETTING", believer, rules, views, seed, targets=False)
    for name, title, profile in (
        ("arbaa_turub", "Arba'a Turub GUIDE", "GUIDE"),
        ("cuarenta", "Cuarenta NO_FORGETTING", "NO_FORGETTING"),
    ):
        believer = load_believer(name, spectator=True)
        rules = believer.game.rules(profile)
        rows += of_game(f"{title}, spectator,", believer, rules, views // 3, seed, targets=False)
    return rows


def of_game(
    title: str, believer: Believer, rules: object, views: int, seed: int, *, targets: bool
) -> list[Row]:
    """Count and draw on views of their own each, so that nothing was kept from the other."""
    count, sample, marginals = believer.count, believer.sample, believer.marginals
    random = Random(seed)
    times: dict[str, list[float]] = {
        name: [] for name in ("count_worlds", "marginals", "sample_world", "again")
    }
    for place, view in enumerate(islice(believer.looks(rules, random), 3 * views)):
        if place % 3 == 1:
            times["count_worlds"].append(_microseconds(partial(count, view)))
        elif place % 3 == 2:
            times["marginals"].append(_microseconds(partial(marginals, view)))
        else:
            times["sample_world"].append(_microseconds(partial(sample, view, random)))
            times["again"].append(_microseconds(partial(sample, view, random)))
    limits = {"count_worlds": _COUNT_TARGET, "sample_world": _SAMPLE_TARGET} if targets else {}
    return [
        row
        for name, each in times.items()
        for row in _figures(f"{title} {name}", each, limits.get(name))
    ]


def hearts(views: int, seed: int) -> list[Row]:
    """Draw worlds of hearts; skipped where OpenSpiel is not installed."""
    name = "hearts resample_from_infostate"
    try:
        game: PeerGame = import_module("pyspiel").load_game("hearts")
    except ImportError as error:
        return [Skipped(name, f"open_spiel is not installed ({error})")]
    random = Random(seed)
    times = [
        _microseconds(partial(state.resample_from_infostate, place % 4, random.random))
        for place, state in enumerate(islice(_states_of_hearts(game, random), views))
    ]
    return _figures(name, times, None)


def _states_of_hearts(game: PeerGame, random: Random) -> Iterator[PeerWorlds]:
    """States of random deals in which a seat decides, without end."""
    number = 0
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node():
                number += 1
                if number % STRIDE == 0:
                    yield state.clone()
            state.apply_action(random.choice(state.legal_actions()))


def _microseconds(call: Callable[[], object]) -> float:
    start = process_time()
    call()
    return (process_time() - start) * 1e6


def _figures(name: str, times: list[float], target: float | None) -> list[Row]:
    dear = quantiles(times, n=100, method="inclusive")[-1]
    return [
        of_rounds(name, times, "µs", target=target),
        Figure(name=f"{name}, the dearest hundredth", value=dear, unit="µs"),
    ]


if __name__ == "__main__":
    print(table(measure()))
