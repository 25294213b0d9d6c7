"""`python -m web.steady_server`: `grimtable`, but what it draws at random follows from the test.

A browser of a test names the test and itself in its User-Agent header. Table ids, keys and the
secrets of shuffles are drawn from the chance of that test, in an order of their own for each
browser and path, so that they do not depend on which of two requests comes first.
"""

import secrets
from contextvars import ContextVar
from typing import Any, NamedTuple

from grimtable.cli.main import main
from grimtable.server.app import App
from grimtable.server.http import reviews
from grimtable.server.run import server
from grimtable.server.table.automation import bot_seats, consent
from grimtable.sessions.shuffle import SECRET
from web.chance import SEPARATOR, Chance

LONG = 600.0
"""Seconds for a bot to think and a browser to shuffle: nothing depends on how busy a machine is."""

FEW = 1000
"""Simulations of a review: it takes two seconds, and is as sure as it can be then."""


class Asker(NamedTuple):
    """Who has sent the request that is being handled."""

    test: str
    browser: str
    path: str


asker: ContextVar[Asker] = ContextVar("asker")
chances: dict[str, Chance] = {}
token_bytes = secrets.token_bytes


class SteadyApp(App):
    """Notes for whom it works; tasks and timers that begin then remember it."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        agent = dict(scope.get("headers", [])).get(b"user-agent", b"").decode()
        test, separator, browser = agent.partition(SEPARATOR)
        if separator:
            asker.set(Asker(test, browser, scope["path"]))
        await super().__call__(scope, receive, send)


def draw(size: int | None = None) -> bytes:
    """Random bytes for the test that asks; requests without a test get the system's."""
    found = asker.get(None)
    if size is None or found is None:
        return token_bytes(size)
    chance = chances.setdefault(found.test, Chance(found.test))
    purpose = "secret" if size == SECRET else f"{found.browser} {found.path} {size}"
    return chance.draw(purpose, size)


if __name__ == "__main__":
    secrets.token_bytes = draw
    server.App = SteadyApp  # type: ignore[misc]
    reviews.BUDGET = FEW
    bot_seats.THINKING_BUDGET = consent.REVEAL_TIMEOUT = LONG
    main()
