"""What another reading of the rules would change: told of one record, and counted over matches.

First a recorded limpia at 38 points is refereed under the guide's reading and under another one.
Then both are played over the same deals, and the differences come with their 95 % intervals.
"""

from __future__ import annotations

from pathlib import Path

from cardrules import cuarenta as game
from cardrules.comparison import CUARENTA, Comparison, compare
from cardrules.divergence import replay_under
from cardrules.readings import value_text
from cardrules.records import loads

RECORD = Path(__file__).parent / "records" / "cuarenta-limpia-at-38.txt"
OTHER = game.Rules(limpia_blocked_at=None)
MATCHES = 200


def issues() -> list[str]:
    """Say what is at issue between the two."""
    return [
        f"{each.interpretation.id} {each.interpretation.title}: "
        f"{value_text(each.first)} or {value_text(each.second)}"
        for each in game.diff(game.GUIDE, OTHER)
    ]


def parting() -> str:
    """Say where the record parts from the other reading."""
    found = replay_under(loads(RECORD.read_text(encoding="utf-8")), OTHER)
    if found is None:
        return "it does not part"
    return f"line {found.line}, by {found.clause}: another {found.kind}"


def told(found: Comparison) -> list[str]:
    """Say how often a match is another one, and what it has surely more or less of."""
    lines = [f"{each.name}: {each.count} of {each.pairs} matches" for each in found.shares]
    for effect in found.effects:
        interval = effect.interval
        if interval is not None and 0 not in interval:
            bounds = f"{interval.low:+.2f} to {interval.high:+.2f}"
            lines.append(f"{effect.name}: {effect.difference:+.2f} a match ({bounds})")
    return lines


def main() -> None:
    """Print what differs, where the record parts, and what comes of many matches."""
    print(*issues(), sep="\n")
    print("the record:", parting())
    print(*told(compare(CUARENTA, game.GUIDE, OTHER, matches=MATCHES, seed=1)), sep="\n")


if __name__ == "__main__":
    main()
