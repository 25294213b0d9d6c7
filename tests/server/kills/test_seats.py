"""`kill -9` between the log and the register: no seat is left that nobody can answer for."""

import asyncio
from pathlib import Path

from server.kills.people import Person
from server.kills.process import Process


async def killed_while_joining(server: Process, table: str, guest: Person) -> None:
    """The join is in the log, and nobody is in the register."""
    joining = asyncio.create_task(guest.post(f"tables/{table}/join", name=guest.name))
    await server.die()
    joining.cancel()
    kinds = [entry.kind for entry in (await server.logs())[table]]
    assert kinds == ["join", "join"]
    await server.start()


def test_whoever_was_sitting_down_when_the_server_died_sits_down_again(tmp_path: Path) -> None:
    """T26: the only free seat is free again."""

    async def main() -> None:
        async with Process(tmp_path, "after") as server:
            host, guest = Person(server, "Ada", 0), Person(server, "Bruno", 1)
            opened = await host.post("tables", name="Ada", game="grimwood", seats=2)
            await killed_while_joining(server, opened["table"]["id"], guest)
            joined = await guest.post(f"tables/{opened['table']['id']}/join", name="Bruno")
            host.sit(opened)
            guest.sit(joined)
            await host.post(f"tables/{host.table}/start")
            async with asyncio.TaskGroup() as both:
                for person in (host, guest):
                    both.create_task(person.play())

            assert joined["seats"] == [1]
            kinds = [entry.kind for entry in (await server.logs())[host.table]]
            assert kinds[:5] == ["join", "join", "kick", "join", "start"]
            await host.close()
            await guest.close()

    asyncio.run(main())


def test_a_game_does_not_start_with_a_seat_that_nobody_holds(tmp_path: Path) -> None:
    """T26: the host is told that it is free."""

    async def main() -> None:
        async with Process(tmp_path, "after") as server:
            host, guest = Person(server, "Ada", 0), Person(server, "Bruno", 1)
            opened = await host.post("tables", name="Ada", game="grimwood", seats=2)
            table = opened["table"]["id"]
            await killed_while_joining(server, table, guest)
            started = await host.http.post(f"tables/{table}/start")
            shown = (await host.http.get(f"tables/{table}")).json()

            assert (started.status_code, started.json()["code"]) == (409, "seats_free")
            assert [seat["holder"] for seat in shown["table"]["seats"]] == ["person", "free"]
            await host.close()
            await guest.close()

    asyncio.run(main())
