"""A second engine for each game, slow and plain, that shares nothing with the first."""
