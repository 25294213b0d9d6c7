"""Choices worth a closer look: how the answer that was given compares with the bot's."""

from collections.abc import Sequence
from typing import NamedTuple

from grimtable.bots.advice import Advice
from grimtable.look.game import Game, Sentence
from grimtable.review.course import Choice
from grimtable.review.judging import Figure, Judged, Judging, Moves, change, difference, figure
from grimtable.review.results import KeyMoment, MomentKind

CLEAR = 2.0
"""A difference of fewer errors than this is called nothing."""
LEAST = 3.0
"""Nor is one of fewer percentage points, however sure it is."""


class Case(NamedTuple):
    """A choice that was made, and what the bot advised instead."""

    choice: Choice
    played: Moves
    advice: tuple[Advice, ...]

    @property
    def is_agreed(self) -> bool:
        """Was it the bot's own answer?"""
        return self.advice[0].moves == self.played

    @property
    def answers(self) -> tuple[Moves, ...]:
        """The answer that was given, then the others."""
        others = [advice.moves for advice in self.advice if advice.moves != self.played]
        return (self.played, *others)

    def task(self, first: int, worlds: int, answers: Sequence[Moves] = ()) -> Judging:
        """The work of comparing them."""
        return Judging(self.choice.known, tuple(answers) or self.answers, first, worlds)


class Compared(NamedTuple):
    """A case with its rival: the best of the other answers."""

    case: Case
    rival: Moves
    gain: Figure
    """How much better the answer that was given is."""

    @property
    def pair(self) -> tuple[Moves, Moves]:
        """The two answers."""
        return self.case.played, self.rival


class Turned(NamedTuple):
    """A choice after which chance had its say."""

    choice: Choice
    luck: Figure


def compared(case: Case, judged: Judged) -> Compared:
    """The case as these results show it."""
    played, *others = judged
    gains = [difference(played, other) for other in others]
    at = min(range(len(gains)), key=lambda place: gains[place].mean)
    return Compared(case, case.answers[1 + at], gains[at])


def is_clear(found: Figure) -> bool:
    """Is it more than chance in the playouts may have done?"""
    return abs(found.mean) > CLEAR * found.error and abs(found.mean) >= LEAST


def moment_of(game: Game, seen: Compared, judged: Judged) -> KeyMoment | None:
    """The best move or slip that fresh playouts confirm; None: it is neither."""
    played, rival = judged
    gain, case = difference(played, rival), seen.case
    if not is_clear(gain):
        return None
    kind: MomentKind = "best" if gain.mean > 0 else "slip"
    wanted = case.played if kind == "best" else seen.rival
    reasons = [advice.reason for advice in case.advice if advice.moves == wanted]
    return KeyMoment(
        ply=case.choice.ply,
        turn=case.choice.turn,
        seat=case.choice.seat,
        kind=kind,
        played=in_words(game, case.choice, case.played),
        better=in_words(game, case.choice, seen.rival),
        reason=reasons[0] if reasons else None,
        before=round(figure(rival).mean, 1),
        after=round(figure(played).mean, 1),
        gain=round(gain.mean, 1),
        error=round(gain.error, 1),
    )


def luck_moment(game: Game, seen: Turned, before: Judged, after: Judged) -> KeyMoment | None:
    """A stroke of luck, good or bad, that playouts confirm."""
    choice, gain = seen.choice, change(before[0], after[0])
    if not is_clear(gain):
        return None
    return KeyMoment(
        ply=choice.ply,
        turn=choice.turn,
        seat=choice.seat,
        kind="luck",
        played=in_words(game, choice, (choice.move,)),
        before=round(figure(before[0]).mean, 1),
        after=round(figure(after[0]).mean, 1),
        gain=round(gain.mean, 1),
        error=round(gain.error, 1),
    )


def in_words(game: Game, choice: Choice, moves: Moves) -> list[Sentence]:
    """An answer part by part, as far as its parts are options of the open question."""
    view = choice.known.view
    shown = [move for move in moves if move in view.options] or list(moves[:1])
    return [game.label(view, move) for move in shown]
