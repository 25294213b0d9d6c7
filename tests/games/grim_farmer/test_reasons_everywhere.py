"""Nothing on the board is without option or reason."""

import pytest

from games.grim_farmer.board import GAME, things
from games.sampling import views
from grimtable.games.grim_farmer.vocabulary import NAMES
from grimtable.kernel.table import BareView
from grimtable.look.game import Target


def may_point_at(view: BareView, move: int, thing: Target) -> bool:
    """Has the move's text anything to do with this thing?"""
    text = GAME.vocabulary.text(move)
    if thing.button is not None and not f"{text} ".startswith(f"{thing.button} "):
        return False
    if thing.seat is not None and thing.seat != view.seat:
        return text.endswith(f" P{thing.seat + 1}")
    if thing.zone == "deck":
        return text == "more" or (text.startswith("draw ") and text != "draw 0")
    if thing.zone == "hand":
        return text.partition(" ")[2] in ([thing.kind] if thing.kind else NAMES)
    if thing.seat is not None:
        return text == f"seat P{thing.seat + 1}"
    return thing.zone is None


@pytest.mark.property
def test_every_thing_is_an_option_or_has_a_reason() -> None:
    for view in views("grim_farmer", 3, 0.01):
        for thing in things(view):
            refused = bool(GAME.reasons(view, thing))

            assert refused != any(may_point_at(view, move, thing) for move in view.options), thing


@pytest.mark.property
def test_no_card_in_hand_is_refused_before_the_first_is_placed() -> None:
    """GF-7.2, GF-R9"""
    placing = [
        view
        for view in views("grim_farmer", 5, 0.2)
        if view.options and type(view.stack[-1]).__name__ == "Place" and not view.answers
    ]

    assert placing
    for view in placing:
        for cell in view.zones[4 + 2 * view.seat]:
            assert GAME.reasons(view, Target(zone="hand", kind=NAMES[cell >> 1])) == []
