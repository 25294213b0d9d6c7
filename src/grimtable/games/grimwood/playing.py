"""Laying supernaturals, and playing a card at once (GW-4.4, GW-5, ledger 3.2)."""

from typing import Final

from mypy_extensions import i64

from grimtable.games.grimwood.budget import grant_rune
from grimtable.games.grimwood.ids import (
    ASIDE,
    COMBO,
    COMBOS,
    HAND,
    KEEP,
    LAY,
    NEW,
    PLAY,
    RUNE,
    RUNE_PLAY,
    RUNE_PLAYED,
    SUPERNATURALS,
)
from grimtable.games.grimwood.shapes import MyFrame, has_start_left, power, start
from grimtable.games.grimwood.table import Grimwood
from grimtable.kernel.frames import DONE, Frames
from grimtable.kernel.terms import Kind, Move, Seat

LAID: Final = 0
PLAYED: Final = 1
STARTED: Final = 2
FORCED: Final = 3


class Place(MyFrame):
    """Where does the supernatural set aside go: a new combo or an open own one?

    Rules: GW-4.4, GW-5.5, GW-8.12. How: laid without power, played, started by another power,
    or forced by Nymph.
    """

    def __init__(self, me: Seat, kind: Kind, how: i64) -> None:
        self.me = me
        self.kind = kind
        self.how = how

    def rule(self) -> str:
        return "GW-5.5"

    def ask(self, t: Grimwood) -> list[Move]:
        places: list[Move] = [NEW]
        judged = self.how == PLAYED and t.rules.free_placement
        if judged and not power(self.kind, self.me, False).joins(t):
            return places
        row = t.rows[self.me]
        for i in range(len(row)):
            if t.grows(row[i]):
                places.append(COMBO + self.me * COMBOS + i)
        return places

    def act(self, t: Grimwood, move: Move) -> Frames:
        place = -1 if move == NEW else (move - COMBO) % COMBOS
        t.lay(self.kind, ASIDE, self.me, place)
        if self.how == LAID:
            return DONE
        return start(t, self.kind, self.me, self.how == FORCED)


class Immediate(MyFrame):
    """A card just taken openly may be played at once, free of cost; of two at most one.

    Rules: GW-8.6, GW-8.7. Rulings: GW-R8.
    """

    def __init__(self, me: Seat, kind: Kind, other: Kind) -> None:
        self.me = me
        self.kind = kind
        self.other = other

    def rule(self) -> str:
        return "GW-8.6"

    def ask(self, t: Grimwood) -> list[Move]:
        options: list[Move] = [KEEP]
        add_plays(t, self.kind, options)
        if self.other != self.kind:
            add_plays(t, self.other, options)
        return options

    def act(self, t: Grimwood, move: Move) -> Frames:
        if move == KEEP:
            return DONE
        if move == RUNE_PLAY:
            play_rune(t, self.me)
            return DONE
        kind = move - PLAY if move < LAY else move - LAY
        t.move(kind, HAND + self.me, ASIDE)
        return (Place(self.me, kind, STARTED if move < LAY else LAID),)


def add_plays(t: Grimwood, kind: Kind, options: list[Move]) -> None:
    """How a card just taken can be played; -1 and cards for sets cannot."""
    if kind == RUNE:
        options.append(RUNE_PLAY)
    elif 0 <= kind < SUPERNATURALS:
        can_start = has_start_left(t, kind)
        if can_start:
            options.append(PLAY + kind)
        if not can_start or not t.rules.free_placement:
            options.append(LAY + kind)


def play_rune(t: Grimwood, me: Seat) -> None:
    """A rune goes to the discard pile and gives two extra actions (GW-4.6)."""
    t.note(RUNE_PLAYED, me, 0)
    t.discard(t.find(HAND + me, RUNE), HAND + me)
    grant_rune(t)
