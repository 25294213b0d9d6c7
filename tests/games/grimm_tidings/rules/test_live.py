"""Live tables: flags, and offers that stand open while play goes on."""

import random

import pytest

from games.grimm_tidings.tale import GAME, tale, tidings
from grimtable.games.grimm_tidings.bargains.market import is_trade
from grimtable.games.grimm_tidings.ids import (
    ANSWER,
    CRAFT,
    EQUIP,
    FIRST_KIND,
    HELP,
    PASS,
    SHARE,
    TAKE_OFF,
    VOLUNTEER,
    verb_of,
)
from grimtable.games.grimm_tidings.table import Tidings
from grimtable.games.grimm_tidings.turn.windows import CombatWindow
from grimtable.kernel.table import Table
from grimtable.kernel.terms import bit
from grimtable.sessions.records import Deal, read, replay, write
from grimtable.sessions.saves import fingerprint
from grimtable.sessions.session import GameSession
from grimtable.testing.scene import P1, P2, P3, P4, Scene


def flags(t: Scene) -> str:
    """Who has passed."""
    return " ".join(f"P{seat + 1}" for seat in range(t.table.seats) if t.table.passed >> seat & 1)


def live(drawing: str, *passed: int) -> Scene:
    """A live table at which some have passed."""
    t = tale(drawing, windows="live")
    for seat in passed:
        t.says(seat, "pass")
    return t


def test_live_everybody_may_act_at_once() -> None:
    """GT-T10, GT-T6"""
    t = tale("P3 hand: the_pea\nfight: robbers", windows="live")
    assert t.table.waiting == 0b111
    t.says(P2, "pass")
    assert t.table.view(P1).passed == 0 and t.table.view(P2).passed == 0b10
    t.says(P3, "play the_pea", "monsters")
    for seat in (P2, P3, P1):
        t.says(seat, "pass")

    assert t.table.waiting == 0b111 and t.line("strength") == "1:8"


def test_live_an_offer_stands_open_while_play_goes_on() -> None:
    """GT-T12b"""
    t = tale("P1 level: 3\nP2 level: 6\nP3 hand: the_pea\nfight: robbers", windows="live")
    t.says(P1, "help P2", "share 1", "pick helper_first", "none", "none")
    assert t.frame == "CombatWindow" and "answer 1 accept" in t.options(P2)
    t.says(P3, "play the_pea", "monsters")
    for seat in (P1, P2, P3):
        t.says(seat, "pass")
    t.says(P2, "answer 1 accept")

    assert t.shows("helper: P2\nstrength: 9:8") and tidings(t).offers == []


def test_live_an_offer_is_withdrawn_refused_or_void() -> None:
    """GT-T12b, GT-T4"""
    drawing = "P1 level: 3\nP2 level: 6\nP3 hand: flying_ladle\nfight: robbers"
    t = tale(drawing, windows="live")
    t.says(P1, "help P2", "share 0", "none", "none", "withdraw 1")
    assert tidings(t).offers == []
    t.says(P1, "help P2", "share 0", "none", "none").says(P2, "answer 1 refuse")
    assert tidings(t).offers == []
    t.says(P1, "help P2", "share 0", "none", "none")
    t.says(P3, "play flying_ladle", "fighters")
    for seat in (P1, P2, P3):
        t.says(seat, "pass")

    assert t.line("strength") == "7:6" and tidings(t).offers == []


def test_live_whoever_passes_takes_the_offer_back() -> None:
    """GT-T12b"""
    t = tale("P1 level: 3\nfight: robbers", windows="live")
    t.says(P1, "help P2", "share 0", "none", "none", "pass")

    assert tidings(t).offers == [] and t.options(P2)[0] == "pass"


def test_live_a_trade_stands_open_and_is_answered() -> None:
    """GT-T12e"""
    t = tale("P1 front: canon_hat\nP2 front: braids", windows="live")
    t.says(P1, "trade P2", "thing canon_hat", "thing braids")
    assert "trade P2" not in t.options(P1) and "withdraw 1" in t.options(P1)
    t.says(P2, "answer 1 counter", "thing braids")
    assert "answer 1 accept" in t.options(P1)
    t.says(P1, "answer 1 accept")

    assert t.shows("P1 front: canon_hat braids\nP2 front:") and tidings(t).offers == []


def test_live_a_trade_is_void_when_its_item_is_gone() -> None:
    """GT-T4"""
    t = tale("P1 front: canon_hat*\nP2 front: braids\nP3 hand: bird_took_your_hat", windows="live")
    t.says(P1, "trade P2", "thing canon_hat", "thing braids")
    t.says(P3, "play bird_took_your_hat", "seat P1")
    for seat in (P1, P2, P3):
        t.says(seat, "pass")

    assert tidings(t).offers == [] and t.line("P1 front") == ""


def test_live_an_outsiders_trade_is_void_when_he_joins_the_fight() -> None:
    """GT-T12e, GT-R36"""
    t = tale("P2 front: canon_hat\nP3 front: braids\nfight: robbers", windows="live")
    t.says(P2, "trade P3", "thing canon_hat", "thing braids")
    t.says(P1, "help P2", "share 0", "none", "none").says(P2, "answer 2 accept")

    assert tidings(t).offers == [] and t.line("helper") == "P2"


def test_at_a_live_table_it_matters_when_the_excess_is_given() -> None:
    """GT-T13"""
    t = tale(
        """
        P1 hand: ravenous bewitched robbers unicorn white_snake larder_cat | level: 3
        P2 front: scissors
        phase: charity
        """,
        windows="live",
    ).table
    t.brisk = True
    t.run()
    assert [t.word(move) for move in t.options_of(P1)] == ["give"]
    assert t.is_choice(P1) and t.is_choice(P2) and not t.is_choice(P3)
    t.play(P2, GAME.vocabulary.number("equip scissors"))

    assert t.is_choice(P1)
    t.play(P1, GAME.vocabulary.number("give"))
    assert type(t.stack[-1]).__name__ == "Alms"


def test_live_a_side_action_clears_the_flag_of_the_main_fighter_alone() -> None:
    """GT-T9"""
    t = live("P3 front: canon_hat\nP4 level: 1\nfight: robbers", P1, P2, P4)
    t.says(P3, "equip canon_hat")

    assert flags(t) == "P2 P4" and t.table.waiting == bit(P1) | bit(P3)


def test_live_an_offer_and_its_refusal_clear_no_flag() -> None:
    """GT-T9, GT-T12b"""
    t = live("P2 front: canon_hat\nP4 level: 1\nfight: robbers", P1, P2, P4)
    t.says(P3, "volunteer", "share 0")
    assert flags(t) == "P1 P2 P4" and t.table.waiting == bit(P1) | bit(P3)
    assert t.options(P1) == ["answer 1 refuse", "answer 1 accept", "answer 1 counter"]
    t.says(P1, "answer 1 refuse")
    t.says(P3, "trade P2")
    assert flags(t) == "P1 P2 P4" and t.table.waiting == bit(P2) | bit(P3)
    t.says(P3, "withdraw 1")

    assert flags(t) == "P1 P2 P4" and t.table.waiting == bit(P3)


def test_live_an_accepted_trade_is_a_side_action_of_its_opener() -> None:
    """GT-T9"""
    t = live("P2 front: canon_hat\nP4 level: 1\nfight: robbers", P1, P2, P4)
    t.says(P3, "trade P2").says(P2, "answer 1 accept")

    assert flags(t) == "P2 P4" and list(tidings(t).sides) == [0, 0, 1, 0]


def test_live_accepted_help_and_every_other_action_clear_all_flags() -> None:
    """GT-T9, GT-T12d"""
    t = live("P3 hand: the_pea\nfight: robbers", P1, P2)
    t.says(P3, "volunteer", "share 0").says(P1, "answer 1 accept")
    assert flags(t) == ""

    t = live("P3 hand: the_pea\nfight: robbers", P1, P2)
    t.says(P3, "play the_pea", "monsters")
    assert flags(t) == ""


def test_live_whoever_counters_is_asked_again() -> None:
    """GT-T12b: the flag of the maker of an open offer stays empty."""
    t = live("P2 front: canon_hat\nP3 front: braids\nfight: robbers", P1, P2)
    t.says(P3, "trade P2", "thing braids", "thing canon_hat").says(P2, "answer 1 counter", "none")

    assert flags(t) == "P1" and "withdraw 1" in t.options(P2) and "pass" in t.options(P2)


def test_live_a_pass_refuses_the_offers_that_were_open() -> None:
    """GT-T12b: whoever lets the clock run out has refused."""
    t = live("P2 front: canon_hat\nP3 front: braids\nfight: robbers")
    t.says(P3, "trade P2", "thing braids", "thing canon_hat").says(P2, "pass")

    assert tidings(t).offers == [] and t.table.waiting == bit(P1) | bit(P3)
    told = [sentence.key for sentence in GAME.tell(t.table.events_for(P1))]
    assert told[-1] == "grimm_tidings-event-refused"


def test_live_who_leaves_clears_all_flags() -> None:
    """GT-R42"""
    t = live("P4 level: 1\nfight: robbers", P1, P2, P4)
    t.table.leave(bit(P3))

    assert flags(t) == "" and t.table.waiting == bit(P1) | bit(P2) | bit(P4)


def test_live_a_trade_beyond_the_big_limit_stands_and_waits() -> None:
    """GT-T12e"""
    t = live("P1 hand: bearskin\nP2 front: table_be_set\nP3 front: braids")
    t.says(P2, "trade P1")
    assert "answer 1 accept" in t.options(P1)
    t.says(P1, "lay bearskin")
    assert "answer 1 refuse" in t.options(P1) and "answer 1 accept" not in t.options(P1)
    t.says(P1, "trade P3", "thing bearskin", "none").says(P3, "answer 2 accept")

    t.says(P1, "answer 1 accept")
    assert t.shows("P1 front: table_be_set\nP3 front: braids bearskin")


def test_live_one_trade_of_a_pair_is_open_and_a_pass_withdraws_it() -> None:
    """GT-T12e"""
    t = live("P1 front: canon_hat\nP2 front: braids")
    t.says(P1, "trade P2", "thing canon_hat", "none")
    assert "trade P2" not in t.options(P1) and "trade P1" not in t.options(P2)
    t.says(P1, "pass")

    assert tidings(t).offers == [] and "trade P1" in t.options(P2)


def expected_flags(t: Tidings, seat: int, move: int) -> int:
    """GT-T9, once more: the flags after this first word of an answer in a combat."""
    flags = int(t.passed)
    if move == PASS:
        return flags | bit(seat)
    if HELP <= move < SHARE or move == VOLUNTEER:
        return flags
    if ANSWER <= move < FIRST_KIND:
        reply = GAME.vocabulary.text(move).split()
        if reply[-1] == "accept":
            is_a_trade = is_trade(t, int(reply[1]) - 1)
            return flags & ~bit(int(t.main)) if is_a_trade else 0
        return flags & ~bit(seat) if reply[-1] == "counter" else flags
    is_outside = seat not in (t.main, t.helper)
    if is_outside and verb_of(move) in (EQUIP, TAKE_OFF, CRAFT):
        return flags & ~bit(int(t.main))
    return 0


def whole_answer(t: Table, seat: int, chance: random.Random) -> list[int]:
    """An answer by chance with all its choices; four times in ten the first that is offered."""
    clone, moves = t.clone(), []
    while not moves or (clone.stack and clone.asked() == bit(seat) and is_near(clone, t)):
        offered = [int(move) for move in clone.options_of(seat)]
        moves.append(offered[0] if chance.random() < 0.4 else chance.choice(offered))
        clone.push(seat, moves[-1])
    return moves


def is_near(t: Table, start: Table) -> bool:
    return bool(t.crossings == start.crossings)


@pytest.mark.parametrize("seed", range(4))
def test_live_flags_follow_the_rule_in_whole_games(seed: int) -> None:
    """GT-T9, GT-T10"""
    chance, compared = random.Random(seed), 0
    session = GameSession(Deal(GAME, 4, {"windows": "live", "turn_cap": "10"}, {"seed": seed}))
    while session.table.waiting:
        t = session.table
        assert isinstance(t, Tidings)
        seat = chance.choice([seat for seat in range(4) if t.waiting >> seat & 1])
        moves = whole_answer(t, seat, chance)
        is_combat = isinstance(t.stack[-1], CombatWindow)
        flags = expected_flags(t, seat, moves[0]) if is_combat else 0
        session.answer(seat, moves)
        stack = session.table.stack
        if is_combat and stack and isinstance(stack[-1], CombatWindow):
            assert session.table.passed == flags, [GAME.vocabulary.text(move) for move in moves]
            compared += 1

    assert compared > 30
    end = fingerprint(replay(GAME, read(write(session.record()))))
    assert end == fingerprint(session.table)
