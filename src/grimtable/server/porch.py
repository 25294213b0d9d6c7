"""What every door has in common: who asks, which table, which seats are theirs."""

import asyncio
from typing import NamedTuple
from weakref import WeakKeyDictionary

import msgspec

from grimtable.server.forms import Opened
from grimtable.server.hub import Hub
from grimtable.server.keys import KeyKind, kind_of
from grimtable.server.limits import Limits, What, network
from grimtable.server.names import AVATAR, NAME, clean
from grimtable.server.people import LAST, Lines, Person
from grimtable.server.refusals import Denied, too_fast, unknown
from grimtable.server.room import Room
from grimtable.server.settings import Settings
from grimtable.server.telling import Connection, encode
from grimtable.server.wire import Bye

GOING_ON = ("shuffling", "playing")

RESEATED = 4001
"""Close code: your seats have changed; come back."""
MOVED = 4002
"""Close code: your seat has gone to another device."""
REMOVED = 4003
"""Close code: you were removed from this table, or your data is deleted."""
CROWDED = 4009
"""Close code: this browser has opened too many sockets to the table; the oldest goes."""
RESTART = 1012
"""Close code: the server ends or starts anew; come back."""
FAREWELLS = {
    RESEATED: "reseated",
    MOVED: "moved",
    REMOVED: "removed",
    CROWDED: "crowded",
    RESTART: "restart",
}
"""What the last message says before such a close."""


class Caller(msgspec.Struct, frozen=True):
    """Who knocks."""

    address: str
    person: Person | None = None


class Let(NamedTuple):
    """Somebody was let in; the token is new if it is not empty."""

    opened: Opened
    token: str = ""


class Porch:
    """The hub, the house rules and the register, for all doors."""

    def __init__(self, hub: Hub, settings: Settings, limits: Limits) -> None:
        self.hub = hub
        self.settings = settings
        self.limits = limits
        self.clock = hub.clock
        self.people = hub.people
        self.bans: dict[str, float] = {}
        """Networks that get no answer, and until when."""
        self._locks: WeakKeyDictionary[Room, asyncio.Lock] = WeakKeyDictionary()
        self._reseated: WeakKeyDictionary[Room, int] = WeakKeyDictionary()
        """How often seats of a room were given or taken."""

    @property
    def cookie(self) -> str:
        """The name of the only cookie; behind TLS browsers bind it to this very host."""
        return "__Host-grimtable" if self.settings.is_secure else "grimtable"

    # Who

    async def caller(self, address: str, token: str) -> Caller:
        """Whoever holds this cookie, known or not."""
        person = None
        if kind_of(token) is KeyKind.PERSON:
            person = await self.people.by_token(token)
        return Caller(address, person)

    def known(self, caller: Caller) -> Person:
        """The person, if it is one."""
        if caller.person is None:
            raise unknown()
        return caller.person

    async def admit(self, caller: Caller, name: str, avatar: str) -> tuple[Person, str]:
        """The person under the name they now want; a newcomer gets a token."""
        name, avatar = cleaned(name, NAME), cleaned(avatar, AVATAR)
        if caller.person is None:
            self.spend("handshake", caller.address)
            return await self.people.arrive(name, avatar, self.clock.now())
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
        """Show everybody at the same tables what somebody is called now."""
        for room in list(self.hub.rooms.values()):
            if any(seated.id == person for seated in room.people.values()):
                await self.refresh(room)
                room.tell_presence()

    # Where

    async def room(self, caller: Caller, table: str) -> Room:
        """The table, unless there is none or the host has blocked who asks."""
        if caller.person is not None:
            _, is_blocked = await self.people.guest(table[:40], caller.person.id)
            if is_blocked:
                raise unknown()
        room = await self.hub.room(table)
        await self.refresh(room)
        return room

    async def arrive(self, address: str, token: str, table: str) -> tuple[Caller, Room, Lines]:
        """Who knocks at a table, the table, and its chat: all of it in one reading."""
        if kind_of(token) is not KeyKind.PERSON:
            raise unknown()
        room = self.hub.rooms.get(table)
        count = self._reseated.get(room, 0) if room else 0
        found = await self.people.arriving(token, table[:40])
        if found.person is None:
            raise unknown()
        self.spend("handshake", "", found.person.id)
        if found.is_blocked:
            raise unknown()
        room = await self.hub.room(table)
        if found.last is not None and found.last >= room.course.ply:
            await self.refresh(room)
        elif count == self._reseated.get(room, 0):
            room.people = found.seated
        return Caller(address, found.person), room, found.lines

    async def refresh(self, room: Room) -> None:
        """Read what other processes have written, and who sits where."""
        ((last,),) = await self.hub.storage.fetch(LAST, room.id)
        if last is not None and last >= room.course.ply:
            await room.read_on()
        count = self._reseated.get(room, 0)
        people = await self.people.seated(room.id)
        if count == self._reseated.get(room, 0):
            room.people = people

    def seating(self, room: Room) -> asyncio.Lock:
        """Held while somebody sits down or gets up: the log and the register change together."""
        return self._locks.setdefault(room, asyncio.Lock())

    async def reseat(self, room: Room, *people: str, code: int = RESEATED) -> None:
        """Seats were given or taken: the register is read again, stale sockets are closed."""
        self._reseated[room] = self._reseated.get(room, 0) + 1
        await self.refresh(room)
        for person in people:
            dismiss(room, person, code)
        room.tell_presence()
        self.hub.touch(room)

    # Which seats

    def mine(self, room: Room, person: Person | None) -> list[int]:
        """The seats somebody holds: the register names them and the log has not let them go."""
        if person is None:
            return []
        places = room.course.places
        return [
            seat
            for seat, held in sorted(room.people.items())
            if held.id == person.id and places[seat].is_person
        ]

    def seats(self, room: Room, caller: Caller) -> list[int]:
        """The same, for somebody who must have one."""
        mine = self.mine(room, caller.person)
        if not mine:
            raise unknown()
        return mine

    def seat(self, room: Room, caller: Caller, seat: int) -> int:
        """This seat, if it is the caller's."""
        if seat not in self.seats(room, caller):
            raise Denied("not_your_seat", "somebody else, or nobody, sits in that seat")
        return seat

    def host(self, room: Room, caller: Caller) -> int:
        """The host's seat, if that is who asks."""
        if room.course.host not in self.seats(room, caller):
            raise Denied("not_host", "only the host of this table can do that")
        return room.course.host

    def check_sight(self, room: Room, person: Person | None) -> None:
        """Is this table there for somebody who has its link?"""
        is_open = room.setup.has_spectators or room.course.phase == "waiting"
        if not is_open and not self.mine(room, person):
            raise unknown()

    async def opened(self, room: Room, person: Person | None) -> Opened:
        """The table as somebody finds it."""
        mine = self.mine(room, person)
        next_table = await self.note(f"next:{room.id}") if mine else ""
        card = room.card() if mine else room.late_card()
        return Opened(card, mine, room.course.host in mine, next_table)

    # House rules

    def spend(self, what: What, address: str, seat: str = "") -> None:
        """Refuse a flood."""
        wait = self.limits.take(what, self.clock.ticks(), address=address, seat=seat)
        if wait:
            raise too_fast(wait)

    def check_ban(self, address: str) -> None:
        """Who is banned learns no more than that."""
        if self.bans and self.bans.get(network(address), 0.0) > self.clock.now():
            raise Denied("banned", "this address gets no answer here for a while")

    async def read_bans(self) -> None:
        """The host may have banned somebody since."""
        rows = await self.hub.storage.fetch(
            "SELECT address, until FROM bans WHERE until > ?", self.clock.now()
        )
        self.bans = {address: until for address, until in rows}

    async def awake(self) -> None:
        """Refuse what is new while the server is being looked after."""
        if await self.is_resting():
            raise Denied(
                "maintenance",
                "the server is being looked after: running games go on, new ones have to wait",
                wait=300.0,
            )

    async def is_resting(self) -> bool:
        """Maintenance?"""
        return await self.note("maintenance") == "on"

    async def note(self, name: str) -> str:
        """A fact the server has noted for itself."""
        rows = await self.hub.storage.fetch("SELECT value FROM notes WHERE name = ?", name)
        return str(rows[0][0]) if rows else ""


def dismiss(room: Room, person: str, code: int) -> None:
    """Close the sockets of somebody, with a last word."""
    for connection in list(room.connections):
        if connection.person == person:
            farewell(connection, code)


def farewell(connection: Connection, code: int) -> None:
    """The last message, then the close."""
    for seat in connection.audiences:
        connection.outbox.put(encode(Bye(seat=seat, code=FAREWELLS[code])))
    connection.outbox.close(code)


def cleaned(text: str, longest: int) -> str:
    """A name or avatar; nothing at all is allowed too."""
    return clean(text, longest) if text else ""
