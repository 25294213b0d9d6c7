"""A view as numbers of fixed length and meaning, for learning (docs/encoding/grimwood.md)."""

from collections.abc import Sequence
from typing import Any

from grimtable.games.grimwood.deal import blank
from grimtable.games.grimwood.ids import (
    ASIDE,
    COMBOS,
    DECK,
    DISCARD,
    HAND,
    KIND,
    KINDS,
    OWL,
    REMOVED,
    SEATS,
    SUPERNATURALS,
    SWAMP,
)
from grimtable.games.grimwood.options import CHOICES
from grimtable.games.grimwood.powers import MODULES
from grimtable.games.grimwood.shapes import index_of
from grimtable.games.grimwood.table import Combo, Grimwood, Public
from grimtable.kernel.frames import Frame
from grimtable.kernel.table import BareView
from grimtable.look.encoding import ViewEncoder, joined
from grimtable.look.game import frames_of

FIRST_FRAMES = (
    "MainAction",
    "Steal",
    "Place",
    "Immediate",
    "DiscardToLimit",
    "Amazon",
    "Boogeyman",
    "Bride",
    "Nymph",
    "Demon",
    "Dracula",
    "Troll",
    "DwarfKeep",
    "Elf",
    "Faeries",
    "FaeriesSecond",
    "Ghouls",
    "Giant",
    "Goblins",
    "GoblinsNext",
    "Highwayman",
    "HighwaymanTake",
    "Hydra",
    "ShadowQueenSteal",
    "Sacrifice",
    "EternalsNext",
    "GiveAside",
    "Werewolf",
)
FRAMES = (
    *FIRST_FRAMES,
    *(
        name
        for name, frame in frames_of(*MODULES).items()
        if name not in FIRST_FRAMES and issubclass(frame, Frame) and frame.rule is not Frame.rule
    ),
)
"""The questions, in the order of their code; those of later cards follow the first ones."""

SEAT_LAYOUT = (
    ("present", 1),
    ("hand_size", 1),
    ("hand_known", KINDS),
    ("hand_open", KINDS),
    ("score", 1),
    ("skips", 1),
    ("combos", 1),
    ("combo_group", COMBOS),
    ("combo_size", COMBOS),
    ("combo_frozen", COMBOS),
    ("combo_score", COMBOS),
    ("combo_of", SUPERNATURALS),
    ("place_of", SUPERNATURALS),
)
"""Name and length of every part of a seat's block, in order."""
SEAT_LENGTH = sum(length for _, length in SEAT_LAYOUT)

LAYOUT = (
    ("seats", 1),
    ("own_seat", SEATS),
    ("active", SEATS),
    ("starter", SEATS),
    ("asked", SEATS),
    ("deck_size", 1),
    ("discard_size", 1),
    ("discard_count", KINDS),
    ("discard_top", SEATS),
    ("aside", SEATS),
    ("removed", KINDS),
    ("unseen", KINDS),
    ("budget", 5),
    ("flags", 3),
    ("starts", SUPERNATURALS),
    ("gained", SUPERNATURALS),
    ("stall", 2),
    ("last_round", 2),
    ("turn", 1),
    ("over", 1),
    ("question", len(FRAMES)),
    ("pending", len(FRAMES)),
    ("pending_steals", 1),
    ("question_seats", 4),
    ("question_kinds", 3),
    ("question_numbers", 4),
    ("question_mask", SEATS),
    ("answer", 1),
    ("options", len(CHOICES)),
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
        self.t = rows_alone(self.public)
        self.below = view.stack[:-1]
        """What waits below the open question."""

    def zone(self, zone: int) -> Sequence[int]:
        """The cells of a zone."""
        return self.view.zones[zone]

    # The table

    def active(self) -> list[int]:
        return self.only(self.public.active)

    def starter(self) -> list[int]:
        return self.only(self.public.starter)

    def deck_size(self) -> list[int]:
        return [len(self.zone(DECK))]

    def discard_size(self) -> list[int]:
        return [len(self.zone(DISCARD))]

    def discard_count(self) -> list[int]:
        return self.counts(self.zone(DISCARD))

    def discard_top(self) -> list[int]:
        return faces(list(reversed(self.zone(DISCARD))))

    def aside(self) -> list[int]:
        return faces(self.zone(ASIDE))

    def removed(self) -> list[int]:
        return self.counts(self.zone(REMOVED))

    # The turn

    def budget(self) -> list[int]:
        public = self.public
        return [public.plays, public.closes, public.extras, public.actions, public.powers]

    def flags(self) -> list[int]:
        return [self.public.closed, self.public.drew, self.public.awake]

    def starts(self) -> list[int]:
        return [self.public.starts >> kind * 2 & 3 for kind in range(SUPERNATURALS)]

    def gained(self) -> list[int]:
        return [self.public.gained >> kind & 1 for kind in range(SUPERNATURALS)]

    def stall(self) -> list[int]:
        return [self.public.idle, self.t.rules.stall_rounds * self.many]

    def last_round(self) -> list[int]:
        left = self.public.left
        return [left >= 0, max(left, 0)]

    def turn(self) -> list[int]:
        return [self.public.turn]

    # The open question

    def pending(self) -> list[int]:
        below = [type(frame).__name__ for frame in self.below]
        return [below.count(name) for name in FRAMES]

    def pending_steals(self) -> list[int]:
        return [sum(getattr(frame, "more", 0) for frame in self.below)]

    def question_seats(self) -> list[int]:
        seats = [getattr(self.frame, name, -1) for name in ("me", "thief", "victim", "to")]
        return [self.away(seat) + 1 if seat >= 0 else 0 for seat in seats]

    def question_kinds(self) -> list[int]:
        return [getattr(self.frame, name, -1) + 1 for name in ("kind", "other", "first")]

    def question_numbers(self) -> list[int]:
        given = getattr(self.frame, "given", -1)
        return [
            getattr(self.frame, "how", -1) + 1,
            getattr(self.frame, "forced", False),
            getattr(self.frame, "more", 0),
            index_of(given) + 1 if given >= 0 else 0,
        ]

    def question_mask(self) -> list[int]:
        return self.at(getattr(self.frame, "asked", 0))

    def answer(self) -> list[int]:
        answers = self.view.answers
        return [answers[-1] + 1 if answers else 0]

    # The seats

    def block(self, seat: int) -> list[int]:
        """One seat: hand, points, tokens, row."""
        hand, row = self.zone(HAND + seat), self.t.rows[seat]
        return [
            1,
            len(hand),
            *self.counts(hand),
            *self.counts([cell for cell in hand if cell >= 0 and cell & 1]),
            int(self.t.score(seat)),
            self.public.skips[seat],
            len(row),
            *slots([group(combo) for combo in row]),
            *slots([len(combo) for combo in row]),
            *slots([int(self.t.frozen(combo)) for combo in row]),
            *slots([int(self.t.worth(combo)) for combo in row]),
            *whereabouts(self.public.rows[seat]),
        ]


def rows_alone(public: Public) -> Grimwood:
    """A table with nothing on it but the combos, to score them by the rules."""
    t = blank(len(public.rows), public.options)
    free: list[list[Any]] = [[] for _ in range(KINDS)]
    for card, kind in enumerate(KIND):
        free[kind].append(card)
    t.put_own(t.claim(public, free))
    return t


def faces(cells: Sequence[int]) -> list[int]:
    """The first six cards: kind + 1, 32 for a back, 0 for none."""
    shown = [(cell >> 1) + 1 if cell >= 0 else KINDS + 1 for cell in cells[:SEATS]]
    return shown + [0] * (SEATS - len(shown))


def slots(numbers: list[int]) -> list[int]:
    """One number per combo, in the order they are listed."""
    return numbers + [0] * (COMBOS - len(numbers))


def group(combo: Combo) -> int:
    """1 supernaturals, 2 owls, 3 crows, 4 mixed settings, 5 to 7 three swamps, paths, clearings."""
    kind = int(KIND[combo[0]])
    if kind < SUPERNATURALS:
        return 1
    if kind < SWAMP:
        return 2 + kind - OWL
    return 4 if KIND[combo[1]] != kind else 5 + kind - SWAMP


def whereabouts(row: Sequence[Sequence[int]]) -> list[int]:
    """Per supernatural: the number of its combo, counted from 1; then its place in it."""
    combos, places = [0] * SUPERNATURALS, [0] * SUPERNATURALS
    for index, combo in enumerate(row):
        for place, kind in enumerate(combo):
            if kind < SUPERNATURALS:
                combos[kind], places[kind] = index + 1, place + 1
    return combos + places
