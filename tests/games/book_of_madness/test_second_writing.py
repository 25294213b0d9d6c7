"""The engine against a second writing of the rules, made from the ledger alone."""

import random
from collections import Counter, deque

import pytest

from games.book_of_madness.second import Ask, Second
from games.book_of_madness.second.defaults import defaults
from games.book_of_madness.second.midgame import drawn, fill
from games.book_of_madness.second.printed import ELEMENTS
from games.book_of_madness.second.table import Steps
from grimtable.games.book_of_madness.game import MadnessGame
from grimtable.games.book_of_madness.ids import (
    ALL_MAD,
    ASIDE,
    BANISHED,
    BOOK,
    BOX,
    CASTING,
    CURSES,
    EXHAUSTED,
    FACE_DOWN,
    LAST_MONSTER,
    LEFT_PAGE,
    LIBRARY,
    PILE,
    QUEUE,
    REFRESHED,
    RIGHT_PAGE,
    SHELF,
    SLOT,
    STACK,
    STACK_EMPTY,
    UNDER,
    WON,
    deck_of,
    discard_of,
    hand_of,
    spells_of,
    support_of,
)
from grimtable.games.book_of_madness.table import Madness
from grimtable.kernel.terms import MOVED
from grimtable.sessions.records import Deal
from sizes import SIZES

pytestmark = pytest.mark.property
GAME = MadnessGame()
NAMES = GAME.kinds
TYPES = [*ELEMENTS, "multi"]
PAYING = ["choose_payment", "confirm_support"]
"""The engine moves each card when it is picked, the second writing all when they are paid."""
COVERT = [
    "ActionPhase", "Amplify", "Choose", "CureCards", "EitherWay", "Give", "Granted", "Pay",
    "Regenerate", "ScryOrder", "Solace", "Upgrade",
]  # fmt: skip
ENDS = {
    ("monster", True): WON, ("monster", False): LAST_MONSTER, ("madness", False): STACK_EMPTY,
    ("all mad", False): ALL_MAD,
}  # fmt: skip
SORTS = ("nested", "rich", "plain", "mad", "rich", "plain")
"""Tables in the middle of a game."""
Temper = dict[str, float]
TEMPERS: tuple[Temper, ...] = (
    {},
    {"end": 0.05, "decline": 0.3, "dispel": 20, "cure": 8, "cast": 2, "settle": 3},
    {"end": 0.02, "decline": 0.1, "cast": 6, "cast avatar": 60, "cast echo_chamber": 60,
     "cast searing_ray": 60, "cast telepathy": 12, "cast hurricane": 30, "3": 3, "avatar": 9},
    {"end": 0.2, "learn": 9, "dispel": 9, "ability": 9, "yes": 4, "settle": 2, "2": 3},
    {"end": 0.1, "dispel": 9, "cure": 20, "cast quick_thought": 30, "cast tailwind": 30,
     "cast clear_sky": 30, "cast mist_veil": 30, "cast inferno": 30, "settle": 9},
)  # fmt: skip
"""How much more or less often than by chance alone an answer is given."""
NESTING = {
    "cast avatar": 1e6, "cast telepathy": 1e5, "cast council_of_winds": 1e4, "cast hurricane": 1e3,
    "cast echo_chamber": 1e2, "telepathy": 20, "avatar": 20, "P1": 20, "learn": 20, "1": 9,
    "end": 0.1,
}  # fmt: skip
"""Actions within actions: everybody lets P1 act again and again."""
DEEP: Temper = {
    "cast telepathy": 1e9, "cast council_of_winds": 1e8, "cast echo_chamber": 1e7,
    "cast hurricane": 1e6, "cast avatar": 1e5, "cast": 1e4, "learn": 1e3, "telepathy": 1e3,
    "P1": 1e3, "1": 1e3,
}  # fmt: skip
"""P1 casts all five spells, one within the other, then learns another and casts it."""


def words(t: Madness, zone: int) -> list[str]:
    return [NAMES[t.kinds[card]] for card in t.zones[zone]]


class Told:
    """The engine's luck, as its events and its table tell it, handed on to the second writing."""

    def __init__(self, t: Madness) -> None:
        self.t = t
        self.told = 0
        self.drawn: list[deque[str]] = [deque() for _ in range(t.seats)]

    def listen(self) -> None:
        assert self.t.events is not None
        decks = [deck_of(seat) for seat in range(self.t.seats)]
        for kind, src, dst, card, _, _ in self.t.events[self.told :]:
            if kind == MOVED and src in decks and dst not in (ASIDE, BOX):
                self.drawn[decks.index(src)].append(NAMES[self.t.kinds[card]])
        self.told = len(self.t.events)

    def characters(self) -> list[str]:
        return [list(GAME.cards.sheets)[number] for number in self.t.characters]

    def first(self) -> int:
        return int(self.t.active)

    def book(self) -> list[str]:
        pages = words(self.t, LEFT_PAGE) + words(self.t, RIGHT_PAGE) + words(self.t, BOOK)[::-1]
        assert pages.pop() == "last_page"
        return pages

    def curses(self) -> dict[str, list[str]]:
        """The stacks as they were before the first page."""
        stacks = {name: words(self.t, CURSES + number) for number, name in enumerate(TYPES)}
        for slot in range(4, -1, -1):
            for card in self.t.zones[SLOT + slot]:
                kind = self.t.kinds[card]
                stacks[TYPES[self.t.prints[kind].element]].append(NAMES[kind])
        return stacks

    def library(self) -> dict[str, list[str]]:
        return {
            name: words(self.t, LIBRARY + number) + words(self.t, SHELF + number)
            for number, name in enumerate(ELEMENTS)
        }

    def draw(self, seat: int) -> str:
        return self.drawn[seat].popleft()

    def look(self, seat: int, number: int) -> list[str]:
        seen = words(self.t, ASIDE)
        assert len(seen) == number
        return seen


# Comparing


def states(t: Madness, seat: int) -> list[tuple[str, str, bool, bool]]:
    found = []
    for name, state in zip(words(t, spells_of(seat)), t.states[seat], strict=True):
        how = "casting" if state & CASTING else "exhausted" if state & EXHAUSTED else "ready"
        found.append((name, how, not state & FACE_DOWN, bool(state & REFRESHED)))
    return found


def assert_equal_seats(t: Madness, second: Second, scrying: int) -> None:
    for seat in range(t.seats):
        for zone, cards in (
            (hand_of(seat), second.hands[seat]),
            (discard_of(seat), second.discards[seat]),
            (support_of(seat), second.supports[seat]),
        ):
            assert sorted(words(t, zone)) == sorted(cards), (
                seat,
                zone,
                words(t, zone),
                cards,
                t.stack,
            )
        deck, known = words(t, deck_of(seat)), second.tops[seat]
        if scrying == seat:
            deck += words(t, ASIDE) + words(t, QUEUE)
        else:
            assert deck[len(deck) - len(known) :] == known
        assert sorted(deck) == sorted(second.decks[seat])
        mine = [(s["id"], s["state"], s["up"], s["refreshed"]) for s in second.spells[seat]]
        assert states(t, seat) == mine, (states(t, seat), mine, t.stack)
        assert t.is_in(seat) == second.alive[seat]
    assert list(t.discounts) == second.discounts
    assert t.ability_used[t.active] == second.ability_used
    for seat in range(t.seats):
        assert t.shut[seat] == sum(1 << owner for payer, owner in second.refused if payer == seat)
    used = {(s, NAMES[k]): t.used[s * 12 + k] for s in range(t.seats) for k in range(12)}
    assert {key: n for key, n in used.items() if n} == dict(+(second.avatar or Counter()))


def assert_equal_boards(t: Madness, second: Second) -> None:
    assert (t.active, t.round, t.field) == (second.active, second.round, second.field)
    assert (t.actions, t.beaten) == (second.actions, second.beaten)
    assert words(t, STACK) == ["madness"] * second.stack
    assert sorted(words(t, BANISHED)) == sorted(second.banished)
    assert words(t, LEFT_PAGE) == second.book[: second.opened]
    for slot, curse in enumerate(second.curses):
        assert words(t, SLOT + slot) == ([curse["id"]] if curse else [])
        if curse:
            assert t.veiled >> slot & 1 == (not curse["up"])
            assert list(t.markers[slot * 4 : slot * 4 + 4]) == list(curse["markers"].values())
            assert len(t.zones[UNDER + slot]) == curse["madness"]
    for number, name in enumerate(TYPES):
        assert words(t, CURSES + number) == second.curse_stacks[name]
    for number, name in enumerate(ELEMENTS):
        library = words(t, LIBRARY + number) + words(t, SHELF + number)
        assert library == second.library[name]
    for card, number in second.supply.items():
        assert len(t.zones[PILE + NAMES.index(card)]) == number


# Answering


def said(ask: Ask, text: str) -> str:
    """A move of the engine in the words of the second writing."""
    return text if text in ask.options else text.partition(" ")[2]


def answer_forced(t: Madness) -> None:
    """Section 5.0.3: a single option is asked only where silence would tell about a closed hand."""
    while t.waiting and len(t.options) == 1:
        assert t.rules.closed and type(t.stack[-1]).__name__ in COVERT, t.stack
        t.play(t.seat, t.options[0])


def chosen(options: list[str], chance: random.Random, temper: Temper) -> str:
    weights = [temper.get(option, temper.get(option.split()[0], 1)) for option in options]
    return chance.choices(options, weights)[0]


def follow(
    t: Madness, second: Second, questions: Steps[None], seed: int, temper: Temper
) -> Counter[str]:
    """One game to its end, compared at every decision; returns how often each was met."""
    chance = random.Random(seed)
    told = second.chance
    assert isinstance(told, Told)
    met: Counter[str] = Counter()
    answer_forced(t)
    told.listen()
    ask = next(questions, None)
    while t.waiting:
        assert ask is not None, t.stack
        assert t.waiting == sum(1 << seat for seat in ask.seats), (t.stack, ask)
        seat = chance.choice(ask.seats)
        offered = {said(ask, GAME.vocabulary.text(move)): move for move in t.options_of(seat)}
        assert sorted(offered) == sorted(ask.options), (ask, t.stack)
        late = said(ask, GAME.vocabulary.text(GAME.default(t, seat)))
        assert late in defaults(second, ask), (ask, late, t.stack)
        assert_equal_tables(t, second, ask)
        met[ask.name] += 1
        answer = chosen(sorted(offered), chance, temper)
        if any(second.debts):
            met[f"{answer.split()[0]} beyond the limit"] += 1
        t.play(seat, offered[answer])
        answer_forced(t)
        told.listen()
        try:
            ask = questions.send((seat, answer))
        except StopIteration:
            ask = None
    assert ask is None
    assert_equal_ends(t, second)
    met[second.reason] += 1
    return met


def assert_equal_tables(t: Madness, second: Second, ask: Ask) -> None:
    if ask.name == "choose_character":
        return
    if ask.name not in PAYING:
        assert_equal_seats(t, second, ask.seats[0] if ask.name == "order_scry" else -1)
    assert_equal_boards(t, second)


def assert_equal_ends(t: Madness, second: Second) -> None:
    assert_equal_seats(t, second, scrying=-1)
    assert_equal_boards(t, second)
    outcome = t.outcome()
    assert outcome is not None
    assert outcome.winners == (list(range(t.seats)) if second.won else [])
    assert t.over == ENDS[second.reason, bool(second.won)]


def random_options(seats: int, chance: random.Random) -> dict[str, str]:
    options = {
        name: chance.choice([values[0], chance.choice(values)])
        for name, values in GAME.options.items()
    }
    options["action_cap"] = chance.choice(["1", "4", "200", "200", "200"])
    return GAME.fit_options(seats, options)


def play_both(seed: int) -> Counter[str]:
    chance = random.Random(seed)
    seats = chance.randint(2, 5)
    options = random_options(seats, chance)
    t = Deal(GAME, seats, options, {"seed": seed}).table(listen=True)
    assert isinstance(t, Madness)
    second = Second(seats, options, Told(t))
    return follow(t, second, second.play(), seed, TEMPERS[seed % len(TEMPERS)])


def play_both_on(seed: int) -> Counter[str]:
    """The rest of a game in which much has been learned and gained."""
    chance = random.Random(seed)
    seats = chance.randint(2, 5)
    sort = SORTS[seed % len(SORTS)]
    temper = NESTING if sort == "nested" else TEMPERS[seed % len(TEMPERS)]
    return play_from(sort, seats, random_options(seats, chance), chance, seed, temper)


def play_both_deep(seed: int) -> Counter[str]:
    """The rest of a game that begins with as deep a nest as there can be."""
    chance = random.Random(seed)
    options = random_options(5, chance) | {"action_cap": "200", "auto_pay": "on"}
    return play_from("deep", 5, options, chance, seed, DEEP)


def play_from(
    sort: str,
    seats: int,
    options: dict[str, str],
    chance: random.Random,
    seed: int,
    temper: Temper,
) -> Counter[str]:
    second = Second(seats, options, Told(GAME.stage({}, seats, options)))
    fill(second, sort, chance)
    t = GAME.stage(drawn(second, chance), seats, options)
    t.roll_anew(seed)
    t.events = []
    second.chance = Told(t)
    t.run()
    return follow(t, second, second.go_on(), seed, temper)


@pytest.mark.parametrize("part", range(4))
def test_engine_and_second_writing_play_the_same_games(part: int) -> None:
    games = SIZES["madness_second"] // 4
    for seed in range(part * games, (part + 1) * games):
        play_both(seed)


@pytest.mark.parametrize("part", range(4))
def test_engine_and_second_writing_end_the_same_games(part: int) -> None:
    games = SIZES["madness_second"] // 4
    for seed in range(part * games, (part + 1) * games):
        play_both_on(seed)


def test_engine_and_second_writing_agree_beyond_the_limit_of_spells() -> None:
    """BM-R9"""
    met: Counter[str] = Counter()
    for seed in range(66, 66 + SIZES["madness_second"]):  # in some of these games both happen
        met += play_both_deep(seed)
    assert met["learn beyond the limit"] and met["cast beyond the limit"]
