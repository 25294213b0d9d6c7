"""The engine against a second writing of the rules, made from the ledger alone."""

import random
from collections import Counter, deque

import pytest

from games.grim_farmer.second import Ask, Second, deck_numbers, legal
from grimtable.games.grim_farmer.ids import (
    BOX,
    CALLED,
    CAME,
    DEALT,
    DECK,
    DISCARD,
    HAND,
    PLAYED,
    hand_of,
    pile_of,
)
from grimtable.games.grim_farmer.table import Farmer
from grimtable.games.grim_farmer.vocabulary import PIECE_NAMES
from grimtable.kernel.errors import BadSetup
from grimtable.kernel.terms import MOVED
from grimtable.registry import get
from grimtable.testing.check import random_deal
from sizes import SIZES

pytestmark = pytest.mark.property
GAME = get("grim_farmer")


class Told:
    """The engine's luck, as its events tell it, handed on to the second writing."""

    def __init__(self, t: Farmer) -> None:
        self.t = t
        self.told = 0
        self.hands: deque[list[list[str]]] = deque()
        self.starters: deque[int] = deque()
        self.draws: deque[tuple[int, str]] = deque()
        self.pieces: deque[str] = deque()
        self.activated: deque[int] = deque()

    def listen(self) -> None:
        assert self.t.events is not None
        for kind, a, b, card, _, _ in self.t.events[self.told :]:
            if kind == MOVED and a in (DECK, BOX):
                self.draws.append(((b - HAND) // 2, GAME.kinds[self.t.kinds[card]]))
            elif kind == MOVED and b == PLAYED:
                self.activated.append((a - HAND) // 2)
            elif kind == CALLED:
                self.pieces.extend([PIECE_NAMES[a], PIECE_NAMES[b]])
            elif kind == CAME:
                self.pieces.append(PIECE_NAMES[b])
            elif kind == DEALT:
                self.starters.append(b)
                self.take_deal()
        self.told = len(self.t.events)

    def take_deal(self) -> None:
        """The last cards drawn were the hands."""
        hands: list[list[str]] = [[] for _ in range(self.t.seats)]
        for _ in range(13 * self.t.seats):
            seat, kind = self.draws.pop()
            hands[seat].append(kind)
        self.hands.append(hands)

    def first(self, seats: list[int]) -> int:
        assert self.starters[0] in seats
        return self.starters[0]

    def deal(self) -> list[list[str]]:
        self.starters.popleft()
        return self.hands.popleft()

    def draw(self, seat: int) -> str:
        drawer, kind = self.draws.popleft()
        assert drawer == seat
        return kind

    def piece(self, kind: str, allowed: list[str]) -> str:
        assert self.pieces[0] in allowed, (kind, allowed)
        return self.pieces.popleft()

    def pair(self, allowed: list[tuple[str, str]]) -> tuple[str, str]:
        pair = self.pieces.popleft(), self.pieces.popleft()
        assert pair in allowed
        return pair

    def lot(self, seats: list[int]) -> int:
        assert self.activated[-1] in seats
        return self.activated[-1]


def words(t: Farmer, zone: int) -> Counter[str]:
    return Counter(GAME.kinds[t.kinds[card]] for card in t.zones[zone])


def assert_equal_tables(t: Farmer, second: Second) -> None:
    seats = range(t.seats)
    if not t.turn:
        return  # the host is choosing, nothing is dealt
    assert [words(t, hand_of(seat)) for seat in seats] == [Counter(h) for h in second.hands]
    assert [words(t, pile_of(seat)) for seat in seats] == [Counter(p) for p in second.piles]
    assert words(t, DECK) == +second.deck
    assert words(t, DISCARD) == +second.discard
    assert [GAME.kinds[t.kinds[card]] for card in t.zones[PLAYED]] == second.played
    assert t.call == sum(1 << PIECE_NAMES.index(word) for word in second.animals + second.colours)
    assert (PIECE_NAMES[t.beside] if t.beside >= 0 else "") == second.beside
    assert (t.first_player, t.turn) == (second.first, second.turn)
    assert [t.put_down(seat) for seat in seats] == second.put_down
    assert [t.challenges[seat] for seat in seats] == [
        -1 if target is None else target for target in second.challenges
    ]
    assert list(t.wins) == second.games_won
    assert list(t.left) == second.cards_left


def answer(t: Farmer, asks: list[Ask], chance: random.Random) -> dict[int, list[str]]:
    """Random answers to all open questions, pick by pick, seats mixed; options are compared."""
    by_seat = {ask.seat: ask for ask in asks}
    if asks[0].live:
        one = chance.choice(asks)
        by_seat = {one.seat: one}
    picks: dict[int, list[str]] = {seat: [] for seat in by_seat}
    unfinished = list(by_seat)
    while unfinished:
        seat = chance.choice(unfinished)
        offered = [GAME.vocabulary.text(move) for move in t.options_of(seat)]
        expected = by_seat[seat].options(picks[seat])
        assert sorted(offered) == sorted(expected), (t.stack, seat, picks)
        text = chance.choice(offered)
        picks[seat].append(text)
        t.play(seat, GAME.vocabulary.number(text))
        unfinished = [other for other in by_seat if by_seat[other].options(picks[other])]
    return picks


def play_both(seed: int) -> None:
    chance = random.Random(seed)
    deal = random_deal(GAME, chance)
    t = deal.table(listen=True)
    assert isinstance(t, Farmer)
    luck = Told(t)
    luck.listen()
    complete = {name: deal.options.get(name, values[0]) for name, values in GAME.options.items()}
    second = Second(deal.seats, complete, luck)
    questions = second.play()
    asks = next(questions, None)
    while t.waiting:
        assert asks is not None, (t.stack, complete)
        assert t.waiting == sum(1 << ask.seat for ask in asks), (t.stack, asks, complete)
        assert_equal_tables(t, second)
        picks = answer(t, asks, chance)
        luck.activated.clear()
        luck.listen()
        try:
            asks = questions.send(picks)
        except StopIteration:
            asks = None
    assert asks is None
    assert second.ended
    outcome = t.outcome()
    assert outcome is not None
    assert outcome.winners == second.winners


@pytest.mark.parametrize("part", range(4))
def test_engine_and_second_writing_play_the_same_games(part: int) -> None:
    games = SIZES["farmer_second"] // 4
    for seed in range(part * games, (part + 1) * games):
        play_both(seed)


def test_engine_and_second_writing_allow_the_same_decks() -> None:
    """GF-1.7"""
    chance = random.Random(1)
    verdicts = []
    for _ in range(600):
        specials = ",".join(str(chance.randint(0, 6)) for _ in range(6))
        sizes = chance.randint(3, 8), chance.randint(3, 6), chance.randint(1, 6)
        seats = chance.randint(2, 6)
        options = {"deck": "custom", "custom_deck": "{}x{}x{}+".format(*sizes) + specials}
        try:
            GAME.setup(seats, options)
            accepted = True
        except BadSetup:
            accepted = False
        verdicts.append(accepted)
        assert accepted == legal(deck_numbers(options), seats)

    assert 100 < sum(verdicts) < 500
