"""What a terminal in lines needs to know about a person's seat, here or on a server."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from grimtable.cli.tui.party import Ending
from grimtable.kernel.table import BareView
from grimtable.kernel.terms import BareEvent
from grimtable.look.game import Game, Sentence
from grimtable.look.look import Decision


class Seat(Protocol):
    """One person's place at a table, or at its side."""

    game: Game
    me: int
    """The seat; PUBLIC: only watching."""
    seats: int
    options: Mapping[str, str]

    @property
    def names(self) -> Sequence[str]:
        """What the seats are called; without names the language has some."""

    @property
    def view(self) -> BareView:
        """What is seen from here."""

    @property
    def question(self) -> Decision | None:
        """What the person is asked."""

    @property
    def ending(self) -> Ending | None:
        """How it came out, when it is over."""

    def wait(self) -> bool:
        """Until there is something to tell or to answer; False: never again."""

    def hear(self) -> list[BareEvent]:
        """What has happened since this was last asked for."""

    def remarks(self) -> list[Sentence]:
        """What there is to say beside the game, each once."""

    def answer(self, question: Decision, move: int) -> None:
        """Answer; raises a Refused, then nothing has changed."""

    def aside(self, word: str, rest: str) -> bool:
        """Something beside the game that was typed; False: it means nothing here."""
