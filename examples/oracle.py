"""Ask the rules as a bot does: what may be done, what each choice brings, why others may not.

A state is never changed. So a choice is tried by applying it, and there is nothing to take back.
"""

from __future__ import annotations

from cardrules import cuarenta as game
from cardrules.engine import perft
from cardrules.notation import format_cards
from cardrules.streams import stream

SEED = 1
"""Of a deal that soon comes to a full table."""


def position() -> game.State:
    """Deal, and let everybody pass, and lay cards, until there are seven on the table."""
    state = game.new_match(dealer=game.Seat.NORTH)
    state = game.apply(state, game.chance(state, stream(SEED).shuffled(game.PACK)))
    while len(state.table) < 7:
        state = game.apply(state, game.legal_actions(state)[0])
    return state


def brings(state: game.State) -> list[tuple[int, game.Action]]:
    """Give each choice with how many cards it brings its side, the best first."""
    seat = game.to_act(state)
    assert isinstance(seat, game.Seat), "it is a player who is to act"
    before = len(state.piles[seat.side])
    found = [
        (len(game.apply(state, action).piles[seat.side]) - before, action)
        for action in game.legal_actions(state)
    ]
    return sorted(found, key=lambda each: -each[0])


def main() -> None:
    """Print what may be done in a position, what may not, and how many ways there are to go on."""
    state = position()
    print("on the table:", format_cards(state.table))
    for cards, action in brings(state):
        print(f"{cards} cards: {game.format_action(action)}")
    best = brings(state)[0][1]
    assert isinstance(best, game.Play)
    print(game.why_illegal(state, game.Play(best.card, best.base[:-1])))
    print("lines of 1 to 4 actions:", *(perft(game, state, depth) for depth in (1, 2, 3, 4)))


if __name__ == "__main__":
    main()
