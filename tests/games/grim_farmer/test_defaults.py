"""What a clock that has run out answers: one scene per row of the ledger's decisions."""

import random

import pytest

from games.grim_farmer.board import GAME
from games.grim_farmer.farm import farm
from grimtable.games.grim_farmer.defaults import DEFAULTS, by_keep_value
from grimtable.games.grim_farmer.vocabulary import NAMES
from grimtable.kernel.dice import Sealed
from grimtable.testing.check import random_deal
from grimtable.testing.scene import P1, P2, P3, Scene
from sizes import SIZES

HAND = "pig_red pig_blue cow_blue hen_green snake mouse chameleon lion"


def silent(t: Scene, seat: int = P1) -> str:
    """The default of a seat, in words."""
    return GAME.vocabulary.text(GAME.default(t.table, seat))


def chain(t: Scene, seat: int = P1) -> list[str]:
    """All defaults of a seat until its answer is complete."""
    said = []
    while t.options(seat) and t.frame in ("Place", "Reward"):
        said.append(silent(t, seat))
        t.says(seat, said[-1])
    return said


# One scene per decision


def test_silence_draws_nothing() -> None:
    """GF-4.1, GF-R3"""
    drawing = "P1 hand: pig_red\nP2 hand: pig_blue\nphase: draw"

    assert silent(farm(drawing)) == "draw 0"
    assert silent(farm(drawing, phase1_draw="one_by_one")) == "stop"


@pytest.mark.parametrize("mode", ["lot", "rotation", "sequential", "arrival"])
def test_silence_plays_no_special(mode: str) -> None:
    """GF-R7"""
    t = farm("P1 hand: frog lion\nP2 hand: pig_blue\ncall: pig red\nphase: race", phase3_mode=mode)

    assert len(t.options(P1)) == 3
    assert silent(t) == "pass"


def test_the_piece_just_drawn_goes_back() -> None:
    """GF-C.frog, GF-R8a"""
    t = farm("P1 hand: frog cow_red\nP2 hand: pig_blue\ncall: horse red\nphase: race")

    t.says(P1, "play frog").luck("P1", "cow").says(P2, "pass")

    assert t.options(P1) == ["animal cow", "animal horse"]
    assert silent(t) == "animal cow"
    assert silent(t.says(P1, "animal cow")) == "pass"
    assert t.line("call") == "horse red"


def test_of_two_pieces_the_first_is_given_up() -> None:
    """GF-C.parrot, GF-C.lion"""
    parrot = farm("P1 hand: parrot\nP2 hand: pig_blue\ncall: hen cow\nphase: race")
    lion = farm("P1 hand: lion\nP2 hand: pig_blue\ncall: purple blue\nphase: race")

    parrot.says(P1, "play parrot").says(P2, "pass")
    lion.says(P1, "play lion").says(P2, "pass")

    assert silent(parrot) == "animal cow"
    assert silent(lion) == "colour blue"


def test_silence_challenges_nobody() -> None:
    """GF-8.1"""
    t = farm("P1 hand: pig_red\nP2 pile: snake snake\ncall: pig red\nphase: challenge")

    assert t.options(P1) == ["nobody", "challenge P2"]
    assert silent(t) == "nobody"


def test_the_host_who_says_nothing_leaves_it_to_the_lot() -> None:
    """GF-R2, GF-2.5"""
    options = {"first_player": "host_choice", "host": "seat_1"}
    named = [0, 0, 0]
    for seed in range(300):
        t = GAME.deal(3, options, seed=seed)
        before = list(t.dice)
        answer = GAME.default(t, P1)
        assert GAME.default(t, P1) == answer and t.dice == before
        named[t.options.index(answer)] += 1

    assert min(named) > 70


def test_the_lot_works_with_sealed_dice_too() -> None:
    """GF-R2"""
    options = {"first_player": "host_choice", "host": "seat_2"}
    named = set()
    for number in range(40):
        t = GAME.deal(3, options, sealed=Sealed(bytes([number]) * 32))
        named.add(GAME.vocabulary.text(GAME.default(t, P2)))

    assert named == {"seat P1", "seat P2", "seat P3"}


# Placing and discarding


def test_keep_value_orders_a_hand() -> None:
    """GF-X24"""
    ordered = by_keep_value([NAMES.index(kind) for kind in HAND.split()])

    expected = "snake hen_green pig_red cow_blue pig_blue chameleon lion mouse"
    assert [NAMES[kind] for kind in ordered] == expected.split()


def test_equal_cards_are_links_of_each_other() -> None:
    """GF-X24"""
    ordered = by_keep_value([NAMES.index(kind) for kind in ["pig_red", "pig_red", "cow_blue"]])

    assert [NAMES[kind] for kind in ordered] == ["cow_blue", "pig_red", "pig_red"]


@pytest.mark.parametrize(
    ("call", "placed"),
    [
        ("horse blue", ["card cow_blue", "card pig_blue", "done"]),
        ("hen purple", ["card hen_green", "card mouse", "done"]),
        ("horse yellow", ["card snake", "card hen_green", "done"]),
    ],
)
def test_two_eligible_cards_are_placed_or_else_the_two_lowest(call: str, placed: list[str]) -> None:
    """GF-X24"""
    t = farm(f"P1 hand: {HAND}\nP2 hand: cow_red cow_red cow_red\ncall: {call}")

    assert chain(t) == placed


def test_who_has_begun_to_place_gets_no_more_than_two() -> None:
    """GF-7.1"""
    drawing = f"P1 hand: {HAND}\nP2 hand: cow_red cow_red cow_red\ncall: horse blue"
    one, three = farm(drawing), farm(drawing)

    one.says(P1, "card lion")
    three.says(P1, "card lion", "card snake", "card mouse")

    assert chain(one) == ["card cow_blue", "done"]
    assert chain(three) == ["done"]


def rewarded(hand: str, **options: str) -> Scene:
    """P1 has caught P2."""
    t = farm(
        f"P1 hand: {hand}\nP2 pile: snake snake\ncall: pig red\nphase: challenge\ndeck: 9",
        **options,
    )
    return t.says(P1, "challenge P2")


def test_the_two_lowest_normals_are_discarded() -> None:
    """GF-8.9, GF-R12"""
    assert chain(rewarded(HAND)) == ["card hen_green", "card pig_red"]
    assert chain(rewarded("pig_red snake mouse")) == ["card pig_red", "done"]
    assert chain(rewarded("snake mouse")) == ["done"]


def test_where_it_is_two_or_none_one_normal_stays() -> None:
    """GF-R12"""
    option = {"reward_discard": "exactly_2_or_none"}

    assert chain(rewarded("pig_red snake mouse", **option)) == ["done"]
    assert chain(rewarded(HAND, **option)) == ["card hen_green", "card pig_red"]


# Whole games


@pytest.mark.parametrize("seats", range(2, 7))
def test_everybody_by_time_out_shares_the_victory(seats: int) -> None:
    """GF-X23, GF-R21"""
    t = GAME.deal(seats, seed=seats)
    sizes: list[list[int]] = []
    turn = 0
    while t.waiting:
        number = t.public().turn
        if number != turn:
            turn = number
            sizes.append(GAME.scores(t))
        t.play(t.seat, GAME.default(t, t.seat))

    assert sizes == [[size] * seats for size in (13, 11, 9, 7, 5, 3, 1)]
    outcome = t.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == (list(range(seats)), "hand_empty")


@pytest.mark.property
def test_the_default_is_legal_at_every_question() -> None:
    """GF-R21"""
    chance = random.Random(5)
    reached = set()
    for _ in range(SIZES["farmer_twins"] * 4):
        t = random_deal(GAME, chance).table()
        while t.waiting:
            reached.add(type(t.stack[-1]).__name__)
            seat = chance.choice([seat for seat in range(t.seats) if t.waiting >> seat & 1])
            options = t.options_of(seat)
            default = GAME.default(t, seat)
            assert default in options
            t.play(seat, chance.choice([default, default, *options]))

    assert reached == set(DEFAULTS)


@pytest.mark.property
def test_games_played_by_the_clock_alone_end_with_every_option() -> None:
    """GF-R21"""
    chance = random.Random(6)
    for _ in range(SIZES["farmer_twins"] * 4):
        t = random_deal(GAME, chance).table()
        while t.waiting:
            t.play(t.seat, GAME.default(t, t.seat))

        assert t.outcome() is not None


def test_the_default_depends_on_the_own_cards_alone() -> None:
    """GF-I1"""
    t = farm(f"P1 hand: {HAND}\nP2 hand: cow_red cow_red cow_red\nP3 hand: snake\ncall: pig blue")
    expected = silent(t)

    for seed in range(10):
        assert GAME.vocabulary.text(GAME.default(t.table.redeal(P1, seed), P1)) == expected
    assert silent(t, P2) == "card cow_red"
    assert not t.options(P3)
