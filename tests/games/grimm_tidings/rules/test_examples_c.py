"""The worked examples of the ledger, 23 to 31."""

from games.grimm_tidings.tale import decided, doing, passes, quiet, rolls, tale
from grimtable.testing.scene import P1, P2, P3, P4


def test_minus_six_beats_minus_nine() -> None:
    """GT-X23, GT-3.3, GT-8.5"""
    t = tale("""
        P1 front: poisoned_apple | hand: barely_hatched
        P2 front: thief | hand: moth_eaten
        fight: straw_coal_bean
    """)
    doing(t, P1, "play barely_hatched")
    doing(t, P2, "power thief", "card moth_eaten")
    assert t.line("strength") == "-6:-9"
    decided(t)

    assert t.shows("P1 level: 2 | cards: 1 | front:")


def test_a_restricting_newcomer_sends_the_helper_away() -> None:
    """GT-X24, GT-R16, GT-T4"""
    t = tale("""
        P1 level: 9
        P2 level: 8
        P3 hand: wandering_monster fitcher
        fight: unicorn
        helper: P2 1
    """)
    assert t.line("strength") == "17:10"
    doing(t, P3, "play wandering_monster", "card fitcher")

    assert t.shows("strength: 9:22\nhelper:")
    passes(t, 1)
    assert not t.offers("help P2")


def test_empty_decks_give_what_they_have() -> None:
    """GT-X25, GT-R5, GT-2.3"""
    t = tale("P1 level: 7 | front: scissors*\nfight: juniper_bird\ntreasures: braids\nrest: box")
    decided(t)

    assert t.shows("P1 hand: braids | level: 8\ntreasures:")


def test_a_lost_class_unequips_the_dagger() -> None:
    """GT-X26, GT-R14, GT-C.locked_in_the_tower"""
    t = tale("""
        P1 level: 8 | front: thief robbers_dagger*
        P2 hand: locked_in_the_tower
        fight: unicorn
    """)
    assert t.line("strength") == "11:10"
    doing(t, P2, "play locked_in_the_tower", "seat P1")

    assert t.shows("strength: 8:10\nP1 front: robbers_dagger")


def test_a_mark_of_bad_stuff_counts_in_the_next_combat_only() -> None:
    """GT-X27, GT-R22, GT-R54"""
    t = tale("""
        P1 level: 4
        P2 hand: golden_goose
        fight: clever_elsie
        doors: dark_wood_boar
    """)
    assert t.line("strength") == "4:4"
    decided(t)
    passes(t, 2)
    rolls(t, P3, "pass", 1)
    quiet(t)
    assert t.line("P1 mark") == "-2"
    passes(t, 6)  # FREE-3, then P2's FREE-1 until the door
    assert t.line("main") == "P2"
    t.says(P2, "help P1", "share 0", "none", "none").says(P1, "accept")

    assert t.line("strength") == "3:8"
    decided(t)
    while t.line("main"):
        if t.frame == "React" or "pass" in t.options():
            t.says(t.asked, "pass")
        else:
            t.says(t.asked, t.options()[0])
    assert t.line("P1 mark") == "0"


def test_shares_that_alternate() -> None:
    """GT-X28, GT-T12a"""
    drawing = """
        P1 level: 7
        P3 level: 8
        fight: rumpelstiltskin
        treasures: the_pea braids canon_hat scissors
        helper: P3 {share}
    """
    t = tale(drawing.format(share="3 alternate_main"))
    decided(t)
    t.says(P1, "card the_pea")
    assert t.shows("P1 hand: the_pea")
    t = tale(drawing.format(share="1 alternate_helper"))
    decided(t)
    t.says(P3, "card the_pea")

    assert t.shows("P1 hand: braids canon_hat scissors")


def test_an_escape_that_is_spoiled() -> None:
    """GT-X29, GT-R46, GT-R17"""
    t = tale("""
        P1 level: 2
        P2 hand: solve_the_riddle
        fight: juniper_bird
    """)
    decided(t)
    t.says(P1, "pass").says(P2, "play solve_the_riddle", "seat P1")
    passes(t, 2)
    rolls(t, P2, "pass", 1)
    quiet(t)

    assert t.line("P1 level") == "2"


def test_golden_hairs_on_anothers_turn() -> None:
    """GT-X30, GT-R21, GT-6.7"""
    t = tale("P2 hand: three_golden_hairs\ntreasure discards: canon_hat the_pea")
    t.says(P1, "pass").says(P2, "play three_golden_hairs")
    quiet(t)
    t.says(P2, "card canon_hat")
    assert t.frame == "Received"
    t.says(P2, "lay canon_hat", "equip canon_hat", "ready")

    assert t.line("P2 front") == "canon_hat*"
    assert t.asked == P1 and t.frame == "FreeWindow"


def test_the_doubled_part_of_an_axe_stays() -> None:
    """GT-X31, GT-R47, GT-C.water_of_life"""
    t = tale("""
        P1 level: 3 | front: woodcutter woodcutters_axe* | hand: water_of_life
        P4 hand: locked_in_the_tower
        fight: fitcher
    """)
    assert t.line("strength") == "8:12"
    doing(t, P1, "play water_of_life")
    assert t.line("strength") == "13:12"
    doing(t, P4, "play locked_in_the_tower", "seat P1")

    assert t.line("strength") == "11:12"
