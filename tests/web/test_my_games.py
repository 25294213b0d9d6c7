"""What a browser keeps of its own games: the home page of somebody who returns, and "My games"."""

import json
from typing import Any

import pytest

from web.axe import violations
from web.browsers import PHONE, WIDE, Browsers, Sheet
from web.player import end_together, join, open_table, start
from web.serving import House
from web.staging import dealt, lay_game, played
from web.words import say

SIZES = pytest.mark.parametrize("size", [WIDE, PHONE], ids=["desktop", "phone"])
LANGUAGES = pytest.mark.parametrize("language", ["en", "de", "zh"])
KEPT = "grimtable-games"
NOON = 1_780_000_000_000
"""Milliseconds: long before any test runs."""


def game(table: str, name: str, seats: int, mine: int, **more: Any) -> dict[str, Any]:
    """A finished game as a browser keeps it."""
    names = ["Ruth", "Lin", "Theo", "Clara"]
    people = [{"name": names[n], "avatar": "wolf", "bot": ""} for n in range(seats)]
    return {
        "id": table,
        "game": name,
        "at": NOON,
        "seats": people,
        "mine": [mine],
        "scores": [31, 28, 19, 12][:seats],
        "options": {},
        "ended": "played",
        "winners": [0],
        "places": [1, 2, 3, 4][:seats],
        "deal": "",
        "isResigned": False,
        "plays": {},
        **more,
    }


TEAM = {"winners": [], "places": [1, 1, 1], "scores": [2, 2, 2], "options": {"difficulty": "II"}}
HISTORY = [
    game("a", "grimwood", 3, 0, at=NOON + 4, plays={"owl": 3, "crow": 2, "dracula": 1}),
    game("b", "grim_farmer", 4, 1, at=NOON + 3, plays={"cow_red": 4}),
    game("c", "book_of_madness", 3, 0, at=NOON + 2, **TEAM),
    game("d", "grimwood", 2, 1, at=NOON + 1),
    game("e", "grimwood", 3, 2, at=NOON, deal="lesson"),
]


def remember(sheet: Sheet, games: list[dict[str, Any]]) -> None:
    """This browser has played these games."""
    kept = json.dumps({"version": 1, "games": games})
    sheet.page.evaluate("([key, kept]) => localStorage.setItem(key, kept)", [KEPT, kept])


def kept(sheet: Sheet) -> list[dict[str, Any]]:
    found: Any = sheet.page.evaluate("(key) => JSON.parse(localStorage.getItem(key))", KEPT)
    return list(found["games"]) if found else []


@LANGUAGES
@SIZES
def test_home_shows_what_goes_on_and_what_is_over(
    browsers: Browsers, house: House, size: tuple[int, int], language: str
) -> None:
    """Running tables first, with whose turn it is; then the last games with result and replay."""
    sheet = browsers("/", language, size, name="Ruth")
    lay_game(house, dealt("grimwood", ["", "", "casual"], seed=1), {"Ruth": sheet}, [])
    table = sheet.table
    remember(sheet, HISTORY)
    sheet.go("/").wait_for_selector(f"[data-table='{table}']")
    sheet.page.wait_for_selector("[data-game='a']")
    sheet.settle()
    sheet.picture(f"home-{language}-{size[0]}")

    row = sheet.page.locator(f"[data-table='{table}']")
    turn = say(language, "web-mygames-your-turn")
    assert turn in row.inner_text()
    assert say(language, "web-mygames-wait-for-you", count=1) in sheet.page.content()
    shown = sheet.page.locator("[data-game]").evaluate_all(
        "all => all.map(one => one.dataset.game)"
    )
    assert shown == ["a", "b", "c"]
    words = sheet.page.locator("[data-game] .word").all_inner_texts()
    assert words == [
        say(language, "web-mygames-won"),
        say(language, "web-mygames-place", place=2, count=4),
        say(language, "web-mygames-lost-together"),
    ]
    assert sheet.page.locator("[data-game='a'] a.btn").get_attribute("href") == "/table/a/replay"
    assert violations(sheet) == []
    sheet.page.locator(f"[data-table='{table}']").click()
    sheet.page.wait_for_selector(".prompt, .bar")


@LANGUAGES
@SIZES
def test_statistics_by_players_difficulty_and_cards(
    browsers: Browsers, size: tuple[int, int], language: str
) -> None:
    sheet = browsers("/", language, size, name="Ruth")
    remember(sheet, HISTORY)
    sheet.go("/games").wait_for_selector("[data-statistics=grimwood] ol .card")
    sheet.settle()
    sheet.picture(f"games-{language}-{size[0]}")

    wood = sheet.page.locator("[data-statistics=grimwood]")
    assert wood.locator("dd").all_inner_texts() == ["2", "1", "31"]
    rows = wood.locator("tbody tr").all_inner_texts()
    assert [row.replace("\n", "").split("\t") for row in rows] == [
        [
            say(language, "web-mygames-seats", count=seats),
            say(language, "web-mygames-won-of", won=won, games=1),
        ]
        for seats, won in ((2, 0), (3, 1))
    ]
    assert wood.locator("ol .card").evaluate_all("all => all.map(one => one.dataset.kind)") == [
        "owl",
        "crow",
        "dracula",
    ]
    team = sheet.page.locator("[data-statistics=book_of_madness] tbody")
    assert say(language, "web-mygames-level", level="II") in team.inner_text()
    assert sheet.page.locator("[data-game]").count() == len(HISTORY)
    assert violations(sheet) == []
    wide = sheet.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= size[0], "nothing leaves the page"


def test_a_game_is_kept_when_it_is_over(browsers: Browsers) -> None:
    """Also for whoever comes back later; before that, the table is among those that run."""
    ruth = browsers(name="Ruth")
    open_table(ruth, "grimwood", 2)
    lin = join(browsers, ruth, name="Lin")
    start(ruth, lin)
    table = ruth.table
    lin.go("/").wait_for_selector(f"[data-table='{table}']")
    assert kept(ruth) == kept(lin) == []
    lin.go(f"/table/{table}").wait_for_selector(".prompt")
    end_together(ruth, lin)
    for sheet in (ruth, lin):
        sheet.until(lambda sheet=sheet: kept(sheet))

    (one,) = kept(ruth)
    assert [one["id"], one["game"], one["mine"]] == [table, "grimwood", [0]]
    assert [seat["name"] for seat in one["seats"]] == ["Ruth", "Lin"]
    lin.go("/").wait_for_selector(f"[data-game='{table}']")
    assert lin.page.locator(f"[data-table='{table}']").count() == 0


GAME = dealt("grim_farmer", ["", "casual"], seed=3)


def test_what_a_seat_played_is_counted_and_nothing_else(browsers: Browsers, house: House) -> None:
    """A whole game, of which only the end is seen: its story says what this seat played."""
    sheet = browsers(name="Ruth")
    moves = played(GAME, "casual", lambda t: not t.waiting)
    lay_game(house, GAME, {"Ruth": sheet}, moves)
    sheet.until(lambda: kept(sheet))

    (one,) = kept(sheet)
    assert one["ended"] == "played"
    assert sorted(one["places"]) in ([1, 2], [1, 1])
    assert sum(one["plays"].values()) == len(placed_by_me(sheet))


def placed_by_me(sheet: Sheet) -> list[Any]:
    """Cards that this seat was told it placed or played, by the messages of the server."""
    told = [event for m in sheet.frames if m["type"] == "events" for event in m["events"]]
    return [
        event
        for event in told
        if event["verb"] in {"event-hand-pile", "event-hand-played"}
        and event["src"].get("seat", -1) == 0
        and event.get("kind")
    ]


def test_games_go_to_another_browser_as_a_file(browsers: Browsers, tmp_path: Any) -> None:
    """Beside those that are there; a file that is none says so."""
    ruth = browsers(name="Ruth")
    remember(ruth, HISTORY)
    ruth.go("/games").wait_for_selector("[data-game='a']")
    with ruth.page.expect_download() as loading:
        ruth.page.get_by_role("button", name=say("en", "web-mygames-export")).click()
    file = tmp_path / "games.json"
    loading.value.save_as(file)
    other = browsers("/games", "de")
    other.page.get_by_text(say("de", "web-mygames-none")).wait_for()
    remember(other, HISTORY[:1])
    field = other.page.locator("input[type=file]")
    field.set_input_files(file)
    other.page.get_by_text(say("de", "web-mygames-read", count=4, known=1)).wait_for()

    assert [one["id"] for one in kept(other)] == [one["id"] for one in HISTORY]
    field.set_input_files({"name": "x.json", "mimeType": "application/json", "buffer": b"{}"})
    other.page.get_by_text(say("de", "web-mygames-file-unreadable")).wait_for()


def test_one_game_or_all_are_forgotten_after_a_second_press(browsers: Browsers) -> None:
    sheet = browsers(name="Ruth")
    remember(sheet, HISTORY)
    page = sheet.go("/games")
    row = page.locator("[data-game='b']")
    row.locator(".drop").click()
    row.get_by_text(say("en", "web-mygames-forget-short")).click()
    row.wait_for(state="detached")
    assert [one["id"] for one in kept(sheet)] == ["a", "c", "d", "e"]
    page.get_by_role("button", name=say("en", "web-mygames-forget-all")).click()
    page.get_by_role("button", name=say("en", "web-really")).click()
    page.get_by_text(say("en", "web-mygames-none")).wait_for()

    assert sheet.page.evaluate("(key) => localStorage.getItem(key)", KEPT) is None


def test_two_tabs_show_the_same(browsers: Browsers) -> None:
    """What one tab keeps or forgets, the other shows at once."""
    sheet = browsers(name="Ruth")
    remember(sheet, HISTORY)
    sheet.go("/games").wait_for_selector("[data-game='a']")
    tab = sheet.context.new_page()
    tab.goto(sheet.home + "/games")
    tab.wait_for_selector("[data-game='e']")
    tab.evaluate("(key) => localStorage.removeItem(key)", KEPT)
    sheet.page.get_by_text(say("en", "web-mygames-none")).wait_for()
    tab.close()


@pytest.mark.parametrize("content", ["{", "7", '{"games": [{"id": "../x"}, null]}'])
def test_what_is_damaged_is_passed_over(browsers: Browsers, content: str) -> None:
    sheet = browsers(name="Ruth")
    sheet.page.evaluate("([key, kept]) => localStorage.setItem(key, kept)", [KEPT, content])
    sheet.go("/").wait_for_selector(".first, [data-act=play]")
    sheet.go("/games").get_by_text(say("en", "web-mygames-none")).wait_for()
