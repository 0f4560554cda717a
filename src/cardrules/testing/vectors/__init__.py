"""Known answers for engines in any language: JSON files beside this module, and what makes them.

`perft.json` counts lines of play, `matches.json` has whole matches, `beliefs.json` counts the
deals behind views, `positions.json` lists what may be done, `streams.json` has random draws;
`schema.json` is their JSON Schema. The page "Known-answer vectors" says how to use them.

`python -m cardrules.testing.vectors DIRECTORY` writes them again, to the same bytes.

>>> from importlib.resources import files
>>> sorted(each.name for each in files(__name__).iterdir() if each.name.endswith(".json"))
['beliefs.json', 'matches.json', 'perft.json', 'positions.json', 'schema.json', 'streams.json']
"""

from __future__ import annotations

from cardrules.testing.vectors._documents import documents

__all__ = ["documents"]
