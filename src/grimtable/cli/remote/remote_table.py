"""What the person's seat was told of a table of a server, message by message."""

import threading
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any

import msgspec

from grimtable import registry
from grimtable.cli.deal_notes import DealNews
from grimtable.cli.hints import Hint
from grimtable.cli.remote.connection import Connection
from grimtable.cli.remote.story import Story
from grimtable.cli.shuffling import ShufflePart
from grimtable.cli.tui.party import Ending
from grimtable.kernel.errors import HalfAction
from grimtable.kernel.table import BareView
from grimtable.kernel.terms import PUBLIC
from grimtable.look.conversion import bare_view
from grimtable.look.game import Sentence
from grimtable.look.look import Decision
from grimtable.server import protocol
from grimtable.server.table_summary import TableSummary

decode = msgspec.json.Decoder(protocol.ServerMessage).decode


class PartialAction:
    """The first part of an action that the server takes as a whole only."""

    def __init__(self, question: int = -1, picks: Sequence[int] = ()) -> None:
        self.question = question
        """Which it begins to answer."""
        self.picks = list(picks)
        self.rest: Decision | None = None
        """What else must be chosen for it."""


class RemoteTable:
    """The connection listens in a thread of its own, and what it receives is kept here."""

    def __init__(self, address: str, headers: dict[str, str], table: TableSummary, me: int) -> None:
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
        self._epoch, self._n, self._last_chat_line = "", 0, 0
        self._view: BareView | None = None
        self._story = Story(self.game, self.seats)
        self._decision: Decision | None = None
        self._answered_question = -1
        """The question that was answered last."""
        self._partial = PartialAction()
        self.give_back: Callable[[bool], object] = lambda agrees: None
        """Answers the former person of this seat, who asks for it."""
        self.wished: protocol.WishMessage | None = None
        """What all are asked to agree to."""
        self._unconfirmed: dict[str, protocol.Answer] = {}
        """Answers that the server has not confirmed yet."""
        self._refusals: dict[str, protocol.Refusal] = {}
        self._hints: list[Hint] | None = None
        self._remarks: list[Sentence] = []
        self._deal_news = DealNews()
        self._shuffle = ShufflePart(me)

    @property
    def view(self) -> BareView:
        """The view from here."""
        assert self._view is not None, "nothing is shown before the deal"
        return self._view

    @property
    def is_dealt(self) -> bool:
        """Is there anything to be seen?"""
        return self._view is not None

    @property
    def is_over(self) -> bool:
        """Will nobody be asked any more?"""
        is_ended = self.table.phase == "over" and self.table.ended not in ("", "played")
        return self._is_gone or self.ending is not None or is_ended

    @property
    def picks(self) -> list[int]:
        """What was chosen of an action that is half."""
        return self._partial.picks

    # The connection

    def place(self) -> tuple[str, int, int]:
        """Where to go on after a cut."""
        return self._epoch, self._n, self._story.whole

    def take(self, text: str | bytes) -> None:
        """One message; what a newer server may say beyond is passed over."""
        with self._changed, suppress(msgspec.ValidationError):
            self._handle(decode(text))
            self._announce()

    def cut(self) -> None:
        """Say so, once."""
        with self._changed:
            if not self._was_cut and not self._connection.is_left and not self.is_over:
                self._was_cut = True
                self._remarks.append(Sentence("join-cut"))
                self._announce()

    def gone(self, why: str) -> None:
        """Nothing will change any more."""
        with self._changed:
            self._is_gone = True
            if not self._connection.is_left:
                self._remarks.append(Sentence(why))
            self._announce()

    def _announce(self) -> None:
        self._changed.notify_all()
        self.heard()

    # What the table says

    def _handle(self, message: Any) -> None:
        if isinstance(message, protocol.Hello) and self.me not in (PUBLIC, *message.seats):
            self._connection.leave()
            self._is_gone = True
            self._remarks.append(Sentence("join-given-away"))
        if message.seat != self.me:
            return
        if isinstance(message, protocol.Hello):
            self._on_hello(message)
            return
        if message.n > 0:
            if 0 < self._n < message.n - 1:
                self._connection.say(
                    protocol.Sync(epoch=self._epoch, n=self._n, story=self._story.whole)
                )
                return
            self._n = message.n
        handler = HANDLERS.get(type(message))
        if handler is not None:
            handler(self, message)

    def _on_hello(self, message: protocol.Hello) -> None:
        self._epoch, self._n = message.epoch, message.n
        self._shuffle.greeted()
        self._on_table(message)
        if self._was_cut:
            self._was_cut = False
            self._remarks.append(Sentence("join-back"))
        if self.me != PUBLIC and message.table.seats[self.me].is_stand_in:
            self._connection.say(protocol.Back(seat=self.me))
        for unheard in list(self._unconfirmed.values()):
            self._connection.say(unheard)

    def _on_table(self, message: protocol.Hello | protocol.Presence) -> None:
        before, self.table = self.table, message.table
        free, freed = (
            sum(seat.holder == "free" for seat in table.seats) for table in (self.table, before)
        )
        if self.table.phase == "waiting" and free != freed:
            self._remarks.append(Sentence("join-free", {"count": free}))
        self._shuffle.look(self.table)
        self._remarks += [*self._deal_news.of(self.table), *self._shuffle.news()]
        if self.table.phase == "shuffling" != before.phase:
            self._remarks.append(Sentence("join-shuffling"))
        if self.table.phase == "over" and self.table.ended not in ("", "played"):
            is_abandoned = self.table.ended == "abandoned"
            key = "join-abandoned" if is_abandoned else "join-ended"
            self._remarks.append(Sentence(key, {"seats": self.table.away} if is_abandoned else {}))
        self._remark_on_handovers(before)

    def _remark_on_handovers(self, before: TableSummary) -> None:
        """Say who has taken over a seat since, and who asks for this one."""
        for now, earlier in zip(self.table.seats, before.seats, strict=True):
            if len(now.handovers) > len(earlier.handovers):
                key = f"table-handover-{now.handovers[-1]}"
                self._remarks.append(Sentence(key, {"seat": now.seat}))
            if now.seat == self.me and now.is_asked_back and not earlier.is_asked_back:
                self._remarks.append(Sentence("join-asked-back"))

    def _on_events(self, message: protocol.Events) -> None:
        is_taken_back = message.is_taken_back
        self._story.take(message.first, message.events, is_taken_back=is_taken_back)
        if is_taken_back:
            self._remarks.append(Sentence("join-taken-back"))

    def _on_view(self, message: protocol.ViewMessage) -> None:
        self._view = bare_view(self.game, message.view)
        self._story.settle()
        if message.result is not None:
            result = message.result
            self.ending = Ending(result.winners, result.scores, result.ranking)

    def _on_decision(self, message: protocol.DecisionMessage) -> None:
        asked = message.decision
        if message.peeked:
            if message.peeked == self.picks:
                self._partial.rest = asked
            return
        if self.picks and (asked is None or asked.id != self._partial.question):
            self._partial = PartialAction()  # another question: the half action is void
        self._decision = asked

    def _on_accepted(self, message: protocol.Accepted) -> None:
        self._unconfirmed.pop(message.id, None)

    def _on_refusal(self, message: protocol.Refusal) -> None:
        said = self._unconfirmed.pop(message.id, None)
        if said is None:
            self._partial = PartialAction()
            self._remarks.append(Sentence(f"refused-{message.code}"))
            return
        self._answered_question = -1
        if message.code == HalfAction.code:
            self._partial = PartialAction(said.decision, said.moves)
            self._connection.say(
                protocol.Peek(seat=self.me, decision=said.decision, moves=said.moves)
            )
        else:
            self._refusals[message.id] = message

    def _on_shuffle(self, message: protocol.ShuffleMessage) -> None:
        part = self._shuffle.answer(message, self.table)
        if part is not None:
            self._connection.say(part)
        self._remarks += self._shuffle.news()

    def _on_wish(self, message: protocol.WishMessage) -> None:
        before, self.wished = self.wished, message if message.wish else None
        if message.wish is None:
            if before is not None:
                self._remarks.append(Sentence("join-wish-gone"))
        elif before is None or before.wish != message.wish:
            key = "join-wish-mine" if message.by == self.me else "join-wish"
            self._remarks.append(Sentence(key, {"wish": message.wish, "seat": message.by}))

    def _on_chat(self, message: protocol.ChatLine) -> None:
        if message.by != self.me and message.text and message.line > self._last_chat_line:
            self._remarks.append(
                Sentence("join-chat", {"name": shown(message.name), "text": shown(message.text)})
            )
        self._last_chat_line = max(self._last_chat_line, message.line)

    def _on_hint(self, message: protocol.Hint) -> None:
        if self._decision is None or self._decision.id != message.decision:
            return  # the question has been answered meanwhile
        self._hints = [Hint(one.moves, one.reason, one.estimate) for one in message.choices]


def shown(text: str) -> str:
    """What somebody wrote, without anything that would steer a terminal."""
    return "".join(filter(str.isprintable, text))


HANDLERS: dict[type, Callable[[RemoteTable, Any], None]] = {
    protocol.Presence: RemoteTable._on_table,
    protocol.Events: RemoteTable._on_events,
    protocol.ViewMessage: RemoteTable._on_view,
    protocol.DecisionMessage: RemoteTable._on_decision,
    protocol.Accepted: RemoteTable._on_accepted,
    protocol.Refusal: RemoteTable._on_refusal,
    protocol.ShuffleMessage: RemoteTable._on_shuffle,
    protocol.WishMessage: RemoteTable._on_wish,
    protocol.ChatLine: RemoteTable._on_chat,
    protocol.Hint: RemoteTable._on_hint,
}
"""Message -> what is done with it; all others are for other clients."""
