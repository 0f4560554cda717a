"""Lists on the pages are whole: codes of findings, options of commands, files of the example."""

from __future__ import annotations

import re
from typing import Final

import pytest

from cardrules.audit import FindingCode
from cardrules.cli import main
from tests.pages.blocks import ROOT

DOCS: Final = ROOT / "docs"
EXAMPLE: Final = ROOT / "examples" / "third_game"
OPTION: Final = re.compile(r"(?<![\w-])--[a-z]+")
COMMANDS: Final = sorted(
    path.stem.removeprefix("commands-") for path in (DOCS / "reference").glob("commands-*.md")
)


def page(name: str) -> str:
    return (DOCS / name).read_text(encoding="utf-8")


def test_every_code_of_a_finding_is_told() -> None:
    told = re.findall(r"`([a-z_]+)`", page("reference/table-records.md"))
    assert {code.value for code in FindingCode} <= {*told}


@pytest.mark.parametrize("name", COMMANDS)
def test_a_page_has_the_options_that_the_command_has(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main([name, "--help"])
    options = {*OPTION.findall(capsys.readouterr().out)} - {"--help"}
    assert options
    assert {*OPTION.findall(page(f"reference/commands-{name}.md"))} == options


def test_every_file_of_the_third_game_is_told_of() -> None:
    told = re.findall(r"^\| `(\w+\.py)` \|", page("how-to/add-a-game.md"), re.MULTILINE)
    assert sorted(told) == sorted(path.name for path in EXAMPLE.glob("*.py"))
