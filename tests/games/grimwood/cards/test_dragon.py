from grimtable.games.grimwood.ids import ASIDE, DRAGON, HAND, ROW, STARTED
from grimtable.kernel.terms import MOVED
from grimtable.testing.scene import P1, P2, P3, scene


def test_laid_last_it_freezes_what_lies_below() -> None:
    """GW-C.dragon, GW-X10, GW-R12"""
    t = scene("""
        P1 hand: demon troll hydra dragon elf
        P2 hand: owl
    """)

    t.lays(P1, "demon")
    for card in ("troll", "hydra", "dragon"):
        t.lays(P1, card, "combo P1 1")

    assert t.shows("""
        P1 hand: elf | row: demon troll hydra dragon | score: 10
        plays: 1
        closes: 1
    """)

    t.says(P1, "lay elf")

    assert t.frame == "MainAction"
    assert t.shows("P1 row: demon troll hydra dragon / elf | score: 11")


def test_without_free_placing_laying_it_costs_the_play_and_freezes() -> None:
    """GW-R7, GW-C.dragon"""
    t = scene(
        "P1 hand: dragon hydra | row: elf\nP2 hand: owl\nextras: 1",
        free_supernatural_placement="false",
    )

    t.lays(P1, "dragon", "combo P1 1")

    assert t.shows("P1 row: elf dragon\nplays: 0\nextras: 1")

    t.says(P1, "lay hydra")

    assert t.frame == "MainAction"
    assert t.shows("P1 row: elf dragon / hydra\nextras: 0")


def test_alone_it_is_a_frozen_point_and_guards_no_hand() -> None:
    """GW-R12, GW-C.dragon"""
    t = scene("P1 hand: dragon hydra crow\nP2 hand: owl\ndeck: crow crow crow")

    t.says(P1, "lay dragon", "lay hydra")

    assert t.frame == "MainAction"
    assert t.shows("P1 row: dragon / hydra | score: 2")

    t.says(P1, "draw", "end").says(P2, "steal P1").luck("crow").answers(P1, "allow")

    assert t.shows("P1 hand: crow\nP2 hand: owl crow")


def test_it_may_be_the_fifth_card_but_not_the_sixth() -> None:
    """GW-5.5, GW-6.1, GW-R10"""
    t = scene("P1 hand: dragon | row: amazon bride centaur demon / elf hydra mage troll nymph")

    t.says(P1, "lay dragon")

    assert t.options() == ["new", "combo P1 1"]

    t.says(P1, "combo P1 1")

    assert t.shows("P1 row: amazon bride centaur demon dragon / elf hydra mage troll nymph")
    assert t.score(P1) == 30


def test_its_combo_is_no_object_of_any_power_of_another_player() -> None:
    """GW-8.10, GW-C.dragon"""
    t = scene("""
        P1 hand: bride nymph highwayman sorceress demon | row: owl owl owl
        P2 hand: crow | row: mage dragon
    """)

    for card in ("bride", "nymph", "highwayman", "sorceress"):
        assert not t.offers(f"play {card}")

    t.plays(P1, "demon")

    assert t.options() == ["combo P1 1", "combo P1 2", "decline"]


def test_beside_it_other_combos_stay_open_to_every_power() -> None:
    """GW-C.dragon, GW-8.10"""
    drawing = """
        P1 hand: bride nymph highwayman sorceress demon | row: owl owl owl
        P2 hand: crow | row: mage dragon / troll
    """
    for card in ("bride", "nymph"):
        t = scene(drawing)

        t.plays(P1, card)

        assert t.options() == ["card troll", "decline"]

    t = scene(drawing)

    t.plays(P1, "highwayman").on("combo P1 1")

    assert t.options() == ["combo P2 2", "back"]

    t = scene(drawing)

    t.plays(P1, "sorceress").on("combo P1 1")

    assert t.options() == ["combo P2 2", "back"]

    t = scene(drawing)

    t.plays(P1, "demon")

    assert t.options() == ["combo P2 2", "combo P1 1", "combo P1 2", "decline"]


def test_its_owners_powers_cannot_touch_its_combo_either() -> None:
    """GW-R11, GW-8.10, GW-C.dragon"""
    drawing = "P1 hand: bride nymph highwayman demon | row: mage dragon\nP2 row: owl owl owl"
    t = scene(drawing)

    assert not t.offers("play bride")
    assert not t.offers("play nymph")

    t.plays(P1, "highwayman")

    assert t.options() == ["combo P1 2", "decline"]

    t = scene(drawing)

    t.plays(P1, "demon")

    assert t.options() == ["combo P2 1", "combo P1 2", "decline"]
    assert t.refuses(P1, "combo P1 1").rule == "GW-C.demon"


def test_the_elf_may_use_its_neighbours_but_not_the_dragon() -> None:
    """GW-R11, GW-C.dragon, GW-C.elf"""
    t = scene("""
        P1 hand: elf | row: mage hydra dragon
        P2 hand: owl
        deck: owl crow path
    """)

    t.says(P1, "play elf")

    assert sorted(t.options()) == ["card hydra", "card mage", "decline"]

    t.says(P1, "card mage")

    assert t.shows("P1 hand: owl crow | row: mage hydra dragon / elf")


def test_in_mode_as_power_it_guards_only_when_played() -> None:
    """GW-R11, GW-C.dragon, GW-8.12"""
    t = scene(
        "P1 hand: dragon hydra | row: elf mage\nP2 hand: owl\nP3 hand: crow",
        dragon_mode="as_power",
    )

    assert t.offers("play dragon")
    assert t.offers("lay dragon")

    t.table.events = []
    t.plays(P1, "dragon", "combo P1 1")

    assert t.frame == "MainAction"
    assert t.shows("P1 row: elf mage dragon | score: 5\nplays: 0")
    for audience in (P1, P2, P3, 7):
        assert t.table.events_for(audience) == [
            (MOVED, HAND + P1, ASIDE, DRAGON, 1, -1),
            (MOVED, ASIDE, ROW + P1, DRAGON, 1, 0),
            (STARTED, P1, DRAGON, -1, 0, -1),
        ]

    t.says(P1, "lay hydra")

    assert t.frame == "MainAction"
    assert t.shows("P1 row: elf mage dragon / hydra")


def test_in_mode_as_power_a_laid_dragon_is_an_ordinary_card() -> None:
    """GW-R11, GW-C.dragon"""
    t = scene(
        "P1 hand: dragon hydra bride nymph elf | row: mage\nP2 hand: owl\nextras: 2",
        dragon_mode="as_power",
    )

    t.lays(P1, "dragon", "combo P1 1")

    assert t.shows("plays: 1\nextras: 2")

    t.says(P1, "lay hydra")

    assert t.options() == ["new", "combo P1 1"]

    t.says(P1, "combo P1 1", "play elf", "new")

    assert sorted(t.options()) == ["card hydra", "card mage", "decline"]

    t.says(P1, "decline", "play bride", "new")

    assert t.options() == ["card mage", "decline"]

    t.says(P1, "decline", "play nymph", "new")

    assert sorted(t.options()) == [
        "card bride",
        "card dragon",
        "card elf",
        "card hydra",
        "card mage",
        "decline",
    ]


def test_in_mode_as_power_the_nymph_wakes_a_sleeping_dragon() -> None:
    """GW-R11, GW-C.dragon, GW-C.nymph"""
    t = scene(
        "P1 hand: dragon nymph | row: mage\nP2 hand: owl\nextras: 1",
        dragon_mode="as_power",
    )

    t.lays(P1, "dragon", "combo P1 1")
    t.plays(P1, "nymph").on("dragon")
    t.says(P1, "combo P1 2")

    assert t.frame == "MainAction"
    assert t.shows("P1 row: mage / nymph dragon")

    t = scene("P1 hand: dragon nymph demon\nP2 hand: owl\nextras: 2", dragon_mode="as_power")

    t.lays(P1, "dragon")
    t.plays(P1, "nymph").on("dragon")
    t.says(P1, "combo P1 1")
    t.plays(P1, "demon")

    assert t.options() == ["combo P1 2", "decline"]


def test_in_mode_as_power_the_centaur_may_play_it_from_the_discard_pile() -> None:
    """GW-R11, GW-8.6, GW-C.dragon"""
    drawing = "P1 hand: centaur hydra | row: mage\nP2 hand: owl\ndiscard: dragon"
    t = scene(drawing, dragon_mode="as_power")

    t.plays(P1, "centaur")

    assert t.options() == ["keep", "play dragon"]

    t.says(P1, "play dragon", "combo P1 1", "lay hydra")

    assert t.options() == ["new", "combo P1 2"]


def test_with_nymph_effect_may_a_sleeping_dragon_goes_to_the_hand() -> None:
    """GW-R25, GW-R11"""
    t = scene("P1 hand: dragon nymph\nP2 hand: owl", dragon_mode="as_power", nymph_effect="may")

    t.lays(P1, "dragon")
    t.plays(P1, "nymph").on("dragon")

    assert t.frame == "Immediate"
    assert t.options() == ["keep", "play dragon"]
    assert t.shows("P1 hand: dragon | row: nymph")
