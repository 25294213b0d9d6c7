"""The worked examples of the ledger, 1 to 11."""

from games.grimm_tidings.tale import decided, doing, passes, quiet, rolls, tale
from grimtable.testing.scene import P1, P2, P3


def test_gretchen_beats_the_stepmother_with_a_ladle() -> None:
    """GT-X1, GT-13.3, GT-17.3"""
    t = tale("""
        P1 level: 4 | sex: female | front: hunter scissors* | hand: flying_ladle
        treasures: the_pea braids oven_poker canon_hat
        fight: wicked_stepmother
    """)
    assert t.line("strength") == "7:10"
    doing(t, P1, "play flying_ladle", "fighters")
    assert t.line("strength") == "11:10"
    decided(t)

    assert t.shows("P1 level: 5 | hand: the_pea braids oven_poker")
    assert t.line("treasure discards") == "flying_ladle"
    assert t.line("door discards") == "wicked_stepmother"


def test_a_comb_for_the_monster_is_answered_by_sure_shots() -> None:
    """GT-X2, GT-13.2, GT-R56"""
    t = tale("""
        P1 level: 4 | sex: female | front: hunter scissors*
        P1 hand: flying_ladle moth_eaten ravenous bewitched
        P2 hand: poisoned_comb
        fight: wicked_stepmother
    """)
    doing(t, P1, "play flying_ladle", "fighters")
    doing(t, P2, "play poisoned_comb", "monsters")
    assert t.line("strength") == "11:13"
    doing(t, P1, "power hunter", "card moth_eaten")
    assert t.line("strength") == "13:13"
    doing(t, P1, "power hunter", "card ravenous")
    assert t.line("strength") == "15:13"
    passes(t, 2)
    assert t.asked == P1 and not t.offers("power hunter")
    decided(t)

    assert t.line("P1 level") == "5"


def test_a_tailor_who_helps_against_the_robbers_brings_their_bonus_along() -> None:
    """GT-X3, GT-16.2, GT-16.7"""
    t = tale("""
        P1 level: 3 | front: oven_poker*
        P3 level: 4 | front: tailor leather_apron*
        fight: robbers
    """)
    assert t.line("strength") == "5:6"
    t.says(P1, "help P3", "share 0", "none", "none").says(P3, "accept")
    assert t.line("strength") == "11:10"
    decided(t)

    assert t.shows("P1 level: 4\nP3 level: 4")


def test_two_tailors_bring_the_bonus_once() -> None:
    """GT-X3, GT-16.6"""
    t = tale("""
        P1 level: 3 | front: tailor oven_poker*
        P3 level: 4 | front: tailor leather_apron*
        fight: robbers
        helper: P3 0
    """)

    assert t.line("strength") == "11:10"


def test_eleven_hundred_buy_one_level() -> None:
    """GT-X4, GT-11.1, GT-11.2"""
    t = tale("P1 level: 3 | hand: golden_slipper scissors")
    t.says(P1, "sell", "card golden_slipper", "card scissors", "ready")

    assert t.shows("P1 level: 4 | hand:\ntreasure discards: golden_slipper scissors")


def test_two_thousand_buy_two_levels() -> None:
    """GT-X4, GT-11.3, GT-11.4"""
    t = tale("P1 level: 7 | hand: golden_slipper teleporting_boots | front: hunters_crossbow*")
    t.says(P1, "sell", "card golden_slipper", "thing hunters_crossbow", "card teleporting_boots")
    t.says(P1, "ready")

    assert t.shows("P1 level: 9 | front:")


def test_a_sale_at_level_eight_loses_the_second_thousand() -> None:
    """GT-X4, GT-11.5, GT-R6"""
    t = tale("P1 level: 8 | hand: golden_slipper teleporting_boots hunters_crossbow")
    t.says(P1, "sell", "card golden_slipper", "card hunters_crossbow", "card teleporting_boots")
    t.says(P1, "ready")

    assert t.line("P1 level") == "9"
    assert not tale("P1 level: 9 | hand: golden_slipper scissors").offers("sell")


def test_you_got_baked_does_nothing_at_level_one() -> None:
    """GT-X5, GT-19.9, GT-7.5"""
    t = tale("P1 hand: robbers\ndoors: you_got_baked")
    passes(t, 3)
    quiet(t)
    passes(t, 3)

    assert t.shows("P1 level: 1\ndoor discards: you_got_baked")
    assert t.frame == "Phase2"


def test_you_got_baked_costs_a_level() -> None:
    """GT-X5, GT-19.1"""
    t = tale("P1 level: 5\ndoors: you_got_baked")
    passes(t, 3)
    quiet(t)

    assert t.line("P1 level") == "4"


def test_cheat_lets_a_second_headgear_count_until_it_is_paid() -> None:
    """GT-X6, GT-9.7, GT-R31"""
    t = tale("""
        P2 front: hunter canon_hat* braids*+cheat
        turn: P2
        fight: king_thrushbeard
    """)
    assert t.line("strength") == "4:6"
    doing(t, P2, "power hunter", "thing cheat")

    assert t.shows("P2 front: hunter canon_hat* braids\nstrength: 5:6")


def test_one_of_two_headgear_is_equipped() -> None:
    """GT-X6, GT-9.6, GT-9.8"""
    t = tale("P2 front: hunter canon_hat* braids\nturn: P2")
    t.says(P2, "equip braids")

    assert t.line("P2 front") == "hunter canon_hat braids*"


def test_a_bribe_keeps_a_helper_away() -> None:
    """GT-X7, GT-10.5, GT-T12f"""
    t = tale("""
        P1 front: canon_hat
        P2 level: 2
        turn: P2
        fight: rumpelstiltskin
    """)
    passes(t, 2)
    t.says(P1, "trade P3", "promise").says(P3, "accept")

    assert t.line("P3 front") == "canon_hat"
    passes(t, 1)
    assert t.asked == P2 and not t.offers("help P3") and t.offers("help P1")


def test_an_unbound_bribe_is_talk() -> None:
    """GT-R11"""
    t = tale("P1 front: canon_hat\nturn: P2\nfight: rumpelstiltskin", binding_bribes="off")
    passes(t, 2)
    t.says(P1, "trade P3", "promise").says(P3, "accept")
    passes(t, 1)

    assert t.offers("help P3")


def test_dropping_the_class_against_the_robbers() -> None:
    """GT-X8, GT-R13"""
    t = tale("P1 level: 6 | front: tailor cudgel_in_the_sack*\nfight: robbers")
    assert t.line("strength") == "9:10"
    t.says(P1, "drop tailor")
    assert t.line("strength") == "9:6"
    decided(t)

    assert t.line("P1 level") == "7"


def test_a_class_is_dropped_on_anybodys_turn_and_in_a_fight() -> None:
    """GT-6.1, GT-8.13"""
    t = tale("P2 front: hunter\nfight: robbers")
    doing(t, P2, "drop hunter")

    assert t.line("P2 front") == "" and t.line("door discards") == "hunter"


def test_a_wandering_monster_makes_a_tailor_stronger() -> None:
    """GT-X9, GT-14.8, GT-14.9"""
    t = tale("""
        P1 level: 7 | front: tailor giants_club*
        P2 hand: wandering_monster dark_wood_boar
        fight: hans_hedgehog
    """)
    assert t.line("strength") == "12:6"
    doing(t, P2, "play wandering_monster", "card dark_wood_boar")
    assert t.line("strength") == "15:14"
    decided(t)

    assert t.shows("P1 level: 9 | cards: 4")


def test_a_poisoned_apple_in_mid_fight() -> None:
    """GT-X10, GT-19.6, GT-19.4"""
    t = tale("""
        P1 hand: poisoned_apple
        P3 level: 7 | front: giants_club*
        turn: P3
        fight: big_bad_wolf
    """)
    assert t.line("strength") == "12:10"
    doing(t, P1, "play poisoned_apple", "seat P3")
    assert t.line("strength") == "7:10" and "poisoned_apple" in t.line("P3 front")
    decided(t)
    assert t.frame == "RunWindow"
    passes(t, 2)
    rolls(t, P2, "pass", 6)
    quiet(t)

    assert t.line("P3 front") == "giants_club*"


def test_running_from_two_monsters() -> None:
    """GT-X11, GT-18.2, GT-18.5"""
    t = tale("""
        P2 front: teleporting_boots* | hand: moth_eaten ravenous bewitched
        turn: P2
        fight: wolf_at_the_door crumb_sparrows
    """)
    decided(t)
    t.says(P2, "foe 1")
    passes(t, 2)
    rolls(t, P1, "pass", 3)
    quiet(t)
    passes(t, 2)
    rolls(t, P1, "pass", 3)
    quiet(t)
    t.says(P2, "card moth_eaten", "card bewitched")

    assert t.shows("P2 hand: ravenous\nfight:")
    assert t.line("door discards") == ("moth_eaten bewitched wolf_at_the_door crumb_sparrows")
