import pytest

from games.facts import facts
from grimtable.games.grimwood.ids import BLOCKED, LOOKED, REACHED
from grimtable.kernel.terms import MOVED, SHOWN
from grimtable.testing.scene import P1, P2, P3, P4, Scene, scene


def faces(t: Scene, audience: int, verb: int) -> list[str]:
    """The faces of the cards moved or shown, as this audience was told; "?" for a back."""
    told = [event for event in t.table.events_for(audience) if event.kind == verb]
    return [t.game.kinds[face] if face >= 0 else "?" for _, _, _, face, _, _ in told]


def test_shadow_queen_looks_at_all_other_hands_and_then_steals_from_one() -> None:
    """GW-C.shadow_queen, GW-I13"""
    t = scene("""
        P1 hand: shadow_queen swamp
        P2 hand: owl crow
        P3 hand: path
    """)

    t.plays(P1, "shadow_queen")

    assert (t.frame, t.asked) == ("ShadowQueenSteal", P1)
    assert t.options() == ["seat P2", "seat P3", "decline"]
    assert sorted(t.sees(P1, "hand", P2)) == ["crow", "owl"]
    assert t.sees(P1, "hand", P3) == ["path"]
    assert t.sees(P2, "hand", P3) == ["?"]
    assert t.sees(P2, "hand", P1) == ["?"]
    assert t.sees(7, "hand", P2) == ["?", "?"]

    t.answers(P1, "seat P2")

    assert (t.frame, t.asked, t.options()) == ("Steal", P2, ["allow"])

    t.luck("crow").answers(P2, "allow")

    assert t.frame == "MainAction"
    assert t.shows("""
        P1 hand: swamp crow | row: shadow_queen | score: 1
        P2 hand: owl
        P3 hand: path
        plays: 0
        closes: 1
    """)


@pytest.mark.parametrize("brought", ["owl", "crow", "path"])
def test_shadow_queen_cannot_choose_the_card(brought: str) -> None:
    """GW-C.shadow_queen, GW-R35"""
    t = scene("""
        P1 hand: shadow_queen
        P2 hand: owl crow path
    """)

    t.plays(P1, "shadow_queen").on(P2)

    assert t.options(P1) == []

    t.luck(brought).answers(P2, "allow")

    assert t.shows(f"P1 hand: {brought}")


def test_everybody_is_told_whom_the_shadow_queen_looked_at_in_turn() -> None:
    """GW-C.shadow_queen, GW-8.3, GW-I13"""
    t = scene("""
        P1 hand: owl
        P2 hand: shadow_queen
        P3 hand:
        P4 hand: path crow
        turn: P2
    """)
    t.table.events = []

    t.plays(P2, "shadow_queen")

    assert facts(t, 7, LOOKED) == [(LOOKED, P2, seat) for seat in (P3, P4, P1)]
    assert faces(t, P2, SHOWN) == ["crow", "path", "owl"]
    assert faces(t, P3, SHOWN) == faces(t, 7, SHOWN) == ["?", "?", "?"]
    assert t.options() == ["seat P4", "seat P1", "decline"]
    assert t.refuses(P2, "seat P3").rule == "GW-C.shadow_queen"


def test_only_thief_and_victim_know_what_the_shadow_queen_stole() -> None:
    """GW-C.shadow_queen, GW-I9"""
    t = scene("""
        P1 hand: shadow_queen
        P2 hand: owl crow
        P3 hand: path
    """)

    t.plays(P1, "shadow_queen").on(P2)
    t.table.events = []
    t.luck("owl").answers(P2, "allow")

    assert (REACHED, P1, P2, -1, 0, -1) in t.table.events_for(P3)
    assert faces(t, P1, MOVED) == faces(t, P2, MOVED) == ["owl"]
    assert faces(t, P3, MOVED) == faces(t, 7, MOVED) == ["?"]
    assert t.sees(P1, "hand", P2) == ["crow"]
    assert t.sees(P2, "hand", P1) == ["owl"]
    assert t.sees(P3, "hand", P1) == t.sees(7, "hand", P1) == ["?"]


def test_an_amulet_stops_the_steal_but_not_the_look_and_not_the_turn() -> None:
    """GW-C.shadow_queen, GW-7.5, GW-I10"""
    t = scene("""
        P1 hand: shadow_queen swamp
        P2 hand: amulet crow
        P3 hand: path
        extras: 1
    """)

    t.plays(P1, "shadow_queen").on(P2)

    assert (t.asked, t.options()) == (P2, ["allow", "block"])

    t.table.events = []
    t.answers(P2, "block")

    assert (t.frame, t.asked) == ("MainAction", P1)
    assert (BLOCKED, P1, P2, -1, 0, -1) in t.table.events_for(7)
    assert faces(t, 7, MOVED) == ["amulet"]
    assert t.sees(P1, "hand", P2) == ["crow"]
    assert t.shows("""
        P1 hand: swamp
        P2 hand: crow
        discard: amulet
        closes: 1
        extras: 1
        turn: P1
    """)


def test_the_steal_may_be_declined_after_the_look() -> None:
    """GW-C.shadow_queen, GW-8.5"""
    t = scene("""
        P1 hand: shadow_queen
        P2 hand: owl
    """)

    t.plays(P1, "shadow_queen").on("decline")

    assert t.frame == "MainAction"
    assert t.sees(P1, "hand", P2) == ["owl"]
    assert t.shows("""
        P1 hand: | row: shadow_queen
        P2 hand: owl
        plays: 0
    """)


def test_an_elf_lets_the_shadow_queen_look_at_empty_hands_and_nothing_more() -> None:
    """GW-C.shadow_queen, GW-8.12"""
    t = scene("""
        P1 hand: elf owl | row: shadow_queen
        P3 hand:
    """)
    t.table.events = []

    t.plays(P1, "elf").on("shadow_queen")

    assert t.frame == "MainAction"
    assert facts(t, 7, LOOKED) == [(LOOKED, P1, P2), (LOOKED, P1, P3)]
    assert t.shows("""
        P1 hand: owl
        plays: 0
    """)


@pytest.mark.parametrize(
    ("smallest", "options"),
    [
        ("2_regular", ["seat P2", "seat P3", "decline"]),
        ("1", ["seat P2", "seat P3", "decline"]),
        ("2_all", ["seat P3", "decline"]),
    ],
)
def test_the_smallest_hand_the_shadow_queen_steals_from(smallest: str, options: list[str]) -> None:
    """GW-C.shadow_queen, GW-R6"""
    t = scene(
        """
        P1 hand: shadow_queen
        P2 hand: owl
        P3 hand: crow path
        """,
        steal_min_hand=smallest,
    )

    t.plays(P1, "shadow_queen")

    assert t.options() == options
    assert t.sees(P1, "hand", P2) == ["owl"]


def test_where_steals_need_two_cards_she_is_played_to_look_at_single_ones() -> None:
    """GW-C.shadow_queen, GW-8.12, GW-R6"""
    t = scene(
        """
        P1 hand: shadow_queen
        P2 hand: owl
        """,
        steal_min_hand="2_all",
    )

    t.plays(P1, "shadow_queen")

    assert t.frame == "MainAction"
    assert t.sees(P1, "hand", P2) == ["owl"]
    assert t.shows("P2 hand: owl")


def test_a_shadow_queen_taken_by_a_nymph_must_steal() -> None:
    """GW-C.shadow_queen, GW-8.13, GW-R48"""
    three = scene("""
        P1 hand: nymph
        P2 hand: owl | row: shadow_queen
        P3 hand: crow
    """)
    two = scene("""
        P1 hand: nymph
        P2 hand: owl | row: shadow_queen
    """)

    three.plays(P1, "nymph").on("shadow_queen")
    three.answers(P1, "new")
    two.plays(P1, "nymph").on("shadow_queen")
    two.answers(P1, "new")

    assert (three.frame, three.options()) == ("ShadowQueenSteal", ["seat P2", "seat P3"])
    assert (two.frame, two.asked, two.options()) == ("Steal", P2, ["allow"])

    two.answers(P2, "allow")

    assert two.shows("""
        P1 hand: owl
        P2 hand:
    """)


@pytest.mark.parametrize(("limit", "again"), [("1", False), ("2", True), ("3", True)])
def test_an_elf_wakes_the_shadow_queen_again_and_the_victim_may_block_again(
    limit: str, again: bool
) -> None:
    """GW-C.shadow_queen, GW-8.8, GW-R14"""
    t = scene(
        """
        P2 hand: shadow_queen elf
        P1 hand: amulet amulet
        extras: 1
        turn: P2
        """,
        power_limit=limit,
        amulet_power_scope="first_only",
    )

    t.plays(P2, "shadow_queen").on(P1).answers(P1, "block")

    assert t.offers("play elf") is again

    if again:
        t.plays(P2, "elf").on("shadow_queen").answers(P2, "seat P1")

        assert (t.asked, t.options()) == (P1, ["allow", "block"])

        t.answers(P1, "block")

        assert t.shows("""
            P2 hand: | row: shadow_queen / elf
            P1 hand:
            discard: amulet amulet
        """)
