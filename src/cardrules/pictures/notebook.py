"""Pictures in notebooks. It needs IPython, the extra `notebook`, and nothing else here does."""

from __future__ import annotations

from typing import Final

from cardrules.engine import Step
from cardrules.pictures._layout import laid_out
from cardrules.pictures._painters import POSITIONS, AnyPosition, Shown, is_drawn, scene_of
from cardrules.pictures._writing import written
from cardrules.pictures.theme import Theme
from cardrules.record import AnyEvent

__all__ = ["enable"]

_SVG: Final = "image/svg+xml"


def enable() -> None:
    """Let the IPython that runs show states, views and steps of both games as pictures.

    Call it once in a notebook; whatever is the value of a cell's last line is then drawn.
    Raises `ImportError` without IPython, and `RuntimeError` where no shell of it runs.
    """
    try:
        from IPython import get_ipython  # noqa: PLC0415
    except ImportError as error:
        message = 'pictures.enable needs IPython: pip install "cardrules[notebook]"'
        raise ImportError(message, name=error.name) from error
    shell = get_ipython()
    if shell is None:
        raise RuntimeError("no shell of IPython runs here: call enable in a notebook")
    formatter = shell.display_formatter.formatters[_SVG]
    for kind in POSITIONS:
        formatter.for_type(kind, _drawn)
    formatter.for_type(Step, _drawn_step)


def _drawn(shown: Shown) -> str:
    """Draw for a notebook, which would make it as wide as itself if no width were given."""
    return written(laid_out(scene_of(shown)), Theme.AUTO, natural=True)


def _drawn_step(step: Step[AnyPosition, AnyEvent]) -> str | None:
    """Draw a step of these games; `None`, which is no picture, for one of another game."""
    return _drawn(step) if is_drawn(step.state) else None
