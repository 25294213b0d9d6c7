"""Follows a game of The Book of Madness: how far the team came, why it lost, what was cast."""

from grimtable.games.book_of_madness.cards.card_file import STANDARD
from grimtable.games.book_of_madness.ids import (
    CAST_BEGAN,
    CURSE,
    MADNESS,
    OWN,
    SHELF,
    SLOT,
    SLOTS,
    SPELL,
    STACK,
    STRUCK,
    WON,
)
from grimtable.games.book_of_madness.table import REASONS, Madness
from grimtable.kernel.table import Outcome, Table
from grimtable.kernel.terms import MOVED, PUT_OUT
from grimtable.lab.report.tallies import Tally

ENDS = ("end-won", "end-last_monster", "end-stack_empty", "end-all_mad")
"""In the order of the table's reasons."""
REACHED = ("round-2", "round-3", "round-4", "round-5", "round-6")
SPELLS = tuple(
    card
    for card, printed in zip(STANDARD.ids, STANDARD.prints, strict=True)
    if printed.sort <= SPELL
)
"""Basic spells first, then those of the library."""
LEARNED = tuple(
    card
    for card, printed in zip(STANDARD.ids, STANDARD.prints, strict=True)
    if printed.sort == SPELL
)
CURSES = tuple(
    card
    for card, printed in zip(STANDARD.ids, STANDARD.prints, strict=True)
    if printed.sort == CURSE
)
CHARACTERS = tuple(STANDARD.sheets)
LAST_SHELF = SHELF + 3


class MadnessWatch:
    """Everything is in the events of the table."""

    def after(self, t: Table) -> None:
        """Nothing that the events do not tell."""

    def end(self, t: Table, outcome: Outcome, tally: Tally) -> None:
        """Everything of this game."""
        assert isinstance(t, Madness)
        told = Told(t)
        for end, reason in zip(ENDS, REASONS[1:], strict=True):
            tally.count(end, value=int(outcome.reason == reason))
        for number, reached in enumerate(REACHED, 2):
            tally.count(reached, value=int(t.round >= number))
        tally.count("beaten", value=int(t.beaten))
        tally.count("decks", value=int(t.reshuffles) - int(t.seats))
        for key, number in told.numbers.items():
            tally.count(key, value=number)
        won = int(outcome.reason == REASONS[WON])
        for seat in range(int(t.seats)):
            tally.count("won-with", STANDARD.sheets[t.characters[seat]], value=won)
        for kind in [*told.casts, *sorted(told.curses)]:
            tally.count("won-with", STANDARD.ids[kind], value=won)
        for card in SPELLS:
            kind = STANDARD.ids.index(card)
            if card not in LEARNED or kind in told.shelved:
                tally.count("casts", card, value=told.casts.get(kind, 0))


class Told:
    """One game read from its events."""

    def __init__(self, t: Madness) -> None:
        self.casts: dict[int, int] = {}
        """Spell -> how often it was cast."""
        self.shelved: set[int] = set()
        """Spells of the library that were on offer."""
        self.curses: set[int] = set()
        """Curses that lay in a slot."""
        self.numbers = {"struck": 0, "cured": 0, "gone": 0}
        """Curses that struck, madness that went back to the stack, players gone mad."""
        for code, a, b, card, _, _ in t.events or []:
            if code == MOVED:
                self._move(int(a), int(b), int(t.kinds[card]))
            elif code == CAST_BEGAN:
                self.casts[int(b) // 4] = self.casts.get(int(b) // 4, 0) + 1
            elif code == STRUCK:
                self.numbers["struck"] += 1
            elif code == PUT_OUT:
                self.numbers["gone"] += 1

    def _move(self, src: int, dst: int, kind: int) -> None:
        if SHELF <= dst <= LAST_SHELF:
            self.shelved.add(kind)
        elif SLOT <= dst < SLOT + SLOTS:
            self.curses.add(kind)
        elif dst == STACK and src >= OWN and kind == MADNESS:
            self.numbers["cured"] += 1
