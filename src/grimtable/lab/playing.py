"""Games without an audience: a plan, a chunk of its games, one game."""

import time
from dataclasses import dataclass
from hashlib import blake2b

from grimtable.kernel.drive import play_out
from grimtable.kernel.table import Table
from grimtable.lab.games import Failure, Games
from grimtable.lab.players import seat_bot
from grimtable.look.game import Game
from grimtable.registry import get

MOST_DECISIONS = 200_000
"""No game takes more."""


@dataclass(frozen=True)
class Plan:
    """Which games are to be played: the same plan gives the same games, wherever it is run."""

    game: str
    seats: tuple[str, ...]
    """The bot of every seat."""
    games: int
    seed: int = 0
    options: tuple[tuple[str, str], ...] = ()
    cards: str = ""
    """The file of a card set of one's own."""


@dataclass(frozen=True)
class Chunk:
    """Some games of a plan, by their numbers."""

    plan: Plan
    numbers: range


def seed_of(run: int, number: int) -> int:
    """The deal of a game of a run; neighbours have nothing in common."""
    digest = blake2b(f"{run} {number}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") >> 2


def play_chunk(chunk: Chunk) -> Games:
    """Play these games; one that fails is noted, and the next one is played."""
    start = time.process_time()
    plan, game = chunk.plan, get(chunk.plan.game, chunk.plan.cards)
    games = Games(len(plan.seats))
    for number in chunk.numbers:
        seed = seed_of(plan.seed, number)
        try:
            t, decisions = play_game(game, plan, seed)
            outcome = t.outcome()
            assert outcome is not None, "the game stopped before its end"
            games.add(number, seed, game.turns(t), decisions, outcome)
        except Exception as error:
            line = " ".join(f"{type(error).__name__}: {error}".split())
            games.failures.append(Failure(number, seed, line))
    games.seconds = time.process_time() - start
    return games


def play_game(game: Game, plan: Plan, seed: int) -> tuple[Table, int]:
    """The table at the end of a game, and the number of decisions; the seed settles everything."""
    seats, options = len(plan.seats), dict(plan.options)
    if set(plan.seats) == {"random"}:
        t = game.deal(seats, options, seed=seed, brisk=True)
        return t, play_out(t, seed)
    t = game.deal(seats, options, seed=seed, brisk=True, listen=True)
    players = [
        seat_bot(game, name, seat, seats, seed_of(seed, seat))
        for seat, name in enumerate(plan.seats)
    ]
    decisions = 0
    while t.waiting:
        seat = t.seat
        for move in players[seat].answer(t):
            t.play(seat, move)
            decisions += 1
        assert decisions < MOST_DECISIONS, "this game does not end"
    return t, decisions
