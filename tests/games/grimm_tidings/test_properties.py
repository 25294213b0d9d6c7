"""What must hold in every game of Grimm Tidings, by turns and live, for 2 to 6 seats."""

import random

import pytest

from games.grimm_tidings.tale import GAME
from games.grimm_tidings.witness import TidingsWitness
from grimtable.games.grimm_tidings.game import TidingsGame
from grimtable.games.grimm_tidings.ids import FIRST_KIND, LEVEL_TEN, MONSTER, OWN, VERBS
from grimtable.games.grimm_tidings.table import Tidings
from grimtable.kernel.frames import Gather, Window
from grimtable.kernel.table import Table
from grimtable.kernel.terms import PUBLIC
from grimtable.look.game import Game
from grimtable.look.keep import fingerprint
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


def in_play(chance: random.Random) -> Tidings:
    t = random_deal(SHORT, chance).table(brisk=True)
    assert isinstance(t, Tidings)
    return t


@pytest.mark.parametrize("part", range(PARTS))
def test_random_games_hold_all_properties(part: int) -> None:
    games = max(1, GAMES // PARTS)

    assert check_game(SHORT, games=games, seed=part, closely=0.003, witness=TidingsWitness) > games


def check_sound(t: Tidings) -> None:
    """What every position has."""
    assert t.is_conserved()
    for seat in range(t.seats):
        assert 1 <= t.levels[seat] <= (10 if t.over else 9)
        assert len(t.marks[seat]) == len(t.front(seat))
        classes = [card for card in t.front(seat) if t.print(card).sort == 0]
        assert len(classes) <= 1
    assert sum(isinstance(frame, Window) for frame in t.stack) <= 1
    assert sum(isinstance(frame, Gather) for frame in t.stack) <= 1
    for above, below in zip(t.stack[1:], t.stack, strict=False):
        assert not (isinstance(above, Window) and isinstance(below, Gather))
    if t.main < 0:
        assert not t.foes and not t.lines and not t.bargain and not t.zones[5]


@pytest.mark.parametrize("part", range(PARTS))
def test_levels_classes_and_marks_stay_sound(part: int) -> None:
    """GT-3.3, GT-8.7, GT-2.4"""
    for number in range(GAMES):
        chance = random.Random(number * PARTS + part)
        t = in_play(chance)
        while t.waiting:
            check_sound(t)
            t.push(t.seat, chance.choice(t.options))

        check_sound(t)
        assert t.outcome() is not None
        assert (t.over == LEVEL_TEN) == (max(t.levels) == 10)


def test_level_ten_comes_from_a_kill_alone() -> None:
    """GT-3.6, GT-5.2"""
    for number in range(GAMES):
        chance = random.Random(number)
        t = in_play(chance)
        while t.waiting:
            is_fighting = t.main >= 0
            t.push(t.seat, chance.choice(t.options))
            if max(t.levels) == 10:
                assert is_fighting and t.over == LEVEL_TEN


def test_by_turns_one_seat_is_asked_at_a_time() -> None:
    """GT-T19"""
    chance = random.Random(3)
    t = SHORT.deal(4, {"turn_cap": "10"}, seed=3)
    while t.waiting:
        if not isinstance(t.stack[-1], Gather):
            assert t.waiting == 1 << t.seat
        t.push(t.seat, chance.choice(t.options))


def renumbered(t: Tidings, chance: random.Random) -> Tidings:
    """The same table with the copies of each kind renumbered at random."""
    twin = list(range(len(t.kinds)))
    for kind in sorted(set(t.kinds)):
        copies = [card for card in range(len(t.kinds)) if t.kinds[card] == kind]
        for card, other in zip(copies, chance.sample(copies, len(copies)), strict=True):
            twin[card] = other
    world = t.clone()
    world.zones = [[twin[card] for card in zone] for zone in t.zones]
    for card, know in enumerate(t.know):
        world.know[twin[card]] = know
    world.events = []
    world.run()
    return world


def told(t: Table, audience: int, since: int) -> tuple[object, ...]:
    return t.view(audience), t.events_for(audience, since)


def test_equal_cards_are_twins() -> None:
    """GT-T19"""
    for seed in range(max(2, GAMES // 4)):
        chance = random.Random(seed)
        t = in_play(chance)
        t.events = []
        other = renumbered(t, chance)
        for _ in range(600):
            if not t.waiting:
                break
            since = len(t.events or [])
            seat, move = t.seat, chance.choice(t.options)
            t.play(seat, move)
            other.play(seat, move)
            for audience in [*range(t.seats), PUBLIC]:
                assert told(t, audience, since) == told(other, audience, since)


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
    assert len(words) == FIRST_KIND + VERBS * len(GAME.kinds)
    assert [words.number(words.text(move)) for move in range(len(words))] == list(range(len(words)))


def test_the_zones_of_a_table_have_names() -> None:
    """GT-2.1"""
    t = GAME.deal(4, {}, seed=1)
    assert len(GAME.zones(4)) == len(t.zones) == OWN + 16
    assert isinstance(t, Tidings) and len(GAME.fields) == len(t.public())
    assert any(card.sort == MONSTER for card in t.prints)
    assert fingerprint(t) == fingerprint(GAME.deal(4, {}, seed=1))
