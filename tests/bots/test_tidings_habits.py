"""The bots of Grimm Tidings outside combat: what they wear, sell, keep, give and pay."""

import pytest

from bots.telling import says, settled
from games.grimm_tidings.tale import decided, passes, quiet, rolls, tale
from grimtable.testing.scene import P1, P2, P3

# Equipment


def test_an_item_that_helps_is_laid_down_and_worn() -> None:
    """GT-9.3"""
    t = tale("""
        P1 hand: scissors
    """)

    assert settled(t, P1).shows("P1 front: scissors*")


def test_the_weaker_of_two_weapons_makes_room() -> None:
    """GT-9.6"""
    t = tale("""
        P1 front: oven_poker* chicken_bone* cudgel_in_the_sack
    """)

    assert settled(t, P1).shows("P1 front: oven_poker* chicken_bone cudgel_in_the_sack*")


def test_an_item_that_would_not_be_worn_stays_in_the_hand() -> None:
    """GT-9.8"""
    t = tale("""
        P1 hand: shirt_of_stars | front: bearskin*
    """)

    assert says(t, P1) == "pass"


def test_cheat_goes_to_the_item_that_finds_no_place() -> None:
    """GT-R55"""
    t = tale("""
        P1 hand: cheat | front: briar_crown* red_hood
    """)

    assert says(t, P1) == "play cheat"
    assert says(t.says(P1, "play cheat"), P1) == "thing red_hood"


def test_titles_are_always_laid_down() -> None:
    """GT-6.9"""
    t = tale("""
        P1 hand: eldest
    """)

    assert says(t, P1) == "lay eldest"


def test_a_class_is_laid_down_once() -> None:
    """GT-6.8"""
    t = tale("""
        P1 hand: hunter
    """)
    other = tale("""
        P1 hand: hunter | front: hunter
    """)

    assert says(t, P1) == "lay hunter"
    assert says(other, P1) == "pass"


# Levels


def test_going_up_a_level_is_done_at_once_and_to_oneself() -> None:
    """GT-12.6"""
    t = tale("""
        P1 hand: solve_the_riddle
    """)

    assert says(t, P1) == "play solve_the_riddle"
    assert says(t.says(P1, "play solve_the_riddle"), P1) == "seat P1"


def test_at_level_nine_it_is_kept() -> None:
    """GT-12.7"""
    t = tale("""
        P1 hand: solve_the_riddle | level: 9
    """)

    assert says(t, P1) == "pass"


def test_a_swapped_cradle_is_the_leaders() -> None:
    """GT-T1"""
    t = tale("""
        P1 hand: swap_the_cradles
        P2 level: 3
        P3 level: 7
    """)

    assert says(t.says(P1, "play swap_the_cradles"), P1) == "seat P3"


def test_surplus_is_sold() -> None:
    """GT-11.1"""
    t = tale("""
        P1 hand: coat_of_all_furs canon_hat | front: bearskin* briar_crown* | level: 4
    """)

    assert says(t, P1) == "sell"
    assert settled(t, P1).shows("P1 level: 5 | front: bearskin* briar_crown*")


def test_what_is_worn_is_not_sold() -> None:
    """GT-11.4"""
    t = tale("""
        P1 front: bearskin* hunters_crossbow* | level: 4
    """)

    assert says(t, P1) == "pass"


# Phase 2


def test_a_small_monster_is_trouble_worth_looking_for() -> None:
    """GT-7.8"""
    t = tale("""
        P1 hand: stale_shingle godfather_death | level: 3
        phase: phase2
    """)

    assert says(t, P1) == "trouble stale_shingle"


def test_a_monster_out_of_reach_is_not() -> None:
    """GT-7.8"""
    t = tale("""
        P1 hand: godfather_death | level: 3
        phase: phase2
    """)

    assert says(t, P1) == "loot"


# Trades


def test_a_trade_that_brings_either_side_little_is_not_offered() -> None:
    """GT-10.1"""
    t = tale("""
        P1 front: bearskin* leather_apron
        P2 front: tailor briar_crown* simpletons_cap | level: 5
        P3 level: 9
        P4 level: 9
    """)

    assert says(t, P1) == "pass"


def test_who_is_offered_more_than_it_costs_accepts() -> None:
    """GT-10.2"""
    t = tale("""
        P1 front: canon_hat
        P2 front: giants_club* chicken_bone
    """)
    t.says(P1, "trade P2", "thing canon_hat", "thing chicken_bone")

    assert says(t, P2) == "accept"


def test_nobody_parts_with_the_best_weapon_for_a_bone() -> None:
    """GT-10.2"""
    t = tale("""
        P1 front: chicken_bone
        P2 front: giants_club*
    """)
    t.says(P1, "trade P2", "thing chicken_bone", "thing giants_club")

    assert says(t, P2) == "refuse"


def test_a_gift_is_welcome() -> None:
    """GT-10.5"""
    t = tale("""
        P1 front: scissors
    """)
    t.says(P1, "trade P2")

    assert says(t, P2) == "accept"


# Paying and losing


def test_the_card_that_is_missed_least_pays() -> None:
    """GT-8.10"""
    t = tale("""
        P1 hand: three_golden_hairs godfather_death | front: hunter | level: 4
        fight: seven_ravens
    """)

    assert says(t, P1) == "power hunter"
    assert says(t.says(P1, "power hunter"), P1) == "card godfather_death"


@pytest.mark.parametrize(("level", "said"), [(1, "craft thief"), (6, "pass")])
def test_a_thief_steals_who_has_no_level_to_lose(level: int, said: str) -> None:
    """GT-R19"""
    t = tale(f"""
        P1 hand: godfather_death | front: thief | level: {level}
        P2 front: scissors*
    """)

    assert says(t, P1) == said


def test_charity_gives_what_is_least_worth() -> None:
    """GT-7.9"""
    t = tale("""
        P1 hand: godfather_death say_its_name wishing_ring devils_die big_as_a_house ravenous
        P1 level: 5
        P3 level: 2
        phase: charity
    """)

    assert says(t, P1) == "give"
    assert says(t.says(P1, "give"), P1) == "card godfather_death"


def test_before_charity_curses_go_to_the_leader() -> None:
    """GT-19.2"""
    t = tale("""
        P1 hand: you_got_baked say_its_name wishing_ring devils_die big_as_a_house ravenous
        P1 level: 5
        P2 level: 7
        phase: charity
    """)

    assert says(t, P1) == "play you_got_baked"
    assert says(t.says(P1, "play you_got_baked"), P1) == "seat P2"


def test_a_victim_loses_what_is_missed_least() -> None:
    """GT-19.8"""
    t = tale("""
        P1 front: scissors* oven_poker* | level: 2
        P2 hand: butterfingers
    """)
    t.says(P1, "pass")
    quiet(t.says(P2, "play butterfingers", "seat P1"))

    assert says(t, P1) == "thing oven_poker"


# Just received


def test_what_charity_brings_is_used_at_once() -> None:
    """GT-R21, GT-6.7"""
    t = tale("""
        P1 hand: scissors ravenous bewitched robbers unicorn solve_the_riddle eldest | level: 3
        P3 level: 2
        phase: charity
    """)
    t.says(P1, "give", "card solve_the_riddle", "card eldest")
    assert t.frame == "Received" and says(t, P2) == "play solve_the_riddle"
    settled(t, P2)

    assert t.shows("P2 level: 2 | front: eldest | hand:")


def test_a_weapon_out_of_the_discards_is_laid_down_and_worn() -> None:
    """GT-R21"""
    t = tale("P2 front: oven_poker* three_golden_hairs\ntreasure discards: giants_club")
    t.says(P1, "pass")
    quiet(t.says(P2, "use three_golden_hairs"))
    assert t.frame == "Received" and says(t, P2) == "lay giants_club"
    t.says(P2, "lay giants_club")

    assert says(t, P2) == "equip giants_club"
    assert says(t.says(P2, "equip giants_club"), P2) == "ready"


# Reactions


def test_a_curse_that_costs_a_level_is_cancelled() -> None:
    """GT-T14"""
    t = tale("""
        P1 hand: wishing_ring | level: 6
        P2 hand: you_got_baked
    """)
    t.says(P1, "pass").says(P2, "play you_got_baked", "seat P1")

    assert says(t, P1) == "play wishing_ring"


def test_a_runner_who_would_lose_much_uses_the_cloak() -> None:
    """GT-18.1"""
    t = tale("""
        P1 hand: cloak_of_night | level: 5
        fight: big_bad_wolf
    """)
    passes(t, 3)

    assert t.frame == "RunWindow"
    assert says(t, P1) == "play cloak_of_night"


def test_a_low_roll_is_rolled_again() -> None:
    """GT-R51"""
    t = tale("""
        P1 hand: trail_of_pebbles | level: 5
        fight: big_bad_wolf
    """)
    passes(t, 5)
    rolls(t, P3, "pass", 1)

    assert t.frame == "React"
    assert says(t, P1) == "play trail_of_pebbles"


def test_bad_stuff_is_prevented() -> None:
    """GT-T14"""
    t = tale("""
        P1 hand: three_snake_leaves | level: 5
        fight: big_bad_wolf
    """)
    passes(t, 5)
    rolls(t, P3, "pass", 1)
    passes(t, 3)

    assert t.frame == "React"
    assert says(t, P1) == "play three_snake_leaves"


def test_trouble_goes_on_top_of_the_doors_for_whoever_comes_next() -> None:
    """GT-C.white_snake"""
    t = tale("P1 level: 5\nfight: white_snake\ndoors: hunter tailor seven_headed_dragon robbers")
    decided(t)
    t.says(P1, says(t, P1))

    assert t.line("doors").split()[0] == "seven_headed_dragon"
