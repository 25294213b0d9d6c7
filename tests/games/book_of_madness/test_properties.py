"""What must hold in every game of The Book of Madness, for 2 to 5 seats and all options."""

import random

import pytest

from games.book_of_madness.sensible import few_options, sensible
from games.book_of_madness.study import GAME
from games.book_of_madness.witness import MadnessWitness
from grimtable.games.book_of_madness.actions.learning import LeaveSpell
from grimtable.games.book_of_madness.ids import (
    CASTING,
    CURSE,
    FIRST_VERB,
    LAST_MONSTER,
    MADNESS,
    OWN,
    REFRESHED,
    SLOT,
    UNDER,
    VERBS,
    WON,
    support_of,
)
from grimtable.games.book_of_madness.table import Madness
from grimtable.kernel.frames import Gather, Window
from grimtable.kernel.table import Table
from grimtable.sessions.saves import fingerprint
from grimtable.testing.check import check_game, random_deal
from sizes import SIZES

pytestmark = pytest.mark.property
GAMES = SIZES["madness_games"]
PARTS = 4


def anything(t: Table, seat: int, chance: random.Random) -> int:
    """Every option is as likely."""
    return chance.choice(few_options(t, seat))


def check_sound(t: Table) -> None:
    """What every position has (BM-4.5, BM-R11, BM-10.1)."""
    assert isinstance(t, Madness)
    assert t.turn <= 31
    if t.over:
        assert t.round == 6 or t.over not in (WON, LAST_MONSTER)
    elif t.turn:
        check_board(t)
        check_seats(t)


def check_board(t: Madness) -> None:
    """Curses and markers lie where they may."""
    for slot in range(5):
        curses = t.zones[SLOT + slot]
        assert len(curses) <= 1
        assert all(t.prints[t.kinds[card]].sort == CURSE for card in curses)
        assert curses or not (t.zones[UNDER + slot] or t.veiled >> slot & 1)
        assert curses or not sum(t.markers[slot * 4 : slot * 4 + 4])
    for element in range(4):
        assert sum(t.markers[element::4]) <= 4
    assert not any(t.used) or t.echo >= 0
    assert not any(isinstance(frame, Gather) for frame in t.stack)
    assert sum(isinstance(frame, Window) for frame in t.stack) <= 1


def check_seats(t: Madness) -> None:
    """Nobody has more spells and support than the sheet allows."""
    for seat in range(t.seats):
        assert len(t.states[seat]) == len(t.spells(seat))
        casting = sum(state & CASTING > 0 for state in t.states[seat])
        leaving = isinstance(t.stack[-1], LeaveSpell) and t.stack[-1].me == seat
        assert len(t.spells(seat)) <= t.sheet(seat).spells + casting + leaving
        elements = [c for c in t.zones[support_of(seat)] if t.kinds[c] != MADNESS]
        assert len(elements) <= t.sheet(seat).slots
        assert all(state < 2 * REFRESHED for state in t.states[seat])


@pytest.mark.parametrize("part", range(PARTS))
def test_random_games_hold_all_properties(part: int) -> None:
    """BM-R49, BM-4.5, BM-R11"""
    games = max(1, GAMES // PARTS)
    choose = (anything, sensible)[part % 2]

    tally = check_game(
        GAME,
        games=games,
        seed=part,
        closely=0.03,
        witness=MadnessWitness,
        sound=check_sound,
        choose=choose,
    )
    print(tally)

    assert tally.asked.total() > games
    assert {name for name, cases in tally.tried.items() if cases < games} <= {"passes"}


def test_random_deals_meet_every_option_value() -> None:
    """BM-R21, BM-13.4"""
    chance = random.Random(1)
    met = {name: set[str]() for name in GAME.options}
    for _ in range(400):
        for name, value in random_deal(GAME, chance).options.items():
            met[name].add(value)

    assert met == {name: set(values) for name, values in GAME.options.items()}


def test_every_move_has_one_text() -> None:
    words = GAME.vocabulary
    assert len(words) == FIRST_VERB + VERBS * GAME.cards.spells + len(GAME.cards.sheets)
    assert [words.number(words.text(move)) for move in range(len(words))] == list(range(len(words)))


def test_the_zones_and_fields_of_a_table_have_names() -> None:
    """BM-4.3"""
    t = GAME.deal(4, {}, seed=1)
    assert len(GAME.zones(4)) == len(t.zones) == OWN + 20
    assert isinstance(t, Madness) and len(GAME.fields) == len(t.public())
    assert fingerprint(t) == fingerprint(GAME.deal(4, {}, seed=1))


def test_a_table_left_to_its_clock_comes_to_an_end() -> None:
    """BM-12.2, BM-R34"""
    for seats in (2, 5):
        t = GAME.deal(seats, {"hands": "closed"}, seed=seats)
        while t.waiting:
            t.play(t.seat, GAME.default(t, t.seat))

        assert t.outcome() is not None
