"""What a learning agent gets: the encoded view, the legal moves as a mask, and their meaning."""

from collections.abc import Sequence

from grimtable.kernel.codes import write_mask
from grimtable.look.game import Game


def mask(game: Game, options: Sequence[int]) -> list[int]:
    """1 for every move of the game's vocabulary that is among the options, else 0."""
    legal = bytearray(len(game.vocabulary))
    write_mask(list(options), legal, 0, len(legal))
    return list(legal)


def explain(game: Game, index: int) -> str:
    """What a number of the game's code says, in words; raises IndexError if there is none."""
    return game.layout().explain(index)
