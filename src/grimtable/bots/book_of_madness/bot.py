"""The bot of The Book of Madness. It plays for the team and needs no memory."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from grimtable.bots.advice import MOST, SEED, Advice, Estimate, Playouts, estimate, sentence
from grimtable.bots.book_of_madness.chances import chance, quick
from grimtable.bots.book_of_madness.foresight import MadnessForesight
from grimtable.bots.book_of_madness.habits import SKILLED
from grimtable.bots.book_of_madness.questions import DEPTH, answer, values
from grimtable.bots.book_of_madness.why import ACTING, why
from grimtable.bots.bot import Bot
from grimtable.bots.search.bot import SearchBot
from grimtable.kernel.table import BareView
from grimtable.look.game import Sentence

GAME: Final = "book_of_madness"
SILENT: Final = ("pay", "choice")
"""Kinds of answers that need no reason at the table."""
WORLDS: Final = 8
"""Tables on which an answer is tried for an estimate."""
AHEAD: Final = 2
"""Turns after which a review judges positions."""
REVIEWED: Final = 1200
"""Simulations for the review of a game."""
NEARLY: Final = 2.0
"""Other answers are advised if they leave the team by less than this worse off, in units."""


class Heuristic(Bot):
    """Tries every option on tables dealt from its view, and takes the one that serves all."""

    rank = 30
    level = "medium"
    depth: ClassVar[int] = DEPTH
    """How many choices in a row it looks ahead."""

    def move(self, view: BareView, memory: Any) -> int:
        return answer(view, SKILLED, self.depth)

    def advise(self, view: BareView, memory: Any) -> list[Advice]:
        own = answer(view, SKILLED)
        others = nearly_as_good(view, own) if type(view.stack[-1]).__name__ in ACTING else []
        return [Advice((move,), sentence(GAME, why(view, move))) for move in (own, *others)]

    def estimate(self, view: BareView, answers: Sequence[Sequence[int]]) -> list[Estimate]:
        if type(view.stack[-1]).__name__ not in ACTING:
            return []
        worlds = [
            dict(values(view, view.stack[-1], SKILLED, seed)) for seed in range(SEED, SEED + WORLDS)
        ]
        least = [min(world[moves[0]] for moves in answers) for world in worlds]
        return [
            estimate("units", [w[moves[0]] - low for w, low in zip(worlds, least, strict=True)])
            for moves in answers
        ]

    def playouts(self) -> Playouts:
        return Playouts("win", WORLDS, AHEAD, quick, chance, REVIEWED)

    def remark(self, view: BareView, move: int) -> Sentence | None:
        found = why(view, move)
        return None if found[0] in SILENT else sentence(GAME, found)


class Casual(Heuristic):
    """The same for one choice at a time: it uses what it has, and plans nothing."""

    rank = 20
    level = "easy"
    depth = 0


class Search(SearchBot):
    """Tries the best actions on tables played on by a team of heuristics."""

    usual = Heuristic
    foresight = MadnessForesight
    habits: ClassVar[Mapping[str, float]] = {"turns": 2, "simulations": 24, "gate": 2}


def nearly_as_good(view: BareView, own: int) -> list[int]:
    """The answers that come next to the bot's own."""
    found = values(view, view.stack[-1], SKILLED, SEED)
    worth = dict(found)[own]
    others = [(-value, move) for move, value in found if move != own and value > worth - NEARLY]
    return [move for _, move in sorted(others)[: MOST - 1]]
