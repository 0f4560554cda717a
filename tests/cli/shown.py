"""What the pages show of a command: calls, and what is said."""

from __future__ import annotations

import re
import shlex

from tests.readings.pages import ROOT

__all__ = ["calls_on"]

_BLOCK = re.compile(r"^```text\n\$ cardrules (.*?)\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def calls_on(page: str) -> list[tuple[list[str], list[str]]]:
    """Give the arguments of each call on a page of the reference, and the lines that follow."""
    text = (ROOT / "docs" / "reference" / page).read_text(encoding="utf-8")
    return [(shlex.split(call), said.splitlines()) for call, said in _BLOCK.findall(text)]
