"""Tables that are found in the middle of a game: their log is written before anybody opens them."""

import sqlite3
import time
from base64 import b32encode
from collections.abc import Callable, Sequence
from contextlib import closing

import msgspec

from bots.seated import seated
from grimtable.kernel.table import Table
from grimtable.registry import get
from grimtable.server.people.keys import RANDOM_BYTES, KeyKind, new_code
from grimtable.server.table.log.seats import TableSetup
from grimtable.sessions.records import Deal
from grimtable.sessions.session import Entry, GameSession
from web.browsers import Sheet
from web.serving import House

TABLE = (
    "INSERT INTO tables (id, code, game, rules, setup, phase, is_public, created, touched)"
    " VALUES (?, ?, ?, ?, ?, 'playing', 0, ?, ?)"
)
ENTRY = (
    "INSERT INTO log (table_id, ply, seat, kind, moves, id, data, at)"
    " VALUES (?, ?, ?, ?, ?, '', '', ?)"
)
SEAT = "INSERT INTO seats (table_id, seat, person) VALUES (?, ?, ?)"
GUEST = "INSERT INTO guests (table_id, person, is_muted, is_blocked) VALUES (?, ?, 0, 0)"
CALL_ME = """(name) => fetch("/api/me", { method: "POST", body: JSON.stringify({ name }),
    headers: { "content-type": "application/json" } }).then(({ ok }) => ok)"""
CLOCK = "clock"
"""The type of the last message that a newcomer is sent."""
LATEST = "SELECT id FROM people WHERE name = ? ORDER BY created DESC LIMIT 1"


Moves = list[tuple[int, list[int]]]
"""Who answered what, in this order."""


def dealt(
    game: str, bots: Sequence[str], seed: int, clock: str = "none", **options: str
) -> TableSetup:
    """A table with a known deal; for each seat the level of its bot, "" for a person."""
    seats = list(bots)
    return TableSetup(
        game, get(game).rules, len(seats), options, seats, clock=clock, dice={"seed": seed}
    )


def lay_game(house: House, setup: TableSetup, sheets: dict[str, Sheet], moves: Moves) -> None:
    """These people, by their names, come to a table where so much has been played."""
    entries = [Entry(seat, seat, "join", []) for seat in range(len(sheets))]
    entries.append(Entry(len(entries), 0, "start", []))
    first = len(entries)
    entries += [Entry(first + at, seat, "move", made) for at, (seat, made) in enumerate(moves)]
    people = [introduce(house, sheet, name) for name, sheet in sheets.items()]
    path = _write(house, setup, entries, people)
    for sheet in sheets.values():
        sheet.go(path).wait_for_selector(".prompt, #outcome")
        sheet.until(lambda sheet=sheet: any(m["type"] == CLOCK for m in sheet.frames))


def introduce(house: House, sheet: Sheet, name: str) -> str:
    """This browser takes a name; who that is in the register."""
    assert sheet.page.evaluate(CALL_ME, name)
    with closing(sqlite3.connect(next(house.data.glob("*.db")), timeout=60)) as line:
        ((person,),) = line.execute(LATEST, (name,)).fetchall()
    return str(person)


def _write(house: House, setup: TableSetup, entries: Sequence[Entry], people: Sequence[str]) -> str:
    table, now = new_table(house), time.time()
    kept = msgspec.json.encode(setup).decode()
    log = [
        (table, e.number, e.seat, e.kind, msgspec.json.encode(e.moves).decode(), now)
        for e in entries
    ]
    with closing(sqlite3.connect(next(house.data.glob("*.db")), timeout=60)) as line, line:
        line.execute(TABLE, (table, new_code(), setup.game, setup.rules, kept, now, now))
        line.executemany(ENTRY, log)
        line.executemany(SEAT, [(table, seat, person) for seat, person in enumerate(people)])
        line.executemany(GUEST, [(table, person) for person in dict.fromkeys(people)])
    return f"/table/{table}"


def new_table(house: House) -> str:
    """A table's id that follows from the test, as the seeds of its bots follow from the id."""
    random = house.chance.draw("laid table", RANDOM_BYTES)
    return KeyKind.TABLE + b32encode(random).decode().lower()


def played(setup: TableSetup, level: str, until: Callable[[Table], bool]) -> Moves:
    """What bots of this level answer, seat by seat, until it is so."""
    game = get(setup.game)
    assert setup.dice is not None
    session = GameSession(Deal(game, setup.seats, setup.options, setup.dice))
    bots = [seated(game, level, seat, setup.seats, seat) for seat in range(setup.seats)]
    moves: Moves = []
    while not until(session.table):
        seat = int(session.table.seat)
        moves.append((seat, bots[seat].moves(session.table)))
        session.answer(*moves[-1])
    return moves
