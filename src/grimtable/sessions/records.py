"""Records: the choices of a game, small, readable, and the same on every machine."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal

import msgspec

from grimtable.kernel.dice import Sealed, sealed_key
from grimtable.kernel.errors import BadRecord, Refused
from grimtable.kernel.table import Table
from grimtable.kernel.terms import bit
from grimtable.look.game import Game
from grimtable.sessions.saves import fingerprint

LARGEST = 1 << 20
"""Bytes of the largest record that is read."""
TAKEN_BACK = -1
"""Replaces a pass that was taken back."""


class KnownDeal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deal that was not shuffled for its table: people who have played it before may know it."""

    table: str
    """A digest of the id of the table it was shuffled for; "": a lesson, which anybody can know."""
    seats: list[int]
    """The people who sat here. They added nothing to it."""


class VoidStart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A start that failed after everybody had committed: somebody may have chosen another deck."""

    seats: list[int]
    """The seats that caused it."""
    how: Literal["silent", "left", "removed"]


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game as its set-up and choices. A move is `number * 8 + seat`.

    `-1 - mask` stands where the seats of that mask left for good.
    """

    game: str
    rules: int
    options: dict[str, str]
    seats: int
    dice: dict[str, Any]
    """{"seed": n}, or a `Shuffled` for sealed dice."""
    moves: list[int]
    end: str
    """Fingerprint of the table at the end."""
    ended: str = ""
    """Why it ended before the rules ended it, in the words of the table card."""
    away: list[int] = []
    """The seats whose people were away when the others ended it."""
    taken_over: list[int] = []
    """The seats that the host gave to other people while the game went on."""
    known_deal: KnownDeal | None = None
    void_starts: list[VoidStart] = []


class Bundled(msgspec.Struct, frozen=True):
    """A bug report about a finished game has its record in it."""

    record: msgspec.Raw = msgspec.Raw()


class Deal:
    """Everything a table is dealt from."""

    def __init__(
        self, game: Game, seats: int, options: Mapping[str, str], dice: Mapping[str, Any]
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = dict(options)
        self.dice = dict(dice)
        game.setup(seats, self.options)

    def table(self, *, brisk: bool = False, listen: bool = False) -> Table:
        """A fresh table, the same every time."""
        sealed = None
        if "secret" in self.dice:
            nonces = [bytes.fromhex(nonce) for nonce in self.dice["nonces"]]
            secret, name = bytes.fromhex(self.dice["secret"]), bytes.fromhex(self.dice["table"])
            sealed = Sealed(sealed_key(secret, nonces, name))
        return self.game.deal(
            self.seats,
            self.options,
            seed=self.dice.get("seed", 0),
            sealed=sealed,
            brisk=brisk,
            listen=listen,
        )

    def record(self, answers: Iterable[tuple[int, Sequence[int] | None]]) -> Record:
        """The record of these answers: only real choices, those of a Gather in the order of seats.
        None means that an answer was taken back. An answer of seat -1 lists seats that left for
        good; then the record contains forced answers too, because their moment decides when
        somebody left.
        """
        answers = list(answers)
        choices = _Choices(self.table(), is_whole=any(seat < 0 for seat, _ in answers))
        for seat, answer in answers:
            if answer is None:
                choices.take_back(seat)
            elif seat < 0:
                choices.leave(answer)
            else:
                choices.answer(seat, answer)
        end = fingerprint(choices.last_table())
        kept = [move for move in choices.moves if move != TAKEN_BACK]
        name, rules = self.game.name, self.game.rules
        return Record(name, rules, self.options, self.seats, self.dice, kept, end)


class _Choices:
    """The moves of a record, collected while the game is played again."""

    def __init__(self, t: Table, is_whole: bool) -> None:
        self.t = t
        self.is_whole = is_whole
        """Are forced answers included?"""
        self.moves: list[int] = []
        self._gathered: list[list[int]] = [[] for _ in range(t.seats)]
        self._passes = [-1] * t.seats
        """Per seat, the index of its last pass in a window; -1: it had no choice."""

    def leave(self, seats: Sequence[int]) -> None:
        mask = sum(bit(seat) for seat in seats)
        self.t.leave(mask)
        self.moves.append(-1 - mask)

    def last_table(self) -> Table:
        """The table at the end of a replay, also if the game was ended in the middle of a question.
        Records do not contain unseen answers of an open Gather, and forced ones are given at once.
        """
        if self.t.answers:
            self.t.answers = [[] for _ in range(self.t.seats)]
        self.t.brisk = not self.is_whole
        self.t.run()
        return self.t

    def take_back(self, seat: int) -> None:
        if not self.t.answers and self._passes[seat] >= 0:
            self.moves[self._passes[seat]] = TAKEN_BACK
        self.t.take_back(seat)
        self._gathered[seat] = []

    def answer(self, seat: int, answer: Sequence[int]) -> None:
        t = self.t
        for move in answer:
            is_choice = self.is_whole or t.is_choice(seat)
            if is_choice:
                (self._gathered[seat] if t.answers else self.moves).append(move * 8 + seat)
            passed = t.passed
            t.play(seat, move)
            if t.passed & ~passed:
                self._passes[seat] = len(self.moves) - 1 if is_choice else -1
            if not t.answers or not t.answers[seat]:  # a Gather has closed
                self.moves += [move for choices in self._gathered for move in choices]
                self._gathered = [[] for _ in range(t.seats)]


def write(record: Record) -> bytes:
    """The record as JSON."""
    return msgspec.json.encode(record) + b"\n"


def read(data: bytes) -> Record:
    """A record of these bytes, or in this bug report; raises BadRecord with one clear line."""
    if len(data) > LARGEST:
        raise BadRecord(f"a record has at most {LARGEST} bytes, this has {len(data)}")
    try:
        bundle = msgspec.json.decode(data, type=Bundled)
        return msgspec.json.decode(bundle.record or data, type=Record)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise BadRecord(f"this is no record: {error}") from error


def replay(game: Game, record: Record, *, listen: bool = False) -> Table:
    """The table at the end of a record; raises BadRecord if it does not end as the record says."""
    if record.game != game.name:
        raise BadRecord(f"this is a record of {record.game!r}, not of {game.name}")
    if record.rules != game.rules:
        raise BadRecord(
            f"this record follows rules number {record.rules} of {game.name}; "
            f"this version plays number {game.rules}"
        )
    try:
        brisk = all(coded > TAKEN_BACK for coded in record.moves)
        t = Deal(game, record.seats, record.options, record.dice).table(brisk=brisk, listen=listen)
        for ply, coded in enumerate(record.moves):
            if coded < TAKEN_BACK:
                t.leave(-1 - coded)
                continue
            _check(t, ply, coded)
            t.play(coded % 8, coded // 8)
    except (ValueError, TypeError, KeyError, OverflowError) as error:
        raise BadRecord(f"this record cannot be replayed: {error}") from error
    if fingerprint(t) != record.end:
        raise BadRecord(f"this record ends at {fingerprint(t)}, but says {record.end}")
    return t


def _check(t: Table, ply: int, coded: int) -> None:
    """Refuse a move of a seat that is not asked, or that has no choice."""
    seat = coded % 8
    if coded < 0 or not t.waiting & bit(seat):
        raise Refused(f"move {ply} is by seat {seat}, who is not asked")
