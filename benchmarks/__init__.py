"""How fast and how small `cardrules` is, measured beside engines of the same kind.

`python -m benchmarks` runs everything; `README.md` says what each figure is.
"""
