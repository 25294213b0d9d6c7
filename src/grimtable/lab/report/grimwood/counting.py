"""Follows a game of Grimwood: who held what, which powers started, who was ahead when."""

from collections import Counter
from itertools import pairwise

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


class GrimwoodWatch:
    """Notes the scores whenever a turn has ended; the rest is in the events of the table."""

    def __init__(self, t: Grimwood) -> None:
        self._turn = t.turn
        self._scores: list[list[int]] = []
        self._dealt = [0] * KINDS
        """Per kind a mask of the seats that were dealt one."""
        for seat in range(t.seats):
            for card in t.hand(seat):
                self._dealt[KIND[card]] |= 1 << seat

    def after(self, t: Table) -> None:
        """The scores at the end of a turn."""
        assert isinstance(t, Grimwood)
        if t.turn != self._turn:
            self._turn = t.turn
            self._scores.append([int(t.score(seat)) for seat in range(t.seats)])

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
        count_lead([*self._scores, outcome.scores], outcome, parts, tally)


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


def count_lead(scores: list[list[int]], outcome: Outcome, parts: list[int], tally: Tally) -> None:
    """How often the lead changed hands, and how far ahead or behind the winner was."""
    leaders = [sole_leader(each) for each in scores]
    sole = [leader for leader in leaders if leader >= 0]
    changes = sum(before != after for before, after in pairwise(sole))
    tally.count("lead-changes", value=changes)
    halfway = leaders[len(leaders) // 2]
    if halfway >= 0:
        tally.count("halfway", value=parts[halfway])
    if len(outcome.winners) == 1:
        winner = outcome.winners[0]
        tally.count("behind", value=max(max(each) - each[winner] for each in scores))
        open_turns = [at for at, leader in enumerate(leaders) if leader != winner]
        settled = open_turns[-1] + 1 if open_turns else 0
        tally.count("settled", value=round(100 * settled / len(leaders)))


def sole_leader(scores: list[int]) -> int:
    """The seat that is ahead of all others, or -1."""
    best = max(scores)
    return scores.index(best) if scores.count(best) == 1 else -1
