"""A whole game between bots, as fast as bots can play it."""

from collections.abc import Callable, Mapping, Sequence

from grimtable.bots.bot import Bot
from grimtable.bots.player import player_of
from grimtable.kernel.table import Outcome, Table
from grimtable.look.game import Game

MAX_DECISIONS = 200_000
"""No game takes more."""


def nobody(t: Table) -> None:
    """Nobody watches."""


class Match:
    """Bots at a table: `Match(game, [one, another], seed=5).play()`.

    Each bot is asked when its seat is, and hears only what is new since its last answer.
    A brisk table gives forced answers by itself, as in `grimtable simulate`.
    """

    def __init__(
        self,
        game: Game,
        bots: Sequence[Bot],
        options: Mapping[str, str] | str = "",
        *,
        seed: int = 0,
        brisk: bool = True,
    ) -> None:
        seats = len(bots)
        self.game = game
        self.table = game.deal(seats, options, seed=seed, brisk=brisk, listen=True)
        self.players = [player_of(bot, game, seat, seats) for seat, bot in enumerate(bots)]
        self.decisions = 0
        """How many moves have been played."""
        self.answers: list[tuple[int, list[int]]] = []
        """Seats and their moves, in the order in which they were given."""

    def step(self) -> None:
        """The bot that is asked answers; raises BadBot if its answer is none."""
        seat = int(self.table.seat)
        moves = self.players[seat].play(self.table)
        self.answers.append((seat, moves))
        self.decisions += len(moves)

    def play(self, watch: Callable[[Table], None] = nobody) -> Outcome:
        """To the end of the game; `watch` is called after every answer."""
        t = self.table
        while t.waiting:
            self.step()
            watch(t)
            assert self.decisions < MAX_DECISIONS, "this game does not end"
        outcome = t.outcome()
        assert outcome is not None, "the game stopped before its end"
        return outcome
