"""What must hold in every game of Grimm Tidings, by turns and live, for 2 to 6 seats."""

import random
from itertools import pairwise

import pytest

from games.grimm_tidings.tale import GAME
from games.grimm_tidings.witness import TidingsWitness
from grimtable.games.grimm_tidings.game import TidingsGame
from grimtable.games.grimm_tidings.ids import (
    CLASS,
    FIGHT,
    KILLED,
    LEVEL,
    LEVEL_TEN,
    MONSTER,
    OWN,
    several_of,
)
from grimtable.games.grimm_tidings.table import Tidings
from grimtable.kernel.frames import Gather, Window
from grimtable.kernel.table import Table
from grimtable.kernel.terms import FINISHED, MOVED
from grimtable.look.game import Game
from grimtable.sessions.saves import fingerprint
from grimtable.testing.check import check_game, random_deal
from sizes import SIZES

pytestmark = pytest.mark.property
GAMES = SIZES["tidings_games"]
PARTS = 4


class Short(TidingsGame):
    """The same game with few rounds."""

    options = {**TidingsGame.options, "turn_cap": ("10",)}
    presets = {"short": {"turn_cap": "10"}, "live": {"turn_cap": "10", "windows": "live"}}


SHORT: Game = Short()


def check_sound(t: Table) -> None:
    """What every position has (GT-3.3, GT-8.7, GT-2.4)."""
    assert isinstance(t, Tidings)
    assert min(t.levels) >= 1 and max(t.levels) <= (10 if t.over else 9)
    for seat in range(t.seats):
        front = t.front(seat)
        assert len(t.marks[seat]) == len(front)
        assert sum(t.print(card).sort == CLASS for card in front) <= 1
    kinds = [(isinstance(frame, Window), isinstance(frame, Gather)) for frame in t.stack]
    assert sum(window for window, _ in kinds) <= 1
    for (is_window, _), (_, is_gather) in pairwise(reversed(kinds)):
        assert not (is_window and is_gather), "a Window above a Gather"
    if t.main < 0:
        assert not t.foes and not t.lines and not t.bargain and not t.zones[FIGHT]
    if t.over:
        check_end(t)


def check_end(t: Tidings) -> None:
    """Level ten comes from a kill alone, and ends the game (GT-3.6, GT-5.2)."""
    assert (t.over == LEVEL_TEN) == (max(t.levels) == 10)
    told = [kind for kind, *_ in t.events or [] if kind not in {MOVED, LEVEL}]
    assert t.over != LEVEL_TEN or told[-2:] == [KILLED, FINISHED]


@pytest.mark.parametrize("part", range(PARTS))
def test_random_games_hold_all_properties(part: int) -> None:
    """GT-3.3, GT-3.6, GT-8.7"""
    games = max(1, GAMES // PARTS)

    tally = check_game(
        SHORT, games=games, seed=part, closely=0.001, witness=TidingsWitness, sound=check_sound
    )
    print(tally)

    assert tally.asked.total() > games
    assert {name for name, cases in tally.tried.items() if cases < games} <= set()


def test_by_turns_one_seat_is_asked_at_a_time() -> None:
    """GT-T19"""
    chance = random.Random(3)
    t = SHORT.deal(4, {"turn_cap": "10"}, seed=3)
    while t.waiting:
        if not isinstance(t.stack[-1], Gather):
            assert t.waiting == 1 << t.seat
        t.push(t.seat, chance.choice(t.options))


def test_random_deals_meet_every_option_value() -> None:
    """GT-3.7"""
    chance = random.Random(1)
    met = {name: set[str]() for name in GAME.options}
    for _ in range(400):
        for name, value in random_deal(GAME, chance).options.items():
            met[name].add(value)

    assert met == {name: set(values) for name, values in GAME.options.items()}


def test_every_move_has_one_text() -> None:
    words = GAME.vocabulary
    assert words.number("several") == several_of(len(GAME.kinds)) == len(words) - 1
    assert [words.number(words.text(move)) for move in range(len(words))] == list(range(len(words)))


def test_the_zones_of_a_table_have_names() -> None:
    """GT-2.1"""
    t = GAME.deal(4, {}, seed=1)
    assert len(GAME.zones(4)) == len(t.zones) == OWN + 16
    assert isinstance(t, Tidings) and len(GAME.fields) == len(t.public())
    assert any(card.sort == MONSTER for card in t.prints)
    assert fingerprint(t) == fingerprint(GAME.deal(4, {}, seed=1))
