"""The fast engines beside the slow ones, ply for ply.

One module a game tells how its library and its oracle say the same thing (a `Bridge`); everything
else here is written on `cardrules.engine.Game` and knows no game.
"""
