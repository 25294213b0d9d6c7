"""Computer players: they are shown what their seat may know, never a table."""
