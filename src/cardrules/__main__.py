"""`python -m cardrules` is the command `cardrules`."""

from __future__ import annotations

import sys

from cardrules.cli import main

sys.exit(main())
