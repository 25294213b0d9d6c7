"""Phases of a turn: concentration, monster, regeneration, elimination, ends."""

from games.book_of_madness.study import acts, casts, madness, study
from grimtable.games.book_of_madness.ids import CURSE_TURNED
from grimtable.kernel.terms import PUBLIC
from grimtable.testing.scene import P1, P2, P3


def test_the_active_player_refreshes_all_own_spells() -> None:
    """BM-5.1, BM-5.4"""
    t = study("phase: turn\nfield: 1\nP1 spells: ice* growth*\nP2 spells: ice*")
    assert t.shows("P1 spells: ice growth\nP2 spells: ice*")


def test_a_cast_spell_is_exhausted_and_cannot_be_cast_again() -> None:
    """BM-5.2, BM-9.2"""
    t = casts(study("P1 hand: earth_1 earth_1 fire_1 | deck: air_1"), P1, "growth")
    assert not t.offers("cast growth") and t.line("P1 spells") == "combustion ice growth* telepathy"


def test_face_down_spells_stay_down_but_are_refreshed() -> None:
    """BM-5.3"""
    t = study("phase: turn\nfield: 1\nP1 spells: ice*~")
    assert t.line("P1 spells") == "ice~"


def test_face_down_spells_are_turned_up_at_the_ritual_field() -> None:
    """BM-R10, BM-14.16"""
    t = study("phase: turn\nfield: 5\npage: warlock\nP1 spells: ice~\nP2 spells: ice*~")
    assert t.shows("P1 spells: ice\nP2 spells: ice*")


def test_silence_may_last_until_the_own_concentration_or_for_ever() -> None:
    """BM-R10"""
    own = "phase: turn\nfield: 1\nP1 spells: ice~\nP2 spells: ice~"
    t = study(own, silence_duration="own_concentration")
    assert t.shows("P1 spells: ice\nP2 spells: ice~")

    ritual = "phase: turn\nfield: 5\npage: warlock\nP1 spells: ice~"
    assert study(ritual, silence_duration="permanent").line("P1 spells") == "ice~"
    assert (
        study(ritual.replace("P1", "P2"), silence_duration="own_concentration").line("P2 spells")
        == "ice~"
    )


def test_a_penalty_that_silences_lasts_for_the_next_round() -> None:
    """BM-R10, BM-R35"""
    t = study(
        "phase: turn\nfield: 5\ncurses: rift\npage: shrieking_quill\nP1 spells: ice~\n"
        "P2 spells: ice"
    )
    assert t.line("P1 spells") == "ice~" and t.line("P2 spells") == "ice~"


def test_the_marker_moves_through_the_fields() -> None:
    """BM-7.2, BM-7.1"""
    assert [study(f"phase: turn\nfield: {field}").line("field") for field in (1, 2, 3, 4)] == [
        "2",
        "3",
        "4",
        "5",
    ]


def test_each_slot_lies_under_its_field() -> None:
    """BM-7.15, BM-R14"""
    struck = []
    for field in (1, 2, 3, 4):
        t = study(
            f"phase: turn\nfield: {field}\nmadness: 20\n"
            "curses: brain_fever drowned_thoughts buried_alive howling collective_delirium"
        )
        struck.append(len(t.line("P1 pile").split()))
    assert struck == [1, 2, 1, 1]


def test_the_left_curse_under_field_three_strikes_first() -> None:
    """BM-R15"""
    t = study(
        "phase: turn\nfield: 2\nmadness: 2\ncurses: - pyre_of_hope brain_fever\nP1 hand: fire_1"
    )
    assert t.line("reason") == "stack_empty"
    other = study("phase: turn\nfield: 2\nmadness: 2\ncurses: - brain_fever pyre_of_hope")
    assert other.line("reason") == ""


def test_a_curse_strikes_once_and_stays() -> None:
    """BM-7.4, BM-7.5"""
    t = study("phase: turn\nfield: 1\nmadness: 9\ncurses: brain_fever")
    assert t.shows("madness: 7\ncurses: brain_fever - - - -")
    later = study("phase: turn\nfield: 2\nmadness: 9\ncurses: brain_fever")
    assert later.line("madness") == "9"


def test_a_curse_befalls_all_from_the_active_player_on() -> None:
    """BM-7.6, BM-4.8"""
    t = study(
        "phase: turn\nturn: P2\nfield: 1\ncurses: cinder_breath\nP1 hand: fire_1 fire_1 air_1\n"
        "P2 hand: fire_1 air_1 water_1\nP3 hand: fire_1 air_1 water_1"
    )
    order = []
    while t.frame == "Choose":
        order.append(t.asked)
        t.says(t.asked, t.options()[0])
    assert order == [P2, P2, P3, P3, P1, P1]


def test_a_player_who_cannot_is_skipped() -> None:
    """BM-4.8, BM-15.4"""
    t = study("phase: turn\nfield: 1\ncurses: rift\nP1 hand: madness\nP2 hand: fire_1")
    assert t.line("banished") == "fire_1 madness"


def test_with_a_curse_left_the_monster_escapes() -> None:
    """BM-7.7, BM-7.17"""
    t = study("phase: turn\nfield: 5\ncurses: rift cinder_breath\npage: warlock\nmadness: 9")
    assert t.shows("P1 pile: madness\nP2 pile: madness\nbeaten: 0\nround: 2")
    assert t.line("stack multi").split()[-1] == "rift"
    assert t.line("stack fire").split()[-1] == "cinder_breath"


def test_without_a_curse_the_monster_is_beaten() -> None:
    """BM-7.8, BM-3.4"""
    t = study("phase: turn\nfield: 5\npage: warlock\nP1 hand: madness")
    assert t.shows("P1 hand:\nbeaten: 1\nround: 2\nmonster: warlock")


def test_the_arrival_strikes_before_the_curses_come() -> None:
    """BM-7.10, BM-7.12, BM-R48"""
    t = study("phase: turn\nfield: 5\npage: paper_golem\nP1 hand: fire_1 fire_2 fire_3")
    t.says(P1, "gain fire_2").says(P2, "gain fire_2")
    assert t.frame == "Choose" and t.shows("round: 1\ncurses: - - - - -")
    t.says(P1, "card fire_1")
    assert t.line("round") == "2" and t.line("curses") != "- - - - -"


def test_an_arrival_hits_the_spells_just_refreshed() -> None:
    """BM-R36"""
    t = study(
        "phase: turn\nfield: 5\npage: shrieking_quill\n"
        "P1 spells: ice* growth* | deck: fire_1\nP2 deck: fire_1"
    )
    t.says(P2, "spell ice", "spell growth")
    assert t.line("P1 spells") == "ice* growth*"


def test_a_reward_can_cost_madness_and_the_game() -> None:
    """BM-R37, BM-12.2"""
    t = study("phase: turn\nfield: 5\npage: bone_bookmark\nmadness: 1")
    assert t.line("reason") == "stack_empty"


def test_the_active_player_of_a_penalty_is_the_one_whose_turn_it_is() -> None:
    """BM-R38"""
    t = study("phase: turn\nturn: P2\nfield: 5\ncurses: rift\npage: lead_seraph\nmadness: 9")
    assert t.shows("P2 pile: madness\nP1 pile:")


def test_curses_lie_face_up_and_the_action_phase_follows() -> None:
    """BM-7.16, BM-7.18"""
    t = study(
        "phase: turn\ncount: 0\nfield: 0\nbook: ink_serpent warlock last_page\nP1 hand: fire_1",
        goes_on=True,
    )
    assert t.frame == "ActionPhase" and "~" not in t.line("curses")


def test_the_phases_follow_each_other() -> None:
    """BM-4.10, BM-11.8, BM-4.9"""
    t = study(
        "phase: turn\nfield: 1\nP1 hand: fire_1 | deck: " + "air_1 " * 6 + "\nP2 hand: fire_1",
        goes_on=True,
    )
    assert t.frame == "ActionPhase" and t.asked == P1
    t.says(P1, "end")
    assert t.asked == P2 and t.shows("turn: P2\nfield: 3\nP1 cards: 6")


def test_no_card_is_discarded_before_drawing() -> None:
    """BM-11.3, BM-11.1"""
    t = study("phase: regenerate\nP1 hand: fire_1 madness madness | deck: " + "air_1 " * 4)
    assert t.shows("P1 hand: air_1 air_1 air_1 fire_1 madness madness | deck: air_1")


def test_only_the_active_player_regenerates() -> None:
    """BM-11.4"""
    t = study(
        "phase: regenerate\nP1 hand: fire_1 | deck: "
        + "air_1 " * 6
        + "\nP2 hand: air_1 | deck: air_1"
    )
    assert t.shows("P1 cards: 6\nP2 cards: 1")


def test_support_does_not_count_as_hand() -> None:
    """BM-10.7, BM-10.4"""
    t = study("phase: regenerate\nP1 hand: fire_1 | support: fire_2 fire_2 | deck: " + "air_1 " * 6)
    assert t.shows("P1 cards: 6 | support: fire_2 fire_2")


def test_during_a_turn_the_hand_has_no_limit() -> None:
    """BM-11.5"""
    t = study("P1 hand: earth_3 " + "fire_1 " * 6 + "| deck: air_1 air_1 air_1")
    casts(t, P1, "growth", 3)
    assert t.line("P1 cards") == "9"


def test_more_than_six_madness_is_too_much_too() -> None:
    """BM-R18"""
    t = study(
        "phase: regenerate\nP1 hand: " + "madness " * 7 + "\nP2 hand: fire_1 fire_1", goes_on=True
    )
    assert madness(t).out == 1


def test_six_madness_are_no_harm_in_another_players_turn() -> None:
    """BM-R18"""
    t = study("phase: end\nP1 hand: fire_1\nP2 hand: " + "madness " * 6 + "fire_2", goes_on=True)
    assert madness(t).out == 0 and t.asked == P2


def test_a_mad_apprentice_takes_all_cards_along() -> None:
    """BM-R19, BM-11.7"""
    t = study(
        "phase: regenerate\nP1 hand: "
        + "madness " * 6
        + "| deck: air_1 | pile: air_2 | support: air_3 madness\nP2 hand: fire_1 fire_1\n"
        "madness: 9\n"
        "banished: water_1\ncurses: - rift",
        goes_on=True,
    )
    assert t.shows("P1 hand: | deck: | pile: | support: | spells:\nmadness: 9\nbanished: water_1")
    assert t.line("curses") == "- rift - - -"


def test_a_mad_apprentice_is_skipped_and_no_target() -> None:
    """BM-R19, BM-R25"""
    t = study(
        "phase: regenerate\nP1 hand: "
        + "madness " * 6
        + "\nP2 hand: air_1 fire_2 | spells: telepathy",
        goes_on=True,
    )
    casts(t, P2, "telepathy")
    assert madness(t).out == 1 and t.line("P2 spells") == "telepathy*"


def test_before_the_last_round_nothing_is_won_by_an_empty_board() -> None:
    """BM-12.1, BM-R20"""
    t = study("P1 hand: fire_3 fire_1 air_1\ncurses: cinder_breath\nround: 6", seats=2)
    acts(t, P1, "dispel 1", "gain fire_2")
    assert t.line("reason") == ""


def test_with_final_win_immediate_the_last_dispel_wins() -> None:
    """BM-R20"""
    drawing = "P1 hand: fire_3 fire_1\ncurses: cinder_breath\nround: 6"
    t = study(drawing, final_win="immediate")
    acts(t, P1, "dispel 1")
    assert t.line("reason") == "won"

    spell = study(
        "P1 spells: inferno | hand: fire_3\ncurses: rift\nround: 6", final_win="immediate"
    )
    casts(spell, P1, "inferno")
    assert spell.line("reason") == "won"
    earlier = study(drawing.replace("6", "5"), final_win="immediate")
    acts(earlier, P1, "dispel 1")
    assert earlier.line("reason") == ""


def test_face_down_curses_are_turned_up_after_the_monster_phase() -> None:
    """BM-R24, BM-R48"""
    t = study("phase: turn\nfield: 1\ncurses: rift~ vertigo~")
    assert t.line("curses") == "rift vertigo - - -"
    some = study("phase: turn\nfield: 1\ncurses: rift vertigo~ undertow~")
    told = [event.a for event in some.table.events_for(PUBLIC) if event.kind == CURSE_TURNED]
    assert told == [1, 2]
