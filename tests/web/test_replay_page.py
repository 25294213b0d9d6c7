"""Replays in the browser: a finished table and a record from a file, for each game and size."""

from pathlib import Path
from typing import Any

import pytest

from grimtable.kernel.table import Table
from grimtable.registry import get
from grimtable.sessions.records import read
from server.house import SHORT
from web.browsers import Browsers, Sheet
from web.hands import LIT
from web.serving import House
from web.staging import dealt, lay_game, played
from web.words import say

RECORDS = Path(__file__).parents[1] / "playthroughs"
WIDE, PHONE = (1440, 900), (390, 844)
FILES = {
    "grimwood": "grimwood-3-english",
    "grim_farmer": "grim_farmer-3-duel",
    "grimm_tidings": "grimm_tidings-2-standard",
    "book_of_madness": "book_of_madness-2-standard",
}
DROP = """text => {
    const data = new DataTransfer();
    data.items.add(new File([text], "record.json", { type: "application/json" }));
    const drop = new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true });
    document.body.dispatchEvent(drop);
}"""


def drop(sheet: Sheet, text: str) -> None:
    sheet.page.evaluate(DROP, text)


def stands_at(sheet: Sheet, ply: int, eyes: str) -> None:
    sheet.page.wait_for_selector(f"main[data-ply='{ply}'][data-eyes='{eyes}']")


def see(sheet: Sheet, eyes: str) -> None:
    sheet.page.locator(f"[data-eyes-of='{eyes}']").click()
    sheet.page.wait_for_selector(f"main[data-eyes='{eyes}']")


def hand_shown(sheet: Sheet) -> list[str]:
    """The kinds in the hand of this seat."""
    cards: Any = sheet.page.locator("main [data-place='hand/0'] .card").evaluate_all(
        "cards => cards.map(card => card.dataset.kind)"
    )
    return sorted(cards)


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("game", FILES)
def test_a_record_dropped_on_any_page_is_replayed(
    browsers: Browsers, game: str, size: tuple[int, int]
) -> None:
    """On the boards of play: all open, as the public and as a seat; by keys, scrubber and log."""
    file = RECORDS / f"{FILES[game]}.json"
    record, seats = read(file.read_bytes()), read(file.read_bytes()).seats
    sheet = browsers("/", size=size)
    sheet.page.wait_for_selector(".tile")

    drop(sheet, file.read_text())

    stands_at(sheet, 0, "open")
    assert sheet.page.locator(".hands .hand").count() == seats
    sheet.page.keyboard.press("End")
    stands_at(sheet, len(record.moves), "open")
    sheet.page.keyboard.press("ArrowUp")
    sheet.page.keyboard.press("Home")
    stands_at(sheet, 0, "open")
    middle = len(record.moves) // 2
    sheet.page.locator("input[type=range]").fill(str(middle))
    stands_at(sheet, middle, "open")
    see(sheet, "public")
    assert sheet.page.locator("main section.own, .hands").count() == 0
    see(sheet, "0")
    stands_at(sheet, middle, "0")
    assert sheet.path == f"/replay#{middle}.1"
    sheet.page.reload()
    stands_at(sheet, middle, "0")
    drawn = sheet.page.locator("main .card, main .chip, main [data-place]").count()
    assert drawn > 0
    wider = sheet.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wider <= 0
    assert "web-" not in sheet.page.locator("body").inner_text()


def test_a_seat_sees_what_it_saw_and_no_more(browsers: Browsers) -> None:
    """T13: the hand of the seat as it was, and backs for the others; no option glows."""
    file = RECORDS / "grimwood-3-english.json"
    record = read(file.read_bytes())
    at = len(record.moves) // 3
    t = get("grimwood").deal(3, record.options, seed=record.dice["seed"], brisk=True)
    for coded in record.moves[:at]:
        t.play(coded % 8, coded // 8)
    zones = get("grimwood").zones(3)
    mine = t.view(0).zones[zones.index(("hand", 0))]
    sheet = browsers()
    sheet.page.wait_for_selector(".tile")
    drop(sheet, file.read_text())
    stands_at(sheet, 0, "open")
    sheet.page.locator("input[type=range]").fill(str(at))
    see(sheet, "0")

    assert hand_shown(sheet) == sorted(get("grimwood").kinds[cell >> 1] for cell in mine)
    assert sheet.page.locator(f"main :is({LIT}), .prompt").count() == 0


def is_over(t: Table) -> bool:
    return t.outcome() is not None


def test_a_stranger_opens_a_moment_of_a_finished_game(browsers: Browsers, house: House) -> None:
    """The end links to the replay; a link to a moment leads anybody who may watch there."""
    setup = dealt("grimwood", ["", "random"], 5)
    ruth = browsers(name="Ruth")
    lay_game(house, setup, {"Ruth": ruth}, played(setup, "random", is_over))
    ruth.page.get_by_role("link", name=say("en", "web-replay"), exact=True).click()
    stands_at(ruth, 0, "0")
    ruth.page.locator(".transport").press("ArrowDown")
    ruth.page.locator(".log button").nth(12).click()
    ruth.page.wait_for_function("document.querySelector('main').dataset.ply > 3")
    ply = int(ruth.page.locator("main").get_attribute("data-ply"))

    eve = browsers(ruth.path)

    stands_at(eve, ply, "0")
    assert eve.page.locator("[aria-current=step]").count() == 1
    see(eve, "open")
    assert eve.page.locator(".hands").inner_text()


def test_it_plays_by_itself_and_stops_at_the_end(browsers: Browsers) -> None:
    file = RECORDS / "grim_farmer-3-duel.json"
    most = len(read(file.read_bytes()).moves)
    sheet = browsers()
    sheet.page.wait_for_selector(".tile")
    drop(sheet, file.read_text())
    stands_at(sheet, 0, "open")
    sheet.page.locator("input[type=range]").fill(str(most - 3))
    sheet.page.locator(".speed").click()
    sheet.page.locator(".speed").click()
    sheet.page.keyboard.press("Tab")
    sheet.page.locator(".run").click()
    stands_at(sheet, most, "open")
    sheet.page.locator(f".run[aria-label='{say('en', 'web-replay-play')}']").wait_for()


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("<script>alert(1)</script>", "bad_record"),
        ('{"game": "grimwood"', "bad_record"),
        ('{"seats": 30000000}', "bad_record"),
    ],
)
def test_a_bad_record_gets_one_clear_line(browsers: Browsers, text: str, says: str) -> None:
    """T38: nothing of it is run or shown."""
    sheet = browsers()
    sheet.page.wait_for_selector(".tile")
    drop(sheet, text)
    line = sheet.page.get_by_role("alert")
    line.wait_for()

    assert line.inner_text() == say("en", f"refused-{says}")
    assert all("400" in complaint for complaint in sheet.complaints)
    sheet.complaints.clear()


@pytest.mark.parametrize("game", ["grimwood", "grim_farmer", "grimm_tidings"])
def test_the_end_is_a_moment(browsers: Browsers, house: House, game: str) -> None:
    """Places with ties, open hands, what decided it; the same after a reload and for a stranger."""
    setup = dealt(game, ["", "random", "random"], 5, **SHORT.get(game, {}))
    ruth = browsers(name="Ruth")
    lay_game(house, setup, {"Ruth": ruth}, played(setup, "random", is_over))
    ruth.page.wait_for_selector(".decided[aria-busy=false]")
    said = ruth.page.locator(".seats").inner_text()
    scores = ruth.result[0]["scores"]
    eve = browsers(ruth.path, size=PHONE)
    eve.page.wait_for_selector(".decided[aria-busy=false]")

    assert ruth.page.locator(".seats > li").count() == 3
    assert all(str(score) in said for score in scores)
    assert say("en", "web-end-closed", count=2)[2:] not in said
    assert ruth.page.locator(".prompt").count() == 0
    assert eve.page.locator(".decided li").count() == ruth.page.locator(".decided li").count()
    assert eve.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    ruth.page.reload()
    ruth.page.wait_for_selector(".decided[aria-busy=false]")
    assert ruth.page.locator(".seats").inner_text() == said
    if ruth.page.locator(".decided li a").count():
        ruth.page.locator(".decided li a").first.click()
        ruth.page.wait_for_selector("main[data-eyes='0']")


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_moment_is_played_on(browsers: Browsers, size: tuple[int, int]) -> None:
    """In the seat whose eyes were chosen; the table goes on with the same hand."""
    sheet = browsers(size=size, name="Ruth")
    sheet.page.wait_for_selector(".tile")
    drop(sheet, (RECORDS / "grimwood-3-english.json").read_text())
    stands_at(sheet, 0, "open")
    sheet.page.locator("input[type=range]").fill("40")
    see(sheet, "0")
    held = hand_shown(sheet)
    if size == PHONE:
        sheet.page.get_by_role("button", name=say("en", "web-log"), exact=True).click()
    sheet.page.locator(".fork .btn").click()
    sheet.page.wait_for_selector(".prompt")

    assert sheet.path.startswith("/table/")
    first = next(m for m in sheet.frames if m["type"] == "view" and m["seat"] == 0)
    hand = next(z for z in first["view"]["zones"] if (z["name"], z.get("owner")) == ("hand", 0))
    assert sorted(card["kind"] for card in hand["cards"]) == held
