"""Who is connected to a table: the connections of this process, and what others have counted."""

from typing import NamedTuple

from grimtable.server.table.audience.close_codes import UNWATCHED, close_code_after
from grimtable.server.table.audience.connection import Connection
from grimtable.server.table.log.reducers import CHANGES_HOLDERS
from grimtable.server.table.log.state import TableState
from grimtable.sessions.session import Entry


class Connected(NamedTuple):
    """Who is at a table through some processes."""

    seats: int = 0
    """One bit per seat."""
    watchers: int = 0


NOBODY = Connected()


class Attendance:
    """Of one table."""

    def __init__(self, state: TableState) -> None:
        self._state = state
        self.connections: list[Connection] = []
        """Those of this process."""
        self._counts = [0] * state.setup.seats
        """By seat, how many of them may answer for it."""
        self.elsewhere: Connected = NOBODY
        """Who is at the table through other processes."""

    def add(self, connection: Connection) -> None:
        """A connection opens."""
        self.connections.append(connection)
        for seat in connection.seats:
            self._counts[seat] += 1

    def remove(self, connection: Connection) -> None:
        """It has closed."""
        self.connections.remove(connection)
        for seat in connection.seats:
            self._counts[seat] -= 1

    def is_here(self, seat: int) -> bool:
        """Is the person of a seat connected, at this or another process?"""
        return self._counts[seat] > 0 or bool(self.elsewhere.seats >> seat & 1)

    @property
    def present(self) -> list[int]:
        """The seats whose people are connected."""
        return [seat for seat in range(len(self._counts)) if self.is_here(seat)]

    @property
    def watchers(self) -> int:
        """How many people are here without a seat."""
        return self.here.watchers + self.elsewhere.watchers

    @property
    def here(self) -> Connected:
        """Who is at the table through this process."""
        seats = sum(1 << seat for seat, count in enumerate(self._counts) if count)
        return Connected(seats, sum(not open.seats for open in self.connections))

    def closed_by(self, entry: Entry) -> list[tuple[Connection, int]]:
        """The connections that must not see this entry, with the codes that close them: those of
        former holders, and of spectators without permission.
        """
        closing: list[tuple[Connection, int]] = []
        if entry.kind == "start" and not self._state.admits_spectators:
            closing += [(open, UNWATCHED) for open in self.connections if not open.seats]
        if entry.kind in CHANGES_HOLDERS:
            code = close_code_after(entry)
            closing += [(open, code) for open in self.connections if self._has_lost(open, entry)]
        return closing

    def _has_lost(self, connection: Connection, entry: Entry) -> bool:
        """Has this entry taken a seat from this connection?"""
        states = [self._state.seat_states[seat] for seat in connection.seats]
        since = [state.token if connection.is_bot else state.tenure for state in states]
        return entry.number in since
