"""Web Push: calls people to their turn, where an answer may take days."""
