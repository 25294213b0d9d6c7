"""Who sees what: section 6 of the ledger, row by row."""

import pytest

from games.book_of_madness.study import GAME, casts, dealt, made, madness, study
from grimtable.games.book_of_madness.actions.abilities import Solace
from grimtable.games.book_of_madness.cards.choices import TO_DISCARD, Choose, CureCards
from grimtable.games.book_of_madness.cards.prints import (
    IN_DISCARD,
    IN_HAND,
    IN_HAND_OR_DISCARD,
    IN_SUPPORT,
)
from grimtable.games.book_of_madness.ids import CURSES, LIBRARY, MADNESS, deck_of, hand_of
from grimtable.kernel.terms import PUBLIC
from grimtable.testing.scene import P1, P2, P3

CLOSED = {"hands": "closed"}


def test_open_hands_are_open_to_all() -> None:
    """BM-I1, BM-R33"""
    t = study("P1 hand: fire_1 madness\nP2 hand: air_1")
    for audience in (P1, P2, PUBLIC):
        assert t.sees(audience, "hand", P1) == ["fire_1", "madness"]


def test_closed_hands_show_backs_and_madness() -> None:
    """BM-I1"""
    t = study("P1 hand: fire_1 madness\nP2 hand: air_1", **CLOSED)
    assert t.sees(P1, "hand", P1) == ["fire_1", "madness"]
    assert t.sees(P2, "hand", P1) == t.sees(PUBLIC, "hand", P1) == ["madness", "?"]

    hidden = study("P1 hand: fire_1 madness", show_madness_count="off", **CLOSED)
    assert hidden.sees(P2, "hand", P1) == ["?", "?"]


@pytest.mark.parametrize(("counted", "can_hide"), [("on", False), ("off", True)])
def test_a_world_dealt_anew_has_no_madness_in_a_hand_that_nobody_counted(
    counted: str, can_hide: bool
) -> None:
    """BM-I1"""
    lines = "P1 hand: air_1\nP2 deck: fire_1 madness madness water_1"
    t = madness(study(lines, show_madness_count=counted, **CLOSED))
    t.take_in(t.zones[deck_of(P2)][-1], deck_of(P2), P2)
    view = t.view(P1)
    worlds = [t.redeal(P1, seed) for seed in range(9)]
    worlds += [GAME.deal_from(view, seed) for seed in range(9)]

    drawn = {world.kinds[world.zones[hand_of(P2)][0]] for world in worlds}
    assert (MADNESS in drawn) == can_hide and len(drawn) > 1
    assert all(world.view(P1) == view and world.is_conserved() for world in worlds)


def test_a_given_card_is_seen_by_giver_and_receiver() -> None:
    """BM-I1, BM-R42"""
    t = study(
        "P1 spells: passing_breeze | hand: air_1 fire_1 fire_2 madness | deck: air_1\n"
        "P3 hand: air_2",
        **CLOSED,
    )
    casts(t, P1, "passing_breeze").says(P1, "seat P2", "card fire_1", "stop")
    assert t.sees(P2, "hand", P2) == t.sees(P1, "hand", P2) == ["fire_1"]
    assert t.sees(P3, "hand", P2) == ["?"]
    assert t.sees(P3, "hand", P1).count("madness") == 1


def test_decks_are_known_to_nobody() -> None:
    """BM-I2, BM-14.1"""
    t = study("P1 deck: fire_1 air_1 | hand: fire_1")
    for audience in (P1, P2, PUBLIC):
        assert t.sees(audience, "deck", P1) == ["?", "?"]


def test_a_card_gained_to_the_top_is_known_until_a_shuffle() -> None:
    """BM-I3"""
    t = study(
        "P1 spells: seedling phoenix_ash | hand: earth_2 fire_2 | deck: fire_1 fire_1", **CLOSED
    )
    casts(t, P1, "seedling").says(P1, "gain air_2")
    for audience in (P1, P2, PUBLIC):
        assert t.sees(audience, "deck", P1) == ["?", "?", "air_2"]
    casts(t, P1, "phoenix_ash").says(P1, "seat P1")
    assert set(t.sees(P2, "deck", P1)) == {"?"}


def test_open_piles_are_seen_by_everybody() -> None:
    """BM-I4, BM-14.7, BM-14.2"""
    t = study("P1 pile: fire_1 | support: air_1\nbanished: madness", **CLOSED)
    for audience in (P2, PUBLIC):
        assert t.sees(audience, "discard", P1) == ["fire_1"]
        assert t.sees(audience, "support", P1) == ["air_1"]
        assert t.sees(audience, "banished") == ["madness"]


def test_a_look_at_the_deck_is_seen_by_the_looker_alone_if_hands_are_closed() -> None:
    """BM-I5"""
    drawing = "P1 spells: quarry | hand: earth_1 | deck: air_1 air_2 air_3 fire_1"
    t = study(drawing, **CLOSED)
    casts(t, P1, "quarry")
    assert sorted(t.sees(P1, "aside")) == ["air_1", "air_2", "air_3"]
    assert t.sees(P2, "aside") == t.sees(PUBLIC, "aside") == ["?", "?", "?"]
    t.says(P1, "keep", "card air_3", "card air_1", "card air_2")
    assert t.sees(P1, "deck", P1) == ["?", "air_2", "air_1"]
    assert t.sees(P2, "deck", P1) == ["?", "?", "?"]

    shown = casts(study(drawing), P1, "quarry")
    assert sorted(shown.sees(PUBLIC, "aside")) == ["air_1", "air_2", "air_3"]


def test_the_madness_stack_is_counted_by_all() -> None:
    """BM-I6"""
    assert study("madness: 7\nP1 hand: fire_1").sees(PUBLIC, "stack") == ["madness"] * 7


def test_a_curse_put_back_is_known_at_the_bottom() -> None:
    """BM-I7"""
    t = study("phase: turn\nfield: 5\ncurses: rift unravelling\npage: warlock")
    bottom = t.sees(PUBLIC, "curses_multi")
    assert bottom[:2] == ["unravelling", "rift"] and set(bottom[2:]) == {"?"}
    assert len(madness(t).zones[CURSES + 4]) == 12


def test_a_face_down_curse_remains_known() -> None:
    """BM-I8"""
    t = study("curses: rift~\nP1 hand: fire_1")
    assert t.sees(PUBLIC, "slot_1") == ["rift"] and t.line("curses").startswith("rift~")


def test_the_library_shows_its_top_cards() -> None:
    """BM-I9"""
    t = study("library fire: cauterise searing_ray inferno\nP1 hand: fire_1")
    assert t.sees(P1, "shelf_fire") == ["cauterise"]
    assert t.sees(P1, "library_fire") == ["?", "?"]
    pools = {madness(t).know[card] >> 8 for card in madness(t).zones[LIBRARY]}
    assert len(pools) == 2  # levels are known: they never mix


def test_the_book_shows_the_present_spread() -> None:
    """BM-I10"""
    t = study("monster: page_imp\npage: warlock\nbook: mirror_twin last_page\nP1 hand: fire_1")
    assert t.sees(P2, "left_page") == ["page_imp"] and t.sees(P2, "right_page") == ["warlock"]
    assert t.sees(P2, "book") == ["last_page", "?"]


def test_supply_and_spells_are_open() -> None:
    """BM-I11, BM-I12"""
    t = study("P1 hand: fire_1 | spells: ice~ growth*", **CLOSED)
    assert len(t.sees(PUBLIC, "pile_fire_2")) == 10
    assert t.sees(PUBLIC, "spells", P1) == ["ice", "growth"]
    assert t.table.view(PUBLIC).public.states[P1] == (2, 1)


def test_the_seed_is_in_no_view() -> None:
    """BM-I13"""
    t = dealt(2, seed=987654321, character_pick="random").table
    for audience in (0, 1, PUBLIC):
        assert "987654321" not in repr(t.view(audience))


def test_with_closed_hands_those_are_asked_who_can_do_nothing() -> None:
    """BM-R47, BM-I1"""
    t = study(
        "phase: turn\nfield: 1\ncurses: rift\nP1 hand: madness\nP2 hand: fire_1",
        show_madness_count="off",
        **CLOSED,
    )
    assert t.asked == P1 and t.options() == ["nothing"]
    t.says(P1, "nothing")
    assert t.asked == P2 and t.options() == ["card fire_1"]


def test_with_closed_hands_a_granted_action_is_always_offered() -> None:
    """BM-R47"""
    t = study("P1 hand: air_1 air_1\nP2 hand: madness", **CLOSED)
    t.says(P1, "cast telepathy", "times 1")
    while t.frame == "Pay":
        t.says(P1, t.options()[0])
    assert t.asked == P2 and t.options() == ["decline"]


COVERT = (
    "ActionPhase", "Granted", "Amplify", "Pay", "Give", "EitherWay", "ScryDiscard", "ScryOrder",
    "Upgrade",
)  # fmt: skip
"""Questions whose options always depend on a hand."""
BY_PLACE = {IN_HAND: True, IN_HAND_OR_DISCARD: True, IN_DISCARD: False, IN_SUPPORT: False}


@pytest.mark.parametrize("hands", ["open", "closed"])
@pytest.mark.parametrize("counted", ["on", "off"])
def test_with_closed_hands_whatever_depends_on_a_hand_is_covert(hands: str, counted: str) -> None:
    """BM-R33, BM-R47"""
    t = madness(study("P1 hand: fire_1", hands=hands, show_madness_count=counted))
    is_closed, is_hidden = hands == "closed", hands == "closed" and counted == "off"

    assert [name for name in COVERT if made(GAME.frames[name]).covert(t) != is_closed] == []
    for place, in_hand in BY_PLACE.items():
        assert Choose(P1, 1, TO_DISCARD, place, False).covert(t) == (is_closed and in_hand)
        assert CureCards(P1, 1, place).covert(t) == (is_hidden and in_hand)
    assert Solace(P1).covert(t) == is_hidden


def test_a_redeal_keeps_what_is_seen() -> None:
    """BM-I2"""
    t = dealt(3, seed=3, character_pick="random", hands="closed").table
    for audience in (0, 1, 2, PUBLIC):
        assert t.redeal(audience, 5).view(audience) == t.view(audience)
    moved = t.redeal(1, 5)
    there = [table.zones[zone] for table in (t, moved) for zone in (hand_of(0), deck_of(0))]
    assert there[:2] != there[2:]
