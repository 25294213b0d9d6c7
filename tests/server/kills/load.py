"""Tables under load: pairs of people who play one game after the other."""

import asyncio
from collections import Counter

from grimtable.sessions.session import Entry
from server.kills.people import Person
from server.kills.process import Process

GAMES: list[dict[str, object]] = [
    {"game": "grimwood", "seats": 2},
    {"game": "grim_farmer", "seats": 3, "bots": ["random"], "options": {"max_turns": "10"}},
    {"game": "grimwood", "seats": 3, "bots": ["random"]},
    {"game": "grim_farmer", "seats": 2, "options": {"max_turns": "10"}},
]


class Load:
    """One pair for each kind of table; they stop when they are told to."""

    def __init__(self, server: Process, games: list[dict[str, object]] = GAMES) -> None:
        self.server = server
        self.games = games
        self.people: list[Person] = []
        self.finished: list[str] = []
        """Tables that were played to their end."""
        self.is_over = False
        self.sitting_down = asyncio.Lock()
        """Held while somebody opens or joins a table: those requests are not repeated."""
        self._pairs: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        for number, form in enumerate(self.games):
            pair = [Person(self.server, f"{number}{half}", number) for half in "ab"]
            self.people += pair
            await self._open(pair, form)
            self._pairs.append(asyncio.create_task(self._go_on(pair, form)))

    async def _open(self, pair: list[Person], form: dict[str, object]) -> None:
        host, guest = pair
        async with self.sitting_down:
            opened = await host.post("tables", name=host.name, **form)
            table = opened["table"]["id"]
            joined = await guest.post(f"tables/{table}/join", name=guest.name)
            host.sit(opened)
            guest.sit(joined)
            await host.post(f"tables/{table}/start")

    async def _go_on(self, pair: list[Person], form: dict[str, object]) -> None:
        while True:
            async with asyncio.TaskGroup() as both:
                for person in pair:
                    both.create_task(person.play())
            self.finished.append(pair[0].table)
            if self.is_over:
                return
            await self._open(pair, form)

    @property
    def accepted(self) -> int:
        """Answers that were acknowledged."""
        return sum(len(person.accepted) for person in self.people)

    def refused(self, code: str) -> int:
        """Answers that were refused like this."""
        codes = [refusal["code"] for person in self.people for refusal in person.refusals]
        return codes.count(code)

    async def is_refused(self, code: str, count: int) -> None:
        """Wait until this number more were refused like this."""
        goal = self.refused(code) + count
        while self.refused(code) < goal:
            self._look_after()
            await asyncio.sleep(0.002)

    def _look_after(self) -> None:
        """Whatever goes wrong with somebody is told at once."""
        for pair in self._pairs:
            if pair.done():
                pair.result()

    async def grows_by(self, count: int) -> None:
        """Wait until this number more were acknowledged."""
        goal = self.accepted + count
        while self.accepted < goal:
            self._look_after()
            await asyncio.sleep(0.002)

    async def end(self) -> None:
        """Every game is played to its end."""
        self.is_over = True
        await asyncio.gather(*self._pairs)
        for person in self.people:
            await person.close()

    def check(self, logs: dict[str, list[Entry]]) -> None:
        """Everything acknowledged is in a log, nothing is there twice, no ply is missing."""
        ids: Counter[str] = Counter()
        for log in logs.values():
            assert [entry.number for entry in log] == list(range(len(log)))
            ids.update(entry.id.partition(":")[2] for entry in log if ":" in entry.id)
        for person in self.people:
            assert not person.faults
            for id in person.accepted:
                assert ids[id] == 1, f"{id} was accepted and is in the logs {ids[id]} times"
            for refusal in person.refusals:
                if refusal["code"] != "storage_down":  # then nobody knows until it is repeated
                    assert not ids[refusal.get("id", "")], f"{refusal} is in a log all the same"
        assert max(ids.values()) == 1
