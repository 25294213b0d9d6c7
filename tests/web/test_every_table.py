"""What every table owes its players: hands in sight, true counts, notes beside the answers."""

import re
from typing import Any

import pytest

from grimtable.games.grimwood.ids import DISCARD
from grimtable.games.grimwood.table import Grimwood
from grimtable.kernel.table import Table
from grimtable.look.texts import FOLDER
from grimtable.registry import get
from web.browsers import PHONE, WIDE, Browsers, Sheet
from web.grimwood import person_and_bots, steered, thieves, words
from web.player import join, open_table
from web.serving import House
from web.staging import dealt, lay_game, played
from web.test_tidings_board import reached
from web.words import say

SIZES = [WIDE, PHONE]
LOW = (390, 620)
FARMER = get("grim_farmer")
DEAL = dealt(FARMER.name, ["", "heuristic", "heuristic"], seed=7)
"""In the first Turn the reader holds thirteen cards; one is a special that can be played."""
IN_FRAME = """name => [...document.querySelectorAll(name)].every((thing) => {
    const [box, frame] = [thing, thing.closest("[data-row]")].map((n) => n.getBoundingClientRect());
    return box.left >= frame.left - 1 && box.right <= frame.right + 1
        && box.bottom <= innerHeight && frame.bottom <= innerHeight + 1;
})"""
LIT = 'main button[aria-pressed="false"]'
MEET = """([one, others]) => {
    const box = document.querySelector(one).getBoundingClientRect();
    return [...document.querySelectorAll(others)].filter((thing) => {
        const other = thing.getBoundingClientRect();
        return box.left < other.right && other.left < box.right
            && box.top < other.bottom && other.top < box.bottom;
    }).map((thing) => thing.className);
}"""
ANSWERS = ".prompt, .deeds, .card.legal, .area.lit"
EMOJI = re.compile("[\U0001f300-\U0001faff\u231a-\u23f3\u2600-\u26ff]")


def asks(name: str, t: Table) -> bool:
    """Is the first seat asked this?"""
    return bool(t.stack) and type(t.stack[-1]).__name__ == name and bool(t.asked() & 1)


def come(
    browsers: Browsers, house: House, position: Any, size: tuple[int, int] = WIDE, **more: Any
) -> Sheet:
    setup, moves = position
    sheet = browsers(size=size, name="Ruth", finished={setup.game: 9}, **more)
    lay_game(house, setup, {"Ruth": sheet}, moves)
    sheet.settle()
    return sheet


def farmer(name: str) -> Any:
    return DEAL, played(DEAL, "heuristic", lambda t: asks(name, t))


@pytest.mark.parametrize("size", [PHONE, LOW])
def test_what_is_lit_in_a_hand_is_scrolled_to(
    browsers: Browsers, house: House, size: tuple[int, int]
) -> None:
    """However low the window is the hand stays in it; where it goes on its edge fades."""
    sheet = come(browsers, house, farmer("Race"), size)
    sheet.page.locator(".hand .card.legal").first.wait_for()
    sheet.page.wait_for_function(IN_FRAME, arg=".hand .card.legal")

    assert "left" in sheet.page.locator(".hand").get_attribute("data-more").split()


@pytest.mark.parametrize("size", SIZES)
def test_as_many_things_are_lit_as_the_question_says(
    browsers: Browsers, house: House, size: tuple[int, int]
) -> None:
    sheet = come(browsers, house, thieves(), size)
    told = re.search(r"\d+", sheet.page.locator("#question + p").inner_text())

    assert told is not None
    assert int(told[0]) == sheet.page.locator(LIT).count()


@pytest.mark.parametrize("size", SIZES)
def test_a_reason_covers_no_answer_and_closes_first(
    browsers: Browsers, house: House, size: tuple[int, int]
) -> None:
    """Escape closes it, and only then takes a step back."""
    sheet = come(browsers, house, farmer("Race"), size)
    sheet.page.locator(".hand .card.legal").first.click(position={"x": 9, "y": 24})
    back = sheet.page.locator(".ways").get_by_role("button", name=say("en", "web-back"))
    back.wait_for()
    dim = sheet.page.locator(".hand .card:not(.chosen)").first
    dim.click(position={"x": 9, "y": 24}, force=True)
    sheet.page.locator(".toast.reason").wait_for()
    sheet.settle()

    assert sheet.page.evaluate(MEET, [".toast.reason", ANSWERS]) == []
    sheet.page.keyboard.press("Escape")
    sheet.page.locator(".toast.reason").wait_for(state="detached")
    assert back.count() == 1
    sheet.page.keyboard.press("Escape")
    back.wait_for(state="detached")


@pytest.mark.parametrize("size", SIZES)
def test_a_question_keeps_its_height(
    browsers: Browsers, house: House, size: tuple[int, int]
) -> None:
    sheet = come(browsers, house, farmer("Race"), size)
    prompt = sheet.page.locator(".prompt")
    sheet.page.locator(".hand .card.legal").first.click(position={"x": 9, "y": 24})
    sheet.settle()
    high = prompt.bounding_box()
    sheet.page.keyboard.press("Escape")
    sheet.settle()

    assert prompt.bounding_box() == high


WATCH_SHIFTS = """() => {
    window.shifts = [];
    new PerformanceObserver((list) => list.getEntries().forEach(({ sources }) =>
        sources.forEach(({ node, previousRect: was, currentRect: now }) => {
            const thing = node?.nodeType === Node.ELEMENT_NODE ? node : node?.parentElement;
            const far = Math.hypot(now.x - was.x, now.y - was.y);
            if (thing && was.width && now.width && far >= SEEN && !thing.closest(".prompt"))
                window.shifts.push(`${thing.className} ${was.x} ${was.y} to ${now.x} ${now.y}`);
        }))).observe({ type: "layout-shift" });
}""".replace("SEEN", "8")
"""Less than 8 pixels, by which lines of text differ in height, is no jump."""
BOTTOM = "() => document.querySelector('.prompt').getBoundingClientRect().bottom"
SHIFTS = "() => window.shifts"
LIT_THING = "main :is(button.card, button.cover)[aria-pressed=false]"


def in_fight() -> Any:
    seed, moves = reached(3, "fight")
    return dealt("grimm_tidings", ["", "heuristic", "heuristic"], seed), moves


def casting() -> Any:
    """The third question of the first seat at a table of The Book of Madness."""
    setup = dealt("book_of_madness", ["", "heuristic", "heuristic"], seed=3)
    turns = iter(range(100))
    return setup, played(setup, "heuristic", lambda t: t.seat == 0 and next(turns) == 9)


LAID = {
    "grimwood": thieves,
    "grim_farmer-race": lambda: farmer("Race"),
    "grim_farmer-place": lambda: farmer("Place"),
    "grim_farmer-challenge": lambda: farmer("Challenge"),
    "grimm_tidings": in_fight,
    "book_of_madness": casting,
}


@pytest.mark.parametrize("size", SIZES, ids=["desktop", "phone"])
@pytest.mark.parametrize("name", LAID)
def test_nothing_moves_while_a_question_lasts(
    browsers: Browsers, house: House, name: str, size: tuple[int, int]
) -> None:
    """As the browser measures it: touched, taken back, and touched again."""
    sheet = come(browsers, house, LAID[name](), size, confirm="always")
    page, lit = sheet.page, sheet.page.locator(LIT_THING)
    lit.first.wait_for()
    sheet.settle()
    bottom = page.evaluate(BOTTOM)
    page.evaluate(WATCH_SHIFTS)
    for _ in range(2):
        lit.first.click(position={"x": 9, "y": 24})
        sheet.settle()
        assert page.evaluate(BOTTOM) == bottom
        page.keyboard.press("Escape")
        sheet.settle()
    assert not [m for m in sheet.frames if m["type"] == "accepted"], "it is still the same question"
    assert page.evaluate(SHIFTS) == []


def test_enter_seals_several_cards_that_were_clicked(browsers: Browsers, house: House) -> None:
    """GF-7: the last card clicked has the focus; Enter means the answer, not this card again.

    It counts, too, while the server is still asked what could follow.
    """
    sheet = come(browsers, house, farmer("Place"))
    cards = sheet.page.locator(".hand button.card")
    for at in (0, 1):
        cards.nth(at).click(position={"x": 9, "y": 24})
        sheet.hear_answer()
    cards.nth(2).click(position={"x": 9, "y": 24})
    sheet.page.keyboard.press("Enter")
    sheet.until(lambda: any(m["type"] == "accepted" for m in sheet.frames))

    assert sheet.refusals() == set()
    assert sheet.page.locator(".pile .heap .card").count() == 3


@pytest.mark.parametrize("size", SIZES)
def test_the_mark_of_a_special_is_top_right(
    browsers: Browsers, house: House, size: tuple[int, int]
) -> None:
    """GF-1.1: in the part of a crowded hand's card that the next one leaves in sight."""
    sheet = come(browsers, house, farmer("Race"), size)
    boxes = [card.bounding_box() for card in sheet.page.locator(".hand .card").all()]
    ends = [box["x"] for box in boxes[1:]] + [boxes[-1]["x"] + boxes[-1]["width"]]
    marks = 0
    for at, card in enumerate(sheet.page.locator(".hand .card").all()):
        if not card.locator(".special").count():
            continue
        marks += 1
        box, mark = boxes[at], card.locator(".special").bounding_box()
        end = min(ends[at], box["x"] + box["width"])
        assert end - 14 < mark["x"] + mark["width"] <= end + 1
        assert mark["y"] < box["y"] + 0.2 * box["height"]
    assert marks


def test_points_of_an_answer_stand_there_once(browsers: Browsers, house: House) -> None:
    """No "(+5) +5"."""
    setup = person_and_bots(3)
    wait = ("decline", "allow", "draw", "end")
    moves = steered(setup, lambda t: any(w.startswith("set") for w in words(t)), wait, wait)
    sheet = come(browsers, house, (setup, moves))
    button = sheet.page.locator(".prompt [data-verb=set]").first
    button.locator(".gain").wait_for()

    assert len(re.findall(r"\+\d", button.inner_text())) == 1


@pytest.mark.parametrize("size", SIZES)
def test_nothing_glows_after_the_end(
    browsers: Browsers, house: House, size: tuple[int, int]
) -> None:
    setup = person_and_bots(3)
    moves = played(setup, "heuristic", lambda t: bool(t.over))
    sheet = come(browsers, house, (setup, moves), size)
    sheet.page.locator("#outcome").wait_for()

    for name in (".seat.turn", ".lit", ".legal", ".thinking", ".light", ".deeds"):
        assert sheet.page.locator(name).count() == 0, name


def test_a_drawer_lies_above_the_panel_beside_the_table(browsers: Browsers, house: House) -> None:
    """The look panel shows a card: it lies under the drawer, too."""
    setup = person_and_bots(3)
    wait = ("decline", "allow", "draw", "end", "card")

    def has_pile(t: Grimwood) -> bool:
        return t.active == 0 and len(t.zones[DISCARD]) > 1 and "end" in words(t)

    moves = steered(setup, has_pile, wait, wait)
    sheet = come(browsers, house, (setup, moves))
    sheet.page.locator(".hand .card").first.hover()
    looked = sheet.page.locator(".look .card").bounding_box()
    sheet.page.get_by_role("button", name=say("en", "web-look-through")).click()
    sheet.page.locator(".drawer").wait_for()
    sheet.settle()
    x, y = looked["x"] + looked["width"] / 2, looked["y"] + looked["height"] / 2

    assert sheet.page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y).closest('.drawer') !== null", [x, y]
    )


def test_own_lines_are_not_unread_and_emotes_are_drawn(browsers: Browsers) -> None:
    ruth = browsers(name="Ruth")
    open_table(ruth, "grimwood", 2)
    lin = join(browsers, ruth, name="")
    ruth.page.get_by_role("button", name=say("en", "web-start"), exact=True).click()
    for sheet in (ruth, lin):
        sheet.page.locator(".prompt").wait_for()
    lin.page.get_by_role("tab", name=say("en", "web-chat")).click()
    thanks = lin.page.get_by_role("button", name=say("en", "web-emote-thanks"))
    thanks.click()
    lin.page.locator(".lines .icon").wait_for()
    lin.page.get_by_role("tab", name=say("en", "web-log")).click()
    ruth.page.locator(".unread").wait_for()

    assert lin.page.locator(".unread").count() == 0
    assert ruth.page.locator(".unread").inner_text() == "1"
    ruth.page.get_by_role("tab", name=say("en", "web-chat")).click()
    said = ruth.page.locator(".lines").inner_text()
    assert say("en", "web-guest", place=2) in said, "whoever has no name is a guest"
    assert not EMOJI.search(ruth.page.locator("body").inner_text())


def test_bots_have_the_same_names_in_all_languages() -> None:
    told = [
        [line for line in path.read_text(encoding="utf-8").splitlines() if NAME.match(line)]
        for path in sorted(FOLDER.glob("*/table.ftl"))
    ]

    assert len(told) == 3 and len(told[0]) == 6
    assert told[0] == told[1] == told[2]


NAME = re.compile(r"name-\d = ")


def only_end() -> Any:
    setup = person_and_bots(3)
    return setup, steered(setup, lambda t: len(t.rows[0]) >= 2 and words(t) == ["end"])


def test_the_only_answer_is_pressed_where_nobody_can_learn_from_it(
    browsers: Browsers, house: House
) -> None:
    """One person among bots: the turn ends by itself."""
    alone = come(browsers, house, only_end(), pressesOnly="auto")
    alone.page.locator("#question").wait_for()
    alone.until(lambda: any(m["type"] == "accepted" for m in alone.frames))
