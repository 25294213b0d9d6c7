"""A game in progress with its log: answers, sequences, previews, take-backs, undo."""

from collections.abc import Iterator, Sequence

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
from grimtable.kernel.terms import BareEvent, bit
from grimtable.sessions.records import Deal, Record


class Entry(msgspec.Struct, frozen=True):
    """One line of the log, in the order in which things happened."""

    number: int = msgspec.field(name="ply")
    """Its place in the log; saved as `ply`."""
    seat: int
    kind: str
    """move, take_back, undo (its one move: how many active entries stay) or out (the seats)."""
    moves: list[int]
    id: str = ""
    """Chosen by the sender; an answer that is sent again gets the first result again."""
    data: str = ""
    """JSON, where numbers are not enough."""


class Draft:
    """An entry that was tried but is not written yet, with the table it leads to."""

    def __init__(self, entry: Entry, table: Table | None = None) -> None:
        self.entry = entry
        self.table = table


class GameSession:
    """A table and its log. Each change is tried on a copy: what is refused changes nothing."""

    def __init__(self, deal: Deal, log: Sequence[Entry] = ()) -> None:
        self.deal = deal
        self.log: list[Entry] = []
        self._entries: dict[str, Entry] = {}
        self._start()
        for entry in log:
            self._replay(entry)

    def _start(self) -> None:
        self.table = self.deal.table(listen=True)
        self.active: list[Entry] = []
        """The log without the entries that were undone."""
        self._crossed = 0
        self._questions: list[tuple[object, ...]] = [()] * self.table.seats
        self.decisions = [0] * self.table.seats
        """Per seat, counts up when that seat has answered or its question changed."""
        self._seen_passes = 0
        """The seats whose pass in the open window has changed what others see, as a mask."""
        self._count()

    # Answering

    def answer(
        self, seat: int, moves: Sequence[int], *, decision: int | None = None, id: str = ""
    ) -> Entry:
        """Play a sequence of moves, all or none; raises a Refused."""
        if id and id in self._entries:
            return self._entries[id]
        return self.accept(self.draft(seat, moves, decision=decision, id=id))

    def draft(
        self, seat: int, moves: Sequence[int], *, decision: int | None = None, id: str = ""
    ) -> Draft:
        """The same on a copy; nothing is changed before `accept`."""
        self._check_decision(seat, decision)
        clone = self._try(seat, moves)
        return Draft(Entry(len(self.log), seat, "move", list(moves), id), clone)

    def accept(self, draft: Draft) -> Entry:
        """Apply a draft."""
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
        """The options after these moves; empty if nothing is left. Refused beyond the horizon."""
        return list(self.ahead(seat, moves).options)

    def ahead(self, seat: int, moves: Sequence[int], *, decision: int | None = None) -> BareView:
        """The seat's view after these moves. Refused beyond the horizon."""
        self._check_decision(seat, decision)
        start = self._without_others(seat)
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
        """Is this a pass in a live window, no matter what the others have done?"""
        frame = self.table.stack[-1]
        if len(moves) != 1 or not (isinstance(frame, Window) and frame.live(self.table)):
            return False
        clone = self._without_others(seat)
        if clone.passed >> seat & 1:
            return False  # it has passed already and is asked something else
        clone.push(seat, moves[0])
        return bool(clone.passed >> seat & 1)

    def _without_others(self, seat: int) -> Table:
        """The table as if nobody else had answered yet: a preview must not reveal who has."""
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
        """The moves played on a copy, or on `start`, where an action may stop half-way.

        A step that crosses the horizon must be the last.
        """
        half = start is not None
        if start is None and self.is_shared:
            self._try(seat, moves, self._without_others(seat))  # the refusal reveals nothing
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
        """Withdraw an unseen answer while its gathering is open."""
        return self.accept(self._try_take_back(seat))

    def draft_take_back(self, seat: int) -> Draft:
        """The same as a draft. Refused if the others have seen what the answer did."""
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
        """The same as a draft."""
        clone = self.table.clone()
        clone.events = []
        clone.leave(sum(bit(seat) for seat in seats))
        return Draft(Entry(len(self.log), seats[0], "out", list(seats)), clone)

    def undo_to(self, count: int, *, consent: bool = False) -> Entry:
        """Keep the first `count` active entries: free down to the horizon, beyond it by consent."""
        return self.accept(self.draft_undo(count, consent=consent))

    def draft_undo(self, count: int, *, consent: bool = False) -> Draft:
        """The same as a draft."""
        if not 0 <= count < len(self.active):
            raise Refused(f"there is no entry {count} to return to; the last is {len(self.active)}")
        if count < self._crossed and not consent:
            raise SequenceTooFar("new information has come since: the others must agree")
        return Draft(Entry(len(self.log), self.active[count].seat, "undo", [count]))

    @property
    def horizon(self) -> int:
        """Undo is free down to this number of active entries."""
        return self._crossed

    # The log

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
        self.active.append(entry)
        if entry.id:
            self._entries[entry.id] = entry
        if clone.crossings != self.table.crossings:
            self._crossed = len(self.active)
        self._note_passes(clone)
        earlier = self.table.events
        assert earlier is not None and clone.events is not None
        clone.events = earlier + clone.events
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
        """Replay the shortened log; decision ids keep counting up."""
        kept, log = self.active[: entry.moves[0]], [*self.log, entry]
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
        """Count up the decision id of every seat whose question changed."""
        t = self.table
        for seat in range(t.seats):
            open_now = t.waiting >> seat & 1
            question = (t.stack[-1], *t.options_of(seat)) if open_now else ()
            if question != self._questions[seat]:
                self._questions[seat] = question
                self.decisions[seat] += 1

    def story(self, audience: int) -> list[BareEvent]:
        """Everything since the deal, as this audience may know it."""
        return self.table.events_for(audience)

    def record(self) -> Record:
        """The choices of this game, as a record that replays anywhere."""
        return self.deal.record(self._answers())

    def record_steps(self) -> Iterator[Record | None]:
        """The same step by step: None after each, at last the record."""
        return self.deal.record_steps(self._answers())

    def _answers(self) -> list[tuple[int, Sequence[int] | None]]:
        return [
            (
                -1 if entry.kind == "out" else entry.seat,
                None if entry.kind == "take_back" else entry.moves,
            )
            for entry in self.active
        ]
