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
from grimtable.look.look import Event, Look
from grimtable.server.log_lines import set_up_logging, trace_of

HEAD = 4
"""Bytes that tell the length of a message, highest first."""
NO_DESK = -1
LONGEST = 300
"""Letters of a reason that are sent."""
GRACE = 1.0
"""Seconds after the budget in which the server ends a bot; if there is no server, we do."""


class Ask(msgspec.Struct, array_like=True, frozen=True):
    """One question to one bot."""

    name: str
    seed: int
    budget: float
    desk: int
    """Where this seat's bot sits from one question to the next; NO_DESK: it does not stay."""
    heard: int | None
    """So many events the bot at this desk has heard; None: a new bot sits down."""
    look: Look
    """Its story is what came since."""


Answer = list[int] | str
"""Moves, or the kind and place of an error: its words may tell what a seat knows."""
Make = Callable[[str, int], Bot]


def framed(message: bytes) -> bytes:
    """A message as it goes over the line."""
    return len(message).to_bytes(HEAD, "big") + message


class Bots:
    """Those who think here, each at its desk. One that has failed loses it."""

    def __init__(self, make: Make) -> None:
        self._make = make
        self._kept: dict[int, tuple[Bot, tuple[Event, ...]]] = {}

    def answer(self, ask: Ask) -> list[int]:
        """What the bot chooses."""
        bot, story = self._seated(ask)
        story += ask.look.story
        look = Look(ask.look.view, ask.look.decision, story)
        moves = [index(move) for move in bot.choose(look, ask.budget)]
        if not moves:
            raise ValueError(f"the bot {ask.name!r} chose nothing")
        if ask.desk != NO_DESK:
            self._kept[ask.desk] = bot, story
        return moves

    def _seated(self, ask: Ask) -> tuple[Bot, tuple[Event, ...]]:
        before = self._kept.pop(ask.desk, None)
        if ask.heard is None:
            return self._make(ask.name, ask.seed), ()
        assert before is not None and len(before[1]) == ask.heard, "another story was told here"
        return before


def serve(line: socket.socket, make: Make) -> None:
    """Answer question after question."""
    bots, asks = Bots(make), msgspec.json.Decoder(Ask)
    with line, line.makefile("rb") as incoming:
        say(line, [])
        while message := read(incoming):
            say(line, answer_of(bots, asks, message))


def answer_of(bots: Bots, asks: msgspec.json.Decoder[Ask], message: bytes) -> Answer:
    """Moves or a reason. The alarm ends a process that nobody is left to end."""
    try:
        ask = asks.decode(message)
        signal.setitimer(signal.ITIMER_REAL, ask.budget + GRACE)
        return bots.answer(ask)
    except Exception as error:
        return f"{type(error).__name__} at {trace_of(error)[-1]}"[:LONGEST]
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def read(incoming: BinaryIO) -> bytes:
    """The next message; nothing when the line is closed."""
    head = incoming.read(HEAD)
    return incoming.read(int.from_bytes(head, "big")) if len(head) == HEAD else b""


def say(line: socket.socket, answer: Answer) -> None:
    """Send an answer; the first one, without moves, says that we are ready."""
    line.sendall(framed(msgspec.json.encode(answer)))


def maker(path: str) -> Make:
    """The function `package.module:function` that makes bots."""
    module, _, function = path.partition(":")
    make: Make = getattr(import_module(module), function)
    return make


def warm_up() -> None:
    """Import now what the first answer would otherwise wait for, within its budget."""
    for game in registry.NAMES:
        registry.get(game)
    registry.own_sets()
    for name in NAMES:
        get_bot(name)
    gc.freeze()


def main() -> None:
    """`python -m grimtable.server.thinking.worker LINE MAKER`"""
    line = socket.socket(fileno=int(sys.argv[1]))
    line.set_inheritable(False)
    set_up_logging()
    make = maker(sys.argv[2])
    warm_up()
    with suppress(ConnectionError):  # the server is gone
        serve(line, make)


if __name__ == "__main__":
    main()
