"""A second rules engine for Arba'a Turub, to check the first one against, ply for ply.

It is written from the guide alone and shares no code with the engine that it checks, so that a
mistake in one is unlikely to be in the other as well. It is slow and plain on purpose: cards are
strings ("AC", "10H"), hands are lists, every answer is worked out anew with loops and sorting,
and nothing is tabulated, packed or remembered that the rules do not ask for. A reader with the
guide beside them should be able to see that each line is right.

Seats are 0 to 3 for North, East, South, West, clockwise; side 0 is North-South, side 1 East-West.
An action is a plain tuple. The clauses of the rules digest (T-3.2 and so on) stand beside the
lines that carry them out; "left" is always the next seat in the direction of play (T-I7).

>>> oracle = Oracle(dealer=0)
>>> oracle.apply(("shuffle", tuple(PACK)))
>>> oracle.apply(("cut", 4))
>>> oracle.actor(), oracle.hands[1], oracle.legal()[2]
(1, ['7C', '7C', '7C'], ('trump', 'H'))
"""

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Literal, TypeAlias

Signal: TypeAlias = Literal["knock", "click"] | None
Phase: TypeAlias = Literal["draw", "shuffle", "cut", "trump", "play", "over"]

Action: TypeAlias = (
    tuple[Literal["draw"], tuple[str, ...]]
    | tuple[Literal["shuffle"], tuple[str, ...]]
    | tuple[Literal["cut"], int]
    | tuple[Literal["trump"], str]
    | tuple[Literal["play"], str, Signal]
    | tuple[Literal["misdeal"]]
)

Happening: TypeAlias = (
    tuple[Literal["exposed"], tuple[tuple[int, str], ...]]  # (seat, card), in the order exposed
    | tuple[Literal["tied"], tuple[int, ...]]  # the seats that drew the same highest rank
    | tuple[Literal["dealer"], int, str]  # who deals (next), and the clause that says so
    | tuple[Literal["trick"], int, Literal["twin", "trump", "suit"]]  # who took it, and why
    | tuple[Literal["game"], int | None, tuple[int, int]]  # winning side, tricks of both
    | tuple[Literal["insufficient"], int]  # a later win with too few tricks, by this side
    | tuple[Literal["benchmark"], int, int]  # this side's win is the one to be beaten: its tricks
    | tuple[Literal["match"], int]  # the side that won it
    | tuple[Literal["misdeal"], int]  # who deals anew
)

Plain: TypeAlias = "str | int | tuple[Plain, ...] | None"

SUITS = ["C", "D", "H", "S"]
RANKS = ["6", "7", "8", "9", "10", "J", "Q", "K", "A"]  # lowest first (T-1.2)
KINDS = [rank + suit for suit in SUITS for rank in RANKS]
PACK = [card for card in KINDS for _ in range(4)]  # four copies of each, 144 cards (T-1.2)

# Every interpretation that a rule set may choose, its default first.
CHOICES: dict[str, list[str | bool]] = {
    "insufficient_win_deals_as": ["win", "draw"],  # T-I1
    "signals": [True, False],  # T-I2
    "misdeal_dealer": ["same", "left"],  # T-I3
    "benchmark": ["exceed", "reach", "previous", "none"],  # T-I4
    "cut": [True, False],  # T-I5
    "direction": ["clockwise", "counter_clockwise"],  # T-I7
}


class Refused(ValueError):
    """The rules do not allow this action now."""


def suit_of(card: str) -> str:
    """The suit letter of a card.

    >>> suit_of("10H")
    'H'
    """
    return card[-1]


def height(card: str) -> int:
    """How high a card's rank is, from 0 for a six to 8 for an ace (T-1.2).

    >>> height("6C"), height("AC")
    (0, 8)
    """
    return RANKS.index(card[:-1])


def side_of(seat: int) -> int:
    """The partnership of a seat: partners sit opposite (T-1.1)."""
    return seat % 2


def in_pack_order(cards: Sequence[str]) -> list[str]:
    """The cards sorted by suit, and within a suit from the six up (T-2.8)."""
    return sorted(cards, key=PACK.index)


def winning_place(trick: Sequence[str], trump: str) -> int:
    """Where in the trick, in playing order, the card that takes it lies (T-3.4, T-3.5).

    The guide's own example, hearts being trump (T-6.1, T-6.2):

    >>> winning_place(["AC", "AC", "6C", "KC"], "H")
    0
    >>> winning_place(["AC", "AC", "6H", "KC"], "H")
    2
    """
    able = [card for card in trick if suit_of(card) == trump]
    if not able:  # no trump in it: the highest card of the led suit (T-3.4)
        able = [card for card in trick if suit_of(card) == suit_of(trick[0])]
    highest = max(able, key=height)
    return list(trick).index(highest)  # of identical cards the one played first (T-3.5)


class Oracle:
    """One match, changed in place by `apply`.

    `rules` names only what differs from the guide; without a `dealer` the first one is drawn for.
    Raises `ValueError` for a rule, a choice or a seat that does not exist.
    """

    def __init__(self, rules: Mapping[str, str | bool] = {}, dealer: int | None = None) -> None:
        self.rules = {name: choices[0] for name, choices in CHOICES.items()}
        for name, choice in rules.items():
            if name not in CHOICES or choice not in CHOICES[name]:
                raise ValueError(f"no such rule: {name}={choice!r}")
            self.rules[name] = choice
        if dealer not in (None, 0, 1, 2, 3):
            raise ValueError(f"no such seat: {dealer!r}")
        self.happenings: list[Happening] = []
        self.dealer = dealer
        self.contenders: list[int] = []
        self.phase: Phase = "shuffle"
        if dealer is None:
            self.phase = "draw"
            self.contenders = self.round_from(0)
        self.holder: int | None = None  # the side whose series runs
        self.benchmark: int | None = None
        self.winner: int | None = None
        self.games_played = 0
        self.clear_game()

    def clear_game(self) -> None:
        """Blank everything that belongs to a single game."""
        self.trump: str | None = None
        self.hands: list[list[str]] = [[], [], [], []]
        self.stock: list[str] = []
        self.trick: list[str] = []
        self.leader: int | None = None
        self.signal: Signal = None
        self.tricks = [0, 0]
        self.voids: list[list[str]] = [[], [], [], []]

    # Who sits where, and whose turn it is

    def next_seat(self, seat: int) -> int:
        """The seat to the left: the next one in the direction of play (T-I7)."""
        if self.rules["direction"] == "clockwise":
            return (seat + 1) % 4
        return (seat - 1) % 4

    def round_from(self, first: int) -> list[int]:
        """All four seats in the direction of play, beginning with `first`."""
        seats = [first]
        while len(seats) < 4:
            seats.append(self.next_seat(seats[-1]))
        return seats

    def left_of_dealer(self) -> int:
        """Who cuts, gets the first packet, names trump and leads (T-2.3 to T-2.5, T-3.1)."""
        assert self.dealer is not None, "there is no dealer yet"
        return self.next_seat(self.dealer)

    def actor(self) -> int | Literal["chance"] | None:
        """Whose decision is due: a seat's, chance's, or (at the end) nobody's."""
        if self.phase == "over":
            return None
        if self.phase in ("draw", "shuffle"):
            return "chance"
        if self.phase in ("cut", "trump"):
            return self.left_of_dealer()  # T-2.3, T-2.5
        assert self.leader is not None, "somebody leads in the play"
        return self.round_from(self.leader)[len(self.trick)]

    # What is allowed

    def legal(self) -> list[Action]:
        """Every decision of the seat to act, identical cards counting as one choice."""
        found: list[Action] = []
        if self.phase == "cut":
            found.extend(("cut", at) for at in range(1, len(PACK)))  # T-I5
        if self.phase == "trump":
            found.extend(("trump", suit) for suit in SUITS)  # held or not; no pass (T-I11)
        if self.phase == "play":
            for card in self.playable():
                found.append(("play", card, None))
                if not self.trick and self.rules["signals"]:  # only the leader (T-3.7, T-I2)
                    found.append(("play", card, "knock"))
                    found.append(("play", card, "click"))
        return found

    def playable(self) -> list[str]:
        """The cards that the seat to act may play, one of each kind, in pack order."""
        seat = self.actor()
        assert isinstance(seat, int), "a seat is to act in the play"
        kinds = [card for card in KINDS if card in self.hands[seat]]
        if not self.trick:
            return kinds  # T-3.6
        led = suit_of(self.trick[0])
        following = [card for card in kinds if suit_of(card) == led]
        if following:
            return following  # T-3.2
        return kinds  # T-3.3

    def rulings(self) -> list[Action]:
        """What may be declared beside the decisions: a miscount, up to the first lead (T-2.7)."""
        nothing_led = not self.trick and self.tricks == [0, 0]
        if self.phase in ("cut", "trump") or (self.phase == "play" and nothing_led):
            return [("misdeal",)]
        return []

    def allows(self, action: Action) -> bool:
        """Whether `apply` would take the action: a decision, a pack that is due, a ruling."""
        if action[0] == "draw" or action[0] == "shuffle":
            return action[0] == self.phase and self.is_whole_pack(action[1])
        if any(isinstance(part, bool) for part in action):
            return False  # True is no place to cut at, though Python takes it for a 1
        return action in self.legal() or action in self.rulings()

    def is_whole_pack(self, cards: Sequence[str]) -> bool:
        """Whether these are the 144 cards, in whatever order (T-1.2)."""
        return len(cards) == len(PACK) and all(cards.count(kind) == 4 for kind in KINDS)

    # What happens

    def apply(self, action: Action) -> None:
        """Carry the action out, or raise `Refused` and change nothing."""
        if not self.allows(action):
            raise Refused(f"{action[0]} is not allowed now, in the phase {self.phase!r}: {action}")
        self.happenings = []
        match action:
            case ("draw", pack):
                self.draw(list(pack))
            case ("shuffle", pack):
                self.stock = list(pack)
                self.phase = "cut"
                if not self.rules["cut"]:
                    self.deal_first_packet()
            case ("cut", at):
                self.stock = self.stock[at:] + self.stock[:at]  # the top goes to the bottom
                self.deal_first_packet()
            case ("trump", suit):
                self.trump = suit
                self.deal_the_rest()
            case ("play", card, signal):
                self.play(card, signal)
            case ("misdeal",):
                self.misdeal()

    def draw(self, cards: list[str]) -> None:
        """Expose a card for each contender until one alone is highest, or the pack is used up."""
        while len(self.contenders) > 1 and len(cards) >= len(self.contenders):
            exposed = [(seat, cards.pop(0)) for seat in self.contenders]  # T-2.1
            self.happenings.append(("exposed", tuple(exposed)))
            highest = max(height(card) for _, card in exposed)  # suits do not count (T-I8)
            self.contenders = [seat for seat, card in exposed if height(card) == highest]
            if len(self.contenders) > 1:
                self.happenings.append(("tied", tuple(self.contenders)))  # T-2.2
        if len(self.contenders) == 1:  # otherwise those tied go on with a fresh pack (T-I9)
            self.dealer = self.contenders[0]
            self.happenings.append(("dealer", self.dealer, "T-2.1"))
            self.contenders = []
            self.phase = "shuffle"

    def deal_packet(self, seat: int) -> None:
        """Three cards from the top of the stock to a seat (T-2.4)."""
        for _ in range(3):
            self.hands[seat].append(self.stock.pop(0))
        self.hands[seat] = in_pack_order(self.hands[seat])

    def deal_first_packet(self) -> None:
        """The dealer's left-hand neighbour gets three cards and the deal stops (T-2.5)."""
        self.deal_packet(self.left_of_dealer())
        self.phase = "trump"

    def deal_the_rest(self) -> None:
        """The deal goes on where it stopped, until everyone has 36 (T-2.6)."""
        seat = self.left_of_dealer()  # has the first packet already
        while self.stock:
            seat = self.next_seat(seat)
            self.deal_packet(seat)
        self.leader = self.left_of_dealer()  # T-3.1
        self.phase = "play"

    def misdeal(self) -> None:
        """A miscount: shuffle, cut and trump anew; it is no game (T-2.7, T-I3)."""
        if self.rules["misdeal_dealer"] == "left":
            self.dealer = self.left_of_dealer()
        assert self.dealer is not None, "somebody dealt"
        self.happenings.append(("misdeal", self.dealer))
        self.clear_game()
        self.phase = "shuffle"

    def play(self, card: str, signal: Signal) -> None:
        """Put a card on the table; the fourth ends the trick, the 144th the game."""
        seat = self.actor()
        assert isinstance(seat, int), "a seat is to act in the play"
        self.hands[seat].remove(card)
        if not self.trick:
            self.signal = signal  # T-3.7
        self.trick.append(card)
        led = suit_of(self.trick[0])
        if suit_of(card) != led and led not in self.voids[seat]:
            self.voids[seat] = sorted([*self.voids[seat], led], key=SUITS.index)
        if len(self.trick) == 4:
            self.finish_trick()
            if self.hands == [[], [], [], []]:  # every card is played (T-3.6, T-I12)
                self.finish_game()

    def finish_trick(self) -> None:
        """Count the trick for the winner's side; the winner leads next (T-1.3, T-3.6)."""
        assert self.leader is not None and self.trump is not None, "the play is on"
        place = winning_place(self.trick, self.trump)
        best = self.trick[place]
        taker = self.round_from(self.leader)[place]
        if best in self.trick[place + 1 :]:  # T-3.5 decided it
            self.happenings.append(("trick", taker, "twin"))
        elif suit_of(best) == self.trump:
            self.happenings.append(("trick", taker, "trump"))
        else:
            self.happenings.append(("trick", taker, "suit"))
        self.tricks[side_of(taker)] += 1
        self.leader = taker
        self.trick = []
        self.signal = None

    def finish_game(self) -> None:
        """Who won the game, what that does to the series, and who deals next (T-4, T-5)."""
        self.games_played += 1
        ns, ew = self.tricks
        winner = None  # 18-18 is a draw (T-4.1), and breaks no series (T-4.5)
        if ns > ew:
            winner = 0
        if ew > ns:
            winner = 1
        self.happenings.append(("game", winner, (ns, ew)))

        counts_as = winner  # for whoever deals next
        if winner is not None:
            won = self.tricks[winner]
            if winner != self.holder:  # the first win, or the other side's series ends (T-4.4)
                self.holder = winner
                self.set_benchmark(won)
            elif self.is_enough(won):  # two wins and no loss between them (T-4.2)
                self.winner = winner
                self.happenings.append(("match", winner))
                self.phase = "over"
                return  # the game's fields stay as they are
            else:  # as if drawn: nothing ends, nothing is lowered (T-4.3)
                self.happenings.append(("insufficient", winner))
                if self.rules["benchmark"] == "previous":  # the win before counts (T-I4)
                    self.set_benchmark(won)
                if self.rules["insufficient_win_deals_as"] == "draw":  # T-I1
                    counts_as = None

        self.pass_the_deal(counts_as)
        self.clear_game()
        self.phase = "shuffle"

    def set_benchmark(self, won: int) -> None:
        """Make the holder's win just now the one that its next must outdo."""
        assert self.holder is not None, "the winner holds the series"
        self.benchmark = won
        self.happenings.append(("benchmark", self.holder, won))

    def is_enough(self, won: int) -> bool:
        """Whether a later win of the holder with so many tricks takes the match (T-4.2, T-I4)."""
        assert self.benchmark is not None, "a series has a benchmark"
        if self.rules["benchmark"] == "none":
            return True
        if self.rules["benchmark"] == "reach":
            return won >= self.benchmark
        return won > self.benchmark

    def pass_the_deal(self, winner: int | None) -> None:
        """Find the next dealer after a game won by a side, or drawn (T-5)."""
        assert self.dealer is not None, "somebody dealt"
        if winner is None:
            clause = "T-5.3"  # the same again
        elif winner == side_of(self.dealer):
            clause = "T-5.1"  # the other partnership: of the two, the next in turn (T-5.4)
            while side_of(self.dealer) == winner:
                self.dealer = self.next_seat(self.dealer)
        else:
            clause = "T-5.2"  # the dealer's partner, sitting opposite
            self.dealer = self.next_seat(self.next_seat(self.dealer))
        self.happenings.append(("dealer", self.dealer, clause))

    # What there is to see

    def snapshot(self) -> dict[str, Plain]:
        """Everything that the state of a match consists of, as plain data to compare."""
        return {
            "phase": self.phase,
            "contenders": tuple(self.contenders),
            "dealer": self.dealer,
            "trump": self.trump,
            "hands": tuple(tuple(hand) for hand in self.hands),
            "stock": tuple(self.stock),
            "trick": tuple(self.trick),
            "leader": self.leader,
            "signal": self.signal,
            "tricks": tuple(self.tricks),
            "voids": tuple(tuple(suits) for suits in self.voids),
            "series": (self.holder, self.benchmark, self.winner),
            "games_played": self.games_played,
            "actor": self.actor(),
        }

    def clone(self) -> "Oracle":
        """An independent copy, happenings included."""
        return deepcopy(self)
