"""Every message between a client and a table.

Prompts are text keys with arguments, not sentences: clients show them in their own language.
"""

from typing import Any, Literal

import msgspec

from grimtable.look.game import Sentence, Target
from grimtable.look.look import Decision
from grimtable.look.plans import Plan, PlanMark
from grimtable.look.view import Event, View
from grimtable.server.table_summary import Struct, TableSummary

Wish = Literal["undo", "end", "pause", "resume"]
UndoPermission = Literal["no", "free", "ask"]
"""May a seat take back its last answer: no, at once, or if the others agree?"""
Emote = Literal[
    "hello",
    "well_played",
    "thanks",
    "oops",
    "thinking",
    "hurry",
    "wow",
    "good_game",
    "good_luck",
    "ready",
    "one_moment",
    "shall_we_start",
    "back_soon",
    "i_am_back",
    "play_again",
]
"""Quick lines, sent as codes: everybody reads them in their own language."""


# From the table


class FromTable(msgspec.Struct, omit_defaults=True, tag_field="type", kw_only=True):
    """Messages are numbered per audience. After a gap the client asks for everything again."""

    n: int = -1
    """One more than the last, or the same if only this connection is answered; 0: not counted."""
    seat: int
    """The audience: a seat, or 7 for the public."""


class Hello(FromTable, tag="hello"):
    """The first message of a connection, and the answer to `sync` when numbers do not fit.

    Numbering continues from its n. With n = 0 everything is sent again, and the last of these
    messages is numbered.
    """

    epoch: str
    """Numbering restarts with every epoch."""
    table: TableSummary
    seats: list[int]
    """The seats this connection may answer for."""
    is_host: bool = False
    orders: dict[str, str] = {}
    """The standing orders of this seat, as in `orders`."""


class Result(Struct):
    """The result of a game."""

    reason: str
    winners: list[int]
    scores: list[int]
    rewards: list[float]
    ranking: list[int] = msgspec.field(name="standing")
    """The seats, best first, as the game itself ranks them."""


class ViewMessage(FromTable, tag="view"):
    """The present view, sent after the events that led to it."""

    view: View
    scores: list[int]
    banners: list[Sentence] = []
    """What everybody should see at a glance, such as the two sides of a fight."""
    figures: dict[str, Any] = {}
    """Public facts in numbers, by name; each game has its own, some have none."""
    result: Result | None = None


class Events(FromTable, tag="events"):
    """What happened. `first` is the index of the first in the story; later ones are replaced."""

    first: int
    events: list[Event]
    is_taken_back: bool = False


class DecisionMessage(FromTable, tag="decision"):
    """The open question of this seat, if it has one."""

    decision: Decision | None
    peeked: list[int] = []
    """The answer to a peek: the question that follows these moves."""
    held: list[int] = []
    """Your answer in a reaction window, hidden from the others until the window closes."""
    undo: UndoPermission = "no"
    """Whether you can undo your last answer: at once, or if the others agree."""


class Accepted(FromTable, tag="accepted"):
    """The answer with this id is durable."""

    id: str


class Refusal(FromTable, tag="refusal"):
    """Nothing was changed. The open question follows again."""

    code: str
    message: str
    rule: str = ""
    id: str = ""
    wait: float = 0.0
    """Seconds until the client may try again."""


class Presence(FromTable, tag="presence"):
    """Who is present. This is not part of any view."""

    table: TableSummary


class ChatLine(FromTable, tag="chat"):
    """A line of chat, or an emote."""

    line: int
    name: str
    by: int
    """Seat of the author; 7: a spectator."""
    text: str = ""
    emote: str = ""
    at: float = 0.0


class PingMessage(FromTable, tag="ping"):
    """Somebody points at something. It has no effect on the game."""

    by: int
    target: Target


class Because(FromTable, tag="because"):
    """A bot's reason for its last answer, in one line."""

    by: int
    key: str
    args: dict[str, Any] = {}


class ClockMessage(FromTable, tag="clock"):
    """Seconds left: of each asked seat, and of the reaction window. No entry: no limit."""

    left: dict[str, float] = {}
    window: float | None = None
    is_paused: bool = False


class ShuffleMessage(FromTable, tag="shuffle"):
    """The progress of the shared shuffle, and what this seat has to send."""

    commit: str
    """SHA-256 of the server's secret."""
    wanted: Literal["", "commit", "reveal"] = ""
    commits: dict[str, str] = {}
    nonces: dict[str, str] = {}
    missing: list[int] = []
    """The seats whose nonce is missing; the start was void and begins again."""


class WishMessage(FromTable, tag="wish"):
    """Somebody asks for something that all must agree to; None: there is no open request."""

    wish: Wish | None
    by: int = -1
    agreed: list[int] = []
    awaited: list[int] = []


class OrdersMessage(FromTable, tag="orders"):
    """The present standing orders of this seat. No other seat is told."""

    orders: dict[str, str]


class Reasons(FromTable, tag="reasons"):
    """Why something is not an option now, rule by rule."""

    target: Target
    reasons: list[dict[str, Any]]


class HintChoice(msgspec.Struct, omit_defaults=True):
    """A good answer."""

    moves: list[int]
    """All of it, if it has several parts."""
    reason: Sentence | None = None
    """Why, in a text of `<game>-why`."""
    estimate: Sentence | None = None
    """What it leads to and how far that may be off, in a text of `hints`."""


class Hint(FromTable, tag="hint"):
    """What a good player would answer here, the best first."""

    decision: int
    """The question it is for; it may have been answered meanwhile."""
    choices: list[HintChoice]
    is_estimated: bool = False


class Next(FromTable, tag="next"):
    """The same players continue at another table; sent to those who have a seat here."""

    table: str
    is_same_deal: bool = False
    """Whether it has the deal of the first table, which everybody may know."""


class Plans(FromTable, tag="plans"):
    """What the seats of a team plan, as they told each other. Spectators are not told."""

    plans: list[Plan]


class Gains(FromTable, tag="gains"):
    """The certain change of scores by each option: move -> seat -> change."""

    decision: int
    gains: dict[str, dict[str, int]]
    ahead: dict[str, dict[str, Any]] = {}
    """What else answers surely lead to: moves joined by commas -> numbers by name."""


class Bye(FromTable, tag="bye"):
    """The last message of a connection."""

    code: str


ServerMessage = (
    Hello | ViewMessage | Events | DecisionMessage | Accepted | Refusal | Presence | ChatLine
    | PingMessage | Because | ClockMessage | ShuffleMessage | WishMessage | OrdersMessage
    | Reasons | Hint | Next | Gains | Bye | Plans
)  # fmt: skip


# To the table


class ToTable(
    msgspec.Struct,
    omit_defaults=True,
    forbid_unknown_fields=True,
    tag_field="type",
    kw_only=True,
):
    """A message of a connection; `seat` is one of those it may answer for."""

    seat: int = -1
    """-1: the only seat of this connection."""


class Answer(ToTable, tag="answer"):
    """The answer to a decision, all of it or nothing."""

    decision: int
    id: str
    moves: list[int]


class Peek(ToTable, tag="peek"):
    """Ask which question would follow these moves."""

    decision: int
    moves: list[int]


class TakeBack(ToTable, tag="take_back"):
    """Take back your answer while it is still hidden."""


class Undo(ToTable, tag="undo"):
    """Undo your last answer: at once up to the horizon, otherwise if the others agree."""


class AskWish(ToTable, tag="wish"):
    """Ask everybody to end, pause or resume the game."""

    wish: Literal["end", "pause", "resume"]


class Consent(ToTable, tag="consent"):
    """Agree to the open request, or refuse it."""

    agrees: bool


class Orders(ToTable, tag="orders"):
    """Standing orders: frame of a reaction -> text of a move; "": ask me.

    Some games have further orders, such as when to be asked at all.
    """

    orders: dict[str, str]


class Resign(ToTable, tag="resign"):
    """Resign: a bot plays this seat to the end."""


class Back(ToTable, tag="back"):
    """Come back: the stand-in stops playing."""


class NonceCommitment(ToTable, tag="commit"):
    """SHA-256 of your nonce, in hexadecimal."""

    commit: str


class Reveal(ToTable, tag="reveal"):
    """Your nonce, in hexadecimal."""

    nonce: str


class Say(ToTable, tag="chat"):
    """A line of chat, or an emote."""

    text: str = ""
    emote: Emote | Literal[""] = ""


class Ping(ToTable, tag="ping"):
    """Point at something."""

    target: Target


class MakePlan(ToTable, tag="plan"):
    """Say what you mean to do about a thing; with neither mark nor promise: nothing any more."""

    target: Target
    mark: PlanMark = ""
    promised: list[Target] = []


class Why(ToTable, tag="why"):
    """Ask why something is not an option."""

    target: Target


class AskHint(ToTable, tag="hint"):
    """Ask what a good player would do."""

    is_estimated: bool = False
    """Ask also what each of these choices leads to, which takes longer."""


class AskGains(ToTable, tag="gains"):
    """Ask how each option would change the scores, as far as this seat can know."""

    decision: int


class Sync(ToTable, tag="sync"):
    """Ask to continue after this message of this epoch, or for everything if that fails."""

    epoch: str = ""
    n: int = 0
    story: int = 0
    """Number of events of the story that the client has already."""


ClientMessage = (
    Answer | Peek | TakeBack | Undo | AskWish | Consent | Orders | Resign | Back | NonceCommitment
    | Reveal | Say | Ping | Why | AskHint | AskGains | Sync | MakePlan
)  # fmt: skip
