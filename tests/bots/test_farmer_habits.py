"""The bots of Grim Farmer play by the rules of thumb they were written from."""

import pytest

from bots.seated import answer, hear_all
from grimtable.bots.grim_farmer.belief import bad_chance
from grimtable.bots.grim_farmer.memory import Memory
from grimtable.bots.grim_farmer.sight import Sight
from grimtable.bots.grim_farmer.style import BY_SEATS, Style
from grimtable.games.grim_farmer.ids import CHALLENGED, JUDGED, PLACED, TURN_BEGAN, hand_of
from grimtable.kernel.terms import MOVED, BareEvent
from grimtable.testing.scene import P1, P2, P3, Scene, scene

ELSEWHERE = "pig_blue cow_blue sheep_green hen_green horse_purple cow_yellow"


def says(t: Scene, seat: int, name: str = "heuristic:bluff=0", seed: int = 0) -> list[str]:
    """What a bot answers to the open question of a seat, in words."""
    moves = answer(t.game, name, t.table, seat, seed)
    return [t.game.vocabulary.text(move) for move in moves]


def farm(drawing: str) -> Scene:
    return scene(drawing, game="grim_farmer")


# Placing


def test_a_hand_that_fits_is_laid_as_a_whole() -> None:
    """GF-7.3"""
    t = farm("""
        P1 hand: pig_blue hen_red mouse
        P2 hand: cow_blue cow_green hen_green
        call: pig red
        phase: place
    """)

    assert sorted(says(t, P1)) == ["card hen_red", "card mouse", "card pig_blue"]


def test_who_does_not_bluff_places_all_that_fits_and_keeps_the_mouse() -> None:
    """GF-8.5"""
    t = farm(f"""
        P1 hand: pig_red pig_green hen_red mouse {ELSEWHERE}
        P2 hand: cow_blue cow_green hen_green
        call: pig red
        phase: place
    """)

    assert sorted(says(t, P1)) == [
        "card hen_red",
        "card pig_blue",
        "card pig_green",
        "card pig_red",
        "done",
    ]


def test_mice_fill_up_an_honest_pile() -> None:
    """GF-C.mouse"""
    t = farm("""
        P1 hand: pig_red mouse cow_blue sheep_green hen_green frog
        P2 hand: cow_blue cow_green hen_green
        call: pig red
        phase: place
    """)

    assert says(t, P1) == ["card pig_red", "card mouse", "done"]


@pytest.mark.parametrize("seed", range(8))
def test_a_forced_bluff_gets_rid_of_the_snake_and_keeps_two_cards(seed: int) -> None:
    """GF-7.6, GF-C.snake"""
    t = farm("""
        P1 hand: snake cow_blue sheep_green hen_green horse_purple hen_purple
        P2 hand: cow_blue cow_green hen_green
        call: pig red
        phase: place
    """)
    pile = says(t, P1, "heuristic", seed)

    assert "card snake" in pile
    assert 2 <= len(pile) - pile.count("done") <= 4


def test_bluffs_are_mixed_by_the_dice() -> None:
    """GF-R9"""
    t = farm(f"""
        P1 hand: pig_red hen_red {ELSEWHERE}
        P2 hand: {ELSEWHERE} cow_blue cow_green
        call: pig red
        phase: place
    """)
    sizes = [len(says(t, P1, "heuristic:bluff=0.3", seed)) for seed in range(60)]

    assert len(set(sizes)) > 1
    assert sizes.count(4) > 20, "an honest pile of three, and the end of the chain"


# Challenges


def test_an_emptied_hand_is_challenged() -> None:
    """GF-9.1"""
    t = farm("""
        P1 hand: cow_blue cow_green hen_green | pile: pig_red hen_red
        P2 hand: | pile: pig_blue pig_green mouse
        P3 hand: cow_red cow_blue | pile: pig_red hen_red
        call: pig red
        phase: challenge
    """)

    assert says(t, P1) == ["challenge P2"]
    assert says(t, P1, "heuristic:pointing=1") == ["challenge P2"]
    assert says(t, P1, "heuristic:pointing=0") == ["nobody"]


def test_nobody_spoils_a_win_that_is_sure() -> None:
    """GF-X19"""
    t = farm("""
        P1 hand: | pile: pig_red hen_red mouse
        P2 hand: cow_blue cow_red | pile: pig_blue pig_green
        call: pig red
        phase: challenge
    """)

    assert says(t, P1) == ["nobody"]


def test_with_two_normal_cards_left_a_doubtful_pile_is_challenged() -> None:
    """GF-X15"""
    drawing = """
        P1 hand: {} | pile: pig_red hen_red
        P2 hand: cow_blue hen_blue horse_green sheep_green hen_green | pile: pig_blue pig_green
        call: pig red
        phase: challenge
    """
    ready, far = farm(drawing.format("cow_red cow_blue")), farm(drawing.format(ELSEWHERE))

    assert says(ready, P1) == ["challenge P2"]
    assert says(far, P1) == ["nobody"]


def test_a_small_pile_of_a_large_hand_is_trusted_and_that_of_a_small_hand_is_not() -> None:
    """GF-8.1"""
    t = farm("""
        P1 hand: cow_blue cow_green hen_green | pile: pig_red hen_red
        P2 hand: cow_blue cow_blue hen_blue horse_green hen_green cow_green | pile: pig_blue pig_red
        P3 hand: cow_red | pile: cow_red hen_red
        call: pig red
        phase: challenge
    """)
    s = Sight(t.table.view(P1), Style(BY_SEATS[3]), None, 0)

    assert bad_chance(s, P2) < 0.4 < bad_chance(s, P3)
    assert says(t, P1, "heuristic:pointing=3") == ["challenge P3"]


def test_cards_that_lie_open_are_counted() -> None:
    """GF-R19"""
    drawing = """
        P1 hand: cow_blue cow_green hen_green | pile: pig_red hen_red
        P2 hand: cow_blue hen_blue horse_green | pile: pig_blue hen_red
        call: pig red
        phase: challenge
        discard: {}
    """
    fitting = "pig_red pig_red pig_red pig_blue pig_blue cow_red cow_red cow_red horse_red"
    fresh, counted = farm(drawing.format("")), farm(drawing.format(fitting))
    style = Style(BY_SEATS[2])
    chances = [bad_chance(Sight(t.table.view(P1), style, None, 0), P2) for t in (fresh, counted)]

    assert chances[0] < chances[1]


# Drawing, specials, rewards


def test_small_hands_are_refilled() -> None:
    """GF-4.1"""
    t = farm("""
        P1 hand: cow_blue hen_green
        P2 hand: cow_blue cow_green hen_green
        phase: draw
    """)

    assert says(t, P1) == ["draw 2"]
    assert says(t, P1, "heuristic:refill_at=0") == ["draw 0"]
    assert says(t, P1, "casual") == ["draw 0"]


def test_two_mice_wait_for_their_turn() -> None:
    """GF-C.mouse"""
    t = farm("""
        P1 hand: mouse mouse
        P2 hand: cow_blue cow_green hen_green
        phase: draw
    """)

    assert says(t, P1) == ["draw 0"]


def test_specials_are_shed_unless_they_cost_a_card_that_fits() -> None:
    """GF-6.1"""
    t = farm(f"""
        P1 hand: chameleon {ELSEWHERE}
        P2 hand: cow_blue cow_green hen_green
        call: pig red
        phase: race
    """)

    assert says(t, P1) == ["play chameleon"]
    assert says(t, P1, "heuristic:patience=99") == ["pass"]


def test_the_piece_that_suits_the_hand_stays() -> None:
    """GF-R8a"""
    t = farm("""
        P1 hand: chameleon hen_blue horse_blue sheep_blue cow_blue hen_green
        P2 hand: cow_green cow_green hen_green
        call: pig red
        phase: race
    """)
    t.says(P1, "play chameleon").luck("P1", "blue").says(P2, "pass")

    assert says(t, P1) == ["colour red"]


def test_a_reward_empties_the_hand() -> None:
    """GF-X15"""
    t = farm("""
        P1 hand: cow_blue hen_blue | pile: pig_red pig_green
        P2 hand: | pile: cow_blue pig_blue
        call: pig yellow
        phase: challenge
    """)
    t.says(P1, "challenge P2").says(P2, "nobody")

    assert says(t, P1) == ["card cow_blue"]
    t.says(P1, "card cow_blue")
    assert says(t, P1) == ["card hen_blue"]


# Memory


def turn(placed: int, *facts: tuple[int, int, int]) -> list[BareEvent]:
    """P2 is left with two cards; these facts follow, then the next Turn."""
    hands = [(MOVED, 0, hand_of(P2), -1, 0, -1)] * 2
    told = [(code, seat, other, -1, 0, -1) for code, seat, other in facts]
    return [*hands, (PLACED, P1, placed, -1, 0, -1), *told, (TURN_BEGAN, 2, 0, -1, 0, -1)]


def test_caught_piles_raise_suspicion_and_good_ones_lower_it() -> None:
    """GF-I13"""
    memory = Memory(P1, 3)
    hear_all(memory, turn(2, (JUDGED, P2, 1), (JUDGED, P3, 0)))

    assert memory.suspicion(P2) > 1 > memory.suspicion(P3)


def test_who_lets_a_winning_chance_pass_is_trusted_to_do_it_again() -> None:
    """GF-I15"""
    meek, keen = Memory(P1, 2), Memory(P1, 2)
    hear_all(meek, turn(2))
    hear_all(keen, turn(2, (CHALLENGED, P2, P1)))

    assert (meek.trust(), keen.trust()) == (1, 0)
