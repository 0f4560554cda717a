"""A typed user of the library."""
