"""A table, as everybody may see it."""

from typing import Literal

import msgspec

from grimtable.sessions.records import KnownDeal, VoidStart

ClockName = Literal["none", "fast", "relaxed", "days"]
Phase = Literal["waiting", "shuffling", "playing", "over"]
HolderKind = Literal["free", "person", "bot"]
Handover = Literal["own_link", "host_link", "returned"]
"""How a seat went to another person during the game."""


class Struct(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A part of a message, or a form."""


class SeatSummary(Struct):
    """A seat and its holder."""

    seat: int
    holder: HolderKind
    name: str = ""
    avatar: str = ""
    bot: str = ""
    """The level of the bot that plays this seat, including stand-ins."""
    is_here: bool = False
    is_stand_in: bool = False
    """A bot answers for an absent player, who may come back at any time."""
    is_resigned: bool = False
    is_ready: bool = False
    """The seat has answered; only shown if everybody who is asked has a real choice."""
    is_absent: bool = False
    """The player exceeds the absence limit: the host can give this seat to somebody else."""
    handovers: tuple[Handover, ...] = ()
    """How the seat changed hands during the game. All its holders have seen the hand."""
    is_asked_back: bool = False
    """Whether the former holder asks the present one for the seat."""


class TableSummary(Struct):
    """Everything about a table except the game itself."""

    id: str
    code: str
    game: str
    rules: int
    seats: list[SeatSummary]
    options: dict[str, str]
    clock: ClockName
    host: int
    """Seat of the host; -1: there is none."""
    phase: Phase
    has_spectators: bool
    spectator_delay: float
    is_public: bool
    is_paused: bool = False
    is_readonly: bool = False
    """The log cannot be replayed, or needs other rules: nobody can play on."""
    watchers: int = 0
    ended: str = ""
    """Why it is over: played, agreed, abandoned, closed, expired."""
    away: list[int] = []
    """The seats whose players exceeded the absence limit when the others ended the game."""
    absence_limit: float = 0.0
    """Seconds after which the seat of an absent player can be given to somebody else."""
    is_lesson: bool = False
    """It has the deal of its game's lesson, for somebody who learns by playing."""
    known_deal: KnownDeal | None = None
    """Somebody may know the cards; before the start: if the game started now."""
    void_starts: list[VoidStart] = []
    missing: list[int] = []
    """The seats that did not answer, so that the last start failed. Until the next start."""
