"""Write the schemas into the package: `python -m tests.jsonforms --write`.

Without `--write` the exit status is 1 if a file is another than the code has it.
"""

from __future__ import annotations

import sys

from cardrules.jsonforms import KINDS
from tests.jsonforms.schemas import FOLDER, store, text_of


def main(arguments: list[str]) -> int:
    """Write the files, or compare."""
    if arguments == ["--write"]:
        store()
    others = [k for k in KINDS if (FOLDER / f"{k}.json").read_text("utf-8") != text_of(k)]
    for kind in others:
        sys.stdout.write(f"{kind}.json is not what the code has\n")
    return int(bool(others))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
