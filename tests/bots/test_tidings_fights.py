"""The bots of Grimm Tidings in combat: win cheaply, bargain, and stop whoever is about to win."""

import pytest

from bots.telling import says
from games.grimm_tidings.tale import doing, passes, tale
from grimtable.testing.scene import P1, P2, P3, P4

# The own fight


def test_the_cheapest_cards_that_are_enough_are_played_for_oneself() -> None:
    """GT-13.6"""
    t = tale("""
        P1 hand: flying_ladle the_pea poisoned_comb | level: 3
        fight: robbers
    """)

    assert says(t, P1) == "play flying_ladle"
    assert says(t.says(P1, "play flying_ladle"), P1) == "fighters"


def test_who_leads_spends_nothing() -> None:
    """GT-T9"""
    t = tale("""
        P1 hand: flying_ladle | level: 7
        fight: robbers
    """)

    assert says(t, P1) == "pass"


def test_a_class_is_dropped_that_makes_the_monster_stronger() -> None:
    """GT-R13"""
    t = tale("""
        P1 front: tailor cudgel_in_the_sack* | level: 6
        fight: robbers
    """)

    assert says(t, P1) == "drop tailor"


def test_a_hopeless_fight_is_let_go_with_all_cards() -> None:
    """GT-18.1"""
    t = tale("""
        P1 hand: the_pea poisoned_comb | level: 1
        fight: seven_headed_dragon
    """)

    assert says(t, P1) == "pass"


def test_a_second_monster_is_called_when_that_wins_the_game() -> None:
    """GT-R27"""
    t = tale("""
        P1 hand: wandering_monster stale_shingle | front: giants_club* | level: 8
        fight: frog_king
    """)

    assert says(t, P1) == "play wandering_monster"


def test_an_enhancer_on_a_sure_win_brings_treasure() -> None:
    """GT-14.5"""
    t = tale("""
        P1 hand: big_as_a_house | front: giants_club* briar_crown* coat_of_all_furs* | level: 6
        fight: frog_king
    """)

    assert says(t, P1) == "play big_as_a_house"


def test_rumpelstiltskin_is_worth_a_guess() -> None:
    """GT-8.10"""
    t = tale("""
        P1 hand: godfather_death | level: 2
        fight: rumpelstiltskin
    """)

    assert says(t, P1) == "foe_power 1"


def test_a_card_that_turns_the_own_fight_is_cancelled() -> None:
    """GT-R50"""
    t = tale("""
        P1 hand: say_its_name | front: cudgel_in_the_sack* | level: 5
        P2 hand: sweet_porridge
        fight: robbers
    """)
    t.says(P1, "pass").says(P2, "play sweet_porridge", "monsters")

    assert says(t, P1) == "play say_its_name"


# Help

STRONG = """
    P1 level: 4
    P2 level: 3 | front: giants_club*
    P3 level: 6
    P4 level: 6
    fight: unicorn
"""


def test_help_is_asked_of_who_can_turn_the_fight_and_offered_what_is_taken() -> None:
    """GT-16.1"""
    t = tale(STRONG)

    assert says(t, P1) == "help P2"
    t.says(P1, "help P2")
    while t.frame == "HelpTerms":
        t.says(P1, says(t, P1))
    assert t.frame == "HelpOffer"
    assert says(t, P2) == "accept"


def test_who_is_offered_nothing_asks_for_half_and_the_first_pick() -> None:
    """GT-T12b"""
    t = tale(STRONG)
    t.says(P1, "help P2", "share 0", "none", "none")

    assert says(t, P2) == "counter"
    t.says(P2, "counter")
    assert says(t, P2) == "share 2"
    assert says(t.says(P2, "share 2"), P2) == "pick helper_first"
    t.says(P2, "pick helper_first")
    assert says(t, P1) == "accept"


def test_greedy_asks_nobody() -> None:
    """GT-16.1"""
    assert says(tale(STRONG), P1, "greedy") == "pass"


def test_nobody_helps_another_to_win_the_game() -> None:
    """GT-16.3"""
    t = tale("""
        P1 level: 9
        P2 level: 5 | front: giants_club*
        fight: unicorn
    """)
    t.says(P1, "help P2", "share all", "none", "none")

    assert says(t, P2) == "refuse"


@pytest.mark.parametrize(("level", "weapon", "others"), [(3, "giants_club*", 6), (9, "", 9)])
def test_the_youngest_helps_for_the_level_and_wins_with_the_main_fighter(
    level: int, weapon: str, others: int
) -> None:
    """GT-R7"""
    t = tale(f"""
        P1 level: {level}
        P2 level: {level} | front: youngest {weapon}
        P4 level: {others}
        fight: unicorn
    """)
    t.says(P1, "help P2", "share 1", "pick main_first", "none", "none")

    assert says(t, P2) == "accept"


def test_a_bystander_offers_help_where_the_main_fighter_has_given_up() -> None:
    """GT-T12c"""
    t = tale(STRONG)
    t.says(P1, "pass")

    assert says(t, P2) == "volunteer"


BRIBE = """
    P1 level: 6
    P2 level: 8 | front: briar_crown* simpletons_cap
    P3 level: 1 | front: giants_club*
    P4 level: 3
    fight: unicorn
"""


def test_a_bribe_keeps_a_helper_from_the_leader() -> None:
    """GT-T12f"""
    t = tale(BRIBE).says(P1, "pass")

    for said in ("trade P3", "thing simpletons_cap", "none", "promise"):
        assert says(t, P2) == said
        t.says(P2, said)
    assert says(t, P3) == "accept"


def test_who_has_let_the_fight_go_is_not_paid_for_it() -> None:
    """GT-T12f"""
    t = tale(BRIBE.replace("P4", "P5").replace("P2", "P4").replace("P5", "P2"))
    passes(t, 3)

    assert t.asked == P4 and says(t, P4) == "pass"


def test_a_bribe_that_brings_less_than_helping_is_refused() -> None:
    """GT-T12f"""
    t = tale(BRIBE.replace("giants_club*", "tailor giants_club*"))
    t.says(P1, "pass").says(P2, "trade P3", "thing simpletons_cap", "none", "promise")

    assert says(t, P3) == "refuse"


# Others' fights


def test_a_winning_fight_is_stopped_by_the_card_that_is_enough() -> None:
    """GT-15.1"""
    t = tale("""
        P1 level: 9
        P2 hand: big_as_a_house ravenous
        fight: frog_king
    """)
    t.says(P1, "pass")

    assert says(t, P2) == "play big_as_a_house"


def test_hostile_cards_are_kept_for_it() -> None:
    """GT-15.1"""
    t = tale("""
        P1 level: 2
        P2 hand: big_as_a_house ravenous
        fight: frog_king
    """)
    t.says(P1, "pass")

    assert says(t, P2) == "pass"


def test_a_curse_is_the_last_answer_before_a_winning_kill() -> None:
    """GT-19.2"""
    t = tale("""
        P1 level: 9
        P2 hand: you_got_baked
        fight: dark_wood_boar
    """)
    t.says(P1, "pass")

    assert says(t, P2) == "play you_got_baked"
    assert says(t.says(P2, "play you_got_baked"), P2) == "seat P1"


def test_a_one_shot_of_a_bystander_is_for_the_monsters() -> None:
    """GT-15.1"""
    t = tale("""
        P1 level: 9
        P3 hand: sweet_porridge
        fight: dark_wood_boar
    """)
    passes(t, 2)

    assert says(t, P3) == "play sweet_porridge"
    assert says(t.says(P3, "play sweet_porridge"), P3) == "monsters"


def test_a_thief_stabs_who_would_win() -> None:
    """GT-R19"""
    t = tale("""
        P1 level: 9
        P2 hand: godfather_death | front: thief
        fight: dark_wood_boar
    """)
    t.says(P1, "pass")

    assert says(t, P2) == "power thief"


def test_the_glass_coffin_takes_the_helper_of_a_winner() -> None:
    """GT-T12d"""
    t = tale("""
        P1 level: 9
        P2 level: 5
        P3 hand: glass_coffin
        fight: unicorn
        helper: P2 1 helper_first
    """)
    passes(t, 2)

    assert says(t, P3) == "play glass_coffin"


def test_the_helper_strengthens_a_fight_that_others_have_turned() -> None:
    """GT-R37"""
    t = tale("""
        P1 level: 4
        P2 level: 3 | hand: sweet_porridge
        P3 hand: the_pea
        fight: robbers
        helper: P2 2 helper_first
    """)
    doing(t, P3, "play the_pea", "monsters")
    t.says(P1, "pass")

    assert says(t, P2) == "play sweet_porridge"
    assert says(t.says(P2, "play sweet_porridge"), P2) == "fighters"
