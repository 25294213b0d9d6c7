"""A table dealt from a view: what each seat knows there, and what it is asked."""

from games.grim_farmer.board import GAME
from games.grim_farmer.farm import farm
from grimtable.games.grim_farmer.ids import DISCARD, hand_of, pile_of
from grimtable.kernel.terms import PUBLIC
from grimtable.testing.scene import P1, P2, P3


def test_in_a_table_dealt_from_a_view_everybody_knows_the_own_hand_and_no_other() -> None:
    """GF-I1"""
    t = GAME.deal(3, seed=4)
    world = GAME.deal_from(t.view(P3), 9)

    for seat in range(3):
        for other in range(3):
            faces = [cell >= 0 for cell in world.view(seat).zones[hand_of(other)]]
            assert faces == [seat == other] * 13


def test_the_public_eye_deals_worlds_too() -> None:
    """GF-I1"""
    t = GAME.deal(4, seed=4)
    world = GAME.deal_from(t.view(PUBLIC), 9)

    assert world.view(PUBLIC) == t.view(PUBLIC)
    assert all(cell >= 0 for seat in range(4) for cell in world.view(seat).zones[hand_of(seat)])


def test_hidden_piles_are_dealt_anew_and_their_owners_know_them() -> None:
    """GF-I13"""
    t = farm("""
        P1 hand: pig_red | pile: cow_red hen_red
        P2 hand: lion | pile: snake snake snake
        call: pig red
        phase: challenge
    """)

    worlds = [GAME.deal_from(t.table.view(P1), seed) for seed in range(30)]

    piles = {tuple(world.view(P2).zones[pile_of(P2)]) for world in worlds}
    assert len(piles) > 20
    assert all(cell >= 0 for pile in piles for cell in pile)
    assert all(world.view(P1) == t.table.view(P1) for world in worlds)
    assert all(world.view(P2).zones[pile_of(P1)] == (-1, -1) for world in worlds)


def test_discards_only_the_viewer_saw_stay_where_they_are() -> None:
    """GF-I5"""
    t = farm("""
        P1 hand: pig_red cow_red hen_red | discard: mouse mouse
        P2 hand: pig_blue cow_blue hen_blue | discard: snake
        discard: frog
        call: pig red
    """)

    world = GAME.deal_from(t.table.view(P1), 5)

    assert world.view(P1).zones[DISCARD] == t.table.view(P1).zones[DISCARD]
    assert [cell >= 0 for cell in world.view(P2).zones[DISCARD]] == [True, False, False, False]


def test_the_own_picks_go_into_the_world_and_nobody_elses() -> None:
    """GF-R11"""
    t = farm("P1 hand: pig_red cow_red hen_red\nP2 hand: pig_blue cow_blue lion\ncall: pig red")
    t.says(P1, "card pig_red").says(P2, "card lion", "card cow_blue", "done")

    world = GAME.deal_from(t.table.view(P1), 5)

    assert world.options_of(P1) == t.table.options_of(P1)
    assert len(world.options_of(P2)) > 0
    assert world.view(P1) == t.table.view(P1)


def test_a_pass_of_another_in_a_live_race_is_not_in_the_world() -> None:
    """GF-I9"""
    t = farm(
        "P1 hand: frog cow_red\nP2 hand: pig_blue cow_blue\ncall: pig red\nphase: race",
        phase3_mode="arrival",
    )
    t.says(P2, "pass")

    world = GAME.deal_from(t.table.view(P1), 5)

    assert world.waiting == 0b11
    assert world.view(P1) == t.table.view(P1)


def test_a_world_dealt_from_a_view_can_be_played_to_its_end() -> None:
    """GF-I18"""
    t = GAME.deal(4, {"deck": "zoo_126", "phase3_mode": "sequential"}, seed=3)
    for _ in range(30):
        t.play(t.seat, GAME.default(t, t.seat))

    world = GAME.deal_from(t.view(P2), 8)
    while world.waiting:
        world.play(world.seat, GAME.default(world, world.seat))

    assert world.outcome() is not None
    assert world.is_conserved()
