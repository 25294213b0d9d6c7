"""GW-5: placing combos."""

import pytest

from grimtable.kernel.errors import IllegalMove
from grimtable.testing.scene import P1, P2, P3, scene

SETS = [
    "owl owl owl",
    "crow crow crow",
    "swamp path clearing",
    "swamp swamp swamp",
    "path path path",
    "clearing clearing clearing",
]
LOOSE = [
    "owl owl crow",
    "owl crow crow",
    "swamp swamp path",
    "path path clearing",
    "swamp clearing clearing",
    "owl swamp path",
    "amulet amulet amulet",
    "rune amulet rune",
]


def test_combos_are_placed_before_between_and_after_the_actions() -> None:
    """GW-5.1"""
    t = scene("""
        P1 hand: owl owl owl crow crow crow path path path elf mage hydra
        P2 hand: swamp
    """)

    t.says(P1, "set owl owl owl").lays(P1, "elf")
    assert t.shows("plays: 1 | closes: 1 | extras: 0")
    t.says(P1, "play hydra", "new", "seat P2")
    t.says(P1, "set crow crow crow").lays(P1, "mage", "combo P1 2")
    assert t.shows("plays: 0 | closes: 1 | extras: 0")
    t.says(P1, "draw", "set path path path")
    assert t.shows("""
        P1 row: owl owl owl / elf mage / hydra / crow crow crow / path path path
        P1 score: 26
    """)


def test_nothing_is_placed_while_a_power_resolves() -> None:
    """GW-5.1, GW-R9"""
    t = scene("""
        P1 hand: owl owl owl elf the_eternals
        P2 hand: swamp
    """)

    t.plays(P1, "the_eternals")

    assert t.options() == ["draw", "steal P2", "decline"]
    assert isinstance(t.refuses(P1, "set owl owl owl"), IllegalMove)
    assert isinstance(t.refuses(P1, "lay elf"), IllegalMove)


@pytest.mark.parametrize("cards", SETS)
def test_the_six_sets_can_be_placed(cards: str) -> None:
    """GW-5.2, GW-5.3"""
    t = scene(f"P1 hand: {cards} amulet")

    assert t.options() == ["draw", f"set {cards}"]
    t.says(P1, f"set {cards}")
    assert t.shows(f"P1 hand: amulet | row: {cards}")
    assert t.options() == ["draw"]


@pytest.mark.parametrize("cards", LOOSE)
def test_nothing_else_is_a_set(cards: str) -> None:
    """GW-5.2"""
    t = scene(f"P1 hand: {cards} | row: elf\nplays: 0")

    assert t.options() == ["draw"]


def test_all_sets_of_a_hand_are_offered() -> None:
    """GW-5.2"""
    hand = "owl owl owl crow crow crow swamp swamp swamp path path path clearing clearing clearing"
    t = scene(f"P1 hand: {hand}")

    assert sorted(t.options()) == sorted(["draw", *[f"set {cards}" for cards in SETS]])


def test_a_set_is_completed_neither_from_the_table_nor_from_other_hands() -> None:
    """GW-5.3"""
    t = scene("""
        P1 hand: owl owl swamp path | row: owl owl owl
        P2 hand: owl clearing
        discard: owl clearing
    """)

    assert t.options() == ["draw", "steal P2"]
    assert isinstance(t.refuses(P1, "set owl owl owl"), IllegalMove)


def test_a_set_takes_exactly_three_cards_of_the_hand() -> None:
    """GW-5.3"""
    t = scene("P1 hand: owl owl owl owl swamp swamp path clearing")

    t.says(P1, "set owl owl owl", "set swamp path clearing")

    assert t.shows("P1 hand: owl swamp | row: owl owl owl / swamp path clearing | score: 15")


def test_supernaturals_are_placed_one_by_one_and_apart_from_sets() -> None:
    """GW-5.4"""
    t = scene("P1 hand: elf hydra mage | row: owl owl owl / swamp path clearing")

    t.lays(P1, "elf")  # no question: no combo here can take a supernatural
    t.says(P1, "lay hydra")
    assert t.frame == "Place"
    assert t.options() == ["new", "combo P1 3"]
    t.says(P1, "combo P1 3").lays(P1, "mage", "new")
    assert t.shows("P1 row: owl owl owl / swamp path clearing / elf hydra / mage")


@pytest.mark.parametrize("verb", ["play", "lay"])
def test_a_supernatural_starts_a_combo_or_joins_an_open_own_one(verb: str) -> None:
    """GW-5.5"""
    t = scene("""
        P1 hand: mage | row: elf hydra giant troll / amazon bride demon ghouls faeries / centaur
        P2 row: werewolf
    """)

    t.says(P1, f"{verb} mage")

    assert t.options() == ["new", "combo P1 1", "combo P1 3"]


def test_a_dragon_closes_its_combo() -> None:
    """GW-5.5, GW-R12"""
    t = scene("P1 hand: mage dragon | row: elf / hydra")

    t.lays(P1, "dragon", "combo P1 2").says(P1, "lay mage")

    assert t.options() == ["new", "combo P1 1"]


def test_without_a_cap_a_combo_grows_beyond_five() -> None:
    """GW-5.5, GW-R10"""
    t = scene(
        "P1 hand: mage nymph | row: amazon bride demon ghouls faeries", combo_cap="none_scores_15"
    )

    t.lays(P1, "mage", "combo P1 1").lays(P1, "nymph", "combo P1 1")

    assert t.shows("P1 row: amazon bride demon ghouls faeries mage nymph | score: 15")


def test_the_fifth_card_is_the_last_one() -> None:
    """GW-5.5, GW-R10"""
    t = scene("P1 hand: mage nymph | row: amazon bride demon ghouls")

    t.lays(P1, "mage", "combo P1 1").lays(P1, "nymph")

    assert t.shows("P1 row: amazon bride demon ghouls mage / nymph | score: 16")


def test_a_card_laid_without_power_costs_nothing_and_stays_silent() -> None:
    """GW-5.6, GW-R7"""
    t = scene("""
        P1 hand: mage troll
        P2 hand: owl crow
    """)

    t.lays(P1, "mage").lays(P1, "troll")

    assert t.shows("plays: 1 | closes: 1 | extras: 0 | discard:")
    assert t.options() == ["draw", "steal P2"]
    t.says(P1, "draw", "end").says(P2, "draw", "end")
    assert not t.offers("play mage")


def test_paid_placement_costs_what_a_power_costs() -> None:
    """GW-R7, GW-5.6"""
    t = scene(
        """
        P1 hand: mage troll hydra
        P2 hand: owl crow
        extras: 1
    """,
        free_supernatural_placement="false",
    )

    t.lays(P1, "mage")
    assert t.shows("plays: 0 | closes: 1 | extras: 1")
    t.lays(P1, "troll")
    assert t.shows("plays: 0 | closes: 1 | extras: 0 | discard:")
    assert t.options() == ["draw", "steal P2"]


def test_with_paid_placement_a_power_without_effect_may_be_played() -> None:
    """GW-R7, GW-8.12"""
    drawing = """
        P1 hand: troll giant
        deck: owl owl
    """
    paid = scene(drawing, free_supernatural_placement="false")

    assert scene(drawing).options() == ["draw", "lay giant", "lay troll"]
    assert paid.options() == ["draw", "play giant", "lay giant", "play troll", "lay troll"]
    paid.plays(P1, "troll")
    assert paid.shows("P1 row: troll")
    assert paid.options() == ["draw"]


@pytest.mark.parametrize(
    ("free", "options"),
    [("true", "keep, play amazon"), ("false", "keep, play amazon, lay amazon")],
)
def test_with_paid_placement_a_card_just_taken_may_be_laid(free: str, options: str) -> None:
    """GW-R7, GW-8.6"""
    t = scene(
        """
        P1 hand: owl
        P2 hand: centaur
        discard: amazon
        turn: P2
    """,
        free_supernatural_placement=free,
    )

    t.plays(P2, "centaur")
    assert ", ".join(t.options()) == options
    if free == "false":
        t.lays(P2, "amazon", "combo P2 1")
        assert t.shows("P2 hand: | row: centaur amazon\nplays: 0 | closes: 1")
        assert t.options() == ["draw"]


@pytest.mark.parametrize(
    ("owls", "offered"), [("owl owl owl owl owl", True), ("owl owl owl owl owl owl", False)]
)
def test_a_power_is_judged_by_the_hand_left_after_laying(owls: str, offered: bool) -> None:
    """GW-8.12"""
    t = scene(f"P1 hand: the_eternals boogeyman {owls}")

    assert t.offers("play the_eternals") == offered
    assert t.offers("play boogeyman")
    assert not scene("P1 hand: boogeyman").offers("play boogeyman")


def test_paid_placement_waits_for_the_draw_with_draw_first() -> None:
    """GW-R7, GW-R3"""
    t = scene(
        """
        P1 hand: mage
        deck: owl owl owl owl
    """,
        free_supernatural_placement="false",
        turn_order="draw_first",
    )

    assert t.options() == ["draw"]
    t.says(P1, "draw")
    assert t.options() == ["play mage", "lay mage", "end"]


def test_paid_placement_uses_an_action_and_a_power_of_two_free_actions() -> None:
    """GW-R7, GW-R2"""
    t = scene(
        """
        P1 hand: mage troll
        P2 hand: owl
    """,
        free_supernatural_placement="false",
        action_economy="two_free",
    )

    t.says(P1, "draw").lays(P1, "mage")

    assert t.shows("actions: 0 | powers: 0")
    assert t.options() == ["end"]


def test_laid_cards_stay_where_they_are() -> None:
    """GW-5.7"""
    t = scene("P1 hand: owl | row: elf hydra / mage / owl owl owl")

    assert t.options() == ["draw"]
    for move in ["back", "card elf", "combo P1 1", "lay elf", "play elf", "keep"]:
        assert isinstance(t.refuses(P1, move), IllegalMove)
    t.says(P1, "draw", "end").says(P2, "draw", "end")
    assert t.shows("P1 row: elf hydra / mage / owl owl owl")


def test_an_own_combo_is_added_to_in_a_later_turn() -> None:
    """GW-5.8"""
    t = scene("P1 hand: elf hydra mage")

    t.lays(P1, "elf").lays(P1, "hydra", "combo P1 1").says(P1, "draw", "end")
    t.says(P2, "draw", "end").lays(P1, "mage", "combo P1 1")

    assert t.shows("P1 row: elf hydra mage | score: 5")


def test_a_set_never_grows() -> None:
    """GW-5.9"""
    t = scene("P1 hand: owl swamp elf | row: owl owl owl / swamp swamp swamp")

    assert t.options() == ["draw", "lay elf"]
    t.lays(P1, "elf")
    assert t.shows("P1 row: owl owl owl / swamp swamp swamp / elf")


@pytest.mark.parametrize("taker", ["nymph", "bride"])
def test_a_set_loses_no_single_card(taker: str) -> None:
    """GW-5.9"""
    t = scene(f"""
        P1 hand: {taker}
        P2 row: owl owl owl / swamp path clearing / mage
    """)

    t.plays(P1, taker)

    assert t.options() == ["card mage", "decline"]


def test_a_combo_that_loses_its_last_card_is_gone() -> None:
    """GW-5.10, GW-R13"""
    t = scene("""
        P1 hand: bride
        P2 row: elf / mage / owl owl owl
    """)

    t.plays(P1, "bride").on("mage").says(P1, "keep")

    assert t.shows("""
        P1 hand: mage
        P2 row: elf / owl owl owl | score: 11
    """)


def test_a_player_may_have_many_equal_combos() -> None:
    """GW-5.11"""
    nine = "owl owl owl owl owl owl owl owl owl"
    t = scene(f"P1 hand: {nine} elf hydra mage nymph troll")

    t.says(P1, "set owl owl owl", "set owl owl owl", "set owl owl owl")
    for card in ["elf", "hydra", "mage", "nymph", "troll"]:
        t.lays(P1, card, "new")

    assert t.shows("""
        P1 row: owl owl owl / owl owl owl / owl owl owl / elf / hydra / mage / nymph / troll
        P1 score: 35
    """)


def test_a_combo_taken_over_can_be_added_to() -> None:
    """GW-5.12"""
    t = scene("""
        P1 hand: highwayman elf
        P2 row: hydra mage nymph / owl owl owl
        P3 row: troll
    """)

    t.plays(P1, "highwayman").on("combo P1 1").says(P1, "combo P2 1")
    t.lays(P1, "elf", "combo P1 1")

    assert t.shows("""
        P1 row: hydra mage nymph elf | score: 10
        P2 row: owl owl owl / highwayman | score: 11
        P3 row: troll
    """)


def test_what_was_taken_can_be_taken_again() -> None:
    """GW-5.12"""
    t = scene("""
        P1 hand: highwayman
        P2 hand: demon
        P3 row: owl owl owl
    """)

    t.plays(P1, "highwayman").on("combo P1 1").says(P1, "combo P3 1")
    t.says(P1, "draw", "end").plays(P2, "demon")

    assert t.options() == ["combo P3 1", "combo P1 1", "combo P2 1", "decline"]
    assert (t.score(P1), t.score(P2), t.score(P3)) == (10, 1, 1)
