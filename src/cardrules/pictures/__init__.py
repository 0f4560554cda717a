"""Pictures of both games: a state, a view or a step as SVG, drawn by the library.

>>> from cardrules import cuarenta, pictures
>>> state = cuarenta.new_match(dealer=cuarenta.Seat.EAST)
>>> picture = pictures.svg(state, theme=pictures.Theme.DARK)
>>> picture.count("<svg"), picture.count("<script")
(1, 0)

`enable` lets notebooks show states, views and steps; that, and nothing else, needs IPython, the
extra `notebook`.
"""

from __future__ import annotations

from cardrules.pictures._colours import STYLE
from cardrules.pictures._painters import AnyPosition, Shown, seen
from cardrules.pictures.drawing import svg
from cardrules.pictures.notebook import enable
from cardrules.pictures.theme import Theme

__all__ = ["STYLE", "AnyPosition", "Shown", "Theme", "enable", "seen", "svg"]
