"""What the log of a table says so far. The reducers change it, entry by entry."""

import msgspec

from grimtable import registry
from grimtable.kernel.table import BareView, Table
from grimtable.look.json_writer import json_writer
from grimtable.look.look import Decision, decision_of
from grimtable.server.people.keys import digest
from grimtable.server.protocol import Phase
from grimtable.server.refusals import not_now
from grimtable.server.table.rules_hash import rules_hash
from grimtable.server.table.seats import SERVER, OpenWish, SeatState, Setup, Undo
from grimtable.server.table.shuffle import Shuffle
from grimtable.sessions.records import KnownDeal, Record, VoidStart
from grimtable.sessions.session import Entry, GameSession

ParsedOrders = tuple[dict[str, int], tuple[dict[str, str], tuple[int, ...]]]
"""Answers by frame; then the other orders as they were said, and what binds them."""


class TableFacts:
    """One table, as its log describes it."""

    def __init__(self, table: str, setup: Setup) -> None:
        self.id = table
        self.setup = setup
        self.game = registry.at_table(setup.game, setup.options)
        self.rules = f"{self.game.rules}/{rules_hash(self.game)}"
        """By which it is played: their number and the fingerprint of their files."""
        self.json = json_writer(self.game, setup.seats)
        self.seat_states = [SeatState(bot) for bot in setup.bots]
        self.entry_count = self.undo_floor = 0
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
        self.wish: OpenWish | None = None
        self.orders: dict[int, dict[str, int]] = {}
        """Standing orders: per seat, frame -> answer to a reaction."""
        self.standing: dict[int, tuple[dict[str, str], tuple[int, ...]]] = {}
        """Other standing orders: per seat what was said, and what it is bound to."""
        self.holds_passes = False
        """Has something just changed in a live window? Set from outside; it is not in the log."""
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
            for seat, seat_state in enumerate(self.seat_states)
            if seat_state.is_person and not seat_state.is_resigned
        }

    @property
    def absent(self) -> list[int]:
        """The seats whose people are away past the absence limit, or lost them so."""
        return [
            s
            for s, seat_state in enumerate(self.seat_states)
            if seat_state.is_absent or seat_state.losses
        ]

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
        """May this seat take its last answer back ("no", "free", "ask"), and to which answer."""
        return self.undos()[seat]

    def undos(self) -> list[tuple[Undo, int]]:
        """The same for every seat."""
        seats = self.setup.seats
        found: list[tuple[Undo, int]] = [("no", -1)] * seats
        if self.session is None or self.is_reaction or self.phase != "playing":
            return found
        active, horizon = self.session.active, self.session.horizon
        for index in range(len(active) - 1, -1, -1):
            entry = active[index]
            if entry.kind == "move" and found[entry.seat][1] < 0:
                how: Undo = "ask" if index >= self.undo_floor else "no"
                found[entry.seat] = ("free" if index >= horizon else how), index
                seats -= 1
                if not seats:
                    break
        return found

    def is_ordered(self, seat: int, orders: dict[str, str]) -> bool:
        """Has this seat given the very same orders already, bound to the same?"""
        given = {frame: text for frame, text in orders.items() if text}
        before = self.orders.get(seat, {}), self.standing.get(seat, ({}, ()))
        return self.parsed_orders(given) == before

    def parsed_orders(self, texts: dict[str, str]) -> ParsedOrders:
        """What standing orders, given now, come to."""
        number, named = self.game.vocabulary.number, self.game.orders
        standing = {what: text for what, text in texts.items() if what in named}
        answers = {frame: number(text) for frame, text in texts.items() if frame not in named}
        given = self.game.bound(self.t) if standing and self.session is not None else ()
        return answers, (standing, given)

    def orders_of(self, seat: int) -> dict[str, str]:
        """The standing orders of a seat that apply, as they were given."""
        text = self.game.vocabulary.text
        answers = {frame: text(move) for frame, move in self.orders.get(seat, {}).items()}
        orders, given = self.standing.get(seat, ({}, ()))
        is_dealt = self.session is not None
        return answers | (self.game.in_force(self.t, orders, given) if is_dealt else orders)

    @property
    def leaving(self) -> list[int]:
        """The seats of those who have left for good and are not yet out of the game."""
        if self.session is None:
            return []
        out = self.session.table.out
        return [
            s
            for s, seat_state in enumerate(self.seat_states)
            if seat_state.is_gone and not out >> s & 1
        ]

    def part_id(self, seat: int, part: str) -> str:
        """The id of the entry with this part of the current shuffle: a repeat changes nothing."""
        return digest(f"{self.shuffle.commit}:{seat}:{part}") if self.shuffle else ""

    def record(self) -> Record:
        """The finished game."""
        assert self.session is not None
        taken_over = [
            s
            for s, seat_state in enumerate(self.seat_states)
            if "host_link" in seat_state.handovers
        ]
        return msgspec.structs.replace(
            self.session.record(),
            ended="" if self.ended == "played" else self.ended,
            away=self.away,
            taken_over=taken_over,
            known_deal=self.known_deal,
            void_starts=list(self.void_starts),
        )

    @property
    def admits_spectators(self) -> bool:
        """Is the table there for people without a seat?"""
        return self.setup.has_spectators or self.phase == "waiting"

    def is_ready(self, seat: int) -> bool:
        """Has this seat answered, where everybody who is asked has a real choice?"""
        if self.session is None or not self.t.answers:
            return False
        frame = type(self.t.stack[-1]).__name__
        is_asked = self.t.asked() >> seat & 1
        return bool(frame in self.game.marks_ready and is_asked and seat not in self.awaited)
