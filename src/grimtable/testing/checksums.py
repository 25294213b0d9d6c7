"""Checksums of games by chance or by bots: equal numbers mean equal games, pure or compiled."""

import random
import sys

from grimtable.bots.match import Match
from grimtable.bots.registry import get_bot
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


def bots_checksum(name: str, bot: str, games: int) -> int:
    """One number over every answer of this number of games between bots of one kind."""
    game = get(name)
    total = 0
    for seed in range(games):
        seats = game.min_seats + seed % (game.max_seats + 1 - game.min_seats)
        match = Match(game, [get_bot(name, bot, seed + seat) for seat in range(seats)], seed=seed)
        match.play()
        for seat, moves in match.answers:
            for move in moves:
                total = (total * 1_000_003 + move * 8 + seat) & 0xFFFFFFFF
    return total


if __name__ == "__main__":
    played, games, *bots = sys.argv[1:]
    if bots:
        print(bots_checksum(played, bots[0], int(games)))
    else:
        print(checksum(played, int(games)))
