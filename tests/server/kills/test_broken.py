"""A server whose storage holds a table that cannot be played on starts all the same."""

import asyncio
import json
from pathlib import Path
from typing import Any

from server.hand_clock import HandClock
from server.house import House
from server.kills.broken import begun
from server.kills.people import Person
from server.kills.process import Process

HARM = {
    "replay": "UPDATE log SET moves = '[99999]' WHERE table_id = ? AND kind = 'move'",
    "rules": "UPDATE tables SET setup = replace(setup, 'rules\":1', 'rules\":0') WHERE id = ?",
    "setup": "UPDATE tables SET setup = 'nonsense' WHERE id = ?",
}


def test_a_broken_table_does_not_stop_the_start(tmp_path: Path) -> None:
    """T27, T28: it is shown and takes nothing; the table beside it is played to its end."""

    async def main() -> None:
        async with House(tmp_path, HandClock(0)) as house:
            broken = {harm: await begun(house, "grimwood") for harm in HARM}
            sound = await begun(house, "grim_farmer")
            for harm, table in broken.items():
                await house.hub.storage.write((HARM[harm], (table.id,)))
        async with Process(tmp_path) as server:
            before = {table: log for table, log in (await server.logs()).items()}
            await check_shown_only(broken["replay"].person(server, 0), "read_only")
            # under other rules nobody knows who sits where: all are shown what a guest is
            await check_shown_only(broken["rules"].person(server, 0), "not_your_decision")
            response = (
                await broken["setup"].person(server, 0).http.get(f"tables/{broken['setup'].id}")
            )
            assert response.status_code >= 400 and "nonsense" not in response.text
            async with asyncio.TaskGroup() as both:
                for seat in range(2):
                    both.create_task(sound.person(server, seat).play())
            server.kill()
            after = await server.logs()

            for table in broken.values():
                assert after[table.id] == before[table.id]
            assert len(after[sound.id]) > len(before[sound.id]) + 20

    asyncio.run(main())


async def check_shown_only(person: Person, code: str) -> None:
    """The table says that it can only be looked at, and refuses everything else."""
    shown = (await person.http.get(f"tables/{person.table}")).json()
    assert shown["table"]["is_readonly"]
    told: list[dict[str, Any]] = []
    async with await person.dial() as line:
        await line.send('{"type": "undo"}')
        async for frame in line:
            person.hear(json.loads(frame))
            told = person.refusals
            if told:
                break
    assert told[0]["code"] == code
    await person.close()
