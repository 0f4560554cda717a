"""JSON for everything: states, views, actions, events, verdicts, rules and records of both games.

`to_json` gives a thing as plain dicts and lists, `from_json` gives it back, exactly; `dumps` and
`loads` do the same with text, within bounds. `schema` hands out the JSON Schema of each kind.

>>> from cardrules import arbaa_turub
>>> from cardrules.jsonforms import dumps, loads
>>> start = arbaa_turub.new_match(dealer=arbaa_turub.Seat.NORTH)
>>> loads(dumps(start)) == start
True
"""

from cardrules.errors import DocumentError
from cardrules.jsonforms._documents import AnyThing, AnyView
from cardrules.jsonforms._node import Json
from cardrules.jsonforms.documents import KINDS, VERSION, dumps, from_json, loads, to_json
from cardrules.jsonforms.schema import schema

__all__ = [
    "KINDS",
    "VERSION",
    "AnyThing",
    "AnyView",
    "DocumentError",
    "Json",
    "dumps",
    "from_json",
    "loads",
    "schema",
    "to_json",
]
