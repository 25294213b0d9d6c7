"""One connection to a table: its person, its seats, and its queue of messages."""

from grimtable.kernel.terms import PUBLIC
from grimtable.server.table.audience.outbox import Outbox


class Connection:
    """One open socket: its person and seats, and what waits to be sent to it."""

    __slots__ = ("audiences", "is_bot", "outbox", "person", "seats")

    def __init__(
        self, person: str, seats: list[int], outbox: Outbox, *, is_bot: bool = False
    ) -> None:
        self.person = person
        self.is_bot = is_bot
        """Was it opened with a bot token, by a program?"""
        self.seats = seats
        """The seats it may answer for; none: it watches."""
        self.audiences = seats or [PUBLIC]
        """The audiences whose messages it gets."""
        self.outbox = outbox
