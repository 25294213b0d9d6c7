"""A view as numbers of fixed length and meaning, for learning (docs/encoding/grim_farmer.md)."""

from collections.abc import Sequence

from grimtable.games.grim_farmer.ids import (
    ANY_ANIMAL,
    CARD,
    DECK,
    DISCARD,
    KINDS,
    PLAYED,
    SEATS,
    hand_of,
    pile_of,
)
from grimtable.games.grim_farmer.options import Options
from grimtable.games.grim_farmer.table import Public
from grimtable.kernel.table import BareView
from grimtable.look.encoding import ViewEncoder, joined

ENCODING = 1
"""Counts up when a number changes its place or meaning."""

FRAMES = (
    "FirstPlayer",
    "DrawCount",
    "DrawMore",
    "Race",
    "InTurn",
    "LiveRace",
    "PutBack",
    "Parrot",
    "Lion",
    "Place",
    "Challenge",
    "Reward",
)
"""The questions, in the order of their code."""

PIECES = 14
ACTION_KINDS = 4
MOST_PLAYED = SEATS * ACTION_KINDS
"""The most action specials that can lie on the table, if each seat may play each kind."""

SEAT_LAYOUT = (
    ("present", 1),
    ("hand_size", 1),
    ("used", ACTION_KINDS),
    ("played", 1),
    ("placed", 1),
    ("pile_size", 1),
    ("pile_shown", 1),
    ("pile_known", KINDS),
    ("challenges", 1),
    ("stopped", 1),
    ("caught", 1),
    ("winner", 1),
    ("wins", 1),
    ("left", 1),
)
"""Name and length of every part of a seat's block, in order."""
SEAT_LENGTH = sum(length for _, length in SEAT_LAYOUT)

LAYOUT = (
    ("seats", 1),
    ("own_seat", SEATS),
    ("first_player", SEATS),
    ("starter", SEATS),
    ("priority", SEATS),
    ("asked", SEATS),
    ("game", 1),
    ("turn", 1),
    ("over", 1),
    ("call", PIECES),
    ("beside", PIECES),
    ("hand", KINDS),
    ("deck_size", 1),
    ("discard_size", 1),
    ("discard_known", KINDS),
    ("discard_open", KINDS),
    ("unseen", KINDS),
    ("played_order", MOST_PLAYED),
    ("question", len(FRAMES)),
    ("question_seat", 1),
    ("question_side", 2),
    ("race_turn", 2),
    ("picked", KINDS),
    ("answer", 1),
    ("passed", 1),
    ("options", len(Options._fields)),
    ("seat_blocks", SEATS * SEAT_LENGTH),
)
"""Name and length of every part, in order."""
LENGTH = sum(length for _, length in LAYOUT)


def encode(view: BareView) -> list[int]:
    """A view as numbers: the parts of LAYOUT, one after the other."""
    return joined(Reader(view), LAYOUT)


class Reader(ViewEncoder):
    """Reads the parts out of a view."""

    most_seats = SEATS
    questions = FRAMES

    def __init__(self, view: BareView) -> None:
        super().__init__(view, KINDS)
        self.public: Public = view.public
        self.picks: Sequence[int] = view.answers or ()

    def distance(self, seat: int) -> int:
        """How far away a seat sits, plus 1; 0 where no seat is meant."""
        return self.away(seat) + 1 if seat >= 0 else 0

    # The table

    def first_player(self) -> list[int]:
        return self.only(self.public.first_player)

    def starter(self) -> list[int]:
        return self.only(self.public.starter)

    def priority(self) -> list[int]:
        return self.only(self.public.priority)

    def game(self) -> list[int]:
        return [self.public.game]

    def turn(self) -> list[int]:
        return [self.public.turn]

    def call(self) -> list[int]:
        return [self.public.call >> piece & 1 for piece in range(PIECES)]

    def beside(self) -> list[int]:
        return [self.public.beside == piece for piece in range(PIECES)]

    # Cards

    def hand(self) -> list[int]:
        return self.counts(self.view.zones[hand_of(self.view.seat)] if self.is_seated else ())

    def deck_size(self) -> list[int]:
        return [len(self.view.zones[DECK])]

    def discard_size(self) -> list[int]:
        return [len(self.view.zones[DISCARD])]

    def discard_known(self) -> list[int]:
        return self.counts(self.view.zones[DISCARD])

    def discard_open(self) -> list[int]:
        return self.counts(cell for cell in self.view.zones[DISCARD] if cell & 1)

    def played_order(self) -> list[int]:
        faces = [(cell >> 1) + 1 for cell in self.view.zones[PLAYED]]
        return faces + [0] * (MOST_PLAYED - len(faces))

    # The open question

    def question_seat(self) -> list[int]:
        return [self.distance(getattr(self.frame, "me", -1))]

    def question_side(self) -> list[int]:
        side = getattr(self.frame, "side", 0)
        return [side == ANY_ANIMAL, side > ANY_ANIMAL]

    def race_turn(self) -> list[int]:
        for frame in self.view.stack:
            if type(frame).__name__ == "InTurn":
                return [self.distance(frame.me), frame.passes]
        return [0, 0]

    def picked(self) -> list[int]:
        return self.counts((move - CARD) * 2 for move in self.picks)

    def answer(self) -> list[int]:
        words = [move for move in self.picks if move < CARD]
        return [words[-1] + 1 if words else 0]

    def passed(self) -> list[int]:
        is_open = type(self.frame).__name__ == "LiveRace"
        return [is_open and self.view.passed >> self.view.seat & 1]

    # The seats

    def block(self, seat: int) -> list[int]:
        """One seat: hand, pile, what it did in this Turn, its games."""
        pile, public = self.view.zones[pile_of(seat)], self.public
        return [
            1,
            len(self.view.zones[hand_of(seat)]),
            *(public.used[seat] >> kind & 1 for kind in range(ACTION_KINDS)),
            public.played[seat],
            public.placed[seat],
            len(pile),
            any(cell >= 0 and cell & 1 for cell in pile),
            *self.counts(pile),
            self.distance(public.challenges[seat]),
            public.stopped >> seat & 1,
            public.caught >> seat & 1,
            public.winners >> seat & 1,
            public.wins[seat],
            public.left[seat],
        ]
