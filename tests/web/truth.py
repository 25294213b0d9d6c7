"""The whole truth about a table, read from the server's disk, and who may know what of it."""

import sqlite3
from collections.abc import Callable, Mapping
from contextlib import closing
from typing import Any

import msgspec

from games.grim_farmer.witness import FarmerWitness
from games.grimwood.witness import GrimwoodWitness
from grimtable.kernel.table import Table
from grimtable.server.table.audience.audience import Snapshot, encoded_decision, encoded_view
from grimtable.server.table.log.seats import TableSetup
from grimtable.server.table.log.state import TableState
from grimtable.sessions.session import Entry
from grimtable.testing.witness import Witness
from web.browsers import Sheet
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


def course_of(house: House, table: str) -> TableState:
    """The table as its log describes it."""
    ((setup,),) = _ask(house, "SELECT setup FROM tables WHERE id = ?", table)
    state = TableState(table, msgspec.json.decode(setup, type=TableSetup))
    for entry in entries_of(house, table):
        state.apply(entry)
    return state


def _ask(house: House, question: str, table: str) -> list[tuple[Any, ...]]:
    file = next(house.data.glob("*.db"))
    with closing(sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True)) as line:
        return line.execute(question, (table,)).fetchall()


SHOWN = """() => ({
    hand: [...document.querySelectorAll("[data-place^=hand] .card")]
        .map((card) => card.dataset.kind).sort(),
    isAsked: document.querySelector("section[aria-labelledby=question]") !== null,
})"""


def rest(house: House, sheets: Mapping[int, Sheet]) -> None:
    """Wait until people are awaited, and the page of each seat shows all that is written."""
    for sheet in sheets.values():
        sheet.settle()
    first = next(iter(sheets.values()))
    first.until(lambda: is_at_rest(course_of(house, first.table), sheets))


def is_at_rest(state: TableState, sheets: Mapping[int, Sheet]) -> bool:
    """At pace 0 only people are waited for."""
    if any(state.seat_states[seat].bot for seat in state.awaited):
        return False
    return all(has_heard(state, *one) and is_shown(state, *one) for one in sheets.items())


def has_heard(state: TableState, seat: int, sheet: Sheet) -> bool:
    """Has the whole story come to this page?"""
    told = [m["first"] + len(m["events"]) for m in sheet.frames if m["type"] == "events"]
    return bool(max(told, default=0) >= len(state.t.events_for(seat, 0)))


def is_shown(state: TableState, seat: int, sheet: Sheet) -> bool:
    """Does the page show the hand and the question that its seat has?"""
    seen, snapshot = state.t.view(seat), Snapshot(state)
    zones = msgspec.json.decode(encoded_view(state, seen, snapshot))["view"]["zones"]
    hands = [zone for zone in zones if (zone["name"], zone.get("owner")) == ("hand", seat)]
    question = msgspec.json.decode(encoded_decision(state, seat, seen, snapshot))["decision"]
    shown = sheet.page.evaluate(SHOWN)
    return bool(
        shown
        == {
            "hand": sorted(card["kind"] for hand in hands for card in hand.get("cards", [])),
            "isAsked": question is not None,
        }
    )


def unknown_kinds(state: TableState, audience: int) -> set[str]:
    """Kinds of which this audience has not seen a single card."""
    t = state.t
    witness = WITNESSES[state.setup.game](t)
    witness.follow()
    cards = {card for who, card in witness.seen if who == audience}
    for zone, lying in enumerate(t.zones):
        if witness.is_open(zone):
            cards |= set(lying)
    known = {state.game.kinds[t.kinds[card]] for card in cards}
    return set(state.game.kinds) - known
