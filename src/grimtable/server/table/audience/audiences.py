"""All audiences of one table: each seat, and the spectators."""

import logging
import secrets

from grimtable.kernel.terms import PUBLIC
from grimtable.server.clock import Clock
from grimtable.server.metrics import Metrics
from grimtable.server.protocol import FromTable
from grimtable.server.table.audience.audience import Audience, Snapshot
from grimtable.server.table.audience.delayed_audience import DelayedAudience
from grimtable.server.table.audience.messages import message_for, shuffle_message
from grimtable.server.table.log.seats import TableSetup
from grimtable.server.table.log.state import TableState

log = logging.getLogger("grimtable.server")


class Audiences:
    """The audiences of one table by seat; PUBLIC is the spectators."""

    def __init__(self, setup: TableSetup, clock: Clock, metrics: Metrics) -> None:
        self._metrics = metrics
        epoch = secrets.token_hex(4)
        self._by_seat = {seat: Audience(seat, epoch) for seat in [*range(setup.seats), PUBLIC]}
        if setup.spectator_delay:
            delay = setup.spectator_delay
            self._by_seat[PUBLIC] = DelayedAudience(PUBLIC, epoch, clock, delay)

    def __getitem__(self, seat: int) -> Audience:
        return self._by_seat[seat]

    def send_changes(self, state: TableState, *, taken_back: bool) -> None:
        """Send every audience its changes; if one fails, the others and the table go on."""
        snapshot = Snapshot(state)
        for audience in self._by_seat.values():
            try:
                audience.send_changes(state, snapshot, taken_back=taken_back)
            except Exception:
                log.exception("an audience could not be told")
                self._metrics.fault()

    def broadcast(self, message: FromTable, seats: list[int] | None = None) -> None:
        """Send this to everybody, or to these seats."""
        for seat, audience in self._by_seat.items():
            if seats is None or seat in seats:
                audience.send(message_for(message, seat))

    def send_shuffle(self, state: TableState) -> None:
        """Send everybody the progress of the shuffle."""
        for seat, audience in self._by_seat.items():
            message = shuffle_message(state, seat)
            if message is not None:
                audience.send(message)
