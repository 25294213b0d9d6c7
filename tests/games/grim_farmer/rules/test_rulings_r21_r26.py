"""Rulings GF-R21 and GF-R23 to GF-R26: leaving, order, talk, success, questions with one answer."""

import random

import pytest

from games.grim_farmer.audiences import (
    audiences,
    beside_cards,
    faces,
    farm,
    pass_all,
    point,
    told,
    watched,
)
from grimtable.games.grim_farmer.ids import hand_of
from grimtable.kernel.terms import PUBLIC
from grimtable.registry import get
from grimtable.testing.scene import P1, P2, P3

GAME = get("grim_farmer")


@pytest.mark.parametrize("seed", range(6))
def test_an_abandoned_seat_is_played_by_default_answers(seed: int) -> None:
    """GF-R21"""
    chance = random.Random(seed)
    t = GAME.deal(3, seed=seed)
    asked = 0
    while t.waiting:
        if t.seat == P2:
            asked += 1
            t.play(P2, GAME.default(t, P2))
        else:
            t.play(t.seat, chance.choice(t.options))

    assert t.outcome() is not None
    assert t.out == 0 and asked > 0  # nobody is put out


def test_draws_that_meet_are_whole_and_in_table_order() -> None:
    """GF-R23"""
    t = farm("""
        P1 hand: cow_blue | pile: hen_green hen_blue
        P2 hand: cow_blue | pile: hen_green lion
        P3 hand: cow_blue | pile: pig_red mouse
        deck: pig_green pig_green sheep_red sheep_red frog
        first: P2
        call: pig red
        phase: challenge
    """)

    point(t, P1="P2", P3="P1")

    assert t.shows("""
        P2 hand: cow_blue pig_green pig_green
        P1 hand: cow_blue sheep_red sheep_red
        deck: frog
    """)


def test_no_move_shows_a_card_to_somebody() -> None:
    """GF-R24"""
    verbs = {GAME.vocabulary.span(move)[0].verb for move in range(len(GAME.vocabulary))}

    assert verbs == {
        "pass", "done", "nobody", "stop", "more", "draw", "play",
        "animal", "colour", "challenge", "seat", "card",
    }  # fmt: skip


@pytest.mark.parametrize("seed", range(4))
def test_no_hand_ever_shows_a_card_to_another_seat(seed: int) -> None:
    """GF-R24, GF-I1"""
    chance = random.Random(seed)
    t = GAME.deal(4, seed=seed)
    while t.waiting:
        t.play(t.seat, chance.choice(t.options))
        for audience in (*range(4), PUBLIC):
            view = t.view(audience)
            for owner in range(4):
                if owner != audience:
                    assert all(cell < 0 for cell in view.zones[hand_of(owner)])


def test_the_pile_decides_about_success_even_if_nothing_can_be_drawn() -> None:
    """GF-R25"""
    t = watched(farm("""
        P1 hand: cow_blue | pile: hen_green snake
        P2 hand: hen_blue hen_yellow | pile: pig_red mouse
        deck:
        discard: lion frog parrot
        call: pig red
        phase: challenge
    """, empty_deck="no_draw"))  # fmt: skip

    point(t, P2="P1")
    assert t.options(P2) == ["done", "card hen_blue", "card hen_yellow"]
    t.says(P2, "card hen_blue", "done")

    assert t.shows("P1 hand: cow_blue\nP2 hand: hen_yellow")
    assert "failed" not in " ".join(told(t, PUBLIC))


def test_a_challenge_fails_although_its_target_drew_for_a_challenge_of_its_own() -> None:
    """GF-R25"""
    t = farm("""
        P1 hand: cow_blue | pile: pig_blue pig_red
        P2 hand: hen_blue | pile: pig_red mouse
        deck: 20
        call: pig red
        phase: challenge
    """)

    point(t, P1="P2", P2="P1")

    assert t.shows("P1 cards: 4\nP2 cards: 4\nturn: 2")


RACE = """
    P1 hand: {}
    P2 hand: cow_red hen_red hen_blue
    P3 hand: {}
    call: pig red
    phase: race
"""


@pytest.mark.parametrize("phase3_mode", ["lot", "rotation", "arrival"])
def test_who_can_only_pass_is_asked_like_everybody_else(phase3_mode: str) -> None:
    """GF-R26, GF-I10"""
    able = farm(RACE.format("frog lion", "cow_blue parrot"), phase3_mode=phase3_mode)
    unable = farm(RACE.format("snake mouse", "cow_blue hen_green"), phase3_mode=phase3_mode)

    assert able.options(P1) == ["pass", "play frog", "play lion"]
    assert unable.options(P1) == unable.options(P2) == unable.options(P3) == ["pass"]
    for t in (able, unable):
        assert t.table.asked() == 0b111
        assert beside_cards(t, P2) == beside_cards(able, P2)


@pytest.mark.parametrize("phase3_mode", ["lot", "rotation", "sequential", "arrival"])
def test_a_phase_in_which_nobody_could_play_looks_like_one_in_which_all_passed(
    phase3_mode: str,
) -> None:
    """GF-R26, GF-I9"""
    able = farm(RACE.format("frog lion snake", "cow_blue parrot snake"), phase3_mode=phase3_mode)
    unable = farm(
        RACE.format("sheep_blue mouse snake", "cow_blue hen_green snake"), phase3_mode=phase3_mode
    )

    for t in (watched(able), watched(unable)):
        pass_all(t)
        while t.frame == "InTurn":
            pass_all(t)
        assert t.frame == "Place"
    for audience in (P2, PUBLIC):
        assert beside_cards(able, audience) == beside_cards(unable, audience)
        assert told(able, audience) == told(unable, audience)


def test_who_can_discard_nothing_is_asked_for_the_reward_like_everybody_else() -> None:
    """GF-R26, GF-I10"""
    worlds = []
    for hand in ("frog lion", "cow_blue hen_green"):
        t = watched(
            farm(f"""
            P1 hand: {hand} | pile: pig_red mouse
            P2 hand: hen_blue | pile: hen_green snake
            P3 hand: sheep_red | pile: pig_blue mouse
            deck: 20
            call: pig red
            phase: challenge
        """)
        )
        point(t, P1="P2", P3="P2")
        worlds.append(t)
    unable, able = worlds

    assert unable.options(P1) == ["done"] and len(able.options(P1)) == 3
    for audience in (P2, P3, PUBLIC):
        assert beside_cards(unable, audience) == beside_cards(able, audience)
        assert told(unable, audience) == told(able, audience)
    for t in worlds:
        t.says(P1, "done")
        assert t.table.asked() == 0b101
    assert beside_cards(unable, P3) == beside_cards(able, P3)


def test_place_is_asked_covertly_and_two_cards_are_sealed_all_the_same() -> None:
    """GF-R26"""
    t = farm("P1 hand: cow_red hen_red\nP2 hand: cow_blue hen_blue sheep_blue\ncall: pig red")

    assert t.table.asked() == 0b10
    t.says(P2, "card cow_blue", "card hen_blue")
    assert t.options(P2) == ["done", "card sheep_blue"]
    t.says(P2, "done")

    assert faces(t, "pile", P1) == {P1: "cow_red hen_red", P2: "? ?", PUBLIC: "? ?"}


def test_a_record_need_not_hold_answers_without_a_choice() -> None:
    """GF-R26"""
    brisk, slow = (GAME.deal(3, seed=4, brisk=brisk) for brisk in (True, False))
    moves = 0
    while slow.waiting:
        if len(slow.options) == 1:
            slow.play(slow.seat, slow.options[0])
            continue
        seat, move = slow.seat, slow.options[moves % len(slow.options)]
        slow.play(seat, move)
        brisk.play(seat, move)
        moves += 1

    assert brisk.public() == slow.public() and not brisk.waiting


def test_with_sequential_a_pass_is_public_and_its_reason_is_not() -> None:
    """GF-R26, GF-I9"""
    able = watched(farm(RACE.format("frog lion", "cow_blue parrot"), phase3_mode="sequential"))
    unable = watched(farm(RACE.format("snake mouse", "cow_blue snake"), phase3_mode="sequential"))

    for t in (able, unable):
        assert t.table.asked() == 0b001
        t.says(P1, "pass")
        for audience in audiences(t):
            assert told(t, audience) == ["passed P1"]
    assert beside_cards(able, P2) == beside_cards(unable, P2)
