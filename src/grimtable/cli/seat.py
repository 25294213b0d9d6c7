"""What a terminal in lines needs to know about a person's seat, here or on a server."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from grimtable.cli.hints import Hint
from grimtable.cli.tui.party import Ending
from grimtable.kernel.table import BareView
from grimtable.kernel.terms import BareEvent
from grimtable.look.game import Game, Sentence
from grimtable.look.look import Decision


class Seat(Protocol):
    """One person's seat at a table, or a spectator's place."""

    game: Game
    me: int
    """The seat; PUBLIC for a spectator."""
    seats: int
    options: Mapping[str, str]

    @property
    def names(self) -> Sequence[str]:
        """The names of the seats; the language has names for seats without one."""

    @property
    def view(self) -> BareView:
        """The view from here."""

    @property
    def question(self) -> Decision | None:
        """What the person is asked."""

    @property
    def ending(self) -> Ending | None:
        """The result, when the game is over."""

    def wait(self) -> bool:
        """Wait until there is something to say or to answer; False: the game is over."""

    def hear(self) -> list[BareEvent]:
        """What has happened since this was last asked for."""

    def remarks(self) -> list[Sentence]:
        """Remarks beside the game, each once."""

    def answer(self, question: Decision, move: int) -> None:
        """Answer; raises a Refused, then nothing has changed."""

    def hints(self, *, is_estimated: bool) -> list[Hint]:
        """What a good player would do here; may take a while."""

    def aside(self, word: str, rest: str) -> bool:
        """Handle what was typed beside the game; False: it means nothing here."""
