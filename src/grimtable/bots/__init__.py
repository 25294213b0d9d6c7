"""Players that see a Look, never a Table."""
