"""In all tests of secrecy the openings are as the test sets them."""

import pytest

from server.secrecy.worlds import set_openings


@pytest.fixture(autouse=True)
def openings(monkeypatch: pytest.MonkeyPatch) -> None:
    set_openings(monkeypatch)
