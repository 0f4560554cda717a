"""Comparisons of rules: the pairs, the estimates, what is written of them."""
