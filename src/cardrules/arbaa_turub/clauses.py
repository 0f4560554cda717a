"""The clauses of the rules by their numbers, each with a title in a few words.

`T-1.1` to `T-7.2` number what the guide says, `T-I1` to `T-I14` the points that it leaves open,
`G-1` to `G-5` the conduct that every game asks for. Verdicts, events and tests name their clause
by these numbers and no others.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from cardrules.conduct import CONDUCT

__all__ = ["CLAUSES"]

CLAUSES: Final[Mapping[str, str]] = MappingProxyType(
    {
        **CONDUCT,
        "T-1.1": "four players in two fixed partnerships, partners opposite",
        "T-1.2": "144 cards: four copies of A K Q J 10 9 8 7 6 in each suit, ace high",
        "T-1.3": "a trick is worth one trick, whatever cards are in it",
        "T-2.1": "each person exposes a card and the highest deals",
        "T-2.2": "those tied for the highest expose again",
        "T-2.3": "the dealer's left-hand neighbour cuts",
        "T-2.4": "cards go out in packets of three from the dealer's left",
        "T-2.5": "the dealer's left-hand neighbour names trump on the first three cards",
        "T-2.6": "the deal goes on until everyone has 36",
        "T-2.7": "the dealer's last packet is shown to be three; a wrong count is dealt again",
        "T-2.8": "hands are sorted by suit",
        "T-3.1": "the dealer's left-hand neighbour leads to the first trick",
        "T-3.2": "the suit led is followed by whoever can",
        "T-3.3": "who cannot follow plays anything: no duty to trump or to overtake",
        "T-3.4": "the highest trump takes the trick, else the highest card of the suit led",
        "T-3.5": "of identical cards the one played first ranks higher",
        "T-3.6": "the winner of a trick leads to the next, and every card is played",
        "T-3.7": "only the leader of a trick may signal, with the lead",
        "T-4.1": "more tricks win the game; 18-18 is a draw",
        "T-4.2": "two wins and no loss between them win the match, the later with more tricks",
        "T-4.3": "a later win with too few tricks counts as a draw in between",
        "T-4.4": "a win by the other side ends the series and sets a new benchmark",
        "T-4.5": "drawn games do not break a series",
        "T-4.6": "worked case: 20-16, then 19-17 is not enough, then 22-14 wins the match",
        "T-5.1": "the dealer's side won: the other side deals next",
        "T-5.2": "the dealer's side lost: the dealer's partner deals next",
        "T-5.3": "after a draw the same dealer deals again",
        "T-5.4": "of the two opponents, the next in the direction of play deals",
        "T-6.1": "worked case: of two aces the first takes the trick",
        "T-6.2": "worked case: a six of trumps from a player without the suit takes the trick",
        "T-7.1": "note: no stakes, nothing but tricks, games and matches",
        "T-7.2": "note: Somali play as an informant from Mogadishu told it",
        "T-I1": "who deals after a win that was not enough",
        "T-I2": "whether the leader may signal",
        "T-I3": "who deals after a miscount",
        "T-I4": "what the later win must do",
        "T-I5": "whether the cut is a decision in the record",
        "T-I6": "of two identical cards the first played ranks higher, in any suit",
        "T-I7": "which way play, deal and draws go",
        "T-I8": "suits do not count in the draw for dealer, identical cards tie",
        "T-I9": "a draw that uses up the pack goes on with a fresh one",
        "T-I10": "a miscount anywhere in the deal is dealt again",
        "T-I11": "trump may be any suit; no other choice, no pass",
        "T-I12": "play goes on to the last card",
        "T-I13": "the dealer's last packet is counted, its faces are not seen",
        "T-I14": "a revoke is refused",
    }
)
"""Clause number to title, in the order of the rules."""
