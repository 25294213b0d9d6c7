"""Items, one-shots, Go Up a Level and the hand-only specials."""

import pytest

from games.grimm_tidings.tale import decided, doing, passes, quiet, rolls, tale, tidings
from grimtable.games.grimm_tidings.fights.strength import run_bonus
from grimtable.testing.scene import P1, P2, P3

ITEMS = [
    ("canon_hat", "", 2, 0), ("braids", "", 1, 1), ("red_hood", "", 2, 0),
    ("red_hood", "youngest", 3, 0), ("briar_crown", "", 4, -1), ("simpletons_cap", "", 3, 0),
    ("simpletons_cap", "hunter", 1, 0), ("coat_of_all_furs", "", 3, 0), ("bearskin", "", 4, 0),
    ("shirt_of_stars", "", 2, 0), ("leather_apron", "", 1, 0), ("leather_apron", "tailor", 2, 0),
    ("leather_apron", "woodcutter", 2, 0), ("iron_hoops", "", 4, -1),
    ("teleporting_boots", "", 1, 2), ("mile_boots", "", 0, 2), ("red_hot_shoes", "", 3, -1),
    ("golden_slipper", "", 2, 0), ("scissors", "", 3, 0), ("woodcutters_axe", "", 3, 0),
    ("woodcutters_axe", "woodcutter", 5, 0), ("cudgel_in_the_sack", "", 3, 0),
    ("enchanted_spindle", "", 2, 0), ("hunters_crossbow", "", 3, 0),
    ("hunters_crossbow", "hunter", 5, 0), ("oven_poker", "", 2, 0), ("giants_club", "", 5, 0),
    ("robbers_dagger", "thief", 3, 0), ("chicken_bone", "", 1, 1), ("witchs_broom", "", 3, 1),
    ("belt_of_seven", "", 2, 0), ("belt_of_seven", "tailor", 3, 0), ("talking_mirror", "", 0, 0),
    ("table_be_set", "", 0, 0),
]  # fmt: skip


@pytest.mark.parametrize(("item", "role", "bonus", "run"), ITEMS)
def test_what_an_item_gives_when_equipped(item: str, role: str, bonus: int, run: int) -> None:
    """GT-9.3, GT-13.1, GT-18.3"""
    t = tale(f"P1 front: {role} {item}*\nfight: stale_shingle")
    shingle = t.game.kinds.index("stale_shingle")

    assert t.line("strength") == f"{1 + bonus}:1"
    assert run_bonus(tidings(t), P1, shingle) == run
    assert tale(f"P1 front: {role} {item}\nfight: stale_shingle").line("strength") == "1:1"


def test_thieves_cannot_equip_iron_hoops() -> None:
    """GT-C.iron_hoops, GT-R14"""
    t = tale("P1 front: iron_hoops* | hand: thief")
    t.says(P1, "lay thief")

    assert t.line("P1 front") == "iron_hoops thief" and not t.offers("equip iron_hoops")


def test_only_thieves_equip_the_dagger() -> None:
    """GT-C.robbers_dagger"""
    assert not tale("P1 front: robbers_dagger").offers("equip robbers_dagger")
    assert tale("P1 front: robbers_dagger thief").offers("equip robbers_dagger")


def test_a_set_table_feeds_one_card_more() -> None:
    """GT-C.table_be_set, GT-2.7"""
    hand = "moth_eaten ravenous bewitched robbers unicorn fitcher"
    t = tale(f"P1 hand: {hand} | front: table_be_set*\nP2 hand:\nphase: charity")

    assert t.line("turn") == "P2"


def test_the_mirror_shows_a_hand_once_a_turn() -> None:
    """GT-C.talking_mirror"""
    t = tale("P1 front: talking_mirror*\nP2 hand: hunter robbers")
    t.says(P1, "craft talking_mirror", "seat P2")

    assert t.sees(P1, "hand", P2) == ["hunter", "robbers"]
    assert t.sees(P3, "hand", P2) == ["?", "?"]
    assert not t.offers("craft talking_mirror")


@pytest.mark.parametrize(
    ("card", "n"),
    [
        ("flying_ladle", 4), ("poisoned_comb", 3), ("the_pea", 2), ("thumbling_in_the_ear", 5),
        ("sweet_porridge", 5),
    ],
)  # fmt: skip
def test_one_shots_for_either_side(card: str, n: int) -> None:
    """GT-12.1, GT-12.2, GT-12.3"""
    t = tale(f"P2 hand: {card}\nfight: robbers")
    doing(t, P2, f"play {card}", "monsters")
    assert t.line("strength") == f"1:{6 + n}"
    t = tale(f"P2 front: {card}\nfight: robbers")
    doing(t, P2, f"use {card}", "fighters")

    assert t.shows(f"strength: {1 + n}:6\ncards in fight: robbers {card}\nP2 front:")


def test_stones_weigh_more_on_a_wolf() -> None:
    """GT-C.stones_for_the_belly"""
    t = doing(
        tale("P1 hand: stones_for_the_belly\nfight: robbers"), P1, "play stones_for_the_belly"
    )
    assert t.line("strength") == "3:6"
    t = tale("P1 hand: stones_for_the_belly\nfight: big_bad_wolf")
    doing(t, P1, "play stones_for_the_belly")

    assert t.line("strength") == "7:10"


def test_a_sleeping_draught_saves_both_fighters() -> None:
    """GT-R17, GT-C.sleeping_draught"""
    t = decided(tale("P3 hand: sleeping_draught\nfight: big_bad_wolf robbers\nhelper: P2 0"))
    t.says(P1, "foe 1")
    passes(t, 2)
    t.says(P3, "play sleeping_draught")
    quiet(t)

    assert t.line("main") == "" and t.frame == "FreeWindow"


def test_a_cloak_saves_its_owner_alone() -> None:
    """GT-C.cloak_of_night"""
    t = decided(tale("P1 hand: cloak_of_night\nfight: big_bad_wolf\nhelper: P2 0"))
    t.says(P1, "play cloak_of_night")
    quiet(t)
    assert t.frame == "RunWindow" and t.asked == P2
    t = decided(tale("P2 hand: cloak_of_night\nfight: big_bad_wolf"))
    t.says(P1, "pass")

    assert not t.offers("play cloak_of_night")


def test_golden_hairs_need_discards() -> None:
    """GT-C.three_golden_hairs"""
    assert not tale("P1 hand: three_golden_hairs").offers("play three_golden_hairs")
    t = tale("P1 hand: three_golden_hairs\ntreasure discards: braids scissors")
    t.says(P1, "play three_golden_hairs")
    quiet(t)
    t.says(P1, "card braids")

    assert t.shows("P1 hand: braids\ntreasure discards: scissors three_golden_hairs")
    assert t.sees(P2, "hand", P1) == ["braids"]


def test_a_lullaby_ends_the_fight_without_reward() -> None:
    """GT-13.4, GT-R29, GT-C.lullaby"""
    t = tale("P2 hand: lullaby\nfight: robbers unicorn")
    doing(t, P2, "play lullaby")

    assert t.shows("main: \nP1 level: 1 | hand:")
    assert t.frame == "FreeWindow"


def test_the_wand_brings_another_monster() -> None:
    """GT-C.witchs_wand, GT-R48"""
    t = tale("P2 hand: witchs_wand stale_shingle ravenous\nfight: robbers unicorn")
    doing(t, P2, "play ravenous", "foe 1")
    doing(t, P2, "play witchs_wand", "foe 1", "card stale_shingle")

    assert t.shows("fight: stale_shingle unicorn\nstrength: 1:11")
    assert t.line("door discards") == "robbers ravenous"


def test_a_glass_coffin_takes_the_helper() -> None:
    """GT-C.glass_coffin, GT-T12d"""
    assert not tale("P1 hand: glass_coffin\nfight: robbers").offers("play glass_coffin")
    t = tale("P3 hand: glass_coffin\nfight: robbers\nhelper: P2 1")
    doing(t, P3, "play glass_coffin")
    assert t.shows("helper:\nstrength: 1:6")
    assert tidings(t).bargain is None

    passes(t, 0)
    assert t.asked == P1 and t.offers("help P3") and not t.offers("help P2")


def test_pebbles_and_snake_leaves_are_reactions_only() -> None:
    """GT-T14, GT-C.trail_of_pebbles, GT-C.three_snake_leaves"""
    t = tale("P1 hand: trail_of_pebbles three_snake_leaves devils_die say_its_name\nfight: robbers")

    assert not any(word.startswith("play") for word in t.options())


def test_pebbles_from_the_table_roll_again() -> None:
    """GT-C.trail_of_pebbles, GT-R51"""
    t = decided(tale("P1 level: 2 | front: trail_of_pebbles\nfight: big_bad_wolf"))
    passes(t, 2)
    rolls(t, P3, "pass", 1)
    t.says(P1, "use trail_of_pebbles").says(P2, "pass").says(P3, "pass")
    t.says(P2, "pass").says(P3, "pass")
    rolls(t, P1, "pass", 6)
    quiet(t)

    assert t.shows("P1 level: 2 | front:")


def test_a_cancelled_reaction_leaves_the_die() -> None:
    """GT-T14, GT-C.say_its_name"""
    t = decided(tale("P1 level: 4 | hand: trail_of_pebbles\nP2 hand: say_its_name\nfight: unicorn"))
    passes(t, 2)
    rolls(t, P3, "pass", 1)
    t.says(P1, "play trail_of_pebbles").says(P2, "pass").says(P3, "pass")
    t.says(P2, "play say_its_name").says(P3, "pass").says(P1, "pass")
    quiet(t)

    assert tidings(t).levels[0] == 3
    assert t.line("treasure discards") == "trail_of_pebbles say_its_name"


@pytest.mark.parametrize(
    "card",
    [
        "solve_the_riddle", "kiss_the_right_frog", "sweep_the_ashes", "spin_straw_into_gold",
        "flatter_the_mirror", "follow_the_pebbles",
    ],
)  # fmt: skip
def test_go_up_a_level(card: str) -> None:
    """GT-12.5, GT-12.6, GT-12.7"""
    t = tale(f"P1 hand: {card}\nP2 level: 9\nP3 level: 8")
    t.says(P1, f"play {card}")
    assert t.options() == ["seat P1", "seat P3"]
    t.says(P1, "seat P3")

    assert t.shows(f"P3 level: 9\ntreasure discards: {card}")


def test_swap_the_cradles() -> None:
    """GT-C.swap_the_cradles, GT-R6"""
    t = tale("P1 hand: swap_the_cradles | level: 3\nP2 level: 4\nP3 level: 4")
    t.says(P1, "play swap_the_cradles", "seat P2")
    assert t.shows("P1 level: 4\nP2 level: 3")
    low = tale("P1 hand: swap_the_cradles | level: 3")
    assert not low.offers("play swap_the_cradles")
    high = tale("P1 hand: swap_the_cradles | level: 9\nP2 level: 5")

    assert not high.offers("play swap_the_cradles")


def test_the_devils_die_shows_what_its_owner_names() -> None:
    """GT-C.devils_die, GT-R51"""
    t = tale("P1 level: 1\nP2 hand: devils_die\nfight: robbers")
    decided(t)
    while t.frame == "RunWindow":
        t.says(t.asked, "pass")
    t.says(P1, "pass").says(P2, "play devils_die", "number 1").says(P3, "pass")

    assert tidings(t).die == 1 and t.line("treasure discards") == "devils_die"
