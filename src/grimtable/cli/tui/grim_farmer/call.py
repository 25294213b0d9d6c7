"""The Last Call on a screen: large where there is room, else in one line."""

from rich.cells import cell_len
from textual.content import Content

from grimtable.cli.tui.grim_farmer.looks import GROUNDS, HUES, piece, row
from grimtable.cli.tui.grim_farmer.pictures import HEIGHT, WIDTH, picture
from grimtable.cli.tui.pieces import flow, key_mark
from grimtable.games.grim_farmer.ids import ACTIONS, LION
from grimtable.games.grim_farmer.presentation.labels import FarmerReader, pieces, what_counts
from grimtable.games.grim_farmer.vocabulary import ANIMAL_NAMES, NAMES, PIECE_NAMES
from grimtable.look.texts import Texts

LARGE = HEIGHT + 3
"""Lines of the large form."""
MIDDLE = 6
"""Columns between two pictures."""
DRAWING = ("DrawCount", "DrawMore")
TOKEN = "#14130f on #ece1c5"


def is_old(reader: FarmerReader) -> bool:
    """Is the call one of the Turn before?"""
    return reader.question in DRAWING


def at_large(reader: FarmerReader, texts: Texts, keys: dict[str, str]) -> list[Content]:
    """Two pictures with their names, what they mean, and who has played which special."""
    names = pieces(reader.public.call)
    sides = [_picture(name) for name in names]
    word = texts.format("screen-farmer-or").center(MIDDLE)
    middle = [Content(" " * cell_len(word))] * HEIGHT
    middle[HEIGHT // 2 - 1] = Content.styled(word, "bold $accent")
    lines = [Content.assemble(*three) for three in zip(sides[0], middle, sides[1], strict=True)]
    below = [_centred(token, WIDTH) for token in _tokens(names, texts, keys)]
    lines.append(Content.assemble(below[0], " " * cell_len(word), below[1]))
    title = Content.styled(texts.format("screen-farmer-call"), "bold $accent")
    return [*lines, row([title, meaning(reader, texts)]), *_played(reader, texts)]


def in_short(
    reader: FarmerReader, texts: Texts, keys: dict[str, str], width: int, *, is_brief: bool
) -> list[Content]:
    """The same in a line or two; if it must be brief, without the specials."""
    names = pieces(reader.public.call)
    if not names:
        return [Content.styled(texts.format("screen-farmer-no-call"), "italic dim")]
    title = Content.styled(texts.format("screen-farmer-call"), "bold $accent")
    shown = [title, *_tokens(names, texts, keys)]
    if reader.public.beside >= 0:
        shown.append(Content.styled(texts.format("screen-farmer-beside"), "bold $warning"))
        shown += _tokens([PIECE_NAMES[reader.public.beside]], texts, keys)
    played = [] if is_brief else _played(reader, texts)
    return flow([*shown, meaning(reader, texts), *played], width)


def is_drawable(reader: FarmerReader, width: int) -> bool:
    """Are there just two pieces, and is there room for their pictures?"""
    return bool(reader.public.call) and reader.public.beside < 0 and width >= 2 * WIDTH + MIDDLE


def meaning(reader: FarmerReader, texts: Texts) -> Content:
    """What makes a card fit."""
    if is_old(reader):
        return Content.styled(texts.format("screen-farmer-old-call"), "italic dim")
    return Content.styled(
        texts.format("screen-farmer-fits", only=what_counts(reader.public.call)), "bold"
    )


def _tokens(names: list[str], texts: Texts, keys: dict[str, str]) -> list[Content]:
    return [Content.assemble(key_mark(key_of(name, keys)), piece(name, texts)) for name in names]


def key_of(name: str, keys: dict[str, str]) -> str:
    """The key of the answer that puts a piece back."""
    return keys.get(f"animal {name}", "") or keys.get(f"colour {name}", "")


def _picture(name: str) -> list[Content]:
    return picture(name, TOKEN if name in ANIMAL_NAMES else f"{HUES[name]} on {GROUNDS[name]}")


def _centred(content: Content, width: int) -> Content:
    left = max(0, width - content.cell_length) // 2
    return content.pad_left(left).pad_right(max(0, width - content.cell_length - left))


def _played(reader: FarmerReader, texts: Texts) -> list[Content]:
    """The specials of this Turn and who played them."""
    shown = [
        texts.format("screen-farmer-played-by", card=NAMES[kind], seat=seat)
        for kind in range(ACTIONS, LION + 1)
        for seat in range(reader.seats)
        if reader.public.used[seat] >> kind - ACTIONS & 1
    ]
    if not shown:
        return []
    head = Content.styled(texts.format("screen-farmer-played"), "dim")
    return [row([head, *[Content(said) for said in shown]])]
