"""Save and load tables, and compare them by fingerprint."""

import hashlib
from typing import Any

import msgspec

from grimtable.kernel.errors import BadRecord
from grimtable.kernel.table import Table
from grimtable.look.game import Game, tuples


def state(t: Table) -> tuple[Any, ...]:
    """Everything that defines a table, as plain data; what follows from it is left out."""
    return (
        t.seats,
        t.zones,
        t.know,
        t.dice,
        [[type(frame).__name__, *frame.parts()] for frame in t.stack],
        t.answers,
        t.passed,
        t.out,
        t.over,
        t.own(),
    )


def fingerprint(t: Table) -> str:
    """Eight bytes that two tables share if and only if they are equal."""
    return hashlib.blake2b(msgspec.msgpack.encode(state(t)), digest_size=8).hexdigest()


def save(t: Table) -> bytes:
    """The table as bytes, without the key of sealed dice."""
    return msgspec.msgpack.encode((state(t), t.brisk))


def load(game: Game, data: bytes) -> Table:
    """The table of these bytes, with its question open."""
    try:
        fields, brisk = msgspec.msgpack.decode(data)
        seats, zones, know, dice, stack, answers, passed, out, over, own = fields
        t = game.blank(seats, own)
        t.zones, t.know, t.dice = zones, know, dice
        t.stack = [game.frames[name](*tuples(parts)) for name, *parts in stack]
    except (msgspec.DecodeError, ValueError, TypeError, KeyError, IndexError) as error:
        raise BadRecord(f"this is no save of {game.name}: {error}") from error
    t.answers, t.passed, t.out, t.over = answers, passed, out, over
    t.brisk = brisk
    t.run()
    return t
