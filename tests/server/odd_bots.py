"""Bots that no table should suffer from, and some that tell what it is like where they think."""

import gc
import itertools
import os
import signal
import sys
import time
import zlib
from collections.abc import Callable
from pathlib import Path

import msgspec

from grimtable.bots.bot import Bot, get_bot
from grimtable.kernel.table import Table
from grimtable.look.look import Look

MAKER = f"{__name__}:odd_bot"
TICKETS = itertools.count()


class Odd:
    """Does what its name says."""

    def __init__(self, name: str) -> None:
        self._what, _, self._detail = name.partition(":")
        self._asked = 0

    def choose(self, look: Look, budget: float) -> list[int]:
        self._asked += 1
        return ODD[self._what](self, look)

    def sleepy(self, look: Look) -> list[int]:
        time.sleep(600)
        return [0]

    def spinning(self, look: Look) -> list[int]:
        while True:
            pass

    def deaf(self, look: Look) -> list[int]:
        """Hears no alarm and no request to end."""
        for number in (signal.SIGALRM, signal.SIGTERM, signal.SIGINT):
            signal.signal(number, signal.SIG_IGN)
        return self.sleepy(look)

    def raising(self, look: Look) -> list[int]:
        raise LookupError("first line\nsecond line " + "x" * 1000)

    def fragile(self, look: Look) -> list[int]:
        """Breaks at the second question."""
        if self._asked == 2:
            raise LookupError("broken")
        return [self._asked]

    def dying(self, look: Look) -> list[int]:
        os.kill(os.getpid(), signal.SIGKILL)
        return [0]

    def leaving(self, look: Look) -> list[int]:
        sys.exit("had enough")

    def silent(self, look: Look) -> list[int]:
        return []

    def babbling(self, look: Look) -> list[int]:
        moves: list[int] = msgspec.convert(["owl"], list)
        return moves

    def talking(self, look: Look) -> list[int]:
        """Speaks and listens where programs do."""
        print("hm, let me see", flush=True)
        return [len(sys.stdin.read())]

    def counting(self, look: Look) -> list[int]:
        """How often was this very bot asked, and how long is the story now?"""
        return [self._asked, len(look.story)]

    def ticket(self, look: Look) -> list[int]:
        """In which turn was this process asked?"""
        return [next(TICKETS)]

    def process(self, look: Look) -> list[int]:
        return [os.getpid()]

    def modules(self, look: Look) -> list[int]:
        """So much has been imported."""
        return [len(sys.modules)]

    def mirror(self, look: Look) -> list[int]:
        return [zlib.crc32(msgspec.json.encode(look))]

    def meeting(self, look: Look) -> list[int]:
        """Answers when so many of its kind are thinking at the same time."""
        folder, count = self._detail.split(",")
        (Path(folder) / str(os.getpid())).touch()
        while len(os.listdir(folder)) < int(count):
            time.sleep(0.001)
        return [os.getpid()]

    def nosy(self, look: Look) -> list[int]:
        """Tables in memory, passwords in the environment, open files that are not a line."""
        tables = sum(isinstance(thing, Table) for thing in gc.get_objects())
        passwords = sum("password" in value for value in os.environ.values())
        files = [Path(f"/proc/self/fd/{number}") for number in range(3, 256)]
        opened = [str(file.readlink()) for file in files if file.is_symlink()]
        return [tables, passwords, sum(not name.startswith("socket:") for name in opened)]


ODD: dict[str, Callable[[Odd, Look], list[int]]] = {
    name: what for name, what in vars(Odd).items() if not name.startswith("_")
}


def odd_bot(name: str, seed: int) -> Bot:
    """One of these, or one of the usual ones."""
    return Odd(name) if name.partition(":")[0] in ODD else get_bot(name, seed)
