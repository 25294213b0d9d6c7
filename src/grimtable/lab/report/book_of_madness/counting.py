"""Follows a game of The Book of Madness: how far the team came, why it lost, what was cast."""

from grimtable.games.book_of_madness.cards.prints import CardSet
from grimtable.games.book_of_madness.ids import (
    BASIC,
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
MEANS = ("beaten", "struck", "decks", "cured", "gone")
"""Counted in every game."""
REACHED = ("round-2", "round-3", "round-4", "round-5", "round-6")
LAST_SHELF = SHELF + 3
QUARTERS = 4
"""The madness stack is told in quarters of what it was."""


def spells(cards: CardSet) -> tuple[str, ...]:
    """Basic spells first, then those of the library."""
    return of_sorts(cards, (BASIC, SPELL))


def learned(cards: CardSet) -> tuple[str, ...]:
    """The spells of the library."""
    return of_sorts(cards, (SPELL,))


def curses(cards: CardSet) -> tuple[str, ...]:
    """All curses."""
    return of_sorts(cards, (CURSE,))


def characters(cards: CardSet) -> tuple[str, ...]:
    """All characters."""
    return tuple(cards.sheets)


def of_sorts(cards: CardSet, sorts: tuple[int, ...]) -> tuple[str, ...]:
    """The cards of a set that are of one of these sorts."""
    every = zip(cards.ids, cards.prints, strict=True)
    return tuple(card for card, printed in every if printed.sort in sorts)


class MadnessWatch:
    """Follows where the team stands; the rest is in the events of the table."""

    def __init__(self, t: Madness) -> None:
        self._turn = int(t.turn)
        self._stack = max(1, len(t.zones[STACK]))
        self._path = bytearray()

    def after(self, t: Table) -> None:
        """At the end of every turn."""
        assert isinstance(t, Madness)
        if t.turn != self._turn:
            self._turn = int(t.turn)
            self._path.append(standing(t, self._stack))

    def end(self, t: Table, outcome: Outcome, tally: Tally) -> None:
        """Everything of this game."""
        assert isinstance(t, Madness)
        told, cards = Told(t), t.rules.cards
        tally.path("won" if outcome.winners else "lost", value=bytes(self._path))
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
            tally.count("won-with", cards.sheets[t.characters[seat]], value=won)
        for kind in [*told.casts, *sorted(told.curses)]:
            tally.count("won-with", cards.ids[kind], value=won)
        of_library = learned(cards)
        for card in spells(cards):
            kind = cards.ids.index(card)
            if card not in of_library or kind in told.shelved:
                tally.count("casts", card, value=told.casts.get(kind, 0))


def standing(t: Madness, stack: int) -> int:
    """Where a team stands, as one number: the round, curses on the board, madness cards left."""
    curses = sum(1 for slot in range(SLOTS) if t.zones[SLOT + slot])
    left = min(QUARTERS - 1, len(t.zones[STACK]) * QUARTERS // stack)
    return ((int(t.round) - 1) * (SLOTS + 1) + curses) * QUARTERS + left


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
