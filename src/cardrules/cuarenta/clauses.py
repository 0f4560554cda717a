"""The clauses of the rules by their numbers, each with a title in a few words.

`C-1.1` to `C-9.2` number what the guide says, `C-I1` to `C-I36` the points that it leaves open,
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
        "C-1.1": "four players in two fixed teams, partners opposite",
        "C-1.2": "40 cards: no eights, nines, tens or jokers",
        "C-1.3": "sequences run A 2 3 4 5 6 7 J Q K, and suits mean nothing",
        "C-1.4": "in sums A is 1 and 2 to 7 their number; J, Q and K have none",
        "C-1.5": "one game to 40 points",
        "C-2.1": "cards are dealt face up, and the first to get a diamond deals",
        "C-2.2": "five cards each as one packet from the dealer's left; 20 cards wait",
        "C-2.3": "the dealer's left-hand neighbour starts",
        "C-2.4": "when the hands are out, five more each; the table stays as it is",
        "C-2.5": "when the pack is used up the deal passes to the left",
        "C-2.6": "a misdeal loses the game at once for the dealer's team",
        "C-3.1": "three cards of one rank are announced before play, without the rank",
        "C-3.2": "four cards of one rank, shown, win the game at once",
        "C-3.3": "announcements are settled from the dealer's left on",
        "C-3.4": "from 30 on a ronda no longer scores",
        "C-3.5": "nothing is announced once play has begun",
        "C-4.1": "a card takes one equal card, or number cards that add up to it",
        "C-4.2": "one base only: not a match and a sum, not two sums, not two equal cards",
        "C-4.3": "figures are taken by a match or in a sequence",
        "C-4.4": "the card played and the cards taken go to the team's pile",
        "C-4.5": "a card that takes nothing stays on the table",
        "C-4.6": "the unbroken rising sequence above the card played is taken, one card a rank",
        "C-4.7": "a sequence with no match or sum under it takes nothing",
        "C-4.8": "opponents may take the forgotten rest of a sequence",
        "C-4.9": "a capture forgotten altogether gives nobody anything",
        "C-5.1": "caída: the next player matches the card just played, 2 points",
        "C-5.2": "the first play of a lot makes no caída on the lot before",
        "C-5.3": "limpia: a capture that empties the table, 2 points",
        "C-5.4": "at exactly 38, read before the action, limpia does not score",
        "C-5.5": "caída on a card of an opponent's ronda: 10 points, claimed after the hand",
        "C-5.6": "at a score of 30 or more that prize is not to be had",
        "C-5.7": "the prize may be claimed on a ronda silent because of the threshold",
        "C-6.1": "what is left on the table counts for nobody",
        "C-6.2": "20 cards score 6, each further card 1, the score rounded up to even",
        "C-6.3": "20 cards each: only the team that did not deal scores",
        "C-6.4": "both under 20: the larger pile scores 2, equal piles the non-dealers",
        "C-6.5": "the cards are not rounded, and there is one majority",
        "C-7.1": "the first team to reach 40 wins at once",
        "C-7.2": "at 38 caída and the count score; limpia and ronda do not",
        "C-7.3": "otherwise the deal passes and the scores stay",
        "C-7.4": "gains are never simultaneous",
        "C-7.5": "points are claimed at once, the prize in its window",
        "C-8.1": "note: the account of Paul Welty, from Ecuador",
        "C-8.2": "note: clubs differ in direction, ronda, special caída and misdeal",
        "C-9.1": "worked case: 2+4 under a six, then 7 and J, a limpia",
        "C-9.2": "worked case: without the sum the six takes neither 7 nor J",
        "C-I1": "where the face-up deal for first dealer starts",
        "C-I2": "whether one must announce",
        "C-I3": "whether a card that could take may be laid",
        "C-I4": "whether a capture may stop short of its sequence",
        "C-I5": "who is asked about forgotten cards, and when",
        "C-I6": "whether taking forgotten cards makes a limpia",
        "C-I7": "whether prizes are claimed before or after the count",
        "C-I8": "which rondas carry the prize",
        "C-I9": "what a misdeal costs, and until when it is declared",
        "C-I10": "what a ronda scores",
        "C-I11": "what four of a kind does",
        "C-I12": "from which score on a ronda may not be announced",
        "C-I13": "what the prize scores",
        "C-I14": "whether the prize comes instead of the caída's points",
        "C-I15": "the prize that is due is offered; its rank need not be guessed",
        "C-I16": "what caída and limpia in one play score",
        "C-I17": "at which score limpia does not score",
        "C-I18": "whether at 38 only caída scores",
        "C-I19": "how the score of the count is made even",
        "C-I20": "from which score on cards are not counted",
        "C-I21": "what 20 cards each score",
        "C-I22": "what fewer than 20 cards each score",
        "C-I23": "whose the cards left on the table are",
        "C-I24": "how many cards may make a sum",
        "C-I25": "whether a match takes one equal card or all",
        "C-I26": "which way play, deal and draw go",
        "C-I27": "how many play",
        "C-I28": "whether there is a match of games",
        "C-I29": "each play claims what it earns",
        "C-I30": "which of two equal cards is taken is the player's choice",
        "C-I31": "four of a kind need not be shown, and is no ronda",
        "C-I32": "who is asked for prizes",
        "C-I33": "the 40th card can make a limpia",
        "C-I34": "scores past 40 are not trimmed",
        "C-I35": "a perfect memory holds the piles",
        "C-I36": "there is no cut",
    }
)
"""Clause number to title, in the order of the rules."""
