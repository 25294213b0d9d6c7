"""A Memory claims only what is so, and forgets less than a view."""

import random
from collections import Counter

import pytest

from bots.seated import hear_all
from grimtable.bots.grimwood.memory import Memory
from grimtable.games.grimwood.ids import CROW, DECK, FOREST, HAND, KINDS, OWL
from grimtable.kernel.table import Table
from grimtable.kernel.terms import ALL, MOVED, SHUFFLED, bit
from grimtable.registry import get
from grimtable.testing.check import random_deal
from grimtable.testing.scene import P1, P2, P3, Scene, scene
from sizes import SIZES

GAME = get("grimwood")


def held(t: Table, seat: int) -> list[int]:
    counts = Counter(int(t.kinds[card]) for card in t.zones[HAND + seat])
    return [counts[kind] for kind in range(KINDS)]


def shown(t: Table, audience: int, seat: int) -> list[int]:
    counts = Counter(int(cell) >> 1 for cell in t.view(audience).zones[HAND + seat] if cell >= 0)
    return [counts[kind] for kind in range(KINDS)]


def listening(drawing: str) -> Scene:
    """A scene whose events are kept, as if its hands had just been dealt."""
    t = scene(drawing)
    t.table.events = [(SHUFFLED, DECK, FOREST, -1, ALL, -1)]
    for seat in range(t.table.seats):
        for card in t.table.zones[HAND + seat]:
            t.table.events.append((MOVED, DECK, HAND + seat, card, bit(seat), -1))
    return t


def memory_of(t: Scene, seat: int) -> Memory:
    memory = Memory(seat, int(t.table.seats))
    hear_all(memory, t.table.events_for(seat))
    return memory


@pytest.mark.property
def test_what_is_surely_there_is_there_and_at_least_what_the_view_shows() -> None:
    more = 0
    for number in range(SIZES["stories"]):
        chance = random.Random(number)
        t = random_deal(GAME, chance).table(listen=True)
        memories = [Memory(seat, int(t.seats)) for seat in range(t.seats)]
        told = 0
        while t.waiting:
            t.push(t.seat, chance.choice(t.options))
            assert t.events is not None
            for memory in memories:
                hear_all(memory, t.events_for(memory.seat, told))
            told = len(t.events)
            if chance.random() < 0.7:
                continue
            memory = chance.choice(memories)
            for seat in range(t.seats):
                truth, seen = held(t, seat), shown(t, memory.seat, seat)
                surely, possibly = memory.surely(seat), memory.possibly(seat)

                assert memory.sizes[seat] == t.held(seat)  # type: ignore[attr-defined]
                assert all(map(int.__le__, surely, truth))
                assert all(map(int.__le__, truth, possibly))
                assert all(map(int.__le__, seen, surely))
                more += sum(surely) - sum(seen)

    assert more > 0, "a memory that never knows more than the view is no memory"


def state(memory: Memory) -> list[object]:
    """All it holds; a compiled object has no `vars`."""
    names = ("turn", "copies", "least", "since", "sizes", "_base", "_drawn", "_open", "_touched")
    return [getattr(memory, name) for name in names]


def test_who_gave_amazon_nothing_holds_none_until_the_next_unseen_card() -> None:
    """GW-I12"""
    t = listening("""
        P1 hand: amazon owl
        P2 hand: crow
        P3 hand: owl crow
    """)

    t.plays(P1, "amazon").on("owl")
    before = memory_of(t, P1)
    t.says(P1, "draw", "end").says(P2, "draw")
    after = memory_of(t, P1)

    assert before.most(P2, OWL) == 0
    assert before.least[P1][OWL] == 2
    assert after.most(P2, OWL) == 1
    assert after.is_touched(P2, OWL)
    assert not after.is_touched(P3, OWL)


def test_a_card_stolen_from_me_is_known_with_the_thief() -> None:
    """GW-I9"""
    t = listening("""
        P1 hand: owl owl
        P2 hand: crow swamp
    """)

    t.says(P1, "steal P2").luck("crow").says(P2, "allow")
    memory = memory_of(t, P2)

    assert memory.least[P1][CROW] == 1
    assert not memory.is_touched(P1, CROW)


def test_of_a_known_hand_all_but_one_card_stay_known_after_an_unseen_steal() -> None:
    """GW-I13"""
    t = listening("""
        P1 hand: hydra
        P2 hand: owl owl crow
        P3 hand: path
    """)

    t.plays(P1, "hydra").on(P2)
    known = memory_of(t, P1)
    t.says(P1, "draw", "end").says(P2, "draw", "end").says(P3, "steal P2")
    t.luck("crow").says(P2, "allow")
    memory = memory_of(t, P1)

    assert (known.least[P2][OWL], known.least[P2][CROW], known.since[P2][OWL]) == (2, 1, 0)
    assert (memory.least[P2][OWL], memory.least[P2][CROW]) == (1, 0)
    assert memory.is_touched(P2, OWL)
    assert "owl" not in t.sees(P1, "hand", P2)


def test_who_swapped_hands_knows_both_and_an_onlooker_what_was_known_before() -> None:
    """GW-I14"""
    t = listening("""
        P1 hand: boogeyman owl
        P2 hand: crow swamp
        P3 hand: path
    """)

    t.plays(P1, "boogeyman").on(P2)

    assert memory_of(t, P1).least[P2][OWL] == 1
    assert memory_of(t, P1).most(P2, CROW) == 0
    assert memory_of(t, P2).least[P1][CROW] == 1
    assert sum(memory_of(t, P3).surely(P1)) == 0
