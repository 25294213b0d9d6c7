from itertools import permutations

import pytest

from grimtable.kernel.frames import AGAIN, Frames, Window
from grimtable.kernel.terms import PUBLIC, Move, Seat, bit
from kernel.toys.barter import (
    ANNOUNCE,
    ANNOUNCED,
    BACK,
    CANCEL,
    DIG,
    DISCARD,
    FEAST,
    GOODS,
    PASS,
    REFUSE,
    SWAP,
    TO,
    TRICKS,
    VETO,
    WOOD,
    WOOL,
    Barter,
    Day,
    Fair,
    Feast,
    Offer,
    Terms,
    Veto,
)
from kernel.toys.plain import Choice, Plain, scene
from kernel.toys.toy import HAND
from kernel.toys.wander import BARTER


def by_turns(brisk: bool = False) -> Barter:
    return BARTER.deal(3, seed=4, brisk=brisk)


def live(brisk: bool = False) -> Barter:
    return BARTER.deal(3, "live", seed=4, brisk=brisk)


def give(t: Barter, seat: Seat, kind: int) -> None:
    """A card of this kind from a pile into a hand, its own face only."""
    pile = TRICKS if kind >= FEAST else GOODS
    t.slip(t.find(pile, kind), pile, HAND + seat, bit(seat))


class Door(Window[Plain]):
    """Live; whoever knocks says so, with one knock or more to choose from."""

    def __init__(self, knocks: int, is_covert: bool) -> None:
        self.knocks = knocks
        self.is_covert = is_covert

    def live(self, t: Plain) -> bool:
        return True

    def covert(self, t: Plain) -> bool:
        return self.is_covert

    def seats(self, t: Plain) -> int:
        return t.everyone()

    def ask_seat(self, t: Plain, seat: Seat) -> list[Move]:
        return list(range(seat * 10, seat * 10 + self.knocks))

    def act_seat(self, t: Plain, seat: Seat, move: Move) -> Frames:
        t.passed |= bit(seat)
        t.said += (move,)
        return AGAIN


def door(knocks: int, is_covert: bool = True, brisk: bool = False) -> Plain:
    t = scene("")
    t.brisk = brisk
    t.stack = [Choice(0, (8, 9)), Door(knocks, is_covert)]
    t.run()
    return t


def test_by_turns_one_seat_is_asked_after_the_other() -> None:
    t = by_turns()

    assert (t.waiting, t.asked(), t.seat) == (0b1, 0b1, 0)

    t.play(0, PASS)

    assert (t.waiting, t.asked(), t.seat) == (0b10, 0b10, 1)
    assert t.stack[-1] == Fair(1)


def test_by_turns_passes_are_public() -> None:
    t = by_turns()
    t.play(0, PASS)

    assert [t.view(audience)[8] for audience in (0, 1, 2, PUBLIC)] == [0b1] * 4


def test_by_turns_those_who_passed_are_left_out_until_somebody_acts() -> None:
    t = by_turns()
    t.play(0, PASS)
    t.play(1, DIG)

    assert (t.seat, t.passed) == (1, 0)

    t.play(1, PASS)
    t.play(2, PASS)

    assert t.seat == 0


def test_by_turns_the_window_closes_when_all_have_passed() -> None:
    t = by_turns()
    for seat in range(3):
        t.play(seat, PASS)

    assert t.stack == [Day(2), Fair(1)]
    assert (t.passed, t.days, t.seat) == (0, 2, 1)


def test_live_everybody_is_asked_and_the_first_answer_counts() -> None:
    t = live()

    assert t.waiting == t.asked() == 0b111

    t.play(2, DIG)

    assert t.digs == 1
    assert t.waiting == 0b111
    assert t.seat == 2


def test_live_passes_are_unseen() -> None:
    t = live()
    before = [t.view(audience) for audience in (0, 2, PUBLIC)]
    t.play(1, PASS)

    assert [t.view(audience) for audience in (0, 2, PUBLIC)] == before
    assert t.view(1)[8] == 0b10
    assert t.view(1)[6] == ()
    assert (t.waiting, t.asked()) == (0b101, 0b111)


def test_live_passes_stay_unseen_under_a_reaction() -> None:
    t = live()
    give(t, 0, FEAST)
    t.play(1, PASS)
    t.play(0, ANNOUNCE)
    t.passed = 0b10

    assert t.stack[-3:] == [Fair(0), Feast(0), Veto(0)]
    assert [t.view(audience)[8] for audience in (0, 1, 2, PUBLIC)] == [0, 0b10, 0, 0]


def test_live_any_action_clears_the_passes() -> None:
    t = live()
    t.play(1, PASS)
    t.play(0, DIG)

    assert t.waiting == 0b111


def test_live_all_orders_of_passes_close_the_window_alike() -> None:
    ends = set()
    for order in permutations(range(3)):
        t = live()
        for seat in order:
            assert t.stack[-1] == Fair(0)
            t.play(seat, PASS)
        ends.add(tuple([t.view(audience) for audience in (0, 1, 2, PUBLIC)]))

    assert len(ends) == 1
    assert t.stack == [Day(2), Fair(1)]


def test_a_reaction_lies_above_the_window_in_both_modes() -> None:
    for t in (by_turns(), live()):
        give(t, 0, FEAST)
        t.play(0, ANNOUNCE)

        assert t.stack[-3:] == [Fair(0), Feast(0), Veto(0)]
        assert t.stack[-1].reaction()
        assert t.waiting == t.asked() == 0b110
        assert t.kinds[t.zones[ANNOUNCED][-1]] == FEAST


def test_a_reaction_cancels_by_moving_the_announced_card_away() -> None:
    t = live()
    give(t, 0, FEAST)
    for seat in (1, 2):
        give(t, seat, VETO)
    held = [len(t.hand(seat)) for seat in range(3)]
    t.play(0, ANNOUNCE)
    t.play(2, CANCEL)
    t.play(1, CANCEL)

    assert [t.kinds[card] for card in t.zones[DISCARD]] == [VETO, FEAST]
    assert [len(t.hand(seat)) for seat in range(3)] == [held[0] - 1, held[1] - 1, held[2]]
    assert t.stack[-1] == Fair(0)


def test_an_announced_card_counts_if_nobody_cancels() -> None:
    t = by_turns()
    give(t, 0, FEAST)
    held = len(t.hand(0))
    t.play(0, ANNOUNCE)
    t.play(1, PASS)
    t.play(2, PASS)

    assert len(t.hand(0)) == held + 1
    assert not t.zones[ANNOUNCED]


def test_everybody_is_asked_for_a_reaction_able_or_not() -> None:
    t = live()
    give(t, 0, FEAST)
    t.zones[TRICKS] += [card for card in t.hand(1) if t.kinds[card] == VETO]
    t.zones[HAND + 1] = [card for card in t.hand(1) if t.kinds[card] != VETO]
    t.play(0, ANNOUNCE)

    assert t.options_of(1) == [PASS]
    assert t.waiting == 0b110


def test_an_offer_is_a_chain_of_frames_that_can_be_left() -> None:
    t = by_turns()
    t.play(0, TO + 1)

    assert t.stack[-2:] == [Fair(0), Terms(0, 1)]

    t.play(0, BACK)

    assert t.stack[-1] == Fair(0)
    assert t.offers == 2


def test_an_offer_can_be_countered_once() -> None:
    t = by_turns()
    for seat, kind in ((0, WOOD), (1, WOOL)):
        give(t, seat, kind)
    t.play(0, TO + 1)
    t.play(0, SWAP + WOOD * 3 + 2)

    assert t.stack[-1] == Offer(1, 0, WOOD, 2, False)

    t.play(1, 16 + WOOL)

    assert t.stack[-1] == Offer(0, 1, WOOL, WOOD, True)

    wools = [t.kinds[card] for card in t.hand(0)].count(WOOL)
    t.play(0, 5)

    assert [t.kinds[card] for card in t.hand(0)].count(WOOL) == wools + 1
    assert t.stack[-1] == Fair(0)


def test_a_refused_offer_keeps_the_passes() -> None:
    t = live()
    t.play(2, PASS)
    t.play(0, TO + 1)
    t.play(0, t.options[1])
    t.play(1, REFUSE)

    assert t.passed == 0b100
    assert t.waiting == 0b011


def test_a_brisk_window_passes_for_those_who_can_do_nothing_else() -> None:
    t = door(1, brisk=True)

    assert t.said == (0, 10, 20)
    assert t.stack == [Choice(0, (8, 9))]


def test_a_covert_window_waits_for_forced_answers_of_people() -> None:
    assert door(1).waiting == 0b111


def test_an_open_window_answers_forced_questions_itself() -> None:
    assert door(1, is_covert=False).said == (0, 10, 20)


@pytest.mark.parametrize("is_covert", [False, True])
def test_nobody_in_a_window_is_without_an_option(is_covert: bool) -> None:
    with pytest.raises(AssertionError, match="no option: Door"):
        door(0, is_covert)


def test_a_seat_that_is_out_takes_no_part_in_windows() -> None:
    for t in (by_turns(), live()):
        t.put_out(0)
        t.run()

        assert t.waiting == t.asked() == (0b110 if t.is_live else 0b10)


def test_a_window_that_lost_its_last_taker_closes() -> None:
    t = door(2)
    t.play(1, 11)
    t.play(2, 20)
    t.put_out(0)
    t.run()

    assert t.said == (11, 20)
    assert not t.waiting


def test_after_a_window_ordinary_questions_go_on() -> None:
    t = door(2)
    for seat in range(3):
        t.play(seat, seat * 10)
    t.play(0, 9)

    assert t.said == (0, 10, 20, 9)


def test_a_redealt_window_stays_open_on_a_brisk_table_and_then_goes_on() -> None:
    t = door(2)
    for seat in (0, 1):
        t.play(seat, seat * 10)
    t.stack[-1] = Door(1, True)
    t.brisk = True
    world = t.redeal(0, 1)

    assert world.asked() == t.asked()

    world.play(1, 10)  # the last answer is forced, and the next question comes
    world.play(0, 9)

    assert world.own() == ((0, 10, 10, 20, 9),)
