"""A player without a plan."""

from collections.abc import Sequence
from typing import Any

from grimtable.bots.bot import Bot
from grimtable.kernel.table import BareView


class RandomBot(Bot):
    """Chooses among its options, each as likely as the others."""

    rank = 0

    def move(self, view: BareView, memory: Any) -> int:
        return self.pick(view.options)

    def pick(self, options: Sequence[int]) -> int:
        """One of these, without looking at anything else."""
        return int(self.dice.choice(options))
