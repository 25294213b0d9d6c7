"""The turn: its phases, and the curses on the board."""
