"""Clicks on a terminal table."""

import re

from textual.pilot import Pilot
from textual.widget import Widget

from cli.seated import rest
from grimtable.cli.tui.app import TableApp


def where(app: TableApp, name: str, words: str) -> tuple[int, int]:
    """Where these words begin in a part of the board."""
    widget = app.screen.query_one(f"#{name}", Widget)
    for row, line in enumerate(widget.render_lines(widget.size.region)):
        if (found := re.search(words, line.text)) is not None:
            return found.start(), row
    raise AssertionError(f"{words!r} is not in #{name}")


async def click(app: TableApp, pilot: Pilot[None], name: str, words: str) -> None:
    await pilot.click(f"#{name}", offset=where(app, name, words))
    await pilot.pause(0)
    await rest(app, pilot)
