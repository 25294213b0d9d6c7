"""What a table was opened with, who answers for its seats, and what they ask of each other."""

from typing import Literal

import msgspec

Undo = Literal["no", "free", "ask"]
"""May the last own answer be taken back: at once, or if the others agree?"""
SERVER = -1
"""Stands for the seat in entries that nobody at the table made."""


class Setup(msgspec.Struct, frozen=True):
    """What a table was opened with. Kept as JSON."""

    game: str
    rules: int
    seats: int
    options: dict[str, str]
    bots: list[str]
    """Per seat the level of its bot, "" for a person."""
    clock: str = "none"
    has_spectators: bool = True
    spectator_delay: float = 0.0
    is_public: bool = False
    is_veiled: bool = False
    dice: dict[str, object] | None = None
    """Of an earlier table, for the same deal again, or of a lesson."""
    dealt_at: str = ""
    """That table."""
    is_lesson: bool = False
    """Is the deal one that everybody can know?"""


class Place:
    """Who answers for a seat."""

    def __init__(self, bot: str) -> None:
        self.is_person = False
        self.bot = bot
        """The level of the bot that plays now, stand-ins included; "" if none does."""
        self.is_stand_in = False
        self.is_resigned = False
        self.is_gone = False
        """Left for good at a table that goes on without whoever leaves."""
        self.tenure = -1
        """The entry that last gave or took the seat; the register tells whom it gave it to."""
        self.token = -1
        """The entry since which no older bot token opens it."""

    def change_hands(self, ply: int) -> None:
        """From this entry on somebody else holds the seat, or nobody."""
        self.tenure = self.token = ply

    @property
    def is_free(self) -> bool:
        """Can somebody sit down here?"""
        return not (self.is_person or self.bot or self.is_gone)


class Wished:
    """Something everybody must agree to."""

    def __init__(self, what: str, by: int, ply: int, awaited: set[int], told: int) -> None:
        self.what = what
        self.told = told
        """So many events had happened when it was asked for."""
        self.by = by
        self.ply = ply
        self.agreed = {by}
        self.awaited = awaited - {by}
