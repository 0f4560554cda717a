"""Cuarenta: the events that the oracle makes of an action, in the library's terms.

The oracle tells what takes judgement (`happenings`), points among them; what anybody can see of an
action is added here, from the positions before and after it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from cardrules import cuarenta as cu
from tests.differential.bridge import Plain, Told
from tests.oracles import cuarenta as slow

PAYING: Final = frozenset(
    (
        *("C-2.6", "C-3.1", "C-3.2", "C-5.1", "C-5.3", "C-5.5", "C-5.7", "C-6.2", "C-6.3", "C-6.4"),
        *("C-I6", "C-I8", "C-I9", "C-I11", "C-I19", "C-I21", "C-I22"),
    )
)
"""The clauses by which points are paid, or the game."""

_Paying = (
    cu.RondaAnnounced
    | cu.FourShown
    | cu.CaidaMade
    | cu.LimpiaMade
    | cu.PrizeClaimed
    | cu.CardsCounted
    | cu.MisdealDeclared
)


def _points(event: cu.Event) -> int:
    return event.points if isinstance(event, _Paying) else 0


def paid(event: cu.Event) -> str | None:
    """Points, or the game at once."""
    at_once = isinstance(event, cu.GameWon) and event.clause in ("C-2.6", "C-3.2")
    return event.clause if _points(event) or at_once else None


def ledger(
    before: cu.State, happened: tuple[cu.Event, ...], after: cu.State
) -> tuple[tuple[int, int], tuple[int, int]]:
    """The points of the events on top of the scores before; the scores, of a game won its last."""
    north_south, east_west = before.scores
    final = after.scores
    for event in happened:
        if isinstance(event, cu.GameWon):
            final = event.scores
        elif isinstance(event, _Paying):
            north_south += event.points * (event.side.value == 0)
            east_west += event.points * (event.side.value == 1)
    return (north_south, east_west), final


def rarity(told: Told) -> str | None:
    """A name for what hardly ever happens in random play, to be counted."""
    match told:
        case ("LimpiaMade", _, _, 0, "C-5.4"):
            return "limpia at 38"
        case ("CardsCounted", _, 20, int(points), _):
            return f"20 cards counted for {points}"
        case ("CardsCaptured", _, _, _, _, sequence, _) if len(_texts(sequence)) > 5:
            return "sequence of six or more"
        case ("CardsCaptured", _, _, _, base, _, _) if len(_texts(base)) > 4:
            return "base of five or more"
        case ("MatchWon", _, "C-I28"):
            return "match of chicas won"
        case ("SequenceForgotten", _, cards, _) if len(_texts(cards)) > 3:
            return "four or more forgotten"
        case _:
            return None


def due(before: Mapping[str, Plain], action: slow.Action, oracle: slow.Oracle) -> list[Told]:
    """The events that the oracle, which has just done the action, makes of it."""
    telling = _Telling(before, oracle)
    return [*telling.seen(action), *telling.judged(action[0])]


class _Telling:
    """One action: the happenings become events, with the figures spelled out."""

    def __init__(self, before: Mapping[str, Plain], oracle: slow.Oracle) -> None:
        self.before = before
        self.oracle = oracle
        self.rules = oracle.rules
        actor = before["actor"]
        self.seat = actor if isinstance(actor, int) else -1
        self.scores = [*_numbers(before["scores"])]
        self.stood = [*self.scores]
        self.sizes = [len(_texts(pile)) for pile in _parts(before["piles"])]
        self.next_dealer = "C-2.5"

    # --- What anybody can see --------------------------------------------------------------------

    def seen(self, action: slow.Action) -> Iterator[Told]:
        """What is told of an action before the judgement on it."""
        match action:
            case ("draw", pack):
                yield "CardsExposed", tuple(self._exposed(pack)), "C-2.1"
                self.next_dealer = "C-2.1"
            case ("shuffle", _):
                yield "PackShuffled", "C-1.2"
            case ("pass",):
                yield "Passed", self.seat, self._passed_on()
            case ("play", card, (), _):
                yield "CardLaid", self.seat, card, "C-4.5"
            case ("play", card, base, sequence):
                base, sequence = (tuple(slow.in_pack_order(part)) for part in (base, sequence))
                side = self.seat % 2
                self.sizes[side] += 1 + len(base) + len(sequence)
                yield "CardsCaptured", self.seat, side, card, base, sequence, "C-4.1"
            case _:
                pass

    def _exposed(self, pack: slow.Cards) -> Iterator[tuple[Plain, ...]]:
        seat = self.rules["draw_starts_at"]
        assert isinstance(seat, int)
        for card in pack:
            yield seat, card
            if card.endswith("D"):
                return
            seat = (seat + (1 if self.rules["direction"] == "clockwise" else 3)) % 4

    def _passed_on(self) -> str:
        if self.before["phase"] == "announce":
            return "C-3.4" if self.oracle.answers[self.seat] == "passed_blocked" else "C-3.1"
        return "C-4.8" if self.before["phase"] == "forgotten" else "C-5.5"

    # --- What the oracle judges ------------------------------------------------------------------

    def judged(self, word: str) -> Iterator[Told]:
        """Every happening, in order; points are kept count of for what is told after them."""
        for happening in self.oracle.happenings:
            match happening:
                case ("points", int(side), int(points), _):
                    self.scores[side] += points
                case ("dealer", int(seat)):
                    yield "DealerChosen", seat, self.next_dealer
                case ("lot", int(lot)):
                    first = self.rules["direction"] == "clockwise"
                    assert self.oracle.dealer is not None
                    for place in range(1, 5):
                        seat = (self.oracle.dealer + (place if first else -place)) % 4
                        hand = tuple(self.oracle.hands[seat])
                        yield "HandDealt", seat, lot, hand, f"C-2.{2 * lot}", 5
                case ("count", (int(north_south), int(east_west))):
                    yield from self._counted((north_south, east_west))
                case ("misdeal", int(dealer)):
                    yield self._misdealt(dealer)
                case ("chica" | "won", int(side), str(reason)):
                    yield from self._won(happening[0], side, reason)
                case _:
                    yield self._scored(happening, word)

    def _scored(self, happening: slow.Happening, word: str) -> Told:
        match happening:
            case ("ronda", int(seat)):
                rank = slow.held_together(self._hand(seat), 3)
                return "RondaAnnounced", seat, seat % 2, rank, self.rules["ronda_points"], "C-3.1"
            case ("four", int(seat)):
                rank = slow.held_together(self._hand(seat), 4)
                four = tuple(card for card in self._hand(seat) if card[0] == rank)
                wins = self.rules["four_of_a_kind"] == "wins"
                points, clause = (0, "C-3.2") if wins else (self.rules["four_of_a_kind"], "C-I11")
                return "FourShown", seat, seat % 2, four, points, clause
            case ("caida", int(seat)):
                return "CaidaMade", seat, seat % 2, self.before["fresh"], 2, "C-5.1"
            case ("limpia", int(seat), int(points)):
                return "LimpiaMade", seat, seat % 2, points, self._limpia(seat % 2, points, word)
            case ("forgotten_offered", cards):
                return "SequenceForgotten", self.seat, cards, "C-4.8"
            case ("forgotten_taken", int(seat)):
                cards = self.before["forgotten"]
                self.sizes[seat % 2] += len(_texts(cards))
                return "ForgottenTaken", seat, seat % 2, self.before["capturer"], cards, "C-4.8"
            case ("prize", int(seat), holder, rank, points):
                clause = self._prize(holder, rank)
                return "PrizeClaimed", seat, seat % 2, holder, rank, points, clause
            case ("leftovers", int(seat), cards):
                self.sizes[seat % 2] += len(_texts(cards))
                return "LeftoversTaken", seat, seat % 2, cards, "C-I23"
            case _:
                raise AssertionError(happening)

    def _hand(self, seat: int) -> tuple[str, ...]:
        return _texts(_parts(self.before["hands"])[seat])

    def _limpia(self, side: int, points: int, word: str) -> str:
        stood = self.stood[side]
        if stood == self.rules["limpia_blocked_at"]:
            return "C-5.4"
        if self.rules["only_caida_at_38"] and stood == 38:
            return "C-I18"
        if word == "take":
            return "C-I6"
        return "C-5.3" if points else "C-I16"

    def _prize(self, holder: Plain, rank: Plain) -> str:
        for ronda in _parts(self.before["rondas"]):
            match ronda:
                case (who, which, _, status) if (who, which) == (holder, rank):
                    return {"announced": "C-5.5", "blocked": "C-5.7"}.get(str(status), "C-I8")
                case _:
                    pass
        raise AssertionError(f"{holder} has no ronda of {rank}")

    def _misdealt(self, dealer: int) -> Told:
        cost = self.rules["misdeal"]
        self.next_dealer = "C-I9"
        gain = {"ten_points": 10, "two_points": 2}.get(str(cost), 0)
        gainer = 1 - dealer % 2
        if self.rules["only_caida_at_38"] and self.stood[gainer] == 38:
            gain = 0
        return "MisdealDeclared", dealer, gainer, gain, "C-2.6" if cost == "game" else "C-I9"

    def _counted(self, points: tuple[int, int]) -> Iterator[Told]:
        """The side that did not deal counts first, and if it wins the other does not count."""
        dealer = self.before["dealer"]
        assert isinstance(dealer, int)
        sizes = (self.sizes[0], self.sizes[1])
        for side in (1 - dealer % 2, dealer % 2):
            clause = self._count(sizes, self.scores[side])
            yield "CardsCounted", side, sizes[side], points[side], clause
            if self.scores[side] + points[side] >= 40:
                return

    def _count(self, sizes: tuple[int, int], score: int) -> str:
        if self.rules["only_caida_at_38"] and score == 38:
            return "C-I18"
        if self.rules["count_limit"] == 30 and score >= 30:
            return "C-I20"
        if sizes == (20, 20):
            return "C-6.3" if self.rules["twenty_twenty"] == "non_dealer_six" else "C-I21"
        if max(sizes) < 20:
            return "C-6.4" if self.rules["under_twenty"] == "larger_two" else "C-I22"
        return "C-6.2" if self.rules["count_rounding"] == "up" else "C-I19"

    def _won(self, what: Plain, side: int, reason: str) -> Iterator[Told]:
        single = self.rules["match"] == "single"
        if what == "chica" or single:
            clause = {"four": "C-3.2", "misdeal": "C-2.6"}.get(reason, "C-7.1")
            yield "GameWon", side, (self.scores[0], self.scores[1]), clause
        if what == "chica":
            self.next_dealer = "C-I28"
            yield "ChicaWon", side, (self.oracle.chicas[0], self.oracle.chicas[1]), "C-I28"
        else:
            yield "MatchWon", side, "C-1.5" if single else "C-I28"


def _parts(value: Plain) -> tuple[Plain, ...]:
    assert isinstance(value, tuple)
    return value


def _texts(value: Plain) -> tuple[str, ...]:
    return tuple(part for part in _parts(value) if isinstance(part, str))


def _numbers(value: Plain) -> tuple[int, ...]:
    return tuple(part for part in _parts(value) if isinstance(part, int))
