"""The audit of Arba'a Turub: tricks, revokes, counts, the series and who deals next."""
