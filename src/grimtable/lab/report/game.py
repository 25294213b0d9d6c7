"""What a game brings to the report."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Protocol

from grimtable.kernel.table import Outcome, Table
from grimtable.lab.report.tallies import Tally

if TYPE_CHECKING:
    from grimtable.lab.report.page import Section
    from grimtable.lab.report.studies import Studied
    from grimtable.lab.report.words import Words


class Watch(Protocol):
    """Follows one game and counts it at its end; made when the cards are dealt."""

    def after(self, t: Table) -> None:
        """A move has been made."""

    def end(self, t: Table, outcome: Outcome, tally: Tally) -> None:
        """The game is over: count what is worth counting."""


class GameReport:
    """A game's part of the report: what is counted, which cards are forced, what is shown."""

    name: ClassVar[str]
    kinds: ClassVar[tuple[str, ...]] = ()
    """The cards that forced deals try out."""
    has_points: ClassVar[bool] = True

    def first(self, t: Table) -> int:
        """The seat that began."""
        raise NotImplementedError

    def watch(self, t: Table) -> Watch:
        """Somebody to follow this game."""
        raise NotImplementedError

    def force(self, t: Table, kind: str, seat: int, in_hand: bool) -> None:
        """Before the first move: a card into the seat's hand, or to the bottom of the deck."""
        raise NotImplementedError

    def sections(self, studied: Studied, words: Words) -> list[Section]:
        """What the page shows after the sections that every game has."""
        raise NotImplementedError
