import random

import pytest

from grimtable.kernel.terms import ALL, POOL, PUBLIC, Card, bit
from kernel.toys.barter import ANNOUNCE, FEAST, PASS, Fair
from kernel.toys.bids import STOP, Bid, Round
from kernel.toys.plain import HEAP, PILE, Choice, scene
from kernel.toys.toy import HAND, Toy, ToyGame
from kernel.toys.wander import BARTER, BIDS, RAFT, all_toys, audiences, cards_in, decisions


def test_a_view_has_these_parts() -> None:
    t = BIDS.deal(3, seed=1)
    t.play(1, STOP)
    seat, zones, unseen, public, stack, asked, options, answers, passed, out, over = t.view(1)

    assert seat == 1
    assert len(zones) == HAND + 3
    assert [pool[0] for pool in unseen] == [0, 1]
    assert public == (0, ((), (), ()))
    assert stack == (Round(), Bid())
    assert asked == 0b111
    assert (options, answers) == ((), (STOP,))
    assert (passed, out, over) == (0, 0, 0)


def test_outside_of_gatherings_there_are_no_answers() -> None:
    assert RAFT.deal(3, seed=1).view(0)[7] is None


def test_nothing_is_shown_that_was_not_granted() -> None:
    t = scene("""
        pile: a b
        heap: c d
        hand 1: e f
    """)
    t.know = [0] * len(t.know)
    for audience in (0, 1, 2, PUBLIC):
        assert (
            t.seen(PILE, audience) == t.seen(HEAP, audience) == t.seen(HAND + 1, audience) == "??"
        )


def test_each_grant_shows_one_card_to_one_audience() -> None:
    for audience in (0, 1, 2, PUBLIC):
        t = scene("pile: a b c")
        t.know[1] = bit(audience)
        for other in (0, 1, 2, PUBLIC):
            shown = t.seen(PILE, other).lower()

            assert shown == ("?b?" if other == audience else "???")


def test_cells_tell_the_kind_whether_all_know_it_or_the_pool() -> None:
    t = scene("pile: c5 d5! b5@0")

    assert t.view(0)[1][PILE] == (-6, 7, 2)
    assert t.view(1)[1][PILE] == (-6, 7, -6)


def test_a_loose_zone_is_shown_sorted_and_a_pile_as_it_lies() -> None:
    t = scene("""
        pile: b! a! c!
        hand 0: b a8 c
    """)

    assert t.view(0)[1][PILE] == (3, 1, 5)
    assert t.view(0)[1][HAND] == (0, 2, 4)
    assert t.view(1)[1][HAND] == (-9, -1, -1)


def test_what_is_unseen_is_listed_by_pool() -> None:
    t = scene("""
        pile: b9 a b9@0
        heap: c!
        hand 0: d
        hand 1: a c8
    """)

    assert t.unseen(0) == ((0, 0, 0), (8, 2), (9, 1))
    assert t.unseen(1) == ((0, 0, 3), (9, 1, 1))
    assert t.unseen(PUBLIC) == ((0, 0, 0, 3), (8, 2), (9, 1, 1))


@all_toys
def test_a_view_does_not_depend_on_unseen_cards(game: ToyGame[Toy], preset: str) -> None:
    """Worlds made here: two unseen cards of a pool change places."""
    chance = random.Random(1)
    for t in decisions(game, preset):
        for audience in audiences(t):
            places = [
                (zone, at)
                for zone, cards in enumerate(t.zones)
                for at, card in enumerate(cards)
                if not t.know[card] >> audience & 1
            ]
            if len(places) < 2:
                continue
            world = t.clone()
            exchange(world, *chance.sample(places, 2))

            assert world.view(audience) == t.view(audience)


def exchange(t: Toy, one: tuple[int, int], other: tuple[int, int]) -> None:
    """Two cards change places if they share a pool; what is known stays with the place."""
    a, b = t.zones[one[0]][one[1]], t.zones[other[0]][other[1]]
    if t.know[a] >> POOL == t.know[b] >> POOL:
        t.zones[one[0]][one[1]], t.zones[other[0]][other[1]] = b, a
        t.know[a], t.know[b] = t.know[b], t.know[a]


@pytest.mark.parametrize("brisk", [False, True])
@all_toys
def test_a_redeal_gives_back_the_view(game: ToyGame[Toy], preset: str, brisk: bool) -> None:
    for number, t in enumerate(decisions(game, preset, brisk)):
        for audience in audiences(t):
            world = t.redeal(audience, number)

            assert world.view(audience) == t.view(audience)
            assert cards_in(world) == cards_in(t)


@all_toys
def test_a_table_dealt_from_a_view_gives_it_back(game: ToyGame[Toy], preset: str) -> None:
    for number, t in enumerate(decisions(game, preset)):
        for audience in audiences(t):
            view = t.view(audience)
            world = game.deal_from(view, number)

            assert world.view(audience) == view
            assert world.redeal(audience, number).view(audience) == view


@all_toys
def test_the_games_include_open_gatherings_windows_and_ends(
    game: ToyGame[Toy], preset: str
) -> None:
    """So the properties above are about something."""
    half_answered = passes = 0
    for t in decisions(game, preset):
        half_answered += any(t.answers)
        passes += t.passed > 0

    assert half_answered > 10 or game is RAFT
    assert passes > 10 or game is not BARTER


def test_a_finished_table_can_be_dealt_from_its_view() -> None:
    t = RAFT.deal(2, seed=3)
    t.finish(2)
    view = t.view(0)
    world = RAFT.deal_from(view, 1)

    assert world.view(0) == view
    assert (world.over, world.waiting) == (2, 0)


@pytest.mark.parametrize("audience", [0, 2, PUBLIC])
def test_who_is_out_stays_out_in_every_dealt_world(audience: int) -> None:
    t = RAFT.deal(3, seed=1)
    t.put_out(1)
    t.run()
    view = t.view(audience)

    for world in (RAFT.deal_from(view, 5), t.redeal(audience, 5)):
        assert world.out == 0b010
        assert world.view(audience) == view


def test_a_redeal_asks_its_seat_first_and_the_others_again() -> None:
    t = BIDS.deal(3, seed=1)
    t.play(0, STOP)
    t.play(2, t.options_of(2)[1])

    assert t.waiting == 0b110

    for seat, waiting in ((0, 0b110), (1, 0b111), (2, 0b111)):
        world = t.redeal(seat, 1)

        assert world.waiting == waiting
        assert world.seat == (seat if waiting >> seat & 1 else 1)
        assert world.answers[seat] == t.answers[seat]
    assert t.redeal(PUBLIC, 1).answers == [[], [], []]


def test_a_redeal_drops_unseen_passes_and_keeps_public_ones() -> None:
    live = BARTER.deal(3, "live", seed=4)
    turns = BARTER.deal(3, seed=4)
    for t in (live, turns):
        t.play(0, PASS)
        t.play(1, PASS)

    assert [live.redeal(seat, 1).waiting for seat in (0, 1, 2, PUBLIC)] == [0b110, 0b101, 0b111] + [
        0b111
    ]
    assert [turns.redeal(seat, 1).waiting for seat in (0, 1, 2, PUBLIC)] == [0b100] * 4


def test_a_redeal_under_a_reaction_drops_unseen_passes() -> None:
    t = BARTER.deal(3, "live", seed=4)
    t.slip(t.find(1, FEAST), 1, HAND, bit(0))
    t.play(0, ANNOUNCE)
    t.passed = 0b110

    assert t.redeal(1, 1).passed == 0b010
    assert t.stack[-3] == Fair(0)


def test_a_redeal_leaves_the_true_table_alone_and_rolls_other_dice() -> None:
    t = BIDS.deal(3, seed=1)
    zones, know, dice = [zone[:] for zone in t.zones], t.know[:], t.dice[:]
    one, other = t.redeal(0, 1), t.redeal(0, 2)

    assert (t.zones, t.know, t.dice) == (zones, know, dice)
    assert one.dice != other.dice != t.dice
    assert t.redeal(0, 1).zones == one.zones != other.zones


def test_the_asking_order_of_a_redeal_ends_with_the_question() -> None:
    t = BIDS.deal(3, seed=1).redeal(1, 1)

    assert t.seat == 1

    for seat in (1, 2, 0):
        t.play(seat, STOP)

    assert t.seat == Bid().lead(t)


def test_the_asking_order_of_a_redealt_window_ends_with_it() -> None:
    t = BARTER.deal(3, "live", seed=4).redeal(2, 1)

    assert t.seat == 2

    for seat in range(3):
        t.play(seat, PASS)

    assert t.seat == 1


@all_toys
def test_seats_of_a_dealt_table_know_their_hands_and_what_all_know(
    game: ToyGame[Toy], preset: str
) -> None:
    """And the seat it was dealt for knows what it saw; nobody knows more."""
    for number, t in enumerate(decisions(game, preset)):
        seat = number % t.seats
        world = game.deal_from(t.view(seat), number)
        for zone, cards in enumerate(world.zones):
            owner = world.owner(zone)
            owners = bit(owner) if owner >= 0 else 0
            for card in cards:
                known = world.know[card] & ALL

                assert known in (ALL, owners, owners | bit(seat))


@all_toys
def test_no_card_number_leaves_the_table(game: ToyGame[Toy], preset: str) -> None:
    """Copies of a kind are renumbered: no audience can tell."""
    for seed in range(3):
        chance = random.Random(seed)
        t = game.deal(3, preset, seed=seed, listen=True)
        twin = renumbered(t, chance)
        while t.waiting:
            for audience in audiences(t):
                assert twin.view(audience) == t.view(audience)
                assert twin.events_for(audience) == t.events_for(audience)
            move = chance.choice(t.options)
            for table in (t, twin):
                table.play(table.seat, move)


def renumbered(t: Toy, chance: random.Random) -> Toy:
    """The table just dealt, with other numbers for equal cards."""
    numbers: list[Card] = list(range(len(t.printed)))
    for kind in set(t.printed):
        copies = [card for card in numbers if t.printed[card] == kind]
        for card, number in zip(copies, chance.sample(copies, len(copies)), strict=True):
            numbers[card] = number
    twin = t.clone()
    twin.zones = [[numbers[card] for card in zone] for zone in t.zones]
    for card, number in enumerate(numbers):
        twin.know[number] = t.know[card]
    assert t.events is not None
    twin.events = [
        (kind, a, b, numbers[card] if card >= 0 else -1, mask, at)
        for kind, a, b, card, mask, at in t.events
    ]
    return twin


@pytest.mark.parametrize("audience", [0, 1, PUBLIC])
def test_only_the_own_options_are_in_a_view(audience: int) -> None:
    t = scene("", [Choice(1, (5, 6))])

    assert t.view(audience)[6] == ((5, 6) if audience == 1 else ())
