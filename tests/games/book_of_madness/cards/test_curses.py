"""The curses, each when the marker reaches it."""

from games.book_of_madness.study import study
from grimtable.testing.scene import P1, P2, Scene


def struck(curse: str, drawing: str, **options: str) -> Scene:
    """The marker reaches the first slot, where this curse lies."""
    return study(f"curses: {curse}\nphase: turn\nfield: 1\n{drawing}", **options)


def test_cinder_breath_discards_two() -> None:
    """BM-C.cinder_breath"""
    t = struck("cinder_breath", "P1 hand: fire_1 fire_2 madness\nP2 hand: air_1")
    assert t.options() == ["card madness", "card fire_1", "card fire_2"]
    t.says(P1, "card madness", "card fire_1")

    assert t.shows("P1 hand: fire_2 | pile: fire_1 madness\nP2 hand: | pile: air_1")


def test_quicksand_takes_a_hand_card_and_the_top_of_the_deck() -> None:
    """BM-C.quicksand"""
    t = struck("quicksand", "P1 hand: fire_1 madness | deck: air_2 air_1\nP2 deck: fire_3 air_1")
    assert t.options() == ["card madness", "card fire_1"]
    t.says(P1, "card madness")

    assert t.shows("P1 hand: fire_1 | deck: air_1 | pile: air_2 madness")
    assert t.shows("P2 deck: air_1 | pile: fire_3")


def everybody_receives(curse: str) -> None:
    t = struck(curse, "P1 hand: fire_1\nP2 pile: air_1\nmadness: 9")

    assert t.shows("P1 pile: madness\nP2 pile: air_1 madness\nmadness: 7")


def test_brain_fever() -> None:
    """BM-C.brain_fever"""
    everybody_receives("brain_fever")


def test_drowned_thoughts() -> None:
    """BM-C.drowned_thoughts"""
    everybody_receives("drowned_thoughts")


def test_buried_alive() -> None:
    """BM-C.buried_alive"""
    everybody_receives("buried_alive")


def test_howling() -> None:
    """BM-C.howling"""
    everybody_receives("howling")


def test_collective_delirium() -> None:
    """BM-C.collective_delirium"""
    everybody_receives("collective_delirium")


def the_active_player_receives(curse: str, n: int) -> None:
    t = struck(curse, "turn: P2\nP1 hand: fire_1\nmadness: 9")

    assert t.shows(f"P1 pile:\nP2 pile: {'madness ' * n}\nmadness: {9 - n}")


def test_fever_dream() -> None:
    """BM-C.fever_dream"""
    the_active_player_receives("fever_dream", 2)


def test_siren_song() -> None:
    """BM-C.siren_song"""
    the_active_player_receives("siren_song", 2)


def test_crushing_weight() -> None:
    """BM-C.crushing_weight"""
    the_active_player_receives("crushing_weight", 2)


def test_dizzy_spell() -> None:
    """BM-C.dizzy_spell"""
    the_active_player_receives("dizzy_spell", 2)


def test_unravelling() -> None:
    """BM-C.unravelling"""
    the_active_player_receives("unravelling", 3)


def test_scorched_notes_banishes_the_top_card() -> None:
    """BM-C.scorched_notes"""
    t = struck("scorched_notes", "P1 deck: fire_3 fire_1\nP2 deck: madness air_1")

    assert t.shows("P1 deck: fire_1\nP2 deck: air_1\nbanished: fire_3 madness")


def the_stack_burns(curse: str, n: int) -> None:
    t = struck(curse, "madness: 9")

    assert t.line("madness") == str(9 - n)
    assert t.line("banished").split() == ["madness"] * n


def test_pyre_of_hope() -> None:
    """BM-C.pyre_of_hope"""
    the_stack_burns("pyre_of_hope", 5)


def test_mocking_echo() -> None:
    """BM-C.mocking_echo"""
    the_stack_burns("mocking_echo", 5)


def test_void_whisper() -> None:
    """BM-C.void_whisper"""
    the_stack_burns("void_whisper", 5)


def test_branding_marks_the_other_curses() -> None:
    """BM-C.branding"""
    t = study("curses: branding rift vertigo\nphase: turn\nfield: 1")

    assert t.line("curses") == "branding rift+fire vertigo+fire - -"


def test_roots_of_dread_mark_the_other_curses() -> None:
    """BM-C.roots_of_dread"""
    t = study("curses: rift roots_of_dread vertigo\nphase: turn\nfield: 2\nP1 hand: fire_1")

    assert t.line("curses") == "rift+earth roots_of_dread vertigo+earth - -"


def test_backdraft_banishes_or_maddens() -> None:
    """BM-C.backdraft"""
    t = struck("backdraft", "P1 hand: fire_1 fire_2 madness\nP2 hand: madness\nmadness: 9")
    assert t.options() == ["first", "second"]
    t.says(P1, "first", "card fire_1")

    assert t.shows("P1 hand: fire_2 madness\nP2 hand: madness | pile: madness\nmadness: 8")
    assert t.line("banished") == "fire_1"


def test_undertow_takes_from_support_and_hand() -> None:
    """BM-C.undertow"""
    t = struck("undertow", "P1 hand: fire_1 | support: air_1 air_2 madness\nP2 hand: air_1")
    assert t.options() == ["card madness", "card air_1", "card air_2"]
    t.says(P1, "card air_1", "card madness")

    assert t.shows("P1 hand: | support: air_2 | pile: air_1 fire_1 madness\nP2 pile: air_1")


def test_cold_shiver_exhausts_two_spells() -> None:
    """BM-C.cold_shiver"""
    t = struck("cold_shiver", "P1 hand: fire_1\nP2 spells: ice* growth")
    t.says(P1, "spell ice", "spell telepathy")

    assert t.line("P1 spells") == "combustion ice* growth telepathy*"
    assert t.line("P2 spells") == "ice* growth*"


def silenced(curse: str) -> None:
    t = struck(curse, "P2 spells: ice~ growth*")
    t.says(P1, "spell growth")

    assert t.line("P1 spells") == "combustion ice growth~ telepathy"
    assert t.line("P2 spells") == "ice~ growth*~"


def test_black_ice() -> None:
    """BM-C.black_ice"""
    silenced("black_ice")


def test_petrify() -> None:
    """BM-C.petrify"""
    silenced("petrify")


def test_blackout_turns_two_spells_face_down() -> None:
    """BM-C.blackout"""
    t = struck("blackout", "P1 spells: ice growth cauterise\nP2 spells: ice")
    t.says(P1, "spell ice", "spell cauterise")

    assert t.line("P1 spells") == "ice~ growth cauterise~"
    assert t.line("P2 spells") == "ice~"


def test_maelstrom_discards_three_off_the_deck() -> None:
    """BM-C.maelstrom"""
    t = struck("maelstrom", "P1 deck: fire_1 fire_2 fire_3 air_1\nP2 deck: air_1 air_1 air_1")

    assert t.shows("P1 pile: fire_1 fire_2 fire_3 | deck: air_1\nP2 pile: air_1 air_1 air_1")


def test_landslide_discards_four_off_the_deck() -> None:
    """BM-C.landslide"""
    t = struck(
        "landslide", "P1 deck: fire_1 fire_2 fire_3 air_1 air_2\nP2 deck: air_1 " + "air_1 " * 3
    )

    assert t.line("P1 deck") == "air_2"


def test_salt_in_the_mind_fills_support_beyond_its_slots() -> None:
    """BM-C.salt_in_the_mind, BM-10.6"""
    t = struck("salt_in_the_mind", "P1 support: fire_1 fire_1 fire_1\nP2 support: air_1")

    assert t.shows("P1 support: fire_1 fire_1 fire_1 madness\nP2 support: air_1 madness")


def test_rockfall_leaves_a_choice() -> None:
    """BM-C.rockfall"""
    t = struck("rockfall", "P1 hand: fire_1 fire_2 air_1\nP2 hand: air_1 madness\nmadness: 9")
    t.says(P1, "second")

    assert t.shows("P1 hand: air_1 fire_1 fire_2 | pile: madness\nP2 pile: madness\nmadness: 7")


def test_scatter_discards_and_exhausts() -> None:
    """BM-C.scatter, BM-15.1"""
    t = struck("scatter", "P1 hand: fire_1 fire_2\nP2 spells: ice | hand: air_1")
    t.says(P1, "card fire_2")
    assert t.line("P2 pile") == "air_1"
    t.says(P1, "spell growth")

    assert t.shows("P1 hand: fire_1 | spells: combustion ice growth* telepathy\nP2 spells: ice*")


def test_vertigo_takes_any_two_cards_or_maddens() -> None:
    """BM-C.vertigo"""
    t = struck("vertigo", "P1 hand: fire_1 madness\nP2 hand: air_1\nmadness: 9")
    t.says(P1, "first")

    assert t.shows("P1 hand: | pile: fire_1 madness\nP2 hand: air_1 | pile: madness\nmadness: 8")


def test_vacuum_empties_all_support() -> None:
    """BM-C.vacuum"""
    t = struck("vacuum", "P1 support: fire_1 madness air_2\nP2 support: air_1")

    assert t.shows("P1 support: | pile: air_2 fire_1 madness\nP2 support: | pile: air_1")


def test_elemental_collapse_discards_two_and_burns_the_stack() -> None:
    """BM-C.elemental_collapse"""
    drawing = "P1 hand: fire_1 fire_2 air_1\nP2 hand: air_1\nmadness: 9"
    t = struck("elemental_collapse", drawing)
    t.says(P1, "card fire_1", "card fire_2")

    assert t.shows("P1 hand: air_1\nP2 hand:\nmadness: 7\nbanished: madness madness")


def test_null_field_exhausts_everything_and_burns_the_stack() -> None:
    """BM-C.null_field"""
    t = struck("null_field", "P1 spells: ice growth~\nP2 spells: ice growth*\nmadness: 9")

    assert t.line("P1 spells") == "ice* growth~"
    assert t.line("P2 spells") == "ice* growth*"
    assert t.shows("madness: 8\nbanished: madness")


def test_rift_banishes_an_element_card_and_burns_the_stack() -> None:
    """BM-C.rift"""
    t = struck("rift", "P1 hand: fire_1 fire_2 madness\nP2 hand: madness\nmadness: 9")
    assert t.options() == ["card fire_1", "card fire_2"]
    t.says(P1, "card fire_2")

    assert t.shows("P1 hand: fire_1 madness\nP2 hand: madness")
    assert t.shows("madness: 8\nbanished: fire_2 madness")


def test_with_madness_discard_never_effects_take_element_cards_only() -> None:
    """BM-R13"""
    t = struck("vertigo", "P1 hand: fire_1 madness\nP2 hand: air_1 air_2", madness_discard="never")

    assert t.asked == P2 and t.line("P1 pile") == "madness"
    t.says(P2, "first")
    assert t.line("P2 hand") == ""
