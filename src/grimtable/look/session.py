"""One game in progress with its log: answers, sequences, peeks, take-backs, undo."""

from collections.abc import Sequence

import msgspec

from grimtable.kernel.errors import (
    AnswerSeen,
    HalfAction,
    NotYourDecision,
    Refused,
    SequenceTooFar,
    StaleMove,
)
from grimtable.kernel.frames import Window
from grimtable.kernel.table import BareView, Table
from grimtable.kernel.terms import Event, bit
from grimtable.look.records import Deal, Record


class Entry(msgspec.Struct, frozen=True):
    """One line of the log, in the order things came."""

    number: int = msgspec.field(name="ply")
    """Its place in the log; saved as `ply`."""
    seat: int
    kind: str
    """move, take_back, undo (its one move: how many of the plies in force stay) or out (seats)."""
    moves: list[int]
    id: str = ""
    """Made by whoever sent it; a repeated one gets the first answer again."""
    data: str = ""
    """JSON, where numbers do not suffice."""


class Draft:
    """An entry that was tried and not yet written, with the table it leads to."""

    def __init__(self, entry: Entry, table: Table | None = None) -> None:
        self.entry = entry
        self.table = table


class GameSession:
    """A table, its log, and the doors people use. A refused message changes nothing."""

    def __init__(self, deal: Deal, log: Sequence[Entry] = ()) -> None:
        self.deal = deal
        self.log: list[Entry] = []
        self._entries: dict[str, Entry] = {}
        self._start()
        for entry in log:
            self._replay(entry)

    def _start(self) -> None:
        self.table = self.deal.table(listen=True)
        self.plies: list[Entry] = []
        """The entries in force: undone ones are left out."""
        self._crossed = 0
        self._questions: list[tuple[object, ...]] = [()] * self.table.seats
        self.decisions = [0] * self.table.seats
        """Per seat, counts up when that seat has answered or its question changed."""
        self._seen_passes = 0
        """Mask of the seats whose pass in the open window has changed what others see."""
        self._count()

    # Answering

    def answer(
        self, seat: int, moves: Sequence[int], *, decision: int | None = None, id: str = ""
    ) -> Entry:
        """Play a sequence, all of it or nothing; raises a Refused."""
        if id and id in self._entries:
            return self._entries[id]
        return self.accept(self.draft(seat, moves, decision=decision, id=id))

    def draft(
        self, seat: int, moves: Sequence[int], *, decision: int | None = None, id: str = ""
    ) -> Draft:
        """The same on a clone: nothing is changed before `accept`."""
        self._check_decision(seat, decision)
        clone = self._try(seat, moves)
        return Draft(Entry(len(self.log), seat, "move", list(moves), id), clone)

    def accept(self, draft: Draft) -> Entry:
        """What was drafted happens."""
        if draft.table is None:
            self._undo(draft.entry)
        else:
            self._accept(draft.entry, draft.table)
        return draft.entry

    def _check_decision(self, seat: int, decision: int | None) -> None:
        if decision is not None and 0 <= seat < len(self.decisions):
            if decision != self.decisions[seat]:
                raise StaleMove(
                    f"decision {decision} of seat {seat} is no longer open; "
                    f"now it is {self.decisions[seat]}"
                )

    def peek(self, seat: int, moves: Sequence[int]) -> list[int]:
        """The options after these moves; empty if they are done. Refused beyond the horizon."""
        return list(self.ahead(seat, moves).options)

    def ahead(self, seat: int, moves: Sequence[int], *, decision: int | None = None) -> BareView:
        """The seat's view after these moves. Refused beyond the horizon."""
        self._check_decision(seat, decision)
        start = self._unheard(seat)
        crossings = start.crossings
        clone = self._try(seat, moves, start)
        if clone.crossings != crossings:
            raise SequenceTooFar("what comes after these steps lies beyond the horizon")
        return clone.view(seat)

    @property
    def is_shared(self) -> bool:
        """Do several seats answer, each unseen by the others?"""
        t = self.table
        frame = t.stack[-1] if t.stack else None
        return bool(t.answers) or (isinstance(frame, Window) and frame.live(t))

    def is_pass(self, seat: int, moves: Sequence[int]) -> bool:
        """Is this a pass in a live window, whatever the others have done?"""
        frame = self.table.stack[-1]
        if len(moves) != 1 or not (isinstance(frame, Window) and frame.live(self.table)):
            return False
        clone = self._unheard(seat)
        if clone.passed >> seat & 1:
            return False  # it has passed, and answers something else
        clone.push(seat, moves[0])
        return bool(clone.passed >> seat & 1)

    def _unheard(self, seat: int) -> Table:
        """As if nobody else had answered yet: a peek must not tell who has."""
        clone = self.table.clone()
        frame = clone.stack[-1] if clone.stack else None
        for other in range(len(clone.answers)):
            if other != seat:
                clone.answers[other] = []
        if isinstance(frame, Window) and frame.live(clone):
            clone.passed &= bit(seat)
        clone.run()
        return clone

    def _try(self, seat: int, moves: Sequence[int], start: Table | None = None) -> Table:
        """The moves on a clone, or from a start that may stop half-way.

        A step that crosses the horizon must be the last.
        """
        half = start is not None
        if start is None and self.is_shared:
            self._try(seat, moves, self._unheard(seat))  # refused whatever the others have done
        clone = self.table.clone() if start is None else start
        clone.events = []
        alone = 0 <= seat < clone.seats and clone.asked() == bit(seat)
        crossings = clone.crossings
        for step, move in enumerate(moves):
            if clone.crossings != crossings:
                raise SequenceTooFar(f"only {step} of these steps can be taken in one message")
            clone.play(seat, move)
        if not (alone or half) and clone.crossings == crossings and clone.asked() == bit(seat):
            raise HalfAction("an action in an open window is sent whole, with all its choices")
        return clone

    def take_back(self, seat: int) -> Entry:
        """Break open an unseen answer while its gathering is open."""
        return self.accept(self._try_take_back(seat))

    def draft_take_back(self, seat: int) -> Draft:
        """The same, not yet done. Refused if the others have seen what the answer did."""
        if seat >= 0 and self._seen_passes >> seat & 1:
            raise AnswerSeen("your pass has ended an offer, and the others have seen that")
        return self._try_take_back(seat)

    def _try_take_back(self, seat: int) -> Draft:
        clone = self.table.clone()
        clone.events = []
        if not 0 <= seat < clone.seats:
            raise NotYourDecision(f"there is no seat {seat} at this table")
        clone.take_back(seat)
        return Draft(Entry(len(self.log), seat, "take_back", []), clone)

    def leave(self, seats: Sequence[int]) -> Entry:
        """These seats leave for good."""
        return self.accept(self.draft_leave(seats))

    def draft_leave(self, seats: Sequence[int]) -> Draft:
        """The same on a clone."""
        clone = self.table.clone()
        clone.events = []
        clone.leave(sum(bit(seat) for seat in seats))
        return Draft(Entry(len(self.log), seats[0], "out", list(seats)), clone)

    def undo_to(self, ply: int, *, consent: bool = False) -> Entry:
        """Go back to so many plies in force: free down to the horizon, beyond it by consent."""
        return self.accept(self.draft_undo(ply, consent=consent))

    def draft_undo(self, ply: int, *, consent: bool = False) -> Draft:
        """The same, not yet done."""
        if not 0 <= ply < len(self.plies):
            raise Refused(f"there is no ply {ply} to go back to; the last is {len(self.plies)}")
        if ply < self._crossed and not consent:
            raise SequenceTooFar("new information has come since: the others must agree")
        return Draft(Entry(len(self.log), self.plies[ply].seat, "undo", [ply]))

    @property
    def horizon(self) -> int:
        """Undo is free down to this ply."""
        return self._crossed

    # Keeping

    def _replay(self, entry: Entry) -> None:
        if entry.kind == "undo":
            self._undo(entry)
        elif entry.kind == "take_back":
            self.take_back(entry.seat)
        elif entry.kind == "out":
            self.leave(entry.moves)
        else:
            self.answer(entry.seat, entry.moves, id=entry.id)

    def _accept(self, entry: Entry, clone: Table) -> None:
        self.log.append(entry)
        self.plies.append(entry)
        if entry.id:
            self._entries[entry.id] = entry
        if clone.crossings != self.table.crossings:
            self._crossed = len(self.plies)
        self._note_passes(clone)
        told = self.table.events
        assert told is not None and clone.events is not None
        clone.events = told + clone.events
        self.table = clone
        self._questions[entry.seat] = ()  # the same question counts as a new one
        self._count()

    def _note_passes(self, clone: Table) -> None:
        """A pass that changes more than its flag, such as an open offer, is seen by the others."""
        fresh = clone.passed & ~self.table.passed
        self._seen_passes &= clone.passed
        if fresh and clone.own() != self.table.own():
            self._seen_passes |= fresh

    def _undo(self, entry: Entry) -> None:
        """The table of the shortened log; decision ids go on, never back."""
        kept, log = self.plies[: entry.moves[0]], [*self.log, entry]
        decisions = self.decisions
        self._start()
        for earlier in kept:
            clone = self.table.clone()
            clone.events = []
            if earlier.kind == "take_back":
                clone.take_back(earlier.seat)
            elif earlier.kind == "out":
                clone.leave(sum(bit(seat) for seat in earlier.moves))
            else:
                for move in earlier.moves:
                    clone.push(earlier.seat, move)
            self._accept(earlier, clone)
        self.log = log
        self.decisions = [count + 1 for count in decisions]

    def _count(self) -> None:
        """Raise the decision id of every seat whose question changed."""
        t = self.table
        for seat in range(t.seats):
            open_now = t.waiting >> seat & 1
            question = (t.stack[-1], *t.options_of(seat)) if open_now else ()
            if question != self._questions[seat]:
                self._questions[seat] = question
                self.decisions[seat] += 1

    def story(self, audience: int) -> list[Event]:
        """All that happened since the deal, as this audience may know it."""
        return self.table.events_for(audience)

    def record(self) -> Record:
        """The choices of this game, as a record that replays anywhere."""
        return self.deal.record(
            [
                (
                    -1 if entry.kind == "out" else entry.seat,
                    None if entry.kind == "take_back" else entry.moves,
                )
                for entry in self.plies
            ]
        )
