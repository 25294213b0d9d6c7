"""Games without an audience: a plan, a chunk of its games, one game."""

import sys
import time
from dataclasses import dataclass, replace
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import TypeAlias

from grimtable.bots.match import Match
from grimtable.bots.registry import bot_class, get_bot, name_of
from grimtable.installed import OURS
from grimtable.kernel.drive import play_out
from grimtable.kernel.table import Table
from grimtable.lab.counting import counted, hands
from grimtable.lab.games import Games, failure_of
from grimtable.lab.report.game import ASKED_FIRST
from grimtable.lab.report.reports import report_of
from grimtable.lab.running import Chunk
from grimtable.look.game import Game
from grimtable.registry import get
from grimtable.sessions.records import Deal, write

Answers: TypeAlias = list[tuple[int, list[int]]]
"""Seats and their moves, in the order in which they were given."""


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
    rotates: bool = False
    """Do the bots move one seat further with every deal?"""
    has_records: bool = False
    """Is there to be a record of every game?"""
    counts: bool = False
    """Are cards and events counted?"""

    def identity(self) -> str:
        """Equal for plans with the same games; how many there are does not matter."""
        return identity_of(replace(self, games=0))

    def bots(self, number: int) -> tuple[str, ...]:
        """The bot of every seat in this game."""
        shift = number % len(self.seats) if self.rotates else 0
        return self.seats[-shift:] + self.seats[:-shift] if shift else self.seats

    def places(self, number: int) -> list[int]:
        """Per bot of the list, the seat it has in this game."""
        shift = number if self.rotates else 0
        return [(at + shift) % len(self.seats) for at in range(len(self.seats))]


@cache
def identity_of(plan: Plan) -> str:
    """A digest of what settles the games: card files and code that is not ours with their text."""
    game = get(plan.game)
    digest = blake2b(f"{plan} {game.rules}".encode(), digest_size=8)
    bots = [bot_class(plan.game, name_of(name).place) for name in plan.seats]
    modules = {cls.__module__.partition(".")[0] for cls in (type(game), *bots)} - {OURS}
    files = [file for module in sorted(modules) for file in sources(module)]
    for file in [*files, *([Path(plan.cards)] if plan.cards else [])]:
        text = file.read_bytes()
        digest.update(f"{file.name} {len(text)} ".encode() + text)
    return digest.hexdigest()


def sources(name: str) -> list[Path]:
    """The code and tables of a whole package; of a single module, the modules beside it too."""
    module = sys.modules[name]
    if folders := getattr(module, "__path__", None):
        found = [file for folder in folders for file in Path(folder).rglob("*.*")]
    else:
        found = list(Path(str(module.__file__)).parent.glob("*.py"))
    return sorted(file for file in found if file.suffix in SOURCES)


SOURCES = (".py", ".toml")


def seed_of(run: int, number: int) -> int:
    """The seed of a game of a run; seeds of neighbouring games have nothing in common."""
    digest = blake2b(f"{run} {number}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") >> 2


def play_chunk(chunk: Chunk[Plan]) -> Games:
    """Play these games; one that fails is noted, and the next one is played."""
    start = time.process_time()
    plan, game = chunk.job, get(chunk.job.game, chunk.job.cards)
    games = Games(len(plan.seats))
    for number in chunk.numbers:
        seed = seed_of(plan.seed, number)
        try:
            play_into(games, game, plan, number, seed)
        except Exception as error:
            games.failures.append(failure_of(error, number, seed))
    games.seconds = time.process_time() - start
    return games


def play_into(games: Games, game: Game, plan: Plan, number: int, seed: int) -> None:
    """Play one game and add it; the columns are those of the bots in the order of the plan."""
    table = replace(plan, seats=plan.bots(number))
    answers: Answers | None = [] if plan.has_records else None
    played = Played(game, table, seed)
    decisions = played.to_the_end(answers)
    t, places = played.t, plan.places(number)
    outcome = t.outcome()
    assert outcome is not None, "the game stopped before its end"
    games.add(number, seed, game.turns(t), decisions, outcome, places, played.first())
    if answers is not None:
        deal = Deal(game, len(plan.seats), dict(plan.options), {"seed": seed})
        games.records.append(write(deal.record_of(t, answers)))
    if plan.counts:
        games.counts.append(counted(game, t, played.dealt, places))


class Played:
    """One game of a plan: dealt, then played to its end; the seed settles everything."""

    def __init__(self, game: Game, plan: Plan, seed: int) -> None:
        self.seed = seed
        self.match: Match | None = None
        self.report = report_of(game.name)
        if set(plan.seats) == {"random"}:
            listens = plan.counts or self.report.tells_first
            self.t = game.deal(
                len(plan.seats), dict(plan.options), seed=seed, brisk=True, listen=listens
            )
        else:
            self.match = match_of(game, plan, seed)
            self.t = self.match.table
        self.asked = int(self.t.seat)
        self.dealt = hands(game, self.t) if plan.counts else {}

    def to_the_end(self, answers: Answers | None = None) -> int:
        """Returns the number of decisions; the answers are added to `answers`."""
        if self.match is None:
            return play_out(self.t, self.seed, answers)
        self.match.play()
        if answers is not None:
            answers += self.match.answers
        return self.match.decisions

    def first(self) -> int:
        """The seat that began."""
        first = self.report.first(self.t)
        return self.asked if first == ASKED_FIRST else first


def play_game(game: Game, plan: Plan, seed: int) -> tuple[Table, int]:
    """The table at the end of a game, and the number of decisions."""
    played = Played(game, plan, seed)
    decisions = played.to_the_end()
    return played.t, decisions


def match_of(game: Game, plan: Plan, seed: int) -> Match:
    """A game of a plan before its first move."""
    bots = [get_bot(game.name, name, seed_of(seed, at)) for at, name in enumerate(plan.seats)]
    return Match(game, bots, dict(plan.options), seed=seed)
