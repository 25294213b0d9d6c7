"""The example bot plays whole games against a running server."""

import asyncio
import sys
from pathlib import Path

import pytest

from server.serving import Served, run

BOT = Path(__file__).parents[2] / "examples" / "bot.py"


@pytest.mark.parametrize("game", ["grimwood", "grim_farmer"])
def test_the_example_bot_plays_to_the_end(tmp_path: Path, game: str) -> None:
    async def main() -> None:
        async with Served(tmp_path) as server:
            table, (ada,) = await server.table(1, game, bots=["random"])
            token = (await ada.post(f"tables/{table}/token", seat=0))["token"]
            address = f"ws://127.0.0.1:{server.port}"
            bot = await asyncio.create_subprocess_exec(
                sys.executable, BOT, address, table, token, stdout=asyncio.subprocess.PIPE
            )
            room = await server.services.hub.room(table)
            while not room.attendance.is_here(0):
                await asyncio.sleep(0.01)
            await ada.post(f"tables/{table}/start")
            told, _ = await asyncio.wait_for(bot.communicate(), 60)

            assert bot.returncode == 0
            outcome = room.state.t.outcome()
            assert outcome is not None
            assert told.decode() == f"won by {[int(seat) for seat in outcome.winners]}\n"

    run(main())


def test_the_example_bot_makes_a_new_number_for_each_start(tmp_path: Path) -> None:
    """A number that was told in a void start is refused."""

    async def main() -> None:
        async with Served(tmp_path) as server:
            table, (ada, bea) = await server.table(2, "grimwood")
            token = (await ada.post(f"tables/{table}/token", seat=0))["token"]
            address = f"ws://127.0.0.1:{server.port}"
            bot = await asyncio.create_subprocess_exec(
                sys.executable, BOT, address, table, token, stdout=asyncio.subprocess.DEVNULL
            )
            try:
                room = await server.services.hub.room(table)
                while not room.attendance.is_here(0):
                    await asyncio.sleep(0.01)
                await ada.post(f"tables/{table}/start")
                shuffle = room.state.shuffle
                assert shuffle is not None
                await room.commits.commit(lambda: room.state.draft_nonce_commitment(1, "ab" * 32))
                while shuffle.missing != (1,):
                    await asyncio.sleep(0.01)
                await room.commits.commit(room.state.draft_void)
                player = await bea.sit(table)
                await player.next("view")
            finally:
                bot.terminate()
                await bot.wait()

    run(main())


def test_the_example_is_short() -> None:
    assert len([line for line in BOT.read_text().splitlines() if line.strip()]) <= 40
