"""What a server answers to a handshake."""

import json

import pytest
from websockets.exceptions import InvalidStatus

from server.serving import Browser


async def status(browser: Browser, table: str, query: str = "", **headers: str) -> tuple[int, str]:
    """How a socket is refused."""
    with pytest.raises(InvalidStatus) as refused:
        await browser.dial(table, query, **headers)
    response = refused.value.response
    assert response.headers["content-type"] == "application/json"
    return response.status_code, json.loads(response.body or b"{}")["code"]
