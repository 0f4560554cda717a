"""The checks of a hand under way that was built by hand: turn, announcements, captures, prizes.

They are asked once every field holds what its phase needs and all 40 cards are there.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Protocol, assert_never

from cardrules.cards import Card
from cardrules.cuarenta.announcements import (
    Answer,
    Four,
    HeldRonda,
    Prize,
    Ronda,
    RondaStatus,
    announcement,
    carries_prize,
    ronda_is_blocked,
)
from cardrules.cuarenta.deals import LOT, LOTS, PACKET
from cardrules.cuarenta.refusals import StateFault as Code
from cardrules.cuarenta.rules import PLACE_OF, PRIZE_LIMIT, RANK_PLACE, RANKS, TARGET, Rules
from cardrules.cuarenta.state import Phase
from cardrules.errors import shown
from cardrules.seats import SEATS, Seat, Side
from cardrules.verdicts import Fault

__all__ = ["Fields", "in_a_hand"]


class Fields(Protocol):
    """The fields of a `Setup`."""

    @property
    def rules(self) -> Rules: ...
    @property
    def phase(self) -> Phase: ...
    @property
    def dealer(self) -> Seat | None: ...
    @property
    def turn(self) -> Seat | None: ...
    @property
    def hands(self) -> tuple[tuple[Card, ...], ...]: ...
    @property
    def stock(self) -> tuple[Card, ...]: ...
    @property
    def table(self) -> tuple[Card, ...]: ...
    @property
    def fresh(self) -> Card | None: ...
    @property
    def piles(self) -> tuple[tuple[Card, ...], tuple[Card, ...]]: ...
    @property
    def scores(self) -> tuple[int, int]: ...
    @property
    def lot(self) -> int: ...
    @property
    def answers(self) -> tuple[Answer | None, ...]: ...
    @property
    def rondas(self) -> tuple[HeldRonda, ...]: ...
    @property
    def fallen(self) -> tuple[tuple[Card, ...], ...]: ...
    @property
    def forgotten(self) -> tuple[Card, ...]: ...
    @property
    def capturer(self) -> Seat | None: ...
    @property
    def prizes(self) -> tuple[Prize, ...]: ...
    @property
    def last_capturer(self) -> Seat | None: ...
    @property
    def chicas(self) -> tuple[int, int]: ...
    @property
    def winner(self) -> Side | None: ...


def in_a_hand(setup: Fields) -> Iterator[Fault]:
    """Find what is wrong with a hand under way, or with the last one of a match."""
    dealer, turn = setup.dealer, setup.turn
    assert dealer is not None
    assert turn is not None
    order = setup.rules.seats_from(setup.rules.next_seat(dealer))
    sizes = tuple(_sizes(setup, order))
    yield from sizes
    if sizes:
        return
    yield from _turn(setup, order, turn)
    yield from _fresh(setup, turn)
    yield from _capturers(setup)
    yield from _answers(setup, order, turn)
    yield from _rondas(setup)
    yield from _prizes(setup, turn)
    if setup.phase is Phase.FORGOTTEN and setup.capturer is not None:
        yield from _forgotten(setup, setup.capturer)
    if setup.winner is not None:
        yield from _winner(setup, setup.winner)


def _sizes(setup: Fields, order: tuple[Seat, ...]) -> Iterator[Fault]:
    """Find a stock, hands or fallen cards of the wrong size (C-2.2, C-2.4)."""
    if not 1 <= setup.lot <= LOTS:
        yield Fault(Code.WRONG_NUMBER_OF_CARDS, "C-2.4", "lot", f"lot {shown(setup.lot)}")
        return
    due = LOT if setup.lot == 1 else 0
    if len(setup.stock) != due:
        yield _wrong_size("stock", len(setup.stock), due, "C-2.2")
    played = sum(map(len, setup.fallen))
    hidden = {card for part in (*setup.hands, setup.stock) for card in part}
    for place, seat in enumerate(order):
        fallen, hand = setup.fallen[seat], setup.hands[seat]
        gone = (played + len(order) - 1 - place) // len(order)
        if len(fallen) != gone:
            yield _wrong_size(f"fallen[{seat.value}]", len(fallen), gone, "C-2.3")
        if len(hand) + len(fallen) != PACKET:
            yield _wrong_size(f"hands[{seat.value}]", len(hand), PACKET - len(fallen), "C-2.2")
        for card in fallen:
            if card in hidden:
                found = f"{card} has fallen and is still hidden"
                yield Fault(Code.FALLEN_CONTRADICTED, "G-3", f"fallen[{seat.value}]", found)


def _wrong_size(where: str, found: int, due: int, clause: str) -> Fault:
    return Fault(Code.WRONG_NUMBER_OF_CARDS, clause, where, f"{found} cards where {due} are due")


def _turn(setup: Fields, order: tuple[Seat, ...], turn: Seat) -> Iterator[Fault]:
    """Find a seat whose turn it cannot be, or a phase that the cards do not allow."""
    played = sum(map(len, setup.fallen))
    phase = setup.phase
    if phase is Phase.PLAY and (played == LOT or turn is not order[played % len(order)]):
        yield Fault(Code.WRONG_TURN, "C-2.3", "turn", f"{turn} is not next after {played} cards")
    if phase is Phase.FORGOTTEN and setup.capturer is not None:
        capturer = setup.capturer
        if not played or capturer is not order[(played - 1) % len(order)]:
            found = f"{capturer} did not play last"
            yield Fault(Code.FORGOTTEN_CONTRADICTED, "C-4.8", "capturer", found)
        asked = (setup.rules.next_seat(capturer), setup.rules.next_seat(capturer).partner)
        if turn not in (asked if setup.rules.forgotten_window == "both" else asked[:1]):
            yield Fault(Code.WRONG_TURN, "C-I5", "turn", f"{turn} is not asked")


def _fresh(setup: Fields, turn: Seat) -> Iterator[Fault]:
    """Find a card just laid that the previous seat cannot just have laid (C-5.1, C-5.2)."""
    fresh = setup.fresh
    if fresh is None:
        return
    previous = setup.rules.next_seat(turn).partner
    if fresh not in setup.table or fresh not in setup.fallen[previous]:
        found = f"{fresh} is not on the table by {previous}'s play in this lot"
        yield Fault(Code.FRESH_CONTRADICTED, "C-5.2", "fresh", found)


def _capturers(setup: Fields) -> Iterator[Fault]:
    """Find piles without a last capturer, and a last capturer without a pile (C-4.4)."""
    last = setup.last_capturer
    if last is None and any(setup.piles):
        found = "there are piles, so somebody took cards last"
        yield Fault(Code.CAPTURER_CONTRADICTED, "C-4.4", "last_capturer", found)
    if last is not None and not setup.piles[last.side]:
        found = f"{last}'s side has no pile"
        yield Fault(Code.CAPTURER_CONTRADICTED, "C-4.4", "last_capturer", found)


def _forgotten(setup: Fields, capturer: Seat) -> Iterator[Fault]:
    """Find cards on offer that are not the forgotten rest of a sequence (C-4.8)."""
    offered = sorted(RANK_PLACE[card.rank] for card in setup.forgotten)
    start = offered[0]
    run: list[Card] = []
    for rank in RANKS[start:]:
        of_rank = [card for card in setup.table if card.rank is rank]
        if not of_rank:
            break
        run.append(min(of_rank, key=PLACE_OF.__getitem__))
    if set(run) != set(setup.forgotten) or len(run) != len(setup.forgotten):
        found = "not the whole run on the table, the first card of each rank"
        yield Fault(Code.FORGOTTEN_CONTRADICTED, "C-4.8", "forgotten", found)
    pile = setup.piles[capturer.side]
    ranks = {card.rank for card in pile}
    if not any(
        card in pile and set(RANKS[RANK_PLACE[card.rank] : start]) <= ranks
        for card in setup.fallen[capturer]
        if RANK_PLACE[card.rank] < start
    ):
        found = f"no card that {capturer} took cards with goes before them"
        yield Fault(Code.FORGOTTEN_CONTRADICTED, "C-4.6", "forgotten", found)
    if setup.last_capturer is not capturer:
        found = f"{capturer} captured last"
        yield Fault(Code.CAPTURER_CONTRADICTED, "C-4.8", "last_capturer", found)


def _dealt(setup: Fields, seat: Seat) -> Ronda | Four | None:
    """Give what a seat's hand as dealt in this lot may announce."""
    return announcement((*setup.hands[seat], *setup.fallen[seat]))


def _answers(setup: Fields, order: tuple[Seat, ...], turn: Seat) -> Iterator[Fault]:
    """Find answers that do not go with the turn, the hands or the scores (C-3.1 to C-3.5)."""
    asked = tuple(setup.answers[seat] is not None for seat in order)
    played = any(setup.fallen)
    if setup.phase is Phase.ANNOUNCE:
        due: tuple[bool, ...] = tuple(order.index(seat) < order.index(turn) for seat in order)
    elif setup.phase is Phase.OVER and not played:
        due = tuple(place < sum(asked) for place in range(len(order)))
    else:
        due = (True,) * len(order)
    if asked != due:
        found = "not those of the seats asked so far"
        yield Fault(Code.ANSWERS_CONTRADICTED, "C-3.3", "answers", found)
    for seat in SEATS:
        if not _answer_can_be(setup, seat):
            found = f"{seat} cannot have answered so"
            yield Fault(Code.ANSWERS_CONTRADICTED, "C-3.1", f"answers[{seat.value}]", found)


def _answer_can_be(setup: Fields, seat: Seat) -> bool:
    """Say whether a seat's answer goes with what it was dealt and with its side's score."""
    rules, score, held = setup.rules, setup.scores[seat.side], _dealt(setup, seat)
    answer = setup.answers[seat]
    match answer:
        case None:
            return True
        case Answer.RONDA:
            return isinstance(held, Ronda) and score >= rules.ronda_points
        case Answer.FOUR:
            if rules.four_of_a_kind == "wins":
                return isinstance(held, Four) and setup.winner is seat.side
            return isinstance(held, Four) and score >= rules.four_of_a_kind
        case Answer.PASSED_BLOCKED:
            # Scores only rise, so what was blocked then has come from there.
            if rules.announcing == "compulsory" and isinstance(held, Four):
                return rules.four_of_a_kind != "wins" and _can_have_blocked(score, rules)
            return _can_have_blocked(score, rules)
        case Answer.PASSED:
            return rules.announcing == "optional" or held is None
        case _:
            assert_never(answer)


def _can_have_blocked(score: int, rules: Rules) -> bool:
    """Say whether a side that stands here now can have been kept from announcing."""
    return any(ronda_is_blocked(before, rules=rules) for before in range(min(score, TARGET) + 1))


_STATUS_OF: Final = {
    Answer.PASSED: RondaStatus.SILENT,
    Answer.PASSED_BLOCKED: RondaStatus.BLOCKED,
    Answer.RONDA: RondaStatus.ANNOUNCED,
}


def _rondas(setup: Fields) -> Iterator[Fault]:
    """Find rondas that do not go with the answers and the cards (C-3.1)."""
    now = {ronda for ronda in setup.rondas if ronda.lot == setup.lot}
    due: set[HeldRonda] = set()
    for seat in SEATS:
        held, answer = _dealt(setup, seat), setup.answers[seat]
        if isinstance(held, Ronda) and answer in _STATUS_OF:
            due.add(HeldRonda(seat, held.rank, setup.lot, _STATUS_OF[answer]))
    if now != due:
        found = "not those that the hands and the answers of this lot make"
        yield Fault(Code.RONDAS_CONTRADICTED, "C-3.1", "rondas", found)
    before = [ronda for ronda in setup.rondas if ronda.lot != setup.lot]
    fallen = {card for part in setup.fallen for card in part}
    played = [c for part in (*setup.piles, setup.table) for c in part if c not in fallen]
    for ronda in before:
        copies = sum(card.rank is ronda.rank for card in played)
        if ronda.lot != 1 or setup.lot == 1 or copies < 3:
            found = f"no three cards of {ronda.rank} were played in the lot before"
            yield Fault(Code.RONDAS_CONTRADICTED, "C-3.1", "rondas", found)
        elif ronda.status is RondaStatus.BLOCKED and not _can_have_blocked(TARGET, setup.rules):
            found = "these rules keep nobody from announcing"
            yield Fault(Code.RONDAS_CONTRADICTED, "C-3.4", "rondas", found)
    places = {(ronda.holder, ronda.lot) for ronda in setup.rondas}
    ranks = {ronda.rank for ronda in setup.rondas}
    if not len(places) == len(ranks) == len(setup.rondas):
        yield Fault(Code.RONDAS_CONTRADICTED, "C-3.1", "rondas", "two of one seat, or of one rank")


def _prizes(setup: Fields, turn: Seat) -> Iterator[Fault]:
    """Find prizes that cannot be due (C-5.5 to C-5.7, C-I8)."""
    of_ronda = {(ronda.holder, ronda.rank): ronda for ronda in setup.rondas}
    if len(set(setup.prizes)) != len(setup.prizes):
        yield Fault(Code.PRIZES_CONTRADICTED, "C-5.5", "prizes", "the same prize twice")
    for holder, rank in setup.prizes:
        ronda = of_ronda.get((holder, rank))
        if ronda is None or not carries_prize(ronda.status, rules=setup.rules):
            found = f"no ronda of {holder}'s carries a prize for {rank}"
            yield Fault(Code.PRIZES_CONTRADICTED, "C-5.7", "prizes", found)
            continue
        taker = setup.rules.next_seat(holder)
        there = all(any(c.rank is rank for c in setup.fallen[s]) for s in (holder, taker))
        if ronda.lot == setup.lot and not there:
            found = f"no caída on {holder}'s {rank} can have been made"
            yield Fault(Code.PRIZES_CONTRADICTED, "C-5.5", "prizes", found)
    if setup.phase is Phase.PRIZES:
        due = any(holder.side is not turn.side for holder, _ in setup.prizes)
        if not due or setup.scores[turn.side] >= PRIZE_LIMIT:
            yield Fault(Code.WRONG_TURN, "C-I32", "turn", f"{turn} has no prize to claim")


def _winner(setup: Fields, winner: Side) -> Iterator[Fault]:
    """Find a winner that nothing made win (C-7.1, C-3.2, C-2.6)."""
    if setup.scores[winner] >= TARGET:
        return
    if any(setup.answers[seat] is Answer.FOUR for seat in winner.seats):
        if setup.rules.four_of_a_kind == "wins" and not any(setup.fallen):
            return
    elif setup.rules.misdeal == "game" and not any(setup.answers):
        dealer = setup.dealer
        if dealer is not None and dealer.side is not winner:
            return
    yield Fault(Code.WINNER_CONTRADICTED, "C-7.1", "winner", f"nothing made {winner} win")
