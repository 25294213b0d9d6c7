"""What must hold in every game of Grim Farmer, with every option value, for 2 to 6 seats."""

import random
from collections import Counter

import pytest

from games.grim_farmer.witness import FarmerWitness
from grimtable.games.grim_farmer.ids import (
    BOX,
    CARD,
    CHALLENGED,
    DISCARD,
    ENOUGH,
    HAND,
    TURN_BEGAN,
    is_eligible,
)
from grimtable.games.grim_farmer.phases import Place
from grimtable.games.grim_farmer.table import Farmer
from grimtable.kernel.table import Table
from grimtable.kernel.terms import MOVED, SHOWN, SHUFFLED, SWAPPED
from grimtable.look.game import Target
from grimtable.registry import get
from grimtable.sessions.saves import fingerprint
from grimtable.testing.check import check_game, random_deal
from grimtable.testing.witness import faces
from grimtable.testing.worlds import audiences, exchanged, renumbered
from sizes import SIZES

pytestmark = pytest.mark.property
GAME = get("grim_farmer")
PARTS = 4


def in_play(chance: random.Random) -> Farmer:
    """A table just dealt, its events kept."""
    t = random_deal(GAME, chance).table()
    assert isinstance(t, Farmer)
    t.events = []
    return t


def audience_bytes(t: Table, audience: int, since: int) -> tuple[object, ...]:
    """All that reaches an audience: view, numbers, events and their sentences."""
    view, told = t.view(audience), t.events_for(audience, since)
    return view, GAME.encode(view), told, [GAME.sentence(event) for event in told]


@pytest.mark.parametrize("part", range(PARTS))
def test_random_games_hold_all_properties(part: int) -> None:
    games = SIZES["farmer_games"] // PARTS

    tally = check_game(GAME, games=games, seed=part, witness=FarmerWitness)
    print(tally)

    assert tally.asked.total() > games
    assert {name for name, cases in tally.tried.items() if cases < games} <= {"passes"}


def test_random_deals_meet_every_option_value() -> None:
    chance = random.Random(1)
    met = {name: set[str]() for name in GAME.options}
    for _ in range(400):
        deal = random_deal(GAME, chance)
        for name, value in deal.options.items():
            met[name].add(value)

    assert met == {name: set(values) for name, values in GAME.options.items()}


@pytest.mark.parametrize("part", range(PARTS))
def test_equal_cards_are_twins(part: int) -> None:
    for seed in range(SIZES["farmer_twins"] // PARTS):
        chance = random.Random(seed * PARTS + part)
        t = in_play(chance)
        other = renumbered(t, chance)
        while t.waiting:
            since = len(t.events or [])
            seat, move = t.seat, chance.choice(t.options)
            t.play(seat, move)
            other.play(seat, move)
            for audience in audiences(t):
                assert audience_bytes(t, audience, since) == audience_bytes(other, audience, since)


def unseen_pair(t: Table, audience: int, chance: random.Random) -> tuple[int, int]:
    """Two cards of different kinds that lie where this audience cannot see them at the deal."""
    hidden: list[int] = []
    for zone, (name, owner) in enumerate(GAME.zones(t.seats)):
        if name == "deck" or (name == "hand" and owner != audience):
            hidden += t.zones[zone]
    while True:
        one, other = chance.sample(hidden, 2)
        if t.kinds[one] != t.kinds[other]:
            return one, other


def may_see(witness: FarmerWitness, audience: int, cards: list[int], since: int) -> bool:
    """Did the audience see one of these faces, by the witness's account?"""
    witness.follow()
    events = witness.table.events or []
    moved = {event[3] for event in events[since:] if event[0] in {MOVED, SHOWN}}
    return any((audience, card) in witness.seen and card in moved for card in cards)


def copies_of(t: Farmer, pair: tuple[int, int]) -> list[int]:
    """Every card of the two kinds: who answered otherwise may have laid any of them."""
    kinds = {t.kinds[card] for card in pair}
    return [card for card, kind in enumerate(t.kinds) if kind in kinds]


def is_mixed(t: Table, since: int) -> bool:
    """Were cards gathered in and shuffled? Then the same dice deal the two worlds apart."""
    return any(event[0] in {SWAPPED, SHUFFLED} for event in (t.events or [])[since:])


def mirrored(t: Farmer, other: Table, move: int, pair: tuple[int, int]) -> int:
    """The same answer in the other world; who has the other card there, lays that one."""
    options = other.options_of(t.seat)
    one, two = (CARD + t.kinds[card] for card in pair)
    like = move if move in options else {one: two, two: one}.get(move, -1)
    return like if like in options else -1


@pytest.mark.parametrize("part", range(PARTS))
def test_worlds_that_differ_in_unseen_cards_look_alike(part: int) -> None:
    steps = 0
    for seed in range(SIZES["farmer_worlds"] // PARTS):
        chance = random.Random(seed * PARTS + part)
        t = in_play(chance)
        if not t.hand(0):
            continue  # the host is asked before the deal
        audience = chance.choice(audiences(t))
        pair = unseen_pair(t, audience, chance)
        other = exchanged(t, *pair)
        witnesses = [FarmerWitness(t), FarmerWitness(other)]
        apart = list(pair)
        while t.waiting:
            since = len(t.events or [])
            seat, move = t.seat, chance.choice(t.options)
            like = mirrored(t, other, move, pair)
            assert like == move or seat != audience, "the audience's own options differ"
            if like < 0:
                break
            if like != move:
                apart = copies_of(t, pair)
            t.play(seat, move)
            other.play(seat, like)
            seen = [may_see(witness, audience, apart, since) for witness in witnesses]
            if any(seen) or is_mixed(t, since):
                break
            assert audience_bytes(t, audience, since) == audience_bytes(other, audience, since)
            steps += 1

    assert steps > SIZES["farmer_worlds"]


def chain(t: Farmer, seat: int, chance: random.Random) -> list[int]:
    """A whole answer of one seat, while others are still to answer."""
    trial = t.clone()
    picks: list[int] = []
    while trial.waiting >> seat & 1:
        picks.append(chance.choice(trial.options_of(seat)))
        trial.push(seat, picks[-1])
    return picks


def answered(t: Farmer, chains: dict[int, list[int]], chance: random.Random) -> Farmer:
    """The table after these answers, the steps of different seats in a random order."""
    world = t.clone()
    world.events = []
    left = {seat: picks[:] for seat, picks in chains.items()}
    order = [seat for seat, picks in chains.items() for _ in picks]
    chance.shuffle(order)
    for seat in order:
        world.play(seat, left[seat].pop(0))
    return world


@pytest.mark.parametrize("part", range(PARTS))
def test_the_order_of_simultaneous_answers_does_not_matter(part: int) -> None:
    """GF-R11"""
    gathered = set()
    for seed in range(SIZES["farmer_twins"] // PARTS):
        chance = random.Random(seed * PARTS + part)
        t = in_play(chance)
        while t.waiting:
            asked = [seat for seat in range(t.seats) if t.waiting >> seat & 1]
            if not t.answers or len(asked) < 2:
                t.play(t.seat, chance.choice(t.options))
                continue
            gathered.add(type(t.stack[-1]).__name__)
            chains = {seat: chain(t, seat, chance) for seat in asked}
            one, other = (answered(t, chains, chance) for _ in range(2))
            assert fingerprint(one) == fingerprint(other)
            assert one.events == other.events
            assert one.waiting == other.waiting
            t = one

    assert {"Place", "Challenge"} <= gathered


def pick(t: Farmer, seat: int, many: int, chance: random.Random) -> list[int]:
    """This number of cards of a hand, as the steps of a `place`."""
    kinds = [t.kinds[card] for card in chance.sample(t.hand(seat), many)]
    full = min(5, len(t.hand(seat)))
    return [CARD + kind for kind in kinds] + ([ENOUGH] if many < full else [])


def is_honest(t: Farmer, picks: list[int]) -> bool:
    return all(is_eligible(move - CARD, t.call) for move in picks if move != ENOUGH)


def two_piles(t: Farmer, seat: int, chance: random.Random) -> tuple[list[int], list[int]] | None:
    """Two choices of the same size, an honest and a bluffing one if dice bring them."""
    for _ in range(30):
        many = chance.randint(2, min(5, len(t.hand(seat)) - 1))
        one, other = pick(t, seat, many, chance), pick(t, seat, many, chance)
        if sorted(one) != sorted(other) and is_honest(t, one) != is_honest(t, other):
            return one, other
    return None


def told_of(t: Farmer, audience: int) -> tuple[object, ...]:
    """Everything an audience gets, and everything public that could be counted."""
    counts = [len(zone) for zone in t.zones]
    return *audience_bytes(t, audience, 0), counts, GAME.scores(t), t.asked(), t.public()


def why_not(t: Farmer, audience: int) -> list[object]:
    """What an audience is told about things that are no options."""
    targets = [Target(zone="hand", kind=kind) for kind in GAME.kinds[::9]]
    targets += [Target(seat=seat) for seat in range(t.seats)]
    return [GAME.reasons(t.view(audience), target) for target in targets]


def step_together(t: Farmer, other: Farmer, bluffer: int, chance: random.Random) -> bool:
    """One more answer in both worlds; False if they part, or the pile may have been seen."""
    seat = t.seat
    options = [move for move in t.options if move in other.options_of(seat)]
    assert seat == bluffer or len(options) == len(t.options)
    if not options:
        return False
    since = len(t.events or [])
    move = chance.choice(options)
    t.play(seat, move)
    other.play(seat, move)
    fresh = (t.events or [])[since:]
    if any(event[0] == CHALLENGED and event[2] == bluffer for event in fresh):
        return False
    return not is_mixed(t, since)


@pytest.mark.parametrize("part", range(PARTS))
def test_nobody_can_tell_an_honest_pile_from_a_bluff_before_it_is_challenged(part: int) -> None:
    """GF-I13, GF-I17, GF-R26"""
    steps = 0
    for seed in range(SIZES["farmer_worlds"] // PARTS):
        chance = random.Random(seed * PARTS + part)
        t = in_play(chance)
        wait = chance.randint(0, 3)
        while t.waiting:
            is_place = isinstance(t.stack[-1], Place) and not t.answers[t.seat]
            wait -= is_place
            piles = two_piles(t, t.seat, chance) if is_place and wait < 0 else None
            if piles is not None:
                steps += compare_worlds(t, t.seat, piles, chance)
                break
            t.play(t.seat, chance.choice(t.options))

    assert steps > SIZES["farmer_worlds"]


def compare_worlds(
    t: Farmer, bluffer: int, piles: tuple[list[int], list[int]], chance: random.Random
) -> int:
    """Both piles laid, everything else alike: nobody else sees a difference."""
    other = t.clone()
    t.events, other.events = [], []
    for world, picks in zip((t, other), piles, strict=True):
        for move in picks:
            world.play(bluffer, move)
    steps = 0
    while t.waiting:
        for audience in audiences(t):
            if audience != bluffer:
                assert told_of(t, audience) == told_of(other, audience)
                if chance.random() < 0.01:
                    assert why_not(t, audience) == why_not(other, audience)
        t.events, other.events = [], []
        if not step_together(t, other, bluffer, chance):
            break
        steps += 1
    return steps


@pytest.mark.parametrize("part", range(PARTS))
def test_an_unchallenged_pile_is_never_seen_by_anybody_else(part: int) -> None:
    """GF-I17, GF-I13"""
    hidden = 0
    for seed in range(SIZES["farmer_twins"] // PARTS):
        chance = random.Random(seed * PARTS + part)
        t = in_play(chance)
        known = {audience: Counter[int]() for audience in audiences(t)}
        challenged: set[int] = set()
        while t.waiting:
            since = len(t.events or [])
            t.play(t.seat, chance.choice(t.options))
            for audience in audiences(t):
                gone = set(challenged)
                for event in t.events_for(audience, since):
                    hidden += heard(event, audience, gone, known[audience])
                assert faces(t.view(audience), DISCARD) == known[audience]
            challenged = gone

    assert hidden > 0


def heard(event: tuple[int, ...], audience: int, challenged: set[int], known: Counter[int]) -> int:
    """Keep account of the discards an audience was shown; 1 for a pile card kept from it."""
    kind, src, dst, face, _, _ = event
    if kind == TURN_BEGAN:
        challenged.clear()
    elif kind == CHALLENGED:
        challenged.add(dst)
    elif kind == SWAPPED or (kind == SHUFFLED and src == BOX):
        known.clear()
    elif kind == MOVED and dst == DISCARD:
        owner = (src - HAND) // 2
        secret = src > HAND and (src - HAND) % 2 and owner not in {*challenged, audience}
        assert (face < 0) == bool(secret)
        if not secret:
            known[face] += 1
        return int(secret)
    return 0
