import pytest

from grimtable.kernel.errors import BadSetup
from grimtable.registry import get
from grimtable.testing.scene import P1, P2, P3, scene


def test_the_first_seat_is_random() -> None:
    """GW-R1, GW-1.9"""
    game = get("grimwood")

    firsts = [game.deal(4, {"first_player": "random"}, seed=seed).seat for seed in range(60)]

    assert set(firsts) == {0, 1, 2, 3}
    assert firsts == [game.deal(4, seed=seed).seat for seed in range(60)]


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_a_table_may_name_its_first_seat(number: int) -> None:
    """GW-R1"""
    game = get("grimwood")
    options = {"first_player": f"seat_{number}"}

    for seats in range(2, 7):
        if number > seats:
            with pytest.raises(BadSetup):
                game.deal(seats, options)
        else:
            assert {game.deal(seats, options, seed=seed).seat for seed in range(5)} == {number - 1}


def test_a_turn_is_one_play_and_one_draw_or_steal() -> None:
    """GW-R2, GW-3.3"""
    t = scene(
        """
        P1 hand: mage hydra
        P2 hand: crow crow
        deck: owl path swamp clearing
        """,
        action_economy="play_and_close",
    )
    assert t.shows("plays: 1\ncloses: 1\nextras: 0\nactions: 0\npowers: 0")

    t.plays(P1, "mage")
    assert t.shows("plays: 0\ncloses: 1")
    assert t.options() == ["draw", "steal P2", "lay hydra"]
    t.says(P1, "draw")

    assert t.shows("plays: 0\ncloses: 0")
    assert t.options() == ["lay hydra", "end"]


def test_two_free_actions_may_both_be_draws_or_steals() -> None:
    """GW-R2"""
    t = scene(
        """
        P1 hand: mage
        P2 hand: crow crow
        deck: owl path swamp clearing
        """,
        action_economy="two_free",
    )
    assert t.shows("plays: 0\ncloses: 0\nextras: 0\nactions: 2\npowers: 1")

    t.says(P1, "draw")
    assert t.shows("actions: 1\npowers: 1")
    assert t.options() == ["draw", "steal P2", "play mage", "lay mage", "end"]
    t.says(P1, "steal P2").answers(P2, "allow")

    assert t.shows("actions: 0\npowers: 1\nP1 hand: mage owl crow")
    assert t.options() == ["lay mage", "end"]


def test_two_free_actions_hold_one_power_and_two_more_per_rune() -> None:
    """GW-R2, GW-R50, GW-X31"""
    t = scene(
        """
        P1 hand: mage hydra rune elf
        P2 hand: owl owl
        deck: crow crow path path
        """,
        action_economy="two_free",
    )

    t.plays(P1, "mage")
    assert t.shows("actions: 1\npowers: 0")
    assert t.options() == ["draw", "steal P2", "rune", "lay elf", "lay hydra"]
    t.says(P1, "rune")
    assert t.shows("actions: 2\npowers: 2")
    t.plays(P1, "hydra").on(P2)
    assert t.shows("actions: 1\npowers: 1")
    assert t.options() == ["draw", "steal P2", "lay elf"]
    t.says(P1, "draw")

    assert t.shows("actions: 0\npowers: 1")
    assert t.options() == ["lay elf", "end"]


@pytest.mark.parametrize("first", ["draw", "play"])
def test_the_two_actions_come_in_either_order(first: str) -> None:
    """GW-R3, GW-3.4"""
    t = scene("P1 hand: werewolf\nP2 hand: owl\ndeck: crow path", turn_order="free")

    if first == "draw":
        t.says(P1, "draw")
        assert t.shows("plays: 1\ncloses: 0")
    t.plays(P1, "werewolf").on(P2)
    if first == "play":
        assert t.options() == ["draw"]
        t.says(P1, "draw")

    assert t.shows("plays: 0\ncloses: 0\nP1 hand: crow\nP2 skips: 1")
    assert t.options() == ["end"]


def test_with_close_last_the_closing_action_ends_play_and_extra() -> None:
    """GW-R3, GW-3.10"""
    t = scene(
        """
        P1 hand: rune hydra owl owl owl
        P2 hand: crow crow
        deck: path path path
        """,
        turn_order="close_last",
    )
    t.says(P1, "rune")
    assert t.shows("plays: 0\ncloses: 1\nextras: 2")
    assert t.options() == [
        "draw",
        "steal P2",
        "draw extra",
        "steal extra P2",
        "set owl owl owl",
        "play hydra",
        "lay hydra",
    ]

    t.says(P1, "steal extra P2").answers(P2, "allow")
    assert t.shows("closes: 1\nextras: 1\nP2 hand: crow")
    t.says(P1, "draw")

    assert t.shows("plays: 0\ncloses: 0\nextras: 0")
    assert t.options() == ["set owl owl owl", "lay hydra", "end"]


def test_with_draw_first_nothing_is_played_before_the_draw() -> None:
    """GW-R3"""
    t = scene(
        "P1 hand: rune hydra\nP2 hand: crow crow\ndeck: path path",
        turn_order="draw_first",
        free_supernatural_placement="false",
    )

    assert t.options() == ["draw", "steal P2"]
    t.says(P1, "draw")
    assert t.options() == ["rune", "play hydra", "lay hydra", "end"]


def test_a_draw_or_steal_is_owed_while_the_deck_has_cards() -> None:
    """GW-R4, GW-3.6"""
    t = scene("P1 hand: owl\nP2 hand: crow crow\ndeck: path", closing_action="required")

    assert t.options() == ["draw", "steal P2"]
    t.refuses(P1, "end")
    t.says(P1, "steal P2").answers(P2, "allow")
    assert t.options() == ["end"]


def test_nobody_is_forced_to_steal_from_an_empty_deck_on() -> None:
    """GW-R4, GW-3.7"""
    t = scene("P1 hand: owl\nP2 hand: crow crow\ndeck:", closing_action="required")

    assert t.options() == ["steal P2", "end"]


def test_an_optional_closing_action_may_be_left_out() -> None:
    """GW-R4"""
    t = scene("P1 hand: owl\nP2 hand: crow crow\ndeck: path", closing_action="optional")

    assert t.options() == ["draw", "steal P2", "end"]
    t.says(P1, "end")
    assert t.shows("turn: P2\nP1 hand: owl\nidle: 1")


def test_a_rune_costs_the_play_and_gives_two() -> None:
    """GW-R5, GW-4.8"""
    t = scene("P1 hand: rune rune hydra\nP2 hand: crow\ndeck: path", rune_costs_action="true")

    t.says(P1, "rune")
    assert t.shows("plays: 0\ncloses: 1\nextras: 2")
    t.says(P1, "rune")
    assert t.shows("plays: 0\ncloses: 1\nextras: 3")
    t.plays(P1, "hydra").on(P2)
    assert t.shows("extras: 2\ndiscard: rune rune")


def test_a_free_rune_leaves_the_play() -> None:
    """GW-R5"""
    t = scene("P1 hand: rune rune hydra\nP2 hand: crow\ndeck: path", rune_costs_action="false")

    t.says(P1, "rune", "rune")
    assert t.shows("plays: 1\ncloses: 1\nextras: 4")
    t.plays(P1, "hydra").on(P2)

    assert t.shows("plays: 0\ncloses: 1\nextras: 4")


def test_a_free_rune_can_be_played_without_any_action_left() -> None:
    """GW-R5"""
    t = scene(
        "P1 hand: rune\nP2 hand: crow\ndeck: path\nplays: 0\ncloses: 0\nclosed: 1",
        rune_costs_action="false",
    )

    assert t.options() == ["rune", "end"]
    t.says(P1, "rune")
    assert t.shows("plays: 0\ncloses: 0\nextras: 2")


ONE_AND_TWO = """
    P1 hand: rune ghouls
    P2 hand: crow
    P3 hand: owl owl
    P4 hand:
    deck:
"""


@pytest.mark.parametrize(
    ("least", "regular", "power"),
    [
        ("2_regular", ["steal P3"], ["steal P2", "steal P3", "decline"]),
        ("1", ["steal P2", "steal P3"], ["steal P2", "steal P3", "decline"]),
        ("2_all", ["steal P3"], ["steal P3", "decline"]),
    ],
)
def test_the_smallest_hand_that_can_be_stolen_from(
    least: str, regular: list[str], power: list[str]
) -> None:
    """GW-R6, GW-4.2b"""
    t = scene(ONE_AND_TWO, steal_min_hand=least)

    assert t.options() == [*regular, "rune", "play ghouls", "lay ghouls", "end"]
    t.says(P1, "rune")
    assert t.options() == [*regular, "play ghouls", "lay ghouls", "end"]
    t.plays(P1, "ghouls")
    assert t.options() == power


@pytest.mark.parametrize(("least", "stolen"), [("2_regular", 2), ("1", 2), ("2_all", 1)])
def test_dracula_stops_at_the_smallest_hand(least: str, stolen: int) -> None:
    """GW-R6, GW-R42"""
    t = scene("P1 hand: dracula\nP2 hand: crow owl\ndeck:", steal_min_hand=least)

    t.plays(P1, "dracula").on(P2)
    for _ in range(stolen):
        t.answers(P2, "allow")

    assert t.frame == "MainAction"
    assert len(t.line("P1 hand").split()) == stolen


def test_the_minimum_of_two_holds_for_steals_only() -> None:
    """GW-R6"""
    t = scene(
        "P1 hand: troll amazon dark_unicorn\nP2 hand: crow\nP3 hand: owl\ndeck:",
        steal_min_hand="2_all",
    )

    for card in ("troll", "amazon", "dark_unicorn"):
        assert t.offers(f"play {card}")
    t.plays(P1, "troll")
    assert t.options() == ["seat P2", "seat P3", "decline"]
    t.says(P1, "seat P3")
    assert t.shows("P3 hand:\ndiscard: owl")


def test_supernaturals_are_placed_for_free_in_any_number() -> None:
    """GW-R7, GW-5.6"""
    t = scene(
        "P1 hand: elf hydra troll\nP2 hand: owl\ndeck: path crow",
        free_supernatural_placement="true",
    )

    t.lays(P1, "elf").lays(P1, "hydra", "combo P1 1").lays(P1, "troll", "combo P1 1")

    assert t.shows("P1 row: elf hydra troll | score: 5\nplays: 1\ncloses: 1")
    assert t.options() == ["draw"]


def test_paid_placement_costs_what_a_power_costs() -> None:
    """GW-R7"""
    t = scene(
        "P1 hand: elf hydra owl owl owl\nP2 hand: owl\ndeck: path crow",
        free_supernatural_placement="false",
    )

    t.lays(P1, "elf")

    assert t.shows("P1 row: elf\nplays: 0\ncloses: 1")
    assert t.options() == ["draw", "set owl owl owl"]


@pytest.mark.parametrize("card", ["bride", "centaur", "giant", "faeries"])
def test_playing_immediately_costs_nothing(card: str) -> None:
    """GW-R8, GW-4.10"""
    t = scene(f"""
        P1 row: {"mage" if card == "bride" else "elf"}
        P2 hand: {card}
        discard: {"rune" if card == "bride" else "mage"}
        deck: crow path swamp
        turn: P2
    """)

    t.plays(P2, card)
    if card != "centaur":
        t.says(P2, "card mage")
    assert t.options() == ["keep", "play mage"]
    t.says(P2, "play mage", "combo P2 1")

    assert t.shows(f"P2 hand: crow path | row: {card} mage\nplays: 0\ncloses: 1\nextras: 0")


def test_the_eternals_cannot_make_room_by_placing_in_between() -> None:
    """GW-R9, GW-5.1"""
    t = scene("""
        P1 hand: the_eternals owl owl owl hydra
        P2 hand: crow crow
        deck: path path path path path
    """)

    t.plays(P1, "the_eternals").on("draw")
    assert (t.frame, t.options()) == ("EternalsNext", ["draw", "steal P2", "decline"])
    t.refuses(P1, "set owl owl owl")
    t.refuses(P1, "lay hydra")
    t.says(P1, "draw", "draw")

    assert t.frame == "MainAction"
    assert t.shows("P1 hand: owl owl owl hydra path path path\ndeck: path path")


def test_a_combo_holds_five_supernaturals_at_most() -> None:
    """GW-R10, GW-5.5"""
    t = scene(
        "P1 hand: troll | row: elf hydra mage demon / amazon bride centaur dwarf ghouls",
        combo_cap="5",
    )

    t.says(P1, "lay troll")

    assert (t.frame, t.options()) == ("Place", ["new", "combo P1 1"])
    t.says(P1, "combo P1 1")
    assert t.shows("P1 score: 30")


def test_the_dragon_freezes_without_an_action() -> None:
    """GW-R11"""
    t = scene("P1 hand: dragon troll | row: elf\nP2 hand: owl", dragon_mode="static")
    assert not t.offers("play dragon")

    t.lays(P1, "dragon", "combo P1 1")

    assert t.shows("P1 row: elf dragon\nplays: 1")
    t.lays(P1, "troll")
    assert t.line("P1 row") == "elf dragon / troll"


def test_elf_may_use_a_card_beside_the_dragon() -> None:
    """GW-R11"""
    t = scene("P1 hand: elf | row: mage dragon\ndeck: owl crow path")

    t.plays(P1, "elf").on("mage")

    assert t.shows("P1 hand: owl crow | row: mage dragon / elf")


def test_a_dragon_may_lie_first_or_last() -> None:
    """GW-R12"""
    t = scene("P1 hand: demon troll hydra dragon\nP2 hand: owl\nP3 hand: elf")
    alone = scene("P1 hand: demon dragon\nP2 hand: owl")

    t.lays(P1, "demon").lays(P1, "troll", "combo P1 1").lays(P1, "hydra", "combo P1 1")
    t.lays(P1, "dragon", "combo P1 1")
    alone.lays(P1, "dragon").lays(P1, "demon")

    assert t.shows("P1 row: demon troll hydra dragon | score: 10\nplays: 1")
    assert alone.shows("P1 row: dragon / demon | score: 2")
    assert t.options(P3) == t.options(P2) == []
