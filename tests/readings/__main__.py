"""Make the records and the page on which readings part: `python -m tests.readings --write`.

Without `--write` the exit status is 1 if anything is not as it would be made.
"""

from __future__ import annotations

import sys

from tests.readings.page import PAGE, page_with_rows
from tests.readings.samples import FOLDER, SAMPLES


def main(arguments: list[str]) -> int:
    """Compare with what is there, or write it."""
    made = {each.path: each.text for each in SAMPLES}
    made[PAGE] = page_with_rows(PAGE.read_text(encoding="utf-8"))
    if arguments == ["--write"]:
        FOLDER.mkdir(exist_ok=True)
        for path, text in made.items():
            path.write_text(text, encoding="utf-8")
    wrong = [
        path.name
        for path, text in made.items()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    ]
    sys.stdout.write(f"{len(made)} files, not as made: {' '.join(wrong) or 'none'}\n")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
