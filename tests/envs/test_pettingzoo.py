"""PettingZoo's own tests, and what they do not look at: endings, seeds, illegal actions."""

import random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    seed_test,
)
from pettingzoo.utils.conversions import parallel_to_aec

from envs.deals import CYCLES, TABLES
from grimtable.envs.episode import IllegalAction
from grimtable.envs.pettingzoo import AllAtOnceEnv, TableEnv, env, parallel_env
from grimtable.kernel.errors import BadSetup

pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation "),  # it is a dictionary of arrays
    pytest.mark.filterwarnings("ignore:The old environment creation API"),  # of the library itself
]


def played(table: TableEnv, seed: int) -> list[Any]:
    """A whole game by lot: everything that was observed."""
    chance = random.Random(seed)
    table.reset(seed=seed)
    seen = []
    for agent in table.agent_iter():
        observation, reward, is_over, is_cut, info = table.last()
        assert observation is not None
        seen.append((agent, observation["observation"].tobytes(), reward, is_over, is_cut, info))
        legal = np.flatnonzero(observation["action_mask"])
        table.step(None if is_over or is_cut else int(chance.choice(legal)))
    return seen


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_turns_pass_the_librarys_tests(game: str, seats: int) -> None:
    api_test(env(game=game, seats=seats), num_cycles=CYCLES)
    seed_test(lambda: env(game=game, seats=seats), num_cycles=CYCLES // seats)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_all_at_once_passes_the_librarys_tests(game: str, seats: int) -> None:
    def make(max_cycles: int = 0) -> AllAtOnceEnv:
        return parallel_env(game=game, seats=seats, max_cycles=max_cycles)

    parallel_api_test(make(), num_cycles=CYCLES // seats)
    parallel_seed_test(make, num_cycles=CYCLES // seats)
    max_cycles_test(
        SimpleNamespace(parallel_env=make, env=lambda max_cycles: parallel_to_aec(make(max_cycles)))
    )


def test_a_game_is_played_to_its_rewards() -> None:
    seen = played(env(game="grimwood", seats=4), seed=3)
    last = seen[-4:]

    assert [agent for agent, *_ in last] == ["seat_1", "seat_2", "seat_3", "seat_4"]
    assert all(is_over and not is_cut for *_, is_over, is_cut, _ in last)
    assert sum(reward for _, _, reward, *_ in last) == pytest.approx(1)
    assert all(reward == 0 for _, _, reward, *_ in seen[:-4])
    assert all(info == {} for *_, info in seen)


def test_the_same_seed_gives_the_same_game() -> None:
    table = env(game="grim_farmer", seats=3)

    assert played(table, 7) == played(env(game="grim_farmer", seats=3), 7) == played(table, 7)
    assert played(table, 8) != played(table, 7)


def test_without_a_seed_another_game_follows() -> None:
    table = env(game="grimwood", seats=2)
    table.reset(seed=1)
    first = table.observe("seat_1")["observation"]
    table.reset()

    assert (first != table.observe("seat_1")["observation"]).any()


def test_a_game_can_be_cut_off() -> None:
    table = env(game="grimwood", seats=2, max_cycles=5)
    seen = played(table, 1)

    assert len(seen) == 5 + 2
    assert all(is_cut and not is_over for *_, is_over, is_cut, _ in seen[-2:])


def test_an_illegal_action_counts_as_no_answer() -> None:
    table, strict = env(game="grimwood"), env(game="grimwood", is_strict=True)
    for one in (table, strict):
        one.reset(seed=1)
    illegal = int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"] == 0)[0])
    answer = table.episode.game.default(table.episode.table, table.episode.table.seat)

    table.step(illegal)
    with pytest.raises(IllegalAction, match=f"{illegal} is not legal"):
        strict.step(illegal)
    strict.step(answer)

    assert table.agent_selection == strict.agent_selection
    for agent in table.agents:
        one, other = table.observe(agent), strict.observe(agent)
        assert (one["observation"] == other["observation"]).all()


def test_several_seats_answer_in_one_step() -> None:
    table = parallel_env(game="grim_farmer", seats=4, options={"first_player": "seat_1"})
    seen, _ = table.reset(seed=2)
    asked = [agent for agent in table.agents if not seen[agent]["action_mask"][table.wait]]
    assert len(asked) == 4

    draw = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in table.agents}
    seen, rewards, *_ = table.step(draw)

    assert table.episode.decisions == 4
    assert rewards == dict.fromkeys(table.agents, 0.0)


def test_who_is_not_asked_can_only_wait() -> None:
    table = parallel_env(game="grimwood", seats=3)
    seen, _ = table.reset(seed=2)
    asked = table.episode.table.seat

    for seat, agent in enumerate(table.agents):
        assert seen[agent]["action_mask"][table.wait] == (seat != asked)
        assert seen[agent]["action_mask"].sum() >= 1


def test_rewards_of_a_game_sum_to_nothing_if_asked_for() -> None:
    seen = played(env(game="grimwood", seats=3, reward="zero_sum"), seed=5)

    assert sorted(reward for _, _, reward, *_ in seen[-3:]) == pytest.approx(
        [-1 / 3, -1 / 3, 2 / 3]
    )
    with pytest.raises(BadSetup, match="won or lost together"):
        env(game="book_of_madness", reward="zero_sum")
    with pytest.raises(BadSetup, match="there are: share, zero_sum"):
        env(game="grimwood", reward="points")


def test_the_table_is_drawn_as_everybody_sees_it() -> None:
    table = env(game="grimwood", seats=2, render_mode="ansi")
    table.reset(seed=1)

    drawn = table.render()

    assert drawn is not None
    assert "hand of Alma: 3 unseen" in drawn or "3 unseen" in drawn
    assert env(game="grimwood").render() is None
