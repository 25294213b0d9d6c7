"""The input and output types of the HTTP endpoints."""

from typing import Annotated, Any, Literal

import msgspec

from grimtable.look.game import Sentence
from grimtable.look.view import Event, FrameView, Pool, View, ZoneView
from grimtable.review.results import Review
from grimtable.server.protocol import Result
from grimtable.server.push.endpoints import MAX_ENDPOINT
from grimtable.server.table_summary import ClockName, Phase, Struct, TableSummary
from grimtable.sessions.records import Record

Text = Annotated[str, msgspec.Meta(max_length=6000)]
"""A text of any kind; `names.clean` checks its true length."""
ShortText = Annotated[str, msgspec.Meta(max_length=200)]
"""The name of a thing that the server knows, or the value of an option."""
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=7)]
SeatCount = Annotated[int, msgspec.Meta(ge=-100, le=100)]
"""A number of seats; the refusal of a wrong one says how many the game is for."""


class GameInfo(Struct):
    """A game, its options, presets and bots."""

    name: str
    rules: int
    min_seats: int
    max_seats: int
    options: dict[str, list[str]]
    """Option -> its values, the default first."""
    presets: dict[str, dict[str, str]]
    bots: list[str]
    """The bots that can play it."""
    levels: list[str]
    """Those that a person chooses from who just wants to play, the gentlest first."""
    lesson_seats: int = 0
    """Number of seats of the lesson; 0: there is no lesson."""
    lesson_minutes: int = 0


class CardFace(Struct):
    """How a kind of card wants to look; "" leaves it to the client."""

    colour: str = ""
    icon: str = ""
    """The id of a symbol in the game's icons.svg."""


class GamePackage(Struct):
    """A game that another package brings: what the client does not have itself."""

    kinds: list[str]
    accent: str
    table: str
    back: str
    """Colours such as #c08040, or ""."""
    cards: dict[str, CardFace]
    has_icons: bool
    """Is there /api/games/{game}/icons.svg?"""
    texts: list[str]
    """Fluent sources; the first that has a message decides."""
    rules: str
    """The ledger, in Markdown."""


class ServerInfo(Struct):
    """The games and settings of a server."""

    version: str
    games: list[GameInfo]
    has_lobby: bool
    is_resting: bool
    """Maintenance: nobody can open or join a table, running games go on."""
    imprint: str = ""
    privacy: str = ""


class NetworkState(Struct):
    """Whether other machines at home can open this server's tables."""

    is_offered: bool
    """May the caller open it to them? Only where `grimtable play` runs, on that machine."""
    is_open: bool = False
    address: str = ""
    """The address for the others, such as http://192.168.1.20:8000."""
    visitors: int = 0
    """How many machines have come in since it was opened."""


class NetworkSwitch(Struct):
    """Open this server to the network at home, or close it."""

    is_open: bool


class Me(Struct):
    """The caller, as others see them."""

    is_known: bool
    name: str = ""
    avatar: str = ""


class Name(Struct):
    """The name and avatar that somebody wants."""

    name: Text = ""
    avatar: Text = ""


class MyTable(Struct):
    """A table the caller has been at."""

    id: str
    code: str
    game: str
    phase: Phase
    seats: list[int]
    """The seats the caller holds."""
    touched: float
    is_asked: bool = False
    """Whether the table waits for the caller's answer."""
    former: list[int] = []
    """The caller's seats that were given away while they were absent."""


class Code(Struct):
    """The ten-letter code of a table."""

    code: Text


class SeatChoice(Struct):
    """A seat of the table."""

    seat: SeatNumber


class GiveBack(SeatChoice):
    """Whether the former holder gets this seat back."""

    agrees: bool = True


class Change(Struct):
    """Move from one seat to a free one."""

    seat: SeatNumber
    to: SeatNumber


class BotChoice(Struct):
    """A bot for a free seat; an empty level frees the seat again."""

    seat: SeatNumber
    level: Text = ""


class About(Struct):
    """A person at the table: the holder of this seat, or the author of this line of chat."""

    seat: Annotated[int, msgspec.Meta(ge=-1, le=7)] = -1
    line: Annotated[int, msgspec.Meta(ge=0, lt=2**53)] = 0


class Mute(About):
    """Hide what they write from everybody, or show it again."""

    is_muted: bool = True


class Block(About):
    """Hide the table from them, or show it again."""

    is_blocked: bool = True


class Report(About):
    """A report to the operator of this server, about a person or about the table itself."""

    text: Text = ""


class SeatLink(Struct):
    """A link that gives a seat to the first person who claims it."""

    key: str
    path: str
    """The path of the link. The part after # is never sent to a server."""


class Claim(Struct):
    """The key of a seat link."""

    key: Text


class BotToken(Struct):
    """A token with which a program plays a seat: `Authorization: Bearer ...` at the socket."""

    token: str


class StoryPage(Struct):
    """Everything a seat was told since the deal, and what it sees now."""

    game: str
    rules: int
    options: dict[str, str]
    seats: int
    seat: int
    events: list[Event]
    view: View


class Bundle(Struct):
    """A bug report. It contains nothing that the caller may not know."""

    version: str
    python: str
    ref: str
    """Identifies the table for the operator of the server; it does not open the table."""
    phase: Phase
    is_faulty: bool
    """Whether the log cannot be replayed."""
    story: StoryPage | None
    entries: int | None = None
    """Number of log entries, once the game is over. Before, it would count hidden answers."""
    record: Record | None = None
    """The record of a finished game. `grimtable replay` and `verify` also read it in a bundle."""


class MyLine(Struct):
    """A line of chat that the caller wrote."""

    table: str
    text: str
    at: float


class MyReport(Struct):
    """A report that the caller sent."""

    table: str
    text: str
    at: float


class MySubscription(Struct):
    """A device of the caller that is told when it is their turn at a table."""

    table: str
    seat: int
    endpoint: str
    at: float


class MyData(Struct):
    """Everything the server stores about the caller. Logs only contain seat numbers."""

    name: str
    avatar: str
    since: float
    tables: list[MyTable]
    lines: list[MyLine]
    reports: list[MyReport]
    subscriptions: list[MySubscription] = []


class PushKey(Struct):
    """The public key with which a browser subscribes at its push service."""

    key: str = ""
    """An uncompressed point of P-256 in base64url; empty if this server sends no messages."""


class PushDevice(Struct):
    """A device that wants to be told when it is the caller's turn, as its browser describes it."""

    endpoint: Annotated[str, msgspec.Meta(max_length=MAX_ENDPOINT)]
    p256dh: ShortText = ""
    auth: ShortText = ""
    """The keys of the subscription, in base64url."""
    is_on: bool = True
    """False: no longer; then the keys are not needed."""


class Health(Struct):
    """The state of the server."""

    server: Literal["grimtable"]
    status: Literal["ok", "storage_down"]
    version: str


class Done(Struct):
    """The request was carried out."""

    is_done: bool = True


class NewTable(Struct):
    """A table to be created."""

    game: ShortText
    seats: SeatCount
    bots: Annotated[list[ShortText], msgspec.Meta(max_length=100)] = []
    """The bots, by level; they take the last seats."""
    options: Annotated[dict[ShortText, ShortText], msgspec.Meta(max_length=100)] = {}
    preset: ShortText = ""
    clock: ClockName = "none"
    has_spectators: bool = True
    spectator_delay: float | None = None
    """Seconds. Default: none at private tables, a minute at public ones."""
    is_public: bool = False
    is_veiled: bool = False
    """Never publish the record; then nobody can verify the shuffle."""
    is_lesson: bool = False
    """Play the lesson of the game, with its options and its deal."""
    absence_limit: float | None = None
    """Seconds after which the seat of an absent player can be given to somebody else.

    Default: ten minutes, or three days with the clock `days`.
    """
    name: str = ""
    avatar: str = ""


class Join(Struct):
    """Take a seat."""

    seat: Annotated[int, msgspec.Meta(ge=-1, le=7)] = -1
    """-1: any free one."""
    name: str = ""
    avatar: str = ""


class Opened(Struct):
    """A table, and the seats the caller holds there."""

    table: TableSummary
    seats: list[int]
    is_host: bool = False
    next: str = ""
    """The next table of the same players, with a new deal."""
    again: str = ""
    """The next table of the same players, with the same deal."""
    former: list[int] = []
    """The caller's seats that were given away while they were absent."""


class Problem(Struct):
    """A refused request: a stable code and a message."""

    code: str
    message: str
    rule: str = ""
    wait: float = 0.0


class NewFork(Struct):
    """Play on from a moment of a game that is over, alone against bots."""

    ply: Annotated[int, msgspec.Meta(ge=0, le=10_000)]
    """After this number of choices."""
    seat: SeatNumber
    has_true_cards: bool = False
    """By default the cards are dealt again from what this seat knew."""
    name: str = ""
    avatar: str = ""
    record: Record | None = None
    """Of a game that was not played here."""


class ViewChanges(Struct):
    """What differs from the view of the moment before; at the first moment, everything."""

    zones: dict[str, ZoneView] = {}
    """By their place in the view."""
    fields: dict[str, Any] = {}
    unseen: tuple[Pool, ...] | None = None
    stack: tuple[FrameView, ...] | None = None
    asked: int | None = None
    options: tuple[int, ...] | None = None
    answers: tuple[int, ...] | None = None
    """Also null where they end."""
    passed: int | None = None
    out: int | None = None
    over: int | None = None


class Choice(Struct):
    """A choice that somebody made, in words."""

    seat: int
    label: Sentence


class Moment(Struct):
    """A line of a replay: the table after `ply` choices, as its audience saw it."""

    ply: int
    turn: int
    changes: ViewChanges
    scores: list[int]
    events: list[Event] = []
    """What has happened since the moment before."""
    choice: Choice | None = None
    """The last choice, if this audience saw it: its own; every one if all is open."""
    banners: list[Sentence] = []
    figures: dict[str, Any] = {}
    result: Result | None = None


class ReplayStart(Struct):
    """The first line of a replay."""

    game: str
    rules: int
    options: dict[str, str]
    seats: int
    seat: int
    """The audience: a seat, or 7 for the public."""
    is_open: bool
    """Does the audience see what anybody at the table knew?"""
    choices: int
    """As many moments follow, and one more: the table before the first choice."""
    ended: str = ""
    """Why it ended before the rules ended it."""


# Reviews


class ReviewLine(Struct):
    """A line of a review on its way; the last one has it."""

    share: float
    """How much of the work is done, from 0 to 1."""
    review: Review | None = None
    has_failed: bool = False
    """Was it given up?"""
