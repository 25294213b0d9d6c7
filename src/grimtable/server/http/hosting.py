"""Moderation: what a host can do about people, and reports to the operator.

Everything a host does is an entry in the log. During a game a host can only remove players who
exceed the absence limit: otherwise the host could kick to win.
"""

import logging

from grimtable.kernel.terms import PUBLIC
from grimtable.server.http.access import Access, Caller
from grimtable.server.http.forms import About, Block, Mute, Opened, Report
from grimtable.server.people.keys import ref
from grimtable.server.people.names import clean
from grimtable.server.refusals import Denied
from grimtable.server.table.log.fairness import check_deck_unknown
from grimtable.server.table.room import Room
from grimtable.sessions.session import Draft

log = logging.getLogger("grimtable.server")

MAX_REPORT = 1000
"""Characters of a report."""


class Hosting:
    """Kick, mute, block, report."""

    def __init__(self, access: Access) -> None:
        self._access = access

    async def kick(self, caller: Caller, table: str, seat: int) -> Opened:
        """Remove a player: before the game, or once they exceed the absence limit."""
        self._access.check_changes(caller, table)
        room = await self._access.room(caller, table)
        await self._kick(room, caller, seat)
        return await self._access.opened_for(room, caller.person)

    async def _kick(self, room: Room, caller: Caller, seat: int) -> None:
        def draft() -> Draft:
            host = self._access.require_host(room, caller)
            self._check_removable(room, seat)
            return room.state.draft(host, "kick", [seat])

        async with room.seat_lock:
            held = room.holders.holder(seat)
            entry = await room.commits.commit(draft)
            if held is not None and room.state.phase == "playing":
                await self._access.people.former.note(room.id, seat, held.id)
            await self._access.people.sit(room.id, seat, None, entry.number)
            await self._access.sync_seats(room)

    def _check_removable(self, room: Room, seat: int) -> None:
        state = room.state
        room.require("removing somebody", "waiting", "shuffling", "playing")
        if seat >= room.setup.seats or not state.seat_states[seat].is_person:
            raise Denied("nobody", "nobody sits in that seat")
        if seat == state.host:
            raise Denied("yourself", "hand the table over first, then leave")
        check_deck_unknown(state)
        if state.phase == "playing":
            room.driver.absences.check_absent(seat)

    async def mute(self, caller: Caller, table: str, form: Mute) -> Opened:
        """Hide what somebody writes at this table from everybody, or show it again."""
        self._access.check_changes(caller, table)
        room = await self._access.room(caller, table)
        self._access.require_host(room, caller)
        person, seat = await self._person_meant(room, form)
        what = "mute" if form.is_muted else "unmute"
        await self._log(room, caller, seat, "mute", what)
        await self._access.people.mark_guest(room.id, person, "is_muted", form.is_muted)
        return await self._access.opened_for(room, caller.person)

    async def block(self, caller: Caller, table: str, form: Block) -> Opened:
        """Hide this table from somebody, or show it again."""
        self._access.check_changes(caller, table)
        room = await self._access.room(caller, table)
        self._access.require_host(room, caller)
        person, _ = await self._person_meant(room, form)
        seats = room.holders.seats_of(person)
        if form.is_blocked:
            await self._check_not_playing(room, person)
            for seat in seats:
                self._check_removable(room, seat)
            for seat in seats:
                await self._kick(room, caller, seat)
        where = seats[0] if seats else PUBLIC
        what = "block" if form.is_blocked else "unblock"
        await self._access.people.mark_guest(room.id, person, "is_blocked", form.is_blocked)
        # The entry makes every process check its connections.
        await self._log(room, caller, where, "block", what)
        await room.recheck_connections()
        return await self._access.opened_for(room, caller.person)

    async def _check_not_playing(self, room: Room, person: str) -> None:
        """During a game, refuse to block people who hold a seat or may return to one."""
        if room.state.phase != "playing":
            return
        async with room.seat_lock:
            former = await self._access.people.former.seats(room.id, person)
            open = [seat for seat in former if not room.state.seat_states[seat].is_gone]
            if room.holders.seats_of(person) or open:
                raise Denied(
                    "plays_here",
                    "they have a seat in this game, or may come back to one: mute them instead",
                )

    async def _log(self, room: Room, caller: Caller, seat: int, kind: str, what: str) -> None:
        """Write an entry that does not change the game."""

        def draft() -> Draft:
            return room.state.draft(self._access.require_host(room, caller), kind, [seat], what)

        await room.commits.commit(draft)

    async def report(self, caller: Caller, table: str, form: Report) -> None:
        """Report a problem to the operator of this server."""
        text = clean(form.text, MAX_REPORT)
        person = self._access.require_person(caller)
        room = await self._access.room(caller, table)
        self._access.check_visible(room, person)
        self._access.check_rate("chat", caller.address, f"report:{person.id}")
        is_whole = form.seat == -1 and not form.line
        about = "" if is_whole else (await self._person_meant(room, form))[0]
        await self._access.people.report(room.id, person.id, about, text, self._access.clock.now())
        log.warning("report", extra={"table": ref(room.id)})

    async def _person_meant(self, room: Room, form: About) -> tuple[str, int]:
        """The person that the form means, and their seat."""
        if form.line:
            said = await self._access.people.author(room.id, form.line)
            if said is not None:
                return said
        held = room.holders.holder(form.seat)
        if held is None:
            raise Denied("nobody", "nobody sits in that seat, or said that line")
        return held.id, form.seat
