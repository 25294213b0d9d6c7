"""A table dealt from a view: what each seat knows there, and what it is told."""

from grimtable.games.grimwood.ids import HAND, TAKEN
from grimtable.registry import get
from grimtable.testing.scene import P1, P3, scene

GAME = get("grimwood")


def test_in_a_table_dealt_from_a_view_everybody_knows_the_own_hand_and_no_other() -> None:
    t = GAME.deal(3, seed=4)
    world = GAME.deal_from(t.view(P3), 9)

    for seat in range(3):
        for other in range(3):
            faces = [cell >= 0 for cell in world.view(seat).zones[HAND + other]]
            assert faces == [seat == other] * 3


def test_the_public_eye_deals_worlds_too() -> None:
    t = GAME.deal(4, seed=4)
    world = GAME.deal_from(t.view(7), 9)

    assert world.view(7) == t.view(7)
    assert all(cell >= 0 for seat in range(4) for cell in world.view(seat).zones[HAND + seat])


def test_a_combo_that_changes_hands_is_told_with_its_owner_and_place() -> None:
    """GW-5.12"""
    t = scene("""
        P1 hand: sorceress | row: owl owl owl
        P3 row: elf / giant / troll hydra
    """)
    t.plays(P1, "sorceress")
    t.table.events = []
    t.says(P1, "combo P1 1", "combo P3 3")

    assert (TAKEN, P3 * 64 + 2, P1, -1, 0, -1) in t.table.events_for(7)
    assert t.shows("P1 row: sorceress / troll hydra | score: 3")
