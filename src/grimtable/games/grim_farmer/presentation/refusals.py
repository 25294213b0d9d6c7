"""The rule behind every refusal, and the reader that judges from a view."""

from functools import cached_property

from grimtable.games.grim_farmer.deal import blank
from grimtable.games.grim_farmer.ids import (
    ACTIONS,
    CARD,
    COLOURS,
    DISCARD,
    NORMALS,
    PLAY,
    PLAYED,
    hand_of,
)
from grimtable.games.grim_farmer.presentation.targets import targets
from grimtable.games.grim_farmer.table import Farmer
from grimtable.games.grim_farmer.vocabulary import NAMES, PIECE_NAMES, SEAT_WORDS, VOCABULARY
from grimtable.kernel.table import BareView
from grimtable.look.game import Target
from grimtable.look.view_reader import Refusals, TargetReader, kind_at

RULES = {
    # Not asked at all
    "game-over": "GF-9.1",
    "turns-over": "GF-9.5",
    "last-special": "GF-R15",
    "match-over": "GF-R22",
    "watching": "GF-3.1",
    "not-there": "GF-1.5",
    "not-in-deck": "GF-1.6",
    "answered": "GF-R11",
    "chosen": "GF-R11",
    "five-at-most": "GF-7.1",
    "two-at-most": "GF-8.9",
    "passed": "GF-R7",
    "not-your-turn": "GF-R7",
    "effect-elsewhere": "GF-6.6",
    "host-chooses": "GF-2.5",
    "hand-full": "GF-3.2",
    "stopped": "GF-R3",
    "no-card-to-play": "GF-6.4",
    "nothing-to-place": "GF-7.8",
    "one-card-placed": "GF-R10",
    "nothing-drawn": "GF-7.7",
    "sits-out": "GF-R10",
    "both-placed": "GF-R26",
    "nobody-to-challenge": "GF-R18",
    "no-challenge": "GF-8.9",
    "challenge-failed": "GF-8.10",
    "hand-empty": "GF-8.9",
    # Before the deal
    "not-dealt-yet": "GF-2.5",
    "host-must-choose": "GF-2.5",
    # Drawing
    "cards-later": "GF-3.1",
    "draw-limit": "GF-3.2",
    "deck-short": "GF-4.4",
    "one-number": "GF-4.2",
    "one-by-one": "GF-R3",
    "draw-none": "GF-4.1",
    "draw-over": "GF-4.1",
    "draw-off": "GF-R3",
    # The race
    "not-held": "GF-2.3",
    "normals-wait": "GF-6.1",
    "snake-waits": "GF-C.snake",
    "mouse-waits": "GF-C.mouse",
    "placing-later": "GF-3.1",
    "kind-used": "GF-6.2",
    "used-by-you": "GF-R5",
    "dud-colour": "GF-R8",
    "dud-animal": "GF-R8",
    "nothing-playable": "GF-6.4",
    "race-over": "GF-6.5",
    # Pieces
    "no-such-piece": "GF-1.4",
    "call-comes": "GF-4.3",
    "pieces-by-specials": "GF-6.8",
    "call-stands": "GF-7.4",
    "animal-goes-back": "GF-C.{card}",
    "colour-goes-back": "GF-C.{card}",
    "piece-in-bag": "GF-R8a",
    "effect-first": "GF-6.6",
    "effect-compels": "GF-C.{card}",
    # Placing
    "two-at-least": "GF-7.1",
    "must-place": "GF-7.6",
    "no-more-to-place": "GF-7.1",
    "placing-over": "GF-7.9",
    # Challenges and rewards
    "challenge-later": "GF-8.1",
    "not-yourself": "GF-8.2",
    "no-pile": "GF-8.2",
    "choose-nobody": "GF-8.1",
    "challenges-made": "GF-8.12",
    "special-stays": "GF-8.9",
    "snake-stays": "GF-C.snake",
    "mouse-stays": "GF-C.mouse",
    "nothing-to-discard": "GF-8.9",
    "no-more-to-discard": "GF-8.9",
    "two-or-none": "GF-R12",
    "second-too": "GF-R12",
    "say-done": "GF-8.9",
    # Things that are never chosen, buttons of other questions
    "discards-closed": "GF-8.13",
    "discards-gone": "GF-R14",
    "played-stays": "GF-6.7",
    "first-player-moves-on": "GF-8.14",
    "nothing-to-finish": "GF-3.1",
}
"""Text key without its prefix -> ledger id."""

why = Refusals("grim_farmer", RULES)
ZONES = {"deck": 0, "discard": DISCARD, "played": PLAYED}


# What is pointed at


def named(view: BareView, target: Target) -> Target:
    """The same thing in its shortest form: hands and piles of others are seats."""
    zone, kind, seat, button = target.zone, target.kind, target.seat, target.button
    if zone is None and kind is None and seat is None and button is not None:
        verb, _, word = button.partition(" ")
        if verb in ("play", "card") and word in NAMES:
            return Target(zone="hand", kind=word, button=verb)
        if verb in ("challenge", "seat") and word in SEAT_WORDS:
            return Target(seat=SEAT_WORDS.index(word), button=verb)
    if zone is None and seat is None and kind is not None:
        zone = "hand"
    if zone == "pile" or (zone == "hand" and seat not in (None, view.seat)):
        return Target(seat=view.seat if seat is None else seat, button=button)
    if zone is not None and target.index is not None and kind is None:
        kind = kind_at(cells(view, zone), target.index, NAMES)
    return Target(zone=zone, kind=kind, seat=None if zone else seat, button=button)


def cells(view: BareView, zone: str) -> list[int]:
    """A zone as this seat sees it; the hand is its own."""
    at = hand_of(view.seat) if zone == "hand" else ZONES.get(zone, len(view.zones))
    return list(view.zones[at]) if at < len(view.zones) else []


class FarmerTargetReader(TargetReader):
    """A view made into a table that its seat cannot tell from the true one."""

    ids = NAMES
    words = VOCABULARY

    @cached_property
    def t(self) -> Farmer:
        """A table made from the view."""
        t = blank(self.seats, self.view.public.options)
        t.deal_from(self.view, 0)
        return t

    @property
    def kind(self) -> int:
        """The number of the card pointed at; -1: none."""
        return NAMES.index(self.target.kind) if self.target.kind is not None else -1

    @property
    def piece(self) -> int:
        """The number of the piece pointed at; -1: none."""
        word = (self.target.button or "").partition(" ")[2]
        return PIECE_NAMES.index(word) if word in PIECE_NAMES else -1

    @property
    def held(self) -> int:
        """How many cards the seat holds."""
        return int(self.t.held(self.me))

    def holds(self, kind: int) -> int:
        """How many of a kind lie in the seat's own hand."""
        return sum(cell >> 1 == kind for cell in self.zones[hand_of(self.me)])

    def has_picked(self, kind: int) -> bool:
        """Is this card among the seat's own unseen answers?"""
        played = PLAY + kind - ACTIONS if kind >= ACTIONS else -1
        return CARD + kind in self.said or played in self.said

    def aims(self, move: int) -> list[Target]:
        return [named(self.view, aim) for aim in targets(self.view, move)]

    def has_place(self) -> bool:
        zone = self.target.zone or ""
        if zone in ("discard", "played") and self.target.kind is not None:
            return any(cell >> 1 == self.kind for cell in cells(self.view, zone))
        return zone in ("deck", "discard", "played", "hand")

    def is_printed(self) -> bool:
        """Is the card pointed at part of this table's deck?"""
        if not 0 <= self.kind < NORMALS:
            return self.kind < 0 or self.kind in self.t.rules.kinds
        animal, colour = divmod(self.kind, COLOURS)
        return animal < self.t.rules.animals and colour < self.t.rules.colours
