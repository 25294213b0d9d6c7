"""Tables that an earlier version of this server left half played: they go on where they stood."""

import sqlite3
from contextlib import closing
from pathlib import Path

from server.house import House
from server.order.client import Client, settle
from server.order.playing import arrive, ready, run
from server.order.rough import Rough

SAVED = Path(__file__).with_name("saved_tables.sql")
"""One table of each game in a database of version 0.1.0, with its fingerprint in `notes`."""
ANSWERS = 20


def test_a_table_saved_by_an_earlier_version_goes_on(tmp_path: Path) -> None:
    """T28: the old log leads to the same table, and people go on playing it."""
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database:
        database.executescript(SAVED.read_text())
        saved = dict(database.execute("SELECT id, game FROM tables").fetchall())

    async def scene(house: House) -> None:
        for table, game in saved.items():
            room = await house.hub.room(table)
            assert (room.state.game.name, room.fault) == (game, "")
            clients = [await Client(house, table, seat).connect() for seat in range(2)]
            for n in range(ANSWERS):
                client = await ready(house, clients, Rough(n))
                client.pending = client.choose()
                await client.send(client.pending)
                await arrive(house, client)
            await settle(house)
            for client in clients:
                client.check()

    assert len(saved) == 4
    run(tmp_path, scene, pace=0)
