"""Every Chinese text can be drawn with the fonts that travel with the page, and is."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fontTools.ttLib import TTFont

from grimtable.look.texts import FOLDER
from web.browsers import Browsers

ASSETS = Path(__file__).resolve().parents[2] / "src/grimtable/web/assets"
BOOKS = Path(__file__).resolve().parents[2] / "docs/rulebooks"
FACE = re.compile(r"@font-face\s*{([^}]*)}")
FAMILIES = {"Noto Sans SC": (500, 700), "Noto Serif SC": (600,)}
"""For what is read, and for titles and names."""
HAN = 0x2000
"""From here on the Latin fonts draw only what they name."""


TERMINAL = {"grimwood-help", "grimwood-board-combo-frozen"}
"""Messages with a padlock that the browser never says: it draws one."""
MESSAGE = re.compile(r"^([a-z][\w-]*) =(.*(?:\n[ }].*|\n(?=\s*\n +))*)", re.MULTILINE)


def texts() -> set[str]:
    """Every character of the Chinese messages and rulebooks a browser can show."""
    files = [file.read_text("utf-8") for file in FOLDER.joinpath("zh").iterdir()]
    said = [(key, text) for file in files for key, text in MESSAGE.findall(file)]
    assert len(said) > 1000
    books = [book.read_text("utf-8") for book in BOOKS.glob("*.zh.md")]
    return set("".join([*books, *(text for key, text in said if key not in TERMINAL)]))


@cache
def faces() -> list[tuple[str, int, set[int], Path]]:
    """Family, weight, the characters it is asked for, and the file of each font of the page."""
    found = []
    for sheet in ASSETS.glob("*.css"):
        for face in FACE.findall(sheet.read_text()):
            family = re.search(r"font-family:\s*[\"']?([^;\"']+)", face)[1].strip()
            if "url(" not in face:  # the measures of a stand-in until the font has come
                continue
            weight = int(re.search(r"font-weight:\s*(\d+)", face)[1])
            file = re.search(r"url\([\"']?[^)]*?([\w.-]+\.woff2)", face)[1]
            asked = set(spread(re.search(r"unicode-range:\s*([^;]+)", face, re.IGNORECASE)[1]))
            found.append((family, weight, asked, ASSETS / file))
    return found


def spread(ranges: str) -> Iterator[int]:
    """U+4E00-4E0F, U+4??: all of them."""
    for part in ranges.split(","):
        low, _, high = part.strip()[2:].partition("-")
        yield from range(
            int(low.replace("?", "0"), 16), int((high or low).replace("?", "F"), 16) + 1
        )


@cache
def drawn(file: Path) -> set[int]:
    """The characters a font has a glyph for."""
    return set(TTFont(file).getBestCmap())


def test_the_browser_leaves_the_terminal_its_own_words() -> None:
    sources = Path(__file__).resolve().parents[2].joinpath("web/src").rglob("*.*")
    code = "".join(file.read_text() for file in sources if file.suffix in {".svelte", ".ts"})

    assert [key for key in TERMINAL if f'"{key}"' in code] == []


@pytest.mark.parametrize("family", sorted(FAMILIES))
def test_the_fonts_have_a_glyph_for_every_chinese_character(family: str) -> None:
    wanted = {ord(letter) for letter in texts() if "\u2e80" <= letter <= "\U0003ffff"}
    assert len(wanted) > 600
    for weight in FAMILIES[family]:
        have: set[int] = set()
        for name, heavy, asked, file in faces():
            if (name, heavy) == (family, weight):
                have |= asked & drawn(file)

        assert "".join(map(chr, sorted(wanted - have))) == ""


def test_every_font_that_travels_is_needed() -> None:
    """Slices without a character of ours stay at home."""
    wanted = {ord(letter) for letter in texts()}
    idle = [file.name for _, _, asked, file in faces() if not asked & wanted]
    linked = {file.name for _, _, _, file in faces()}

    assert idle == []
    assert {file.name for file in ASSETS.glob("*.woff2")} == linked


SHOW = """text => {
    for (const [at, font] of ["var(--ui)", "var(--dis)"].entries()) {
        const box = document.createElement("p");
        box.id = `drawn-${at}`;
        box.style.fontFamily = font;
        box.textContent = text;
        document.querySelector("main").append(box);
    }
    return document.fonts.ready.then(() => true);
}"""


def test_the_page_draws_chinese_with_its_own_fonts(browsers: Browsers) -> None:
    """Nothing is borrowed from the machine, where other machines may have nothing to lend."""
    sheet = browsers("/settings", "zh")
    sheet.page.wait_for_selector("main h1")
    letters = sorted(letter for letter in texts() if ord(letter) > HAN and letter.isprintable())
    sheet.page.evaluate(SHOW, "".join(letters))
    sheet.settle()
    sheet.page.evaluate("() => document.fonts.ready.then(() => true)")

    assert [borrowed(sheet, f"#drawn-{at}") for at in (0, 1)] == [[], []]


def borrowed(sheet: Any, selector: str) -> list[tuple[str, int]]:
    """Fonts of the machine that a text was drawn with, and how many glyphs."""
    line = sheet.context.new_cdp_session(sheet.page)
    line.send("DOM.enable")
    line.send("CSS.enable")
    root = line.send("DOM.getDocument")["root"]["nodeId"]
    node = line.send("DOM.querySelector", {"nodeId": root, "selector": selector})["nodeId"]
    fonts = line.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
    return [(font["familyName"], font["glyphCount"]) for font in fonts if not font["isCustomFont"]]
