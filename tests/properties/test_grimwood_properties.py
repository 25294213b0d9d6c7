"""What must hold in every game of Grimwood, with every option value, for 2 to 6 seats."""

import random

import pytest

from games.grimwood.witness import GrimwoodWitness
from grimtable.games.grimwood.table import Grimwood
from grimtable.kernel.table import Table
from grimtable.kernel.terms import MOVED, PUBLIC, SHOWN, SWAPPED
from grimtable.registry import get
from grimtable.testing.check import check_game, random_deal
from sizes import SIZES

pytestmark = pytest.mark.property
GAME = get("grimwood")
PARTS = 8


@pytest.mark.parametrize("part", range(PARTS))
def test_random_games_hold_all_properties(part: int) -> None:
    games = SIZES["games"] // PARTS

    assert check_game(GAME, games=games, seed=part, witness=GrimwoodWitness) > games


def test_random_deals_meet_every_option_value() -> None:
    chance = random.Random(1)
    met = {name: set[str]() for name in GAME.options}
    for _ in range(400):
        deal = random_deal(GAME, chance)
        for name, value in deal.options.items():
            met[name].add(value)

    assert met == {name: set(values) for name, values in GAME.options.items()}


def audience_bytes(t: Table, audience: int, since: int) -> tuple[object, ...]:
    """All that reaches an audience: its view and the events told to it."""
    return t.view(audience), t.events_for(audience, since)


def renumbered(t: Grimwood, chance: random.Random) -> Grimwood:
    """The same table with the copies of each kind renumbered at random."""
    twin = list(range(len(t.kinds)))
    for kind in set(t.kinds):
        copies = [card for card in range(len(t.kinds)) if t.kinds[card] == kind]
        for card, other in zip(copies, chance.sample(copies, len(copies)), strict=True):
            twin[card] = other
    other = t.clone()
    other.zones = [[twin[card] for card in zone] for zone in t.zones]
    for card, know in enumerate(t.know):
        other.know[twin[card]] = know
    other.events = []
    other.run()
    return other


@pytest.mark.parametrize("part", range(4))
def test_equal_cards_are_twins(part: int) -> None:
    for seed in range(SIZES["twins"] // 4):
        chance = random.Random(seed * 4 + part)
        deal = random_deal(GAME, chance)
        t = deal.table()
        assert isinstance(t, Grimwood)
        t.events = []
        other = renumbered(t, chance)
        while t.waiting:
            since = len(t.events)
            seat = t.seat
            move = chance.choice(t.options)
            t.play(seat, move)
            other.play(seat, move)
            for audience in [*range(t.seats), PUBLIC]:
                assert audience_bytes(t, audience, since) == audience_bytes(other, audience, since)


def unseen_pair(t: Table, audience: int, chance: random.Random) -> tuple[int, int]:
    """Two cards of different kinds that lie where this audience cannot see them at the deal."""
    hidden: list[int] = []
    for zone, (name, owner) in enumerate(GAME.zones(t.seats)):
        if name == "deck" or (name == "hand" and owner != audience):
            hidden += t.zones[zone]
    while True:
        one, other = chance.sample(hidden, 2)
        if t.kinds[one] != t.kinds[other]:
            return one, other


def exchanged(t: Table, one: int, other: int) -> Table:
    """The same opening with two cards exchanged; who knows a place stays with the place."""
    world = t.clone()
    swap = {one: other, other: one}
    world.zones = [[swap.get(card, card) for card in zone] for zone in t.zones]
    world.know[one], world.know[other] = t.know[other], t.know[one]
    world.events = []
    world.run()
    return world


def may_see(witness: GrimwoodWitness, audience: int, cards: tuple[int, int], since: int) -> bool:
    """Did the audience see one of these faces, by the witness's account?"""
    witness.follow()
    events = witness.table.events
    assert events is not None
    moved = {event[3] for event in events[since:] if event[0] in {MOVED, SHOWN}}
    return any((audience, card) in witness.seen and card in moved for card in cards)


def is_mixed_by_boogeyman(t: Table, cards: tuple[int, int], since: int) -> bool:
    """Exchanged hands lie in the order of the ledger's table: the same dice may pick otherwise."""
    swapped = {
        zone for event in (t.events or [])[since:] if event[0] == SWAPPED for zone in event[1:3]
    }
    return any(card in t.zones[zone] for zone in swapped for card in cards)


@pytest.mark.parametrize("part", range(4))
def test_worlds_that_differ_in_unseen_cards_look_alike(part: int) -> None:
    steps = 0
    for seed in range(SIZES["worlds"] // 4):
        chance = random.Random(seed * 4 + part)
        t = random_deal(GAME, chance).table()
        t.events = []
        audience = chance.choice([*range(t.seats), PUBLIC])
        pair = unseen_pair(t, audience, chance)
        other = exchanged(t, *pair)
        witnesses = [GrimwoodWitness(t), GrimwoodWitness(other)]
        while t.waiting:
            since = [len(t.events or []), len(other.events or [])]
            seat, move = t.seat, chance.choice(t.options)
            if move not in other.options_of(seat):
                assert seat != audience, "the audience's own options differ"
                break
            t.play(seat, move)
            other.play(seat, move)
            if is_mixed_by_boogeyman(t, pair, since[0]):
                break
            seen = [may_see(w, audience, pair, s) for w, s in zip(witnesses, since, strict=True)]
            if any(seen):
                break
            assert audience_bytes(t, audience, since[0]) == audience_bytes(
                other, audience, since[1]
            )
            steps += 1

    assert steps > SIZES["worlds"]
