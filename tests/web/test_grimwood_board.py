"""The board of Grimwood: all combos in sight, seen hands at their seats, what was done to you."""

from typing import Any

import msgspec
import pytest

from web.axe import violations
from web.browsers import PHONE, WIDE, Browsers, Sheet
from web.grimwood import queen, thieves, wide
from web.serving import House
from web.staging import lay_game
from web.words import say

SIZES = [WIDE, PHONE]
OUTSIDE = """names => [...document.querySelectorAll(names)].filter((thing) => {
    const box = thing.getBoundingClientRect();
    let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight];
    for (let up = thing.parentElement; up; up = up.parentElement) {
        if (getComputedStyle(up).overflowY === "visible") continue;
        const frame = up.getBoundingClientRect();
        [left, top] = [Math.max(left, frame.left), Math.max(top, frame.top)];
        [right, bottom] = [Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
    }
    return box.left < left - 2 || box.top < top - 2
        || box.right > right + 2 || box.bottom > bottom + 2;
}).map((thing) => thing.ariaLabel ?? thing.textContent)"""
"""Of these things, those that cannot be seen whole."""
DEEDS = """() => [...document.querySelectorAll(".deeds [data-button]")].map((deed) => {
    const { left, top, width } = deed.getBoundingClientRect();
    return [deed.dataset.button, Math.round(left), Math.round(top), Math.round(width)];
})"""
AT_SEAT = """seat => [...document.querySelectorAll(`[data-seen="${seat}"] [data-kind]`)]
    .map((card) => card.dataset.kind).sort()"""


def come(browsers: Browsers, house: House, position: Any, size: tuple[int, int]) -> Sheet:
    """One person among bots, who has played before."""
    setup, moves = position
    sheet = browsers(size=size, name="Ruth", finished={"grimwood": 9})
    lay_game(house, setup, {"Ruth": sheet}, moves)
    sheet.settle()
    return sheet


def known(sheet: Sheet, seat: int) -> list[str]:
    """The cards of a hand of which this reader was told."""
    view = [m["view"] for m in sheet.frames if m["type"] == "view"][-1]
    (hand,) = (z for z in view["zones"] if z["name"] == "hand" and z.get("owner") == seat)
    return sorted(cell["kind"] for cell in hand["cards"])


@pytest.mark.parametrize("size", SIZES)
def test_own_combos_wrap(browsers: Browsers, house: House, size: tuple[int, int]) -> None:
    """All ten and their points can be seen at once."""
    sheet = come(browsers, house, wide(), size)
    own = ".mine [data-place='table/0'] .combo"

    assert sheet.page.locator(own).count() == 10
    assert sheet.page.evaluate(OUTSIDE, f"{own} .cards, {own} .worth") == []
    assert violations(sheet) == []


@pytest.mark.parametrize("size", SIZES)
def test_seen_hands_lie_at_their_seats_while_the_reader_chooses(
    browsers: Browsers, house: House, size: tuple[int, int]
) -> None:
    """GW-C.shadow_queen: all three hands, card by card, whichever seat is open on a phone."""
    sheet = come(browsers, house, queen(), size)

    for seat in (1, 2, 3):
        assert sheet.page.evaluate(AT_SEAT, seat) == known(sheet, seat)
    assert sheet.page.evaluate(OUTSIDE, "[data-seen] > p") == []
    blocks = say("en", "web-grimwood-mark-blocks")
    amulets = sum(known(sheet, seat).count("amulet") for seat in (1, 2, 3))
    assert sheet.page.locator("[data-seen] .blocks", has_text=blocks).count() == amulets > 0
    assert violations(sheet) == []


def test_nobody_else_sees_what_the_reader_has_seen(browsers: Browsers, house: House) -> None:
    """Another seat at the same table shows no cards at hands."""
    setup, moves = queen()
    two = msgspec.structs.replace(setup, bots=["", "", "heuristic", "heuristic"])
    ruth, lin = browsers(name="Ruth"), browsers(name="Lin")
    lay_game(house, two, {"Ruth": ruth, "Lin": lin}, moves)
    for sheet in (ruth, lin):
        sheet.settle()

    assert ruth.page.locator("[data-seen] [data-kind]:not([data-kind=back])").count()
    assert lin.page.locator("[data-seen] [data-kind]:not([data-kind=back])").count() == 0


@pytest.mark.parametrize("size", SIZES)
def test_what_was_done_to_the_reader_stands_beside_the_piles(
    browsers: Browsers, house: House, size: tuple[int, int]
) -> None:
    """While the turn lasts; it covers neither question nor hand, and can be seen again."""
    sheet = come(browsers, house, thieves(), size)
    beat = sheet.page.locator(".beat")

    assert "from you" in beat.locator("h2").inner_text()
    assert sheet.page.evaluate(OUTSIDE, ".beat") == []
    beat.get_by_role("button", name=say("en", "web-grimwood-again")).click()
    assert beat.count() == 1
    sheet.page.keyboard.press("d")
    sheet.hear_answer()
    sheet.settle()
    assert beat.count() == 1


@pytest.mark.parametrize("size", SIZES)
def test_draw_steal_and_end_never_move(
    browsers: Browsers, house: House, size: tuple[int, int]
) -> None:
    """The same places before and after drawing; what is not possible says why."""
    sheet = come(browsers, house, thieves(), size)
    before = sheet.page.evaluate(DEEDS)
    end = sheet.page.locator("[data-button=end]")

    assert [deed for deed, *_ in before] == ["draw", "steal", "end"]
    assert end.get_attribute("aria-disabled") == "true"
    end.click(force=True)
    sheet.page.locator(".toast.reason").wait_for()
    sheet.page.keyboard.press("Escape")
    sheet.page.locator("[data-button=steal]").click()
    sheet.page.locator(".ways [data-verb=steal]").first.wait_for()
    assert sheet.page.evaluate(DEEDS) == before
    sheet.page.keyboard.press("Escape")
    sheet.page.locator("[data-button=draw]").click()
    sheet.page.locator("[data-button=end][aria-disabled=false]").wait_for()
    sheet.settle()
    assert [deed[:2] for deed in sheet.page.evaluate(DEEDS)] == [deed[:2] for deed in before]


def test_piles_are_large_where_there_is_room(browsers: Browsers, house: House) -> None:
    """At the beginning nothing lies before anybody."""
    setup, _ = thieves()
    sheet = come(browsers, house, (setup, []), WIDE)

    assert sheet.page.locator(".middle .s-m").count() > 0
    assert sheet.page.locator(".middle").bounding_box()["height"] > 186
