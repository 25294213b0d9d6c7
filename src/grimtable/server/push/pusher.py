"""Tells devices that a seat is asked, in the background: no move ever waits for it."""

import asyncio
import logging
from collections.abc import Callable, Collection, Coroutine
from contextlib import suppress
from hashlib import sha256
from typing import Any

import msgspec

from grimtable.server.clock import Clock, sleep
from grimtable.server.push.encryption import encrypt
from grimtable.server.push.endpoints import BadEndpoint, Endpoint, parse_endpoint
from grimtable.server.push.requests import PushRequests, Reply
from grimtable.server.push.server_key import ServerKey, read_server_key
from grimtable.server.push.subscriptions import SeatTenure, Subscription, Subscriptions
from grimtable.server.storage import Storage, StorageDown

log = logging.getLogger("grimtable.server")

RETRY_DELAYS = (30.0, 120.0, 600.0, 3600.0)
"""Seconds before a message that a push service did not take is sent again."""
MAX_RETRY_AFTER = 3600.0
MAX_WAITING = 1000
"""Messages on their way, including those that wait for another try; further ones are dropped."""
AT_ONCE = 8
"""Requests at a time."""
TOPIC_LENGTH = 32


class TurnCall(msgspec.Struct, frozen=True):
    """A seat is asked, and nobody is there."""

    held: SeatTenure
    game: str
    question: str
    """The same in every process."""
    seconds: float
    """For how long it matters."""
    is_current: Callable[[], bool]
    """Is the seat still asked, and still nobody there?"""


class TurnMessage(msgspec.Struct):
    """All that a device is told."""

    game: str
    path: str
    """Of the table on this server."""


class Pusher:
    """Of one process."""

    def __init__(self, storage: Storage, clock: Clock, allowed: Collection[str] = ()) -> None:
        self.subscriptions = Subscriptions(storage)
        self.allowed = allowed
        """Origins of push services that may be anywhere."""
        self._storage = storage
        self._clock = clock
        self._key: ServerKey | None = None
        self._requests = PushRequests()
        self._free = asyncio.Semaphore(AT_ONCE)
        self._tasks: set[asyncio.Task[None]] = set()

    async def server_key(self) -> ServerKey:
        """The key of this server."""
        if self._key is None:
            self._key = await read_server_key(self._storage)
        return self._key

    def call(self, call: TurnCall) -> None:
        """Tell all devices of a seat, once per question."""
        self._spawn(self._call(call))

    def drop_former(self, table: str, tenures: dict[int, int]) -> None:
        """Seats have changed hands."""
        self._spawn(self.subscriptions.drop_former(table, tenures))

    def drop_table(self, table: str) -> None:
        """The game is over."""
        self._spawn(self.subscriptions.drop_table(table))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task: asyncio.Task[None] = asyncio.get_running_loop().create_task(_suppressed(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def close(self) -> None:
        """Send nothing more."""
        for task in self._tasks:
            task.cancel()

    @property
    def is_busy(self) -> bool:
        """Is something on its way?"""
        return bool(self._tasks)

    async def _call(self, call: TurnCall) -> None:
        table, seat, *_ = call.held
        devices = await self.subscriptions.devices(call.held)
        if not devices or not await self.subscriptions.claim(table, seat, call.question):
            return
        if len(self._tasks) > MAX_WAITING:
            log.warning("too many push messages are waiting: one was dropped")
            return
        await asyncio.gather(*[self._deliver(call, device) for device in devices])

    async def _deliver(self, call: TurnCall, device: Subscription) -> None:
        """Send it until the push service takes it, or until it is out of date."""
        for delay in (*RETRY_DELAYS, 0.0):
            try:
                endpoint = parse_endpoint(device.endpoint, self.allowed)
                async with self._free:
                    reply = await self._send(call, device, endpoint)
            except BadEndpoint:
                await self.subscriptions.drop(device.endpoint)
                return
            if reply.is_gone:
                await self.subscriptions.drop(device.endpoint)
                return
            if not reply.can_be_repeated or not delay:
                _log_failure(reply)
                return
            await sleep(self._clock, max(delay, min(MAX_RETRY_AFTER, reply.retry_after)))
            if not call.is_current() or device not in await self.subscriptions.devices(call.held):
                return

    async def _send(self, call: TurnCall, device: Subscription, endpoint: Endpoint) -> Reply:
        key = await self.server_key()
        told = TurnMessage(call.game, f"/table/{call.held.table}")
        topic = sha256(f"{device.endpoint} {call.held.table}".encode()).hexdigest()
        headers = {
            "Authorization": key.authorization(
                endpoint.origin, contact=device.origin, now=self._clock.now()
            ),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(int(call.seconds)),
            "Topic": topic[:TOPIC_LENGTH],
            "Urgency": "normal",
        }
        body = encrypt(msgspec.json.encode(told), device.p256dh, device.auth)
        return await self._requests.post(endpoint, headers, body)


async def _suppressed(work: Coroutine[Any, Any, None]) -> None:
    with suppress(StorageDown):  # then nobody is told; the game does not depend on it
        await work


def _log_failure(reply: Reply) -> None:
    """Without the address, which is a key."""
    if reply.status >= 300 or not reply.status:
        log.warning("a push service has not taken a message", extra={"status": reply.status})
