"""Records: the choices of a game, small, readable, and the same on every machine."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Literal

import msgspec

from grimtable.kernel.dice import Sealed, sealed_key
from grimtable.kernel.errors import BadRecord, Refused
from grimtable.kernel.table import Table
from grimtable.kernel.terms import bit
from grimtable.look.game import Game
from grimtable.sessions.saves import fingerprint

MAX_RECORD_BYTES = 1 << 20
"""Bytes of the largest record that is read."""
SEED_BITS = 64
"""Bits of the largest seed of small dice."""
TAKEN_BACK = -1
"""Replaces a pass that was taken back."""


class KnownDeal(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A deal that was not shuffled for its table: people who have played it before may know it."""

    table: str
    """A digest of the id of the table it was shuffled for; "": a lesson, which anybody can know."""
    seats: list[int]
    """The people who sat here. They added nothing to it."""
    is_fork: bool = False
    """Not a lesson: it goes on from another game, and whoever saw that one may know the cards."""


class VoidStart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A start that failed after everybody had committed: somebody may have chosen another deck."""

    seats: list[int]
    """The seats that caused it."""
    how: Literal["silent", "left", "removed"]


class Fork(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A moment of another game from which this one goes on."""

    moves: list[int]
    """The choices of that game up to there, as in its record."""
    seat: int = -1
    """The cards are dealt again from what this seat knew; -1: they are the true ones."""
    seed: int = 0
    """Of that deal."""


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
    """Why it ended before the rules ended it, in the words of the summary of a table."""
    away: list[int] = []
    """The seats whose people were away when the others ended it."""
    taken_over: list[int] = []
    """The seats that the host gave to other people while the game went on."""
    known_deal: KnownDeal | None = None
    void_starts: list[VoidStart] = []
    fork: Fork | None = None


class Bundled(msgspec.Struct, frozen=True):
    """A bug report about a finished game has its record in it."""

    record: msgspec.Raw = msgspec.Raw()


class Deal:
    """Everything a table is dealt from."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, str],
        dice: Mapping[str, Any],
        fork: Fork | None = None,
    ) -> None:
        self.fork = fork
        self.game = game
        self.seats = seats
        self.options = dict(options)
        self.dice = dict(dice)
        game.setup(seats, self.options)

    def table(self, *, brisk: bool = False, listen: bool = False) -> Table:
        """A fresh table, the same every time."""
        if self.fork is not None:
            return self._forked(self.fork, brisk=brisk, listen=listen)
        return self._dealt(brisk=brisk, listen=listen)

    def _forked(self, fork: Fork, *, brisk: bool, listen: bool) -> Table:
        """The table from which the other game goes on. What was told before stays there."""
        t = self._dealt(brisk=is_brisk(fork.moves), listen=False)
        for ply, coded in enumerate(fork.moves):
            make_choice(t, ply, coded)
        if fork.seat >= 0:
            t = t.redeal(fork.seat, fork.seed)
        t.brisk = brisk
        t.events = [] if listen else None
        t.run()
        return t

    def _dealt(self, *, brisk: bool, listen: bool) -> Table:
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
        """The record of these answers, in one go."""
        made = None
        for made in self.record_steps(answers):
            pass
        assert made is not None
        return made

    def record_steps(
        self, answers: Iterable[tuple[int, Sequence[int] | None]]
    ) -> Iterator[Record | None]:
        """The record of these answers: only real choices, those of a Gather in the order of seats.
        None means that an answer was taken back. An answer of seat -1 lists seats that left for
        good; then the record contains forced answers too, because their moment decides when
        somebody left.

        The game is played again for it: None after each answer, at last the record.
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
            yield None
        end = fingerprint(choices.last_table())
        kept = [move for move in choices.moves if move != TAKEN_BACK]
        yield self._written(kept, end)

    def record_of(self, t: Table, answers: Iterable[tuple[int, Sequence[int]]]) -> Record:
        """The record of a game at a brisk table, at its end: nobody gave forced answers there."""
        moves = [move * 8 + seat for seat, answer in answers for move in answer]
        return self._written(moves, fingerprint(t))

    def _written(self, moves: list[int], end: str) -> Record:
        name, rules = self.game.name, self.game.rules
        return Record(name, rules, self.options, self.seats, self.dice, moves, end, fork=self.fork)


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
    if len(data) > MAX_RECORD_BYTES:
        raise BadRecord(f"a record has at most {MAX_RECORD_BYTES} bytes, this has {len(data)}")
    try:
        bundle = msgspec.json.decode(data, type=Bundled)
        return msgspec.json.decode(bundle.record or data, type=Record)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise BadRecord(f"this is no record: {error}") from error


class Playback:
    """A record played again, choice by choice. Raises BadRecord wherever it cannot be."""

    def __init__(self, game: Game, record: Record, *, listen: bool = False) -> None:
        if record.game != game.name:
            raise BadRecord(f"this is a record of {record.game!r}, not of {game.name}")
        if record.rules != game.rules:
            raise BadRecord(
                f"this record follows rules number {record.rules} of {game.name}; "
                f"this version plays number {game.rules}"
            )
        self.record = record
        self.ply = 0
        """How many of its choices have been made."""
        with _as_bad_record():
            _check_seed(record.dice)
            deal = Deal(game, record.seats, record.options, record.dice, record.fork)
            self.t = deal.table(brisk=is_brisk(record.moves), listen=listen)

    @property
    def is_done(self) -> bool:
        """Has every choice been made?"""
        return self.ply == len(self.record.moves)

    @property
    def next_choice(self) -> tuple[int, int]:
        """The seat and the move of the next choice; seat -1: seats leave for good."""
        coded = self.record.moves[self.ply]
        return (-1, coded) if coded < TAKEN_BACK else (coded % 8, coded // 8)

    def step(self) -> None:
        """Make the next choice."""
        with _as_bad_record():
            make_choice(self.t, self.ply, self.record.moves[self.ply])
        self.ply += 1

    def check_end(self) -> None:
        """Does it end as the record says?"""
        end = fingerprint(self.t)
        if end != self.record.end:
            raise BadRecord(f"this record ends at {end}, but says {self.record.end}")


def _check_seed(dice: Mapping[str, Any]) -> None:
    """Small dice are made from one number; a text or a list would be multiplied."""
    seed = dice.get("seed", 0)
    if not isinstance(seed, int) or seed.bit_length() > SEED_BITS:
        raise ValueError(f"the seed of a deal is a number of at most {SEED_BITS} bits")


@contextmanager
def _as_bad_record() -> Iterator[None]:
    try:
        yield
    except (ValueError, TypeError, KeyError, OverflowError) as error:
        raise BadRecord(f"this record cannot be replayed: {error}") from error


def replay(game: Game, record: Record, *, listen: bool = False) -> Table:
    """The table at the end of a record; raises BadRecord if it does not end as the record says."""
    playback = Playback(game, record, listen=listen)
    while not playback.is_done:
        playback.step()
    playback.check_end()
    return playback.t


def is_brisk(moves: Sequence[int]) -> bool:
    """Are forced answers left out of these choices? Only where nobody leaves for good."""
    return all(coded > TAKEN_BACK for coded in moves)


def make_choice(t: Table, ply: int, coded: int) -> None:
    """Make a choice of a record at a table; raises a Refused."""
    if coded < TAKEN_BACK:
        t.leave(-1 - coded)
    else:
        _check(t, ply, coded)
        t.play(coded % 8, coded // 8)


def _check(t: Table, ply: int, coded: int) -> None:
    """Refuse a move of a seat that is not asked, or that has no choice."""
    seat = coded % 8
    if coded < 0 or not t.waiting & bit(seat):
        raise Refused(f"move {ply} is by seat {seat}, who is not asked")
