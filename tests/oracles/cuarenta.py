"""A second, independent rules engine for Cuarenta, written straight from the guide.

It exists to be compared, ply for ply, with the engine that people use: same actions in, same
position out. Two programs that share code share mistakes, so this one shares nothing: it needs
the standard library only, has its own plain data, and takes every decision in the most obvious
way. Cards are strings such as ``"7H"``; hands, table and piles are lists of them; captures are
found by trying the subsets of the table; a position is changed in place. There are no tables, no
packing and no shortcuts, because a reader must be able to hold each function beside the clause
that it names and see that they say the same. It is slow, and it may be.

Clauses are cited as ``C-…`` (the sections of the Cuarenta guide) and ``C-I…`` (the points which
the guide leaves open, each a field of the rules).

>>> game = Oracle(dealer=3)
>>> game.actor()
'chance'
>>> game.apply(("shuffle", PACK))
>>> game.actor(), game.legal()
(0, [('pass',), ('four',)])
"""

from collections.abc import Mapping, Sequence
from copy import deepcopy
from itertools import combinations
from typing import Literal, TypeAlias

Plain: TypeAlias = "bool | int | str | tuple[Plain, ...] | None"
"""Plain data: what snapshots and happenings are made of."""

RuleValue: TypeAlias = str | bool | int | None
Cards: TypeAlias = tuple[str, ...]
ChanceAction: TypeAlias = tuple[Literal["draw", "shuffle"], Cards]
WordAction: TypeAlias = tuple[Literal["pass", "ronda", "four", "take", "misdeal"]]
PlayAction: TypeAlias = tuple[Literal["play"], str, Cards, Cards]
ClaimAction: TypeAlias = tuple[Literal["claim"], int, str]
Action: TypeAlias = ChanceAction | WordAction | PlayAction | ClaimAction
Happening: TypeAlias = tuple[Plain, ...]
Ronda: TypeAlias = tuple[int, str, int, str]

RANKS = "A234567JQK"  # C-1.3, rising
SUITS = "CDHS"
PACK: Cards = tuple(rank + suit for rank in RANKS for suit in SUITS)  # C-1.2, in pack order
NUMBERS = {"A": 1, "2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "7": 7}  # C-1.4

CHOICES: Mapping[str, tuple[RuleValue, ...]] = {
    "draw_starts_at": (0, 1, 2, 3),  # C-I1
    "announcing": ("optional", "compulsory"),  # C-I2
    "trailing": ("free", "forced"),  # C-I3
    "sequence": ("claimable", "automatic", "forfeited"),  # C-I4
    "forgotten_window": ("both", "left_only"),  # C-I5
    "forgotten_limpia": (False, True),  # C-I6
    "prize_window": ("before_count", "after_count"),  # C-I7
    "prize_on": ("announced_or_blocked", "any"),  # C-I8
    "misdeal": ("game", "ten_points", "two_points"),  # C-I9
    "ronda_points": (4, 2),  # C-I10
    "four_of_a_kind": ("wins", 4, 8),  # C-I11
    "ronda_limit": (30, None),  # C-I12
    "prize_points": (10, 4, 0),  # C-I13
    "prize_replaces_caida": (False, True),  # C-I14
    "caida_y_limpia": (4, 2),  # C-I16
    "limpia_blocked_at": (38, None),  # C-I17
    "only_caida_at_38": (False, True),  # C-I18
    "count_rounding": ("up", "down", "none"),  # C-I19
    "count_limit": (None, 30),  # C-I20
    "twenty_twenty": ("non_dealer_six", "both_six", "next_dealer_two"),  # C-I21
    "under_twenty": ("larger_two", "nothing", "next_dealer_two"),  # C-I22
    "leftovers": ("nobody", "last_capturer"),  # C-I23
    "sum_size": (None, 2),  # C-I24
    "match_takes": ("one", "all"),  # C-I25
    "direction": ("clockwise", "counter_clockwise"),  # C-I26
    "players": (4,),  # C-I27
    "match": ("single", "best_of_three", "best_of_three_zapateria"),  # C-I28
}
"""Every field of the rules with the values that it may have, the guide's own first."""

GUIDE: Mapping[str, RuleValue] = {name: values[0] for name, values in CHOICES.items()}
"""The rules as the guide has them."""


class Refused(ValueError):
    """The action is not allowed now; the oracle is as it was before."""


def in_pack_order(cards: Sequence[str]) -> list[str]:
    """The cards, sorted in pack order."""
    return sorted(cards, key=PACK.index)


def side_of(seat: int) -> int:
    """The team of a seat: 0 is North-South, 1 is East-West (C-1.1)."""
    return seat % 2


def held_together(hand: Sequence[str], number: int) -> str | None:
    """The rank of which the hand has exactly so many cards, if there is one."""
    for rank in RANKS:
        if sum(card[0] == rank for card in hand) == number:
            return rank
    return None


def sum_bases(card: str, table: Sequence[str], size: int | None) -> list[Cards]:
    """Every group of number cards that adds up to the card: one for each multiset of ranks.

    Fewer cards come first, then the groups go by their ranks (C-4.1, C-I24).
    """
    if card[0] not in NUMBERS:
        return []  # C-1.4: J, Q and K have no number
    target = NUMBERS[card[0]]
    numbers = [other for other in in_pack_order(table) if other[0] in NUMBERS]
    sizes = [size] if size is not None else list(range(2, target + 1))
    found: dict[str, Cards] = {}
    for count in sizes:
        for group in combinations(numbers, count):
            if sum(NUMBERS[other[0]] for other in group) == target:
                ranks = "".join(other[0] for other in group)
                if ranks not in found:
                    found[ranks] = group  # the first one has the first cards in pack order
    return sorted(found.values(), key=few_then_low)


def few_then_low(group: Cards) -> tuple[int, list[int]]:
    """The sorting key of sums: how many cards, then their ranks."""
    return len(group), [RANKS.index(card[0]) for card in group]


def rising_sequence(card: str, table: Sequence[str]) -> Cards:
    """The unbroken sequence from one rank above the card, one card a rank (C-4.6)."""
    sequence: list[str] = []
    for rank in RANKS[RANKS.index(card[0]) + 1 :]:
        of_rank = [other for other in in_pack_order(table) if other[0] == rank]
        if not of_rank:
            break
        sequence.append(of_rank[0])
    return tuple(sequence)


def checked_rules(rules: Mapping[str, RuleValue]) -> dict[str, RuleValue]:
    """All the fields, the guide's where none is given; ValueError if they are no rules."""
    complete = dict(GUIDE)
    for name, value in rules.items():
        if name not in CHOICES:
            raise ValueError(f"the rules have no field {name!r}")
        if not any(type(value) is type(choice) and value == choice for choice in CHOICES[name]):
            raise ValueError(f"{name} may not be {value!r}")
        complete[name] = value
    if complete["prize_replaces_caida"] and complete["prize_points"] == 0:
        raise ValueError("prize_replaces_caida needs a prize (C-I14)")
    return complete


class Oracle:
    """One match of Cuarenta, from the draw (or the first shuffle) to its end."""

    def __init__(self, rules: Mapping[str, RuleValue] = GUIDE, dealer: int | None = None) -> None:
        """Start a match; `rules` need only hold the fields that differ from the guide's."""
        if dealer is not None and dealer not in (0, 1, 2, 3):
            raise ValueError(f"there is no seat {dealer!r}")
        self.rules = checked_rules(rules)
        self.phase = "draw" if dealer is None else "shuffle"
        self.dealer = dealer
        self.scores = [0, 0]
        self.chicas = [0, 0]
        self.winner: int | None = None
        self.happenings: list[Happening] = []
        self._blank_hand()

    def _blank_hand(self) -> None:
        """No hand is being played: everything that belongs to one is empty."""
        self.turn: int | None = None
        self.hands: list[list[str]] = [[], [], [], []]
        self.stock: list[str] = []
        self.table: list[str] = []
        self.fresh: str | None = None
        self.piles: list[list[str]] = [[], []]
        self.lot = 0
        self.answers: list[str | None] = [None, None, None, None]
        self.rondas: list[Ronda] = []
        self.fallen: list[list[str]] = [[], [], [], []]
        self.forgotten: list[str] = []
        self.capturer: int | None = None
        self.prizes: list[tuple[int, str]] = []
        self.last_capturer: int | None = None

    # ------------------------------------------------------------------ seats and rule values

    def _next_seat(self, seat: int) -> int:
        """The next seat in the direction of play: "left" in the guide (C-1.1, C-I26)."""
        if self.rules["direction"] == "clockwise":
            return (seat + 1) % 4
        return (seat - 1) % 4

    def _round_from(self, seat: int) -> list[int]:
        """All four seats in the direction of play, this one first."""
        seats = [seat]
        while len(seats) < 4:
            seats.append(self._next_seat(seats[-1]))
        return seats

    def _seat_dealing(self) -> int:
        if self.dealer is None:
            raise ValueError("there is no dealer yet")
        return self.dealer

    def _seat_asked(self) -> int:
        if self.turn is None:
            raise ValueError("no seat is asked")
        return self.turn

    def _from_dealers_left(self) -> list[int]:
        return self._round_from(self._next_seat(self._seat_dealing()))

    def _number(self, name: str) -> int:
        value = self.rules[name]
        if not isinstance(value, int):
            raise ValueError(f"{name} is no number")
        return value

    def _only_caida(self, side: int) -> bool:
        """Whether the side stands where nothing but caída scores (C-I18)."""
        return self.rules["only_caida_at_38"] is True and self.scores[side] == 38

    # ---------------------------------------------------------------------------- who and what

    def actor(self) -> int | Literal["chance"] | None:
        """The seat that is to decide, "chance" where a pack is due, None when it is over."""
        if self.phase in ("draw", "shuffle"):
            return "chance"
        if self.phase == "over":
            return None
        return self.turn

    def legal(self) -> list[Action]:
        """Every decision of the seat to act, one for each choice that can be told apart."""
        if self.phase == "announce":
            return self._legal_answers()
        if self.phase == "play":
            return self._legal_plays()
        if self.phase == "forgotten":
            return [("pass",), ("take",)]
        if self.phase == "prizes":
            claims: list[Action] = [("pass",)]
            for holder, rank in self._prizes_due_to(self._seat_asked()):
                claims.append(("claim", holder, rank))
            return claims
        return []

    def rulings(self) -> list[Action]:
        """A misdeal may be declared until somebody in this lot has answered (C-2.6, C-I9)."""
        if self.phase == "announce" and self.answers == [None, None, None, None]:
            return [("misdeal",)]
        return []

    def allows(self, action: Action) -> bool:
        """Whether the action may be done now; cards that are twins may stand for each other."""
        match action:
            case ("draw", pack):
                return self.phase == "draw" and in_full(pack)
            case ("shuffle", pack):
                return self.phase == "shuffle" and in_full(pack)
            case ("play", card, base, sequence):
                return self.phase == "play" and self._allows_play(card, base, sequence)
            case _:
                return action in self.legal() or action in self.rulings()

    def _legal_answers(self) -> list[Action]:
        seat = self._seat_asked()
        hand = self.hands[seat]
        blocked = self._blocked(side_of(seat))
        wins = self.rules["four_of_a_kind"] == "wins"
        could: list[Action] = []
        if held_together(hand, 4) is not None:
            if wins or not blocked:  # C-3.2, at any score; C-I11: points only under the limit
                could.append(("four",))
        elif held_together(hand, 3) is not None and not blocked:
            could.append(("ronda",))  # C-3.1
        if self.rules["announcing"] == "compulsory" and could:
            return could  # C-I2
        return [("pass",), *could]

    def _blocked(self, side: int) -> bool:
        """Whether a ronda of this side no longer scores (C-3.4, C-I12, C-I18)."""
        limit = self.rules["ronda_limit"]
        if limit is not None and self.scores[side] >= self._number("ronda_limit"):
            return True
        return self._only_caida(side)

    def _legal_plays(self) -> list[Action]:
        hand = in_pack_order(self.hands[self._seat_asked()])
        plays: list[Action] = []
        for rank in RANKS:
            of_rank = [card for card in hand if card[0] == rank]
            if of_rank:
                plays.extend(self._plays_with(of_rank[0]))
        return plays

    def _match_bases(self, card: str) -> list[Cards]:
        """What the card takes by a match (C-4.1, C-I25).

        The card just laid and an older one of its rank are two choices (C-I30).
        """
        equal = [other for other in in_pack_order(self.table) if other[0] == card[0]]
        if not equal:
            return []
        if self.rules["match_takes"] == "all":
            return [tuple(equal)]
        bases: list[Cards] = []
        older = [other for other in equal if other != self.fresh]
        if older:
            bases.append((older[0],))
        if self.fresh is not None and self.fresh in equal:
            bases.append((self.fresh,))
        return bases

    def _plays_with(self, card: str) -> list[PlayAction]:
        """Laying the card first, then taking with it: matches, then sums (C-4.1, C-4.2)."""
        size = None if self.rules["sum_size"] is None else self._number("sum_size")
        bases = [*self._match_bases(card), *sum_bases(card, self.table, size)]
        whole = rising_sequence(card, self.table)
        prefixes = [whole[:length] for length in range(len(whole) + 1)]
        if self.rules["sequence"] == "automatic":
            prefixes = [whole]  # C-I4
        taking: list[PlayAction] = []
        for base in bases:  # C-4.7: no base, no sequence
            for prefix in prefixes:
                taking.append(("play", card, base, prefix))
        if taking and self.rules["trailing"] == "forced":
            return taking  # C-I3
        return [("play", card, (), ()), *taking]

    def _allows_play(self, card: str, base: Cards, sequence: Cards) -> bool:
        if card not in self.hands[self._seat_asked()]:
            return False  # G-3
        taken = [*base, *sequence]
        if len(set(taken)) != len(taken) or not set(taken) <= set(self.table):
            return False
        wanted = self._told_apart(card, base, sequence)
        for _, listed_card, listed_base, listed_sequence in self._plays_with(card):
            if self._told_apart(listed_card, listed_base, listed_sequence) == wanted:
                return True
        return False

    def _told_apart(
        self, card: str, base: Cards, sequence: Cards
    ) -> tuple[str, list[str], list[str], bool]:
        """What distinguishes a play: the ranks, and whether a match takes the card just laid."""
        on_fresh = self.fresh is not None and self.fresh in base and self.fresh[0] == card[0]
        base_ranks = [other[0] for other in in_pack_order(base)]
        sequence_ranks = [other[0] for other in in_pack_order(sequence)]
        return card[0], base_ranks, sequence_ranks, on_fresh

    # ----------------------------------------------------------------------------- doing things

    def apply(self, action: Action) -> None:
        """Do it, and go on to the next decision or pack; Refused if it is not allowed."""
        if not self.allows(action):
            raise Refused(f"{action!r} is not allowed in phase {self.phase}, turn {self.turn}")
        self.happenings = []
        match action:
            case ("draw", pack):
                self._draw(pack)
            case ("shuffle", pack):
                self._shuffle(pack)
            case ("play", card, base, sequence):
                self._play(card, base, sequence)
            case ("claim", holder, rank):
                self._claim(holder, rank)
            case ("misdeal",):
                self._misdeal()
            case ("take",):
                self._take_forgotten()
            case _:
                self._answer(action[0])

    def _answer(self, word: str) -> None:
        """A pass, a ronda or a four; a pass is said in three phases."""
        if self.phase == "announce":
            self._announce(word)
        elif self.phase == "forgotten":
            self._pass_forgotten()
        else:
            seats = self._from_dealers_left()
            self._ask_for_prizes(seats[seats.index(self._seat_asked()) + 1 :])

    def _draw(self, pack: Cards) -> None:
        """Cards face up round the table: the first diamond deals (C-2.1, C-I1)."""
        seat = self._number("draw_starts_at")
        for card in pack:
            if card[1] == "D":
                break
            seat = self._next_seat(seat)
        self.phase = "shuffle"
        self._make_dealer(seat)

    def _make_dealer(self, seat: int) -> None:
        self.dealer = seat
        self.happenings.append(("dealer", seat))

    def _shuffle(self, pack: Cards) -> None:
        self.stock = list(pack)
        self._deal_lot()

    def _deal_lot(self) -> None:
        """Five each as a packet, from the dealer's left; none to the table (C-2.2, C-2.4)."""
        for seat in self._from_dealers_left():
            self.hands[seat] = in_pack_order(self.stock[:5])
            self.stock = self.stock[5:]
        self.lot += 1
        self.fresh = None  # C-5.2
        self.answers = [None, None, None, None]
        self.fallen = [[], [], [], []]
        self.phase = "announce"
        self.turn = self._from_dealers_left()[0]  # C-3.3
        self.happenings.append(("lot", self.lot))

    def _misdeal(self) -> None:
        """It costs the dealer's team the game, or gives the others points (C-2.6, C-I9)."""
        others = 1 - side_of(self._seat_dealing())
        self.happenings.append(("misdeal", self._seat_dealing()))
        if self.rules["misdeal"] == "game":
            self._win(others, "misdeal")
            return
        points = 10 if self.rules["misdeal"] == "ten_points" else 2
        if self._only_caida(others):
            points = 0  # C-I18: nothing but caída
        if self._score(others, points, "C-2.6"):
            return
        self._next_hand()

    # ------------------------------------------------------------------------------- announcing

    def _announce(self, word: str) -> None:
        seat = self._seat_asked()
        side = side_of(seat)
        blocked = self._blocked(side)
        if word == "pass":
            self.answers[seat] = "passed_blocked" if blocked else "passed"
        else:
            self.answers[seat] = word
        rank = held_together(self.hands[seat], 3)  # C-I31: four of a kind is no ronda
        if rank is not None:
            status = "announced" if word == "ronda" else "blocked" if blocked else "silent"
            self.rondas.append((seat, rank, self.lot, status))
        if word == "ronda":
            self.happenings.append(("ronda", seat))
            if self._score(side, self._number("ronda_points"), "C-3.1"):
                return
        if word == "four":
            self.happenings.append(("four", seat))
            if self.rules["four_of_a_kind"] == "wins":
                self._win(side, "four")  # C-3.2
                return
            if self._score(side, self._number("four_of_a_kind"), "C-3.2"):
                return
        self.turn = self._next_seat(seat)
        if seat == self.dealer:
            self.phase = "play"  # C-2.3: the dealer's left, whose turn it now is, starts

    # ---------------------------------------------------------------------------------- playing

    def _play(self, card: str, base: Cards, sequence: Cards) -> None:
        seat = self._seat_asked()
        self.hands[seat].remove(card)
        self.fallen[seat] = in_pack_order([*self.fallen[seat], card])
        if not base:
            self.table = in_pack_order([*self.table, card])  # C-4.5
            self.fresh = card if any(self.hands) else None  # C-5.2: nobody can take the last one
            self._after_turn(seat)
            return
        whole = rising_sequence(card, self.table)
        laid_before = self.fresh
        for other in [*base, *sequence]:
            self.table.remove(other)
        self._to_pile(seat, [card, *base, *sequence])  # C-4.4
        self.fresh = None
        by_match = all(other[0] == card[0] for other in base)
        caida = by_match and laid_before is not None and laid_before in base  # C-5.1
        if caida:
            self._remember_prize(seat, card[0])
        if self._score_capture(seat, caida):
            return
        rest = whole[len(sequence) :]
        if rest and self.rules["sequence"] == "claimable":
            self.phase = "forgotten"  # C-4.8, C-I5
            self.forgotten = list(rest)
            self.capturer = seat
            self.turn = self._next_seat(seat)
            self.happenings.append(("forgotten_offered", tuple(rest)))
            return
        self._after_turn(seat)

    def _to_pile(self, seat: int, cards: Sequence[str]) -> None:
        side = side_of(seat)
        self.piles[side] = in_pack_order([*self.piles[side], *cards])
        self.last_capturer = seat

    def _limpia_points(self, side: int) -> int:
        """What limpia is worth to the side as it stands (C-5.3, C-5.4, C-I17, C-I18)."""
        if self.rules["limpia_blocked_at"] is not None:
            if self.scores[side] == self._number("limpia_blocked_at"):
                return 0
        return 0 if self._only_caida(side) else 2

    def _score_capture(self, seat: int, caida: bool) -> bool:
        """Caída and limpia of a capture; whether they win (C-5.1, C-5.3, C-I16, C-I29)."""
        side = side_of(seat)
        limpia = 0 if self.table else self._limpia_points(side)  # the score before the action
        if caida and limpia:
            limpia = self._number("caida_y_limpia") - 2
        if caida:
            self.happenings.append(("caida", seat))
            self._add_points(side, 2, "C-5.1")
        if not self.table:
            self.happenings.append(("limpia", seat, limpia))
            self._add_points(side, limpia, "C-5.3")
        return self._reached_forty(side)

    def _remember_prize(self, seat: int, rank: str) -> None:
        """A caída on a card of an opponent's ronda of this lot (C-5.5, C-5.7, C-I8)."""
        if self._number("prize_points") == 0:
            return
        for holder, ronda_rank, lot, status in self.rondas:
            laid_it = self._next_seat(holder) == seat
            eligible = self.rules["prize_on"] == "any" or status in ("announced", "blocked")
            if laid_it and ronda_rank == rank and lot == self.lot and eligible:
                self.prizes.append((holder, rank))

    # -------------------------------------------------------------------------- forgotten cards

    def _take_forgotten(self) -> None:
        """All of the rest goes to the pile of the seat that is asked (C-4.8, C-I5)."""
        seat = self._seat_asked()
        for card in self.forgotten:
            self.table.remove(card)
        self._to_pile(seat, self.forgotten)
        self.happenings.append(("forgotten_taken", seat))
        capturer = self._close_window()
        if not self.table and self.rules["forgotten_limpia"] is True:  # C-I6
            points = self._limpia_points(side_of(seat))
            self.happenings.append(("limpia", seat, points))
            if self._score(side_of(seat), points, "C-5.3"):
                return
        self._after_turn(capturer)

    def _pass_forgotten(self) -> None:
        first_asked = self._next_seat(self._seat_capturing())
        if self.turn == first_asked and self.rules["forgotten_window"] == "both":
            self.turn = self._next_seat(self._next_seat(first_asked))  # the other opponent
            return
        self._after_turn(self._close_window())

    def _seat_capturing(self) -> int:
        if self.capturer is None:
            raise ValueError("nothing is forgotten")
        return self.capturer

    def _close_window(self) -> int:
        """Nothing is on offer any more; the seat whose turn it was."""
        capturer = self._seat_capturing()
        self.forgotten = []
        self.capturer = None
        return capturer

    # ------------------------------------------------------------------------------ what follows

    def _after_turn(self, seat: int) -> None:
        """The turn of this seat is done: the next one, the next lot, or the end of the hand."""
        if any(self.hands):
            self.phase = "play"
            self.turn = self._next_seat(seat)
        elif self.stock:
            self._deal_lot()
        else:
            self._end_hand()

    def _end_hand(self) -> None:
        """Prizes and then the count, or the other way round (C-I7)."""
        if self.rules["prize_window"] == "after_count":
            if self._count():
                return
        self._ask_for_prizes(self._from_dealers_left())

    def _prizes_due_to(self, seat: int) -> list[tuple[int, str]]:
        """The prizes that the seat may claim now (C-5.5, C-5.6, C-I32)."""
        if self.scores[side_of(seat)] >= 30:
            return []
        return [prize for prize in self.prizes if side_of(prize[0]) != side_of(seat)]

    def _ask_for_prizes(self, seats: Sequence[int]) -> None:
        """Ask the first of these seats to which a prize is due; with none, go on."""
        for seat in seats:
            if self._prizes_due_to(seat):
                self.phase = "prizes"
                self.turn = seat
                return
        self.prizes = []
        if self.rules["prize_window"] == "before_count":
            if self._count():
                return
        self._next_hand()

    def _claim(self, holder: int, rank: str) -> None:
        seat = self._seat_asked()
        points = self._number("prize_points")
        if self.rules["prize_replaces_caida"] is True:
            points -= 2  # C-I14: the caída's 2 have been paid
        self.prizes.remove((holder, rank))
        self.happenings.append(("prize", seat, holder, rank, points))
        if self._score(side_of(seat), points, "C-5.5"):
            return
        seats = self._from_dealers_left()
        self._ask_for_prizes(seats[seats.index(seat) :])  # who claims is asked again

    def _count(self) -> bool:
        """Pay for the cards; whether that wins (C-6.1 to C-6.5)."""
        if self.rules["leftovers"] == "last_capturer" and self.last_capturer is not None:
            if self.table:
                self.happenings.append(("leftovers", self.last_capturer, tuple(self.table)))
            self._to_pile(self.last_capturer, self.table)  # C-I23
            self.table = []
        dealers = side_of(self._seat_dealing())
        others = 1 - dealers
        points = [0, 0]
        clause = self._count_points(points, len(self.piles[dealers]), len(self.piles[others]))
        for side in (0, 1):
            limited = self.rules["count_limit"] is not None
            if limited and self.scores[side] >= self._number("count_limit"):
                points[side] = 0  # C-I20
            if self._only_caida(side):
                points[side] = 0  # C-I18
        self.happenings.append(("count", (points[0], points[1])))
        for side in (others, dealers):  # never at once (C-7.4): the non-dealers first
            if self._score(side, points[side], clause):
                return True
        return False

    def _count_points(self, points: list[int], dealers_cards: int, others_cards: int) -> str:
        """Fill in what each side's cards are worth; the clause that says so."""
        dealers = side_of(self._seat_dealing())
        others = 1 - dealers
        if dealers_cards == 20 and others_cards == 20:  # C-6.3, C-I21
            if self.rules["twenty_twenty"] == "next_dealer_two":
                points[others] = 2  # the next dealer does not sit with this one
            else:
                points[others] = 6
            if self.rules["twenty_twenty"] == "both_six":
                points[dealers] = 6
            return "C-6.3"
        if dealers_cards >= 20:
            points[dealers] = self._majority_points(dealers_cards)
            return "C-6.2"
        if others_cards >= 20:
            points[others] = self._majority_points(others_cards)
            return "C-6.2"
        if self.rules["under_twenty"] == "next_dealer_two":  # C-6.4, C-I22
            points[others] = 2
        elif self.rules["under_twenty"] == "larger_two":
            points[dealers if dealers_cards > others_cards else others] = 2
        return "C-6.4"

    def _majority_points(self, cards: int) -> int:
        """6 for 20 cards and 1 for each more, the score made even (C-6.2, C-6.5, C-I19)."""
        points = 6 + (cards - 20)
        if points % 2 == 1 and self.rules["count_rounding"] == "up":
            points += 1
        if points % 2 == 1 and self.rules["count_rounding"] == "down":
            points -= 1
        return points

    def _next_hand(self) -> None:
        """Gather, pass the deal, keep the scores (C-2.5, C-7.3)."""
        self._blank_hand()
        self.phase = "shuffle"
        self._make_dealer(self._next_seat(self._seat_dealing()))

    # ------------------------------------------------------------------------ points and the end

    def _add_points(self, side: int, points: int, clause: str) -> None:
        if points:
            self.scores[side] += points  # C-I34: not trimmed
            self.happenings.append(("points", side, points, clause))

    def _score(self, side: int, points: int, clause: str) -> bool:
        """Credit the side; whether that wins."""
        self._add_points(side, points, clause)
        return self._reached_forty(side)

    def _reached_forty(self, side: int) -> bool:
        """Forty or more wins at once (C-7.1)."""
        if self.scores[side] < 40:
            return False
        self._win(side, "points")
        return True

    def _win(self, side: int, reason: str) -> None:
        """The side wins the game, which is the match unless chicas are played (C-1.5, C-I28)."""
        if self.rules["match"] == "single":
            self._finish(side, reason)
            return
        self.chicas[side] += 1
        self.happenings.append(("chica", side, reason))
        zapateria = self.rules["match"] == "best_of_three_zapateria" and reason == "points"
        if self.chicas[side] == 2:
            self._finish(side, "two_chicas")
        elif zapateria and self.scores[1 - side] < 10:
            self._finish(side, "zapateria")
        else:
            self.scores = [0, 0]
            self._next_hand()

    def _finish(self, side: int, reason: str) -> None:
        """It is over, and everything stays as it is."""
        self.phase = "over"
        self.winner = side
        self.happenings.append(("won", side, reason))

    # --------------------------------------------------------------------------------- snapshots

    def snapshot(self) -> dict[str, Plain]:
        """The whole position in plain data."""
        return {
            "phase": self.phase,
            "dealer": self.dealer,
            "turn": self.turn,
            "hands": tuple(tuple(hand) for hand in self.hands),
            "stock": tuple(self.stock),
            "table": tuple(self.table),
            "fresh": self.fresh,
            "piles": tuple(tuple(pile) for pile in self.piles),
            "scores": tuple(self.scores),
            "lot": self.lot,
            "answers": tuple(self.answers),
            "rondas": tuple(self.rondas),
            "fallen": tuple(tuple(cards) for cards in self.fallen),
            "forgotten": tuple(self.forgotten),
            "capturer": self.capturer,
            "prizes": tuple(self.prizes),
            "last_capturer": self.last_capturer,
            "chicas": tuple(self.chicas),
            "winner": self.winner,
            "actor": self.actor(),
        }

    def clone(self) -> "Oracle":
        """An oracle in the same position that goes its own way."""
        return deepcopy(self)

    @classmethod
    def from_snapshot(
        cls, rules: Mapping[str, RuleValue], snapshot: Mapping[str, Plain]
    ) -> "Oracle":
        """An oracle in a position that is spelled out; "actor" follows from the rest.

        The shape of the data is checked, not whether the position can come about.
        """
        oracle = cls(rules)
        oracle.phase = as_text(snapshot["phase"])
        oracle.dealer = as_number_or_none(snapshot["dealer"])
        oracle.turn = as_number_or_none(snapshot["turn"])
        oracle.hands = [in_pack_order(as_texts(hand)) for hand in as_tuple(snapshot["hands"])]
        oracle.stock = as_texts(snapshot["stock"])
        oracle.table = in_pack_order(as_texts(snapshot["table"]))
        oracle.fresh = as_text_or_none(snapshot["fresh"])
        oracle.piles = [in_pack_order(as_texts(pile)) for pile in as_tuple(snapshot["piles"])]
        oracle.scores = [as_number(score) for score in as_tuple(snapshot["scores"])]
        oracle.lot = as_number(snapshot["lot"])
        oracle.answers = [as_text_or_none(answer) for answer in as_tuple(snapshot["answers"])]
        oracle.rondas = [as_ronda(ronda) for ronda in as_tuple(snapshot["rondas"])]
        oracle.fallen = [in_pack_order(as_texts(cards)) for cards in as_tuple(snapshot["fallen"])]
        oracle.forgotten = as_texts(snapshot["forgotten"])
        oracle.capturer = as_number_or_none(snapshot["capturer"])
        oracle.prizes = [as_prize(prize) for prize in as_tuple(snapshot["prizes"])]
        oracle.last_capturer = as_number_or_none(snapshot["last_capturer"])
        oracle.chicas = [as_number(won) for won in as_tuple(snapshot["chicas"])]
        oracle.winner = as_number_or_none(snapshot["winner"])
        return oracle


def in_full(pack: Cards) -> bool:
    """Whether these are the forty cards, each once (G-4)."""
    return sorted(pack) == sorted(PACK)


def as_tuple(value: Plain) -> tuple[Plain, ...]:
    """The value, which must be a tuple."""
    if not isinstance(value, tuple):
        raise ValueError(f"{value!r} is no tuple")
    return value


def as_text(value: Plain) -> str:
    """The value, which must be a string."""
    if not isinstance(value, str):
        raise ValueError(f"{value!r} is no string")
    return value


def as_text_or_none(value: Plain) -> str | None:
    """The value, which must be a string or None."""
    return None if value is None else as_text(value)


def as_texts(value: Plain) -> list[str]:
    """The value, which must be a tuple of strings."""
    return [as_text(item) for item in as_tuple(value)]


def as_number(value: Plain) -> int:
    """The value, which must be an int."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise ValueError(f"{value!r} is no number")
    return value


def as_number_or_none(value: Plain) -> int | None:
    """The value, which must be an int or None."""
    return None if value is None else as_number(value)


def as_ronda(value: Plain) -> Ronda:
    """The value, which must be (holder, rank, lot, status)."""
    holder, rank, lot, status = as_tuple(value)
    return as_number(holder), as_text(rank), as_number(lot), as_text(status)


def as_prize(value: Plain) -> tuple[int, str]:
    """The value, which must be (holder, rank)."""
    holder, rank = as_tuple(value)
    return as_number(holder), as_text(rank)
