"""What the guide says, clause by clause, in our words; the page of the rules has the same."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

__all__ = ["GUIDE_NAME", "WORDING"]

GUIDE_NAME: Final = "Arba'a Turub"
"""The subject of the guide, which it is called by."""

WORDING: Final[Mapping[str, str]] = MappingProxyType(
    {
        "T-1.1": ("Four people play. Those who face each other are partners for the whole match."),
        "T-1.2": (
            "The pack has 144 cards: each suit has A K Q J 10 9 8 7 6, from high to "
            "low, and each card is there four times. Lower cards and jokers are left "
            "out."
        ),
        "T-1.3": "Which cards a trick holds does not matter. It counts one.",
        "T-2.1": (
            "To find the first dealer, everybody is shown a card of their own. "
            "Whoever has the highest deals."
        ),
        "T-2.2": (
            "If several share the highest, they and only they draw again. This is "
            "the guide's own convention."
        ),
        "T-2.3": "The neighbour on the dealer's left cuts the pack.",
        "T-2.4": "The dealer gives three cards at a time, starting on the left.",
        "T-2.5": (
            "After the very first packet the deal waits. Its owner, the dealer's "
            "left-hand neighbour, looks at the three cards and says which suit is "
            "trump."
        ),
        "T-2.6": "Then the dealer goes on, until each hand has 36 cards.",
        "T-2.7": (
            "The last packet is the dealer's own. The dealer shows that it has three "
            "cards. If the number is wrong, all is dealt again."
        ),
        "T-2.8": (
            "Players arrange their hands suit by suit and count them: with four "
            "copies of each card a slip is easy. In the library every hand is sorted."
        ),
        "T-3.1": "The dealer's left-hand neighbour plays the first card.",
        "T-3.2": "Whoever holds the suit that was led must play it.",
        "T-3.3": (
            "Whoever does not may play any card. Nobody has to trump, and nobody has "
            "to beat what lies there."
        ),
        "T-3.4": (
            "The best trump takes the trick. If there is no trump in it, the best "
            "card of the suit led does."
        ),
        "T-3.5": (
            "If the same card is in a trick more than once, the copy played earliest "
            "is the best of them. A later copy does not beat it."
        ),
        "T-3.6": (
            "Whoever took a trick leads to the next. No cards are drawn, and the "
            "hands are played to the last card."
        ),
        "T-3.7": (
            "The leader of a trick may give the partner a sign, and nobody else may. "
            "Two are told of: rapping the table after the lead for strength in the "
            "suit, snapping the fingers for weakness. The library calls them a knock "
            "and a click."
        ),
        "T-4.1": "The pair with more of the 36 tricks wins the game. At 18 each it is drawn.",
        "T-4.2": (
            "A pair wins the match with a second win, if it has not lost in between "
            "and takes more tricks than in the first of the two. The first win's "
            "tricks are the *benchmark*."
        ),
        "T-4.3": (
            "A second win that is too small changes nothing: it counts as if that "
            "game had been drawn. The series goes on, and the benchmark is not "
            "lowered."
        ),
        "T-4.4": (
            "When the other pair wins, the series is over. That win starts a series "
            "of its own, with its own benchmark."
        ),
        "T-4.5": "A drawn game leaves a series as it is.",
        "T-4.6": (
            "*Worked case.* North-South win 20–16: the benchmark is 20. They win "
            "19–17: too few. They win 22–14: the match is theirs. If East-West had "
            "won a game before that, the series would have passed to them."
        ),
        "T-5.1": "If the dealer's pair won, the deal goes to the other pair.",
        "T-5.2": "If the dealer's pair lost, the dealer's partner deals.",
        "T-5.3": "If the game was drawn, the dealer deals once more.",
        "T-5.4": (
            "In T-5.1, the one of the other pair who comes next in the direction of "
            "play deals. This is the guide's own choice; its source does not say."
        ),
        "T-6.1": (
            "*Worked case.* Trump is hearts. A♣ A♣ 6♣ K♣: the ace that was led takes the trick."
        ),
        "T-6.2": (
            "*Worked case.* The third player has no clubs. A♣ A♣ 6♥ K♣: the six of hearts takes it."
        ),
        "T-7.1": "There are no stakes. What is kept is tricks, games and the match.",
        "T-7.2": (
            "The rules come from one named informant from Mogadishu, so they show "
            "how the game was played in Somalia by some, not by all. When it began "
            "is not known. It is also spelt Arpaa Turup."
        ),
    }
)
"""Clause number to what it says; `*Worked case.*` and the like are in Markdown."""
