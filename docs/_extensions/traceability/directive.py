"""The Sphinx extension: the directive `traceability`, and the gaps that stop a build."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar, Final

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.errors import ExtensionError
from sphinx.util.docutils import SphinxDirective
from sphinx.util.typing import ExtensionMetadata

import cardrules
from traceability.book import read_book
from traceability.page import page
from traceability.project import all_gaps
from traceability.tracing import trace

ROOT: Final = Path(__file__).parents[3]
PACKAGE: Final = Path(cardrules.__file__).parent
PAGE: Final = "reference/traceability"


class TraceabilityDirective(SphinxDirective):
    """Writes, in its place, the clauses of the game that its argument names."""

    required_arguments: ClassVar[int] = 1

    def run(self) -> list[nodes.Node]:
        """Read the game's code and tests as they are now."""
        game: str = self.arguments[0]
        text = page(game, trace(read_book(game, PACKAGE, ROOT)))
        return self.parse_text_to_nodes(text, allow_section_headings=True)


def stop_at_gaps(_app: Sphinx) -> None:
    """Stop the build if anything is missing; all of it is told at once."""
    found = all_gaps(PACKAGE, ROOT)
    if found:
        raise ExtensionError("\n".join(("clauses cannot be followed:", *map(str, found))))


def always_again(*_: object) -> list[str]:
    """Have the page written anew at each build, whatever has changed."""
    return [PAGE]


def setup(app: Sphinx) -> ExtensionMetadata:
    """Tell Sphinx of the directive and the checks."""
    app.add_directive("traceability", TraceabilityDirective)
    app.connect("builder-inited", stop_at_gaps)
    app.connect("env-get-outdated", always_again)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
