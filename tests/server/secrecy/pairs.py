"""Two worlds played alike, compared audience by audience after every command."""

import asyncio
import random
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from grimtable.games.book_of_madness.ids import OWN, deck_of, hand_of, seat_of
from grimtable.kernel.table import Table
from grimtable.kernel.terms import PUBLIC
from server.secrecy.worlds import WITNESSES, World, assert_alike

NEAR = 12
"""How many cards on top of the deck are soon drawn."""


@dataclass(frozen=True)
class Said:
    """Somebody says something; the decision "open" is that seat's open one, in each world."""

    by: int
    kind: str
    fields: dict[str, Any] = field(default_factory=dict)

    async def on(self, world: World) -> None:
        fields = self.fields
        if fields.get("decision") == "open":
            fields = {**fields, "decision": world.decision(self.by)}
        await world.says(self.by, self.kind, **fields)


@dataclass(frozen=True)
class Waited:
    """Time goes by."""

    seconds: float

    async def on(self, world: World) -> None:
        await world.house.turn(self.seconds)


@dataclass(frozen=True)
class Cut:
    """A connection is cut and opened again."""

    by: int

    async def on(self, world: World) -> None:
        await world.cut(self.by)


Command = Said | Waited | Cut


class Pair:
    """Two worlds; `cards` says which card lies in the other one in the place of which."""

    def __init__(self, one: World, other: World, cards: dict[int, int]) -> None:
        self.one = one
        self.other = other
        self.cards = cards
        self.said = 0
        """Commands so far."""
        self.blind = {*range(one.t.seats), PUBLIC}
        """The audiences that may not see a difference yet."""
        self.positions: Counter[int] = Counter()
        """Per audience, the positions at which its streams were found equal."""
        self._compared = dict.fromkeys(one.streams, 0)
        kinds = one.t.kinds
        self._dice = [world.t.dice[:] for world in self.worlds]
        self._touched = {card for card, other in cards.items() if kinds[card] != kinds[other]}
        self._look_around()
        self._compare("the deal")

    @property
    def worlds(self) -> tuple[World, World]:
        return self.one, self.other

    def _look_around(self) -> None:
        """Whoever may have seen one of the cards may see a difference from now on."""
        for world in self.worlds:
            self.blind -= {audience for audience, card in world.seen() if card in self._touched}

    @property
    def is_alike(self) -> bool:
        """Do the worlds still differ in these cards alone, or in dice not yet rolled?

        A reshuffle of cards that lie in another order parts them further.
        """
        if self._dice[0] != self._dice[1] and self._dice != [w.t.dice for w in self.worlds]:
            return False
        exchanged = [[self.cards.get(card, card) for card in zone] for zone in self.one.t.zones]
        return exchanged == self.other.t.zones

    async def do(self, command: Command) -> bool:
        """The same in both worlds; False once there is nothing more to compare."""
        self.said += 1
        before = self.one.room.state.entry_count
        await asyncio.gather(*(command.on(world) for world in self.worlds))
        self._look_around()
        if not self.is_alike:
            return False
        self._compare(command)
        if self.one.room.state.entry_count != before:
            self.positions.update(self.blind)
        return bool(self.blind) and self.one.room.state.phase == "playing"

    def _compare(self, after: object) -> None:
        for audience in sorted(self.blind & self._compared.keys()):
            begin = self._compared[audience]
            one, other = (world.streams[audience][begin:] for world in self.worlds)
            who = "the spectator" if audience == PUBLIC else f"seat {audience}"
            assert_alike(one, other, f"{who}, after {after}")
            self._compared[audience] += len(one)

    def close(self) -> None:
        for world in self.worlds:
            world.close()


def exchange(t: Table, game: str, chance: random.Random) -> dict[int, int]:
    """Two cards of one back and different kinds, one of them in a hand or soon to be drawn."""
    witness = WITNESSES[game](t)
    hidden = [zone for zone, cards in enumerate(t.zones) if cards and not witness.is_open(zone)]
    while True:
        zone = chance.choice(hidden)
        one = chance.choice(t.zones[zone][-NEAR:])
        other = chance.choice(instead(t, game, zone, hidden))
        kinds = t.kinds[one], t.kinds[other]
        if kinds[0] == kinds[1] or t.pool_of(kinds[0]) != t.pool_of(kinds[1]):
            continue
        places = zone, next(place for place in hidden if other in t.zones[place])
        if all(witness.can_lie(kind, place) for kind in kinds for place in places):
            return {one: other, other: one}


def instead(t: Table, game: str, zone: int, hidden: list[int]) -> list[int]:
    """The cards that might lie in a zone for all that others know.

    In The Book of Madness everybody knows what an apprentice has, but not in which order, and
    counts what has no stack of its own.
    """
    if game != "book_of_madness":
        return [card for place in hidden for card in t.zones[place]]
    if zone >= OWN:
        own = deck_of(seat_of(zone)), hand_of(seat_of(zone))
        return [card for place in hidden if place in own for card in t.zones[place]]
    shared = [card for place in hidden if place < OWN for card in t.zones[place]]
    return [card for card in shared if t.pool_of(t.kinds[card])]


def twins(t: Table, chance: random.Random) -> dict[int, int]:
    """The copies of each kind renumbered at random."""
    cards: dict[int, int] = {}
    for kind in sorted({int(kind) for kind in t.kinds}):
        copies = [card for card, of in enumerate(t.kinds) if of == kind]
        cards |= dict(zip(copies, chance.sample(copies, len(copies)), strict=True))
    return cards
