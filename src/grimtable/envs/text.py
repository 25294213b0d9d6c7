"""A table as text, for language models: what is new, the table, the question, numbered options."""

from typing import Any

from grimtable.kernel.table import BareView, Table
from grimtable.kernel.terms import PUBLIC
from grimtable.look.game import Game
from grimtable.look.texts import Texts

UNSAID = ("options", "seat_count")


class TextSeat:
    """One seat of a table that listens: hears what happened since it last looked."""

    def __init__(self, game: Game, seat: int, language: str = "en") -> None:
        self.game = game
        self.seat = seat
        self.texts = Texts(language, game.name, reader=seat, cards=game.card_names)
        self.heard = 0
        """How many events of the table it knows."""

    def observe(self, t: Table) -> str:
        """What it is told, what it sees and what it may answer; options are numbered from 1."""
        view = t.view(self.seat)
        told = t.events_for(self.seat, self.heard)
        lines = [self.texts.format(said) for said in self.game.tell(told)]
        self.heard = len(t.events or [])
        lines += ["", *board_lines(self.game, view, self.texts)]
        if view.options:
            lines += ["", self.texts.format(self.game.question(view))]
            lines += [f"{number}. {label}" for number, label in enumerate(self.labels(view), 1)]
        return "\n".join(lines).strip() + "\n"

    def labels(self, view: BareView) -> list[str]:
        """Its options in words."""
        return [self.texts.format(self.game.label(view, move)) for move in view.options]

    def move(self, t: Table, answer: str) -> int:
        """The move of an answer: the number of an option, or a text that contains one.

        -1 if it names none.
        """
        options = t.view(self.seat).options
        digits = "".join(c if c.isdecimal() else " " for c in answer).split()
        number = int(digits[0]) if digits else 0
        return int(options[number - 1]) if 1 <= number <= len(options) else -1


def board(game: Game, t: Table, seat: int = PUBLIC, language: str = "en") -> str:
    """The table as a seat, or everybody, sees it."""
    texts = Texts(language, game.name, reader=seat, cards=game.card_names)
    return "\n".join(board_lines(game, t.view(seat), texts)) + "\n"


def board_lines(game: Game, view: BareView, texts: Texts) -> list[str]:
    """Zones and public fields of a view, one on each line; what is empty is left out."""
    lines = []
    seats = int(view.public.seat_count)
    if view.seat != PUBLIC:
        everybody = ", ".join(texts.name(seat) for seat in range(seats))
        lines.append(f"your seat: {view.seat + 1} of {seats} ({everybody})")
    for (name, owner), cells in zip(game.zones(seats), view.zones, strict=True):
        if cells:
            whose = "your " if owner == view.seat else ""
            of = f" of {texts.name(owner)}" if owner >= 0 and not whose else ""
            lines.append(f"{whose}{name}{of}: {cards_of(game, cells, texts)}")
    for name in game.fields:
        value = getattr(view.public, name)
        said = kinds_in(game, value, texts) if name in game.kind_fields else plain(value)
        if name not in UNSAID and said:
            lines.append(f"{name}: {said}")
    return lines


def cards_of(game: Game, cells: tuple[int, ...], texts: Texts) -> str:
    """The cards of a zone by name, equal neighbours counted, and how many are not seen."""
    named: list[tuple[str, int]] = []
    for cell in cells:
        name = texts.card(game.kinds[cell >> 1]) if cell >= 0 else "unseen"
        if named and named[-1][0] == name:
            named[-1] = (name, named[-1][1] + 1)
        else:
            named.append((name, 1))
    return ", ".join(name if many == 1 else f"{many} {name}" for name, many in named)


def kinds_in(game: Game, value: Any, texts: Texts) -> str:
    """Numbers of kinds, however deep they lie in tuples, by name."""
    if isinstance(value, tuple):
        return f"[{', '.join(kinds_in(game, part, texts) for part in value)}]"
    return texts.card(game.kinds[value])


def plain(value: Any) -> str:
    """A public field as short text; "" for what only a program understands."""
    if isinstance(value, tuple) and hasattr(value, "_asdict"):
        return ", ".join(f"{name} {number}" for name, number in value._asdict().items())
    if isinstance(value, tuple):
        if any(isinstance(part, tuple) and not hasattr(part, "_asdict") for part in value):
            return ""
        ends = "; " if any(isinstance(part, tuple) for part in value) else ", "
        return ends.join(plain(part) for part in value)
    return str(int(value))
