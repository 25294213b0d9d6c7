import pytest

from grimtable.games.grimwood.ids import TAKEN
from grimtable.kernel.terms import MOVED
from grimtable.testing.scene import P1, P2, scene


def test_sorceress_sacrifices_a_set_on_the_table_for_a_combo() -> None:
    """GW-C.sorceress, GW-X13"""
    t = scene("""
        P1 hand: sorceress swamp | row: owl owl owl
        P2 hand: amulet crow | row: mage elf hydra ghouls centaur / troll
    """)
    t.table.events = []

    t.plays(P1, "sorceress")

    assert t.shows("P1 score: 11")
    assert (t.frame, t.asked, t.options()) == ("Sacrifice", P1, ["combo P1 1", "decline"])

    t.answers(P1, "combo P1 1")

    assert (t.frame, t.asked) == ("Sacrifice", P1)
    assert t.options() == ["combo P2 1", "combo P2 2", "back"]

    t.answers(P1, "combo P2 1")

    assert (t.frame, t.asked) == ("MainAction", P1)
    assert t.shows("""
        P1 hand: swamp | row: sorceress / mage elf hydra ghouls centaur | score: 16
        P2 hand: amulet crow | row: troll | score: 1
        discard: owl owl owl
        plays: 0
        closes: 1
    """)
    assert [event.b for event in t.table.events_for(7) if event.kind == TAKEN] == [P1]


def test_three_equal_animals_in_the_hand_are_accepted_too() -> None:
    """GW-C.sorceress, GW-R24"""
    t = scene("""
        P2 hand: sorceress crow crow owl crow crow owl
        P1 row: swamp path clearing
        discard: path
        turn: P2
    """)

    t.plays(P2, "sorceress")

    assert t.options() == ["set crow crow crow", "decline"]

    t.answers(P2, "set crow crow crow", "combo P1 1")

    assert t.shows("""
        P2 hand: crow owl owl | row: sorceress / swamp path clearing | score: 6
        P1 row: | score: 0
        discard: crow crow crow path
    """)


def test_payments_are_owls_before_crows_and_the_table_before_the_hand() -> None:
    """GW-C.sorceress, GW-R24"""
    t = scene("""
        P2 hand: sorceress crow crow crow owl owl owl
        P2 row: crow crow crow / swamp path clearing / owl owl owl / hydra
        P3 row: mage
        P1 row: elf
        turn: P2
    """)

    t.plays(P2, "sorceress", "combo P2 4")

    assert t.options() == [
        "combo P2 3",
        "set owl owl owl",
        "combo P2 1",
        "set crow crow crow",
        "decline",
    ]

    t.answers(P2, "combo P2 1")

    assert t.options() == ["combo P3 1", "combo P1 1", "back"]

    t.answers(P2, "combo P1 1")

    assert t.shows("""
        P1 row:
        P2 hand: crow crow crow owl owl owl
        P2 row: swamp path clearing / owl owl owl / hydra sorceress / elf
        P3 row: mage
        discard: crow crow crow
    """)


def test_where_a_pair_is_the_price_nothing_else_is_accepted() -> None:
    """GW-C.sorceress, GW-R24, GW-X13"""
    t = scene(
        """
        P1 hand: sorceress owl owl crow crow crow | row: owl owl owl
        P2 row: mage elf hydra ghouls centaur
        """,
        sorceress_cost="pair_from_hand",
    )

    t.plays(P1, "sorceress")

    assert t.options() == ["pair owl", "pair crow", "decline"]

    t.answers(P1, "pair owl", "combo P2 1")

    assert t.shows("""
        P1 hand: crow crow crow | score: 26
        P1 row: owl owl owl / sorceress / mage elf hydra ghouls centaur
        discard: owl owl
    """)


@pytest.mark.parametrize(
    ("cost", "hand", "row", "offered"),
    [
        ("set_of_three", "owl owl crow crow", "", False),
        ("set_of_three", "owl owl owl", "", True),
        ("set_of_three", "", "crow crow crow", True),
        ("set_of_three", "", "path path path", False),
        ("pair_from_hand", "owl crow", "owl owl owl", False),
        ("pair_from_hand", "crow crow", "", True),
    ],
)
def test_sorceress_is_played_only_if_the_price_can_be_paid(
    cost: str, hand: str, row: str, offered: bool
) -> None:
    """GW-C.sorceress, GW-8.12, GW-R24"""
    t = scene(
        f"""
        P1 hand: sorceress {hand} | row: {row}
        P2 row: mage
        """,
        sorceress_cost=cost,
    )

    assert t.offers("lay sorceress")
    assert t.offers("play sorceress") is offered


def test_a_woken_sorceress_who_cannot_pay_is_asked_all_the_same() -> None:
    """GW-C.sorceress, GW-R48"""
    t = scene("""
        P1 hand: elf owl owl | row: sorceress
        P2 row: mage
    """)
    nothing_to_take = scene("""
        P1 hand: elf owl owl owl | row: sorceress
        P2 row: mage dragon
    """)

    t.plays(P1, "elf").on("sorceress")
    nothing_to_take.plays(P1, "elf").on("sorceress")

    assert (t.frame, t.asked, t.options()) == ("Sacrifice", P1, ["decline"])
    assert nothing_to_take.frame == "MainAction"

    t.answers(P1, "decline")

    assert t.frame == "MainAction"
    assert t.shows("""
        P1 hand: owl owl | row: sorceress / elf
        P2 row: mage
        discard:
    """)


def test_sorceress_may_think_again_and_nothing_is_paid_before_she_takes() -> None:
    """GW-C.sorceress"""
    t = scene("""
        P1 hand: sorceress owl owl owl crow crow crow
        P2 row: mage / elf
    """)

    t.plays(P1, "sorceress").on("set owl owl owl")

    assert t.shows("P1 hand: owl owl owl crow crow crow")
    assert t.refuses(P1, "decline").rule == "GW-C.sorceress"

    t.answers(P1, "back")

    assert t.options() == ["set owl owl owl", "set crow crow crow", "decline"]

    t.answers(P1, "set crow crow crow", "back", "set crow crow crow", "combo P2 2")

    assert t.frame == "MainAction"
    assert t.shows("""
        P1 hand: owl owl owl | row: sorceress / elf
        P2 row: mage
        discard: crow crow crow
    """)


def test_sorceress_may_be_declined_also_after_thinking_again() -> None:
    """GW-C.sorceress, GW-8.5"""
    t = scene("""
        P1 hand: sorceress owl owl owl
        P2 row: mage
    """)

    t.plays(P1, "sorceress").on("set owl owl owl").answers(P1, "back", "decline")

    assert t.frame == "MainAction"
    assert t.shows("""
        P1 hand: owl owl owl | row: sorceress
        P2 row: mage
        discard:
        plays: 0
    """)


def test_what_is_to_be_paid_is_secret_until_it_is_paid() -> None:
    """GW-C.sorceress, GW-I5"""
    t = scene("""
        P1 hand: sorceress owl owl owl
        P2 row: mage
    """)
    t.table.events = []

    t.plays(P1, "sorceress")
    before = t.table.view(P2), t.table.view(7), len(t.table.events)
    t.answers(P1, "set owl owl owl")

    assert (t.table.view(P2), t.table.view(7), len(t.table.events)) == before
    assert t.options(P2) == []

    t.table.events = []
    t.answers(P1, "combo P2 1")

    paid = [event.face for event in t.table.events_for(P2) if event.kind == MOVED]
    assert [t.game.kinds[face] for face in paid] == ["owl", "owl", "owl"]
    assert t.sees(7, "discard") == ["owl", "owl", "owl"]


def test_sorceress_takes_no_guarded_combo() -> None:
    """GW-C.sorceress, GW-8.10"""
    t = scene("""
        P1 hand: sorceress | row: owl owl owl
        P2 row: elf dragon / crow crow crow
        P3 row: path path path
    """)

    t.plays(P1, "sorceress").on("combo P1 1")

    assert t.options() == ["combo P2 2", "combo P3 1", "back"]
    assert t.refuses(P1, "combo P2 1").rule == "GW-C.sorceress"


def test_an_amulet_does_not_help_against_the_sorceress() -> None:
    """GW-C.sorceress, GW-7.8"""
    t = scene("""
        P1 hand: sorceress | row: owl owl owl
        P2 hand: amulet | row: mage
    """)

    t.plays(P1, "sorceress").on("combo P1 1").answers(P1, "combo P2 1")

    assert (t.frame, t.asked) == ("MainAction", P1)
    assert t.shows("""
        P1 row: sorceress / mage
        P2 hand: amulet | row:
    """)


def test_a_sorceress_taken_by_a_nymph_must_pay_if_she_can() -> None:
    """GW-C.sorceress, GW-8.13, GW-R48"""
    rich = scene("""
        P1 hand: nymph | row: owl owl owl
        P2 row: sorceress mage
    """)
    poor = scene("""
        P1 hand: nymph owl owl
        P2 row: sorceress mage
    """)

    rich.plays(P1, "nymph").on("sorceress").answers(P1, "new")
    poor.plays(P1, "nymph").on("sorceress").answers(P1, "new")

    assert (rich.frame, rich.options()) == ("Sacrifice", ["combo P1 1"])
    assert rich.refuses(P1, "decline").rule == "GW-C.sorceress"
    assert (poor.frame, poor.options()) == ("Sacrifice", ["decline"])

    rich.answers(P1, "combo P1 1")

    assert rich.options() == ["combo P2 1", "back"]

    rich.answers(P1, "combo P2 1")

    assert rich.shows("""
        P1 row: nymph / sorceress / mage
        P2 row:
    """)


@pytest.mark.parametrize(("limit", "again"), [("1", False), ("2", True), ("3", True)])
def test_an_elf_lets_the_sorceress_pay_with_what_she_took(limit: str, again: bool) -> None:
    """GW-C.sorceress, GW-5.12, GW-8.8"""
    t = scene(
        """
        P1 hand: sorceress elf | row: owl owl owl
        P2 row: crow crow crow / mage
        extras: 1
        """,
        power_limit=limit,
    )

    t.plays(P1, "sorceress").on("combo P1 1").answers(P1, "combo P2 1")

    assert t.shows("P1 row: sorceress / crow crow crow | score: 11")
    assert t.offers("play elf") is again

    if again:
        t.plays(P1, "elf", "combo P1 1").on("sorceress")
        t.answers(P1, "combo P1 2", "combo P2 1")

        assert t.shows("""
            P1 row: sorceress elf / mage | score: 3
            P2 row:
            discard: crow crow crow owl owl owl
        """)
