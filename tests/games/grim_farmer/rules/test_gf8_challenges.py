"""GF-8: who may challenge whom, and which piles are turned up and found bad."""

import pytest

from games.grim_farmer.audiences import audiences, faces, farm, point, settle, told, watched
from grimtable.kernel.errors import IllegalMove
from grimtable.kernel.terms import PUBLIC
from grimtable.testing.scene import P1, P2, P3, P4

PILES = """
    P1 hand: cow_blue lion | pile: pig_blue cow_red
    P2 hand: hen_blue frog | pile: snake hen_green
    P3 hand: sheep_blue parrot | pile: pig_red mouse
    P4 hand: horse_blue snake | pile: horse_green cow_green
    call: pig red
    phase: challenge
"""
"""The piles of P1 and P3 are good, those of P2 and P4 bad."""


def test_everybody_may_challenge_one_other_player_or_nobody() -> None:
    """GF-8.1"""
    t = farm(PILES)

    assert t.frame == "Challenge"
    assert t.options(P1) == ["nobody", "challenge P2", "challenge P3", "challenge P4"]
    assert t.options(P3) == ["nobody", "challenge P1", "challenge P2", "challenge P4"]
    t.says(P1, "challenge P2")
    assert t.options(P1) == []


def test_challenges_are_revealed_together() -> None:
    """GF-8.1, GF-I15"""
    t = watched(farm(PILES))
    before = t.table.view(P4), t.table.view(PUBLIC)

    t.says(P2, "challenge P1").says(P3, "nobody").says(P1, "challenge P4")
    assert (t.table.view(P4), t.table.view(PUBLIC)) == before
    assert told(t, P4) == told(t, PUBLIC) == []
    t.says(P4, "nobody")

    assert told(t, PUBLIC)[:2] == ["challenged P1 P4", "challenged P2 P1"]


def test_nobody_challenges_themselves() -> None:
    """GF-8.2"""
    t = farm(PILES)

    for seat in (P1, P2, P3, P4):
        refusal = t.refuses(seat, f"challenge P{seat + 1}")
        assert isinstance(refusal, IllegalMove) and refusal.rule == "GF-8.1"


def test_a_player_without_a_pile_cannot_be_challenged() -> None:
    """GF-8.2, GF-R18"""
    t = farm("""
        P1 hand: cow_blue | pile: pig_blue cow_red
        P2 hand: hen_blue
        P3 hand: sheep_blue | pile: pig_red mouse
        call: pig red
        phase: challenge
    """)

    assert t.options(P1) == ["nobody", "challenge P3"]
    assert t.options(P2) == ["nobody", "challenge P1", "challenge P3"]
    assert isinstance(t.refuses(P1, "challenge P2"), IllegalMove)


def test_two_may_challenge_each_other() -> None:
    """GF-8.3"""
    t = farm(PILES)

    point(t, P1="P2", P2="P1")

    assert t.shows("""
        P1 challenges: P2 | cards: 2
        P2 challenges: P1 | cards: 8
        caught: P2
    """)


def test_several_may_challenge_the_same_player() -> None:
    """GF-8.3"""
    t = farm(PILES)

    point(t, P1="P4", P2="P4", P3="P4")

    assert t.shows("P1 challenges: P4\nP2 challenges: P4\nP3 challenges: P4\ncaught: P4")


def test_a_challenged_pile_is_turned_up_whole_and_the_others_stay_hidden() -> None:
    """GF-8.4, GF-I13"""
    t = farm(PILES)

    point(t, P1="P2", P2="P3")

    assert faces(t, "pile", P2) == dict.fromkeys(audiences(t), "hen_green snake")
    assert faces(t, "pile", P3) == dict.fromkeys(audiences(t), "pig_red mouse")
    assert faces(t, "pile", P1) == dict.fromkeys(audiences(t), "? ?") | {P1: "pig_blue cow_red"}
    assert set(faces(t, "pile", P4).values()) == {"? ?", "cow_green horse_green"}


@pytest.mark.parametrize(
    ("pile", "caught"),
    [
        ("pig_blue cow_red", ""),
        ("pig_blue cow_red mouse pig_red hen_red", ""),
        ("pig_blue cow_red hen_green", "P1"),
        ("mouse mouse snake", "P1"),
        ("hen_green cow_blue", "P1"),
    ],
)
def test_one_card_that_does_not_fit_spoils_a_pile(pile: str, caught: str) -> None:
    """GF-8.5"""
    t = watched(farm(f"""
        P1 hand: cow_blue | pile: {pile}
        P2 hand: hen_blue | pile: pig_red pig_red
        P3 hand: sheep_blue | pile: snake snake
        call: pig red
        phase: challenge
    """))  # fmt: skip

    point(t, P2="P1", P1="P3")

    assert t.frame == "Reward"
    assert t.shows(f"caught: {f'{caught} P3'.strip()}")
    assert ("judged P1 1" in told(t, PUBLIC)) == bool(caught)
    assert ("judged P1 0" in told(t, PUBLIC)) != bool(caught)


def test_an_unchallenged_bad_pile_costs_nothing() -> None:
    """GF-8.4, GF-8.5"""
    t = farm(PILES)

    point(t)

    assert t.shows("P2 cards: 2\nP4 cards: 2\ncaught: ")
    assert t.frame == "DrawCount"


@pytest.mark.parametrize("first", ["P1", "P3"])
def test_all_challenges_are_told_before_the_first_pile_is_turned_up(first: str) -> None:
    """GF-8.12"""
    t = watched(farm(PILES + f"first: {first}"))

    point(t, P1="P4", P2="P1", P4="P2")
    words = [line.split()[0] for line in told(t, PUBLIC)]

    assert words[:12] == [*["challenged"] * 3, *["shown", "shown", "judged"] * 3]
    turned = [line.split()[1] for line in told(t, PUBLIC) if line.startswith("judged")]
    assert turned == {"P1": ["P1", "P2", "P4"], "P3": ["P4", "P1", "P2"]}[first]


def test_who_is_empty_may_challenge() -> None:
    """GF-8.1, GF-R15"""
    t = farm("""
        P1 hand: | pile: pig_blue cow_red
        P2 hand: hen_blue | pile: snake hen_green
        call: pig red
        phase: challenge
    """)

    assert t.options(P1) == ["nobody", "challenge P2"]


def test_the_next_player_clockwise_becomes_first_player() -> None:
    """GF-8.14"""
    t = farm(PILES + "first: P4\nturn: 3")

    point(t)

    assert t.frame == "DrawCount"
    assert t.shows("first: P1\nturn: 4")


def test_a_turn_that_was_won_is_the_last() -> None:
    """GF-8.14"""
    t = farm(PILES.replace("P3 hand: sheep_blue parrot", "P3 hand:") + "first: P4\nturn: 3")

    point(t)

    assert t.frame == "" and t.asked == -1
    assert t.shows("winners: P3\nturn: 3")


def test_the_table_is_cleared_onto_the_discards() -> None:
    """GF-8.13"""
    t = farm(PILES + "P1 played: lion\nP3 played: frog\ndiscard: hen_red\ndeck: 12")

    settle(point(t, P1="P2"))

    assert t.shows("""
        discard: pig_red pig_blue cow_red cow_green hen_red hen_green horse_green snake mouse frog lion
        played:
        P1 pile:
        P2 pile:
        P3 pile:
        P4 pile:
    """)  # noqa: E501


def test_caught_or_not_placed_cards_never_return_to_a_hand() -> None:
    """GF-8.13"""
    t = farm(PILES + "deck: cow_yellow cow_yellow cow_yellow")

    settle(point(t, P1="P2"))

    assert t.shows("P2 hand: hen_blue frog cow_yellow cow_yellow cow_yellow")


def test_hidden_piles_are_discarded_unseen() -> None:
    """GF-8.13, GF-I17"""
    t = farm(PILES)

    settle(point(t, P1="P2"))
    seen = faces(t, "discard")

    assert seen[PUBLIC] == "hen_green snake ? ? ? ? ? ?"
    assert seen[P2] == "hen_green snake ? ? ? ? ? ?"
    assert seen[P1] == "pig_blue cow_red hen_green snake ? ? ? ?"
    assert seen[P3] == "pig_red hen_green snake mouse ? ? ? ?"
    assert seen[P4] == "cow_green hen_green horse_green snake ? ? ? ?"
