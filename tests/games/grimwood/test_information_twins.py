"""Equal cards: whoever did not see which one moved does not know what is left behind."""

import pytest

from games.grimwood.audiences import faces
from grimtable.kernel.terms import PUBLIC
from grimtable.testing.scene import P1, P2, P3, Scene, scene

EYE = PUBLIC
DEALT = """
    P1 hand: the_laraki amazon hydra ghouls troll
    P2 hand: {}
    P3 hand:
    discard: crow owl rune
    extras: 4
"""
"""The Laraki give P2 an owl that everybody knows; two cards of P2 are secret."""


def take(t: Scene, kind: str, seed: int) -> None:
    """P2 lets a steal through that brings this kind; which of two equal cards, the seed decides."""
    held = t.line("P2 hand").split().count(kind)
    while True:
        trial = t.table.clone()
        trial.roll_anew(seed)
        trial.push(P2, t.game.vocabulary.number("allow"))
        if t.game.picture(trial)["P2 hand"].split().count(kind) < held:
            break
        seed += 1
    t.table.roll_anew(seed)
    t.answers(P2, "allow")


def test_a_known_owl_given_away_leaves_nothing_known_with_or_without_a_second() -> None:
    """GW-I12, GW-I15"""
    second = scene(DEALT.format("owl path"))
    single = scene(DEALT.format("swamp path"))

    for t in (second, single):
        t.plays(P1, "the_laraki").on("crow").says(P1, "card owl")
        t.plays(P1, "amazon").on("owl")

    assert second.shows("P2 hand: owl path")
    assert faces(second, "hand", P2) == {P1: "? ?", P2: "owl path", P3: "? ?", EYE: "? ?"}
    for audience in (P1, P3, EYE):
        assert second.table.view(audience) == single.table.view(audience)


def test_a_secret_owl_that_came_later_hides_the_known_one_when_either_is_given() -> None:
    """GW-I12, GW-I15"""
    drawing = "P1 hand: centaur path\nP2 hand: amazon\nP3 hand:\ndeck: {} crow\ndiscard: owl"
    second, single = scene(drawing.format("owl")), scene(drawing.format("swamp"))

    for t in (second, single):
        t.plays(P1, "centaur")
        t.says(P1, "draw")
        hand = faces(t, "hand", P1)
        assert (hand[P2], hand[P3], hand[EYE]) == ("owl ? ?", "owl ? ?", "owl ? ?")
        t.says(P1, "end").plays(P2, "amazon").on("owl")

    assert faces(second, "hand", P1) == {P1: "owl path", P2: "? ?", P3: "? ?", EYE: "? ?"}
    assert faces(single, "hand", P1) == {P1: "swamp path", P2: "? ?", P3: "? ?", EYE: "? ?"}


def test_of_two_owls_known_to_everybody_one_stays_known() -> None:
    """GW-I12, GW-I15"""
    t = scene("""
        P1 hand: the_laraki elf amazon
        P2 hand: path
        discard: crow owl crow owl
        extras: 4
    """)

    t.plays(P1, "the_laraki").on("crow").plays(P1, "elf").on("the_laraki").says(P1, "card crow")
    assert faces(t, "hand", P2) == {P1: "owl owl ?", P2: "owl owl path", EYE: "owl owl ?"}
    t.plays(P1, "amazon").on("owl")

    assert faces(t, "hand", P2) == {P1: "owl ?", P2: "owl path", EYE: "owl ?"}


def test_who_has_seen_both_owls_still_knows_the_second() -> None:
    """GW-I13, GW-I12"""
    t = scene(DEALT.format("owl path"))

    t.plays(P1, "the_laraki").on("crow").says(P1, "card owl")
    t.plays(P1, "hydra").on(P2)
    assert faces(t, "hand", P2) == {P1: "owl owl path", P2: "owl owl path", P3: "owl ? ?",
                                    EYE: "owl ? ?"}  # fmt: skip
    t.plays(P1, "amazon").on("owl")

    assert faces(t, "hand", P2) == {P1: "owl path", P2: "owl path", P3: "? ?", EYE: "? ?"}


@pytest.mark.parametrize("secret", ["owl path", "swamp path"])
def test_a_known_owl_hit_by_the_troll_leaves_nothing_known(secret: str) -> None:
    """GW-I17, GW-I15"""
    t = scene(DEALT.format(secret))

    t.plays(P1, "the_laraki").on("crow").says(P1, "card owl").plays(P1, "troll")
    t.luck("owl").says(P1, "seat P2")

    assert faces(t, "discard") == dict.fromkeys([P1, P2, P3, EYE], "owl")
    hand = faces(t, "hand", P2)
    assert (hand[P1], hand[P3], hand[EYE]) == ("? ?", "? ?", "? ?")
    assert sorted(hand[P2].split()) == sorted(secret.split())


def test_another_kind_that_leaves_openly_does_not_touch_the_known_owl() -> None:
    """GW-I17, GW-I15"""
    t = scene(DEALT.format("path path"))

    t.plays(P1, "the_laraki").on("crow").says(P1, "card owl").plays(P1, "troll")
    t.luck("path").says(P1, "seat P2")

    assert faces(t, "hand", P2) == {P1: "owl ?", P2: "owl path", P3: "owl ?", EYE: "owl ?"}


def test_a_known_owl_laid_in_a_set_leaves_nothing_known() -> None:
    """GW-I6, GW-I15"""
    t = scene("""
        P1 hand: centaur mage
        P2 hand:
        deck: owl owl owl crow
        discard: owl
        extras: 1
    """)

    t.plays(P1, "centaur")
    t.plays(P1, "mage")
    t.says(P1, "draw")
    assert faces(t, "hand", P1) == {P1: "owl owl owl owl", P2: "owl ? ? ?", EYE: "owl ? ? ?"}
    t.says(P1, "set owl owl owl")

    assert faces(t, "hand", P1) == {P1: "owl", P2: "?", EYE: "?"}


def test_a_known_owl_discarded_at_the_limit_leaves_nothing_known() -> None:
    """GW-I17, GW-I15"""
    t = scene("""
        P1 hand: centaur crow crow path path rune rune
        P2 hand:
        deck: owl crow
        discard: owl
    """)

    t.plays(P1, "centaur")
    t.says(P1, "draw", "end", "card owl")

    assert faces(t, "hand", P1)[P2] == faces(t, "hand", P1)[EYE] == "? ? ? ? ? ? ?"
    assert "owl" in faces(t, "hand", P1)[P1].split()


@pytest.mark.parametrize("secret", ["owl path", "path rune"])
@pytest.mark.parametrize("seed", range(8))
def test_a_thief_who_knew_one_owl_and_steals_an_owl_knows_none_to_be_left(
    secret: str, seed: int
) -> None:
    """GW-I9, GW-I15"""
    t = scene(DEALT.format(secret))

    t.plays(P1, "the_laraki").on("crow").says(P1, "card owl")
    t.plays(P1, "ghouls").on("steal P2")
    take(t, "owl", seed)

    assert faces(t, "hand", P2) == {P1: "? ?", P2: secret, P3: "? ?", EYE: "? ?"}
    assert faces(t, "hand", P1)[P3] == faces(t, "hand", P1)[EYE] == "crow ? ? ? ?"
    assert faces(t, "hand", P1)[P2] == "owl crow ? ? ?"


def test_a_thief_who_steals_another_kind_still_knows_the_owl_and_onlookers_do_not() -> None:
    """GW-I9, GW-I15"""
    t = scene(DEALT.format("swamp path"))

    t.plays(P1, "the_laraki").on("crow").says(P1, "card owl")
    t.plays(P1, "ghouls").on("steal P2").luck("path").answers(P2, "allow")

    assert faces(t, "hand", P2) == {P1: "owl ?", P2: "owl swamp", P3: "? ?", EYE: "? ?"}


def test_a_thief_who_has_seen_the_whole_hand_knows_exactly_what_is_left() -> None:
    """GW-I9, GW-I13"""
    t = scene(DEALT.format("owl path"))

    t.plays(P1, "the_laraki").on("crow").says(P1, "card owl")
    t.plays(P1, "hydra").on(P2).plays(P1, "ghouls").on("steal P2")
    t.luck("owl").answers(P2, "allow")

    assert faces(t, "hand", P2) == {P1: "owl path", P2: "owl path", P3: "? ?", EYE: "? ?"}


def test_the_stolen_card_stays_known_to_the_victim_until_the_thief_is_robbed() -> None:
    """GW-I9"""
    t = scene("""
        P1 hand: crow
        P2 hand: owl owl
        P3 hand:
        deck: path swamp clearing rune
    """)

    t.says(P1, "steal P2").answers(P2, "allow").says(P1, "end")
    assert faces(t, "hand", P1) == {P1: "owl crow", P2: "owl ?", P3: "? ?", EYE: "? ?"}
    t.says(P2, "draw", "end").says(P3, "steal P1").luck("crow").answers(P1, "allow")

    assert faces(t, "hand", P1) == {P1: "owl", P2: "?", P3: "?", EYE: "?"}
    assert faces(t, "hand", P3) == {P1: "crow", P2: "?", P3: "crow", EYE: "?"}
