import pytest

from grimtable.games.grimwood.ids import TAKEN
from grimtable.testing.scene import P1, P2, P3, scene


def test_highwayman_pays_with_himself() -> None:
    """GW-C.highwayman, GW-8.9, GW-X12"""
    t = scene("""
        P1 hand: highwayman
        P2 hand: amulet owl | row: mage elf hydra ghouls centaur
    """)

    t.plays(P1, "highwayman")

    assert (t.frame, t.asked, t.options()) == ("Highwayman", P1, ["combo P1 1", "decline"])

    t.answers(P1, "combo P1 1")

    assert (t.frame, t.asked, t.options()) == ("HighwaymanTake", P1, ["combo P2 1", "back"])

    t.answers(P1, "combo P2 1")

    assert t.frame == "MainAction"
    assert t.shows("""
        P1 row: mage elf hydra ghouls centaur | score: 15
        P2 row: highwayman | score: 1
        P2 hand: amulet owl
        plays: 0
        closes: 1
    """)


def test_highwayman_swaps_one_own_combo_for_one_of_anybody_else() -> None:
    """GW-C.highwayman, GW-2.4a"""
    t = scene("""
        P1 row: crow crow crow
        P2 hand: highwayman | row: elf / swamp path clearing / mage
        P3 row: owl owl owl / hydra
        turn: P2
    """)
    t.table.events = []

    t.plays(P2, "highwayman", "combo P2 3")

    assert t.options() == ["combo P2 1", "combo P2 2", "combo P2 3", "decline"]
    assert t.refuses(P2, "combo P3 1").rule == "GW-C.highwayman"

    t.answers(P2, "combo P2 2")

    assert t.options() == ["combo P3 1", "combo P3 2", "combo P1 1", "back"]
    assert t.refuses(P2, "combo P2 1").rule == "GW-C.highwayman"

    t.answers(P2, "combo P3 1")

    assert t.shows("""
        P1 row: crow crow crow | score: 10
        P2 row: elf / mage highwayman / owl owl owl | score: 13
        P3 row: hydra / swamp path clearing | score: 6
    """)
    taken = [event.b for event in t.table.events_for(7) if event.kind == TAKEN]
    assert sorted(taken) == [P2, P3]


def test_highwayman_may_think_again_before_he_takes() -> None:
    """GW-C.highwayman"""
    t = scene("""
        P1 hand: highwayman | row: owl owl owl
        P2 row: elf / mage hydra
    """)

    t.plays(P1, "highwayman").on("combo P1 1").answers(P1, "back")

    assert (t.frame, t.options()) == ("Highwayman", ["combo P1 1", "combo P1 2", "decline"])
    assert t.shows("""
        P1 row: owl owl owl / highwayman
        P2 row: elf / mage hydra
    """)

    t.answers(P1, "combo P1 2", "combo P2 2")

    assert t.shows("""
        P1 row: owl owl owl / mage hydra
        P2 row: elf / highwayman
    """)


def test_highwayman_may_be_declined() -> None:
    """GW-C.highwayman, GW-8.5"""
    t = scene("""
        P1 hand: highwayman
        P2 row: elf
    """)

    t.plays(P1, "highwayman").on("decline")

    assert t.frame == "MainAction"
    assert t.shows("""
        P1 row: highwayman
        P2 row: elf
        plays: 0
    """)


def test_highwayman_passes_over_combos_with_the_dragon() -> None:
    """GW-C.highwayman, GW-8.10"""
    own = scene("""
        P1 hand: highwayman | row: elf dragon / mage
        P2 row: hydra
    """)
    theirs = scene("""
        P1 hand: highwayman
        P2 row: elf dragon / mage
    """)

    own.plays(P1, "highwayman")
    theirs.plays(P1, "highwayman").on("combo P1 1")

    assert own.options() == ["combo P1 2", "combo P1 3", "decline"]
    assert theirs.options() == ["combo P2 2", "back"]


def test_highwayman_who_may_not_give_himself_needs_another_combo_to_give() -> None:
    """GW-8.12, GW-R29"""
    alone = scene(
        """
        P1 hand: highwayman | row: dragon
        P2 row: elf
        """,
        highwayman_may_give_himself="false",
    )
    beside_one = scene(
        """
        P1 hand: highwayman | row: hydra
        P2 row: elf
        """,
        highwayman_may_give_himself="false",
    )
    beside_two = scene(
        """
        P1 hand: highwayman | row: hydra / owl owl owl
        P2 row: elf
        """,
        highwayman_may_give_himself="false",
    )

    assert not alone.offers("play highwayman")

    beside_one.answers(P1, "play highwayman")
    beside_two.answers(P1, "play highwayman")

    assert (beside_one.frame, beside_one.options()) == ("Highwayman", ["combo P1 1", "decline"])
    assert beside_one.shows("P1 row: hydra / highwayman")
    assert (beside_two.frame, beside_two.options()) == ("Place", ["new", "combo P1 1"])

    beside_two.answers(P1, "combo P1 1")

    assert beside_two.options() == ["combo P1 2", "decline"]


def test_highwayman_who_may_not_give_himself_is_woken_in_vain_beside_nothing_else() -> None:
    """GW-C.highwayman, GW-R29"""
    t = scene(
        """
        P1 hand: elf | row: highwayman
        P2 row: mage
        """,
        highwayman_may_give_himself="false",
    )

    t.plays(P1, "elf", "combo P1 1").on("highwayman")

    assert t.frame == "MainAction"
    assert t.shows("""
        P1 row: highwayman elf
        P2 row: mage
    """)


@pytest.mark.parametrize(
    ("himself", "stays", "goes"),
    [("true", "", " / highwayman"), ("false", " / highwayman", "")],
)
def test_highwayman_may_swap_all_unfrozen_combos_with_one_player(
    himself: str, stays: str, goes: str
) -> None:
    """GW-C.highwayman, GW-R29"""
    t = scene(
        """
        P1 hand: highwayman | row: owl owl owl / elf dragon / swamp path clearing
        P2 hand: owl
        P3 row: hydra mage / crow crow crow
        P4 row: dwarf
        """,
        highwayman_mode="all",
        highwayman_may_give_himself=himself,
    )

    t.plays(P1, "highwayman")

    assert (t.frame, t.options()) == ("Highwayman", ["seat P3", "seat P4", "decline"])

    t.answers(P1, "seat P3")

    assert t.frame == "MainAction"
    assert t.shows(f"""
        P1 row: elf dragon{stays} / hydra mage / crow crow crow
        P2 row:
        P3 row: owl owl owl / swamp path clearing{goes}
        P4 row: dwarf
    """)


def test_swapping_all_passes_over_guarded_players_and_guarded_combos() -> None:
    """GW-8.10, GW-R29"""
    t = scene(
        """
        P1 hand: highwayman | row: mage
        P2 row: elf dragon
        P3 row: hydra
        """,
        highwayman_mode="all",
    )
    guarded = scene(
        """
        P1 hand: highwayman | row: mage
        P2 row: elf dragon / troll
        """,
        highwayman_mode="all",
    )

    t.plays(P1, "highwayman")
    guarded.plays(P1, "highwayman").on(P2)

    assert t.options() == ["seat P3", "decline"]
    assert guarded.shows("""
        P1 row: troll
        P2 row: elf dragon / mage / highwayman
    """)


def test_a_highwayman_taken_by_a_nymph_must_swap() -> None:
    """GW-C.highwayman, GW-8.13, GW-R48"""
    t = scene("""
        P1 hand: nymph
        P2 row: highwayman / elf
        P3 row: mage hydra
    """)

    t.plays(P1, "nymph").on("highwayman")
    t.answers(P1, "combo P1 1")

    assert (t.frame, t.options()) == ("HighwaymanTake", ["combo P2 1", "combo P3 1", "back"])

    t.answers(P1, "back")

    assert (t.frame, t.options()) == ("HighwaymanTake", ["combo P2 1", "combo P3 1", "back"])

    t.answers(P1, "combo P3 1")

    assert t.shows("""
        P1 row: mage hydra
        P2 row: elf
        P3 row: nymph highwayman
    """)


def test_a_highwayman_taken_by_a_nymph_offers_no_way_out() -> None:
    """GW-8.13"""
    drawing = """
        P1 hand: nymph | row: highwayman
        P2 row: elf
        P3 row: mage
    """
    one, everything = scene(drawing), scene(drawing, highwayman_mode="all")

    one.plays(P1, "nymph").on("highwayman")
    one.answers(P1, "new")
    everything.plays(P1, "nymph").on("highwayman")
    everything.answers(P1, "new")

    assert (one.frame, one.options()) == ("Highwayman", ["combo P1 1", "combo P1 2"])
    assert (everything.frame, everything.options()) == ("Highwayman", ["seat P2", "seat P3"])


@pytest.mark.parametrize(
    ("scope", "candidates"),
    [
        ("any_controlled", ["card centaur", "card highwayman", "card hydra", "decline"]),
        ("gained_this_turn", ["card highwayman", "card hydra", "decline"]),
    ],
)
def test_a_combo_won_by_the_highwayman_is_ones_own_at_once(
    scope: str, candidates: list[str]
) -> None:
    """GW-C.highwayman, GW-5.12, GW-R28"""
    t = scene(
        """
        P1 hand: highwayman elf | row: centaur / owl owl owl
        P2 row: hydra
        P3 row: crow crow crow
        extras: 1
        """,
        elf_scope=scope,
    )

    t.plays(P1, "highwayman").on("combo P1 2").answers(P1, "combo P2 1")
    t.plays(P1, "elf", "combo P1 3")

    assert sorted(t.options()) == candidates

    t.answers(P1, "card highwayman", "combo P1 2", "combo P3 1")

    assert t.shows("""
        P1 row: centaur / hydra elf / crow crow crow | score: 13
        P2 row: owl owl owl | score: 10
        P3 row: highwayman | score: 1
        extras: 0
    """)
