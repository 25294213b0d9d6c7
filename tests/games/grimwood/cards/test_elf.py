from grimtable.games.grimwood.ids import ASIDE, ELF, HAND, HYDRA, LOOKED, OWL, ROW, STARTED
from grimtable.kernel.terms import MOVED, SHOWN
from grimtable.testing.scene import P1, P2, P3, scene


def test_she_starts_an_own_power_of_an_earlier_turn_anew() -> None:
    """GW-C.elf, GW-R28, GW-4.5"""
    t = scene("""
        P1 hand: elf | row: mage
        P2 hand: owl
        deck: owl crow path
    """)

    t.plays(P1, "elf").on("mage")

    assert t.frame == "MainAction"
    assert t.asked == P1
    assert t.shows("""
        P1 hand: owl crow | row: mage / elf
        deck: path
        plays: 0
        closes: 1
        extras: 0
    """)


def test_she_chooses_among_own_supernaturals_except_herself_and_the_dragon() -> None:
    """GW-C.elf, GW-R11"""
    t = scene("""
        P1 hand: elf | row: mage hydra / werewolf dragon / owl owl owl / amazon
        P2 row: troll
        discard: giant
    """)

    t.says(P1, "play elf")

    assert t.options() == ["new", "combo P1 1", "combo P1 4"]

    t.says(P1, "combo P1 4")

    assert t.frame == "Elf"
    assert t.asked == P1
    assert t.options(P2) == []
    assert sorted(t.options()) == [
        "card amazon",
        "card hydra",
        "card mage",
        "card werewolf",
        "decline",
    ]
    assert t.refuses(P1, "card dragon").rule == "GW-C.elf"
    assert t.refuses(P1, "card elf").code == "illegal_move"
    assert t.refuses(P1, "card troll").code == "illegal_move"


def test_declining_starts_nothing() -> None:
    """GW-8.5, GW-C.elf"""
    t = scene("P1 hand: elf | row: mage\nP2 hand: owl\ndeck: owl crow")

    t.plays(P1, "elf").on("decline")

    assert t.frame == "MainAction"
    assert t.shows("P1 hand: | row: mage / elf\ndeck: owl crow\nplays: 0")


def test_played_by_the_centaur_without_a_candidate_she_does_nothing() -> None:
    """GW-8.12, GW-C.elf, GW-8.8"""
    t = scene(
        """
        P1 hand: centaur
        P2 row: mage
        discard: elf owl
        """,
        power_limit="1",
    )

    t.plays(P1, "centaur").on("play elf")
    t.says(P1, "new")

    assert t.frame == "MainAction"
    assert t.shows("P1 hand: | row: centaur / elf\ndiscard: owl")


def test_nymph_and_elf_start_each_other_twice_and_then_rest() -> None:
    """GW-X14, GW-8.8, GW-R19"""
    t = scene("P1 hand: nymph | row: elf\nP2 hand: owl")

    t.plays(P1, "nymph").on("elf")
    t.says(P1, "combo P1 1")

    assert t.frame == "Nymph"
    assert t.options() == ["card elf", "decline"]

    t.says(P1, "card elf", "new")

    assert t.frame == "MainAction"
    assert t.shows("P1 row: nymph / elf")


def test_the_limit_of_starts_decides_how_often_a_power_comes_back() -> None:
    """GW-R19, GW-8.8, GW-C.elf"""
    drawing = """
        P1 hand: mage elf nymph
        P2 hand: owl
        deck: owl crow path swamp clearing owl owl owl
        extras: 2
    """
    t = scene(drawing, power_limit="1")
    t.plays(P1, "mage")

    assert not t.offers("play elf")
    assert t.offers("lay elf")

    t = scene(drawing, power_limit="2")
    t.plays(P1, "mage")
    t.plays(P1, "elf").on("mage")

    assert t.shows("P1 hand: nymph owl crow path swamp")

    t.plays(P1, "nymph").on("elf")
    t.says(P1, "new")

    assert t.frame == "Nymph"

    t = scene(drawing, power_limit="3")
    t.plays(P1, "mage")
    t.plays(P1, "elf").on("mage")
    t.plays(P1, "nymph").on("elf")
    t.says(P1, "new")

    assert t.frame == "Elf"
    assert sorted(t.options()) == ["card mage", "card nymph"]

    t.says(P1, "card mage")

    assert t.shows("P1 hand: owl crow path swamp clearing owl\nextras: 0")


def test_a_start_without_effect_counts() -> None:
    """GW-8.8, GW-C.elf"""
    t = scene(
        """
        P1 hand: elf nymph | row: centaur
        P2 hand: owl
        extras: 1
        """,
        power_limit="1",
    )

    t.plays(P1, "elf").on("centaur")
    t.plays(P1, "nymph")

    assert sorted(t.options()) == ["card centaur", "card elf", "decline"]

    t.says(P1, "card elf", "new")

    assert t.frame == "MainAction"
    assert t.shows("P1 row: centaur / nymph / elf")


def test_with_scope_gained_she_finds_only_what_came_this_turn() -> None:
    """GW-R28, GW-C.elf"""
    drawing = """
        P1 hand: elf hydra | row: mage
        P2 hand: owl
    """
    t = scene(drawing, elf_scope="gained_this_turn")

    assert not t.offers("play elf")

    t.lays(P1, "hydra", "combo P1 1")
    t.plays(P1, "elf")

    assert t.options() == ["card hydra", "decline"]

    t = scene(drawing, elf_scope="any_controlled")
    t.lays(P1, "hydra", "combo P1 1")
    t.plays(P1, "elf")

    assert sorted(t.options()) == ["card hydra", "card mage", "decline"]


def test_with_scope_gained_a_combo_taken_over_and_a_card_moved_by_the_nymph_count() -> None:
    """GW-R28, GW-5.12, GW-R45"""
    t = scene(
        """
        P1 hand: elf highwayman | row: amazon
        P2 hand: owl | row: mage troll
        extras: 1
        """,
        elf_scope="gained_this_turn",
    )

    t.plays(P1, "highwayman").on("combo P1 2")
    t.says(P1, "combo P2 1")
    t.plays(P1, "elf")

    assert t.shows("P1 row: amazon / mage troll / elf\nP2 row: highwayman")
    assert sorted(t.options()) == ["card mage", "card troll", "decline"]

    t = scene(
        """
        P1 hand: elf nymph | row: werewolf mage
        extras: 1
        deck: owl crow path swamp
        """,
        elf_scope="gained_this_turn",
    )

    t.plays(P1, "nymph").on("mage")
    t.says(P1, "combo P1 1")
    t.plays(P1, "elf")

    assert t.shows("P1 row: werewolf mage / nymph / elf")
    assert sorted(t.options()) == ["card mage", "card nymph", "decline"]


def test_with_scope_gained_the_next_turn_begins_with_nothing_gained() -> None:
    """GW-R28, GW-3.9"""
    t = scene(
        """
        P1 hand: hydra elf
        P2 hand: owl
        deck: crow crow crow crow
        """,
        elf_scope="gained_this_turn",
    )

    t.lays(P1, "hydra")

    assert t.offers("play elf")

    t.says(P1, "draw", "end").says(P2, "draw", "end")

    assert t.shows("turn: P1\nP1 row: hydra")
    assert not t.offers("play elf")


def test_forced_by_the_nymph_she_must_choose_and_the_chosen_power_is_free_again() -> None:
    """GW-8.13, GW-C.elf"""
    t = scene("""
        P1 hand: nymph | row: demon
        P2 hand: owl | row: elf
    """)

    t.plays(P1, "nymph", "combo P1 1").on("elf")
    t.says(P1, "new")

    assert t.frame == "Elf"
    assert sorted(t.options()) == ["card demon", "card nymph"]
    assert t.refuses(P1, "decline").rule == "GW-C.elf"

    t.says(P1, "card demon")

    assert t.frame == "Demon"
    assert t.options() == ["combo P1 1", "combo P1 2", "decline"]


def test_a_steal_she_brings_back_can_be_blocked_and_costs_no_turn() -> None:
    """GW-R41, GW-7.5, GW-C.elf"""
    t = scene("""
        P1 hand: elf | row: dracula
        P2 hand: amulet owl crow
    """)

    t.plays(P1, "elf").on("dracula")
    t.says(P1, "seat P2").answers(P2, "block")
    t.luck("owl").answers(P2, "allow")

    assert t.frame == "MainAction"
    assert t.asked == P1
    assert t.shows("P1 hand: owl\nP2 hand: crow\ndiscard: amulet\nturn: P1\ncloses: 1")


def test_everybody_sees_whom_she_starts() -> None:
    """GW-C.elf, GW-I7"""
    t = scene("""
        P1 hand: elf | row: hydra
        P2 hand: owl
        P3 hand: crow
    """)
    t.table.events = []

    t.plays(P1, "elf").on("hydra")
    t.says(P1, "seat P2")

    for audience in (P1, P2, P3, 7):
        face = OWL if audience == P1 else -1
        assert t.table.events_for(audience) == [
            (MOVED, HAND + P1, ASIDE, ELF, 1, -1),
            (MOVED, ASIDE, ROW + P1, ELF, 1, 0),
            (STARTED, P1, ELF, -1, 0, -1),
            (STARTED, P1, HYDRA, -1, 0, -1),
            (LOOKED, P1, P2, -1, 0, -1),
            (SHOWN, HAND + P2, HAND + P2, face, 1, -1),
        ]
