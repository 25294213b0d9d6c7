"""GW-3: the shape of a turn and its budget, under every order and economy."""

import pytest

from grimtable.kernel.errors import IllegalMove, NotYourDecision
from grimtable.testing.scene import P1, P2, P3, Scene, scene

FRESH = "plays: 1 | closes: 1 | extras: 0 | actions: 0 | powers: 0"


def turn(deck: str = "amulet amulet amulet amulet", more: str = "", **options: str) -> Scene:
    """P3's turn with a rune and two powers; only P1 can be stolen from."""
    drawing = f"""
        P1 hand: crow crow crow
        P2 hand: owl
        P3 hand: rune hydra mage
        turn: P3
        deck: {deck}
        {more}
    """
    return scene(drawing, game="grimwood", seats=3, **options)


def act(t: Scene, moves: str) -> None:
    """Whoever is asked makes these moves; every steal that is allowed brings a crow."""
    for move in moves.split(", "):
        if move == "allow":
            t.luck("crow")
        t.says(t.asked, move)


def step(t: Scene, moves: str, counters: str, options: str) -> None:
    """P3 makes these moves (comma-separated), then has these counters and these options."""
    act(t, moves)
    assert t.shows(counters)
    assert t.options() == options.split(", ")


def test_a_turn_has_two_actions_one_of_each_kind() -> None:
    """GW-3.1, GW-3.3"""
    t = turn()

    assert t.shows(FRESH)
    assert ", ".join(t.options()) == (
        "draw, steal P1, rune, play hydra, lay hydra, play mage, lay mage"
    )
    step(t, "play hydra, seat P1", "plays: 0 | closes: 1", "draw, steal P1, lay mage")
    step(t, "draw", "plays: 0 | closes: 0 | extras: 0", "lay mage, end")
    assert isinstance(t.refuses(P3, "draw"), IllegalMove)


def test_combos_are_placed_besides_the_two_actions() -> None:
    """GW-3.1, GW-3.2"""
    t = scene("""
        P1 hand: owl owl owl swamp path clearing elf hydra mage
        P2 hand: crow crow
    """)

    t.says(P1, "set owl owl owl", "set swamp path clearing").lays(P1, "elf").lays(P1, "hydra")

    assert t.shows(FRESH)
    assert t.options() == ["draw", "steal P2", "play mage", "lay mage"]
    assert t.score(P1) == 17


@pytest.mark.parametrize(
    ("moves", "counters"),
    [
        ("draw", "plays: 1 | closes: 0 | extras: 0"),
        ("steal P1, allow", "plays: 1 | closes: 0 | extras: 0"),
        ("play mage", "plays: 0 | closes: 1 | extras: 0"),
        ("rune", "plays: 0 | closes: 1 | extras: 2"),
        ("lay mage", "plays: 1 | closes: 1 | extras: 0"),
    ],
)
def test_draw_steal_power_and_rune_are_the_actions(moves: str, counters: str) -> None:
    """GW-3.2"""
    t = turn()

    act(t, moves)

    assert t.shows(counters)


def test_the_two_actions_come_in_either_order() -> None:
    """GW-3.4, GW-R3"""
    t = turn()

    step(t, "draw", "plays: 1 | closes: 0", "rune, play hydra, lay hydra, play mage, lay mage, end")
    step(t, "play mage", "plays: 0 | closes: 0", "lay hydra, end")


def test_the_play_action_may_be_left_out() -> None:
    """GW-3.5"""
    t = turn()

    t.says(P3, "draw", "end")

    assert t.asked == P1
    assert t.shows("P3 hand: rune hydra mage amulet | row:\nidle: 0")


def test_the_draw_or_steal_is_owed_while_the_deck_has_cards() -> None:
    """GW-3.6, GW-R4"""
    t = turn(deck="amulet")

    assert isinstance(t.refuses(P3, "end"), IllegalMove)
    step(t, "lay hydra", FRESH, "draw, steal P1, rune, play mage, lay mage")
    step(t, "steal P1, allow", "closes: 0", "rune, play mage, lay mage, end")


@pytest.mark.parametrize("economy", ["play_and_close", "two_free"])
def test_a_blocked_steal_counts_as_made(economy: str) -> None:
    """GW-3.6, GW-3.10"""
    t = scene(
        """
        P1 hand: rune hydra mage owl owl path path swamp
        P2 hand: amulet crow
    """,
        action_economy=economy,
    )

    t.says(P1, "steal P2").answers(P2, "block")

    assert t.frame == "DiscardToLimit"
    assert t.shows("plays: 0 | closes: 0 | extras: 0 | actions: 0 | powers: 0 | closed: 1")
    t.says(P1, "card owl")
    assert (t.asked, t.frame) == (P2, "MainAction")


def test_an_empty_deck_leaves_an_optional_steal() -> None:
    """GW-3.7, GW-R4"""
    t = turn(deck="")

    assert ", ".join(t.options()) == "steal P1, rune, play hydra, lay hydra, lay mage, end"
    step(t, "steal P1, allow", "closes: 0", "rune, play hydra, lay hydra, lay mage, end")


def test_a_power_that_empties_the_deck_lifts_the_debt() -> None:
    """GW-3.7"""
    t = turn(deck="amulet amulet")

    step(t, "play mage", "plays: 0 | closes: 1 | left: 2", "steal P1, lay hydra, end")


def test_sets_can_be_laid_after_both_actions_and_only_the_player_ends_the_turn() -> None:
    """GW-3.8, GW-R48"""
    t = scene("""
        P1 hand: mage owl owl
        P2 hand: crow
        deck: path owl crow crow
    """)

    t.says(P1, "play mage", "draw")
    assert t.options() == ["set owl owl owl", "end"]
    t.says(P1, "set owl owl owl")
    assert t.options() == ["end"]
    assert t.asked == P1
    t.says(P1, "end")
    assert t.asked == P2


def test_after_the_hand_limit_the_next_player_has_a_fresh_budget() -> None:
    """GW-3.9, GW-9.2"""
    t = scene("""
        P1 hand: rune
        P2 hand: rune owl owl owl owl owl owl owl owl
        deck: owl path
        turn: P2
    """)

    t.says(P2, "rune", "draw", "end")
    assert t.frame == "DiscardToLimit"
    assert t.options() == ["card owl"]  # asked all the same
    assert t.shows("plays: 0 | closes: 0 | extras: 2 | closed: 1")
    t.says(P2, "card owl", "card owl")

    assert t.asked == P1
    assert t.shows(f"{FRESH} | closed: 0 | discard: owl owl rune")


def test_a_skipped_player_is_passed_over() -> None:
    """GW-3.9"""
    t = scene("""
        P1 hand: owl
        P2 hand: owl | skips: 2
        P3 hand: owl | skips: 1
    """)

    t.says(P1, "draw", "end")
    assert t.asked == P1
    assert t.shows("P2 skips: 1")
    assert t.shows("P3 skips: 0")
    t.says(P1, "draw", "end")
    assert t.asked == P3
    assert t.shows("P2 skips: 0 | hand: owl")


def test_power_starts_are_counted_anew_in_every_turn() -> None:
    """GW-3.9, GW-8.8"""
    t = scene(
        """
        P1 hand: mage
        P2 hand: nymph
        deck: owl owl owl owl owl owl
    """,
        power_limit="1",
    )

    t.says(P1, "play mage", "draw", "end")
    t.plays(P2, "nymph").on("mage").says(P2, "new")

    assert t.shows("P2 hand: owl owl | row: nymph / mage")


def test_what_was_gained_in_another_turn_is_not_gained_now() -> None:
    """GW-3.9, GW-R28"""
    t = scene("P1 hand: amazon elf", elf_scope="gained_this_turn")

    t.says(P1, "lay amazon", "draw", "end").says(P2, "draw", "end")

    assert not t.offers("play elf")


def test_powers_use_the_play_before_the_extras() -> None:
    """GW-3.10, GW-R5"""
    t = turn(more="extras: 1")

    step(t, "play mage", "plays: 0 | extras: 1", "draw, steal P1, rune, play hydra, lay hydra")
    step(t, "play hydra, new, seat P2", "plays: 0 | extras: 0 | closes: 1", "draw, steal P1")


def test_draws_and_steals_use_the_close_before_the_extras() -> None:
    """GW-3.10, GW-R5"""
    t = turn(more="extras: 2\n plays: 0")
    powers = "rune, play hydra, lay hydra, play mage, lay mage, end"

    step(t, "draw", "closes: 0 | extras: 2", f"draw, steal P1, {powers}")
    step(t, "steal P1, allow", "closes: 0 | extras: 1", f"draw, steal P1, {powers}")
    step(t, "draw", "plays: 0 | closes: 0 | extras: 0", "lay hydra, lay mage, end")


def test_an_empty_hand_takes_turns_like_any_other() -> None:
    """GW-3.11"""
    t = scene("""
        P1 hand:
        P2 hand: crow crow
    """)

    assert t.options() == ["draw", "steal P2"]
    t.says(P1, "steal P2").luck("crow").answers(P2, "allow")
    assert t.options() == ["end"]
    assert t.shows("P1 hand: crow")


def test_a_player_without_cards_in_hand_and_on_the_table_is_not_passed_over() -> None:
    """GW-3.11"""
    t = scene("P1 hand: owl", seats=3)

    t.says(P1, "draw", "end")
    assert t.asked == P2
    assert t.options() == ["draw", "steal P1"]
    t.says(P2, "draw", "end")
    assert t.asked == P3


def test_outside_the_own_turn_one_can_only_answer_a_steal() -> None:
    """GW-3.12"""
    t = scene("""
        P1 hand: elf
        P2 hand: owl owl owl mage rune amulet
    """)

    assert t.options(P2) == []
    for move in ["draw", "end", "set owl owl owl", "play mage", "lay mage", "rune", "block"]:
        assert isinstance(t.refuses(P2, move), NotYourDecision)
    t.says(P1, "steal P2")
    assert t.options(P2) == ["allow", "block"]
    assert t.options(P1) == []


def test_close_last_knows_a_closing_and_an_extra_form() -> None:
    """GW-3.10, GW-R3"""
    t = turn(turn_order="close_last")
    lays = "play hydra, lay hydra, play mage, lay mage"

    assert ", ".join(t.options()) == f"draw, steal P1, rune, {lays}"
    step(
        t,
        "rune",
        "plays: 0 | closes: 1 | extras: 2",
        f"draw, steal P1, draw extra, steal extra P1, {lays}",
    )
    step(
        t,
        "draw extra",
        "plays: 0 | closes: 1 | extras: 1 | closed: 0",
        f"draw, steal P1, draw extra, steal extra P1, {lays}",
    )
    step(t, "steal extra P1, allow", "closes: 1 | extras: 0", "draw, steal P1, lay hydra, lay mage")
    step(t, "draw", "closes: 0 | closed: 1", "lay hydra, lay mage, end")


@pytest.mark.parametrize("closing", ["draw", "steal P1, allow"])
def test_the_closing_form_ends_play_and_extras(closing: str) -> None:
    """GW-3.10, GW-R3"""
    t = turn(turn_order="close_last", more="extras: 2")

    step(t, closing, "plays: 0 | closes: 0 | extras: 0 | closed: 1", "lay hydra, lay mage, end")


def test_draw_first_holds_powers_and_runes_back() -> None:
    """GW-3.4, GW-R3, GW-R49"""
    t = turn(turn_order="draw_first")
    cards = "play hydra, lay hydra, play mage, lay mage, end"

    assert t.options() == ["draw", "steal P1", "lay hydra", "lay mage"]
    step(t, "draw", "plays: 1 | closes: 0", f"rune, {cards}")
    step(t, "rune", "plays: 0 | closes: 0 | extras: 2", f"draw, steal P1, {cards}")
    step(t, "draw", "closes: 0 | extras: 1", f"draw, steal P1, {cards}")
    step(t, "play mage", "closes: 0 | extras: 0", "lay hydra, end")


@pytest.mark.parametrize(
    ("rune", "plays"),
    [("true", 0), ("false", 1)],
)
def test_draw_first_gives_up_an_unused_close_that_is_not_owed(rune: str, plays: int) -> None:
    """GW-R49, GW-R5"""
    t = turn(deck="", turn_order="draw_first", rune_costs_action=rune)

    assert ", ".join(t.options()) == "steal P1, rune, play hydra, lay hydra, lay mage, end"
    t.says(P3, "rune")
    assert t.shows(f"plays: {plays} | closes: 0 | extras: 2")
    t.says(P3, "steal P1").luck("crow").answers(P1, "allow")
    assert t.shows(f"plays: {plays} | closes: 0 | extras: 1")


def test_draw_first_lets_a_player_play_at_once_when_nothing_is_owed() -> None:
    """GW-R49, GW-R4"""
    t = turn(turn_order="draw_first", closing_action="optional")

    step(t, "play hydra, seat P1", "plays: 0 | closes: 0 | extras: 0", "lay mage, end")


@pytest.mark.parametrize("order", ["free", "close_last"])
def test_playing_gives_up_no_close_in_the_other_orders(order: str) -> None:
    """GW-R49"""
    t = turn(turn_order=order, closing_action="optional")

    step(t, "play hydra, seat P1", "plays: 0 | closes: 1", "draw, steal P1, lay mage, end")


def test_an_optional_closing_action_lets_the_turn_end_at_once() -> None:
    """GW-R4, GW-3.6"""
    t = turn(closing_action="optional")

    assert ", ".join(t.options()) == (
        "draw, steal P1, rune, play hydra, lay hydra, play mage, lay mage, end"
    )
    t.says(P3, "end")
    assert t.asked == P1
    assert t.shows("idle: 1")


@pytest.mark.parametrize(("idle", "options"), [(8, "draw, steal P2, end"), (9, "draw")])
def test_only_the_stall_rule_makes_an_optional_closing_action_owed(idle: int, options: str) -> None:
    """GW-R4, GW-R39"""
    t = scene(
        f"""
        P1 hand: owl
        P2 hand: crow crow
        P3 hand: crow
        deck: path
        idle: {idle}
    """,
        closing_action="optional",
    )

    assert t.options() == options.split(", ")


@pytest.mark.parametrize(
    ("deck", "options"), [("path", "draw, steal P2"), ("", "steal P2, steal extra P2, end")]
)
def test_the_last_free_action_is_kept_for_an_owed_close(deck: str, options: str) -> None:
    """GW-R50, GW-R3"""
    t = scene(
        f"""
        P1 hand: owl
        P2 hand: crow crow
        deck: {deck}
        actions: 1
    """,
        turn_order="close_last",
        action_economy="two_free",
    )

    assert ", ".join(t.options()) == options
