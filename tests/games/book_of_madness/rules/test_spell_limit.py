"""The limit of spells, when a spell is learned while others are being cast."""

from pathlib import Path

import pytest

from games.book_of_madness.study import GAME, acts, casts, study
from grimtable.games.book_of_madness.cards import card_file
from grimtable.games.book_of_madness.cards.card_file import read_text
from grimtable.games.book_of_madness.game import MadnessGame, with_set
from grimtable.testing.scene import P1, P2, P5, Scene

GRANTING = ("avatar", "telepathy", "council_of_winds", "echo_chamber", "hurricane")
ORDERS = [GRANTING[i:] + GRANTING[:i] for i in range(5)]
LAST_AVATAR = ORDERS[1]
HELPED = f"""
P1 character: ember | spells: avatar telepathy council_of_winds echo_chamber hurricane
P1 hand: water_3 water_3{" air_1" * 10}{" fire_1" * 7}
P2 spells: telepathy | hand: air_3
P3 spells: telepathy | hand: air_3
P4 spells: telepathy | hand: air_3
P5 spells: telepathy | hand: air_3
library fire: cauterise controlled_burn
"""
"""Each of the others can give P1 actions once."""


def nest(order: tuple[str, ...], drawing: str = HELPED, game: MadnessGame = GAME) -> Scene:
    """P1 casts these spells, each within the last, and has actions now: all are being cast."""
    t = study(drawing, game=game, auto_pay="on")
    helper = P2
    for spell in order:
        casts(t, P1, spell, 2 if spell == "avatar" else 1)
        if t.frame == "ChooseCopy":
            t.says(P1, "spell telepathy")
        if spell == "avatar":
            continue
        if spell != "hurricane":
            t.says(P1, f"seat P{helper + 1}")
        casts(t, helper, "telepathy", 3).says(helper, "seat P1")
        helper += 1
    assert t.frame == "Granted" and t.asked == P1
    return t


def unwinds(t: Scene) -> list[str]:
    """Nobody does anything more; the spells of P1 then."""
    while t.frame == "Granted":
        t.says(t.asked, "decline")
    assert t.frame == "ActionPhase"
    return spells(t)


def spells(t: Scene) -> list[str]:
    return t.line("P1 spells").split()


@pytest.mark.parametrize("order", ORDERS)
def test_beyond_the_limit_the_first_old_spell_to_finish_leaves(order: tuple[str, ...]) -> None:
    """BM-R9"""
    t = nest(order)
    acts(t, P1, "learn fire")
    assert spells(t) == [*GRANTING, "cauterise"]

    old = [f"{spell}*" for spell in GRANTING if spell != order[-1]]
    assert unwinds(t) == [*old, "cauterise"]


@pytest.mark.parametrize("order", ORDERS)
def test_the_learned_spell_stays_though_it_finishes_first(order: tuple[str, ...]) -> None:
    """BM-R9"""
    t = nest(order)
    acts(t, P1, "learn fire")
    casts(t, P1, "cauterise")
    assert spells(t) == [*GRANTING, "cauterise*"]

    old = [f"{spell}*" for spell in GRANTING if spell != order[-1]]
    assert unwinds(t) == [*old, "cauterise*"]


@pytest.mark.parametrize("is_cast", [False, True])
def test_of_two_learned_beyond_the_limit_the_first_one_is_free_to_leave(is_cast: bool) -> None:
    """BM-R9, BM-9.7"""
    t = nest(LAST_AVATAR)
    acts(t, P1, "learn fire")
    if is_cast:
        casts(t, P1, "cauterise")
    acts(t, P1, "learn fire")
    assert spells(t) == [*GRANTING, "controlled_burn"]

    assert unwinds(t) == [*[f"{spell}*" for spell in GRANTING[1:]], "controlled_burn"]


def test_while_an_old_spell_is_idle_it_leaves_at_once() -> None:
    """BM-R9, BM-9.7"""
    t = nest(("avatar", "telepathy", "council_of_winds", "hurricane"))
    acts(t, P1, "learn fire")
    casts(t, P1, "cauterise")

    stay = ["avatar*", "telepathy*", "council_of_winds*", "hurricane*", "cauterise*"]
    assert unwinds(t) == stay


def test_only_one_old_spell_leaves_for_one_that_was_learned() -> None:
    """BM-R9, BM-4.5"""
    t = nest(GRANTING)
    acts(t, P1, "learn fire")
    while "hurricane" in spells(t):
        t.says(t.asked, "decline")
    assert len(spells(t)) == 5

    assert len(unwinds(t)) == 5


def test_each_spell_learned_beyond_the_limit_costs_one_of_its_own_old_ones() -> None:
    """BM-R9"""
    text = (Path(card_file.__file__).parents[1] / "cards.toml").read_text()
    own = with_set(read_text(text.replace("spells = 5", "spells = 4"), "own.toml"))
    drawing = HELPED.replace(" hurricane", "") + "library air: hurricane"
    t = nest(GRANTING[:4], drawing, own)
    acts(t, P1, "learn air")
    casts(t, P1, "hurricane")
    casts(t, P5, "telepathy", 3).says(P5, "seat P1")
    acts(t, P1, "learn fire")
    casts(t, P1, "cauterise")
    assert spells(t) == [*GRANTING, "cauterise*"]

    while "hurricane" in spells(t):
        t.says(t.asked, "decline")
    assert spells(t) == [*GRANTING[:4], "cauterise*"]
    assert unwinds(t) == ["avatar*", "telepathy*", "council_of_winds*", "cauterise*"]
