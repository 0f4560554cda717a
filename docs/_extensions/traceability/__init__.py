"""From each clause to the code that carries it out, to its tests and its readings.

Everything but `directive` is plain functions on the text of files, and needs no Sphinx.
"""
