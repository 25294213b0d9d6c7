"""The code of a view: fixed length, fixed places, and nothing but what the view holds."""

from games.book_of_madness.study import GAME, study
from grimtable.kernel.table import BareView
from grimtable.kernel.terms import PUBLIC
from grimtable.testing.scene import P1, P2

LAYOUT = GAME.layout()
SCENE = """
    P1 character: brook | hand: fire_1 fire_1 water_2 madness | spells: ice* growth~ combustion
    P2 character: lark | hand: air_1 | support: air_3 madness
    curses: undertow - rift~+fire
    under: 1
    field: 3
    madness: 7
    library fire: cauterise smelting
"""


def part(view: BareView, name: str) -> list[int]:
    """One part of the code, by its name."""
    return GAME.encode(view)[LAYOUT.span(name)]


def of_seat(view: BareView, away: int, name: str) -> list[int]:
    """One part of a seat's block."""
    return GAME.encode(view)[LAYOUT.span_of(away, name)]


def number(kind: str) -> int:
    return GAME.kinds.index(kind)


def test_the_length_depends_on_nothing() -> None:
    lengths = {
        len(GAME.encode(GAME.deal(seats, {}, seed=seats).view(audience)))
        for seats in range(2, 6)
        for audience in (0, 1, PUBLIC)
    }

    assert lengths == {LAYOUT.length}


def test_the_board_has_its_places() -> None:
    """BM-7.15, BM-R11"""
    view = study(SCENE).table.view(P1)

    assert part(view, "slots")[:9] == [0, number("undertow") + 1, 0, 1, 1, 0, 0, 0, 0]
    assert part(view, "slots")[9:18] == [0] * 9
    assert part(view, "slots")[18:27] == [0, number("rift") + 1, 1, 1, 0, 1, 0, 0, 0]
    assert part(view, "stack") == [7]
    assert part(view, "shelf") == [0, number("cauterise") + 1, 0, 0, 0, 0, 0, 0]
    assert part(view, "library") == [1, 0, 0, 0]
    assert part(view, "field") == [3]


def test_seats_are_counted_from_the_viewer() -> None:
    """BM-4.8"""
    t = study(SCENE).table

    assert part(t.view(P1), "active")[:2] == [1, 0]
    assert part(t.view(P2), "active")[:2] == [0, 1]
    assert of_seat(t.view(P2), 0, "support")[number("air_3")] == 1
    assert of_seat(t.view(P1), 1, "support")[number("madness")] == 1
    assert of_seat(t.view(P1), 2, "present") == [0]


def test_spells_have_their_states() -> None:
    """BM-5.2, BM-14.15"""
    spells = of_seat(study(SCENE).table.view(P1), 0, "spells")
    states = {kind: spells[number(kind) - 14] for kind in ("ice", "growth", "combustion", "quarry")}

    assert states == {"ice": 2, "growth": 3, "combustion": 1, "quarry": 0}


def test_closed_hands_are_counted_and_not_told() -> None:
    """BM-R33"""
    closed = study(SCENE, hands="closed", show_madness_count="off").table

    assert of_seat(closed.view(P2), 1, "hand_size") == [4]
    assert of_seat(closed.view(P2), 1, "hand_known") == [0] * 13
    assert sum(of_seat(study(SCENE).table.view(P2), 1, "hand_known")) == 4
