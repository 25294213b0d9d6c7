"""Judging a position by what one seat knew: games are played on from tables dealt from its view.

Nothing here sees the true table, so worlds that a seat could not tell apart are judged alike.
"""

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple, TypeAlias

from grimtable.bots.advice import (
    CERTAINTY,
    Advice,
    Playouts,
    answer,
    played_on,
    share_of_win,
)
from grimtable.bots.bot import Bot, moves_of
from grimtable.bots.player import player_of
from grimtable.kernel.table import BareView, Table
from grimtable.kernel.terms import ToldEvent
from grimtable.look.game import Game

Moves: TypeAlias = tuple[int, ...]
"""One answer."""


class Known(NamedTuple):
    """What one seat knew at one moment."""

    ply: int
    view: BareView
    told: tuple[ToldEvent, ...] = ()
    """Its story so far, for a bot that remembers."""


class Advising(NamedTuple):
    """What would the bot have answered?"""

    known: Known


class Judging(NamedTuple):
    """How well does the seat stand after each of these answers?"""

    known: Known
    answers: tuple[Moves, ...]
    """`()`: as it stands."""
    first: int
    """The number of the first table; the same tables are dealt for every answer."""
    worlds: int
    is_immediate: bool = False
    """Is the position itself judged, and nothing played on?"""


Task: TypeAlias = Advising | Judging
Judged: TypeAlias = list[list[float]]
"""Per answer the result on each table."""


class Figure(NamedTuple):
    """A mean and by how much it may be off."""

    mean: float
    error: float


def figure(found: Sequence[float]) -> Figure:
    """The mean of these results."""
    many = len(found)
    mean = sum(found) / many
    spread = sum([(result - mean) ** 2 for result in found]) / max(1, many - 1)
    return Figure(mean, CERTAINTY * sqrt(spread / many))


def difference(found: Sequence[float], other: Sequence[float]) -> Figure:
    """How much more the first answer brings; both were tried on the same tables."""
    return figure([one - another for one, another in zip(found, other, strict=True)])


def change(before: Sequence[float], after: Sequence[float]) -> Figure:
    """How much more comes after; the tables are different ones."""
    one, other = figure(before), figure(after)
    return Figure(other.mean - one.mean, sqrt(one.error**2 + other.error**2))


def playouts_of(bot: Bot) -> Playouts:
    """How positions are judged with this bot."""

    def play(t: Table) -> list[int]:
        return moves_of(bot.move(t.view(t.seat), None))

    return bot.playouts() or Playouts("win", 0, 0, play, share_of_win)


def advise(bot: Bot, game: Game, known: Known) -> list[Advice]:
    """Good answers to the open question of a view, from the same bot's memory of the game."""
    seat = known.view.seat
    player = player_of(bot, game, seat, known.view.public.seat_count)
    player.hear(known.told)
    return player.advise(known.view)


def judge(bot: Bot, game: Game, judging: Judging) -> Judged:
    """The results of these answers."""
    how, view = playouts_of(bot), judging.known.view
    game = game.at(view.public.options)
    worlds = range(judging.first, judging.first + judging.worlds)
    if judging.is_immediate:
        return [
            [how.judge(_answered(game, view, moves, world), view.seat) for world in worlds]
            for moves in judging.answers
        ]
    return [
        [how.judge(played_on(game, view, moves, how, world), view.seat) for world in worlds]
        for moves in judging.answers
    ]


def _answered(game: Game, view: BareView, moves: Moves, world: int) -> Table:
    """A table of this number right after an answer."""
    t = game.deal_from(view, world)
    answer(t, view.seat, moves)
    return t
