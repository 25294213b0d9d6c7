"""Bids: up to two coins, unseen, for the prize on show; a lot decides between equal bids."""

from collections.abc import Sequence
from typing import Any

from mypy_extensions import i64

from grimtable.kernel.frames import DONE, NOTHING, Frame, Frames, Gather
from grimtable.kernel.terms import ALL, BACKS, POOL, Card, Kind, Move, Seat, bit
from kernel.toys.toy import HAND, Toy, ToyGame

COINS, PRIZES, SPENT, SHOW = range(4)
WON = 16
"""Beyond the zones: the prizes before each seat."""
LOT = 1
"""The dice stream of the lot."""
STOP, COIN = range(2)
PRIZE = 3


class Bids(Toy):
    """Coins have back 0 and change pools with each reshuffle; prizes have back 1."""

    printed: list[Kind] = [0] * 5 + [1] * 5 + [2] * 5 + [3, 3, 4, 5]
    fields = ("shuffles", "won")
    shuffles: i64
    won: tuple[tuple[Card, ...], ...]

    def begin(self, values: tuple[int, ...]) -> None:
        self.put_own((0, [()] * int(self.seats)))
        self.lay_out([COINS, COINS, COINS])
        self.shuffle(PRIZES, PRIZES)
        self.stack.append(Round())

    def put_own(self, own: Sequence[Any]) -> None:
        self.shuffles = own[0]
        self.won = tuple([tuple(prizes) for prizes in own[1]])

    def public(self) -> tuple[Any, ...]:
        kinds = [tuple([self.kinds[card] for card in prizes]) for prizes in self.won]
        return self.shuffles, tuple(kinds)

    def claim(self, public: Sequence[Any], free: list[list[Card]]) -> tuple[Any, ...]:
        won = [[free[kind].pop() for kind in prizes] for prizes in public[1]]
        for prizes in won:
            for card in prizes:
                self.know[card] = PRIZES << POOL | ALL
        return public[0], won

    def laid(self) -> list[Card]:
        return [card for prizes in self.won for card in prizes]

    def pool_of(self, kind: Kind) -> i64:
        return PRIZES if kind >= PRIZE else COINS

    def score(self, seat: Seat) -> i64:
        return sum([self.kinds[card] for card in self.won[seat]])

    def earn(self, seat: Seat) -> None:
        """A coin from the deck; the spent ones become a new deck, and a new pool."""
        if not self.zones[COINS]:
            self.shuffles += 1
            self.swap(COINS, SPENT, 0)
            self.shuffle(COINS, self.shuffles * BACKS)
        if self.zones[COINS]:
            self.draw(COINS, seat)


class Round(Frame[Bids]):
    """A prize is put on show; without one the game is over."""

    def act(self, t: Bids, move: Move) -> Frames:
        if not t.zones[PRIZES]:
            t.finish(1)
            return DONE
        t.move(t.zones[PRIZES][-1], PRIZES, SHOW)
        return Bid(), self


class Bid(Gather[Bids]):
    """Up to two coins each, ended by STOP; nobody sees the others' coins before all are in."""

    def seats(self, t: Bids) -> i64:
        return t.everyone()

    def lead(self, t: Bids) -> Seat:
        return i64(len(t.zones[PRIZES])) % t.seats

    def ask_seat(self, t: Bids, seat: Seat) -> list[Move]:
        picks = t.answers[seat]
        if len(picks) == 2 or STOP in picks:
            return NOTHING
        purse = [t.kinds[card] for card in t.hand(seat)]
        for pick in picks:
            purse.remove(pick - COIN)
        return [STOP] + [COIN + kind for kind in range(PRIZE) if kind in purse]

    def act_all(self, t: Bids, answers: list[list[Move]]) -> Frames:
        bids = [sum(picks) for picks in answers]
        for seat in range(t.seats):
            for pick in answers[seat]:
                if pick != STOP:
                    t.discard(seat, pick - COIN, SPENT)
        best = [seat for seat in range(t.seats) if bids[seat] == max(bids)]
        winner = best[0] if len(best) == 1 else best[t.below(len(best), LOT)]
        prize = t.zones[SHOW][-1]
        t.move(prize, SHOW, WON + winner)
        t.won = tuple([(*t.won[i], prize) if i == winner else t.won[i] for i in range(t.seats)])
        return (Income(winner),)


class Income(Frame[Bids]):
    """Everybody earns two coins; then the winner's neighbour takes one of the winner's, blind."""

    def __init__(self, winner: Seat) -> None:
        self.winner = winner

    def act(self, t: Bids, move: Move) -> Frames:
        for i in range(2 * t.seats):
            t.earn(i % t.seats)
        purse = t.hand(self.winner)
        thief = (self.winner + 1) % t.seats
        both = bit(self.winner) | bit(thief)
        t.slip(purse[t.below(len(purse))], HAND + self.winner, HAND + thief, both)
        return DONE


class BidsGame(ToyGame[Bids]):
    name = "bids"
    frames = {cls.__name__: cls for cls in (Round, Bid, Income)}

    def make(self) -> type[Bids]:
        return Bids
