"""What must hold in every game of The Book of Madness, for 2 to 5 seats and all options."""

import random

import pytest

from games.book_of_madness.study import GAME
from games.book_of_madness.witness import MadnessWitness
from grimtable.games.book_of_madness.actions import LeaveSpell
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
from grimtable.kernel.terms import PUBLIC
from grimtable.look.keep import fingerprint
from grimtable.testing.check import check_game, random_deal
from sizes import SIZES

GAMES = SIZES["madness_games"]
PARTS = 4
MOST_OPTIONS = 60


def in_play(chance: random.Random) -> Madness:
    t = random_deal(GAME, chance).table(brisk=True)
    assert isinstance(t, Madness)
    return t


def sensible(t: Madness, chance: random.Random) -> int:
    """A random move that seldom ends the phase and likes to dispel and cure: games last longer."""
    options = list(t.options)
    words = [t.word(move) for move in options]
    good = [move for move, word in zip(options, words, strict=True) if word[:4] in ("disp", "cure")]
    if good and chance.random() < 0.9:
        return chance.choice(good)
    if words[0] == "end" and len(options) > 1 and chance.random() < 0.8:
        return chance.choice(options[1:])
    return chance.choice(options)


@pytest.mark.parametrize("part", range(PARTS))
def test_random_games_hold_all_properties(part: int) -> None:
    games = max(1, GAMES // PARTS)

    assert check_game(GAME, games=games, seed=part, closely=0.03, witness=MadnessWitness) > games


def check_sound(t: Madness) -> None:
    """What every position has."""
    assert t.is_conserved()
    for slot in range(5):
        curses = t.zones[SLOT + slot]
        assert len(curses) <= 1
        assert all(t.prints[t.kinds[card]].sort == CURSE for card in curses)
        assert curses or not (t.zones[UNDER + slot] or t.veiled >> slot & 1)
        assert curses or not sum(t.markers[slot * 4 : slot * 4 + 4])
    for element in range(4):
        assert sum(t.markers[element::4]) <= 4
    for seat in range(t.seats):
        assert len(t.states[seat]) == len(t.spells(seat))
        casting = sum(state & CASTING > 0 for state in t.states[seat])
        leaving = isinstance(t.stack[-1], LeaveSpell) and t.stack[-1].me == seat
        assert len(t.spells(seat)) <= t.sheet(seat).spells + casting + leaving
        elements = [c for c in t.zones[support_of(seat)] if t.kinds[c] != MADNESS]
        assert len(elements) <= t.sheet(seat).slots
        assert all(state < 2 * REFRESHED for state in t.states[seat])
    assert not any(t.used) or t.echo >= 0
    assert not any(isinstance(frame, Gather) for frame in t.stack)
    assert sum(isinstance(frame, Window) for frame in t.stack) <= 1


@pytest.mark.parametrize("part", range(PARTS))
def test_boards_spells_and_zones_stay_sound(part: int) -> None:
    """BM-4.5, BM-R11, BM-10.1"""
    for number in range(GAMES):
        chance = random.Random(number * PARTS + part)
        t = random_deal(GAME, chance).table(brisk=True)
        assert isinstance(t, Madness)
        while t.waiting:
            if t.turn:
                check_sound(t)
            assert len(t.options) <= MOST_OPTIONS
            t.push(t.seat, sensible(t, chance))

        assert t.is_conserved() and t.outcome() is not None
        assert t.turn <= 31
        assert (t.over in (WON, LAST_MONSTER)) <= (t.round == 6)


def renumbered(t: Madness, chance: random.Random) -> Madness:
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
    """BM-R49"""
    for seed in range(max(2, GAMES // 4)):
        chance = random.Random(seed)
        t = in_play(chance)
        t.events = []
        other = renumbered(t, chance)
        for _ in range(400):
            if not t.waiting:
                break
            since = len(t.events or [])
            seat, move = t.seat, sensible(t, chance)
            t.play(seat, move)
            other.play(seat, move)
            for audience in [*range(t.seats), PUBLIC]:
                assert told(t, audience, since) == told(other, audience, since)


def unseen_pair(t: Madness, audience: int, chance: random.Random) -> tuple[int, int] | None:
    """Two cards of different kinds in one pool that this audience cannot place."""
    pairs = [
        (one, other)
        for one in range(len(t.kinds))
        for other in range(one)
        if t.kinds[one] != t.kinds[other]
        and t.know[one] >> 8 == t.know[other] >> 8
        and not (t.know[one] | t.know[other]) >> audience & 1
        and t.know[one] == t.know[other]
    ]
    return chance.choice(pairs) if pairs else None


def exchanged(t: Madness, one: int, other: int) -> Madness:
    """The same table with two unseen cards in each other's place."""
    world = t.clone()
    swap = {one: other, other: one}
    world.zones = [[swap.get(card, card) for card in zone] for zone in t.zones]
    world.events = []
    world.run()
    return world


def test_worlds_that_differ_in_unseen_cards_look_alike() -> None:
    """BM-R33, BM-R47"""
    compared = 0
    for seed in range(GAMES):
        chance = random.Random(seed)
        deal = random_deal(GAME, chance)
        t = deal.table(brisk=False)
        assert isinstance(t, Madness)
        for _ in range(chance.randrange(60)):
            if t.waiting:
                t.push(t.seat, sensible(t, chance))
        audience = chance.choice([*range(t.seats), PUBLIC])
        pair = unseen_pair(t, audience, chance) if t.waiting else None
        if pair is not None:
            world = exchanged(t, *pair)
            compared += 1

            assert world.view(audience) == t.view(audience)
            assert world.stack == t.stack and world.asked() == t.asked()
    assert compared > GAMES // 3


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
