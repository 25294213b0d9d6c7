"""Pools: what a redeal may exchange. A redeal may not depend on what its seat cannot know."""

from collections.abc import Callable

import pytest

from grimtable.kernel.dice import MULTIPLIER, step, word_of
from grimtable.kernel.terms import BACKS, POOL, bit
from kernel.measures import limit, unevenness
from kernel.toys.plain import HEAP, PILE, Plain, kinds_of, scene
from kernel.toys.toy import HAND

REDEALS = 3000


def redealt(t: Plain, seat: int, zone: int, at: int, times: int = REDEALS) -> list[int]:
    """The kinds that many redeals put on one place."""
    kinds = []
    for seed in range(times):
        world = t.redeal(seat, seed)
        kinds.append(int(world.kinds[world.zones[zone][at]]))
    return kinds


def test_a_redeal_deals_a_single_pool_evenly() -> None:
    t = scene("""
        pile: a b c d e f
        hand 0: g h
        hand 1: i j k l
    """)
    unseen = kinds_of("abcdefijkl")

    assert unevenness(redealt(t, 0, PILE, 2), unseen) < limit(len(unseen))
    assert unevenness(redealt(t, 0, HAND + 1, 0), unseen) < limit(len(unseen))


def test_a_redeal_deals_each_of_several_pools_evenly() -> None:
    t = scene("""
        pile: a b8 c d8 e f8
        hand 0: g h8
        hand 1: i j8 k l8
    """)
    ours, others = kinds_of("aceik"), kinds_of("bdfjl")

    assert unevenness(redealt(t, 0, PILE, 2), ours) < limit(len(ours))
    assert unevenness(redealt(t, 0, HAND + 1, 1), others) < limit(len(others))


def test_copies_count_as_often_as_they_are_there() -> None:
    t = scene("""
        pile: a a a b
        hand 1: c b
    """)

    assert unevenness(redealt(t, 0, HAND + 1, 0), kinds_of("aaabbc")) < limit(3)


def test_a_blind_pick_from_a_hand_of_two_pools_spreads_over_all_of_it() -> None:
    for stolen in "abcd":
        t = scene("hand 0: a b c8 d8")
        t.slip(t.card(HAND, stolen), HAND, HAND + 1, bit(0) | bit(1))

        found = redealt(t, 2, HAND + 1, 0, REDEALS // 4)

        assert unevenness(found, kinds_of("abcd")) < limit(4)


def test_a_blind_pick_makes_one_pool_of_all_that_mixed() -> None:
    t = scene("""
        hand 0: a b8 c16
        pile: d e8 f16 g24
    """)
    t.slip(t.card(HAND, "b"), HAND, HAND + 1, bit(0) | bit(1))

    assert t.pools(HAND) == [0, 0]
    assert t.pools(HAND + 1) == [0]
    assert t.pools(PILE) == [0, 0, 0, 24]


def test_an_only_card_mixes_with_nothing() -> None:
    t = scene("""
        hand 0: a
        hand 1: b8
    """)
    t.slip(t.card(HAND, "a"), HAND, HAND + 1, bit(0) | bit(1))

    assert t.pools(HAND + 1) == [8, 0]


def test_a_draw_from_a_pile_of_two_pools_merges_nothing() -> None:
    t = scene("pile: a b8")
    t.slip(t.card(PILE, "b"), PILE, HAND, bit(0))

    assert t.pools(PILE) == [0]
    assert t.pools(HAND) == [8]


def test_cards_put_back_in_another_order_share_a_pool() -> None:
    t = scene("pile: a b8 c16@0 d24@0")
    t.reorder(PILE, t.cards(PILE, "cd"), bit(0))

    assert t.pools(PILE) == [0, 8, 16, 16]


def test_a_shuffle_of_hidden_cards_merges_their_pools() -> None:
    t = scene("""
        pile: a! b8 c16
        hand 0: d8
    """)
    t.shuffle(PILE, 40)

    assert t.pools(PILE) == [0, 0, 0]
    assert t.pools(HAND) == [0]


def two_backs() -> Plain:
    return scene("""
        hand 0: a b1 c9 d8
        hand 1: e9
        pile: f1 g8 h
    """)


def blind_pick(t: Plain) -> None:
    t.slip(t.card(HAND, "c"), HAND, HAND + 1, bit(0) | bit(1))


def put_back(t: Plain) -> None:
    t.reorder(PILE, t.cards(PILE, "hfg"), 0)


def mix(t: Plain) -> None:
    t.swap(HAND, PILE, 0)
    t.shuffle(PILE, 0)


@pytest.mark.parametrize("act", [blind_pick, put_back, mix])
def test_backs_never_merge(act: Callable[[Plain], None]) -> None:
    t = two_backs()
    backs = [known >> POOL & 7 for known in t.know]
    act(t)

    assert [known >> POOL & 7 for known in t.know] == backs
    assert BACKS == 8


def test_a_blind_pick_merges_pools_of_the_same_back() -> None:
    t = two_backs()
    blind_pick(t)

    assert t.pools(HAND) == [0, 1, 8]
    assert t.pools(PILE) == [1, 8, 0]


def test_a_shuffle_merges_pools_of_each_back() -> None:
    t = two_backs()
    mix(t)

    assert sorted(t.pools(PILE)) == [0, 0, 1, 1]
    assert t.pools(HAND + 1) == [1]


def test_redeals_never_exchange_cards_of_different_backs() -> None:
    t = two_backs()
    mix(t)
    backs = [(known >> POOL) % BACKS for known in t.know]
    for seed in range(200):
        world = t.redeal(2, seed)

        for zone in range(len(t.zones)):
            there = [backs[card] for card in t.zones[zone]]

            assert [backs[card] for card in world.zones[zone]] == there


def test_knowledge_stays_with_the_place() -> None:
    t = scene("""
        pile: a b@1 c
        hand 1: d e@2
    """)
    place = t.zones[PILE][1]
    worlds = [t.redeal(0, seed) for seed in range(50)]

    assert {world.know[world.zones[PILE][1]] for world in worlds} == {t.know[place]} == {bit(1)}
    assert len({world.zones[PILE][1] for world in worlds}) > 1


def test_what_a_seat_knows_stays_where_it_is() -> None:
    t = scene("""
        pile: a@0 b c@0 d
        heap: e!
        hand 0: f
        hand 1: g h@0 i
    """)
    for seed in range(100):
        world = t.redeal(0, seed)

        assert world.seen(PILE, 0) == "a?c?"
        assert world.seen(HAND + 1, 0) == "h??"
        assert world.zones[HEAP] == t.zones[HEAP]
        assert world.hand(0) == t.hand(0)


def blind_steal(t: Plain, card: str) -> None:
    t.slip(t.card(HAND, card), HAND, HAND + 1, bit(0) | bit(1))


def drawn(t: Plain, card: str) -> None:
    t.slip(t.card(PILE, card), PILE, HAND + 1, bit(1))


def shuffled(t: Plain, card: str) -> None:
    t.shuffle(PILE, 8)
    t.slip(t.card(PILE, card), PILE, HAND + 1, bit(1))


def put_on_top(t: Plain, card: str) -> None:
    rest = [letter for letter in "stuv" if letter != card]
    t.reorder(PILE, t.cards(PILE, "".join([*rest, card])), bit(0))
    t.slip(t.card(PILE, card), PILE, HAND + 1, bit(1))


def swapped(t: Plain, card: str) -> None:
    t.slip(t.card(HAND, card), HAND, HEAP, bit(0))
    t.swap(HEAP, HAND + 1, bit(0) | bit(1))


@pytest.mark.parametrize(
    ("act", "cards"),
    [
        (blind_steal, "abcd"),
        (drawn, "stuv"),
        (shuffled, "stuv"),
        (put_on_top, "stuv"),
        (swapped, "abcd"),
    ],
)
def test_a_redeal_does_not_depend_on_which_unseen_card_went(
    act: Callable[[Plain, str], None], cards: str
) -> None:
    """Whichever card truly went to seat 1, seat 2 deals it the same cards equally often."""
    tallies = []
    for card in cards:
        t = scene("""
            hand 0: a b8 c d8
            pile: s0@0 t0@0 u0@0 v0@0
        """)
        act(t, card)
        found = redealt(t, 2, HAND + 1, 0, REDEALS // 5)
        pool = t.know[t.hand(1)[0]] >> POOL
        possible = [
            int(t.kinds[card])
            for card in range(len(t.kinds))
            if t.know[card] >> POOL == pool and not t.know[card] & bit(2)
        ]
        tallies.append(sorted(possible))

        assert unevenness(found, possible) < limit(len(possible))
    assert all(possible == tallies[0] for possible in tallies)


def state_before(shown: int) -> int:
    """A state of the small dice whose next word has both halves alike, so that it shows 0."""
    state = shown << 32 | shown
    return state % MULTIPLIER << 32 | state // MULTIPLIER


@pytest.mark.parametrize("text", ["pile: a b c", "pile: a b c d8"])
def test_a_redeal_throws_a_word_again_that_would_favour_a_place(text: str) -> None:
    once, again = scene(text), scene(text)
    state = state_before(99)
    once._mix_unseen(0, state)
    again._mix_unseen(0, step(state))

    assert word_of(step(state)) == 0
    assert once.zones == again.zones
