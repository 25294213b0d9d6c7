"""Bots answer every question legally, from their Look alone, and better than chance."""

import random
from collections.abc import Iterator

import msgspec
import pytest

from bots.arena import GAME, drifter, greedy, heuristic, share_of_wins
from grimtable.bots.bot import NAMES, get_bot
from grimtable.kernel.errors import BadSetup
from grimtable.kernel.table import Table
from grimtable.look.look import look_at, story_of
from grimtable.look.view import Event
from grimtable.testing.check import random_deal
from grimtable.testing.scene import P1, scene
from sizes import SIZES

THINKERS = [name for name in NAMES if name != "random"]


@pytest.mark.property
@pytest.mark.parametrize("name", NAMES)
def test_every_answer_is_among_the_options_at_any_table(name: str) -> None:
    for number in range(SIZES["looks"]):
        chance = random.Random(number)
        t = random_deal(GAME, chance).table(listen=True)
        bots = [get_bot(name, seat) for seat in range(t.seats)]
        stories: list[list[Event]] = [[] for seat in range(t.seats)]
        while t.waiting:
            seat = int(t.seat)
            if len(t.options) == 1 or chance.random() < 0.2:
                t.push(seat, chance.choice(t.options))
                continue
            told = len(stories[seat])
            stories[seat] += story_of(GAME, t, seat, told, told)  # Grimwood whispers nothing
            for move in bots[seat].choose(look_at(GAME, t, seat, stories[seat]), 1.0):
                t.play(seat, move)

        assert t.outcome() is not None


@pytest.mark.property
@pytest.mark.parametrize("name", NAMES)
def test_no_answer_depends_on_cards_the_seat_has_not_seen(name: str) -> None:
    for t, other in worlds(SIZES["positions"]):
        seat = int(t.seat)
        story = story_of(GAME, t, seat)

        assert answer(name, t, seat, story) == answer(name, other, seat, story)


def test_a_bot_that_peeks_would_be_found_out() -> None:
    found = [peeking(t) != peeking(other) for t, other in worlds(SIZES["positions"])]

    assert sum(found) > len(found) / 4


def worlds(count: int) -> Iterator[tuple[Table, Table]]:
    """So many real choices, each with another table that the seat cannot tell from this one."""
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


def answer(name: str, t: Table, seat: int, story: list[Event]) -> list[int]:
    return get_bot(name, 7).choose(look_at(GAME, t, seat, story), 1.0)


@pytest.mark.property
def test_heuristic_beats_two_random_players() -> None:
    assert share_of_wins(heuristic, drifter(1), 3, SIZES["stories"]) > 0.8


@pytest.mark.property
def test_greedy_beats_two_random_players() -> None:
    assert share_of_wins(greedy, drifter(2), 3, SIZES["stories"]) > 0.7


@pytest.mark.property
def test_heuristic_beats_greedy() -> None:
    assert share_of_wins(heuristic, greedy, 2, SIZES["stories"]) > 0.55


@pytest.mark.parametrize("name", THINKERS)
def test_a_bot_refuses_a_game_it_does_not_know(name: str) -> None:
    look = look_at(GAME, GAME.deal(2), 0)
    foreign = msgspec.structs.replace(look, view=msgspec.structs.replace(look.view, game="chess"))

    with pytest.raises(BadSetup, match="does not play chess, only: grimwood"):
        get_bot(name).choose(foreign, 1.0)


def test_one_heuristic_bot_can_sit_down_at_another_table() -> None:
    t, other = GAME.deal(3, seed=1, listen=True), GAME.deal(2, seed=2, listen=True)
    bot = get_bot("heuristic")
    chance = random.Random(3)
    for step in range(60):
        for table in (t, other):
            look = look_at(GAME, table, int(table.seat), story_of(GAME, table, int(table.seat)))

            assert bot.choose(look, 1.0) == get_bot("heuristic").choose(look, 1.0)
            table.push(table.seat, chance.choice(table.options))


def test_without_a_story_the_view_is_enough() -> None:
    t = scene("""
        P1 hand: amazon crow crow
        P2 hand: crow owl owl
    """).table

    assert get_bot("heuristic").choose(look_at(GAME, t, P1), 1.0)[0] in t.options
