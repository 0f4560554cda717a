"""What the guide says, clause by clause, in our words; the page of the rules has the same."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

__all__ = ["GUIDE_NAME", "WORDING"]

GUIDE_NAME: Final = "Cuarenta"
"""The subject of the guide, which it is called by."""

WORDING: Final[Mapping[str, str]] = MappingProxyType(
    {
        "C-1.1": (
            "Four people play in two fixed teams. Partners face each other, and play "
            "goes clockwise."
        ),
        "C-1.2": (
            "The pack has 40 cards: take the 8s, 9s, 10s and jokers out of an ordinary pack."
        ),
        "C-1.3": ("In a sequence the ranks rise A 2 3 4 5 6 7 J Q K. Suits do not matter in play."),
        "C-1.4": (
            "In a sum an ace counts 1, and 2 to 7 count what they show. J, Q and K "
            "cannot be in a sum."
        ),
        "C-1.5": "The game goes to 40 points. It is one game, with no match of several.",
        "C-2.1": (
            "To find the first dealer, cards are turned up one after another round "
            "the table. Whoever first gets a diamond deals. The cards are gathered "
            "and shuffled."
        ),
        "C-2.2": (
            "Each player gets a packet of five cards, hidden, beginning on the "
            "dealer's left. No card lies on the table. The other 20 stay back."
        ),
        "C-2.3": "The neighbour on the dealer's left plays first.",
        "C-2.4": (
            "Once all hands are empty, each player gets five more. The table is left "
            "as it is, and nothing is dealt to it."
        ),
        "C-2.5": "When both lots have been played, the deal goes to the left.",
        "C-2.6": (
            "A wrong deal costs the dealer's team the game, at once. There is no smaller penalty."
        ),
        "C-3.1": (
            "When a lot has been dealt and before it is played, whoever holds three "
            "cards of one rank may announce a *ronda*. It scores 4. The rank stays "
            "secret."
        ),
        "C-3.2": ("Whoever holds all four of a rank may show them and wins the game on the spot."),
        "C-3.3": (
            "The players are asked in turn, beginning on the dealer's left. This "
            "order is the guide's own."
        ),
        "C-3.4": "A team with 30 points or more scores nothing for a ronda.",
        "C-3.5": "After the first card of a lot, it is too late to announce.",
        "C-4.1": (
            "In a turn one plays one card. It may take a card of the same rank from "
            "the table (a *match*), or number cards that add up to it (a *sum*)."
        ),
        "C-4.2": (
            "There is one base only. A match and a sum together, two sums, or two "
            "equal cards are not allowed."
        ),
        "C-4.3": "J, Q and K can be taken by a match or in a sequence, never in a sum.",
        "C-4.4": (
            "What was played and what it took go to the team's pile, face down. Then "
            "the next player has the turn."
        ),
        "C-4.5": "A card that takes nothing is left on the table.",
        "C-4.6": (
            "Above a match or a sum, one also takes the *sequence*: the card one "
            "rank above the card played, the next, and so on while there is no gap, "
            "one card of each rank. J comes after 7."
        ),
        "C-4.7": "There is no sequence without a base.",
        "C-4.8": (
            "If a player takes a base and leaves part of its sequence, the opponents "
            "may take the forgotten cards for their own pile."
        ),
        "C-4.9": (
            "If a player does not capture at all, nobody may do it instead. The "
            "cards lie where they are."
        ),
        "C-5.1": (
            "A *caída* is a match on the card that the previous player has just "
            "laid. It scores 2. A sum or a sequence that takes that card is none."
        ),
        "C-5.2": (
            "The first card of a lot cannot make a caída on the last card of the lot before."
        ),
        "C-5.3": (
            "A *limpia* is a true capture that leaves the table empty. It scores 2. "
            "A play that is both scores 4."
        ),
        "C-5.4": (
            "For a team that stands at exactly 38, limpia scores nothing. What "
            "counts is the score before the play, so a team at 36 that makes both "
            "gets 4 and wins."
        ),
        "C-5.5": (
            "If a caída takes a card of an opponent's ronda, a *prize* of 10 is due. "
            "One has to keep the rank in mind and claim it after the hand, before "
            "the next deal. The caída's own 2 points were paid already, and the "
            "prize comes on top (the guide's own count)."
        ),
        "C-5.6": "A team whose score is 30 or more at that moment cannot have the prize.",
        "C-5.7": (
            "If the ronda was kept silent only because of C-3.4, the prize can still "
            "be claimed by opponents who identify it."
        ),
        "C-6.1": (
            "Cards that lie on the table after the last play go to nobody and are not counted."
        ),
        "C-6.2": (
            "A team with 20 cards scores 6. Each card more is worth 1. An odd result "
            "is raised by one: 21 and 22 cards give 8, 23 and 24 give 10."
        ),
        "C-6.3": (
            "At 20 cards each, the team that did not deal scores 6 and the dealer's team nothing."
        ),
        "C-6.4": (
            "If neither has 20, the larger pile scores 2. If the piles are equal, "
            "the team that did not deal scores the 2."
        ),
        "C-6.5": (
            "It is the score that is made even, never the number of cards. Only one team is paid."
        ),
        "C-7.1": (
            "Whoever first has 40 points or more by the rules has won. Nobody gets another turn."
        ),
        "C-7.2": (
            "At 38 a team can still score with a caída or at the count, not with a "
            "limpia or a ronda."
        ),
        "C-7.3": (
            "If nobody has won, the cards are gathered and shuffled, the next player "
            "deals, and the scores stay."
        ),
        "C-7.4": (
            "Points are never scored at the same moment. What a team achieves in its "
            "own turn comes first; announcements follow C-3.3."
        ),
        "C-7.5": (
            "A play's points are claimed at once, the prize when its time comes after the hand."
        ),
        "C-8.1": (
            "The detailed account is Paul Welty's, published by Pagat. The game "
            "belongs to Ecuador, Quito and Cuenca above all. Forty is the number of "
            "cards and of points. This is not the only code, and who made the game, "
            "and when, is not known for certain."
        ),
        "C-8.2": (
            "Clubs and tournaments differ: in the direction of play, the value of a "
            "ronda, the prize, and what a wrong deal costs."
        ),
        "C-9.1": (
            "*Worked case.* 2♣ 4♦ 7♥ J♣ lie on the table. A player puts down 6♠. 2 "
            "and 4 are the base, 7 and J the sequence. Five cards go to the pile. "
            "The table is empty, so limpia scores 2. It is no caída. A team at 36 "
            "now has 38, where the next limpia would score nothing."
        ),
        "C-9.2": "*Worked case.* With only 7♥ J♣ on the table, the six takes neither.",
    }
)
"""Clause number to what it says; `*Worked case.*` and the like are in Markdown."""
