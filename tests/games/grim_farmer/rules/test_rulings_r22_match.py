"""Ruling GF-R22: matches of several games."""

import pytest

from games.grim_farmer.audiences import farm, point, told, watched
from grimtable.games.grim_farmer.ids import pile_of
from grimtable.games.grim_farmer.table import Farmer
from grimtable.kernel.errors import BadSetup
from grimtable.kernel.terms import PUBLIC
from grimtable.registry import get
from grimtable.testing.scene import P1, P2, Scene

GAME = get("grim_farmer")
PILES = """
    P1 hand: {} | pile: pig_red mouse
    P2 hand: {} | pile: pig_red mouse
    P3 hand: cow_blue hen_blue sheep_blue | pile: snake hen_green
    call: pig red
    phase: challenge
"""


def ended(one: str, other: str, lines: str = "", **options: str) -> Scene:
    """A Turn in which nobody challenges, with these hands of P1 and P2."""
    return point(watched(farm(PILES.format(one, other) + lines, seats=3, **options)))


def end(t: Scene) -> tuple[str, list[int]]:
    """Reason and winners."""
    outcome = t.table.outcome()
    return (outcome.reason, outcome.winners) if outcome else ("", [])


def test_a_single_game_ends_with_its_first_winner() -> None:
    """GF-R22"""
    assert end(ended("", "cow_red", match="single", match_k="3")) == ("hand_empty", [P1])
    assert end(ended("", "cow_red")) == ("hand_empty", [P1])


def test_in_a_match_the_next_game_is_dealt() -> None:
    """GF-R22"""
    t = ended("", "cow_red", "first: P2\nturn: 9\ndiscard: lion", match="first_to_k", match_k="2")

    assert (t.frame, end(t)) == ("DrawCount", ("", []))
    assert t.shows("""
        P1 cards: 13 | wins: 1 | pile:
        P2 cards: 13 | wins: 0 | pile:
        P3 cards: 13 | wins: 0 | pile:
        deck size: 85
        discard:
        game: 2
        turn: 1
        call:
    """)
    assert t.table.is_conserved()


def test_a_shared_game_counts_for_each_of_its_winners() -> None:
    """GF-R22"""
    t = ended("", "", match="first_to_k", match_k="3")

    assert t.shows("P1 wins: 1\nP2 wins: 1\nP3 wins: 0\ngame: 2")


def test_first_to_k_ends_when_somebody_has_k_games() -> None:
    """GF-R22"""
    t = ended("", "cow_red", "P1 wins: 2\nP2 wins: 2\ngame: 5", match="first_to_k")

    assert end(t) == ("match_won", [P1])
    assert t.shows("P1 wins: 3\nwinners: P1")


def test_all_who_reach_k_in_the_same_game_share_the_match() -> None:
    """GF-R22"""
    t = ended("", "", "P1 wins: 2\nP2 wins: 2\ngame: 5", match="first_to_k", match_k="3")

    assert end(t) == ("match_won", [P1, P2])


def test_who_wins_the_last_game_need_not_share_with_a_winner_short_of_k() -> None:
    """GF-R22"""
    t = ended("", "", "P1 wins: 2\nP2 wins: 1\ngame: 4", match="first_to_k", match_k="3")

    assert end(t) == ("match_won", [P1])


@pytest.mark.parametrize("k", ["1", "2", "3", "20"])
def test_k_is_any_number_of_games_up_to_twenty(k: str) -> None:
    """GF-R22"""
    wins = f"P1 wins: {int(k) - 1}\ngame: {k}"
    short = f"P1 wins: {int(k) - 2}\ngame: {k}"

    assert end(ended("", "cow_red", wins, match="first_to_k", match_k=k)) == ("match_won", [P1])
    if k != "1":
        assert end(ended("", "cow_red", short, match="first_to_k", match_k=k)) == ("", [])


@pytest.mark.parametrize("value", ["0", "21", "-1", "three", ""])
def test_any_other_k_is_refused(value: str) -> None:
    """GF-R22"""
    with pytest.raises(BadSetup, match="from 1 to 20"):
        GAME.deal(2, {"match_k": value})


@pytest.mark.parametrize("k", [1, 2, 3, 20])
def test_sum_of_cards_left_is_played_for_exactly_k_games(k: int) -> None:
    """GF-R22"""
    options = {"match": "sum_of_cards_left", "match_k": str(k)}
    last = ended("", "cow_red", f"game: {k}\nP1 wins: 1", **options)
    assert end(last) == ("match_won", [P1])
    assert last.shows("P1 left: 0\nP2 left: 1\nP3 left: 3")
    if k > 1:
        before = ended("", "cow_red", f"game: {k - 1}\nP1 wins: {k}", **options)
        assert before.frame == "DrawCount"
        assert before.shows("P1 left: 0\nP2 left: 1\nP3 left: 3")


def test_the_lowest_sum_wins_whoever_won_the_last_game() -> None:
    """GF-R22"""
    t = ended("", "cow_red", "game: 3\nP1 left: 9\nP2 left: 5\nP3 left: 4",
              match="sum_of_cards_left")  # fmt: skip

    assert t.shows("P1 left: 9\nP2 left: 6\nP3 left: 7")
    assert end(t) == ("match_won", [P2])


def test_equal_sums_are_decided_by_games_won() -> None:
    """GF-R22"""
    t = ended("", "cow_red", "game: 3\nP1 left: 6\nP2 left: 5\nP3 left: 9\nP2 wins: 2",
              match="sum_of_cards_left")  # fmt: skip
    other = ended("", "cow_red", "game: 3\nP1 left: 6\nP2 left: 5\nP3 left: 9\nP1 wins: 1",
                  match="sum_of_cards_left")  # fmt: skip

    assert end(t) == ("match_won", [P2])
    assert end(other) == ("match_won", [P1])


def test_equal_sums_and_equal_games_share_the_match() -> None:
    """GF-R22"""
    t = ended("", "cow_red", "game: 3\nP1 left: 6\nP2 left: 5\nP3 left: 9\nP2 wins: 1",
              match="sum_of_cards_left")  # fmt: skip

    assert end(t) == ("match_won", [P1, P2])


@pytest.mark.parametrize("first_player", ["random", "seat_1", "host_choice"])
@pytest.mark.parametrize(("starter", "first"), [("P1", "P2"), ("P2", "P3"), ("P3", "P1")])
def test_the_left_neighbour_of_the_last_starter_starts_the_next_game(
    first_player: str, starter: str, first: str
) -> None:
    """GF-R22, GF-R2"""
    t = ended("", "cow_red", f"starter: {starter}\nfirst: P2", match="first_to_k",
              first_player=first_player, host="seat_3")  # fmt: skip

    assert t.frame == "DrawCount"
    assert t.shows(f"first: {first}\ngame: 2")


def test_the_loser_of_the_last_game_starts_every_game() -> None:
    """GF-R22, GF-R2"""
    for starter in ("P1", "P2", "P3"):
        t = ended("", "cow_red", f"starter: {starter}", match="first_to_k",
                  first_player="loser_of_last_game")  # fmt: skip
        assert t.shows("first: P3")


def test_one_of_several_losers_is_drawn_by_lot() -> None:
    """GF-R22, GF-R2"""
    firsts = set()
    for seed in range(40):
        t = farm(PILES.format("", "cow_red hen_red lion"), match="first_to_k",
                 first_player="loser_of_last_game", seats=3)  # fmt: skip
        t.table.roll_anew(seed)
        firsts.add(point(t).line("first"))

    assert firsts == {"P2", "P3"}


def test_the_turn_cap_holds_for_each_game() -> None:
    """GF-R22, GF-9.5"""
    t = ended("hen_red", "cow_red cow_red", "turn: 10", match="first_to_k", max_turns="10")

    assert t.shows("P1 wins: 1\ngame: 2\nturn: 1")
    assert "won 1 2" in told(t, PUBLIC)


def test_the_last_special_of_an_instant_win_ends_its_game_only() -> None:
    """GF-R22, GF-R15"""
    t = farm("P1 hand: frog\nP2 hand: cow_red hen_red\ncall: pig red\nphase: race",
             match="first_to_k", match_k="2", phase3_instant_win="true")  # fmt: skip

    t.says(P2, "pass").says(P1, "play frog")

    assert t.shows("P1 wins: 1\ngame: 2\nturn: 1\nP1 cards: 13\nplayed: ")


@pytest.mark.parametrize("match", ["first_to_k", "sum_of_cards_left"])
def test_a_whole_match_by_default_answers_is_shared_by_all(match: str) -> None:
    """GF-R22, GF-X23"""
    t = GAME.deal(3, {"match": match, "match_k": "2"}, seed=8)
    assert isinstance(t, Farmer)
    for _ in range(1000):
        if t.waiting:
            t.play(t.seat, GAME.default(t, t.seat))

    outcome = t.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("match_won", [0, 1, 2])
    assert (t.game, t.wins, t.left) == (2, (2, 2, 2), (0, 0, 0))
    assert not any(t.zones[pile_of(seat)] for seat in range(3))
