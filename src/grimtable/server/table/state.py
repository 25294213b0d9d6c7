"""The state of a table: all of it follows from its log, entry by entry.

A step is tried first (`draft_*`: refused or not, nothing changes), written to the log by the
room, and happens (`accept`) only then. `fold` lets an entry happen that was read from the log.
"""

from contextlib import suppress

import msgspec

from grimtable import registry
from grimtable.kernel.errors import GameOver, HalfAction, MalformedMove, NotYourDecision, Refused
from grimtable.kernel.frames import Window
from grimtable.kernel.table import BareView, Table
from grimtable.kernel.terms import bit
from grimtable.look.look import Decision, decision_of
from grimtable.look.records import KnownDeal, Record, VoidStart
from grimtable.look.session import Draft, Entry, GameSession
from grimtable.look.showing import showing
from grimtable.server.people.keys import digest
from grimtable.server.protocol import Phase
from grimtable.server.refusals import Denied, not_now
from grimtable.server.table.absence import check_nobody_is_away
from grimtable.server.table.fairness import check_starts, is_last_start
from grimtable.server.table.reducers import ASKING_ANEW, FOLDS, PLAYED, orders_in, window_answers
from grimtable.server.table.rules_hash import rules_print
from grimtable.server.table.seats import SERVER, Place, Setup, Undo, Wished
from grimtable.server.table.shuffle import Shuffle, new_secret


class TableState:
    """One table, as far as its log tells."""

    def __init__(self, table: str, setup: Setup) -> None:
        self.id = table
        self.setup = setup
        self.game = registry.at_table(setup.game, setup.options)
        self.rules = f"{self.game.rules}/{rules_print(self.game)}"
        """By which it is played: their number and the fingerprint of their files."""
        self.showing = showing(self.game, setup.seats)
        self.places = [Place(bot) for bot in setup.bots]
        self.ply = self.settled = 0
        """Entries so far, and answers before an absent person last lost a seat: these stay."""
        self.phase: Phase = "waiting"
        self.ended = ""
        self.away: list[int] = []
        """Whose people were away when the others ended it."""
        self.is_paused = False
        self.host = SERVER
        self.secret = b""
        """The server's part of the shuffle."""
        self.shuffle: Shuffle | None = None
        self.blocked = -1
        """The last entry by which the host blocked or unblocked somebody."""
        self.missing: list[int] = []
        """Whose part did not come at the last start, as long as the same people sit there."""
        self.void_starts: list[VoidStart] = []
        """Those of this table that could have been a choice between decks."""
        self.is_deal_renewed = False
        """Has somebody sat down who did not play the first table of a known deal?"""
        self.known_deal: KnownDeal | None = None
        """What was known about the deal when it was dealt."""
        self.session: GameSession | None = None
        self.held: dict[int, Entry] = {}
        """Answers in the open reaction window, in the order they came."""
        self.wished: Wished | None = None
        self.orders: dict[int, dict[str, int]] = {}
        """Standing orders: per seat, frame -> answer to a reaction."""
        self.standing: dict[int, tuple[dict[str, str], tuple[int, ...]]] = {}
        """Other standing orders: per seat what was said, and what it is bound to."""
        self.holds_passes = False
        """Has something just changed in a live window? Set from outside; no entry tells it."""
        self._answers: dict[str, Entry] = {}

    # What is the case

    @property
    def t(self) -> Table:
        """The table of the game in progress."""
        if self.session is None:
            raise not_now("this", self.phase)
        return self.session.table

    @property
    def people(self) -> set[int]:
        """The seats of people who have not resigned."""
        return {
            seat
            for seat, place in enumerate(self.places)
            if place.is_person and not place.is_resigned
        }

    @property
    def absent(self) -> list[int]:
        """The seats whose people are away past the absence limit, or lost them so."""
        return [s for s, place in enumerate(self.places) if place.is_absent or place.losses]

    @property
    def is_reaction(self) -> bool:
        """Is the open question one that is answered in a window of fixed length?"""
        t = self.session and self.session.table
        return bool(t and t.stack and t.waiting and t.stack[-1].reaction())

    @property
    def awaited(self) -> list[int]:
        """The seats that are asked and have not answered."""
        if self.session is None:
            return []
        t = self.session.table
        return [seat for seat in range(t.seats) if t.waiting >> seat & 1 and seat not in self.held]

    def decision(self, seat: int, seen: BareView | None = None) -> Decision | None:
        """The open question of a seat, None also while its answer is held."""
        if self.session is None or seat in self.held or not self.t.waiting >> seat & 1:
            return None
        view = self.t.view(seat) if seen is None else seen
        return decision_of(self.game, view, self.session.decisions[seat])

    def is_forced(self, seat: int) -> bool:
        """Has this seat one answer only?"""
        return len(self.t.options_of(seat)) == 1

    def ordered(self, seat: int) -> int:
        """What the standing orders of this seat answer now; -1: nothing."""
        orders, given = self.standing.get(seat, ({}, ()))
        return self.game.ordered(self.t, seat, orders, given) if orders else -1

    def answered(self, id: str) -> Entry | None:
        """The entry that an answer with this id made before."""
        return self._answers.get(id)

    def undo_of(self, seat: int) -> tuple[Undo, int]:
        """May this seat take its last answer back ("no", "free", "ask"), and to which ply."""
        return self.undos()[seat]

    def undos(self) -> list[tuple[Undo, int]]:
        """The same for every seat."""
        seats = self.setup.seats
        found: list[tuple[Undo, int]] = [("no", -1)] * seats
        if self.session is None or self.is_reaction or self.phase != "playing":
            return found
        plies, horizon = self.session.plies, self.session.horizon
        for ply in range(len(plies) - 1, -1, -1):
            entry = plies[ply]
            if entry.kind == "move" and found[entry.seat][1] < 0:
                how: Undo = "ask" if ply >= self.settled else "no"
                found[entry.seat] = ("free" if ply >= horizon else how), ply
                seats -= 1
                if not seats:
                    break
        return found

    # Trying

    def draft(
        self, seat: int, kind: str, moves: list[int] | None = None, data: str = "", id: str = ""
    ) -> Draft:
        """An entry that needs no trial."""
        return Draft(Entry(self.ply, seat, kind, moves or [], id, data))

    def draft_answer(
        self, seat: int, moves: list[int], *, decision: int, id: str, kind: str = "move"
    ) -> Draft:
        """An answer; in a reaction window it is held. Raises a Refused."""
        session = self._playing()
        if seat in self.held:
            raise NotYourDecision(f"seat {seat} has answered already")
        tried = session.draft(seat, moves, decision=decision, id=id)
        assert tried.table is not None
        if not self.is_reaction:
            if self.holds_passes and session.is_pass(seat, moves):
                return Draft(Entry(self.ply, seat, "answer", list(moves), id))
            entry = msgspec.structs.replace(tried.entry, ply=self.ply, kind=kind)
            return Draft(entry, None if self.held else tried.table)
        if is_halfway(tried.table, seat):
            raise HalfAction("a reaction is sent whole, with all its choices")
        return Draft(Entry(self.ply, seat, "answer", list(moves), id))

    def draft_take_back(self, seat: int) -> Draft:
        """Break open the own unseen answer."""
        session = self._playing()
        if seat in self.held:
            return self.draft(seat, "take_back")
        tried = session.draft_take_back(seat)
        return Draft(msgspec.structs.replace(tried.entry, ply=self.ply), tried.table)

    def draft_undo(self, seat: int) -> Draft:
        """Take the last own answer back, or ask the others whether that may be."""
        session = self._playing()
        how, ply = self.undo_of(seat)
        if how == "no":
            raise Denied("nothing_to_undo", "there is no answer of yours to take back now")
        if how == "ask":
            return self.draft_wish(seat, "undo", ply)
        if session.is_shared:  # the others keep what they have answered since
            return self.draft_take_back(seat)
        session.draft_undo(ply)
        return self.draft(seat, "undo", [ply])

    def draft_wish(self, seat: int, what: str, ply: int = -1) -> Draft:
        """Ask everybody for something."""
        if self.phase != "playing":
            raise not_now("this", self.phase)
        if self.wished is not None:
            raise Denied("one_wish", "something else is being asked for: answer that first")
        if (what == "pause" and self.is_paused) or (what == "resume" and not self.is_paused):
            raise Denied("nothing_to_do", f"the table is {'' if self.is_paused else 'not '}paused")
        if what == "undo":
            check_nobody_is_away(self.places, self.people - {seat})
        return self.draft(seat, "wish", [ply], what)

    def draft_consent(self, seat: int, agrees: bool) -> Draft:
        """Agree, or not; whoever asked withdraws it so."""
        is_withdrawn = self.wished is not None and seat == self.wished.by and not agrees
        if self.wished is None or not (is_withdrawn or seat in self.wished.awaited):
            raise Denied("nothing_asked", "nobody asks for anything you have not answered")
        return self.draft(seat, "consent", [int(agrees)])

    def draft_orders(self, seat: int, orders: dict[str, str]) -> Draft:
        """Standing orders, in words of the vocabulary; "": ask me. Earlier ones are forgotten."""
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

    def is_ordered(self, seat: int, orders: dict[str, str]) -> bool:
        """Has this seat given the very same orders already, bound to the same?"""
        given = {frame: text for frame, text in orders.items() if text}
        before = self.orders.get(seat, {}), self.standing.get(seat, ({}, ()))
        return orders_in(self, given) == before

    def orders_of(self, seat: int) -> dict[str, str]:
        """The standing orders of a seat that are in force, as they were said."""
        text = self.game.vocabulary.text
        answers = {frame: text(move) for frame, move in self.orders.get(seat, {}).items()}
        orders, given = self.standing.get(seat, ({}, ()))
        is_dealt = self.session is not None
        return answers | (self.game.in_force(self.t, orders, given) if is_dealt else orders)

    def draft_resign(self, seat: int) -> Draft:
        """A bot plays on; who is the last person left may end the table instead."""
        if self.phase != "playing":
            raise not_now("resigning", self.phase)
        if self.places[seat].is_resigned:
            raise Denied("nothing_to_do", "you have resigned already")
        return self.draft(seat, "resign")

    @property
    def leaving(self) -> list[int]:
        """The seats of those who have left for good and are not yet out of the game."""
        if self.session is None:
            return []
        out = self.session.table.out
        return [s for s, place in enumerate(self.places) if place.is_gone and not out >> s & 1]

    def draft_out(self) -> Draft:
        """They go at the next beat; a question open until then gets the clock's answer."""
        session, leaving = self._playing(), self.leaving
        if leaving and session.table.windowed:
            tried = session.draft_leave(leaving)
            return Draft(msgspec.structs.replace(tried.entry, ply=self.ply), tried.table)
        for seat in leaving:
            if seat in self.awaited and not self.is_reaction:
                return self.draft_timeout(seat)
        raise Denied("nothing_to_do", "nobody is about to leave now")

    def draft_back(self, seat: int) -> Draft:
        """A person plays again, and the stand-in goes."""
        place = self.places[seat]
        if not place.is_person or not (place.is_stand_in or place.is_absent):
            raise Denied("nothing_to_do", "no bot stands in for you")
        return self.draft(seat, "back")

    def part_id(self, seat: int, part: str) -> str:
        """The id of the entry with this part of the current shuffle: a repeat changes nothing."""
        return digest(f"{self.shuffle.commit}:{seat}:{part}") if self.shuffle else ""

    def draft_commit(self, seat: int, commit: str) -> Draft:
        """The hash of a nonce for the shuffle."""
        shuffle = self._tried_shuffle()
        shuffle.check_own(seat, commit)
        shuffle.bind(seat, commit, 0.0)
        return self.draft(seat, "commit", data=commit, id=self.part_id(seat, commit))

    def draft_reveal(self, seat: int, nonce: str) -> Draft:
        """The nonce itself."""
        self._tried_shuffle().reveal(seat, nonce)
        return self.draft(seat, "reveal", data=nonce, id=self.part_id(seat, nonce))

    def draft_void(self) -> Draft:
        """Somebody's part did not come: the start is void, another begins with a new secret.

        If it is the last that this table may have, none begins.
        """
        is_last = is_last_start(self, self._tried_shuffle())
        return self.draft(SERVER, "void", [1] if is_last else [], new_secret().hex())

    def draft_start(self, seat: int) -> Draft:
        """The host starts the game; from here on the server's secret is fixed."""
        if self.phase != "waiting":
            raise not_now("starting", self.phase)
        free = [place for place, held in enumerate(self.places) if held.is_free]
        if free:
            raise Denied("seats_free", f"{len(free)} seats are free: fill them with bots or people")
        check_starts(self)
        return self.draft(seat, "start", data=new_secret().hex())

    def _tried_shuffle(self) -> Shuffle:
        """A copy that can be tried."""
        if self.phase != "shuffling" or self.shuffle is None:
            raise not_now("shuffling", self.phase)
        return Shuffle.restore(self.shuffle.save(), 0.0)

    def draft_passes(self) -> Draft:
        """Nothing has changed for a while: the passes that were held count."""
        self._playing()
        if self.is_reaction or not self.held:
            raise Denied("stale", "something has changed")
        self._try_close([])
        return self.draft(SERVER, "close")

    def draft_close(self) -> Draft:
        """The reaction window closes: who has not answered gets an answer.

        It is the only one, the standing order, or what a clock that has run out answers.
        """
        clone = self._playing().table.clone()
        filled: list[int] = []
        for seat in self.awaited:
            if clone.waiting >> seat & 1 and clone.stack[-1].reaction():
                moves = self._whole_answer(clone, seat, self.orders.get(seat, {}))
                filled += [move * 8 + seat for move in moves]
        self._try_close(filled)
        return self.draft(SERVER, "close", filled)

    def _try_close(self, filled: list[int]) -> None:
        """Play it all on a clone: a rule that fails then is in no log."""
        clone = self.t.clone()
        for seat, moves in window_answers(self.held, filled):
            with suppress(Refused):
                for move in moves:
                    clone.play(seat, move)

    def draft_timeout(self, seat: int) -> Draft:
        """What a clock that has run out answers."""
        session = self._playing()
        moves = self._whole_answer(session.table.clone(), seat, {})
        return self.draft_answer(
            seat, moves, decision=session.decisions[seat], id="", kind="timeout"
        )

    def _whole_answer(self, clone: Table, seat: int, orders: dict[str, int]) -> list[int]:
        """What is answered for a seat: its standing order, or the clock's answer.

        In a gathering all of it at once, for the number of steps tells what a hand holds;
        in a live window too, for nobody else could act before the rest has come.
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

    # Happening

    def accept(self, draft: Draft) -> None:
        """What was drafted, and is in the log, happens."""
        entry = draft.entry
        assert entry.ply == self.ply, f"entry {entry.ply} comes at {self.ply}"
        if draft.table is not None and self.session is not None:
            self._note(entry)
            self.session.accept(draft)
        else:
            self.fold(entry)
            return
        self._settle(entry)

    def fold(self, entry: Entry) -> None:
        """An entry of the log happens."""
        assert entry.ply == self.ply, f"entry {entry.ply} comes at {self.ply}"
        self._note(entry)
        FOLDS[entry.kind](self, entry)
        self._settle(entry)

    def _note(self, entry: Entry) -> None:
        if entry.id:
            self._answers[entry.id] = entry

    def _settle(self, entry: Entry) -> None:
        """After every entry."""
        self.ply += 1
        if entry.kind in ASKING_ANEW:
            self.held = {}
        wished = self.wished
        if wished is not None and wished.what == "undo" and entry.kind in PLAYED:
            if not self._is_unseen(entry):
                self.wished = None  # the table has gone on
        if self.phase == "playing" and self.session and not self.session.table.waiting:
            self.phase, self.ended = "over", "played"

    def _is_unseen(self, entry: Entry) -> bool:
        """Is it an answer that nobody has seen yet?"""
        if entry.kind not in ("move", "timeout") or self.wished is None or self.session is None:
            return False
        return self.session.is_shared and len(self.t.events or []) == self.wished.told

    def record(self) -> Record:
        """The finished game."""
        assert self.session is not None
        taken_over = [s for s, place in enumerate(self.places) if "host_link" in place.handovers]
        return msgspec.structs.replace(
            self.session.record(),
            ended="" if self.ended == "played" else self.ended,
            away=self.away,
            taken_over=taken_over,
            known_deal=self.known_deal,
            void_starts=list(self.void_starts),
        )


def is_halfway(t: Table, seat: int) -> bool:
    """Has this seat begun an answer in the open gathering, and more of it is asked for?"""
    return bool(t.answers and t.answers[seat] and t.waiting >> seat & 1)
