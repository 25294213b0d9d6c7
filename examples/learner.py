"""A small network learns Grimwood by playing against itself.

    python examples/learner.py                  # 6,000 games; quicker with compiled rules

The network sees the code of its seat and says how likely it takes each action (the policy), and
how likely it is to win (its worth). It plays both seats of many tables. After some thousand
decisions it becomes likelier to do what turned out better than it had thought: proximal policy
optimisation (Schulman et al., 2017), in NumPy alone.
"""

from typing import NamedTuple

import gymnasium
import numpy as np

import grimtable.envs.gymnasium  # noqa: F401  # registers the games
from grimtable.envs.vector import VectorEnv

SEATS = 2
TABLES = 64
HIDDEN = 96
RATE = 1e-3
CLIP = 0.2
"""How far a decision may become likelier in one lesson."""
CURIOSITY = 0.01
MEMORY = 0.97
"""How much a decision is credited with what happens after it, rather than with the next worth."""
PASSES = 2
LESSON = 16_000
"""Decisions between two lessons."""


class Decision(NamedTuple):
    """What a seat saw and did, how likely that was, and what it thought the position was worth."""

    seen: np.ndarray
    mask: np.ndarray
    action: np.int64
    likely: np.float32
    worth: np.float32


class Network:
    """One hidden layer, from what is seen to the actions and to a worth; trained by Adam."""

    def __init__(self, seed: int) -> None:
        env = VectorEnv("grimwood", 1, SEATS)
        chance = np.random.default_rng(seed)
        self.columns = np.flatnonzero(varies(seed))
        inner, moves = (len(self.columns), HIDDEN), env.episode.moves
        self.weights = {
            "in": chance.normal(0, 1 / np.sqrt(inner[0]), inner),
            "shift": np.zeros(HIDDEN),
            "out": chance.normal(0, 0.01, (HIDDEN, moves)),
            "lean": np.zeros(moves),
            "worth": np.zeros(HIDDEN),
        }
        self.weights = {name: each.astype(np.float32) for name, each in self.weights.items()}
        self.mean = {name: np.zeros_like(each) for name, each in self.weights.items()}
        self.square = {name: np.zeros_like(each) for name, each in self.weights.items()}
        self.steps = 0

    def look(self, observations: np.ndarray) -> np.ndarray:
        """What it sees: the columns that are not always the same, large numbers made small."""
        return np.log1p(observations[:, self.columns], dtype=np.float32)

    def think(self, seen: np.ndarray, masks: np.ndarray) -> tuple[np.ndarray, ...]:
        """The hidden layer, how likely each action is, and what the position is worth."""
        hidden = np.maximum(seen @ self.weights["in"] + self.weights["shift"], 0)
        scores = np.where(masks, hidden @ self.weights["out"] + self.weights["lean"], -np.inf)
        powers = np.exp(scores - scores.max(axis=1, keepdims=True))
        likely = powers / powers.sum(axis=1, keepdims=True)
        return hidden, likely, hidden @ self.weights["worth"]

    def learn(self, lesson: list[tuple[Decision, float]], chance: np.random.Generator) -> None:
        """Some passes over a lesson; decisions come with what they were worth after all."""
        decisions = [decision for decision, _ in lesson]
        columns = [np.array(column) for column in zip(*decisions, strict=True)]
        ends = np.array([worth for _, worth in lesson], np.float32)
        gains = ends - columns[-1]
        columns[-1] = (gains - gains.mean()) / (gains.std() + 1e-6)
        parts = max(1, len(lesson) // 2000)
        for part in [*np.array_split(chance.permutation(len(lesson)), parts)] * PASSES:
            self._step(*(column[part] for column in columns), ends[part])

    def _step(self, *lesson: np.ndarray) -> None:
        seen, masks, actions, before, gains, ends = lesson
        hidden, likely, worth = self.think(seen, masks)
        rows = np.arange(len(actions))
        ratio = likely[rows, actions] / before
        is_open = np.where(gains > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        slope = likely.copy()
        slope[rows, actions] -= 1
        slope *= (gains * ratio * is_open)[:, None]
        logs = np.log(likely + 1e-9)
        slope += CURIOSITY * likely * (logs - (likely * logs).sum(axis=1, keepdims=True))
        slope /= len(actions)
        error = (worth - ends) / len(actions)
        back = slope @ self.weights["out"].T + np.outer(error, self.weights["worth"])
        back[hidden <= 0] = 0
        self._descend({
            "in": seen.T @ back, "shift": back.sum(axis=0), "out": hidden.T @ slope,
            "lean": slope.sum(axis=0), "worth": hidden.T @ error,
        })  # fmt: skip

    def _descend(self, slopes: dict[str, np.ndarray]) -> None:
        self.steps += 1
        for name, slope in slopes.items():
            self.mean[name] += 0.1 * (slope - self.mean[name])
            self.square[name] += 0.001 * (slope**2 - self.square[name])
            mean = self.mean[name] / (1 - 0.9**self.steps)
            spread = np.sqrt(self.square[name] / (1 - 0.999**self.steps))
            self.weights[name] -= RATE * mean / (spread + 1e-8)


def varies(seed: int) -> np.ndarray:
    """Per number of the code: does it change at all in games of this size?"""
    env = VectorEnv("grimwood", TABLES, SEATS)
    env.reset(seed)
    first, found = env.observations[0].copy(), np.zeros(env.episode.length, np.bool_)
    for _ in range(300):
        env.step_by_lot(1)
        found |= (env.observations != first).any(axis=0)
    return found


def draw(likely: np.ndarray, masks: np.ndarray, chance: np.random.Generator) -> np.ndarray:
    """An action for each row, as likely as it says."""
    drawn = chance.random((len(likely), 1)) * likely.sum(axis=1, keepdims=True)
    actions = np.minimum((likely.cumsum(axis=1) <= drawn).sum(axis=1), likely.shape[1] - 1)
    is_legal = masks[np.arange(len(actions)), actions]
    return np.where(is_legal, actions, likely.argmax(axis=1))


def credited(course: list[Decision], reward: float) -> list[tuple[Decision, float]]:
    """Every decision of a seat in one game, with what it was worth after all."""
    found, gain, later = [], 0.0, float(reward)
    for decision in reversed(course):
        worth = float(decision.worth)
        gain, later = later - worth + MEMORY * gain, worth
        found.append((decision, worth + gain))
    return found


def train(network: Network, games: int, seed: int) -> None:
    """Play this number of games against itself, and learn from them."""
    env, chance = VectorEnv("grimwood", TABLES, SEATS), np.random.default_rng(seed)
    env.reset(seed)
    courses: list[list[list[Decision]]] = [[[] for _ in range(SEATS)] for _ in range(TABLES)]
    lesson: list[tuple[Decision, float]] = []
    played = 0
    while played < games:
        seen, masks, seats = network.look(env.observations), env.action_masks == 1, env.seats.copy()
        _, likely, worth = network.think(seen, masks)
        actions = draw(likely, masks, chance)
        for at, action in enumerate(actions):
            done = Decision(seen[at], masks[at], action, likely[at, action], worth[at])
            courses[at][seats[at]].append(done)
        rewards, dones = env.step(actions)
        for at in np.flatnonzero(dones):
            played += 1
            for seat in range(SEATS):
                lesson += credited(courses[at][seat], rewards[at, seat])
                courses[at][seat] = []
        if len(lesson) > LESSON or (played >= games and lesson):
            network.learn(lesson, chance)
            lesson = []


def share(network: Network, bot: str, games: int, seed: int) -> float:
    """Its share of the wins against a bot, half of the games in either seat."""
    chance, won = np.random.default_rng(seed), 0.0
    for number in range(games):
        table = gymnasium.make("grimtable/Grimwood-v2", seats=SEATS, bots=bot, seat=number % SEATS)
        observed, _ = table.reset(seed=seed + number // SEATS)
        is_over, reward = False, 0.0
        while not is_over:
            masks = observed["action_mask"][None] == 1
            _, likely, _ = network.think(network.look(observed["observation"][None]), masks)
            action = int(draw(likely, masks, chance)[0])
            observed, reward, is_over, _, _ = table.step(action)
        won += float(reward)
    return won / games


def main(games: int = 6_000, rounds: int = 3) -> None:
    """Train, and measure on games it has not seen."""
    network = Network(seed=1)
    for turn in range(rounds):
        train(network, games // rounds, seed=turn)
        played, bots = (turn + 1) * games // rounds, ("random", "greedy")
        shares = [f"{share(network, bot, 100, seed=5000):.0%} against {bot}" for bot in bots]
        print(f"after {played:6,} games: wins {', '.join(shares)}", flush=True)
    print(f"at the end: {share(network, 'greedy', 400, seed=9000):.0%} of 400 against greedy")


if __name__ == "__main__":
    main()
