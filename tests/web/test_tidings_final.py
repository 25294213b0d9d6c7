"""Three people at a live table of Grimm Tidings, and a fight that would win the game."""

from collections.abc import Callable
from functools import cache

import pytest

from bots.seated import seated
from grimtable.games.grimm_tidings.table import Tidings
from grimtable.kernel.errors import HalfAction
from grimtable.sessions.records import Deal
from grimtable.sessions.session import GameSession
from web.axe import violations
from web.browsers import PHONE, WIDE, Browsers, Sheet
from web.player import CLOSED
from web.serving import House
from web.staging import Moves, dealt, lay_game
from web.test_tidings_board import CUT, LANGUAGES, figures, numbers
from web.test_tidings_table import HALF
from web.tidings import GAME
from web.words import say

SEED = 9
"""Of a deal that brings the first seat to Level 9 and before Godfather Death, 21 to 20."""
OPTIONS = {"windows": "live", "grace": "0"}
STOPS = "mirror_image"
"""What the second seat then holds."""
NAMES = ("Ada", "Cem", "Bea")
ADA, CEM, _ = range(3)


def is_final(t: Tidings) -> bool:
    """Does the first seat win the game if all pass, and can the second stop it?"""
    if t.main != ADA or type(t.stack[-1]).__name__ != "CombatWindow" or t.passed:
        return False
    fight = GAME.figures(t)["fight"]
    move = GAME.vocabulary.number(f"play {STOPS}")
    told = GAME.forecast(t.view(CEM)).get(str(move), {})
    return bool(fight["is_last"] and fight["is_winning"] and told.get("is_winning") is False)


@cache
def final() -> Moves:
    """What three bots play live until it is so."""
    setup = dealt(GAME.name, [""] * 3, SEED, **OPTIONS)
    session = GameSession(Deal(GAME, 3, setup.options, setup.dice or {}))
    bots = [seated(GAME, "heuristic", seat, 3, seat) for seat in range(3)]
    moves: Moves = []
    while True:
        t = session.table
        assert isinstance(t, Tidings) and not t.over, "the game was over before"
        if is_final(t):
            return moves
        seat = next(seat for seat in range(3) if t.waiting >> seat & 1)
        said, view = list[int](), t.view(seat)
        while True:
            said += bots[seat].answer(view)
            try:
                session.answer(seat, said)
                break
            except HalfAction:
                view = session.ahead(seat, said)
        moves.append((seat, said))


def come(browsers: Browsers, house: House, size: tuple[int, int]) -> list[Sheet]:
    """The three of them; Ada fights for the win."""
    sheets = [
        browsers(language=language, name=name, size=size, finished={GAME.name: 9})
        for name, language in zip(NAMES, LANGUAGES, strict=True)
    ]
    setup = dealt(GAME.name, [""] * 3, SEED, **OPTIONS)
    lay_game(house, setup, dict(zip(NAMES, sheets, strict=True)), final())
    for sheet in sheets:
        sheet.page.locator(".arena").wait_for()
        sheet.settle()
    return sheets


PASS = f'.prompt [data-move="{GAME.vocabulary.number("pass")}"]:enabled'
OTHER = ".prompt .picks [data-move]:enabled"
WATCH_DIE = """() => {
    window.rolled = [];
    new MutationObserver(() => {
        const faces = [...document.querySelectorAll(".flight .faces li")];
        const now = faces.findIndex((face) => face.matches(".now")) + 1;
        const said = document.querySelector(".flight .result")?.innerText;
        if (now && said) window.rolled.push([now, said]);
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
"""Which face lay there with which sentence: it lies only for a moment."""


def go_on_until(sheets: list[Sheet], is_done: Callable[[Sheet], bool]) -> None:
    """Whoever is asked passes, or takes the first of the other answers, until all see it."""

    def are_done() -> bool:
        for sheet in sheets:
            button = sheet.page.locator(PASS)
            found = button if button.count() else sheet.page.locator(OTHER)
            if not is_done(sheet) and found.count():
                found.first.click()
                sheet.hear_answer()
        return all(map(is_done, sheets))

    sheets[0].until(are_done)


def sees(place: str) -> Callable[[Sheet], bool]:
    return lambda sheet: bool(sheet.page.locator(place).count())


def has_seen_roll(sheet: Sheet) -> bool:
    return bool(sheet.page.evaluate("() => window.rolled.length"))


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["desktop", "phone"])
def test_a_fight_that_nobody_stops_wins_the_game(
    browsers: Browsers, house: House, size: tuple[int, int]
) -> None:
    """GT-5.1: gold for who fights, danger for the others; the ribbon names whose game it is."""
    sheets = come(browsers, house, size)
    moods = [sheet.page.locator(".arena").get_attribute("data-mood") for sheet in sheets]
    assert moods == ["mine", "danger", "danger"]
    for sheet in sheets:
        assert sheet.page.locator(".ribbon").is_visible()
        assert sheet.page.evaluate(CUT) == []
        sheet.picture(f"final-{sheet.language}-{size[0]}")
    go_on_until(sheets, sees("#outcome"))

    assert all(sheet.scores[ADA] == 10 for sheet in sheets)
    assert all(violations(sheet) == [] for sheet in sheets)


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["desktop", "phone"])
def test_a_fight_for_the_game_is_stopped_and_ends_in_a_flight(
    browsers: Browsers, house: House, size: tuple[int, int]
) -> None:
    """GT-14: the card says beforehand that it stops her; the die then shows target and result."""
    sheets = come(browsers, house, size)
    cem = sheets[CEM]
    slot = cem.page.locator(f'.hand .slot:has([data-kind="{STOPS}"])')
    slot.locator(".told.good").wait_for()
    promised = slot.locator(".told b").inner_text()
    slot.locator(".card").click(position={"x": 9, "y": 24})
    play = cem.page.locator(f'main [data-move="{GAME.vocabulary.number(f"play {STOPS}")}"]')
    if play.count():
        play.click()
    cem.until(lambda: not figures(cem)["fight"]["is_winning"])
    cem.page.locator(".totals").filter(visible=True).wait_for()
    cem.settle()
    ours, theirs = numbers(cem, ".totals b")
    assert promised == say("zh", "web-tidings-totals", ours=ours, theirs=theirs)
    go_on_until(sheets, sees(".flight"))
    for sheet in sheets:
        sheet.settle()
        need = figures(sheet)["roll"]["need"]
        assert sheet.page.locator(".faces .good").count() == 7 - need
        assert sheet.page.evaluate(CUT) == []
        sheet.picture(f"flight-{sheet.language}-{size[0]}")
    roll = sheets[ADA].page.locator(".prompt .btn.pri")
    assert roll.inner_text().startswith(say("en", "web-tidings-roll-now", faces="5, 6"))
    for sheet in sheets:
        sheet.page.evaluate(WATCH_DIE)
    go_on_until(sheets, has_seen_roll)
    rolled = [sheet.page.evaluate("() => window.rolled[0]") for sheet in sheets]
    assert len({face for face, _ in rolled}) == 1
    assert all(str(face) in said for face, said in rolled)
    for sheet in sheets:
        assert sheet.page.locator("#outcome").count() == 0
        assert sheet.scores[ADA] < 10
        assert sheet.refusals() <= {HALF} | CLOSED
