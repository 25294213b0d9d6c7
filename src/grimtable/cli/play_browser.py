"""`grimtable play` without a game: the server on this machine, and the browser that opens it."""

import os
import sys
import threading
import webbrowser
from http.client import HTTPException
from pathlib import Path
from urllib.request import ProxyHandler, build_opener

import msgspec
import typer

from grimtable.cli.errors import exit_on_server_error
from grimtable.cli.serve import DEFAULT_PORT, allow, open_up, url_of

SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
"""One of these is set if a browser has a screen to open on."""
HEALTH_TIMEOUT = 1.0
"""Seconds within which a server on this machine answers."""


def open_table(
    port: int | None, data: Path | None, language: str, bots: str, *, opens: bool
) -> None:
    """Serve to this machine only and show the table; if one is open already, show it again."""
    with exit_on_server_error(language) as say:
        from grimtable.server.settings import Settings

        allow([], bots)

        address = f"http://127.0.0.1:{DEFAULT_PORT}/"
        if port is None and data is None and is_open(address):
            typer.echo(say("play-open-already", address=address))
            if opens:
                show_in_browser(address)
            return
        settings = Settings(db=url_of("", data), has_lobby=True, offers_home_network=True)
        open_up(settings, port, 1, say, then=show_in_browser if opens else None)


def is_open(address: str) -> bool:
    """Does a Grimtable answer here, and not another program with a page called health?"""
    from grimtable.server.http.forms import Health

    try:
        opener = build_opener(ProxyHandler({}))
        with opener.open(f"{address}health", timeout=HEALTH_TIMEOUT) as answer:
            found = msgspec.json.decode(answer.read(1000), type=Health)
    except (OSError, ValueError, HTTPException, msgspec.DecodeError):
        return False
    return found.status == "ok"


def has_screen() -> bool:
    """Is there a screen to open a browser on? A browser in this terminal would be in the way."""
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in SCREENS)


def show_in_browser(address: str) -> None:
    """Open the page in a thread: it waits until the server is ready."""
    if has_screen():
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
