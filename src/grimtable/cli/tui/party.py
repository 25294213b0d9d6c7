"""The people and bots around one sitting, without any screen."""

from collections.abc import Mapping, Sequence

from grimtable.bots.bot import NAMES, Bot, get_bot
from grimtable.kernel.table import BareView, Table
from grimtable.kernel.terms import PUBLIC
from grimtable.look.look import Event, Look, look_at, story_of
from grimtable.look.sitting import Sitting

BUDGET = 1.0
"""Seconds a bot may think."""
ADVISER = "heuristic"
"""The bot that gives hints, where it is registered."""


class Party:
    """Who answers for which seat; every answer goes through the sitting."""

    def __init__(self, sitting: Sitting, people: Sequence[int], bots: Mapping[int, Bot]) -> None:
        self.sitting = sitting
        self.game = sitting.deal.game
        self.people = list(people)
        self.bots = bots
        self._forget()

    def _forget(self) -> None:
        self._stories: dict[int, list[Event]] = {}
        self._heard: dict[int, int] = {}

    @property
    def table(self) -> Table:
        """The table as it stands; it is another object after every answer."""
        return self.sitting.table

    @property
    def is_over(self) -> bool:
        """Is nobody asked any more?"""
        return not self.table.waiting

    @property
    def asked(self) -> int:
        """The seat whose answer is awaited, or PUBLIC when the game is over."""
        return PUBLIC if self.is_over else int(self.table.seat)

    @property
    def awaits_person(self) -> bool:
        """Is a person to answer, and is there anything to answer?"""
        return self.asked in self.people and not self._is_forced(self.table, self.asked)

    def _is_forced(self, t: Table, seat: int) -> bool:
        """Is the answer given for the seat?

        A lone person has nobody who could read anything out of a missing question; several at one
        screen would see from it who holds no Amulet, so each of them is asked.
        """
        if len(t.options_of(seat)) > 1:
            return False
        return seat not in self.people or (len(self.people) == 1 and t.stack[-1].reaction())

    # Answering

    def view(self, seat: int) -> BareView:
        """What a seat may know now."""
        return self.table.view(seat)

    def answer(self, seat: int, move: int) -> None:
        """A seat's answer; raises a Refused."""
        self.sitting.answer(seat, [move], decision=self.sitting.decisions[seat])

    def bot_moves(self) -> list[int]:
        """What the bot that is asked chooses; the answer itself where there is only one."""
        seat, t = self.asked, self.table
        if self._is_forced(t, seat):
            return [int(t.options_of(seat)[0])]
        return self.bots[seat].choose(self.look(seat), BUDGET)

    def look(self, seat: int) -> Look:
        """A seat's look, with all it has been told."""
        story = self._stories.setdefault(seat, [])
        since = self._heard.get(seat, 0)
        story.extend(story_of(self.game, self.table, seat, since, len(story)))
        self._heard[seat] = len(self.table.events or [])
        return look_at(self.game, self.table, seat, story)

    # Help

    def can_hint(self) -> bool:
        """Is there a bot worth asking?"""
        return ADVISER in NAMES

    def hint(self, seat: int) -> int:
        """What the adviser would answer in this seat's place."""
        return int(get_bot(ADVISER, len(self.sitting.plies)).choose(self.look(seat), BUDGET)[0])

    # Taking back

    def last_choice(self, seat: int) -> int | None:
        """The ply at which this seat last had something to choose."""
        t, found = self.sitting.deal.table(), None
        for ply, entry in enumerate(self.sitting.plies):
            if entry.seat == seat and not self._is_forced(t, seat):
                found = ply
            for move in entry.moves:
                t.push(entry.seat, move)
        return found

    def is_free(self, ply: int) -> bool:
        """Has nothing new come to light since?"""
        return ply >= self.sitting.horizon

    def undo(self, ply: int, *, consent: bool) -> None:
        """Back to this ply, as if nothing had happened since."""
        self.sitting.undo_to(ply, consent=consent)
        self._forget()
