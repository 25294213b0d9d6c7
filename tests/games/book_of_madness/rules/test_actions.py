"""The five actions, support, granted actions, the glossary."""

import pytest

from games.book_of_madness.study import acts, casts, madness, settles, study
from grimtable.testing.scene import P1, P2, P3


def test_five_actions_are_offered_with_their_objects() -> None:
    """BM-8.1, BM-8.2"""
    t = study("P1 hand: fire_3 fire_3 madness\ncurses: cinder_breath\nlibrary fire: cauterise")
    assert t.options() == [
        "end", "cast combustion", "learn fire", "gain fire_2", "gain fire_3", "dispel 1",
        "cure hand",
    ]  # fmt: skip


def test_the_phase_ends_when_the_player_will_not_act() -> None:
    """BM-8.7"""
    t = study("P1 hand: fire_2")
    t.says(P1, "end")
    assert t.frame == "" and t.line("P1 hand") == "fire_2"


def test_only_what_can_be_paid_is_offered() -> None:
    """BM-R47, BM-8.3"""
    t = study("P1 hand: fire_1 water_1\ncurses: rift")
    assert t.options() == ["end", "cast combustion", "cast ice"]
    assert t.refuses(P1, "gain fire_2").rule == "BM-8.2"


def test_an_element_card_yields_its_value() -> None:
    """BM-6.1"""
    assert study("P1 hand: fire_3").offers("gain fire_3")
    assert not study("P1 hand: fire_2").offers("gain fire_3")


def test_a_spell_is_paid_takes_effect_and_is_exhausted() -> None:
    """BM-9.1"""
    t = study("P1 hand: earth_1 fire_1 | deck: air_1")
    t.says(P1, "cast growth")
    assert t.shows("P1 spells: combustion ice growth* telepathy | pile: earth_1")


def test_learning_costs_two_of_the_spells_element() -> None:
    """BM-9.4, BM-9.5"""
    t = study("P1 hand: fire_2 fire_1 | spells: ice\nlibrary fire: cauterise searing_ray")
    acts(t, P1, "learn fire")
    assert t.shows("P1 spells: ice cauterise\nlibrary fire: searing_ray")
    assert t.offers("cast cauterise")
    assert not study("P1 hand: water_2\nlibrary fire: cauterise").offers("learn fire")


def test_an_empty_library_stack_offers_nothing() -> None:
    """BM-9.4, BM-9.6"""
    t = study("P1 hand: fire_3 fire_3 | spells: ice\nlibrary fire: cauterise")
    acts(t, P1, "learn fire")
    assert not t.offers("learn fire")


def test_the_removed_spell_is_an_old_one_in_any_state() -> None:
    """BM-R9, BM-14.15"""
    t = study(
        "P1 character: sear | hand: fire_2 | spells: ice~ growth* telepathy quarry updraft\n"
        "library fire: cauterise"
    )
    acts(t, P1, "learn fire")
    assert sorted(t.options()) == [
        f"spell {spell}" for spell in ("growth", "ice", "quarry", "telepathy", "updraft")
    ]
    t.says(P1, "spell ice")
    assert t.line("P1 spells") == "growth* telepathy quarry updraft cauterise"


def test_a_spell_being_cast_is_not_removed() -> None:
    """BM-R9, BM-R27"""
    t = study(
        "P1 character: sear | hand: air_1 fire_2 | spells: telepathy ice growth quarry updraft\n"
        "P2 hand: air_1\nlibrary fire: cauterise"
    )
    casts(t, P1, "telepathy")
    casts(t, P2, "telepathy")
    acts(t, P1, "learn fire")
    assert t.options() == [f"spell {spell}" for spell in ("ice", "growth", "quarry", "updraft")]


def test_gaining_takes_a_two_or_a_three_to_the_discard_pile() -> None:
    """BM-9.8, BM-9.9"""
    t = study("P1 hand: fire_3 water_2")
    assert not any("_1" in option for option in t.options() if option.startswith("gain"))
    acts(t, P1, "gain fire_3")
    assert t.shows("P1 pile: fire_3 fire_3\nsupply fire_3: 4")


def test_nothing_is_gained_from_an_empty_pile() -> None:
    """BM-R31, BM-9.8"""
    t = study("P1 hand: fire_3\ntaken: " + "fire_3 " * 5)
    assert not t.offers("gain fire_3") and t.offers("gain fire_2")


def test_a_struck_curse_may_be_dispelled_too() -> None:
    """BM-9.10, BM-6.2"""
    t = study("P1 hand: fire_3 fire_1\nfield: 4\ncurses: cinder_breath")
    acts(t, P1, "dispel 1", "gain fire_2")
    assert t.line("curses") == "- - - - -"


def test_a_face_down_curse_cannot_be_dispelled() -> None:
    """BM-9.12, BM-14.17"""
    assert not study("P1 hand: fire_3 fire_1\ncurses: cinder_breath~").offers("dispel 1")


def test_a_four_element_curse_costs_one_of_each() -> None:
    """BM-6.3"""
    assert study("P1 hand: fire_1 water_1 earth_1 air_1\ncurses: rift").offers("dispel 1")
    assert not study("P1 hand: fire_3 water_3 earth_3\ncurses: rift").offers("dispel 1")


def test_madness_is_cured_in_the_hand_or_in_any_support_zone() -> None:
    """BM-9.13, BM-9.14"""
    t = study("P1 hand: fire_2 madness\nP2 support: madness")
    assert t.offers("cure hand") and t.offers("cure P2")
    acts(t, P1, "cure P2")
    assert t.shows("P2 support: | pile:\nmadness: 13\nP1 pile: fire_2")


def test_madness_pays_for_nothing() -> None:
    """BM-6.7"""
    t = study("P1 hand: madness madness fire_1")
    assert t.options() == ["end", "cast combustion"]


def test_madness_received_goes_to_the_discard_pile() -> None:
    """BM-6.8, BM-6.6"""
    t = study("phase: turn\nfield: 1\ncurses: brain_fever\nmadness: 9")
    assert t.shows("P1 hand: | pile: madness")


def test_everybody_pays_from_every_support_zone() -> None:
    """BM-10.3, BM-8.6"""
    t = study("P1 hand: fire_1\nP2 support: water_2\nP3 support: water_1")
    acts(t, P1, "gain water_2")
    assert t.shows("P2 pile: water_2 | support:\nP3 support: water_1\nP1 pile: water_2")


def test_banished_madness_does_not_return_to_the_stack() -> None:
    """BM-14.6, BM-14.5"""
    t = casts(study("P1 hand: fire_1 madness\nmadness: 5"), P1, "combustion")
    assert t.shows("madness: 5\nbanished: madness")


def test_a_discarded_card_lies_on_its_owners_pile() -> None:
    """BM-14.3"""
    t = study("phase: turn\nfield: 1\ncurses: vacuum\nP1 support: fire_1\nP2 support: madness")
    assert t.shows("P1 pile: fire_1\nP2 pile: madness")


def test_a_card_put_on_the_deck_is_drawn_next() -> None:
    """BM-14.8"""
    t = study("P1 spells: seedling growth | hand: earth_2 earth_1 | deck: water_1")
    casts(t, P1, "seedling").says(P1, "gain air_2")
    casts(t, P1, "growth")
    assert t.shows("P1 hand: air_2 | deck: water_1")


def test_drawing_goes_on_after_a_reshuffle() -> None:
    """BM-14.13"""
    t = study("P1 hand: earth_3 | deck: air_1 | pile: fire_1 fire_1\nmadness: 5")
    casts(t, P1, "growth", 3)
    assert t.line("P1 cards") == "3" and t.line("madness") == "4"


def test_a_face_down_spell_cannot_be_cast() -> None:
    """BM-14.15"""
    assert not study("P1 hand: earth_1 fire_1 | spells: growth~ combustion").offers("cast growth")


def test_one_player_may_be_the_caster_and_one_other_not() -> None:
    """BM-14.19"""
    t = study("P1 spells: deep_roots | hand: earth_1 | deck: air_1\nP3 hand: air_1")
    casts(t, P1, "deep_roots")
    assert t.options() == ["seat P1", "seat P2", "seat P3"]
    other = casts(study("P1 hand: air_1 fire_1\nP3 hand: fire_1"), P1, "telepathy")
    assert other.options() == ["seat P2", "seat P3"]


def test_an_effect_must_be_carried_out_as_far_as_possible() -> None:
    """BM-4.7, BM-R30"""
    t = study("P1 hand: fire_3 water_1 | spells: combustion")
    casts(t, P1, "combustion", 3)
    assert t.shows("P1 hand:\nbanished: water_1")


def test_a_spell_may_be_cast_for_nothing() -> None:
    """BM-15.4"""
    t = study("P1 spells: mist_veil | hand: water_1")
    casts(t, P1, "mist_veil")
    assert t.shows("P1 spells: mist_veil* | pile: water_1")


def test_granted_actions_may_be_declined() -> None:
    """BM-15.3, BM-R25"""
    t = study("P1 spells: council_of_winds | hand: air_2 fire_1 fire_1\nP2 hand: water_2 fire_2")
    casts(t, P1, "council_of_winds")
    acts(t, P2, "gain water_2")
    t.says(P2, "decline")
    assert t.asked != P2 and t.line("P2 hand") == "fire_2"


def test_without_a_payable_action_nobody_is_asked() -> None:
    """BM-R25, BM-15.5"""
    t = study("P1 hand: air_1 fire_1\nP2 hand: madness")
    casts(t, P1, "telepathy")
    assert t.asked == P1


def test_granted_actions_nest() -> None:
    """BM-R27"""
    t = study("P1 hand: air_1 fire_1\nP2 hand: air_1 water_1\nP3 hand: earth_2")
    casts(t, P1, "telepathy").says(P1, "seat P2")
    casts(t, P2, "telepathy").says(P2, "seat P3")
    acts(t, P3, "gain earth_2")
    assert t.asked == P1
    assert t.shows("P1 spells: combustion ice growth telepathy*\nP3 pile: earth_2 earth_2")


def test_a_spell_is_refreshed_by_effects_once_per_turn() -> None:
    """BM-R28"""
    t = study(
        "P1 spells: quick_thought tailwind growth | hand: air_1 air_2 earth_1 earth_1 earth_1\n"
        "P1 deck: fire_1 fire_1 fire_1 fire_1 fire_1 fire_1"
    )
    casts(t, P1, "growth")
    casts(t, P1, "quick_thought").says(P1, "seat P1")
    assert t.line("P1 spells") == "quick_thought* tailwind growth!"
    casts(t, P1, "growth")
    casts(t, P1, "tailwind").says(P1, "seat P1")
    assert t.line("P1 spells") == "quick_thought! tailwind* growth*!"


def test_a_spell_does_not_refresh_itself() -> None:
    """BM-R28"""
    t = study("P1 spells: quick_thought | hand: air_1 air_1")
    casts(t, P1, "quick_thought").says(P1, "seat P1")
    assert t.line("P1 spells") == "quick_thought*"


def test_consent_is_asked_of_the_other_owners() -> None:
    """BM-R26"""
    t = study("P1 hand: fire_1 air_1 | spells: ice\nP2 support: fire_1", support_consent="on")
    acts(t, P1, "gain fire_2")
    assert t.asked == P2 and t.options() == ["yes", "no"]
    t.says(P2, "yes")
    assert t.shows("P1 pile: fire_1 fire_2\nP2 pile: fire_1")


def test_after_a_no_nothing_was_paid_and_the_zone_is_shut() -> None:
    """BM-R26"""
    t = study("P1 hand: fire_1 air_2 | spells: ice\nP2 support: fire_1", support_consent="on")
    acts(t, P1, "gain fire_2")
    t.says(P2, "no")
    assert t.shows("P1 hand: air_2 fire_1 | pile:\nP2 support: fire_1 | pile:\nactions: 0")
    assert t.asked == P1 and not t.offers("gain fire_2")


def test_a_refused_granted_action_is_not_used_up() -> None:
    """BM-R26"""
    t = study(
        "P1 hand: air_1 fire_1 | support: water_1\nP2 hand: water_1 fire_2", support_consent="on"
    )
    casts(t, P1, "telepathy")
    t.says(P2, "gain water_2")
    settles(t).says(P1, "no")
    assert t.frame == "Granted" and t.asked == P2 and not t.offers("gain water_2")


def test_an_avatars_payment_may_be_refused() -> None:
    """BM-R26, BM-R23"""
    t = study("P1 spells: avatar | hand: water_3\nP2 support: fire_2", support_consent="on")
    casts(t, P1, "avatar")
    acts(t, P1, "gain fire_2")
    t.says(P2, "no")
    assert not any(madness(t).used) and t.line("P2 support") == "fire_2"
    assert t.line("P1 pile") == "water_3"


def test_after_the_cap_no_action_is_offered() -> None:
    """BM-R45"""
    t = study("P1 hand: fire_2 fire_2 water_2", action_cap="2")
    acts(t, P1, "gain fire_2")
    acts(t, P1, "gain fire_2")
    assert t.frame == "" and t.shows("actions: 2\nP1 hand: water_2")


def test_inside_an_avatar_a_second_one_does_nothing() -> None:
    """BM-R23, BM-R39"""
    t = study("P1 spells: avatar echo_chamber ice | hand: air_2 water_3\nP2 support: fire_2")
    casts(t, P1, "echo_chamber").says(P1, "spell avatar")
    assert madness(t).echo == P1 and t.frame == "Granted"
    casts(t, P1, "avatar")
    acts(t, P1, "gain fire_2")

    assert madness(t).echo == -1 and t.frame == "ActionPhase"
    assert t.shows("P1 spells: avatar* echo_chamber* ice\nP2 support: fire_2")


def test_a_spell_being_cast_and_a_copying_one_are_not_copied() -> None:
    """BM-R39"""
    t = study("P1 spells: avatar echo_chamber ice | hand: water_3 air_2\nP2 spells: growth* ice")
    casts(t, P1, "avatar")
    casts(t, P1, "echo_chamber")
    assert t.options() == ["spell ice", "spell growth"]


def test_choices_are_asked_in_order() -> None:
    """BM-R32"""
    t = study(
        "phase: turn\nfield: 1\nturn: P2\ncurses: vertigo\nP1 hand: fire_1 air_1\n"
        "P2 hand: fire_1 air_1"
    )
    assert t.asked == P2
    t.says(P2, "second")
    assert t.asked == P1


@pytest.mark.parametrize("give", ["yes", "no"])
def test_madness_is_given_as_the_option_says(give: str) -> None:
    """BM-R42"""
    t = study("P1 spells: passing_breeze | hand: air_1 fire_1 madness", give_madness=give)
    casts(t, P1, "passing_breeze")
    assert t.offers("card madness") is (give == "yes")


def test_discounts_add_up_and_end_with_the_turn() -> None:
    """BM-R43"""
    t = study(
        "P1 hand: fire_1 | discount: 3\nP2 hand: fire_1 | deck: air_1\nphase: end", goes_on=True
    )
    assert t.line("P1 discount") == "0"


def test_the_card_beats_the_rule() -> None:
    """BM-4.6"""
    t = study("P1 character: moss | hand: fire_2 | spells: ice growth telepathy quarry updraft\n"
              "library fire: cauterise")  # fmt: skip
    acts(t, P1, "learn fire")
    assert len(t.line("P1 spells").split()) == 6


def test_naming_an_action_and_paying_show_nothing_new() -> None:
    """BM-R41"""
    t = study("P1 hand: fire_1 fire_1 earth_1 | deck: air_1 air_1")
    before = t.table.crossings
    acts(t, P1, "gain fire_2")
    assert t.table.crossings == before
    casts(t, P1, "growth")
    assert t.table.crossings > before


def test_only_the_owner_of_a_seat_decides() -> None:
    """BM-R34"""
    t = study("P1 hand: fire_2\nP2 hand: fire_2")
    assert t.refuses(P2, "gain fire_2").code == "not_your_decision"


TWICE = "P1 spells: avatar telepathy | hand: water_3 water_3 air_1\nP2 support: fire_2 fire_2"


def test_cards_an_avatar_has_used_leave_first() -> None:
    """BM-R23"""
    t = study(TWICE)
    casts(t, P1, "avatar", 2)
    acts(t, P1, "gain fire_2")
    casts(t, P1, "telepathy")
    acts(t, P2, "gain fire_2")
    assert t.frame == "Granted" and t.line("P2 support") == "fire_2"
    acts(t, P1, "gain fire_2")

    assert t.shows(
        "P2 support: fire_2 | pile: fire_2 fire_2\nP1 pile: air_1 fire_2 fire_2 water_3 water_3"
    )


def test_a_refused_payment_leaves_an_avatars_count_as_it_was() -> None:
    """BM-R23, BM-R26"""
    t = study(TWICE + "\nP3 hand: air_1", support_consent="on")
    casts(t, P1, "avatar", 2)
    acts(t, P1, "gain fire_2")
    t.says(P2, "yes")
    casts(t, P1, "telepathy").says(P1, "seat P3")
    acts(t, P3, "gain fire_2")
    assert not any(madness(t).used)
    t.says(P2, "no")

    assert sum(madness(t).used) == 1 and t.line("P2 support") == "fire_2 fire_2"
