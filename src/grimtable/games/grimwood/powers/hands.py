"""Powers on hands and turns: Amazon, Boogeyman, Dark Unicorn, Hydra, Mage, Troll, Werewolf."""

from typing import ClassVar

from mypy_extensions import i64

from grimtable.games.grimwood.ids import (
    CARD,
    DECK,
    DECLINE,
    HAND,
    HAS_NONE,
    KIND,
    KINDS,
    LOOKED,
    NAMED,
    OWL,
    SEAT,
    TOKEN,
)
from grimtable.games.grimwood.shapes import Power, Rival, Victim, anyone_holds
from grimtable.games.grimwood.table import Grimwood
from grimtable.kernel.frames import DONE, GO, Frames
from grimtable.kernel.terms import Move, Seat, bit


class Amazon(Power):
    """Name a card; every other player who holds one must give one. Rules: GW-C.amazon.

    Rulings: GW-R30 (or all of them).
    """

    choice: ClassVar[str] = "name"
    idle: ClassVar[str] = "amazon-idle"

    def default(self, t: Grimwood, options: list[Move]) -> Move:
        """What her player holds most of; with an empty hand the owl."""
        kinds = [KIND[card] for card in t.hand(self.me)]
        return CARD + max(sorted(kinds), key=kinds.count, default=OWL)

    def rule(self) -> str:
        return "GW-C.amazon"

    def can(self, t: Grimwood, held: i64) -> bool:
        return anyone_holds(t, self.me, 1)

    def ask(self, t: Grimwood) -> list[Move]:
        return self.or_decline([CARD + kind for kind in range(KINDS)])

    def act(self, t: Grimwood, move: Move) -> Frames:
        if move == DECLINE:
            return DONE
        kind = move - CARD
        t.note(NAMED, self.me, kind)
        for i in range(1, t.seats):
            giver = (self.me + i) % t.seats
            copies = t.count(giver, kind)
            if not copies:
                t.note(HAS_NONE, giver, kind)
            for copy in range(copies if t.rules.amazon_all else min(copies, 1)):
                t.move(t.find(HAND + giver, kind), HAND + giver, HAND + self.me)
        return DONE


class Boogeyman(Rival):
    """Exchange whole hands with another player. Rules: GW-C.boogeyman."""

    idle: ClassVar[str] = "boogeyman-idle"

    def rule(self) -> str:
        return "GW-C.boogeyman"

    def can(self, t: Grimwood, held: i64) -> bool:
        return held > 0 or anyone_holds(t, self.me, 1)

    def hit(self, t: Grimwood, victim: Seat) -> Frames:
        # Exchanged cards came all at once; last in hand is then the first of table 3.1.
        t.hand(self.me).sort(reverse=True)
        t.hand(victim).sort(reverse=True)
        t.swap(HAND + self.me, HAND + victim, bit(self.me) | bit(victim))
        return DONE


class DarkUnicorn(Power):
    """Every other player discards a random card. Rules: GW-C.dark_unicorn. Rulings: GW-R17."""

    idle: ClassVar[str] = "dark-unicorn-idle"

    def can(self, t: Grimwood, held: i64) -> bool:
        return anyone_holds(t, self.me, 1) or (t.rules.unicorn_self and held > 0)

    def act(self, t: Grimwood, move: Move) -> Frames:
        for i in range(1, t.seats + 1 if t.rules.unicorn_self else t.seats):
            seat = (self.me + i) % t.seats
            if t.held(seat):
                t.discard(t.random_card(seat), HAND + seat)
        return DONE


class Hydra(Rival):
    """Look at another player's whole hand. Rules: GW-C.hydra."""

    idle: ClassVar[str] = "hydra-idle"

    def default(self, t: Grimwood, options: list[Move]) -> Move:
        return options[0]

    def rule(self) -> str:
        return "GW-C.hydra"

    def can(self, t: Grimwood, held: i64) -> bool:
        return anyone_holds(t, self.me, 1)

    def hit(self, t: Grimwood, victim: Seat) -> Frames:
        t.note(LOOKED, self.me, victim)
        t.show(HAND + victim, bit(self.me))
        return DONE


class Mage(Power):
    """Draw two cards. Rules: GW-C.mage, GW-8.11."""

    idle: ClassVar[str] = "mage-idle"

    def can(self, t: Grimwood, held: i64) -> bool:
        return bool(t.zones[DECK])

    def ask(self, t: Grimwood) -> list[Move]:
        return GO

    def act(self, t: Grimwood, move: Move) -> Frames:
        for i in range(2):
            if t.zones[DECK]:
                t.draw(self.me)
        return DONE


class Troll(Victim):
    """A random card of another player's hand is discarded. Rules: GW-C.troll."""

    idle: ClassVar[str] = "troll-idle"

    def rule(self) -> str:
        return "GW-C.troll"

    def hit(self, t: Grimwood, victim: Seat) -> Frames:
        t.discard(t.random_card(victim), HAND + victim)
        return DONE


class Werewolf(Rival):
    """Another player's next turn is left out. Rules: GW-C.werewolf. Rulings: GW-R22."""

    def default(self, t: Grimwood, options: list[Move]) -> Move:
        """The player with most points."""
        seats = [move - SEAT for move in options if SEAT <= move < SEAT + t.seats]
        return SEAT + max(seats, key=t.score)

    def rule(self) -> str:
        return "GW-C.werewolf"

    def hit(self, t: Grimwood, victim: Seat) -> Frames:
        t.skips[victim] += 1
        t.note(TOKEN, self.me, victim)
        return DONE
