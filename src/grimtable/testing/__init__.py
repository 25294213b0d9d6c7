"""Tools to test a game: shipped, so that a stranger's game can be tested too."""
