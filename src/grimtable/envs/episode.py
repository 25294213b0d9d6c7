"""One game of an environment: dealt from a seed, answered by actions, seen as arrays."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces

from grimtable.envs.rewards import check_reward, rewards_of
from grimtable.kernel.codes import write_mask
from grimtable.kernel.table import Table
from grimtable.look.game import Game
from grimtable.registry import get

Observation = dict[str, Any]
"""`observation`: the code of the seat; `action_mask`: 1 at what it may answer now."""


class IllegalAction(ValueError):
    """An action that is not among the legal ones, where that is not forgiven."""


class Episode:
    """A game at a table, and how its seats are shown it."""

    def __init__(
        self,
        game: str,
        seats: int,
        options: Mapping[str, str] | str,
        *,
        reward: str = "share",
        is_strict: bool = False,
        brisk: bool = True,
        cards: str = "",
    ) -> None:
        self.game: Game = get(game, cards)
        self.seats = seats
        self.values = self.game.setup(seats, options or {})
        self.reward = check_reward(self.game, reward)
        self.is_strict = is_strict
        self.brisk = brisk
        self.length = self.game.layout().length
        self.moves = len(self.game.vocabulary)
        self.table: Table
        self.decisions = 0

    def observation_space(self, moves: int) -> spaces.Dict:
        """The arrays of an observation."""
        return spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (self.length,), np.uint8),
                "action_mask": spaces.Box(0, 1, (moves,), np.int8),
            }
        )

    def deal(self, seed: int, *, listen: bool = False) -> Table:
        """A new game; the seed settles everything."""
        while True:  # a game may be over before anybody is asked
            t = self.game.empty(self.seats, self.values)
            t.prepare(seed, None, self.brisk, listen)
            self.game.lay_out(t)
            if t.waiting:
                break
            seed += 1
        self.table = t
        self.decisions = 0
        return t

    def is_asked(self, seat: int) -> bool:
        """May this seat answer now?"""
        return bool(self.table.waiting >> seat & 1)

    def observe(self, seat: int, moves: int) -> Observation:
        """What a seat may know, and what it may answer, in arrays of its own."""
        code, mask = bytearray(self.length), bytearray(moves)
        self.game.write_code(self.table, seat, code, 0)
        write_mask(self.table.options_of(seat), mask, 0, moves)
        return {
            "observation": np.frombuffer(code, np.uint8),
            "action_mask": np.frombuffer(mask, np.int8),
        }

    def act(self, seat: int, action: int) -> None:
        """A seat answers. What is not legal counts as no answer: the clock's is played."""
        t = self.table
        if action not in t.options_of(seat):
            if self.is_strict:
                raise IllegalAction(f"{action} is not legal for seat {seat + 1} now")
            action = self.game.default(t, seat)
        t.push(seat, action)
        self.decisions += 1

    def rewards(self) -> list[float]:
        """Every seat's reward at the end of the game; 0 before."""
        return rewards_of(self.table, self.reward)
