"""What the end of a game is worth: alone, shared, together, cut short."""

import pytest

from grimtable.envs.rewards import rewards_of
from grimtable.games.book_of_madness.ids import WON
from grimtable.kernel.drive import play_out
from grimtable.registry import get


def test_a_running_game_is_worth_nothing_yet() -> None:
    assert rewards_of(get("grimwood").deal(3, seed=1), "share") == [0, 0, 0]


def test_a_win_is_shared_by_who_wins_together() -> None:
    game, found = get("grimwood"), set()
    for seed in range(40):
        t = game.deal(3, seed=seed, brisk=True)
        play_out(t, seed)
        share, zero_sum = rewards_of(t, "share"), rewards_of(t, "zero_sum")
        outcome = t.outcome()
        assert outcome is not None
        assert sum(share) == pytest.approx(1)
        assert sum(zero_sum) == pytest.approx(0)
        assert [seat for seat in range(3) if share[seat]] == outcome.winners
        found.add(len(outcome.winners))

    assert found >= {1, 2}


def test_a_team_wins_or_loses_together() -> None:
    won, lost = (get("book_of_madness").deal(3, seed=1) for _ in range(2))
    won.finish(WON)
    lost.finish(WON + 1)

    assert rewards_of(won, "share") == [1, 1, 1]
    assert rewards_of(lost, "share") == [0, 0, 0]
