"""Another game for the same players, with a new deal or the same one."""

from functools import partial

from grimtable import registry
from grimtable.bots.registry import strongest
from grimtable.server.http.access import IN_PROGRESS, Access, Admission, Caller
from grimtable.server.people.people import Holder
from grimtable.server.refusals import Denied
from grimtable.server.storage import Taken
from grimtable.server.storage.base import NEXT_TABLE
from grimtable.server.table.known_deals import first_table
from grimtable.server.table.log.fairness import known_deal_of
from grimtable.server.table.log.seats import TableSetup
from grimtable.server.table.relay import next_note, send_next_tables
from grimtable.server.table.room import Room


class Rematches:
    """Opens the next table of a finished one."""

    def __init__(self, access: Access) -> None:
        self._access = access
        self._hub = access.hub

    async def rematch(self, caller: Caller, table: str) -> Admission:
        """Open a new table for the same players; a second request leads to the same table."""
        return await self._open(caller, table, is_same_deal=False)

    async def same_deal(self, caller: Caller, table: str) -> Admission:
        """The same with the same deal, unless anybody else joins.

        The record of the first game is sealed until the new one is over.
        """
        return await self._open(caller, table, is_same_deal=True)

    async def _open(self, caller: Caller, table: str, *, is_same_deal: bool) -> Admission:
        await self._access.check_maintenance()
        old = await self._access.room(caller, table)
        self._access.require_seats(old, caller)
        old.require("playing again", "over")
        async with old.seat_lock:
            found = await self._access.read_note(next_note(old.id, is_same_deal=is_same_deal))
            if not found:
                self._access.check_rate("table", caller.address)
                found = await self._new(old, caller, is_same_deal)
        room = await self._access.room(caller, found)
        return Admission(await self._access.opened_for(room, caller.person))

    async def _new(self, old: Room, caller: Caller, is_same_deal: bool) -> str:
        people = {seat: old.people[seat] for seat in self._seated(old)}
        room = await self._hub.create(self._setup(old, people, is_same_deal))
        note, storage = next_note(old.id, is_same_deal=is_same_deal), self._hub.storage
        try:
            await storage.write(
                ("INSERT INTO notes (name, value) VALUES (?, ?)", (note, room.id)),
                *storage.hint(old.id, number=NEXT_TABLE),
            )
        except Taken:  # another process was quicker
            return await self._access.read_note(note)
        first = (
            old.state.host
            if old.state.host in people
            else self._access.require_seats(old, caller)[0]
        )
        async with room.seat_lock:
            for seat in [first, *(seat for seat in people if seat != first)]:
                entry = await room.commits.commit(partial(room.state.draft, seat, "join"))
                await self._access.people.sit(room.id, seat, people[seat].id, entry.number)
                await self._access.people.note_guest(room.id, people[seat].id)
            await self._access.sync_seats(room)
        await send_next_tables(old)
        return room.id

    def _seated(self, old: Room) -> list[int]:
        return [seat for seat in sorted(old.people) if old.holders.holder(seat)]

    def _setup(self, old: Room, people: dict[int, Holder], is_same_deal: bool) -> TableSetup:
        """The old setup, with bots in the seats of players who have left."""
        setup, state = old.setup, old.state
        bots = [
            "" if seat in people else seat_state.bot or strongest(setup.game)
            for seat, seat_state in enumerate(state.seat_states)
        ]
        dice = None
        if is_same_deal:
            if state.session is None:
                raise Denied("no_deal", "no cards were dealt at that table")
            dice = dict(state.session.deal.dice)
        return TableSetup(
            game=setup.game,
            rules=registry.get(setup.game).rules,
            seats=setup.seats,
            options=setup.options,
            bots=bots,
            clock=setup.clock,
            has_spectators=setup.has_spectators,
            spectator_delay=setup.spectator_delay,
            is_veiled=setup.is_veiled,
            absence_limit=setup.absence_limit,
            dice=dice,
            dealt_at=first_table(old) if is_same_deal else "",
            forked_at=setup.forked_at if is_same_deal else "",
            is_sequel=True,
        )

    async def is_in_play(self, room: Room) -> bool:
        """Whether the deal of this table is being played at another table."""
        first = first_table(room)
        rows = await self._hub.storage.fetch(
            "SELECT id FROM tables WHERE id <> ? AND phase <> 'over' AND setup LIKE ?",
            room.id,
            f'%"dealt_at":"{first}"%',
        )
        for (table,) in rows:
            other = await self._hub.room(table)
            if other.state.phase in IN_PROGRESS and known_deal_of(other.state):
                return True
        return False
