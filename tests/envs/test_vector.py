"""Many tables in one call: the same games as one by one, in arrays made once."""

import numpy as np
import pytest

from grimtable.envs.rewards import rewards_of
from grimtable.envs.vector import VectorEnv
from grimtable.registry import names


def lot(env: VectorEnv, chance: np.random.Generator) -> np.ndarray:
    """A legal action for every table."""
    return np.array([chance.choice(np.flatnonzero(mask)) for mask in env.action_masks])


@pytest.mark.property
@pytest.mark.parametrize("name", names())
def test_every_table_is_seen_as_its_asked_seat_sees_it(name: str) -> None:
    env, chance = VectorEnv(name, tables=3, seats=3), np.random.default_rng(1)
    env.reset(seed=4)
    for _ in range(30):
        for place, t in enumerate(env._batch.tables):
            view = t.view(t.seat)
            assert env.seats[place] == t.seat
            assert env.observations[place].tolist() == env.episode.game.encode(view)
            assert np.flatnonzero(env.action_masks[place]).tolist() == sorted(view.options)
        env.step(lot(env, chance))


def test_games_end_with_rewards_and_give_way_to_the_next() -> None:
    env, chance = VectorEnv("grimwood", tables=4, seats=2), np.random.default_rng(2)
    env.reset(seed=1)
    ended = 0
    for _ in range(400):
        before = list(env._batch.tables)
        step = env.step(lot(env, chance))
        for place in range(4):
            if step.dones[place]:
                ended += 1
                assert env._batch.tables[place] is not before[place]
                assert step.rewards[place].tolist() == pytest.approx(
                    rewards_of(before[place], "share")
                )
            else:
                assert env._batch.tables[place] is before[place]
                assert step.rewards[place].tolist() == [0, 0]

    assert ended > 3


def test_the_same_seed_gives_the_same_games() -> None:
    def seen(seed: int) -> bytes:
        env = VectorEnv("grimwood", tables=5)
        env.reset(seed)
        env.step_by_lot(300)
        return env.observations.tobytes() + env.action_masks.tobytes() + env.seats.tobytes()

    assert seen(1) == seen(1) != seen(2)
    with pytest.raises(ValueError, match="a seed is a number"):
        VectorEnv("grimwood").reset(-1)


def test_the_arrays_stay_the_same_objects() -> None:
    env = VectorEnv("grim_farmer", tables=2)
    env.reset(seed=1)
    seen, first = env.observations, env.observations.copy()

    env.step_by_lot(3)

    assert seen is env.observations
    assert (seen != first).any()


def test_illegal_actions_change_nothing_and_are_named_by_table() -> None:
    env, chance = VectorEnv("grimwood", tables=3), np.random.default_rng(3)
    env.reset(seed=1)
    before, actions = env.observations.copy(), lot(env, chance)
    actions[1], actions[2] = -1, env.episode.moves

    with pytest.raises(ValueError, match=r"illegal actions at tables \[1, 2\]"):
        env.step(actions)
    with pytest.raises(ValueError, match="3 tables need as many actions"):
        env.step([1])

    assert (env.observations == before).all()
