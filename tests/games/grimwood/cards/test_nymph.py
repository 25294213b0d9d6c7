import pytest

from games.facts import facts
from grimtable.games.grimwood.ids import ASIDE, ROW
from grimtable.kernel.terms import MOVED
from grimtable.testing.scene import P1, P2, P3, scene


def test_nymph_takes_a_supernatural_out_of_any_combo_and_it_must_be_played() -> None:
    """GW-C.nymph, GW-2.4, GW-6.7"""
    t = scene("""
        P1 hand: nymph | row: hydra / owl owl owl
        P2 hand: amulet owl | row: troll elf mage
        P3 row: dragon werewolf / crow crow crow
        discard: giant
        deck: swamp path clearing
    """)
    t.table.events = []

    t.plays(P1, "nymph")

    assert (t.frame, t.asked) == ("Nymph", P1)
    assert sorted(t.options()) == ["card elf", "card hydra", "card mage", "card troll", "decline"]
    assert t.refuses(P1, "card nymph").rule == "GW-C.nymph"

    t.answers(P1, "card mage")

    assert (t.frame, t.asked) == ("Place", P1)
    assert t.options() == ["new", "combo P1 1", "combo P1 3"]
    assert t.sees(7, "aside") == ["mage"]
    assert (MOVED, ROW + P2, ASIDE) in facts(t, P3)
    assert t.shows("P2 row: troll elf | score: 2")

    t.answers(P1, "combo P1 3")

    assert t.frame == "MainAction"
    assert t.shows("""
        P1 hand: swamp path | row: hydra / owl owl owl / nymph mage | score: 13
        P2 hand: amulet owl | row: troll elf | score: 2
        deck: clearing
        aside:
        plays: 0
        closes: 1
    """)


def test_a_combo_that_loses_its_only_card_to_the_nymph_is_gone_before_the_card_is_laid() -> None:
    """GW-C.nymph, GW-5.10, GW-R45"""
    t = scene("""
        P1 hand: nymph | row: mage / elf hydra
        deck: owl owl owl
    """)

    t.plays(P1, "nymph").on("mage")

    assert t.shows("P1 row: elf hydra / nymph")
    assert t.options() == ["new", "combo P1 1", "combo P1 2"]

    t.answers(P1, "combo P1 1")

    assert t.shows("""
        P1 hand: owl owl | row: elf hydra mage / nymph | score: 6
    """)


@pytest.mark.parametrize(
    ("cap", "places"),
    [("5", ["new", "combo P1 2"]), ("none_scores_15", ["new", "combo P1 1", "combo P1 2"])],
)
def test_the_taken_card_goes_to_a_new_or_an_open_combo(cap: str, places: list[str]) -> None:
    """GW-C.nymph, GW-R27, GW-R10"""
    t = scene(
        """
        P1 hand: nymph | row: elf hydra ghouls centaur goblins / amazon / troll dragon
        P2 row: mage
        """,
        combo_cap=cap,
    )

    t.plays(P1, "nymph", "combo P1 2").on("mage")

    assert t.options() == places


def test_nymph_may_be_declined() -> None:
    """GW-C.nymph, GW-8.5"""
    t = scene("""
        P1 hand: nymph
        P2 row: mage
        deck: owl
    """)

    t.plays(P1, "nymph").on("decline")

    assert t.frame == "MainAction"
    assert t.shows("""
        P1 row: nymph
        P2 row: mage
        plays: 0
    """)


@pytest.mark.parametrize(
    ("scope", "discard"),
    [("table", "mage"), ("others_only", "mage"), ("table_and_discard", "owl rune")],
)
def test_nymph_with_nobody_to_take_is_laid_only(scope: str, discard: str) -> None:
    """GW-C.nymph, GW-8.10, GW-8.12"""
    t = scene(
        f"""
        P1 hand: nymph | row: owl owl owl
        P2 hand: owl owl | row: elf dragon / swamp path clearing
        discard: {discard}
        """,
        already_played_scope=scope,
    )

    assert t.offers("lay nymph")
    assert t.refuses(P1, "play nymph").code == "illegal_move"


def test_a_demon_taken_by_the_nymph_destroys_even_the_only_own_combo() -> None:
    """GW-C.nymph, GW-8.13, GW-X29"""
    t = scene("P1 hand: nymph | row: demon")

    t.plays(P1, "nymph").on("demon").answers(P1, "combo P1 1")

    assert t.frame == "MainAction"
    assert t.shows("""
        P1 row: | score: 0
        discard: demon nymph
    """)


@pytest.mark.parametrize(("limit", "laps"), [("1", 1), ("2", 2), ("3", 3)])
def test_nymph_and_elf_wake_each_other_as_often_as_the_limit_allows(limit: str, laps: int) -> None:
    """GW-C.nymph, GW-8.8, GW-X14"""
    t = scene("P1 hand: nymph | row: elf", power_limit=limit)

    t.plays(P1, "nymph")

    for lap in range(laps):
        assert t.frame == "Nymph"
        assert t.options() == ["card elf", "decline"]
        t.answers(P1, "card elf")
        assert t.options() == ["new", "combo P1 1"]
        t.answers(P1, "combo P1 1")

    assert t.frame == "MainAction"
    assert t.shows("P1 row: nymph elf | score: 2")


def test_the_compulsion_is_not_handed_on_to_a_power_the_taken_card_starts() -> None:
    """GW-C.nymph, GW-8.13, GW-R25"""
    t = scene("""
        P1 hand: nymph | row: elf / troll / hydra
        P2 hand: owl
        P3 hand: owl
    """)

    t.plays(P1, "nymph").on("elf").answers(P1, "new")

    assert (t.frame, sorted(t.options())) == ("Elf", ["card hydra", "card nymph", "card troll"])
    assert t.refuses(P1, "decline").rule == "GW-C.elf"

    t.answers(P1, "card troll")

    assert (t.frame, t.options()) == ("Troll", ["seat P2", "seat P3", "decline"])


@pytest.mark.parametrize(("limit", "drawn"), [("1", 2), ("2", 4)])
def test_a_taken_card_whose_starts_are_used_up_is_placed_without_effect(
    limit: str, drawn: int
) -> None:
    """GW-C.nymph, GW-8.8"""
    t = scene(
        """
        P1 hand: mage nymph
        deck: owl owl crow crow path
        extras: 1
        """,
        power_limit=limit,
    )

    t.plays(P1, "mage")
    t.plays(P1, "nymph").on("mage").answers(P1, "combo P1 1")

    assert t.frame == "MainAction"
    assert t.shows("P1 row: nymph mage | score: 2")
    assert len(t.sees(P1, "hand", P1)) == drawn


def test_where_nymph_only_allows_the_card_goes_to_the_hand_and_may_be_kept() -> None:
    """GW-C.nymph, GW-R25, GW-I15"""
    t = scene(
        """
        P2 hand: nymph owl
        P1 row: troll elf
        P3 hand: crow
        turn: P2
        """,
        nymph_effect="may",
    )

    t.plays(P2, "nymph").on("troll")

    assert (t.frame, t.options()) == ("Immediate", ["keep", "play troll"])
    assert t.shows("P2 hand: owl troll")

    played = scene(
        """
        P2 hand: nymph owl
        P1 row: troll elf
        P3 hand: crow
        turn: P2
        """,
        nymph_effect="may",
    )
    played.plays(P2, "nymph").on("troll").answers(P2, "play troll", "new")
    t.answers(P2, "keep")

    assert (played.frame, played.options()) == ("Troll", ["seat P3", "decline"])
    assert t.frame == "MainAction"
    assert t.shows("""
        P2 hand: owl troll | row: nymph
        P1 row: elf
    """)
    for audience in (P1, P3, 7):
        assert sorted(t.sees(audience, "hand", P2)) == ["?", "troll"]


@pytest.mark.parametrize(
    ("scope", "options"),
    [
        ("table", ["card hydra", "card mage", "decline"]),
        ("others_only", ["card mage", "decline"]),
        ("table_and_discard", ["card dragon", "card giant", "card hydra", "card mage", "decline"]),
    ],
)
def test_where_the_nymph_may_look_for_cards(scope: str, options: list[str]) -> None:
    """GW-C.nymph, GW-R26"""
    t = scene(
        """
        P1 hand: nymph | row: hydra
        P2 row: mage
        discard: owl giant rune dragon
        """,
        already_played_scope=scope,
    )

    t.plays(P1, "nymph")

    assert sorted(t.options()) == options

    if scope == "table_and_discard":
        t.answers(P1, "card dragon", "combo P1 1")

        assert t.frame == "MainAction"
        assert t.shows("""
            P1 row: hydra dragon / nymph
            discard: owl giant rune
        """)


def test_an_elf_wakes_the_nymph_in_vain_where_only_others_cards_count() -> None:
    """GW-C.nymph, GW-8.12, GW-R26"""
    t = scene("P1 hand: elf | row: nymph / mage", already_played_scope="others_only")

    t.plays(P1, "elf").on("nymph")

    assert t.frame == "MainAction"
    assert t.shows("P1 row: nymph / mage / elf")


def test_a_dragon_without_power_can_be_taken_and_is_played_for_it_by_the_nymph() -> None:
    """GW-C.nymph, GW-R11"""
    t = scene(
        """
        P1 hand: dragon nymph elf | row: hydra
        P2 row: mage
        """,
        dragon_mode="as_power",
    )

    t.lays(P1, "dragon", "combo P1 1")
    t.plays(P1, "nymph")

    assert sorted(t.options()) == ["card dragon", "card hydra", "card mage", "decline"]

    t.answers(P1, "card dragon", "combo P1 1")

    assert t.frame == "MainAction"
    assert t.shows("P1 row: hydra dragon / nymph")

    t.answers(P1, "lay elf")

    assert t.options() == ["new", "combo P1 2"]


@pytest.mark.parametrize(
    ("scope", "candidates"),
    [
        ("any_controlled", ["card dwarf", "card hydra", "card nymph", "card troll", "decline"]),
        ("gained_this_turn", ["card hydra", "card nymph", "decline"]),
    ],
)
def test_a_card_may_go_back_where_it_came_from_and_counts_as_gained(
    scope: str, candidates: list[str]
) -> None:
    """GW-C.nymph, GW-R28, GW-R45"""
    t = scene(
        """
        P1 hand: nymph elf | row: hydra troll / dwarf
        P2 hand: owl
        P3 hand: owl
        extras: 1
        """,
        elf_scope=scope,
    )

    t.plays(P1, "nymph").on("hydra").answers(P1, "combo P1 1", "seat P2")

    assert t.shows("P1 row: troll hydra / dwarf / nymph")

    t.plays(P1, "elf")

    assert sorted(t.options()) == candidates
