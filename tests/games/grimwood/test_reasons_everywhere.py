"""Nothing on the board is without option or reason."""

import pytest

from games.grimwood.board import GAME, things
from games.sampling import views
from grimtable.games.grimwood.presentation.refusals import RULES
from grimtable.games.grimwood.presentation.targets import aims, targets
from grimtable.games.grimwood.vocabulary import NAMES
from grimtable.kernel.table import BareView
from grimtable.look.game import Target
from grimtable.testing.scene import P1, scene

DWARF = ("deck", "discard")
"""He chooses by place, not by name."""


def may_point_at(view: BareView, move: int, thing: Target) -> bool:
    """Has the move's text anything to do with this thing?"""
    text = GAME.vocabulary.text(move)
    if thing.combo is not None:
        inside = [NAMES[kind] for kind in view.public.rows[thing.seat][thing.combo]]
        return text == f"combo P{(thing.seat or 0) + 1} {thing.combo + 1}" or (
            text.startswith("card ") and text[5:] in ([thing.kind] if thing.kind else inside)
        )
    if thing.seat is not None:
        return text.endswith(f" P{thing.seat + 1}") and text.startswith(thing.button or "")
    if thing.kind is not None:
        names = {"block": "amulet"}.get(text, text)
        return thing.kind in names.split() or (thing.zone == "aside" and text in DWARF)
    if thing.zone == "deck":
        return text.startswith("draw")
    return text == thing.button or text.startswith(f"{thing.button} ")


POINTS = {
    "end": [Target(button="end")],
    "draw": [Target(button="draw"), Target(zone="deck")],
    "block": [Target(button="block"), Target(zone="hand", kind="amulet")],
    "rune": [Target(button="rune"), Target(zone="hand", kind="rune")],
    "deck": [Target(button="deck"), Target(zone="aside", index=0)],
    "discard": [Target(button="discard"), Target(zone="aside", index=1)],
    "steal P3": [Target(seat=2, button="steal")],
    "steal extra P1": [Target(seat=0, button="steal extra")],
    "seat P6": [Target(seat=5)],
    "play elf": [Target(zone="hand", kind="elf", button="play")],
    "lay elf": [Target(zone="hand", kind="elf", button="lay")],
    "card owl": [Target(kind="owl")],
    "combo P2 3": [Target(seat=1, combo=2)],
    "pair crow": [Target(button="pair crow"), Target(zone="hand", kind="crow", button="pair")],
    "set swamp path clearing": [
        Target(button="set swamp path clearing"),
        Target(zone="hand", kind="swamp", button="set"),
        Target(zone="hand", kind="path", button="set"),
        Target(zone="hand", kind="clearing", button="set"),
    ],
}


@pytest.mark.parametrize("text", POINTS)
def test_a_move_points_at_what_it_names(text: str) -> None:
    assert targets(GAME.vocabulary.number(text)) == POINTS[text]


def test_in_a_view_cards_chosen_by_name_are_found_where_they_lie() -> None:
    """GW-2.4"""
    giant, bride = scene("P1 hand: giant\ndiscard: owl crow"), scene("P1 hand: bride\nP2 row: mage")
    owl, mage = GAME.vocabulary.number("card owl"), GAME.vocabulary.number("card mage")

    giant.plays(P1, "giant")
    bride.plays(P1, "bride")

    assert aims(giant.table.view(P1), owl) == [Target(zone="discard", kind="owl")]
    assert aims(bride.table.view(P1), mage) == [Target(seat=1, combo=0, kind="mage")]


@pytest.mark.property
def test_every_thing_is_an_option_or_has_a_reason() -> None:
    for view in views("grimwood", 3, 0.01):
        for thing in things(view):
            refused = bool(GAME.reasons(view, thing))

            assert refused or any(may_point_at(view, move, thing) for move in view.options)


def test_there_are_many_different_refusals() -> None:
    assert len(RULES) >= 100
    assert len(set(RULES.values())) >= 80
