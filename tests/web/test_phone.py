"""A whole game on a phone, by touch, in German."""

from web.axe import violations
from web.browsers import PHONE, Browsers
from web.hands import Touch
from web.player import Player, play
from web.words import say

SPILLS = """() => {
    const out = [...document.querySelectorAll(".prompt button, .top button")]
        .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
        .map((one) => one.ariaLabel ?? one.innerText);
    return document.documentElement.scrollWidth > innerWidth ? [...out, "the page"] : out;
}"""


def test_a_whole_game_by_touch_on_a_phone_in_german(browsers: Browsers) -> None:
    """T45: nothing is wider than the screen, at any question."""
    sheet = browsers("/", "de", PHONE, has_touch=True)
    sheet.page.locator(".tile [data-act=play]").first.tap()
    fingers = Touch(sheet)
    somebody = Player(fingers, seed=7)
    wide: set[str] = set()

    def is_wide() -> bool:
        wide.update(sheet.page.evaluate(SPILLS))
        return False

    play([somebody], is_wide)

    assert wide == set()
    sheet.page.get_by_role("button", name=say("de", "web-rematch")).wait_for()
    assert "web-" not in sheet.page.locator("body").inner_text()
    assert violations(sheet) == []
