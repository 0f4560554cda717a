"""Records from a table that are made to take long."""

from __future__ import annotations

from tests.audit.asking import captures, tricks

GAME = ("deal", "trump H", *("?",) * 144)


def hostile(share: int) -> dict[str, str]:
    """Records that are made to take long: as long as they may be, or that part of it."""
    return {
        "deals and nothing else": tricks(*("deal",) * (19_990 // share)),
        "the same, and nobody knows who deals": tricks(
            *("deal",) * (19_990 // share), header="rules GUIDE"
        ),
        "hands of which nothing was seen": tricks(
            *("deal", "north" + " ?" * 24) * (9_000 // share)
        ),
        "games of which nothing was seen": tricks(*GAME * (130 // share)),
        "dealers that change": tricks(
            *("deal", "dealer east", "deal", "dealer west") * (4_900 // share)
        ),
        "a draw of many packs": tricks("draw " + "A♣ " * (190_000 // share), header="rules GUIDE"),
        "a hand of many cards": tricks("deal", "north " + "A♣ " * (190_000 // share)),
        "rondas that nobody can hold": captures(
            *("deal", *("ronda",) * 4, "A♣", "?", "?") * (2_400 // share)
        ),
        "forgotten cards taken again and again": captures(
            "deal", *("7♣", "J♣", "7♦ x 7♣", "take") * (4_000 // share)
        ),
        "a capture of many cards": captures("deal", "A♣ x " + "2♣ " * (160_000 // share)),
    }
