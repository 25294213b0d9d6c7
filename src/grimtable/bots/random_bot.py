"""A player without a plan."""

import random

from grimtable.look.look import Look


class RandomBot:
    """Any option is as good as the other."""

    def __init__(self, seed: int) -> None:
        self._dice = random.Random(seed)

    def choose(self, look: Look, budget: float) -> list[int]:
        """One of the options, uniformly."""
        assert look.decision is not None, "nothing to choose"
        return [self._dice.choice(look.decision.options).move]
