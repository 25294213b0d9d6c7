"""GF-11: the game for two."""

from games.grim_farmer.audiences import farm, point, settle
from grimtable.registry import get
from grimtable.testing.scene import P1, P2


def test_the_only_target_is_the_other_player() -> None:
    """GF-11.1"""
    t = farm("P1 hand: pig_red pig_blue\nP2 hand: cow_red hen_red\ncall: pig red")

    assert t.options(P1) == ["nobody", "challenge P2"]
    assert t.options(P2) == ["nobody", "challenge P1"]


def test_two_play_by_the_same_numbers_as_six() -> None:
    """GF-11.1"""
    two, six = get("grim_farmer").deal(2, seed=1), get("grim_farmer").deal(6, seed=1)
    sizes = [[len(t.zones[zone]) for zone in (4, 6)] for t in (two, six)]

    assert sizes == [[13, 13], [13, 13]]
    assert len(two.options) == len(six.options) == 3  # 0, 1 or 2 cards up to fifteen


def test_both_may_be_caught_and_rewarded_in_one_turn() -> None:
    """GF-11.1, GF-8.3"""
    t = farm("""
        P1 hand: cow_blue cow_yellow | pile: hen_green snake
        P2 hand: sheep_blue sheep_yellow | pile: lion cow_green
        deck: 20
        call: pig red
        phase: challenge
    """)

    point(t, P1="P2", P2="P1")
    assert t.shows("P1 cards: 5\nP2 cards: 4")
    assert t.options(P1) and t.options(P2)

    assert settle(t).shows("first: P2\nturn: 2")


def test_the_first_player_changes_after_every_turn() -> None:
    """GF-11.1, GF-8.14"""
    t = farm("P1 hand: pig_red pig_blue cow_red\nP2 hand: cow_red hen_red hen_blue\nfirst: P2")

    t.says(P1, "card pig_red", "card pig_blue", "done")
    t.says(P2, "card cow_red", "card hen_red", "done")
    point(t)

    assert t.shows("first: P1")
