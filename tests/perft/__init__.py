"""How many lines of play there are from fixed positions: known answers, found by both engines."""
