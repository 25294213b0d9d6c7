"""The seat of a person among bots, at a table in this process."""

from collections.abc import Mapping, Sequence

from grimtable.bots.bot import Bot
from grimtable.bots.player import player_of
from grimtable.cli.hints import Hint, has_adviser, hints_at
from grimtable.cli.tui.local_party import ending_of, is_idle
from grimtable.cli.tui.party import Ending
from grimtable.kernel.table import BareView, Table
from grimtable.kernel.terms import BareEvent
from grimtable.look.game import Game, Sentence
from grimtable.look.look import Decision, decision_of


class LocalSeat:
    """A seat among bots, at a table in this process."""

    def __init__(
        self, game: Game, t: Table, me: int, bots: Mapping[int, Bot], options: Mapping[str, str]
    ) -> None:
        self.game = game
        self.t = t
        self.me = me
        self.seats = int(t.seats)
        self.options = options
        self.names: Sequence[str] = ()
        self.answers: list[tuple[int, list[int]]] = []
        """All answers given so far, for the record."""
        self._told = 0
        self._players = {seat: player_of(bot, game, seat, self.seats) for seat, bot in bots.items()}

    @property
    def view(self) -> BareView:
        """The view from here."""
        return self.t.view(self.me)

    @property
    def question(self) -> Decision | None:
        """What the person is asked."""
        return decision_of(self.game, self.view)

    @property
    def ending(self) -> Ending | None:
        """The result, when the game is over."""
        return ending_of(self.game, self.t)

    def wait(self) -> bool:
        """Bots answer until the person has something to choose."""
        while self.t.waiting:
            seat, options = int(self.t.seat), self.t.options
            if seat == self.me and not is_idle(self.t, seat):
                return True
            if seat == self.me or len(options) == 1:
                self._play(seat, options[0])
            else:
                self.answers += [(seat, [move]) for move in self._players[seat].play(self.t)]
        return False

    def _play(self, seat: int, move: int) -> None:
        self.t.play(seat, move)
        self.answers.append((seat, [move]))

    def hear(self) -> list[BareEvent]:
        """What has happened since this was last asked for."""
        since, self._told = self._told, len(self.t.events or [])
        return self.t.events_for(self.me, since)

    def remarks(self) -> list[Sentence]:
        """Nothing: bots do not talk."""
        return []

    def answer(self, question: Decision, move: int) -> None:
        """Answer; raises a Refused."""
        self._play(self.me, move)

    def hints(self, *, is_estimated: bool) -> list[Hint]:
        """What the adviser would do here; nothing where no bot knows the cards."""
        if not has_adviser(self.game):
            return []
        seed = len(self.answers)
        return hints_at(self.game, self.t, self.me, seed=seed, is_estimated=is_estimated)

    def aside(self, word: str, rest: str) -> bool:
        """Nothing: there is nobody to ask."""
        return False
