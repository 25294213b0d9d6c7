"""The bots of Grim Farmer answer every question legally and from their Look alone."""

import random
from collections.abc import Iterator

import pytest

from bots.seated import answer, seated
from grimtable.bots.registry import get_bot
from grimtable.kernel.errors import BadSetup
from grimtable.kernel.table import Table
from grimtable.lab.playing import Plan, play_game
from grimtable.registry import get
from grimtable.testing.check import random_deal
from sizes import SIZES

GAME = get("grim_farmer")
THINKERS = ("casual", "heuristic")


@pytest.mark.property
@pytest.mark.parametrize("name", THINKERS)
def test_every_answer_is_among_the_options_at_any_table(name: str) -> None:
    for number in range(SIZES["looks"]):
        chance = random.Random(number)
        t = random_deal(GAME, chance).table(listen=True)
        players = [seated(GAME, name, seat, int(t.seats), seat) for seat in range(t.seats)]
        while t.waiting:
            seat = chance.choice([seat for seat in range(t.seats) if t.waiting >> seat & 1])
            options = t.options_of(seat)
            if len(options) == 1 or chance.random() < 0.2:
                t.push(seat, chance.choice(options))
                continue
            players[seat].play(t)

        assert t.outcome() is not None


@pytest.mark.property
@pytest.mark.parametrize("name", THINKERS)
def test_a_bot_hears_step_by_step_what_it_could_hear_at_once(name: str) -> None:
    for number in range(SIZES["looks"]):
        chance = random.Random(number)
        t = random_deal(GAME, chance).table(brisk=True, listen=True)
        seats = int(t.seats)
        players = [seated(GAME, name, seat, seats, seat) for seat in range(seats)]
        while t.waiting:
            seat = int(t.seat)
            moves = players[seat].moves(t)
            assert moves == answer(GAME, name, t, seat, seed=seat)
            for move in moves:
                t.play(seat, move)


@pytest.mark.property
@pytest.mark.parametrize("name", THINKERS)
def test_no_answer_depends_on_cards_the_seat_has_not_seen(name: str) -> None:
    for t, other in worlds(SIZES["positions"]):
        seat = int(t.seat)
        player, twin = (seated(GAME, name, seat, int(t.seats), 7) for _ in range(2))
        for each in (player, twin):
            each.hear(t.bare_events_for(seat))

        assert player.answer(t.view(seat)) == twin.answer(other.view(seat))


def worlds(count: int) -> Iterator[tuple[Table, Table]]:
    """Real choices, each with another table that the seat cannot tell from this one."""
    number = 0
    while count:
        chance = random.Random(number)
        number += 1
        t = random_deal(GAME, chance).table(listen=True)
        players = [seated(GAME, "heuristic", at, int(t.seats), number) for at in range(t.seats)]
        for step in range(chance.randrange(1, 120)):
            if t.waiting:
                for move in players[t.seat].moves(t):
                    t.push(t.seat, move)
        while t.waiting and len(t.options) == 1:
            t.push(t.seat, t.options[0])
        if t.waiting:
            other = t.redeal(int(t.seat), chance.getrandbits(30))
            if kinds(other) != kinds(t):
                count -= 1
                yield t, other


def kinds(t: Table) -> list[list[int]]:
    """What lies where; copies of a card are alike."""
    return [sorted(int(t.kinds[card]) for card in zone) for zone in t.zones]


@pytest.mark.property
def test_the_dice_of_a_bot_are_its_own() -> None:
    t = GAME.deal(4, seed=3, listen=True)
    while type(t.stack[-1]).__name__ != "Place":
        t.push(t.seat, t.options[0])
    piles, again = (
        [tuple(answer(GAME, "heuristic:bluff=0.4", t, int(t.seat), seed)) for seed in range(30)]
        for _ in range(2)
    )

    assert piles == again
    assert len(set(piles)) > 1


# Strength; scripts/farmer_bars.py measures it with more games


def share(one: str, others: str, seats: int, games: int) -> float:
    """What one player wins among others, on changing seats; ties are shared."""
    won = 0.0
    for seed in range(games):
        mine = seed % seats
        names = tuple(one if seat == mine else others for seat in range(seats))
        outcome = play_game(GAME, Plan("grim_farmer", names, 1), seed)[0].outcome()
        assert outcome is not None
        won += outcome.rewards[mine]
    return won / games


@pytest.mark.property
@pytest.mark.parametrize(
    ("others", "least"),
    [("random", 0.85), ("heuristic:pointing=0", 0.65), ("heuristic:patience=99", 0.7)],
)
def test_heuristic_beats_weak_players(others: str, least: float) -> None:
    assert share("heuristic", others, 2, SIZES["stories"]) > least


@pytest.mark.property
def test_heuristic_is_no_worse_than_casual() -> None:
    assert share("heuristic", "casual", 2, 4 * SIZES["stories"]) > 0.45


@pytest.mark.property
@pytest.mark.parametrize("seats", [4, 6])
def test_one_heuristic_among_random_players_wins_far_more_than_its_share(seats: int) -> None:
    assert share("heuristic", "random", seats, SIZES["stories"]) > 2 / seats


def test_habits_are_changed_by_name_and_checked() -> None:
    with pytest.raises(BadSetup, match="no habit 'luck' of a bot; there are: bluff"):
        get_bot("grim_farmer", "heuristic:luck=1")
    with pytest.raises(BadSetup, match="a bot's habit is a number, not 'often'"):
        get_bot("grim_farmer", "casual:bluff=often")
