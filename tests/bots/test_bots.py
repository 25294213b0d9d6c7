"""Bots answer every question legally, from their Look alone, and better than chance."""

import random
from collections.abc import Iterator

import pytest

from bots.arena import GAME, drifter, greedy, heuristic, share_of_wins
from bots.seated import answer, seated
from grimtable.bots.registry import bots_for
from grimtable.kernel.table import Table
from grimtable.testing.check import random_deal
from grimtable.testing.scene import P1, scene
from sizes import SIZES

NAMES = [
    "search:turns=1:simulations=12" if name == "search" else name for name in bots_for("grimwood")
]


@pytest.mark.property
@pytest.mark.parametrize("name", NAMES)
def test_every_answer_is_among_the_options_at_any_table(name: str) -> None:
    for number in range(SIZES["looks"]):
        chance = random.Random(number)
        t = random_deal(GAME, chance).table(listen=True)
        players = [seated(GAME, name, seat, int(t.seats), seat) for seat in range(t.seats)]
        while t.waiting:
            seat = int(t.seat)
            if len(t.options) == 1 or chance.random() < 0.2:
                t.push(seat, chance.choice(t.options))
                continue
            players[seat].play(t)

        assert t.outcome() is not None


@pytest.mark.property
@pytest.mark.parametrize("name", NAMES)
def test_no_answer_depends_on_cards_the_seat_has_not_seen(name: str) -> None:
    for t, other in worlds(SIZES["positions"]):
        seat = int(t.seat)
        player, twin = (seated(GAME, name, seat, int(t.seats), 7) for _ in range(2))
        for each in (player, twin):
            each.hear(t.bare_events_for(seat))

        assert player.answer(t.view(seat)) == twin.answer(other.view(seat))


def test_a_bot_that_peeks_would_be_found_out() -> None:
    found = [peeking(t) != peeking(other) for t, other in worlds(SIZES["positions"])]

    assert sum(found) > len(found) / 4


def worlds(count: int) -> Iterator[tuple[Table, Table]]:
    """Real choices, each with another table that the seat cannot tell from this one."""
    number = 0
    while count:
        chance = random.Random(number)
        number += 1
        t = random_deal(GAME, chance).table(listen=True)
        for step in range(chance.randrange(1, 150)):
            if t.waiting:
                t.push(t.seat, chance.choice(t.options))
        for step in range(4):
            if not t.waiting or not count:
                break
            other = t.redeal(int(t.seat), chance.getrandbits(30))
            if len(t.options) > 1 and kinds(other) != kinds(t):
                count -= 1
                yield t, other
            t.push(t.seat, chance.choice(t.options))


def kinds(t: Table) -> list[list[int]]:
    """What lies where; copies of a card are alike."""
    return [sorted(int(t.kinds[card]) for card in zone) for zone in t.zones]


def peeking(t: Table) -> int:
    """The answer of somebody who knows all hands."""
    return int(random.Random(str(kinds(t))).choice(t.options))


@pytest.mark.property
def test_heuristic_beats_two_random_players() -> None:
    assert share_of_wins(heuristic, drifter(1), 3, SIZES["stories"]) > 0.8


@pytest.mark.property
def test_greedy_beats_two_random_players() -> None:
    assert share_of_wins(greedy, drifter(2), 3, SIZES["stories"]) > 0.7


@pytest.mark.property
def test_heuristic_beats_greedy() -> None:
    assert share_of_wins(heuristic, greedy, 2, SIZES["stories"]) > 0.55


@pytest.mark.property
@pytest.mark.parametrize("name", NAMES)
def test_a_bot_hears_step_by_step_what_it_could_hear_at_once(name: str) -> None:
    t = GAME.deal(3, seed=1, listen=True)
    players = [seated(GAME, name, seat, 3, 7) for seat in range(3)]
    chance = random.Random(3)
    for step in range(60):
        seat = int(t.seat)
        moves = players[seat].moves(t)

        assert name == "random" or moves == answer(GAME, name, t, seat)
        t.push(seat, chance.choice(t.options))


def test_without_a_story_the_view_is_enough() -> None:
    t = scene("""
        P1 hand: amazon crow crow
        P2 hand: crow owl owl
    """).table

    assert answer(GAME, "heuristic", t, P1)[0] in t.options
