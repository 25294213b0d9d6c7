"""The person's seat at a table of a server."""

import secrets
import threading
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any

import msgspec

from grimtable import registry
from grimtable.cli.deal_notes import DealNews
from grimtable.cli.remote.connection import Connection
from grimtable.cli.remote.story import Story
from grimtable.cli.shuffling import ShufflePart
from grimtable.cli.tui.party import Ending
from grimtable.kernel.errors import HalfAction, Refused
from grimtable.kernel.table import BareView
from grimtable.kernel.terms import PUBLIC, BareEvent
from grimtable.look.conversion import bare_view
from grimtable.look.game import Sentence
from grimtable.look.look import Decision
from grimtable.server import protocol

HINT = 10.0
"""Seconds a hint may take."""
ASIDE = 2.0
"""Seconds in which it is seen what comes of a wish."""

read = msgspec.json.Decoder(protocol.ServerMessage).decode


class ServerRefused(Refused):
    """What the server refuses, under the server's own code."""

    def __init__(self, code: str, message: str, rule: str = "") -> None:
        super().__init__(message, rule)
        self.code = code


class PartialAction:
    """The first part of an action that the server takes as a whole only."""

    def __init__(self, question: int = -1, picks: Sequence[int] = ()) -> None:
        self.question = question
        """Which it begins to answer."""
        self.picks = list(picks)
        self.rest: Decision | None = None
        """What else must be chosen for it."""


class RemoteSeat:
    """The connection listens in a thread of its own; callers wait for what it has received."""

    def __init__(
        self, address: str, headers: dict[str, str], table: protocol.TableCard, me: int
    ) -> None:
        self.game = registry.get(table.game)
        self.me = me
        self.seats = len(table.seats)
        self.options: Mapping[str, str] = table.options
        self.table = table
        self.ending: Ending | None = None
        self._changed = threading.Condition(threading.RLock())
        self._connection = Connection(address, headers, self)
        self._is_gone = self._was_cut = False
        self.heard: Callable[[], object] = lambda: None
        """Called, in the thread that listens, whenever something has changed."""
        self._epoch, self._n, self._read = "", 0, 0
        self._view: BareView | None = None
        self._story = Story(self.game, self.seats)
        self._decision: Decision | None = None
        self._done = -1
        """The question that was answered last."""
        self._half = PartialAction()
        self.give_back: Callable[[bool], object] = lambda agrees: None
        """Answers the former person of this seat, who asks for it."""
        self.wished: protocol.WishMessage | None = None
        """What all are asked to agree to."""
        self._unheard: dict[str, protocol.Answer] = {}
        """Answers that the server has not confirmed yet."""
        self._refusals: dict[str, protocol.Refusal] = {}
        self._hint: list[int] | None = None
        self._remarks: list[Sentence] = []
        self._news = DealNews()
        self._part = ShufflePart(me)

    # What a terminal asks

    @property
    def names(self) -> Sequence[str]:
        """What people call themselves."""
        return [shown(card.name) for card in self.table.seats]

    @property
    def view(self) -> BareView:
        """The view from here."""
        assert self._view is not None, "nothing is shown before the deal"
        return self._view

    @property
    def question(self) -> Decision | None:
        """What the person is asked; forced reactions the server gives by itself, in its time."""
        asked, view = self._decision, self._view
        if self.is_over:
            return None
        if self.picks:
            return self._half.rest
        if asked is None or view is None or asked.id == self._done:
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

    @property
    def is_dealt(self) -> bool:
        """Is there anything to be seen?"""
        return self._view is not None

    @property
    def is_over(self) -> bool:
        """Will nobody be asked any more?"""
        is_ended = self.table.phase == "over" and self.table.ended not in ("", "played")
        return self._is_gone or self.ending is not None or is_ended

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
            self._unheard[id] = protocol.Answer(
                seat=self.me, decision=question.id, id=id, moves=moves
            )
            self._done = question.id
            self._half = PartialAction()
            self._connection.say(self._unheard[id])
        return id

    def _is_settled(self, id: str) -> bool:
        return id not in self._unheard and (not self.picks or self._half.rest is not None)

    def refusal(self) -> protocol.Refusal | None:
        """Why an answer that nobody waits for was refused, once."""
        with self._changed:
            return self._refusals.pop(next(iter(self._refusals), ""), None)

    def unpick(self) -> None:
        """Begin the half action again."""
        with self._changed:
            self._half = PartialAction()
            self._done = -1

    @property
    def picks(self) -> list[int]:
        """What was chosen of an action that is half."""
        return self._half.picks

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
                lambda: self._decision is not before or len(self._remarks) > known, ASIDE
            )
            return True

    def hint(self) -> list[int]:
        """What a good player would do; nothing if nobody says it in time."""
        with self._changed:
            self._hint = None
            self._connection.say(protocol.AskHint(seat=self.me))
            self._changed.wait_for(lambda: self._hint is not None or self.is_over, HINT)
            return self._hint or []

    # The connection

    def open(self) -> None:
        """Begin to listen."""
        self._connection.open()

    def leave(self) -> None:
        """Close the connection."""
        self._connection.leave()

    def place(self) -> tuple[str, int, int]:
        """Where to go on after a cut."""
        return self._epoch, self._n, self._story.whole

    def take(self, text: str | bytes) -> None:
        """One message; what a newer server may say beyond is passed over."""
        with self._changed, suppress(msgspec.ValidationError):
            self._take(read(text))
            self._tell()

    def cut(self) -> None:
        """Say so, once."""
        with self._changed:
            if not self._was_cut and not self._connection.is_left and not self.is_over:
                self._was_cut = True
                self._remarks.append(Sentence("join-cut"))
                self._tell()

    def gone(self, why: str) -> None:
        """Nothing will change any more."""
        with self._changed:
            self._is_gone = True
            if not self._connection.is_left:
                self._remarks.append(Sentence(why))
            self._tell()

    def _tell(self) -> None:
        self._changed.notify_all()
        self.heard()

    # What the table says

    def _take(self, message: Any) -> None:
        if isinstance(message, protocol.Hello) and self.me not in (PUBLIC, *message.seats):
            self._connection.leave()
            self._is_gone = True
            self._remarks.append(Sentence("join-given-away"))
        if message.seat != self.me:
            return
        if isinstance(message, protocol.Hello):
            self._greeted(message)
            return
        if message.n > 0:
            if 0 < self._n < message.n - 1:
                self._connection.say(
                    protocol.Sync(epoch=self._epoch, n=self._n, story=self._story.whole)
                )
                return
            self._n = message.n
        take = TAKES.get(type(message))
        if take is not None:
            take(self, message)

    def _greeted(self, message: protocol.Hello) -> None:
        self._epoch, self._n = message.epoch, message.n
        self._part.greeted()
        self._here(message)
        if self._was_cut:
            self._was_cut = False
            self._remarks.append(Sentence("join-back"))
        if self.me != PUBLIC and message.table.seats[self.me].is_stand_in:
            self._connection.say(protocol.Back(seat=self.me))
        for unheard in list(self._unheard.values()):
            self._connection.say(unheard)

    def _here(self, message: protocol.Hello | protocol.Presence) -> None:
        before, self.table = self.table, message.table
        free, freed = (
            sum(seat.holder == "free" for seat in table.seats) for table in (self.table, before)
        )
        if self.table.phase == "waiting" and free != freed:
            self._remarks.append(Sentence("join-free", {"count": free}))
        self._part.look(self.table)
        self._remarks += [*self._news.of(self.table), *self._part.news()]
        if self.table.phase == "shuffling" != before.phase:
            self._remarks.append(Sentence("join-shuffling"))
        if self.table.phase == "over" and self.table.ended not in ("", "played"):
            is_abandoned = self.table.ended == "abandoned"
            key = "join-abandoned" if is_abandoned else "join-ended"
            self._remarks.append(Sentence(key, {"seats": self.table.away} if is_abandoned else {}))
        self._handed_over(before)

    def _handed_over(self, before: protocol.TableCard) -> None:
        """Say who has taken over a seat since, and who asks for this one."""
        for card, earlier in zip(self.table.seats, before.seats, strict=True):
            if len(card.handovers) > len(earlier.handovers):
                key = f"table-handover-{card.handovers[-1]}"
                self._remarks.append(Sentence(key, {"seat": card.seat}))
            if card.seat == self.me and card.is_asked_back and not earlier.is_asked_back:
                self._remarks.append(Sentence("join-asked-back"))

    @property
    def _is_asked_back(self) -> bool:
        return self.me != PUBLIC and self.table.seats[self.me].is_asked_back

    def _happened(self, message: protocol.Events) -> None:
        is_taken_back = message.is_taken_back
        self._story.take(message.first, message.events, is_taken_back=is_taken_back)
        if is_taken_back:
            self._remarks.append(Sentence("join-taken-back"))

    def _seen(self, message: protocol.ViewMessage) -> None:
        self._view = bare_view(self.game, message.view)
        self._story.settle()
        if message.result is not None:
            result = message.result
            self.ending = Ending(result.winners, result.scores, result.standing)

    def _asked(self, message: protocol.DecisionMessage) -> None:
        asked = message.decision
        if message.peeked:
            if message.peeked == self.picks:
                self._half.rest = asked
            return
        if self.picks and (asked is None or asked.id != self._half.question):
            self._half = PartialAction()  # another question: the half action is void
        self._decision = asked

    def _accepted(self, message: protocol.Accepted) -> None:
        self._unheard.pop(message.id, None)

    def _refused(self, message: protocol.Refusal) -> None:
        said = self._unheard.pop(message.id, None)
        if said is None:
            self._half = PartialAction()
            self._remarks.append(Sentence(f"refused-{message.code}"))
            return
        self._done = -1
        if message.code == HalfAction.code:
            self._half = PartialAction(said.decision, said.moves)
            self._connection.say(
                protocol.Peek(seat=self.me, decision=said.decision, moves=said.moves)
            )
        else:
            self._refusals[message.id] = message

    def _shuffled(self, message: protocol.ShuffleMessage) -> None:
        part = self._part.answer(message, self.table)
        if part is not None:
            self._connection.say(part)
        self._remarks += self._part.news()

    def _wishes(self, message: protocol.WishMessage) -> None:
        before, self.wished = self.wished, message if message.wish else None
        if message.wish is None:
            if before is not None:
                self._remarks.append(Sentence("join-wish-gone"))
        elif before is None or before.wish != message.wish:
            key = "join-wish-mine" if message.by == self.me else "join-wish"
            self._remarks.append(Sentence(key, {"wish": message.wish, "seat": message.by}))

    def _chatted(self, message: protocol.ChatLine) -> None:
        if message.by != self.me and message.text and message.line > self._read:
            self._remarks.append(
                Sentence("join-chat", {"name": shown(message.name), "text": shown(message.text)})
            )
        self._read = max(self._read, message.line)

    def _hinted(self, message: protocol.Hint) -> None:
        self._hint = message.moves


def shown(text: str) -> str:
    """What somebody wrote, without anything that would steer a terminal."""
    return "".join(filter(str.isprintable, text))


TAKES: dict[type, Callable[[RemoteSeat, Any], None]] = {
    protocol.Presence: RemoteSeat._here,
    protocol.Events: RemoteSeat._happened,
    protocol.ViewMessage: RemoteSeat._seen,
    protocol.DecisionMessage: RemoteSeat._asked,
    protocol.Accepted: RemoteSeat._accepted,
    protocol.Refusal: RemoteSeat._refused,
    protocol.ShuffleMessage: RemoteSeat._shuffled,
    protocol.WishMessage: RemoteSeat._wishes,
    protocol.ChatLine: RemoteSeat._chatted,
    protocol.Hint: RemoteSeat._hinted,
}
"""Message -> what is done with it; all others are for other clients."""
