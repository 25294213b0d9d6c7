"""A table on a server as a screen sees it from one seat."""

from collections.abc import Mapping, Sequence

from grimtable.bots.registry import strongest
from grimtable.cli.hints import Hint
from grimtable.cli.remote.remote_seat import RemoteSeat
from grimtable.cli.tui.party import UNDO_WISHED, Ending
from grimtable.kernel.errors import NotYourDecision
from grimtable.kernel.table import BareView
from grimtable.kernel.terms import PUBLIC, BareEvent
from grimtable.look.look import Decision


class RemoteParty:
    """The others play on their own; the answers of this seat go to the server."""

    is_new = False
    is_ready = False

    def __init__(self, seat: RemoteSeat) -> None:
        self.seat = seat
        self.game = seat.game
        self.people = [seat.me]
        self.seats = seat.seats
        self.options: Mapping[str, str] = seat.options

    @property
    def names(self) -> Sequence[str]:
        """What people call themselves."""
        return self.seat.names

    @property
    def picks(self) -> list[int]:
        """The first part of an action that is sent as a whole."""
        return self.seat.picks

    @property
    def is_begun(self) -> bool:
        """Are the cards dealt, and seen here?"""
        return self.seat.is_dealt

    @property
    def is_over(self) -> bool:
        """Will nobody be asked any more?"""
        return self.seat.is_over

    @property
    def is_left(self) -> bool:
        """Is it over without a result?"""
        return self.is_over and self.ending is None

    @property
    def ending(self) -> Ending | None:
        """How it came out."""
        return self.seat.ending

    @property
    def asked(self) -> int:
        """The first seat whose answer is awaited, as everybody may know it."""
        mask = self._asked
        return next((seat for seat in range(self.seats) if mask >> seat & 1), PUBLIC)

    @property
    def is_gathering(self) -> bool:
        """Are several asked at once?"""
        return self._asked & (self._asked - 1) != 0

    @property
    def _asked(self) -> int:
        return int(self.seat.view.asked) if self.seat.is_dealt else 0

    @property
    def awaits_person(self) -> bool:
        """Is there anything to answer here?"""
        return self.seat.question is not None

    async def let_bot_answer(self) -> bool:
        """Bots are the server's."""
        return False

    def view(self, seat: int) -> BareView:
        """The view from here."""
        return self.seat.view

    def told(self, seat: int) -> Sequence[BareEvent]:
        """All that happened, as it was told here."""
        return self.seat.story()

    def question(self, seat: int) -> Decision | None:
        """What is asked."""
        return self.seat.question

    def choose(self, seat: int, move: int) -> None:
        """Send it; a refusal comes later, with a reason."""
        question = self.seat.question
        if question is None:
            raise NotYourDecision("there is nothing for you to answer now")
        self.seat.send(question, move)

    def unpick(self, at: int = -1) -> None:
        """Begin the action again."""
        self.seat.unpick()

    def undo_last(self, seat: int, *, is_sure: bool) -> str:
        """The server knows whether the others must agree."""
        self.seat.undo()
        return UNDO_WISHED

    def can_hint(self) -> bool:
        """Has the server a bot worth asking?"""
        return strongest(self.game.name) != "random"

    def hints(self, seat: int, *, is_estimated: bool) -> list[Hint]:
        """What it would answer."""
        return self.seat.hints(is_estimated=is_estimated)
