"""The person's seat at a table of a server, over one socket that comes back after a cut."""

import secrets
import threading
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from hashlib import sha256
from typing import Any

import msgspec
from websockets.exceptions import InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

from grimtable import registry
from grimtable.cli.hearing import bare_event
from grimtable.cli.play import face_of
from grimtable.cli.tui.party import Ending
from grimtable.kernel.errors import HalfAction, Refused
from grimtable.kernel.table import BareView
from grimtable.kernel.terms import PUBLIC
from grimtable.kernel.terms import Event as BareEvent
from grimtable.look.game import Sentence
from grimtable.look.look import Decision, Event, bare
from grimtable.server import wire

PAUSES = (0.1, 0.5, 1.0, 2.0, 5.0, *[10.0] * 30)
"""Seconds before each try to come back; then the table is given up."""
FINAL = {4002: "join-moved", 4003: "join-removed", 4009: "refused-crowded"}
"""Close codes after which nobody comes back by themselves."""
LASTING = range(400, 429)
"""Answers at the socket's door that will not change by waiting."""

read = msgspec.json.Decoder(wire.ServerMessage).decode
encode = msgspec.json.Encoder().encode


class SaidNo(Refused):
    """What the server refuses, under the server's own code."""

    def __init__(self, code: str, message: str, rule: str = "") -> None:
        super().__init__(message, rule)
        self.code = code


class RemoteSeat:
    """A thread listens; whoever asks for something waits for what it has heard."""

    def __init__(
        self, address: str, headers: dict[str, str], table: wire.TableCard, me: int
    ) -> None:
        self.game = registry.get(table.game)
        self.me = me
        self.seats = len(table.seats)
        self.options: Mapping[str, str] = table.options
        self.table = table
        self.ending: Ending | None = None
        self._address = address
        self._headers = headers
        self._face = face_of(table.game)
        self._zones = self.game.zones(self.seats)
        self._changed = threading.Condition()
        self._line: ClientConnection | None = None
        self._is_left = self._is_gone = self._was_cut = False
        self._epoch, self._n = "", 0
        self._view: BareView | None = None
        self._story: list[Event] = []
        self._whole = self._told = 0
        """Events that led to the view; those that were told."""
        self._decision: Decision | None = None
        self._done = -1
        """The question that was answered last."""
        self._picks: list[int] = []
        """The first part of an action that the server takes as a whole only."""
        self._half = -1
        """The question it begins to answer."""
        self._unheard: dict[str, wire.Answer] = {}
        """Answers that the server has not confirmed yet."""
        self._refusals: dict[str, wire.Refusal] = {}
        self._remarks: list[Sentence] = []
        self._nonces: dict[str, bytes] = {}

    # What a terminal asks

    @property
    def names(self) -> Sequence[str]:
        """What people call themselves."""
        return ["".join(filter(str.isprintable, card.name)) for card in self.table.seats]

    @property
    def view(self) -> BareView:
        """What is seen from here."""
        assert self._view is not None, "nothing is shown before the deal"
        return self._view

    @property
    def question(self) -> Decision | None:
        """What the person is asked; forced reactions the server gives by itself, in its time."""
        asked, view = self._decision, self._view
        if asked is None or view is None or asked.id == self._done:
            return None
        is_forced = len(asked.options) == 1 and view[4] and view[4][-1].reaction()
        return None if is_forced else asked

    def wait(self) -> bool:
        """Until there is something to tell or to answer; False: never again."""
        with self._changed:
            while not self._is_news:
                if self._is_over:
                    return False
                self._changed.wait()
        return True

    @property
    def _is_news(self) -> bool:
        is_open = self.question is not None and not self._is_over
        return bool(self._remarks) or self._told < self._whole or is_open

    @property
    def _is_over(self) -> bool:
        is_ended = self.table.phase == "over" and self.table.ended not in ("", "played")
        return self._is_gone or self.ending is not None or is_ended

    def hear(self) -> list[BareEvent]:
        """What has happened since this was last asked for."""
        with self._changed:
            fresh = self._story[self._told : self._whole]
            self._told = self._whole
        return [bare_event(self.game, self._face, self._zones, event) for event in fresh]

    def remarks(self) -> list[Sentence]:
        """What there is to say beside the game, each once."""
        with self._changed:
            said, self._remarks = self._remarks, []
        return said

    def answer(self, question: Decision, move: int) -> None:
        """Answer, and wait until it is on disk; half an action waits for its other half."""
        moves, id = [*self._picks, move], secrets.token_hex(8)
        message = wire.Answer(seat=self.me, decision=question.id, id=id, moves=moves)
        with self._changed:
            self._unheard[id] = message
            self._say(message)
            self._changed.wait_for(lambda: id not in self._unheard or self._is_over)
            refusal = self._refusals.pop(id, None)
            if refusal is None:
                self._done, self._picks = question.id, []
            elif refusal.code == HalfAction.code:
                self._peek(question, moves)
            else:
                self._picks = []
                raise SaidNo(refusal.code, refusal.message, refusal.rule)

    def _peek(self, question: Decision, moves: list[int]) -> None:
        self._picks, self._half, self._decision = moves, question.id, None
        self._say(wire.Peek(seat=self.me, decision=question.id, moves=moves))
        self._changed.wait_for(lambda: self._decision is not None or self._is_over)

    # The socket

    def open(self) -> None:
        """Begin to listen."""
        threading.Thread(target=self._listen, daemon=True).start()

    def leave(self) -> None:
        """Hang up."""
        self._is_left = True
        if self._line is not None:
            self._line.close()

    def _say(self, message: wire.ToTable) -> None:
        """Send, if anybody listens; what matters is sent again after a cut."""
        with suppress(WebSocketException):
            if self._line is not None:
                self._line.send(encode(message).decode())

    def _listen(self) -> None:
        tries, why = 0, "join-lost"
        while not self._is_left and tries < len(PAUSES):
            heard, code = self._n, 0
            try:
                code = self._hear_all()
            except InvalidStatus as error:
                if error.response.status_code in LASTING:
                    why = "refused-unknown"
                    break
            except (OSError, WebSocketException):
                pass
            if code in FINAL:
                why = FINAL[code]
                break
            self._cut()
            tries = 0 if self._n != heard else tries + 1
            threading.Event().wait(PAUSES[min(tries, len(PAUSES) - 1)])
        with self._changed:
            self._is_gone = True
            if not self._is_left:
                self._remarks.append(Sentence(why))
            self._changed.notify_all()

    def _hear_all(self) -> int:
        """One connection, from its opening to its end; the code it was closed with."""
        known = f"?epoch={self._epoch}&n={self._n}&story={self._whole}"
        with connect(
            self._address + known, additional_headers=self._headers, compression=None, proxy=None,
            max_size=None,
        ) as line:  # fmt: skip
            self._line = line
            with suppress(WebSocketException):
                for text in line:
                    with self._changed, suppress(msgspec.ValidationError):  # from a newer server
                        self._take(read(text))
                        self._changed.notify_all()
            return line.close_code or 0

    def _cut(self) -> None:
        with self._changed:
            self._line = None
            if not self._was_cut and not self._is_left and not self._is_over:
                self._was_cut = True
                self._remarks.append(Sentence("join-cut"))
                self._changed.notify_all()

    # What the table says

    def _take(self, message: Any) -> None:
        if message.seat != self.me:
            return
        if isinstance(message, wire.Hello):
            self._greeted(message)
            return
        if message.n > 0:
            if 0 < self._n < message.n - 1:
                self._say(wire.Sync(epoch=self._epoch, n=self._n, story=self._whole))
                return
            self._n = message.n
        take = TAKES.get(type(message))
        if take is not None:
            take(self, message)

    def _greeted(self, message: wire.Hello) -> None:
        self._epoch, self._n = message.epoch, message.n
        self._here(message)
        if self._was_cut:
            self._was_cut = False
            self._remarks.append(Sentence("join-back"))
        if self.me != PUBLIC and message.table.seats[self.me].is_stand_in:
            self._say(wire.Back(seat=self.me))
        for unheard in list(self._unheard.values()):
            self._say(unheard)

    def _here(self, message: wire.Hello | wire.Presence) -> None:
        before, self.table = self.table, message.table
        free, freed = (
            sum(seat.holder == "free" for seat in table.seats) for table in (self.table, before)
        )
        if self.table.phase == "waiting" and free != freed:
            self._remarks.append(Sentence("join-free", {"count": free}))
        if self.table.phase == "shuffling" != before.phase:
            self._remarks.append(Sentence("join-shuffling"))
        if self.table.phase == "over" and self.table.ended not in ("", "played"):
            self._remarks.append(Sentence("join-ended"))

    def _happened(self, message: wire.Events) -> None:
        self._story[message.first :] = message.events
        if message.is_taken_back:
            self._remarks.append(Sentence("join-taken-back"))
            self._whole = 0  # until the view says how much of the story is left

    def _seen(self, message: wire.ViewMessage) -> None:
        self._view = bare(self.game, message.view)
        self._whole = len(self._story)
        self._told = min(self._told, self._whole)
        if message.result is not None:
            result = message.result
            self.ending = Ending(result.winners, result.scores, result.standing)

    def _asked(self, message: wire.DecisionMessage) -> None:
        asked = message.decision
        if self._picks and not message.peeked and asked and asked.id == self._half:
            return  # the question that is half answered
        if message.peeked != self._picks:
            self._picks = []  # another question: the half action is void
        self._decision = asked

    def _accepted(self, message: wire.Accepted) -> None:
        self._unheard.pop(message.id, None)

    def _refused(self, message: wire.Refusal) -> None:
        if self._unheard.pop(message.id, None) is not None:
            self._refusals[message.id] = message
        else:
            self._picks = []

    def _shuffled(self, message: wire.ShuffleMessage) -> None:
        nonce = self._nonces.setdefault(message.commit, secrets.token_bytes(16))
        if message.wanted == "commit":
            self._say(wire.Commit(seat=self.me, commit=sha256(nonce).hexdigest()))
        elif message.wanted == "reveal":
            self._say(wire.Reveal(seat=self.me, nonce=nonce.hex()))


TAKES: dict[type, Callable[[RemoteSeat, Any], None]] = {
    wire.Presence: RemoteSeat._here,
    wire.Events: RemoteSeat._happened,
    wire.ViewMessage: RemoteSeat._seen,
    wire.DecisionMessage: RemoteSeat._asked,
    wire.Accepted: RemoteSeat._accepted,
    wire.Refusal: RemoteSeat._refused,
    wire.ShuffleMessage: RemoteSeat._shuffled,
}
"""Message -> what is done with it; all others are for other clients."""
