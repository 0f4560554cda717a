"""What the pages of the commands show is what the commands say."""

from __future__ import annotations

import re
import shlex
import subprocess
from pathlib import Path
from typing import Final

import pytest

from tests.cli.process import CARDRULES

ROOT: Final = Path(__file__).parents[2]
PAGES: Final = [
    ROOT / "docs" / "reference" / f"commands-{name}.md"
    for name in ("legal", "explain", "perft", "play", "compare")
]
EXAMPLE: Final = re.compile(
    r"^```(?:text|json)\n\$ (.*?[^\\])\n(.*?)^```$", re.MULTILINE | re.DOTALL
)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_example_is_what_the_command_says(page: Path) -> None:
    examples = EXAMPLE.findall(page.read_text(encoding="utf-8"))
    assert examples
    for command, expected in examples:
        called = re.sub(r"\bcardrules (?=[a-z])", f"{shlex.join(CARDRULES)} ", command)
        assert called != command
        done = subprocess.run(
            ["/bin/sh", "-c", called], cwd=ROOT, capture_output=True, text=True, check=False
        )
        assert done.stdout + done.stderr == expected
