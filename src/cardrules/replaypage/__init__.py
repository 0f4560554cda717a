"""Replay pages: a match as one HTML file, to step through with the keyboard.

The page needs nothing beside itself and asks the network for nothing, so it can be kept, sent and
opened from the file system. It shows all hands: it is the referee's view, not a player's.
"""

from __future__ import annotations

from cardrules.replaypage.document import page

__all__ = ["page"]
