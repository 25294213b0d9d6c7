"""What the HTTP doors take and give."""

from typing import Annotated, Literal

import msgspec

from grimtable.look.look import Event, View
from grimtable.look.records import Record
from grimtable.server.protocol import ClockName, Phase, Struct, TableCard

Text = Annotated[str, msgspec.Meta(max_length=6000)]
"""Cleaned and cut to its true length by `names`."""
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=7)]


class GameCard(Struct):
    """A game and what can be chosen for it."""

    name: str
    rules: int
    min_seats: int
    max_seats: int
    options: dict[str, list[str]]
    """Option -> its values, the default first."""
    presets: dict[str, dict[str, str]]
    bots: list[str]
    """The levels that play it."""
    lesson_seats: int = 0
    """Of the table where it is learned by playing; 0: there is none."""


class ServerCard(Struct):
    """What a client needs to know before anything else."""

    version: str
    games: list[GameCard]
    has_lobby: bool
    is_resting: bool
    """Maintenance: nothing new is opened or joined, running games go on."""
    imprint: str = ""
    privacy: str = ""


class Me(Struct):
    """The asking browser, as others see it."""

    is_known: bool
    name: str = ""
    avatar: str = ""


class Name(Struct):
    """How somebody wants to be called."""

    name: Text = ""
    avatar: Text = ""


class MyTable(Struct):
    """A table somebody has been at."""

    id: str
    code: str
    game: str
    phase: Phase
    seats: list[int]
    """Those the asking person holds."""
    touched: float
    is_asked: bool = False
    """Does the table wait for this person?"""
    former: list[int] = []
    """Seats that were given away while this person was away."""


class Code(Struct):
    """Ten letters somebody read out."""

    code: Text


class SeatChoice(Struct):
    """A seat of the table."""

    seat: SeatNumber


class GiveBack(SeatChoice):
    """Let the former person have this seat again, or not."""

    agrees: bool = True


class Change(Struct):
    """From one seat to a free one."""

    seat: SeatNumber
    to: SeatNumber


class BotChoice(Struct):
    """A bot for a free seat; no level: the seat is free again."""

    seat: SeatNumber
    level: Text = ""


class About(Struct):
    """Somebody at the table: who sits in this seat, or said this line of chat."""

    seat: Annotated[int, msgspec.Meta(ge=-1, le=7)] = -1
    line: Annotated[int, msgspec.Meta(ge=0, lt=2**53)] = 0


class Mute(About):
    """Nobody reads what they write, or again."""

    is_muted: bool = True


class Block(About):
    """For them this table is not there, or again it is."""

    is_blocked: bool = True


class Report(About):
    """What was wrong, for whoever runs this server; of nobody, if it is the table's own fault."""

    text: Text = ""


class SeatLink(Struct):
    """Opens a seat once, for whoever claims it first."""

    key: str
    path: str
    """Behind the server's address; what follows # is never sent to any server."""


class Claim(Struct):
    """A seat link that was opened."""

    key: Text


class BotToken(Struct):
    """Lets a program answer for a seat: `Authorization: Bearer ...` at the socket."""

    token: str


class StoryPage(Struct):
    """All a seat was told since the deal, and what it sees now."""

    game: str
    rules: int
    options: dict[str, str]
    seats: int
    seat: int
    events: list[Event]
    view: View


class Bundle(Struct):
    """For a bug report: nothing in it that anybody else may not know."""

    version: str
    python: str
    ref: str
    """Lets whoever runs the server find the table; nobody gets in with it."""
    phase: Phase
    is_faulty: bool
    """Can its log not be replayed?"""
    story: StoryPage | None
    entries: int | None = None
    """Entries in the log, once the game is over: before, they would count unseen answers."""
    record: Record | None = None
    """Of a finished game: `grimtable replay` and `grimtable verify` read it in the bundle."""


class MyLine(Struct):
    """A line of chat the asking person said."""

    table: str
    text: str
    at: float


class MyReport(Struct):
    """A report the asking person sent."""

    table: str
    text: str
    at: float


class MyData(Struct):
    """All there is about somebody. The logs of games hold seat numbers only."""

    name: str
    avatar: str
    since: float
    tables: list[MyTable]
    lines: list[MyLine]
    reports: list[MyReport]


class Health(Struct):
    """Is the server well, and what is it?"""

    server: Literal["grimtable"]
    status: Literal["ok", "storage_down"]
    version: str


class Done(Struct):
    """It is done."""

    is_done: bool = True


class NewTable(Struct):
    """A table to be opened."""

    game: str
    seats: int
    bots: list[str] = []
    """Levels; they take the last seats."""
    options: dict[str, str] = {}
    preset: str = ""
    clock: ClockName = "none"
    has_spectators: bool = True
    spectator_delay: float | None = None
    """Seconds; if nothing is said, none at private tables and a minute at public ones."""
    is_public: bool = False
    is_veiled: bool = False
    """Keep the record on the server when the game is over; then nobody can check the shuffle."""
    is_lesson: bool = False
    """Learn by playing: options and deal are those of the game's lesson."""
    absence_limit: float | None = None
    """Seconds after which an absent person's seat can be given to somebody else.

    Ten minutes by default, three days where an answer may take days.
    """
    name: str = ""
    avatar: str = ""


class Join(Struct):
    """Sit down."""

    seat: int = -1
    """-1: any free one."""
    name: str = ""
    avatar: str = ""


class Opened(Struct):
    """A table and the seats the asking person holds there."""

    table: TableCard
    seats: list[int]
    is_host: bool = False
    next: str = ""
    """Where the same people went on after the end, with new cards."""
    again: str = ""
    """The same, with the same cards again."""
    former: list[int] = []
    """Seats of the asking person that were given away while they were away."""


class Problem(Struct):
    """A refusal of an HTTP door."""

    code: str
    message: str
    rule: str = ""
    wait: float = 0.0
