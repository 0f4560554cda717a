"""Make the records of Cuarenta in `examples/records`.

Single moments start from a position with one card left in each hand; the whole game is dealt and
played at random from a fixed seed.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence

from cardrules import cuarenta as game
from cardrules.cards import Card
from cardrules.cuarenta import Answer, Phase, Seat, State
from cardrules.notation import format_cards, parse_cards
from cardrules.packs import without
from cardrules.records import format_state

HEAD = "cardrules 1\ngame cuarenta\n"


def records() -> Iterator[tuple[str, str]]:
    """Give the name and the text of every record."""
    worked = last_cards("2♣ 4♦ 7♥ J♣", "6♠ Q♥ A♥ 3♦", scores=(36, 20))
    yield (
        "guide-case",
        moment(
            "The guide's worked case (C-9.1): 2 and 4 are the base, 7 and J the sequence.",
            worked,
            ["6♠ x 2♣ 4♦ + 7♥ J♣", "Q♥", "A♥", "3♦"],
        ),
    )
    yield (
        "caida-y-limpia",
        moment(
            "From 36 a caída that empties the table scores 4 and wins (C-5.4).",
            last_cards("", "5♥ 5♠ A♥ 3♦", scores=(10, 36)),
            ["5♥", "5♠ x 5♥"],
        ),
    )
    yield (
        "limpia-at-38",
        moment(
            "At 38 a limpia pays nothing (C-5.4); the cards are counted all the same.",
            last_cards("Q♦", "Q♠ A♥ 3♦ K♥", scores=(38, 12)),
            ["Q♠ x Q♦", "A♥", "3♦", "K♥"],
        ),
    )
    yield (
        "forgotten-sequence",
        moment(
            "North takes a queen and forgets the king; East passes, and West takes it (C-4.8).",
            last_cards("Q♦ K♣ 2♦", "Q♠ A♥ 3♦ 5♥", scores=(0, 0)),
            ["Q♠ x Q♦", "pass", "take", "A♥", "3♦", "5♥"],
        ),
    )
    yield "twenty-twenty", twenty_twenty()
    yield "ronda-prize", ronda_prize()
    yield "misdeal", misdeal()
    yield "four-of-a-kind", four_of_a_kind()
    yield "whole-game", whole_game(11)


def twenty_twenty() -> str:
    """Both sides end with twenty cards: only the side that did not deal scores (C-6.3)."""
    state = last_cards("5♣ Q♦", "Q♠ 5♥ A♥ A♦", scores=(8, 8), north_south=18)
    actions = ["Q♠ x Q♦", "5♥ x 5♣", "A♥", "A♦ x A♥"]
    return moment("Twenty cards each: the non-dealers score 6 (C-6.3).", state, actions)


def ronda_prize() -> str:
    """South takes a card of East's ronda, and the prize is claimed after the hand (C-5.5)."""
    sevens = parse_cards("7♦ 7♠")
    held = game.HeldRonda(Seat.EAST, game.Rank.SEVEN, 2, game.RondaStatus.ANNOUNCED)
    state = last_cards("K♣", "A♥ 7♥ 7♣ 3♦", scores=(12, 8), east=sevens, rondas=(held,))
    actions = ["A♥", "7♥", "7♣ x 7♥", "3♦", "claim east 7"]
    return moment("A caída on a card of East's ronda, and its prize (C-5.5).", state, actions)


def last_cards(
    table: str,
    hands: str,
    *,
    scores: tuple[int, int],
    north_south: int = 16,
    east: tuple[Card, ...] = (),
    rondas: tuple[game.HeldRonda, ...] = (),
) -> State:
    """Set up the second lot with one card left in each hand, North to play.

    `north_south` is the size of that side's pile, `east` some cards that East has played.
    """
    on_table, held = parse_cards(table), parse_cards(hands)
    gone = without(game.PACK, (*on_table, *held)) or ()
    others = without(gone, east) or ()
    # Each seat has played four cards of this lot; four apart in the pack they differ in rank.
    fallen = [others[seat:16:4] for seat in range(4)]
    fallen[Seat.EAST] = (*east, *fallen[Seat.EAST])[:4]
    announced = {ronda.holder for ronda in rondas}
    return game.from_setup(
        game.Setup(
            phase=Phase.PLAY,
            dealer=Seat.WEST,
            turn=Seat.NORTH,
            hands=tuple((card,) for card in held),
            table=on_table,
            piles=(gone[:north_south], gone[north_south:]),
            scores=scores,
            lot=2,
            answers=tuple(Answer.RONDA if s in announced else Answer.PASSED for s in Seat),
            rondas=rondas,
            fallen=tuple(fallen),
            last_capturer=Seat.WEST,
        )
    )


def moment(comment: str, state: State, actions: Iterable[str]) -> str:
    """Write a record that starts from a position."""
    return f"# {comment}\n{HEAD}position {format_state(state)}\n\n" + "\n".join((*actions, ""))


def deal_lines(pack: Sequence[Card], dealer: Seat) -> list[str]:
    """Write a deal as the hands of both lots."""
    order = game.GUIDE.seats_from(game.GUIDE.next_seat(dealer))
    rows = [
        f"  {seat.name.lower():5} {format_cards(tuple(pack[at : at + 5]))}"
        for at, seat in zip(range(0, 40, 5), order * 2, strict=True)
    ]
    return ["deal", *rows]


def misdeal() -> str:
    """Deal, and find it wrong."""
    pack = shuffled(random.Random(3))
    lines = ["# A misdeal costs the dealer's side the game at once (C-2.6).", HEAD.rstrip()]
    return "\n".join((*lines, "dealer north", "", *deal_lines(pack, Seat.NORTH), "misdeal", ""))


def four_of_a_kind() -> str:
    """Deal four twos to South, who shows them when it is asked."""
    twos = parse_cards("2♣ 2♦ 2♥ 2♠")
    rest = without(shuffled(random.Random(4)), twos) or ()
    pack = (*rest[:5], *twos, *rest[5:])
    lines = ["# South shows four of a kind, which wins the game (C-3.2).", HEAD.rstrip()]
    deal = deal_lines(pack, Seat.NORTH)
    return "\n".join((*lines, "dealer north", "", *deal, "pass", "four", ""))


def whole_game(seed: int) -> str:
    """Play a game from the draw for dealer to forty points, capturing where one can."""
    rng = random.Random(seed)
    draw = "K♣ 3♠ A♥ 7♦"
    lines = ["# A whole game, from the first diamond to forty.", HEAD.rstrip(), "", f"draw {draw}"]
    state = game.new_match()
    state = game.apply(state, game.DrawForDealer(game.pack_of_draw(state, parse_cards(draw))))
    while state.phase is not Phase.OVER:
        if state.phase is Phase.SHUFFLE:
            pack = shuffled(rng)
            lines += ["", *deal_lines(pack, state.dealer or Seat.NORTH)]
            state = game.apply(state, game.Shuffle(pack))
        else:
            listed = game.legal_actions(state)
            # Whatever is listed later takes more, announces, or claims.
            action = listed[-1] if rng.random() < 0.8 else rng.choice(listed)
            lines.append(game.format_action(action))
            state = game.apply(state, action)
    return "\n".join((*lines, ""))


def shuffled(rng: random.Random) -> tuple[Card, ...]:
    """Shuffle the 40 cards."""
    pack = list(game.PACK)
    rng.shuffle(pack)
    return tuple(pack)
