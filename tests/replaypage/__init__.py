"""The page that steps through a match: its words, its pictures, its markup."""
