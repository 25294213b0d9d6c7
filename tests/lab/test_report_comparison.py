"""Two rules on the same deals: every difference is taken deal by deal."""

import pytest

from grimtable.lab.report.comparison import compared
from grimtable.lab.report.measures import Measure
from grimtable.lab.report.studies import Setting, Studied, Study, run_study
from grimtable.lab.report.tallies import WIN, Tally, change, unpack
from grimtable.lab.report.writing import command_of, page_of
from grimtable.lab.simulating import simulate

VALUES = ("free", "close_last")
STUDY = Study("grimwood", ("english",), (2, 3), games=6, seed=3, vary="turn_order", values=VALUES)
FIRST = Setting("english", 2, "turn_order=free")


@pytest.fixture(scope="module")
def studied() -> Studied:
    return run_study(STUDY)


def test_both_values_play_the_deals_of_simulate(studied: Studied) -> None:
    for setting in STUDY.settings():
        games = simulate(STUDY.plan(setting))
        turns = dict(zip(games.numbers, games.turns, strict=True))

        assert studied.tallies[setting].values["turns",] == turns
    plans = [dict(STUDY.plan(at).options)["turn_order"] for at in STUDY.settings()]
    assert plans == ["free", "free", "close_last", "close_last"]


def test_a_difference_is_taken_deal_by_deal(studied: Studied) -> None:
    every = compared(studied)
    turns = next(each for each in every if each.measure == Measure(("turns",), "length"))
    before, after = (studied.tallies[at].values["turns",] for at in (turns.first, turns.other))

    assert (turns.first, turns.other.value) == (FIRST, "turn_order=close_last")
    assert turns.changes == change(before, after)
    assert turns.figures()[2].value == pytest.approx(
        sum(after.values()) / 6 - sum(before.values()) / 6
    )
    assert turns.shown().value == pytest.approx(
        100 * (sum(after.values()) / sum(before.values()) - 1)
    )


def test_wins_are_compared_in_percentage_points(studied: Studied) -> None:
    every = [each for each in compared(studied) if each.measure.key == ("place", 0)]
    for each in every:
        before, after, points = each.figures()

        assert points.value == pytest.approx(100 * (after.value - before.value))
        assert -100 <= points.low <= points.high <= 100
    assert len(every) == 2


def test_a_game_that_failed_on_one_side_is_left_out() -> None:
    assert change({0: 1, 1: 5, 2: 7}, {0: 4, 2: 7, 3: 1}) == {3: 1, 0: 1}


def test_what_a_game_was_worth_outlasts_a_chunk_file() -> None:
    tally = Tally()
    tally.count("place", 0, value=WIN)
    tally.keep(4, ("place", 0))
    tally.keep(4, ("never",))
    tally.path("won", value=b"\x01\x02")

    again = unpack(tally.packed())
    assert again.values == {("place", 0): {4: WIN}}
    assert again.paths == tally.paths


def test_tables_that_are_not_compared_keep_no_games() -> None:
    plain = run_study(Study("grimwood", ("english",), (2,), games=2))

    assert plain.tallies[Setting("english", 2)].values == {}
    assert '<section id="comparison">' not in page_of(plain, "en")


@pytest.mark.parametrize("language", ["en", "de", "zh"])
def test_the_page_can_be_written_in_every_language(studied: Studied, language: str) -> None:
    page = page_of(studied, language)

    assert '<section id="comparison">' in page
    assert command_of(STUDY).endswith("--vary turn_order=free,close_last --bots heuristic --seed 3")


def test_teams_are_compared_by_their_wins() -> None:
    study = Study(
        "book_of_madness", ("I-random",), (2,), games=2, vary="hands", values=("open", "closed")
    )
    keys = [each.measure.key for each in compared(run_study(study)) if each.measure.sort == "wins"]

    assert set(keys) <= {("place", 0)}
