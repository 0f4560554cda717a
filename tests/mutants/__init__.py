"""Planted mutants: one small wrong for each rule, and the command that shows each to be noticed.

`python -m tests.mutants [GAME ...]` plants them one by one in a copy of the package and runs the
quick tests on it; one that no test notices makes it fail.
"""
