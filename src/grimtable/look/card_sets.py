"""Sets of cards, for games that are also played with card files of one's own."""

import tomllib
from collections.abc import Callable, Mapping
from importlib import resources
from pathlib import Path
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from grimtable.kernel.loading import PRINTED, BadCards, set_number
from grimtable.look.vocabulary import Vocabulary


class CardSet(Protocol):
    """What the sets of all games have."""

    name: str
    ids: list[str]
    source: str
    """The file it was read from, word for word."""


Cards = TypeVar("Cards", bound=CardSet)
Cards_co = TypeVar("Cards_co", bound=CardSet, covariant=True)
Rows: TypeAlias = "dict[str, dict[str, Any]]"
"""The cards of a file by id, each with its fields."""


class Reading(Protocol[Cards_co]):
    """How a game reads one card file. Faults are lines without the name of the file."""

    def take_tables(self, data: dict[str, Any]) -> list[str]:
        """Take out of the file what is not a card; its faults."""

    def card_faults(self, card: str, fields: Any) -> list[str]:
        """What is wrong with the fields of a card."""

    def compile(self, rows: Rows) -> list[str]:
        """Compile the cards without faults; the faults of their effects."""

    def set_faults(self, rows: Rows) -> list[str]:
        """What a set needs as a whole, once every card is without faults."""

    def made(self, name: str, rows: Rows, *, is_own: bool) -> Cards_co:
        """The set; one of somebody's own brings its texts."""


def read_cards(text: str, file: str, name: str, reading: Reading[Cards]) -> Cards:
    """The set of a card file; raises BadCards with all its faults.

    The printed set has a `name`; any other is called like its file.
    """
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadCards([f"{file}: this is no TOML: {error}"]) from error
    faults = reading.take_tables(data)
    rows: Rows = {}
    for card, fields in data.items():
        wrong = reading.card_faults(card, fields)
        faults += [f"{card}: {fault}" for fault in wrong]
        if not wrong:
            rows[card] = fields
    faults += reading.compile(rows)
    if not name and Path(file).stem == PRINTED:
        faults.append(f"{PRINTED!r} is the printed set; give the file another name")
    if faults := faults or reading.set_faults(rows):
        raise BadCards([f"{file}: {fault}" for fault in faults])
    cards = reading.made(name or Path(file).stem, rows, is_own=not name)
    cards.source = text
    return cards


def read_file(path: Path, read_text: Callable[[str, str], Cards]) -> Cards:
    """The set of a file; `read_text` gets its text and its path. Raises BadCards."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadCards([f"{path}: cannot be read: {error}"]) from error
    return read_text(text, str(path))


def read_printed(package: str, read_text: Callable[[str, str, str], Cards]) -> Cards:
    """The printed set: `cards.toml` in the package of a game."""
    file = resources.files(package).joinpath("cards.toml")
    return read_text(file.read_text(encoding="utf-8"), "cards.toml", PRINTED)


def register(cards: Cards, sets: dict[int, Cards]) -> int:
    """Add a set to those of its game; returns the number under which tables know it."""
    number = set_number(cards.name, cards.source)
    sets[number] = cards
    return number


def set_named(name: str, sets: Mapping[int, Cards]) -> Cards:
    """The set of this name; if there are several, the one that was added last."""
    return next(cards for cards in reversed(list(sets.values())) if cards.name == name)


class Vocabularies(Generic[Cards]):
    """The moves of tables, by the number of their set; each vocabulary is made once."""

    def __init__(self, make: Callable[[Cards], Vocabulary], sets: Mapping[int, Cards]) -> None:
        self._make = make
        self._sets = sets
        self._made: dict[int, Vocabulary] = {}

    def at(self, number: int) -> Vocabulary:
        """The moves of tables with the set of this number."""
        if number not in self._made:
            self._made[number] = self._make(self._sets[number])
        return self._made[number]

    def word(self, number: int, move: int) -> str:
        """A move of a table with this set, as text."""
        return self.at(number).text(move)
