"""Sets of cards, for games that are also played with card files of one's own."""

from collections.abc import Callable, Mapping
from importlib import resources
from pathlib import Path
from typing import Generic, Protocol, TypeVar

from grimtable.kernel.loading import PRINTED, BadCards, set_number
from grimtable.look.vocabulary import Vocabulary


class CardSet(Protocol):
    """What the sets of all games have."""

    name: str
    ids: list[str]
    source: str
    """The file it was read from, word for word."""


Cards = TypeVar("Cards", bound=CardSet)


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
