"""Our server with the pretend game. Usage: python ours_pretend.py PORT LOOPS FOLDER [--forget]

With --forget the log is not written: what the store costs is the difference.
"""

import socket
import sys

from pretend import PretendGame, PretendTable

from grimtable import registry
from grimtable.look.game import Game
from grimtable.server.run.server import run
from grimtable.server.settings import Settings
from grimtable.server.storage.group import GroupCommit
from grimtable.server.table import hub
from grimtable.sessions.session import Entry

GAME = PretendGame()


def get(name: str) -> Game:
    """There is one game only."""
    return GAME


async def forget(self: GroupCommit, table: str, entry: Entry, at: float) -> bool:
    """As if it were written."""
    return True


def main() -> None:
    """Serve until a signal comes."""
    port, loops, folder, *rest = sys.argv[1:]
    registry.get = get
    hub.checkpoint_statements = (
        lambda state: []
    )  # no version plays on a game that has no files of its own
    PretendTable.loops = int(loops)
    if "--forget" in rest:
        GroupCommit.append = forget  # type: ignore[method-assign]
    listening = socket.create_server(("127.0.0.1", int(port)), backlog=2048)
    settings = Settings(db=f"sqlite:///{folder}/log.db", pace=0.0, has_limits=False)
    run(settings, listening, lambda: None)


if __name__ == "__main__":
    main()
