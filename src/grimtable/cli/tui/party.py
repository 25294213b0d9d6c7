"""What a screen needs to know about its table: in this process, or on a server."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol

from grimtable.cli.hints import Hint
from grimtable.kernel.table import BareView
from grimtable.kernel.terms import BareEvent
from grimtable.look.game import Game
from grimtable.look.look import Decision

END = "done"
"""The verb of the answer that ends a choice of several things."""
UNDO_NONE, UNDO_ASK, UNDO_DONE = "screen-undo-none", "screen-undo-ask", "screen-undo-done"
UNDO_WISHED = "join-wish-mine"


class Ending(NamedTuple):
    """How a game came out."""

    winners: Sequence[int]
    scores: Sequence[int]
    ranking: Sequence[int]
    """The seats, best first."""


class Party(Protocol):
    """Everything that a screen needs to know and can ask for."""

    game: Game
    people: list[int]
    """The seats in front of this screen."""
    seats: int
    options: Mapping[str, str]
    is_ready: bool
    """Is everything picked, so that the answer can only be sent or changed?"""

    @property
    def picks(self) -> list[int]:
        """What the asked seat has chosen and not sent yet."""

    @property
    def names(self) -> Sequence[str]:
        """The names of the seats; the language has names for seats without one."""

    @property
    def is_begun(self) -> bool:
        """Are the cards dealt?"""

    @property
    def is_new(self) -> bool:
        """Has nobody answered yet?"""

    @property
    def is_over(self) -> bool:
        """Will nobody be asked any more?"""

    @property
    def ending(self) -> Ending | None:
        """How it came out."""

    @property
    def asked(self) -> int:
        """A seat whose answer is awaited, or PUBLIC."""

    @property
    def is_gathering(self) -> bool:
        """Do several answer at once, unseen?"""

    @property
    def awaits_person(self) -> bool:
        """Is somebody in front of this screen to answer?"""

    async def let_bot_answer(self) -> bool:
        """The bot that is asked; False: there is none here, others answer in their own time."""

    def view(self, seat: int) -> BareView:
        """What a seat may know now."""

    def told(self, seat: int) -> Sequence[BareEvent]:
        """All that happened, as this seat was told."""

    def question(self, seat: int) -> Decision | None:
        """What a seat is asked, and all it may answer."""

    def choose(self, seat: int, move: int) -> None:
        """A person's answer or part of it, or all that was picked; raises a Refused."""

    def unpick(self, at: int = -1) -> None:
        """Put a picked thing back."""

    def undo_last(self, seat: int, *, is_sure: bool) -> str:
        """Take back a seat's last choice; the key of what came of it."""

    def can_hint(self) -> bool:
        """Is there a bot that knows these cards?"""

    def hints(self, seat: int, *, is_estimated: bool) -> list[Hint]:
        """What the adviser would answer; may take a while."""


def is_end(game: Game, move: int) -> bool:
    """Does this answer end a choice of several things?"""
    return game.vocabulary.span(move)[0].verb == END
