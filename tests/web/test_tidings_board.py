"""The board of Grimm Tidings on laid positions: what stands there, and that all can be seen."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import pytest

from grimtable.games.grimm_tidings.table import Tidings
from grimtable.kernel.table import Table
from web.axe import violations
from web.browsers import PHONE, WIDE, Browsers, Sheet
from web.serving import House
from web.staging import Moves, dealt, lay_game, played
from web.test_tidings_table import orders
from web.tidings import ADA, BEA, CEM, GAME, Tale, lay_tale, tell_tale
from web.words import say

SIZES = [WIDE, PHONE]
LANGUAGES = ("en", "zh", "de")
FEW = {WIDE: 5, PHONE: 4}
"""Buttons beside the question, the primary one among them."""
SEEN = (
    ".totals b", ".side li", ".ribbon", ".stakes .pill", ".foes .card", ".seat .level",
    ".prompt h2", ".prompt .btn", ".die", ".faces li", ".result", ".hand .card",
    ".start li", ".phases .now", ".phases .turn",
)  # fmt: skip
CUT = """() => {
    const { innerWidth: w, innerHeight: h } = window;
    const shown = [...document.querySelectorAll(NAMES)].filter((node) => node.checkVisibility());
    return shown.filter((node) => {
        const box = node.getBoundingClientRect();
        let [left, top, right, bottom] = [0, 0, w, h];
        for (let up = node.parentElement; up; up = up.parentElement) {
            if (getComputedStyle(up).overflowY === "visible" || up.matches(".hand")) continue;
            const frame = up.getBoundingClientRect();
            [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
        }
        return box.top < top - 1 || box.bottom > bottom + 1
            || (!node.closest(".hand") && (box.left < left - 1 || box.right > right + 1));
    }).map((node) => `${node.className} ${node.textContent}`.trim());
}""".replace("NAMES", repr(", ".join(f"main {name}" for name in SEEN)))


@cache
def told() -> Tale:
    return tell_tale()


def come(
    browsers: Browsers, house: House, scene: str, size: tuple[int, int], more: int = 0
) -> list[Sheet]:
    """Three people who need no lesson at the table of the tale, where this part of it begins."""
    names = ("Ada", "Cem", "Bea")
    sheets = [
        browsers(language=language, name=name, size=size, finished={GAME.name: 9})
        for name, language in zip(names, LANGUAGES, strict=True)
    ]
    moves = told().moves[: told().marks[scene] + more]
    lay_tale(house, dict(zip(names, sheets, strict=True)), moves)
    for sheet in sheets:
        sheet.settle()
    return sheets


def numbers(sheet: Sheet, place: str) -> list[int]:
    """The numbers of all these things, in order."""
    texts = sheet.page.locator(place).all_inner_texts()
    return [int(text.replace("\N{MINUS SIGN}", "-")) for text in texts]


def figures(sheet: Sheet) -> dict[str, Any]:
    return dict([m for m in sheet.frames if m["type"] == "view"][-1]["figures"])


@pytest.mark.parametrize("size", SIZES)
def test_before_the_first_turn_the_middle_says_what_is_done(
    browsers: Browsers, house: House, size: tuple[int, int]
) -> None:
    """The phase, the goal and the step that is open; no card is refused while none is asked for."""
    for sheet in come(browsers, house, "setup", size):
        now = sheet.page.locator(".start li.now strong")
        language = sheet.language

        assert now.inner_text() == say(language, "web-tidings-start-sex")
        assert sheet.page.locator(".phases .now").inner_text() == say(
            language, "web-tidings-phase-setup"
        )
        assert sheet.page.locator(".hand .told").all_inner_texts() == [""] * 8
        assert sheet.page.evaluate(CUT) == []
        assert violations(sheet) == []
        sheet.page.locator(
            f'.prompt [data-move="{GAME.vocabulary.number("male")}"]:enabled'
        ).click()
        cards = say(language, "web-tidings-start-cards")
        sheet.until(lambda now=now, cards=cards: now.inner_text() == cards)
        assert sheet.page.evaluate(CUT) == []


@pytest.mark.parametrize("size", SIZES)
def test_a_fight_is_told_line_by_line(
    browsers: Browsers, house: House, size: tuple[int, int]
) -> None:
    """Both totals, and lines that add up to them; few buttons; nothing is cut off."""
    for sheet in come(browsers, house, "interference", size):
        sheet.page.locator(".arena .totals b").first.wait_for()
        sheet.settle()
        ours, theirs = numbers(sheet, ".totals b")

        assert sum(numbers(sheet, ".side.one li b")) == ours
        assert sum(numbers(sheet, ".side.two li b")) == theirs
        assert sheet.page.evaluate(CUT) == []
        assert violations(sheet) == []
        assert sheet.page.locator(".prompt .btn:visible").count() <= FEW[size]
        assert sheet.page.locator(".prompt .btn.pri:visible").count() == 1


@pytest.mark.parametrize("size", SIZES)
def test_a_card_says_beforehand_what_it_would_do(
    browsers: Browsers, house: House, size: tuple[int, int]
) -> None:
    """Over the card stand the totals that it makes, on the side this reader would take."""
    cem = come(browsers, house, "interference", size)[CEM]
    words = told().scenes["interference"][0][1]
    card = f'[data-kind="{words[0].split()[1]}"]'
    slot = cem.page.locator(f".hand .slot:has({card})").first
    promised = slot.locator(".told b").inner_text()

    assert promised != cem.page.locator(".totals").get_attribute("aria-label")
    slot.locator(".card").click(position={"x": 9, "y": 24})
    for word in words:
        button = cem.page.locator(f'main [data-move="{GAME.vocabulary.number(word)}"]:enabled')
        button.wait_for()
        said = button.inner_text()
        button.click()
    assert promised in said
    cem.page.locator(".being").wait_for()
    assert say("zh", "web-you") in cem.page.locator(".being").inner_text()


MEET = """([one, other]) => {
    const boxes = (name) => [...document.querySelectorAll(name)].filter((n) => n.checkVisibility())
        .map((node) => node.getBoundingClientRect());
    return boxes(one).flatMap((a) => boxes(other).filter((b) => a !== b && a.x + 1 < b.right
        && b.x + 1 < a.right && a.y + 1 < b.bottom && b.y + 1 < a.bottom
        && !(a.x === b.x && a.y === b.y && a.width === b.width))).length;
}"""


@pytest.mark.parametrize("size", SIZES)
def test_an_offer_says_what_it_makes_of_the_fight(
    browsers: Browsers, house: House, size: tuple[int, int]
) -> None:
    """Totals before and after stand there before anybody accepts; no button covers another."""
    sheets = come(browsers, house, "help", size, more=1)
    bea = sheets[BEA]
    places = {WIDE: ".slip .makes", PHONE: ".prompt p"}
    bea.page.locator(".answers .ahead, .slip .ahead").first.wait_for()
    accept = bea.page.locator(f'main [data-move="{GAME.vocabulary.number("answer 1 accept")}"]')
    after = accept.locator(".ahead").inner_text()
    before = say("de", "web-tidings-totals", **totals(figures(bea)["fight"]))

    assert f"{before} → {after}" in bea.page.locator(places[size]).first.inner_text()
    for sheet in sheets:
        buttons = ".prompt .btn, .slip .btn, .orders button"
        assert sheet.page.evaluate(MEET, [buttons, buttons]) == 0
        assert sheet.page.evaluate(MEET, [".piles .card", ".orders, .slip"]) == 0


def totals(fight: dict[str, Any]) -> dict[str, int]:
    return {side: fight[side] for side in ("ours", "theirs")}


def may_put_on(t: Table) -> bool:
    """Has whoever sits first an Item in hand that would take another off?"""
    assert isinstance(t, Tidings) and not t.over
    if t.seat != 0 or t.active != 0 or type(t.stack[-1]).__name__ != "FreeWindow":
        return False
    told = GAME.forecast(t.view(0)).values()
    return any(ahead.get("then") and ahead["off"] for ahead in told)


@pytest.mark.parametrize("size", SIZES)
def test_an_item_is_put_on_with_one_touch(
    browsers: Browsers, house: House, size: tuple[int, int]
) -> None:
    """It is laid down and put on in one answer; over it stands what comes off."""
    sheet = sit(browsers, house, 3, "gear", size)
    sheet.until(lambda: any(m["type"] == "gains" and m["ahead"] for m in sheet.frames))
    ahead = [m for m in sheet.frames if m["type"] == "gains"][-1]["ahead"]
    move, told = next((move, told) for move, told in ahead.items() if told.get("off"))
    kind = GAME.vocabulary.text(int(move)).split()[1]
    card = sheet.page.locator(f'.hand .slot:has([data-kind="{kind}"])').first
    caption = card.locator(".told")
    caption.filter(has_text=f"{told['before']} → {told['strength']}").wait_for()
    taken = [m for m in sheet.frames if m["type"] == "accepted"]
    assert caption.locator("small").inner_text().strip()
    card.locator(".card").click(position={"x": 9, "y": 24})
    sheet.page.locator(f'.prompt [data-move="{move}"]').click()
    sheet.until(lambda: figures(sheet)["seats"][0]["strength"] == told["strength"])

    assert len([m for m in sheet.frames if m["type"] == "accepted"]) == len(taken) + 1
    assert sheet.refusals() == set()


def test_smart_is_usual_and_stands_on_the_table(browsers: Browsers, house: House) -> None:
    ada = come(browsers, house, "interference", WIDE)[ADA]
    ada.until(lambda: orders(ada) == {"asks": "smart"})
    usual = ada.page.get_by_role("radio", name=say("en", "web-tidings-asks-smart"), exact=True)

    assert usual.get_attribute("aria-checked") == "true"
    ada.page.get_by_role("radio", name=say("en", "web-tidings-asks-always"), exact=True).click()
    ada.until(lambda: orders(ada) == {"asks": "always"})


def test_one_treasure_asks_nobody_who_picks_first(browsers: Browsers, house: House) -> None:
    """The slip asks what matters, says the whole in one sentence, and can be taken back."""
    ada = come(browsers, house, "help", WIDE)[ADA]
    ada.page.locator(f'[data-opens="{GAME.vocabulary.number("help P3")}"]').first.click()
    slip = ada.page.locator(".slip:has(footer [data-move])")
    slip.wait_for()
    asked = slip.locator(".part small").all_inner_texts()
    many = figures(ada)["fight"]["treasures"] > 1

    assert (say("en", "web-tidings-part-pick") in asked) == many
    assert "Bea" in slip.locator("footer p").inner_text()
    ada.page.keyboard.press("Escape")
    slip.wait_for(state="detached")
    assert ada.page.locator(".prompt .btn.pri").count() == 1


@pytest.mark.parametrize("size", SIZES)
def test_whoever_runs_sees_the_die_and_what_it_must_show(
    browsers: Browsers, house: House, size: tuple[int, int]
) -> None:
    """Before the roll every face says whether it would do."""
    sheets = come(browsers, house, "run", size, more=3)
    for sheet in sheets:
        sheet.page.locator(".flight").wait_for()
        sheet.settle()
        roll = figures(sheet)["roll"]
        good = sheet.page.locator(".faces .good").count()

        assert good == sum(face >= roll["need"] for face in range(1, 7))
        assert sheet.page.locator(".row .die.blank").count() == 1
        assert sheet.page.evaluate(CUT) == []
        assert violations(sheet) == []


@cache
def reached(seats: int, name: str) -> tuple[int, Moves]:
    """A seed of bots, and what they play until it is so."""
    for seed in range(1, 40):
        setup = dealt(GAME.name, ["heuristic"] * seats, seed)
        try:
            return seed, played(setup, "heuristic", UNTIL[name])
        except (AssertionError, IndexError):
            continue  # that game was over before
    raise LookupError(name)


def asked_in_fight(t: Table) -> bool:
    assert isinstance(t, Tidings) and not t.over
    return t.seat == 0 and t.main >= 0 and type(t.stack[-1]).__name__ == "CombatWindow"


def rival_wins(t: Table) -> bool:
    assert isinstance(t, Tidings)
    fight = GAME.figures(t).get("fight", {})
    return asked_in_fight(t) and t.main != 0 and fight["is_last"]


UNTIL: dict[str, Callable[[Table], bool]] = {
    "fight": asked_in_fight,
    "rival": rival_wins,
    "gear": may_put_on,
}


def sit(browsers: Browsers, house: House, seats: int, name: str, size: Sequence[int]) -> Sheet:
    """One person who needs no lesson among bots, where they have brought it."""
    seed, moves = reached(seats, name)
    sheet = browsers(language="de", name="Ruth", size=(size[0], size[1]), finished={GAME.name: 9})
    lay_game(
        house,
        dealt(GAME.name, ["", *["heuristic"] * (seats - 1)], seed),
        {"Ruth": sheet},
        moves,
    )
    sheet.page.locator(".arena, .lanes").first.wait_for()
    sheet.settle()
    return sheet


@pytest.mark.parametrize("size", SIZES)
def test_six_seats_find_room(browsers: Browsers, house: House, size: tuple[int, int]) -> None:
    sheet = sit(browsers, house, 6, "fight", size)

    assert sheet.page.locator(".seat").count() == (6 if size == WIDE else 5)
    assert sheet.page.evaluate(CUT) == []
    assert violations(sheet) == []


@pytest.mark.parametrize("size", SIZES)
def test_a_rivals_last_fight_looks_like_danger(
    browsers: Browsers, house: House, size: tuple[int, int]
) -> None:
    """From this side: whoever could win it, it is red here, and the ribbon names them."""
    sheet = sit(browsers, house, 3, "rival", size)
    main = figures(sheet)["fight"]["main"]

    assert sheet.page.locator(".arena").get_attribute("data-mood") == "danger"
    assert sheet.page.locator(f'[data-place="seat/{main}"] .danger').count()
    name = sheet.page.locator(f'[data-place="seat/{main}"] .name span').first.inner_text()
    assert name in sheet.page.locator(".ribbon").inner_text()
    assert sheet.page.evaluate(CUT) == []


PILE = "door_discards"


def with_discards(
    browsers: Browsers, house: House, is_open: str, **settings: Any
) -> tuple[Sheet, int]:
    """A table late in a game, and how many Doors have been discarded."""
    seed, moves = reached(3, "rival")
    sheet = browsers(name="Ruth", finished={GAME.name: 9}, **settings)
    setup = dealt(GAME.name, ["", "heuristic", "heuristic"], seed, open_discards=is_open)
    lay_game(house, setup, {"Ruth": sheet}, moves)
    sheet.settle()
    view = [m for m in sheet.frames if m["type"] == "view"][-1]["view"]
    count = len(next(zone for zone in view["zones"] if zone["name"] == PILE)["cards"])
    assert count > 2
    return sheet, count


@pytest.mark.parametrize("is_open", ["off", "on"])
def test_discards_are_looked_through_where_the_table_allows_it(
    browsers: Browsers, house: House, is_open: str
) -> None:
    """GT-R39: elsewhere each pile shows its top alone."""
    sheet, count = with_discards(browsers, house, is_open)
    sheet.page.locator(".piles .past").first.wait_for()
    look = sheet.page.locator(".piles .past button")

    assert look.count() == (2 if is_open == "on" else 0)
    if is_open == "on":
        look.first.click()
        sheet.page.locator(".drawer").wait_for()
        assert sheet.page.locator(".drawer .card").count() == count


@pytest.mark.parametrize("is_open", ["off", "on"])
def test_the_table_in_words_has_no_registers_and_keeps_discards_shut(
    browsers: Browsers, house: House, is_open: str
) -> None:
    """GT-R39: "Main fighter: Clara", and of a shut pile the top alone."""
    sheet, _ = with_discards(browsers, house, is_open, isText=True)
    lines = sheet.page.get_by_test_id("text-table").locator("li")
    lines.first.wait_for()
    named, fighter, helper = (
        lines.filter(has_text=f"{say('en', f'{GAME.name}-{name}')}:")
        .last.inner_text()
        .split(":")[-1]
        for name in (f"zone-{PILE}", "field-main", "field-helper")
    )

    assert ("," in named or " and " in named) == (is_open == "on")
    assert not any(char.isdigit() for char in fighter)
    assert helper.strip() == say("en", "web-nobody")
    assert lines.filter(has_text=say("en", f"{GAME.name}-field-serial")).count() == 0
