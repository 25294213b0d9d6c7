"""Players who leave for good."""

import random

import pytest

from games.grimm_tidings.tale import (
    GAME,
    dealt,
    decided,
    doing,
    passes,
    quiet,
    rolls,
    tale,
    tidings,
)
from games.saying import said
from grimtable.kernel.errors import NotYourDecision
from grimtable.kernel.terms import bit
from grimtable.look.game import Target
from grimtable.sessions.records import Deal, read, replay, write
from grimtable.sessions.saves import fingerprint
from grimtable.sessions.session import GameSession
from grimtable.testing.check import random_deal
from grimtable.testing.scene import P1, P2, P3, P4, Scene


def leaves(t: Scene, *seats: int) -> Scene:
    t.table.leave(sum(bit(seat) for seat in seats))
    return t


def why(t: Scene, seat: int, target: Target) -> list[str]:
    return [reason.rule for reason in GAME.reasons(t.table.view(seat), target)]


def test_who_leaves_outside_combat_discards_everything() -> None:
    """GT-R42"""
    t = leaves(tale("P2 hand: hunter scissors | front: thief canon_hat*+cheat | level: 4"), P2)

    assert t.shows("P2 hand: | front:\ntreasure discards: canon_hat scissors")
    assert sorted(t.line("door discards").split()) == ["cheat", "hunter", "thief"]
    assert t.frame == "FreeWindow" and t.asked == P1 and tidings(t).is_conserved()
    told = [said("grimm_tidings", "en", sentence) for sentence in GAME.tell(t.table.events_for(P1))]
    assert "Theo leaves the game; all their cards are discarded." in told


def test_nobody_asks_aims_at_or_waits_for_who_has_left() -> None:
    """GT-R42"""
    t = tale("P1 hand: you_got_baked sweep_the_ashes | front: canon_hat\nP2 level: 3\nP3 level: 2")
    leaves(t, P2)

    assert not t.offers("trade P2") and t.offers("trade P3")
    assert why(t, P1, Target(seat=P2, button="trade")) == ["GT-R42"]
    assert why(t, P2, Target(button="pass")) == ["GT-R42"]
    assert t.says(P1, "play you_got_baked").options() == ["seat P1", "seat P3"]
    quiet(t.says(P1, "seat P3"))
    t.says(P1, "pass")
    assert t.asked == P3
    passes(t, 1)
    assert t.frame not in ("FreeWindow", "React")


def test_the_turn_of_a_main_fighter_who_leaves_ends_without_reward() -> None:
    """GT-R42, GT-T2"""
    t = tale("""
        P1 level: 9 | hand: hunter
        P2 front: poisoned_apple
        P3 hand: thief
        fight: robbers
        helper: P2 1
    """)
    leaves(t, P1)

    assert t.shows("turn: P2 | main: | helper:\nP2 level: 1 | front: | cards: 0")
    assert t.line("door discards") == "hunter poisoned_apple robbers"
    assert t.frame == "FreeWindow" and t.asked == P2


def test_the_deal_of_a_main_fighter_who_leaves_is_off() -> None:
    """GT-R42, GT-T12d"""
    t = tale("P1 level: 3\nfight: unicorn\nhelper: P2 1")
    assert tidings(t).bargain
    leaves(t, P1)

    assert tidings(t).bargain is None


def test_a_helper_who_leaves_counts_as_removed() -> None:
    """GT-R42, GT-T9"""
    t = tale("P1 level: 3\nP2 level: 8\nfight: robbers\nhelper: P2 1")
    t.says(P1, "pass")
    leaves(t, P2)

    assert t.shows("strength: 3:6 | helper: | main: P1")
    assert t.asked == P1 and not t.offers("help P2") and t.offers("help P3")


def test_a_runner_who_leaves_makes_no_more_rolls() -> None:
    """GT-R42, GT-R17"""
    t = decided(tale("P2 level: 2\nfight: unicorn\nhelper: P2 1"))
    passes(t, 2)
    quiet(rolls(t, t.asked, "pass", 6))
    assert t.frame == "RunWindow" and t.asked == P2
    leaves(t, P2)

    assert t.frame == "FreeWindow" and t.shows("main: | fight:\ndoor discards: unicorn")


def test_a_gift_to_somebody_who_leaves_is_void() -> None:
    """GT-R42, GT-T4"""
    t = tale("P1 front: canon_hat", windows="live")
    t.says(P1, "trade P2")
    assert tidings(t).offers
    leaves(t, P2)

    assert tidings(t).offers == [] and t.line("P1 front") == "canon_hat"


def test_charity_goes_to_the_poorest_who_has_stayed() -> None:
    """GT-R42, GT-R20"""
    t = tale("""
        P1 hand: scissors ravenous bewitched robbers unicorn thief | level: 3
        P3 level: 2
        phase: free3
    """)
    leaves(t, P2)
    passes(t, 2)
    t.says(P1, "give", "card thief")

    assert t.frame == "Received" and t.asked == P3


def test_the_last_one_left_wins_and_nobody_wins_an_empty_table() -> None:
    """GT-R42"""
    won = leaves(leaves(tale("P3 level: 2"), P1), P2).table.outcome()
    empty = leaves(tale(""), P1, P2, P3).table.outcome()

    assert won is not None and empty is not None
    assert (won.reason, won.winners, won.rewards) == ("all_left", [P3], [0.0, 0.0, 1.0])
    assert (empty.reason, empty.winners, empty.rewards) == ("all_left", [], [0.0] * 3)


@pytest.mark.parametrize("turn", ["P1", "P2", "P3"])
def test_rounds_are_counted_from_the_start_players_seat(turn: str) -> None:
    """GT-R40, GT-R42"""
    t = leaves(tale(f"turn: {turn}\nround: 3", seats=4), P1)
    while t.line("turn") != "P4":
        t.says(t.asked, t.options()[0])
    assert t.line("round") == "3"
    while t.line("turn") == "P4":
        t.says(t.asked, t.options()[0])

    assert t.shows("turn: P2 | round: 4")


def test_at_the_turn_cap_who_has_left_does_not_count() -> None:
    """GT-R40, GT-R42"""
    t = tale("P2 level: 9\nturn: P3\nround: 10\nphase: free3", turn_cap="10")
    leaves(t, P2)
    while t.table.waiting:
        t.says(t.asked, "pass")

    outcome = t.table.outcome()
    assert outcome is not None and outcome.winners == [P1, P3]


def test_a_cancelled_card_goes_back_past_an_empty_seat() -> None:
    """GT-R42, GT-R50"""
    t = tale("P1 hand: wandering_monster fitcher\nP4 hand: say_its_name\nfight: robbers", seats=4)
    leaves(t, P2)
    t.says(P1, "play wandering_monster", "card fitcher").says(P3, "pass")
    t.says(P4, "play say_its_name").says(P1, "pass")

    assert t.line("P1 hand") == "fitcher"


def test_leaving_waits_for_the_next_beat() -> None:
    """GT-R42"""
    setup = dealt()
    choosing = doing(tale("P1 hand: you_got_baked"), P1, "play you_got_baked")
    for t in (setup, choosing):
        before = fingerprint(t.table)

        with pytest.raises(NotYourDecision):
            t.table.leave(bit(P3))
        assert fingerprint(t.table) == before


def test_games_that_people_leave_end_and_replay() -> None:
    """GT-R42, GT-T6"""
    chance = random.Random(7)
    for _ in range(6):
        dealt_from = random_deal(GAME, chance)
        options = {**dealt_from.options, "turn_cap": "10"}
        session = GameSession(
            Deal(GAME, dealt_from.seats, options, {"seed": chance.getrandbits(40)})
        )
        while session.table.waiting:
            t = session.table
            stayed = [seat for seat in range(t.seats) if not t.out >> seat & 1]
            if t.windowed and chance.random() < 0.01:
                session.leave([chance.choice(stayed)])
            else:
                moves: list[int] = []
                clone, seat, crossings = t.clone(), int(t.seat), t.crossings
                while clone.waiting >> seat & 1 and clone.crossings == crossings:
                    moves.append(int(chance.choice(clone.options_of(seat))))
                    clone.push(seat, moves[-1])
                session.answer(seat, moves)
            assert t.is_conserved()
        record = session.record()

        assert fingerprint(replay(GAME, read(write(record)))) == fingerprint(session.table)
        assert fingerprint(GameSession(session.deal, session.log).table) == record.end
