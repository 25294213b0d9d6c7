"""The searching bots are honest, reproducible, and never go round in circles."""

import random
from collections.abc import Iterator
from math import sqrt
from statistics import mean, stdev

import pytest

from bots.seated import seated
from grimtable.bots.bot import Bot
from grimtable.bots.grim_farmer import questions as farmer
from grimtable.bots.grim_farmer.style import BY_SEATS, Style
from grimtable.bots.grimwood import questions as grimwood
from grimtable.bots.match import Match
from grimtable.bots.player import Player
from grimtable.bots.registry import get_bot
from grimtable.bots.search.foresight import Foresight
from grimtable.bots.search.halving import FEWEST, Search, searched
from grimtable.games.grim_farmer.ids import ENOUGH
from grimtable.games.grimm_tidings.ids import FIRST_KIND, TAKE_OFF, WITHDRAW, verb_of
from grimtable.games.grimwood.ids import BACK
from grimtable.kernel.table import BareView, Table
from grimtable.kernel.terms import BareEvent
from grimtable.lab.playing import Plan
from grimtable.lab.simulating import simulate
from grimtable.registry import get
from sizes import SIZES

GAMES = ("grimwood", "grim_farmer", "grimm_tidings", "book_of_madness")
QUICK = {
    "grimwood": "hard:turns=2:simulations=24",
    "grim_farmer": "hard:simulations=24",
    "grimm_tidings": "grimtable.bots.grimm_tidings.bot:Search:turns=1:simulations=16",
    "book_of_madness": "grimtable.bots.book_of_madness.bot:Search:turns=1:simulations=10",
}
"""The same search on fewer tables; half a second instead of minutes in pure Python."""
UNDOES = {
    "grimwood": lambda move: move == BACK,
    "grim_farmer": lambda move: False,
    "grimm_tidings": lambda move: WITHDRAW <= move < FIRST_KIND or verb_of(move) == TAKE_OFF,
    "book_of_madness": lambda move: False,
}


LEVELS = [(game, name) for game in GAMES for name in ("easy", "medium", QUICK[game])]
SEARCHED = list(QUICK.items())


def questions(game: str, count: int) -> Iterator[tuple[Table, Player]]:
    """Real choices in games among heuristics of all numbers of seats, and who is asked."""
    rules = get(game)
    number = 0
    while count:
        seats = rules.min_seats + number % (rules.max_seats + 1 - rules.min_seats)
        chance = random.Random(number)
        match = Match(rules, [get_bot(game, "medium", seat) for seat in range(seats)], seed=number)
        number += 1
        while match.table.waiting and count:
            t = match.table
            if len(t.options) > 1 and chance.random() < 0.1:
                count -= 1
                yield t, match.players[int(t.seat)]
            match.step()


def told(game: str, name: str, t: Table) -> Player:
    """A bot of this name in the seat that is asked, which knows the story."""
    seat = int(t.seat)
    player = seated(get(game), name, seat, int(t.seats), 7)
    player.hear(t.bare_events_for(seat))
    return player


@pytest.mark.property
@pytest.mark.parametrize(("game", "name"), LEVELS)
def test_no_level_sees_what_its_seat_cannot_know(game: str, name: str) -> None:
    for number, (t, _) in enumerate(questions(game, SIZES["search_positions"])):
        seat = int(t.seat)
        other = t.redeal(seat, number)
        one, twin = told(game, name, t), told(game, name, t)

        assert one.answer(t.view(seat)) == twin.answer(other.view(seat))


@pytest.mark.property
@pytest.mark.parametrize(("game", "name"), SEARCHED)
def test_the_same_seed_gives_the_same_answer(game: str, name: str) -> None:
    for t, _ in questions(game, SIZES["search_positions"] // 4):
        view = t.view(t.seat)

        assert told(game, name, t).answer(view) == told(game, name, t).answer(view)


@pytest.mark.property
@pytest.mark.parametrize(("game", "name"), SEARCHED)
def test_no_candidate_undoes_anything_and_all_are_legal(game: str, name: str) -> None:
    bot = get_bot(game, name)
    found = undoing = 0
    for t, player in questions(game, 6 * SIZES["search_positions"]):
        view = t.view(t.seat)
        player.listen(t)
        usual = player.answer(view)
        undoing += any(UNDOES[game](move) for move in view.options)
        for moves in bot.game.candidates(view, usual, player.memory):
            found += 1
            assert moves != usual
            assert moves[0] in view.options and not UNDOES[game](moves[0])
            world = t.clone()
            for move in moves:
                world.play(t.seat, move)

    assert found
    assert undoing or game in ("grim_farmer", "book_of_madness", "grimm_tidings")


def test_taking_back_a_choice_is_no_candidate_in_grimwood() -> None:
    game = get_bot("grimwood", "hard").game
    seen = 0
    for number in range(40):
        t = get("grimwood").deal(3, seed=number)
        dice = random.Random(number)
        for step in range(60):
            if not t.waiting:
                break
            if BACK in t.options:
                seen += 1
                others = game.candidates(t.view(t.seat), [t.options[0]], None)
                assert [BACK] not in others and len(others) == len(t.options) - 2
            t.push(t.seat, dice.choice(t.options))

    assert seen


@pytest.mark.parametrize(("game", "name"), SEARCHED)
def test_after_a_long_turn_the_usual_answer_is_given(game: str, name: str) -> None:
    bot, medium = get_bot(game, name), get_bot(game, "medium")
    rules = get(game)
    seats = rules.min_seats + 1
    memory = bot.begin(rules, 0, seats)
    event = BareEvent(1, 0, 0, -1, 0, -1)  # a card was shown; it begins no turn
    for _ in range(bot.game.long_turn):
        memory.hear(event)
    bot.game.candidates = None  # whoever searches now fails
    t = rules.deal(seats, seed=1)
    view = t.view(t.seat)

    assert list(bot.move(view, memory)) == Player(medium, rules, int(t.seat), seats).answer(view)


# How answers are compared


class Scales(Foresight):
    """Judges answers without playing on: each has its luck and its true worth."""

    def __init__(self, worth: dict[int, float], luck: float, seed: int = 5) -> None:
        self.worth = worth
        self.luck = luck
        self.tried: list[int] = []
        self.dice = random.Random(seed)
        self.simulations = 100
        self.gate = 2.0

    def lay(self, view: BareView) -> Table:
        return get("grimwood").deal_from(view, 0)

    def candidates(self, view: BareView, usual: list[int], memory: object) -> list[list[int]]:
        return [[move] for move in self.worth if move != usual[0]]

    def after(self, world: Table, seat: int, moves: list[int]) -> float:
        self.tried.append(moves[0])
        return self.worth[moves[0]] + self.dice.gauss(0, self.luck)


VIEW = get("grimwood").deal(2, seed=1).view(0)


def weighed(worth: dict[int, float], luck: float, seed: int = 5) -> tuple[int, Scales]:
    """What is chosen where 0 is the usual answer."""
    scales = Scales(worth, luck, seed)
    return searched(scales, VIEW, [0], memory=None, seed=1)[0], scales


def test_an_answer_that_is_surely_better_is_taken() -> None:
    assert weighed({0: 0.0, 1: 0.1, 2: 1.0, 3: 0.2, 4: -1.0}, 0.3)[0] == 2


def test_an_answer_that_is_only_luckier_is_hardly_ever_taken() -> None:
    """Without the gate one of the eight others would be in eight of nine cases."""
    chosen = [weighed(dict.fromkeys(range(9), 0.0), 1.0, seed)[0] for seed in range(60)]

    assert sum(move != 0 for move in chosen) < 15


def test_the_usual_answer_is_tried_to_the_end_and_the_worse_half_is_dropped() -> None:
    _, scales = weighed({0: 0.5, 1: 0.4, 2: 0.6, 3: 0.3, 4: 0.2}, 0.5)
    counts = [scales.tried.count(move) for move in range(5)]

    assert counts[0] == max(counts) > 2 * min(counts)


@pytest.mark.parametrize("many", [2, 3, 5, 9, 40])
def test_the_budget_is_a_number_of_simulations(many: int) -> None:
    search = Search(Scales(dict.fromkeys(range(many), 0.0), 1.0), VIEW, 1)
    search.chosen([0], [[move] for move in range(1, many)])

    assert search.simulations <= 100 + 6 * many  # each stage tries everything that is left once


def test_few_tables_prove_nothing() -> None:
    scales = Scales({0: 0.0, 1: 9.0}, 0.0)
    scales.simulations = 2 * (FEWEST - 1)

    assert Search(scales, VIEW, 1).chosen([0], [[1]]) == [0]


# Piles


def test_a_pile_is_one_answer_with_its_end() -> None:
    game = get_bot("grim_farmer", "hard").game
    found = 0
    for t, player in questions("grim_farmer", 60):
        view = t.view(t.seat)
        for moves in game.candidates(view, player.answer(view), None):
            found += 1
            assert 1 < len(moves) <= 6 and ENOUGH not in moves[:-1]

    assert found


def test_habits_change_the_search() -> None:
    bot: Bot = get_bot("grimwood", "hard:turns=3:simulations=40:gate=1.5")

    assert (bot.game.turns, bot.game.simulations, bot.game.gate) == (3, 40, 1.5)


# Playing on


@pytest.mark.property
def test_a_glance_is_enough_for_what_the_view_would_say() -> None:
    for t, _ in questions("grimwood", 8 * SIZES["search_positions"]):
        assert grimwood.answer_at(t) == grimwood.answer(t.view(t.seat), None)
    for t, _ in questions("grim_farmer", 8 * SIZES["search_positions"]):
        style = Style(BY_SEATS[int(t.seats)])
        assert farmer.answer_at(t, style, 3) == farmer.answer(t.view(t.seat), style, None, 3)


# Strength; scripts/levels.py measures it with more games


@pytest.mark.property
@pytest.mark.parametrize(
    ("game", "seats", "claimed"), [("grim_farmer", 4, 1.15), ("grimwood", 4, 1.2)]
)
def test_hard_wins_more_than_its_share_among_heuristics(
    game: str, seats: int, claimed: float
) -> None:
    """Every deal from every seat; what docs/levels.md claims must be within reach of the result."""
    deals = SIZES["search_piles" if game == "grim_farmer" else "search_deals"]
    times = [0.0] * deals
    for mine in range(seats if deals else 0):
        names = tuple("hard" if seat == mine else "medium" for seat in range(seats))
        played = simulate(Plan(game, names, deals, 90_000))
        times = [one + more for one, more in zip(times, played.rewards[mine], strict=True)]

    assert not deals or mean(times) + 2 * stdev(times) / sqrt(deals) > claimed
