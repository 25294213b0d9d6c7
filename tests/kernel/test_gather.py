from itertools import permutations

import pytest

from grimtable.kernel.errors import NotYourDecision
from grimtable.kernel.frames import Gather, Window
from grimtable.kernel.terms import PUBLIC
from grimtable.sessions.saves import fingerprint, state
from kernel.toys.bids import COIN, LOT, SHOW, SPENT, STOP, Bid, Bids, Round
from kernel.toys.plain import Choice, Plain, Poll, Say, scene
from kernel.toys.toy import HAND, Toy, ToyGame
from kernel.toys.wander import BIDS, all_toys, decisions


def bidding(seed: int = 1, brisk: bool = False) -> Bids:
    return BIDS.deal(3, seed=seed, brisk=brisk)


def poll(mask: int, offered: tuple[int, ...], covert: bool = True, brisk: bool = False) -> Plain:
    t = scene("")
    t.brisk = brisk
    t.stack = [Say(9), Poll(mask, offered, covert)]
    t.run()
    return t


def test_all_who_take_part_are_asked_at_once() -> None:
    t = bidding()

    assert t.waiting == t.asked() == 0b111
    assert t.seat == Bid().lead(t)
    assert t.options == t.options_of(t.seat)
    assert all(t.options_of(seat)[0] == STOP for seat in range(3))


def test_several_picks_end_with_the_stop() -> None:
    t = bidding()
    coin = t.options_of(1)[1]
    t.play(1, coin)

    assert t.answers[1] == [coin]
    assert t.waiting == 0b111

    t.play(1, STOP)

    assert t.answers[1] == [coin, STOP]
    assert t.waiting == 0b101


def test_several_picks_end_with_the_last_one_allowed() -> None:
    t = bidding()
    t.play(1, t.options_of(1)[1])
    t.play(1, t.options_of(1)[1])

    assert t.waiting == 0b101
    assert t.options_of(1) == []


def test_who_is_asked_is_shown_as_when_the_gathering_opened() -> None:
    t = bidding()
    t.play(1, STOP)

    assert t.waiting == 0b101
    assert t.asked() == 0b111
    assert t.view(0)[5] == t.view(PUBLIC)[5] == 0b111


def test_an_answer_is_seen_by_nobody_else() -> None:
    t = bidding()
    before = [t.view(audience) for audience in (0, 2, PUBLIC)]
    mine = t.view(1)
    t.play(1, STOP)

    assert [t.view(audience) for audience in (0, 2, PUBLIC)] == before
    assert mine[6][0] == STOP and mine[7] == ()
    assert t.view(1)[6:8] == ((), (STOP,))
    assert t.view(PUBLIC)[6:8] == ((), ())


def test_answers_are_acted_on_when_all_are_in() -> None:
    t = bidding()
    prize = t.zones[SHOW][-1]
    coin = t.options_of(1)[-1]
    t.play(1, coin)
    t.play(0, STOP)
    t.play(2, STOP)

    assert not t.zones[SPENT]

    t.play(1, STOP)

    assert [t.kinds[card] + COIN for card in t.zones[SPENT]] == [coin]
    assert t.won[1] == (prize,)
    assert t.stack == [Round(), Bid()]
    assert t.answers == [[], [], []]


def test_the_order_of_answers_makes_no_difference() -> None:
    ends = set()
    for order in permutations([(seat, pick) for seat in range(3) for pick in (-1, STOP)]):
        if all(order.index((seat, -1)) < order.index((seat, STOP)) for seat in range(3)):
            t = bidding()
            for seat, pick in order:
                t.play(seat, t.options_of(seat)[pick])
            ends.add(fingerprint(t))

    assert len(ends) == 1


def test_the_order_of_answers_makes_no_difference_while_it_is_open() -> None:
    one, other = bidding(), bidding()
    for seat in (0, 1):
        one.play(seat, STOP)
        other.play(1 - seat, STOP)

    assert state(one) == state(other)


def test_a_taken_back_answer_leaves_no_trace() -> None:
    t = bidding()
    t.play(0, STOP)
    before = fingerprint(t)
    t.play(1, t.options_of(1)[1])
    t.play(1, STOP)
    t.take_back(1)

    assert fingerprint(t) == before
    assert t.waiting == 0b110
    assert t.options_of(1)[0] == STOP and len(t.options_of(1)) > 1


@pytest.mark.parametrize("seat", [-1, 0, 2, 3, 7])
def test_only_an_answer_of_ones_own_can_be_taken_back(seat: int) -> None:
    t = bidding()
    t.play(1, STOP)
    before = fingerprint(t)

    with pytest.raises(NotYourDecision):
        t.take_back(seat)
    assert fingerprint(t) == before


def test_nothing_is_taken_back_once_the_gathering_is_closed() -> None:
    t = poll(0b111, (1, 2))
    for seat in range(3):
        t.play(seat, 1)

    with pytest.raises(NotYourDecision):
        t.take_back(0)


def test_a_brisk_gathering_gives_forced_answers_itself() -> None:
    t = bidding(brisk=True)
    t.zones[SPENT] += t.hand(1)
    t.zones[HAND + 1] = []
    t.run()

    assert t.answers == [[], [STOP], []]
    assert t.waiting == 0b101
    assert t.asked() == 0b111


def test_forced_answers_come_back_when_taken_back() -> None:
    t = poll(0b11, (4,), brisk=False)
    t.play(1, 4)
    t.brisk = True
    t.take_back(1)

    assert t.said == (4, 4, 9)


def test_a_gathering_waits_for_forced_answers_of_people() -> None:
    t = poll(0b101, (4,))

    assert t.waiting == 0b101
    assert t.options_of(2) == [4]


def test_an_open_gathering_without_a_choice_settles_itself() -> None:
    assert poll(0b101, (4,), covert=False).said == (4, 4, 9)


def test_a_gathering_of_nobody_closes_at_once() -> None:
    t = poll(0, (1, 2))

    assert t.said == (9,)
    assert t.answers == []


def test_a_seat_that_is_out_takes_no_part() -> None:
    t = scene("")
    t.out = 0b10
    t.stack = [Poll(0b111, (1, 2))]
    t.run()

    assert t.waiting == t.asked() == 0b101

    t.play(2, 1)
    t.play(0, 2)

    assert t.said == (2, 1)


def test_asking_starts_with_the_lead() -> None:
    t = bidding()
    lead = t.seat
    t.play(lead, STOP)

    assert t.seat == (lead + 1) % 3


def test_two_gatherings_in_a_row_do_not_mix() -> None:
    t = scene("")
    t.stack = [Choice(0, (7, 8)), Poll(0b110, (3, 4)), Poll(0b11, (1, 2))]
    t.run()
    for seat, move in ((1, 2), (0, 1), (2, 3), (1, 4)):
        t.play(seat, move)

    assert list(t.said) == [1, 2, 4, 3]
    assert t.answers == []

    t.play(0, 8)

    assert list(t.said) == [1, 2, 4, 3, 8]


def test_equal_bids_are_settled_by_the_lots_own_dice() -> None:
    t = bidding()
    before = t.dice[:]
    lone = t.clone()
    for seat in range(3):
        t.play(seat, STOP)
        lone.play(seat, lone.options_of(seat)[seat % 2])
    lone.play(1, STOP)

    assert t.dice[LOT] != before[LOT]
    assert lone.dice[LOT] == before[LOT]
    assert lone.dice[0] == t.dice[0] != before[0]


@all_toys
def test_no_gathering_above_a_gathering_no_window_above_a_window(
    game: ToyGame[Toy], preset: str
) -> None:
    for t in decisions(game, preset):
        assert sum(isinstance(frame, Gather) for frame in t.stack) <= 1
        assert sum(isinstance(frame, Window) for frame in t.stack) <= 1
        assert bool(t.answers) == isinstance(t.stack[-1], Gather)
