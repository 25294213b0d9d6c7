import pytest

from grimtable.testing.scene import P1, P2, Scene, scene

TURN = """
    P1 hand: mage hydra rune
    P2 hand: crow crow
    deck: path path path path path
"""
EMPTY = TURN.replace("path path path path path", "")


def turn(drawing: str = TURN, **options: str) -> Scene:
    """A turn of P1 under these options."""
    return scene(drawing, game="grimwood", seats=2, **options)


def test_two_free_actions_with_close_last() -> None:
    """GW-R50, GW-R3"""
    t = turn(action_economy="two_free", turn_order="close_last")
    draws = ["draw", "steal P2", "draw extra", "steal extra P2"]
    cards = ["play hydra", "lay hydra", "play mage", "lay mage"]
    assert t.options() == [*draws, "rune", *cards]

    t.says(P1, "draw extra")
    assert t.shows("actions: 1\npowers: 1\nclosed: 0")
    assert t.options() == ["draw", "steal P2", "rune", "lay hydra", "lay mage"]
    t.says(P1, "rune")
    assert t.shows("actions: 2\npowers: 3")
    assert t.options() == [*draws, *cards]
    t.says(P1, "steal extra P2").answers(P2, "allow")
    assert t.shows("actions: 1\npowers: 3\nclosed: 0")
    t.says(P1, "draw")

    assert t.shows("actions: 0\npowers: 3\nclosed: 1")
    assert t.options() == ["lay hydra", "lay mage", "end"]


def test_the_closing_draw_takes_all_free_actions() -> None:
    """GW-R3"""
    t = turn(action_economy="two_free", turn_order="close_last")

    t.says(P1, "draw")

    assert t.shows("actions: 0\npowers: 1\nclosed: 1")
    assert t.options() == ["lay hydra", "lay mage", "end"]


def test_two_free_actions_with_close_last_and_nothing_owed() -> None:
    """GW-R50, GW-R4"""
    t = turn(action_economy="two_free", turn_order="close_last", closing_action="optional")

    t.says(P1, "draw extra")
    assert t.shows("actions: 1\npowers: 1")
    assert t.options() == [
        "draw",
        "steal P2",
        "draw extra",
        "steal extra P2",
        "rune",
        "play hydra",
        "lay hydra",
        "play mage",
        "lay mage",
        "end",
    ]
    t.says(P1, "draw extra")
    assert t.options() == ["lay hydra", "lay mage", "end"]


def test_two_free_actions_with_close_last_and_an_empty_deck() -> None:
    """GW-R50, GW-3.7"""
    t = turn(EMPTY + "\nactions: 1", action_economy="two_free", turn_order="close_last")
    cards = ["play hydra", "lay hydra", "lay mage", "end"]

    assert t.options() == ["steal P2", "steal extra P2", "rune", *cards]


def test_two_free_actions_with_draw_first() -> None:
    """GW-R49, GW-R50"""
    t = turn(action_economy="two_free", turn_order="draw_first")
    assert t.options() == ["draw", "steal P2", "lay hydra", "lay mage"]

    t.says(P1, "draw")
    assert t.shows("actions: 1\npowers: 1\nclosed: 1")
    after = ["draw", "steal P2", "rune", "play hydra", "lay hydra", "play mage", "lay mage", "end"]
    assert t.options() == after


def test_with_two_free_actions_playing_first_loses_nothing() -> None:
    """GW-R49"""
    t = turn(EMPTY.replace("mage", "troll"), action_economy="two_free", turn_order="draw_first")

    t.plays(P1, "hydra").on(P2)

    assert t.shows("actions: 1\npowers: 0\ncloses: 0\nplays: 0")
    assert t.options() == ["steal P2", "rune", "lay troll", "end"]


def test_a_free_rune_with_two_free_actions() -> None:
    """GW-R5, GW-R50"""
    t = turn(action_economy="two_free", rune_costs_action="false")

    t.says(P1, "rune")
    assert t.shows("actions: 4\npowers: 3\nplays: 0\nextras: 0")
    spent = turn(
        TURN + "\nactions: 0\npowers: 0\nclosed: 1",
        action_economy="two_free",
        rune_costs_action="false",
    )
    assert spent.options() == ["rune", "lay hydra", "lay mage", "end"]
    spent.says(P1, "rune")
    assert spent.shows("actions: 2\npowers: 2")


def test_a_paid_rune_with_two_free_actions() -> None:
    """GW-R5"""
    t = turn(action_economy="two_free", rune_costs_action="true")
    spent = turn(TURN + "\nactions: 0\nclosed: 1", action_economy="two_free")

    t.says(P1, "rune")

    assert t.shows("actions: 3\npowers: 3")
    assert spent.options() == ["lay hydra", "lay mage", "end"]


@pytest.mark.parametrize("economy", ["play_and_close", "two_free"])
def test_a_free_rune_is_not_played_after_the_closing_draw(economy: str) -> None:
    """GW-R5, GW-R3"""
    t = turn(turn_order="close_last", rune_costs_action="false", action_economy=economy)
    assert t.offers("rune")

    t.says(P1, "draw")

    assert t.options() == ["lay hydra", "lay mage", "end"]


def test_a_free_rune_with_close_last_leaves_play_and_close() -> None:
    """GW-R5"""
    t = turn(turn_order="close_last", rune_costs_action="false")

    t.says(P1, "rune")

    assert t.shows("plays: 1\ncloses: 1\nextras: 2")


@pytest.mark.parametrize("economy", ["play_and_close", "two_free"])
def test_a_free_rune_waits_for_the_first_draw(economy: str) -> None:
    """GW-R5, GW-R49"""
    t = turn(turn_order="draw_first", rune_costs_action="false", action_economy=economy)
    assert t.options() == ["draw", "steal P2", "lay hydra", "lay mage"]

    t.says(P1, "draw")

    assert t.offers("rune") and t.offers("play mage") and t.offers("end")


def test_a_free_rune_played_before_an_optional_close_gives_it_up() -> None:
    """GW-R49, GW-R5"""
    t = turn(turn_order="draw_first", rune_costs_action="false", closing_action="optional")
    assert t.offers("rune") and t.offers("end")
    t.says(P1, "rune")

    assert t.shows("plays: 1\ncloses: 0\nextras: 2")


@pytest.mark.parametrize(
    ("order", "closes"), [("free", "1"), ("close_last", "1"), ("draw_first", "0")]
)
def test_only_draw_first_gives_up_the_close(order: str, closes: str) -> None:
    """GW-R49"""
    t = turn(turn_order=order, closing_action="optional")

    t.plays(P1, "hydra").on(P2)

    assert t.shows(f"plays: 0\ncloses: {closes}\nextras: 0")
    assert t.offers("draw") is (closes == "1")


def test_a_paid_placement_before_an_optional_close_gives_it_up() -> None:
    """GW-R49, GW-R7"""
    t = turn(
        turn_order="draw_first", closing_action="optional", free_supernatural_placement="false"
    )

    t.lays(P1, "hydra")

    assert t.shows("plays: 0\ncloses: 0")
    assert t.options() == ["end"]


def test_a_free_placement_gives_up_nothing() -> None:
    """GW-R49, GW-R7"""
    t = turn(turn_order="draw_first")

    t.lays(P1, "hydra").lays(P1, "mage")

    assert t.shows("plays: 1\ncloses: 1")
    assert t.options() == ["draw", "steal P2"]


def test_paid_placement_ends_with_the_closing_draw() -> None:
    """GW-R7, GW-R3"""
    t = turn(turn_order="close_last", free_supernatural_placement="false")

    t.says(P1, "draw")

    assert t.options() == ["end"]


def test_close_last_without_extra_actions_has_one_form_only() -> None:
    """GW-R3"""
    t = turn(turn_order="close_last", closing_action="optional")

    assert t.options()[:3] == ["draw", "steal P2", "rune"]
    assert t.options()[-1] == "end"


JUDGED = [
    # card, rest of the hand, table, option, value, offered for its power?
    ("dark_unicorn", "owl", "", "dark_unicorn_includes_self", "true", True),
    ("dark_unicorn", "", "", "dark_unicorn_includes_self", "true", False),
    ("dracula", "", "P2 hand: owl", "steal_min_hand", "2_all", False),
    ("dracula", "", "P2 hand: owl owl", "steal_min_hand", "2_all", True),
    ("goblins", "", "P2 hand: owl", "steal_min_hand", "2_all", False),
    ("goblins", "", "P2 hand: owl", "steal_min_hand", "1", True),
    ("ghouls", "", "P2 hand: owl", "steal_min_hand", "2_all", False),
    ("ghouls", "", "P2 hand: owl owl", "steal_min_hand", "2_all", True),
    ("the_eternals", "", "P2 hand: owl", "steal_min_hand", "2_all", False),
    ("the_eternals", "", "P2 hand: owl owl", "steal_min_hand", "2_all", True),
    ("shadow_queen", "", "P2 hand: owl", "steal_min_hand", "2_all", True),
    ("troll", "", "P2 hand: owl", "steal_min_hand", "2_all", True),
    ("hydra", "", "P2 hand: owl", "steal_min_hand", "2_all", True),
    ("amazon", "", "P2 hand: owl", "steal_min_hand", "2_all", True),
    ("dragon", "", "", "dragon_mode", "as_power", True),
    ("bride", "", "P2 row: mage dragon", "dragon_mode", "as_power", False),
    ("bride", "", "P1 row: mage", "already_played_scope", "others_only", False),
    ("bride", "", "discard: mage", "already_played_scope", "table_and_discard", True),
    ("bride", "", "discard: elf owl", "already_played_scope", "table_and_discard", False),
    ("nymph", "", "P1 row: mage", "already_played_scope", "others_only", False),
    ("nymph", "", "discard: elf owl", "already_played_scope", "table_and_discard", True),
    ("nymph", "", "discard: owl crow", "already_played_scope", "table_and_discard", False),
    ("elf", "", "P1 row: mage", "elf_scope", "gained_this_turn", False),
    ("sorceress", "owl owl", "P2 row: elf", "sorceress_cost", "pair_from_hand", True),
    ("sorceress", "crow crow", "P2 row: elf", "sorceress_cost", "pair_from_hand", True),
    ("sorceress", "owl crow", "P2 row: elf", "sorceress_cost", "pair_from_hand", False),
    (
        "sorceress",
        "owl",
        "P1 row: owl owl owl\nP2 row: elf",
        "sorceress_cost",
        "pair_from_hand",
        False,
    ),
    ("highwayman", "", "P2 row: elf", "highwayman_may_give_himself", "false", False),
    ("highwayman", "", "P1 row: owl owl owl\nP2 row: elf", "highwayman_mode", "all", True),
    ("highwayman", "", "P2 row: dragon", "highwayman_mode", "all", False),
]


@pytest.mark.parametrize(("card", "hand", "table", "option", "value", "offered"), JUDGED)
def test_options_decide_too_whether_a_power_can_do_something(
    card: str, hand: str, table: str, option: str, value: str, offered: bool
) -> None:
    """GW-8.12, GW-R18"""
    t = turn(f"P1 hand: {card} {hand}\ndeck:\n{table}", **{option: value})

    assert t.offers(f"play {card}") is offered
    assert t.offers(f"lay {card}")


def test_elf_cannot_choose_a_dragon_that_was_only_laid() -> None:
    """GW-R11, GW-C.elf"""
    t = scene("P1 hand: elf dragon | row: hydra\nP2 hand: owl", dragon_mode="as_power")

    t.lays(P1, "dragon", "combo P1 1")
    t.plays(P1, "elf", "new")

    assert t.options() == ["card hydra", "decline"]


def test_paid_placement_uses_up_a_free_action_and_a_power() -> None:
    """GW-R7, GW-R50"""
    t = scene(
        "P1 hand: elf hydra rune\nP2 hand: owl\ndeck: path crow",
        free_supernatural_placement="false",
        action_economy="two_free",
    )

    t.lays(P1, "elf")

    assert t.shows("P1 row: elf\nactions: 1\npowers: 0")
    assert t.options() == ["draw", "rune"]


@pytest.mark.parametrize("top", ["amazon", "troll", "werewolf"])
def test_with_paid_placement_a_taken_card_may_be_laid_for_free(top: str) -> None:
    """GW-R7, GW-R8"""
    t = turn(
        f"P1 hand: centaur\nP2 hand: owl\ndiscard: {top}\ndeck: path",
        free_supernatural_placement="false",
    )

    t.plays(P1, "centaur")
    assert t.options() == ["keep", f"play {top}", f"lay {top}"]
    t.says(P1, f"lay {top}", "combo P1 1")

    assert t.frame == "MainAction"
    assert t.shows(f"P1 row: centaur {top}\nP2 hand: owl\nplays: 0\ncloses: 1")


def test_without_a_cap_combos_grow_but_score_fifteen() -> None:
    """GW-R10"""
    t = scene(
        "P1 hand: troll giant | row: amazon bride centaur dwarf ghouls",
        combo_cap="none_scores_15",
    )
    assert t.score(P1) == 15

    t.says(P1, "lay troll")
    assert t.options() == ["new", "combo P1 1"]
    t.says(P1, "combo P1 1")
    t.lays(P1, "giant", "combo P1 1")

    assert t.shows("P1 row: amazon bride centaur dwarf ghouls troll giant | score: 15")


def test_a_dragon_that_must_be_played_is_an_ordinary_card_until_then() -> None:
    """GW-R11"""
    t = scene(
        "P1 hand: dragon troll | row: elf\nP2 hand: demon nymph bride",
        dragon_mode="as_power",
    )

    t.lays(P1, "dragon", "combo P1 1")
    t.says(P1, "lay troll")
    assert t.options() == ["new", "combo P1 1"]
    t.says(P1, "combo P1 1", "draw", "end")

    assert t.shows("P1 row: elf dragon troll | score: 5")
    t.plays(P2, "nymph")
    assert t.options() == ["card dragon", "card elf", "card troll", "decline"]
    t.says(P2, "card dragon", "new")
    assert t.shows("P1 row: elf troll\nP2 row: nymph / dragon")
    t.says(P2, "lay demon")
    assert t.options() == ["new", "combo P2 1"]


def test_a_dragon_played_for_its_power_freezes_its_combo() -> None:
    """GW-R11"""
    t = scene(
        "P1 hand: dragon troll demon | row: elf\nP2 hand: owl\nextras: 1",
        dragon_mode="as_power",
    )
    assert t.offers("play dragon") and t.offers("lay dragon")

    t.plays(P1, "dragon", "combo P1 1")
    assert t.shows("P1 row: elf dragon\nplays: 0\nextras: 1")
    t.lays(P1, "troll")
    assert t.line("P1 row") == "elf dragon / troll"
    t.plays(P1, "demon")

    assert t.options() == ["combo P1 2", "combo P1 3", "decline"]


def test_what_was_gained_is_forgotten_with_the_turn() -> None:
    """GW-R28, GW-R19"""
    t = scene(
        "P1 hand: werewolf elf\nP2 skips: 1\ndeck: owl owl owl owl\nturn: P1",
        elf_scope="gained_this_turn",
        power_limit="1",
    )

    t.plays(P1, "werewolf").on(P2)
    t.says(P1, "draw", "end")

    assert t.asked == P1
    assert not t.offers("play elf")


def test_all_but_the_others_frozen_combos_change_owners() -> None:
    """GW-R29"""
    t = scene(
        "P1 hand: highwayman\nP2 row: dragon mage / troll\nP3 hand: owl", highwayman_mode="all"
    )

    t.plays(P1, "highwayman")
    t.says(P1, "seat P2")

    assert t.shows("P1 row: troll\nP2 row: dragon mage / highwayman")
