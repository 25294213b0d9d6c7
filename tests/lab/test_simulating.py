"""Plans, chunks and their games."""

from array import array
from collections.abc import Callable, Iterator
from typing import TypeVar

import polars
import pytest

from grimtable.kernel.table import Outcome
from grimtable.lab.columns import frame
from grimtable.lab.executors import Processes
from grimtable.lab.games import Games
from grimtable.lab.playing import Plan, play_chunk, play_game, seed_of
from grimtable.lab.running import Chunk
from grimtable.lab.simulating import simulate
from grimtable.lab.summary import difference, summary
from grimtable.registry import get
from grimtable.sessions.saves import fingerprint

PLAN = Plan("grimwood", ("random",) * 3, 40, seed=5)
Work = TypeVar("Work")
Done = TypeVar("Done")


class Many:
    """Cuts as for many jobs, works in this process, and the last one is done first."""

    jobs = 10

    def each(
        self, work: Callable[[Work], Done], tasks: Iterator[Work]
    ) -> Iterator[tuple[Work, Done]]:
        done = [(task, work(task)) for task in tasks]
        yield from reversed(done)


def test_chunks_change_nothing() -> None:
    one, many = simulate(PLAN), simulate(PLAN, Many())

    assert len(one) == 40
    assert frame(PLAN, one).equals(frame(PLAN, many))


def test_processes_change_nothing() -> None:
    one, two = simulate(PLAN), simulate(PLAN, Processes(2))

    assert frame(PLAN, one).equals(frame(PLAN, two))


def test_progress_is_told_game_by_game() -> None:
    told: list[int] = []
    simulate(PLAN, told=told.append)

    assert sum(told) == 40
    assert len(told) > 10


def test_seeds_are_different_and_fit_the_dice() -> None:
    seeds = {seed_of(run, number) for run in range(20) for number in range(200)}

    assert len(seeds) == 4000
    assert all(0 <= seed < 2**62 for seed in seeds)


def test_a_seed_settles_the_whole_game() -> None:
    game = get("grimwood")
    for seats in (("random",) * 3, ("heuristic", "random", "greedy")):
        ends = {fingerprint(play_game(game, Plan("grimwood", seats, 1), 77)[0]) for _ in range(3)}

        assert len(ends) == 1


def test_columns_hold_what_the_table_says() -> None:
    game = get("grimwood")
    rows = frame(PLAN, simulate(PLAN)).to_dicts()
    for row in rows[:10]:
        t, decisions = play_game(game, PLAN, row["seed"])
        outcome = t.outcome()

        assert outcome is not None
        assert [row[f"score_{seat}"] for seat in (1, 2, 3)] == game.scores(t)
        assert [row[f"reward_{seat}"] for seat in (1, 2, 3)] == outcome.rewards
        assert row["winners"] == [seat + 1 for seat in outcome.winners]
        assert (row["decisions"], row["reason"]) == (decisions, "deck_empty")
        assert row["turns"] == t.public()[game.fields.index("turn")]


def test_a_game_that_fails_is_noted_and_the_run_goes_on() -> None:
    plan = Plan("grimwood", ("random",) * 2, 3, options=(("first_player", "seat_5"),))
    games = simulate(plan)

    assert len(games) == 0
    assert [failed.number for failed in games.failures] == [0, 1, 2]
    assert [failed.seed for failed in games.failures] == [seed_of(0, n) for n in range(3)]
    assert "seat_5" in games.failures[0].error
    assert summary(plan, games).failures == 3


def test_a_chunk_counts_its_own_processor_time() -> None:
    games = play_chunk(Chunk(PLAN, range(3)))

    assert games.seconds > 0
    assert list(games.numbers) == [0, 1, 2]


# Summaries


def games_of(*scores: tuple[int, int], first: int = 0) -> Games:
    """Two seats with these scores, game by game; ten turns each."""
    games = Games(2)
    for number, pair in enumerate(scores, first):
        winners = [seat for seat in (0, 1) if pair[seat] == max(pair)]
        rewards = [1 / len(winners) if seat in winners else 0.0 for seat in (0, 1)]
        outcome = Outcome("over", winners, list(pair), rewards)
        games.add(number, number, 10, 20, outcome, (0, 1))
    return games


def test_a_shared_win_counts_as_its_share() -> None:
    plan = Plan("grimwood", ("random", "random"), 4)
    found = summary(plan, games_of((5, 3), (4, 4), (1, 2), (9, 0)))

    assert found.win_share == [0.625, 0.375]
    assert found.ties == 1
    assert found.mean_turns == 10
    assert found.decisions == 80
    assert found.scores[0].mean == 4.75
    assert (found.scores[0].low, found.scores[0].median, found.scores[0].high) == (1, 4, 9)


def test_variants_are_compared_deal_by_deal() -> None:
    before = games_of((5, 3), (4, 4), (1, 2))
    after = games_of((6, 3), (5, 4), (2, 3))
    found = difference(before, after)

    assert found.pairs == 3
    assert found.scores[0].value == 1
    assert found.scores[0].low < 1 < found.scores[0].high
    assert found.scores[1].value == pytest.approx(1 / 3)
    assert found.win_share[0].value == pytest.approx(0.5 / 3)
    assert found.turns.value == 0


def test_deals_that_one_variant_did_not_end_make_no_pair() -> None:
    before = games_of((5, 3), (4, 4), (1, 2))
    after = games_of((8, 3), (9, 3), first=1)
    found = difference(before, after)

    assert found.pairs == 2
    assert found.scores[0].value == 6


def test_columns_have_their_types_even_without_games() -> None:
    empty = frame(PLAN, Games(3))

    assert empty.schema == frame(PLAN, simulate(PLAN)).schema
    assert empty.schema["winners"] == polars.List(polars.Int64)
    assert Games(3).numbers == array("q")
