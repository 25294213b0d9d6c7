"""Several server processes on one port, with PostgreSQL. A process that dies is replaced."""

import logging
import multiprocessing
import signal
import socket
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from threading import Thread
from types import FrameType

from uvicorn.config import STARTUP_FAILURE

from grimtable.server.log_lines import set_up_logging
from grimtable.server.run.server import Server, server
from grimtable.server.settings import Settings

log = logging.getLogger("grimtable.server")

SPAWN = multiprocessing.get_context("spawn")
CHECK_INTERVAL = 3.0
"""Seconds between two checks for a signal."""


def work(settings: Settings, listening: socket.socket) -> None:
    """Run one server process. It ends with its parent."""
    set_up_logging()
    serving = server(settings)
    Thread(target=_end_with_parent, args=(serving,), daemon=True).start()
    try:
        serving.run([listening])
    except Exception:
        if serving.started:
            raise
        log.exception("the storage cannot be opened")
        raise SystemExit(STARTUP_FAILURE) from None


def _end_with_parent(serving: Server) -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    serving.should_exit = True


class Workers:
    """Starts the processes and replaces those that die."""

    def __init__(self, settings: Settings, listening: socket.socket, count: int) -> None:
        self._settings = settings
        self._listening = listening
        self._count = count
        self._processes: list[SpawnProcess] = []
        self._is_ending = False

    def run(self) -> None:
        """Run until a signal comes."""
        for sign in (signal.SIGINT, signal.SIGTERM):
            signal.signal(sign, self._end)
        self._processes = [self._start() for _ in range(self._count)]
        while not self._is_ending:
            wait([process.sentinel for process in self._processes], CHECK_INTERVAL)
            self._replace()
        for process in self._processes:
            process.join()

    def _start(self) -> SpawnProcess:
        process = SPAWN.Process(target=work, args=(self._settings, self._listening))
        process.start()
        return process

    def _replace(self) -> None:
        dead = [process for process in self._processes if not process.is_alive()]
        if any(process.exitcode == STARTUP_FAILURE for process in dead):
            log.error("a process could not start: shutting down")
            self._end(signal.SIGTERM, None)
        elif dead and not self._is_ending:
            log.error("a process has died and is being replaced", extra={"count": len(dead)})
            living = [process for process in self._processes if process.is_alive()]
            self._processes = living + [self._start() for _ in dead]

    def _end(self, sig: int, frame: FrameType | None) -> None:
        self._is_ending = True
        for process in self._processes:
            process.terminate()
