"""The terminal table in lines of text: the table, and how each game prints its board."""
