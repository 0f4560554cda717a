"""A notebook to start from: open it in an editor that runs cells, or run it as it is.

In a notebook the last line of a cell is drawn. Run as a program, it says in words what happens.
"""

# What a cell shows is the value of its last line:
# pyright: reportUnusedExpression=false

# %% The picture of a state, of a view or of a step
from __future__ import annotations

from cardrules import cuarenta as game
from cardrules import pictures
from cardrules.records import parse_state
from cardrules.streams import stream

try:
    pictures.enable()
except (ImportError, RuntimeError) as error:
    print(f"Without pictures, as {error}.")

# %% A deal: all cards are seen, for it is the referee's state
state = game.new_match(dealer=game.Seat.NORTH)
state = game.apply(state, game.chance(state, stream(8).shuffled(game.PACK)))
while len(state.table) < 4:
    state = game.apply(state, game.legal_actions(state)[0])
state

# %% The same as the seat knows it that is to act
view = game.view(state, state.turn)
view

# %% How much that leaves open
print(game.count_worlds(view), "deals are possible for", view.seat)
chances = game.marginals(view)
card = view.unseen[0]
print({str(place): str(share) for place, share in chances[card].items() if share}, "for", card)

# %% What may be done, and what comes of the last choice
for action in game.legal_actions(view):
    print(game.format_action(action))
step = game.step(state, game.legal_actions(state)[-1])
print(*map(game.tell, step.events), sep="\n")
step

# %% A position from a book, or from a message, is a line of text
line = "cuarenta GUIDE shuffle N - -/-/-/- - - - -/- 38-36 0 -/-/-/- - -/-/-/- -:- - - 0-0 -"
parse_state(line)
