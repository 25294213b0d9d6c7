"""The engine against a second writing of the rules, made from the ledger alone."""

import random
from collections import Counter, deque

import pytest

from games.grimm_tidings.second import Ask, Second
from games.grimm_tidings.second.asking import Steps
from games.grimm_tidings.second.midgame import drawn, fill
from games.grimm_tidings.tale import GAME
from grimtable.games.grimm_tidings.bargains.help_offers import HelpOffer
from grimtable.games.grimm_tidings.bargains.naming import kinds_in
from grimtable.games.grimm_tidings.bargains.trades import TradeOffer
from grimtable.games.grimm_tidings.cards.choices import orders
from grimtable.games.grimm_tidings.fights.strength import (
    fighters_strength,
    foe_strength,
    foe_treasures,
    monster_strength,
)
from grimtable.games.grimm_tidings.ids import (
    ANNOUNCED,
    CHEATED,
    DOOR_DISCARDS,
    DOORS,
    EQUIPPED,
    FIGHT,
    LOCKED,
    OPENED,
    SALE,
    SPOILS,
    TREASURE_DISCARDS,
    TREASURES,
    WHOLE,
    fresh_of,
    front_of,
    hand_of,
)
from grimtable.games.grimm_tidings.table import Tidings
from grimtable.games.grimm_tidings.vocabulary import PICK_WORDS
from grimtable.kernel.terms import MOVED
from grimtable.sessions.records import Deal
from sizes import SIZES

pytestmark = pytest.mark.property
FRAMES = {
    "setup": ["Setup"], "free_action": ["FreeWindow"], "last_call": ["FreeWindow"],
    "combat_action": ["CombatWindow"], "run_action": ["RunWindow"], "phase2": ["Phase2"],
    "door_card": ["DoorCard"], "follow_tracks": ["Tracks"], "run_next": ["RunNext"],
    "react_curse": ["React"], "react_card": ["React"], "react_die": ["React"],
    "react_bad": ["React"], "lose_item": ["LoseItem"], "lose_hand": ["LoseHand"],
    "help_reply": ["HelpOffer"], "volunteer_reply": ["HelpOffer"],
    "trade_reply": ["TradeOffer"], "pick_treasure": ["PickTreasure"],
    "search_pick": ["SearchPick"], "look_order": ["OrderDoors"],
    "received_play": ["Received"], "charity": ["Charity"],
    "charity_share": ["Alms", "LoseHand"], "big_fix": ["DropBig"], "big_sale": ["BigSale"],
}  # fmt: skip
DECKS = {"door": DOORS, "treasure": TREASURES}
TEMPERS = (
    {"trade": 0.1, "help": 0.3, "volunteer": 0.1, "equip": 0.3, "take_off": 0.05, "drop": 0.1,
     "several": 5},
    {"trade": 0.02, "help": 3, "lay": 6, "equip": 6, "take_off": 0.01, "drop": 0.02, "accept": 4,
     "fighters": 4, "pass": 2},
    {"pass": 25, "lay": 5, "equip": 5, "trade": 0.2, "ready": 6, "keep": 3, "help": 2,
     "several": 9},
    {"trade": 0.2, "take_off": 0.2, "drop": 0.02, "power": 5, "craft": 5, "foe_power": 9, "use": 3},
    {"drop": 4, "lay": 4, "pass": 3, "trade": 0.1, "equip": 0.5, "take_off": 0.1, "sell": 3},
    {"pass": 4, "trade": 0.02, "help": 9, "volunteer": 5, "accept": 9, "drop": 0.02, "lay": 3,
     "equip": 3, "take_off": 0.01, "trouble": 5, "fighters": 9, "sell": 0.1, "several": 9},
)  # fmt: skip
"""How much more or less often than by chance alone a word is said."""


def words(t: Tidings, zone: int) -> list[str]:
    return [GAME.kinds[t.kinds[card]] for card in t.zones[zone]]


class Told:
    """The engine's luck, as its events and its table tell it, handed on to the second writing."""

    def __init__(self, t: Tidings) -> None:
        self.t = t
        self.told = len(t.events or [])
        self.draws: dict[str, deque[str]] = {"door": deque(), "treasure": deque()}
        self.lost: deque[tuple[int, str]] = deque()
        self.shared: list[str] = []

    def listen(self) -> None:
        assert self.t.events is not None
        self.lost.clear()
        self.shared = []
        for kind, src, dst, card, _, _ in self.t.events[self.told :]:
            if kind != MOVED:
                continue
            word = GAME.kinds[self.t.kinds[card]]
            for deck, zone in DECKS.items():
                if src == zone:
                    self.draws[deck].append(word)
            if src == SPOILS:
                self.shared.append(word)
            if dst in (DOOR_DISCARDS, TREASURE_DISCARDS):
                for seat in range(self.t.seats):
                    if src in (hand_of(seat), fresh_of(seat)):
                        self.lost.append((seat, word))
        self.told = len(self.t.events)

    def sex(self, seat: int) -> str:
        return ("male", "female")[self.t.sexes[seat]]

    def deal(self) -> list[list[str]]:
        return [words(self.t, hand_of(seat)) for seat in range(self.t.seats)]

    def first(self) -> int:
        return int(self.t.starter)

    def draw(self, deck: str) -> str:
        return self.draws[deck].popleft()

    def look(self, number: int) -> list[str]:
        return words(self.t, DOORS)[::-1][:number]

    def die(self) -> int:
        return int(self.t.die)

    def loses(self, seat: int) -> str:
        loser, card = self.lost.popleft()
        assert loser == seat
        return card

    def share(self, cards: list[str], number: int) -> list[str]:
        return self.shared[:number]


# Comparing


def fronts(t: Tidings, seat: int, mark: int) -> list[str]:
    """Cards in front of a seat with this mark, in order."""
    front = words(t, front_of(seat))
    return [card for card, own in zip(front, t.marks[seat], strict=True) if own & mark]


def assert_equal_seats(t: Tidings, second: Second) -> None:
    named = [card for card in words(t, ANNOUNCED) if t.prints[GAME.kinds.index(card)].sort == 2]
    for seat in range(t.seats):
        hand = Counter(words(t, hand_of(seat)) + words(t, fresh_of(seat)))
        expected = Counter(second.hands[seat])
        for card in named:  # named for a card just announced: it is on its way out of the hand
            expected -= Counter([card])
        assert hand == expected, seat
        front = words(t, front_of(seat))
        mine = [*second.roles(seat), *second.carried[seat], *second.curses[seat]]
        mine += ["cheat"] * len(second.cheated[seat])
        going = [item for item in words(t, SALE) if item in mine]  # Big Items over the limit
        assert Counter(front + going) == Counter(mine), seat
        carried = [item for item in second.carried[seat] if item not in going]
        for part in (second.titles[seat], carried, second.curses[seat]):
            assert [card for card in front if card in part] == part
        assert sorted(fronts(t, seat, EQUIPPED)) == sorted(
            item for item in second.equipped[seat] if item in carried
        )
        assert fronts(t, seat, CHEATED) == second.cheated[seat]
        assert t.dread[seat] == sum(second.combat_marks[seat])
        assert t.omens[seat] == sum(second.later_marks[seat])
        assert bool(t.skips[seat] or t.next_skips[seat]) == bool(second.turn_marks[seat])
    assert list(t.levels) == second.levels
    if t.starter >= 0:
        assert [("male", "female")[sex] for sex in t.sexes] == second.sexes
        assert t.active == second.active


def assert_equal_fights(t: Tidings, second: Second) -> None:
    fight = second.fight
    assert (t.main >= 0) == (fight is not None)
    if fight is None:
        return
    assert (t.main, t.helper) == (fight.main, -1 if fight.helper is None else fight.helper)
    assert words(t, FIGHT) == fight.lying
    assert list(t.talks) == fight.exchanges
    for mask, seats in ((t.removed, fight.removed), (t.bribed, fight.bribed), (t.safe, fight.safe)):
        assert mask == sum(1 << seat for seat in set(seats))
    if fight.monsters or not t.is_decided:
        assert t.pending == fight.pending
        assert [(GAME.kinds[kind], copy == 1) for kind, _, copy in t.foes] == [
            (monster.kind, monster.copy) for monster in fight.monsters
        ]
        for place, monster in enumerate(fight.monsters):
            assert foe_strength(t, place) == second.monster_strength(monster)
            assert foe_treasures(t, place) == second.treasures_of(monster)
        assert (fighters_strength(t), monster_strength(t)) == second.totals()
    assert_equal_deals(t, second)


def assert_equal_deals(t: Tidings, second: Second) -> None:
    assert second.fight
    deal = second.fight.deal
    assert bool(t.bargain) == bool(deal)
    if deal:
        share, pick, item, card, firm = t.bargain
        assert ("all" if share == WHOLE else str(share)) == deal["share"]
        assert PICK_WORDS[pick] == deal["pick"]
        assert [GAME.kinds[kind] for kind in kinds_in(item)] == deal["items"]
        assert [GAME.kinds[kind] for kind in kinds_in(card)] == deal["cards"]
        assert (firm == 1) == deal["firm"]
        locked = [thing for thing in second.carried[t.main] if thing in deal["items"]]
        assert fronts(t, int(t.main), LOCKED) == locked


def assert_equal_offers(t: Tidings, second: Second) -> None:
    frame, offer = t.stack[-1], second.offer
    assert isinstance(frame, (HelpOffer, TradeOffer)) == (offer is not None)
    if offer and isinstance(frame, HelpOffer):
        assert (frame.me, frame.helper) == (offer["to"], offer["seat"])
        assert [GAME.kinds[kind] for kind in kinds_in(frame.item)] == offer["items"]
        assert [GAME.kinds[kind] for kind in kinds_in(frame.card)] == offer["cards"]
        assert PICK_WORDS[frame.pick] == offer["pick"] and (frame.firm == 1) == offer["firm"]
    elif offer and isinstance(frame, TradeOffer):
        assert (frame.me, frame.maker) == (offer["to"], offer["from"])
        assert [GAME.kinds[kind] for kind in kinds_in(frame.give)] == offer["gives"]
        assert [GAME.kinds[kind] for kind in kinds_in(frame.get)] == offer["gets"]
        assert (frame.promise == 1) == offer["promise"]


def assert_equal_tables(t: Tidings, second: Second, ask: Ask) -> None:
    assert type(t.stack[-1]).__name__ in FRAMES[ask.name], ask
    assert_equal_seats(t, second)
    assert_equal_fights(t, second)
    assert_equal_offers(t, second)
    for deck, zone in DECKS.items():
        assert Counter(words(t, zone)) == +second.decks[deck]
        assert words(t, zone + 2) == second.discards[deck]
    between = [card for card in words(t, ANNOUNCED) if card in second.limbo] + words(t, OPENED)
    assert Counter(between) == Counter(second.limbo)
    assert sorted(words(t, SPOILS)) == sorted(second.face_up)
    if ask.name == "react_die":
        assert t.die == second.die
    if second.fight and ask.name in ["combat_action", "run_action"]:
        assert list(t.sides) == second.fight.side_actions
        assert t.passed == sum(1 << seat for seat, flag in enumerate(second.fight.flags) if flag)


# Answering


def chosen(chance: random.Random, offered: list[str], temper: dict[str, float]) -> str:
    return chance.choices(offered, [temper.get(text.split()[0], 1) for text in offered])[0]


def offered_to(t: Tidings, seat: int) -> list[str]:
    return [GAME.vocabulary.text(move) for move in t.options_of(seat)]


def says(t: Tidings, seat: int, text: str) -> None:
    t.play(seat, GAME.vocabulary.number(text))


def answer(t: Tidings, ask: Ask, chance: random.Random, temper: dict[str, float]) -> list[str]:
    """Random picks, one after the other; the engine leaves out those without a choice."""
    if ask.name == "look_order":
        return order_doors(t, ask, chance)
    if ask.name == "big_fix":
        return keep_bigs(t, ask, chance)
    picks: list[str] = []
    while expected := ask.options(picks):
        offered = offered_to(t, ask.seat)
        if picks and len(expected) == 1 and offered != expected:
            picks += expected
            continue
        if ask.name == "big_sale" and picks == ["sell"]:
            picks += [f"thing {card}" for card in words(t, SALE)]
            continue
        assert sorted(offered) == sorted(expected), (ask.name, ask.seat, picks, t.stack)
        picks.append(chosen(chance, offered, temper))
        says(t, ask.seat, picks[-1])
    return picks


def order_doors(t: Tidings, ask: Ask, chance: random.Random) -> list[str]:
    """The engine numbers the orders; the last place named comes to lie on top."""
    offered = offered_to(t, ask.seat)
    number = chance.randrange(len(offered))
    top = words(t, DOORS)[::-1]
    size = len(ask.options([])) and next(n for n in (2, 3) if len(orders(n)) == len(offered))
    assert sorted(set(top[:size])) == sorted(named.split()[1] for named in ask.options([]))
    says(t, ask.seat, offered[number])
    return [f"card {top[place]}" for place in orders(size)[number]][::-1]


def keep_bigs(t: Tidings, ask: Ask, chance: random.Random) -> list[str]:
    """The engine asks what goes, the second writing what stays."""
    kept = offered_to(t, ask.seat)
    assert sorted(kept) == sorted(ask.options([]))
    while type(t.stack[-1]).__name__ == "DropBig":
        text = chance.choice(offered_to(t, ask.seat))
        kept.remove(text)
        says(t, ask.seat, text)
    return kept


def follow(t: Tidings, second: Second, questions: Steps[None], seed: int) -> Counter[str]:
    """One game to its end, compared at every decision; returns how often each was met."""
    chance, temper = random.Random(seed), TEMPERS[seed % len(TEMPERS)]
    assert isinstance(second.chance, Told)
    met: Counter[str] = Counter()
    asks = next(questions, None)
    while t.waiting:
        assert asks is not None, t.stack
        assert t.waiting == sum(1 << ask.seat for ask in asks), (t.stack, asks)
        assert_equal_tables(t, second, asks[0])
        met[asks[0].name] += 1
        order = chance.sample(asks, len(asks))
        picks = {ask.seat: answer(t, ask, chance, temper) for ask in order}
        second.chance.listen()
        try:
            asks = questions.send(picks)
        except StopIteration:
            asks = None
    assert asks is None and second.ended
    outcome = t.outcome()
    assert outcome is not None
    assert outcome.winners == second.winners
    return met


def random_options(seats: int, chance: random.Random) -> dict[str, str]:
    options = {name: chance.choice(values) for name, values in GAME.options.items()}
    options |= {"windows": "by_turns", "turn_cap": chance.choice(["10", "10", "15"])}
    return GAME.fit_options(seats, options)


def play_both(seed: int) -> Counter[str]:
    chance = random.Random(seed)
    seats = chance.randint(2, 6)
    options = random_options(seats, chance)
    t = Deal(GAME, seats, options, {"seed": seed}).table(listen=True)
    assert isinstance(t, Tidings)
    second = Second(seats, options, Told(t))
    return follow(t, second, second.play(), seed)


def play_both_on(seed: int) -> Counter[str]:
    """The last three rounds of a game in which much lies in front of everybody."""
    chance = random.Random(seed)
    seats = chance.randint(2, 6)
    options = random_options(seats, chance) | {"turn_cap": "10"}
    second = Second(seats, options, Told(GAME.stage({}, seats, options)))
    fill(second, chance)
    second.turns = 7 * seats
    t = GAME.stage({**drawn(second, chance), "round": "7"}, seats, options)
    t.roll_anew(seed)
    t.events = []
    second.chance = Told(t)
    t.run()
    second.chance.listen()
    return follow(t, second, second.go_on(), seed)


@pytest.mark.parametrize("part", range(4))
def test_engine_and_second_writing_play_the_same_games(part: int) -> None:
    games = SIZES["tidings_second"] // 4
    for seed in range(part * games, (part + 1) * games):
        play_both(seed)


@pytest.mark.parametrize("part", range(4))
def test_engine_and_second_writing_end_the_same_games(part: int) -> None:
    games = SIZES["tidings_second"] // 4
    for seed in range(part * games, (part + 1) * games):
        play_both_on(seed)
