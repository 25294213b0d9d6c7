from games.grimwood.printed import MALES
from grimtable.games.grimwood.ids import ASIDE, BRIDE, HAND, MAGE, ROW, STARTED
from grimtable.kernel.terms import MOVED
from grimtable.testing.scene import P1, P2, P3, scene


def test_of_highwayman_centaur_and_dwarf_she_may_take_only_the_dwarf() -> None:
    """GW-C.bride, GW-X28, GW-8.5"""
    t = scene("""
        P1 hand: bride
        P2 row: highwayman centaur dwarf / owl owl owl
    """)

    t.plays(P1, "bride")

    assert t.frame == "Bride"
    assert t.asked == P1
    assert t.options() == ["card dwarf", "decline"]
    assert t.options(P2) == []
    assert t.refuses(P1, "card centaur").rule == "GW-C.bride"

    t.says(P1, "decline")

    assert t.frame == "MainAction"
    assert t.shows("P1 hand: | row: bride\nP2 row: highwayman centaur dwarf / owl owl owl")
    assert t.shows("plays: 0")


def test_just_eight_supernaturals_are_male() -> None:
    """GW-C.bride, GW-R26"""
    t = scene("""
        P1 hand: bride | row: mage amazon / troll
        P2 row: boogeyman demon dracula / centaur dark_unicorn elf faeries ghouls
        P3 row: dwarf giant werewolf goblins / highwayman hydra nymph shadow_queen sorceress
        P4 row: the_eternals the_laraki / swamp path clearing / crow crow crow
    """)

    t.plays(P1, "bride")

    assert sorted(t.options()) == sorted([*[f"card {male}" for male in MALES], "decline"])


def test_the_taken_card_may_be_kept_and_its_combo_is_rescored() -> None:
    """GW-C.bride, GW-6.7, GW-R13"""
    t = scene("""
        P1 hand: bride owl
        P2 row: elf mage hydra
    """)
    assert t.score(P2) == 5

    t.plays(P1, "bride").on("mage")

    assert t.frame == "Immediate"
    assert t.asked == P1
    assert t.options() == ["keep", "play mage"]

    t.says(P1, "keep")

    assert t.frame == "MainAction"
    assert t.shows("""
        P1 hand: mage owl | row: bride
        P2 row: elf hydra | score: 2
        plays: 0
    """)


def test_the_taken_card_may_be_played_at_once_without_an_action() -> None:
    """GW-C.bride, GW-8.6, GW-R8"""
    t = scene("""
        P1 hand: bride
        P2 row: elf mage
        deck: owl crow path
    """)

    t.plays(P1, "bride").on("mage")
    t.says(P1, "play mage")

    assert t.frame == "Place"
    assert t.options() == ["new", "combo P1 1"]
    assert t.refuses(P1, "combo P2 1").rule == "GW-5.5"

    t.says(P1, "combo P1 1")

    assert t.frame == "MainAction"
    assert t.shows("""
        P1 hand: owl crow | row: bride mage | score: 2
        P2 row: elf | score: 1
        deck: path
        plays: 0
        closes: 1
        extras: 0
    """)


def test_a_combo_that_loses_its_last_card_vanishes() -> None:
    """GW-C.bride, GW-5.10"""
    t = scene("""
        P1 hand: bride
        P2 row: troll / owl owl owl / dwarf
    """)

    t.plays(P1, "bride").on("troll")
    t.says(P1, "keep")

    assert t.shows("P1 hand: troll\nP2 row: owl owl owl / dwarf | score: 11")


def test_she_may_take_an_own_male_and_put_him_back_last() -> None:
    """GW-C.bride, GW-R45, GW-2.4a"""
    t = scene("""
        P1 hand: bride | row: mage amazon hydra
        deck: owl crow path
    """)

    t.plays(P1, "bride", "combo P1 1").on("mage")
    t.says(P1, "play mage", "combo P1 1")

    assert t.shows("P1 hand: owl crow | row: amazon hydra bride mage | score: 10")


def test_she_is_not_offered_without_an_unfrozen_male() -> None:
    """GW-8.12, GW-8.10, GW-C.bride"""
    t = scene("""
        P1 hand: bride dwarf | row: elf
        P2 hand: mage | row: troll dragon / highwayman
        discard: giant
    """)

    assert not t.offers("play bride")
    assert t.offers("lay bride")

    t.lays(P1, "dwarf")

    assert t.offers("play bride")


def test_a_male_whose_starts_are_used_up_can_only_be_laid() -> None:
    """GW-8.8, GW-C.bride, GW-R19"""
    drawing = """
        P1 hand: mage bride elf
        extras: 2
        deck: owl crow path swamp clearing
    """
    t = scene(drawing, power_limit="1")

    t.plays(P1, "mage")
    t.plays(P1, "bride").on("mage")

    assert t.options() == ["keep", "lay mage"]

    t.says(P1, "lay mage")

    assert t.frame == "Place"
    assert t.options() == ["new", "combo P1 1"]

    t.says(P1, "combo P1 1")

    assert t.shows("P1 hand: elf owl crow | row: bride mage\ndeck: path swamp clearing")

    t = scene(drawing, power_limit="2")

    t.plays(P1, "mage")
    t.plays(P1, "bride").on("mage")
    t.says(P1, "play mage", "new")
    t.plays(P1, "elf").on("bride")
    t.says(P1, "card mage")

    assert t.options() == ["keep", "lay mage"]


def test_without_free_placing_the_taken_card_may_be_played_or_laid() -> None:
    """GW-R7, GW-8.6, GW-C.bride"""
    t = scene(
        """
        P1 row: mage
        P2 hand: bride
        deck: owl crow path
        turn: P2
        """,
        free_supernatural_placement="false",
    )

    t.plays(P2, "bride").on("mage")

    assert sorted(t.options()) == ["keep", "lay mage", "play mage"]

    t.says(P2, "lay mage", "new")

    assert t.shows("P2 hand: | row: bride / mage\ndeck: owl crow path\nplays: 0\ncloses: 1")


def test_where_a_male_may_lie_follows_the_option() -> None:
    """GW-R26, GW-C.bride"""
    drawing = """
        P1 hand: bride | row: mage
        P2 row: troll / werewolf dragon
        discard: owl giant hydra crow
    """
    found = {
        "table": ["card mage", "card troll", "decline"],
        "others_only": ["card troll", "decline"],
        "table_and_discard": ["card giant", "card mage", "card troll", "decline"],
    }
    for scope, options in found.items():
        t = scene(drawing, already_played_scope=scope)

        t.plays(P1, "bride")

        assert sorted(t.options()) == options

    t.says(P1, "card giant", "keep")

    assert t.shows("P1 hand: giant | row: mage / bride\nP2 row: troll / werewolf dragon")
    assert t.shows("discard: owl hydra crow")

    t = scene("P1 hand: bride | row: mage\ndiscard: giant", already_played_scope="others_only")

    assert not t.offers("play bride")


def test_an_amulet_does_not_guard_the_table_and_all_see_who_was_taken() -> None:
    """GW-7.8, GW-I15, GW-C.bride"""
    t = scene("""
        P1 hand: bride owl
        P2 hand: amulet | row: mage elf
        P3 hand: crow
    """)
    t.table.events = []

    t.plays(P1, "bride").on("mage")
    t.says(P1, "keep")

    for audience in (P2, P3, 7):
        assert sorted(t.sees(audience, "hand", P1)) == ["?", "mage"]
        assert t.table.events_for(audience) == [
            (MOVED, HAND + P1, ASIDE, BRIDE, 1, -1),
            (MOVED, ASIDE, ROW + P1, BRIDE, 1, 0),
            (STARTED, P1, BRIDE, -1, 0, -1),
            (MOVED, ROW + P2, HAND + P1, MAGE, 1, -1),
        ]
    assert t.shows("P2 hand: amulet")


def test_forced_by_the_nymph_she_must_take_but_need_not_play_him() -> None:
    """GW-8.13, GW-C.bride"""
    t = scene("""
        P1 hand: nymph
        P2 hand: owl | row: bride / mage hydra
    """)

    t.plays(P1, "nymph").on("bride")
    t.says(P1, "new")

    assert t.frame == "Immediate"
    assert t.options() == ["keep", "play mage"]
    assert t.shows("P1 hand: mage | row: nymph / bride\nP2 row: hydra")


def test_the_power_of_a_male_played_by_a_forced_bride_may_be_declined() -> None:
    """GW-8.13, GW-C.bride"""
    t = scene("""
        P1 hand: nymph
        P2 hand: owl | row: bride / demon hydra / troll
    """)

    t.plays(P1, "nymph").on("bride")
    t.says(P1, "new")

    assert t.frame == "Bride"
    assert sorted(t.options()) == ["card demon", "card troll"]

    t.says(P1, "card demon", "play demon", "new")

    assert t.frame == "Demon"
    assert t.offers("decline")
