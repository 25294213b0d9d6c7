"""A whole game by roles and names alone, on the text table."""

from web.browsers import Browsers
from web.hands import Ears, Heard
from web.player import Player, play
from web.words import say


def test_a_whole_game_through_the_accessibility_tree(browsers: Browsers) -> None:
    """T45: what a screen reader is told is enough to play, to read the table and the result."""
    sheet = browsers(isText=True)
    ears = Ears(sheet)
    ears.press(button(ears, "web-play-bots", count=3))
    somebody = Player(ears, seed=5, boldness=0.1)
    play([somebody], until=lambda: len(somebody.presses) > 3)
    assert hears_table(ears)
    play([somebody])

    assert len(set(somebody.presses)) > 3, "more than one kind of answer was given"
    ears.press(button(ears, "web-check-shuffle"))
    said = "the promise that this browser kept"
    sheet.page.get_by_role("status").filter(has_text=said).wait_for()
    assert any(one.role == "status" and said in one.text() for one in ears.tree())


def button(ears: Ears, key: str, **args: int) -> Heard:
    """The first button of this name, once the page has it."""
    name = say("en", key, **args)
    ears.page.get_by_role("button", name=name, exact=True).first.wait_for()
    return next(one for one in ears.tree() if (one.role, one.name) == ("button", name))


def hears_table(ears: Ears) -> bool:
    """The landmarks and lists of the text table, by name."""
    told = {(one.role, one.name) for one in ears.tree()}
    regions = {name for role, name in told if role == "region"}
    return {say("en", f"web-{part}") for part in ("seats", "middle", "log")} <= regions
