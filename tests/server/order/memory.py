"""What a browser remembers of a table, and how it takes what it is told."""

from collections import Counter
from hashlib import sha256
from typing import Any

Message = dict[str, Any]

REPLIES = {
    "accepted",
    "refusal",
    "decision",
    "clock",
    "chat",
    "shuffle",
    "hint",
    "reasons",
    "orders",
}
"""Kinds that may come as an answer to one connection; then they do not count."""


class Memory:
    """One person at one seat, through any number of connections."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.epoch = ""
        self.n = 0
        """Of the last message heard; 0: none, all must come."""
        self.has_synced = False
        """Has it asked for messages that may have been on their way?"""
        self.story: list[Any] = []
        self.view: Message = {}
        self.question: Message = {}
        """The last message about this seat's decision."""
        self.number = 0
        """Of the last decision."""
        self.wish: Message = {}
        self.accepted: list[str] = []
        self.refusals: list[Message] = []
        self.pending: Message = {}
        """An answer that may be lost: it is sent until it is accepted or refused."""
        self.count = 0
        self.chooser = Chooser(seat)
        self.wholes = 0
        """How often everything had to come."""

    # Hearing

    def hear(self, message: Message) -> None:
        """One message; it must be the next one, or the first of a new beginning."""
        kind, n = message["type"], message.get("n", 0)
        if kind == "hello":
            self._greeted(message)
            return
        is_reply = n == self.n and kind in REPLIES
        if self.has_synced and 0 < n <= self.n and not is_reply:
            return  # it was under way when it was asked for again
        if n:
            assert is_reply or self.n == 0 or n == self.n + 1, (kind, n, self.n)
            self.n = n
        keep = getattr(self, f"_heard_{kind}", None)
        if keep is not None:
            keep(message)

    def _greeted(self, hello: Message) -> None:
        assert hello["n"] in (0, self.n), "a hello says where it goes on"
        if hello["epoch"] != self.epoch:
            self.story = []
        self.epoch, self.n = hello["epoch"], hello["n"]
        self.wholes += not self.n

    def _heard_events(self, message: Message) -> None:
        first = message["first"]
        assert first <= len(self.story), "a gap in the story"
        if not message.get("is_taken_back") and self.n:
            assert first == len(self.story), "told twice"
        self.story[first:] = message["events"]

    def _heard_view(self, message: Message) -> None:
        self.view = message

    def _heard_decision(self, message: Message) -> None:
        if not message.get("peeked"):
            self.question = message
            number = (message.get("decision") or {}).get("id", self.number)
            assert number >= self.number, "the numbers of decisions only rise"
            self.number = number

    def _heard_wish(self, message: Message) -> None:
        self.wish = message

    def _heard_accepted(self, message: Message) -> None:
        self.accepted.append(message["id"])
        if message["id"] == self.pending.get("id"):
            self.pending = {}

    def _heard_refusal(self, message: Message) -> None:
        self.refusals.append(message)
        if message.get("id") and message["id"] == self.pending.get("id"):
            self.pending = {}

    # Answering

    @property
    def options(self) -> list[int]:
        """The open question's, none if there is none."""
        decision = self.question.get("decision")
        return [option["move"] for option in decision["options"]] if decision else []

    def choose(self) -> Message:
        """An answer that depends on what this seat was told, and on nothing else."""
        self.count += 1
        return self.answer_with(self.chooser.choose(len(self.story), self.options))

    def answer_with(self, *moves: int) -> Message:
        """A message with these moves for the open question."""
        return {
            "type": "answer",
            "decision": self.question["decision"]["id"],
            "id": f"{self.seat}.{self.count}",
            "moves": list(moves),
        }


class Chooser:
    """Answers of one seat that follow from what it was told, and end no game in a circle."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self._asked: Counter[str] = Counter()

    def choose(self, told: int, options: list[int]) -> int:
        """One of the options; who is asked the same once more may answer otherwise."""
        question = f"{self.seat} {told} {options}"
        self._asked[question] += 1
        roll = sha256(f"{question} {self._asked[question]}".encode()).digest()
        return options[int.from_bytes(roll[:4], "big") % len(options)]
