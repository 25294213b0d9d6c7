"""Texts in every language: Fluent messages by key, the same files for terminal and browser.

The name of an argument says what it is: `card…` is a kind, `cards…` several of them, `seat…` a
seat, `seats…` several. A card brings all attributes of its message (`$card_accusative`), a seat
brings `$seat_is`, "you" for the reader and "other" for everyone else. `CARD_FORMS` has what a card
brings if its message says nothing else; `$card_subject` is its name at the start of a sentence.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any

from grimtable.kernel.errors import BadSetup
from grimtable.kernel.terms import PUBLIC
from grimtable.look.game import Sentence

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

CACHED_SENTENCES = 4096
"""How many sentences are cached."""
FOLDER = resources.files("grimtable").joinpath("locales")
CARD_FORMS = {"_number": "one", "_gender": "neuter"}
"""What a name is, unless its message says otherwise."""
IN_SENTENCES = ("_article", "_nominative", "_accusative", "_dative")
"""The forms of a name in running text. A name without them, such as a phrase, is quoted."""
UNWRITTEN = ("card", "zone", "field", "option", "preset", "event", "ask", "do", "reason")
"""The first word of a key: a sort of text, which means nothing to a reader."""
TWO_ENDS = re.compile(r"([!?\uff01\uff1f])[.\u3002](?!\.)")
"""A name that ends like a sentence, at the end of one."""

_own_folders: dict[str, Traversable | None] = {}
"""Where the texts of other packages' games are, by game; a folder for each language."""


def add_texts(game: str, folder: Traversable | None) -> None:
    """Read a game's texts from `<language>/*.ftl` in this folder. What a language lacks is taken
    from English; what English lacks is replaced by its key, so that a game without texts is
    playable.
    """
    _own_folders[game] = folder
    bundle.cache_clear()
    written.cache_clear()


@cache
def languages() -> tuple[str, ...]:
    """All languages."""
    folders = [entry for entry in FOLDER.iterdir() if entry.joinpath("table.ftl").is_file()]
    return tuple(sorted(folder.name for folder in folders))


@cache
def bundle(language: str, game: str) -> FluentBundle:
    """All messages of a language that a table of this game needs."""
    from fluent.runtime import FluentBundle, FluentResource

    if language not in languages():
        raise BadSetup(f"no language {language!r}; there are: {', '.join(languages())}")
    found = FluentBundle([language], use_isolating=False)
    for file in sources(language, game):
        found.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return found


@cache
def written(language: str, game: str) -> frozenset[str]:
    """The keys of all messages that a table of this game has in this language itself."""
    from fluent.runtime import FluentResource
    from fluent.syntax.ast import Message

    own = _own_folders.get(game)
    folder = own and own.joinpath(language)
    files_of_game = sorted(folder.iterdir(), key=str) if folder and folder.is_dir() else []
    texts = [FOLDER.joinpath(language, name) for name in files(game)] + files_of_game
    return frozenset(
        entry.id.name
        for file in texts
        if file.name.endswith(".ftl")
        for entry in FluentResource(file.read_text(encoding="utf-8")).body
        if isinstance(entry, Message)
    )


def own_languages(game: str) -> tuple[str, ...]:
    """The languages for which the package of a game has texts, and English, which all need."""
    own = _own_folders.get(game)
    found = {entry.name for entry in own.iterdir()} if own is not None and own.is_dir() else set()
    return tuple(sorted({"en", *found}.intersection(languages())))


def sources(language: str, game: str) -> list[Traversable]:
    """The files with the texts of a table; the first file that has a message decides."""
    return [FOLDER.joinpath(language, name) for name in files(game)] + own_sources(language, game)


def own_sources(language: str, game: str) -> list[Traversable]:
    """The files that the package of a game brings: this language first, then English, then all."""
    own = _own_folders.get(game)
    if own is None or not own.is_dir():
        return []
    spoken = sorted(entry.name for entry in own.iterdir() if entry.is_dir())
    preferred = sorted(spoken, key=lambda other: (other != language, other != "en", other))
    return [
        file
        for name in preferred
        for file in sorted(own.joinpath(name).iterdir(), key=lambda file: file.name)
        if file.name.endswith(".ftl")
    ]


COMMON = (
    "table.ftl",
    "absence.ftl",
    "refusals.ftl",
    "shuffle.ftl",
    "hints.ftl",
    "review.ftl",
)
"""The texts that every table reads."""


def files(game: str) -> list[str]:
    """The files that a table of this game reads: the common ones, <game>.ftl and <game>-….ftl."""
    names = sorted(entry.name for entry in FOLDER.joinpath("en").iterdir())
    of_game = [name for name in names if game and name.startswith((f"{game}.", f"{game}-"))]
    return [*COMMON, *of_game]


@lru_cache(CACHED_SENTENCES)
def _said(
    language: str, game: str, what: tuple[str, str], args: tuple[tuple[str, Any], ...]
) -> str:
    """A message, or one of its attributes; cached, because a table needs the same ones often."""
    key, attribute = what
    messages = bundle(language, game)
    if not messages.has_message(key):
        raise KeyError(f"no text {key!r} in {language!r}")
    message = messages.get_message(key)
    pattern = message.attributes[attribute] if attribute else message.value
    if pattern is None:
        raise KeyError(f"the text {key!r} in {language!r} has no value")
    text, errors = messages.format_pattern(pattern, dict(args))
    if errors:
        raise ValueError(f"{key!r} in {language!r}: {errors[0]}")
    return TWO_ENDS.sub(r"\1", str(text))


class Texts:
    """One reader's language at one table. A missing message or argument is an error."""

    def __init__(
        self,
        language: str,
        game: str = "",
        *,
        names: Sequence[str] = (),
        reader: int = PUBLIC,
        cards: Mapping[str, str] | None = None,
    ) -> None:
        self.language = language
        self.game = game
        self.names = list(names)
        """By seat; a seat without a name gets one in the language."""
        self.reader = reader
        self.missing: set[str] = set()
        """Keys that were said, and that the game's package has not written in this language."""
        self._bundle = bundle(language, game)
        self._cards = {kind: self._forms({"": name}) for kind, name in (cards or {}).items()}

    def format(self, what: Sentence | str, /, **args: Any) -> str:
        """A sentence, or the message of a key with these arguments, in words."""
        if isinstance(what, Sentence):
            return self._text(what.key, "", {**what.args, **args})
        return self._text(what, "", args)

    def _text(self, key: str, attribute: str, args: dict[str, Any]) -> str:
        if self.game in _own_folders and key not in written(self.language, self.game):
            self.missing.add(key)
            if not self._bundle.has_message(key):
                return self._unwritten(key, args)
        expanded = tuple(self._expanded(args).items())
        return _said(self.language, self.game, (key, attribute), expanded)

    def _unwritten(self, key: str, args: dict[str, Any]) -> str:
        """What stands in for a missing text: its key and its arguments."""
        words = key.removeprefix(f"{self.game}-").removeprefix("title-")
        for sort in UNWRITTEN:
            words = words.removeprefix(f"{sort}-")
        said = words.replace("-", " ").replace("_", " ").strip().capitalize()
        details = [str(value) for name, value in self._expanded(args).items() if name in args]
        return f"{said}: {', '.join(details)}" if details else said

    # Arguments

    def _expanded(self, args: dict[str, Any]) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for name, value in args.items():
            if name.startswith("cards"):
                found[name] = self._card_list(value)
            elif name.startswith("card"):
                for suffix, text in self._card(value).items():
                    found[name + suffix] = text
            elif name.startswith("seats"):
                found[name] = self._joined([self._seat(seat) for seat in value])
            elif name.startswith("seat"):
                found[name] = self.name(value)
                found[f"{name}_is"] = "you" if value == self.reader else "other"
            else:
                found[name] = value
        return found

    def name(self, seat: int) -> str:
        """The name of a seat, for the others."""
        if seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        return self._text(f"name-{seat + 1}", "", {})

    def card(self, kind: str) -> str:
        """What a card is called."""
        return self._card(kind)[""]

    def _seat(self, seat: int) -> str:
        return self.format("list-you") if seat == self.reader else self.name(seat)

    def _card(self, kind: str) -> dict[str, str]:
        """The name of a kind, and under `_…` every attribute."""
        if kind not in self._cards:
            key = f"{self.game}-card-{kind}"
            written = {"": self._text(key, "", {})}
            if self._bundle.has_message(key):
                for attribute in self._bundle.get_message(key).attributes:
                    written[f"_{attribute}"] = self._text(key, attribute, {})
            self._cards[kind] = self._forms(written)
        return self._cards[kind]

    def _forms(self, written: Mapping[str, str]) -> dict[str, str]:
        """All forms of a name: those that its message has, and what follows from them."""
        name = written[""]
        quoted = self._text("list-quoted", "", {"item": name})
        forms = {**CARD_FORMS, **dict.fromkeys(IN_SENTENCES, quoted), **written}
        first = forms["_nominative"] if "_nominative" in written else forms["_article"]
        forms["_subject"] = first[0].upper() + first[1:]
        forms.setdefault("_listed", self._text("list-card", "", {"item": name}))
        return forms

    def _card_list(self, kinds: Sequence[str]) -> str:
        """Names in order; equal neighbours become one with a count."""
        runs: list[tuple[str, int]] = []
        for kind in kinds:
            if runs and runs[-1][0] == kind:
                runs[-1] = (kind, runs[-1][1] + 1)
            else:
                runs.append((kind, 1))
        return self._joined([self._counted(kind, count) for kind, count in runs])

    def _counted(self, kind: str, count: int) -> str:
        item = self._card(kind)["_listed"]
        return item if count == 1 else self.format("list-times", count=count, item=item)

    def _joined(self, items: Sequence[str]) -> str:
        text = items[0] if items else ""
        for item in items[1:]:
            text = self.format("list-comma", head=text, tail=item)
        return text
