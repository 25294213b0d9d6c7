"""A browser in the same process: its connections can be cut at will."""

import asyncio
import json
from contextlib import suppress
from typing import Any

from grimtable.kernel.errors import HalfAction, Refused, SequenceTooFar
from grimtable.look.look import story_of
from grimtable.server.socket.client import Client as TableClient
from grimtable.server.socket.handlers import handle
from grimtable.server.table.audience.audience import (
    Snapshot,
    decision_message,
    encode,
    encoded_view,
)
from grimtable.server.table.audience.connection import Connection
from grimtable.server.table.room import Room
from server.house import House
from server.order.memory import Memory, Message
from server.postbox import Postbox


class Client(Memory):
    """It knows where it stopped, comes back, and repeats what was lost."""

    def __init__(self, house: House, table: str, seat: int) -> None:
        super().__init__(seat)
        self.house = house
        self.table = table
        self.is_deaf = False
        """What comes now gets lost on its way."""
        self.fault: AssertionError | None = None
        """What was wrong with what came."""
        self.overheard: list[Message] | None = None
        """A list to which everything goes instead."""
        self._connection: Connection | None = None
        self._sending: asyncio.Task[int] | None = None

    @property
    def room(self) -> Room:
        return self.house.hub.rooms[self.table]

    async def connect(self) -> "Client":
        """Open a socket; the server hears where the last one stopped."""
        room = await self.house.hub.room(self.table)
        post = Postbox()
        self._connection = connection = Connection(room.people[self.seat].id, [self.seat], post)
        self.table_client = TableClient(room, connection, self.house.limits, "127.0.0.1")
        self.is_deaf = False
        room.enter(connection, epoch=self.epoch, n=self.n, story=len(self.story))
        self._sending = asyncio.create_task(post.send_all(self._receive))
        return self

    def cut(self) -> None:
        """The socket is gone; what was under way is lost."""
        self.is_deaf = True
        if self._connection is not None and self._sending is not None:
            with suppress(KeyError):
                self.room.exit(self._connection)
            self._sending.cancel()
        self._connection = None

    @property
    def is_connected(self) -> bool:
        return self._connection is not None

    @property
    def is_cut_off(self) -> bool:
        """Has the server closed this connection?"""
        return self._connection is not None and self._connection.outbox.is_closing

    async def _receive(self, frame: bytes) -> None:
        message = json.loads(frame)
        if self.overheard is not None:
            self.overheard.append(message)
        elif not self.is_deaf and self.fault is None:
            try:
                self.hear(message)
            except AssertionError as fault:
                self.fault = fault

    def choose(self) -> Message:
        """The same; a reaction is sent with all its choices."""
        message, state = super().choose(), self.room.state
        while state.is_reaction and self._is_half(message):
            assert state.session is not None
            options = state.session.peek(self.seat, message["moves"])
            message["moves"].append(self.chooser.choose(len(self.story), options))
        return message

    def _is_half(self, message: Message) -> bool:
        moves, decision = message["moves"], message["decision"]
        try:
            self.room.state.draft_answer(self.seat, moves, decision=decision, id="")
        except HalfAction:
            return True
        except Refused:
            return False
        return False

    def whole_answer(self) -> list[int]:
        """Everything this seat has to choose in its question, found by peeking."""
        session = self.room.state.session
        assert session is not None
        moves: list[int] = []
        with suppress(SequenceTooFar):  # the only one asked, and chance comes next
            while options := session.peek(self.seat, moves):
                moves.append(options[(self.seat + len(moves)) % len(options)])
        return moves

    async def send(self, message: Message) -> None:
        await handle(self.table_client, json.dumps(message).encode())

    async def say(self, kind: str, **fields: Any) -> None:
        await self.send({"type": kind, **fields})

    def check(self) -> None:
        """All that this seat may know has come, and nothing else."""
        state = self.room.state
        view = json.loads(encoded_view(state, state.t.view(self.seat), Snapshot(state)))
        question = json.loads(encode(decision_message(state, self.seat)))
        story = json.loads(encode(story_of(state.game, state.t, self.seat)))

        assert self.fault is None
        assert {key: self.view[key] for key in view} == view
        assert {key: self.question.get(key) for key in question} == question
        assert self.story == story


async def settle(house: House) -> None:
    """Until everything that can happen now has happened, and was heard."""
    await house.quiet()
