"""The state of a table: all of it follows from its log, entry by entry.

A change is first drafted (`draft_*`: refused or not, nothing changes), then written to the log by
the commit queue, and only then applied (`accept`). `apply` applies an entry read from the log.
"""

from contextlib import suppress

import msgspec

from grimtable.kernel.errors import GameOver, HalfAction, MalformedMove, NotYourDecision, Refused
from grimtable.kernel.frames import Window
from grimtable.kernel.table import Table
from grimtable.kernel.terms import bit
from grimtable.look.plans import Plan
from grimtable.server.refusals import Denied, not_now
from grimtable.server.table.log.facts import TableFacts
from grimtable.server.table.log.fairness import check_starts, is_last_start
from grimtable.server.table.log.reducers import (
    ENDS_UNDO_WISH,
    REDUCERS,
    VOIDS_PENDING_PASSES,
    window_answers,
)
from grimtable.server.table.log.seats import SERVER
from grimtable.server.table.shuffle.shuffle import Shuffle, new_secret
from grimtable.sessions.session import Draft, Entry, GameSession

MAX_PROMISED = 12
"""Cards that one plan promises."""


class TableState(TableFacts):
    """One table: what its log says so far, and what may be added to it."""

    # Drafting

    def draft(
        self, seat: int, kind: str, moves: list[int] | None = None, data: str = "", id: str = ""
    ) -> Draft:
        """An entry that does not need to be tried first."""
        return Draft(Entry(self.entry_count, seat, kind, moves or [], id, data))

    def draft_answer(
        self, seat: int, moves: list[int], *, decision: int, id: str, kind: str = "move"
    ) -> Draft:
        """An answer; in a reaction window it stays pending. Raises a Refused."""
        session = self._playing()
        if seat in self.pending_answers:
            raise NotYourDecision(f"seat {seat} has answered already")
        tried = session.draft(seat, moves, decision=decision, id=id)
        assert tried.table is not None
        if not self.is_reaction:
            if self.holds_passes and session.is_pass(seat, moves):
                return Draft(Entry(self.entry_count, seat, "answer", list(moves), id))
            entry = msgspec.structs.replace(tried.entry, number=self.entry_count, kind=kind)
            return Draft(entry, None if self.pending_answers else tried.table)
        if is_halfway(tried.table, seat):
            raise HalfAction("a reaction is sent whole, with all its choices")
        return Draft(Entry(self.entry_count, seat, "answer", list(moves), id))

    def draft_take_back(self, seat: int) -> Draft:
        """Take back the seat's answer, which nobody has seen yet."""
        session = self._playing()
        if seat in self.pending_answers:
            return self.draft(seat, "take_back")
        tried = session.draft_take_back(seat)
        return Draft(msgspec.structs.replace(tried.entry, number=self.entry_count), tried.table)

    def draft_undo(self, seat: int) -> Draft:
        """Take back the seat's last answer, or ask the others for permission."""
        session = self._playing()
        how, answer = self.undo_of(seat)
        if how == "no":
            raise Denied("nothing_to_undo", "there is no answer of yours to take back now")
        if how == "ask":
            return self.draft_wish(seat, "undo", answer)
        if session.is_shared:  # the others keep what they have answered since
            return self.draft_take_back(seat)
        session.draft_undo(answer)
        return self.draft(seat, "undo", [answer])

    def draft_wish(self, seat: int, what: str, answer: int = -1) -> Draft:
        """Ask everybody for something."""
        if self.phase != "playing":
            raise not_now("this", self.phase)
        if self.wish is not None:
            raise Denied("one_wish", "something else is being asked for: answer that first")
        if (what == "pause" and self.is_paused) or (what == "resume" and not self.is_paused):
            raise Denied("nothing_to_do", f"the table is {'' if self.is_paused else 'not '}paused")
        if what == "undo":
            self._check_nobody_is_away(self.people - {seat})
        return self.draft(seat, "wish", [answer], what)

    def _check_nobody_is_away(self, seats: set[int]) -> None:
        """Refuse a request to which an absent person would have to agree."""
        states = self.seat_states
        away = [seat for seat in seats if states[seat].is_stand_in or states[seat].is_absent]
        if away:
            named = ", ".join(str(seat + 1) for seat in sorted(away))
            raise Denied("away", f"nobody can agree for absent people: wait for seat {named}")

    def draft_consent(self, seat: int, agrees: bool) -> Draft:
        """Agree or refuse; a refusal by the seat that made the request withdraws it."""
        is_withdrawn = self.wish is not None and seat == self.wish.by and not agrees
        if self.wish is None or not (is_withdrawn or seat in self.wish.awaited):
            raise Denied("nothing_asked", "nobody asks for anything you have not answered")
        return self.draft(seat, "consent", [int(agrees)])

    def draft_orders(self, seat: int, orders: dict[str, str]) -> Draft:
        """Replace the standing orders of a seat, in words of the vocabulary; "": ask me."""
        if self.phase == "over":
            raise GameOver("the game is over")
        for frame, text in orders.items():
            if frame in self.game.orders:
                if text and text not in self.game.orders[frame]:
                    allowed = ", ".join(self.game.orders[frame])
                    raise MalformedMove(f"the order {frame} may be: {allowed}")
                continue
            if frame not in self.game.frames:
                raise Denied("no_frame", f"there is no question {frame[:40]!r} in this game")
            if text:
                self.game.vocabulary.number(text)
        given = {frame: text for frame, text in orders.items() if text}
        return self.draft(seat, "orders", data=msgspec.json.encode(given).decode())

    def draft_plan(self, plan: Plan) -> Draft:
        """A plan that the team is told; it names only what every seat sees."""
        if self.phase != "playing" or not self.game.has_plans:
            raise not_now("a plan", self.phase)
        promised = plan.promised
        is_sound = len(promised) <= MAX_PROMISED and self.is_seen_by_all(plan.target)
        for thing in promised:
            is_own = thing.seat == plan.seat
            is_sound = is_sound and is_own and self.is_seen_by_all(thing, promised.count(thing))
        if not is_sound:
            raise Denied("malformed", "a plan names what the whole team sees, and your own cards")
        return self.draft(plan.seat, "plan", data=msgspec.json.encode(plan).decode())

    def draft_claim(self, seats: list[int], data: str) -> Draft:
        """Seats go to the person they were promised to: all seats of somebody, or an empty one."""
        seat = seats[0]
        if not self.seat_states[seat].is_person:
            return self.draft(seat, "join", [seat], data)
        return self.draft(seat, "rekey", seats, data)

    def draft_resign(self, seat: int) -> Draft:
        """A bot plays this seat to the end."""
        if self.phase != "playing":
            raise not_now("resigning", self.phase)
        if self.seat_states[seat].is_resigned:
            raise Denied("nothing_to_do", "you have resigned already")
        return self.draft(seat, "resign")

    def draft_out(self) -> Draft:
        """Seats that are leaving go as soon as a window is open; until then the clock answers for
        them."""
        session, leaving = self._playing(), self.leaving
        if leaving and session.table.windowed:
            tried = session.draft_leave(leaving)
            return Draft(msgspec.structs.replace(tried.entry, number=self.entry_count), tried.table)
        for seat in leaving:
            if seat in self.awaited and not self.is_reaction:
                return self.draft_timeout(seat)
        raise Denied("nothing_to_do", "nobody is about to leave now")

    def draft_back(self, seat: int) -> Draft:
        """A person plays again, and the stand-in goes."""
        seat_state = self.seat_states[seat]
        if not seat_state.is_person or not (seat_state.is_stand_in or seat_state.is_absent):
            raise Denied("nothing_to_do", "no bot stands in for you")
        return self.draft(seat, "back")

    def draft_nonce_commitment(self, seat: int, commit: str) -> Draft:
        """The commitment of a seat to its nonce for the shuffle."""
        shuffle = self._tried_shuffle()
        shuffle.check_not_copied(seat, commit)
        shuffle.commit_nonce(seat, commit, 0.0)
        return self.draft(seat, "commit", data=commit, id=self.contribution_id(seat, commit))

    def draft_reveal(self, seat: int, nonce: str) -> Draft:
        """The nonce of a seat, which must fit its commitment."""
        self._tried_shuffle().reveal(seat, nonce)
        return self.draft(seat, "reveal", data=nonce, id=self.contribution_id(seat, nonce))

    def draft_void(self) -> Draft:
        """A contribution did not come: the start is void. Another one begins with a new secret,
        unless this was the last one that the table may have.
        """
        is_last = is_last_start(self, self._tried_shuffle())
        return self.draft(SERVER, "void", [1] if is_last else [], new_secret().hex())

    def draft_start(self, seat: int) -> Draft:
        """The host starts the game; from here on the server's secret is fixed."""
        if self.phase != "waiting":
            raise not_now("starting", self.phase)
        free = [seat_state for seat_state in self.seat_states if seat_state.is_free]
        if free:
            raise Denied("seats_free", f"{len(free)} seats are free: fill them with bots or people")
        check_starts(self)
        return self.draft(seat, "start", data=new_secret().hex())

    def _tried_shuffle(self) -> Shuffle:
        """A copy of the shuffle, to try something on."""
        if self.phase != "shuffling" or self.shuffle is None:
            raise not_now("shuffling", self.phase)
        return Shuffle.restore(self.shuffle.save(), 0.0)

    def draft_passes(self) -> Draft:
        """Nothing has changed for a while: the pending passes count."""
        self._playing()
        if self.is_reaction or not self.pending_answers:
            raise Denied("stale", "something has changed")
        self._try_close([])
        return self.draft(SERVER, "close")

    def draft_close(self) -> Draft:
        """The reaction window closes; every seat that has not answered is given an answer: its
        standing order, or else the game's default.
        """
        clone = self._playing().table.clone()
        filled: list[int] = []
        for seat in self.awaited:
            if clone.waiting >> seat & 1 and clone.stack[-1].reaction():
                moves = self._whole_answer(clone, seat, self.seat_orders(seat).answers)
                filled += [move * 8 + seat for move in moves]
        self._try_close(filled)
        return self.draft(SERVER, "close", filled)

    def _try_close(self, filled: list[int]) -> None:
        """Play it all on a clone first: an entry on which the rules fail is never written."""
        clone = self.t.clone()
        for seat, moves in window_answers(self.pending_answers, filled):
            with suppress(Refused):
                for move in moves:
                    clone.play(seat, move)

    def draft_timeout(self, seat: int) -> Draft:
        """The clock of a seat has run out: the game's default answers."""
        session = self._playing()
        moves = self._whole_answer(session.table.clone(), seat, {})
        return self.draft_answer(
            seat, moves, decision=session.decisions[seat], id="", kind="timeout"
        )

    def _whole_answer(self, clone: Table, seat: int, orders: dict[str, int]) -> list[int]:
        """What is answered for a seat: its standing order, or else the game's default.

        In a Gather the whole sequence is one entry, because the number of its steps reveals what
        the hand holds; in a live window too, because nobody else could act before its end.
        """
        moves: list[int] = []
        crossings, frame = clone.crossings, clone.stack[-1]
        is_live = isinstance(frame, Window) and frame.live(clone) and clone.asked() != bit(seat)
        while True:
            options = clone.options_of(seat)
            move = orders.get(type(clone.stack[-1]).__name__, -1)
            if move not in options:
                move = self.game.default(clone, seat)
            moves.append(move)
            clone.push(seat, move)
            is_half = is_live and clone.asked() == bit(seat)
            if clone.crossings != crossings or not (is_half or is_halfway(clone, seat)):
                return moves

    def _playing(self) -> GameSession:
        if self.phase == "over":
            raise GameOver("the game is over")
        if self.session is None:
            raise not_now("an answer", self.phase)
        if self.is_paused:
            raise Denied("paused", "the table is paused: somebody must ask to go on")
        return self.session

    # Applying

    def accept(self, draft: Draft) -> None:
        """Apply a draft that is in the log by now."""
        entry = draft.entry
        assert entry.number == self.entry_count, f"entry {entry.number} comes at {self.entry_count}"
        if draft.table is not None and self.session is not None:
            self._note(entry)
            self.session.accept(draft)
        else:
            self.apply(entry)
            return
        self._after_entry(entry)

    def apply(self, entry: Entry) -> None:
        """Apply an entry that was read from the log."""
        assert entry.number == self.entry_count, f"entry {entry.number} comes at {self.entry_count}"
        self._note(entry)
        REDUCERS[entry.kind](self, entry)
        self._after_entry(entry)

    def _note(self, entry: Entry) -> None:
        if entry.id:
            self._answers[entry.id] = entry

    def _after_entry(self, entry: Entry) -> None:
        """What every entry does, whatever its kind."""
        self.entry_count += 1
        if entry.kind in VOIDS_PENDING_PASSES:
            self.pending_answers = {}
        wish = self.wish
        if wish is not None and wish.what == "undo" and entry.kind in ENDS_UNDO_WISH:
            if not self._is_unseen(entry):
                self.wish = None  # the table has gone on
        if self.phase == "playing" and self.session and not self.session.table.waiting:
            self.phase, self.ended = "over", "played"

    def _is_unseen(self, entry: Entry) -> bool:
        """Is this entry an answer that nobody has seen yet?"""
        if entry.kind not in ("move", "timeout") or self.wish is None or self.session is None:
            return False
        return self.session.is_shared and len(self.t.events or []) == self.wish.told


def is_halfway(t: Table, seat: int) -> bool:
    """Has this seat given a part of its answer in the open Gather, and must choose more?"""
    return bool(t.answers and t.answers[seat] and t.waiting >> seat & 1)
