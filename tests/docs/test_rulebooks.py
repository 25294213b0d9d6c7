"""The rulebooks for people: the same in three languages, and true to ledger and cards."""

import re
from pathlib import Path

import pytest

from docs.ledgers import LEDGERS, ROOT, ledger_ids
from grimtable import registry
from grimtable.cli.ledger import ledger_text, rules_in
from grimtable.cli.rulebook import CARD, Chapter, Rulebook, rulebook

BOOKS = sorted((ROOT / "docs/rulebooks").glob("*.??.md"))
GAMES = sorted({book.name.split(".")[0] for book in BOOKS})
LANGUAGES = ("en", "de", "zh")
CHAPTERS = {"about", "table", "turn", "end", "cards", "variants", "summary"}
"""What every rulebook has beside the chapters of its game."""
EXAMPLES = {"en": "> **Example.**", "de": "> **Beispiel.**", "zh": "> **例子。**"}
ID = re.compile(r"\b[A-Z]{2}-(?:C\.[a-z_]+|[A-Z]*\d+(?:\.\d+)?[a-z]?)")
QUOTED = re.compile(rf'"({ID.pattern})"')
BRACKETS = re.compile(rf"\({ID.pattern}(?:, {ID.pattern})*\)")
SENTENCE = re.compile(r"[^.!?\n|]{45,}[.!?]")
"""Long enough that two people would not write it alike."""
book_files = pytest.mark.parametrize("path", BOOKS, ids=lambda path: path.name)


def language_of(path: Path) -> str:
    return path.name.split(".")[1]


def read(game: str, language: str) -> Rulebook:
    return rulebook((ROOT / f"docs/rulebooks/{game}.{language}.md").read_text("utf-8"))


def ids_of(chapter: Chapter) -> set[str]:
    return set(ID.findall(chapter.text))


def test_every_game_has_a_rulebook_in_every_language() -> None:
    assert [path.name for path in BOOKS] == [
        f"{game}.{language}.md"
        for game in sorted(registry.names())
        for language in sorted(LANGUAGES)
    ]


@book_files
def test_a_rulebook_has_its_chapters(path: Path) -> None:
    book = rulebook(path.read_text("utf-8"))

    assert book.title
    assert book.lead
    assert "{#" not in "".join(chapter.text for chapter in book.chapters.values())
    assert set(book.chapters) >= CHAPTERS
    assert all(chapter.text for chapter in book.chapters.values())
    assert EXAMPLES[language_of(path)] in path.read_text("utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_the_languages_have_the_same_chapters_rules_and_cards(game: str) -> None:
    written = [
        language for language in LANGUAGES if ROOT / f"docs/rulebooks/{game}.{language}.md" in BOOKS
    ]
    first, *others = [read(game, language) for language in written]

    for other in others:
        assert list(other.chapters) == list(first.chapters)
        for anchor, chapter in first.chapters.items():
            twin = other.chapters[anchor]
            assert ids_of(twin) == ids_of(chapter), anchor
            assert set(CARD.findall(twin.text)) == set(CARD.findall(chapter.text)), anchor


@book_files
def test_only_rules_and_cards_that_exist_are_named(path: Path) -> None:
    game = registry.get(path.name.split(".")[0])
    text = path.read_text("utf-8")
    sections = set(rules_in(ledger_text(game), game.prefix))

    assert game.prefix in LEDGERS
    assert sorted(set(ID.findall(text)) - ledger_ids(game.prefix) - sections) == []
    assert sorted(set(CARD.findall(text)) - set(game.kinds)) == []
    assert text.count("[[") == len(CARD.findall(text))
    assert text.count("{{cards}}") == 1


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_a_question_or_a_refusal_names_has_its_sentence(game: str) -> None:
    """The rule of a card is told by the card itself."""
    played, source = registry.get(game), ROOT / f"src/grimtable/games/{game}"
    files = [file.read_text("utf-8") for file in source.rglob("*.py")]
    named = {rule for text in files for rule in QUOTED.findall(text)}
    rested = set(ID.findall((ROOT / f"docs/rulebooks/{game}.en.md").read_text("utf-8")))

    assert len(named) > 30
    assert sorted(rule for rule in named - rested if f"{played.prefix}-C." not in rule) == []


@book_files
def test_ids_stand_behind_sentences_in_brackets(path: Path) -> None:
    text = path.read_text("utf-8")
    inside = [line for line in text.splitlines() if ID.search(BRACKETS.sub("", line))]
    followed = [
        line
        for line in text.splitlines()
        for match in BRACKETS.finditer(line)
        if re.match(r"\s*[^\s|(*]", line[match.end() :])
    ]

    assert inside == []
    assert followed == []


@book_files
def test_no_option_is_named_by_its_key(path: Path) -> None:
    game = registry.get(path.name.split(".")[0])
    prose = BRACKETS.sub("", CARD.sub("", path.read_text("utf-8")))
    keys = [key for key in game.options if "_" in key]

    assert [key for key in keys if key in prose] == []


@pytest.mark.parametrize("path", [path for path in BOOKS if language_of(path) == "en"])
def test_no_sentence_is_that_of_the_ledger(path: Path) -> None:
    game = registry.get(path.name.split(".")[0])
    ledger = " ".join(ledger_text(game).split())
    text = BRACKETS.sub("", path.read_text("utf-8"))

    assert [found.strip() for found in SENTENCE.findall(text) if found.strip() in ledger] == []
