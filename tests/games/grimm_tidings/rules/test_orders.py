"""Standing orders and the grace of live fights."""

import pytest

from bots.seated import seated
from games.grimm_tidings.tale import GAME, tale, tidings
from grimtable.games.grimm_tidings.ids import PASS
from grimtable.games.grimm_tidings.presentation.orders import LEADING, _meddles
from grimtable.testing.scene import P1, P2, P3, Scene

FIGHT = "P2 hand: {hand}\nfight: robbers"


def ordered(t: Scene, seat: int, given: tuple[int, ...] = (), **orders: str) -> str:
    """What the orders answer, in words; "" if the seat is asked itself."""
    move = GAME.ordered_answer(t.table, seat, orders, given)
    return GAME.vocabulary.text(move) if move >= 0 else ""


@pytest.mark.parametrize(
    ("asks", "hand", "answer"),
    [
        ("always", "scissors", ""),
        ("smart", "scissors", "pass"),
        ("smart", "the_pea", ""),
        ("smart", "you_got_baked", ""),
        ("own", "the_pea", "pass"),
    ],
)
def test_in_others_fights_an_order_answers(asks: str, hand: str, answer: str) -> None:
    """GT-T15"""
    t = tale(FIGHT.format(hand=hand)).says(P1, "pass")

    assert ordered(t, P2, asks=asks) == answer


def test_whoever_could_use_an_ability_is_asked() -> None:
    """GT-T15"""
    t = tale("P2 front: thief | hand: scissors\nfight: robbers").says(P1, "pass")

    assert ordered(t, P2, asks="smart") == ""


@pytest.mark.parametrize("asks", ["own", "smart"])
def test_the_own_turn_and_the_own_fight_are_always_asked(asks: str) -> None:
    """GT-T15"""
    helped = tale("fight: unicorn\nhelper: P2 1")
    helped.says(P1, "pass")

    assert ordered(tale(""), P1, asks=asks) == ordered(helped, P2, asks=asks) == ""


MOST_PASSES = 2
"""That a round of two bots costs a person who holds nothing."""


@pytest.mark.parametrize("seed", range(1, 6))
def test_a_round_of_bots_costs_whoever_holds_nothing_few_passes(seed: int) -> None:
    """GT-T15: between two turns of its own, by turns, until a rival is about to win."""
    t = GAME.deal(3, {}, seed=seed, listen=True)
    bots = [seated(GAME, "heuristic", seat, 3, seat) for seat in range(3)]
    passes = rounds = 0
    holds_nothing = True
    while not t.over and t.round < 20 and max(t.levels[seat] for seat in (P2, P3)) < LEADING:
        options = [int(move) for move in t.options_of(t.seat)]
        if t.seat == P1 and t.active == P1 and t.main < 0:
            if holds_nothing:
                assert passes <= MOST_PASSES
                rounds += 1
            passes, holds_nothing = 0, True
        if t.seat == P1 and t.active not in (P1, -1) and PASS in options:
            holds_nothing &= not any(_meddles(move) for move in options)
            answer = GAME.ordered_answer(t, P1, {"asks": "smart"}, ())
            passes += answer < 0
            if answer >= 0:
                t.push(P1, answer)
                continue
        bots[t.seat].play(t)

    assert rounds > 3


@pytest.mark.parametrize(("level", "answer"), [(7, "pass"), (8, "")])
def test_last_calls_are_passed_while_nobody_is_about_to_win(level: int, answer: str) -> None:
    """GT-T15"""
    t = tale(f"P2 hand: you_got_baked\nP3 level: {level}").says(P1, "pass")

    assert ordered(t, P2, asks="smart") == ordered(t, P2, asks="own") == answer


def test_who_is_asked_on_the_own_turn_only_refuses_offers() -> None:
    """GT-T15, GT-T12b"""
    form = ("help P2", "share 1", "pick random", "none", "none")
    asked = tale("fight: unicorn").says(P1, *form)
    live = tale("fight: unicorn", windows="live").says(P1, *form)

    assert ordered(asked, P2, asks="own") == "refuse"
    assert ordered(asked, P2, asks="smart") == ""
    assert ordered(live, P2, asks="own") == "answer 1 refuse"
    assert ordered(live, P2, asks="smart") == ""

    late = tale("fight: unicorn", windows="live").says(P2, "pass").says(P1, *form)
    assert ordered(late, P2, asks="own") == "answer 1 refuse"
    assert ordered(late, P2, GAME.order_scope(late.table), passes="fight") == "answer 1 refuse"
    assert ordered(late, P2, asks="smart") == ""


def test_a_pass_is_ordered_until_the_numbers_change_or_for_the_fight() -> None:
    """GT-T15"""
    t = tale("P1 hand: the_pea\nP2 hand: poisoned_comb\nfight: robbers")
    given = GAME.order_scope(t.table)
    t.says(P1, "pass")
    assert ordered(t, P2, given, passes="numbers") == "pass"
    assert ordered(t, P2, given, passes="fight") == "pass"
    t = tale("P1 hand: the_pea\nP2 hand: poisoned_comb\nfight: robbers")
    t.says(P1, "play the_pea", "fighters")
    for seat in (P2, P3, P1):
        t.says(seat, "pass")

    assert t.asked == P2
    assert ordered(t, P2, given, passes="numbers") == ""
    assert ordered(t, P2, given, passes="fight") == "pass"
    assert ordered(tale("round: 2\nfight: robbers"), P2, given, passes="fight") == ""
    assert GAME.order_scope(tale("").table) == ()


def test_what_was_ordered_for_a_fight_ends_with_it() -> None:
    """GT-T15"""
    orders = {"asks": "own", "passes": "fight", "hold": "once"}
    fight, later = tale("fight: robbers").table, tale("round: 2\nfight: robbers").table
    given = GAME.order_scope(fight)

    assert GAME.orders_in_force(fight, orders, given) == orders
    assert GAME.orders_in_force(later, orders, given) == {"asks": "own"}
    assert GAME.orders_in_force(tale("").table, orders, given) == {"asks": "own"}
    assert GAME.orders_in_force(tale("").table, orders, ()) == {"asks": "own"}
    stronger = tale("P1 level: 2\nfight: robbers").table
    assert GAME.orders_in_force(fight, {"passes": "numbers"}, given) == {"passes": "numbers"}
    assert GAME.orders_in_force(stronger, {"passes": "numbers"}, given) == {}


def test_no_order_takes_back_an_offer() -> None:
    """GT-T15, GT-T12b"""
    t = tale("P2 front: canon_hat\nP3 front: braids\nfight: robbers", windows="live")
    t.says(P2, "trade P3", "thing canon_hat", "thing braids")

    assert tidings(t).offers and ordered(t, P2, asks="own") == ""


def test_forced_choices_are_always_asked() -> None:
    """GT-T15"""
    t = tale("P1 hand: robbers\nphase: phase2")

    assert t.frame == "Phase2" and ordered(t, P1, asks="own", passes="fight") == ""


@pytest.mark.parametrize(
    ("lines", "options", "seconds"),
    [
        ("fight: robbers", {"windows": "live"}, 4.0),
        ("fight: robbers", {"windows": "live", "grace": "0"}, 0.0),
        ("fight: robbers", {"windows": "live", "grace": "30"}, 30.0),
        ("fight: robbers", {}, 0.0),
        ("", {"windows": "live"}, 0.0),
        ("P1 level: 9\nfight: robbers", {"windows": "live"}, 8.0),
        ("P1 level: 9\nfight: unicorn", {"windows": "live"}, 4.0),
    ],
)
def test_a_live_fight_stays_open_for_a_while(
    lines: str, options: dict[str, str], seconds: float
) -> None:
    """GT-T16, GT-R44"""
    assert GAME.pass_delay(tale(lines, **options).table, options) == seconds
