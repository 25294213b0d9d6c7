"""One table that plays on, in a process of its own, and notes how long each answer took.

Usage: python probe.py SERVER PORT PID; it plays until a line comes in, then prints its notes.

Other programs take the server's core away for a while; that is no pause of the server. So the
time for which its main thread was ready but not let run is noted beside each wait.
"""

import asyncio
import contextlib
import os
import sys

import msgspec
import uvloop
from contestants import PROBES
from load import Load, Table
from machine import pin_load
from speech import Speech

BEAT = 0.01
"""Seconds between two moves."""
NUMBER = 1_000_000
"""The probe's table; no other has so high a number."""


class Probe(Load):
    """A load of one table that also knows how long the server was kept from running."""

    def __init__(self, speech: Speech, pid: int) -> None:
        super().__init__(speech, NUMBER)
        self.notes: list[tuple[float, float, float]] = []
        """When a move was sent, how long it took, how long the server was kept from it."""
        self._schedule = os.open(f"/proc/{pid}/schedstat", os.O_RDONLY)
        self._kept = 0.0

    def _kept_waiting(self) -> float:
        return int(os.pread(self._schedule, 100, 0).split()[1]) / 1e9

    def _play(self, table: Table) -> None:
        self._kept = self._kept_waiting()
        super()._play(table)

    def finished(self, table: Table) -> None:
        """Note it."""
        super().finished(table)
        sent, wait = self.waits[-1]
        self.notes.append((sent, wait, self._kept_waiting() - self._kept))


async def main() -> None:
    """Play, then tell."""
    probe = Probe(PROBES[sys.argv[1]](int(sys.argv[2])), int(sys.argv[3]))
    await probe.open(1)
    probe.beat(BEAT)
    print("ready", flush=True)
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.readline)
    await probe.stop()
    print(msgspec.json.encode(probe.notes).decode(), flush=True)
    probe.cut()


if __name__ == "__main__":
    pin_load()
    with contextlib.suppress(PermissionError):
        os.nice(-20)  # it needs little, and must not be what is waited for
    uvloop.run(main())
