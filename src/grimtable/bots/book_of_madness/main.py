"""The team bot of The Book of Madness: every option is tried out, the best for all is taken."""

from typing import Any

from grimtable.bots.book_of_madness.habits import SKILLED, Habits
from grimtable.bots.book_of_madness.trying import laid_out, tried
from grimtable.bots.book_of_madness.worth import worth
from grimtable.games.book_of_madness.actions import ActionPhase, Granted, Solace, Stow
from grimtable.games.book_of_madness.choices import Choose
from grimtable.games.book_of_madness.deal import DraftCharacter, PickCharacters
from grimtable.games.book_of_madness.ids import END, FIRST_VERB, YES
from grimtable.games.book_of_madness.options import Options
from grimtable.games.book_of_madness.payments import Confirm, Pay
from grimtable.games.book_of_madness.scrying import ScryDiscard, ScryOrder
from grimtable.games.book_of_madness.table import Madness
from grimtable.games.book_of_madness.turn import EndTurn, Wake
from grimtable.kernel.table import BareView

DEPTH = 3
AGAIN = 3
"""Spells among so many of the best answers are tried with other decks too."""


class MadnessBot:
    """Plays for the team; nothing lasts from one answer to the next."""

    def __init__(self, habits: Habits = SKILLED) -> None:
        self._habits = habits

    def move(self, view: BareView) -> int:
        """The answer to the open question of this view's seat."""
        options: tuple[int, ...] = view[6]
        if len(options) == 1:
            return options[0]
        frame = view[4][-1]
        if isinstance(frame, (PickCharacters, DraftCharacter)):
            return character(view)
        if isinstance(frame, (Pay, Confirm, ScryDiscard, ScryOrder)):
            return options[0]
        if isinstance(frame, (Solace, Stow)):
            return int(YES)
        if isinstance(frame, Wake):
            return options[-1]
        if isinstance(frame, Choose) and len(view[4]) > 1 and isinstance(view[4][-2], EndTurn):
            return options[0]
        return self.try_all(view, frame)

    def try_all(self, view: BareView, frame: Any) -> int:
        """The option after which the team stands best; what chance flatters is tried once more."""
        t = laid_out(view, 1)
        values = [(self.value(t, frame, move), -i) for i, move in enumerate(t.options)]
        values.sort(reverse=True)
        again: Madness | None = None
        best, found = int(t.options[-values[0][1]]), -1e9
        for value, at in values[:AGAIN]:
            move = t.options[-at]
            if move >= FIRST_VERB and isinstance(frame, (ActionPhase, Granted)):
                again = laid_out(view, 2) if again is None else again
                value = (value + self.value(again, frame, move)) / 2.0
            if value > found:
                best, found = int(move), value
        return best

    def value(self, t: Madness, frame: Any, move: int) -> float:
        """How the team stands after this answer."""
        h = self._habits
        if move == END and isinstance(frame, ActionPhase):
            return worth(t, h, False) + h.caution
        return tried(t, h, move, DEPTH)


def character(view: BareView) -> int:
    """A sheet of an element that the team lacks, of two the one that helps in every turn."""
    public = view[3]
    rules = Options(tuple(public[0]))
    first = int(rules.cards.first_character)
    taken = [row[0] for row in public[1] if row[0] >= 0]
    elements = [int(rules.cards.characters[sheet].element) for sheet in taken]
    options: tuple[int, ...] = view[6]
    for move in reversed(options):
        if int(rules.cards.characters[move - first].element) not in elements:
            return move
    return options[0]
