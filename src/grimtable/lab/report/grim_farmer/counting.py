"""Follows a game of Grim Farmer: who bluffed, who challenged, how the last card went."""

from collections import Counter

from grimtable.games.grim_farmer.ids import (
    CALLED,
    CAME,
    CHALLENGED,
    DISCARD,
    HAND,
    JUDGED,
    NUMBER,
    PLACED,
    PLAYED,
    TURN_BEGAN,
    TURN_CAP,
    WENT,
    hand_of,
    is_eligible,
)
from grimtable.games.grim_farmer.table import Farmer
from grimtable.games.grim_farmer.vocabulary import NAMES, SPECIAL_NAMES
from grimtable.kernel.table import Outcome, Table
from grimtable.kernel.terms import MOVED, SWAPPED, bit
from grimtable.lab.report.tallies import WIN, Tally

WAYS = ("pile", "reward", "special", "cap")
"""How the winner's last card went: placed, discarded as a reward, played; or the turn cap."""


class FarmerWatch:
    """The hands as they were dealt; the rest is in the events of the table."""

    def __init__(self, t: Farmer) -> None:
        self._dealt = {
            kind: int(sum(bit(seat) for seat in range(t.seats) if t.count(seat, NAMES.index(kind))))
            for kind in SPECIAL_NAMES
        }
        """Per special a mask of the seats that were dealt one."""

    def after(self, t: Table) -> None:
        """Nothing that the events do not tell."""

    def end(self, t: Table, outcome: Outcome, tally: Tally) -> None:
        """Everything of this game."""
        assert isinstance(t, Farmer)
        parts = [round(reward * WIN) for reward in outcome.rewards]
        for kind, mask in self._dealt.items():
            won = sum(part for seat, part in enumerate(parts) if mask >> seat & 1)
            tally.pair("dealt", kind, value=(mask.bit_count(), won))
        told = Told(t)
        told.count(tally)
        for winner in outcome.winners:
            way = "cap" if t.over == TURN_CAP else told.ways[winner]
            for each in WAYS:
                tally.count("way", each, value=int(way == each))


class Told:
    """One game read from its events, Turn by Turn."""

    def __init__(self, t: Farmer) -> None:
        self.ways = [""] * int(t.seats)
        """Per seat how its last card so far went."""
        self.piles: list[tuple[bool, bool]] = []
        """Of every pile: was it bad, and was its owner forced to bluff?"""
        self.challenges: list[bool] = []
        """Of every challenge: was it successful?"""
        self.turns: list[Counter[str]] = []
        self.reshuffles = 0
        self._t = t
        self._hands: list[Counter[int]] = [Counter() for _ in range(t.seats)]
        self._placed: list[list[int]] = [[] for _ in range(t.seats)]
        self._pointed: Counter[int] = Counter()
        self._call = 0
        for kind, a, b, card, _, _ in t.events or []:
            if kind == MOVED:
                self._move(a, b, t.kinds[card])
            else:
                self._note(kind, a, b)

    def _move(self, src: int, dst: int, kind: int) -> None:
        """A card leaves or enters a hand."""
        for zone, step in ((src, -1), (dst, 1)):
            if zone >= HAND and zone == hand_of((zone - HAND) // 2):
                self._hands[(zone - HAND) // 2][kind] += step
        if src < HAND or src != hand_of((src - HAND) // 2):
            return
        seat = (src - HAND) // 2
        self.ways[seat] = {PLAYED: "special", DISCARD: "reward"}.get(dst, "pile")
        if dst == PLAYED:
            self.turns[-1]["specials"] += 1
        elif dst != DISCARD:
            self._placed[seat].append(kind)

    def _note(self, kind: int, a: int, b: int) -> None:
        """A fact without a card."""
        if kind == TURN_BEGAN:
            self.turns.append(Counter())
        elif kind == NUMBER:
            self.turns[-1]["drawn"] += b
        elif kind == CALLED:
            self._call = bit(a) | bit(b)
        elif kind == CAME:
            self._call |= bit(b)
        elif kind == WENT:
            self._call &= ~bit(b)
        elif kind == PLACED:
            self._judge(a)
        elif kind == CHALLENGED:
            self._pointed[b] += 1
            self.turns[-1]["challenges"] += 1
        elif kind == JUDGED:
            self.challenges += [b == 1] * self._pointed.pop(a)
        elif kind == SWAPPED:
            self.reshuffles += 1

    def _judge(self, seat: int) -> None:
        """A pile is complete: was it a bluff, and could its owner have been honest?"""
        pile, self._placed[seat] = self._placed[seat], []
        held = [*pile, *self._hands[seat].elements()]
        fitting = sum(is_eligible(kind, self._call) for kind in held)
        bad = not all(is_eligible(kind, self._call) for kind in pile)
        self.piles.append((bad, bad and fitting < 2))

    def count(self, tally: Tally) -> None:
        """Into the tally."""
        for bad, forced in self.piles:
            tally.count("bluff", value=int(bad))
            tally.count("forced-bluff", value=int(forced))
        for successful in self.challenges:
            tally.count("challenge-success", value=int(successful))
        for turn in self.turns:
            for key in ("challenges", "specials", "drawn"):
                tally.count(key, value=turn[key])
        tally.count("reshuffles", value=self.reshuffles)
