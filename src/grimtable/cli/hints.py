"""Hints at a terminal: good choices with reasons, and what they lead to when asked once more."""

from collections.abc import Sequence
from typing import NamedTuple

from grimtable.bots.player import player_of
from grimtable.bots.registry import get_bot, strongest
from grimtable.kernel.table import BareView, Table
from grimtable.look.game import Game, Sentence
from grimtable.look.texts import Texts


class Hint(NamedTuple):
    """A good answer, as somebody is told."""

    moves: Sequence[int]
    reason: Sentence | None
    estimate: Sentence | None


def hints_at(game: Game, t: Table, seat: int, *, seed: int, is_estimated: bool) -> list[Hint]:
    """What the adviser says in this seat's place; it may take a while."""
    player = player_of(get_bot(game.name, strongest(game.name), seed), game, seat, int(t.seats))
    player.listen(t)
    view = t.view(seat)
    advice = player.advise(view)
    if is_estimated:
        advice = player.estimate(view, advice)
    return [Hint(a.moves, a.reason, a.estimate and a.estimate.in_words()) for a in advice]


def has_adviser(game: Game) -> bool:
    """Is there a bot that knows these cards?"""
    return not game.card_names


def in_words(
    game: Game, view: BareView, hints: Sequence[Hint], texts: Texts, *, is_estimated: bool
) -> list[str]:
    """A line for each choice."""
    lines = [_choice(game, view, hint, texts) for hint in hints]
    if is_estimated and not any(hint.estimate for hint in hints):
        return [*lines, texts.format("hint-estimate-none")]
    return lines


def _choice(game: Game, view: BareView, hint: Hint, texts: Texts) -> str:
    """What to do, why, and what it leads to."""
    shown = [move for move in hint.moves if move in view.options] or list(hint.moves[:1])
    what = " · ".join([texts.format(game.label(view, move)) for move in shown])
    if hint.reason is not None:
        what = texts.format("hint-choice-why", what=what, why=texts.format(hint.reason))
    if hint.estimate is not None:
        what = texts.format("hint-choice-estimate", what=what, estimate=texts.format(hint.estimate))
    return what
