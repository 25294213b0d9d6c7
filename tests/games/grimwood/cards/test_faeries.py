import pytest

from grimtable.testing.scene import P1, P2, P3, scene


def test_faeries_take_any_two_cards_one_after_the_other() -> None:
    """GW-C.faeries"""
    t = scene("""
        P2 hand: faeries swamp
        P1 hand: amulet path
        discard: crow troll owl amulet
        deck: clearing
        turn: P2
    """)

    t.plays(P2, "faeries")

    assert (t.frame, t.asked) == ("Faeries", P2)
    assert sorted(t.options()) == [
        "card amulet",
        "card crow",
        "card owl",
        "card troll",
        "decline",
    ]

    t.answers(P2, "card owl")

    assert (t.frame, t.asked) == ("FaeriesSecond", P2)
    assert sorted(t.options()) == ["card amulet", "card crow", "card troll"]
    assert t.refuses(P2, "decline").rule == "GW-C.faeries"

    t.answers(P2, "card amulet")

    assert t.frame == "MainAction"
    assert t.shows("""
        P2 hand: swamp owl amulet | row: faeries | score: 1
        P1 hand: amulet path
        discard: crow troll
        deck: clearing
        plays: 0
        closes: 1
        extras: 0
    """)


def test_faeries_played_for_an_action_may_find_nothing_where_placing_costs_one() -> None:
    """GW-C.faeries, GW-R7"""
    t = scene(
        """
        P1 hand: faeries
        P2 hand: owl owl
        """,
        free_supernatural_placement="false",
    )

    t.plays(P1, "faeries")

    assert t.frame == "MainAction"
    assert t.shows("""
        P1 hand: | row: faeries
        plays: 0
    """)


def test_a_pile_of_one_card_gives_faeries_that_card_alone() -> None:
    """GW-C.faeries, GW-8.7"""
    t = scene("""
        P1 hand: faeries
        discard: rune
        deck: owl
    """)

    t.plays(P1, "faeries")

    assert t.options() == ["card rune", "decline"]

    t.answers(P1, "card rune")

    assert (t.frame, t.asked) == ("Immediate", P1)
    assert t.options() == ["keep", "rune"]

    t.answers(P1, "rune")

    assert t.shows("""
        P1 hand: | row: faeries
        discard: rune
        plays: 0
        closes: 1
        extras: 2
    """)


def test_faeries_may_be_declined_at_the_first_card() -> None:
    """GW-C.faeries, GW-8.5"""
    t = scene("""
        P1 hand: faeries
        discard: owl crow path
    """)

    t.plays(P1, "faeries").on("decline")

    assert t.frame == "MainAction"
    assert t.shows("""
        P1 hand: | row: faeries
        discard: owl crow path
        plays: 0
    """)


def test_the_second_card_takes_itself_if_the_rest_of_the_pile_is_of_one_name() -> None:
    """GW-C.faeries, GW-R48"""
    t = scene("""
        P1 hand: faeries
        discard: crow owl crow
    """)

    t.plays(P1, "faeries").on("owl")

    assert t.frame == "MainAction"
    assert t.shows("""
        P1 hand: owl crow
        discard: crow
    """)


def test_of_equal_cards_faeries_take_the_topmost_both_times() -> None:
    """GW-C.faeries, GW-R47"""
    t = scene("""
        P1 hand: faeries
        discard: path owl crow owl swamp owl
    """)

    t.plays(P1, "faeries").on("owl")

    assert t.shows("discard: path crow owl swamp owl")
    assert sorted(t.options()) == ["card crow", "card owl", "card path", "card swamp"]

    t.answers(P1, "card owl")

    assert t.shows("""
        P1 hand: owl owl
        discard: path crow swamp owl
    """)


def test_one_of_the_two_cards_is_played_at_once_and_the_other_stays_in_hand() -> None:
    """GW-C.faeries, GW-8.6"""
    t = scene("""
        P1 hand: faeries
        discard: mage owl hydra
        deck: crow path swamp
        P2 hand: owl
    """)

    t.plays(P1, "faeries").on("hydra")
    t.answers(P1, "card mage")

    assert (t.frame, t.asked) == ("Immediate", P1)
    assert sorted(t.options()) == ["keep", "play hydra", "play mage"]

    t.answers(P1, "play mage")

    assert (t.frame, t.options()) == ("Place", ["new", "combo P1 1"])

    t.answers(P1, "combo P1 1")

    assert t.frame == "MainAction"
    assert t.shows("""
        P1 hand: hydra crow path | row: faeries mage | score: 2
        discard: owl
        deck: swamp
        plays: 0
        closes: 1
    """)
    assert not t.offers("play hydra")


def test_of_two_runes_only_one_is_played_at_once() -> None:
    """GW-C.faeries, GW-8.6, GW-8.7"""
    t = scene("""
        P1 hand: faeries
        discard: rune rune owl
    """)

    t.plays(P1, "faeries").on("rune")
    t.answers(P1, "card rune")

    assert t.options() == ["keep", "rune"]

    t.answers(P1, "rune")

    assert t.frame == "MainAction"
    assert t.shows("""
        P1 hand: rune
        discard: rune owl
        extras: 2
    """)


@pytest.mark.parametrize(
    ("dragon", "placing", "plays"),
    [
        ("static", "true", ["keep", "lay dragon", "play troll"]),
        ("static", "false", ["keep", "lay dragon", "lay troll", "play troll"]),
        ("as_power", "true", ["keep", "play dragon", "play troll"]),
    ],
)
def test_the_dragon_among_the_two_is_laid_unless_it_has_a_power(
    dragon: str, placing: str, plays: list[str]
) -> None:
    """GW-C.faeries, GW-8.6, GW-R11"""
    t = scene(
        """
        P1 hand: faeries
        discard: dragon troll owl
        """,
        dragon_mode=dragon,
        free_supernatural_placement=placing,
    )

    t.plays(P1, "faeries").on("troll")
    t.answers(P1, "card dragon")

    assert sorted(t.options()) == plays


@pytest.mark.parametrize(("limit", "again"), [("1", False), ("2", True), ("3", True)])
def test_an_elf_wakes_faeries_again_within_the_limit(limit: str, again: bool) -> None:
    """GW-C.faeries, GW-8.8"""
    t = scene(
        """
        P1 hand: faeries elf
        discard: owl crow swamp path clearing
        extras: 1
        """,
        power_limit=limit,
    )

    t.plays(P1, "faeries").on("owl")
    t.answers(P1, "card crow")

    assert t.offers("lay elf")
    assert t.offers("play elf") is again

    if again:
        t.plays(P1, "elf").on("faeries")
        t.answers(P1, "card clearing", "card swamp")

        assert t.shows("""
            P1 hand: owl crow clearing swamp | row: faeries / elf
            discard: path
            extras: 0
        """)


def test_faeries_taken_by_a_nymph_must_pick_but_need_not_play() -> None:
    """GW-C.faeries, GW-8.13"""
    t = scene("""
        P1 hand: nymph
        P2 row: faeries
        discard: owl troll crow
    """)

    t.plays(P1, "nymph").on("faeries")
    t.answers(P1, "new")

    assert (t.frame, t.asked) == ("Faeries", P1)
    assert sorted(t.options()) == ["card crow", "card owl", "card troll"]
    assert t.refuses(P1, "decline").rule == "GW-C.faeries"

    t.answers(P1, "card owl", "card troll")

    assert t.options() == ["keep", "play troll"]

    t.answers(P1, "keep")

    assert t.shows("""
        P1 hand: owl troll | row: nymph / faeries
        P2 row:
        discard: crow
    """)


def test_everybody_knows_what_faeries_brought_until_a_hidden_steal() -> None:
    """GW-C.faeries, GW-I15"""
    t = scene("""
        P1 hand: faeries swamp
        P2 hand: path
        P3 hand: path
        discard: owl crow path
        deck: clearing clearing clearing
    """)

    t.plays(P1, "faeries").on("owl")
    t.answers(P1, "card crow")

    for audience in (P2, P3, 7):
        assert sorted(t.sees(audience, "hand", P1)) == ["?", "crow", "owl"]
        assert t.sees(audience, "discard") == ["path"]

    t.answers(P1, "draw", "end")
    t.answers(P2, "steal P1").luck("owl").answers(P1, "allow")

    assert sorted(t.sees(P2, "hand", P1)) == ["?", "?", "crow"]
    assert t.sees(P3, "hand", P1) == ["?", "?", "?"]
    assert t.sees(7, "hand", P2) == ["?", "?"]
