import pytest

from games.grimwood.printed import CARDS, SPARE
from grimtable.games.grimwood.ids import DECK, KIND, REMOVED
from grimtable.games.grimwood.vocabulary import NAMES
from grimtable.kernel.errors import BadSetup
from grimtable.registry import get
from grimtable.testing.scene import P1, P2, scene

DEFAULTS = {
    "first_player": "random",
    "action_economy": "play_and_close",
    "turn_order": "free",
    "closing_action": "required",
    "rune_costs_action": "true",
    "free_supernatural_placement": "true",
    "steal_min_hand": "2_regular",
    "sorceress_cost": "set_of_three",
    "nymph_effect": "must",
    "already_played_scope": "table",
    "elf_scope": "any_controlled",
    "highwayman_mode": "one_for_one",
    "highwayman_may_give_himself": "true",
    "amazon_amount": "one",
    "amulet_power_scope": "each",
    "dark_unicorn_includes_self": "false",
    "dragon_mode": "static",
    "combo_cap": "5",
    "power_limit": "2",
    "final_turns": "all_others",
    "tie_break": "shared",
    "stall_rounds": "3",
}
GERMAN = {
    "turn_order": "close_last",
    "free_supernatural_placement": "false",
    "steal_min_hand": "2_all",
    "sorceress_cost": "pair_from_hand",
    "amulet_power_scope": "first_only",
}


@pytest.mark.parametrize(("seats", "removed"), [(2, SPARE), (3, []), (4, []), (5, []), (6, [])])
def test_two_players_play_without_two_runes_and_two_amulets(seats: int, removed: list[str]) -> None:
    """GW-11.1, GW-1.3"""
    t = get("grimwood").deal(seats, seed=seats)

    assert len(t.zones[DECK]) == CARDS - len(removed) - 3 * seats
    assert sorted(NAMES[KIND[card]] for card in t.zones[REMOVED]) == removed


def test_two_players_have_the_same_turn_as_more() -> None:
    """GW-11.1"""
    drawing = "P1 hand: rune mage owl owl owl\nP2 hand: crow crow\ndeck: path path"
    two, three = scene(drawing), scene(drawing, seats=3)

    assert two.options() == three.options()
    assert two.options() == ["draw", "steal P2", "rune", "set owl owl owl", "play mage", "lay mage"]
    assert two.shows("plays: 1\ncloses: 1\nextras: 0")


def test_the_draw_may_come_before_the_play() -> None:
    """GW-11.2, GW-3.4"""
    t = scene("""
        P1 hand: hydra
        P2 hand: crow
        deck: mage owl
    """)

    t.says(P1, "draw")
    assert t.options() == ["play hydra", "lay hydra", "play mage", "lay mage", "end"]
    t.plays(P1, "hydra").on(P2)

    assert t.shows("P1 hand: mage | row: hydra\nplays: 0\ncloses: 0")


def test_the_order_variant_asks_for_the_draw_first() -> None:
    """GW-11.2, GW-R3"""
    t = scene(
        """
        P1 hand: hydra rune
        P2 hand: crow crow
        deck: path owl
        """,
        turn_order="draw_first",
    )

    assert t.options() == ["draw", "steal P2", "lay hydra"]
    t.says(P1, "draw")
    assert t.options() == ["rune", "play hydra", "lay hydra", "end"]


def test_the_english_preset_is_all_defaults() -> None:
    """GW-11.3"""
    game = get("grimwood")

    assert {name: values[0] for name, values in game.options.items()} == DEFAULTS
    assert game.setup(3, "english") == game.setup(3, {}) == game.setup(3, DEFAULTS)


def test_the_german_preset_is_the_german_column() -> None:
    """GW-11.3"""
    game = get("grimwood")

    assert dict(game.presets["german"]) == GERMAN
    assert game.setup(3, "german") == game.setup(3, DEFAULTS | GERMAN)
    assert game.setup(3, "german") != game.setup(3, "english")


def test_every_option_has_just_its_values() -> None:
    """GW-11.3"""
    further = {
        "first_player": ("seat_1", "seat_2", "seat_3", "seat_4", "seat_5", "seat_6"),
        "action_economy": ("two_free",),
        "turn_order": ("close_last", "draw_first"),
        "closing_action": ("optional",),
        "rune_costs_action": ("false",),
        "free_supernatural_placement": ("false",),
        "steal_min_hand": ("1", "2_all"),
        "sorceress_cost": ("pair_from_hand",),
        "nymph_effect": ("may",),
        "already_played_scope": ("others_only", "table_and_discard"),
        "elf_scope": ("gained_this_turn",),
        "highwayman_mode": ("all",),
        "highwayman_may_give_himself": ("false",),
        "amazon_amount": ("all",),
        "amulet_power_scope": ("first_only",),
        "dark_unicorn_includes_self": ("true",),
        "dragon_mode": ("as_power",),
        "combo_cap": ("none_scores_15",),
        "power_limit": ("1", "3"),
        "final_turns": ("finish_round",),
        "tie_break": ("fewest_hand_cards", "most_combos"),
        "stall_rounds": ("1", "2", "4", "5", "6", "7", "8", "9", "10"),
    }

    options = get("grimwood").options

    assert {name: set(values) for name, values in options.items()} == {
        name: {DEFAULTS[name], *values} for name, values in further.items()
    }


@pytest.mark.parametrize(
    "options", [{"stall_rounds": "0"}, {"stall_rounds": "11"}, {"power_limit": "4"}, {"moon": "1"}]
)
def test_other_options_and_values_are_refused(options: dict[str, str]) -> None:
    """GW-11.3"""
    with pytest.raises(BadSetup):
        get("grimwood").deal(3, options)


def test_a_table_is_dealt_by_the_english_preset_unless_told_otherwise() -> None:
    """GW-11.3"""
    game = get("grimwood")

    assert game.deal(3).public().options == game.setup(3, "english")
    assert game.deal(3, "german").public().options == game.setup(3, "german")


def test_a_german_turn() -> None:
    """GW-11.3, GW-X32"""
    t = scene(
        """
        P1 hand: rune hydra mage
        P2 hand: owl owl
        P3 hand: crow
        deck: path swamp clearing
        """,
        turn_order="close_last",
        free_supernatural_placement="false",
        steal_min_hand="2_all",
        sorceress_cost="pair_from_hand",
        amulet_power_scope="first_only",
    )

    start = ["draw", "steal P2", "rune", "play hydra", "lay hydra", "play mage", "lay mage"]
    assert t.options() == start
    t.says(P1, "rune")
    assert t.shows("plays: 0\ncloses: 1\nextras: 2")
    assert t.options()[:4] == ["draw", "steal P2", "draw extra", "steal extra P2"]
    t.says(P1, "draw extra")
    assert t.shows("closes: 1\nextras: 1\nP1 hand: hydra mage path")
    t.lays(P1, "hydra")
    assert t.shows("extras: 0\nP1 row: hydra")
    assert t.options() == ["draw", "steal P2"]
    t.says(P1, "draw")
    assert t.options() == ["end"]
    assert t.refuses(P2, "draw").code == "not_your_decision"


@pytest.mark.parametrize(("kind", "hand"), [("owl", "crow crow crow"), ("crow", "owl owl crow")])
def test_the_german_sorceress_takes_a_pair_from_the_hand_only(kind: str, hand: str) -> None:
    """GW-R24, GW-X13"""
    t = scene(
        """
        P1 row: mage elf hydra troll demon
        P2 hand: sorceress owl owl crow crow crow | row: crow crow crow
        turn: P2
        """,
        sorceress_cost="pair_from_hand",
    )

    t.plays(P2, "sorceress")
    assert t.options() == ["pair owl", "pair crow", "decline"]
    other = "crow" if kind == "owl" else "owl"
    t.says(P2, f"pair {other}", "back", f"pair {kind}", "combo P1 1")

    assert t.shows(f"""
        P1 score: 0
        P2 hand: {hand} | row: crow crow crow / sorceress / mage elf hydra troll demon
        P2 score: 26
        discard: {kind} {kind}
    """)


def test_a_dragon_taken_from_the_pile_may_be_played_for_its_power() -> None:
    """GW-R11, GW-8.6"""
    t = scene("P1 hand: centaur troll | row: elf\ndiscard: dragon", dragon_mode="as_power")

    t.plays(P1, "centaur", "new")
    assert t.options() == ["keep", "play dragon"]
    t.says(P1, "play dragon", "combo P1 1", "lay troll")

    assert (t.frame, t.options()) == ("Place", ["new", "combo P1 2"])
