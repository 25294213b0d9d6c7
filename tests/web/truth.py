"""The whole truth about a table, read from the server's disk, and who may know what of it."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from typing import Any

import msgspec

from games.grim_farmer.witness import FarmerWitness
from games.grimwood.witness import GrimwoodWitness
from grimtable.kernel.table import Table
from grimtable.look.sitting import Entry
from grimtable.server.course import Course
from grimtable.server.places import Setup
from grimtable.testing.witness import Witness
from web.serving import House

WITNESSES: dict[str, Callable[[Table], Witness]] = {
    "grimwood": GrimwoodWitness,
    "grim_farmer": FarmerWitness,
}


def entries_of(house: House, table: str) -> list[Entry]:
    """The log of a table, while its server runs."""
    rows = _ask(
        house,
        "SELECT ply, seat, kind, moves, id, data FROM log WHERE table_id = ? ORDER BY ply",
        table,
    )
    return [
        Entry(ply, seat, kind, msgspec.json.decode(moves), id, data)
        for ply, seat, kind, moves, id, data in rows
    ]


def course_of(house: House, table: str) -> Course:
    """The table as its log tells."""
    ((setup,),) = _ask(house, "SELECT setup FROM tables WHERE id = ?", table)
    course = Course(table, msgspec.json.decode(setup, type=Setup))
    for entry in entries_of(house, table):
        course.fold(entry)
    return course


def _ask(house: House, question: str, table: str) -> list[tuple[Any, ...]]:
    file = next(house.data.glob("*.db"))
    with closing(sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True)) as line:
        return line.execute(question, (table,)).fetchall()


def unknown_kinds(course: Course, audience: int) -> set[str]:
    """Kinds of which this audience has not seen a single card."""
    t = course.t
    witness = WITNESSES[course.setup.game](t)
    witness.follow()
    cards = {card for who, card in witness.seen if who == audience}
    for zone, lying in enumerate(t.zones):
        if witness.is_open(zone):
            cards |= set(lying)
    known = {course.game.kinds[t.kinds[card]] for card in cards}
    return set(course.game.kinds) - known
