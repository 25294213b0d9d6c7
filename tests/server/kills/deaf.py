"""`grimtable` in a process that misses the others' hints: from one SIGUSR1 on, up to the next."""

import signal
import sys
from typing import Any

from grimtable.cli.main import main
from grimtable.server.storage import postgres


class Deaf(postgres.PostgresStorage):
    """A database whose notifications get lost."""

    is_deaf = False

    def _hear_hint(self, *told: Any) -> None:
        if not self.is_deaf:
            super()._hear_hint(*told)


def turn(*_: object) -> None:
    Deaf.is_deaf = not Deaf.is_deaf
    print("deaf" if Deaf.is_deaf else "hearing", file=sys.stderr, flush=True)


if __name__ == "__main__":
    postgres.PostgresStorage = Deaf  # type: ignore[misc]
    signal.signal(signal.SIGUSR1, turn)
    sys.argv = ["grimtable", *sys.argv[2:]]
    main()
