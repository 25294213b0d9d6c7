"""A browser never holds what its seat may not see: not shown, not in memory, not asked for."""

import json
from typing import Any

import pytest

from grimtable.kernel.terms import PUBLIC
from server.secrecy.test_frames import shown_by, spellings
from web.browsers import Browsers, Sheet
from web.player import Player, join, open_table, play, player, start
from web.serving import House
from web.truth import course_of, rest, unknown_kinds

STOPS = 3
TAUGHT = 2
"""Games after which nothing is explained any more."""
ON_REFUSAL = "/refusals-"
"""Texts that are fetched when an answer comes too late, whatever the cards are."""
SHOWN = "[...document.querySelectorAll('[data-kind]')].map((card) => card.dataset.kind)"
HELD = """function (kinds) {
    const held = new Set();
    for (const thing of this)
        try { if (typeof thing.kind === "string") held.add(thing.kind); } catch { /* a window */ }
    return kinds.filter((kind) => held.has(kind));
}"""


def held(sheet: Sheet, kinds: list[str]) -> set[str]:
    """Which of these kinds some living object of the page names as its own."""
    line = sheet.context.new_cdp_session(sheet.page)
    root = line.send("Runtime.evaluate", {"expression": "Object.prototype"})["result"]
    query = {"prototypeObjectId": root["objectId"]}
    objects = line.send("Runtime.queryObjects", query)["objects"]
    call = {"objectId": objects["objectId"], "functionDeclaration": HELD, "returnByValue": True}
    found = line.send("Runtime.callFunctionOn", {**call, "arguments": [{"value": kinds}]})
    line.detach()
    return set(found["result"]["value"])


def memory(sheet: Sheet) -> str:
    """Everything the page has in memory, as text."""
    chunks: list[str] = []
    line = sheet.context.new_cdp_session(sheet.page)
    line.on("HeapProfiler.addHeapSnapshotChunk", lambda part: chunks.append(part["chunk"]))
    line.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    line.detach()
    return "".join(chunks)


@pytest.mark.parametrize("game", ["grimwood", "grim_farmer"])
def test_no_browser_holds_what_its_seat_may_not_see(
    browsers: Browsers, house: House, game: str
) -> None:
    """T4, T10: messages, page and memory of two seats and a spectator, at several stops."""
    ruth = browsers(name="Ruth")
    open_table(ruth, game, 2)
    lin = join(browsers, ruth, name="Lin")
    start(ruth, lin)
    watcher = browsers(ruth.path)
    watcher.page.wait_for_selector(".prompt.ink")
    audiences = {0: ruth, 1: lin, PUBLIC: watcher}
    people = [player(ruth, 1), player(lin, 2)]
    rest(house, {0: ruth, 1: lin})
    hidden = 0
    for _ in range(STOPS):
        hidden += search(house, audiences)
        rest_after(house, people, 10)
    state = course_of(house, ruth.table)

    assert hidden > 20
    assert state.secret
    for sheet in audiences.values():
        text = memory(sheet)
        others = [
            cookie for other in audiences.values() if other is not sheet for cookie in keys(other)
        ]
        assert ruth.table in text and others
        assert not [key for key in others if key in text]
        assert not [spelt for spelt in spellings(state.secret)[:4] if spelt.decode() in text]


def search(house: House, audiences: dict[int, Sheet]) -> int:
    """How many kinds were looked for, and found nowhere."""
    state, looked = course_of(house, audiences[0].table), 0
    for audience, sheet in audiences.items():
        unknown = unknown_kinds(state, audience)
        known = set(state.game.kinds) - unknown
        looked += len(unknown)
        told = set[str]().union(*(shown_by(json.dumps(m).encode()) for m in sheet.frames))
        assert not unknown & told, f"{audience} was told of {unknown & told}"
        shown = set(sheet.page.evaluate(SHOWN))
        assert not unknown & shown, f"{audience} is shown {unknown & shown}"
        assert not held(sheet, sorted(unknown)), f"{audience} holds what it may not see"
        if audience != PUBLIC:
            assert known & shown and held(sheet, sorted(known)), "the search itself finds nothing"
    return looked


def keys(sheet: Sheet) -> list[str]:
    """What makes this browser somebody."""
    return [cookie["value"] for cookie in sheet.context.cookies()]


def rest_after(house: House, people: list[Player], presses: int) -> None:
    """Play on, then wait until the pages are at rest."""
    wanted = sum(len(one.presses) for one in people) + presses
    play(people, lambda: sum(len(one.presses) for one in people) >= wanted)
    rest(house, {seat: one.sheet for seat, one in enumerate(people)})


@pytest.mark.parametrize("game", ["grimwood", "grim_farmer"])
def test_what_is_fetched_does_not_depend_on_cards(
    browsers: Browsers, house: House, game: str
) -> None:
    """T10: two hands, one list of files; and no file is fetched for a card that turns up.

    Both have played before, so that nothing is fetched to teach one of them something.
    """
    ruth = browsers(name="Ruth", finished={game: TAUGHT})
    open_table(ruth, game, 2)
    lin = join(browsers, ruth, name="Lin", finished={game: TAUGHT})
    start(ruth, lin)
    people = [player(ruth, 1), player(lin, 2)]
    play(people, lambda: any(one.presses for one in people))
    for sheet in (ruth, lin):  # what the way to the table needed is left out
        sheet.fetched.clear()
        sheet.page.reload()
        sheet.page.wait_for_selector("[data-place^=hand] .card")
        sheet.settle()
    first = [files(sheet) for sheet in (ruth, lin)]
    assert first[0] == first[1] and len(first[0]) > 10
    rest_after(house, people, 24)

    assert [files(sheet) for sheet in (ruth, lin)] == first


def files(sheet: Sheet) -> Any:
    """What a page has fetched, except the API."""
    return sorted({url.split("/", 3)[3] for url in sheet.fetched if "/api/" not in url})
