"""One after the other, in the order they came, whoever goes away in the meantime."""

import asyncio

import pytest

from grimtable.server.table.commits import Turn


def test_turns_come_in_the_order_of_asking() -> None:
    async def main() -> None:
        turn, order = Turn(), []

        async def wait(name: str) -> None:
            async with turn:
                order.append(name)

        await turn.__aenter__()
        waiting = [asyncio.create_task(wait("a"))]
        await asyncio.sleep(0)
        turn.take(lambda: (order.append("b"), turn.pass_on()))
        waiting.append(asyncio.create_task(wait("c")))
        await asyncio.sleep(0)
        assert turn.locked() and not order
        turn.pass_on()
        await asyncio.gather(*waiting)

        assert order == ["a", "b", "c"]
        assert not turn.locked()

    asyncio.run(main())


@pytest.mark.parametrize("is_begun", [False, True])
def test_who_goes_away_keeps_nobody_waiting(is_begun: bool) -> None:
    """Before the turn has come, or in the very moment it comes."""

    async def main() -> None:
        turn = Turn()
        await turn.__aenter__()
        gone = asyncio.create_task(turn.__aenter__())
        last = asyncio.create_task(turn.__aenter__())
        await asyncio.sleep(0)
        if is_begun:
            turn.pass_on()
            await asyncio.sleep(0)
        gone.cancel()
        if not is_begun:
            turn.pass_on()
        async with asyncio.timeout(5):
            await last

        assert gone.cancelled()
        turn.pass_on()
        assert not turn.locked()

    asyncio.run(main())
