"""How cards and pieces look: every colour has its shape, so nobody depends on the hue."""

from collections.abc import Mapping, Sequence

from textual.content import Content

from grimtable.cli.tui.pieces import key_mark, on_click
from grimtable.games.grim_farmer.ids import COLOURS, NORMALS
from grimtable.games.grim_farmer.vocabulary import COLOUR_NAMES, NAMES
from grimtable.look.texts import Texts

SHAPES: Mapping[str, str] = {
    "red": "◆",
    "blue": "●",
    "yellow": "✸",
    "green": "▲",
    "purple": "⬢",
    "orange": "■",
}
HUES: Mapping[str, str] = {
    "red": "#ff7a60",
    "blue": "#6fb3f5",
    "yellow": "#f5cb45",
    "green": "#77c05a",
    "purple": "#c49cf0",
    "orange": "#f5954a",
}
GROUNDS: Mapping[str, str] = {
    "red": "#431a13",
    "blue": "#14304d",
    "yellow": "#3f330b",
    "green": "#1b3a1c",
    "purple": "#32204a",
    "orange": "#432a10",
}
PARCHMENT = "#f1e8d3"
SPECIAL = "#3a4038"
BACK = "#c3ad7b"


def colour_of(kind: int) -> str:
    """The colour of a normal card; "" for a special one."""
    return COLOUR_NAMES[kind % COLOURS] if kind < NORMALS else ""


def mark(kind: int) -> Content:
    """A card's sign: the shape of its colour, S for a special one."""
    colour = colour_of(kind)
    return Content.styled(SHAPES[colour], f"bold {HUES[colour]}") if colour else Content("S")


def card(
    kind: int,
    texts: Texts,
    *,
    keys: str = "",
    count: int = 1,
    ends: str = "",
    pick: int = -1,
) -> Content:
    """A card, or several equal ones; `ends` is written behind the name.

    A click explains it, or puts it back if it is the pick of that number.
    """
    ground = GROUNDS.get(colour_of(kind), SPECIAL)
    name = texts.format("screen-cards-named", cards=[NAMES[kind]] * count)
    face = Content.assemble(" ", mark(kind), f" {name}{ends} ").stylize_before(
        f"{PARCHMENT} on {ground}"
    )
    asks = on_click(face, pick=str(pick)) if pick >= 0 else on_click(face, kinds=[NAMES[kind]])
    return Content.assemble(key_mark(keys), asks)


def backs(count: int, style: str = BACK) -> Content:
    """A stack of cards face down."""
    return Content.styled("▮" * count, style)


def piece(name: str, texts: Texts) -> Content:
    """An animal or a colour alone, as a small token."""
    said = texts.format(f"grim_farmer-card-{name}")
    if name in SHAPES:
        return Content.styled(f" {SHAPES[name]} {said} ", f"bold {HUES[name]} on {GROUNDS[name]}")
    return Content.styled(f" {said} ", "bold #1d1a13 on #ece1c5")


def row(parts: Sequence[Content], gap: str = "  ") -> Content:
    """Side by side, without the empty ones."""
    return Content(gap).join([part for part in parts if part.plain])
