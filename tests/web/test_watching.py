"""Watching a whole game, in Chinese."""

from web.browsers import Browsers, Sheet
from web.player import join, open_table, play, player, start
from web.words import say

OWN = "button[aria-pressed], [data-verb], [data-place^=hand] .card:not([data-kind=back])"
COUNT_OWN = """own => document.querySelector("[aria-labelledby=outcome]")
    ? 0 : document.querySelectorAll(`main :is(${own})`).length"""
"""One look, as the game may end between two; at the end all hands are shown."""


def test_a_whole_game_watched_in_chinese(browsers: Browsers) -> None:
    """T10, T15: backs only before the end, nothing to press, and the result in Chinese."""
    ruth = browsers(name="Ruth")
    open_table(ruth, "grim_farmer", 2, clock="relaxed", max_turns="10", deck="duel_68")
    lin = join(browsers, ruth, name="Lin")
    start(ruth, lin)
    watcher = browsers(ruth.path, "zh")
    watcher.page.wait_for_selector(".prompt.ink")
    watched = Watch(watcher)
    people = [player(ruth, 1), player(lin, 2)]

    play(people, watched.look)

    watcher.page.get_by_role("link", name=say("zh", "web-home")).wait_for()
    assert watched.looks > 10
    said = watcher.page.locator("#outcome").inner_text()
    assert "获胜" in said
    assert all(("Ruth", "Lin")[seat] in said for seat in watcher.result[0]["winners"])
    assert "web-" not in watcher.page.locator("body").inner_text()
    assert watcher.page.evaluate("document.documentElement.lang").startswith("zh")


class Watch:
    """Looks now and then at what a spectator sees."""

    def __init__(self, sheet: Sheet) -> None:
        self._sheet = sheet
        self.looks = 0

    def look(self) -> bool:
        self.looks += 1
        assert self._sheet.page.evaluate(COUNT_OWN, OWN) == 0
        return False
