"""A whole game without a mouse."""

from web.axe import violations
from web.browsers import Browsers
from web.hands import Keys
from web.player import Player, play
from web.words import say


def test_a_whole_game_by_keyboard_alone(browsers: Browsers) -> None:
    """T45: from the home page to the result; letters, Tab, arrows and Enter."""
    sheet = browsers()
    keys = Keys(sheet)
    keys.reach_thing(sheet.page.locator(".tile.g-grimwood [data-act=play]").first)
    sheet.page.keyboard.press("Enter")
    somebody = Player(keys, seed=3)
    play([somebody])

    sheet.page.get_by_role("button", name=say("en", "web-rematch")).wait_for()
    assert keys.letters > 5 and keys.tabs > 20
    assert violations(sheet) == []
