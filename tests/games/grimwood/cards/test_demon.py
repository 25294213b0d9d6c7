from grimtable.games.grimwood.ids import ASIDE, DEMON, DISCARD, GIANT, HAND, HYDRA, ROW, STARTED
from grimtable.kernel.terms import MOVED
from grimtable.testing.scene import P1, P2, P3, scene


def test_a_destroyed_combo_falls_in_the_order_it_was_laid() -> None:
    """GW-C.demon, GW-9.6"""
    t = scene("""
        P1 hand: demon
        P2 row: mage / giant hydra troll / elf
        discard: owl
    """)

    t.plays(P1, "demon").on("combo P2 2")

    assert t.frame == "MainAction"
    assert t.asked == P1
    assert t.shows("""
        P1 hand: | row: demon | score: 1
        P2 row: mage / elf | score: 2
        discard: troll hydra giant owl
        plays: 0
        closes: 1
    """)


def test_every_unfrozen_combo_of_anyone_may_be_chosen() -> None:
    """GW-C.demon, GW-8.10"""
    t = scene("""
        P1 row: owl owl owl / crow crow crow
        P2 hand: demon | row: mage dragon / elf
        P3 row: hydra troll / swamp path clearing
        turn: P2
    """)

    t.says(P2, "play demon")

    assert t.options() == ["new", "combo P2 2"]

    t.says(P2, "new")

    assert t.frame == "Demon"
    assert t.asked == P2
    assert t.options() == [
        "combo P3 1",
        "combo P3 2",
        "combo P1 1",
        "combo P1 2",
        "combo P2 2",
        "combo P2 3",
        "decline",
    ]
    assert t.options(P1) == []
    assert t.refuses(P2, "combo P2 1").rule == "GW-C.demon"
    assert t.refuses(P1, "combo P1 1").code == "not_your_decision"


def test_the_dragons_combo_of_another_player_cannot_be_chosen() -> None:
    """GW-8.10, GW-C.demon, GW-C.dragon"""
    t = scene("""
        P1 hand: demon
        P2 row: hydra dragon / owl owl owl
    """)

    t.plays(P1, "demon")

    assert t.options() == ["combo P2 2", "combo P1 1", "decline"]


def test_sets_of_animals_and_settings_can_be_destroyed() -> None:
    """GW-C.demon, GW-6.6, GW-9.6"""
    t = scene("""
        P1 hand: demon
        P2 row: owl owl owl / swamp path clearing
    """)

    t.plays(P1, "demon").on("combo P2 2")

    assert t.shows("P2 row: owl owl owl | score: 10\ndiscard: clearing path swamp")


def test_he_may_destroy_the_combo_he_lies_in() -> None:
    """GW-C.demon, GW-8.9, GW-R18"""
    t = scene("""
        P1 hand: demon | row: mage hydra
        P2 row: elf
    """)

    t.plays(P1, "demon", "combo P1 1").on("combo P1 1")

    assert t.frame == "MainAction"
    assert t.shows("P1 row: | score: 0\nP2 row: elf\ndiscard: demon hydra mage")


def test_declining_destroys_nothing() -> None:
    """GW-C.demon, GW-8.5"""
    t = scene("""
        P1 hand: demon
        P2 row: elf
    """)

    t.plays(P1, "demon").on("decline")

    assert t.frame == "MainAction"
    assert t.shows("P1 row: demon\nP2 row: elf\ndiscard:\nplays: 0")


def test_he_is_offered_even_on_an_empty_table() -> None:
    """GW-8.12, GW-C.demon"""
    t = scene("P1 hand: demon\nP2 hand: owl")

    assert t.offers("play demon")

    t.plays(P1, "demon")

    assert t.options() == ["combo P1 1", "decline"]

    t.says(P1, "combo P1 1")

    assert t.shows("P1 row:\ndiscard: demon")


def test_forced_by_the_nymph_he_destroys_the_only_combo_unasked() -> None:
    """GW-X29, GW-8.13, GW-C.demon"""
    t = scene("P1 hand: nymph | row: demon")

    t.plays(P1, "nymph").on("demon")
    t.says(P1, "combo P1 1")

    assert t.frame == "MainAction"
    assert t.shows("P1 row: | score: 0\ndiscard: demon nymph")


def test_forced_by_the_nymph_he_must_choose_a_combo() -> None:
    """GW-8.13, GW-R25, GW-C.demon"""
    t = scene("""
        P1 hand: nymph
        P2 row: demon elf
    """)

    t.plays(P1, "nymph").on("demon")
    t.says(P1, "new")

    assert t.frame == "Demon"
    assert t.options() == ["combo P2 1", "combo P1 1", "combo P1 2"]
    assert t.refuses(P1, "decline").rule == "GW-C.demon"


def test_inside_a_dragon_combo_the_elf_gives_him_her_own_to_destroy() -> None:
    """GW-C.demon, GW-C.elf, GW-R11"""
    t = scene("""
        P1 hand: elf | row: demon dragon
        P2 hand: owl
    """)

    t.plays(P1, "elf").on("demon")

    assert t.frame == "Demon"
    assert t.options() == ["combo P1 2", "decline"]

    t.says(P1, "combo P1 2")

    assert t.shows("P1 row: demon dragon\ndiscard: elf")


def test_the_elf_lets_him_destroy_a_second_combo() -> None:
    """GW-C.demon, GW-8.8"""
    t = scene("""
        P1 hand: demon elf
        P2 row: mage / owl owl owl
        extras: 1
    """)

    t.plays(P1, "demon").on("combo P2 1")
    t.plays(P1, "elf").on("demon")
    t.says(P1, "combo P2 1")

    assert t.shows("P1 row: demon / elf\nP2 row:\ndiscard: owl owl owl mage")


def test_under_limit_one_the_elf_cannot_start_him_again() -> None:
    """GW-R19, GW-C.demon"""
    t = scene("P1 hand: demon elf\nP2 row: mage\nextras: 1", power_limit="1")

    t.plays(P1, "demon").on("combo P2 1")

    assert not t.offers("play elf")


def test_an_amulet_saves_no_combo_and_everybody_sees_it_fall() -> None:
    """GW-7.8, GW-I17, GW-C.demon"""
    t = scene("""
        P1 hand: demon
        P2 hand: amulet | row: giant hydra
        P3 hand: owl
    """)
    t.table.events = []

    t.plays(P1, "demon").on("combo P2 1")

    assert t.shows("P2 hand: amulet | row:")
    for audience in (P1, P2, P3, 7):
        assert t.table.events_for(audience) == [
            (MOVED, HAND + P1, ASIDE, DEMON, 1, -1),
            (MOVED, ASIDE, ROW + P1, DEMON, 1, 0),
            (STARTED, P1, DEMON, -1, 0, -1),
            (MOVED, ROW + P2, DISCARD, GIANT, 1, -1),
            (MOVED, ROW + P2, DISCARD, HYDRA, 1, -1),
        ]


def test_a_dragon_that_was_only_laid_guards_nothing_in_mode_as_power() -> None:
    """GW-R11, GW-C.demon"""
    t = scene(
        """
        P1 hand: demon dragon | row: hydra
        P2 hand: owl
        """,
        dragon_mode="as_power",
    )

    t.lays(P1, "dragon", "combo P1 1")
    t.plays(P1, "demon").on("combo P1 1")

    assert t.shows("P1 row: demon\ndiscard: dragon hydra")
