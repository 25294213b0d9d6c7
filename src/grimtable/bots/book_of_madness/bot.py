"""The bot of The Book of Madness. It plays for the team and needs no memory."""

from typing import Any

from grimtable.bots.book_of_madness.habits import SKILLED
from grimtable.bots.book_of_madness.questions import answer
from grimtable.bots.book_of_madness.why import why
from grimtable.bots.bot import Bot
from grimtable.kernel.table import BareView
from grimtable.look.game import Sentence

SILENT = ("pay", "choice")
"""Kinds of answers that need no reason at the table."""


class Heuristic(Bot):
    """Tries every option on tables dealt from its view, and takes the one that serves all."""

    rank = 30

    def move(self, view: BareView, memory: Any) -> int:
        return answer(view, SKILLED)

    def why(self, view: BareView, move: int) -> Sentence:
        key, args = why(view, move)
        return Sentence(f"book_of_madness-why-{key}", args)

    def remark(self, view: BareView, move: int) -> Sentence | None:
        key, args = why(view, move)
        return None if key in SILENT else Sentence(f"book_of_madness-why-{key}", args)
