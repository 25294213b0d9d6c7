"""Small pieces every board is made of: chips that flow, keys, score changes."""

from collections.abc import Mapping, Sequence

from textual.content import Content

from grimtable.look.game import Target
from grimtable.look.texts import Texts

ROOMY = 32
"""Lines of a terminal that is not short."""
COMMANDS = "cwuhspq"
"""Letters that mean something else than an answer."""
KEYS = (
    "123456789"
    + "".join(letter for letter in "abcdefghijklmnopqrstuvwxyz" if letter not in COMMANDS)
    + "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
)
"""The keys of the answers, in order."""


class Lit:
    """What the open options point at, with the keys that answer so."""

    def __init__(self) -> None:
        self.seats: dict[int, str] = {}
        self.combos: dict[tuple[int, int], str] = {}
        self.kinds: set[str] = set()
        """Cards of the own hand."""

    def add(self, key: str, targets: Sequence[Target]) -> None:
        """An option and what it points at."""
        for target in targets:
            if target.combo is not None and target.seat is not None:
                place = (target.seat, target.combo)
                self.combos[place] = self.combos.get(place, "") + key
            elif target.seat is not None:
                self.seats[target.seat] = self.seats.get(target.seat, "") + key
            elif target.zone == "hand" and target.kind is not None:
                self.kinds.add(target.kind)


def key_mark(keys: str) -> Content:
    """The keys that point at a thing, or nothing."""
    if not keys:
        return Content()
    return Content.assemble((f" {'/'.join(keys)} ", "bold #1a1a1a on #f2c14e"), " ")


def chip(text: str, style: str, keys: str = "") -> Content:
    """A thing on the table."""
    mark = Content.styled(f" {'/'.join(keys)} ", "bold #1a1a1a on #f2c14e") if keys else Content()
    return Content.assemble(mark, (f" {text} ", style))


def flow(
    chips: Sequence[Content], width: int, *, indent: int = 0, hang: bool = False
) -> list[Content]:
    """Chips side by side, as many as fit in a line; one too wide for a line is wrapped.

    All lines are indented; with `hang` all but the first.
    """
    lines: list[Content] = []
    room = max(width - indent, 10)
    for piece in chips:
        if lines and lines[-1].cell_length + 1 + piece.cell_length <= room:
            lines[-1] = Content.assemble(lines[-1], " ", piece)
        elif piece.cell_length <= room:
            lines.append(piece)
        else:
            lines += piece.wrap(room)
    start = 1 if hang else 0
    return lines[:start] + [Content.assemble(" " * indent, line) for line in lines[start:]]


def change_mark(change: Mapping[int, int] | None, texts: Texts) -> Content:
    """By how much an option surely changes the scores, the own one first."""
    if not change:
        return Content()
    parts = []
    for seat in sorted(change, key=lambda seat: (seat != texts.reader, seat)):
        points = change[seat]
        number = f"+{points}" if points > 0 else f"−{-points}"  # noqa: RUF001 - a true minus
        is_good = (points > 0) == (seat == texts.reader)
        said = texts.format("screen-change", seat=seat, number=number)
        parts.append(Content.styled(said, "bold $success" if is_good else "bold $error"))
    return Content.assemble("  ", Content(" ").join(parts))
