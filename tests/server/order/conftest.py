"""These tests wait for thousands of commits, and pull no plug: their disk may be memory."""

import os
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

MEMORY = Path("/dev/shm")


@pytest.fixture
def tmp_path() -> Iterator[Path]:
    """An empty folder, in memory where that can be had."""
    has_memory = MEMORY.is_dir() and os.access(MEMORY, os.W_OK)
    with TemporaryDirectory(dir=MEMORY if has_memory else None) as folder:
        yield Path(folder)
