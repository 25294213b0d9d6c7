"""Choices of the bot of The Book of Madness at tables reached by chance."""

import random
from collections.abc import Iterator

from games.book_of_madness.study import GAME
from grimtable.bots.book_of_madness.bot import Heuristic
from grimtable.games.book_of_madness.table import Madness
from grimtable.testing.check import random_deal

BOT = Heuristic()


def choices(count: int) -> Iterator[Madness]:
    """This number of questions at tables of all kinds, reached by chance."""
    number = 0
    while count:
        chance = random.Random(number)
        number += 1
        t = random_deal(GAME, chance).table(brisk=True)
        assert isinstance(t, Madness)
        for _ in range(chance.randrange(90)):
            if t.waiting:
                t.push(t.seat, chance.choice(t.options))
        if t.waiting and len(t.options) > 1:
            count -= 1
            yield t
