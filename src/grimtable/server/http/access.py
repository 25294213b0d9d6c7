"""What every endpoint needs: who the caller is, which table it is, which seats are theirs."""

from functools import partial
from math import inf
from typing import NamedTuple

import msgspec

from grimtable.kernel.errors import Refused
from grimtable.server.http.forms import Opened
from grimtable.server.people.keys import KeyKind, kind_of
from grimtable.server.people.limits import LimitedAction, Limits, network
from grimtable.server.people.names import MAX_AVATAR, MAX_NAME, clean
from grimtable.server.people.people import SELECT_LAST_ENTRY, ChatHistory, Person
from grimtable.server.people.promises import Promise
from grimtable.server.refusals import Denied, too_fast, unknown
from grimtable.server.settings import Settings
from grimtable.server.table.hub import Hub
from grimtable.server.table.log.commits import Drafter
from grimtable.server.table.log.reducers import CLAIMED, RETURNED, TAKEN_OVER
from grimtable.server.table.relay import next_tables
from grimtable.server.table.room import Room
from grimtable.sessions.session import Draft

IN_PROGRESS = ("shuffling", "playing")


class Caller(msgspec.Struct, frozen=True):
    """Who sent a request; `person` is None for a browser without a valid cookie."""

    address: str
    person: Person | None = None


class Admission(NamedTuple):
    """A table as the caller sees it, and the token for their cookie if they are new."""

    opened: Opened
    token: str = ""


class Ban(NamedTuple):
    """Until when a network is banned."""

    until: float
    """The time of day, as stored."""
    ends: float
    """The same in ticks, computed when the ban was first read."""


NO_BAN = Ban(0.0, -inf)


class Access:
    """Identifies callers and checks what they may do, for all endpoints."""

    def __init__(self, hub: Hub, settings: Settings, limits: Limits) -> None:
        self.hub = hub
        self.settings = settings
        self.limits = limits
        self.clock = hub.clock
        self.people = hub.people
        self.bans: dict[str, Ban] = {}
        """Banned networks."""

    @property
    def cookie(self) -> str:
        """The name of the only cookie. Behind TLS its prefix binds it to this host."""
        return "__Host-grimtable" if self.settings.is_secure else "grimtable"

    # The caller

    async def caller(self, address: str, token: str) -> Caller:
        """The caller with this cookie, known or not."""
        person = None
        if kind_of(token) is KeyKind.PERSON:
            person = await self.people.by_token(token)
        return Caller(address, person)

    def require_person(self, caller: Caller) -> Person:
        """The caller's person; refused if they are not known."""
        if caller.person is None:
            raise unknown()
        return caller.person

    async def sign_in(self, caller: Caller, name: str, avatar: str) -> tuple[Person, str]:
        """The person, with the name and avatar they ask for; a newcomer gets a token."""
        name, avatar = cleaned(name, MAX_NAME), cleaned(avatar, MAX_AVATAR)
        if caller.person is None:
            self.check_rate("handshake", caller.address)
            return await self.people.create(name, avatar, self.clock.now())
        person = msgspec.structs.replace(
            caller.person,
            name=name or caller.person.name,
            avatar=avatar or caller.person.avatar,
        )
        if person != caller.person:
            await self.people.rename(person.id, person.name, person.avatar)
            await self.renamed(person.id)
        return person, ""

    async def renamed(self, person: str) -> None:
        """Show a changed name to everybody at the same tables."""
        for room in list(self.hub.rooms.values()):
            if any(seated.id == person for seated in room.people.values()):
                await self.refresh(room)
                room.send_presence()

    # The table

    async def room(self, caller: Caller, table: str) -> Room:
        """The table; refused if it does not exist or its host has blocked the caller."""
        if caller.person is not None:
            _, is_blocked = await self.people.guest(table[:40], caller.person.id)
            if is_blocked:
                raise unknown()
        room = await self.hub.room(table)
        await self.refresh(room)
        return room

    async def arrive(
        self, address: str, token: str, table: str
    ) -> tuple[Caller, Room, ChatHistory]:
        """The caller, the table and its chat, all read from the storage at once."""
        if kind_of(token) is not KeyKind.PERSON:
            raise unknown()
        room = await self.hub.room(table)
        number = room.holders.begin()
        found = await self.people.read_arrival(token, table[:40])
        if found.person is None:
            raise unknown()
        self.check_rate("handshake", "", found.person.id)
        if found.is_blocked:
            raise unknown()
        room.holders.take(number, found.seated)
        if found.last is not None and found.last >= room.state.entry_count:
            await self.refresh(room)
        await self._finish_claim(room, found.person)
        return Caller(address, found.person), room, found.lines

    async def refresh(self, room: Room) -> None:
        """Read what other processes have written to the log, the register and presence."""
        ((last,),) = await self.hub.storage.fetch(SELECT_LAST_ENTRY, room.id)
        if last is not None and last >= room.state.entry_count:
            await room.read_new_entries()
        await room.holders.read()
        await self.hub.presence.read(room)

    async def sync_seats(self, room: Room) -> None:
        """Log and register agree again: connections get the seats that their people hold now."""
        await room.recheck_connections()
        await self.drop_stale_requests(room)
        self.hub.touch(room)

    async def drop_stale_requests(self, room: Room) -> None:
        """Drop requests for seats whose former holder no longer asks."""
        for seat, seat_state in enumerate(room.state.seat_states):
            is_asked = seat_state.is_asked_back and room.state.phase == "playing"
            if is_asked and await self.people.former.asking(room.id, seat) is None:
                draft = partial(room.state.draft, seat, "ask_back", [0])
                await room.driver.try_commit(draft)

    async def fulfil(self, room: Room, promise: Promise, draft: Drafter) -> None:
        """Write to the log what the register has promised, or withdraw the promise."""
        held = promise.held
        await room.holders.read()  # after the promise: includes all other promises

        def checked() -> Draft:
            if not all(
                room.holders.is_current(seat, before.tenure) for seat, before in held.items()
            ):
                raise unknown()  # a seat has changed hands in the meantime
            return draft()

        try:
            await self._take_over(room, checked, list(held), promise.person)
        except Refused as refusal:
            if refusal.code != "storage_down":  # otherwise the entry may be in the log
                await self.people.promises.withdraw(promise)
                await room.recheck_connections()
            raise

    async def _take_over(self, room: Room, draft: Drafter, seats: list[int], person: str) -> None:
        """Give somebody their promised seats, in the log and then in the register."""
        entry = await room.commits.commit(draft)
        await self.people.confirm(room.id, seats, person, entry.number)
        await self.people.former.regain(room.id, seats[0], person)
        await self.people.note_guest(room.id, person)
        await self.sync_seats(room)

    async def _finish_claim(self, room: Room, person: Person) -> None:
        """Finish a claim that a crash has interrupted between register and log."""
        if not room.holders.claimed_by(person.id) or room.seat_lock.locked():
            return
        async with room.seat_lock:
            await room.holders.read()
            seats = room.holders.claimed_by(person.id)
            if room.state.phase != "waiting":
                seats = seats[:1]  # the others may belong to another link: one hand per person
            if seats:
                await self._finish(room, seats, person.id)

    async def _finish(self, room: Room, seats: list[int], person: str) -> None:
        is_guest = room.state.seat_states[seats[0]].is_open_to_guests
        data = TAKEN_OVER if is_guest else CLAIMED
        if seats[0] in await self.people.former.seats(room.id, person):
            data = RETURNED
        await self._take_over(room, partial(room.state.draft_claim, seats, data), seats, person)

    # Seats

    def seats_held(self, room: Room, person: Person | None) -> list[int]:
        """The seats somebody holds, according to both register and log."""
        return [] if person is None else room.holders.seats_of(person.id)

    def require_seats(self, room: Room, caller: Caller) -> list[int]:
        """The seats the caller holds; refused if there are none."""
        mine = self.seats_held(room, caller.person)
        if not mine:
            raise unknown()
        return mine

    def require_seat(self, room: Room, caller: Caller, seat: int) -> int:
        """This seat; refused if the caller does not hold it."""
        if seat not in self.require_seats(room, caller):
            raise Denied("not_your_seat", "somebody else, or nobody, sits in that seat")
        return seat

    def require_host(self, room: Room, caller: Caller) -> int:
        """The host's seat; refused if the caller is not the host."""
        if room.state.host not in self.require_seats(room, caller):
            raise Denied("not_host", "only the host of this table can do that")
        return room.state.host

    def check_visible(self, room: Room, person: Person | None) -> None:
        """Refuse people without a seat if the table allows no spectators."""
        if not room.state.admits_spectators and not self.seats_held(room, person):
            raise unknown()

    async def opened_for(self, room: Room, person: Person | None) -> Opened:
        """The table as this person sees it."""
        mine = self.seats_held(room, person)
        fresh, same = await next_tables(self.hub.storage, room.id) if mine else ("", "")
        former = await self.people.former.seats(room.id, person.id) if person else []
        summary = room.summary() if mine else room.delayed_summary()
        return Opened(summary, mine, room.state.host in mine, fresh, same, former)

    # Limits, bans and maintenance

    def check_rate(self, what: LimitedAction, address: str, seat: str = "") -> None:
        """Refuse the caller if they exceed a rate limit."""
        wait = self.limits.take(what, self.clock.ticks(), address=address, seat=seat)
        if wait:
            raise too_fast(wait)

    def check_changes(self, caller: Caller, table: str) -> None:
        """Refuse a caller who changes the same things again and again: each change is logged."""
        person = caller.person.id if caller.person else ""
        self.check_rate("changes", caller.address, f"{table[:40]}:{person}")

    def charge(self, what: LimitedAction, address: str, seat: str, cost: float) -> None:
        """It has cost so much, of which one was taken before."""
        self.limits.charge(what, self.clock.ticks(), cost - 1.0, address=address, seat=seat)

    def check_ban(self, address: str) -> None:
        """Refuse a banned address, without any detail."""
        if self.bans and self.bans.get(network(address), NO_BAN).ends > self.clock.ticks():
            raise Denied("banned", "this address gets no answer here for a while")

    async def read_bans(self) -> None:
        """Read the bans again: the operator may have changed them."""
        now, ticks, bans = self.clock.now(), self.clock.ticks(), self.bans
        read = {
            address: Ban(until, ticks + until - now)
            for address, until in await self.hub.storage.fetch("SELECT address, until FROM bans")
        }
        for address in read.keys() & bans.keys():
            if read[address].until == bans[address].until:  # a new system time changes no ban
                read[address] = bans[address]
        self.bans = {address: ban for address, ban in read.items() if ban.ends > ticks}

    async def check_maintenance(self) -> None:
        """Refuse new tables and players during maintenance."""
        if await self.is_in_maintenance():
            raise Denied(
                "maintenance",
                "the server is under maintenance: running games go on, new ones have to wait",
                wait=300.0,
            )

    async def is_in_maintenance(self) -> bool:
        """Whether the server is under maintenance."""
        return await self.read_note("maintenance") == "on"

    async def read_note(self, name: str) -> str:
        """A value that the server has stored under this name; empty if there is none."""
        rows = await self.hub.storage.fetch("SELECT value FROM notes WHERE name = ?", name)
        return str(rows[0][0]) if rows else ""


def cleaned(text: str, longest: int) -> str:
    """A cleaned name or avatar; it may be empty."""
    return clean(text, longest) if text else ""
