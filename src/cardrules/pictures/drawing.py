"""From what is shown to SVG."""

from __future__ import annotations

from cardrules.pictures._layout import laid_out
from cardrules.pictures._painters import Shown, scene_of
from cardrules.pictures._writing import written
from cardrules.pictures.theme import Theme
from cardrules.record import AnyAction
from cardrules.typechecks import is_exactly

__all__ = ["svg"]


def svg(shown: Shown, *, action: AnyAction | None = None, theme: Theme = Theme.AUTO) -> str:
    """Draw a state, a view or a step of either game as SVG.

    A view's picture is made of that view alone. A step's is that of the state it leads to, with
    what happened lit up; `seen` gives it as a seat saw it.
    `action` is one that may be done in a state or a view, and is lit up before it is done. The
    picture is a single `svg` element, as wide as whatever it is put in; equal things give equal
    text. It has a title and a description, and no script nor anything from elsewhere.
    Raises `IllegalActionError` for an action that may not be done there, `InvalidArgumentError`
    for one beside a step, and `TypeError` for what there is no picture of and for a theme that is
    none.

    >>> from cardrules import arbaa_turub
    >>> drawn = svg(arbaa_turub.new_match(dealer=arbaa_turub.Seat.NORTH))
    >>> drawn.startswith("<svg "), "North deals" in drawn
    (True, True)
    """
    if not is_exactly(Theme, theme):
        raise TypeError(f"expected a Theme, not {type(theme).__name__}")
    return written(laid_out(scene_of(shown, action)), theme)
