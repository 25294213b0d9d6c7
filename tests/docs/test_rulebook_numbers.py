"""Numbers on cards and in tables of rulebooks are those of the card data, in every language."""

import re
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

from docs.ledgers import ROOT
from grimtable import registry
from grimtable.cli.ledger import ledger_text, rules_in
from grimtable.cli.rulebook import Chapter, rulebook
from grimtable.games.grimwood.table import points
from grimtable.look.texts import Texts, bundle

LANGUAGES = ("en", "de", "zh")
GAMES = ("grimwood", "grim_farmer", "grimm_tidings", "book_of_madness")
MINUS = "\u2212"
NUMBER = re.compile(rf"[+{MINUS}]?\d[\d,]*")
SIGNED = re.compile(rf"[+{MINUS}]\d+")
NAMES = re.compile(r"4-Elemente")
"""What has a number in its name."""
IDS = re.compile(r"\([A-Z]{2}-[^)]*\)")
STRENGTH = re.compile(r"(bonus|monster_bonus|enhance|escape|side_bonus|next_combat)\(([+-]?\d+)")
ROBBED = re.compile(r"lose_level\((\d+), other\)")
"""Levels that another player loses and therefore must have."""
PRIZE = "2"
"""The value of the card that a dispelled curse brings."""
TOP = {"1", "10"}
"""The Levels at which a game of Grimm Tidings begins and ends."""
languages = pytest.mark.parametrize("language", LANGUAGES)


def data(game: str) -> dict[str, Any]:
    """The card data of a game."""
    return tomllib.loads((ROOT / f"src/grimtable/games/{game}/cards.toml").read_text("utf-8"))


def chapters(game: str, language: str) -> dict[str, Chapter]:
    source = (ROOT / f"docs/rulebooks/{game}.{language}.md").read_text("utf-8")
    return dict(rulebook(source).chapters)


def numbers(text: str) -> list[str]:
    """The numbers of a text, without the ids of rules and the marks of thousands."""
    bare = NAMES.sub("", re.sub(r"\[\[\w+\]\]", "", IDS.sub("", text)))
    return [found.replace(",", "") for found in NUMBER.findall(bare)]


def rows(chapter: Chapter) -> Iterator[list[str]]:
    """The cells of every row of every table."""
    for line in chapter.text.splitlines():
        if line.startswith("|") and not set(line) <= set("|- "):
            yield [cell.strip() for cell in line.strip("|").split("|")]


def row_of(chapter: Chapter, kind: str) -> list[str]:
    """The row of a card in the table that gives its numbers."""
    (row,) = [cells for cells in rows(chapter) if cells[0] == f"[[{kind}]]"]
    return row


def told(game: str, language: str) -> Iterator[tuple[str, str]]:
    """Every card with its text at a table with the usual rules."""
    texts, played = Texts(language, game), registry.get(game)
    options = {name: values[0] for name, values in played.options.items()}
    for kind in played.kinds:
        if bundle(language, game).has_message(f"{game}-text-{kind}"):
            yield kind, texts.format(f"{game}-text-{kind}", **options)


def mixed_settings() -> int:
    """What a Swamp, a Path and a Clearing are worth."""
    at = registry.get("grimwood").kinds.index
    return points(at("swamp"), at("clearing"), 3)


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"{MINUS}{-number}"


def strengths(card: dict[str, Any]) -> set[str]:
    """What a card of Grimm Tidings adds or takes: alone, and where its conditions hold."""
    found: dict[str, list[int]] = {}
    for effect in [*card.get("effects", ()), *card.get("bad_stuff", ())]:
        for name, number in STRENGTH.findall(effect):
            known = found.setdefault(name, [])
            known.append(int(number) + (known[0] if " if " in effect and known else 0))
    return {signed(number) for several in found.values() for number in several}


@languages
def test_the_numbers_on_cards_of_grimm_tidings_are_those_of_their_effects(language: str) -> None:
    texts = Texts(language, "grimm_tidings")
    for kind, card in data("grimm_tidings").items():
        text = texts.format(f"grimm_tidings-text-{kind}")
        assert set(SIGNED.findall(text)) == strengths(card), kind
        others = set(numbers(SIGNED.sub("", text)))
        robbed = {str(int(number) + 1) for number in ROBBED.findall(str(card))}
        assert others <= set(re.findall(r"\d+", str(card))) | robbed | TOP, kind


@languages
def test_numbers_on_cards_of_the_book_are_those_of_the_data(language: str) -> None:
    texts, known = Texts(language, "book_of_madness"), bundle(language, "book_of_madness")
    for kind, card in data("book_of_madness").items():
        for part in ("text", "reward", "penalty", "arrival"):
            if known.has_message(f"book_of_madness-{part}-{kind}"):
                text = texts.format(f"book_of_madness-{part}-{kind}")
                prize = {PRIZE} if "dispel(" in str(card) else set()
                assert set(numbers(text)) <= set(re.findall(r"\d+", str(card))) | prize, kind


@languages
def test_the_numbers_on_cards_of_grimwood_are_those_of_the_ledger(language: str) -> None:
    game = registry.get("grimwood")
    rules = rules_in(ledger_text(game), game.prefix)
    for kind, text in told("grimwood", language):
        worth = {str(points(game.kinds.index(kind), game.kinds.index(kind), 3))}
        sets = worth | {str(mixed_settings())}
        rule = rules.get(f"GW-C.{kind}", "")
        assert set(numbers(text)) <= set(re.findall(r"\d+", rule)) | sets, kind


@languages
def test_the_numbers_on_cards_of_grim_farmer_are_those_of_the_data(language: str) -> None:
    specials = data("grim_farmer")["specials"]
    for kind, text in told("grim_farmer", language):
        known = set(re.findall(r"\d+", str(specials.get(kind, ""))))
        assert set(numbers(text)) <= known, kind


@pytest.mark.parametrize("game", GAMES)
def test_tables_have_the_same_numbers_in_every_language(game: str) -> None:
    first, *others = [chapters(game, language) for language in LANGUAGES]
    for other in others:
        for anchor, chapter in first.items():
            for cells, twins in zip(rows(chapter), rows(other[anchor]), strict=True):
                for cell, twin in zip(cells, twins, strict=True):
                    assert sorted(numbers(cell)) == sorted(numbers(twin)), (anchor, cell, twin)


@languages
def test_monsters_have_their_level_and_their_treasures(language: str) -> None:
    cards = chapters("grimm_tidings", language)["cards"]
    for kind, card in data("grimm_tidings").items():
        if card["kind"] == "monster":
            printed = [card["level"], card["treasures"], card.get("levels", 1)]
            assert row_of(cards, kind)[1:] == [str(number) for number in printed], kind


@languages
def test_items_have_their_bonus_and_their_gold(language: str) -> None:
    cards = chapters("grimm_tidings", language)["cards"]
    for kind, card in data("grimm_tidings").items():
        if card["kind"] == "item":
            _, _, bonus, escape, gold = row_of(cards, kind)
            assert set(SIGNED.findall(bonus + escape)) == strengths(card), kind
            assert gold == str(card["gold"]), kind


@languages
def test_classes_and_titles_have_the_numbers_of_their_cards(language: str) -> None:
    roles = chapters("grimm_tidings", language)["roles"]
    for kind, card in data("grimm_tidings").items():
        if card["kind"] in {"class", "title"}:
            assert set(SIGNED.findall(row_of(roles, kind)[1])) == strengths(card), kind


@languages
def test_grimm_tidings_counts_its_cards(language: str) -> None:
    cards = data("grimm_tidings").values()
    count = {
        kind: sum(card.get("copies", 1) for card in cards if card["kind"] == kind)
        for kind in {card["kind"] for card in cards}
    }
    doors = ["class", "title", "monster", "enhancer", "curse", "door_special"]
    treasures = ["level_up", "item", "one_shot", "treasure_special"]
    answer = _answer(chapters("grimm_tidings", language)["about"], "114")
    expected = [sum(count.values())]
    for deck in (doors, treasures):
        expected += [sum(count[kind] for kind in deck), *(count[kind] for kind in deck)]

    assert numbers(answer) == [str(number) for number in expected]


@languages
def test_grimwood_counts_its_cards_and_its_points(language: str) -> None:
    copies = [card["copies"] for card in data("grimwood").values() if isinstance(card, dict)]
    book = chapters("grimwood", language)
    about = [int(number) for number in numbers(_answer(book["about"], "68"))]
    combos = [cells for cells in rows(book["combos"])][1:]
    at = registry.get("grimwood").kinds.index
    sets = [points(at(kind), at(kind), 3) for kind in ("owl", "crow", "swamp")]
    worth = [*sets[:2], mixed_settings(), sets[2]]
    supernaturals = [points(at("mage"), at("elf"), size) for size in range(1, 6)]

    assert sum(copies) == about[0]
    alone = sum(
        card.get("group") == "supernatural"
        for card in data("grimwood").values()
        if isinstance(card, dict)
    )
    assert [number for number in about[1:] if number > 1] == [alone, 9, 6, 4]
    assert [numbers(cells[1]) for cells in combos] == [
        [str(number) for number in row] for row in (supernaturals, *([one] for one in worth))
    ]


@languages
def test_the_four_element_curses_come_as_the_data_says(language: str) -> None:
    table = data("book_of_madness")["round_table"]
    found = [
        [int(number) for number in cells[1:]]
        for cells in rows(chapters("book_of_madness", language)["monsters"])
    ]

    assert found == [list(range(1, 7)), *table.values()]


def _answer(chapter: Chapter, number: str) -> str:
    """The first line that says this number."""
    return next(line for line in chapter.text.splitlines() if number in numbers(line))
