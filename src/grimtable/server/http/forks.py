"""Forks: a game that is over is played on from one of its moments, by one person against bots."""

import secrets
import time
from functools import partial

from grimtable import registry
from grimtable.bots.registry import strongest
from grimtable.server.http.access import Access, Admission, Caller
from grimtable.server.http.exports import MS, Exports
from grimtable.server.http.forms import NewFork
from grimtable.server.http.replays import MAX_FORK_CHOICES, Replays, refused_records
from grimtable.server.refusals import Denied
from grimtable.server.table.log.seats import TableSetup
from grimtable.server.table.room import Room
from grimtable.sessions.records import Deal, Fork, Record

SEED_BITS = 62


class Forks:
    """Opens tables that begin in the middle of another game."""

    def __init__(self, access: Access, exports: Exports, replays: Replays) -> None:
        self._access = access
        self._exports = exports
        self._replays = replays

    async def of_table(self, caller: Caller, table: str, form: NewFork) -> Admission:
        """Play on from a finished game, for everybody who may watch its table."""
        await self._access.check_maintenance()
        self._replays.check_rates(caller)
        room = await self._exports.watchable(caller, table)
        check_moment(form, room.setup.seats, room.setup.fork)
        self._access.check_rate("table", caller.address)
        record = await self._exports.record_of(caller, room)
        return await self._open(caller, record, form, room.setup.forked_at or room.id)

    async def of_record(self, caller: Caller, form: NewFork) -> Admission:
        """Play on from a record that the caller has."""
        if form.record is None:
            raise Denied("bad_record", "there is no record to play on from")
        await self._access.check_maintenance()
        check_moment(form, form.record.seats, form.record.fork)
        with refused_records():
            await self._replays.check(caller, form.record)
        self._access.check_rate("table", caller.address)
        return await self._open(caller, form.record, form, "")

    async def _open(self, caller: Caller, record: Record, form: NewFork, table: str) -> Admission:
        begun = time.perf_counter()
        setup = setup_of(record, form, table)
        spent = time.perf_counter() - begun
        self._access.charge("work", caller.address, "", spent * MS)
        person, token = await self._access.sign_in(caller, form.name, form.avatar)
        room = await self._access.hub.create(setup)
        async with room.seat_lock:
            await self._begin(room, form.seat, person.id)
        return Admission(await self._access.opened_for(room, person), token)

    async def _begin(self, room: Room, seat: int, person: str) -> None:
        """Somebody sits down, and the game goes on at once."""
        entry = await room.commits.commit(partial(room.state.draft, seat, "join"))
        await self._access.people.sit(room.id, seat, person, entry.number)
        await self._access.people.note_guest(room.id, person)
        await self._access.sync_seats(room)
        await room.commits.commit(partial(room.state.draft_start, seat))


def check_moment(form: NewFork, seats: int, fork: Fork | None) -> None:
    """Refuse what no record of such a table can have, before anything is played again."""
    if fork is not None:
        raise Denied("bad_record", "this game goes on from another one: go on from that one")
    if form.seat >= seats:
        raise Denied("bad_record", f"this game has no seat {form.seat}")
    if form.ply > MAX_FORK_CHOICES:
        raise _no_moment(form)


def _no_moment(form: NewFork) -> Denied:
    return Denied("bad_record", f"there is no moment {form.ply} to play on from")


def setup_of(record: Record, form: NewFork, table: str) -> TableSetup:
    """The table at which the game of this table goes on; refused where nothing is left to play."""
    if form.ply > len(record.moves):
        raise _no_moment(form)
    game = registry.at_table(record.game, record.options)
    fork = Fork(
        record.moves[: form.ply],
        seat=-1 if form.has_true_cards else form.seat,
        seed=secrets.randbits(SEED_BITS),
    )
    t = Deal(game, record.seats, record.options, record.dice, fork).table()
    if not t.waiting:
        raise Denied("bad_record", "the game is over at this moment")
    bots = [strongest(record.game)] * record.seats
    bots[form.seat] = ""
    return TableSetup(
        game=record.game,
        rules=record.rules,
        seats=record.seats,
        options=record.options,
        bots=bots,
        has_spectators=False,
        dice=dict(record.dice),
        fork=fork,
        forked_at=table,
    )
