"""People, their names, keys and limits."""
