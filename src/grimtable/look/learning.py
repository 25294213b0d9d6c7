"""What a learning agent gets besides the encoded view: the legal moves as a mask."""

from collections.abc import Sequence

from grimtable.look.game import Game


def mask(game: Game, options: Sequence[int]) -> list[int]:
    """1 for every move of the game's vocabulary that is among the options, else 0."""
    legal = [0] * len(game.vocabulary)
    for move in options:
        legal[move] = 1
    return legal
