"""Make the recorded matches of Arba'a Turub in `examples/records`.

Each game is dealt and played at random, from a fixed seed, until one comes out as wanted: so the
records are real games with chosen results.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from cardrules import arbaa_turub as game
from cardrules.arbaa_turub import Action, Phase, Seat, State
from cardrules.cards import Card, Suit
from cardrules.notation import format_cards, parse_cards
from cardrules.records import format_state

HEAD = "cardrules 1\ngame arbaa_turub\n"


def records() -> Iterator[tuple[str, str]]:
    """Give the name and the text of every record."""
    yield "guide-tricks", guide_tricks()
    yield "guide-match", match("The guide's worked match.", 1, [(20, 16), (19, 17), (22, 14)])
    between = "The other side wins in between and ends the series."
    yield "win-in-between", match(between, 2, [(20, 16), (15, 21), (13, 23)])
    yield (
        "draw-in-between",
        match("A drawn game breaks no series.", 3, [(20, 16), (18, 18), (21, 15)]),
    )
    yield "misdeal", match("The first deal is wrong.", 4, [(20, 16)], misdeal=True)
    tied = "K♣ A♥ 9♦ A♠  Q♣ Q♦  7♠ 10♠"
    comment = "The first dealer is tied for twice."
    yield "tied-draw", match(comment, 5, [(19, 17)], draw=tied)


def guide_tricks() -> str:
    """Set up the two tricks that the guide works through (T-6.1, T-6.2)."""
    hands = "A♣ A♣", "A♣ A♣", "6♣ 6♥", "K♣ K♣"
    state = game.from_setup(
        game.Setup(
            phase=Phase.PLAY,
            dealer=Seat.WEST,
            trump=Suit.HEARTS,
            leader=Seat.NORTH,
            hands=tuple(map(parse_cards, hands)),
            tricks=(17, 17),
        )
    )
    return (
        f"# The guide's two tricks: hearts are trump.\n{HEAD}position {format_state(state)}\n\n"
        "# Two aces of clubs: the first one takes the trick (T-6.1).\nA♣\nA♣\n6♣\nK♣\n\n"
        "# South has no clubs left, and the six of hearts takes it (T-6.2).\nA♣\nA♣\n6♥\nK♣\n"
    )


def match(
    comment: str,
    seed: int,
    results: Sequence[tuple[int, int]],
    *,
    misdeal: bool = False,
    draw: str = "",
) -> str:
    """Play games at random until they come out as `results`; gives the record."""
    rng = random.Random(seed)
    state = game.new_match(dealer=None if draw else Seat.WEST)
    lines = [f"# {comment}", HEAD.rstrip(), ""]
    if draw:
        lines[-1:] = ["", f"draw {draw}", ""]
        pack = game.pack_of_draw(state, parse_cards(draw))
        state = game.apply(state, game.chance(state, pack))
    else:
        lines[-1:] = ["dealer west", ""]
    if misdeal:
        state, start = dealt(state, rng)
        lines += [*start, "misdeal", ""]
        state = game.apply(state, game.Misdeal())
    for result in results:
        state, written = game_with(state, result, rng)
        lines += [f"# The game that ends {result[0]}-{result[1]}.", *written, ""]
    return "\n".join(lines)


def game_with(state: State, result: tuple[int, int], rng: random.Random) -> tuple[State, list[str]]:
    """Play whole games from a state until one ends with these tricks."""
    while True:
        after, lines = dealt(state, rng)
        tricks = after.tricks
        while after.games_played == state.games_played:
            action = rng.choice(game.legal_actions(after))
            if sum(after.tricks) == 35 and len(after.trick) == 3:
                last = game.step(after, action).events
                tricks = next(e.tricks for e in last if isinstance(e, game.TrickTaken))
            lines.append(game.format_action(action))
            after = game.apply(after, action)
        if tricks == result:
            return after, lines


def dealt(state: State, rng: random.Random) -> tuple[State, list[str]]:
    """Shuffle, cut, name trump and deal; gives the lines with the hands as they came."""
    pack = list(game.PACK)
    rng.shuffle(pack)
    at = rng.randint(20, 120)
    namer = state.rules.next_seat(state.dealer or Seat.NORTH)
    hands = game.deal(game.cut(pack, at), state.dealer or Seat.NORTH)
    rows = [
        f"  {seat.name.lower():5} {hand(hands[seat])}" for seat in state.rules.seats_from(namer)
    ]
    actions: list[Action] = [
        game.chance(state, pack),
        game.Cut(at),
        game.NameTrump(rng.choice(game.SUITS)),
    ]
    for action in actions:
        state = game.apply(state, action)
    return state, ["deal", *rows, *map(game.format_action, actions[1:])]


def hand(cards: Sequence[Card]) -> str:
    """Write a hand: the packet that comes first, then the rest sorted."""
    return f"{format_cards(tuple(cards[:3]))}  {format_cards(game.sort_hand(cards[3:]))}"
