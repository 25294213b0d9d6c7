"""What one part of a form names: nothing, one thing, or several. Rules: GT-T12a, GT-T12e.

On the grid of GT-T19 a part is said in one step: nothing, or one thing. `several` leads beyond it:
then one thing after the other is named, until `ready`.
"""

from typing import Final, TypeAlias

from mypy_extensions import i64

from grimtable.games.grimm_tidings.ids import NONE, READY, kind_of, move_of, several_of
from grimtable.kernel.terms import Kind, Move

Named: TypeAlias = "int | tuple[int, ...]"
"""The kind of the one thing named; -1: nothing; a tuple: several kinds, in their order.
UNSAID: still to be said; a tuple that begins with UNSAID: more may follow."""

UNSAID: Final = -2
"""A part of a form that is still to be filled in; -1 says: nothing."""
SEVERAL: Final = 2
"""The fewest things for which a part needs more than one step."""


def is_open(named: Named) -> bool:
    """Is there still something to be said?"""
    if isinstance(named, tuple):
        return len(named) > 0 and named[0] == UNSAID
    return named == UNSAID


def is_list(named: Named) -> bool:
    """Are several things being named? Then every step is asked, also one without a choice."""
    return is_open(named) and named != UNSAID


def kinds_in(named: Named) -> list[Kind]:
    """The kinds that were named, also while more may follow."""
    if isinstance(named, tuple):
        return [i64(kind) for kind in named if kind != UNSAID]
    return [i64(named)] if named >= 0 else []


def said(named: Named, move: Move, kinds: i64) -> Named:
    """The part with one more word; the table has this number of kinds."""
    if move == several_of(kinds):
        return (UNSAID,)
    if move == READY:
        return closed(kinds_in(named))
    kind = -1 if move == NONE else int(kind_of(move))
    return (*named, kind) if isinstance(named, tuple) else kind


def closed(kinds: list[Kind]) -> Named:
    """The part that names these: two parts that name the same are equal."""
    if len(kinds) < SEVERAL:
        return int(kinds[0]) if kinds else -1
    return tuple(sorted([int(kind) for kind in kinds]))


def without(kinds: list[Kind], taken: list[Kind]) -> list[Kind]:
    """What is left of these when those are taken, one for one."""
    left = kinds[:]
    for kind in taken:
        if kind in left:
            left.remove(kind)
    return left


def each_once(kinds: list[Kind]) -> list[Kind]:
    """Every kind once, in the order of the first copies."""
    found: list[Kind] = []
    for kind in kinds:
        if kind not in found:
            found.append(kind)
    return found


def words(kinds: list[Kind], verb: i64) -> list[Move]:
    """To name one of these."""
    return [move_of(kind, verb) for kind in kinds]


def strays(named: Named, old: Named) -> bool:
    """Does it say something else than the part of another form, whatever may follow?"""
    if not is_open(named):
        return named != old
    return len(without(kinds_in(named), kinds_in(old))) > 0
