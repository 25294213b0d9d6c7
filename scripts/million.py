"""A million random games: every one ends and keeps its cards.

Usage: GRIMTABLE_COMPILED=1 python scripts/million.py [GAME] [--games 1000000] [--jobs 2]
"""

import argparse
import random
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from rich.progress import track

from grimtable.kernel.drive import play_out
from grimtable.registry import get, names
from grimtable.testing.check import random_deal

CHUNK = 500


def play_chunk(name: str, number: int) -> tuple[int, int]:
    """This number of games with random seats and options; returns decisions and turns."""
    game = get(name)
    chance = random.Random(number)
    decisions = turns = 0
    for _ in range(CHUNK):
        t = random_deal(game, chance).table(brisk=True)
        decisions += play_out(t, chance.getrandbits(60))
        assert t.is_conserved()
        assert t.outcome() is not None
        turns += game.turns(t)
    return decisions, turns


def main() -> None:
    """Play, count, tell."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game", nargs="?", default="grimwood", choices=names())
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--jobs", type=int, default=2)
    arguments = parser.parse_args()
    chunks = arguments.games // CHUNK
    play = partial(play_chunk, arguments.game)
    start = time.monotonic()
    with ProcessPoolExecutor(arguments.jobs) as pool:
        done = list(track(pool.map(play, range(chunks)), "games", total=chunks))
    decisions, turns = (sum(column) for column in zip(*done, strict=True))
    games = chunks * CHUNK
    print(
        f"{games:,} games, {turns / games:.1f} turns and {decisions / games:.1f} decisions each, "
        f"no failure, {time.monotonic() - start:.0f} s"
    )


if __name__ == "__main__":
    main()
