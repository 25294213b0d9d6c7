"""Several things in one offer, step by step: one more, or ready."""

import pytest

from games.grimm_tidings.tale import GAME, decided, tale, tidings
from grimtable.kernel.errors import Refused
from grimtable.kernel.terms import PUBLIC
from grimtable.sessions.records import Deal
from grimtable.sessions.saves import fingerprint, load, save
from grimtable.testing.scene import P1, P2, P3, Scene

RICH = """
    P1 level: 3 | front: canon_hat braids scissors | hand: solve_the_riddle sweep_the_ashes hunter
    P2 level: 6
    fight: robbers
    treasures: oven_poker iron_hoops
"""
SWAP = "P1 front: canon_hat braids golden_slipper\nP2 front: scissors"


def several(*things: str) -> list[str]:
    """Several things named in one part of a form."""
    return ["several", *things, "ready"]


def test_a_help_offer_of_several_items_and_cards() -> None:
    """GT-T12a, GT-16.4"""
    t = tale(RICH)
    t.says(P1, "help P2", "share 1", "pick main_first")
    t.says(P1, *several("thing braids", "thing canon_hat"))
    t.says(P1, *several("card solve_the_riddle", "card sweep_the_ashes"), "if_won")
    assert t.asked == P2 and t.sees(P3, "hand", P1) == ["solve_the_riddle", "sweep_the_ashes", "?"]
    t.says(P2, "accept")
    decided(t)
    t.says(P1, "card oven_poker")

    assert t.shows("P2 level: 8 | front: canon_hat braids\nP1 front: scissors")
    assert t.line("P1 hand") == "hunter oven_poker"


def test_all_that_was_promised_is_locked() -> None:
    """GT-T12d"""
    t = tale("""
        P1 front: trail_of_pebbles the_pea | hand: solve_the_riddle sweep_the_ashes
        fight: unicorn
    """)
    t.says(P1, "help P2", "share 0", *several("thing the_pea", "thing trail_of_pebbles"))
    t.says(P1, *several("card solve_the_riddle", "card sweep_the_ashes"), "firm")
    t.says(P2, "accept")

    assert t.asked == P1 and t.options() == ["pass"]


def test_what_cannot_be_paid_any_more_lapses_alone() -> None:
    """GT-T12d"""
    t = tale("""
        P1 level: 3 | front: canon_hat braids | hand: solve_the_riddle sweep_the_ashes
        P2 level: 8
        fight: robbers
        treasures: oven_poker iron_hoops
    """)
    t.says(P1, "help P2", "share all", *several("thing canon_hat", "thing braids"))
    t.says(P1, *several("card solve_the_riddle", "card sweep_the_ashes"), "if_won")
    t.says(P2, "accept")
    decided(t).says(P2, "ready")

    assert (
        t.shows("P2 level: 9 | front: canon_hat braids") and t.line("P1 hand") == "sweep_the_ashes"
    )


def test_at_least_two_are_named_and_each_only_once() -> None:
    """GT-T12a, GT-T19"""
    t = tale(RICH)
    t.says(P1, "help P2", "share 0", "several")
    assert t.options() == ["thing canon_hat", "thing braids", "thing scissors"]
    t.says(P1, "thing braids")
    assert t.options() == ["thing canon_hat", "thing scissors"]
    t.says(P1, "thing scissors")

    assert t.options() == ["ready", "thing canon_hat"]
    with pytest.raises(Refused):
        t.says(P1, "thing braids")


def test_one_thing_is_said_in_one_step_as_ever() -> None:
    """GT-T19"""
    t = tale(RICH)
    t.says(P1, "help P2", "share 0")
    assert t.options() == ["none", "thing canon_hat", "thing braids", "thing scissors", "several"]
    t.says(P1, "thing braids")
    assert t.options() == ["none", "card solve_the_riddle", "card sweep_the_ashes", "several"]
    t.says(P1, "none", "firm")

    assert t.frame == "HelpOffer"
    t = tale("P1 front: canon_hat\nfight: robbers")
    assert t.says(P1, "help P2", "share 0").options() == ["none", "thing canon_hat"]


def test_several_items_keep_the_big_limit_of_a_helper() -> None:
    """GT-T12a, GT-R2"""
    t = tale("P1 front: bearskin giants_club+cheat braids\nfight: robbers")
    t.says(P1, "help P2", "share 0", "several", "thing bearskin")
    assert t.options() == ["thing braids"]
    t = tale("P1 front: bearskin braids\nP2 front: giants_club\nfight: robbers")

    assert t.says(P1, "help P2", "share 0").options() == ["none", "thing braids"]


def test_a_counter_names_other_items_and_drops_or_keeps_cards() -> None:
    """GT-T12b, GT-T12c"""
    t = tale(RICH)
    t.says(P1, "help P2", "share 0", "thing braids")
    t.says(P1, *several("card solve_the_riddle", "card sweep_the_ashes"), "if_won")
    t.says(P2, "counter", "share 0", *several("thing scissors", "thing braids"))
    assert t.options() == ["none", "card solve_the_riddle", "card sweep_the_ashes", "several"]
    t.says(P2, *several("card solve_the_riddle", "card sweep_the_ashes"), "if_won")

    assert t.asked == P1 and t.options() == ["refuse", "accept"]


def test_a_counter_says_something_else() -> None:
    """GT-T12b"""
    t = tale(RICH)
    t.says(P1, "help P2", "share 0", *several("thing braids", "thing canon_hat"), "none", "firm")
    t.says(P2, "counter", "share 0", *several("thing canon_hat", "thing braids"))

    assert t.asked == P1  # the rest went without saying: no card, and only if the fight is won
    assert t.frame == "HelpOffer" and t.options() == ["refuse", "accept"]


def test_a_volunteer_asks_for_several_items_and_no_cards() -> None:
    """GT-T12c"""
    t = tale(RICH)
    t.says(P1, "pass").says(P2, "volunteer", "share 0")
    t.says(P2, *several("thing braids", "thing scissors"), "firm")
    assert t.asked == P1
    t.says(P1, "accept")

    assert t.shows("helper: P2")


def test_two_for_one() -> None:
    """GT-T12e, GT-10.1"""
    t = tale(SWAP)
    t.says(P1, "trade P2", *several("thing canon_hat", "thing braids"), "thing scissors", "ready")
    t.says(P2, "accept")

    assert t.shows("P1 front: golden_slipper scissors\nP2 front: canon_hat braids")


def test_one_for_two_is_the_counter() -> None:
    """GT-T12e, GT-T12b"""
    t = tale(SWAP + " iron_hoops")
    t.says(P1, "trade P2", *several("thing canon_hat", "thing braids"), "thing scissors", "ready")
    t.says(P2, "counter", *several("thing scissors", "thing iron_hoops"), "thing braids", "ready")
    t.says(P1, "accept")

    assert t.shows("P1 front: canon_hat golden_slipper iron_hoops scissors\nP2 front: braids")


def test_several_for_nothing_or_one_and_nothing_for_several() -> None:
    """GT-T12e"""
    t = tale(SWAP)
    t.says(P1, "trade P2", *several("thing canon_hat", "thing braids"), "ready")
    t.says(P2, "accept")
    assert t.line("P2 front") == "scissors canon_hat braids"
    t.says(P1, "trade P2", "none", *several("thing scissors", "thing braids"))
    t.says(P2, "accept")

    assert t.line("P1 front") == "golden_slipper braids scissors"


def test_a_list_of_one_is_an_offer_of_one() -> None:
    """GT-T12e, GT-T12b"""
    t = tale(SWAP + " iron_hoops")
    t.says(P1, "trade P2", *several("thing canon_hat"), "thing scissors", "ready")
    by_list = t.table.stack[-1]
    again = tale(SWAP + " iron_hoops")
    again.says(P1, "trade P2", "thing canon_hat", "thing scissors")

    assert by_list == again.table.stack[-1]


def test_a_counter_with_the_same_things_is_no_counter() -> None:
    """GT-T12b"""
    t = tale(SWAP)
    t.says(P1, "trade P2", *several("thing canon_hat", "thing braids"), "thing scissors", "ready")
    t.says(P2, "counter", *several("thing scissors"), "thing canon_hat", "thing braids")
    assert t.options() == ["thing golden_slipper"]  # as it stands it would be the offer again
    t = tale(SWAP + " iron_hoops")
    t.says(P1, "trade P2", "none", *several("thing scissors", "thing iron_hoops"))
    t.says(P2, "counter", *several("thing scissors", "thing iron_hoops"))

    assert "ready" not in t.options() and "thing braids" in t.options()


def test_a_gift_of_several_items_may_be_a_bribe() -> None:
    """GT-T12f, GT-T12e"""
    t = tale("P2 front: canon_hat braids\nfight: robbers")
    t.says(P1, "pass")
    t.says(P2, "trade P3", *several("thing braids", "thing canon_hat"), "ready", "promise")
    t.says(P3, "accept")

    assert t.shows("P3 front: canon_hat braids") and not t.offers("help P3")


def test_a_trade_of_several_keeps_both_big_limits() -> None:
    """GT-T12e, GT-R2"""
    t = tale("P1 front: bearskin braids scissors\nP2 front: giants_club canon_hat")
    t.says(P1, "trade P2", *several("thing bearskin", "thing braids"))
    assert t.options() == ["thing giants_club", "thing canon_hat"]  # not ready without the club
    t.says(P1, "thing canon_hat", "thing giants_club", "ready").says(P2, "accept")

    assert t.shows("P1 front: scissors canon_hat giants_club\nP2 front: braids bearskin")


def test_a_step_with_one_answer_on_the_grid_goes_without_saying() -> None:
    """GT-T19, GT-T12e"""
    t = tale("P2 front: canon_hat braids")
    t.says(P1, "trade P2")

    assert t.options() == ["thing canon_hat", "thing braids", "several"]  # nothing is given


def test_live_an_offer_of_several_things_is_void_without_one_of_them() -> None:
    """GT-T4, GT-T12b"""
    t = tale(
        "P1 level: 3 | front: canon_hat braids\nP3 hand: sweet_porridge\nfight: robbers",
        windows="live",
    )
    t.says(P1, "help P2", "share 0", *several("thing canon_hat", "thing braids"), "none", "firm")
    table = tidings(t)
    assert "answer 1 accept" in t.options(P2)
    table.take_front(table.front(P1)[0], P1, 3)
    t.says(P3, "play sweet_porridge", "monsters")
    for seat in (P1, P2, P3):
        t.says(seat, "pass")

    assert tidings(t).offers == []


def test_an_open_form_and_an_open_offer_are_saved() -> None:
    """GT-T12a, GT-T12e"""
    words = ["help P2", "share 0", "several", "thing braids", "thing canon_hat", "ready", "none"]
    for windows in ("by_turns", "live"):
        t = tale(RICH, windows=windows)
        for word in [*words, "firm"]:
            t.says(P1, word)
            again = load(GAME, save(t.table))
            assert fingerprint(again) == fingerprint(t.table)
            assert again.stack == t.table.stack and again.own() == t.table.own()


def form_of(hand: str) -> tuple[Scene, list[str]]:
    """An offer in the making, up to the question for a card of this hand."""
    t = tale(f"P1 hand: {hand} | front: braids scissors\nfight: robbers")
    t.says(P1, "help P2", "share 0", *several("thing braids", "thing scissors"))
    return t, t.options(P1)


def test_nobody_learns_which_cards_could_have_been_named() -> None:
    """GT-I1, GT-T12a"""
    with_cards, offered = form_of("solve_the_riddle sweep_the_ashes")
    without, fewer = form_of("oven_poker iron_hoops")
    assert offered != fewer == ["none"]
    for audience in (P2, P3, PUBLIC):
        one, other = with_cards.table.view(audience), without.table.view(audience)
        assert (one.stack, one.public, one.asked) == (other.stack, other.public, other.asked)
        assert GAME.encode(one) == GAME.encode(other)


def test_a_record_of_several_things_plays_the_same() -> None:
    """GT-T6"""
    deal = Deal(GAME, 3, {"turn_cap": "10"}, {"seed": 5})
    t = deal.table()
    answers: list[tuple[int, list[int]]] = []
    several_said = 0
    while t.waiting and several_said < 3:
        move = next((m for m in t.options if GAME.vocabulary.text(m) == "several"), -1)
        several_said += move >= 0
        wished = [m for m in t.options if GAME.vocabulary.text(m).split()[0] in ("trade", "lay")]
        move = move if move >= 0 else (wished or t.options)[0]
        answers.append((int(t.seat), [int(move)]))
        t.play(t.seat, move)

    assert several_said == 3
    assert fingerprint(deal_again(deal, answers)) == fingerprint(t)


def deal_again(deal: Deal, answers: list[tuple[int, list[int]]]):  # type: ignore[no-untyped-def]
    t = deal.table()
    for seat, moves in answers:
        t.play(seat, moves[0])
    return t
