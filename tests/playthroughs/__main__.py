"""Play the golden matches again: `python -m tests.playthroughs [--write]`.

Without `--write` the exit status is 1 if any comes out otherwise than stored, on either engine.
"""

from __future__ import annotations

import sys

from tests.playthroughs.golden import PLAYERS, store, stored


def main(arguments: list[str]) -> int:
    """Compare with the store, or write it."""
    before = stored()
    again = {player.name: [*map(player.fast, before[player.name])] for player in PLAYERS}
    slowly = {player.name: [*map(player.slow, before[player.name])] for player in PLAYERS}
    for game, matches in again.items():
        for match, beside in zip(matches, slowly[game], strict=True):
            agree = "both engines" if match == beside else "THE ENGINES DIFFER"
            sys.stdout.write(f"{game} {match.seed}: {match.actions} actions, {agree}\n")
    if arguments == ["--write"]:
        store(again)
        return 0
    return int(not before == again == slowly)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
