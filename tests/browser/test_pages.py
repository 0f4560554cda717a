"""The pages of the site that people learn from: whole, in every width and in both colours."""

from __future__ import annotations

from typing import Final

import pytest

from tests.browser.screen import SITE, Scheme, Screen, Width

PAGES: Final = (
    "index",
    "tutorial",
    "glossary",
    "rules/index",
    "rules/arbaa_turub",
    "rules/cuarenta",
    "reference/commands",
    "reference/traceability",
)


@pytest.mark.parametrize("scheme", Scheme)
@pytest.mark.parametrize("width", Width)
@pytest.mark.parametrize("page", PAGES)
def test_a_page_fits_and_everyone_can_read_it(
    shown: Screen, page: str, width: Width, scheme: Scheme
) -> None:
    file = SITE / f"{page}.html"
    assert file.exists()
    shown.show(file.as_uri(), width, scheme)
    shown.keep(f"{page.replace('/', '-')}-{width.value}-{scheme.value}")
    assert shown.overflow() <= 0
    assert shown.overlaps() == []
    assert shown.violations() == []
