"""Zones, characters, Items: GT-1 to GT-12."""

import pytest

from games.grimm_tidings.tale import GAME, dealt, decided, doing, passes, quiet, tale, tidings
from grimtable.kernel.errors import BadSetup
from grimtable.testing.scene import P1, P2, P3


def test_two_to_six_play() -> None:
    """GT-1.2, GT-R41"""
    for seats in (2, 3, 4, 5, 6):
        assert dealt(seats).table.seats == seats
    with pytest.raises(BadSetup):
        dealt(7)


def test_a_wrong_option_is_refused_with_what_is_allowed() -> None:
    """GT-3.7"""
    for options, said in (
        ({"turn_cap": "9"}, "a number from 10 to 500"),
        ({"windows": "open"}, "by_turns, live"),
        ({"first_player": "seat_4"}, "at a table of 3"),
        ({"weather": "fair"}, "there are: card_set"),
        ({"card_set": "other"}, "it may be: standard"),
    ):
        with pytest.raises(BadSetup, match=said):
            GAME.setup(3, options)


def test_hand_cards_give_their_owner_nothing() -> None:
    """GT-2.5, GT-2.4"""
    t = tale("P1 hand: scissors woodcutter\nfight: stale_shingle")

    assert t.line("strength") == "1:1"
    assert t.sees(P2, "hand", P1) == ["?", "?"] and t.sees(P2, "fight") == ["stale_shingle"]


def test_a_curse_on_items_spares_the_hand() -> None:
    """GT-2.6"""
    t = tale("P1 hand: bearskin\nP2 hand: moth_eaten")
    doing(t, P2, "play moth_eaten", "seat P1")

    assert t.line("P1 hand") == "bearskin"


def test_a_card_is_stronger_than_the_rules() -> None:
    """GT-3.1, GT-9.7"""
    t = tale("P1 front: canon_hat* braids+cheat").says(P1, "equip braids")

    assert t.line("P1 front") == "canon_hat* braids* cheat"


def test_no_card_brings_anybody_below_level_one_or_to_ten() -> None:
    """GT-3.2, GT-8.4"""
    t = decided(tale("P1 level: 2 | front: poisoned_apple\nfight: big_bad_wolf"))
    passes(t, 2)
    t.luck("1").says(P3, "pass")
    quiet(t)

    assert t.line("P1 level") == "1"


def test_a_removed_monster_brings_no_level() -> None:
    """GT-3.4"""
    t = tale("P1 front: princess\nfight: frog_king").says(P1, "foe_power 1")

    assert t.line("P1 level") == "1"


def test_treasure_of_a_removed_monster_waits_for_the_end_of_the_combat() -> None:
    """GT-3.5, GT-R28"""
    t = tale("P1 front: princess | level: 9\nfight: frog_king stale_shingle")
    tidings(t).levels[0] = 5
    t.says(P1, "foe_power 1")
    assert t.line("P1 cards") == "0"
    decided(t)

    assert t.shows("P1 cards: 2 | level: 6")


def test_titles_may_be_laid_down_at_setup() -> None:
    """GT-4.5"""
    titles = {f"lay {title}" for title in ("eldest", "youngest", "princess")}
    for seed in range(20):
        t = dealt(6, seed=seed)
        for seat in range(6):
            held = {f"lay {card}" for card in t.line(f"P{seat + 1} hand").split()} & titles
            t.says(seat, "pass")
            assert held <= set(t.options(seat))


def test_a_title_can_be_dropped_on_anothers_turn() -> None:
    """GT-6.4"""
    t = tale("P2 front: princess hunter")
    doing(t, P2, "drop princess")

    assert t.line("P2 front") == "hunter"


def test_equipment_changes_outside_combat_on_any_turn() -> None:
    """GT-6.5, GT-6.6"""
    t = tale("P2 front: canon_hat")
    t.says(P1, "pass")

    assert t.offers("equip canon_hat") and t.offers("trade P1") and t.offers("trade P3")


def test_the_active_player_arranges_cards_as_long_as_wished() -> None:
    """GT-7.2, GT-7.3"""
    t = tale("P1 hand: canon_hat hunter\ndoors: robbers")
    t.says(P1, "lay canon_hat", "equip canon_hat", "lay hunter", "take_off canon_hat")
    assert t.shows("P1 front: canon_hat hunter")
    passes(t, 3)

    assert t.sees(P3, "fight") == ["robbers"]


def test_twenty_changes_of_equipment_per_window() -> None:
    """GT-T18"""
    t = tale("P1 front: canon_hat")
    for _ in range(10):
        t.says(P1, "equip canon_hat", "take_off canon_hat")

    assert not t.offers("equip canon_hat")


def test_level_is_the_number_not_the_strength() -> None:
    """GT-8.1, GT-8.2, GT-8.3"""
    t = decided(tale("P1 level: 2 | front: giants_club*\nfight: juniper_bird"))

    passes(t, 3)
    assert t.line("main") == ""  # level 2, though its strength is 7: the bird lets it go


def test_a_class_works_from_the_moment_it_lies() -> None:
    """GT-8.9, GT-8.11"""
    t = tale("P1 hand: hunter tailor\nfight: robbers")
    assert not t.offers("power hunter")
    t.says(P1, "lay hunter")
    passes(t, 2)

    assert t.offers("power hunter")


def test_any_own_card_pays() -> None:
    """GT-8.10, GT-R31, GT-19.5"""
    t = tale("P1 front: hunter eldest scissors* frog_skin | hand: robbers\nfight: unicorn")
    t.says(P1, "power hunter")

    assert t.options() == ["card robbers", "thing eldest", "thing scissors"]


def test_one_shots_are_items_of_value() -> None:
    """GT-9.2, GT-12.4, GT-R30"""
    t = tale("P1 hand: golden_slipper witchs_wand solve_the_riddle")
    t.says(P1, "sell")

    assert t.options() == ["card golden_slipper", "card witchs_wand"]
    t.says(P1, "card golden_slipper", "card witchs_wand", "ready")
    assert t.line("P1 level") == "2"


def test_anybody_may_carry_what_only_thieves_equip() -> None:
    """GT-9.5"""
    t = tale("P1 hand: robbers_dagger").says(P1, "lay robbers_dagger")

    assert t.line("P1 front") == "robbers_dagger" and not t.offers("equip robbers_dagger")


def test_two_hands() -> None:
    """GT-9.6"""
    t = tale("P1 front: scissors* oven_poker* woodcutters_axe enchanted_spindle")
    t.says(P1, "equip enchanted_spindle")
    assert t.line("P1 front") == "scissors oven_poker* woodcutters_axe enchanted_spindle*"
    t.says(P1, "equip woodcutters_axe")

    assert t.line("P1 front") == "scissors oven_poker woodcutters_axe* enchanted_spindle"


def test_only_the_owner_uses_a_one_shot() -> None:
    """GT-R32"""
    t = tale("P2 front: flying_ladle\nfight: robbers")
    assert not t.offers("use flying_ladle")
    t.says(P1, "pass")

    assert t.offers("use flying_ladle")


def test_a_forced_sale_takes_all_but_the_big_items_that_were_kept() -> None:
    """GT-R2"""
    t = tale("P1 front: woodcutter giants_club+cheat bearskin table_be_set")
    t.says(P1, "drop woodcutter", "thing table_be_set")
    assert t.frame == "BigSale" and t.options() == ["none", "sell"]
    t.says(P1, "sell")
    assert t.options() == ["thing giants_club"]  # 500 are laid out; the kept Bearskin stays
    t.says(P1, "thing giants_club", "ready")

    assert t.shows("P1 front: bearskin | level: 2")
    assert sorted(t.line("treasure discards").split()) == ["giants_club", "table_be_set"]


def test_a_forced_sale_takes_hand_and_small_items_too_on_the_own_turn_alone() -> None:
    """GT-R2"""
    front = "woodcutter giants_club bearskin braids"
    t = tale(f"P1 front: {front} | hand: the_pea scissors hunter")
    t.says(P1, "drop woodcutter", "thing giants_club", "sell")
    assert t.options() == ["card scissors", "card the_pea", "thing braids"]

    t = tale(f"P2 front: {front} | hand: the_pea scissors hunter")
    t.says(P1, "pass").says(P2, "drop woodcutter", "thing giants_club")
    assert t.shows("P2 front: bearskin braids\ntreasure discards: giants_club")
