"""Who people are, in the storage beside the log: names, tokens, seats, chat. No accounts."""

import secrets
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from grimtable.server.people.former import FormerHolders
from grimtable.server.people.keys import KeyKind, SeatKey, digest, new_key
from grimtable.server.people.promises import NO_KEYS, Promises
from grimtable.server.storage import Storage, Taken
from grimtable.server.storage.base import CHAT_ADDED, ResultRow, Statement


class Person(msgspec.Struct, frozen=True):
    """A browser, or a bot's token; the name is for the others to read."""

    id: str
    name: str
    avatar: str


class Holder(Person, frozen=True):
    """Whom the register names for a seat."""

    tenure: int | None = None
    """The entry of the log that gave it to them; None: from before this was kept."""


class StoredLine(msgspec.Struct, frozen=True):
    """A line of chat."""

    n: int
    person: str
    seat: int
    text: str
    at: float


class Arrival(NamedTuple):
    """All that a table must know about who knocks."""

    person: Person | None
    is_blocked: bool
    last: int | None
    """The newest entry of the table's log."""
    seated: dict[int, Holder]
    lines: "ChatHistory"


ChatHistory = Sequence[tuple[StoredLine, str]]
"""Lines of chat, with the names of who said them."""
BY_TOKEN = "SELECT id, name, avatar FROM people WHERE token = ?"
BLOCKED = (
    "SELECT guests.is_blocked FROM guests JOIN people ON people.id = guests.person"
    " WHERE guests.table_id = ? AND people.token = ?"
)
LAST = "SELECT max(ply) FROM log WHERE table_id = ?"
SEATED = (
    "SELECT seats.seat, people.id, people.name, people.avatar, seats.tenure FROM seats"
    " JOIN people ON people.id = seats.person WHERE seats.table_id = ?"
)
SAID = (
    "SELECT chat.n, chat.person, chat.seat, chat.text, chat.at, people.name"
    " FROM chat JOIN people ON people.id = chat.person"
    " WHERE chat.table_id = ? ORDER BY chat.n DESC LIMIT ?"
)
MOST = 100
"""Lines of chat that are told again."""


class People:
    """The register."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self.former = FormerHolders(storage)
        self.promises = Promises(storage, self.former)

    async def create(self, name: str, avatar: str, now: float) -> tuple[Person, str]:
        """Somebody new, and the token that goes into the cookie."""
        person = Person(secrets.token_hex(8), name, avatar)
        token = new_key(KeyKind.PERSON)
        await self._storage.write(
            (
                "INSERT INTO people (id, token, name, avatar, created, seen)"
                " VALUES (?, ?, ?, ?, ?, ?)",
                (person.id, digest(token), name, avatar, now, now),
            )
        )
        return person, token

    async def by_token(self, token: str) -> Person | None:
        """Whose cookie is this?"""
        rows = await self._storage.fetch(BY_TOKEN, digest(token))
        return Person(*rows[0]) if rows else None

    async def read_arrival(self, token: str, table: str) -> Arrival:
        """Who knocks at a table with this cookie, and what to tell them; asked together."""
        mine = digest(token)
        who, blocked, ((last,),), seats, said = await self._storage.fetch_all(
            (BY_TOKEN, (mine,)),
            (BLOCKED, (table, mine)),
            (LAST, (table,)),
            (SEATED, (table,)),
            (SAID, (table, MOST)),
        )
        person = Person(*who[0]) if who else None
        is_blocked = bool(blocked and blocked[0][0])
        return Arrival(person, is_blocked, last, _seated(seats), _lines(said))

    async def by_id(self, person: str) -> Person | None:
        """Somebody by id."""
        rows = await self._storage.fetch("SELECT id, name, avatar FROM people WHERE id = ?", person)
        return Person(*rows[0]) if rows else None

    async def rename(self, person: str, name: str, avatar: str) -> None:
        """Another name, from now on everywhere."""
        await self._storage.write(
            ("UPDATE people SET name = ?, avatar = ? WHERE id = ?", (name, avatar, person))
        )

    async def forget(self, person: str) -> None:
        """Delete all there is about somebody; the log has seat numbers only and stays."""
        tables = await self.tables_of(person)
        await self._storage.write(
            ("DELETE FROM chat WHERE person = ?", (person,)),
            ("DELETE FROM guests WHERE person = ?", (person,)),
            ("DELETE FROM former WHERE person = ?", (person,)),
            ("DELETE FROM reports WHERE person = ?", (person,)),
            ("UPDATE reports SET about = '' WHERE about = ?", (person,)),
            (f"UPDATE seats SET person = NULL, {NO_KEYS} WHERE person = ?", (person,)),
            ("DELETE FROM people WHERE id = ?", (person,)),
            *self._storage.hint(*tables),
        )

    # Seats

    async def seated(self, table: str) -> dict[int, Holder]:
        """Who sits where."""
        return _seated(await self._storage.fetch(SEATED, table))

    async def sit(self, table: str, seat: int, person: str | None, tenure: int) -> None:
        """A seat gets its person, or loses it, by this entry; its open link and bot token die."""
        await self._storage.write(_sit(table, seat, person, tenure), *self._storage.hint(table))

    async def issue(self, table: str, seat: int, kind: str, tenure: int) -> str:
        """A key that opens a seat as long as this tenure lasts; the old one of its kind dies.

        A link by its holder ("link") or by the host ("host_link"), a token for a bot ("bot").
        """
        assert kind in ("link", "host_link", "bot")
        key = new_key(KeyKind.BOT if kind == "bot" else KeyKind.SEAT)
        await self._storage.write(
            (
                f"INSERT INTO seats (table_id, seat, {kind}, {kind}_tenure) VALUES (?, ?, ?, ?)"
                " ON CONFLICT (table_id, seat) DO UPDATE"
                f" SET {kind} = excluded.{kind}, {kind}_tenure = excluded.{kind}_tenure"
                f" WHERE COALESCE(seats.{kind}_tenure, -1) <= excluded.{kind}_tenure",
                (table, seat, digest(key), tenure),
            )
        )
        return key

    async def open_link(self, key: str) -> SeatKey | None:
        """What a link opens."""
        return await self._opened_by("link", key) or await self._opened_by("host_link", key)

    async def bot_seat(self, token: str) -> SeatKey | None:
        """What a bot's token opens."""
        return await self._opened_by("bot", token)

    async def _opened_by(self, kind: str, key: str) -> SeatKey | None:
        rows = await self._storage.fetch(
            f"SELECT table_id, seat, {kind}_tenure FROM seats WHERE {kind} = ?", digest(key)
        )
        if not rows:
            return None
        table, seat, tenure = rows[0]
        return SeatKey(table, seat, tenure, kind, key)

    async def move(self, table: str, seats: tuple[int, int], person: str, tenure: int) -> None:
        """Somebody has gone from the first seat to the second."""
        old, new = seats
        await self._storage.write(
            _sit(table, new, person, tenure),
            _sit(table, old, None, tenure),
            *self._storage.hint(table),
        )

    async def settle(self, table: str, seats: Sequence[int], person: str, tenure: int) -> None:
        """The log tells by this entry what was promised; what stood here is out of date."""
        settled = [_sit(table, seat, person, tenure) for seat in seats]
        await self._storage.write(*settled, *self._storage.hint(table))

    # Guests and chat

    async def note_guest(self, table: str, person: str) -> None:
        """Somebody has been at this table."""
        await self._storage.write(
            (
                "INSERT INTO guests (table_id, person, is_muted, is_blocked)"
                " VALUES (?, ?, 0, 0) ON CONFLICT (table_id, person) DO NOTHING",
                (table, person),
            )
        )

    async def mark_guest(self, table: str, person: str, column: str, value: bool) -> None:
        """Mute or block somebody at a table."""
        assert column in ("is_muted", "is_blocked")
        await self._storage.write(
            (
                "INSERT INTO guests (table_id, person, is_muted, is_blocked)"
                " VALUES (?, ?, 0, 0) ON CONFLICT (table_id, person) DO NOTHING",
                (table, person),
            ),
            (
                f"UPDATE guests SET {column} = ? WHERE table_id = ? AND person = ?",
                (int(value), table, person),
            ),
        )

    async def guest(self, table: str, person: str) -> tuple[bool, bool]:
        """(is muted, is blocked) at a table."""
        rows = await self._storage.fetch(
            "SELECT is_muted, is_blocked FROM guests WHERE table_id = ? AND person = ?",
            table,
            person,
        )
        return (bool(rows[0][0]), bool(rows[0][1])) if rows else (False, False)

    async def not_blocked(self, table: str, people: set[str]) -> set[str]:
        """Those of these people who are known and not blocked at a table."""
        marks = ", ".join("?" * len(people))
        rows = await self._storage.fetch(
            "SELECT people.id FROM people LEFT JOIN guests"
            " ON guests.person = people.id AND guests.table_id = ?"
            f" WHERE COALESCE(guests.is_blocked, 0) = 0 AND people.id IN ({marks})",
            table,
            *people,
        )
        return {row[0] for row in rows}

    async def tables_of(self, person: str) -> list[str]:
        """The tables somebody has been at, the last used first."""
        rows = await self._storage.fetch(
            "SELECT guests.table_id FROM guests JOIN tables ON tables.id = guests.table_id"
            " WHERE guests.person = ? AND guests.is_blocked = 0 ORDER BY tables.touched DESC",
            person,
        )
        return [row[0] for row in rows]

    async def keep_line(self, table: str, line: StoredLine) -> StoredLine:
        """A line of chat is kept with its table, after all others."""
        while True:
            rows = await self._storage.fetch(
                "SELECT COALESCE(MAX(n), 0) FROM chat WHERE table_id = ?", table
            )
            line = msgspec.structs.replace(line, n=rows[0][0] + 1)
            values = (table, line.n, line.person, line.seat, line.text, line.at)
            try:
                await self._storage.write(
                    (
                        "INSERT INTO chat (table_id, n, person, seat, text, at)"
                        " VALUES (?, ?, ?, ?, ?, ?)",
                        values,
                    ),
                    *self._storage.hint(table, number=CHAT_ADDED),
                )
            except Taken:
                continue
            return line

    async def lines(self, table: str) -> ChatHistory:
        """The last lines of chat."""
        return _lines(await self._storage.fetch(SAID, table, MOST))

    async def author(self, table: str, line: int) -> tuple[str, int] | None:
        """Who said a line of chat, and from which seat."""
        rows = await self._storage.fetch(
            "SELECT person, seat FROM chat WHERE table_id = ? AND n = ?", table, line
        )
        return (rows[0][0], rows[0][1]) if rows else None

    async def report(self, table: str, person: str, about: str, text: str, now: float) -> None:
        """Something was wrong; kept for whoever runs the server."""
        await self._storage.write(
            (
                "INSERT INTO reports (id, table_id, person, about, text, at)"
                " VALUES (?, ?, ?, ?, ?, ?)",
                (secrets.token_hex(8), table, person, about, text, now),
            )
        )


def _seated(rows: list[ResultRow]) -> dict[int, Holder]:
    return {row[0]: Holder(*row[1:]) for row in rows}


def _lines(rows: list[ResultRow]) -> ChatHistory:
    return [(StoredLine(*row[:5]), row[5]) for row in reversed(rows)]


def _sit(table: str, seat: int, person: str | None, tenure: int) -> Statement:
    """Unless a later entry has given the seat to somebody else in the meantime."""
    return (
        "INSERT INTO seats (table_id, seat, person, tenure) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (table_id, seat)"
        f" DO UPDATE SET person = excluded.person, {NO_KEYS}, tenure = excluded.tenure"
        " WHERE COALESCE(seats.tenure, -1) <= excluded.tenure",
        (table, seat, person, tenure),
    )
