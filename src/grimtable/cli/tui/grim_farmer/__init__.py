"""Grim Farmer on a screen, made from one view and what its seat was told."""

from grimtable.cli.tui.grim_farmer.hand import hand, held, lights
from grimtable.cli.tui.grim_farmer.seats import seats
from grimtable.cli.tui.grim_farmer.telling import (
    ROWS,
    answer,
    banner,
    card,
    headline,
    pile,
    remark,
    things,
    warning,
)

__all__ = [
    "ROWS",
    "answer",
    "banner",
    "card",
    "hand",
    "headline",
    "held",
    "lights",
    "pile",
    "remark",
    "seats",
    "things",
    "warning",
]
