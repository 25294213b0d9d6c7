"""Bots against bots: line-ups, the test that may be looked at at any time, ratings, the page."""

import random

import pytest

from grimtable.lab.executors import Processes
from grimtable.lab.tournament import duels
from grimtable.lab.tournament.betting import interval, is_above
from grimtable.lab.tournament.duels import Duel, Played, Tournament, play
from grimtable.lab.tournament.page import page_of
from grimtable.lab.tournament.ratings import ratings, unrated

SMALL = Tournament("grimwood", ("random", "greedy", "heuristic"), seats=3, deals=40, seed=2)


@pytest.fixture(scope="module")
def played() -> Played:
    return play(SMALL)


# The test


def throws(share: float, count: int, seed: int) -> list[float]:
    dice = random.Random(seed)
    return [float(dice.random() < share) for _ in range(count)]


def test_equal_bots_are_rarely_told_apart_however_often_one_looks() -> None:
    wrong = 0
    for seed in range(200):
        results = throws(0.5, 200, seed)
        looks = [results[:count] for count in range(20, 201, 20)]
        wrong += any(is_above(look, 0.5, 0.05) for look in looks)

    assert wrong <= 10


def test_the_interval_has_the_truth_in_it() -> None:
    for share in (0.0, 0.1, 0.5, 0.93, 1.0):
        found = [interval(throws(share, 150, seed), 0.05) for seed in range(40)]

        assert sum(low <= share <= high for low, high in found) >= 38
        assert all(high - low > 0.01 for low, high in found)


def test_more_deals_say_more() -> None:
    widths = []
    for count in (10, 100, 1000):
        low, high = interval(throws(0.6, count, 3), 0.05)
        widths.append(high - low)

    assert widths == sorted(widths, reverse=True)
    assert widths[-1] < 0.2
    assert interval([], 0.05) == (0.0, 1.0)


def test_a_clear_difference_is_seen_soon() -> None:
    assert is_above(throws(0.8, 60, 1), 0.5, 0.05)
    assert not is_above(throws(0.8, 60, 1), 0.8, 0.05)


# Line-ups


def test_on_each_deal_both_bots_have_the_same_seats() -> None:
    for seats in (2, 3, 4, 5):
        first, second = Tournament("grimwood", ("a", "b"), seats, deals=8).line_ups("a", "b")
        had: dict[str, set[int]] = {"a": set(), "b": set()}
        for number in range(seats):
            tables = (first.bots(number), second.bots(number))

            assert all({one, other} == {"a", "b"} for one, other in zip(*tables, strict=True))
            for table in tables:
                for seat, bot in enumerate(table):
                    had[bot].add(seat)
        assert had["a"] == had["b"] == set(range(seats))


def test_the_place_of_a_bot_is_where_it_sits() -> None:
    plan, _ = Tournament("grimwood", ("a", "b"), 3, deals=8).line_ups("a", "b")
    for number in range(7):
        seated = plan.bots(number)

        assert [seated[seat] for seat in plan.places(number)] == list(plan.seats)


def test_teams_play_the_same_deals() -> None:
    first, second = Tournament("book_of_madness", ("a", "b"), 2, deals=8).line_ups("a", "b")

    assert (first.bots(5), second.bots(5)) == (("a", "a"), ("b", "b"))
    assert first.seed == second.seed


# Tournaments


def test_the_better_bot_is_found(played: Played) -> None:
    verdicts = {(duel.one, duel.other): duel.verdict for duel in played.duels}

    assert verdicts["random", "greedy"] == "greedy"
    assert verdicts["random", "heuristic"] == "heuristic"
    assert all(0 <= duel.share <= 1 for duel in played.duels)
    assert not played.failures()


def test_a_decided_pair_plays_no_further(played: Played) -> None:
    counts = {(duel.one, duel.other): len(duel.results) for duel in played.duels}

    assert counts["random", "heuristic"] == duels.FIRST_ROUND < SMALL.deals
    assert sum(len(games) for games in played.games.values()) == 2 * sum(counts.values())


def test_every_deal_is_played_if_that_is_wanted() -> None:
    tournament = Tournament("grimwood", ("random", "greedy"), 2, deals=40, plays_all=True)

    assert [len(duel.results) for duel in play(tournament).duels] == [40]


def test_results_are_those_of_both_games(played: Played) -> None:
    duel = played.duels[1]
    first, second = (played.games[plan] for plan in SMALL.line_ups(duel.one, duel.other))
    mine = [first.rewards[0][5] + first.rewards[2][5], second.rewards[1][5]]

    assert duel.results[5] == pytest.approx(sum(mine) / 2)


def test_processes_play_the_same_tournament(played: Played) -> None:
    again = play(SMALL, Processes(2))

    assert [vars(duel) for duel in again.duels] == [vars(duel) for duel in played.duels]
    assert page_of(again, ratings(again), "en") == page_of(played, ratings(played), "en")


def test_teams_are_compared_by_their_wins() -> None:
    tournament = Tournament(
        "book_of_madness", ("random", "heuristic"), 2, 2, options=(("difficulty", "I"),)
    )
    found = play(tournament)
    teams = [found.games[plan] for plan in tournament.line_ups("random", "heuristic")]
    won = [games.rewards[0] for games in teams]

    assert found.duels[0].results == [
        (1 + mine - theirs) / 2 for mine, theirs in zip(*won, strict=True)
    ]


def test_ratings_follow_the_results(played: Played) -> None:
    rated = ratings(played)

    assert [each.bot for each in rated][-1] == "random"
    assert all(each.rating.low < each.rating.value < each.rating.high for each in rated)
    assert [each.bot for each in unrated(played)][-1] == "random"


def test_a_tie_changes_no_rating() -> None:
    tied = Played(SMALL, [Duel("random", "greedy", 0.05, [0.5] * 9)], {})
    tied.tournament = Tournament("grimwood", ("random", "greedy"), 2, 9)
    first, second = ratings(tied)

    assert first.rating.value == pytest.approx(second.rating.value)


@pytest.mark.parametrize("language", ["en", "de", "zh"])
def test_the_page_says_who_won(played: Played, language: str) -> None:
    page = page_of(played, ratings(played), language)

    assert "grimtable tournament grimwood --bots random,greedy,heuristic --seats 3" in page
    assert page.count('class="plot"') == 3
    assert "NaN" not in page.partition("<script")[0]
