"""A process in which bots think: Looks in, moves out, until the server's end of the line closes.

It is shown nothing but Looks: no table, no log, no key ever comes here.
"""

import gc
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from operator import index
from typing import BinaryIO

import msgspec

from grimtable import registry
from grimtable.bots.bot import NAMES, Bot, get_bot
from grimtable.look.look import Look
from grimtable.look.view import Event
from grimtable.server.log_lines import set_up_logging, trace_of

HEAD = 4
"""Bytes that tell the length of a message, highest first."""
NO_SLOT = -1
LONGEST = 300
"""Letters of a reason that are sent."""
GRACE = 1.0
"""Seconds after the budget in which the server ends a bot; if there is no server, we do."""


class BotRequest(msgspec.Struct, array_like=True, frozen=True):
    """One question to one bot."""

    name: str
    seed: int
    budget: float
    slot: int
    """Where this seat's bot is kept between requests; NO_SLOT: it is not kept."""
    known_events: int | None
    """How many events the bot in this slot knows; None: a new bot takes it."""
    look: Look
    """Its story is what came since."""


Answer = list[int] | str
"""Moves, or the kind and place of an error: its words may tell what a seat knows."""
BotMaker = Callable[[str, int], Bot]


def framed(message: bytes) -> bytes:
    """A message as it goes over the pipe."""
    return len(message).to_bytes(HEAD, "big") + message


class KeptBots:
    """The bots of this process, each in its slot. One that has failed loses it."""

    def __init__(self, make: BotMaker) -> None:
        self._make = make
        self._kept: dict[int, tuple[Bot, tuple[Event, ...]]] = {}

    def answer(self, request: BotRequest) -> list[int]:
        """What the bot chooses."""
        bot, story = self._bot_and_story(request)
        story += request.look.story
        look = Look(request.look.view, request.look.decision, story)
        moves = [index(move) for move in bot.choose(look, request.budget)]
        if not moves:
            raise ValueError(f"the bot {request.name!r} chose nothing")
        if request.slot != NO_SLOT:
            self._kept[request.slot] = bot, story
        return moves

    def _bot_and_story(self, request: BotRequest) -> tuple[Bot, tuple[Event, ...]]:
        before = self._kept.pop(request.slot, None)
        if request.known_events is None:
            return self._make(request.name, request.seed), ()
        assert before is not None and len(before[1]) == request.known_events, (
            "another story was told here"
        )
        return before


def serve(pipe: socket.socket, make: BotMaker) -> None:
    """Answer question after question."""
    bots, decoder = KeptBots(make), msgspec.json.Decoder(BotRequest)
    with pipe, pipe.makefile("rb") as incoming:
        send(pipe, [])
        while message := receive(incoming):
            send(pipe, answer(bots, decoder, message))


def answer(bots: KeptBots, decoder: msgspec.json.Decoder[BotRequest], message: bytes) -> Answer:
    """Moves or a reason. The alarm ends a process that nobody is left to end."""
    try:
        request = decoder.decode(message)
        signal.setitimer(signal.ITIMER_REAL, request.budget + GRACE)
        return bots.answer(request)
    except Exception as error:
        return f"{type(error).__name__} at {trace_of(error)[-1]}"[:LONGEST]
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def receive(incoming: BinaryIO) -> bytes:
    """The next message; nothing when the line is closed."""
    head = incoming.read(HEAD)
    return incoming.read(int.from_bytes(head, "big")) if len(head) == HEAD else b""


def send(pipe: socket.socket, answer: Answer) -> None:
    """Send an answer; the first one, without moves, says that we are ready."""
    pipe.sendall(framed(msgspec.json.encode(answer)))


def maker(path: str) -> BotMaker:
    """The function `package.module:function` that makes bots."""
    module, _, function = path.partition(":")
    make: BotMaker = getattr(import_module(module), function)
    return make


def warm_up() -> None:
    """Import now what the first answer would otherwise wait for, within its budget."""
    registry.games()
    registry.own_sets()
    for name in NAMES:
        get_bot(name)
    gc.freeze()


def main() -> None:
    """`python -m grimtable.server.thinking.worker LINE MAKER`"""
    pipe = socket.socket(fileno=int(sys.argv[1]))
    pipe.set_inheritable(False)
    set_up_logging()
    make = maker(sys.argv[2])
    warm_up()
    with suppress(ConnectionError):  # the server is gone
        serve(pipe, make)


if __name__ == "__main__":
    main()
