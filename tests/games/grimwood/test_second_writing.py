"""The engine against a second writing of the rules, made from the ledger alone."""

import random
from collections import deque

import pytest

from games.grimwood.second import NAMES as KNOWN
from games.grimwood.second import Second
from grimtable.games.grimwood.ids import (
    ASIDE,
    BLOCKED,
    DECK,
    DISCARD,
    HAND,
    REACHED,
    REMOVED,
    SUPERNATURALS,
)
from grimtable.games.grimwood.table import Grimwood
from grimtable.kernel.terms import MOVED
from grimtable.registry import get
from sizes import SIZES

pytestmark = pytest.mark.property
GAME = get("grimwood")
NAMES = GAME.kinds
UNKNOWN = {f"card {name}" for name in NAMES if name not in KNOWN}
"""The second writing knows the printed cards; only Amazon could still name others."""


def words(t: Grimwood, zone: int) -> list[str]:
    return [NAMES[t.kinds[card]] for card in t.zones[zone]]


def random_options(chance: random.Random) -> dict[str, str]:
    kind = chance.randrange(4)
    if kind == 0:
        return dict(GAME.presets["english"])
    if kind == 1:
        return dict(GAME.presets["german"])
    options = {name: chance.choice(values) for name, values in GAME.options.items()}
    return {**options, "first_player": "random"}


class Chance:
    """The engine's random picks from hands, handed on to the second writing."""

    def __init__(self, t: Grimwood) -> None:
        self.t = t
        self.told = 0
        self.picks: deque[tuple[int, str]] = deque()

    def listen(self) -> None:
        assert self.t.events is not None
        before = -1
        for kind, src, dst, card, _, _ in self.t.events[self.told :]:
            stolen = before == REACHED
            discarded = dst == DISCARD and before != BLOCKED
            if kind == MOVED and src >= HAND and (stolen or discarded):
                self.picks.append((src - HAND, NAMES[self.t.kinds[card]]))
            before = kind
        self.told = len(self.t.events)

    def __call__(self, victim: int) -> str:
        while True:
            seat, kind = self.picks.popleft()
            if seat == victim:
                return kind


def assert_equal_tables(t: Grimwood, second: Second) -> None:
    seats = range(t.seats)
    assert [sorted(words(t, HAND + seat)) for seat in seats] == [
        sorted(hand) for hand in second.hands
    ]
    assert words(t, DECK) == second.deck
    assert words(t, DISCARD) == second.discard
    assert sorted(words(t, ASIDE)) == sorted(second.aside)
    rows = [[[NAMES[t.kinds[card]] for card in combo] for combo in row] for row in t.rows]
    assert rows == second.combos
    frozen = [[t.frozen(combo) for combo in row] for row in t.rows]
    assert frozen == [[second.frozen(combo) for combo in row] for row in second.combos]
    assert list(t.skips) == second.skips
    assert [t.score(seat) for seat in seats] == [second.score(seat) for seat in seats]
    assert t.idle == second.idle
    assert t.active == second.active
    budget = (second.play, second.close, second.extra)
    if t.rules.two_free:
        assert (t.actions, t.powers) == (second.actions, second.powers)
    else:
        assert (t.plays, t.closes, t.extras) == budget
    starts = {NAMES[kind]: t.starts >> kind * 2 & 3 for kind in range(SUPERNATURALS)}
    assert {kind: n for kind, n in starts.items() if n} == {
        kind: n for kind, n in second.starts.items() if n
    }


def take_out_unknown(t: Grimwood) -> bool:
    """Cards that the second writing does not know leave the game; False if somebody holds one."""
    others = [card for card in range(len(t.kinds)) if NAMES[t.kinds[card]] not in KNOWN]
    for card in others:
        if card not in t.zones[DECK]:
            return False
        t.zones[DECK].remove(card)
        t.zones[REMOVED].append(card)
    return True


def play_both(seed: int) -> None:
    chance = random.Random(seed)
    seats = chance.randrange(2, 7)
    options = random_options(chance)
    t = GAME.deal(seats, options, seed=seed, listen=True)
    assert isinstance(t, Grimwood)
    if not take_out_unknown(t):
        return
    luck = Chance(t)
    luck.listen()
    luck.picks.clear()
    complete = {name: options.get(name, values[0]) for name, values in GAME.options.items()}
    hands = [words(t, HAND + seat) for seat in range(seats)]
    second = Second(seats, complete, t.starter, hands, words(t, DECK), luck)
    questions = second.play_game()
    asked = next(questions, None)
    while t.waiting:
        assert asked is not None
        assert asked.seat == t.seat
        moves = [move for move in t.options if GAME.vocabulary.text(move) not in UNKNOWN]
        offered = [GAME.vocabulary.text(move) for move in moves]
        assert sorted(offered) == sorted(asked.options), (asked, t.stack, options)
        assert_equal_tables(t, second)
        move = chance.choice(moves)
        luck.picks.clear()
        t.push(t.seat, move)
        luck.listen()
        try:
            asked = questions.send(GAME.vocabulary.text(move))
        except StopIteration:
            asked = None
    assert asked is None
    assert second.ended
    outcome = t.outcome()
    assert outcome is not None
    assert outcome.winners == second.winners()


@pytest.mark.parametrize("part", range(4))
def test_engine_and_second_writing_play_the_same_games(part: int) -> None:
    games = SIZES["second_writing"] // 4
    for seed in range(part * games, (part + 1) * games):
        play_both(seed)
