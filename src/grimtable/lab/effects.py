"""What a table option does to games between bots: measured for people who choose one."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from statistics import fmean

import msgspec

from grimtable.kernel.errors import BadSetup
from grimtable.lab.chunk_files import ChunkFiles
from grimtable.lab.executors import Executor
from grimtable.lab.games import Games
from grimtable.lab.intervals import NORMAL, mean_of
from grimtable.lab.playing import Plan
from grimtable.lab.simulating import simulate_all
from grimtable.look.game import Game
from grimtable.registry import get

SEATS = 4
BOT = "heuristic"
CARD_SET = "card_set"
SEAT = "seat_"
MOST = 7
"""Options with more values than this are left out."""
EXACT = 2
"""Decimals that are kept."""

Effect = tuple[float, float]
"""A difference from the usual value, and its standard error."""


class Effects(msgspec.Struct, frozen=True):
    """One value of an option against the usual one, on the same deals."""

    length: Effect
    """Decisions, in percent of the usual games."""
    first: Effect | None = None
    """Win share of whoever begins, in percentage points; None where a team wins."""
    team: Effect | None = None
    """Wins of the team, in percentage points; None where seats compete."""


class Measured(msgspec.Struct, frozen=True):
    """All options of a game."""

    rules: int
    """The rules number of the game when this was measured."""
    deals: int
    options: dict[str, dict[str, Effects]]


def choices(game: Game) -> dict[str, list[str]]:
    """By option, its values other than the usual one that are measured.

    Who begins and which cards are played is not measured, nor numbers that can be set at will.
    """
    found: dict[str, list[str]] = {}
    for option, values in game.options.items():
        if option not in (game.first, CARD_SET) and len(values) <= MOST:
            found[option] = [value for value in values[1:] if is_possible(game, option, value)]
    return {option: values for option, values in found.items() if values}


def is_possible(game: Game, option: str, value: str) -> bool:
    """Can this be played with everything else as usual, and does it name no seat?"""
    if value.startswith(SEAT):
        return False
    try:
        game.setup(SEATS, {option: value})
    except BadSetup:
        return False
    usual, own = (game.fit_options(SEATS, options) for options in ({}, {option: value}))
    return own.get(option) == value and own != usual


def measure(
    name: str,
    deals: int,
    executor: Executor | None = None,
    files: ChunkFiles | None = None,
    told: Callable[[int], None] = lambda played: None,
) -> Measured:
    """Play the same deals with every value of every option; everything else is as usual."""
    game = get(name)
    usual = Plan(name, (BOT,) * SEATS, deals)
    values = [(option, value) for option, each in choices(game).items() for value in each]
    plans = [usual, *(Plan(name, usual.seats, deals, options=(pair,)) for pair in values)]
    played = simulate_all(plans, executor, files, lambda chunk, games: told(len(chunk.numbers)))
    options: dict[str, dict[str, Effects]] = {}
    for (option, value), games in zip(values, played[1:], strict=True):
        options.setdefault(option, {})[value] = effects_of(game, played[0], games)
    return Measured(game.rules, deals, options)


def effects_of(game: Game, usual: Games, other: Games) -> Effects:
    """What is different, deal by deal."""
    places = {number: at for at, number in enumerate(usual.numbers)}
    pairs = [(places[number], at) for at, number in enumerate(other.numbers) if number in places]
    whole = fmean(usual.decisions)
    lengths = [(other.decisions[b] - usual.decisions[a]) * 100 / whole for a, b in pairs]
    wins = [100 * (share(game, other, b) - share(game, usual, a)) for a, b in pairs]
    won = effect(wins, 100.0)
    length = effect(lengths, 100 / whole)
    return Effects(length, team=won) if game.cooperative else Effects(length, first=won)


def share(game: Game, games: Games, at: int) -> float:
    """What whoever began got of the win of a game; of a team's game, the team."""
    return games.rewards[0 if game.cooperative else games.firsts[at]][at]


def effect(values: list[float], step: float) -> Effect:
    """A mean and its standard error, never zero: `step` is the smallest change there is."""
    found = mean_of(values, step / sqrt(3))
    return round(found.value, EXACT), max(0.01, round((found.high - found.low) / 2 / NORMAL, EXACT))
