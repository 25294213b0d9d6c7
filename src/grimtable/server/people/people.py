"""The register of people, stored beside the log: names, tokens, seats, chat. No accounts."""

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
    """Somebody known by the cookie of their browser, with the name that others see."""

    id: str
    name: str
    avatar: str


class Holder(Person, frozen=True):
    """The person who holds a seat according to the register."""

    tenure: int | None = None
    """The number of the log entry that gave it to them; None: older than this column."""


class StoredLine(msgspec.Struct, frozen=True):
    """A line of chat, as it is stored."""

    n: int
    person: str
    seat: int
    text: str
    at: float


class Arrival(NamedTuple):
    """Everything a table needs to know about somebody who opens a socket."""

    person: Person | None
    is_blocked: bool
    last: int | None
    """Number of the newest entry in the table's log."""
    seated: dict[int, Holder]
    lines: "ChatHistory"


ChatHistory = Sequence[tuple[StoredLine, str]]
"""Lines of chat, each with the name of its author."""
PERSON_BY_TOKEN = "SELECT id, name, avatar FROM people WHERE token = ?"
SELECT_BLOCKED = (
    "SELECT guests.is_blocked FROM guests JOIN people ON people.id = guests.person"
    " WHERE guests.table_id = ? AND people.token = ?"
)
SELECT_LAST_ENTRY = "SELECT max(ply) FROM log WHERE table_id = ?"
SELECT_HOLDERS = (
    "SELECT seats.seat, people.id, people.name, people.avatar, seats.tenure FROM seats"
    " JOIN people ON people.id = seats.person WHERE seats.table_id = ?"
)
SELECT_CHAT = (
    "SELECT chat.n, chat.person, chat.seat, chat.text, chat.at, people.name"
    " FROM chat JOIN people ON people.id = chat.person"
    " WHERE chat.table_id = ? ORDER BY chat.n DESC LIMIT ?"
)
NEWCOMER_CHAT_LINES = 100
"""Lines of chat that a newcomer is sent."""


class People:
    """The register of people, their seats and their chat."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self.former = FormerHolders(storage)
        self.promises = Promises(storage, self.former)

    async def create(self, name: str, avatar: str, now: float) -> tuple[Person, str]:
        """Create a person; returns them and the token for their cookie."""
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
        """The person whose cookie this is."""
        rows = await self._storage.fetch(PERSON_BY_TOKEN, digest(token))
        return Person(*rows[0]) if rows else None

    async def read_arrival(self, token: str, table: str) -> Arrival:
        """Everything about somebody who opens a socket with this cookie, read at once."""
        mine = digest(token)
        who, blocked, ((last,),), seats, said = await self._storage.fetch_all(
            (PERSON_BY_TOKEN, (mine,)),
            (SELECT_BLOCKED, (table, mine)),
            (SELECT_LAST_ENTRY, (table,)),
            (SELECT_HOLDERS, (table,)),
            (SELECT_CHAT, (table, NEWCOMER_CHAT_LINES)),
        )
        person = Person(*who[0]) if who else None
        is_blocked = bool(blocked and blocked[0][0])
        return Arrival(person, is_blocked, last, _seated(seats), _lines(said))

    async def by_id(self, person: str) -> Person | None:
        """The person with this id."""
        rows = await self._storage.fetch("SELECT id, name, avatar FROM people WHERE id = ?", person)
        return Person(*rows[0]) if rows else None

    async def rename(self, person: str, name: str, avatar: str) -> None:
        """Change the name and avatar of somebody."""
        await self._storage.write(
            ("UPDATE people SET name = ?, avatar = ? WHERE id = ?", (name, avatar, person))
        )

    async def forget(self, person: str) -> None:
        """Delete everything about somebody. The log stays: it only contains seat numbers."""
        rows = await self._storage.fetch("SELECT table_id FROM guests WHERE person = ?", person)
        await self._storage.write(
            ("DELETE FROM chat WHERE person = ?", (person,)),
            ("DELETE FROM guests WHERE person = ?", (person,)),
            ("DELETE FROM former WHERE person = ?", (person,)),
            ("DELETE FROM subscriptions WHERE person = ?", (person,)),
            ("DELETE FROM reports WHERE person = ?", (person,)),
            ("UPDATE reports SET about = '' WHERE about = ?", (person,)),
            (f"UPDATE seats SET person = NULL, {NO_KEYS} WHERE person = ?", (person,)),
            ("DELETE FROM people WHERE id = ?", (person,)),
            *self._storage.hint(*[table for (table,) in rows]),
        )

    # Seats

    async def seated(self, table: str) -> dict[int, Holder]:
        """The holders of the seats of a table."""
        return _seated(await self._storage.fetch(SELECT_HOLDERS, table))

    async def sit(self, table: str, seat: int, person: str | None, tenure: int) -> None:
        """Set or clear the holder of a seat; its links and its bot token become invalid."""
        await self._storage.write(_sit(table, seat, person, tenure), *self._storage.hint(table))

    async def issue(self, table: str, seat: int, kind: str, tenure: int) -> str:
        """Create a key for a seat, valid during this tenure; it replaces the previous one.

        The kinds are a link by the holder ("link") or the host ("host_link"), and a bot token
        ("bot").
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
        """The seat that a link opens."""
        return await self._opened_by("link", key) or await self._opened_by("host_link", key)

    async def bot_seat(self, token: str) -> SeatKey | None:
        """The seat that a bot token opens."""
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
        """Move somebody from the first seat to the second."""
        old, new = seats
        await self._storage.write(
            _sit(table, new, person, tenure),
            _sit(table, old, None, tenure),
            *self._storage.hint(table),
        )

    async def confirm(self, table: str, seats: Sequence[int], person: str, tenure: int) -> None:
        """Give somebody the seats that they were promised, now that this entry is in the log."""
        settled = [_sit(table, seat, person, tenure) for seat in seats]
        await self._storage.write(*settled, *self._storage.hint(table))

    # Guests and chat

    async def note_guest(self, table: str, person: str) -> None:
        """Note that somebody has been at this table."""
        await self._storage.write(
            (
                "INSERT INTO guests (table_id, person, is_muted, is_blocked)"
                " VALUES (?, ?, 0, 0) ON CONFLICT (table_id, person) DO NOTHING",
                (table, person),
            )
        )

    async def mark_guest(self, table: str, person: str, column: str, value: bool) -> None:
        """Mute or block somebody at a table, or undo it."""
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
        """Whether somebody is muted, and whether they are blocked, at a table."""
        rows = await self._storage.fetch(
            "SELECT is_muted, is_blocked FROM guests WHERE table_id = ? AND person = ?",
            table,
            person,
        )
        return (bool(rows[0][0]), bool(rows[0][1])) if rows else (False, False)

    async def not_blocked(self, table: str, people: set[str]) -> set[str]:
        """Those of these people who still exist and are not blocked at a table."""
        marks = ", ".join("?" * len(people))
        rows = await self._storage.fetch(
            "SELECT people.id FROM people LEFT JOIN guests"
            " ON guests.person = people.id AND guests.table_id = ?"
            f" WHERE COALESCE(guests.is_blocked, 0) = 0 AND people.id IN ({marks})",
            table,
            *people,
        )
        return {row[0] for row in rows}

    async def keep_line(self, table: str, line: StoredLine) -> StoredLine:
        """Store a line of chat after all others of its table; returns it with its number."""
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
        return _lines(await self._storage.fetch(SELECT_CHAT, table, NEWCOMER_CHAT_LINES))

    async def author(self, table: str, line: int) -> tuple[str, int] | None:
        """The author of a line of chat, and their seat."""
        rows = await self._storage.fetch(
            "SELECT person, seat FROM chat WHERE table_id = ? AND n = ?", table, line
        )
        return (rows[0][0], rows[0][1]) if rows else None

    async def report(self, table: str, person: str, about: str, text: str, now: float) -> None:
        """Store a report for the operator of the server."""
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
    """Set the holder of a seat, unless a later entry has set another one already."""
    return (
        "INSERT INTO seats (table_id, seat, person, tenure) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (table_id, seat)"
        f" DO UPDATE SET person = excluded.person, {NO_KEYS}, tenure = excluded.tenure"
        " WHERE COALESCE(seats.tenure, -1) <= excluded.tenure",
        (table, seat, person, tenure),
    )
