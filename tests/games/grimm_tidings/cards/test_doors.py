"""Classes, titles, enhancers and the specials of the Door deck."""

import pytest

from games.grimm_tidings.tale import decided, doing, passes, quiet, rolls, tale, tidings
from grimtable.testing.scene import P1, P2, P3


def test_a_hunter_may_fight_what_was_looted() -> None:
    """GT-R49, GT-C.hunter"""
    t = tale("P1 front: hunter\ndoors: robbers\nphase: phase2")
    t.says(P1, "loot")
    assert t.frame == "Tracks" and t.sees(P2, "fresh", P1) == ["?"]
    t.says(P1, "fight")
    assert t.shows("fight: robbers\nmain: P1")
    t = tale("P1 front: hunter\ndoors: robbers\nphase: phase2")
    t.says(P1, "loot", "keep")

    assert t.shows("P1 hand: robbers\nmain:")


def test_a_hunter_is_asked_after_every_loot() -> None:
    """GT-T16, GT-C.hunter"""
    t = tale("P1 front: hunter\ndoors: tailor\nphase: phase2")
    t.says(P1, "loot")

    assert t.frame == "Tracks" and t.options() == ["keep"]


def test_a_tailor_swaps_two_hand_cards_for_a_treasure() -> None:
    """GT-C.tailor"""
    t = tale("P1 front: tailor scissors | hand: hunter thief robbers\ntreasures: braids")
    t.says(P1, "craft tailor", "card hunter")
    assert t.refuses(P1, "thing scissors")
    t.says(P1, "card thief")

    assert t.shows("P1 hand: robbers braids")
    assert not t.offers("craft tailor")
    assert not tale("P1 front: tailor | hand: hunter").offers("craft tailor")


def test_a_tailor_counts_monsters_beyond_the_first() -> None:
    """GT-C.tailor"""
    t = tale("P1 front: tailor\nfight: stale_shingle crumb_sparrows frog_king")

    assert t.line("strength") == "7:4"


def test_a_thief_stabs_each_fighter_once() -> None:
    """GT-R19, GT-C.thief"""
    t = tale("""
        P1 level: 5
        P2 level: 5
        P3 front: thief | hand: hunter tailor robbers
        fight: unicorn
        helper: P2 1
    """)
    doing(t, P3, "power thief", "seat P1", "card hunter")
    assert t.line("strength") == "8:10"
    doing(t, P3, "power thief", "card tailor")
    assert t.line("strength") == "6:10"
    passes(t, 2)

    assert t.asked == P3 and not t.offers("power thief")


def test_a_thief_steals_once_a_turn_and_no_big_item() -> None:
    """GT-R19, GT-C.thief"""
    t = tale("P1 front: thief | hand: hunter tailor | level: 2\nP2 front: bearskin scissors braids")
    t.says(P1, "craft thief")
    assert t.options() == ["thing scissors", "thing braids"]
    t.says(P1, "thing braids")
    rolls(t, P1, "card hunter", 6)
    quiet(t)

    assert t.line("P1 front") == "thief braids" and not t.offers("craft thief")


def test_a_woodcutter_carries_two_big_items() -> None:
    """GT-R2, GT-C.woodcutter"""
    t = tale("P1 front: bearskin | hand: giants_club")
    assert not t.offers("lay giants_club")
    t = tale("P1 front: bearskin woodcutter | hand: giants_club table_be_set")
    t.says(P1, "lay giants_club")
    assert not t.offers("lay table_be_set")
    t.says(P1, "drop woodcutter")
    assert t.frame == "DropBig"
    t.says(P1, "thing bearskin")

    assert t.line("P1 front") == "giants_club"


def test_no_big_limit() -> None:
    """GT-R2"""
    assert tale("P1 front: bearskin | hand: giants_club", big_limit="none").offers(
        "lay giants_club"
    )


def test_a_fighter_keeps_the_better_big_item_equipped() -> None:
    """GT-R2"""
    t = tale("P1 front: woodcutter bearskin* giants_club*\nfight: unicorn")
    t.says(P1, "drop woodcutter")

    assert t.shows("P1 front: bearskin giants_club*\nstrength: 6:10")


def test_the_eldest_is_strong_alone() -> None:
    """GT-C.eldest"""
    assert tale("P1 front: eldest\nfight: robbers").line("strength") == "2:6"
    assert tale("P1 front: eldest\nfight: robbers\nhelper: P2 0").line("strength") == "2:6"
    assert tale("P2 front: eldest\nfight: robbers\nhelper: P2 0").line("strength") == "2:6"


def test_the_youngest_rises_as_helper() -> None:
    """GT-16.7, GT-C.youngest"""
    t = tale("P1 level: 5\nP2 level: 4 | front: youngest\nfight: robbers\nhelper: P2 0")
    decided(t)

    assert t.shows("P1 level: 6\nP2 level: 5")


def test_a_helped_princess_draws_one_more() -> None:
    """GT-C.princess"""
    t = tale("P1 level: 6 | front: princess\nP2 level: 6\nfight: robbers\nhelper: P2 0")
    decided(t)

    assert t.line("P1 cards") == "3"


@pytest.mark.parametrize(
    ("card", "monster", "strength", "treasures"),
    [
        ("ravenous", "robbers", "1:11", 3),
        ("bewitched", "robbers", "1:11", 3),
        ("big_as_a_house", "robbers", "1:16", 4),
        ("in_grandmothers_nightcap", "robbers", "1:9", 3),
        ("in_grandmothers_nightcap", "big_bad_wolf", "1:16", 4),
        ("half_starved", "robbers", "1:1", 1),
        ("barely_hatched", "robbers", "1:-4", 1),
        ("barely_hatched", "stale_shingle", "1:-9", 1),
    ],
)
def test_enhancers(card: str, monster: str, strength: str, treasures: int) -> None:
    """GT-14.4, GT-14.5, GT-R15"""
    t = tale(f"P2 hand: {card}\nfight: {monster}")
    doing(t, P2, f"play {card}")
    assert t.line("strength") == strength
    tidings(t).levels[0] = 8
    tidings(t).lines.append((1, 7, 20, 0, -1))  # the fighters are strong enough
    decided(t)

    assert t.line("P1 cards") == str(treasures)


def test_enhancers_add_up_on_the_monster_picked() -> None:
    """GT-14.6, GT-14.7"""
    t = tale("P2 hand: ravenous bewitched\nfight: robbers frog_king")
    doing(t, P2, "play ravenous", "foe 2")
    doing(t, P2, "play bewitched", "foe 2")

    assert t.line("strength") == "1:17"


def test_wandering_monster_needs_a_monster() -> None:
    """GT-C.wandering_monster, GT-R27"""
    assert not tale("P1 hand: wandering_monster\nfight: robbers").offers("play wandering_monster")
    t = tale("P1 hand: wandering_monster frog_king\nfight: robbers")
    doing(t, P1, "play wandering_monster", "card frog_king")

    assert t.line("fight") == "robbers frog_king"


def test_a_cancelled_wandering_monster_stays_in_the_hand_and_is_known() -> None:
    """GT-R50"""
    t = tale("P1 hand: say_its_name\nP2 hand: wandering_monster frog_king hunter\nfight: robbers")
    t.says(P1, "pass").says(P2, "play wandering_monster", "card frog_king")
    t.says(P3, "pass").says(P1, "play say_its_name").says(P2, "pass")

    assert t.shows("fight: robbers\nP2 hand: frog_king hunter")
    assert t.sees(P3, "hand", P2) == ["frog_king", "?"]


def test_a_mirror_image_has_the_same_enhancers_and_its_own_reward() -> None:
    """GT-C.mirror_image, GT-R27, GT-R48"""
    t = tale("""
        P1 level: 5 | front: giants_club* iron_hoops* briar_crown*
        P2 hand: mirror_image half_starved
        fight: robbers
    """)
    doing(t, P2, "play half_starved")
    doing(t, P2, "play mirror_image")
    assert t.shows("strength: 18:2\nfight: robbers robbers\ncards in fight: robbers half_starved")
    decided(t)

    assert t.shows("P1 level: 7 | cards: 2")


def test_cheat_frees_an_item_of_all_limits() -> None:
    """GT-R55, GT-C.cheat"""
    t = tale("P1 hand: cheat | front: scissors* oven_poker* giants_club")
    t.says(P1, "play cheat", "thing giants_club")
    quiet(t)
    t.says(P1, "equip giants_club")

    assert t.line("P1 front") == "scissors* oven_poker* giants_club* cheat"


def test_cheat_leaves_with_its_item() -> None:
    """GT-R14"""
    t = tale("P1 front: giants_club*+cheat golden_slipper")
    t.says(P1, "sell", "thing giants_club", "thing golden_slipper", "ready")

    assert t.shows("P1 front: | level: 2\ndoor discards: cheat")


def test_cheat_lifts_the_users_restriction() -> None:
    """GT-R55"""
    assert tale("P1 front: robbers_dagger+cheat").offers("equip robbers_dagger")


def test_a_big_item_over_the_limit_may_be_sold_on_the_own_turn() -> None:
    """GT-R2"""
    t = tale("P1 front: woodcutter bearskin giants_club | hand: red_hood")
    t.says(P1, "drop woodcutter", "thing bearskin", "sell")
    assert t.options() == ["card red_hood"]
    t.says(P1, "card red_hood", "ready")

    assert t.shows("P1 level: 2 | front: giants_club\ntreasure discards: bearskin red_hood")
