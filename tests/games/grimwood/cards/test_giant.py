import pytest

from grimtable.games.grimwood.ids import DISCARD, GIANT, HAND, STARTED
from grimtable.kernel.terms import MOVED
from grimtable.testing.scene import P1, P2, P3, scene


def test_giant_takes_any_card_of_the_discard_pile() -> None:
    """GW-C.giant"""
    t = scene("""
        P2 hand: giant swamp
        P1 hand: amulet path
        discard: crow amulet owl path
        deck: clearing
        turn: P2
    """)

    t.plays(P2, "giant")

    assert (t.frame, t.asked) == ("Giant", P2)
    assert sorted(t.options()) == [
        "card amulet",
        "card crow",
        "card owl",
        "card path",
        "decline",
    ]
    assert t.refuses(P2, "card troll").rule == "GW-C.giant"

    t.answers(P2, "card owl")

    assert t.frame == "MainAction"
    assert t.shows("""
        P2 hand: swamp owl | row: giant | score: 1
        P1 hand: amulet path
        discard: crow amulet path
        deck: clearing
        plays: 0
        closes: 1
        extras: 0
    """)


def test_of_equal_cards_the_giant_takes_the_topmost() -> None:
    """GW-C.giant, GW-R47, GW-X30"""
    t = scene("""
        P1 hand: giant
        discard: owl crow owl
    """)

    t.plays(P1, "giant")

    assert sorted(t.options()) == ["card crow", "card owl", "decline"]

    t.answers(P1, "card owl")

    assert t.shows("""
        P1 hand: owl
        discard: crow owl
    """)


def test_giant_may_be_declined() -> None:
    """GW-C.giant, GW-8.5"""
    t = scene("""
        P1 hand: giant
        discard: owl
    """)

    t.plays(P1, "giant")

    assert t.options() == ["card owl", "decline"]

    t.answers(P1, "decline")

    assert t.frame == "MainAction"
    assert t.shows("""
        P1 hand: | row: giant
        discard: owl
        plays: 0
    """)


def test_a_rune_the_giant_takes_is_played_at_once_for_two_extra_actions() -> None:
    """GW-C.giant, GW-8.7, GW-X25"""
    t = scene("""
        P1 hand: giant mage hydra
        P2 hand: owl owl
        discard: crow rune
        deck: path path path
    """)

    t.plays(P1, "giant").on("rune")

    assert (t.frame, t.asked, t.options()) == ("Immediate", P1, ["keep", "rune"])
    assert t.refuses(P1, "decline").rule == "GW-8.6"

    t.answers(P1, "rune")

    assert t.shows("""
        P1 hand: mage hydra
        discard: rune crow
        plays: 0
        closes: 1
        extras: 2
    """)

    t.plays(P1, "mage")
    t.plays(P1, "hydra").on(P2)

    assert t.shows("""
        closes: 1
        extras: 0
    """)
    assert not t.offers("end")


def test_with_two_free_actions_the_giants_rune_brings_two_actions_and_two_powers() -> None:
    """GW-C.giant, GW-R2"""
    t = scene(
        """
        P1 hand: giant
        discard: rune
        """,
        action_economy="two_free",
    )

    t.plays(P1, "giant").on("rune")
    t.answers(P1, "rune")

    assert t.shows("""
        actions: 3
        powers: 2
        extras: 0
    """)


def test_a_rune_the_giant_takes_may_be_kept() -> None:
    """GW-8.6"""
    t = scene("""
        P1 hand: giant
        discard: rune
    """)

    t.plays(P1, "giant").on("rune")
    t.answers(P1, "keep")

    assert t.frame == "MainAction"
    assert t.shows("""
        P1 hand: rune
        discard:
        extras: 0
    """)
    assert not t.offers("rune")


def test_a_supernatural_the_giant_takes_is_played_at_once_where_it_fits() -> None:
    """GW-C.giant, GW-8.6, GW-5.5"""
    t = scene("""
        P1 hand: giant | row: owl owl owl / elf
        P2 hand: path
        discard: troll
    """)

    t.plays(P1, "giant").on("troll")

    assert t.options() == ["keep", "play troll"]

    t.answers(P1, "play troll")

    assert t.shows("aside: troll")
    assert (t.frame, t.options()) == ("Place", ["new", "combo P1 2", "combo P1 3"])
    assert t.refuses(P1, "combo P1 1").rule == "GW-5.5"

    t.answers(P1, "combo P1 2")

    assert (t.frame, t.options()) == ("Troll", ["seat P2", "decline"])

    t.answers(P1, "seat P2")

    assert t.shows("""
        P1 hand: | row: owl owl owl / elf troll / giant | score: 13
        P2 hand:
        discard: path
        aside:
        plays: 0
        closes: 1
    """)


def test_a_power_the_giant_starts_may_find_nothing_to_do() -> None:
    """GW-8.6, GW-8.12"""
    t = scene("""
        P1 hand: giant
        discard: mage
        deck:
    """)

    t.plays(P1, "giant").on("mage")

    assert t.options() == ["keep", "play mage"]

    t.answers(P1, "play mage", "combo P1 1")

    assert t.shows("""
        P1 hand: | row: giant mage | score: 2
        discard:
    """)


@pytest.mark.parametrize(
    ("limit", "placing", "options"),
    [
        ("1", "true", ["keep", "lay demon"]),
        ("1", "false", ["keep", "lay demon"]),
        ("2", "true", ["keep", "play demon"]),
        ("2", "false", ["keep", "play demon", "lay demon"]),
        ("3", "true", ["keep", "play demon"]),
    ],
)
def test_a_card_whose_starts_are_used_up_can_only_be_laid(
    limit: str, placing: str, options: list[str]
) -> None:
    """GW-C.giant, GW-8.8"""
    t = scene(
        """
        P1 hand: demon giant | row: hydra
        discard: owl
        extras: 1
        """,
        power_limit=limit,
        free_supernatural_placement=placing,
    )

    t.plays(P1, "demon").on("combo P1 2")
    t.plays(P1, "giant").on("demon")

    assert t.options() == options

    t.answers(P1, options[-1], "combo P1 1")

    assert t.frame == ("Demon" if options[-1].startswith("play") else "MainAction")
    assert t.shows("""
        P1 row: hydra demon / giant
        discard: owl
    """)


@pytest.mark.parametrize(("limit", "again"), [("1", False), ("2", True)])
def test_an_elf_the_giant_brings_may_wake_the_giant_again(limit: str, again: bool) -> None:
    """GW-C.giant, GW-8.8"""
    t = scene(
        """
        P1 hand: giant
        discard: crow elf owl
        """,
        power_limit=limit,
    )

    t.plays(P1, "giant").on("elf")
    t.answers(P1, "play elf", "combo P1 1")

    assert (t.frame == "Elf") is again

    if again:
        assert t.options() == ["card giant", "decline"]

        t.answers(P1, "card giant", "card owl")

        assert t.frame == "MainAction"
        assert t.shows("""
            P1 hand: owl | row: giant elf
            discard: crow
        """)


def test_a_giant_taken_by_a_nymph_must_take_a_card_but_need_not_play_it() -> None:
    """GW-C.giant, GW-8.13, GW-R48"""
    t = scene("""
        P1 hand: nymph
        P2 row: giant hydra
        discard: owl rune
    """)
    one_card = scene("""
        P1 hand: nymph
        P2 row: giant hydra
        discard: owl
    """)

    t.plays(P1, "nymph").on("giant")
    t.answers(P1, "new")
    one_card.plays(P1, "nymph").on("giant")
    one_card.answers(P1, "new")

    assert (t.frame, sorted(t.options())) == ("Giant", ["card owl", "card rune"])
    assert t.refuses(P1, "decline").rule == "GW-C.giant"
    assert one_card.frame == "MainAction"
    assert one_card.shows("""
        P1 hand: owl | row: nymph / giant
        P2 row: hydra
        discard:
    """)

    t.answers(P1, "card rune")

    assert t.options() == ["keep", "rune"]


def test_everybody_knows_what_the_giant_took_until_a_hidden_steal() -> None:
    """GW-C.giant, GW-I15"""
    t = scene("""
        P1 hand: giant swamp path
        P2 hand: path
        P3 hand: path
        discard: owl
        deck: clearing clearing clearing
    """)
    t.table.events = []

    t.plays(P1, "giant").on("owl")

    for audience in (P2, P3, 7):
        assert (STARTED, P1, GIANT, -1, 0, -1) in t.table.events_for(audience)
        assert (MOVED, DISCARD, HAND + P1) in [e[:3] for e in t.table.events_for(audience)]
        assert sorted(t.sees(audience, "hand", P1)) == ["?", "?", "owl"]

    t.answers(P1, "draw", "end")
    t.answers(P2, "steal P1").luck("swamp").answers(P1, "allow")

    assert sorted(t.sees(P2, "hand", P1)) == ["?", "?", "owl"]
    assert t.sees(P3, "hand", P1) == ["?", "?", "?"]
