from grimtable.games.grimwood.ids import (
    ASIDE,
    CENTAUR,
    DISCARD,
    HAND,
    ROW,
    RUNE,
    RUNE_PLAYED,
    STARTED,
    TROLL,
)
from grimtable.kernel.terms import MOVED
from grimtable.testing.scene import P1, P2, P3, scene


def test_he_takes_and_plays_what_the_demon_has_just_destroyed() -> None:
    """GW-C.centaur, GW-X22, GW-8.6"""
    t = scene("""
        P1 hand: demon centaur
        P2 hand: owl | row: giant hydra troll
        extras: 1
    """)

    t.plays(P1, "demon").on("combo P2 1")

    assert t.shows("discard: troll hydra giant")

    t.plays(P1, "centaur")

    assert t.frame == "Immediate"
    assert t.asked == P1
    assert t.options() == ["keep", "play troll"]
    assert t.options(P2) == []
    assert t.refuses(P1, "decline").rule == "GW-8.6"

    t.says(P1, "play troll")

    assert t.options() == ["new", "combo P1 1", "combo P1 2"]

    t.says(P1, "combo P1 1", "seat P2")

    assert t.shows("""
        P1 hand: | row: demon troll / centaur
        P2 hand:
        discard: owl hydra giant
        plays: 0
        extras: 0
        closes: 1
    """)


def test_the_taken_supernatural_may_be_kept() -> None:
    """GW-C.centaur, GW-8.6"""
    t = scene("""
        P1 hand: centaur owl
        discard: mage hydra
    """)

    t.plays(P1, "centaur").on("keep")

    assert t.frame == "MainAction"
    assert t.shows("""
        P1 hand: mage owl | row: centaur
        discard: hydra
        plays: 0
    """)
    assert not t.offers("play mage")


def test_cards_for_sets_and_amulets_are_kept_unasked() -> None:
    """GW-C.centaur, GW-8.6, GW-R48"""
    for card in ("owl", "crow", "swamp", "path", "clearing", "amulet"):
        t = scene(f"""
            P1 hand: centaur
            discard: {card} rune
        """)

        t.plays(P1, "centaur")

        assert t.frame == "MainAction"
        assert t.shows(f"P1 hand: {card} | row: centaur\ndiscard: rune")


def test_a_rune_on_top_may_be_played_at_once_or_kept() -> None:
    """GW-C.centaur, GW-8.7, GW-R8"""
    drawing = """
        P1 hand: owl
        P2 hand: centaur
        discard: rune owl
        turn: P2
    """
    t = scene(drawing)

    t.plays(P2, "centaur")

    assert t.asked == P2
    assert t.options() == ["keep", "rune"]

    t.table.events = []
    t.says(P2, "rune")

    assert t.frame == "MainAction"
    assert t.shows("""
        P2 hand: | row: centaur
        discard: rune owl
        plays: 0
        extras: 2
        closes: 1
    """)
    assert t.table.events_for(7) == [
        (RUNE_PLAYED, P2, 0, -1, 0, -1),
        (MOVED, HAND + P2, DISCARD, RUNE, 1, -1),
    ]

    t = scene(drawing)

    t.plays(P2, "centaur").on("keep")

    assert t.shows("P2 hand: rune\ndiscard: owl\nextras: 0")
    assert not t.offers("rune")


def test_with_two_free_actions_his_rune_adds_two_actions_and_two_powers() -> None:
    """GW-R2, GW-8.7"""
    t = scene(
        """
        P1 hand: centaur
        discard: rune owl
        """,
        action_economy="two_free",
    )

    t.plays(P1, "centaur").on("rune")

    assert t.shows("actions: 3\npowers: 2\nextras: 0")


def test_a_dragon_on_top_can_only_be_kept_or_laid() -> None:
    """GW-C.centaur, GW-C.dragon"""
    t = scene("""
        P1 hand: centaur | row: elf
        discard: dragon
    """)

    t.plays(P1, "centaur")

    assert t.options() == ["keep", "lay dragon"]

    t.says(P1, "lay dragon", "combo P1 1")

    assert t.frame == "MainAction"
    assert t.shows("P1 hand: | row: elf dragon / centaur\ndiscard:")


def test_a_supernatural_that_could_do_nothing_may_still_be_played_at_once() -> None:
    """GW-8.12, GW-8.6, GW-C.centaur"""
    t = scene("""
        P1 hand: centaur
        P2 row: hydra
        discard: bride
    """)

    t.plays(P1, "centaur")

    assert t.options() == ["keep", "play bride"]

    t.says(P1, "play bride", "new")

    assert t.frame == "MainAction"
    assert t.shows("P1 hand: | row: centaur / bride\nP2 row: hydra")


def test_a_card_whose_starts_are_used_up_can_be_laid_instead() -> None:
    """GW-8.8, GW-C.centaur, GW-R19"""
    t = scene(
        """
        P1 hand: demon centaur owl
        extras: 1
        """,
        power_limit="1",
    )

    t.plays(P1, "demon").on("combo P1 1")
    t.plays(P1, "centaur")

    assert t.options() == ["keep", "lay demon"]

    t.says(P1, "lay demon", "combo P1 1")

    assert t.frame == "MainAction"
    assert t.shows("P1 hand: owl | row: centaur demon\ndiscard:")


def test_without_free_placing_he_may_be_told_to_lay_without_power() -> None:
    """GW-R7, GW-8.6"""
    t = scene(
        """
        P1 hand: owl
        P2 hand: centaur
        discard: amazon
        turn: P2
        """,
        free_supernatural_placement="false",
    )

    t.plays(P2, "centaur")

    assert sorted(t.options()) == ["keep", "lay amazon", "play amazon"]

    t.says(P2, "lay amazon", "combo P2 1")

    assert t.frame == "MainAction"
    assert t.shows("P1 hand: owl\nP2 hand: | row: centaur amazon\nplays: 0\nextras: 0")


def test_an_elf_he_plays_starts_him_a_second_and_last_time() -> None:
    """GW-C.centaur, GW-8.8, GW-4.10"""
    t = scene("""
        P1 hand: centaur nymph
        discard: elf owl crow
        extras: 1
    """)

    t.plays(P1, "centaur").on("play elf")
    t.says(P1, "new", "card centaur")

    assert t.shows("P1 hand: nymph owl | row: centaur / elf\ndiscard: crow\nextras: 1")

    t.plays(P1, "nymph").on("card centaur")
    t.says(P1, "new")

    assert t.frame == "MainAction"
    assert t.shows("P1 hand: owl | row: elf / nymph / centaur\ndiscard: crow\nextras: 0")


def test_forced_by_the_nymph_he_may_still_keep_the_card() -> None:
    """GW-8.13, GW-C.centaur"""
    t = scene("""
        P1 hand: nymph
        P2 row: centaur
        discard: mage
    """)

    t.plays(P1, "nymph").on("centaur")
    t.says(P1, "new")

    assert t.frame == "Immediate"
    assert t.options() == ["keep", "play mage"]


def test_everybody_sees_the_card_go_to_his_owners_hand() -> None:
    """GW-C.centaur, GW-I15"""
    t = scene("""
        P1 hand: centaur owl
        P2 hand: amulet
        P3 hand: crow
        discard: troll rune
    """)
    t.table.events = []

    t.plays(P1, "centaur").on("keep")

    for audience in (P1, P2, P3, 7):
        assert t.table.events_for(audience) == [
            (MOVED, HAND + P1, ASIDE, CENTAUR, 1, -1),
            (MOVED, ASIDE, ROW + P1, CENTAUR, 1, 0),
            (STARTED, P1, CENTAUR, -1, 0, -1),
            (MOVED, DISCARD, HAND + P1, TROLL, 1, 1),
        ]
    for audience in (P2, P3, 7):
        assert sorted(t.sees(audience, "hand", P1)) == ["?", "troll"]
