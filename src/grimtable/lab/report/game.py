"""What a game brings to the report."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, Protocol

from grimtable.kernel.table import Outcome, Table
from grimtable.lab.report.tallies import Tally
from grimtable.look.game import Game

if TYPE_CHECKING:
    from grimtable.lab.report.page import Section
    from grimtable.lab.report.studies import Studied
    from grimtable.lab.report.words import Words


class Watch(Protocol):
    """Follows one game and counts it at its end; made when the cards are dealt."""

    def after(self, t: Table) -> None:
        """A bot has answered."""

    def end(self, t: Table, outcome: Outcome, tally: Tally) -> None:
        """The game is over: count what is worth counting."""


@dataclass(frozen=True)
class Seating:
    """A table of the report by name: its options, and its bot if that is another one."""

    options: dict[str, str] = field(default_factory=dict)
    bot: str = ""


class Unwatched:
    """Counts nothing beyond what every game has."""

    def after(self, t: Table) -> None:
        """Nothing."""

    def end(self, t: Table, outcome: Outcome, tally: Tally) -> None:
        """Nothing."""


ASKED_FIRST = -1


class GameReport:
    """A game's part of the report: what is counted, which cards are forced, what is shown.

    As it stands it does for any game: places, lengths and points, and no sections of its own.
    """

    kinds: ClassVar[tuple[str, ...]] = ()
    """The cards that forced deals try out."""
    compared: ClassVar[tuple[str, ...]] = ()
    """What its Watch counts once in every game and the page compares between tables."""
    tells_first: ClassVar[bool] = False
    """Does `first` read the events of the table?"""
    has_points: ClassVar[bool] = True
    is_contest: ClassVar[bool] = True
    """Does one seat win against the others?"""

    def tables(self, game: Game) -> dict[str, Seating]:
        """What can be studied; the presets, if the game knows nothing better."""
        return {name: Seating(dict(options)) for name, options in game.presets.items()}

    def kinds_of(self, game: Game) -> tuple[str, ...]:
        """The cards that forced deals try out, where they depend on the card set."""
        return self.kinds

    def first(self, t: Table) -> int:
        """The seat that began; ASKED_FIRST: the one that was asked first."""
        return ASKED_FIRST

    def watch(self, t: Table) -> Watch:
        """A Watch for this game."""
        return Unwatched()

    def force(self, t: Table, kind: str, seat: int, in_hand: bool) -> None:
        """Before the first move: a card into the seat's hand, or to the bottom of the deck."""
        raise NotImplementedError

    def sections(self, studied: Studied, words: Words) -> list[Section]:
        """What the page shows after the sections that every game has."""
        return []
