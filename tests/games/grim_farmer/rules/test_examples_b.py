"""The worked examples of the ledger, second half."""

import pytest

from games.grim_farmer.audiences import farm, pass_all, point, settle, told, watched
from grimtable.games.grim_farmer.table import Farmer
from grimtable.kernel.terms import PUBLIC
from grimtable.registry import get
from grimtable.testing.scene import P1, P2, P3, P4

GAME = get("grim_farmer")
GREENS = "cow_green cow_green hen_green hen_green horse_green horse_green sheep_green sheep_green"


def test_several_challengers() -> None:
    """GF-X11"""
    t = farm(f"""
        P1 hand: {GREENS} | pile: cow_blue hen_blue horse_blue sheep_blue
        P2 hand: cow_yellow hen_yellow horse_yellow sheep_yellow lion frog | pile: pig_red mouse
        P3 hand: cow_yellow hen_yellow horse_yellow sheep_yellow lion frog parrot snake snake | pile: pig_blue mouse
        P4 hand: cow_yellow lion lion frog frog parrot parrot snake snake chameleon | pile: pig_blue mouse
        deck: 30
        call: pig red
        phase: challenge
    """)  # fmt: skip  # noqa: E501
    assert t.shows("P1 cards: 8\nP2 cards: 6\nP3 cards: 9\nP4 cards: 10")

    point(t, P1="P2", P2="P1", P3="P1", P4="P1")
    assert t.shows("P1 cards: 15\ndeck size: 23")
    t.says(P2, "card cow_yellow", "card hen_yellow")
    t.says(P3, "card cow_yellow", "card hen_yellow")
    assert t.options(P4) == ["done", "card cow_yellow"]
    t.says(P4, "card cow_yellow")
    assert t.options(P4) == ["done"]
    t.says(P4, "done")

    assert t.shows("P1 cards: 15\nP2 cards: 4\nP3 cards: 7\nP4 cards: 9\nturn: 2")


TWELVE = " ".join(["horse_blue horse_green horse_yellow horse_purple"] * 3)


def test_the_limit() -> None:
    """GF-X12"""
    t = watched(farm(f"""
        P1 hand: {TWELVE} pig_red pig_blue snake
        P2 hand: {TWELVE.replace("horse", "cow")} lion pig_red mouse
        P3 hand: hen_blue hen_blue hen_green
        deck: 30
        call: pig red
    """))  # fmt: skip

    t.says(P1, "card pig_red", "card pig_blue", "card snake", "done")
    t.says(P2, "card pig_red", "card mouse", "done")
    t.says(P3, "card hen_blue", "card hen_green", "done")
    settle(point(t, P3="P1"))

    assert "caught P1 3" in told(t, PUBLIC)
    assert t.shows("P1 cards: 15")


@pytest.mark.parametrize(("pile", "caught", "failed"), [("mouse", 0, 2), ("hen_blue", 2, 0)])
def test_the_limit_and_a_failed_challenge(pile: str, caught: int, failed: int) -> None:
    """GF-X12"""
    t = watched(farm(f"""
        P1 hand: hen_green hen_yellow hen_purple | pile: pig_red mouse
        P2 hand: {TWELVE} lion | pile: pig_red {pile}
        P3 hand: cow_blue cow_green | pile: pig_red mouse
        deck: 30
        call: pig red
        phase: challenge
    """))  # fmt: skip

    settle(point(t, P2="P1", P3="P2"))

    assert t.shows("P2 cards: 15")
    assert (f"caught P2 {caught}" in told(t, PUBLIC)) == bool(caught)
    assert f"failed P2 {failed}" in told(t, PUBLIC)


LAST_THREE = """
    P1 hand: pig_blue hen_red {}
    P2 hand: cow_red cow_yellow cow_green
    P3 hand: sheep_red sheep_yellow sheep_green
    deck: 30
    call: pig red
"""


def test_a_final_good_pile() -> None:
    """GF-X13"""
    t = farm(LAST_THREE.format("mouse"))

    t.says(P1, "card pig_blue", "card hen_red", "card mouse")
    t.says(P2, "card cow_red", "card cow_yellow", "done")
    t.says(P3, "card sheep_red", "card sheep_yellow", "done")
    point(t, P2="P1", P3="P1")

    assert t.shows("winners: P1\nP1 cards: 0\nP2 cards: 4\nP3 cards: 4")


def test_a_final_bluff_that_is_caught() -> None:
    """GF-X14"""
    t = farm(LAST_THREE.format("cow_blue"))

    t.says(P1, "card pig_blue", "card hen_red", "card cow_blue")
    t.says(P2, "card cow_red", "card cow_yellow", "done")
    t.says(P3, "card sheep_red", "card sheep_yellow", "done")
    settle(point(t, P2="P1", P3="P1"))

    assert t.shows("winners: \nP1 cards: 3\nP2 cards: 1\nP3 cards: 1\nturn: 2")


@pytest.mark.parametrize("challenged", [False, True])
def test_a_win_by_reward(challenged: bool) -> None:
    """GF-X15"""
    t = farm("""
        P1 hand: lion frog horse_green
        P2 hand: pig_red pig_green cow_blue hen_blue
        P3 hand: snake hen_green horse_red
        deck: 30
        call: pig yellow
    """)

    t.says(P1, "card lion", "card frog", "done")
    t.says(P2, "card pig_red", "card pig_green", "done")
    t.says(P3, "card snake", "card hen_green", "done")
    point(t, P2="P3", **({"P1": "P2"} if challenged else {}))
    t.says(P2, "card cow_blue", "card hen_blue")

    assert t.shows("winners: P2\nP2 cards: 0")


@pytest.mark.parametrize(
    ("frog", "tie_counts", "winners"),
    [
        (True, "played_and_placed", "P1"),
        (False, "played_and_placed", "P1 P2"),
        (True, "placed_only", "P1 P2"),
    ],
)
def test_the_tie_break_and_a_tie(frog: bool, tie_counts: str, winners: str) -> None:
    """GF-X16"""
    t = farm(
        f"""
        P1 hand: pig_red pig_blue {"frog" if frog else ""}
        P2 hand: cow_red hen_red cow_green hen_green
        P3 hand: snake hen_blue horse_blue
        deck: 30
        call: pig red
        phase: race
        """,
        tie_counts=tie_counts,
    )

    if frog:
        t.says(P2, "pass").says(P3, "pass").luck("P1", "sheep").says(P1, "play frog")
        t.says(P1, "animal sheep")
    pass_all(t)
    t.says(P2, "card cow_red", "card hen_red", "done")
    t.says(P3, "card snake", "card hen_blue", "done")
    point(t, P2="P3").says(P2, "card cow_green", "card hen_green")

    assert t.shows(f"winners: {winners}")


@pytest.mark.parametrize(("rest", "winners"), [(1, "P3"), (2, "P2 P3"), (3, "P2")])
def test_a_hand_emptied_in_phase_three(rest: int, winners: str) -> None:
    """GF-X17"""
    rivals = " ".join(["sheep_red", "cow_red", "hen_red"][: max(rest, 2)])
    t = farm(f"""
        P1 hand: horse_green horse_yellow horse_blue
        P2 hand: {rivals if rest > 1 else "sheep_red cow_red cow_green"}
        P3 hand: frog lion
        deck: 30
        call: pig red
        phase: race
    """)

    t.says(P1, "pass").says(P2, "pass").luck("P3", "cow").says(P3, "play frog")
    t.says(P3, "animal cow").says(P1, "pass").says(P2, "pass").says(P3, "play lion")
    assert t.shows("P3 cards: 0 | put down: 2")
    pass_all(t)
    t.says(P1, "card horse_green", "card horse_yellow", "done")
    if rest != 2:
        t.says(P2, "card sheep_red", "card cow_red", "card hen_red" if rest == 3 else "done")
    assert t.shows("P3 pile: ") and "challenge P3" not in t.options(P1)
    point(t)

    assert t.shows(f"winners: {winners}")


def test_one_card_left() -> None:
    """GF-X18"""
    t = farm("""
        P1 hand: sheep_red
        P2 hand: cow_blue hen_blue cow_green
        deck: snake lion frog parrot chameleon
        call: sheep blue
    """)

    t.says(P2, "card cow_blue", "card hen_blue", "done")
    assert t.shows("P1 hand: | pile: sheep_red snake")
    settle(point(t, P2="P1"))

    assert t.shows("P1 hand: lion frog parrot\ndeck: chameleon\nwinners: ")


def test_a_win_spoiled_by_its_own_challenge() -> None:
    """GF-X19"""
    t = farm("""
        P1 hand: | pile: pig_red mouse
        P2 hand: cow_blue | pile: pig_blue cow_red
        deck: 30
        call: pig red
        phase: challenge
    """)

    point(t, P1="P2")

    assert t.shows("winners: \nP1 cards: 3\nturn: 2")


def test_a_reshuffle_in_the_middle_of_a_draw() -> None:
    """GF-X20"""
    colours = ("red", "blue", "yellow", "green", "purple")
    thirty = " ".join(f"{animal}_{colour} {animal}_{colour}"
                      for animal in ("cow", "hen", "sheep") for colour in colours)  # fmt: skip
    t = watched(
        farm(f"""
        P1 hand: horse_green | pile: pig_red mouse
        P4 hand: | pile: horse_blue horse_green horse_blue horse_yellow lion
        deck: frog parrot
        discard: {thirty}
        call: pig red
        phase: challenge
    """)
    )

    point(t, P1="P4")

    assert t.frame == "Reward"
    assert t.shows("P4 cards: 5\ndeck size: 27\ndiscard: ")
    assert {"frog", "parrot"} < set(t.line("P4 hand").split())
    drawing = told(t, PUBLIC)[told(t, PUBLIC).index("judged P4 1") + 1 :]
    drawn = "deck > hand P4: ?"
    assert drawing[:4] == [drawn, drawn, "swapped deck, discard", "shuffled deck"]
    assert drawing[4:] == [drawn, drawn, drawn, "caught P4 5"]
    t.says(P1, "done")
    assert len(t.line("discard").split()) == 7


@pytest.mark.parametrize("second", ["hen_red", "frog"])
def test_caught_and_rewarded(second: str) -> None:
    """GF-X22"""
    t = farm(f"""
        P1 hand: pig_red cow_blue
        P2 hand: hen_green lion horse_blue
        P3 hand: pig_blue pig_green sheep_blue
        deck: cow_red {second} parrot chameleon
        call: pig red
    """)

    t.says(P2, "card hen_green", "card lion", "done")
    t.says(P3, "card pig_blue", "card pig_green", "done")
    point(t, P1="P2", P3="P1").says(P3, "done")
    assert t.shows(f"P1 hand: cow_red {second} | put down: 2")
    if second == "frog":
        assert t.options(P1) == ["done", "card cow_red"]
        t.says(P1, "card cow_red", "done")
        assert t.shows("P1 hand: frog\nwinners: ")
    else:
        t.says(P1, "card cow_red", "card hen_red")
        assert t.shows("winners: P1")


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_everybody_by_time_out(seats: int) -> None:
    """GF-X23"""
    t = GAME.deal(seats, seed=seats)
    assert isinstance(t, Farmer)
    sizes: dict[int, set[int]] = {}
    while t.waiting:
        if type(t.stack[-1]).__name__ == "DrawCount":
            sizes[int(t.turn)] = {int(t.held(seat)) for seat in range(seats)}
        t.play(t.seat, GAME.default(t, t.seat))

    assert sizes == {turn: {15 - 2 * turn} for turn in range(1, 8)}
    outcome = t.outcome()
    assert outcome is not None and outcome.winners == list(range(seats))
    assert t.placed == [2] * seats


@pytest.mark.parametrize(
    ("call", "chosen"),
    [
        ("horse blue", ["card cow_blue", "card pig_blue"]),
        ("hen purple", ["card hen_green", "card mouse"]),
        ("horse yellow", ["card snake", "card hen_green"]),
    ],
)
def test_the_keep_value(call: str, chosen: list[str]) -> None:
    """GF-X24"""
    t = farm(f"""
        P1 hand: pig_red pig_blue cow_blue hen_green snake mouse chameleon lion
        P2 hand: cow_red cow_yellow cow_green
        call: {call}
    """)

    picked = []
    while t.options(P1):
        picked.append(GAME.vocabulary.text(GAME.default(t.table, P1)))
        t.says(P1, picked[-1])

    assert picked == [*chosen, "done"]
