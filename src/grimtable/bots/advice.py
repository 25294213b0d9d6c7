"""Advice: a few good answers to a question, each with one sentence that says why, and estimates.

All of it is made from what a seat may know: its view, and what it remembers.
"""

from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from typing import NamedTuple, TypeAlias

from grimtable.kernel.table import BareView, Table
from grimtable.look.game import Game, Sentence

MOST: int = 3
"""No more answers are advised."""
SEED: int = 1
"""The dice of the first table dealt from a view; each further one has the next number."""
CERTAINTY: float = 2.0
"""An estimate is off by more than this number of standard errors in one case of twenty."""

Why: TypeAlias = tuple[str, dict[str, int | str]]
"""The last part of a text's key, and its arguments."""


class Estimate(NamedTuple):
    """How well a seat stands after an answer, as far as can be told from its view."""

    unit: str
    """What is counted: `win`, the chance to win in per cent, or `units` of an element."""
    worth: float
    error: float
    """By how much the worth may be off, up or down."""

    def in_words(self) -> Sentence:
        """With as many digits as make sense."""
        digits = None if self.unit == "win" else 1
        args = {"worth": round(self.worth, digits), "error": round(self.error, digits)}
        return Sentence(f"hint-estimate-{self.unit}", args)


class Advice(NamedTuple):
    """One good answer."""

    moves: tuple[int, ...]
    """All of it, if it has several parts."""
    reason: Sentence | None = None
    """Why; None: the bot cannot say."""
    estimate: Estimate | None = None
    """What it leads to; None: nobody has asked, or the bot cannot say."""


def sentence(game: str, why: Why | None) -> Sentence | None:
    """The reason in words."""
    return None if why is None else Sentence(f"{game}-why-{why[0]}", dict(why[1]))


def in_turn(view: BareView, choose: Callable[[BareView], int]) -> Iterator[int]:
    """What a bot answers, then what it would answer without that, and so on.

    It ends where nothing is left to choose from, or where the bot wants what is no longer there.
    """
    while True:
        move = choose(view)
        if move not in view.options:
            return
        yield move
        view = view._replace(options=tuple([other for other in view.options if other != move]))
        if len(view.options) < 2:
            return


def advised(
    game: str,
    view: BareView,
    choose: Callable[[BareView], int],
    why: Callable[[int], Why | None],
    last: Sequence[int],
    most: int = MOST,
) -> list[Advice]:
    """The bot's own answer, and others that it can give a reason for, up to `most` in all; those
    in `last` only if the bot itself answers so.
    """
    found: list[Advice] = []
    for move in in_turn(view, choose):
        reason = why(move)
        if found and (reason is None or move in last):
            return found
        found.append(Advice((move,), sentence(game, reason)))
        if len(found) == most or move in last:
            return found
    return found


# Estimates


class Playouts(NamedTuple):
    """How positions are judged: on tables that the seat cannot tell from the true one."""

    unit: str
    worlds: int
    """How many tables are dealt from the view."""
    turns: int
    """After this number of turns the position is judged; 0: the game is played to its end."""
    play: Callable[[Table], Sequence[int]]
    """What the seat that is asked answers there."""
    judge: Callable[[Table, int], float]
    """How well a seat stands."""
    simulations: int = 2000
    """How many games are played on for the review of a whole game, if nobody says."""
    unjudged: tuple[str, ...] = ()
    """Questions that a review leaves alone: tables dealt at random say nothing about them."""


def estimates(
    game: Game, view: BareView, answers: Sequence[Sequence[int]], how: Playouts
) -> list[Estimate]:
    """What each answer leads to; all of them are tried on the same tables with the same dice."""
    return [estimate(how.unit, results(game, view, moves, how)) for moves in answers]


def results(game: Game, view: BareView, moves: Sequence[int], how: Playouts) -> list[float]:
    """How the seat stands after this answer, once for each table."""
    worlds = range(SEED, SEED + how.worlds)
    return [how.judge(played_on(game, view, moves, how, world), view.seat) for world in worlds]


def played_on(game: Game, view: BareView, moves: Sequence[int], how: Playouts, world: int) -> Table:
    """A table of this number, dealt from the view, some turns after this answer."""
    t = game.deal_from(view, world)
    until = game.turns(t) + how.turns if how.turns else 0
    answer(t, view.seat, moves)
    while t.waiting and not (until and game.turns(t) >= until):
        seat = t.seat
        for move in how.play(t):
            t.play(seat, move)
    return t


def answer(t: Table, seat: int, moves: Sequence[int]) -> None:
    """Play this answer, as far as it goes; the table gives forced answers by itself."""
    t.brisk = True
    for move in moves:
        if t.waiting and move in t.options_of(seat):
            t.play(seat, move)


def estimate(unit: str, found: Sequence[float]) -> Estimate:
    """The mean of these results, and how far it may be off."""
    many = len(found)
    mean = sum(found) / many
    spread = sum([(result - mean) ** 2 for result in found]) / max(1, many - 1)
    return Estimate(unit, mean, CERTAINTY * sqrt(spread / many))


def share_of_win(t: Table, seat: int) -> float:
    """100 for a win, the part of it where several win; 0 for a loss."""
    outcome = t.outcome()
    if outcome is None or seat not in outcome.winners:
        return 0.0
    return 100.0 / len(outcome.winners)
