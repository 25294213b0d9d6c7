"""Points that would be left in hand are warned of once, and a second press has its way."""

import random

import pytest
from textual.pilot import Pilot

from cli.seated import GRIMWOOD, at, part, press, table, view
from grimtable.cli.tui import grimwood as face
from grimtable.cli.tui.app import TableApp
from grimtable.cli.tui.pieces import KEYS
from grimtable.kernel.table import BareView
from grimtable.testing.scene import P1, Scene, scene

END = GRIMWOOD.vocabulary.number("end")


def key_of(seen: BareView, move: int) -> str:
    """The text that warns of a move, or ""."""
    said = face.warning(seen, move)
    return said.key if said else ""


def before(warning: str) -> TableApp:
    """A table at which ending the turn would be warned of in this way."""
    for seed in range(50):
        app, chance = table(seed), random.Random(seed)
        party = app.party
        while not party.is_over:
            seat = party.asked
            if not party.awaits_person:
                for move in party.bot_moves():
                    party.answer(seat, move)
                continue
            seen = party.view(seat)
            if END in seen[6] and key_of(seen, END) == warning:
                return app
            laying = ("set", "play", "lay")  # what is laid cannot be forgotten
            verbs = {move: GRIMWOOD.vocabulary.span(move)[0].verb for move in seen[6]}
            party.answer(
                seat,
                chance.choice([move for move in verbs if verbs[move] not in laying] or seen[6]),
            )
    raise AssertionError(f"no deal leads to {warning}")


@pytest.mark.parametrize(
    ("warning", "said"),
    [
        ("screen-warn-set", "You still hold a complete set!"),
        ("screen-warn-last", "This is the last round: cards in hand score nothing"),
    ],
)
def test_a_second_press_ends_the_turn_all_the_same(warning: str, said: str) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        key, before = KEYS[app.moves.index(END)], len(app.party.session.active)
        await press(app, pilot, key)

        assert part(app, "note").startswith(said)
        assert len(app.party.session.active) == before
        assert ("Last round" in part(app, "banner")) == (warning == "screen-warn-last")

        await press(app, pilot, key)

        assert app.party.session.active[before].moves == [END]

    at(before(warning), play)


def test_something_else_in_between_makes_the_table_warn_again() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        key, before = KEYS[app.moves.index(END)], len(app.party.session.active)
        await press(app, pilot, key, "u", key)

        assert part(app, "note").startswith("You still hold a complete set!")
        assert len(app.party.session.active) == before

        laid = next(move for move in app.moves if key_of(view(app), move) == "")
        await press(app, pilot, KEYS[app.moves.index(laid)])

        assert app.party.session.active[before].moves == [laid]

    at(before("screen-warn-set"), play)


def warned(t: Scene, text: str) -> str:
    return key_of(t.table.view(P1), GRIMWOOD.vocabulary.number(text))


def test_a_closing_draw_is_not_warned_of_for_sets_can_follow() -> None:
    """GW-R3"""
    t = scene(
        """
        P1 hand: owl owl owl
        P2 hand: crow crow
        deck: path path
        """,
        turn_order="close_last",
    )

    assert warned(t, "draw") == ""
    assert warned(t, "steal P2") == ""


@pytest.mark.parametrize(("free", "said"), [("true", ""), ("false", "screen-warn-last")])
def test_a_last_steal_is_warned_of_where_it_closes_the_hand(free: str, said: str) -> None:
    """GW-R3, GW-R7"""
    t = scene(
        """
        P1 hand: hydra
        P2 hand: crow crow
        deck:
        left: 1
        """,
        turn_order="close_last",
        free_supernatural_placement=free,
    )

    assert warned(t, "steal P2") == said
    assert warned(t, "end") == "screen-warn-last"
