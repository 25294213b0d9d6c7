"""Who people are, in the storage beside the log: names, tokens, seats, chat. No accounts."""

import secrets
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from grimtable.server.keys import KeyKind, digest, new_key
from grimtable.server.storage import Storage, Taken
from grimtable.server.storage.base import Found, Statement


class Person(msgspec.Struct, frozen=True):
    """A browser, or a bot's token; the name is for the others to read."""

    id: str
    name: str
    avatar: str


class Line(msgspec.Struct, frozen=True):
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
    seated: dict[int, Person]
    lines: "Lines"


Lines = Sequence[tuple[Line, str]]
"""Lines of chat, with the names of who said them."""
BY_TOKEN = "SELECT id, name, avatar FROM people WHERE token = ?"
BLOCKED = (
    "SELECT guests.is_blocked FROM guests JOIN people ON people.id = guests.person"
    " WHERE guests.table_id = ? AND people.token = ?"
)
LAST = "SELECT max(ply) FROM log WHERE table_id = ?"
SEATED = (
    "SELECT seats.seat, people.id, people.name, people.avatar FROM seats"
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

    async def arrive(self, name: str, avatar: str, now: float) -> tuple[Person, str]:
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

    async def arriving(self, token: str, table: str) -> Arrival:
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

    async def named(self, person: str) -> Person | None:
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
        await self._storage.write(
            ("DELETE FROM chat WHERE person = ?", (person,)),
            ("DELETE FROM guests WHERE person = ?", (person,)),
            ("DELETE FROM reports WHERE person = ?", (person,)),
            ("UPDATE reports SET about = '' WHERE about = ?", (person,)),
            ("UPDATE seats SET person = NULL, link = NULL, bot = NULL WHERE person = ?", (person,)),
            ("DELETE FROM people WHERE id = ?", (person,)),
        )

    # Seats

    async def seated(self, table: str) -> dict[int, Person]:
        """Who sits where."""
        return _seated(await self._storage.fetch(SEATED, table))

    async def sit(self, table: str, seat: int, person: str | None) -> None:
        """A seat gets its person, or loses it; its open link and bot token die."""
        await self._storage.write(_sit(table, seat, person))

    async def issue(self, table: str, seat: int, kind: str) -> str:
        """A new link to a seat ("link") or a token for somebody's bot ("bot"); the old one dies."""
        key = new_key(KeyKind.SEAT if kind == "link" else KeyKind.BOT)
        column = "link" if kind == "link" else "bot"
        await self._storage.write(
            (
                f"INSERT INTO seats (table_id, seat, {column}) VALUES (?, ?, ?)"
                f" ON CONFLICT (table_id, seat) DO UPDATE SET {column} = excluded.{column}",
                (table, seat, digest(key)),
            )
        )
        return key

    async def seat_of(self, key: str, kind: str) -> tuple[str, int] | None:
        """The table and seat that a link or a bot's token opens."""
        column = "link" if kind == "link" else "bot"
        rows = await self._storage.fetch(
            f"SELECT table_id, seat FROM seats WHERE {column} = ?", digest(key)
        )
        return (rows[0][0], rows[0][1]) if rows else None

    async def move(self, table: str, old: int, new: int, person: str) -> None:
        """Somebody has gone from one seat to another."""
        await self._storage.write(_sit(table, new, person), _sit(table, old, None))

    async def claim(self, table: str, seat: int, key: str, person: str, held_by: str) -> bool:
        """Give a seat, and all others of who holds it, to who claims its link first."""
        mine = "SELECT 1 FROM seats WHERE table_id = ? AND seat = ? AND person = ?"
        await self._storage.write(
            (
                "UPDATE seats SET person = ?, link = NULL, bot = NULL"
                " WHERE table_id = ? AND seat = ? AND link = ?",
                (person, table, seat, digest(key)),
            ),
            (
                "UPDATE seats SET person = ?, link = NULL, bot = NULL"
                f" WHERE table_id = ? AND person = ? AND EXISTS ({mine})",
                (person, table, held_by, table, seat, person),
            ),
        )
        return bool(await self._storage.fetch(mine, table, seat, person))

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

    async def tables_of(self, person: str) -> list[str]:
        """The tables somebody has been at, the last used first."""
        rows = await self._storage.fetch(
            "SELECT guests.table_id FROM guests JOIN tables ON tables.id = guests.table_id"
            " WHERE guests.person = ? AND guests.is_blocked = 0 ORDER BY tables.touched DESC",
            person,
        )
        return [row[0] for row in rows]

    async def keep_line(self, table: str, line: Line) -> Line:
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
                    )
                )
            except Taken:
                continue
            return line

    async def lines(self, table: str) -> Lines:
        """The last lines of chat."""
        return _lines(await self._storage.fetch(SAID, table, MOST))

    async def speaker(self, table: str, line: int) -> tuple[str, int] | None:
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


def _seated(rows: list[Found]) -> dict[int, Person]:
    return {row[0]: Person(*row[1:]) for row in rows}


def _lines(rows: list[Found]) -> Lines:
    return [(Line(*row[:5]), row[5]) for row in reversed(rows)]


def _sit(table: str, seat: int, person: str | None) -> Statement:
    return (
        "INSERT INTO seats (table_id, seat, person, link, bot)"
        " VALUES (?, ?, ?, NULL, NULL) ON CONFLICT (table_id, seat)"
        " DO UPDATE SET person = excluded.person, link = NULL, bot = NULL",
        (table, seat, person),
    )
