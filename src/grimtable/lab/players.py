"""Bots at a table, each asked in the quickest way that shows no more than its seat may see."""

import random
from collections.abc import Sequence
from typing import Protocol

from grimtable.bots.book_of_madness.main import MadnessBot
from grimtable.bots.bot import Bot, get_bot
from grimtable.bots.grim_farmer.main import FarmerBot
from grimtable.bots.grim_farmer.memory import Memory as FarmerMemory
from grimtable.bots.grimm_tidings.main import TidingsBot
from grimtable.bots.grimwood.greedy import GrimwoodGreedy
from grimtable.bots.grimwood.main import GrimwoodHeuristic
from grimtable.bots.memory import Memory
from grimtable.kernel.table import Table
from grimtable.look.game import Game
from grimtable.look.look import look_at, story_of
from grimtable.look.view import Event

BUDGET = 1.0
"""Seconds a bot may think."""


class Player(Protocol):
    """Whoever answers for a seat."""

    def answer(self, t: Table) -> Sequence[int]:
        """Moves for the open question of this seat."""


class Uniform:
    """Chooses as the bot `random` does, without the trouble of a Look."""

    def __init__(self, seed: int) -> None:
        self._dice = random.Random(seed)

    def answer(self, t: Table) -> Sequence[int]:
        """Any option."""
        return [self._dice.choice(t.options)]


class Looking:
    """A bot that is shown a Look; its story grows with the game."""

    def __init__(self, game: Game, seat: int, bot: Bot) -> None:
        self._game = game
        self._seat = seat
        self._bot = bot
        self._story: list[Event] = []
        self._heard = 0

    def answer(self, t: Table) -> Sequence[int]:
        """What the bot chooses."""
        game, seat, story = self._game, self._seat, self._story
        story.extend(story_of(game, t, seat, self._heard, len(story)))
        self._heard = len(t.events or [])
        return self._bot.choose(look_at(game, t, seat, story), BUDGET)


class Greedy:
    """The bot `greedy` on the bare numbers of its view."""

    def __init__(self, seat: int) -> None:
        self._core = GrimwoodGreedy()
        self._seat = seat

    def answer(self, t: Table) -> Sequence[int]:
        """What scores most now."""
        return [self._core.move(t.view(self._seat))]


class Heuristic:
    """The bot `heuristic` on the bare numbers of its view and of what it was told."""

    def __init__(self, seat: int, seats: int) -> None:
        self._core = GrimwoodHeuristic()
        self._memory = Memory(seat, seats)
        self._heard = 0

    def answer(self, t: Table) -> Sequence[int]:
        """What its rules of thumb say."""
        seat = self._memory.seat
        self._memory.hear_all(t.bare_events_for(seat, self._heard))
        self._heard = len(t.events or [])
        return [self._core.move(t.view(seat), self._memory)]


class Farmer:
    """A bot of Grim Farmer, likewise."""

    def __init__(self, name: str, seat: int, seats: int, seed: int) -> None:
        self._core = FarmerBot(name, seed)
        self._memory = FarmerMemory(seat, seats)
        self._heard = 0

    def answer(self, t: Table) -> Sequence[int]:
        """What its style says."""
        seat = self._memory.seat
        self._memory.hear_all(t.bare_events_for(seat, self._heard))
        self._heard = len(t.events or [])
        return self._core.moves(t.view(seat), self._memory)


class Teller:
    """A bot of Grimm Tidings, on its view alone."""

    def __init__(self, name: str, seat: int) -> None:
        self._core = TidingsBot(name)
        self._seat = seat

    def answer(self, t: Table) -> Sequence[int]:
        """What its style says."""
        return [self._core.move(t.view(self._seat))]


class Apprentice:
    """The bot of The Book of Madness, on its view alone."""

    def __init__(self, seat: int) -> None:
        self._core = MadnessBot()
        self._seat = seat

    def answer(self, t: Table) -> Sequence[int]:
        """What serves the team."""
        return [self._core.move(t.view(self._seat))]


def seat_bot(game: Game, name: str, seat: int, seats: int, seed: int) -> Player:
    """The player of a registered bot; tables must listen."""
    if name == "random":
        return Uniform(seed)
    if game.name == "grim_farmer" and name.partition(":")[0] in ("casual", "heuristic"):
        return Farmer(name, seat, seats, seed)
    if game.name == "grimm_tidings" and name in ("greedy", "casual", "heuristic"):
        return Teller(name, seat)
    if game.name == "book_of_madness" and name == "heuristic":
        return Apprentice(seat)
    if game.name == "grimwood" and name == "greedy":
        return Greedy(seat)
    if game.name == "grimwood" and name == "heuristic":
        return Heuristic(seat, seats)
    return Looking(game, seat, get_bot(name, seed))
