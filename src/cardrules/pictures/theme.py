"""How a picture is coloured."""

from __future__ import annotations

from enum import Enum, unique
from typing import final

__all__ = ["Theme"]


@final
@unique
class Theme(Enum):
    """How a picture is coloured.

    >>> Theme("dark")
    <Theme.DARK: 'dark'>
    """

    LIGHT = "light"
    """Dark on light, always."""
    DARK = "dark"
    """Light on dark, always."""
    AUTO = "auto"
    """As the reader's system asks for (`prefers-color-scheme`); light where nothing is asked."""

    def __str__(self) -> str:
        """Give the word for it."""
        return self.value
