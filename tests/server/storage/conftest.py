"""What is kept is kept on a disk."""

from pathlib import Path

import pytest


@pytest.fixture
def tmp_path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty folder there."""
    return tmp_path_factory.mktemp("disk")
