"""What always holds, whatever is dealt and played, searched for counter-examples.

`contract` and `knowledge` hold of every game and know none; a module a game tells what they need
beside the bridge, and `test_<game>` adds what holds of that game alone.
"""
