"""My Game, a game for Grimtable."""
