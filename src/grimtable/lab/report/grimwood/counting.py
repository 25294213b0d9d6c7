"""Follows a game of Grimwood: who held what, which powers started, who was ahead when."""

from collections import Counter

from grimtable.games.grimwood.ids import (
    BLOCKED,
    CROW,
    HAND,
    KIND,
    KINDS,
    OWL,
    REACHED,
    ROW,
    RUNE_PLAYED,
    SKIPPED,
    STALLED,
    STARTED,
    SUPERNATURALS,
    TURN_CUT,
)
from grimtable.games.grimwood.table import Grimwood
from grimtable.games.grimwood.vocabulary import NAMES
from grimtable.kernel.table import Outcome, Table
from grimtable.kernel.terms import MOVED, SHOWN
from grimtable.lab.report.game import Unwatched
from grimtable.lab.report.tallies import WIN, Tally

HAPPENINGS = {
    REACHED: "steals",
    BLOCKED: "blocked",
    TURN_CUT: "cut",
    RUNE_PLAYED: "runes",
    SKIPPED: "skipped",
    STALLED: "stalled",
}
"""Events that are counted as they are."""
SOURCES = ("supernatural", "animal", "setting")


class GrimwoodWatch(Unwatched):
    """The hands as they were dealt; the rest is in the events of the table."""

    def __init__(self, t: Grimwood) -> None:
        self._dealt = [0] * KINDS
        """Per kind a mask of the seats that were dealt one."""
        for seat in range(t.seats):
            for card in t.hand(seat):
                self._dealt[KIND[card]] |= 1 << seat

    def end(self, t: Table, outcome: Outcome, tally: Tally) -> None:
        """Everything of this game."""
        assert isinstance(t, Grimwood)
        parts = [round(reward * WIN) for reward in outcome.rewards]
        held, starts, lays, happened = told(t, self._dealt)
        for kind, name in enumerate(NAMES):
            tally.pair("dealt", name, value=seats_and_parts(self._dealt[kind], parts))
            tally.pair("held", name, value=seats_and_parts(held[kind], parts))
        for kind, name in enumerate(NAMES[:SUPERNATURALS]):
            tally.count("starts", name, value=starts[kind])
            tally.count("lays", name, value=lays[kind])
        for happening in HAPPENINGS.values():
            tally.count(happening, value=happened[happening])
        for source, points in zip(SOURCES, sources(t), strict=True):
            tally.count("source", source, value=points)


def seats_and_parts(mask: int, parts: list[int]) -> tuple[int, int]:
    """How many seats the mask names, and what they got of the win."""
    won = sum(part for seat, part in enumerate(parts) if mask >> seat & 1)
    return mask.bit_count(), won


def told(
    t: Grimwood, dealt: list[int]
) -> tuple[list[int], Counter[int], Counter[int], Counter[str]]:
    """Who ever held each kind; how often each power started and each supernatural was laid."""
    held = list(dealt)
    starts: Counter[int] = Counter()
    lays: Counter[int] = Counter()
    happened: Counter[str] = Counter()
    for event, _, to, card, _, _ in t.events or []:
        if event == MOVED or event == SHOWN:
            if to >= ROW:
                lays[card] += 1
            elif to >= HAND:
                held[KIND[card]] |= 1 << (to - HAND)
        elif event == STARTED:
            starts[to] += 1
        elif event in HAPPENINGS:
            happened[HAPPENINGS[event]] += 1
    return held, starts, lays, happened


def sources(t: Grimwood) -> list[int]:
    """The points of all seats by what brought them: supernaturals, animals, settings."""
    points = [0, 0, 0]
    for row in t.rows:
        for combo in row:
            kind = KIND[combo[0]]
            source = 0 if kind < SUPERNATURALS else 1 if kind in (OWL, CROW) else 2
            points[source] += int(t.worth(combo))
    return points
