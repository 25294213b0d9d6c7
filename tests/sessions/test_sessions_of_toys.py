"""Records and sessions of the toys: gatherings in any order, live windows, take-backs."""

import random
from itertools import permutations

from grimtable.kernel.errors import HalfAction
from grimtable.sessions.records import Deal, read, replay, write
from grimtable.sessions.saves import fingerprint
from grimtable.sessions.session import GameSession
from kernel.toys.barter import BarterGame
from kernel.toys.bids import BidsGame
from kernel.toys.plain import HEAP, scene
from kernel.toys.toy import HAND, Toy, ToyGame
from kernel.toys.wander import GAMES, all_toys, answer_any, asked_seats


@all_toys
def test_games_answered_in_any_order_with_take_backs_replay(
    game: ToyGame[Toy], preset: str
) -> None:
    for seed in range(GAMES):
        chance = random.Random(seed)
        deal = Deal(game, 2 + seed % 3, dict(game.presets[preset]), {"seed": seed})
        session = GameSession(deal)
        while session.table.waiting:
            t = session.table
            done = [seat for seat in range(len(t.answers)) if t.answers[seat]]
            if done and chance.random() < 0.2:
                session.take_back(chance.choice(done))
                continue
            seat = chance.choice(asked_seats(t))  # type: ignore[arg-type]
            moves = [chance.choice(t.options_of(seat))]
            try:
                session.answer(seat, moves)
            except HalfAction:
                while True:  # go on until the window is at rest
                    moves.append(chance.choice(session.peek(seat, moves)))
                    try:
                        session.answer(seat, moves)
                        break
                    except HalfAction:
                        continue
        record = session.record()

        assert fingerprint(replay(game, read(write(record)))) == fingerprint(session.table)
        assert fingerprint(GameSession(deal, session.log).table) == fingerprint(session.table)


def test_half_an_action_in_a_live_window_is_refused() -> None:
    game = BarterGame()
    met = False
    for seed in range(30):
        chance = random.Random(seed)
        session = GameSession(Deal(game, 3, dict(game.presets["live"]), {"seed": seed}))
        for _ in range(40):
            t = session.table
            if not t.waiting:
                break
            seat = chance.choice(asked_seats(t))  # type: ignore[arg-type]
            before = fingerprint(t)
            try:
                session.answer(seat, [chance.choice(t.options_of(seat))])
            except HalfAction:
                met = True
                assert fingerprint(session.table) == before
                assert session.log[-1:] == session.active[-1:]

    assert met


def test_all_pass_in_the_same_moment_and_none_is_refused() -> None:
    game = BarterGame()
    ends = set()
    for order in permutations(range(3)):
        session = GameSession(Deal(game, 3, dict(game.presets["live"]), {"seed": 4}))
        assert len(asked_seats(session.table)) == 3  # type: ignore[arg-type]
        known = list(session.decisions)
        for seat in order:
            session.answer(seat, [0], decision=known[seat])
        ends.add(fingerprint(session.table))

    assert len(ends) == 1


def test_an_open_card_does_not_tell_which_back_it_was() -> None:
    shown = set()
    for pools in ("a0 b8", "a8 b0"):
        t = scene(f"hand 0: {pools}")
        t.move(t.card(HAND, "a"), HAND, HEAP)
        shown.add((t.seen(HAND, 2), tuple(t.view(2)[1][HAND])))

    assert len(shown) == 1


def test_a_gathering_that_lapses_keeps_no_answer() -> None:
    t = BidsGame().deal(3, seed=1)
    answer_any(t, random.Random(1))
    assert any(t.answers)
    for seat in range(t.seats):
        t.put_out(seat)
    t.run()

    assert not t.answers
