"""What a table was opened with, who answers for its seats, and what they ask of each other."""

from typing import NamedTuple

import msgspec

from grimtable.server.table_summary import Handover
from grimtable.sessions.records import Fork

ABSENCE_LIMIT = 600.0
"""Seconds that a person may be away before the seat can be given to somebody else."""
LONG_ABSENCE_LIMIT = 3 * 86_400.0
"""The absence limit of tables whose clock is "days"."""
SERVER = -1
"""The seat in entries that the server itself makes."""


class TableSetup(msgspec.Struct, frozen=True):
    """What a table was opened with. Stored as JSON."""

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
    """The dice of an earlier table, to deal the same cards again, or those of a lesson."""
    dealt_at: str = ""
    """The table where the cards of `dice` were dealt first."""
    fork: Fork | None = None
    """The moment of another game from which this one goes on; that game had these dice."""
    forked_at: str = ""
    """The table of that other game, if it was played here."""
    is_sequel: bool = False
    """Is it a rematch, whose people were seated without asking for it?"""
    is_lesson: bool = False
    """Is the deal one that everybody can know?"""
    absence_limit: float = 0.0
    """Seconds, as chosen; 0: the default."""

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
        """Its person has left for good, and the game goes on without this seat."""
        self.tenure = -1
        """Number of the entry that last gave or took the seat; the register says to whom."""
        self.token = -1
        """Number of the entry before which every bot token of this seat is invalid."""
        self.is_absent = False
        """Its person is away past the absence limit."""
        self.losses = 0
        """How many people have lost the seat while absent and have not got it back."""
        self.is_offered = False
        """Has the host made a link to it that still counts?"""
        self.handovers: tuple[Handover, ...] = ()
        """How the seat went from person to person since the deal."""
        self.is_asked_back = False
        """Does its former holder ask the present one for the seat?"""

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
        """Does a link of the host open it in play? Only if it has no holder, or an absent one."""
        return not self.is_person or (self.is_offered and self.is_absent)

    def hand_over(self, how: Handover) -> None:
        """Another person, or a former holder, has the seat from now on."""
        self.handovers += (how,)
        self.is_absent = False
        if how == "returned" and self.losses:
            self.losses -= 1


class SeatOrders(NamedTuple):
    """The standing orders of one seat."""

    answers: dict[str, int]
    """Frame of a reaction -> the move that answers it."""
    named: dict[str, str]
    """Further orders of the game, by name, as they were given."""
    scope: tuple[int, ...]
    """What the named orders apply to: `Game.order_scope` when they were given."""


NO_ORDERS = SeatOrders({}, {}, ())


class OpenWish:
    """A request that everybody must agree to."""

    def __init__(self, what: str, by: int, entry: int, awaited: set[int], told: int) -> None:
        self.what = what
        self.told = told
        """The number of events when it was asked for."""
        self.by = by
        self.entry = entry
        self.agreed = {by}
        self.awaited = awaited - {by}
