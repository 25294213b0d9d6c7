"""Who holds the seats of a table, and whose sockets must go when that changes.

The log tells when a seat was last given or taken (its tenure), the register to whom. A person
holds a seat as long as both name the same entry. Every process follows the same log, so each
closes the sockets of a former holder before it tells them anything that came later.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from grimtable.look.session import Draft, Entry
from grimtable.server.people.people import Holder
from grimtable.server.people.promises import PENDING
from grimtable.server.refusals import Denied
from grimtable.server.storage import StorageDown
from grimtable.server.table.close_codes import (
    REMOVED,
    RESEATED,
    UNWATCHED,
    close_connection,
    code_after,
)
from grimtable.server.table.reducers import CHANGES_HOLDERS

if TYPE_CHECKING:
    from grimtable.server.table.audience import Connection
    from grimtable.server.table.room import Room


class Holders:
    """Of one table, as the register had them when it was last read."""

    def __init__(self) -> None:
        self.by_seat: dict[int, Holder] = {}
        self._begun = self._taken = 0

    def begin(self) -> int:
        """The register is going to be read; the number goes to `take`."""
        self._begun += 1
        return self._begun

    def take(self, number: int, by_seat: dict[int, Holder]) -> None:
        """It has been read; what was asked for earlier than the last answer is out of date."""
        if number > self._taken:
            self._taken, self.by_seat = number, by_seat


async def read_register(room: "Room") -> None:
    """Who sits where, as the register says now."""
    number = room.holders.begin()
    room.holders.take(number, await room.hub.people.seated(room.id))


def holder(room: "Room", seat: int) -> Holder | None:
    """Who holds a seat: log and register agree on it."""
    held = room.holders.by_seat.get(seat)
    if held is None or not 0 <= seat < room.setup.seats:
        return None
    is_person = room.state.seat_states[seat].is_person
    return held if is_person and is_current(room, seat, held.tenure) else None


def is_current(room: "Room", seat: int, tenure: int | None) -> bool:
    """Has the log neither given nor taken the seat since? None: from before this was kept."""
    return tenure is None or tenure == room.state.seat_states[seat].tenure


def seats_of(room: "Room", person: str) -> list[int]:
    """The seats somebody holds."""
    held = ((seat, holder(room, seat)) for seat in range(room.setup.seats))
    return [seat for seat, who in held if who is not None and who.id == person]


def claimed_by(room: "Room", person: str) -> list[int]:
    """The seats that were promised to somebody, which the log does not tell yet."""
    by_seat = sorted(room.holders.by_seat.items())
    return [seat for seat, held in by_seat if held.id == person and held.tenure == PENDING]


def check_one_hand(room: "Room", person: str, seats: Iterable[int]) -> None:
    """Refuse these seats to somebody who has, or was promised, others in play."""
    others = {*seats_of(room, person), *claimed_by(room, person)} - set(seats)
    if others and room.state.phase != "waiting":
        raise Denied("one_hand", "you have a seat here: nobody sees a second hand in play")


def vacated(room: "Room") -> list[int]:
    """The seats that somebody has in the log and nobody in the register."""
    pending = {seat for seat, held in room.holders.by_seat.items() if held.tenure == PENDING}
    people = room.state.people - pending
    return sorted(seat for seat in people if holder(room, seat) is None)


def draft_claim(room: "Room", seats: list[int], data: str) -> Draft:
    """Seats go to whom they were promised: those of a person, or an empty one."""
    state, seat = room.state, seats[0]
    if not state.seat_states[seat].is_person:
        return state.draft(seat, "join", [seat], data)
    return state.draft(seat, "rekey", seats, data)


# Sockets that must go


def dismiss(room: "Room", connection: "Connection", code: int) -> None:
    """A last word; from here on it counts as gone."""
    close_connection(connection, code)
    room.exit(connection)


def close_stale(room: "Room", entry: Entry) -> None:
    """After an entry, before anybody is told of it: former holders hear nothing more."""
    if entry.kind == "start" and not may_watch(room):
        for connection in [open for open in room.connections if not open.seats]:
            dismiss(room, connection, UNWATCHED)
    if entry.kind in CHANGES_HOLDERS:
        for connection in [
            open for open in room.connections if _has_lost(room, open, entry.number)
        ]:
            dismiss(room, connection, code_after(entry))


def _has_lost(room: "Room", connection: "Connection", entry: int) -> bool:
    """Does it not speak for one of its seats any more, since this entry?"""
    seat_states = [room.state.seat_states[seat] for seat in connection.seats]
    return any(
        entry == (seat_state.token if connection.is_bot else seat_state.tenure)
        for seat_state in seat_states
    )


def may_watch(room: "Room") -> bool:
    """Is the table there for people without a seat?"""
    return room.setup.has_spectators or room.state.phase == "waiting"


async def recheck(room: "Room") -> None:
    """The register has changed, here or at another process: whose sockets does that concern?"""
    guests = {connection.person for connection in room.connections}
    try:
        await read_register(room)
        welcome = await room.hub.people.not_blocked(room.id, guests) if guests else guests
    except StorageDown:
        return  # nobody can step in either; there will be another hint
    for connection in list(room.connections):
        if connection.person in guests - welcome:
            dismiss(room, connection, REMOVED)
        elif not connection.is_bot and connection.seats != seats_of(room, connection.person):
            dismiss(room, connection, RESEATED)
    room.send_presence()
