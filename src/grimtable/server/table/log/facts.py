"""What the log of a table says so far; only the reducers change it, entry by entry."""

import msgspec

from grimtable import registry
from grimtable.kernel.table import BareView, Table
from grimtable.look.game import Target
from grimtable.look.json_writer import json_writer
from grimtable.look.look import Decision, decision_of
from grimtable.look.plans import Plan
from grimtable.server.people.keys import digest
from grimtable.server.protocol import UndoPermission
from grimtable.server.refusals import not_now
from grimtable.server.table.log.rules_hash import rules_hash
from grimtable.server.table.log.seats import (
    NO_ORDERS,
    SERVER,
    OpenWish,
    SeatOrders,
    SeatState,
    TableSetup,
)
from grimtable.server.table.shuffle.shuffle import Shuffle
from grimtable.server.table_summary import Phase
from grimtable.sessions.records import KnownDeal, Record, VoidStart
from grimtable.sessions.session import Entry, GameSession


class TableFacts:
    """One table, as its log describes it."""

    entry_count = 0
    """The number of entries so far."""
    undo_floor = 0
    """The number of first answers that nobody can undo: somebody has lost a seat since then."""
    phase: Phase = "waiting"
    ended = ""
    is_paused = False
    blocked = -1
    """The last entry by which the host blocked or unblocked somebody."""
    is_deal_renewed = False
    """Has somebody sat down who did not play the first table of a known deal?"""
    holds_passes = False
    """Has something just changed in a live window? Set from outside; it is not in the log."""

    def __init__(self, table: str, setup: TableSetup) -> None:
        self.id = table
        self.setup = setup
        self.game = registry.at_table(setup.game, setup.options)
        self.rules = f"{self.game.rules}/{rules_hash(self.game)}"
        """The rules it is played by: their number and the fingerprint of their files."""
        self.json = json_writer(self.game, setup.seats)
        self.seat_states = [SeatState(bot) for bot in setup.bots]
        self.away: list[int] = []
        """The seats whose people were away when the others ended the game."""
        self.host = SERVER
        self.secret = b""
        """The server's contribution to the shuffle."""
        self.shuffle: Shuffle | None = None
        self.missing: list[int] = []
        """The seats whose contribution to the last start did not come. Empty once seats change."""
        self.void_starts: list[VoidStart] = []
        """Void starts of this table in which somebody could have rejected a deck they knew."""
        self.known_deal: KnownDeal | None = None
        """What was known about the deal when it was dealt."""
        self.session: GameSession | None = None
        self.pending_answers: dict[int, Entry] = {}
        """Answers that are written but not played yet, in the order they came."""
        self.wish: OpenWish | None = None
        self.orders: dict[int, SeatOrders] = {}
        """By seat its standing orders."""
        self.plans: list[Plan] = []
        """What the seats plan together, the newest last."""
        self._answers: dict[str, Entry] = {}

    def is_seen_by_all(self, thing: Target, count: int = 1) -> bool:
        """Does every seat see that this card lies there, and as often as this?"""
        place = (thing.zone, -1 if thing.seat is None else thing.seat)
        zones, kinds = self.game.zones(self.setup.seats), self.game.kinds
        if place not in zones or thing.kind not in kinds:
            return False
        at, cell = zones.index(place), 2 * kinds.index(thing.kind)
        seen = [self.t.view(seat).zones[at] for seat in range(self.setup.seats)]
        return all(cells.count(cell) + cells.count(cell + 1) >= count for cells in seen)

    # Questions about the state

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
        """The seats whose person is past the absence limit, or was when they lost the seat."""
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
        return [
            seat
            for seat in range(t.seats)
            if t.waiting >> seat & 1 and seat not in self.pending_answers
        ]

    def decision(self, seat: int, seen: BareView | None = None) -> Decision | None:
        """The open question of a seat; None if there is none, or if its answer is pending."""
        if self.session is None or seat in self.pending_answers or not self.t.waiting >> seat & 1:
            return None
        view = self.t.view(seat) if seen is None else seen
        return decision_of(self.game, view, self.session.decisions[seat])

    def is_forced(self, seat: int) -> bool:
        """Does this seat have only one answer?"""
        return len(self.t.options_of(seat)) == 1

    def seat_orders(self, seat: int) -> SeatOrders:
        """The standing orders of a seat, whether or not they still apply."""
        return self.orders.get(seat, NO_ORDERS)

    def ordered_answer(self, seat: int) -> int:
        """The move that the named orders of this seat answer now; -1: none."""
        _, named, scope = self.seat_orders(seat)
        return self.game.ordered_answer(self.t, seat, named, scope) if named else -1

    def answered(self, id: str) -> Entry | None:
        """The entry that an answer with this id made before."""
        return self._answers.get(id)

    def undo_of(self, seat: int) -> tuple[UndoPermission, int]:
        """May this seat take its last answer back ("no", "free", "ask"), and to which answer."""
        return self.undos()[seat]

    def undos(self) -> list[tuple[UndoPermission, int]]:
        """For every seat what `undo_of` says of one."""
        seats = self.setup.seats
        found: list[tuple[UndoPermission, int]] = [("no", -1)] * seats
        if self.session is None or self.is_reaction or self.phase != "playing":
            return found
        active, horizon = self.session.active, self.session.horizon
        for index in range(len(active) - 1, -1, -1):
            entry = active[index]
            if entry.kind == "move" and found[entry.seat][1] < 0:
                how: UndoPermission = "ask" if index >= self.undo_floor else "no"
                found[entry.seat] = ("free" if index >= horizon else how), index
                seats -= 1
                if not seats:
                    break
        return found

    def has_ordered(self, seat: int, orders: dict[str, str]) -> bool:
        """Has this seat given exactly these orders already, with the same scope?"""
        given = {name: text for name, text in orders.items() if text}
        return self.parsed_orders(given) == self.seat_orders(seat)

    def parsed_orders(self, texts: dict[str, str]) -> SeatOrders:
        """Standing orders as the table keeps them, if they were given now."""
        number, known = self.game.vocabulary.number, self.game.orders
        named = {name: text for name, text in texts.items() if name in known}
        answers = {frame: number(text) for frame, text in texts.items() if frame not in known}
        scope = self.game.order_scope(self.t) if named and self.session is not None else ()
        return SeatOrders(answers, named, scope)

    def orders_of(self, seat: int) -> dict[str, str]:
        """The standing orders of a seat that still apply, in the words of the client."""
        text = self.game.vocabulary.text
        orders = self.seat_orders(seat)
        answers = {frame: text(move) for frame, move in orders.answers.items()}
        if self.session is None:
            return answers | orders.named
        return answers | self.game.orders_in_force(self.t, orders.named, orders.scope)

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

    def contribution_id(self, seat: int, contribution: str) -> str:
        """The id of the entry with this commitment or nonce: sent twice, it is written once."""
        return digest(f"{self.shuffle.commit}:{seat}:{contribution}") if self.shuffle else ""

    def record(self) -> Record:
        """The finished game."""
        assert self.session is not None
        return self.told_around(self.session.record())

    def told_around(self, played: Record) -> Record:
        """The record of what was played, with what the table knows beside it."""
        taken_over = [
            s
            for s, seat_state in enumerate(self.seat_states)
            if "host_link" in seat_state.handovers
        ]
        return msgspec.structs.replace(
            played,
            ended="" if self.ended == "played" else self.ended,
            away=self.away,
            taken_over=taken_over,
            known_deal=self.known_deal,
            void_starts=list(self.void_starts),
        )

    @property
    def admits_spectators(self) -> bool:
        """May people without a seat watch this table?"""
        return self.setup.has_spectators or self.phase == "waiting"

    def is_ready(self, seat: int) -> bool:
        """Has this seat answered, where everybody who is asked has a real choice?"""
        if self.session is None or not self.t.answers:
            return False
        frame = type(self.t.stack[-1]).__name__
        is_asked = self.t.asked() >> seat & 1
        return bool(frame in self.game.marks_ready and is_asked and seat not in self.awaited)
