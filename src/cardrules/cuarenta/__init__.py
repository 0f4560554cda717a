"""Cuarenta, the Ecuadorian game of taking cards to forty points, for four, refereed.

This module is a `cardrules.engine.Game`. A match starts with `new_match`; `to_act` says who acts,
`legal_actions` what may be done, `apply` does it, `step` also tells what happened.

>>> from cardrules import cuarenta
>>> state = cuarenta.new_match(dealer=cuarenta.Seat.NORTH)
>>> state = cuarenta.apply(state, cuarenta.chance(state, cuarenta.PACK))
>>> cuarenta.to_act(state)
<Seat.EAST: 1>
"""

from __future__ import annotations

from cardrules.cards import Card, Rank, Suit
from cardrules.counting import STOCK, Place, RandomBits
from cardrules.cuarenta._listing import Position, legal_actions, to_act
from cardrules.cuarenta.actions import (
    Action,
    AnnounceRonda,
    ClaimPrize,
    DrawForDealer,
    Misdeal,
    Pass,
    Play,
    ShowFour,
    Shuffle,
    TakeForgotten,
)
from cardrules.cuarenta.announcements import (
    Announcement,
    Answer,
    Four,
    HeldRonda,
    Prize,
    Ronda,
    RondaStatus,
    announcement,
    carries_prize,
    four_is_blocked,
    ronda_is_blocked,
)
from cardrules.cuarenta.belief import count_worlds, marginals, sample_world, worlds
from cardrules.cuarenta.captures import (
    Capture,
    captures,
    forgotten,
    number_of,
    sums,
)
from cardrules.cuarenta.clauses import (
    CLAUSES,
)
from cardrules.cuarenta.count import (
    card_points,
)
from cardrules.cuarenta.deals import (
    deal,
    sort_hand,
)
from cardrules.cuarenta.draws import (
    exposed,
    first_dealer,
)
from cardrules.cuarenta.events import (
    CaidaMade,
    CardLaid,
    CardsCaptured,
    CardsCounted,
    CardsExposed,
    ChicaWon,
    DealerChosen,
    Event,
    ForgottenTaken,
    FourShown,
    GameWon,
    HandDealt,
    LeftoversTaken,
    LimpiaMade,
    MatchWon,
    MisdealDeclared,
    PackShuffled,
    Passed,
    PrizeClaimed,
    RondaAnnounced,
    SequenceForgotten,
)
from cardrules.cuarenta.interpretations import clauses, diff, interpretations
from cardrules.cuarenta.legality import is_legal, rulings, why_illegal
from cardrules.cuarenta.match import (
    new_match,
    outcome,
)
from cardrules.cuarenta.narration import (
    observe,
)
from cardrules.cuarenta.notation import format_action, pack_of_draw, pack_of_hands, parse_action
from cardrules.cuarenta.positions import format_position, parse_position
from cardrules.cuarenta.prose import tell
from cardrules.cuarenta.refusals import (
    Refusal,
    StateFault,
)
from cardrules.cuarenta.rules import (
    CHOICES,
    GUIDE,
    NAME,
    PACK,
    PROFILES,
    RANKS,
    SUITS,
    Rules,
    rules_from,
)
from cardrules.cuarenta.scoring import (
    ActionPoints,
    action_points,
    is_caida,
    limpia_is_blocked,
    limpia_points,
    prize_points,
)
from cardrules.cuarenta.series import (
    Chicas,
    chicas,
    next_dealer,
)
from cardrules.cuarenta.setup import (
    Setup,
    faults,
    from_setup,
    to_setup,
)
from cardrules.cuarenta.state import (
    Phase,
    State,
)
from cardrules.cuarenta.transition import (
    apply,
    chance,
    step,
)
from cardrules.cuarenta.view import (
    View,
    view,
)
from cardrules.cuarenta.viewtext import format_view
from cardrules.engine import CHANCE, Conduct, Fault, Illegality, Outcome, Step
from cardrules.seats import Seat, Side

__all__ = [
    "CHANCE",
    "CHOICES",
    "CLAUSES",
    "GUIDE",
    "NAME",
    "PACK",
    "PROFILES",
    "RANKS",
    "STOCK",
    "SUITS",
    "Action",
    "ActionPoints",
    "AnnounceRonda",
    "Announcement",
    "Answer",
    "CaidaMade",
    "Capture",
    "Card",
    "CardLaid",
    "CardsCaptured",
    "CardsCounted",
    "CardsExposed",
    "ChicaWon",
    "Chicas",
    "ClaimPrize",
    "Conduct",
    "DealerChosen",
    "DrawForDealer",
    "Event",
    "Fault",
    "ForgottenTaken",
    "Four",
    "FourShown",
    "GameWon",
    "HandDealt",
    "HeldRonda",
    "Illegality",
    "LeftoversTaken",
    "LimpiaMade",
    "MatchWon",
    "Misdeal",
    "MisdealDeclared",
    "Outcome",
    "PackShuffled",
    "Pass",
    "Passed",
    "Phase",
    "Place",
    "Play",
    "Position",
    "Prize",
    "PrizeClaimed",
    "RandomBits",
    "Rank",
    "Refusal",
    "Ronda",
    "RondaAnnounced",
    "RondaStatus",
    "Rules",
    "Seat",
    "SequenceForgotten",
    "Setup",
    "ShowFour",
    "Shuffle",
    "Side",
    "State",
    "StateFault",
    "Step",
    "Suit",
    "TakeForgotten",
    "View",
    "action_points",
    "announcement",
    "apply",
    "captures",
    "card_points",
    "carries_prize",
    "chance",
    "chicas",
    "clauses",
    "count_worlds",
    "deal",
    "diff",
    "exposed",
    "faults",
    "first_dealer",
    "forgotten",
    "format_action",
    "format_position",
    "format_view",
    "four_is_blocked",
    "from_setup",
    "interpretations",
    "is_caida",
    "is_legal",
    "legal_actions",
    "limpia_is_blocked",
    "limpia_points",
    "marginals",
    "new_match",
    "next_dealer",
    "number_of",
    "observe",
    "outcome",
    "pack_of_draw",
    "pack_of_hands",
    "parse_action",
    "parse_position",
    "prize_points",
    "ronda_is_blocked",
    "rules_from",
    "rulings",
    "sample_world",
    "sort_hand",
    "step",
    "sums",
    "tell",
    "to_act",
    "to_setup",
    "view",
    "why_illegal",
    "worlds",
]
