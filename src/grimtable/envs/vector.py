"""Many tables at once: one call steps them all, and everything lies in arrays made once."""

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from grimtable.envs.episode import Episode
from grimtable.envs.rewards import rewards_of
from grimtable.kernel.batch import Batch


class Step(NamedTuple):
    """What a step has brought, table by table."""

    rewards: npt.NDArray[np.float32]
    """Per table and seat: the rewards of a game that has just ended, else 0."""
    dones: npt.NDArray[np.bool_]
    """Per table: has a game just ended? What is observed then belongs to the next one."""


class VectorEnv:
    """Tables of one game, stepped together. Its arrays change in place with every step."""

    def __init__(
        self,
        game: str,
        tables: int = 64,
        seats: int = 3,
        options: Mapping[str, str] | str = "",
        *,
        reward: str = "share",
        cards: str = "",
    ) -> None:
        self.episode = Episode(game, seats, options, reward=reward, cards=cards)
        self.tables = tables
        length, moves = self.episode.length, self.episode.moves
        self._batch = Batch(self.episode.deal, self.episode.game.write_code, tables, length, moves)
        self.observations = np.frombuffer(self._batch.codes, np.uint8).reshape(tables, length)
        """What the seat that is asked may know."""
        self.action_masks = np.frombuffer(self._batch.masks, np.int8).reshape(tables, moves)
        """What it may answer."""
        self.seats = np.frombuffer(self._batch.seats, np.uint8)
        """The seat that is asked."""

    def reset(self, seed: int = 0) -> None:
        """A new game at every table; the same seed gives the same games from here on."""
        if not 0 <= seed < 2**31:
            raise ValueError("a seed is a number from 0 to 2,147,483,647")
        self._batch.begin(seed, self.tables)

    def step(self, actions: npt.ArrayLike) -> Step:
        """Each table gets its action, one of those that its mask allows."""
        chosen = np.asarray(actions, np.int64)
        if chosen.shape != (self.tables,):
            raise ValueError(f"{self.tables} tables need as many actions")
        wrong = np.flatnonzero(~self.legal(chosen))
        if wrong.size:
            raise ValueError(f"illegal actions at tables {wrong.tolist()}")
        self._batch.step(chosen.tolist())
        return self._ended()

    def legal(self, actions: npt.NDArray[np.int64]) -> npt.NDArray[np.bool_]:
        """Per table: does its mask allow its action?"""
        inside = (actions >= 0) & (actions < self.episode.moves)
        allowed = self.action_masks[np.arange(self.tables), np.where(inside, actions, 0)]
        legal: npt.NDArray[np.bool_] = inside & (allowed == 1)
        return legal

    def step_by_lot(self, times: int) -> None:
        """Random answers at every table this number of times, observed like any others."""
        self._batch.step_by_lot(times)

    def _ended(self) -> Step:
        rewards = np.zeros((self.tables, self.episode.seats), np.float32)
        dones = np.zeros(self.tables, np.bool_)
        for place, t in self._batch.ended:
            dones[place] = True
            rewards[place] = rewards_of(t, self.episode.reward)
        return Step(rewards, dones)
