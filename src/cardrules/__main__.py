"""`python -m cardrules` is the command `cardrules`."""

from __future__ import annotations

import sys

from cardrules.cli import main

if __name__ == "__main__":
    sys.exit(main())
