"""The small pieces of every board: chips, keys, score changes."""

from collections.abc import Callable, Mapping, Sequence

from textual.content import Content
from textual.style import Style

from grimtable.kernel.table import BareView
from grimtable.look.game import Game, Target
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
END_KEY = "0"
"""The key of the number 0, and of the answer that ends a choice; so is the space bar."""


class Lit:
    """What the open options point at, with the keys of these options."""

    def __init__(self) -> None:
        self.seats: dict[int, str] = {}
        self.laid: dict[tuple[int, int], str] = {}
        """What lies in front of a seat, by seat and place."""
        self.kinds: dict[str, str] = {}
        """Cards of your own hand."""
        self.buttons: dict[str, str] = {}

    def add(self, key: str, targets: Sequence[Target]) -> None:
        """An option and what it points at."""
        for target in targets:
            if target.combo is not None and target.seat is not None:
                place = (target.seat, target.combo)
                self.laid[place] = self.laid.get(place, "") + key
            elif target.zone == "hand" and target.kind is not None:
                self.kinds[target.kind] = self.kinds.get(target.kind, "") + key
            elif target.seat is not None:
                if key not in self.seats.get(target.seat, ""):
                    self.seats[target.seat] = self.seats.get(target.seat, "") + key
            elif target.button is not None:
                self.buttons[target.button] = key


def on_click(content: Content, **what: str | list[str]) -> Content:
    """What a click on this asks for.

    `key` answers, `kinds` explains cards, `sheet` opens one, `pick` puts a picked thing back.
    """
    return content.stylize(Style.from_meta(what))


def key_mark(keys: str) -> Content:
    """The keys that point at a thing, each of them an answer when clicked, or nothing."""
    if not keys:
        return Content()
    marks = [on_click(Content(f" {key} "), key=key) for key in keys]
    return Content("/").join(marks).stylize("bold #1a1a1a on #f2c14e")


def chip(text: str, style: str, keys: str = "", *, kinds: Sequence[str] = ()) -> Content:
    """A thing on the table, made of cards of these kinds."""
    thing = Content.styled(f" {text} ", style)
    return Content.assemble(key_mark(keys), on_click(thing, kinds=list(kinds)))


def seat_head(said: str, keys: str, *, is_active: bool) -> Content:
    """The line of a seat, after the keys that point at it."""
    style = "bold $accent" if is_active else "bold"
    return Content.assemble(key_mark(keys), " " if keys else "", Content.styled(said, style))


def hand_chips(
    held: Sequence[str], style_of: Callable[[str], str], texts: Texts, width: int, lit: Lit
) -> Content:
    """Your hand, with equal cards counted; cards that can be used now stand out."""
    chips = [] if held else [Content.styled(texts.format("screen-hand-empty"), "dim italic")]
    for kind in dict.fromkeys(held):
        said = texts.format("screen-cards-named", cards=[kind] * held.count(kind))
        style = style_of(kind) + (" bold" if kind in lit.kinds else "")
        chips.append(chip(said, style, lit.kinds.get(kind, ""), kinds=[kind]))
    return Content("\n").join(flow(chips, width))


def answer(game: Game, view: BareView, move: int, texts: Texts) -> Content:
    """An option in words, with its certain change of the scores."""
    said = texts.format(game.label(view, move))
    return Content.assemble(said, change_mark(game.preview(view, move), texts))


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
    """By how much an option certainly changes the scores, your own first."""
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
