"""Many tables of bots over real sockets for a long time: does the server stay as it was?

Usage: python scripts/soak.py [--tables 200] [--minutes 10] [--pace 1.0]

It starts a server of its own on this machine, plays, and looks at it every few seconds. It ends
with status 1 if memory or tasks grow beyond what is open, or if anything is in the log.
"""

import argparse
import asyncio
import json
import random
import re
import secrets
import signal
import sys
import tempfile
import time
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import httpx
from websockets.asyncio.client import ClientConnection, connect

GAMES = ("grimwood", "grim_farmer", "grimm_tidings", "book_of_madness")
SEATS = 2
TOKEN = "soak"
"""For the numbers of the server."""
SHORT = {"grimm_tidings": {"turn_cap": "10"}, "book_of_madness": {"auto_pay": "on"}}
"""Options that keep games short: what lasts is what a running game needs."""
FINISHED = 0.4
"""MiB that a finished table may keep in memory until it is put away."""
ALONE = httpx.Limits(max_keepalive_connections=0)
"""A connection for each request: the server may close an idle one just when it is used again."""
SLACK = 1.15
"""Up to this multiple of the memory after the first third, it has not grown."""


class Sample:
    """The server at one moment."""

    def __init__(self, page: str, pid: int) -> None:
        self.tasks, self.rooms, self.sockets = (
            float(found.group(1)) if (found := re.search(rf"^grimtable_{key} (\S+)", page, re.M))
            else 0.0
            for key in ("tasks", "rooms", "sockets")
        )  # fmt: skip
        self.steps = sum(map(float, re.findall(r"^grimtable_steps_total\S* (\S+)", page, re.M)))
        status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
        found = re.search(r"VmRSS:\s+(\d+)", status)
        self.memory = int(found.group(1)) / 1024 if found else 0.0

    def __str__(self) -> str:
        return (
            f"{self.memory:7.1f} MiB {self.tasks:6.0f} tasks {self.rooms:6.0f} rooms"
            f" {self.sockets:6.0f} sockets {self.steps:8.0f} steps"
        )


class Soak:
    """A server in a process of its own, and everybody who plays there."""

    def __init__(self, tables: int, pace: float, folder: Path) -> None:
        self.tables = tables
        self.pace = pace
        self.folder = folder
        self.answers = 0
        self.finished = 0
        self.samples: list[Sample] = []
        self._chance = random.Random(31)

    async def run(self, is_over: Callable[["Soak"], bool], every: float) -> None:
        """Until it is over, look at the server at this interval in seconds."""
        await self._start()
        try:
            async with asyncio.TaskGroup() as group:
                playing = [
                    group.create_task(self._pair(GAMES[number % len(GAMES)]))
                    for number in range(self.tables)
                ]
                while not is_over(self):
                    await asyncio.sleep(every)
                    await self._look()
                for each in playing:
                    each.cancel()
            await self._look_back()
        finally:
            self._process.send_signal(signal.SIGINT)
            await self._process.wait()

    async def _start(self) -> None:
        db = f"sqlite://{self.folder / 'tables.db'}"
        options = ["--port", "0", "--pace", str(self.pace), "--no-limits", "--db", db]
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "grimtable", "serve", *options, "--metrics-token", TOKEN,
            stdout=asyncio.subprocess.PIPE, stderr=(self.folder / "log").open("wb"),
        )  # fmt: skip
        assert self._process.stdout is not None
        found = re.search(r"http://[\w.:]+", (await self._process.stdout.readline()).decode())
        assert found is not None, (self.folder / "log").read_text(encoding="utf-8")
        self.origin = found.group()

    async def _look(self) -> None:
        async with httpx.AsyncClient(timeout=60.0, verify=False) as http:
            headers = {"authorization": f"Bearer {TOKEN}"}
            page = (await http.get(f"{self.origin}/metrics", headers=headers)).text
        self.samples.append(Sample(page, self._process.pid))
        print(f"{time.strftime('%H:%M:%S')} {self.samples[-1]}", flush=True)

    async def _look_back(self) -> None:
        """All have gone: the last look is taken when the server has noticed and is at rest."""
        for _ in range(PATIENCE):
            await self._look()
            first, last = self.samples[0], self.samples[-1]
            if not last.sockets and last.tasks <= first.tasks:
                return
            await asyncio.sleep(1.0)

    # The people

    async def _pair(self, game: str) -> None:
        """One game after the other, each at a table of its own."""
        while True:
            people = [self._browser() for _ in range(SEATS)]
            try:
                await self._game(people, game)
                self.finished += 1
            finally:
                for person in people:
                    await person.aclose()

    def _browser(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(
            base_url=f"{self.origin}/api/",
            headers={"origin": self.origin},
            timeout=120.0,
            verify=False,
            limits=ALONE,
        )

    async def _game(self, people: list[httpx.AsyncClient], game: str) -> None:
        host, *guests = people
        form = {"game": game, "seats": SEATS, "options": SHORT.get(game, {})}
        opened = await host.post("tables", json=form)
        table = opened.raise_for_status().json()["table"]["id"]
        for guest in guests:
            (await guest.post(f"tables/{table}/join", json={})).raise_for_status()
        async with asyncio.TaskGroup() as group:
            for person in people:
                group.create_task(self._sit(person, table))
            (await host.post(f"tables/{table}/start")).raise_for_status()

    async def _sit(self, person: httpx.AsyncClient, table: str) -> None:
        headers = {"origin": self.origin, "cookie": f"grimtable={person.cookies['grimtable']}"}
        address = f"{self.origin.replace('http', 'ws')}/api/tables/{table}/socket"
        async with connect(address, additional_headers=headers, proxy=None) as line:
            await self._play(line)

    async def _play(self, line: ClientConnection) -> None:
        """Any option, until there is a result."""
        nonces: dict[str, bytes] = {}
        async for frame in line:
            message = json.loads(frame)
            if message.get("wanted"):
                nonce = nonces.setdefault(message["commit"], secrets.token_bytes(16))
            if message.get("wanted") == "commit":
                await line.send(say("commit", commit=sha256(nonce).hexdigest()))
            elif message.get("wanted") == "reveal":
                await line.send(say("reveal", nonce=nonce.hex()))
            elif message["type"] == "decision" and message.get("decision"):
                question = message["decision"]
                move = self._chance.choice(question["options"])["move"]
                id = secrets.token_hex(8)
                await line.send(say("answer", decision=question["id"], id=id, moves=[move]))
            elif message["type"] == "accepted":
                self.answers += 1
            elif message["type"] == "view" and message.get("result"):
                return

    # What came of it

    def faults(self) -> list[str]:
        """Everything that must not be."""
        early, late = self.samples[len(self.samples) // 3], self.samples[-1]
        rooms = max(0.0, late.rooms - early.rooms)
        found = []
        if late.memory > early.memory * SLACK + rooms * FINISHED:
            found.append(f"memory grew from {early.memory:.1f} to {late.memory:.1f} MiB")
        if late.tasks > early.tasks + self.tables:  # an open socket needs none
            found.append(f"tasks grew from {early.tasks:.0f} to {late.tasks:.0f}")
        if late.sockets:
            found.append(f"{late.sockets:.0f} sockets are open although everybody has gone")
        if late.steps < self.answers:
            found.append(f"{self.answers} answers were accepted, {late.steps:.0f} steps counted")
        lines = (self.folder / "log").read_text(encoding="utf-8").splitlines()
        found += [line for line in lines if json.loads(line)["level"] not in ("info", "debug")]
        return found


PATIENCE = 10
"""Seconds in which the server notices that everybody has gone."""


def say(kind: str, **fields: object) -> str:
    """One message to a table."""
    return json.dumps({"type": kind, **fields})


def main() -> int:
    """From the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--pace", type=float, default=1.0)
    asked = parser.parse_args()
    end = time.monotonic() + asked.minutes * 60
    with tempfile.TemporaryDirectory() as folder:
        soak = Soak(asked.tables, asked.pace, Path(folder))
        asyncio.run(soak.run(lambda _: time.monotonic() > end, every=10.0))
        faults = soak.faults()
    print(f"{soak.answers} answers, {soak.finished} games finished")
    for fault in faults[:20]:
        print(f"FAULT {fault}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
