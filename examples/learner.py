"""A small learner: one preference for each move of Grimwood, trained until it beats random play.

    python examples/learner.py

It is the policy gradient in its plainest form. The learner has the first seat of many tables, the
others answer at random. After each game the moves it made become a little more likely if it won,
a little less if it lost.
"""

import numpy as np

from grimtable.envs.vector import VectorEnv

TABLES = 32
LEARNER = 0
"""Its seat."""
RATE = 0.03


def choose(
    preferences: np.ndarray, env: VectorEnv, chance: np.random.Generator
) -> tuple[np.ndarray, np.ndarray]:
    """An action for every table, and how likely the learner was to take each."""
    logits = np.where((env.seats == LEARNER)[:, None], preferences, 0.0)
    weights = np.exp(logits - logits.max()) * env.action_masks
    likely = weights / weights.sum(axis=1, keepdims=True)
    drawn = chance.random((env.tables, 1))
    actions = np.minimum((likely.cumsum(axis=1) < drawn).sum(axis=1), likely.shape[1] - 1)
    legal = env.action_masks[np.arange(env.tables), actions] == 1
    return np.where(legal, actions, likely.argmax(axis=1)), likely


def play(
    preferences: np.ndarray, games: int, seed: int, seats: int = 2, rate: float = 0.0
) -> tuple[np.ndarray, float]:
    """At least this number of games: the preferences after them, the learner's share of wins."""
    env, chance = VectorEnv("grimwood", TABLES, seats), np.random.default_rng(seed)
    env.reset(seed)
    preferences = preferences.copy()
    slopes = np.zeros((TABLES, len(preferences)))
    won = done = 0.0
    while done < games:
        actions, likely = choose(preferences, env, chance)
        mine = env.seats == LEARNER
        slopes[mine] -= likely[mine]
        slopes[np.flatnonzero(mine), actions[mine]] += 1
        rewards, dones = env.step(actions)
        for table in np.flatnonzero(dones):
            reward = rewards[table, LEARNER]
            preferences += rate * (reward - 1 / seats) * slopes[table]
            slopes[table] = 0
            won += reward
            done += 1
    return preferences, won / done


def main() -> None:
    """Train, then measure on games it has not seen."""
    preferences = np.zeros(VectorEnv("grimwood", 1).episode.moves)
    for turn in range(5):
        _, share = play(preferences, 200, seed=1000 + turn)
        print(f"after {turn * 300:4} games: wins {share:.0%} against random play")
        preferences, _ = play(preferences, 300, seed=turn, rate=RATE)
    _, share = play(preferences, 1000, seed=2000)
    print(f"at the end: {share:.0%} of 1,000 games")


if __name__ == "__main__":
    main()
