from grimtable.games.grimwood.ids import (
    AMULET,
    BLOCKED,
    CROW,
    DISCARD,
    HAND,
    OWL,
    REACHED,
)
from grimtable.kernel.terms import MOVED
from grimtable.testing.scene import P1, P2, P3, scene


def test_he_steals_twice_from_one_player_who_is_asked_each_time() -> None:
    """GW-C.dracula, GW-7.6"""
    t = scene("""
        P1 hand: dracula rune
        P2 hand: owl crow path
        P3 hand: swamp
    """)

    t.plays(P1, "dracula").on(P2)

    assert t.frame == "Steal"
    assert t.asked == P2
    assert t.options() == ["allow"]
    assert t.options(P1) == []

    t.luck("crow").answers(P2, "allow")

    assert t.frame == "Steal"
    assert t.asked == P2
    assert t.shows("P1 hand: rune crow\nP2 hand: owl path")

    t.luck("owl").answers(P2, "allow")

    assert t.frame == "MainAction"
    assert t.asked == P1
    assert t.shows("""
        P1 hand: rune crow owl | row: dracula
        P2 hand: path
        P3 hand: swamp
        discard:
        plays: 0
        closes: 1
    """)


def test_only_other_players_with_cards_can_be_chosen() -> None:
    """GW-C.dracula, GW-8.3"""
    t = scene("""
        P1 hand: owl
        P2 hand: dracula rune
        P3 hand:
        P4 hand: crow crow
        turn: P2
    """)

    t.plays(P2, "dracula")

    assert t.frame == "Dracula"
    assert t.asked == P2
    assert t.options() == ["seat P4", "seat P1", "decline"]
    assert t.refuses(P2, "seat P3").rule == "GW-C.dracula"
    assert t.refuses(P2, "seat P2").code == "illegal_move"

    t.says(P2, "decline")

    assert t.frame == "MainAction"
    assert t.shows("P2 hand: rune | row: dracula\nP4 hand: crow crow\nplays: 0")


def test_after_one_block_the_second_steal_still_comes() -> None:
    """GW-X8, GW-7.5, GW-C.dracula"""
    for stolen, left in (("amulet", "owl"), ("owl", "amulet")):
        t = scene("""
            P1 hand: dracula path
            P2 hand: amulet amulet owl
            discard: crow
        """)

        t.plays(P1, "dracula").on(P2)

        assert t.options() == ["allow", "block"]

        t.answers(P2, "block")

        assert t.asked == P2
        assert t.options() == ["allow", "block"]
        assert t.shows("P2 hand: amulet owl\ndiscard: amulet crow")

        t.luck(stolen).answers(P2, "allow")

        assert t.frame == "MainAction"
        assert t.asked == P1
        assert t.shows(f"P1 hand: path {stolen}\nP2 hand: {left}\ndiscard: amulet crow")
        assert t.shows("turn: P1\nplays: 0\ncloses: 1")


def test_each_steal_needs_its_own_amulet() -> None:
    """GW-7.6, GW-7.3, GW-R14"""
    t = scene("""
        P1 hand: dracula owl
        P2 hand: amulet amulet crow
    """)

    t.plays(P1, "dracula").on(P2)
    t.answers(P2, "block", "block")

    assert t.frame == "MainAction"
    assert t.shows("P1 hand: owl | row: dracula\nP2 hand: crow\ndiscard: amulet amulet")


def test_the_second_steal_alone_may_be_blocked() -> None:
    """GW-7.6, GW-7.2, GW-C.dracula"""
    t = scene("""
        P1 hand: dracula
        P2 hand: amulet crow path
    """)

    t.plays(P1, "dracula").on(P2)
    t.luck("path").answers(P2, "allow").answers(P2, "block")

    assert t.shows("P1 hand: path\nP2 hand: crow\ndiscard: amulet")


def test_with_scope_first_only_the_second_steal_asks_nobody() -> None:
    """GW-R14, GW-C.dracula"""
    t = scene(
        """
        P1 hand: amulet amulet
        P2 hand: dracula
        turn: P2
        """,
        amulet_power_scope="first_only",
    )

    t.plays(P2, "dracula").on(P1)

    assert t.asked == P1
    assert t.options() == ["allow", "block"]

    t.answers(P1, "block")

    assert t.frame == "MainAction"
    assert t.shows("P1 hand:\nP2 hand: amulet\ndiscard: amulet")


def test_with_scope_first_only_a_new_start_asks_anew() -> None:
    """GW-R14, GW-R41, GW-C.dracula"""
    t = scene(
        """
        P1 hand: dracula elf
        P2 hand: amulet amulet owl owl
        extras: 1
        """,
        amulet_power_scope="first_only",
    )

    t.plays(P1, "dracula").on(P2)
    t.luck("owl", "owl").answers(P2, "allow")

    assert t.shows("P1 hand: elf owl owl\nP2 hand: amulet amulet")

    t.plays(P1, "elf").on("dracula")
    t.says(P1, "seat P2")

    assert t.frame == "Steal"
    assert t.options() == ["allow", "block"]

    t.answers(P2, "block")

    assert t.frame == "MainAction"
    assert t.shows("P1 hand: owl owl amulet\nP2 hand:\ndiscard: amulet")


def test_a_hand_run_empty_ends_him() -> None:
    """GW-R42, GW-C.dracula"""
    t = scene("P1 hand: dracula\nP2 hand: owl")

    t.plays(P1, "dracula").on(P2)
    t.answers(P2, "allow")

    assert t.frame == "MainAction"
    assert t.shows("P1 hand: owl\nP2 hand:")

    t = scene("P1 hand: dracula\nP2 hand: amulet")

    t.plays(P1, "dracula").on(P2)
    t.answers(P2, "block")

    assert t.frame == "MainAction"
    assert t.shows("P1 hand:\nP2 hand:\ndiscard: amulet\nturn: P1")


def test_the_least_hand_to_be_stolen_from_follows_the_option() -> None:
    """GW-R6, GW-C.dracula, GW-8.12"""
    drawing = """
        P1 hand: dracula
        P2 hand: owl
        P3 hand: crow crow
    """
    for value in ("2_regular", "1"):
        t = scene(drawing, steal_min_hand=value)

        t.plays(P1, "dracula")

        assert t.options() == ["seat P2", "seat P3", "decline"]

    t = scene(drawing, steal_min_hand="2_all")

    t.plays(P1, "dracula")

    assert t.options() == ["seat P3", "decline"]

    t.says(P1, "seat P3").luck("crow").answers(P3, "allow")

    assert t.frame == "MainAction"
    assert t.shows("P1 hand: crow\nP3 hand: crow")

    t = scene("P1 hand: dracula\nP2 hand: owl", steal_min_hand="2_all")

    assert not t.offers("play dracula")


def test_forced_by_the_nymph_with_one_victim_only_the_victim_is_asked() -> None:
    """GW-8.13, GW-R41, GW-C.dracula"""
    t = scene("""
        P1 hand: nymph
        P2 hand: amulet owl | row: dracula
        P3 hand:
    """)

    t.plays(P1, "nymph").on("dracula")
    t.says(P1, "new")

    assert t.frame == "Steal"
    assert t.asked == P2

    t.answers(P2, "block", "allow")

    assert t.frame == "MainAction"
    assert t.shows("P1 hand: owl | row: nymph / dracula\nP2 hand:\ndiscard: amulet\nturn: P1")


def test_only_the_victim_answers_and_blocks_only_with_an_amulet() -> None:
    """GW-7.1, GW-R37"""
    t = scene("""
        P1 hand: dracula amulet
        P2 hand: owl crow
        P3 hand: amulet
    """)

    t.plays(P1, "dracula").on(P2)

    assert t.refuses(P2, "block").rule == "GW-7.1"
    assert t.refuses(P2, "block").code == "illegal_move"
    assert t.refuses(P3, "block").code == "not_your_decision"
    assert t.refuses(P1, "allow").code == "not_your_decision"


def test_thief_and_victim_know_the_stolen_card_and_nobody_else() -> None:
    """GW-I10, GW-C.dracula"""
    t = scene("""
        P1 hand: dracula
        P2 hand: owl crow path
        P3 hand: swamp
    """)
    t.plays(P1, "dracula").on(P2)
    t.table.events = []

    t.luck("crow").answers(P2, "allow")

    for knower in (P1, P2):
        assert t.sees(knower, "hand", P1) == ["crow"]
        assert t.table.events_for(knower) == [
            (REACHED, P1, P2, -1, 0, -1),
            (MOVED, HAND + P2, HAND + P1, CROW, 1, -1),
        ]
    for audience in (P3, 7):
        assert t.sees(audience, "hand", P1) == ["?"]
        assert t.table.events_for(audience) == [
            (REACHED, P1, P2, -1, 0, -1),
            (MOVED, HAND + P2, HAND + P1, -1, 1, -1),
        ]
    assert t.sees(P1, "hand", P2) == ["?", "?"]


def test_a_block_is_seen_by_everybody() -> None:
    """GW-I11, GW-C.dracula"""
    t = scene("""
        P1 hand: dracula
        P2 hand: amulet owl owl
        P3 hand: swamp
    """)
    t.plays(P1, "dracula").on(P2)
    t.table.events = []

    t.answers(P2, "block")
    t.luck("owl").answers(P2, "allow")

    for audience in (P1, P2, P3, 7):
        face = OWL if audience in (P1, P2) else -1
        assert t.table.events_for(audience) == [
            (BLOCKED, P1, P2, -1, 0, -1),
            (MOVED, HAND + P2, DISCARD, AMULET, 1, -1),
            (REACHED, P1, P2, -1, 0, -1),
            (MOVED, HAND + P2, HAND + P1, face, 1, -1),
        ]
