"""What must hold at every table after a server was killed."""

from grimtable.server.bot_processes.pool import BotPool
from grimtable.server.clock import RealClock
from grimtable.server.storage import open_storage
from grimtable.server.table.hub import Hub
from grimtable.sessions.records import replay
from grimtable.sessions.saves import fingerprint
from server.kills.process import Process


async def check_ends(server: Process, tables: list[str]) -> None:
    """Every game was played to its end, and its record replays to the same table."""
    hub = Hub(await open_storage(server.db), RealClock(0), BotPool(1))
    for table in tables:
        state = (await hub.room(table)).state
        assert state.ended == "played"
        record = state.record()
        assert fingerprint(replay(state.game, record)) == fingerprint(state.t) == record.end
    await hub.close()
