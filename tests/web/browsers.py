"""Browsers that record the messages they receive, what they fetch and the errors they report."""

import json
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from web.chance import SEPARATOR
from web.serving import House

LOCALES = {"en": "en-US", "de": "de-DE", "zh": "zh-CN"}
WIDE = (1440, 900)
PHONE = (390, 844)
NARROW = (320, 640)
TABLET = (1024, 768)
WAIT = 120_000
"""Milliseconds after which a test gives up, even on a slow machine."""
PAUSE = 50
"""Milliseconds between two polls."""
STILL = 2
"""How many polls in a row must find nothing under way."""
DRAWN = """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(
    () => setTimeout(() => document.fonts.ready.then(() => done(true))))))"""
LAG = int(os.environ.get("GRIMTABLE_LAG", "0"))
"""Each message reaches its page up to this many milliseconds late: shows tests that do not wait."""
WATCH_SOCKET = f"({(Path(__file__).parent / 'socket_watch.js').read_text()})({LAG})"
IS_ANSWERED = "() => window.isSettled?.(0) ?? true"
IS_SETTLED = "received => window.isSettled?.(received) ?? true"
CUT = (
    "WebSocket connection to",
    "ERR_CONNECTION",
    "ERR_EMPTY_RESPONSE",
    "ERR_INTERNET_DISCONNECTED",
    "ERR_SOCKET",
)


class Sheet:
    """One page in a browser of its own: its own cookies, language and size."""

    def __init__(self, context: Any, home: str, language: str) -> None:
        self.language = language
        self.home = home
        self.frames: list[dict[str, Any]] = []
        """Every message that came in by a socket."""
        self._first = 0
        """The first message of the socket that was opened last."""
        self.fetched: list[str] = []
        """Every address asked for, in order."""
        self._open: set[Any] = set()
        """Requests that have no answer yet."""
        self.complaints: list[str] = []
        self.is_cut = False
        """From now on a lost connection is no fault of the page."""
        self.context = context
        self.page: Any = context.new_page()
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("websocket", self._listen)
        self.page.on("request", self._ask)
        self.page.on("requestfinished", self._close)
        self.page.on("requestfailed", self._close)
        self.page.set_default_timeout(WAIT)

    def _hear(self, message: Any) -> None:
        if message.type not in {"error", "warning"}:
            return
        if not (self.is_cut and any(word in message.text for word in CUT)):
            self.complaints.append(f"{message.text} {message.location}")

    def _listen(self, line: Any) -> None:
        self._first = len(self.frames)
        line.on("framereceived", lambda data: self.frames.append(json.loads(data)))

    def _ask(self, request: Any) -> None:
        self.fetched.append(request.url)
        self._open.add(request)

    def _close(self, request: Any) -> None:
        self._open.discard(request)

    def settle(self) -> None:
        """Wait until the page fetches nothing, has drawn everything and waits for no answer."""
        last, quiet = time.monotonic() + WAIT / 1000, 0
        while quiet < STILL:
            assert time.monotonic() < last, [request.url for request in self._open]
            self.page.evaluate(DRAWN)
            quiet = quiet + 1 if not self._open and self.is_settled() else 0

    def picture(self, name: str) -> None:
        """For eyes, where somebody wants to look: GRIMTABLE_PICTURES names a folder."""
        if folder := os.environ.get("GRIMTABLE_PICTURES"):
            self.page.screenshot(path=f"{folder}/{name}.png")

    def resize(self, size: tuple[int, int]) -> None:
        """The window gets another size, and the page has settled in it."""
        width, height = size
        self.page.set_viewport_size({"width": width, "height": height})
        self.settle()

    def go(self, path: str) -> Any:
        self.page.goto(self.home + path)
        return self.page

    @property
    def path(self) -> str:
        return "/" + self.page.url.split("/", 3)[3]

    @property
    def table(self) -> str:
        return self.path.rsplit("/", 1)[1]

    @property
    def result(self) -> Any:
        """How it came out, as this browser was told."""
        views = [m for m in self.frames if m["type"] == "view" and m.get("result")]
        return views[-1]["result"], views[-1]["scores"]

    @property
    def scores(self) -> Any:
        """The points of all seats, as this browser was told last."""
        return next(m["scores"] for m in reversed(self.frames) if m["type"] == "view")

    def until(self, holds: Callable[[], Any]) -> None:
        """Wait for a condition that no selector can express, on a page that is settled."""
        last = time.monotonic() + WAIT / 1000
        while not (holds() and self.is_settled()):
            assert time.monotonic() < last, f"it never came: {holds}"
            self.page.wait_for_timeout(PAUSE)

    def hear_answer(self) -> None:
        """Wait until the page has handled the answer to everything that it sent."""
        self.page.wait_for_function(IS_ANSWERED)

    def is_settled(self) -> bool:
        """Has the page handled every message, and an answer to everything that it sent?"""
        return bool(self.page.evaluate(IS_SETTLED, len(self.frames) - self._first))

    def refusals(self) -> set[str]:
        """Why answers were refused; nothing highlighted may be, except what has just closed."""
        return {frame["code"] for frame in self.frames if frame["type"] == "refusal"}


class Browsers:
    """Opens sheets; at the end none may have complained."""

    def __init__(self, engine: Any, house: House) -> None:
        self._engine = engine
        self._house = house
        self.sheets: list[Sheet] = []

    def __call__(
        self,
        path: str = "/",
        language: str = "en",
        size: tuple[int, int] = WIDE,
        *,
        home: str = "",
        has_touch: bool = False,
        has_worker: bool = False,
        **settings: Any,
    ) -> Sheet:
        width, height = size
        chance, this = self._house.chance, f"browser {len(self.sheets)}"
        context = self._engine.new_context(
            user_agent=chance.test + SEPARATOR + this,
            viewport={"width": width, "height": height},
            locale=LOCALES[language],
            has_touch=has_touch,
            is_mobile=has_touch,
        )
        kept = json.dumps(json.dumps({"isStill": True, "pressesOnly": "never", **settings}))
        if not has_worker:  # it would answer for the server, and fetch what nobody asked for
            context.add_init_script("delete Navigator.prototype.serviceWorker")
        context.add_init_script(chance.script(this))
        context.add_init_script(WATCH_SOCKET)
        context.add_init_script(f"localStorage.grimtable ??= {kept}")
        sheet = Sheet(context, home or self._house.url, language)
        self.sheets.append(sheet)
        sheet.go(path)
        return sheet

    def close(self) -> None:
        complaints = [complaint for sheet in self.sheets for complaint in sheet.complaints]
        for sheet in self.sheets:
            sheet.context.close()
        assert not complaints, complaints
