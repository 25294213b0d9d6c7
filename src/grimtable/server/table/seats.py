"""What a table was opened with, who answers for its seats, and what they ask of each other."""

from typing import Literal

import msgspec

Undo = Literal["no", "free", "ask"]
"""May the last own answer be taken back: at once, or if the others agree?"""
Handover = Literal["own_link", "host_link", "returned"]
"""How a seat went to another person in play."""
ABSENCE_LIMIT = 600.0
"""Seconds that a person may be away before the seat can be given to somebody else."""
LONG_ABSENCE_LIMIT = 3 * 86_400.0
"""The same at tables where an answer may take days."""
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
    is_sequel: bool = False
    """Were its people seated because they had played together, without each of them asking?"""
    is_lesson: bool = False
    """Is the deal one that everybody can know?"""
    absence_limit: float = 0.0
    """Seconds, as chosen; 0: the usual ones."""

    @property
    def longest_absence(self) -> float:
        """Seconds after which an absent person's seat can be given to somebody else."""
        usual = LONG_ABSENCE_LIMIT if self.clock == "days" else ABSENCE_LIMIT
        return self.absence_limit or usual


class SeatState:
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
        """The entry that last gave or took the seat; the register says to whom."""
        self.token = -1
        """The entry since which no older bot token opens it."""
        self.is_absent = False
        """Its person is away past the absence limit."""
        self.losses = 0
        """How many people have lost it while they were absent, and are not back."""
        self.is_offered = False
        """Has the host made a link to it that still counts?"""
        self.handovers: tuple[Handover, ...] = ()
        """How it went from person to person, since the deal."""
        self.is_asked_back = False
        """Does its former person ask the present one for it?"""

    def change_hands(self, entry: int) -> None:
        """From this entry on somebody else holds the seat, or nobody."""
        self.tenure = self.token = entry
        self.is_offered = self.is_asked_back = False

    @property
    def is_free(self) -> bool:
        """Can somebody sit down here?"""
        return not (self.is_person or self.bot or self.is_gone)

    @property
    def is_open_to_guests(self) -> bool:
        """Does a link of the host open it in play? Only while nobody has it, or who is absent."""
        return not self.is_person or (self.is_offered and self.is_absent)

    def hand_over(self, how: Handover) -> None:
        """Another person has it from now on, or who had lost it."""
        self.handovers += (how,)
        self.is_absent = False
        if how == "returned" and self.losses:
            self.losses -= 1


class OpenWish:
    """Something everybody must agree to."""

    def __init__(self, what: str, by: int, entry: int, awaited: set[int], told: int) -> None:
        self.what = what
        self.told = told
        """How many events had happened when it was asked for."""
        self.by = by
        self.entry = entry
        self.agreed = {by}
        self.awaited = awaited - {by}
