"""A kit for whoever tests a game, or an engine for one.

`check_game` puts a game to the contract of `cardrules.engine.Game` and gives a `Report`;
`cardrules.testing.strategies` has strategies for Hypothesis, which comes with the extra `testing`;
`cardrules.testing.vectors` has known answers as JSON, for engines in any language. Only the
strategies need Hypothesis.
"""

from __future__ import annotations

from cardrules.testing.conformance import check_game
from cardrules.testing.reports import Failure, Report

__all__ = ["Failure", "Report", "check_game"]
