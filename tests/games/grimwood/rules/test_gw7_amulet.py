import re

import pytest

from games.facts import facts
from grimtable.games.grimwood.ids import BLOCKED, TURN_CUT
from grimtable.testing.scene import P1, P2, P3, scene


def seen_from(seat: int, text: str) -> str:
    """The same for three players, with `seat` in the place of P1."""
    return re.sub(r"P(\d)", lambda name: f"P{(int(name[1]) - 1 + seat) % 3 + 1}", text)


def test_only_the_victim_is_asked_and_before_the_card_is_picked() -> None:
    """GW-7.1"""
    t = scene("""
        P1 hand: owl
        P2 hand: amulet crow crow
        P3 hand: amulet path
    """)

    t.says(P1, "steal P2")

    assert (t.frame, t.asked, t.options()) == ("Steal", P2, ["allow", "block"])
    assert t.shows("""
        P1 hand: owl
        P2 hand: amulet crow crow
        discard:
    """)
    assert t.options(P1) == t.options(P3) == []
    t.refuses(P3, "block")
    t.refuses(P1, "allow")


def test_an_amulet_cannot_be_played_in_the_own_turn() -> None:
    """GW-7.1"""
    t = scene("""
        P1 hand: amulet amulet amulet
        P2 hand: crow crow
    """)

    assert t.options() == ["draw", "steal P2"]


def test_a_victim_may_keep_the_amulet_and_lose_a_card() -> None:
    """GW-7.2"""
    t = scene("""
        P1 hand: owl
        P2 hand: amulet crow
    """)

    t.says(P1, "steal P2")
    t.luck("crow").answers(P2, "allow")

    assert t.shows("""
        P1 hand: owl crow
        P2 hand: amulet
        discard:
        turn: P1
        plays: 1
        closes: 0
    """)


def test_one_amulet_is_discarded_and_the_thief_gets_nothing() -> None:
    """GW-7.3"""
    t = scene("""
        P1 hand: owl
        P2 hand: amulet amulet crow
        discard: path
    """)

    t.says(P1, "steal P2").answers(P2, "block")

    assert t.shows("""
        P1 hand: owl
        P2 hand: amulet crow
        discard: amulet path
    """)


def test_one_amulet_blocks_a_single_steal_of_a_power() -> None:
    """GW-7.3, GW-7.6"""
    t = scene("""
        P1 hand: dracula
        P2 hand: amulet crow
    """)

    t.plays(P1, "dracula").on(P2)
    t.answers(P2, "block")

    assert (t.frame, t.asked, t.options()) == ("Steal", P2, ["allow"])
    t.answers(P2, "allow")
    assert t.shows("""
        P1 hand: crow
        P2 hand:
        discard: amulet
    """)


def test_a_blocked_closing_steal_ends_the_turn_at_once() -> None:
    """GW-7.4"""
    t = scene("""
        P1 hand: mage owl owl owl
        P2 hand: amulet crow crow
        P3 hand: path
    """)
    t.table.events = []

    t.says(P1, "steal P2").answers(P2, "block")

    assert t.shows("""
        P1 hand: mage owl owl owl | row:
        P2 hand: crow crow
        turn: P2
        discard: amulet
        plays: 1
        closes: 1
    """)
    assert t.asked == P2
    told = facts(t, 7)
    assert (BLOCKED, P1, P2) in told
    assert (TURN_CUT, P1, 0) in told
    t.refuses(P1, "lay mage")


def test_a_blocked_rune_steal_loses_all_extra_actions() -> None:
    """GW-7.4"""
    t = scene("""
        P1 hand: rune mage
        P2 hand: crow crow
        P3 hand: amulet path
    """)

    t.says(P1, "rune", "steal P2").answers(P2, "allow")
    assert t.shows("plays: 0\ncloses: 0\nextras: 2")
    t.says(P1, "steal P3").answers(P3, "block")

    assert t.shows("""
        P1 hand: mage crow
        P3 hand: path
        discard: amulet rune
        turn: P2
    """)


@pytest.mark.parametrize("economy", ["play_and_close", "two_free"])
def test_after_a_blocked_steal_only_the_hand_limit_is_left(economy: str) -> None:
    """GW-7.4, GW-R15"""
    t = scene(
        """
        P1 hand: rune mage owl owl owl crow crow crow path
        P2 hand: amulet swamp
        """,
        action_economy=economy,
    )

    t.says(P1, "rune", "steal P2").answers(P2, "block")

    assert t.frame == "DiscardToLimit"
    assert t.shows("plays: 0\ncloses: 0\nextras: 0\nactions: 0\npowers: 0\nturn: P1")
    assert t.options() == ["card mage", "card owl", "card crow", "card path"]
    t.says(P1, "card path")
    assert t.shows("""
        P1 hand: mage owl owl owl crow crow crow | row:
        discard: path amulet rune
        turn: P2
    """)


def test_a_blocked_power_steal_leaves_the_turn_as_it_is() -> None:
    """GW-7.5"""
    t = scene("""
        P1 hand: ghouls owl owl owl
        P2 hand: amulet crow
    """)

    t.plays(P1, "ghouls").on("steal P2")
    t.answers(P2, "block")

    assert (t.frame, t.asked) == ("MainAction", P1)
    assert t.shows("plays: 0\ncloses: 1\nextras: 0\nturn: P1\nP2 hand: crow")
    assert t.options() == ["draw", "set owl owl owl"]


def test_a_blocked_power_goes_on_with_its_other_steals() -> None:
    """GW-7.5"""
    t = scene("""
        P1 hand: goblins
        P2 hand: amulet crow
        P3 hand: owl
    """)

    t.plays(P1, "goblins").on(P2)
    t.answers(P2, "block")

    assert (t.frame, t.options()) == ("GoblinsNext", ["seat P2", "seat P3", "decline"])
    t.says(P1, "seat P3").answers(P3, "allow").says(P1, "seat P2").answers(P2, "allow")
    assert t.shows("P1 hand: owl crow\nP2 hand:\nP3 hand:\nturn: P1")


def test_each_steal_of_a_power_asks_anew_and_needs_an_amulet_of_its_own() -> None:
    """GW-7.6"""
    t = scene("""
        P1 hand: goblins
        P2 hand: amulet amulet amulet crow
    """)

    t.plays(P1, "goblins").on(P2)
    for left in ("amulet amulet crow", "amulet crow"):
        assert t.options() == ["allow", "block"]
        t.answers(P2, "block")
        assert t.shows(f"P2 hand: {left}")
        t.says(P1, "seat P2")
    t.answers(P2, "block")

    assert t.shows("P1 hand:\nP2 hand: crow\ndiscard: amulet amulet amulet")
    assert t.frame == "MainAction"


@pytest.mark.parametrize(
    ("moves", "steals"),
    [
        (["steal P2"], 1),
        (["rune", "steal P2"], 1),
        (["play dracula", "seat P2"], 2),
        (["play ghouls", "steal P2"], 1),
        (["play goblins", "seat P2"], 3),
        (["play shadow_queen", "seat P2"], 1),
        (["play the_eternals", "steal P2"], 4),
    ],
)
@pytest.mark.parametrize("thief", [P1, P2, P3])
def test_every_effect_that_steals_from_a_hand_can_be_blocked(
    moves: list[str], steals: int, thief: int
) -> None:
    """GW-7.7"""
    drawing = """
        P1 hand: rune dracula ghouls goblins shadow_queen the_eternals
        P2 hand: amulet amulet amulet amulet
        P3 hand:
        turn: P1
    """
    t = scene(seen_from(thief, drawing))
    victim = (thief + 1) % 3
    texts = [seen_from(thief, move) for move in moves]

    t.says(thief, *texts)
    for steal in range(1, steals + 1):
        assert (t.frame, t.asked, t.options()) == ("Steal", victim, ["allow", "block"])
        t.answers(victim, "block")
        if t.frame in ("GoblinsNext", "EternalsNext") and steal < steals:
            t.says(thief, texts[-1])

    assert t.line("discard").split().count("amulet") == steals
    assert t.line(f"P{victim + 1} hand") == " ".join(["amulet"] * (4 - steals))
    assert t.frame != "Steal"


@pytest.mark.parametrize("card", ["ghouls", "shadow_queen"])
def test_with_first_only_a_single_steal_can_be_blocked(card: str) -> None:
    """GW-R14, GW-7.7"""
    t = scene(
        f"P1 hand: amulet crow\nP2 hand: {card}\ndeck:\nturn: P2",
        amulet_power_scope="first_only",
    )

    t.plays(P2, card).on(P1)

    assert (t.frame, t.options()) == ("Steal", ["allow", "block"])


COMBO = "P1 hand: {} | row: owl owl owl\nP2 hand: amulet crow | row: mage elf\nP3 hand: path"
PILE = "P1 hand: the_laraki\nP2 hand: amulet\nP3 hand:\ndiscard: owl crow path"
UNBLOCKABLE = [
    (COMBO, "amazon", ["card crow"], "P1 hand: crow\nP2 hand: amulet"),
    (COMBO, "boogeyman", ["seat P2"], "P1 hand: amulet crow\nP2 hand:"),
    (COMBO, "bride", ["card mage", "keep"], "P1 hand: mage\nP2 row: elf"),
    (COMBO, "nymph", ["card mage", "new"], "P1 row: owl owl owl / nymph / mage\nP2 row: elf"),
    (COMBO, "sorceress", ["combo P1 1", "combo P2 1"], "P1 row: sorceress / mage elf\nP2 row:"),
    (COMBO, "highwayman", ["combo P1 1", "combo P2 1"], "P1 row: highwayman / mage elf"),
    (COMBO, "demon", ["combo P2 1"], "P2 row:\ndiscard: elf mage"),
    (COMBO, "hydra", ["seat P2"], "P1 hand:\nP2 hand: amulet crow"),
    (COMBO, "werewolf", ["seat P2"], "P2 skips: 1"),
    (PILE, "the_laraki", ["card path", "card crow"], "P2 hand: amulet crow\nP3 hand: owl"),
]


@pytest.mark.parametrize(
    ("drawing", "card", "moves", "after"), UNBLOCKABLE, ids=[row[1] for row in UNBLOCKABLE]
)
@pytest.mark.parametrize("me", [P1, P2, P3])
def test_what_is_no_steal_from_a_hand_asks_for_no_amulet(
    drawing: str, card: str, moves: list[str], after: str, me: int
) -> None:
    """GW-7.8, GW-R16"""
    t = scene(seen_from(me, drawing.format(card) + "\nturn: P1"))

    t.plays(me, card)
    t.says(me, *[seen_from(me, move) for move in moves])

    assert t.shows(seen_from(me, after))
    assert (t.frame, t.asked) == ("MainAction", me)
    assert "amulet" not in t.line("discard")
    assert "amulet" in t.line("P1 hand") + t.line("P2 hand") + t.line("P3 hand")


def test_dark_unicorn_and_troll_cannot_be_blocked_and_may_hit_the_amulet() -> None:
    """GW-7.8, GW-7.9, GW-R16"""
    t = scene("""
        P1 hand: dark_unicorn troll
        P2 hand: amulet amulet
        extras: 1
    """)

    t.plays(P1, "dark_unicorn")
    assert t.shows("P2 hand: amulet\ndiscard: amulet")
    t.plays(P1, "troll").on(P2)

    assert t.shows("P2 hand:\ndiscard: amulet amulet")
    assert t.frame == "MainAction"


def test_an_amulet_can_be_stolen_like_any_card() -> None:
    """GW-7.9"""
    t = scene("""
        P1 hand: owl
        P2 hand: amulet crow
    """)

    t.says(P1, "steal P2")
    t.luck("amulet").answers(P2, "allow")

    assert t.shows("P1 hand: owl amulet\nP2 hand: crow\ndiscard:")


def test_an_amulet_can_be_demanded_and_exchanged() -> None:
    """GW-7.9"""
    t = scene("""
        P1 hand: amazon boogeyman
        P2 hand: amulet crow
        extras: 1
    """)

    t.plays(P1, "amazon").on("amulet")
    assert t.shows("P1 hand: boogeyman amulet\nP2 hand: crow")
    t.plays(P1, "boogeyman").on(P2)

    assert t.shows("P1 hand: crow\nP2 hand: amulet")


def test_an_amulet_counts_for_the_hand_limit_and_can_be_discarded_to_it() -> None:
    """GW-7.9"""
    t = scene("""
        P1 hand: amulet owl owl crow crow path path
        deck: path crow
    """)

    t.says(P1, "draw", "end")

    assert (t.frame, t.options()[-1]) == ("DiscardToLimit", "card amulet")
    t.says(P1, "card amulet")
    assert t.shows("P1 hand: owl owl crow crow path path path\ndiscard: amulet\nturn: P2")
