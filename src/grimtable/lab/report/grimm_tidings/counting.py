"""Follows a game of Grimm Tidings: fights, helpers, bystanders, and which cards came into play."""

from grimtable.games.grimm_tidings.bargains.help_offers import HelpOffer
from grimtable.games.grimm_tidings.cards.prints import CardSet
from grimtable.games.grimm_tidings.ids import (
    ANNOUNCED,
    CLASS,
    DOORS,
    FIGHT,
    FIGHT_BEGAN,
    HELPER_CAME,
    ITEM,
    KILLED,
    LOST,
    OWN,
    TITLE,
    TURN_CAP,
    WHOLE,
    WON_WITHOUT,
)
from grimtable.games.grimm_tidings.table import Tidings
from grimtable.kernel.table import Outcome, Table
from grimtable.kernel.terms import MOVED
from grimtable.lab.report.grimm_tidings.bargains import Weighed, Weighing, weigh
from grimtable.lab.report.tallies import WIN, Tally

ENDS = ("won", "away", "lost")
"""How a fight can end: killed, gone without a kill, or the fighters had to run."""
SAMPLED = 8
"""In one game out of this number the first deal is weighed, which takes as long as the game."""
HOW = Weighing(redeals=12)
DEAL = 1000
"""Chances are counted in parts of this size."""


def roles(cards: CardSet) -> tuple[str, ...]:
    """The Classes and titles of a set."""
    return of_sorts(cards, (CLASS, TITLE))


def items(cards: CardSet) -> tuple[str, ...]:
    """The Items of a set."""
    return of_sorts(cards, (ITEM,))


def of_sorts(cards: CardSet, sorts: tuple[int, ...]) -> tuple[str, ...]:
    """The cards of a set that are of one of these sorts."""
    every = zip(cards.ids, cards.prints, strict=True)
    return tuple(card for card, printed in every if printed.sort in sorts)


class Fight:
    """One fight as it was told."""

    def __init__(self, main: int) -> None:
        self.main = main
        self.helper = -1
        self.pay = 0
        """Treasures promised to the helper, if not all."""
        self.is_disturbed = False
        """Did a bystander play a card into it?"""
        self.end = ""


class TidingsWatch:
    """The events of the table tell nearly everything; in some games a deal is weighed."""

    def __init__(self, t: Tidings) -> None:
        self._is_asking = t.zones[DOORS][0] % SAMPLED == 0
        """Is a deal still to be weighed? The bottom Door draws the games by lot."""
        self._offered: Tidings | None = None
        self._weighed: Weighed | None = None

    def after(self, t: Table) -> None:
        """An open offer of help is kept until it is answered; the first one taken is weighed."""
        assert isinstance(t, Tidings)
        if not self._is_asking or not t.stack:
            return
        if isinstance(t.stack[-1], HelpOffer):
            self._offered = t.clone()
        elif self._offered is not None:
            if t.helper >= 0:
                self._weighed = weigh(self._offered, HOW, int(t.zones[DOORS][0]))
                self._is_asking = False
            self._offered = None

    def end(self, t: Table, outcome: Outcome, tally: Tally) -> None:
        """Everything of this game."""
        assert isinstance(t, Tidings)
        told = Told(t)
        told.count(tally)
        if self._weighed is not None:
            main, helper = self._weighed.main, self._weighed.helper
            tally.count("deal-both", value=int(min(main, helper) > 0))
            tally.count("deal-main", value=round(main * DEAL))
            tally.count("deal-helper", value=round(helper * DEAL))
        tally.count("turn-cap", value=int(t.over == TURN_CAP))
        parts = [round(reward * WIN) for reward in outcome.rewards]
        cards = t.rules.cards
        for kind in roles(cards) + items(cards):
            mask = told.fronts[cards.ids.index(kind)]
            won = sum(part for seat, part in enumerate(parts) if mask >> seat & 1)
            tally.pair("front", kind, value=(mask.bit_count(), won))


class Told:
    """One game read from its events."""

    def __init__(self, t: Tidings) -> None:
        self.fights: list[Fight] = []
        self.ids = t.rules.cards.ids
        self.fronts = [0] * len(self.ids)
        """Per kind a mask of the seats that had it in front of them at some time."""
        self.played = [0] * len(self.ids)
        """Per kind: did it come into play, be it from a hand or from the Door deck?"""
        for code, a, b, card, _, _ in t.events or []:
            if code == MOVED:
                self._move(int(a), int(b), int(t.kinds[card]))
            else:
                self._note(int(code), int(a), int(b))

    def _move(self, src: int, dst: int, kind: int) -> None:
        """A card comes into play."""
        if dst >= OWN and (dst - OWN) % 4 == 1:
            self.fronts[kind] |= 1 << (dst - OWN) // 4
            self.played[kind] = 1
        elif dst in (ANNOUNCED, FIGHT):
            self.played[kind] = 1
            fight = self.fights[-1] if self.fights else None
            if fight is not None and not fight.end and src >= OWN:
                if (src - OWN) // 4 not in (fight.main, fight.helper):
                    fight.is_disturbed = True

    def _note(self, code: int, a: int, b: int) -> None:
        """A fact without a card."""
        if code == FIGHT_BEGAN:
            self.fights.append(Fight(a))
        elif code == HELPER_CAME:
            self.fights[-1].helper = a
            self.fights[-1].pay = b
        elif code == KILLED:
            self.fights[-1].end = "won"
        elif code == WON_WITHOUT:
            self.fights[-1].end = "away"
        elif code == LOST:
            self.fights[-1].end = "lost"

    def count(self, tally: Tally) -> None:
        """Into the tally."""
        tally.count("fights-per-game", value=len(self.fights))
        for fight in self.fights:
            for end in ENDS:
                tally.count(f"fight-{end}", value=int(fight.end == end))
            tally.count("fight-helped", value=int(fight.helper >= 0))
            tally.count("fight-disturbed", value=int(fight.is_disturbed))
            if fight.helper >= 0 and fight.pay != WHOLE:
                tally.count("helper-pay", value=fight.pay)
        for kind, card in enumerate(self.ids):
            tally.count("played", card, value=self.played[kind])
