"""The answer to each question: every option is tried out, and the best for the team is taken."""

from typing import Any

from grimtable.bots.book_of_madness.habits import Habits
from grimtable.bots.book_of_madness.trying import laid_out, tried
from grimtable.bots.book_of_madness.worth import worth
from grimtable.games.book_of_madness.actions.abilities import Solace, Stow
from grimtable.games.book_of_madness.actions.action_phase import ActionPhase
from grimtable.games.book_of_madness.actions.payments import Confirm, Pay
from grimtable.games.book_of_madness.cards.choices import Choose
from grimtable.games.book_of_madness.cards.scrying import ScryDiscard, ScryOrder
from grimtable.games.book_of_madness.deal import DraftCharacter, PickCharacters
from grimtable.games.book_of_madness.ids import END, YES
from grimtable.games.book_of_madness.options import Rules
from grimtable.games.book_of_madness.turn.phases import EndTurn, Wake
from grimtable.kernel.table import BareView

DEPTH = 3
"""How many choices in a row are tried: an action, what it grants, what that grants."""


def answer(view: BareView, habits: Habits, depth: int = DEPTH) -> int:
    """The answer to the open question of this view's seat."""
    options: tuple[int, ...] = view.options
    if len(options) == 1:
        return options[0]
    frame = view.stack[-1]
    if isinstance(frame, (PickCharacters, DraftCharacter)):
        return character(view)
    if isinstance(frame, (Pay, Confirm, ScryDiscard, ScryOrder)):
        return options[0]
    if isinstance(frame, (Solace, Stow)):
        return int(YES)
    if isinstance(frame, Wake):
        return options[-1]
    below = view.stack[-2] if len(view.stack) > 1 else None
    if isinstance(frame, Choose) and isinstance(below, EndTurn):
        return options[0]
    return try_all(view, frame, habits, depth)


def try_all(view: BareView, frame: Any, habits: Habits, depth: int) -> int:
    """The option after which the team stands best."""
    best, found = int(view.options[0]), -1e9
    for move, value in values(view, frame, habits, 1, depth):
        if value > found:
            best, found = move, value
    return best


def values(
    view: BareView, frame: Any, habits: Habits, seed: int, depth: int = DEPTH
) -> list[tuple[int, float]]:
    """What the team's position is worth after each option, on a table dealt with this seed."""
    t = laid_out(view, seed)
    is_phase = isinstance(frame, ActionPhase)
    found: list[tuple[int, float]] = []
    for move in view.options:  # of the table it may be that the team leaves some to others
        if is_phase and move == END:
            found.append((int(move), worth(t, habits, False) + habits.caution))
        else:
            found.append((int(move), tried(t, habits, move, depth)))
    return found


def character(view: BareView) -> int:
    """A sheet of an element that the team lacks, the later one of two."""
    public = view.public
    rules = Rules(public.options)
    first = int(rules.cards.first_character)
    taken = [seat.character for seat in public.seats if seat.character >= 0]
    elements = [int(rules.cards.characters[sheet].element) for sheet in taken]
    options: tuple[int, ...] = view.options
    for move in reversed(options):
        if int(rules.cards.characters[move - first].element) not in elements:
            return move
    return options[0]
