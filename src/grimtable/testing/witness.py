"""The Witness: the test's own account of who has legally seen what.

It follows the raw events and never asks the table what anybody knows, so it finds a bit that the
table grants too much.
"""

import copy
from collections import Counter, defaultdict
from collections.abc import Iterable
from typing import Self

from grimtable.kernel.table import BareView, Table
from grimtable.kernel.terms import MOVED, PUBLIC, REORDERED, SHOWN, SHUFFLED, SWAPPED, RawEvent
from grimtable.look.game import Game
from grimtable.look.plain import PlainGame
from grimtable.testing.complaints import audience_name, claim, zone_name

EVERYONE = frozenset([*range(7), PUBLIC])
ABOUT_CARDS = frozenset([MOVED, SHOWN, SHUFFLED, SWAPPED, REORDERED])


class Witness:
    """Per audience and hidden zone, the kinds it surely knows there."""

    exact = False
    """Must views show all of it, too?"""
    game: Game | None = None
    """Whose names complaints use."""

    def __init__(self, t: Table) -> None:
        self.table = t
        self.audiences = [*range(t.seats), PUBLIC]
        self.judged = self.audiences
        """For whom it is checked that nothing more was told."""
        self.told = 0
        self.sizes: Counter[int] = Counter()
        """How many cards lie in each zone, as counted from the events."""
        self.faces: defaultdict[tuple[int, int], Counter[int]] = defaultdict(Counter)
        """(audience, zone) -> kinds."""
        self.seen: set[tuple[int, int]] = set()
        """(audience, card) whose face this audience has seen at some time; nothing is taken out."""

    def who_sees(self, event: RawEvent, before: RawEvent | None) -> frozenset[int]:
        """Mask of the seats that see the face of a card that moves or is shown, by the ledger."""
        raise NotImplementedError

    def hear(self, fact: RawEvent) -> None:
        """An event came that is not the move of a card."""

    def is_open(self, zone: int) -> bool:
        """Does everybody see all of this zone?"""
        raise NotImplementedError

    def can_lie(self, kind: int, zone: int) -> bool:
        """May a card of this kind lie here unseen, by what everybody knows of the place?"""
        return True

    def known(self, audience: int, zone: int) -> Counter[int]:
        """The kinds this audience knows in a zone."""
        return self.faces[audience, zone]

    def beside(self, t: Table, audience: int) -> Self:
        """The same account, at a table that looks the same to this audience; nothing seen yet."""
        other = copy.copy(self)
        for name, account in vars(self).items():
            if isinstance(account, dict | set):
                setattr(other, name, copy.copy(account))
        for place, kinds in self.faces.items():
            other.faces[place] = kinds.copy()
        other.judged = [audience]
        other.seen = set()
        other.table = t
        other.told = len(t.events or [])
        return other

    def follow(self) -> set[int]:
        """Take in what happened since the last time; returns the zones where it did."""
        events = self.table.events
        assert events is not None
        zones: set[int] = set()
        for at in range(self.told, len(events)):
            before = events[at - 1] if at else None
            kind, src, dst, card, mask, _ = events[at]
            if kind in ABOUT_CARDS:
                zones |= {src, dst}
            if kind not in {MOVED, SHOWN}:
                self.hear(events[at])
            if kind == SHUFFLED:
                for audience in self.audiences:
                    self.faces.pop((audience, src), None)
            elif kind == SWAPPED:
                self.swap(src, dst)
            elif kind in {MOVED, SHOWN}:
                seers = self.who_sees(events[at], before)
                self.seen |= {(audience, card) for audience in seers}
                self.check_told(mask, src, card, seers)
                if kind == MOVED:
                    self.move(src, dst, self.table.kinds[card], seers)
                else:
                    starts = before is None or not _is_look(before, src)
                    self.look(src, self.table.kinds[card], seers, starts)
        self.told = len(events)
        return zones

    def check_told(self, mask: int, src: int, card: int, seers: frozenset[int]) -> None:
        """Nobody is told a face who neither sees the card now nor knew it where it lay."""
        kind = self.table.kinds[card]
        for audience in self.judged:
            if mask >> audience & 1 and audience not in seers:
                claim(
                    self.known(audience, src)[kind] > 0,
                    f"{audience_name(audience)} is told the face of a card that it may not see, "
                    f"{self.card_name(kind)} from {self.zone_name(src)}: use slip() with those "
                    f"who may see it",
                )

    def card_name(self, kind: int) -> str:
        """A kind in words."""
        return repr(self.game.kinds[kind]) if self.game else f"kind {kind}"

    def zone_name(self, zone: int) -> str:
        """A zone in words."""
        if self.game is None or zone >= len(self.table.zones):
            return f"zone {zone}"
        return zone_name(self.game.zones(self.table.seats)[zone])

    def swap(self, one: int, other: int) -> None:
        """Whole zones change places, and with them what is known of each."""
        for audience in self.audiences:
            mine, theirs = self.known(audience, one), self.known(audience, other)
            self.faces[audience, one], self.faces[audience, other] = theirs, mine
        self.sizes[one], self.sizes[other] = self.sizes[other], self.sizes[one]

    def move(self, src: int, dst: int, kind: int, seers: frozenset[int]) -> None:
        """One card: who sees it, counts it from place to place; the others lose track."""
        for audience in self.audiences:
            left, right = self.known(audience, src), self.known(audience, dst)
            only = self.sizes[src] == 1 and left[kind] == 1
            if audience in seers or only:
                left[kind] = max(0, left[kind] - 1)
                right[kind] += 1
            else:
                left.clear()
        self.sizes[src] -= 1
        self.sizes[dst] += 1

    def look(self, zone: int, kind: int, seers: frozenset[int], starts: bool) -> None:
        """A look at all cards of a zone, one by one; what was known before is counted again."""
        for audience in seers:
            if starts:
                self.known(audience, zone).clear()
            self.known(audience, zone)[kind] += 1


def _is_look(event: RawEvent, zone: int) -> bool:
    """Was a card of this zone shown?"""
    kind, src, _, _, _, _ = event
    return kind == SHOWN and src == zone


class Trusting(Witness):
    """Takes the word of the events for who sees what: for games that bring no witness.

    It cannot find a card that is shown to the wrong seats, but all that gives secrets away besides.
    """

    def who_sees(self, event: RawEvent, before: RawEvent | None) -> frozenset[int]:
        _, _, _, _, mask, _ = event
        return frozenset(seat for seat in EVERYONE if mask >> seat & 1)

    def is_open(self, zone: int) -> bool:
        return True


class PlainWitness(Witness):
    """For a game that says of its zones who sees their cards."""

    game: PlainGame

    def who_sees(self, event: RawEvent, before: RawEvent | None) -> frozenset[int]:
        kind, src, dst, _, mask, _ = event
        if kind == SHOWN:
            return frozenset(seat for seat in EVERYONE if mask >> seat & 1)
        if self.is_open(src) or self.is_open(dst):
            return EVERYONE
        owners = (self.table.owner(zone) for zone in (src, dst))
        return frozenset(owner for owner in owners if owner >= 0)

    def is_open(self, zone: int) -> bool:
        name, _ = self.game.zones(self.table.seats)[zone]
        return name not in self.game.private | self.game.hidden


def witness_of(game: Game) -> type[Witness]:
    """The witness for a game that brings none of its own."""
    if isinstance(game, PlainGame):
        return type("WitnessOfThisGame", (PlainWitness,), {"game": game})
    return Trusting


def faces(view: BareView, zone: int) -> Counter[int]:
    """The kinds a view shows in a zone."""
    return Counter(cell >> 1 for cell in view.zones[zone] if cell >= 0)


def check_faces(witness: Witness, zones: Iterable[int]) -> int:
    """No view shows a face in these zones that its audience has not legally seen."""
    places = len(witness.table.zones)
    hidden = [zone for zone in zones if zone < places and not witness.is_open(zone)]
    for audience in witness.audiences if hidden else ():
        cells = witness.table.view(audience).zones
        for zone in hidden:
            shown = [cell >> 1 for cell in cells[zone] if cell >= 0]
            known = witness.known(audience, zone)
            name = audience_name(audience)
            for kind in set(shown):
                claim(
                    shown.count(kind) <= known[kind],
                    f"{name} sees a card that it may not know, {witness.card_name(kind)} in "
                    f"{witness.zone_name(zone)}; take away what lets it know",
                )
            claim(
                not witness.exact or len(shown) == known.total(),
                f"{name} does not see cards that it has seen in {witness.zone_name(zone)}",
            )
    return len(witness.audiences) * len(hidden)
