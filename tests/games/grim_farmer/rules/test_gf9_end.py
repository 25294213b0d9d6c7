"""GF-9: who has won, and when."""

import pytest

from games.grim_farmer.audiences import farm, pass_all, point, settle, told, watched
from grimtable.kernel.errors import BadSetup
from grimtable.kernel.terms import PUBLIC
from grimtable.registry import get
from grimtable.testing.scene import P1, P2, P3, Scene

THREE = """
    P1 hand: {} | pile: {}
    P2 hand: {} | pile: {}
    P3 hand: cow_blue hen_blue sheep_blue | pile: snake hen_green
    deck: 40
    call: pig red
    phase: challenge
"""


def three(one: str, other: str, **options: str) -> Scene:
    """P1 and P2 with a hand and a pile each; P3 has a bad pile and three cards."""
    cards = [part.strip() for text in (one, other) for part in text.split("|")]
    return farm(THREE.format(*cards), seats=3, **options)


def reason(t: Scene) -> str:
    """How the game ended."""
    outcome = t.table.outcome()
    return outcome.reason if outcome else ""


def test_the_last_card_placed_wins() -> None:
    """GF-9.1"""
    t = farm("P1 hand: pig_red cow_red\nP2 hand: cow_red hen_red hen_blue\ncall: pig red")

    t.says(P2, "card cow_red", "card hen_red", "done")
    point(t)

    assert t.shows("winners: P1")
    assert reason(t) == "hand_empty"


def test_the_last_card_played_in_phase_three_wins() -> None:
    """GF-9.1, GF-R15"""
    t = farm("P1 hand: frog\nP2 hand: cow_red hen_red hen_blue\ncall: pig red\nphase: race")

    t.says(P2, "pass").says(P1, "play frog").says(P1, t.options(P1)[0])
    pass_all(t)
    t.says(P2, "card cow_red", "card hen_red", "done")
    point(t)

    assert t.shows("winners: P1\nP1 put down: 1")


def test_the_last_card_discarded_as_a_reward_wins() -> None:
    """GF-9.1"""
    t = three("cow_red hen_red | pig_red pig_blue", "sheep_blue | mouse pig_red")

    point(t, P1="P3").says(P1, "card cow_red", "card hen_red")

    assert t.shows("winners: P1\nP1 cards: 0")


def test_an_empty_hand_has_not_won_before_the_turn_is_over() -> None:
    """GF-9.2, GF-R15"""
    t = farm("P1 hand: pig_red cow_red\nP2 hand: cow_red hen_red hen_blue\ncall: pig red")

    t.says(P2, "card cow_red", "card hen_red", "done")

    assert t.shows("P1 cards: 0\nwinners: ")
    assert t.frame == "Challenge"


def test_a_hand_refilled_by_a_penalty_has_not_won() -> None:
    """GF-9.2"""
    caught = three(" | pig_red hen_green", "sheep_blue | mouse pig_red")
    failed = three(" | pig_red pig_green", "sheep_blue | mouse pig_red")

    settle(point(caught, P2="P1"))
    point(failed, P1="P2")

    assert caught.shows("winners: \nP1 cards: 2\nturn: 2")
    assert failed.shows("winners: \nP1 cards: 3\nturn: 2")


def test_of_several_empty_hands_the_one_that_put_down_more_wins() -> None:
    """GF-9.3"""
    t = three(" | pig_red pig_blue", " | mouse pig_red cow_red")

    point(t)

    assert t.shows("winners: P2\nP1 put down: 2\nP2 put down: 3")


def test_action_specials_count_and_reward_discards_do_not() -> None:
    """GF-9.3, GF-R16"""
    t = farm("""
        P1 hand: cow_red hen_red | pile: pig_red pig_blue
        P2 hand: | pile: mouse pig_red
        P2 played: frog
        P3 hand: cow_blue hen_blue sheep_blue | pile: snake hen_green
        call: pig red
        phase: challenge
    """)

    point(t, P1="P3").says(P1, "card cow_red", "card hen_red")

    assert t.shows("winners: P2\nP1 cards: 0 | put down: 2\nP2 cards: 0 | put down: 3")


def test_cards_put_down_count_only_between_empty_hands() -> None:
    """GF-9.3"""
    t = three(" | pig_red pig_blue", "sheep_blue | mouse pig_red cow_red hen_red pig_green")

    point(t)

    assert t.shows("winners: P1")


def test_equal_candidates_share_the_victory() -> None:
    """GF-9.4"""
    t = three(" | pig_red pig_blue", " | mouse pig_red")

    point(t)

    assert t.shows("winners: P1 P2")


def capped(one: str, other: str, turn: str, **options: str) -> Scene:
    """Nobody challenges in this Turn."""
    return point(farm(f"""
        P1 hand: {one}
        P2 hand: {other}
        P3 hand: cow_blue hen_blue sheep_blue | pile: snake hen_green
        turn: {turn}
        call: pig red
        phase: challenge
    """, seats=3, **options))  # fmt: skip


@pytest.mark.parametrize("cap", ["60", "10", "30", "500", "11"])
def test_the_game_ends_with_the_last_turn(cap: str) -> None:
    """GF-9.5, GF-R17"""
    before = capped("pig_red", "cow_red cow_red", str(int(cap) - 1), max_turns=cap)
    at_cap = capped("pig_red", "cow_red cow_red", cap, max_turns=cap)

    assert before.frame == "DrawCount" and before.line("turn") == cap
    assert at_cap.frame == ""
    assert reason(at_cap) == "turn_cap"
    assert at_cap.shows("winners: P1")


def test_sixty_turns_are_the_limit_unless_the_table_says_otherwise() -> None:
    """GF-9.5, GF-R17"""
    assert reason(capped("pig_red", "cow_red cow_red", "60")) == "turn_cap"
    assert reason(capped("pig_red", "cow_red cow_red", "59")) == ""


def test_at_the_cap_equal_hands_are_told_apart_by_the_cards_put_down() -> None:
    """GF-9.5, GF-9.3"""
    t = capped("pig_red | pile: pig_red mouse", "cow_red | pile: cow_red hen_red mouse", "60")

    assert t.shows("winners: P2")


def test_at_the_cap_equal_hands_with_equal_piles_share() -> None:
    """GF-9.5, GF-9.4"""
    t = capped("pig_red | pile: pig_red mouse", "cow_red | pile: cow_red hen_red", "60")

    assert t.shows("winners: P1 P2")


def test_an_empty_hand_in_the_last_turn_wins_by_its_own_right() -> None:
    """GF-9.5, GF-9.2"""
    t = capped(" | pile: pig_red mouse", "cow_red | pile: cow_red hen_red pig_blue", "60")

    assert t.shows("winners: P1")
    assert reason(t) == "hand_empty"


@pytest.mark.parametrize("value", ["9", "501", "0", "-10", "ten", "10.5", ""])
def test_a_cap_outside_ten_to_five_hundred_is_refused(value: str) -> None:
    """GF-R17"""
    with pytest.raises(BadSetup, match="from 10 to 500"):
        get("grim_farmer").deal(2, {"max_turns": value})


@pytest.mark.parametrize(
    ("one", "other", "rewards"),
    [
        (" | pig_red mouse", "cow_red | cow_red mouse", [1.0, 0.0, 0.0]),
        (" | pig_red mouse", " | cow_red mouse", [0.5, 0.5, 0.0]),
    ],
)
def test_sharing_winners_divide_one_point(one: str, other: str, rewards: list[float]) -> None:
    """GF-9.6"""
    t = point(three(one, other))

    outcome = t.table.outcome()
    assert outcome is not None
    assert outcome.rewards == rewards


def test_three_winners_get_a_third_each() -> None:
    """GF-9.6"""
    t = point(farm("""
        P1 hand: | pile: pig_red mouse
        P2 hand: | pile: pig_red mouse
        P3 hand: | pile: pig_red mouse
        P4 hand: hen_red | pile: pig_red mouse
        call: pig red
        phase: challenge
    """))  # fmt: skip

    outcome = t.table.outcome()
    assert outcome is not None
    assert outcome.rewards == [1 / 3, 1 / 3, 1 / 3, 0.0]
    assert outcome.scores == [0, 0, 0, 1]


def test_the_win_is_told_after_the_table_is_cleared() -> None:
    """GF-9.2"""
    t = watched(three(" | pig_red pig_blue", "sheep_blue | mouse pig_red"))

    point(t)

    assert told(t, PUBLIC)[-2:] == ["won 1 1", "finished 1"]
    assert told(t, PUBLIC)[-3].startswith("pile P3 > discard")
    assert t.options(P2) == t.options(P3) == []
