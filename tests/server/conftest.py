"""Fixtures of the server: async tests, one server per file, and both storages, which are real.

An `async def` test is run in an event loop of its own. If it takes `server`, the server shared by
its file, it is run in the loop of that server. If it takes `house`, it gets a hub of its own, with
a clock that stands until the test turns it; `@pytest.mark.pace(0)` lets bots answer at once:

    async def test_a_table_is_opened(server: Served) -> None:
        await server.browser("Ada").create()

    async def test_a_game_is_dealt(house: House) -> None:
        room, guests = await house.started("grimwood", 2)
"""

import asyncio
import inspect
import os
import random
import secrets
import warnings
from collections.abc import Coroutine, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

import pytest

from server.hand_clock import HandClock
from server.house import House
from server.serving import Served, Shared, run

if TYPE_CHECKING:
    from server.storage.database import Database

MEMORY = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
"""A disk in memory, where that can be had: most tests wait for many commits."""


@pytest.fixture
def tmp_path() -> Iterator[Path]:
    """An empty folder there."""
    with TemporaryDirectory(dir=MEMORY) as folder:
        yield Path(folder)


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Shared]:
    """One server for all tests of a file."""
    with Shared(tmp_path_factory.mktemp("shared")) as shared:
        yield shared


@pytest.fixture
def server(shared: Shared) -> Served:
    """The same, for async tests."""
    return shared.served


@pytest.fixture
def house(request: pytest.FixtureRequest, tmp_path: Path) -> House:
    """A hub and the people around its tables; an async test finds it open."""
    pace = request.node.get_closest_marker("pace")
    return House(tmp_path, HandClock(pace.args[0] if pace else 1.0))


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run an async test; all that it opened is closed at its end."""
    test, values = pyfuncitem.obj, pyfuncitem.funcargs
    if not inspect.iscoroutinefunction(test):
        return None
    asked = {name: values[name] for name in inspect.signature(test).parameters}
    if "shared" in values:
        values["shared"].run(lambda _: test(**asked))
    elif isinstance(house := asked.get("house"), House):
        asyncio.run(in_house(house, test(**asked)))
    else:
        run(test(**asked))
    return True


async def in_house(house: House, test: Coroutine[Any, Any, None]) -> None:
    """Run a test with its hub open."""
    async with house:
        await test


@pytest.fixture(autouse=True)
def same_chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keys and dice made in this process are the same whenever this test runs."""
    chance = random.Random(request.node.nodeid)
    monkeypatch.setattr(secrets, "token_bytes", chance.randbytes)


@pytest.fixture(scope="session")
def postgres() -> Iterator["Database"]:
    """One server per run."""
    try:
        from server.storage.database import Database

        database = Database(MEMORY)
    except Exception as error:
        if os.environ.get("CI") == "true":
            raise
        line = f"NO POSTGRESQL, ITS TESTS ARE SKIPPED: {error!r}"
        warnings.warn(line, stacklevel=1)
        pytest.skip(line)
    yield database
    database.remove()


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty storage, once of each kind."""
    return new_url(request.param, request, tmp_path)


def new_url(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if kind == "sqlite":
        return f"sqlite://{tmp_path / 'table.db'}"
    database: Database = request.getfixturevalue("postgres")
    return database.empty()
