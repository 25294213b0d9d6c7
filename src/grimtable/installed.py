"""What installed packages bring: games and bots by entry points, ours by the same way as anybody's.

Something that cannot be used is left out, with one line that says why; all else is usable.
"""

from collections.abc import Callable, Iterable
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any, TypeVar

from grimtable.kernel.errors import BadSetup, one_line

OURS = "grimtable"
"""The package whose games and bots keep their names if another one brings one of the same name."""
AGAIN = "install Grimtable again (pip install -e . in its source tree)"

Part = TypeVar("Part")


@cache
def entries(group: str) -> tuple[EntryPoint, ...]:
    """The entry points of a group, not loaded yet: ours first, then by the name of the package."""
    return tuple(sorted(entry_points(group=group), key=order))


def order(entry: EntryPoint) -> tuple[bool, str, str]:
    """Which one counts if names are equal."""
    return not is_ours(entry), package(entry), entry.name


def package(entry: EntryPoint) -> str:
    """The name of the package that brings an entry point."""
    return entry.dist.name if entry.dist else "?"


def is_ours(entry: EntryPoint) -> bool:
    """Does Grimtable itself bring it?"""
    return package(entry) == OURS


def left_out(sort: str, entry: EntryPoint) -> str:
    """How the line begins that says why something cannot be used."""
    return f"{sort} {entry.name!r} of {package(entry)} is left out:"


def load(sort: str, entry: EntryPoint, fault: type[BadSetup]) -> Any:
    """What an entry point names; raises `fault` with one line if that cannot be imported."""
    try:
        return entry.load()
    except (Exception, SystemExit) as error:
        line = f"{left_out(sort, entry)} {one_line(error)}"
        raise fault(f"{line}; {AGAIN}" if is_ours(entry) else line) from error


def sift(names: Iterable[str], get: Callable[[str], Part]) -> tuple[list[Part], list[str]]:
    """The parts that can be used, and one line for each that cannot."""
    parts: list[Part] = []
    faults: list[str] = []
    for name in names:
        try:
            parts.append(get(name))
        except BadSetup as fault:
            faults.append(str(fault))
    return parts, faults


def at(place: str, sort: str) -> Any:
    """The module, or with `module:Class` the class, that a game names; BadSetup if unusable."""
    module, _, name = place.partition(":")
    try:
        found = import_module(module)
        return getattr(found, name) if name else found
    except (Exception, SystemExit) as error:
        raise BadSetup(f"the {sort} cannot be used: {one_line(error)}") from error
