"""The turn: its phases, the actions at each beat, and the windows in which others may act."""
