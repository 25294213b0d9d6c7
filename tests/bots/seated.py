"""Bots in seats, for tests: new ones, that are told everything at once."""

from collections.abc import Iterable

from grimtable.bots.bot import Memory
from grimtable.bots.player import Player, player_of
from grimtable.bots.registry import get_bot
from grimtable.kernel.table import Table
from grimtable.kernel.terms import ToldEvent
from grimtable.look.game import Game


def seated(game: Game, name: str, seat: int, seats: int, seed: int = 0) -> Player:
    """A bot of this name in this seat."""
    return player_of(get_bot(game.name, name, seed), game, seat, seats)


def answer(game: Game, name: str, t: Table, seat: int, seed: int = 7) -> list[int]:
    """What a new bot answers here, after it has been told the whole story."""
    return seated(game, name, seat, int(t.seats), seed).moves(t)


def hear_all(memory: Memory, events: Iterable[ToldEvent]) -> None:
    for event in events:
        memory.hear(event)
