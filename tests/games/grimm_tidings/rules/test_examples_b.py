"""The worked examples of the ledger, 12 to 22."""

from games.grimm_tidings.tale import decided, doing, passes, quiet, rolls, tale
from grimtable.testing.scene import P1, P2, P3, P4

EIGHT = "moth_eaten ravenous bewitched robbers unicorn fitcher frau_trude tailor"


def test_charity_divides_the_excess() -> None:
    """GT-X12, GT-7.9, GT-7.10"""
    t = tale(f"""
        P1 level: 5 | hand: {EIGHT}
        P2 level: 2
        P3 level: 2
        P4 level: 6
        phase: charity
    """)
    t.says(P1, "give", "card moth_eaten", "seat P2", "card ravenous", "seat P2")
    t.says(P1, "card tailor")

    assert t.frame == "Received" and t.asked == P2
    assert t.shows("P1 cards: 5")
    t.says(P2, "ready").says(P3, "lay tailor", "ready")
    assert t.shows("P2 hand: moth_eaten ravenous\nP3 front: tailor")


def test_the_lowest_player_discards_the_excess() -> None:
    """GT-X12, GT-7.11"""
    t = tale(f"P1 level: 2 | hand: {EIGHT}\nP2 level: 2\nP3 level: 6\nphase: charity")
    t.says(P1, "give", "card moth_eaten", "card tailor", "card robbers")

    assert t.line("door discards") == "moth_eaten tailor robbers"


def test_the_eldest_keeps_six() -> None:
    """GT-X12, GT-C.eldest"""
    t = tale(f"""
        P1 level: 5 | front: eldest | hand: {EIGHT}
        P2 level: 2
        P3 level: 2
        P4 level: 6
        phase: charity
    """)
    t.says(P1, "give", "card moth_eaten", "seat P3", "card tailor")
    t.says(P2, "ready").says(P3, "ready")

    assert t.shows("P1 cards: 6\nP2 hand: tailor\nP3 hand: moth_eaten")


def test_a_woodcutter_wins_ties_until_he_drops_the_class() -> None:
    """GT-X13, GT-13.2, GT-C.woodcutter"""
    drawing = """
        P1 level: 7
        P4 level: 7 | front: woodcutter
        fight: rumpelstiltskin
        helper: P4 0
    """
    t = decided(tale(drawing))
    assert t.line("P1 level") == "8"
    t = tale(drawing)
    doing(t, P4, "drop woodcutter")
    decided(t)

    assert t.frame == "RunWindow"


def test_two_winners_in_one_step() -> None:
    """GT-X14, GT-R7, GT-5.1"""
    drawing = """
        P1 level: 9
        P2 level: {level} | front: youngest
        fight: king_thrushbeard
        helper: P2 0
    """
    assert decided(tale(drawing.format(level=9))).line("winners") == "P1 P2"
    assert decided(tale(drawing.format(level=8))).line("winners") == "P1"
    alone = tale(drawing.format(level=9), shared_win="main_only")
    assert decided(alone).line("winners") == "P1"


def test_a_kill_of_two_levels_wins_from_eight() -> None:
    """GT-X15, GT-5.2, GT-R44"""
    t = tale("""
        P1 level: 8 | front: giants_club* iron_hoops* briar_crown*
        fight: seven_headed_dragon
    """)
    assert t.line("strength") == "21:18"
    decided(t)

    assert t.shows("winners: P1\nP1 level: 10 | hand:")


def test_go_up_a_level_decides_a_fight() -> None:
    """GT-X16, GT-12.6, GT-R52"""
    t = tale("""
        P2 hand: solve_the_riddle kiss_the_right_frog
        P3 level: 8 | front: briar_crown*
        turn: P3
        fight: fitcher
    """)
    assert t.line("strength") == "12:12"
    doing(t, P2, "play solve_the_riddle", "seat P3")
    assert t.shows("P3 level: 9\nstrength: 13:12")
    passes(t, 2)
    t.says(P2, "play kiss_the_right_frog")

    assert t.refuses(P2, "seat P3")


def test_a_removed_monsters_treasures_are_lost_with_the_fight() -> None:
    """GT-X17, GT-14.11, GT-14.12"""
    t = tale("""
        P1 level: 9 | hand: moth_eaten
        P2 hand: ravenous
        fight: rumpelstiltskin wolf_at_the_door
    """)
    t.says(P1, "foe_power 1")
    rolls(t, P1, "card moth_eaten", 5)
    quiet(t)
    assert t.shows("fight: wolf_at_the_door\nstrength: 9:8")
    doing(t, P2, "play ravenous")
    assert t.line("strength") == "9:13"
    decided(t)
    passes(t, 2)
    rolls(t, P3, "pass", 6)
    quiet(t)

    assert t.shows("P1 hand: | level: 9")


def test_say_its_name_stops_the_porridge() -> None:
    """GT-X18, GT-T14, GT-R57"""
    t = tale("""
        P1 hand: say_its_name
        P2 level: 3
        P4 hand: sweet_porridge
        turn: P2
        fight: king_thrushbeard
    """)
    passes(t, 2)
    t.says(P4, "play sweet_porridge", "monsters")
    assert t.frame == "React" and t.asked == P1
    t.says(P1, "play say_its_name").says(P2, "pass").says(P3, "pass").says(P4, "pass")

    assert t.shows("strength: 3:6\ntreasure discards: sweet_porridge say_its_name")
    assert t.asked == P1 and t.frame == "CombatWindow"


def test_a_chain_of_dice() -> None:
    """GT-X19, GT-T14, GT-R51"""
    t = tale("""
        P2 level: 3 | hand: trail_of_pebbles three_snake_leaves
        P3 hand: devils_die
        turn: P2
        fight: big_bad_wolf
    """)
    decided(t)
    passes(t, 2)
    rolls(t, P1, "pass", 2)
    t.says(P2, "play trail_of_pebbles").says(P3, "pass").says(P1, "pass")
    t.says(P3, "pass").says(P1, "pass")
    rolls(t, P2, "pass", 6)
    t.says(P2, "pass").says(P3, "play devils_die", "number 1").says(P1, "pass")
    while "play three_snake_leaves" not in t.options(P2):  # the die stands at 1
        t.says(t.asked, "pass")
    t.says(P2, "play three_snake_leaves").says(P3, "pass").says(P1, "pass")
    quiet(t)

    assert t.line("P2 level") == "3"
    assert t.line("treasure discards") == "trail_of_pebbles devils_die three_snake_leaves"


def test_every_action_empties_the_pass_flags() -> None:
    """GT-X20, GT-T9, GT-T10"""
    t = tale("""
        P1 level: 9 | front: scissors* | hand: poisoned_comb
        P3 hand: the_pea
        P4 hand:
        fight: unicorn
    """)
    assert t.line("strength") == "12:10"
    t.says(P1, "pass").says(P2, "pass").says(P3, "play the_pea", "monsters")
    quiet(t)
    assert t.asked == P4
    t.says(P4, "pass").says(P1, "play poisoned_comb", "fighters")
    quiet(t)
    assert t.line("strength") == "15:12"
    t.says(P2, "pass").says(P3, "pass").says(P4, "pass").says(P1, "pass")

    assert t.line("winners") == "P1"


def test_a_negotiation() -> None:
    """GT-X21, GT-T12a, GT-T12d"""
    t = tale("""
        P1 level: 6 | front: oven_poker*
        P3 level: 9
        fight: rumpelstiltskin
        treasures: the_pea braids canon_hat scissors
    """)
    t.says(P1, "help P2", "share 1", "pick main_first", "none", "none")
    t.says(P2, "counter", "share 2", "pick helper_first", "none").says(P1, "refuse")
    t.says(P1, "help P3", "share 2", "pick alternate_helper", "thing oven_poker", "none", "if_won")
    t.says(P3, "accept")
    assert t.line("strength") == "17:14"
    decided(t)
    t.says(P3, "card scissors").says(P1, "card canon_hat").says(P3, "card braids")

    assert t.shows("P1 hand: canon_hat the_pea | level: 7\nP3 front: oven_poker")
    assert t.frame == "Received" and t.asked == P3
    t.says(P3, "lay scissors", "equip scissors", "ready")
    assert t.shows("P3 front: oven_poker scissors* | hand: braids")


def test_a_thief_in_the_last_call() -> None:
    """GT-X22, GT-R19, GT-8.12"""
    t = tale("""
        P1 front: scissors*
        P4 level: 3 | front: thief | hand: moth_eaten
        turn: P2
    """)
    passes(t, 2)
    t.says(P4, "craft thief")
    assert t.frame == "Pay"  # one player can be robbed, and of one thing
    rolls(t, P4, "card moth_eaten", 4)
    quiet(t)

    assert t.shows("P4 front: thief scissors\nP1 front:")


def test_a_failed_theft_costs_a_level_and_a_fighter_is_safe() -> None:
    """GT-X22, GT-R19"""
    t = tale("""
        P1 front: scissors*
        P2 front: braids*
        P4 level: 3 | front: thief | hand: moth_eaten
        turn: P2
        fight: big_bad_wolf
    """)
    passes(t, 2)
    t.says(P4, "craft thief")
    assert t.frame == "Pay"  # only P1 can be robbed, and of one thing
    rolls(t, P4, "card moth_eaten", 3)
    quiet(t)

    assert t.shows("P4 level: 2 | front: thief\nP1 front: scissors*")
