"""Checksums of random games: equal numbers mean equal games, pure or compiled."""

import random
import sys

from grimtable.kernel.drive import checksum_play
from grimtable.registry import get
from grimtable.testing.check import random_deal


def checksum(name: str, games: int, seed: int = 1) -> int:
    """One number over every question and answer of this number of random games."""
    game = get(name)
    chance = random.Random(seed)
    total = 0
    for number in range(games):
        t = random_deal(game, chance).table(brisk=number % 2 == 0)
        total = (total * 1_000_003 + checksum_play(t, number)) & 0xFFFFFFFF
    return total


if __name__ == "__main__":
    print(checksum(sys.argv[1], int(sys.argv[2])))
