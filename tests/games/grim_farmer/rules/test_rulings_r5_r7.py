"""GF-R5 to GF-R7: limits and races, with every value of an option."""

import pytest

from games.facts import facts
from games.grim_farmer.farm import after, events, farm, farmer, is_even, outcomes, together
from grimtable.games.grim_farmer.ids import BAG, LOT, PASSED
from grimtable.kernel.errors import IllegalMove, NotYourDecision
from grimtable.kernel.terms import PUBLIC
from grimtable.testing.scene import P1, P2, P3, P4, Scene

SPECIALS = ["snake", "chameleon", "frog", "parrot", "lion"]
LIONS = """
    P1 hand: lion parrot pig_red
    P2 hand: lion pig_blue
    P3 hand: lion pig_green
    P4 hand: parrot pig_purple
    call: cow red
    first: P2
    phase: race
"""


def lions(mode: str, **options: str) -> Scene:
    """Three Lions and two Parrots round the table; P2 is First Player."""
    return farm(LIONS, phase3_mode=mode, **options)


def test_each_kind_once_per_table_shuts_the_others_out() -> None:
    """GF-R5"""
    t = lions("lot", special_limit="per_table")
    together(t, "play lion", "pass", "pass", "pass")

    assert [t.options(seat) for seat in (P2, P3)] == [["pass"], ["pass"]]
    assert t.options(P1) == ["pass", "play parrot"]


def test_each_kind_once_per_player_leaves_it_to_the_others() -> None:
    """GF-R5"""
    t = farm(
        """
        P1 hand: chameleon chameleon pig_red
        P2 hand: chameleon pig_blue
        call: cow red
        phase: race
    """,
        special_limit="per_player",
    )
    together(t, "play chameleon", "pass").says(P1, "colour red")

    assert t.options(P1) == ["pass"]
    assert t.options(P2) == ["pass", "play chameleon"]
    together(t, "pass", "play chameleon").says(P2, t.options(P2)[0])
    assert t.shows("played: chameleon chameleon\nP1 put down: 1\nP2 put down: 1")


def test_per_player_the_race_goes_on_until_nothing_is_open_for_anybody() -> None:
    """GF-R5"""
    t = farm(
        """
        P1 hand: pig_red pig_blue pig_green
        P2 hand: frog hen_red hen_blue hen_green
        P1 played: chameleon frog parrot lion
        P2 played: chameleon parrot lion
        call: cow red
        phase: race
    """,
        special_limit="per_player",
    )
    assert (t.options(P1), t.options(P2)) == (["pass"], ["pass", "play frog"])
    together(t, "pass", "play frog").says(P2, "animal cow")

    assert t.frame == "Place"


@pytest.mark.parametrize("call", ["cow red", "cow horse", "red green"])
@pytest.mark.parametrize("special", SPECIALS)
def test_specials_are_never_eligible(special: str, call: str) -> None:
    """GF-R6"""
    t = farm(f"""
        P1 hand: pig_red
        P2 hand: pig_red
        P1 pile: mouse {special}
        P2 pile: mouse mouse
        call: {call}
        phase: challenge
    """)
    together(t, "challenge P2", "challenge P1")

    assert t.line("caught") == "P1"


def test_the_lot_rolls_its_own_dice() -> None:
    """GF-R7"""
    t = lions("lot")
    together(t, "play lion", "play lion", "play lion")
    dice = list(t.table.dice)
    t.says(P4, "pass")

    rolled = [stream for stream, now in enumerate(t.table.dice) if now != dice[stream]]
    assert rolled == [BAG, LOT]


def test_the_same_dice_give_the_same_winner() -> None:
    """GF-R7"""
    t = together(lions("lot"), "play lion", "play lion", "play lion")

    first = [after(t, P4, "pass", seed).line("P1 hand") for seed in range(20)]

    assert first == [after(t, P4, "pass", seed).line("P1 hand") for seed in range(20)]
    assert len(set(first)) == 2


def test_everybody_is_asked_able_or_not() -> None:
    """GF-R7"""
    for mode in ("lot", "rotation", "arrival"):
        t = farm("P1 hand: frog\nP2 hand: pig_red\ncall: cow red\nphase: race", phase3_mode=mode)

        assert t.table.asked() == 0b11
        assert t.options(P2) == ["pass"]


@pytest.mark.parametrize(
    ("commits", "winner"),
    [
        (("play lion", "play lion", "play lion", "play parrot"), P2),
        (("play lion", "pass", "play lion", "play parrot"), P3),
        (("play lion", "pass", "pass", "play parrot"), P4),
        (("play lion", "pass", "pass", "pass"), P1),
    ],
)
def test_in_rotation_the_commit_nearest_to_the_first_player_activates(
    commits: tuple[str, ...], winner: int
) -> None:
    """GF-R7"""
    t = together(lions("rotation"), *commits)

    assert [farmer(t).played[seat] for seat in range(4)] == [int(s == winner) for s in range(4)]


def test_in_rotation_priority_passes_to_the_left_neighbour_of_the_last_activator() -> None:
    """GF-R7"""
    t = farm(
        LIONS.replace("P3 hand: lion", "P3 hand: frog").replace("P4 hand:", "P4 hand: frog"),
        phase3_mode="rotation",
    )
    together(t, "pass", "pass", "play frog", "pass").says(P3, "animal cow")
    assert farmer(t).priority == P4

    together(t, "play lion", "play lion", "pass", "play parrot")

    assert t.shows("played: frog parrot\nP4 put down: 1")
    together(t, "play lion", "play lion", "pass", "pass")
    assert t.shows("P1 put down: 1\nP2 put down: 0")


def test_rotation_rolls_no_lot() -> None:
    """GF-R7"""
    t = together(lions("rotation"), "play lion", "play lion", "play lion")

    assert is_even(outcomes(t, P4, "pass", "P2 put down", 50), "1")


def test_in_rotation_priority_starts_anew_with_the_first_player() -> None:
    """GF-R7"""
    t = farm(
        """
        P1 hand: frog hen_red
        P2 hand: frog hen_blue
        P1 pile: pig_red pig_blue
        P2 pile: cow_red cow_blue
        call: cow red
        phase: challenge
    """,
        phase3_mode="rotation",
    )
    farmer(t).priority = P1
    together(t, "nobody", "nobody")
    together(t, "draw 0", "draw 0")
    assert t.shows("first: P2")

    together(t, "play frog", "play frog")

    assert farmer(t).played == [0, 1]


def test_in_sequence_one_is_asked_after_the_other_from_the_first_player_on() -> None:
    """GF-R7"""
    t = lions("sequential")
    order = []
    for _ in range(4):
        order.append(t.asked)
        assert t.table.waiting == 1 << t.asked
        t.says(t.asked, "pass")

    assert order == [P2, P3, P4, P1]
    assert t.frame == "Place"


def test_in_sequence_the_left_neighbour_of_the_activator_is_next() -> None:
    """GF-R7"""
    t = lions("sequential").says(P2, "pass").says(P3, "play lion")

    assert (t.frame, t.asked) == ("InTurn", P4)


def test_in_sequence_the_last_activator_is_asked_once_more() -> None:
    """GF-R7"""
    t = lions("sequential").says(P2, "pass").says(P3, "play lion")
    for seat in (P4, P1, P2):
        t.says(seat, "pass")
    assert (t.frame, t.asked) == ("InTurn", P3)

    t.says(P3, "pass")

    assert t.frame == "Place"


def test_in_sequence_who_can_play_nothing_has_a_pass_and_who_holds_nothing_is_not_asked() -> None:
    """GF-R7"""
    t = farm(
        """
        P1 hand: frog pig_red pig_blue
        P2 hand: hen_red hen_blue hen_green
        P3 hand:
        call: cow red
        phase: race
    """,
        phase3_mode="sequential",
    )
    t.table.events = []
    t.says(P1, "pass")
    assert t.options(P2) == ["pass"]
    t.says(P2, "pass")

    assert t.frame == "Place"
    assert events(t, PASSED) == [(P1, 0), (P2, 0)]


def test_in_sequence_a_pass_is_public() -> None:
    """GF-R7"""
    t = lions("sequential")
    t.table.events = []
    t.says(P2, "pass")

    assert facts(t, PUBLIC) == [(PASSED, P2, 0)]


def test_by_arrival_the_first_card_activates_and_all_are_asked_anew() -> None:
    """GF-R7"""
    t = lions("arrival")
    assert (t.frame, t.table.waiting) == ("LiveRace", 0b1111)

    t.says(P1, "pass").says(P3, "play lion")

    assert t.shows("played: lion\nP3 put down: 1")
    assert (t.frame, t.table.waiting) == ("LiveRace", 0b1111)
    assert t.options(P2) == ["pass"]
    assert isinstance(t.refuses(P2, "play lion"), IllegalMove)


def test_by_arrival_a_pass_may_be_changed_into_a_card() -> None:
    """GF-R7"""
    t = lions("arrival").says(P1, "pass")
    assert isinstance(t.refuses(P1, "play lion"), NotYourDecision)

    t.table.take_back(P1)
    t.says(P1, "play lion")

    assert t.shows("P1 put down: 1\nplayed: lion")


def test_by_arrival_passes_are_unseen_and_all_together_end_the_phase() -> None:
    """GF-R7"""
    t = farm("P1 hand: frog\nP2 hand: lion\nP3 hand:\ncall: cow red\nphase: race",
             phase3_mode="arrival")  # fmt: skip
    before = [t.table.view(eye) for eye in (P2, P3, PUBLIC)]
    t.says(P1, "pass")
    assert [t.table.view(eye) for eye in (P2, P3, PUBLIC)] == before
    t.says(P2, "pass")

    assert t.frame == "Challenge"


def test_by_arrival_nobody_is_asked_while_an_effect_is_carried_out() -> None:
    """GF-R7, GF-6.6"""
    t = farm(LIONS.replace("P1 hand:", "P1 hand: frog"), phase3_mode="arrival")
    t.says(P1, "play frog")

    assert (t.frame, t.table.waiting) == ("PutBack", 0b1)
    t.says(P1, "animal cow")
    assert t.table.waiting == 0b1111


@pytest.mark.parametrize("mode", ["lot", "rotation", "sequential", "arrival"])
def test_after_all_four_kinds_every_race_is_over(mode: str) -> None:
    """GF-R7, GF-6.2"""
    t = farm(
        """
        P1 hand: lion pig_red pig_blue pig_green
        P2 hand: lion frog hen_red hen_blue
        P2 played: chameleon frog parrot
        call: cow red
        phase: race
    """,
        phase3_mode=mode,
    )
    together(t, "play lion", "pass" if mode in ("lot", "rotation") else "")

    assert t.frame == "Place"
