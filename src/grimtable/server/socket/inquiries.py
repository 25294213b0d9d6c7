"""What a seat asks without playing: reasons, gains, the next question, a hint.

Each answer follows from what the seat is shown, so it is kept as long as that stays the same.
"""

from collections.abc import Callable, Hashable
from typing import Any

import msgspec

from grimtable.bots.registry import strongest
from grimtable.kernel.errors import MalformedMove, NotYourDecision
from grimtable.kernel.table import BareView
from grimtable.look.look import decision_of
from grimtable.server.bot_processes.pool import BotFailed, PoolClosed
from grimtable.server.protocol import (
    AskGains,
    AskHint,
    DecisionMessage,
    FromTable,
    Gains,
    Hint,
    Peek,
    Reasons,
    Why,
)
from grimtable.server.refusals import Denied, not_now
from grimtable.server.socket.client import Client, require_seat
from grimtable.server.socket.targets import check_place

MAX_MOVES = 64
"""Moves in a message."""
MS = 1000.0


def _cached(
    client: Client, seat: int, question: Hashable, find: Callable[[BareView], FromTable]
) -> FromTable:
    """The answer to this question, found once."""
    view, known = client.room.state.t.view(seat), client.room.answer_cache(seat)
    answer = known.get(view, question)
    if answer is None:
        answer = find(view)
        known.keep(view, question, answer)
    return answer


def peek(client: Client, seat: int, message: Peek) -> None:
    """Which question would follow these moves?"""
    state, moves = client.room.state, message.moves
    require_seat(seat)
    session = state.session
    if session is None:
        raise not_now("a peek", state.phase)
    if len(moves) > MAX_MOVES:
        raise MalformedMove(f"at most {MAX_MOVES} moves")

    def find(_: BareView) -> FromTable:
        ahead = session.ahead(seat, moves, decision=message.decision)
        decision = decision_of(state.game, ahead, message.decision)
        return DecisionMessage(seat=seat, decision=decision, peeked=moves)

    question = ("peek", session.decisions[seat], message.decision, *moves)
    client.room.reply(client.connection, _cached(client, seat, question, find))


def why(client: Client, seat: int, message: Why) -> None:
    """Why is this no option?"""
    state, target = client.room.state, message.target
    require_seat(seat)
    check_place(state, target)

    def find(view: BareView) -> FromTable:
        reasons = state.game.reasons(view, target)
        told: list[dict[str, Any]] = [msgspec.to_builtins(reason) for reason in reasons]
        return Reasons(seat=seat, target=target, reasons=told)

    client.room.reply(client.connection, _cached(client, seat, target, find))


def gains(client: Client, seat: int, message: AskGains) -> None:
    """What would each option do to the scores?"""
    state = client.room.state
    require_seat(seat)

    def find(view: BareView) -> FromTable:
        found = {}
        for move in view.options:
            gain = state.game.preview(view, int(move))
            if gain:
                found[str(move)] = {str(whose): change for whose, change in gain.items()}
        ahead = state.game.forecast(view)
        return Gains(seat=seat, decision=message.decision, gains=found, ahead=ahead)

    answer = _cached(client, seat, "gains", find)
    client.room.reply(client.connection, msgspec.structs.replace(answer, decision=message.decision))


async def hint(client: Client, seat: int, message: AskHint) -> None:
    """What would a good player answer, and why? The time that a bot thinks is paid for.

    Nothing is sent if the question has been answered in the meantime.
    """
    room = client.room
    require_seat(seat)
    if seat not in room.state.awaited:
        raise NotYourDecision("there is nothing for you to answer now")
    session = room.state.session
    assert session is not None
    adviser = strongest(room.setup.game)
    if adviser == "random":
        raise Denied("no_hint", f"no bot that could give advice plays {room.setup.game} yet")
    decision = session.decisions[seat]  # as a seed it reveals nothing about the others' answers
    view, known = room.state.t.view(seat), room.answer_cache(seat)
    question = ("hint", decision, message.is_estimated)
    answer = known.get(view, question)
    if answer is None:
        began = room.clock.ticks()
        try:
            choices = await room.bot_pool.advise(
                adviser, decision, room.bot_inputs.of(seat), is_estimated=message.is_estimated
            )
        except (BotFailed, PoolClosed) as error:
            raise Denied("no_hint", "no hint could be found in time") from error
        finally:
            client.charge("hint", seat, (room.clock.ticks() - began) * MS)
        answer = Hint(
            seat=seat, decision=decision, choices=choices, is_estimated=message.is_estimated
        )
        known.keep(view, question, answer)
    if session is room.state.session and session.decisions[seat] == decision:
        room.reply(client.connection, answer)
