"""A process in which bots think: views in, moves out, until the server's end of the line closes.

It is shown what the asked seat may know: no table, no log, no key ever comes here.
"""

import gc
import os
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from typing import BinaryIO, Literal

import msgspec
from msgspec.structs import astuple

from grimtable import registry
from grimtable.bots.bot import BadBot, Bot
from grimtable.bots.player import Player
from grimtable.bots.registry import allowed, get_bot, name_of, offered
from grimtable.kernel.table import BareView
from grimtable.look.conversion import bare_view
from grimtable.look.view import View
from grimtable.review.judging import Judging, Known, judge
from grimtable.server.bot_processes.bot_input import EventTuple, ToJudge
from grimtable.server.log_lines import set_up_logging, trace_of
from grimtable.server.protocol import HintChoice

LENGTH_BYTES = 4
"""Bytes that tell the length of a message, highest first."""
NO_SLOT = -1
MAX_REASON = 300
"""Letters of a reason that are sent."""
OVERTIME = 1.0
"""Seconds after the budget in which the server ends a bot; if there is no server, we do."""


Wanted = Literal["moves", "advice", "estimates", "judged"]
"""What is asked of a bot; estimates come with the advice."""


class BotRequest(msgspec.Struct, array_like=True, frozen=True):
    """One question to one bot."""

    name: str
    seed: int
    budget: float
    slot: int
    """Where this seat's bot is kept between requests; NO_SLOT: it is not kept."""
    known_events: int | None
    """How many events the bot in this slot knows; None: a new bot takes it."""
    view: View
    events: list[EventTuple]
    """What came since."""
    wants: Wanted = "moves"
    to_judge: ToJudge | None = None


class Advised(msgspec.Struct, frozen=True, tag="advised"):
    """What a bot advises."""

    choices: list[HintChoice]


class Judged(msgspec.Struct, frozen=True, tag="judged"):
    """What answers lead to: per answer its result on each table."""

    results: list[list[float]]


Answer = list[int] | Advised | Judged | str
"""Moves, advice, results, or the kind and place of an error: its words may tell secrets."""
BotMaker = Callable[[str, str, int], Bot]
"""Makes a bot of a game, a name and a seed."""


def framed(message: bytes) -> bytes:
    """A message as it goes over the pipe."""
    return len(message).to_bytes(LENGTH_BYTES, "big") + message


class KeptBots:
    """The bots of this process, each in its slot. One that has failed loses it."""

    def __init__(self, make: BotMaker) -> None:
        self._make = make
        self._kept: dict[int, Player] = {}

    def answer(self, request: BotRequest) -> list[int] | Advised | Judged:
        """What the bot chooses, what it advises, or what answers lead to."""
        view = request.view
        game = registry.get(view.game).at(view.field("options"))
        seen = bare_view(game, view)
        if request.to_judge is not None:
            bot = self._make(view.game, request.name, request.seed)
            return Judged(judge(bot, game, Judging(Known(0, seen), *astuple(request.to_judge))))
        player = self._kept.pop(request.slot, None)
        if request.known_events is None:
            bot = self._make(view.game, request.name, request.seed)
            player = Player(bot, game, view.seat, seen.public.seat_count)
        assert player is not None and player.heard == (request.known_events or 0), (
            "another story was told here"
        )
        player.hear(request.events)
        player.heard += len(request.events)
        answer = player.answer(seen) if request.wants == "moves" else advised(player, seen, request)
        if request.slot != NO_SLOT:
            self._kept[request.slot] = player
        return answer


def advised(player: Player, seen: BareView, request: BotRequest) -> Advised:
    """Good answers, as they are sent."""
    advice = player.advise(seen)
    if request.wants == "estimates":
        advice = player.estimate(seen, advice)
    return Advised(
        [HintChoice(list(a.moves), a.reason, a.estimate and a.estimate.in_words()) for a in advice]
    )


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
        signal.setitimer(signal.ITIMER_REAL, request.budget + OVERTIME)
        return bots.answer(request)
    except Exception as error:
        if isinstance(error, BadBot) and error.__cause__ is None:
            return str(error)[:MAX_REASON]  # about the name of a bot, not about its answer
        cause = error.__cause__ or error
        return f"{type(cause).__name__} at {trace_of(cause)[-1]}"[:MAX_REASON]
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def receive(incoming: BinaryIO) -> bytes:
    """The next message; nothing when the line is closed."""
    head = incoming.read(LENGTH_BYTES)
    return incoming.read(int.from_bytes(head, "big")) if len(head) == LENGTH_BYTES else b""


def send(pipe: socket.socket, answer: Answer) -> None:
    """Send an answer; the first one, without moves, says that we are ready."""
    pipe.sendall(framed(msgspec.json.encode(answer)))


def maker(path: str) -> BotMaker:
    """The function `package.module:function` that makes bots."""
    module, _, function = path.partition(":")
    make: BotMaker = getattr(import_module(module), function)
    return make


def allowed_bot(game: str, name: str, seed: int) -> Bot:
    """A bot of this name, if it is installed or the host allows it."""
    if name_of(name).is_class and name not in allowed():
        raise BadBot(f"the host of this server does not allow the bot {name!r}")
    return get_bot(game, name, seed)


def warm_up() -> None:
    """Import now what the first answer would otherwise wait for, within its budget."""
    registry.own_sets()
    for game in registry.games():
        for name in offered(game.name):
            with suppress(BadBot):
                get_bot(game.name, name)
    gc.freeze()


def main() -> None:
    """`python -m grimtable.server.bot_processes.worker LINE MAKER NICENESS`"""
    pipe = socket.socket(fileno=int(sys.argv[1]))
    pipe.set_inheritable(False)
    set_up_logging()
    os.nice(int(sys.argv[3]))
    make = maker(sys.argv[2])
    warm_up()
    with suppress(ConnectionError):  # the server is gone
        serve(pipe, make)


if __name__ == "__main__":
    main()
