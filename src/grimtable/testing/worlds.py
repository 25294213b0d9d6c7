"""Other worlds: the same table with like cards renumbered, or with two unseen cards exchanged."""

import random
from collections import defaultdict

from grimtable.kernel.table import Table
from grimtable.kernel.terms import MOVED, POOL, PUBLIC, SHOWN, RawEvent
from grimtable.testing.complaints import audience_name, claim
from grimtable.testing.witness import Witness

COMPARED_STEPS = 25
"""Answers after which two worlds have been compared long enough."""


def audiences(t: Table) -> list[int]:
    """Every seat, and the public eye."""
    return [*range(t.seats), PUBLIC]


def told(t: Table, audience: int, since: int) -> tuple[object, ...]:
    """All that reaches an audience: its view and the events told to it."""
    return t.view(audience), t.events_for(audience, since)


def patient(t: Table) -> Table:
    """The same table, which asks every question; a brisk one leaves out some that hide secrets."""
    world = t.clone()
    world.brisk = False
    world.events = []
    world.run()
    return world


def renumbered(t: Table, chance: random.Random) -> Table:
    """The same table with the copies of each kind renumbered at random."""
    copies: defaultdict[int, list[int]] = defaultdict(list)
    for card, kind in enumerate(t.kinds):
        copies[kind].append(card)
    twin: dict[int, int] = {}
    for cards in copies.values():
        twin.update(zip(cards, chance.sample(cards, len(cards)), strict=True))
    world = t.clone()
    world.zones = [[twin[card] for card in zone] for zone in t.zones]
    for card, know in enumerate(t.know):
        world.know[twin[card]] = know
    free: list[list[int]] = [[] for _ in range(max(t.kinds) + 1)]
    for card in t.laid():
        free[t.kinds[card]].append(twin[card])
    world.put_own(world.claim(t.public(), free))
    world.events = []
    world.run()
    return world


def exchanged(t: Table, one: int, other: int) -> Table:
    """The same table with two cards exchanged; who knows a place stays with the place."""
    world = t.clone()
    swap = {one: other, other: one}
    world.zones = [[swap.get(card, card) for card in zone] for zone in t.zones]
    world.know[one], world.know[other] = t.know[other], t.know[one]
    world.events = []
    world.run()
    return world


def follow_twin(t: Table, chance: random.Random) -> int:
    """Card numbers leave no table: with like cards renumbered, everybody is told the same."""
    t, other = t.clone(), renumbered(t, chance)
    t.events = []
    steps = 0
    while t.waiting and steps < COMPARED_STEPS:
        since = len(t.events)
        seat = t.seat
        move = chance.choice(t.options)
        t.play(seat, move)
        other.play(seat, move)
        audience = chance.choice(audiences(t))
        claim(
            told(t, audience, since) == told(other, audience, since),
            f"two tables that differ only in which of two equal cards lies where go on "
            f"differently after {t.word(move)!r}: rules must not depend on a card's number, "
            f"only on its kind",
        )
        steps += 1
    return steps


def unseen_pair(t: Table, audience: int, chance: random.Random) -> tuple[int, int] | None:
    """Two cards of different kinds in one pool that this audience cannot place.

    One of them lies where it will soon matter: in a hand, or near the top of a deck.
    """
    near = [card for z, zone in enumerate(t.zones) for card in (zone if t.loose(z) else zone[-4:])]
    soon = [card for card in near if not t.know[card] >> audience & 1]
    if not soon:
        return None
    one = chance.choice(soon)
    others = [
        card
        for zone in t.zones
        for card in zone
        if not t.know[card] >> audience & 1
        and t.kinds[card] != t.kinds[one]
        and t.know[card] >> POOL == t.know[one] >> POOL
    ]
    return (one, chance.choice(others)) if others else None


class Exchange:
    """Two worlds that differ in two cards, until this audience has seen one of them."""

    def __init__(self, t: Table, witness: Witness, audience: int, pair: tuple[int, int]) -> None:
        self.audience = audience
        self.pair = pair
        self.worlds = patient(t), exchanged(patient(t), *pair)
        self.witnesses = [witness.beside(world, audience) for world in self.worlds]

    def follow(self, chance: random.Random, longest: int = COMPARED_STEPS) -> int:
        """Play on in both alike; returns for how many answers the audience saw no difference."""
        one, other = self.worlds
        claim(
            told(one, self.audience, 0) == told(other, self.audience, 0),
            f"the view of {audience_name(self.audience)} depends on cards that it has not seen, "
            f"so it gives a secret away; show only what it may know",
        )
        steps = 0
        while steps < longest and self._answer(chance):
            steps += 1
        return steps

    def _answer(self, chance: random.Random) -> bool:
        """One answer more; False if the worlds part or the audience has seen which is which."""
        one, other = self.worlds
        common = one.waiting & other.waiting
        if not common:
            return False
        since = len(one.events or []), len(other.events or [])
        seat = chance.choice([seat for seat in range(one.seats) if common >> seat & 1])
        options, others = list(one.options_of(seat)), list(other.options_of(seat))
        question = type(one.stack[-1]).__name__
        claim(
            seat != self.audience or options == others,
            f"which answers {question} offers {audience_name(seat)} depends on cards that this "
            f"seat has not seen, so it gives a secret away",
        )
        options = [move for move in options if move in others]
        if not options:
            return False
        move = chance.choice(options)
        one.play(seat, move)
        other.play(seat, move)
        if True in [self._is_seen(i, since[i]) for i in range(2)]:
            return False
        now = question if one.stack == other.stack else question_that_differs(one, other)
        claim(
            told(one, self.audience, since[0]) == told(other, self.audience, since[1]),
            f"{audience_name(self.audience)} learns something about cards that it has not seen: "
            f"what it is told after {one.word(move)!r} depends on them; if {now} is asked only "
            f"sometimes, let its covert() return True",
        )
        return self._is_mirrored(since)

    def _is_seen(self, world: int, since: int) -> bool:
        """Has the audience seen one of the two faces, by the witness's account?"""
        witness = self.witnesses[world]
        witness.follow()
        events = fresh(witness.table, since)
        moved = {card for kind, _, _, card, _, _ in events if kind in {MOVED, SHOWN}}
        return any((self.audience, card) in witness.seen for card in self.pair if card in moved)

    def _is_mirrored(self, since: tuple[int, int]) -> bool:
        """Did the same happen to the same places? If not, hands lie in different order."""
        a, b = self.pair
        swap = {a: b, b: a}
        mirrored = [
            (kind, src, dst, swap.get(card, card), mask, at)
            for kind, src, dst, card, mask, at in fresh(self.worlds[1], since[1])
        ]
        return mirrored == fresh(self.worlds[0], since[0])


def question_that_differs(one: Table, other: Table) -> str:
    """The question that is open in one of two worlds and not in the other."""
    asked = [t.stack[-1] for t in (one, other) if t.stack]
    return type(asked[0]).__name__ if asked else "a question"


def fresh(t: Table, since: int) -> list[RawEvent]:
    """The raw events since then."""
    return (t.events or [])[since:]


def follow_worlds(t: Table, witness: Witness, chance: random.Random) -> int:
    """Worlds that differ in cards an audience has not seen give it the same bytes."""
    if t.answers:  # what others have answered unseen may name one of the cards
        return 0
    audience = chance.choice(audiences(t))
    pair = unseen_pair(t, audience, chance)
    if pair is None or not is_possible(t, witness, pair):
        return 0
    return Exchange(t, witness, audience, pair).follow(chance)


def is_possible(t: Table, witness: Witness, pair: tuple[int, int]) -> bool:
    """May each of the two cards lie where the other lies?"""
    places = [next(z for z, zone in enumerate(t.zones) if card in zone) for card in pair]
    return all(
        witness.can_lie(t.kinds[card], zone)
        for card, zone in zip(reversed(pair), places, strict=True)
    )
