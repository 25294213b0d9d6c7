"""Lines of text that fit a terminal."""

import textwrap
from collections.abc import Sequence

WIDTH = 96
ONE_COLUMN_OPTIONS = 12
"""With more options than this, they are put in columns."""


def numbered(labels: Sequence[str]) -> list[str]:
    """Options with their numbers, in columns if there are many."""
    from rich.cells import cell_len, set_cell_size

    items = [f"{number:3}  {label}" for number, label in enumerate(labels, 1)]
    width = max(cell_len(item) for item in items) + 2
    across = max(1, WIDTH // width)
    if len(items) <= ONE_COLUMN_OPTIONS or across == 1:
        return [line for item in items for line in hanging(item)]
    down = -(-len(items) // across)
    columns = [items[at : at + down] for at in range(0, len(items), down)]
    return [
        "".join(set_cell_size(column[at], width) for column in columns if at < len(column)).rstrip()
        for at in range(down)
    ]


def hanging(item: str) -> list[str]:
    """An option in lines that fit; further lines are indented."""
    return textwrap.wrap(item, WIDTH, subsequent_indent=" " * 5) if len(item) > WIDTH else [item]


def beside(items: Sequence[str]) -> list[str]:
    """Items side by side, indented, as many as fit in a line."""
    from rich.cells import cell_len

    lines = [""]
    for item in items:
        longer = f"{lines[-1]}  |  {item}" if lines[-1] else item
        if lines[-1] and cell_len(longer) > WIDTH - 4:
            lines.append(item)
        else:
            lines[-1] = longer
    return [f"    {line}" for line in lines]


def paragraph(text: str) -> str:
    """Wrap a text to a readable width; languages without spaces stay as they are."""
    if " " not in text:
        return text
    return textwrap.fill(" ".join(text.split()), WIDTH)
