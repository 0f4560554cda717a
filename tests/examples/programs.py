"""The programs of `examples`, run as a person runs them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

__all__ = ["EXAMPLES", "PRINTED", "PROGRAMS", "run"]

ROOT: Final = Path(__file__).parents[2]
EXAMPLES: Final = ROOT / "examples"
PRINTED: Final = Path(__file__).parent / "printed"
"""What each program prints, in a file of its name."""

PROGRAMS: Final = tuple(
    sorted(
        [path.stem for path in EXAMPLES.glob("*.py")]
        + [path.parent.name for path in EXAMPLES.glob("*/__main__.py")]
    )
)


def run(name: str) -> subprocess.CompletedProcess[str]:
    """Run a program, a file or a package, where a warning is an error."""
    file = EXAMPLES / f"{name}.py"
    program = [str(file)] if file.exists() else ["-m", f"examples.{name}"]
    return subprocess.run(
        [sys.executable, "-W", "error", *program],
        cwd=ROOT,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
