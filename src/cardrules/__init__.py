"""Referees for two traditional card games, complete and exact.

`cardrules.arbaa_turub`
    Arba'a Turub, from Somalia: four players, 144 cards, 36 tricks, a moving benchmark.
`cardrules.cuarenta`
    Cuarenta, from Ecuador: captures, sums, sequences, caída and limpia, to forty points.
`cardrules.engine`
    The shape that the games share, and what can be done with any game of that shape.
`cardrules.records`
    Matches and positions as text that a person can write and a program can check.
`cardrules.readings`, `cardrules.divergence`
    Clauses and readings as values, and where a record parts from another reading.
`cardrules.counting`, `cardrules.streams`
    Exact draws from random bits, and streams of bits that are the same in every language.
`cardrules.jsonforms`
    Rules, states, views, actions, events, verdicts and records as JSON, with schemas.
`cardrules.audit`
    What is certainly wrong with a record from a table, where nobody saw the deal.
`cardrules.comparison`
    What another reading changes, over the same matches.
`cardrules.bots`
    Bots that play by views alone, and how to compare any two.
`cardrules.testing`
    What every game of this shape has to do, as a suite, and known answers for other engines.
`cardrules.cards`, `cardrules.seats`, `cardrules.notation`, `cardrules.packs`
    The vocabulary; `cardrules.choices` and `cardrules.fields` read and write rules and positions.
`cardrules.actions`, `cardrules.conduct`, `cardrules.verdicts`, `cardrules.errors`
    What can be done in every game and by whom, and what is said of what cannot.
"""

from __future__ import annotations

from cardrules.cards import Card, Rank, Suit
from cardrules.errors import CardRulesError
from cardrules.seats import Seat, Side

__version__ = "0.1.0"

__all__ = ["Card", "CardRulesError", "Rank", "Seat", "Side", "Suit", "__version__"]
