"""Tables in real browsers against a real server."""

import signal
import time
from typing import Any

import pytest

ASKED = ".prompt.paper"
WAIT = 60_000


def play(page: Any, seconds: float) -> bool:
    """Answer everything on the text table with its first answer; is the game over?"""
    until = time.monotonic() + seconds
    open_now = f"{ASKED} [data-verb=seal], .options [data-move]:enabled, .result"
    while time.monotonic() < until:
        page.wait_for_selector(open_now, timeout=WAIT)
        if page.locator(".result").count():
            return True
        seal = page.locator(f"{ASKED} [data-verb=seal]")
        answers = page.locator(".options [data-move]:enabled")
        target = seal if seal.count() else answers.first
        if target.count():
            target.click(timeout=WAIT)
    return False


@pytest.mark.parametrize("game", ["grimwood", "grim_farmer"])
def test_three_clicks_to_the_first_answer(sheet: Any, game: str) -> None:
    """From the home page: play, touch, touch again."""
    page = sheet("/")
    page.locator(f".tile.g-{game} .btn.pri").click()
    page.wait_for_selector(ASKED, timeout=WAIT)
    before = page.locator("[role=log] p").count()
    page.locator(f"{ASKED} .btn.pri").click()
    page.wait_for_function(
        "n => document.querySelectorAll('[role=log] p').length > n", arg=before, timeout=WAIT
    )


def test_a_whole_game_in_words_and_its_shuffle(sheet: Any, house: Any) -> None:
    """The text table alone plays to the end; the browser checks the shuffle itself."""
    page = sheet("/open/grimwood", isText=True)
    page.locator("[role=radio]", has_text="2").first.click()
    page.locator("button[type=submit]").click()
    page.locator("text=Fill with bots").click()
    page.locator("text=Start the game").click()
    assert play(page, 240)
    page.locator("text=Check the shuffle").click()
    assert "fair" in page.locator(".result [role=status]").inner_text(timeout=WAIT)


def test_friends_sit_down_and_others_watch(sheet: Any) -> None:
    """A link seats a second person; a third one watches and sees only backs."""
    host = sheet("/open/grim_farmer", name="Ruth")
    host.locator("[role=radio]", has_text="2").first.click()
    host.locator("button[type=submit]").click()
    host.wait_for_selector(".code")
    path = "/" + host.url.split("/", 3)[3]
    friend = sheet(path, "de", (390, 844), name="Lin")
    friend.locator("text=Hinsetzen").click()
    host.locator("text=Start the game").click()
    for page in (host, friend):
        page.wait_for_selector(ASKED, timeout=WAIT)
    watcher = sheet(path, "zh")
    watcher.wait_for_selector(".prompt.ink", timeout=WAIT)
    assert watcher.locator(".hand").count() == 0
    assert watcher.locator("main .card:not([data-kind=back])").count() == 0


def test_a_killed_server_comes_back_with_the_same_table(sheet: Any, house: Any) -> None:
    """After kill -9 and a restart the page goes on by itself, hand and log unchanged."""
    page = sheet("/")
    page.locator(".tile.g-grimwood .btn.pri").click()
    page.wait_for_selector(ASKED, timeout=WAIT)
    kinds = "() => [...document.querySelectorAll('.hand .card')].map((card) => card.dataset.kind)"
    hand = page.evaluate(kinds)
    house.end(signal.SIGKILL)
    page.wait_for_selector(".bar.amber", timeout=WAIT)
    assert page.evaluate(kinds) == hand
    house.start()
    page.wait_for_selector(".bar.amber", state="detached", timeout=WAIT)
    assert page.evaluate(kinds) == hand
    page.locator(f"{ASKED} .btn.pri").click()
    page.reload()
    page.wait_for_selector(".hand", timeout=WAIT)
