"""A bot in a seat: before each answer its memory hears what its seat was told since the last."""

import traceback
from collections.abc import Sequence
from pathlib import Path

from grimtable.bots.advice import MOST, Advice, Estimate
from grimtable.bots.bot import BadBot, Bot, moves_of
from grimtable.bots.random_bot import RandomBot
from grimtable.kernel.errors import IllegalMove, MalformedMove, Refused, one_line
from grimtable.kernel.table import BareView, Table
from grimtable.kernel.terms import ToldEvent
from grimtable.look.game import Game


class Player:
    """One bot in one seat of one game."""

    def __init__(self, bot: Bot, game: Game, seat: int, seats: int) -> None:
        self.bot = bot
        self.seat = seat
        self.memory = bot.begin(game, seat, seats)
        self.heard = 0
        """How many events of the table its memory knows."""
        self._is_told = False

    def hear(self, told: Sequence[ToldEvent]) -> None:
        """These events are new."""
        if self.memory is not None and told:
            hear = self.memory.hear
            for event in told:
                hear(event)
            self._is_told = True

    def answer(self, view: BareView) -> list[int]:
        """Its moves for the open question of this view; raises BadBot if it gives none."""
        try:
            answer = self.bot.move(view, self.memory if self._is_told else None)
        except Exception as error:
            raise BadBot(f"{self} raised {one_line(error)} ({place_of(error)})") from error
        if type(answer) is int:
            return [answer]  # most answers
        try:
            return moves_of(answer)
        except (TypeError, ValueError) as error:
            raise BadBot(f"{self} answered {answer!r}, which is no move") from error

    def advise(self, view: BareView) -> list[Advice]:
        """Good answers to the open question of this view; raises BadBot if there is none."""
        try:
            advice = self.bot.advise(view, self.memory if self._is_told else None)
            found = [Advice(tuple(moves_of(one.moves)), one.reason) for one in advice]
        except Exception as error:
            raise BadBot(f"{self} raised {one_line(error)} ({place_of(error)})") from error
        if not found:
            raise BadBot(f"{self} gave no advice")
        return found[:MOST]

    def estimate(self, view: BareView, advice: Sequence[Advice]) -> list[Advice]:
        """The same advice with what each answer leads to, where the bot can say."""
        try:
            found = self.bot.estimate(view, [one.moves for one in advice])
            if not found:
                return list(advice)
            return [
                one._replace(estimate=Estimate(*estimate))
                for one, estimate in zip(advice, found, strict=True)
            ]
        except Exception as error:
            raise BadBot(f"{self} raised {one_line(error)} ({place_of(error)})") from error

    def listen(self, t: Table) -> None:
        """Its memory hears what this seat was told at a table since the last time."""
        if self.memory is not None and t.events is not None:
            self.hear(t.bare_events_for(self.seat, self.heard))
            self.heard = len(t.events)

    def moves(self, t: Table) -> list[int]:
        """Its moves for the open question at a table; raises BadBot if it gives none."""
        self.listen(t)
        return self.answer(t.view(self.seat))

    def play(self, t: Table) -> list[int]:
        """Answer at the table; raises BadBot for a move that is not an option."""
        moves = self.moves(t)
        for move in moves:
            try:
                t.play(self.seat, move)
            except Refused as refusal:
                raise self.refused(move, refusal) from refusal
        return moves

    def refused(self, move: int, refusal: Refused) -> BadBot:
        """What to say of a move that was refused."""
        if isinstance(refusal, IllegalMove | MalformedMove):
            return BadBot(f"{self} answered {move}, which is not among its options")
        return BadBot(f"{self} answered {move}: {refusal}")

    def __str__(self) -> str:
        return f"seat {self.seat + 1}: the bot {self.bot.name or type(self.bot).__name__}"


class RandomPlayer(Player):
    """Chooses from the table's options: simulations do not wait for a view that nobody reads."""

    def moves(self, t: Table) -> list[int]:
        assert isinstance(self.bot, RandomBot)
        return [self.bot.pick(t.options_of(self.seat))]


def player_of(bot: Bot, game: Game, seat: int, seats: int) -> Player:
    """This bot in this seat."""
    kind = RandomPlayer if type(bot) is RandomBot else Player
    return kind(bot, game, seat, seats)


def place_of(error: BaseException) -> str:
    """Where it was raised: file and line."""
    frames = traceback.extract_tb(error.__traceback__)
    last = frames[-1]
    return f"{Path(last.filename).name}, line {last.lineno}"
