"""One scene per primitive: who knows what afterwards."""

from grimtable.kernel.terms import ALL, PUBLIC, bit
from kernel.toys.plain import ASIDE, HEAP, PILE, Plain, scene
from kernel.toys.toy import HAND

BEYOND = 16
"""A zone number no zone has: a structure of a game's own."""


def everyone_sees(t: Plain, zone: int) -> list[str]:
    """A zone in the eyes of seats 0, 1, 2 and the public."""
    return [t.seen(zone, audience) for audience in (0, 1, 2, PUBLIC)]


def test_a_moved_card_is_known_to_all() -> None:
    t = scene("hand 0: a b c")
    t.move(t.card(HAND, "b"), HAND, HEAP)

    assert everyone_sees(t, HEAP) == ["B", "B", "B", "B"]
    assert everyone_sees(t, HAND) == ["ac", "??", "??", "??"]


def test_a_card_moved_between_hands_stays_known_to_all() -> None:
    t = scene("""
        hand 0: a b
        hand 1: c
    """)
    t.move(t.card(HAND, "b"), HAND, HAND + 1)

    assert everyone_sees(t, HAND + 1) == ["B?", "Bc", "B?", "B?"]


def test_a_card_turned_up_from_a_pile_tells_nothing_of_the_others() -> None:
    t = scene("pile: a b c")
    t.move(t.card(PILE, "b"), PILE, HEAP)

    assert everyone_sees(t, PILE) == ["??"] * 4
    assert everyone_sees(t, HEAP) == ["B"] * 4


def test_a_card_in_a_structure_beyond_the_zones_keeps_its_books() -> None:
    t = scene("hand 0: a b")
    t.events = []
    card = t.card(HAND, "a")
    t.move(card, HAND, BEYOND)

    assert t.know[card] == ALL
    assert all(card not in zone for zone in t.zones)

    t.move(card, BEYOND, HEAP)

    assert t.zones[HEAP] == [card]
    assert [event[1:3] for event in t.events] == [(HAND, BEYOND), (BEYOND, HEAP)]


def test_a_drawn_card_is_known_to_who_drew_it() -> None:
    t = scene("pile: a b c")
    t.slip(t.card(PILE, "c"), PILE, HAND + 1, bit(1))

    assert everyone_sees(t, HAND + 1) == ["?", "c", "?", "?"]
    assert everyone_sees(t, PILE) == ["??"] * 4


def test_who_has_seen_the_top_card_knows_it_when_it_is_drawn() -> None:
    t = scene("pile: a b c@2")
    t.slip(t.card(PILE, "c"), PILE, HAND + 1, bit(1))

    assert everyone_sees(t, HAND + 1) == ["?", "c", "c", "?"]


def test_who_knows_a_pile_knows_it_after_a_draw_too() -> None:
    t = scene("pile: a@2 b@2 c")
    t.slip(t.card(PILE, "c"), PILE, HAND + 1, bit(1))

    assert t.seen(PILE, 2) == "ab"


def test_a_card_slipped_out_of_a_hand_is_lost_with_all_the_hand() -> None:
    t = scene("""
        hand 0: a@1 b@1 c
        hand 2: d
    """)
    t.slip(t.card(HAND, "a"), HAND, HAND + 2, bit(0) | bit(2))

    assert everyone_sees(t, HAND) == ["bc", "??", "??", "??"]
    assert everyone_sees(t, HAND + 2) == ["a?", "??", "ad", "??"]


def test_the_audience_of_a_slip_keeps_what_it_knew_of_the_hand() -> None:
    t = scene("hand 0: a b@2 c@1")
    t.slip(t.card(HAND, "a"), HAND, HAND + 2, bit(0) | bit(2))

    assert everyone_sees(t, HAND) == ["bc", "??", "b?", "??"]


def test_what_all_knew_of_a_hand_is_lost_by_a_slip_too() -> None:
    t = scene("hand 0: a! b")
    t.slip(t.card(HAND, "b"), HAND, HAND + 1, bit(0) | bit(1))

    assert everyone_sees(t, HAND) == ["a", "a", "?", "?"]


def test_the_last_card_of_a_hand_cannot_be_lost() -> None:
    t = scene("hand 0: a@1")
    t.slip(t.card(HAND, "a"), HAND, HAND + 2, bit(0) | bit(2))

    assert everyone_sees(t, HAND + 2) == ["a", "a", "a", "?"]


def test_a_card_can_be_slipped_aside_for_its_chooser_alone() -> None:
    t = scene("hand 0: a b")
    t.slip(t.card(HAND, "a"), HAND, ASIDE, bit(0))

    assert everyone_sees(t, ASIDE) == ["a", "?", "?", "?"]

    t.slip(t.card(ASIDE, "a"), ASIDE, HAND + 1, bit(1))

    assert everyone_sees(t, HAND + 1) == ["a", "a", "?", "?"]


def test_a_card_can_be_slipped_for_nobody() -> None:
    t = scene("hand 0: a b")
    t.slip(t.card(HAND, "a"), HAND, ASIDE, 0)

    assert everyone_sees(t, ASIDE) == ["?"] * 4
    assert everyone_sees(t, HAND) == ["?"] * 4


def test_a_shown_zone_is_known_to_its_audience_alone() -> None:
    t = scene("hand 0: a b")
    t.show(HAND, bit(2))

    assert everyone_sees(t, HAND) == ["ab", "??", "ab", "??"]

    t.show(HAND, ALL)

    assert everyone_sees(t, HAND) == ["AB"] * 4


def test_a_look_at_the_top_reaches_so_many_cards() -> None:
    t = scene("pile: a b c d")
    t.show_top(PILE, 2, 1)

    assert everyone_sees(t, PILE) == ["????", "??cd", "????", "????"]


def test_a_look_at_the_top_ends_with_the_pile() -> None:
    t = scene("pile: a b")
    t.show_top(PILE, 5, 1)

    assert everyone_sees(t, PILE) == ["??", "ab", "??", "??"]


def test_swapped_hands_are_known_to_their_new_owners_and_to_who_knew_them() -> None:
    t = scene("""
        hand 0: a b@2
        hand 1: c!
    """)
    t.swap(HAND, HAND + 1, bit(0) | bit(1))

    assert everyone_sees(t, HAND) == ["C"] * 4
    assert everyone_sees(t, HAND + 1) == ["ab", "ab", "b?", "??"]


def test_zones_swapped_for_nobody_keep_their_secrets() -> None:
    t = scene("""
        pile: a b@0
        heap: c!
    """)
    t.swap(PILE, HEAP, 0)

    assert everyone_sees(t, HEAP) == ["?b", "??", "??", "??"]
    assert everyone_sees(t, PILE) == ["C"] * 4


def test_reordered_cards_are_known_to_who_saw_the_order() -> None:
    t = scene("pile: a@01 b@01 c@0 d@02")
    t.reorder(PILE, t.cards(PILE, "dbc"), bit(0))

    assert [t.kinds[card] for card in t.zones[PILE]] == [0, 3, 1, 2]
    assert everyone_sees(t, PILE) == ["adbc", "a???", "????", "????"]


def test_a_shuffled_zone_is_known_to_nobody() -> None:
    t = scene("pile: a! b@12 c d! e f g h")
    t.shuffle(PILE, 5)

    assert everyone_sees(t, PILE) == ["????????"] * 4
    assert sorted(t.kinds[card] for card in t.zones[PILE]) == list(range(8))
    assert t.pools(PILE) == [0] * 8


def test_a_shuffled_open_zone_becomes_a_pool_of_its_own_per_back() -> None:
    t = scene("""
        heap: a! b! c2! d8!
        pile: e
    """)
    t.shuffle(HEAP, 16)

    assert everyone_sees(t, HEAP) == ["????"] * 4
    assert sorted(t.pools(HEAP)) == [16, 16, 16, 18]
    assert t.pools(PILE) == [0]


def test_a_shuffle_can_use_a_stream_of_its_own() -> None:
    t = scene("pile: a b c d")
    dice = t.dice[:]
    t.shuffle(PILE, 0, stream=1)

    assert t.dice[0] == dice[0]
    assert t.dice[1] != dice[1]


def test_an_open_like_card_makes_the_known_one_doubtful() -> None:
    """Seat 1 knew one of two like cards: one of them left, so which is still here?"""
    unknown_left = scene("hand 0: a@1 a b")
    unknown_left.move(unknown_left.hand(0)[1], HAND, HEAP)
    known_left = scene("hand 0: a@1 a b")
    known_left.move(known_left.hand(0)[0], HAND, HEAP)

    for t in (unknown_left, known_left):
        assert everyone_sees(t, HAND) == ["ab", "??", "??", "??"]
        assert everyone_sees(t, HEAP) == ["A"] * 4
    assert unknown_left.view(1) == known_left.view(1)


def test_a_like_card_seen_to_leave_in_secret_makes_the_known_one_doubtful() -> None:
    unknown_left = scene("hand 0: a@1 a b@1")
    unknown_left.slip(unknown_left.hand(0)[1], HAND, HAND + 1, bit(0) | bit(1))
    known_left = scene("hand 0: a@1 a b@1")
    known_left.slip(known_left.hand(0)[0], HAND, HAND + 1, bit(0) | bit(1))

    for t in (unknown_left, known_left):
        assert everyone_sees(t, HAND) == ["ab", "b?", "??", "??"]
        assert everyone_sees(t, HAND + 1) == ["a", "a", "?", "?"]


def test_only_one_of_several_known_like_cards_becomes_doubtful() -> None:
    t = scene("hand 0: a@1 a@1 a b@1")
    t.move(t.hand(0)[2], HAND, HEAP)

    assert t.seen(HAND, 1) == "ab?"


def test_cards_of_other_kinds_do_not_become_doubtful() -> None:
    t = scene("hand 0: a b@1")
    t.move(t.card(HAND, "a"), HAND, HEAP)

    assert t.seen(HAND, 1) == "b"


def test_what_all_know_does_not_become_doubtful_when_a_known_card_leaves() -> None:
    t = scene("hand 0: a! a!")
    t.move(t.hand(0)[1], HAND, HEAP)

    assert everyone_sees(t, HAND) == ["A"] * 4


def test_a_card_all_know_becomes_doubtful_for_all_but_the_owner() -> None:
    t = scene("hand 0: a! a")
    t.move(t.hand(0)[1], HAND, HEAP)

    assert everyone_sees(t, HAND) == ["a", "?", "?", "?"]


def test_the_place_of_a_card_in_a_pile_is_told_and_in_a_hand_is_not() -> None:
    t = scene("""
        pile: a b c
        hand 0: d e
    """)
    t.events = []
    t.move(t.card(PILE, "b"), PILE, HEAP)
    t.move(t.card(HAND, "d"), HAND, HEAP)

    assert [event[5] for event in t.events] == [1, -1]


def test_a_card_is_taken_from_the_top_of_a_zone_first() -> None:
    t = scene("pile: a b c")
    t.slip(t.zones[PILE][-1], PILE, ASIDE, 0)
    t.slip(t.zones[PILE][0], PILE, ASIDE, 0)

    assert [t.kinds[card] for card in t.zones[PILE]] == [1]
    assert [t.kinds[card] for card in t.zones[ASIDE]] == [2, 0]
