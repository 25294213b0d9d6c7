from grimtable.games.grimwood.ids import (
    ASIDE,
    CROW,
    DECK,
    DISCARD,
    DWARF,
    HAND,
    LAST_ROUND,
    ROW,
    RUNE,
    STARTED,
)
from grimtable.kernel.terms import MOVED
from grimtable.testing.scene import P1, P2, P3, scene


def test_he_keeps_the_deck_card_and_discards_the_other() -> None:
    """GW-C.dwarf, GW-R48"""
    t = scene("""
        P1 hand: dwarf owl
        P2 hand: owl
        deck: crow path
        discard: rune swamp
    """)

    t.plays(P1, "dwarf")

    assert t.frame == "DwarfKeep"
    assert t.asked == P1
    assert t.options() == ["deck", "discard"]
    assert t.options(P2) == []
    assert t.refuses(P1, "decline").rule == "GW-C.dwarf"
    assert t.shows("aside: crow rune\ndeck: path\ndiscard: swamp\nP1 hand: owl")

    t.says(P1, "deck")

    assert t.frame == "MainAction"
    assert t.shows("""
        P1 hand: owl crow | row: dwarf
        aside:
        deck: path
        discard: rune swamp
        plays: 0
        closes: 1
        left: -1
    """)


def test_he_keeps_the_discard_and_discards_the_deck_card() -> None:
    """GW-C.dwarf, GW-9.6"""
    t = scene("""
        P1 hand: owl
        P2 hand: dwarf owl
        deck: crow path
        discard: rune swamp
        turn: P2
    """)

    t.plays(P2, "dwarf").on("discard")

    assert t.frame == "MainAction"
    assert t.shows("P2 hand: owl rune\naside:\ndeck: path\ndiscard: crow swamp")
    assert t.shows("P1 hand: owl\nextras: 0\nplays: 0")


def test_two_cards_of_one_name_are_still_a_question() -> None:
    """GW-C.dwarf, GW-R48"""
    t = scene("""
        P2 hand: dwarf
        deck: crow path
        discard: crow swamp
        turn: P2
    """)

    t.plays(P2, "dwarf")

    assert t.asked == P2
    assert t.options() == ["deck", "discard"]

    t.says(P2, "deck")

    assert t.shows("P2 hand: crow\naside:\ndeck: path\ndiscard: crow swamp")
    assert t.sees(P1, "hand", P2) == ["?"]


def test_he_takes_the_last_card_and_announces_the_end_even_if_it_is_thrown_away() -> None:
    """GW-X18, GW-10.1, GW-C.dwarf"""
    t = scene("""
        P1 hand: dwarf
        P2 hand: path
        P3 hand: path
        deck: owl
        discard: rune
    """)

    t.plays(P1, "dwarf")

    assert t.shows("left: 2")

    t.says(P1, "discard")

    assert t.shows("P1 hand: rune\ndeck:\ndiscard: owl\nleft: 2")
    assert t.offers("end")


def test_with_final_turns_finish_round_he_ends_it_before_the_first_player() -> None:
    """GW-R21, GW-C.dwarf"""
    t = scene(
        """
        P1 hand: path
        P2 hand: dwarf
        P3 hand: path
        P4 hand: path
        deck: owl
        turn: P2
        starter: 0
        """,
        final_turns="finish_round",
    )

    t.plays(P2, "dwarf")

    assert t.shows("P2 hand: owl\nleft: 2")


def test_with_an_empty_discard_pile_he_draws_the_deck_card_unasked() -> None:
    """GW-R34, GW-C.dwarf"""
    t = scene("""
        P1 hand: dwarf
        P2 hand: owl
        deck: crow path
    """)

    t.plays(P1, "dwarf")

    assert t.frame == "MainAction"
    assert t.shows("P1 hand: crow\ndeck: path\ndiscard:\naside:")
    assert t.sees(P1, "hand", P1) == ["crow"]
    assert t.sees(P2, "hand", P1) == ["?"]


def test_with_an_empty_deck_he_takes_the_discard_openly_and_may_not_play_it() -> None:
    """GW-R34, GW-C.dwarf"""
    t = scene("""
        P1 hand: owl
        P2 hand: dwarf
        deck:
        discard: rune path
        turn: P2
    """)

    t.plays(P2, "dwarf")

    assert t.frame == "MainAction"
    assert t.shows("P2 hand: rune\ndeck:\ndiscard: path\naside:\nleft: 1")
    assert t.sees(P1, "hand", P2) == ["rune"]
    assert not t.offers("rune")


def test_the_lifted_deck_card_is_seen_by_the_chooser_only() -> None:
    """GW-I4, GW-I16, GW-C.dwarf"""
    t = scene("""
        P1 hand: dwarf
        P2 hand: owl
        P3 hand: owl
        deck: crow path
        discard: rune swamp
    """)

    t.plays(P1, "dwarf")

    assert t.sees(P1, "aside") == ["crow", "rune"]
    for audience in (P2, P3, 7):
        assert t.sees(audience, "aside") == ["?", "rune"]

    t.says(P1, "deck")

    assert t.sees(P1, "hand", P1) == ["crow"]
    for audience in (P2, P3, 7):
        assert t.sees(audience, "hand", P1) == ["?"]
        assert t.sees(audience, "discard") == ["swamp", "rune"]


def test_all_hear_which_card_was_kept_and_see_what_was_thrown_away() -> None:
    """GW-I16, GW-C.dwarf"""
    drawing = """
        P1 hand: dwarf
        P2 hand: owl
        deck: crow
        discard: rune path
    """
    for choice, kept, thrown in (("deck", -1, RUNE), ("discard", RUNE, CROW)):
        t = scene(drawing)
        t.table.events = []

        t.plays(P1, "dwarf").on(choice)

        first, second = (0, 0) if choice == "deck" else (1, 0)
        assert t.table.events_for(7) == [
            (MOVED, HAND + P1, ASIDE, DWARF, 1, -1),
            (MOVED, ASIDE, ROW + P1, DWARF, 1, 0),
            (STARTED, P1, DWARF, -1, 0, -1),
            (MOVED, DECK, ASIDE, -1, 1, 0),
            (LAST_ROUND, P1, 1, -1, 0, -1),
            (MOVED, DISCARD, ASIDE, RUNE, 1, 1),
            (MOVED, ASIDE, HAND + P1, kept, 1, first),
            (MOVED, ASIDE, DISCARD, thrown, 1, second),
        ]
        assert t.table.events_for(P1)[3] == (MOVED, DECK, ASIDE, CROW, 1, 0)
        assert t.sees(P2, "discard") == ["path", "rune" if thrown == RUNE else "crow"]


def test_his_deck_card_ends_a_stall_at_once() -> None:
    """GW-R39, GW-C.dwarf"""
    t = scene("""
        P1 hand: dwarf
        P2 hand: owl owl
        discard: rune
        idle: 6
    """)

    assert not t.offers("steal P2")

    t.plays(P1, "dwarf").on("discard")

    assert t.shows("idle: 0")

    t.says(P1, "steal P2").luck("owl").answers(P2, "allow").says(P1, "end")

    assert t.shows("P1 hand: rune owl\nidle: 0\nturn: P2")


def test_the_elf_lets_him_lift_again_from_what_he_left() -> None:
    """GW-C.dwarf, GW-8.8"""
    t = scene("""
        P1 hand: dwarf elf
        deck: crow path swamp
        discard: rune owl
        extras: 1
    """)

    t.plays(P1, "dwarf").on("deck")
    t.plays(P1, "elf").on("dwarf")

    assert t.frame == "DwarfKeep"
    assert t.shows("aside: path rune\ndeck: swamp\ndiscard: owl")

    t.says(P1, "discard")

    assert t.shows("P1 hand: crow rune\ndeck: swamp\ndiscard: path owl\nextras: 0")


def test_taken_by_the_nymph_he_works_for_his_new_owner() -> None:
    """GW-8.13, GW-C.dwarf"""
    t = scene("""
        P1 hand: nymph
        P2 hand: owl | row: dwarf
        deck: crow path
        discard: rune
    """)

    t.plays(P1, "nymph").on("dwarf")
    t.says(P1, "new")

    assert t.frame == "DwarfKeep"
    assert t.asked == P1
    assert t.options() == ["deck", "discard"]

    t.says(P1, "deck")

    assert t.shows("P1 hand: crow | row: nymph / dwarf\nP2 row:\ndiscard: rune")
