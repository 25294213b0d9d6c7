"""What there is to play on this server, and the tables that somebody can find."""

import msgspec

from grimtable import registry
from grimtable.bots.registry import levels, offered
from grimtable.look.game import Game
from grimtable.server.http.access import Access, Caller
from grimtable.server.http.forms import GameInfo, MyTable, Opened, ServerInfo
from grimtable.server.people.keys import read_code
from grimtable.server.refusals import Denied, unknown
from grimtable.server.table_summary import TableSummary
from grimtable.version import VERSION

MAX_TABLES_SHOWN = 200
"""How many of their own tables a person is shown at most."""


class Catalogue:
    """Games and tables, as far as the caller may see them."""

    def __init__(self, access: Access) -> None:
        self._access = access
        self._hub = access.hub

    async def server(self) -> ServerInfo:
        """The games and settings of this server."""
        settings = self._access.settings
        return ServerInfo(
            version=VERSION,
            games=[game_info(game) for game in registry.games()],
            has_lobby=settings.has_lobby,
            is_resting=await self._access.is_in_maintenance(),
            imprint=settings.imprint,
            privacy=settings.privacy,
        )

    async def my_tables(self, caller: Caller) -> list[MyTable]:
        """The tables the caller has been at, most recently used first."""
        person = self._access.require_person(caller)
        rows = await self._hub.storage.fetch(
            "SELECT tables.id, tables.code, tables.game, tables.phase, tables.touched"
            " FROM guests JOIN tables ON tables.id = guests.table_id"
            " WHERE guests.person = ? AND guests.is_blocked = 0"
            " ORDER BY tables.touched DESC LIMIT ?",
            person.id,
            MAX_TABLES_SHOWN,
        )
        held: dict[str, list[int]] = {}
        for table, seat in await self._hub.storage.fetch(
            "SELECT table_id, seat FROM seats WHERE person = ? ORDER BY seat", person.id
        ):
            held.setdefault(table, []).append(seat)
        former = await self._access.people.former.by_table(person.id)
        return [
            self._my_table(
                MyTable(
                    id=table,
                    code=code,
                    game=game,
                    phase=phase,
                    seats=held.get(table, []),
                    touched=touched,
                    former=former.get(table, []),
                )
            )
            for table, code, game, phase, touched in rows
        ]

    def _my_table(self, mine: MyTable) -> MyTable:
        """With its present phase, if the table is in memory."""
        room = self._hub.rooms.get(mine.id)
        if room is None:
            return mine
        phase = room.state.phase if mine.seats else room.delayed_summary().phase
        is_asked = phase == "playing" and bool(set(mine.seats) & set(room.state.awaited))
        return msgspec.structs.replace(mine, phase=phase, is_asked=is_asked)

    async def open(self, caller: Caller, table: str) -> Opened:
        """A table by its link."""
        room = await self._access.room(caller, table)
        opened = await self._access.opened_for(room, caller.person)
        if not opened.former:  # people who lost a seat here may see what became of it
            self._access.check_visible(room, caller.person)
        return opened

    async def by_code(self, caller: Caller, typed: str) -> Opened:
        """A table by its code. Strangers can use a code until the game starts."""
        self._access.check_rate("guess", caller.address)
        code, person = read_code(typed), caller.person.id if caller.person else ""
        rows = await self._hub.storage.fetch(
            "SELECT id FROM tables WHERE code = ? AND (phase = 'waiting' OR EXISTS"
            " (SELECT 1 FROM guests WHERE table_id = tables.id AND person = ?))",
            code or "",
            person,
        )
        if not rows:
            raise unknown()
        return await self.open(caller, rows[0][0])

    async def public_tables(self) -> list[TableSummary]:
        """The public tables whose game has not started."""
        if not self._access.settings.has_lobby:
            raise Denied("no_lobby", "this server lists no tables: ask for a link or a code")
        rooms = [await self._hub.room(table) for table in await self._hub.listed()]
        return [room.summary() for room in rooms if room.state.phase == "waiting"]


def game_info(game: Game) -> GameInfo:
    """A game, its options, presets and bots."""
    name = game.name
    return GameInfo(
        name=name,
        rules=game.rules,
        min_seats=game.min_seats,
        max_seats=game.max_seats,
        options={option: list(values) for option, values in registry.choices(name).items()},
        presets={preset: dict(options) for preset, options in game.presets.items()},
        bots=offered(name),
        levels=levels(name),
        lesson_seats=game.lesson.seats if game.lesson else 0,
        lesson_minutes=game.lesson.minutes if game.lesson else 0,
    )
