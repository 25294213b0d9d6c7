"""What a review says. All chances are in per cent, and every error is what a number may be off."""

from typing import Literal

from msgspec import Struct

from grimtable.look.game import Sentence

MomentKind = Literal["best", "slip", "luck"]


class CurvePoint(Struct, frozen=True):
    """The chances to win at one moment, each by what that seat knew then."""

    ply: int
    """After this number of choices."""
    turn: int
    chances: list[float]
    """By seat; a team has one."""
    errors: list[float]


class KeyMoment(Struct, frozen=True):
    """A choice, or what chance made of it, that changed the game."""

    ply: int
    """The choice that follows this number of choices."""
    turn: int
    seat: int
    kind: MomentKind
    played: list[Sentence]
    """What was chosen, in words."""
    before: float
    """The chance without it: with the better or next best answer, or before chance had its say."""
    after: float
    gain: float
    """By how much the one differs from the other."""
    error: float
    better: list[Sentence] = []
    """What the bot would have chosen, after a slip; what comes next to the best move."""
    reason: Sentence | None = None
    """Why the better answer is better."""


class SeatReview(Struct, frozen=True):
    """One seat over the whole game."""

    seat: int
    choices: int
    """Its choices among several answers."""
    agreed: int
    """Those in which it answered as the bot would have."""
    luck: float | None
    """What chance brought with its choices, summed up; None: this cannot be said."""
    luck_error: float


class Review(Struct, frozen=True):
    """The review of one game, the same wherever it is made."""

    game: str
    bot: str
    """Whose advice the choices are compared with."""
    seed: int
    budget: int
    simulations: int
    """Games that were played on."""
    choices: int
    """The length of the record."""
    is_team: bool
    """Do all seats win or lose together?"""
    curve: list[CurvePoint]
    moments: list[KeyMoment]
    seats: list[SeatReview]
