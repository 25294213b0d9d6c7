"""Questions, answers and luck."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass
from typing import Protocol, TypeVar

Choices = Callable[[list[str]], list[str]]  # picks so far -> next options, none when complete
Answers = dict[int, list[str]]
Value = TypeVar("Value")
Steps = Generator[list["Ask"], Answers, Value]
Does = Callable[[list[str]], Steps[str]]
Actions = dict[str, tuple[Choices, Does]]  # by first word: what else to choose, and what happens


@dataclass
class Ask:
    """One question to one seat."""

    seat: int
    name: str
    options: Choices


class Chance(Protocol):
    """Luck, given from outside (GT-T19)."""

    def sex(self, seat: int) -> str: ...
    def deal(self) -> list[list[str]]: ...
    def first(self) -> int: ...
    def draw(self, deck: str) -> str: ...
    def look(self, number: int) -> list[str]: ...
    def die(self) -> int: ...
    def loses(self, seat: int) -> str: ...
    def share(self, cards: list[str], number: int) -> list[str]: ...


def one_of(options: list[str]) -> Choices:
    """A single pick."""
    return lambda picks: [] if picks else options


def rows(table: Callable[[], list[list[str]]]) -> Choices:
    """Several picks, given by all complete answers."""

    def options(picks: list[str]) -> list[str]:
        size = len(picks)
        fit = [row for row in table() if row[:size] == picks and len(row) > size]
        return list(dict.fromkeys(row[size] for row in fit))

    return options


def among(table: list[list[str]]) -> Choices:
    """The same, known beforehand."""
    return rows(lambda: table)


def words(*options: str) -> Choices:
    return one_of(list(options))


def nothing_more(_: list[str]) -> list[str]:
    return []


def either(actions: Actions) -> Choices:
    """The actions of a window: first word, then what belongs to it."""

    def options(picks: list[str]) -> list[str]:
        return actions[picks[0]][0](picks[1:]) if picks else list(actions)

    return options


def seat_word(seat: int) -> str:
    return f"seat P{seat + 1}"


def named_seat(word: str) -> int:
    return int(word.split()[1][1:]) - 1


def named(word: str) -> str:
    """The card in a word such as `thing scissors`."""
    return word.split()[1]


def ask_one(seat: int, name: str, choices: Choices, sure: bool = False) -> Steps[list[str]]:
    """Section 5: one option that follows from public facts is taken without asking (`sure`)."""
    picks: list[str] = []
    while sure and len(choices(picks)) == 1:
        picks += choices(picks)
    if not choices(picks):
        return picks
    answers = yield [Ask(seat, name, lambda more: choices(picks + more))]
    picks = picks + answers[seat]
    check(choices, picks)
    return picks


def check(choices: Choices, picks: list[str]) -> None:
    """An answer must be complete and every pick of it offered."""
    for number, pick in enumerate(picks):
        assert pick in choices(picks[:number]), (picks, choices(picks[:number]))
    assert not choices(picks), (picks, choices(picks))
