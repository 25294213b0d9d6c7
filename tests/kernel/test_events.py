from collections import Counter

from grimtable.kernel.terms import (
    FINISHED,
    FIRST_GAME_EVENT,
    MOVED,
    PUBLIC,
    PUT_OUT,
    REORDERED,
    SHOWN,
    SHUFFLED,
    SWAPPED,
    WHISPERED,
    bit,
)
from kernel.toys.plain import HEAP, PILE, Plain, scene
from kernel.toys.toy import HAND, Toy, ToyGame
from kernel.toys.wander import all_toys, audiences, decisions


def listening(text: str) -> Plain:
    t = scene(text)
    t.events = []
    return t


def test_a_card_is_told_by_its_kind_to_who_saw_it_and_as_a_back_to_others() -> None:
    t = listening("pile: c c b")
    t.slip(t.card(PILE, "b"), PILE, HAND + 1, bit(1))

    assert t.events_for(1) == [(MOVED, PILE, HAND + 1, 1, 1, 2)]
    for audience in (0, 2, PUBLIC):
        assert t.events_for(audience) == [(MOVED, PILE, HAND + 1, -1, 1, 2)]


def test_who_knew_a_card_sees_it_drawn() -> None:
    t = listening("pile: c c b@2")
    t.slip(t.card(PILE, "b"), PILE, HAND + 1, bit(1))

    assert t.events_for(2)[0][3] == 1


def test_an_open_card_is_told_to_all() -> None:
    t = listening("hand 0: c b")
    t.move(t.card(HAND, "b"), HAND, HEAP)

    for audience in (0, 1, 2, PUBLIC):
        assert t.events_for(audience) == [(MOVED, HAND, HEAP, 1, 1, -1)]


def test_a_look_is_told_to_all_but_its_cards_to_the_audience_alone() -> None:
    t = listening("hand 0: c b")
    t.show(HAND, bit(2))

    assert t.events_for(2) == [(SHOWN, HAND, HAND, 1, 1, -1), (SHOWN, HAND, HAND, 2, 1, -1)]
    assert t.events_for(PUBLIC) == [(SHOWN, HAND, HAND, -1, 1, -1)] * 2


def test_a_look_at_a_hand_does_not_tell_in_which_order_it_was_filled() -> None:
    one, other = listening("hand 0: c a b"), listening("hand 0: b c a")
    for t in (one, other):
        t.show(HAND, bit(2))

    assert one.events_for(2) == other.events_for(2)


def test_a_look_at_a_pile_tells_its_order() -> None:
    t = listening("pile: c a b")
    t.show(PILE, bit(2))

    assert [event[3] for event in t.events_for(2)] == [2, 0, 1]


def test_a_look_at_the_top_tells_the_top_card_first() -> None:
    t = listening("pile: a b c")
    t.show_top(PILE, 2, 0)

    assert [event[3] for event in t.events_for(0)] == [2, 1]
    assert [event[3] for event in t.events_for(1)] == [-1, -1]


def test_mixing_and_swapping_are_told_without_cards() -> None:
    t = listening("""
        pile: a b c
        hand 0: d
    """)
    t.shuffle(PILE, 8)
    t.reorder(PILE, t.zones[PILE][-2:], 0)
    t.swap(HAND, HAND + 1, 0)

    for audience in (0, PUBLIC):
        assert t.events_for(audience) == [
            (SHUFFLED, PILE, 8, -1, 0, -1),
            (REORDERED, PILE, 2, -1, 0, -1),
            (SWAPPED, HAND, HAND + 1, -1, 0, -1),
        ]


def test_ends_are_told_to_all() -> None:
    t = listening("")
    t.put_out(2)
    t.finish(4)

    assert t.events_for(1) == [(PUT_OUT, 2, 0, -1, 0, -1), (FINISHED, 4, 0, -1, 0, -1)]


def test_a_note_goes_to_all_and_a_whisper_to_its_mask_alone() -> None:
    t = listening("")
    t.note(FIRST_GAME_EVENT, 1, 2)
    t.whisper(WHISPERED, 3, 4, bit(0) | bit(2))

    told = (FIRST_GAME_EVENT, 1, 2, -1, 0, -1)
    whispered = (WHISPERED, 3, 4, -1, 0, -1)

    assert t.events_for(0) == t.events_for(2) == [told, whispered]
    assert t.events_for(1) == t.events_for(PUBLIC) == [told]


def test_events_can_be_read_from_a_point_on() -> None:
    t = listening("")
    for number in range(4):
        t.note(FIRST_GAME_EVENT, number, 0)

    assert [event[1] for event in t.events_for(0, since=2)] == [2, 3]


def test_nobody_listens_unless_asked_to() -> None:
    t = scene("""
        pile: a b
        hand 0: c
    """)
    t.move(t.card(PILE, "b"), PILE, HEAP)
    t.slip(t.card(HAND, "c"), HAND, HAND + 1, 0)
    t.show(HAND + 1, bit(0))
    t.swap(HAND, HAND + 1, 0)
    t.note(FIRST_GAME_EVENT, 0, 0)
    t.whisper(WHISPERED, 0, 0, 1)

    assert t.events is None
    assert t.events_for(0) == []


def test_clones_and_redeals_do_not_listen() -> None:
    t = listening("pile: a b")

    assert t.clone().events is None
    assert t.redeal(0, 1).events is None


@all_toys
def test_events_tell_where_every_card_lies(game: ToyGame[Toy], preset: str) -> None:
    """Zone sizes counted from the events of the public are those of the table."""
    for t in decisions(game, preset, listen=True):
        sizes = [0] * len(t.zones)
        for card, kind in enumerate(t.printed):
            sizes[t.pool_of(kind)] += 1
        for kind, a, b, _, is_card, _ in t.events_for(PUBLIC):
            if kind == MOVED and is_card:
                sizes[a] -= 1
                sizes[b : b + 1] = [size + 1 for size in sizes[b : b + 1]]
            if kind == SWAPPED:
                sizes[a], sizes[b] = sizes[b], sizes[a]

        assert sizes == [len(zone) for zone in t.zones]


@all_toys
def test_nobody_sees_a_face_that_was_never_told(game: ToyGame[Toy], preset: str) -> None:
    for t in decisions(game, preset, listen=True):
        assert t.events is not None
        for audience in audiences(t):
            told = {event[3] for event in t.events if event[4] >> audience & 1}
            allowed = Counter(t.kinds[card] for card in told if card >= 0)
            cells = [cell for zone in t.view(audience)[1] for cell in zone]

            assert Counter(cell >> 1 for cell in cells if cell >= 0) <= allowed
