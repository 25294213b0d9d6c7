"""The eleven Curses, played and drawn."""

import pytest

from games.grimm_tidings.tale import decided, doing, passes, quiet, tale
from grimtable.games.grimm_tidings.ids import CANCELLED
from grimtable.testing.scene import P1, P2, P3


@pytest.mark.parametrize(
    ("curse", "lines", "shown"),
    [
        ("you_got_baked", "P1 level: 3", "P1 level: 2"),
        ("you_got_baked", "P1 level: 1", "P1 level: 1"),
        ("spindle_prick", "", "P1 front: spindle_prick"),
        ("frog_skin", "", "P1 front: frog_skin"),
        ("moth_eaten", "P1 front: bearskin* braids*", "P1 front: braids*"),
        ("moth_eaten", "P1 front: bearskin", "P1 front: bearskin"),
        ("bird_took_your_hat", "P1 front: bearskin* braids*", "P1 front: bearskin*"),
        ("slipper_on_the_stairs", "P1 front: mile_boots* braids*", "P1 front: braids*"),
        ("butterfingers", "P1 front: giants_club* braids*", "P1 front: braids*"),
        ("locked_in_the_tower", "P1 level: 3 | front: thief", "P1 level: 3 | front:"),
        ("locked_in_the_tower", "P1 level: 3 | front: eldest", "P1 level: 2 | front: eldest"),
        ("wrong_wish", "P1 sex: male", "P1 sex: female | front: wrong_wish"),
        ("poisoned_apple", "", "P1 front: poisoned_apple"),
        ("mouthful_of_toads", "P1 hand: hunter tailor", "P1 hand:"),
    ],
)
def test_what_a_curse_does(curse: str, lines: str, shown: str) -> None:
    """GT-19.3, GT-19.4, GT-6.3"""
    t = tale(f"P2 hand: {curse}\n{lines}")
    doing(t, P2, f"play {curse}", "seat P1")

    assert t.shows(shown)
    kept = curse in t.line("P1 front")
    assert (curse in t.line("door discards")) != kept


def test_toads_take_two_random_cards() -> None:
    """GT-C.mouthful_of_toads"""
    t = tale("P2 hand: mouthful_of_toads\nP1 hand: hunter tailor thief")
    doing(t, P2, "play mouthful_of_toads", "seat P1")

    assert t.line("P1 cards") == "1"


def test_the_victim_chooses_among_two_hands() -> None:
    """GT-19.8, GT-C.butterfingers"""
    t = tale("P2 hand: butterfingers\nP1 front: scissors* oven_poker*")
    doing(t, P2, "play butterfingers", "seat P1")
    assert t.asked == P1
    t.says(P1, "thing oven_poker")

    assert t.line("P1 front") == "scissors*"


def test_a_curse_may_hit_its_own_player() -> None:
    """GT-19.10, GT-R35"""
    t = tale("P1 hand: you_got_baked | level: 4")
    doing(t, P1, "play you_got_baked", "seat P1")

    assert t.line("P1 level") == "3"


def test_a_prick_skips_phase_two_of_this_turn() -> None:
    """GT-19.7, GT-R23, GT-R26"""
    t = tale("P2 hand: spindle_prick\nP1 hand: robbers\ndoors: hunter")
    doing(t, P2, "play spindle_prick", "seat P1")
    passes(t, 3)
    t.says(P1, "keep")
    passes(t, 3)
    assert t.frame == "FreeWindow"  # FREE-3: no phase 2
    passes(t, 3)

    assert t.shows("turn: P2\nP1 front:\ndoor discards: spindle_prick")


def test_a_prick_waits_for_the_victims_turn() -> None:
    """GT-R23"""
    t = tale("P1 hand: spindle_prick | level: 2\nP2 hand: robbers\nphase: free3\ndoors: hunter")
    doing(t, P1, "play spindle_prick", "seat P2")
    passes(t, 3)
    assert t.shows("turn: P2\nP2 front: spindle_prick")
    passes(t, 3)
    t.says(P2, "keep")
    passes(t, 6)

    assert t.shows("turn: P3\nP2 front:")


def test_the_frog_skin_falls_with_a_victory() -> None:
    """GT-C.frog_skin, GT-T11"""
    t = tale("P1 level: 5 | front: frog_skin\nfight: stale_shingle")
    assert t.line("strength") == "3:1"
    decided(t)

    assert t.shows("P1 front: | level: 6\ndoor discards: stale_shingle frog_skin")


def test_the_frog_skin_stays_on_a_helper() -> None:
    """GT-C.frog_skin"""
    t = tale("P1 level: 5\nP2 level: 5 | front: frog_skin\nfight: robbers\nhelper: P2 0")
    assert t.line("strength") == "8:6"
    decided(t)

    assert t.line("P2 front") == "frog_skin"


def test_a_wish_counts_in_the_running_combat() -> None:
    """GT-19.6, GT-C.wrong_wish"""
    t = tale("P1 level: 5 | sex: male\nP2 hand: wrong_wish\nfight: millpond_nix")
    assert t.line("strength") == "5:10"
    doing(t, P2, "play wrong_wish", "seat P1")

    assert t.line("strength") == "2:8"


def test_two_curses_of_a_kind_of_effect_add_up() -> None:
    """GT-R22"""
    t = tale("P1 level: 9 | front: wrong_wish poisoned_apple frog_skin\nfight: stale_shingle")

    assert t.line("strength") == "-1:1"


def test_a_wishing_ring_stops_a_drawn_curse() -> None:
    """GT-R24, GT-T14, GT-C.wishing_ring"""
    t = tale("P1 level: 4 | hand: robbers\nP3 hand: wishing_ring\ndoors: you_got_baked")
    passes(t, 3)
    assert t.frame == "React" and t.asked == P1
    t.says(P1, "pass").says(P2, "pass").says(P3, "play wishing_ring")
    passes(t, 3)

    assert t.shows("P1 level: 4\ndoor discards: you_got_baked")
    assert t.frame == "Phase2"


def test_a_cancelled_curse_is_told_of_its_victim() -> None:
    """GT-T14"""
    t = tale("P1 hand: you_got_baked\nP2 level: 3\nP3 hand: wishing_ring")
    t.says(P1, "play you_got_baked", "seat P2").says(P2, "pass").says(P3, "play wishing_ring")
    t.says(P1, "pass")
    told = [a for kind, a, *_ in t.table.events or [] if kind == CANCELLED]

    assert told == [P2] and t.line("P2 level") == "3"


def test_a_wishing_ring_lifts_a_lying_curse() -> None:
    """GT-C.wishing_ring"""
    t = tale("P1 hand: wishing_ring\nP2 front: frog_skin poisoned_apple\nP3 front: wrong_wish")
    t.says(P1, "play wishing_ring", "seat P2", "thing frog_skin")
    quiet(t)

    assert t.shows("P2 front: poisoned_apple\ntreasure discards: wishing_ring")
    assert not tale("P1 hand: wishing_ring").offers("play wishing_ring")


def test_what_a_combat_used_up_goes_in_order_the_main_fighters_first() -> None:
    """GT-T11"""
    t = tale("""
        P1 level: 8 | front: frog_skin poisoned_apple
        P2 level: 9 | front: wrong_wish
        fight: seven_ravens
        helper: P2 0
    """)
    decided(t)

    assert t.line("door discards") == "seven_ravens frog_skin poisoned_apple wrong_wish"
