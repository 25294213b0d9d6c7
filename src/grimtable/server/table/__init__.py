"""Open tables: their state, what is written, and what each audience is told."""
