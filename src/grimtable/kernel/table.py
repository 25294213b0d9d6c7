"""The whole truth of one game in progress, and what each audience may know of it."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from mypy_extensions import i64, mypyc_attr

from grimtable.kernel.dice import WORD, Sealed, small, step, word_of
from grimtable.kernel.frames import NOTHING, Window
from grimtable.kernel.loop import Asking
from grimtable.kernel.terms import (
    ALL,
    POOL,
    PUBLIC,
    WHISPERED,
    BareEvent,
    Card,
    Kind,
    Seat,
    ToldEvent,
    Zone,
    bit,
)


class BareView(NamedTuple):
    """What one audience may know, in numbers."""

    seat: int
    zones: tuple[tuple[int, ...], ...]
    """A cell is `kind * 2 + 1` if everybody knows the card, `kind * 2` if this seat does,
    `-1 - pool` for a back.
    """
    unseen: tuple[tuple[int, ...], ...]
    """Per pool: its number, then the kinds that this seat cannot place."""
    public: Any
    """The game's own fields, see `Table.public`."""
    stack: tuple[Any, ...]
    asked: int
    """Mask of the seats that are asked."""
    options: tuple[int, ...]
    answers: tuple[int, ...] | None
    """The seat's own unseen answers, while several seats answer at once."""
    passed: int
    out: int
    over: int


class Outcome:
    """How a game ended; `rewards` is each seat's share of the win."""

    def __init__(
        self, reason: str, winners: list[int], scores: list[int], rewards: list[float]
    ) -> None:
        self.reason = reason
        self.winners = winners
        self.scores = scores
        self.rewards = rewards

    def __repr__(self) -> str:
        return f"Outcome({self.reason!r}, {self.winners}, {self.scores}, {self.rewards})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(Asking):
    """The table of a game derives from this class and adds public fields of its own."""

    def clone(self) -> "Table":
        """An equal, independent table."""
        raise NotImplementedError

    def own(self) -> tuple[Any, ...]:
        """All fields that the game adds, with cards by number; for saves."""
        raise NotImplementedError

    def put_own(self, own: Sequence[Any]) -> None:
        """The inverse of `own`."""
        raise NotImplementedError

    def public(self) -> tuple[Any, ...]:
        """The same with kinds instead of cards; for views.

        A named tuple of the game; it has a field `options` and a property `seat_count`.
        """
        raise NotImplementedError

    def claim(self, public: Sequence[Any], free: list[list[Card]]) -> tuple[Any, ...]:
        """`public` back to `own`: takes the cards it needs from `free`, by kind."""
        raise NotImplementedError

    def laid(self) -> list[Card]:
        """The cards that lie in the game's public structures instead of a zone."""
        return []

    def is_conserved(self) -> bool:
        """Does every card lie in exactly one place?"""
        places = [0] * len(self.kinds)
        for zone in self.zones:
            for card in zone:
                places[card] += 1
        for card in self.laid():
            places[card] += 1
        return min(places) == 1 and max(places) == 1

    def owner(self, zone: Zone) -> Seat:
        """The seat that always sees this zone, or -1."""
        raise NotImplementedError

    def pool_of(self, kind: Kind) -> i64:
        """The pool a kind's cards belong to when the game begins."""
        return 0

    def prepare(self, seed: i64, sealed: Sealed | None, brisk: bool, listen: bool) -> None:
        """Fresh dice, small or sealed, before the first card is dealt."""
        self.roll_anew(seed)
        self.brisk = brisk
        if sealed is not None:
            self.sealed = sealed
            self.dice = [0] * len(self.dice)
        if listen:
            self.events = []

    def outcome(self) -> Outcome | None:
        """None while the game goes on."""
        raise NotImplementedError

    # Audiences

    def view(self, seat: Seat) -> BareView:
        """What this seat (or the public) may know now; built by granting."""
        frame = self._window()
        passed = self.passed
        if frame is not None and frame.live(self):
            passed &= bit(seat)
        own = seat != PUBLIC
        fields = (
            seat,
            tuple([self._cells(zone, seat) for zone in range(len(self.zones))]),
            self.unseen(seat),
            self.public(),
            tuple(self.stack),
            self.asked(),
            tuple(self.options_of(seat)) if own else (),
            (tuple(self.answers[seat]) if own else ()) if self.answers else None,
            passed,
            self.out,
            self.over,
        )
        return tuple.__new__(BareView, fields)  # BareView(*fields) takes twice the time

    def glance(self, lengths: i64) -> BareView:
        """The view of the seat that is asked, in less time; for bots that play tables on.

        Of the zones in the mask `lengths` it shows only how many cards they hold, as backs, and
        nothing of what the seat cannot place; `count_unseen` says that.
        """
        seat = self.seat
        zones: list[tuple[i64, ...]] = []
        for zone in range(len(self.zones)):
            if lengths >> zone & 1:
                zones.append((-1,) * len(self.zones[zone]))
            else:
                zones.append(self._cells(zone, seat))
        fields = (
            seat,
            tuple(zones),
            (),
            self.public(),
            tuple(self.stack),
            self.waiting,
            tuple(self.options),
            tuple(self.answers[seat]) if self.answers else None,
            self.passed,
            self.out,
            self.over,
        )
        return tuple.__new__(BareView, fields)

    def count_unseen(self, seat: Seat, kinds: i64) -> list[i64]:
        """By kind: how many cards this seat cannot place; `kinds` is how many kinds there are."""
        counts: list[i64] = [0] * kinds
        for zone in self.zones:
            for card in zone:
                if not self.know[card] >> seat & 1:
                    counts[self.kinds[card]] += 1
        return counts

    def _window(self) -> Window[object] | None:
        """The open window, also when other frames lie above it."""
        for i in range(len(self.stack) - 1, -1, -1):
            frame = self.stack[i]
            if isinstance(frame, Window):
                return frame
        return None

    def _cells(self, zone: Zone, seat: Seat) -> tuple[i64, ...]:
        """An ordered zone card by card; a loose one as its known kinds, sorted, then the backs."""
        cells: list[i64] = []
        backs: list[i64] = []
        ordered = not self.loose(zone)
        for card in self.zones[zone]:
            known = self.know[card]
            if known >> seat & 1:
                cells.append(self.kinds[card] * 2 + (known >> PUBLIC & 1))
            elif ordered:
                cells.append(-1 - (known >> POOL))
            else:
                backs.append(-1 - (known >> POOL))
        if ordered:
            return tuple(cells)
        cells.sort()
        backs.sort()
        return tuple(cells + backs)

    def unseen(self, seat: Seat) -> tuple[tuple[i64, ...], ...]:
        """Per pool: its number, then the kinds in it whose places this seat does not know."""
        pools: list[i64] = []
        kinds: list[list[i64]] = []
        here: list[i64] = []
        pool: i64 = -1
        for zone in self.zones:
            for card in zone:
                known = self.know[card]
                if not known >> seat & 1:
                    if known >> POOL != pool:
                        pool = known >> POOL
                        if pool not in pools:
                            pools.append(pool)
                            kinds.append([])
                        here = kinds[pools.index(pool)]
                    here.append(self.kinds[card])
        return tuple(sorted([(pool, *sorted(kinds[i])) for i, pool in enumerate(pools)]))

    def events_for(self, audience: Seat, since: i64 = 0) -> list[BareEvent]:
        """The events as this audience may know them: kinds instead of cards, -1 for a back."""
        return [tuple.__new__(BareEvent, event) for event in self.bare_events_for(audience, since)]

    def bare_events_for(self, audience: Seat, since: i64 = 0) -> list[ToldEvent]:
        """The same without names, for bots, which unpack every event of whole games."""
        told: list[ToldEvent] = []
        if self.events is None:
            return told
        for i in range(since, len(self.events)):
            kind, a, b, card, mask, at = self.events[i]
            seen = mask >> audience & 1
            if kind >= WHISPERED and not seen:
                continue
            face = self.kinds[card] if card >= 0 and seen else i64(-1)
            told.append((kind, a, b, face, 1 if card >= 0 else 0, at))
        return told

    # Redeals

    def redeal(self, seat: Seat, seed: i64) -> "Table":
        """A table that this seat cannot tell from the real one, with dice of its own.

        The open question stays open, also on a brisk table where only one answer is left.
        """
        t = self.clone()
        t.brisk = False
        t.roll_anew(seed)
        t._mix_unseen(seat, small(seed, -1))
        window = t._window()
        if window is not None and window.live(t):
            t.passed &= bit(seat)
        for other in range(len(t.answers)):
            if other != seat:
                t.answers[other] = []
        t.first = seat if seat < t.seats else -1
        t.run()
        t.brisk = self.brisk
        return t

    def roll_anew(self, seed: i64) -> None:
        """Small dice from this seed, in every stream."""
        self.sealed = None
        for stream in range(len(self.dice)):
            self.dice[stream] = small(seed, stream)

    def _mix_unseen(self, seat: Seat, seed: i64) -> None:
        """Redeal within each pool what the seat has not seen; knowledge stays with the place."""
        know = self.know[:]
        cards: list[Card] = []
        pool: i64 = -1
        mixed = False
        for zone in self.zones:
            for card in zone:
                known = know[card]
                if not known >> seat & 1:
                    cards.append(card)
                    mixed = mixed or (pool >= 0 and known >> POOL != pool)
                    pool = known >> POOL
        dealt: list[object] = cards[:]  # type: ignore[assignment]  # compiled, never unpacked
        pools = [know[card] >> POOL for card in cards] if mixed else NOTHING
        dice = seed
        i: i64 = len(dealt) - 1
        while i > 0:
            n = alike(pools, i) if mixed else i + 1
            dice = step(dice)
            scaled = word_of(dice) * n
            while scaled & WORD < n and scaled & WORD < (WORD + 1) % n:  # by rejection, as `below`
                dice = step(dice)
                scaled = word_of(dice) * n
            j = like(pools, i, scaled >> 32) if mixed else scaled >> 32
            dealt[i], dealt[j] = dealt[j], dealt[i]
            i -= 1
        self._lay_out(cards, dealt, know)  # type: ignore[arg-type]

    def _lay_out(self, cards: list[Card], dealt: list[Card], before: list[i64]) -> None:
        """Put the dealt cards, in order, where the cards lay before."""
        know = self.know
        at: i64 = 0
        many: i64 = len(cards)
        for zone in self.zones:
            size: i64 = len(zone)
            for k in range(size):
                if at < many and zone[k] == cards[at]:
                    card = dealt[at]
                    zone[k] = card
                    known = before[cards[at]]
                    if know[card] != known:
                        know[card] = known
                    at += 1

    def deal_from(self, view: BareView, seed: i64) -> None:
        """Fill this empty table so that the seat of the view sees exactly this view."""
        self.lay_view(view)
        self.roll_anew(seed)
        self._mix_unseen(view.seat, small(seed, -1))
        self.run()

    def lay_view(self, view: BareView) -> None:
        """The same, with the cards that the seat cannot place lying in a fixed order."""
        seat: i64 = view.seat
        free: list[list[Card]] = [[] for i in range(max(self.kinds) + 1)]
        for card in range(len(self.kinds)):
            free[self.kinds[card]].append(card)
        self.put_own(self.claim(view.public, free))
        self._place_known(view.zones, seat, free)
        self._place_unseen(view.zones, view.unseen, free)
        self.stack = list(view.stack)
        if view.answers is not None:
            self.answers = [list(view.answers) if s == seat else [] for s in range(self.seats)]
        self.passed = view.passed
        self.out = view.out
        self.over = view.over
        self.first = seat if seat < self.seats else -1

    def _place_known(
        self, zones: tuple[tuple[int, ...], ...], seat: Seat, free: list[list[Card]]
    ) -> None:
        for zone in range(len(zones)):
            owner = self.owner(zone)
            own = bit(owner) if owner >= 0 else 0
            for cell in zones[zone]:
                card: Card = -1
                if cell >= 0:
                    kind = i64(cell) >> 1
                    card = free[kind].pop()
                    knowers = ALL if i64(cell) & 1 else bit(seat) | own
                    self.know[card] = self.pool_of(kind) << POOL | knowers
                self.zones[zone].append(card)

    def _place_unseen(
        self,
        zones: tuple[tuple[int, ...], ...],
        unseen: tuple[tuple[int, ...], ...],
        free: list[list[Card]],
    ) -> None:
        for pool, *kinds in unseen:
            cards = [free[kind].pop() for kind in kinds]
            for zone in range(len(zones)):
                owner = self.owner(zone)
                own = bit(owner) if owner >= 0 else 0
                for i in range(len(zones[zone])):
                    if zones[zone][i] == -1 - pool:
                        card = cards.pop()
                        self.zones[zone][i] = card
                        self.know[card] = pool << POOL | own


def alike(pools: list[i64], i: i64) -> i64:
    """How many places up to i belong to its pool?"""
    total: i64 = 0
    for j in range(i + 1):
        if pools[j] == pools[i]:
            total += 1
    return total


def like(pools: list[i64], i: i64, pick: i64) -> i64:
    """Place number `pick` among those of the pool of place i."""
    j: i64 = -1
    while pick >= 0:
        j += 1
        if pools[j] == pools[i]:
            pick -= 1
    return j
