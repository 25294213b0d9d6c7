"""Every test of a storage runs on both, and both are real."""

import os
import random
import secrets
import warnings
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from server.storage.database import Database

MEMORY = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
"""A disk in memory, where that can be had: most tests wait for many commits."""


@pytest.fixture
def tmp_path() -> Iterator[Path]:
    """An empty folder there."""
    with TemporaryDirectory(dir=MEMORY) as folder:
        yield Path(folder)


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
