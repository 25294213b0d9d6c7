"""GW-4: draw, steal, play; and the two free actions of GW-R2."""

from collections import Counter

import pytest

from grimtable.kernel.errors import IllegalMove
from grimtable.kernel.terms import PUBLIC
from grimtable.testing.scene import P1, P2, P3, Scene, scene

PAIR = """
    P1 hand: rune hydra mage
    P2 hand: crow crow crow
    deck: amulet amulet amulet amulet swamp path
"""
BOTH = "draw, steal P2, draw extra, steal extra P2"
CARDS = "play hydra, lay hydra, play mage, lay mage"


def walk(t: Scene, names: list[str], steps: list[str]) -> None:
    """Steps are: moves > the counters of these names > the options."""
    for line in steps:
        moves, counters, options = line.split(" > ")
        for move in moves.split(", "):
            if move == "allow":
                t.luck("crow")
            t.says(t.asked, move)
        assert [t.line(name) for name in names] == counters.split()
        assert ", ".join(t.options()) == options.format(cards=CARDS, both=BOTH)


def test_a_draw_takes_the_top_card_unseen() -> None:
    """GW-4.1"""
    t = scene("""
        P1 hand: elf
        P2 hand: path
        deck: dragon owl crow
    """)

    t.says(P1, "draw")

    assert t.shows("""
        P1 hand: elf dragon
        deck: owl crow
    """)
    assert sorted(t.sees(P1, "hand", P1)) == ["dragon", "elf"]
    assert t.sees(P2, "hand", P1) == ["?", "?"]
    assert t.sees(PUBLIC, "hand", P1) == ["?", "?"]


def test_nobody_draws_from_an_empty_deck() -> None:
    """GW-4.1"""
    t = scene("""
        P1 hand: elf
        P2 hand: path
        deck:
        extras: 2
    """)

    assert t.options() == ["lay elf", "end"]
    assert isinstance(t.refuses(P1, "draw"), IllegalMove)


def test_a_steal_brings_one_random_card_of_the_named_player() -> None:
    """GW-4.2"""
    t = scene("""
        P1 hand: elf
        P2 hand: owl crow path
        P3 hand: mage hydra
    """)
    t.says(P1, "steal P2")
    stolen: Counter[str] = Counter()
    for seed in range(900):
        trial = t.table.clone()
        trial.roll_anew(seed)
        trial.push(P2, t.game.vocabulary.number("allow"))
        hand = t.game.picture(trial)["P1 hand"].split()
        assert len(hand) == 2
        assert t.game.picture(trial)["P3 hand"] == "hydra mage"
        stolen[hand[1]] += 1

    assert sorted(stolen) == ["crow", "owl", "path"]
    assert sum((many - 300) ** 2 / 300 for many in stolen.values()) < 13.8


def test_combos_cannot_be_stolen_from() -> None:
    """GW-4.2a, GW-4.2"""
    t = scene("""
        P1 hand: owl
        P2 row: elf hydra mage / crow crow crow
        P3 hand: path path | row: giant / owl owl owl
    """)

    assert t.options() == ["draw", "steal P3"]
    t.says(P1, "steal P3").luck("path").answers(P3, "allow")
    assert t.shows("""
        P1 hand: owl path
        P2 row: elf hydra mage / crow crow crow
        P3 hand: path | row: giant / owl owl owl
        closes: 0 | plays: 1
    """)


@pytest.mark.parametrize(
    ("least", "regular", "by_power"),
    [
        ("2_regular", "steal P3", "draw, steal P2, steal P3, decline"),
        ("1", "steal P2, steal P3", "draw, steal P2, steal P3, decline"),
        ("2_all", "steal P3", "draw, steal P3, decline"),
    ],
)
def test_the_smallest_hand_that_can_be_stolen_from(least: str, regular: str, by_power: str) -> None:
    """GW-4.2b, GW-R6"""
    t = scene(
        """
        P1 hand: ghouls
        P2 hand: owl
        P3 hand: owl owl
        P4 hand:
    """,
        steal_min_hand=least,
    )

    assert ", ".join(t.options()) == f"draw, {regular}, play ghouls, lay ghouls"
    t.plays(P1, "ghouls")
    assert ", ".join(t.options()) == by_power


@pytest.mark.parametrize(("least", "left"), [("2_regular", ""), ("1", ""), ("2_all", "owl")])
def test_a_second_steal_lapses_below_the_minimum(least: str, left: str) -> None:
    """GW-R6, GW-R42"""
    t = scene(
        """
        P1 hand: dracula
        P2 hand: owl owl
    """,
        steal_min_hand=least,
    )

    t.plays(P1, "dracula").on(P2).luck("owl").answers(P2, "allow")
    while t.frame == "Steal":
        t.luck("owl").answers(P2, "allow")

    assert t.shows(f"P2 hand: {left}")


def test_nobody_steals_from_the_own_hand() -> None:
    """GW-4.2c"""
    t = scene("""
        P1 hand: owl owl
        P2 hand: owl owl
        P3 hand: crow crow
        P4 hand: crow crow
        turn: P3
    """)

    assert t.options() == ["draw", "steal P4", "steal P1", "steal P2"]  # clockwise
    assert isinstance(t.refuses(P3, "steal P3"), IllegalMove)


def test_the_victim_answers_before_a_card_is_picked() -> None:
    """GW-4.2d, GW-7.1"""
    t = scene("""
        P1 hand: owl
        P2 hand: amulet crow
    """)

    t.says(P1, "steal P2")
    assert (t.asked, t.frame) == (P2, "Steal")
    assert t.options() == ["allow", "block"]
    assert t.shows("P1 hand: owl")
    t.answers(P2, "block")
    assert t.shows("""
        P1 hand: owl
        P2 hand: crow
        discard: amulet
    """)


def test_only_supernaturals_and_runes_can_be_played() -> None:
    """GW-4.3"""
    t = scene("""
        P1 hand: owl crow swamp path amulet rune hydra
        P2 hand: owl
    """)

    assert t.options() == ["draw", "rune", "play hydra", "lay hydra"]


def test_the_play_action_takes_one_card() -> None:
    """GW-4.3, GW-4.10"""
    t = scene("""
        P1 hand: rune hydra mage
        P2 hand: owl
        deck: crow crow crow crow
    """)

    t.plays(P1, "mage")
    assert t.options() == ["draw", "lay hydra"]
    assert isinstance(t.refuses(P1, "play hydra"), IllegalMove)
    assert isinstance(t.refuses(P1, "rune"), IllegalMove)


@pytest.mark.parametrize(
    ("place", "row"),
    [
        ("new", "elf / owl owl owl / hydra mage / demon"),
        ("combo P1 1", "elf demon / owl owl owl / hydra mage"),
        ("combo P1 3", "elf / owl owl owl / hydra mage demon"),
    ],
)
def test_a_supernatural_is_laid_before_its_power_works(place: str, row: str) -> None:
    """GW-4.4"""
    t = scene("P1 hand: demon | row: elf / owl owl owl / hydra mage")

    t.says(P1, "play demon")
    assert t.frame == "Place"
    assert t.options() == ["new", "combo P1 1", "combo P1 3"]
    t.says(P1, place)

    assert t.frame == "Demon"
    assert t.shows(f"P1 row: {row}")
    assert t.options() == [f"combo P1 {i + 1}" for i in range(row.count("/") + 1)] + ["decline"]


def test_a_power_works_only_when_its_card_is_played() -> None:
    """GW-4.5"""
    t = scene("""
        P1 hand: troll elf | row: mage
        P2 hand: owl owl
    """)

    t.lays(P1, "troll")
    assert t.options() == ["draw", "steal P2", "play elf", "lay elf"]
    t.plays(P1, "elf")
    assert t.options() == ["card mage", "card troll", "decline"]
    t.says(P1, "card troll").luck("owl").says(P1, "seat P2")
    assert t.shows("discard: owl")
    assert t.shows("P2 hand: owl")


def test_a_rune_is_discarded_for_two_extra_actions() -> None:
    """GW-4.6, GW-4.8"""
    t = scene(PAIR)

    walk(t, ["plays", "closes", "extras"], ["rune > 0 1 2 > draw, steal P2, {cards}"])
    assert t.shows("""
        P1 hand: hydra mage
        discard: rune
    """)


def test_an_extra_action_is_a_draw_a_steal_a_power_or_a_rune() -> None:
    """GW-4.7, GW-4.8"""
    t = scene("""
        P1 hand: rune rune hydra mage
        P2 hand: crow crow crow
        deck: amulet amulet amulet amulet swamp
    """)

    steps = [
        "rune > 0 1 2 > draw, steal P2, rune, {cards}",
        "rune > 0 1 3 > draw, steal P2, {cards}",
        "draw > 0 0 3 > draw, steal P2, {cards}, end",
        "draw > 0 0 2 > draw, steal P2, {cards}, end",
        "steal P2, allow > 0 0 1 > draw, steal P2, {cards}, end",
        "play mage > 0 0 0 > lay hydra, end",
    ]

    walk(t, ["plays", "closes", "extras"], steps)


def test_unused_extra_actions_are_lost() -> None:
    """GW-4.9"""
    t = scene(PAIR)

    t.says(P1, "rune", "draw", "end").says(P2, "draw", "end")

    assert t.asked == P1
    assert t.shows("plays: 1 | closes: 1 | extras: 0")


def test_powers_started_by_other_powers_cost_no_action() -> None:
    """GW-4.10, GW-R8"""
    t = scene("""
        P1 hand: centaur bride hydra
        P2 hand: owl owl | row: giant
        discard: mage
        extras: 1
    """)

    t.plays(P1, "centaur").on("play mage").says(P1, "new")
    assert t.shows("plays: 0 | closes: 1 | extras: 1")
    t.plays(P1, "bride").on("giant").says(P1, "keep")
    assert t.shows("plays: 0 | closes: 1 | extras: 0")
    assert not t.offers("play hydra")
    assert len(t.line("P1 hand").split()) == 4


def test_a_supernatural_may_be_laid_without_its_power() -> None:
    """GW-4.11, GW-5.6"""
    t = scene("""
        P1 hand: mage
        deck: owl owl owl
    """)

    assert t.options() == ["draw", "play mage", "lay mage"]
    t.lays(P1, "mage")
    assert t.shows("""
        P1 hand: | row: mage
        plays: 1 | closes: 1
    """)


FREE_RUNE = """
    turn_order=free
        play mage > 0 1 0 > draw, steal P2, rune, lay hydra
        draw > 0 0 0 > rune, lay hydra, end
        rune > 0 0 2 > draw, steal P2, play hydra, lay hydra, end
    turn_order=close_last
        rune > 1 1 2 > {both}, {cards}
        draw > 0 0 0 > lay hydra, lay mage, end
    turn_order=close_last
        draw > 0 0 0 > lay hydra, lay mage, end
    turn_order=draw_first
        lay hydra > 1 1 0 > draw, steal P2, lay mage
        draw > 1 0 0 > rune, play mage, lay mage, end
        rune > 1 0 2 > draw, steal P2, play mage, lay mage, end
"""
TWO_FREE = """
    closing_action=required
        steal P2, allow > 1 1 > draw, steal P2, rune, {cards}, end
        draw > 0 1 > lay hydra, lay mage, end
    closing_action=required
        draw, play mage > 0 0 > lay hydra, end
    closing_action=required
        rune > 3 3 > draw, steal P2, {cards}
        play mage > 2 2 > draw, steal P2, play hydra, lay hydra
        lay hydra, new > 2 2 > draw, steal P2
    closing_action=optional
        play mage > 1 0 > draw, steal P2, rune, lay hydra, end
        draw > 0 0 > lay hydra, end
    closing_action=optional turn_order=close_last
        draw extra > 1 1 > {both}, rune, {cards}, end
        play mage > 0 0 > lay hydra, end
    turn_order=close_last
        lay mage > 2 1 > {both}, rune, play hydra, lay hydra
        draw extra > 1 1 > draw, steal P2, rune, lay hydra
        rune > 2 3 > {both}, play hydra, lay hydra
        steal extra P2, allow > 1 3 > draw, steal P2, lay hydra
        draw > 0 3 > lay hydra, end
    turn_order=close_last
        rune, steal P2, allow > 0 3 > lay hydra, lay mage, end
    turn_order=draw_first
        lay hydra > 2 1 > draw, steal P2, lay mage
        draw > 1 1 > draw, steal P2, rune, play mage, lay mage, end
    turn_order=draw_first closing_action=optional
        play mage > 1 0 > draw, steal P2, rune, lay hydra, end
    rune_costs_action=false
        rune > 4 3 > draw, steal P2, {cards}
    rune_costs_action=false
        draw, play mage > 0 0 > rune, lay hydra, end
        rune > 2 2 > draw, steal P2, play hydra, lay hydra, end
"""


def cases(text: str) -> list[list[str]]:
    """Lines of options (name=value), each with the steps below it."""
    found: list[list[str]] = []
    for line in text.strip().splitlines():
        if "=" in line:
            found.append([])
        found[-1].append(line.strip())
    return found


def chosen(words: str) -> dict[str, str]:
    """Options written as name=value."""
    return dict(word.split("=") for word in words.split())


@pytest.mark.parametrize("case", cases(FREE_RUNE))
def test_a_free_rune_costs_nothing_and_obeys_the_turn_order(case: list[str]) -> None:
    """GW-R5, GW-R3"""
    values = chosen(case[0])
    t = scene(PAIR, game="grimwood", seats=2, rune_costs_action="false", **values)

    walk(t, ["plays", "closes", "extras"], case[1:])
    assert t.shows("actions: 0 | powers: 0")


@pytest.mark.parametrize("case", cases(TWO_FREE))
def test_two_free_actions_under_every_order(case: list[str]) -> None:
    """GW-R2, GW-R3, GW-R50"""
    values = chosen(case[0])
    t = scene(PAIR, game="grimwood", seats=2, action_economy="two_free", **values)

    walk(t, ["actions", "powers"], case[1:])
    assert t.shows("plays: 0 | closes: 0 | extras: 0")
