"""A game in progress and what is kept of it: sessions with their log, records, saves."""
