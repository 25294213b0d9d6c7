"""Somebody who plays a seat by what the page shows, and a table full of them."""

import random
import re
import time
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from playwright.sync_api import Error

from web.browsers import PAUSE, Browsers, Sheet
from web.hands import Choice, Gone, Pointer, Sight
from web.words import say

QUICK = ("seal", "draw", "end", "done", "pass", "allow", "nobody", "no")
"""Answers that bring a game to its end."""
SAID = re.compile("^(seal|draw|end|done|pass|let|nobody|challenge nobody|no)", re.IGNORECASE)
"""The same for who hears only sentences, in English."""
PATIENCE = 120.0
"""Seconds without any answer after which a table is stuck."""
MOST_MISSES = 12
CLOSED = {"stale", "stale_move", "not_now", "not_your_decision", "sequence_too_far"}
"""A window that has closed meanwhile; a step that can only be sealed."""
NOTHING = -1
"""The number of the question where nothing has been asked."""


class Hands(Protocol):
    """A way to see what can be pressed, and to press it."""

    sheet: Sheet

    def look(self) -> Sight: ...
    def press(self, choice: Choice) -> None: ...


class Player:
    """Plays quickly, and now and then something bold."""

    def __init__(self, hands: Hands, seed: int = 0, boldness: float = 0.12) -> None:
        self.hands = hands
        self.sheet = hands.sheet
        self._seed = seed
        self._question = NOTHING
        self._steps = 0
        """Presses that this question has had."""
        self._boldness = boldness
        self._misses = 0
        self.is_over = False
        self.presses: list[str] = []

    def turn(self) -> bool:
        """Press one thing, if something is asked, and wait until the page knows what follows."""
        try:
            sight = self.hands.look()
            self.is_over = sight.is_over
            if self.is_over or not sight.choices:
                return False
            choice = self._choose(sight.choices)
            self.hands.press(choice)
        except Gone:
            return False
        except Error as error:  # it went out under the hand; or it is lit and cannot be pressed
            self._misses += 1
            assert self._misses < MOST_MISSES, error
            return False
        self.sheet.hear_answer()
        self._misses = 0
        self._steps += 1
        self.presses.append(choice.verb or choice.name)
        return True

    def _choose(self, choices: Sequence[Choice]) -> Choice:
        if self._question != (asked := question(self.sheet)):
            self._question, self._steps = asked, 0
        # Not from the presses so far: a window may close before somebody has passed in it.
        chance = random.Random(f"{self._seed} {self._question} {self._steps}")
        if chance.random() >= self._boldness:
            for verb in QUICK:
                for choice in choices:
                    if choice.verb == verb:
                        return choice
            for choice in choices:
                if not choice.verb and choice.is_prompt and SAID.match(choice.name):
                    return choice
        return chance.choice(choices)


def play(players: Sequence[Player], until: Callable[[], bool] = lambda: False) -> None:
    """Go round until everybody sees the result, or until it is so."""
    since = time.monotonic()
    while not all(player.is_over for player in players) and not until():
        pressed = [player.turn() for player in players]
        if any(pressed):
            since = time.monotonic()
        else:
            players[0].sheet.page.wait_for_timeout(PAUSE)
        assert time.monotonic() - since < PATIENCE, [shown(player.sheet) for player in players]
    odd = set().union(*(player.sheet.refusals() for player in players)).difference(CLOSED)
    assert not odd, f"something lit was refused: {odd}"


def question(sheet: Sheet) -> int:
    """The number of the question that this page was asked last."""
    asked = (m["decision"] for m in reversed(sheet.frames) if m["type"] == "decision")
    return next((decision["id"] for decision in asked if decision), NOTHING)


def shown(sheet: Sheet) -> Any:
    """What a page says, offers and was told last, for who looks for the fault."""
    buttons = sheet.page.locator("[data-verb]")
    states = [f"{b.get_attribute('data-verb')} {b.is_enabled()}" for b in buttons.all()[:8]]
    told = [(m["type"], m["n"]) for m in sheet.frames[-8:]]
    return sheet.page.locator(".prompt, .bar").all_inner_texts(), states, told


# Tables


def open_table(host: Sheet, game: str, seats: int, bots: int = 0, **more: str) -> None:
    """Open a table by the form; `more`: its clock and options, each by the value it takes."""
    page, language = host.go(f"/open/{game}"), host.language
    for key, count in (("web-seat-count", seats), ("web-bot-count", bots)):
        group = page.get_by_role("radiogroup", name=say(language, key), exact=True)
        group.get_by_role("radio", name=str(count), exact=True).click()
    clock = more.pop("clock", "")
    if clock:
        choose(page, say(language, "web-clock"), clock)
    if more:
        page.get_by_text(say(language, "web-options")).click()
    for option, value in more.items():
        choose(page, say(language, f"{game}-option-{option}"), value)
    page.get_by_role("button", name=say(language, "web-open-it")).click()
    page.get_by_role("region", name=say(language, "web-invite"), exact=True).wait_for()


def choose(page: Any, name: str, value: str) -> None:
    """One of a list that opens."""
    page.get_by_role("combobox", name=name, exact=True).select_option(value)


def join(browsers: Browsers, host: Sheet, language: str = "en", **settings: Any) -> Sheet:
    """Somebody comes by the host's link and sits down."""
    guest = browsers(host.path, language, **settings)
    sit_down(guest)
    return guest


def sit_down(guest: Sheet) -> None:
    """A player who has come by a link takes the next free seat."""
    name = say(guest.language, "web-sit-down")
    guest.page.get_by_role("button", name=name, exact=True).click()
    guest.page.get_by_text(say(guest.language, "web-host-starts")).wait_for()


def start(host: Sheet, *guests: Sheet) -> None:
    """The host starts; everybody sees the table."""
    host.page.get_by_role("button", name=say(host.language, "web-start"), exact=True).click()
    for sheet in (host, *guests):
        sheet.page.get_by_role("button", name=say(sheet.language, "web-menu")).wait_for()


def end_together(host: Sheet, *guests: Sheet) -> None:
    """The host wishes to end the game, the others agree; everybody sees how it stands."""
    language = host.language
    host.page.get_by_role("button", name=say(language, "web-menu")).click()
    host.page.get_by_role("button", name=say(language, "web-end-agreed")).click()
    host.page.keyboard.press("Escape")
    for guest in guests:
        name = say(guest.language, "web-agree")
        guest.page.get_by_role("button", name=name, exact=True).click()
    for sheet in (host, *guests):
        sheet.page.locator("#outcome").wait_for()


def player(sheet: Sheet, seed: int = 0) -> Player:
    """With a mouse."""
    return Player(Pointer(sheet), seed)
