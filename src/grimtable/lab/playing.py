"""Games without an audience: a plan, a chunk of its games, one game."""

import time
from dataclasses import dataclass
from hashlib import blake2b

from grimtable.bots.match import Match
from grimtable.bots.registry import get_bot
from grimtable.kernel.drive import play_out
from grimtable.kernel.table import Table
from grimtable.lab.games import Games, failure_of
from grimtable.look.game import Game
from grimtable.registry import get


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
    """The file of a card set, if it is not the printed one."""


@dataclass(frozen=True)
class Chunk:
    """Some games of a plan, by their numbers."""

    plan: Plan
    numbers: range


def seed_of(run: int, number: int) -> int:
    """The seed of a game of a run; seeds of neighbouring games have nothing in common."""
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
            games.failures.append(failure_of(error, number, seed))
    games.seconds = time.process_time() - start
    return games


def play_game(game: Game, plan: Plan, seed: int) -> tuple[Table, int]:
    """The table at the end of a game, and the number of decisions; the seed settles everything."""
    if set(plan.seats) == {"random"}:
        t = game.deal(len(plan.seats), dict(plan.options), seed=seed, brisk=True)
        return t, play_out(t, seed)
    match = match_of(game, plan, seed)
    match.play()
    return match.table, match.decisions


def match_of(game: Game, plan: Plan, seed: int) -> Match:
    """A game of a plan before its first move."""
    bots = [get_bot(game.name, name, seed_of(seed, at)) for at, name in enumerate(plan.seats)]
    return Match(game, bots, dict(plan.options), seed=seed)
