"""Every code block is of a kind that some test runs or holds, and every example is collected."""

from __future__ import annotations

import ast
import doctest
import json
import re
import subprocess
import sys
import tomllib
from contextlib import suppress
from pathlib import Path
from typing import Final

import pytest

from cardrules import arbaa_turub, audit, cuarenta, records
from cardrules.errors import RecordError
from tests.pages.blocks import PAGES, ROOT, Block, blocks_of, name_of

BLOCKS: Final = [block for page in PAGES for block in blocks_of(page)]
KINDS: Final = {
    "pycon": "examples, which pytest collects and runs",
    "console": "commands with what they say, which `test_sessions` runs",
    "text": "the same, for those that were typed before this was",
    "text usage": "how a command is called, held to what it says of itself",
    "text ending": "how the referee's account of the guide's match ends",
    "text rules": "lines of a record that choose rules",
    "text position": "positions, a line each",
    "text table": "a record from a table",
    "text layers": "the modules by layer, as the contracts on imports have them",
    "text format": "a grammar, or a record with parts left out: nothing that runs",
    "text measured": "figures that another machine, or another day, gives otherwise",
    "json step": "a step of what `cardrules replay --json` writes",
}
"""Each language with its label, and what holds such a block."""


def of_kind(kind: str) -> list[Block]:
    return [block for block in BLOCKS if block.kind == kind]


def place(block: Block) -> str:
    return f"{name_of(block.page)}:{block.line}"


@pytest.mark.parametrize("block", BLOCKS, ids=place)
def test_every_block_is_of_a_known_kind(block: Block) -> None:
    assert block.kind in KINDS or re.fullmatch(r"\{[\w-]+\}.*|", block.kind)
    if block.kind in {"console", "text"}:
        assert block.is_session
    assert block.lines or block.kind.startswith("{")


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_every_kind_is_there(kind: str) -> None:
    assert of_kind(kind)


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_example_stands_in_a_block_of_its_own_kind(page: Path) -> None:
    found = doctest.DocTestParser().get_examples(page.read_text(encoding="utf-8"))
    lines = {example.lineno + 1 for example in found}
    inside = [
        {*range(block.line, block.line + len(block.lines))}
        for block in blocks_of(page)
        if block.kind == "pycon"
    ]
    assert all(lines & block for block in inside)
    assert lines <= set().union(*inside)


def test_the_pages_with_examples_are_those_that_pytest_collects() -> None:
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider"]
    done = subprocess.run(
        [*command, "docs", "README.md"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    collected = {line.split("::")[0] for line in done.stdout.splitlines() if ".md::" in line}
    assert collected == {name_of(block.page) for block in of_kind("pycon")}


@pytest.mark.parametrize("block", of_kind("text rules"), ids=place)
def test_rules_on_a_page_are_rules(block: Block) -> None:
    for line in block.lines:
        known = 0
        for game in (arbaa_turub, cuarenta):
            text = f"cardrules 1\ngame {game.NAME}\n{line}\n"
            with suppress(RecordError):
                known += records.loads(text).rules != game.GUIDE or line == "rules GUIDE"
        assert known


@pytest.mark.parametrize("block", of_kind("text position"), ids=place)
def test_a_position_on_a_page_is_one_and_is_written_so(block: Block) -> None:
    for line in block.lines:
        game = line.split()[0]
        if game == arbaa_turub.NAME:
            text = arbaa_turub.format_position(arbaa_turub.parse_position(line))
        else:
            text = cuarenta.format_position(cuarenta.parse_position(line))
        assert text == line


@pytest.mark.parametrize("block", of_kind("text table"), ids=place)
def test_a_table_record_on_a_page_is_one(block: Block) -> None:
    assert audit.audit(block.text).findings


@pytest.mark.parametrize("block", of_kind("text ending"), ids=place)
def test_the_ending_is_that_of_the_guides_match(block: Block) -> None:
    record = ROOT / "examples" / "records" / "guide-match.txt"
    command = [sys.executable, "-m", "cardrules", "replay", str(record)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    told = [line.rstrip() for line in done.stdout.splitlines()]
    assert told[-len(block.lines) :] == [*block.lines]


@pytest.mark.parametrize("block", of_kind("json step"), ids=place)
def test_a_step_on_a_page_is_a_step_of_the_guides_tricks(block: Block) -> None:
    record = ROOT / "examples" / "records" / "guide-tricks.txt"
    command = [sys.executable, "-m", "cardrules", "replay", str(record), "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert json.loads(block.text) in json.loads(done.stdout)["steps"]


@pytest.mark.parametrize("block", of_kind("text usage"), ids=place)
def test_a_usage_has_the_options_that_the_command_has(block: Block) -> None:
    (line,) = block.lines
    program, name, *_ = line.split()
    assert program == "cardrules"
    command = [sys.executable, "-m", "cardrules", name, "--help"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    options = re.compile(r"(?<![\w-])--[a-z]+")
    told = {*options.findall(done.stdout)} - {"--help"}
    assert {*options.findall(line)} == told


@pytest.mark.parametrize("block", of_kind("text layers"), ids=place)
def test_the_layers_on_a_page_are_those_of_the_contracts(block: Block) -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]
    by_id = {each["id"]: each for each in contracts["importlinter"]["contracts"]}
    layers = by_id["package" if "arbaa_turub" in block.text else "games"]["layers"]
    drawn = [_names(line.partition("   ")[0]) for line in block.lines]
    held = [names for names in map(_names, reversed(layers)) if names]
    assert [names for names in drawn if names] == held


def _names(line: str) -> frozenset[str]:
    """Give the modules in a line that are for others to import."""
    return frozenset(name for name in re.findall(r"\w+", line) if not name.startswith("_"))


def test_the_tasks_on_the_front_page_are_tasks() -> None:
    tree = ast.parse((ROOT / "dev.py").read_text(encoding="utf-8"))
    tasks = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
    called = [line for block in BLOCKS for line in block.lines if "dev.py" in line]
    assert called
    for line in called:
        found = re.fullmatch(r"\$ python3 dev\.py (\w+)", line)
        assert found is not None
        assert found[1] in tasks
