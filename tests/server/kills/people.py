"""People at a server that may be gone at any moment: they come back and go on."""

import asyncio
import json
import secrets
from hashlib import sha256
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from server.kills.process import Process
from server.order.memory import Memory, Message

GONE = (ConnectionClosed, InvalidHandshake, httpx.TransportError, OSError, TimeoutError)
"""What is raised when the server is not there."""
AGAIN = 0.05
"""Seconds until they try again."""


class Person(Memory):
    """One browser: it answers whatever it is asked, until its game is over."""

    def __init__(self, server: Process, name: str, seed: int) -> None:
        super().__init__(-1)
        self.server = server
        self.name = name
        self.table = ""
        self.is_over = False
        self.faults: list[AssertionError] = []
        self._random = Random(seed)
        self._nonces: dict[str, bytes] = {}
        self.http = httpx.AsyncClient(
            base_url=f"{server.origin}/api/",
            headers={"origin": server.origin},
            timeout=60.0,
            verify=False,
        )

    async def post(self, path: str, **form: Any) -> Message:
        """Until it is answered."""
        while True:
            try:
                response = await self.http.post(path, json=form)
            except GONE:
                await asyncio.sleep(AGAIN)
                continue
            assert response.status_code == 200, response.text
            answer: Message = response.json()
            return answer

    def sit(self, opened: Message) -> None:
        """A seat at a new table; what was known of the last one is forgotten."""
        kept = self.accepted, self.refusals, self.count
        Memory.__init__(self, opened["seats"][0])
        self.accepted, self.refusals, self.count = kept
        self.table, self.is_over = opened["table"]["id"], False

    # The socket

    async def play(self) -> None:
        """To the end of the game, through any number of sockets."""
        while not self.is_over:
            try:
                async with await self.dial() as line:
                    await self._talk(line)
            except GONE:
                await asyncio.sleep(AGAIN)
            except AssertionError as fault:
                self.faults.append(fault)
                raise

    async def dial(self) -> ClientConnection:
        token = self.http.cookies.get("grimtable", "")
        place = f"epoch={self.epoch}&n={self.n}&story={len(self.story)}"
        return await connect(
            f"ws://127.0.0.1:{self.server.port}/api/tables/{self.table}/socket?{place}",
            additional_headers={"origin": self.server.origin, "cookie": f"grimtable={token}"},
            compression=None,
            proxy=None,
        )

    async def _talk(self, line: ClientConnection) -> None:
        if self.pending:
            await line.send(json.dumps(self.pending))
        async for frame in line:
            message = json.loads(frame)
            self.hear(message)
            if message["type"] == "shuffle" and message.get("wanted"):
                await line.send(json.dumps(self._part(message)))
            if message.get("code") == "storage_down":
                await asyncio.sleep(AGAIN)
            if message["type"] in ("decision", "accepted") and self._has_something_to_say():
                await line.send(json.dumps(self.pending))
            if self.is_over and not self.pending:
                return

    def _has_something_to_say(self) -> bool:
        if self.pending or not self.options:
            return False
        self.count += 1
        move = self._random.choice(self.options)
        self.pending = {**self.answer_with(move), "id": f"{self.name}.{self.count}"}
        return True

    def _part(self, asked: Message) -> Message:
        """The own part of the shuffle, the same however often it is asked for."""
        nonce = self._nonces.setdefault(asked["commit"], secrets.token_bytes(16))
        if asked["wanted"] == "commit":
            return {"type": "commit", "commit": sha256(nonce).hexdigest()}
        return {"type": "reveal", "nonce": nonce.hex()}

    def _heard_view(self, message: Message) -> None:
        super()._heard_view(message)
        self.is_over = message.get("result") is not None

    async def close(self) -> None:
        await self.http.aclose()
