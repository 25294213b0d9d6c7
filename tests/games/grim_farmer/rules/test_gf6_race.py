"""GF-6: Phase 3, who plays which action special."""

from collections import Counter

import pytest

from games.facts import facts
from games.grim_farmer.farm import after, events, farm, farmer, is_even, outcomes, together
from grimtable.games.grim_farmer.ids import CAME, DUD, PASSED
from grimtable.kernel.errors import IllegalMove, NotYourDecision
from grimtable.kernel.terms import MOVED, PUBLIC
from grimtable.testing.scene import P1, P2, P3, P4, Scene

THREE = """
    P1 hand: chameleon frog pig_red pig_blue
    P2 hand: frog parrot cow_red cow_blue
    P3 hand: lion hen_red hen_blue
    call: cow red
    phase: race
"""


def four() -> Scene:
    """Four hands with one Frog each, at the start of Phase 3."""
    hands = "\n".join(f"P{seat} hand: frog pig_red" for seat in range(1, 5))
    return farm(f"{hands}\ncall: cow red\nphase: race")


def everybody_passes(t: Scene) -> Scene:
    for seat in range(t.table.seats):
        if t.table.waiting >> seat & 1:
            t.says(seat, "pass")
    return t


def test_action_specials_are_played_face_up_from_the_hand() -> None:
    """GF-6.1"""
    t = farm(THREE)

    together(t, "play frog", "pass", "pass", luck="P1 hen")

    assert t.shows("P1 hand: chameleon pig_red pig_blue\nplayed: frog")
    for eye in (P1, P2, P3, PUBLIC):
        assert t.sees(eye, "played") == ["frog"]


def test_snake_and_mouse_cannot_be_played_and_normal_cards_neither() -> None:
    """GF-6.1"""
    t = farm("""
        P1 hand: snake mouse pig_red chameleon frog parrot lion
        P2 hand: snake mouse
        call: cow red
        phase: race
    """)

    assert t.options(P1) == ["pass", "play chameleon", "play frog", "play parrot", "play lion"]
    assert t.options(P2) == ["pass"]
    with pytest.raises(ValueError, match="play snake"):
        t.game.vocabulary.number("play snake")


def test_only_what_is_held_can_be_played() -> None:
    """GF-6.1"""
    t = farm(THREE)

    assert t.options(P3) == ["pass", "play lion"]
    assert isinstance(t.refuses(P3, "play frog"), IllegalMove)


def test_each_kind_is_played_once_by_the_whole_table() -> None:
    """GF-6.2"""
    t = farm(THREE)
    together(t, "play frog", "pass", "pass", luck="P1 hen").says(P1, "animal hen")

    assert t.options(P1) == ["pass", "play chameleon"]
    assert t.options(P2) == ["pass", "play parrot"]
    assert isinstance(t.refuses(P2, "play frog"), IllegalMove)


def test_a_second_copy_does_not_help() -> None:
    """GF-6.2"""
    t = farm("P1 hand: frog frog pig_red\nP2 hand: hen_red\ncall: cow red\nphase: race")
    together(t, "play frog", "pass", luck="P1 hen").says(P1, "animal hen")

    assert t.options(P1) == ["pass"]


def test_after_four_plays_nobody_is_asked_any_more() -> None:
    """GF-6.2"""
    t = farm("""
        P1 hand: chameleon frog pig_red pig_blue pig_green
        P2 hand: chameleon hen_red hen_blue hen_green
        P2 played: parrot lion
        call: cow red
        phase: race
    """)
    together(t, "play chameleon", "pass").says(P1, "colour red")
    together(t, "play frog", "pass").says(P1, "animal cow")

    assert t.frame == "Place"
    assert t.shows("P2 hand: chameleon hen_red hen_blue hen_green")


def test_in_the_next_turn_every_kind_is_open_again() -> None:
    """GF-6.2"""
    t = farm("""
        P1 hand: frog hen_red
        P2 hand: pig_red
        P1 pile: pig_red pig_blue
        P2 pile: cow_red cow_blue
        P2 played: frog
        call: cow red
        phase: challenge
    """)
    together(t, "nobody", "nobody")
    together(t, "draw 0", "draw 0")

    assert t.options(P1) == ["pass", "play frog"]


def test_one_player_may_play_several_kinds() -> None:
    """GF-6.3"""
    t = farm("P1 hand: chameleon frog parrot lion\nP2 hand: pig_red\ncall: cow red\nphase: race")
    together(t, "play chameleon", "pass").says(P1, "colour red")
    together(t, "play frog", "pass").says(P1, "animal cow")
    together(t, "play parrot", "pass")
    together(t, "play lion", "pass")

    assert t.line("played") == "chameleon frog parrot lion"
    assert t.shows("P1 hand: | put down: 4")


def test_all_who_hold_a_card_are_asked_and_a_pass_may_be_all_they_have() -> None:
    """GF-6.4"""
    t = farm("""
        P1 hand: frog
        P2 hand: pig_red snake
        P3 hand:
        P4 hand: mouse
        call: cow red
        phase: race
    """)

    assert t.table.waiting == 0b1011
    assert [t.options(seat) for seat in (P2, P4)] == [["pass"], ["pass"]]


def test_commits_are_unseen() -> None:
    """GF-6.4"""
    t = farm(THREE)
    before = [t.table.view(eye) for eye in (P2, P3, PUBLIC)]
    t.says(P1, "play frog")

    assert [t.table.view(eye) for eye in (P2, P3, PUBLIC)] == before
    assert t.line("played") == ""


def test_a_lot_with_equal_chances_decides() -> None:
    """GF-6.4"""
    t = four().says(P1, "play frog").says(P2, "play frog").says(P3, "play frog")
    dice = range(1200)

    winners = Counter(winner(after(t, P4, "play frog", seed)) for seed in dice)
    of_three = Counter(winner(after(t, P4, "pass", seed)) for seed in dice)

    assert is_even(winners, "P1, P2, P3, P4")
    assert is_even(of_three, "P1, P2, P3")


def winner(t: Scene) -> str:
    """Who has played a card in this Turn."""
    return " ".join(f"P{seat + 1}" for seat in range(t.table.seats) if farmer(t).played[seat])


def test_the_lot_is_among_players_not_among_cards() -> None:
    """GF-6.4"""
    t = farm("""
        P1 hand: chameleon frog parrot lion
        P2 hand: frog pig_red
        call: cow red
        phase: race
    """).says(P1, "play lion")

    counts = Counter(winner(after(t, P2, "play frog", seed)) for seed in range(800))

    assert is_even(counts, "P1, P2")


def test_commits_that_lost_the_lot_return_unseen() -> None:
    """GF-6.4"""
    worlds = [farm(THREE), farm(THREE)]
    for t, lost in zip(worlds, ["play chameleon", "pass"], strict=True):
        t.table.events = []
        together(t, lost, "pass", "play lion", luck="P3 pig")

        assert t.shows("P1 hand: chameleon frog pig_red pig_blue\nplayed: lion\ncall: pig cow")
    for eye in (P2, P3, PUBLIC):
        assert worlds[0].table.view(eye) == worlds[1].table.view(eye)
        assert worlds[0].table.events_for(eye) == worlds[1].table.events_for(eye)


def test_a_new_window_asks_everybody_anew() -> None:
    """GF-6.4, GF-6.5"""
    t = farm(THREE)
    together(t, "pass", "pass", "play lion", luck="P3 pig")

    assert (t.frame, t.table.waiting) == ("Race", 0b111)
    assert t.options(P1) == ["pass", "play chameleon", "play frog"]
    assert t.options(P2) == ["pass", "play frog", "play parrot"]


def test_the_phase_ends_when_everybody_passes() -> None:
    """GF-6.5"""
    t = everybody_passes(farm(THREE))

    assert t.frame == "Place"
    assert t.shows("played:\ncall: cow red\nP2 hand: frog parrot cow_red cow_blue")


def test_passes_of_different_windows_are_not_added_up() -> None:
    """GF-6.5"""
    t = farm(THREE)
    together(t, "pass", "pass", "play lion")
    together(t, "play frog", "pass", "pass")
    t.says(P1, t.options(P1)[0])

    assert t.frame == "Race"
    assert everybody_passes(t).frame == "Place"


def test_nobody_is_told_of_a_pass() -> None:
    """GF-6.5"""
    t = farm(THREE)
    t.table.events = []
    everybody_passes(t)

    assert facts(t, PUBLIC, MOVED, PASSED) == []


def test_an_effect_is_carried_out_before_anything_else_is_asked() -> None:
    """GF-6.6"""
    t = farm(THREE)
    t.says(P1, "play frog").says(P3, "pass").luck("P1", "hen").says(P2, "play parrot")

    assert (t.frame, t.table.waiting) == ("PutBack", 0b1)
    assert isinstance(t.refuses(P2, "play parrot"), NotYourDecision)
    t.says(P1, "animal cow")
    assert t.frame == "Race"
    assert t.shows("call: hen red")


def test_an_effect_cannot_be_declined() -> None:
    """GF-6.6"""
    t = farm(THREE)
    together(t, "play frog", "pass", "pass", luck="P1 hen")

    assert all(option.startswith("animal ") for option in t.options(P1))
    assert isinstance(t.refuses(P1, "pass"), IllegalMove)


def test_played_cards_lie_open_until_the_end_of_the_turn() -> None:
    """GF-6.7"""
    t = farm("""
        P1 hand: lion pig_red hen_blue
        P2 hand: pig_blue hen_red snake
        call: pig red
        phase: race
    """)
    together(t, "play lion", "pass")
    everybody_passes(t)
    assert t.shows("played: lion\ndiscard:")
    t.says(P2, "card hen_red", "card snake", "done")
    assert (t.frame, t.line("played"), t.line("discard")) == ("Challenge", "lion", "")
    together(t, "nobody", "nobody")

    assert t.shows("played:\ndiscard: pig_red hen_red hen_blue snake lion")


@pytest.mark.parametrize(
    ("card", "call", "steps", "after_it"),
    [
        ("chameleon", "cow red", "blue, colour red", "cow blue"),
        ("chameleon", "red green", "blue, colour red", "blue green"),
        ("frog", "cow red", "hen, animal cow", "hen red"),
        ("frog", "cow horse", "hen, animal horse", "cow hen"),
        ("parrot", "cow red", "green", "red green"),
        ("lion", "cow red", "horse", "cow horse"),
    ],
)
def test_the_last_call_has_two_pieces_after_every_effect(
    card: str, call: str, steps: str, after_it: str
) -> None:
    """GF-6.8"""
    t = farm(f"P1 hand: {card} pig_red\nP2 hand: pig_blue\ncall: {call}\nphase: race")
    piece, _, answer = steps.partition(", ")
    together(t, f"play {card}", "pass", luck=f"P1 {piece}")
    if answer:
        assert t.shows(f"call: {call}\nbeside: {piece}")
        t.says(P1, answer)

    assert t.shows(f"call: {after_it}\nbeside:")


def test_a_drawn_piece_lies_beside_the_call_and_everybody_sees_it() -> None:
    """GF-6.8"""
    t = farm(THREE)
    t.table.events = []
    together(t, "play frog", "pass", "pass", luck="P1 hen")

    assert t.shows("call: cow red\nbeside: hen")
    for eye in (P1, P2, P3, PUBLIC):
        assert t.table.view(eye).public.beside == 3
        assert (CAME, P1, 3) in facts(t, eye)


def test_a_piece_beside_the_call_makes_no_card_eligible() -> None:
    """GF-6.8"""
    t = farm(THREE + "P3 pile: hen_green hen_purple")
    together(t, "play frog", "pass", "pass", luck="P1 hen")
    assert farmer(t).is_bad(P3)

    t.says(P1, "animal cow")

    assert not farmer(t).is_bad(P3)


@pytest.mark.parametrize(("card", "call"), [("chameleon", "cow horse"), ("frog", "red green")])
def test_a_card_without_a_piece_to_work_on_does_nothing(card: str, call: str) -> None:
    """GF-6.9"""
    t = farm(f"P1 hand: {card} pig_red\nP2 hand: {card} hen_red\ncall: {call}\nphase: race")
    dice = list(t.table.dice)
    t.says(P2, "pass").says(P1, f"play {card}")

    assert t.shows(f"call: {call}\nbeside:\nplayed: {card}\nP1 hand: pig_red | put down: 1")
    assert t.table.dice[1] == dice[1]
    assert (t.frame, t.options(P2)) == ("Race", ["pass"])


@pytest.mark.parametrize(("card", "call"), [("parrot", "red green"), ("lion", "cow horse")])
def test_so_do_parrot_and_lion_under_per_player(card: str, call: str) -> None:
    """GF-6.9"""
    t = farm(
        f"""
        P1 hand: {card} pig_red
        P2 hand: hen_red
        P2 played: {card}
        call: {call}
        phase: race
    """,
        special_limit="per_player",
    )
    t.table.events = []
    t.says(P2, "pass").says(P1, f"play {card}")

    assert t.shows(f"call: {call}\nplayed: {card} {card}\nP1 hand: pig_red | put down: 1")
    assert events(t, DUD) == [(P1, t.game.kinds.index(card))]


def test_the_pieces_of_a_race_are_as_likely_whoever_plays() -> None:
    """GF-6.8"""
    t = four().says(P1, "pass").says(P2, "pass").says(P3, "play frog")

    assert is_even(outcomes(t, P4, "pass", "beside"), "pig, sheep, hen, horse")
