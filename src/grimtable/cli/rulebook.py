"""The rulebook for people: its chapters, with the names and texts of cards filled in."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from importlib import resources

from grimtable.cli.errors import words_of
from grimtable.cli.plain.terminal import face_of
from grimtable.look.game import Game
from grimtable.look.texts import Texts

CHAPTER = re.compile(r"^## (.+?) \{#([a-z_-]+)\}$", re.MULTILINE)
CARD = re.compile(r"\[\[([a-z0-9_]+)\]\]")
HEADING = re.compile(r"### \[\[([a-z0-9_]+)\]\]")
RULES = re.compile(r"\(((?:[A-Z]{2}-[\w.]+(?:, )?)+)\)")
"""The rules a sentence rests on, behind it."""
BEGINNING = re.compile(r"^(?:> |- |\d+\. )")
OTHERS = "{{cards}}"
"""Where the cards without a heading of their own are listed."""


@dataclass(frozen=True)
class Chapter:
    """A chapter in Markdown; a card is written [[kind]]."""

    name: str
    text: str


@dataclass(frozen=True)
class Rulebook:
    """Title, one lead sentence, and the chapters by their anchors."""

    title: str
    lead: str
    chapters: Mapping[str, Chapter]


def rulebook_text(game: str, language: str) -> str:
    """The rulebook of a game; "" if nobody has written it in this language."""
    file = resources.files("grimtable").joinpath("docs_rulebooks", f"{game}.{language}.md")
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def rulebook(source: str) -> Rulebook:
    """Read the format that docs/rulebooks/README.md describes."""
    front, *parts = CHAPTER.split(source)
    title, _, lead = front.strip().partition("\n")
    rows = zip(parts[0::3], parts[1::3], parts[2::3], strict=True)
    chapters = {anchor: Chapter(name, text.strip()) for name, anchor, text in rows}
    return Rulebook(title.removeprefix("# "), lead.strip(), chapters)


def contents(game: Game, book: Rulebook, language: str) -> str:
    """Title, lead, and every chapter with the word that prints it, in Markdown."""
    say, texts = words_of(language), Texts(language, game.name)
    listed = [f"- `{anchor}` {chapter.name}" for anchor, chapter in book.chapters.items()]
    lead = _with_names(book.lead, texts)
    example = say("rules-chapter", game=game.name, anchor=next(iter(book.chapters)))
    return "\n".join([f"# {book.title}", "", lead, "", *listed, "", example])


def printed(game: Game, chapter: Chapter, language: str) -> str:
    """A chapter in Markdown for a terminal: cards have their names, and below them their texts."""
    texts = Texts(language, game.name)
    explained = set(HEADING.findall(chapter.text))
    lines = [f"## {chapter.name}", ""]
    for line in chapter.text.splitlines():
        if line.strip() == OTHERS:
            lines += _others(game, explained, texts)
            continue
        lines.append(line)
        if match := HEADING.fullmatch(line):
            lines += ["", *_said(game, match[1], texts), ""]
    return _with_names("\n".join(lines), texts)


def resting_on(game: Game, rules: Iterable[str], language: str) -> dict[str, list[str]]:
    """The sentences for people that rest on these rules, by the names of their chapters.

    The rule of a card is also told by the card. Empty if there is nothing in this language.
    """
    source, texts = rulebook_text(game.name, language), Texts(language, game.name)
    wanted = set(rules)
    found: dict[str, list[str]] = {}
    for chapter in rulebook(source).chapters.values() if source else ():
        for line in chapter.text.splitlines():
            if wanted & set(rules_of(line)):
                found.setdefault(chapter.name, []).append(_with_names(_alone(line), texts))
    for kind in game.kinds if source else ():
        if f"{game.prefix}-C.{kind}" in wanted:
            found[texts.card(kind)] = _said(game, kind, texts)
    return found


def rules_of(line: str) -> list[str]:
    """The rules a line of a rulebook rests on."""
    return [rule for match in RULES.finditer(line) for rule in match[1].split(", ")]


def _alone(line: str) -> str:
    """A line without the mark of its list, quotation or table."""
    if line.startswith("|"):
        return ": ".join(cell.strip() for cell in line.strip("|").split("|"))
    return BEGINNING.sub("", line)


def _others(game: Game, explained: set[str], texts: Texts) -> Iterator[str]:
    """The cards that the chapter does not explain, with their texts."""
    for kind in game.kinds:
        if kind not in explained:
            yield f"- **{texts.card(kind)}**: {' '.join(_said(game, kind, texts))}"


def _said(game: Game, kind: str, texts: Texts) -> list[str]:
    """What a card says of itself at a table with the default options."""
    options = {name: values[0] for name, values in game.options.items()}
    _, *said = face_of(game).card(kind, game.min_seats, options, texts)
    return [" ".join(text.split()) for text in said]


def _with_names(text: str, texts: Texts) -> str:
    return CARD.sub(lambda match: texts.format("list-card", item=texts.card(match[1])), text)
