"""One after the other, in the order they came, whoever goes away in the meantime."""

import asyncio

import pytest

from grimtable.server.table.log.commits import FifoLock


def test_turns_come_in_the_order_of_asking() -> None:
    async def main() -> None:
        lock, order = FifoLock(), []

        async def wait(name: str) -> None:
            async with lock:
                order.append(name)

        await lock.__aenter__()
        waiting = [asyncio.create_task(wait("a"))]
        await asyncio.sleep(0)
        lock.acquire(lambda: (order.append("b"), lock.release()))
        waiting.append(asyncio.create_task(wait("c")))
        await asyncio.sleep(0)
        assert lock.locked() and not order
        lock.release()
        await asyncio.gather(*waiting)

        assert order == ["a", "b", "c"]
        assert not lock.locked()

    asyncio.run(main())


@pytest.mark.parametrize("is_begun", [False, True])
def test_who_goes_away_keeps_nobody_waiting(is_begun: bool) -> None:
    """Before the turn has come, or in the very moment it comes."""

    async def main() -> None:
        lock = FifoLock()
        await lock.__aenter__()
        gone = asyncio.create_task(lock.__aenter__())
        last = asyncio.create_task(lock.__aenter__())
        await asyncio.sleep(0)
        if is_begun:
            lock.release()
            await asyncio.sleep(0)
        gone.cancel()
        if not is_begun:
            lock.release()
        async with asyncio.timeout(5):
            await last

        assert gone.cancelled()
        lock.release()
        assert not lock.locked()

    asyncio.run(main())
