"""A bot's answer to each question: one small function per frame, found by its name."""

from collections.abc import Callable
from typing import Final

from grimtable.bots.grim_farmer.challenging import challenge
from grimtable.bots.grim_farmer.memory import Memory
from grimtable.bots.grim_farmer.placing import draw_count, draw_more, place, reward
from grimtable.bots.grim_farmer.race import give_up, play_special, put_back
from grimtable.bots.grim_farmer.sight import Sight
from grimtable.bots.grim_farmer.style import Style
from grimtable.games.grim_farmer.ids import KINDS, NORMALS, SEAT, hand_of, pile_of
from grimtable.kernel.table import BareView, Table
from grimtable.kernel.terms import bit


def answer(view: BareView, style: Style, memory: Memory | None, seed: int) -> list[int]:
    """The answer to the open question of this view's seat, all of it if it has several parts."""
    if len(view.options) == 1:
        return [view.options[0]]
    return choice(Sight(view, style, memory, seed))


def answer_at(t: Table, style: Style, seed: int) -> list[int]:
    """The same for whoever is asked at a table that is played on; without a memory."""
    if len(t.options) == 1:
        return [t.options[0]]
    own = bit(hand_of(t.seat)) | bit(pile_of(t.seat))
    sight = Sight(t.glance(~own), style, None, seed)
    sight.table = t
    return choice(sight)


def choice(sight: Sight) -> list[int]:
    """The answer to what is asked, all of it."""
    frame = type(sight.frame).__name__
    if frame == "Place" or frame == "Reward":
        chain = place(sight) if frame == "Place" else reward(sight)
        return go_on(sight, chain, KINDS if frame == "Place" else NORMALS)
    return [CHOOSERS.get(frame, play_special)(sight)]


def go_on(sight: Sight, chain: list[int], below: int) -> list[int]:
    """The rest of a chain of answers, of which some may have been given already.

    With two kinds to choose from a brisk table may give the next answer itself: one at a time.
    """
    chosen = sight.view.answers or ()
    if chain[: len(chosen)] != list(chosen):
        return [sight.options[0]]
    kinds = 0
    for kind in range(below):
        if sight.hand[kind]:
            kinds += 1
    return chain[len(chosen) :] if kinds > 2 else chain[len(chosen) : len(chosen) + 1]


def begin_myself(sight: Sight) -> int:
    """Who begins: this seat."""
    return SEAT + sight.me


CHOOSERS: Final[dict[str, Callable[[Sight], int]]] = {
    "DrawCount": draw_count,
    "DrawMore": draw_more,
    "PutBack": put_back,
    "Parrot": give_up,
    "Lion": give_up,
    "Challenge": challenge,
    "FirstPlayer": begin_myself,
}
"""By the name of the frame that asks; all other frames ask for a special."""
