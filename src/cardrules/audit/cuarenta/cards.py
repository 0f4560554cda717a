"""The cards of Cuarenta, to be looked up."""

from __future__ import annotations

from typing import Final

from cardrules.cuarenta import PACK

__all__ = ["CARDS"]

CARDS: Final = frozenset(PACK)
"""The 40 cards (C-1.2)."""
