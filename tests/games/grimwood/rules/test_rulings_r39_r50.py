import pytest

from games.facts import facts
from games.grimwood import printed
from games.grimwood.printed import COPIES, GROUPS, MALES
from grimtable.games.grimwood.ids import CARDS, KIND, STALLED
from grimtable.games.grimwood.vocabulary import CARDS as FACTS
from grimtable.games.grimwood.vocabulary import NAMES
from grimtable.registry import get
from grimtable.testing.scene import P1, P2, P3, scene


def test_after_three_rounds_of_stealing_a_draw_is_forced() -> None:
    """GW-R39, GW-X26"""
    t = scene("P1 hand: owl owl\nP2 hand: crow crow\ndeck: path path path", stall_rounds="3")
    t.table.events = []

    for turn in range(6):
        thief, victim = (P1, P2) if turn % 2 == 0 else (P2, P1)
        assert t.line("idle") == str(turn)
        t.says(thief, f"steal P{victim + 1}").answers(victim, "allow")
        t.says(thief, "end")

    assert (t.asked, t.line("idle"), t.options()) == (P1, "6", ["draw"])
    assert facts(t, 7, STALLED) == [(STALLED, P1, 6)]
    t.says(P1, "draw")
    assert t.shows("deck: path path\nidle: 0")
    t.says(P1, "end")
    assert t.options() == ["draw", "steal P1"]


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("rounds", ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"])
def test_the_stall_rule_waits_so_many_rounds(rounds: str, seats: int) -> None:
    """GW-R39"""
    drawing = "P1 hand: owl\nP2 hand: crow crow\ndeck: path path\nidle: {}"
    bound = int(rounds) * seats
    before = scene(drawing.format(bound - 1), seats=seats, stall_rounds=rounds)
    after = scene(drawing.format(bound), seats=seats, stall_rounds=rounds)

    assert before.options() == ["draw", "steal P2"]
    assert after.options() == ["draw"]


def test_a_power_that_takes_a_deck_card_lifts_the_stall_at_once() -> None:
    """GW-R39"""
    t = scene("P1 hand: mage rune\nP2 hand: crow crow\ndeck: path path path\nidle: 6")
    assert t.options() == ["draw", "rune", "play mage", "lay mage"]

    t.plays(P1, "mage")
    assert t.line("idle") == "0"
    assert t.options() == ["draw", "steal P2"]
    t.says(P1, "steal P2").answers(P2, "allow").says(P1, "end")

    assert t.shows("turn: P2\nidle: 0")


def test_power_steals_stay_allowed_in_a_stall_and_lift_nothing() -> None:
    """GW-R39"""
    t = scene("P1 hand: ghouls rune\nP2 hand: crow crow\ndeck: path path path\nidle: 6")

    t.says(P1, "rune")
    assert t.options() == ["draw", "play ghouls", "lay ghouls"]
    t.plays(P1, "ghouls").on("steal P2")
    t.answers(P2, "allow")

    assert t.shows("idle: 6\nextras: 1")
    assert t.options() == ["draw"]


def test_a_turn_cut_short_by_an_amulet_counts_as_one_without_a_draw() -> None:
    """GW-R39"""
    t = scene("P1 hand: owl\nP2 hand: amulet crow\nP3 skips: 1\ndeck: path path")

    t.says(P1, "steal P2").answers(P2, "block")
    assert t.shows("turn: P2\nidle: 1")
    t.says(P2, "draw")
    assert t.line("idle") == "0"
    t.says(P2, "end")

    assert t.shows("turn: P1\nidle: 1\nP3 skips: 0")


def test_a_stalled_turn_with_an_optional_close_must_draw() -> None:
    """GW-R39, GW-R4"""
    t = scene(
        "P1 hand: werewolf\nP2 hand: crow crow\ndeck: path path\nidle: 2",
        closing_action="optional",
        stall_rounds="1",
    )

    assert t.options() == ["draw", "play werewolf", "lay werewolf"]
    t.says(P1, "draw")
    assert t.options() == ["play werewolf", "lay werewolf", "end"]


def test_an_empty_deck_cannot_stall() -> None:
    """GW-R39"""
    t = scene("P1 hand: owl\nP2 hand: crow crow\ndeck:\nidle: 6\nleft: 1")

    assert t.options() == ["steal P2", "end"]
    t.says(P1, "end")
    assert t.line("idle") == "6"


STALLED_TURN = "P1 hand: hydra rune\nP2 hand: crow crow\ndeck: path path path\nidle: 6\n"


def test_in_a_stall_an_extra_draw_is_enough() -> None:
    """GW-R39, GW-R3"""
    t = scene(STALLED_TURN, turn_order="close_last", closing_action="optional")

    t.says(P1, "rune")
    assert t.options() == ["draw", "draw extra", "play hydra", "lay hydra"]
    t.says(P1, "draw extra")

    assert t.shows("extras: 1\ncloses: 1\nidle: 0")
    draws = ["draw", "steal P2", "draw extra", "steal extra P2"]
    assert t.options() == [*draws, "play hydra", "lay hydra", "end"]


def test_in_a_stall_two_free_actions_keep_one_for_the_draw() -> None:
    """GW-R39, GW-R50"""
    options = {"action_economy": "two_free", "closing_action": "optional"}
    t = scene(STALLED_TURN, game="grimwood", seats=2, **options)
    late = scene(STALLED_TURN + "actions: 1", game="grimwood", seats=2, **options)

    assert t.options() == ["draw", "rune", "play hydra", "lay hydra"]
    assert late.options() == ["draw", "rune", "lay hydra"]


def test_in_a_stall_draw_first_waits_for_the_draw() -> None:
    """GW-R39, GW-R49"""
    t = scene(STALLED_TURN, turn_order="draw_first", closing_action="optional")

    assert t.options() == ["draw", "lay hydra"]


def test_the_cards_of_the_ledger_are_played_with() -> None:
    """GW-R40, GW-1.1"""
    assert len(KIND) == CARDS == printed.CARDS
    for kind, name in enumerate(NAMES):
        assert KIND.count(kind) == FACTS[name]["copies"] == COPIES[name]
    assert list(NAMES) == list(COPIES)
    assert [name for name in NAMES if FACTS[name].get("male")] == MALES
    assert {name: FACTS[name]["group"] for name in NAMES} == GROUPS


@pytest.mark.parametrize("starter", ["elf", "nymph"])
def test_a_steal_of_a_power_started_again_is_still_a_powers_steal(starter: str) -> None:
    """GW-R41, GW-7.5"""
    t = scene(f"P1 hand: {starter} | row: ghouls\nP2 hand: amulet owl\ndeck: crow crow")

    t.plays(P1, starter, "new").on("ghouls")
    if starter == "nymph":
        t.says(P1, "new")
    t.says(P1, "steal P2").answers(P2, "block")

    assert (t.frame, t.asked) == ("MainAction", P1)
    assert t.shows("P2 hand: owl\nplays: 0\ncloses: 1\nturn: P1")


def test_draculas_second_steal_lapses_with_an_empty_hand() -> None:
    """GW-R42"""
    t = scene("P1 hand: dracula\nP2 hand: crow\nP3 hand: owl owl")

    t.plays(P1, "dracula").on(P2)
    t.answers(P2, "allow")

    assert (t.frame, t.asked) == ("MainAction", P1)
    assert t.shows("P1 hand: crow\nP2 hand:\nP3 hand: owl owl")


def test_a_victim_may_spend_the_last_card_as_an_amulet() -> None:
    """GW-R42"""
    t = scene("P1 hand: owl\nP2 hand: amulet\ndeck: path", steal_min_hand="1")
    power = scene("P1 hand: dracula\nP2 hand: amulet\ndeck: path")

    t.says(P1, "steal P2").answers(P2, "block")
    power.plays(P1, "dracula").on(P2)
    power.answers(P2, "block")

    assert t.shows("P1 hand: owl\nP2 hand:\ndiscard: amulet\nturn: P2")
    assert (power.frame, power.asked) == ("MainAction", P1)


def test_goblins_choose_only_among_those_who_still_hold_cards() -> None:
    """GW-R42, GW-C.goblins"""
    t = scene("P1 hand: goblins\nP2 hand: crow\nP3 hand: owl owl")

    t.plays(P1, "goblins").on(P2)
    t.answers(P2, "allow")

    assert t.options() == ["seat P3", "decline"]


def test_a_seat_nobody_thinks_for_keeps_its_cards_and_holds_nobody_up() -> None:
    """GW-R43"""
    game = get("grimwood")
    t = game.deal(3, seed=5)

    while t.waiting:
        assert t.options, t.stack[-1]
        assert t.out == 0
        t.play(t.seat, t.options[0])

    lying = [card for zone in t.zones for card in zone]
    lying += [card for row in t.own().rows for combo in row for card in combo]
    assert sorted(lying) == list(range(CARDS))
    outcome = t.outcome()
    assert outcome is not None and len(outcome.scores) == 3


def test_without_a_hand_large_enough_no_steal_is_offered() -> None:
    """GW-R44"""
    t = scene("P1 hand: owl\nP2 hand: crow\nP3 hand:\ndeck: path")
    empty = scene("P1 hand: owl\nP2 hand: crow\nP3 hand:\ndeck:")

    assert t.options() == ["draw"]
    assert empty.options() == ["end"]


def test_a_player_moves_own_cards_only_by_a_power() -> None:
    """GW-R45, GW-5.7"""
    t = scene("P1 hand: nymph | row: elf mage / troll hydra\ndeck: owl crow path")
    assert t.options() == ["draw", "play nymph", "lay nymph"]

    t.plays(P1, "nymph", "combo P1 2").on("mage")
    t.says(P1, "combo P1 2")

    assert t.shows("P1 hand: owl crow | row: elf / troll hydra nymph mage | score: 11")


def test_the_readings_other_people_play_by() -> None:
    """GW-R46"""
    game = get("grimwood")
    small = game.deal(2)
    hands_and_deck = [card for zone in (0, 4, 5) for card in small.zones[zone]]

    assert len(hands_and_deck) == CARDS - 4
    assert game.options["power_limit"][0] == "2"
    assert game.options["sorceress_cost"][0] == "set_of_three"
    assert game.options["highwayman_mode"][0] == "one_for_one"
    assert game.options["combo_cap"][0] == "5"


def test_giant_takes_the_topmost_of_equal_cards() -> None:
    """GW-R47, GW-X30"""
    t = scene("P1 hand: owl\nP2 hand: giant\ndiscard: owl crow owl path owl\nturn: P2")

    t.plays(P2, "giant")
    assert t.options() == ["card owl", "card crow", "card path", "decline"]
    t.says(P2, "card owl")

    assert t.shows("P2 hand: owl\ndiscard: crow owl path owl")


def test_faeries_take_the_topmost_of_equal_cards_twice() -> None:
    """GW-R47"""
    t = scene("P1 hand: faeries\ndiscard: crow owl path owl rune")

    t.plays(P1, "faeries").on("owl")
    assert (t.frame, t.options()) == (
        "FaeriesSecond",
        ["card owl", "card crow", "card path", "card rune"],
    )
    t.says(P1, "card owl")

    assert t.shows("P1 hand: owl owl\ndiscard: crow path rune")


def test_the_turn_and_the_victim_are_asked_with_one_option_left() -> None:
    """GW-R48, GW-X33"""
    t = scene("P1 hand: owl\nP2 hand: path path\ndeck: crow crow")

    t.says(P1, "draw")
    assert (t.frame, t.asked, t.options()) == ("MainAction", P1, ["end"])
    t.says(P1, "end").says(P2, "steal P1")

    assert (t.frame, t.asked, t.options()) == ("Steal", P1, ["allow"])


def test_the_sorceress_and_the_hand_limit_are_asked_with_one_option_left() -> None:
    """GW-R48"""
    t = scene("P1 hand: elf | row: sorceress\nP2 row: mage\ndeck: owl")
    limit = scene("P1 hand: owl owl owl owl owl owl owl owl\ndeck:")

    t.plays(P1, "elf").on("sorceress")
    limit.says(P1, "end")

    assert (t.frame, t.asked, t.options()) == ("Sacrifice", P1, ["decline"])
    t.says(P1, "decline")
    assert t.frame == "MainAction"
    assert (limit.frame, limit.options()) == ("DiscardToLimit", ["card owl"])


def test_the_sorceress_is_not_asked_when_nothing_can_be_taken() -> None:
    """GW-R48"""
    t = scene("P1 hand: elf owl owl owl | row: sorceress\nP2 row: mage dragon\ndeck: owl")

    t.plays(P1, "elf").on("sorceress")

    assert (t.frame, t.line("plays")) == ("MainAction", "0")


def test_a_nymph_forced_sorceress_declines_only_without_a_set() -> None:
    """GW-R48, GW-8.13"""
    drawing = "P1 hand: nymph {}\nP2 row: sorceress / mage\ndeck: owl"
    poor, rich = scene(drawing.format("owl owl")), scene(drawing.format("owl owl owl"))

    for t in (poor, rich):
        t.plays(P1, "nymph").on("sorceress")
        t.says(P1, "new")

    assert poor.options() == ["decline"]
    assert rich.options() == ["set owl owl owl"]
    rich.says(P1, "set owl owl owl")
    assert rich.options() == ["combo P2 1", "back"]
    rich.says(P1, "combo P2 1")
    assert rich.shows("P1 row: nymph / sorceress / mage\ndiscard: owl owl owl")


def test_other_questions_with_one_option_answer_themselves() -> None:
    """GW-R48"""
    place = scene("P1 hand: elf\nP2 hand: owl")
    forced = scene("P1 hand: nymph | row: dragon\nP2 hand: owl | row: troll")
    second = scene("P1 hand: faeries\ndiscard: owl crow")

    place.says(P1, "lay elf")
    forced.plays(P1, "nymph").on("troll")
    forced.says(P1, "new")
    second.plays(P1, "faeries").on("owl")

    assert (place.frame, place.line("P1 row")) == ("MainAction", "elf")
    assert forced.shows("P2 hand:\ndiscard: owl")
    assert forced.frame == "MainAction"
    assert second.shows("P1 hand: owl crow\ndiscard:")
    assert second.frame == "MainAction"


def test_playing_before_an_optional_close_gives_it_up() -> None:
    """GW-R49"""
    t = scene(
        "P1 hand: rune hydra\nP2 hand: crow crow\nP3 hand: owl owl\ndeck:",
        turn_order="draw_first",
    )
    assert t.options() == ["steal P2", "steal P3", "rune", "play hydra", "lay hydra", "end"]

    t.says(P1, "rune")
    assert t.shows("plays: 0\ncloses: 0\nextras: 2")
    t.says(P1, "steal P3").answers(P3, "allow")
    assert t.shows("extras: 1")
    t.plays(P1, "hydra").on(P2)

    assert t.options() == ["end"]


def test_with_two_free_actions_the_last_one_is_kept_for_the_draw() -> None:
    """GW-R50"""
    t = scene(
        "P1 hand: mage hydra\nP2 hand: crow crow\ndeck: path path path path\nactions: 1",
        action_economy="two_free",
    )

    assert t.options() == ["draw", "steal P2", "lay hydra", "lay mage"]
    t.says(P1, "draw")
    assert t.shows("actions: 0\npowers: 1")
    assert t.options() == ["lay hydra", "lay mage", "end"]
