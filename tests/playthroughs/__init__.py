"""Whole matches that must come out the same for ever, action for action."""
