"""Clauses and readings as data, and the records on which two readings part."""
