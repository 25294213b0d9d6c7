"""Teams of The Book of Madness: how often they win."""

import random
from collections.abc import Callable

import pytest

from games.book_of_madness.study import GAME, study
from grimtable.bots.book_of_madness.bot import Heuristic
from grimtable.kernel.table import Table
from grimtable.lab.intervals import Estimate, wilson
from sizes import SIZES

BOT = Heuristic()
GAMES = SIZES["madness_teams"]
SEATS = (2, 3, 4, 5)
Answer = Callable[[Table], int]


def thinking(t: Table) -> int:
    return BOT.move(t.view(t.seat), None)


def at_random(seed: int) -> Answer:
    chance = random.Random(seed)
    return lambda t: int(chance.choice(t.options))


def is_won(t: Table, answer: Answer) -> bool:
    """Played to the end."""
    while t.waiting:
        t.push(t.seat, answer(t))
    outcome = t.outcome()
    return outcome is not None and outcome.reason == "won"


def last_round(seats: int) -> Table:
    """Enough for all curses of the last monster, in many hands."""
    hands = ("fire_2 fire_1 water_1 air_1", "water_2 water_2 air_1 earth_1", "fire_1 air_2 water_1")
    drawing = "\n".join(
        f"P{seat + 1} hand: {hands[seat % 3]} | support: earth_1 fire_1 | "
        "deck: fire_1 water_2 earth_2 air_2 earth_1 water_1 air_1"
        for seat in range(seats)
    )
    curses = "curses: rift cinder_breath undertow -"
    return study(
        f"{drawing}\nround: 6\nfield: 1\nmadness: 20\n{curses}\npage: last_page", goes_on=True
    ).table


@pytest.mark.parametrize("seats", SEATS)
def test_a_team_that_thinks_wins_a_last_round_that_chance_seldom_wins(seats: int) -> None:
    by_chance = [is_won(last_round(seats), at_random(seed)) for seed in range(4)]

    assert is_won(last_round(seats), thinking)
    assert sum(by_chance) <= 1


def share(seats: int, difficulty: str, answers: Callable[[int], Answer]) -> Estimate:
    """Of these games, how many are won?"""
    options = {"difficulty": difficulty}
    won = [
        is_won(GAME.deal(seats, options, seed=seed, brisk=True), answers(seed))
        for seed in range(GAMES)
    ]
    return wilson(sum(won) / GAMES, GAMES)


@pytest.mark.compiled
@pytest.mark.parametrize("seats", SEATS if GAMES else ())
def test_the_first_difficulty_can_be_won_and_each_further_one_is_much_harder(seats: int) -> None:
    """As far as this number of games can show: a bar is broken if the whole interval lies beyond
    it.
    """
    first, second, third = (share(seats, level, lambda _: thinking) for level in ("I", "II", "III"))

    assert first.high >= 0.25 and first.low <= 0.5
    assert second.low <= 0.6 * first.high
    assert third.low <= 0.6 * second.high


@pytest.mark.compiled
@pytest.mark.parametrize("seats", SEATS if GAMES else ())
def test_a_random_team_hardly_ever_wins(seats: int) -> None:
    assert share(seats, "I", at_random).value < 0.01
