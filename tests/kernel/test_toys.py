"""Raft: deeds granted in mid-turn, seats put out, a game lost in mid-effect."""

from grimtable.kernel.terms import PUBLIC, bit, first_from
from kernel.toys.raft import (
    ADRIFT,
    ASIDE,
    CALL,
    DISCARD,
    DROP,
    EATEN,
    GIFT,
    LANDED,
    PADDLE,
    PLANK,
    REST,
    ROPE,
    SEA,
    SHARK,
    STORM,
    SUNK,
    TO,
    Deed,
    Gift,
    Raft,
    Watch,
)
from kernel.toys.toy import HAND, Toy, ToyGame
from kernel.toys.wander import BIDS, RAFT, all_toys, cards_in, decisions


def raft(*hands: list[int], sea: list[int], seed: int = 0) -> Raft:
    """A raft with these hands; the sea from bottom to top; the rest is gone."""
    t = RAFT.empty(len(hands))
    t.roll_anew(seed)
    t.put_own((3, 0))
    free = {kind: [card for card in range(18) if t.printed[card] == kind] for kind in range(4)}
    for seat, hand in enumerate(hands):
        for kind in hand:
            t.hand(seat).append(free[kind].pop())
            t.know[t.hand(seat)[-1]] = bit(seat)
    t.zones[SEA] = [free[kind].pop() for kind in sea]
    t.stack = [Watch(0)]
    t.run()
    return t


def test_a_rope_grants_deeds_to_another_seat_in_mid_turn() -> None:
    t = raft([ROPE], [PLANK], [], sea=[PLANK, PLANK])
    t.play(0, CALL + 1)

    assert t.stack == [Watch(1), Deed(0, 0), Deed(1, 1), Deed(1, 1)]
    assert t.seat == 1

    t.play(1, REST)
    t.play(1, REST)

    assert t.stack == [Watch(1), Deed(0, 0)]
    assert t.seat == 0


def test_granted_deeds_can_be_granted_on_but_not_without_end() -> None:
    t = raft([ROPE, ROPE], [ROPE], [ROPE], sea=[PLANK])
    t.play(0, CALL + 1)
    t.play(1, CALL + 2)

    assert t.stack == [Watch(1), Deed(0, 0), Deed(1, 1), Deed(2, 2), Deed(2, 2)]
    assert t.seat == 2
    assert not [move for move in t.options if CALL <= move < GIFT]

    for seat in (2, 2, 1):
        t.play(seat, REST)

    assert t.seat == 0


def test_a_seat_put_out_in_mid_turn_loses_all_its_deeds() -> None:
    t = raft([ROPE], [PLANK], [], sea=[PLANK, SHARK])
    t.play(0, CALL + 1)
    t.play(1, PADDLE)

    assert t.out == 0b010
    assert not t.hand(1)
    assert t.stack == [Watch(1), Deed(0, 0)]
    assert t.seat == 0

    t.play(0, REST)

    assert t.seat == 2
    assert t.others(2) == [0]


def test_who_is_put_out_on_the_own_turn_is_followed_by_the_next() -> None:
    t = raft([PLANK], [PLANK], [], sea=[PLANK, SHARK])
    t.play(0, PADDLE)

    assert t.stack == [Watch(2), Deed(1, 0), Deed(1, 0)]


def test_the_game_is_lost_when_all_are_out() -> None:
    t = raft([], [], sea=[PLANK, SHARK, SHARK])
    t.play(0, PADDLE)
    t.play(1, PADDLE)

    assert (t.over, t.waiting, t.stack) == (EATEN, 0, [])


def test_a_game_lost_in_mid_effect_asks_nothing_more() -> None:
    t = raft([ROPE], [PLANK], sea=[PLANK, STORM])
    t.hull = 1
    t.play(0, PADDLE)

    assert (t.over, t.waiting, t.stack) == (SUNK, 0, [])
    assert len(t.hand(0)) == len(t.hand(1)) == 1


def test_a_storm_asks_everybody_who_holds_a_card() -> None:
    t = raft([ROPE], [], [PLANK, ROPE], sea=[PLANK, STORM])
    t.play(0, PADDLE)

    assert (t.seat, t.options) == (0, [DROP + ROPE])

    t.play(0, DROP + ROPE)

    assert (t.seat, t.options) == (2, [DROP + ROPE, DROP + PLANK])

    t.play(2, DROP + PLANK)

    assert [t.kinds[card] for card in t.zones[DISCARD]] == [STORM, ROPE, PLANK]
    assert t.seat == 0


def test_a_gift_lies_aside_unseen_while_its_receiver_is_chosen() -> None:
    t = raft([ROPE, PLANK], [], [], sea=[PLANK])
    t.play(0, GIFT + PLANK)

    assert t.stack[-1] == Gift(0)
    assert t.view(0)[1][ASIDE] == (PLANK * 2,)
    assert t.view(1)[1][ASIDE] == t.view(PUBLIC)[1][ASIDE] == (-1,)

    t.play(0, TO + 2)

    assert [t.view(seat)[1][HAND + 2] for seat in range(3)] == [(2,), (-1,), (2,)]


def test_the_only_receiver_is_not_asked_for() -> None:
    t = raft([ROPE, PLANK], [], sea=[PLANK])
    t.play(0, GIFT + PLANK)

    assert len(t.hand(1)) == 1
    assert t.stack[-1] == Deed(0, 0)


def test_the_raft_lands_when_the_sea_is_empty() -> None:
    t = raft([], [], sea=[PLANK])
    t.play(0, PADDLE)
    t.play(0, REST)

    assert t.over == LANDED


def test_who_only_rests_drifts() -> None:
    t = raft([], [], sea=[PLANK])
    while t.waiting:
        t.play(t.seat, REST)

    assert t.over == ADRIFT


@all_toys
def test_cards_are_conserved(game: ToyGame[Toy], preset: str) -> None:
    for t in decisions(game, preset):
        assert t.is_conserved()
        assert sorted([*cards_in(t), *t.laid()]) == list(range(len(t.printed)))


def test_a_card_lost_or_twice_there_is_noticed() -> None:
    lost, doubled, laid = (BIDS.deal(3, seed=1) for i in range(3))
    lost.hand(0).pop()
    doubled.hand(0).append(doubled.hand(1)[0])
    laid.won = (tuple(laid.hand(0)), (), ())

    assert not lost.is_conserved()
    assert not doubled.is_conserved()
    assert not laid.is_conserved()


@all_toys
def test_no_seat_that_is_out_is_asked(game: ToyGame[Toy], preset: str) -> None:
    for t in decisions(game, preset):
        assert not t.waiting & t.out
        assert not t.asked() & t.out
        assert t.waiting >> t.seat & 1
        assert t.waiting < bit(t.seats)


def test_the_first_seat_of_a_mask_is_found_clockwise() -> None:
    assert first_from(1, 0b101, 3) == 2
    assert first_from(2, 0b011, 3) == 0
    assert first_from(1, 0b010, 3) == 1
    assert first_from(0, 0, 3) == -1
