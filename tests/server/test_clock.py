"""Timers: each happens once, and holds on to nothing when it is over."""

import asyncio
from weakref import ref

from grimtable.server.clock import RealClock


class Bell:
    """Counts how often it was rung."""

    rung = 0

    def ring(self) -> None:
        Bell.rung += 1


def test_a_timer_that_is_over_holds_on_to_nothing() -> None:
    async def scene() -> None:
        clock, first, second = RealClock(), Bell(), Bell()
        off, gone = clock.timer(60.0, first.ring), clock.timer(0.0, second.ring)
        held = [ref(first), ref(second)]
        del first, second
        assert all(bell() is not None for bell in held)
        off.cancel()
        await asyncio.sleep(0.01)
        gone.cancel()  # too late, and no harm

        assert [bell() for bell in held] == [None, None]
        assert Bell.rung == 1

    asyncio.run(scene())
