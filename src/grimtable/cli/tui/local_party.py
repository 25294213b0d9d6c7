"""The people and bots around one session, without any screen."""

import asyncio
from collections.abc import Mapping, Sequence

from grimtable.bots.bot import Bot
from grimtable.bots.player import Player, player_of
from grimtable.cli.hints import Hint, has_adviser, hints_at
from grimtable.cli.tui.party import UNDO_ASK, UNDO_DONE, UNDO_NONE, Ending, is_end
from grimtable.kernel.errors import HalfAction, Refused, SequenceTooFar
from grimtable.kernel.frames import Window
from grimtable.kernel.table import BareView, Table
from grimtable.kernel.terms import PUBLIC, BareEvent
from grimtable.look.game import Game
from grimtable.look.look import Decision, decision_of
from grimtable.look.texts import Texts
from grimtable.sessions.session import GameSession


def is_idle(t: Table, seat: int) -> bool:
    """Is a seat only asked as a formality, so that its silence reveals nothing?"""
    frame = t.stack[-1]
    return len(t.options_of(seat)) == 1 and (frame.reaction() or isinstance(frame, Window))


class LocalParty:
    """The people and bots of a session; every answer goes through the session."""

    def __init__(
        self, session: GameSession, people: Sequence[int], bots: Mapping[int, Bot]
    ) -> None:
        self.session = session
        self.game = session.deal.game
        self.people = list(people)
        self.seats = session.deal.seats
        self.options: Mapping[str, str] = session.deal.options
        self.names: Sequence[str] = ()
        self.is_begun = True
        self.bots = bots
        self.picks: list[int] = []
        """What the asked seat has chosen and not sent yet."""
        self.is_ready = False
        """Is everything picked, so that the answer can only be sent or changed?"""
        self._ahead: Table | None = None
        """The table as it would be after the picks."""
        self._forget()

    def _forget(self) -> None:
        self._players: dict[int, Player] = {}

    @property
    def table(self) -> Table:
        """The table as it stands, picks included; it is another object after every answer."""
        return self._ahead or self.session.table

    @property
    def is_over(self) -> bool:
        """Is nobody asked any more?"""
        return not self.table.waiting

    @property
    def is_new(self) -> bool:
        """Has nobody answered yet?"""
        return not self.session.log

    @property
    def ending(self) -> Ending | None:
        """The result, when the game is over."""
        return ending_of(self.game, self.table)

    @property
    def asked(self) -> int:
        """The seat whose answer is awaited, or PUBLIC when the game is over."""
        return PUBLIC if self.is_over else int(self.table.seat)

    @property
    def is_gathering(self) -> bool:
        """Do several answer at once, unseen?"""
        frame = self.table.stack[-1] if self.table.stack else None
        return bool(self.table.answers) or (isinstance(frame, Window) and frame.live(self.table))

    @property
    def awaits_person(self) -> bool:
        """Is a person to answer, and is there anything to answer?"""
        return self.asked in self.people and not self._is_forced(self.table, self.asked)

    async def let_bot_answer(self) -> bool:
        """The one that is asked; meanwhile the screen goes on."""
        seat, moves = self.asked, await asyncio.to_thread(self.bot_moves)
        try:
            self.answer(seat, *moves)
        except Refused as refusal:
            raise self._player(seat).refused(moves[0], refusal) from refusal
        return True

    def _is_forced(self, t: Table, seat: int) -> bool:
        """Is the answer given for the seat?

        A lone person has nobody who could read anything out of a missing question; several at one
        screen would see from it what somebody does not hold, so each of them is asked.
        """
        if seat not in self.people:
            return len(t.options_of(seat)) == 1
        return len(self.people) == 1 and is_idle(t, seat)

    # Answering

    def view(self, seat: int) -> BareView:
        """What a seat may know now; with all its picks made, it has no options left."""
        seen = self.table.view(seat)
        if self.is_ready and seat == self.asked:
            return seen._replace(options=(), answers=(*(seen.answers or ()), self.picks[-1]))
        return seen

    def told(self, seat: int) -> Sequence[BareEvent]:
        """All that happened, as this seat was told."""
        return self.table.events_for(seat)

    def question(self, seat: int) -> Decision | None:
        """What a seat is asked, and all it may answer."""
        return decision_of(self.game, self.view(seat))

    def answer(self, seat: int, *moves: int) -> None:
        """A seat's answer, with its picks if it made some; raises a Refused.

        Half an action, where others could act in between, waits for its other half.
        """
        whole = [*self.picks, *moves]
        try:
            self.session.answer(seat, whole, decision=self.session.decisions[seat])
        except HalfAction:
            self._pick(seat, whole)
        else:
            self._pick(seat, [])

    def choose(self, seat: int, move: int) -> None:
        """A person's answer: where several things can be picked they wait to be sent together."""
        picks = [*self.picks, move]
        if self.is_ready:
            self.answer(seat)
        elif not self.session.table.answers or is_end(self.game, move):
            self.answer(seat, move)
        elif self._goes_on(seat, picks):
            self._pick(seat, picks)
        elif self.picks:
            self.picks, self.is_ready = picks, True
        else:
            self.answer(seat, move)

    def _goes_on(self, seat: int, moves: list[int]) -> bool:
        try:
            return bool(self.session.peek(seat, moves))
        except SequenceTooFar:
            return False

    def unpick(self, at: int = -1) -> None:
        """One of the picks, the last if not said otherwise, is put back."""
        kept = self.picks[:]
        del kept[at]
        self._pick(self.asked, kept)

    def _pick(self, seat: int, moves: list[int]) -> None:
        self.picks, self.is_ready, self._ahead = moves, False, None
        if moves:
            ahead = self.session.table.clone()
            ahead.events = list(self.session.table.events or [])
            for move in moves:
                ahead.play(seat, move)
            self._ahead = ahead

    def bot_moves(self) -> list[int]:
        """What the bot that is asked chooses; the answer itself where there is only one."""
        seat, t = self.asked, self.table
        if self._is_forced(t, seat):
            return [int(t.options_of(seat)[0])]
        return self._player(seat).moves(t)

    def _player(self, seat: int) -> Player:
        if seat not in self._players:
            self._players[seat] = player_of(self.bots[seat], self.game, seat, self.seats)
        return self._players[seat]

    # Help

    def can_hint(self) -> bool:
        """Is there a bot that knows these cards?"""
        return has_adviser(self.game)

    def hints(self, seat: int, *, is_estimated: bool) -> list[Hint]:
        """What the adviser would answer in this seat's place."""
        seed = len(self.session.active)
        return hints_at(self.game, self.table, seat, seed=seed, is_estimated=is_estimated)

    # Taking back

    def can_take_back(self, seat: int) -> bool:
        """Has this seat given an answer that nobody has seen yet?"""
        try:
            self.session.draft_take_back(seat)
        except Refused:
            return False
        return True

    def take_back(self, seat: int) -> None:
        """This seat is asked once more."""
        self.session.take_back(seat)

    def last_choice(self, seat: int) -> int | None:
        """The number of active entries before this seat's last choice."""
        t, found = self.session.deal.table(), None
        for ply, entry in enumerate(self.session.active):
            if entry.kind == "take_back":
                t.take_back(entry.seat)
            elif entry.seat == seat and not self._is_forced(t, seat):
                found = ply
            for move in entry.moves:
                t.push(entry.seat, move)
        return found

    def undo_last(self, seat: int, *, is_sure: bool) -> str:
        """Free to the horizon, beyond it only who is sure; the key of what came of it."""
        ply = self.last_choice(seat)
        if ply is None:
            return UNDO_NONE
        is_free = self.is_free(ply)
        if not is_free and not is_sure:
            return UNDO_ASK
        self.undo(ply, consent=not is_free)
        return UNDO_DONE

    def is_free(self, ply: int) -> bool:
        """Has nothing new come to light since?"""
        return ply >= self.session.horizon

    def undo(self, ply: int, *, consent: bool) -> None:
        """Keep this number of entries, as if nothing had happened since."""
        self.session.undo_to(ply, consent=consent)
        self._pick(self.asked, [])
        self._forget()


def ending_of(game: Game, t: Table) -> Ending | None:
    """How a table came out, None while it is played."""
    outcome = t.outcome()
    if outcome is None:
        return None
    winners = [int(seat) for seat in outcome.winners]
    return Ending(winners, [int(score) for score in outcome.scores], game.ranking(t))


def result_lines(ending: Ending, ranking: Sequence[str], texts: Texts) -> list[str]:
    """That the game is over, how everybody stands, and who has won."""
    lines = [texts.format("table-over"), *[f"  {line}" for line in ranking]]
    if len(ending.winners) == 1:
        return [*lines, texts.format("table-winner", seat=ending.winners[0])]
    if not ending.winners:
        return [*lines, texts.format("table-nobody")]
    return [*lines, texts.format("table-winners", seats=ending.winners)]
