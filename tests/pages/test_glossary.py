"""A word that the rules set apart, or that is in another language, can be looked up."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Final

import pytest

from tests.pages.blocks import ROOT

DOCS: Final = ROOT / "docs"
EMPHASIS: Final = re.compile(r"(?<![\w*])\*(\w[^*\n]*)\*(?![\w*])")
QUOTED: Final = re.compile(r'\("([a-záéíóú ]+)"\)')
NOT_TERMS: Final = frozenset({"worked case", "forty", "agreed beforehand"})
"""A heading within a row, a translation, and a source's own words in English."""


def headwords() -> frozenset[str]:
    """Give what the glossary explains, one word or phrase each."""
    lines = (DOCS / "glossary.md").read_text(encoding="utf-8").splitlines()
    heads = [head for head, told in pairwise(lines) if told.startswith(": ")]
    return frozenset(
        word.strip().lower() for head in heads for word in re.sub(r"\(.*?\)", "", head).split(",")
    )


def terms(game: str) -> frozenset[str]:
    """Give the words that a page of the rules sets apart."""
    page = (DOCS / "rules" / f"{game}.md").read_text(encoding="utf-8")
    found = {word.strip(" .,:").lower() for word in EMPHASIS.findall(page)}
    return frozenset(found | {*QUOTED.findall(page)}) - NOT_TERMS


@pytest.mark.parametrize("game", ["arbaa_turub", "cuarenta"])
def test_every_term_of_the_rules_is_explained(game: str) -> None:
    known = headwords()
    assert {term for term in terms(game) if not {term, term.removesuffix("s")} & known} == set()


def test_the_terms_are_found() -> None:
    assert {"ronda", "chicas", "falla", "doble ronda"} <= terms("cuarenta")
    assert "benchmark" in terms("arbaa_turub")
