"""The person's seat at a table of a server: what a terminal asks of it."""

import secrets
from collections.abc import Sequence

from grimtable.cli.hints import Hint
from grimtable.cli.remote.remote_table import PartialAction, RemoteTable, shown
from grimtable.kernel.errors import Refused
from grimtable.kernel.terms import PUBLIC, BareEvent
from grimtable.look.game import Sentence
from grimtable.look.look import Decision
from grimtable.server import protocol

HINT_TIMEOUT = 10.0
"""Seconds a hint may take."""
ASIDE_TIMEOUT = 2.0
"""Seconds in which it is seen what comes of a wish."""


class ServerRefused(Refused):
    """What the server refuses, under the server's own code."""

    def __init__(self, code: str, message: str, rule: str = "") -> None:
        super().__init__(message, rule)
        self.code = code


class RemoteSeat(RemoteTable):
    """Callers wait for what the thread of the connection has received."""

    @property
    def names(self) -> Sequence[str]:
        """What people call themselves."""
        return [shown(seat.name) for seat in self.table.seats]

    @property
    def question(self) -> Decision | None:
        """What the person is asked; forced reactions the server gives by itself, in its time."""
        asked, view = self._decision, self._view
        if self.is_over:
            return None
        if self.picks:
            return self._partial.rest
        if asked is None or view is None or asked.id == self._answered_question:
            return None
        is_forced = len(asked.options) == 1 and view.stack and view.stack[-1].reaction()
        return None if is_forced else asked

    def wait(self) -> bool:
        """Wait until there is something to say or to answer; False: the game is over."""
        with self._changed:
            while not self._is_news:
                if self.is_over:
                    return False
                self._changed.wait()
        return True

    @property
    def _is_news(self) -> bool:
        is_open = self.question is not None
        return bool(self._remarks) or self._story.read < self._story.whole or is_open

    def hear(self) -> list[BareEvent]:
        """What has happened since this was last asked for."""
        with self._changed:
            fresh = self._story.events()[self._story.read :]
            self._story.read = self._story.whole
        return fresh

    def story(self) -> list[BareEvent]:
        """All that led to the view."""
        with self._changed:
            return self._story.events()

    def remarks(self) -> list[Sentence]:
        """Remarks beside the game, each once."""
        with self._changed:
            said, self._remarks = self._remarks, []
        return said

    def answer(self, question: Decision, move: int) -> None:
        """Answer, and wait until it is on disk; half an action waits for its other half."""
        id = self.send(question, move)
        with self._changed:
            self._changed.wait_for(lambda: self.is_over or self._is_settled(id))
            refusal = self._refusals.pop(id, None)
        if refusal is not None:
            raise ServerRefused(refusal.code, refusal.message, refusal.rule)

    def send(self, question: Decision, move: int) -> str:
        """Answer without waiting; its id."""
        moves, id = [*self.picks, move], secrets.token_hex(8)
        with self._changed:
            self._unconfirmed[id] = protocol.Answer(
                seat=self.me, decision=question.id, id=id, moves=moves
            )
            self._answered_question = question.id
            self._partial = PartialAction()
            self._connection.say(self._unconfirmed[id])
        return id

    def _is_settled(self, id: str) -> bool:
        return id not in self._unconfirmed and (not self.picks or self._partial.rest is not None)

    def refusal(self) -> protocol.Refusal | None:
        """Why an answer that nobody waits for was refused, once."""
        with self._changed:
            return self._refusals.pop(next(iter(self._refusals), ""), None)

    def unpick(self) -> None:
        """Begin the half action again."""
        with self._changed:
            self._partial = PartialAction()
            self._answered_question = -1

    # Beside the game

    def undo(self) -> None:
        """Take the last answer back; the server asks the others where they have seen something."""
        self._connection.say(protocol.Undo(seat=self.me))

    def consent(self, agrees: bool) -> None:
        """To what somebody wishes."""
        self._connection.say(protocol.Consent(seat=self.me, agrees=agrees))

    def chat(self, text: str) -> None:
        """Say something to everybody."""
        self._connection.say(protocol.Say(seat=self.me, text=text))

    def aside(self, word: str, rest: str) -> bool:
        """u takes back, y and n answer a wish, t says something; what comes of it is awaited."""
        if word in ("y", "n") and self._is_asked_back and self.wished is None:
            self.give_back(word == "y")
            return True
        with self._changed:
            before, known = self._decision, len(self._remarks)
            if word == "t" and rest:
                self.chat(rest)
                return True
            if word == "u":
                self.undo()
            elif word in ("y", "n"):
                self.consent(word == "y")
            else:
                return False
            self._changed.wait_for(
                lambda: self._decision is not before or len(self._remarks) > known, ASIDE_TIMEOUT
            )
            return True

    def hints(self, *, is_estimated: bool) -> list[Hint]:
        """What a good player would do; nothing if nobody says it in time."""
        with self._changed:
            self._hints = None
            self._connection.say(protocol.AskHint(seat=self.me, is_estimated=is_estimated))
            self._changed.wait_for(lambda: self._hints is not None or self.is_over, HINT_TIMEOUT)
            return self._hints or []

    @property
    def _is_asked_back(self) -> bool:
        return self.me != PUBLIC and self.table.seats[self.me].is_asked_back

    # The connection

    def open(self) -> None:
        """Begin to listen."""
        self._connection.open()

    def leave(self) -> None:
        """Close the connection."""
        self._connection.leave()
