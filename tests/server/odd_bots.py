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

from grimtable.bots.bot import Bot
from grimtable.bots.registry import get_bot
from grimtable.kernel.table import BareView, Table
from grimtable.kernel.terms import ToldEvent
from grimtable.look.conversion import view_of
from grimtable.look.game import Game

MAKER = f"{__name__}:odd_bot"
TICKETS = itertools.count()


class Heard:
    """A memory that keeps everything."""

    def __init__(self) -> None:
        self.events: list[ToldEvent] = []

    def hear(self, event: ToldEvent) -> None:
        self.events.append(event)


class Odd(Bot):
    """Does what its name says."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._what, _, self._detail = name.partition(":")
        self._asked = 0
        self._heard = Heard()

    def begin(self, game: Game, seat: int, seats: int) -> Heard:
        self._game = game
        return self._heard

    def move(self, view: BareView, memory: Heard | None) -> list[int]:
        self._asked += 1
        return ODD[self._what](self, view)

    def sleepy(self, view: BareView) -> list[int]:
        time.sleep(600)
        return [0]

    def spinning(self, view: BareView) -> list[int]:
        while True:
            pass

    def deaf(self, view: BareView) -> list[int]:
        """Hears no alarm and no request to end."""
        for number in (signal.SIGALRM, signal.SIGTERM, signal.SIGINT):
            signal.signal(number, signal.SIG_IGN)
        return self.sleepy(view)

    def raising(self, view: BareView) -> list[int]:
        raise LookupError("first line\nsecond line " + "x" * 1000)

    def fragile(self, view: BareView) -> list[int]:
        """Breaks at the second question."""
        if self._asked == 2:
            raise LookupError("broken")
        return [self._asked]

    def dying(self, view: BareView) -> list[int]:
        os.kill(os.getpid(), signal.SIGKILL)
        return [0]

    def leaving(self, view: BareView) -> list[int]:
        sys.exit("had enough")

    def silent(self, view: BareView) -> list[int]:
        return []

    def babbling(self, view: BareView) -> list[int]:
        moves: list[int] = msgspec.convert(["owl"], list)
        return moves

    def talking(self, view: BareView) -> list[int]:
        """Speaks and listens where programs do."""
        print("hm, let me see", flush=True)
        return [len(sys.stdin.read())]

    def counting(self, view: BareView) -> list[int]:
        """How often was this very bot asked, and how long is the story now?"""
        return [self._asked, len(self._heard.events)]

    def ticket(self, view: BareView) -> list[int]:
        """In which turn was this process asked?"""
        return [next(TICKETS)]

    def process(self, view: BareView) -> list[int]:
        return [os.getpid()]

    def modules(self, view: BareView) -> list[int]:
        """So much has been imported."""
        return [len(sys.modules)]

    def mirror(self, view: BareView) -> list[int]:
        shown = (view_of(self._game, view), self._heard.events)
        return [zlib.crc32(msgspec.json.encode(shown))]

    def meeting(self, view: BareView) -> list[int]:
        """Answers when this number of its kind are thinking at the same time."""
        folder, count = self._detail.split(",")
        (Path(folder) / str(os.getpid())).touch()
        while len(os.listdir(folder)) < int(count):
            time.sleep(0.001)
        return [os.getpid()]

    def nosy(self, view: BareView) -> list[int]:
        """Tables in memory, passwords in the environment, open files that are not a line."""
        tables = sum(issubclass(type(thing), Table) for thing in gc.get_objects())
        passwords = sum("password" in value for value in os.environ.values())
        files = [Path(f"/proc/self/fd/{number}") for number in range(3, 256)]
        opened = [str(file.readlink()) for file in files if file.is_symlink()]
        return [tables, passwords, sum(not name.startswith("socket:") for name in opened)]


ODD: dict[str, Callable[[Odd, BareView], list[int]]] = {
    name: what for name, what in vars(Odd).items() if not name.startswith("_") and callable(what)
}


def odd_bot(game: str, name: str, seed: int) -> Bot:
    """One of these, or one of the usual ones."""
    return Odd(name) if name.partition(":")[0] in ODD else get_bot(game, name, seed)
