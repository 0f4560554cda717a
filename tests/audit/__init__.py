"""Audits of table records: sound ones of which nothing is found, and faults planted in them."""
