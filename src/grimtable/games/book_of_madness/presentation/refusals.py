"""The rule behind every refusal, and the reader that judges from a view."""

from grimtable.games.book_of_madness.ids import OWN
from grimtable.games.book_of_madness.presentation.reader import MadnessReader
from grimtable.games.book_of_madness.presentation.targets import targets
from grimtable.games.book_of_madness.vocabulary import VOCABULARIES
from grimtable.kernel.table import BareView
from grimtable.look.game import Target
from grimtable.look.view_reader import Refusals, TargetReader, kind_at

RULES = {
    # Not asked at all
    "won": "BM-12.1",
    "lost": "BM-12.2",
    "watching": "BM-8.2",
    "mad": "BM-11.7",
    "picked": "BM-2.5",
    "others-asked": "BM-4.9",
    "not-there": "BM-4.3",
    "choice-first": "{rule}",
    "another-question": "BM-R47",
    # Things nobody chooses
    "deck-closed": "BM-14.1",
    "pile-lies": "BM-14.3",
    "hand-closed": "BM-8.3",
    "banished": "BM-14.7",
    "stack-lies": "BM-6.6",
    "book-closed": "BM-3.1",
    "library-closed": "BM-2.10",
    "curses-closed": "BM-2.2",
    "box": "BM-4.5",
    "under": "BM-14.9",
    "on-its-way": "BM-R8",
    # Cards that pay
    "not-held": "BM-8.3",
    "pays-later": "BM-8.3",
    "madness-worthless": "BM-6.7",
    "support-later": "BM-10.3",
    # Casting
    "not-yours": "BM-9.1",
    "not-learned": "BM-4.4",
    "exhausted": "BM-5.2",
    "face-down": "BM-14.15",
    "being-cast": "BM-R28",
    "cast-poor": "BM-9.1",
    # Learning and gaining
    "shelf-empty": "BM-9.4",
    "learn-poor": "BM-9.4",
    "supply-empty": "BM-R31",
    "gain-poor": "BM-9.8",
    "ones": "BM-9.9",
    # Dispelling and curing
    "slot-empty": "BM-7.15",
    "curse-down": "BM-9.12",
    "dispel-poor": "BM-9.10",
    "no-madness": "BM-9.13",
    "pile-madness": "BM-9.13",
    "anothers-madness": "BM-9.14",
    "cure-poor": "BM-R17",
    # Abilities, seats, characters
    "no-ability": "BM-R46",
    "ability-used": "BM-R46",
    "ability-idle": "BM-R46",
    "seat-idle": "BM-15.2",
    "sheet-late": "BM-2.5",
}
"""Text key without its prefix -> ledger id."""

why = Refusals("book_of_madness", RULES)
OF_SEAT = ("deck", "hand", "discard", "support", "spells")
VERBS = (
    "seat", "cast", "spell", "wake", "learn", "gain", "dispel", "curse", "cure", "card", "pile",
    "pay",
)  # fmt: skip
"""Moves that name a thing on the table."""


def named(view: BareView, target: Target) -> Target:
    """The same thing in its shortest form: a move by what it names, its own zones."""
    zone, kind, seat, button = target.zone, target.kind, target.seat, target.button
    words = VOCABULARIES.at(view.public.options.card_set)
    is_plain = zone is None and kind is None and seat is None
    if is_plain and button is not None and button in words:
        verb = button.partition(" ")[0]
        if verb in VERBS:
            return targets(view, words.number(button))[0]
    if zone is None and kind is not None:
        zone = "hand"
    if zone in OF_SEAT and seat is None:
        seat = view.seat
    if zone is not None and kind is None and target.index is not None:
        kind = _kind_at(view, zone, seat, target.index)
    return Target(zone=zone, kind=kind, seat=seat, button=button)


def zone_number(zone: str, seat: int | None, seats: int) -> int:
    """The number of a zone; -1: there is none."""
    if zone in OF_SEAT:
        found = seat is not None and 0 <= seat < seats
        return OWN + 5 * (seat or 0) + OF_SEAT.index(zone) if found else -1
    return SHARED.index(zone) if zone in SHARED else -1


def _kind_at(view: BareView, zone: str, seat: int | None, index: int) -> str | None:
    number = zone_number(zone, seat, len(view.public.seats))
    return kind_at(view.zones[number], index, MadnessReader(view).ids) if number >= 0 else None


class MadnessTargetReader(TargetReader, MadnessReader):
    """A view, and the thing somebody points at."""

    @property
    def zone(self) -> int:
        """The number of the zone pointed at; -1: none."""
        target = self.target
        return zone_number(target.zone, target.seat, self.seats) if target.zone else -1

    def aims(self, move: int) -> list[Target]:
        return targets(self.view, move)

    def has_place(self) -> bool:
        return self.zone >= 0


SHARED = (
    "stack", "banished", "box", "aside", "queue", "book", "right_page", "left_page",
    "curses_fire", "curses_water", "curses_earth", "curses_air", "curses_multi",
    *(f"slot_{n}" for n in range(1, 6)), *(f"under_{n}" for n in range(1, 6)),
    *(f"pile_{e}_{v}" for e in ("fire", "water", "earth", "air") for v in (1, 2, 3)),
    *(f"library_{e}" for e in ("fire", "water", "earth", "air")),
    *(f"shelf_{e}" for e in ("fire", "water", "earth", "air")),
)  # fmt: skip
"""The shared zones, in the order of their numbers."""
