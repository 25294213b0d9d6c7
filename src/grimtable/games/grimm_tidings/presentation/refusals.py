"""The rule behind every refusal, and the reader that judges from a view."""

from grimtable.games.grimm_tidings.cards.prints import Print
from grimtable.games.grimm_tidings.ids import OWN, front_of, hand_of
from grimtable.games.grimm_tidings.presentation.reader import TidingsReader
from grimtable.games.grimm_tidings.presentation.targets import targets
from grimtable.games.grimm_tidings.vocabulary import SEAT_WORDS
from grimtable.kernel.table import BareView
from grimtable.look.game import Target
from grimtable.look.view_reader import Refusals, TargetReader, kind_at

RULES = {
    # Not asked at all
    "level-ten": "GT-5.1",
    "turn-cap": "GT-R40",
    "all-left": "GT-R42",
    "gone": "GT-R42",
    "watching": "GT-T7",
    "not-there": "GT-2.4",
    "others-asked": "GT-T10",
    "passed": "GT-T9",
    "answered": "GT-T14",
    "setup-done": "GT-4.3",
    "choice-first": "{rule}",
    "another-question": "GT-T8",
    # Things nobody chooses
    "deck-closed": "GT-I3",
    "discards-closed": "GT-2.2",
    "hand-closed": "GT-2.6",
    "on-its-way": "GT-T1",
    # Cards in hand
    "not-held": "GT-2.5",
    "promised": "GT-T12d",
    "monster-waits": "GT-14.2",
    "monster-uninvited": "GT-14.8",
    "role-own-turn": "GT-6.8",
    "item-own-turn": "GT-6.11",
    "item-not-in-combat": "GT-13.7",
    "big-limit": "GT-R2",
    "needs-combat": "GT-13.6",
    "combat-decided": "GT-18.1",
    "one-shots-off": "GT-R16",
    "needs-flight": "GT-R17",
    "runner-only": "GT-R17",
    "reaction-only": "GT-T14",
    "nobody-to-raise": "GT-R6",
    "pile-empty": "GT-R5",
    "no-helper": "GT-16.2",
    "no-monster-held": "GT-14.8",
    "no-item-doubled": "GT-R47",
    "no-item-for-cheat": "GT-R55",
    "no-curse-lying": "GT-19.4",
    "not-at-setup": "GT-R55",
    "one-class-at-setup": "GT-4.3",
    "not-just-received": "GT-R21",
    # What lies on the table
    "anothers": "GT-9.9",
    "change-not-in-combat": "GT-9.4",
    "sides-used": "GT-T9",
    "not-usable": "GT-R14",
    "changes-used": "GT-T18",
    "one-shot-lies": "GT-12.1",
    "curse-stays": "GT-19.5",
    "cheat-stays": "GT-R55",
    "power-own-turn": "GT-8.11",
    "power-in-combat": "GT-8.11",
    "power-out-of-combat": "GT-8.12",
    "power-fighter": "GT-8.11",
    "power-used": "GT-R56",
    "power-unpaid": "GT-8.10",
    "power-aimless": "GT-8.11",
    "no-power": "GT-8.11",
    # Seats
    "yourself": "GT-10.2",
    "help-in-combat": "GT-16.1",
    "main-asks": "GT-16.1",
    "help-unneeded": "GT-R9",
    "helper-there": "GT-16.2",
    "helper-left": "GT-T12d",
    "bribed": "GT-T12f",
    "nobody-helps": "GT-R16",
    "talks-used": "GT-T12b",
    "trade-in-combat": "GT-10.2",
    "trades-used": "GT-T12e",
    "nothing-to-trade": "GT-10.1",
    "trade-closed": "GT-T7",
    "offer-stands": "GT-T12b",
    # Buttons
    "sell-own-turn": "GT-6.10",
    "sell-in-combat": "GT-13.7",
    "sell-at-nine": "GT-R6",
    "sell-too-little": "GT-11.1",
}
"""Text key without its prefix -> ledger id."""

why = Refusals("grimm_tidings", RULES)
SHARED = (
    "doors", "treasures", "door_discards", "treasure_discards", "announced", "fight", "spoils",
    "sale", "opened", "aside", "box",
)  # fmt: skip
OF_SEAT = ("hand", "front", "fresh", "alms")
ZONES = (*SHARED, *OF_SEAT)


def named(view: BareView, target: Target) -> Target:
    """The same thing in its shortest form: its own hand, its own cards in front."""
    zone, kind, seat, button = target.zone, target.kind, target.seat, target.button
    if zone is None and kind is None and seat is None and button is not None:
        verb, _, word = button.partition(" ")
        if verb in ("help", "trade", "seat") and word in SEAT_WORDS:
            return Target(seat=SEAT_WORDS.index(word), button=verb)
        if verb in ("play", "lay", "trouble", "card"):
            return Target(zone="hand", kind=word or None, seat=view.seat, button=verb)
        if verb in ("use", "equip", "take_off", "drop", "power", "craft", "thing"):
            return Target(zone="front", kind=word or None, seat=view.seat, button=verb)
    if zone is None and kind is not None:
        zone = "hand"
    if zone in ("hand", "front", "fresh") and seat is None:
        seat = view.seat
    if zone is not None and target.index is not None and kind is None:
        kind = _kind_at(view, Target(zone=zone, seat=seat), target.index)
    return Target(zone=zone, kind=kind, seat=seat, button=button)


def zone_of(target: Target) -> int:
    """The number of the zone a target lies in."""
    assert target.zone is not None
    if target.zone in SHARED:
        return SHARED.index(target.zone)
    return OWN + 4 * (target.seat or 0) + ZONES.index(target.zone) - len(SHARED)


def _kind_at(view: BareView, target: Target, index: int) -> str | None:
    if target.zone not in ZONES or zone_of(target) >= len(view.zones):
        return None
    return kind_at(view.zones[zone_of(target)], index, TidingsReader(view).ids)


class TidingsTargetReader(TargetReader, TidingsReader):
    """A view, and the thing somebody points at."""

    @property
    def number(self) -> int:
        """The number of the kind pointed at; -1: none."""
        return self.cards.ids.index(self.target.kind) if self.target.kind else -1

    @property
    def print(self) -> Print:
        """What is printed on the card pointed at."""
        return self.t.prints[self.number]

    def aims(self, move: int) -> list[Target]:
        return [named(self.view, aim) for aim in targets(self.view, move)]

    def has_place(self) -> bool:
        target = self.target
        if target.zone not in ZONES:
            return False
        is_own = target.zone in ("hand", "front", "fresh") and target.seat == self.me
        return is_own or target.kind is None or target.kind in self.names(zone_of(target))

    def holds(self) -> bool:
        """Is the card pointed at in the seat's own hand?"""
        return bool(self.t.holds(hand_of(self.me), self.number))

    def lies(self) -> bool:
        """Does the card pointed at lie in front of the seat pointed at?"""
        return bool(self.t.holds(front_of(self.target.seat or 0), self.number))
