"""The Sphinx extension: a build fails if a public name has no entry in the reference."""

from __future__ import annotations

from pathlib import Path

from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.errors import ExtensionError
from sphinx.util.typing import ExtensionMetadata

import cardrules
from completeness.names import modules_of, public_names


def stop_at_missing(_app: Sphinx, env: BuildEnvironment) -> None:
    """Stop the build if anything public is missing; all of it is told at once."""
    entries = {name for name, *_ in env.domains.python_domain.get_objects()}
    offered = public_names(modules_of(Path(cardrules.__file__).parent))
    missing = sorted({each.target for each in offered} - entries)
    if missing:
        raise ExtensionError("\n".join(("no entry in the reference:", *missing)))


def setup(app: Sphinx) -> ExtensionMetadata:
    """Tell Sphinx of the check."""
    app.connect("env-check-consistency", stop_at_missing)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
