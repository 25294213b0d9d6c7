"""Lines that misbehave on purpose: every way in which a message or a socket can get lost."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from random import Random

from grimtable.server.socket.handlers import handle
from server.order.client import Client, settle

Fault = Callable[["Rough", Client], Awaitable[None]]


class Rough:
    """What goes wrong, in an order that is the same every time."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.old: list[tuple[Client, bytes]] = []
        """Messages that were sent and may turn up once more."""
        self.under_way: list[asyncio.Task[None]] = []

    async def clean(self, client: Client) -> None:
        """It arrives, and so does the answer."""
        await client.send(client.pending)

    async def cut_before_send(self, client: Client) -> None:
        """It never arrives."""
        client.cut()

    async def cut_after_send(self, client: Client) -> None:
        """It arrives, and the socket goes while the server works on it."""
        task = asyncio.create_task(client.send(client.pending))
        for _ in range(self.random.randrange(8)):
            await asyncio.sleep(0)
        client.cut()
        if self.random.random() < 0.5:
            task.cancel()  # as a server does that ends with the socket
        self.under_way.append(task)

    async def cut_after_apply(self, client: Client) -> None:
        """It is done, and the answer never arrives."""
        client.is_deaf = True
        await client.send(client.pending)
        client.cut()

    async def cut_after_answer(self, client: Client) -> None:
        """All is well, then the socket goes."""
        await client.send(client.pending)
        await settle(client.house)
        client.cut()

    async def doubled(self, client: Client) -> None:
        """It arrives twice, at the same time."""
        message = client.pending
        await asyncio.gather(client.send(message), client.send(message))

    async def doubled_later(self, client: Client) -> None:
        """It arrives, and once more when something else is asked."""
        self.old.append((client, json.dumps(client.pending).encode()))
        await client.send(client.pending)

    async def reordered(self, client: Client) -> None:
        """Older messages arrive before and after it."""
        for late, message in self.old:
            if late.is_connected:
                await handle(late.table_client, message)
        await client.send(client.pending)
        for late, message in self.old:
            if late.is_connected:
                await handle(late.table_client, message)

    async def delayed(self, client: Client) -> None:
        """It arrives after the socket it was sent on is gone and another one is open."""
        table_client, message = client.table_client, json.dumps(client.pending).encode()
        client.cut()
        await client.connect()
        await handle(table_client, message)

    async def truncated(self, client: Client) -> None:
        """A part of it arrives."""
        message = json.dumps(client.pending).encode()
        await handle(client.table_client, message[: self.random.randrange(len(message))])

    async def torn(self, client: Client) -> None:
        """A part of what the server sends arrives, then the socket closes."""
        await client.send(client.pending)
        for _ in range(self.random.randrange(4)):
            await asyncio.sleep(0)
        client.cut()
        await client.connect()  # and this one goes as well, in the middle of the greeting
        for _ in range(self.random.randrange(4)):
            await asyncio.sleep(0)
        client.cut()


CUTS: list[Fault] = [
    Rough.cut_before_send,
    Rough.cut_after_send,
    Rough.cut_after_apply,
    Rough.cut_after_answer,
    Rough.torn,
]
MESSES: list[Fault] = [
    Rough.doubled,
    Rough.doubled_later,
    Rough.reordered,
    Rough.delayed,
    Rough.truncated,
]
