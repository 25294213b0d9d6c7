"""Every message between a client and a table.

A prompt is a text key with arguments, never a sentence: everybody reads in the own language.
"""

from typing import Any, Literal

import msgspec

from grimtable.look.game import Sentence, Target
from grimtable.look.look import Decision, Event, View
from grimtable.look.records import KnownDeal, VoidStart

ClockName = Literal["none", "fast", "relaxed", "days"]
Phase = Literal["waiting", "shuffling", "playing", "over"]
HolderKind = Literal["free", "person", "bot"]
Wish = Literal["undo", "end", "pause", "resume"]
Handover = Literal["own_link", "host_link", "returned"]
Emote = Literal["hello", "well_played", "thanks", "oops", "thinking", "hurry", "wow", "good_game"]


class Struct(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """What goes over the wire."""


# A table, as everybody at it may know it


class SeatCard(Struct):
    """A seat and who holds it."""

    seat: int
    holder: HolderKind
    name: str = ""
    avatar: str = ""
    bot: str = ""
    """The level of the bot that plays, stand-ins included."""
    is_here: bool = False
    is_stand_in: bool = False
    """A bot answers for an absent person, who may come back at any time."""
    is_resigned: bool = False
    is_ready: bool = False
    """Has answered; told only where everybody who is asked has a real choice."""
    is_absent: bool = False
    """Away past the absence limit: the host can give this seat to somebody else."""
    handovers: tuple[Handover, ...] = ()
    """How it went from person to person in play. Each of them has seen the hand."""
    is_asked_back: bool = False
    """Does its former person ask the present one for it?"""


class TableCard(Struct):
    """What is known about a table without looking at the cards."""

    id: str
    code: str
    game: str
    rules: int
    seats: list[SeatCard]
    options: dict[str, str]
    clock: ClockName
    host: int
    """Seat of the host; -1: nobody is."""
    phase: Phase
    has_spectators: bool
    spectator_delay: float
    is_public: bool
    is_paused: bool = False
    is_readonly: bool = False
    """The log cannot be replayed, or plays other rules: look, do not touch."""
    watchers: int = 0
    ended: str = ""
    """Why it is over: played, agreed, abandoned, closed, expired."""
    away: list[int] = []
    """Whose people were away past the absence limit when the others ended the game."""
    absence_limit: float = 0.0
    """Seconds after which an absent person's seat can be given to somebody else."""
    known_deal: KnownDeal | None = None
    """Somebody may know the cards; before the start: would, if the game started now."""
    void_starts: list[VoidStart] = []
    missing: list[int] = []
    """Why the last start came to nothing: the seats that did not answer. Until the next start."""


class Result(Struct):
    """How a game came out."""

    reason: str
    winners: list[int]
    scores: list[int]
    rewards: list[float]
    standing: list[int]
    """The seats, best first, as the game itself ranks them."""


# From the table


class FromTable(msgspec.Struct, omit_defaults=True, tag_field="type", kw_only=True):
    """Numbered per audience; a gap means: ask for the whole view."""

    n: int = -1
    """One more than the last, or the same in an answer to this connection alone; 0: not counted."""
    seat: int
    """The audience: a seat, or 7 for the public eye."""


class Hello(FromTable, tag="hello"):
    """The first message of a connection, and the answer to `sync` when numbers do not fit.

    Its n is where the numbers go on; 0: forget them, everything comes, the last of it numbered.
    """

    epoch: str
    """Numbers begin anew with every epoch."""
    table: TableCard
    seats: list[int]
    """The seats this connection may answer for."""
    is_host: bool = False
    orders: dict[str, str] = {}
    """The standing orders of this seat, as in `orders`."""


class ViewMessage(FromTable, tag="view"):
    """The truth, after the events that led to it."""

    view: View
    scores: list[int]
    banners: list[Sentence] = []
    """What everybody should see at a glance, such as both sides of a fight."""
    result: Result | None = None


class Events(FromTable, tag="events"):
    """What happened. `first` is the place of the first in the story; later ones are replaced."""

    first: int
    events: list[Event]
    is_taken_back: bool = False


class DecisionMessage(FromTable, tag="decision"):
    """The open question of this seat, if it has one."""

    decision: Decision | None
    peeked: list[int] = []
    """The answer to a peek: the question that follows these moves."""
    held: list[int] = []
    """The own answer in a reaction window, sealed until it closes."""
    undo: Literal["no", "free", "ask"] = "no"
    """May the last own answer be taken back: at once, or if the others agree?"""


class Accepted(FromTable, tag="accepted"):
    """The answer with this id is on disk."""

    id: str


class Refusal(FromTable, tag="refusal"):
    """Nothing was changed. The fresh question follows."""

    code: str
    message: str
    rule: str = ""
    id: str = ""
    wait: float = 0.0
    """Seconds after which it may be tried again."""


class Presence(FromTable, tag="presence"):
    """Who is there. No part of any view."""

    table: TableCard


class ChatLine(FromTable, tag="chat"):
    """A line of chat, or an emote."""

    line: int
    name: str
    by: int
    """Seat of who said it; 7: a spectator."""
    text: str = ""
    emote: str = ""
    at: float = 0.0


class PingMessage(FromTable, tag="ping"):
    """Somebody points at something; no command."""

    by: int
    target: Target


class Because(FromTable, tag="because"):
    """A bot's reason for its last answer, in one line."""

    by: int
    key: str
    args: dict[str, Any] = {}


class ClockMessage(FromTable, tag="clock"):
    """Seconds left: per asked seat, and of the reaction window. No entry: no limit."""

    left: dict[str, float] = {}
    window: float | None = None
    is_paused: bool = False


class ShuffleMessage(FromTable, tag="shuffle"):
    """How far the common shuffle is, and what is asked of this seat."""

    commit: str
    """SHA-256 of the server's secret."""
    wanted: Literal["", "commit", "reveal"] = ""
    commits: dict[str, str] = {}
    nonces: dict[str, str] = {}
    missing: list[int] = []
    """Whose nonce did not come; the start was void and begins anew."""


class WishMessage(FromTable, tag="wish"):
    """Somebody asks for something all must agree to; None: nothing is asked for any more."""

    wish: Wish | None
    by: int = -1
    agreed: list[int] = []
    awaited: list[int] = []


class OrdersMessage(FromTable, tag="orders"):
    """The standing orders of this seat as they are now; nobody else is told."""

    orders: dict[str, str]


class Reasons(FromTable, tag="reasons"):
    """Why a thing is no option now, rule by rule."""

    target: Target
    reasons: list[dict[str, Any]]


class Hint(FromTable, tag="hint"):
    """What a good player would answer here."""

    moves: list[int]


class Next(FromTable, tag="next"):
    """The same people go on at another table; told to those who sit here."""

    table: str
    is_same_deal: bool = False
    """Are the cards those of the first table, which everybody may know?"""


class Gains(FromTable, tag="gains"):
    """By how much each option surely changes scores: move -> seat -> change."""

    decision: int
    gains: dict[str, dict[str, int]]


class Bye(FromTable, tag="bye"):
    """The last message of a connection."""

    code: str


ServerMessage = (
    Hello
    | ViewMessage
    | Events
    | DecisionMessage
    | Accepted
    | Refusal
    | Presence
    | ChatLine
    | PingMessage
    | Because
    | ClockMessage
    | ShuffleMessage
    | WishMessage
    | OrdersMessage
    | Reasons
    | Hint
    | Next
    | Gains
    | Bye
)


# To the table


class ToTable(
    msgspec.Struct,
    omit_defaults=True,
    forbid_unknown_fields=True,
    tag_field="type",
    kw_only=True,
):
    """From a connection; `seat` is one of those it may answer for."""

    seat: int = -1
    """-1: the only seat of this connection."""


class Answer(ToTable, tag="answer"):
    """The answer to a decision, all of it or nothing."""

    decision: int
    id: str
    moves: list[int]


class Peek(ToTable, tag="peek"):
    """Which question would follow these moves?"""

    decision: int
    moves: list[int]


class TakeBack(ToTable, tag="take_back"):
    """Break open the own unseen answer."""


class Undo(ToTable, tag="undo"):
    """Take the last own answer back: at once to the horizon, else if the others agree."""


class Ask(ToTable, tag="wish"):
    """Ask all for an end, a pause or to go on."""

    wish: Literal["end", "pause", "resume"]


class Consent(ToTable, tag="consent"):
    """Agree to what is asked for, or not."""

    agrees: bool


class Orders(ToTable, tag="orders"):
    """What to answer without being asked: frame of a reaction -> move text; "": ask me.

    Some games know further words, such as when to ask at all.
    """

    orders: dict[str, str]


class Resign(ToTable, tag="resign"):
    """A bot plays this seat to the end."""


class Back(ToTable, tag="back"):
    """I am here again: the stand-in may go."""


class Commit(ToTable, tag="commit"):
    """SHA-256 of the own nonce, in hexadecimal."""

    commit: str


class Reveal(ToTable, tag="reveal"):
    """The own nonce, in hexadecimal."""

    nonce: str


class Say(ToTable, tag="chat"):
    """A line of chat, or an emote."""

    text: str = ""
    emote: Emote | Literal[""] = ""


class Ping(ToTable, tag="ping"):
    """Point at something."""

    target: Target


class Why(ToTable, tag="why"):
    """Why is this no option?"""

    target: Target


class AskHint(ToTable, tag="hint"):
    """What would a good player do?"""


class AskGains(ToTable, tag="gains"):
    """What would each option do to the scores, as far as this seat can know?"""

    decision: int


class Sync(ToTable, tag="sync"):
    """Go on after this message number of this epoch, or send the whole."""

    epoch: str = ""
    n: int = 0
    story: int = 0
    """So many events of the story are here already."""


ClientMessage = (
    Answer
    | Peek
    | TakeBack
    | Undo
    | Ask
    | Consent
    | Orders
    | Resign
    | Back
    | Commit
    | Reveal
    | Say
    | Ping
    | Why
    | AskHint
    | AskGains
    | Sync
)
