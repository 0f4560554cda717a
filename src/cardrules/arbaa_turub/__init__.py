"""Arba'a Turub, the Somali trick-taking game for four with 144 cards, refereed.

This module is a `cardrules.engine.Game`. A match starts with `new_match`; `to_act` says who acts,
`legal_actions` what may be done, `apply` does it, `step` also tells what happened.

>>> from cardrules import arbaa_turub
>>> state = arbaa_turub.new_match(dealer=arbaa_turub.Seat.NORTH)
>>> state = arbaa_turub.apply(state, arbaa_turub.chance(state, arbaa_turub.PACK))
>>> arbaa_turub.to_act(state)
<Seat.EAST: 1>
"""

from __future__ import annotations

from cardrules.arbaa_turub.actions import (
    Action,
    Cut,
    DrawForDealer,
    Misdeal,
    NameTrump,
    Play,
    Shuffle,
    Signal,
)
from cardrules.arbaa_turub.belief import count_worlds, marginals, sample_world, worlds
from cardrules.arbaa_turub.clauses import CLAUSES
from cardrules.arbaa_turub.deals import cut, deal, sort_hand
from cardrules.arbaa_turub.draws import DrawRound, draw_rounds, first_dealer
from cardrules.arbaa_turub.events import (
    BenchmarkReplaced,
    BenchmarkSet,
    CardPlayed,
    CardsExposed,
    DealerChosen,
    DrawTied,
    DrawUndecided,
    Event,
    GameDrawn,
    GameWon,
    HandDealt,
    InsufficientWin,
    LastPacketShown,
    MatchWon,
    MisdealDeclared,
    PackCut,
    PacketDealt,
    PackShuffled,
    Signalled,
    TrickRule,
    TrickTaken,
    TrumpNamed,
    VoidShown,
)
from cardrules.arbaa_turub.interpretations import clauses, diff, interpretations
from cardrules.arbaa_turub.legality import (
    Position,
    is_legal,
    legal_actions,
    rulings,
    to_act,
    why_illegal,
)
from cardrules.arbaa_turub.match import new_match, outcome
from cardrules.arbaa_turub.narration import observe
from cardrules.arbaa_turub.notation import format_action, pack_of_draw, pack_of_hands, parse_action
from cardrules.arbaa_turub.positions import format_position, parse_position
from cardrules.arbaa_turub.prose import tell
from cardrules.arbaa_turub.refusals import Refusal, StateFault
from cardrules.arbaa_turub.rules import (
    CHOICES,
    GUIDE,
    KINDS,
    NAME,
    PACK,
    PROFILES,
    RANKS,
    SUITS,
    Rules,
    rules_from,
)
from cardrules.arbaa_turub.series import Series, advance_series, is_sufficient, next_dealer
from cardrules.arbaa_turub.setup import Setup, faults, from_setup, to_setup
from cardrules.arbaa_turub.state import Phase, State
from cardrules.arbaa_turub.transition import apply, chance, step
from cardrules.arbaa_turub.tricks import game_winner, legal_cards, overtakes, trick_winner
from cardrules.arbaa_turub.view import View, view
from cardrules.arbaa_turub.viewtext import format_view
from cardrules.cards import Card, Rank, Suit
from cardrules.counting import STOCK, Place, RandomBits
from cardrules.engine import CHANCE, Conduct, Fault, Illegality, Outcome, Step
from cardrules.seats import Seat, Side

__all__ = [
    "CHANCE",
    "CHOICES",
    "CLAUSES",
    "GUIDE",
    "KINDS",
    "NAME",
    "PACK",
    "PROFILES",
    "RANKS",
    "STOCK",
    "SUITS",
    "Action",
    "BenchmarkReplaced",
    "BenchmarkSet",
    "Card",
    "CardPlayed",
    "CardsExposed",
    "Conduct",
    "Cut",
    "DealerChosen",
    "DrawForDealer",
    "DrawRound",
    "DrawTied",
    "DrawUndecided",
    "Event",
    "Fault",
    "GameDrawn",
    "GameWon",
    "HandDealt",
    "Illegality",
    "InsufficientWin",
    "LastPacketShown",
    "MatchWon",
    "Misdeal",
    "MisdealDeclared",
    "NameTrump",
    "Outcome",
    "PackCut",
    "PackShuffled",
    "PacketDealt",
    "Phase",
    "Place",
    "Play",
    "Position",
    "RandomBits",
    "Rank",
    "Refusal",
    "Rules",
    "Seat",
    "Series",
    "Setup",
    "Shuffle",
    "Side",
    "Signal",
    "Signalled",
    "State",
    "StateFault",
    "Step",
    "Suit",
    "TrickRule",
    "TrickTaken",
    "TrumpNamed",
    "View",
    "VoidShown",
    "advance_series",
    "apply",
    "chance",
    "clauses",
    "count_worlds",
    "cut",
    "deal",
    "diff",
    "draw_rounds",
    "faults",
    "first_dealer",
    "format_action",
    "format_position",
    "format_view",
    "from_setup",
    "game_winner",
    "interpretations",
    "is_legal",
    "is_sufficient",
    "legal_actions",
    "legal_cards",
    "marginals",
    "new_match",
    "next_dealer",
    "observe",
    "outcome",
    "overtakes",
    "pack_of_draw",
    "pack_of_hands",
    "parse_action",
    "parse_position",
    "rules_from",
    "rulings",
    "sample_world",
    "sort_hand",
    "step",
    "tell",
    "to_act",
    "to_setup",
    "trick_winner",
    "view",
    "why_illegal",
    "worlds",
]
