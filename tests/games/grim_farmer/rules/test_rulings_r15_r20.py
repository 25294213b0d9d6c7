"""Rulings GF-R15 to GF-R20: when the game is won, endless games, targets, shown piles."""

import pytest

from games.grim_farmer.audiences import faces, farm, pass_all, point, settle, told, watched
from grimtable.games.grim_farmer.table import Farmer
from grimtable.kernel.terms import PUBLIC
from grimtable.registry import get
from grimtable.testing.scene import P1, P2, P3, Scene

RACE = """
    P1 hand: frog
    P2 hand: cow_red hen_red hen_blue
    P3 hand: {}
    deck: 20
    call: pig red
    phase: race
"""


def plays_the_last_frog(t: Scene) -> Scene:
    """P1 plays the last card of the hand."""
    return t.says(P2, "pass").says(P3, "pass").luck("P1").says(P1, "play frog")


@pytest.mark.parametrize("phase3_instant_win", [None, "false"])
def test_a_hand_emptied_in_phase_three_wins_at_the_end_of_the_turn(
    phase3_instant_win: str | None,
) -> None:
    """GF-R15"""
    options = {"phase3_instant_win": phase3_instant_win} if phase3_instant_win else {}
    t = farm(RACE.format("sheep_red sheep_blue sheep_green"), seats=3, **options)

    plays_the_last_frog(t)
    assert t.frame == "PutBack"
    t.says(P1, "animal pig")
    pass_all(t)
    t.says(P2, "card cow_red", "card hen_red", "done")
    t.says(P3, "card sheep_red", "card sheep_blue", "done")
    assert t.options(P2) == ["nobody", "challenge P3"]
    point(t)

    assert t.shows("winners: P1\nP1 pile: ")


def test_who_emptied_the_hand_in_phase_three_may_spoil_it() -> None:
    """GF-R15"""
    t = plays_the_last_frog(farm(RACE.format("sheep_red sheep_blue sheep_green"))).says(
        P1, "animal pig"
    )
    pass_all(t)
    t.says(P2, "card cow_red", "card hen_red", "done")
    t.says(P3, "card sheep_red", "card sheep_blue", "done")

    point(t, P1="P2")

    assert t.shows("winners: \nP1 cards: 3\nturn: 2")


def test_who_emptied_the_hand_in_phase_three_yields_to_more_cards_put_down() -> None:
    """GF-R15, GF-9.3"""
    t = plays_the_last_frog(farm(RACE.format("sheep_red sheep_blue"))).says(P1, "animal pig")
    pass_all(t)
    t.says(P2, "card cow_red", "card hen_red", "done")

    point(t)

    assert t.shows("winners: P3\nP1 put down: 1\nP3 put down: 2")


def test_with_instant_win_the_last_special_wins_alone_and_at_once() -> None:
    """GF-R15"""
    t = watched(farm(RACE.format("sheep_red sheep_blue"), phase3_instant_win="true"))

    plays_the_last_frog(t)

    outcome = t.table.outcome()
    assert outcome is not None and outcome.reason == "last_special"
    assert t.shows("winners: P1\nplayed: frog\ncall: pig red\nbeside: ")
    assert told(t, PUBLIC) == ["hand P1 > played: frog", "won 1 3", "finished 3"]


@pytest.mark.parametrize("phase3_mode", ["rotation", "sequential", "arrival"])
def test_with_instant_win_every_kind_of_race_may_end_the_game(phase3_mode: str) -> None:
    """GF-R15, GF-R7"""
    t = farm(
        RACE.format("sheep_red sheep_blue"), phase3_instant_win="true", phase3_mode=phase3_mode
    )

    t.says(P1, "play frog")
    if phase3_mode == "rotation":
        t.says(P2, "pass").says(P3, "pass")

    assert t.shows("winners: P1") and t.frame == ""


def test_with_instant_win_a_special_that_is_not_the_last_card_only_acts() -> None:
    """GF-R15"""
    drawing = RACE.format("sheep_red sheep_blue").replace("hand: frog", "hand: frog lion")
    t = plays_the_last_frog(farm(drawing, phase3_instant_win="true"))

    assert t.frame == "PutBack" and t.shows("winners: ")


def test_with_instant_win_a_placed_last_card_still_waits_for_the_challenges() -> None:
    """GF-R15"""
    t = farm("""
        P1 hand: pig_blue hen_blue
        P2 hand: cow_red hen_red hen_blue
        deck: 20
        call: pig red
    """, phase3_instant_win="true")  # fmt: skip

    t.says(P2, "card cow_red", "card hen_red", "done")
    assert t.frame == "Challenge"
    settle(point(t, P2="P1"))

    assert t.shows("winners: \nP1 cards: 2")


TIE = """
    P1 hand: | pile: pig_red mouse
    P1 played: frog
    P2 hand: | pile: {}
    P3 hand: cow_blue hen_blue
    call: pig red
    phase: challenge
"""


@pytest.mark.parametrize(
    ("tie_counts", "pile", "winners"),
    [
        ("played_and_placed", "cow_red mouse", "P1"),
        ("played_and_placed", "cow_red mouse hen_red", "P1 P2"),
        ("placed_only", "cow_red mouse", "P1 P2"),
        ("placed_only", "cow_red mouse hen_red", "P2"),
    ],
)
def test_which_cards_count_between_empty_hands(tie_counts: str, pile: str, winners: str) -> None:
    """GF-R16"""
    t = point(farm(TIE.format(pile), tie_counts=tie_counts))

    assert t.shows(f"winners: {winners}")


def test_played_and_placed_cards_count_unless_the_table_says_otherwise() -> None:
    """GF-R16"""
    assert point(farm(TIE.format("cow_red mouse"))).shows("winners: P1")


def test_at_the_cap_the_same_cards_count() -> None:
    """GF-R16, GF-9.5"""
    drawing = TIE.format("cow_red mouse").replace("hand: |", "hand: horse_red |") + "turn: 60"

    assert point(farm(drawing)).shows("winners: P1")
    assert point(farm(drawing, tie_counts="placed_only")).shows("winners: P1 P2")


@pytest.mark.parametrize("cap", [10, 12])
def test_players_who_always_refill_meet_the_cap(cap: int) -> None:
    """GF-R17, GF-9.5"""
    t = get("grim_farmer").deal(3, {"max_turns": str(cap)}, seed=5)
    assert isinstance(t, Farmer)
    turns = set()
    words = get("grim_farmer").vocabulary
    while t.waiting:
        turns.add(int(t.turn))
        texts = [words.text(move) for move in t.options]
        most = texts[0].startswith("draw")  # draw up; place as few as allowed; challenge nobody
        t.play(t.seat, t.options[-1 if most else 0])

    outcome = t.outcome()
    assert outcome is not None and outcome.reason == "turn_cap"
    assert turns == set(range(1, cap + 1))


def test_who_has_no_target_is_not_asked() -> None:
    """GF-R18"""
    t = farm("""
        P1 hand: cow_blue | pile: pig_red mouse
        P2 hand: hen_blue
        P3 hand: sheep_blue
        phase: challenge
    """)

    assert t.table.asked() == 0b110
    assert t.options(P1) == []
    t.says(P2, "nobody").says(P3, "nobody")
    assert t.shows("turn: 2")


def test_without_any_pile_nobody_is_asked() -> None:
    """GF-R18"""
    t = farm("P1 hand: cow_blue\nP2 hand: hen_blue\nphase: challenge\nturn: 3")

    assert t.frame == "DrawCount"
    assert t.shows("turn: 4")


def test_a_pile_that_was_cleared_stays_known_until_the_reshuffle() -> None:
    """GF-R19, GF-I5"""
    t = farm("""
        P1 hand: cow_blue cow_green | pile: pig_red mouse
        P2 hand: hen_blue hen_green | pile: snake lion
        deck: frog
        call: pig red
        phase: challenge
    """)

    point(t, P2="P1")
    assert t.shows("P2 cards: 3")
    seen = faces(t, "discard")
    assert seen[PUBLIC] == "pig_red mouse ? ?"
    assert seen[P2] == "pig_red snake mouse lion"
    t.says(P1, "draw 1").says(P2, "draw 0")

    assert faces(t, "deck") == dict.fromkeys([P1, P2, PUBLIC], "? ? ?")


def test_every_challenger_is_paid_and_the_caught_pays_once() -> None:
    """GF-R20"""
    t = farm("""
        P1 hand: cow_blue cow_green | pile: pig_red snake
        P2 hand: hen_blue hen_green | pile: snake lion
        P3 hand: sheep_blue sheep_green | pile: mouse mouse
        deck: 20
        call: pig red
        phase: challenge
    """)

    point(t, P2="P1", P3="P1")
    assert t.shows("P1 cards: 5")
    t.says(P2, "card hen_blue", "done").says(P3, "card sheep_blue", "done")

    assert t.shows("P2 hand: hen_green\nP3 hand: sheep_green\nP1 cards: 5")
