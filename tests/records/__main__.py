"""Write the records that a program makes: `python -m tests.records --write`."""

from __future__ import annotations

import sys

from tests.records.made import FOLDER, made

if sys.argv[1:] != ["--write"]:
    sys.exit("usage: python -m tests.records --write")
for name, text in made():
    FOLDER.joinpath(name).write_text(text, encoding="utf-8")
