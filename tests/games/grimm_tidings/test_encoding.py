"""The code of a view: fixed places, and nothing but what the seat may know."""

from games.grimm_tidings.tale import GAME, tale
from grimtable.kernel.table import BareView
from grimtable.kernel.terms import PUBLIC
from grimtable.testing.scene import P1, P2, P3

LAYOUT = GAME.layout()
SCENE = """
    P1 level: 9
    P1 hand: the_pea
    P1 front: woodcutter woodcutters_axe* red_hood* golden_slipper
    P2 level: 4
    P2 hand: ravenous lullaby
    P3 level: 1
    fight: big_bad_wolf
"""


def part(view: BareView, name: str) -> list[int]:
    """One part of the code, by its name."""
    return GAME.encode(view)[LAYOUT.span(name)]


def of_seat(view: BareView, away: int, name: str) -> list[int]:
    """One part of a seat's block."""
    return GAME.encode(view)[LAYOUT.span_of(away, name)]


def kinds(numbers: list[int]) -> dict[str, int]:
    """A part counted by kinds, without zeros."""
    return {GAME.kinds[kind]: many for kind, many in enumerate(numbers) if many}


def test_a_fight_has_its_fighters_and_strengths() -> None:
    """GT-13.10"""
    view = tale(SCENE).table.view(P2)

    assert part(view, "main")[:3] == [0, 0, 1]
    assert part(view, "helper") == [0] * 6
    assert kinds(part(view, "foes")) == {"big_bad_wolf": 1}
    assert part(view, "fighters_strength") == [16, 0]
    assert part(view, "monsters_strength") == [7, 0]
    assert part(view, "bargain") == [0] * 4


def test_without_a_fight_nobody_is_strong() -> None:
    view = tale("P1 level: 5\nP2 level: 2\nP3 level: 1").table.view(P1)

    assert part(view, "main") == [0] * 6
    assert part(view, "fighters_strength") == part(view, "monsters_strength") == [0, 0]


def test_what_lies_in_front_bears_its_marks() -> None:
    """GT-I2"""
    view = tale(SCENE).table.view(P3)

    assert of_seat(view, 1, "level") == [9]
    assert kinds(of_seat(view, 1, "front")) == {
        "woodcutter": 1, "woodcutters_axe": 1, "red_hood": 1, "golden_slipper": 1,
    }  # fmt: skip
    assert kinds(of_seat(view, 1, "equipped")) == {"woodcutters_axe": 1, "red_hood": 1}
    assert kinds(of_seat(view, 1, "cheated")) == {}


def test_hands_are_counted_by_their_backs_and_seen_by_their_owner() -> None:
    t = tale(SCENE).table

    assert kinds(part(t.view(P2), "hand")) == {"ravenous": 1, "lullaby": 1}
    assert kinds(part(t.view(PUBLIC), "hand")) == {}
    assert of_seat(t.view(P1), 1, "doors_in_hand") == [1]
    assert of_seat(t.view(P1), 1, "treasures_in_hand") == [1]
    assert kinds(of_seat(t.view(P1), 1, "hand_known")) == {}


def test_an_unseen_answer_is_in_the_own_code_alone() -> None:
    t = GAME.deal(3, seed=1)
    seat = t.seat
    move = t.options[0]

    t.play(seat, move)

    assert part(t.view(seat), "said")[-2:] == [0, 0]
    said = part(t.view(seat), "said")
    assert move + 1 in [256 * said[at] + said[at + 1] for at in (0, 2, 4)]
    assert part(t.view((seat + 1) % 3), "said") == [0] * 6


def test_several_things_are_counted_by_kinds_in_forms_offers_and_bargains() -> None:
    """GT-I11, GT-T12a"""
    t = tale("P1 front: canon_hat braids scissors\nP2 level: 9\nfight: robbers")
    t.says(P1, "help P2", "share 1", "pick random", "several", "thing scissors")
    assert kinds(part(t.table.view(P3), "form_gives")) == {"scissors": 1}
    t.says(P1, "thing braids", "ready", "none", "firm")
    assert kinds(of_seat(t.table.view(P3), 2, "help_things")) == {"braids": 1, "scissors": 1}
    assert part(t.table.view(P3), "question_parts")[20:25] == [1, 0, 0, 0, 3]
    t.says(P2, "accept")

    view = t.table.view(PUBLIC)
    assert part(view, "bargain") == [1, 1, 4, 1]
    assert kinds(part(view, "promised")) == {"braids": 1, "scissors": 1}


def test_an_open_trade_is_told_from_either_side() -> None:
    """GT-I11, GT-T12e"""
    for windows in ("by_turns", "live"):
        t = tale("P1 front: canon_hat braids golden_slipper\nP2 front: scissors", windows=windows)
        t.says(P1, "trade P2", "several", "thing canon_hat", "thing braids", "ready")
        assert kinds(part(t.table.view(P2), "form_gives")) == {"canon_hat": 1, "braids": 1}
        assert kinds(part(t.table.view(P2), "form_gets")) == {}
        t.says(P1, "thing scissors", "ready")
        mine, theirs = t.table.view(P1), t.table.view(P2)
        two, one = {"canon_hat": 1, "braids": 1}, {"scissors": 1}
        assert (
            kinds(of_seat(mine, 1, "trade_gives")) == kinds(of_seat(theirs, 2, "trade_gets")) == one
        )
        assert (
            kinds(of_seat(mine, 1, "trade_gets")) == kinds(of_seat(theirs, 2, "trade_gives")) == two
        )
        assert kinds(of_seat(t.table.view(P3), 1, "trade_gives")) == {}
