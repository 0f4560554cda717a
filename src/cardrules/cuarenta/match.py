"""From lot to lot, hand to hand and game to game: what follows the last card, and the end."""

from __future__ import annotations

from typing import Final

from cardrules.cuarenta import _packed as p
from cardrules.cuarenta._packed import HAND, PILES, SCORE, TABLE, TURN, Packed
from cardrules.cuarenta._tables import BIT_OF, NEXT
from cardrules.cuarenta.announcements import Answer
from cardrules.cuarenta.count import card_points
from cardrules.cuarenta.rules import GUIDE, PRIZE_LIMIT, TARGET, Rules
from cardrules.cuarenta.scoring import misdeal_points
from cardrules.cuarenta.series import chicas
from cardrules.cuarenta.state import Public, State, fixed_of, rules_code, rules_of, state_of
from cardrules.engine import Outcome
from cardrules.seats import SEATS, SIDES, Seat, Side
from cardrules.typechecks import is_exactly

__all__ = [
    "dealt",
    "drawn",
    "lot_over",
    "misdealt",
    "new_match",
    "next_asked",
    "outcome",
    "won",
]


FIVE_CARDS: Final = (1 << 5 * p.CARD_BITS) - 1
"""Five cards of a stock, which fit a small int."""
ON_TO_NEXT_LOT: Final = p.BEFORE_DEALT & ~p.ANSWERS
"""What of `hand` goes on from lot to lot."""


def new_match(rules: Rules = GUIDE, *, dealer: Seat | None = None) -> State:
    """Start a match: with the draw for first dealer (C-2.1), or with a dealer already found.

    Raises `TypeError` for rules that are no `Rules` and a dealer that is no `Seat`.

    >>> new_match().phase, new_match(dealer=Seat.WEST).phase
    (<Phase.DRAW: 0>, <Phase.SHUFFLE: 1>)
    """
    if not is_exactly(Rules, rules):
        raise TypeError(f"rules must be cuarenta.Rules, not {type(rules).__name__}")
    if dealer is not None and not is_exactly(Seat, dealer):
        raise TypeError(f"dealer must be a Seat or None, not {type(dealer).__name__}")
    turn, hand = fixed_of(rules), rules_code(rules) << p.RULES_AT
    if dealer is None:
        return _blank(turn | p.DRAW, 0, hand)
    return _blank(turn | p.SHUFFLE, 0, hand | dealer.value + 1)


def _blank(turn: int, score: int, hand: int) -> State:
    """Make a state with no cards anywhere."""
    return state_of((0, 0, 0, 0, 0, turn, score, 0, hand))


def drawn(packed: Packed, dealer: Seat) -> State:
    """Wait for the first deal, once the draw has found who deals (C-2.1)."""
    return _blank(packed[TURN] & p.FIXED | p.SHUFFLE, 0, packed[HAND] | dealer.value + 1)


def _next_hand(packed: Packed, score: int) -> State:
    """Wait for the next deal: all of a hand's fields are blank, and the deal passes (C-2.5, C-7.3).

    `score` is the points and the chicas that go on, as they are packed.
    """
    turn, hand = packed[TURN], packed[HAND]
    dealer = NEXT[(hand & p.DEALER) - 1 | turn & p.COUNTER]
    kept = hand & p.RULES << p.RULES_AT
    return _blank(turn & p.FIXED | p.SHUFFLE, score & ~p.LAST, kept | dealer + 1)


def dealt(packed: Packed, stock: int) -> State:
    """Deal the next lot, which is on top of the stock given, and ask for announcements.

    C-2.2 to C-2.4: five each as one packet from the dealer's left, who is asked first.
    """
    turn, hand = packed[TURN], packed[HAND]
    order = turn & p.COUNTER
    first = seat = NEXT[(hand & p.DEALER) - 1 | order]
    hands = [0, 0, 0, 0]
    bit_of = BIT_OF
    for _ in SEATS:
        five = stock & FIVE_CARDS
        hands[seat] = (
            bit_of[five & 63]
            | bit_of[five >> 6 & 63]
            | bit_of[five >> 12 & 63]
            | bit_of[five >> 18 & 63]
            | bit_of[five >> 24]
        )
        stock >>= 30
        seat = NEXT[seat | order]
    north, east, south, west = hands
    in_lot = north | east << p.SET_BITS | south << 2 * p.SET_BITS | west << 3 * p.SET_BITS
    hand = (hand & ON_TO_NEXT_LOT) + (1 << p.LOT_AT) | in_lot << p.DEALT_AT
    if stock > 1:
        hand |= stock << p.STOCK_AT
    turn = turn & p.FIXED | p.ANNOUNCE | first
    return state_of(
        (north, east, south, west, packed[TABLE], turn, packed[SCORE], packed[PILES], hand)
    )


def with_turn(packed: Packed, turn: int) -> Packed:
    """Give the same packed form with another `turn`."""
    return (*packed[:TURN], turn, *packed[SCORE:])


def with_score(packed: Packed, score: int) -> Packed:
    """Give the same packed form with another `score`."""
    return (*packed[:SCORE], score, *packed[PILES:])


def with_hand(packed: Packed, hand: int) -> Packed:
    """Give the same packed form with another `hand`."""
    return (*packed[:HAND], hand)


def score_of(score: int, side: int) -> int:
    """Give the points of a side."""
    return score >> p.POINTS_BITS * side & p.POINTS


def lot_over(packed: Packed) -> State:
    """Go on when all hands are out: the second lot, or what follows the hand (C-2.4, C-2.5).

    The seat in `turn` is still who acted last.
    """
    hand = packed[HAND]
    stock = hand >> p.STOCK_AT
    if stock:
        return dealt(packed, stock)
    packed = with_turn(packed, packed[TURN] & (p.KEPT | p.ACTOR))
    rules = rules_of(p.rules_in(hand))
    if rules.prize_window == "after_count":
        counted = _counted(packed, rules)
        return counted if isinstance(counted, State) else next_asked(counted, first=True)
    return next_asked(packed, first=True)


def next_asked(packed: Packed, *, first: bool) -> State:
    """Ask the next seat that may claim a prize, or go on without one (C-I32).

    That is a seat whose side has one due and stands under 30 (C-5.6): from the dealer's left on
    where it is the `first` to be asked, else from behind the seat that passed.
    """
    turn, hand = packed[TURN], packed[HAND]
    rondas = p.rondas_of(hand)
    if rondas >> p.PRIZES_AT:
        prizes = p.prizes_of(rondas)
        order = turn & p.COUNTER
        dealer = (hand & p.DEALER) - 1
        seat = dealer if first else turn & p.ACTOR
        while first or seat != dealer:
            first = False
            seat = NEXT[seat | order]
            if has_prize(packed, prizes, seat):
                return state_of(with_turn(packed, turn & p.FIXED | p.PRIZES | seat))
        packed = with_hand(packed, p.with_rondas(hand, rondas & p.ALL_RONDAS))
    return _after_prizes(packed)


def has_prize(packed: Packed, prizes: tuple[int, ...], seat: int) -> bool:
    """Say whether a seat's side has a prize due and stands under 30."""
    side = seat & 1
    if score_of(packed[SCORE], side) >= PRIZE_LIMIT:
        return False
    return any(place & 1 != side for place in prizes)


def _after_prizes(packed: Packed) -> State:
    """Go on when nobody is to be asked for prizes any more: the count, the next hand."""
    rules = rules_of(p.rules_in(packed[HAND]))
    if rules.prize_window == "before_count":
        counted = _counted(packed, rules)
        if isinstance(counted, State):
            return counted
        packed = counted
    return _next_hand(packed, packed[SCORE])


def _counted(packed: Packed, rules: Rules) -> Packed | State:
    """Count the cards (C-6.1 to C-6.5): the state after it if the game is won, else its form.

    Under `twenty_twenty="both_six"` the side that did not deal is credited, and wins, first.
    """
    if rules.leftovers == "last_capturer":
        packed = _gathered(packed)
    piles, score = packed[PILES], packed[SCORE]
    cards = (piles & p.SET).bit_count(), (piles >> p.SET_BITS).bit_count()
    dealer = (packed[HAND] & p.DEALER) - 1 & 1
    other = 1 - dealer
    scores = score_of(score, dealer), score_of(score, other)
    points = card_points(cards[dealer], cards[other], rules=rules, scores=scores)
    for side, gain in ((other, points[1]), (dealer, points[0])):
        if gain:
            score += gain << p.POINTS_BITS * side
            if score_of(score, side) >= TARGET:
                return won(with_score(packed, score), side)
    return with_score(packed, score)


def _gathered(packed: Packed) -> Packed:
    """Give the cards left on the table to whoever captured last, if anybody did (C-I23)."""
    north, east, south, west, table, turn, score, piles, hand = packed
    taker = (score >> p.LAST_AT & 7) - 1
    if taker < 0:
        return packed
    piles |= table << p.SET_BITS * (taker & 1)
    return north, east, south, west, 0, turn, score, piles, hand


def won(packed: Packed, side: int, *, on_points: bool = True) -> State:
    """End a game that a side has won: the match with it, or one game of it (C-7.1, C-I28).

    After the match everything stays as it was when it ended; before that the scores go back to
    0 and the deal passes.
    """
    score, hand = packed[SCORE], packed[HAND]
    games = score >> p.CHICAS_AT
    result = chicas(
        (games & p.CHICAS, games >> p.CHICAS_BITS & p.CHICAS),
        SIDES[side],
        (score_of(score, 0), score_of(score, 1)),
        on_points=on_points,
        rules=rules_of(p.rules_in(hand)),
    )
    won_games = result.won[0] << p.CHICAS_AT | result.won[1] << p.CHICAS_AT + p.CHICAS_BITS
    if result.winner is None:
        return _next_hand(packed, won_games)
    packed = with_turn(packed, packed[TURN] & (p.FIXED | p.ACTOR) | p.OVER)
    packed = with_score(packed, score & (p.BOTH_POINTS | p.LAST) | won_games)
    return state_of(with_hand(packed, hand | side + 1 << p.WINNER_AT))


def misdealt(state: State) -> State:
    """Make the dealer's side pay for a misdeal (C-2.6, C-I9)."""
    packed = state.packed
    gainer = (packed[HAND] & p.DEALER) & 1
    if state.rules.misdeal == "game":
        return won(packed, gainer, on_points=False)
    points = misdeal_points(state.scores[gainer], rules=state.rules)
    packed = with_score(packed, packed[SCORE] + (points << p.POINTS_BITS * gainer))
    if score_of(packed[SCORE], gainer) >= TARGET:
        return won(packed, gainer)
    return _next_hand(packed, packed[SCORE])


def outcome(position: Public) -> Outcome | None:
    """Say how the match ended, `None` while it goes on (C-7.1, C-3.2, C-2.6, C-I28).

    >>> outcome(new_match()) is None
    True
    """
    winner = position.winner
    if winner is None:
        return None
    reason, clause = _how_won(position, winner)
    if position.rules.match == "single":
        return Outcome(winner, reason, clause)
    if max(position.chicas) == 2:
        return Outcome(winner, f"two games won, the last by {reason}", "C-I28")
    return Outcome(winner, "a game won with the other side under ten", "C-I28")


def _how_won(position: Public, winner: Side) -> tuple[str, str]:
    """Say in words how the last game was won, and by which clause."""
    if position.scores[winner] >= TARGET:
        return "forty points", "C-7.1"
    if any(position.answers[seat] is Answer.FOUR for seat in winner.seats):
        return "four of a kind", "C-3.2"
    return "a misdeal", "C-2.6"
