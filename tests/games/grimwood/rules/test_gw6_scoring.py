"""GW-6: points."""

import pytest

from grimtable.testing.scene import P1, P2, scene

FIVE = ["elf", "giant", "hydra", "mage", "amazon"]
WORTH = [0, 1, 2, 5, 10, 15]


@pytest.mark.parametrize("size", [1, 2, 3, 4, 5])
def test_supernatural_combos_score_by_their_size(size: int) -> None:
    """GW-6.1"""
    t = scene(f"P1 row: {' '.join(FIVE[:size])}")

    assert t.score(P1) == WORTH[size]


def test_a_growing_combo_scores_1_2_5_10_15() -> None:
    """GW-6.1"""
    t = scene(f"P1 hand: {' '.join(FIVE)}")
    scores = []
    for card in FIVE:
        t.lays(P1, card, "combo P1 1")
        scores.append(t.score(P1))

    assert scores == [1, 2, 5, 10, 15]


@pytest.mark.parametrize("more", ["demon", "demon troll", "demon troll bride nymph ghouls"])
def test_without_a_cap_more_than_five_cards_score_15(more: str) -> None:
    """GW-6.1, GW-R10"""
    t = scene(f"P1 row: {' '.join(FIVE)} {more}", combo_cap="none_scores_15")

    assert t.score(P1) == 15


@pytest.mark.parametrize("animal", ["owl", "crow"])
def test_three_equal_animals_score_10(animal: str) -> None:
    """GW-6.2"""
    t = scene(f"P1 hand: {animal} {animal} {animal}")

    t.says(P1, f"set {animal} {animal} {animal}")

    assert t.score(P1) == 10


@pytest.mark.parametrize("hand", ["swamp path clearing", "clearing swamp path"])
def test_three_different_settings_score_5(hand: str) -> None:
    """GW-6.3"""
    t = scene(f"P1 hand: {hand}")

    t.says(P1, "set swamp path clearing")

    assert t.score(P1) == 5


@pytest.mark.parametrize("setting", ["swamp", "path", "clearing"])
def test_three_equal_settings_score_3(setting: str) -> None:
    """GW-6.4"""
    t = scene(f"P1 hand: {setting} {setting} {setting}")

    t.says(P1, f"set {setting} {setting} {setting}")

    assert t.score(P1) == 3


def test_the_final_score_is_the_sum_over_all_combos() -> None:
    """GW-6.5"""
    t = scene("""
        P1 row: elf giant / owl owl owl / crow crow crow / swamp path clearing / path path path
        P2 row: hydra mage amazon / dragon / swamp swamp swamp
        deck:
        left: 0
    """)

    t.says(P1, "end")
    outcome = t.table.outcome()

    assert outcome is not None
    assert outcome.scores == [30, 9]
    assert outcome.reason == "deck_empty"


def test_the_final_score_counts_what_is_held_at_the_end() -> None:
    """GW-6.5, GW-10.5"""
    t = scene("""
        P1 hand: owl owl owl | row: elf
        P2 hand: highwayman | row: hydra mage
        deck:
        left: 1
    """)

    t.says(P1, "set owl owl owl", "end")
    t.plays(P2, "highwayman").on("combo P2 2").says(P2, "combo P1 2", "end")
    outcome = t.table.outcome()

    assert outcome is not None
    assert outcome.scores == [2, 12]


def test_a_combo_without_dragon_can_be_destroyed_and_a_guarded_one_not() -> None:
    """GW-6.6"""
    t = scene("""
        P1 hand: demon
        P2 row: elf hydra / mage dragon giant / owl owl owl
    """)

    t.plays(P1, "demon")
    assert t.options() == ["combo P2 1", "combo P2 3", "combo P1 1", "decline"]
    t.says(P1, "combo P2 1")

    assert t.shows("""
        P2 row: mage dragon giant / owl owl owl | score: 15
        discard: hydra elf
    """)


def test_a_combo_without_dragon_can_be_taken_and_a_guarded_one_not() -> None:
    """GW-6.6"""
    t = scene("""
        P1 hand: sorceress | row: crow crow crow
        P2 row: mage dragon giant / elf hydra / swamp path clearing
    """)

    t.plays(P1, "sorceress").on("combo P1 1")
    assert t.options() == ["combo P2 2", "combo P2 3", "back"]
    t.says(P1, "combo P2 2")

    assert t.shows("""
        P1 row: sorceress / elf hydra | score: 3
        P2 row: mage dragon giant / swamp path clearing | score: 10
    """)


@pytest.mark.parametrize("size", [1, 2, 3, 4, 5])
def test_a_combo_that_lost_a_card_scores_for_the_rest(size: int) -> None:
    """GW-6.7, GW-R13"""
    t = scene(f"""
        P1 hand: nymph
        P2 hand: owl | row: {" ".join(["troll", *FIVE][:size])}
    """)

    t.plays(P1, "nymph").on("troll")

    assert t.score(P2) == WORTH[size - 1]
