"""What a bot leaves to others, because they have said that they take care of it."""

from collections.abc import Sequence

from grimtable.games.book_of_madness.ids import DISPEL, SLOTS
from grimtable.games.book_of_madness.presentation.reader import MadnessReader
from grimtable.kernel.table import BareView
from grimtable.look.game import Target


def heed(view: BareView, left: Sequence[Target]) -> BareView:
    """The same view without dispelling these curses, if they still lie there."""
    reader = MadnessReader(view)
    taken = {(target.zone, target.kind) for target in left}
    moves = [DISPEL + n for n in range(SLOTS) if (f"slot_{n + 1}", reader.curse(n)) in taken]
    return view._replace(options=tuple([move for move in view.options if move not in moves]))
