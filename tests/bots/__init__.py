"""The reference bots: what each goes by, that none sees hidden cards, and how they compare."""
