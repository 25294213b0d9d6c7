"""The bots of Grimm Tidings play whole games, by their view only, and better than chance."""

import random
from collections.abc import Iterator

import pytest

from bots.seated import seated
from games.grimm_tidings.tale import GAME
from grimtable.bots.grimm_tidings.bot import Heuristic
from grimtable.bots.registry import get_bot
from grimtable.games.grimm_tidings.ids import FIGHT_BEGAN, HELPER_CAME
from grimtable.games.grimm_tidings.table import Tidings
from grimtable.lab.report.grimm_tidings.bargains import Weighing, accepted_deals, verdict, weigh
from grimtable.testing.check import random_deal
from sizes import SIZES

THINKERS = ("greedy", "heuristic")
FEW = max(2, SIZES["stories"] // 5)


def play(names: tuple[str, ...], seed: int) -> Tidings:
    """One game of the standard table, to its end."""
    t = GAME.deal(len(names), seed=seed, brisk=True, listen=True)
    players = [seated(GAME, name, at, len(names), seed) for at, name in enumerate(names)]
    while t.waiting:
        seat = int(t.seat)
        players[seat].play(t)
    assert isinstance(t, Tidings)
    return t


@pytest.mark.parametrize("name", THINKERS)
def test_every_answer_is_among_the_options_at_any_table(name: str) -> None:
    for number in range(SIZES["looks"]):
        chance = random.Random(number)
        t = random_deal(GAME, chance).table(brisk=number % 2 == 0)
        bot = get_bot("grimm_tidings", name)
        while t.waiting and t.public()[6] <= 10:
            seat = chance.choice([seat for seat in range(t.seats) if t.waiting >> seat & 1])
            options = t.options_of(seat)
            if chance.random() < 0.1:
                t.push(seat, chance.choice(options))
            else:
                t.play(seat, bot.move(t.view(seat), None))


def test_no_answer_depends_on_cards_the_seat_has_not_seen() -> None:
    bot = Heuristic()
    for t, other in worlds(SIZES["positions"] // 6):
        seat = int(t.seat)

        assert bot.move(t.view(seat), None) == bot.move(other.view(seat), None)


def worlds(count: int) -> Iterator[tuple[Tidings, Tidings]]:
    """Real choices, each with another table that the seat cannot tell from this one."""
    bot = Heuristic()
    number = 0
    while count:
        chance = random.Random(number)
        number += 1
        t = GAME.deal(3 + number % 2, seed=number, brisk=True)
        for _ in range(chance.randrange(20, 200)):
            if t.waiting:
                t.push(t.seat, bot.move(t.view(t.seat), None))
        if t.waiting:
            other = t.redeal(int(t.seat), chance.getrandbits(30))
            assert isinstance(t, Tidings)
            assert isinstance(other, Tidings)
            count -= 1
            yield t, other


def share(one: str, others: str, seats: int, games: int) -> float:
    """What one player wins among others, on changing seats; ties are shared."""
    won = 0.0
    for seed in range(games):
        mine = seed % seats
        names = tuple(one if seat == mine else others for seat in range(seats))
        outcome = play(names, seed).outcome()
        assert outcome is not None
        won += outcome.rewards[mine]
    return won / games


@pytest.mark.property
@pytest.mark.parametrize(("seats", "least"), [(3, 2.3), (4, 2.8)])
def test_one_heuristic_among_random_players_wins_far_more_than_its_share(
    seats: int, least: float
) -> None:
    assert share("heuristic", "random", seats, 2 * FEW) * seats >= least


@pytest.mark.property
def test_heuristic_beats_greedy() -> None:
    assert share("heuristic", "greedy", 3, 2 * FEW) > 0.4


@pytest.mark.property
@pytest.mark.parametrize("seats", [3, 4])
def test_games_among_heuristics_end_by_level_ten_with_help_in_many_fights(seats: int) -> None:
    fights = helped = 0
    for seed in range(FEW):
        t = play(("heuristic",) * seats, seed)
        outcome = t.outcome()
        assert outcome is not None and outcome.reason == "level_ten"
        codes = [kind for kind, *_ in t.events or []]
        fights += codes.count(FIGHT_BEGAN)
        helped += codes.count(HELPER_CAME)

    assert helped >= 0.15 * fights


@pytest.mark.property
def test_most_deals_pay_for_both_sides() -> None:
    """scripts/tidings_deals.py measures it with more games and redeals."""
    how = Weighing(6)
    weighed = [weigh(t, how, 1) for seed in range(2) for t in accepted_deals(GAME, 4, seed)]
    found = verdict(weighed)

    assert found.deals == len(weighed) > 0
    assert found.both.value >= 0.75
    assert min(found.main.value, found.helper.value) > 0
