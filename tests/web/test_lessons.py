"""Learn by playing: where marks explain a game, and with a deal in which it comes up soon."""

from pathlib import Path
from typing import Any

import pytest

from bots.seated import seated
from grimtable.bots.registry import levels, strongest
from grimtable.registry import get, names
from sizes import SIZES
from web.axe import violations
from web.browsers import PHONE, WIDE, Browsers
from web.player import play, player
from web.words import say

MARKS = Path(__file__).resolve().parents[2] / "web/src/games"
SOON = {
    "grimwood": (12, {"play", "seat", "set", "draw", "steal", "allow", "block"}),
    "grim_farmer": (1, {"draw", "play", "pass", "card", "challenge", "nobody"}),
    "grimm_tidings": (4, {"help", "play", "loot", "trouble", "pass", "give"}),
    "book_of_madness": (6, {"dispel", "cast", "end"}),
}
"""Until which turn what must have been offered to the learner: what the marks wait for."""


@pytest.mark.parametrize("name", names())
def test_a_game_is_taught_where_marks_explain_it(name: str) -> None:
    assert (get(name).lesson is not None) == (MARKS / name / "coach.ts").exists()


@pytest.mark.parametrize("name", SOON)
@pytest.mark.parametrize("plays_well", [False, True])
def test_a_lesson_soon_shows_what_the_marks_explain(name: str, plays_well: bool) -> None:
    """Whether the learner plays well or not."""
    game, (turns, wanted) = get(name), SOON[name]
    gentle = levels(name)[0]
    learner = strongest(name) if plays_well else gentle
    assert game.lesson is not None
    seats = game.lesson.seats
    t = game.deal(seats, game.lesson.options, seed=game.lesson.seed, listen=True)
    bots = [seated(game, gentle if seat else learner, seat, seats, seat) for seat in range(seats)]
    offered: set[str] = set()
    while t.waiting and game.turns(t) <= turns:
        seat = t.seat
        if seat == 0:
            offered |= {game.vocabulary.text(int(move)).split()[0] for move in t.options}
        bots[seat].play(t)

    assert wanted <= offered


LANGUAGES = ("en", "de", "zh")[: SIZES["lesson_languages"]]
LEARNED = 4
"""Sentences at the end of a lesson."""
COVERED = """() => {
    const slip = document.querySelector(".lesson")?.getBoundingClientRect();
    if (!slip) return [];
    const things = document.querySelectorAll(".prompt, .own .hand .card, .ways button");
    return [...things].filter((one) => {
        const box = one.getBoundingClientRect();
        return box.width && box.bottom > slip.top + 1 && box.top < slip.bottom - 1
            && box.right > slip.left + 1 && box.left < slip.right - 1;
    }).map((one) => one.className);
}"""
NOTHING_COVERED = f"() => ({COVERED})().length === 0"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("name", names())
def test_a_lesson_is_played_to_its_end_and_says_what_was_learned(
    browsers: Browsers, name: str, size: Any, language: str
) -> None:
    """The slips never cover what answers; in the end a table of one's own is one press away."""
    sheet = browsers("/", language, size, name="Ruth")
    title = say(language, f"title-{name}")
    tile = sheet.page.get_by_role("article").filter(has_text=title)
    tile.locator("[data-act=learn]").click()
    slip, learned = sheet.page.locator(".lesson"), sheet.page.locator(".learned")
    slip.or_(sheet.page.locator(".prompt")).first.wait_for()
    width, told = size[0], set[str]()

    def is_learned() -> bool:
        if slip.count():
            texts = set(slip.locator("p").all_inner_texts())
            if texts - told:
                sheet.picture(f"lesson-{name}-{language}-{width}-{len(told)}")
            told.update(texts)
            sheet.page.wait_for_function(NOTHING_COVERED)
        return learned.count() > 0

    play([player(sheet)], is_learned)
    sheet.picture(f"lesson-{name}-{language}-{width}-end")
    lines = learned.get_by_role("listitem").all_inner_texts()

    assert lines == [say(language, f"web-lesson-{name}-{n + 1}") for n in range(LEARNED)]
    assert len(told) >= 3
    assert violations(sheet) == []
    before = sheet.table
    learned.get_by_role("button").first.click()
    sheet.page.wait_for_function("(was) => !location.pathname.endsWith(was)", arg=before)
    sheet.page.locator(".prompt").wait_for()
    assert slip.count() == 0 or sheet.page.locator(".learned").count() == 0
