"""Fights, running away, Curses, timing: GT-13 to GT-19 and section 2T."""

from games.grimm_tidings.tale import decided, doing, passes, quiet, rolls, tale, tidings
from grimtable.testing.scene import P1, P2, P3


def test_everybody_may_meddle() -> None:
    """GT-13.6, GT-15.1, GT-T8"""
    t = tale("""
        P1 hand: scissors hunter
        P2 hand: flying_ladle ravenous you_got_baked wandering_monster frog_king
        fight: robbers
    """)
    assert t.offers("lay hunter") and not t.offers("lay scissors")
    t.says(P1, "pass")

    for card in ("flying_ladle", "ravenous", "you_got_baked", "wandering_monster"):
        assert t.offers(f"play {card}")


def test_after_a_kill_everything_played_is_discarded_in_order() -> None:
    """GT-13.8, GT-R57"""
    t = tale("P1 level: 5 | hand: flying_ladle\nP2 hand: half_starved\nfight: robbers")
    doing(t, P1, "play flying_ladle", "fighters")
    doing(t, P2, "play half_starved")
    decided(t)

    assert t.shows("door discards: robbers half_starved\ntreasure discards: flying_ladle")


def test_a_kill_is_final_only_after_all_have_passed() -> None:
    """GT-13.9, GT-R8"""
    t = tale("P1 level: 9\nfight: robbers")
    t.says(P1, "pass").says(P2, "pass")
    assert t.line("winners") == ""
    t.says(P3, "pass")

    assert t.line("winners") == "P1"


def test_a_plural_name_is_one_monster() -> None:
    """GT-14.3"""
    assert tale("P1 front: tailor\nfight: seven_ravens").line("strength") == "1:5"


def test_a_restriction_holds_for_the_whole_fight() -> None:
    """GT-14.10"""
    t = tale("P1 level: 2 | front: scissors*\nfight: robbers clever_elsie")

    assert t.line("strength") == "2:10"


def test_outsiders_still_act_against_a_helped_fighter() -> None:
    """GT-16.3"""
    t = tale("P3 hand: the_pea\nfight: robbers\nhelper: P2 0")
    doing(t, P3, "play the_pea", "monsters")

    assert t.line("strength") == "2:8"


def test_the_order_of_picking_is_part_of_the_deal() -> None:
    """GT-16.5, GT-16.8, GT-R34"""
    t = tale("""
        P1 level: 6
        P2 level: 6
        fight: unicorn
        treasures: braids scissors the_pea
        helper: P2 1 main_first
    """)
    decided(t)
    t.says(P1, "card braids", "card scissors")

    assert t.shows("P1 hand: braids scissors") and t.asked == P2
    assert t.sees(P3, "fresh", P2) == ["the_pea"]


def test_a_random_share() -> None:
    """GT-T12a"""
    t = tale("P1 level: 6\nP2 level: 6\nfight: unicorn\nhelper: P2 2 random")
    decided(t)

    assert t.line("P1 cards") == "1" and t.frame == "Received"


def test_a_helper_lays_down_what_was_won() -> None:
    """GT-17.5, GT-R21"""
    t = tale("P1 level: 6\nP2 level: 6\nfight: robbers\nhelper: P2 99\ntreasures: braids")
    decided(t)
    t.says(P2, "lay braids", "equip braids", "ready")

    assert t.line("P2 front") == "braids*" and t.frame == "FreeWindow"


def test_runners_get_nothing_and_loot_nothing() -> None:
    """GT-18.1, GT-R38, GT-18.7"""
    t = decided(tale("P1 hand: frog_king\nfight: robbers"))
    passes(t, 2)
    rolls(t, P3, "pass", 6)
    quiet(t)
    assert t.shows("P1 hand: frog_king | level: 1\ndoor discards: robbers")
    assert t.frame == "FreeWindow"
    passes(t, 3)

    assert t.line("turn") == "P2"


def test_two_fighters_roll_separately() -> None:
    """GT-18.6, GT-R17"""
    t = decided(tale("P1 level: 2\nP2 level: 2\nfight: big_bad_wolf\nhelper: P2 0"))
    passes(t, 2)
    rolls(t, P3, "pass", 1)
    t.says(P1, "pass").says(P2, "pass").says(P3, "pass")
    quiet(t)
    assert t.frame == "RunWindow" and t.asked == P2
    passes(t, 2)
    rolls(t, P1, "pass", 6)
    quiet(t)

    assert t.shows("P1 level: 1\nP2 level: 2")


def test_a_looted_curse_goes_to_the_hand_and_hits_later() -> None:
    """GT-19.2"""
    t = tale("P1 hand: robbers\ndoors: you_got_baked\nphase: phase2\nP2 level: 4")
    t.says(P1, "loot")
    doing(t, P1, "play you_got_baked", "seat P2")

    assert t.line("P2 level") == "3"


def test_an_action_is_announced_with_its_targets() -> None:
    """GT-T1, GT-T2"""
    t = tale("P1 hand: flying_ladle\nfight: robbers")
    t.says(P1, "play flying_ladle")
    assert t.frame == "Aim" and t.sees(P2, "announced") == ["flying_ladle"]
    t.says(P1, "fighters")
    names = [type(frame).__name__ for frame in t.table.stack]

    assert names[-4:] == ["CombatWindow", "Checks", "Resolve", "React"]


def test_asking_goes_on_with_the_player_left_of_the_one_who_acted() -> None:
    """GT-T3, GT-T5, GT-T10"""
    t = tale("P2 front: princess\nfight: robbers")
    doing(t, P2, "drop princess")

    assert t.asked == P3


def test_everybody_is_asked_in_a_reaction_able_or_not() -> None:
    """GT-T14, GT-T16"""
    t = tale("P1 hand: flying_ladle\nfight: robbers")
    t.says(P1, "play flying_ladle", "monsters")

    assert t.table.waiting == 0b111 and [t.options(seat) for seat in range(3)] == [["pass"]] * 3


def test_a_later_answer_stays_unseen_in_the_hand() -> None:
    """GT-T14"""
    t = tale("""
        P1 level: 3 | hand: wishing_ring
        P2 hand: you_got_baked
        P3 hand: devils_die
    """)
    t.says(P1, "pass").says(P2, "play you_got_baked", "seat P1")
    t.says(P1, "play wishing_ring").says(P2, "pass").says(P3, "pass")

    assert t.shows("P1 level: 3\nP3 hand: devils_die")


def test_a_stolen_item_that_was_used_up_is_not_there_any_more() -> None:
    """GT-T17"""
    t = tale("P1 front: thief | hand: hunter | level: 2\nP2 front: trail_of_pebbles")
    t.says(P1, "craft thief")
    rolls(t, P1, "card hunter", 6)
    t.says(P1, "pass").says(P2, "use trail_of_pebbles").says(P3, "pass")
    t.says(P3, "pass").says(P1, "pass")
    rolls(t, P2, "pass", 6)
    quiet(t)

    assert t.shows("P1 front: thief | level: 2\ntreasure discards: trail_of_pebbles")


def test_sex_is_a_fact_of_the_character() -> None:
    """GT-R4"""
    t = tale("P1 sex: female\nfight: robber_bridegroom")

    assert t.line("strength") == "1:15"


def test_a_deal_binds_the_table() -> None:
    """GT-R10"""
    t = tale("P1 front: canon_hat hunter | hand: robbers_dagger\nP2 level: 9\nfight: robbers")
    t.says(P1, "help P2", "share 0", "thing canon_hat", "none", "if_won").says(P2, "accept")
    t.says(P1, "power hunter")
    assert t.options() == ["card robbers_dagger"]
    t.says(P1, "card robbers_dagger")
    decided(t)

    assert t.line("P2 front") == "canon_hat"


def test_nobody_dies() -> None:
    """GT-R18"""
    t = decided(tale("P1 level: 9\nfight: godfather_death"))
    passes(t, 2)
    rolls(t, P3, "pass", 1)
    quiet(t)

    assert t.line("P1 level") == "1" and t.table.out == 0


def test_a_helper_plays_no_class() -> None:
    """GT-R37"""
    t = tale("P2 hand: hunter flying_ladle\nfight: robbers\nhelper: P2 0")
    t.says(P1, "pass")

    assert t.offers("play flying_ladle") and not t.offers("lay hunter")


def test_live_a_late_action_is_refused_and_costs_nothing() -> None:
    """GT-R43, GT-T6"""
    t = tale("P2 hand: lullaby\nP3 hand: the_pea\nfight: robbers", windows="live")
    t.says(P2, "play lullaby")
    quiet(t)
    assert t.refuses(P3, "play the_pea")

    assert t.line("P3 hand") == "the_pea"


def test_a_mark_is_no_curse() -> None:
    """GT-R54"""
    t = tale("P1 mark: -2 | hand: wishing_ring\nfight: frog_king")

    assert t.line("strength") == "-1:1" and not t.offers("play wishing_ring")
    assert tidings(t).dread == [-2, 0, 0]


def test_a_curse_waits_while_an_offer_is_answered() -> None:
    """GT-R45, GT-T1"""
    t = tale("P1 level: 2\nP3 hand: you_got_baked\nfight: robbers")
    t.says(P1, "help P2", "share 0", "none", "none")
    assert t.refuses(P3, "play you_got_baked")
    t.says(P2, "refuse")
    doing(t, P3, "play you_got_baked", "seat P1")

    assert t.line("P1 level") == "1"
