"""People at a table, drawn by lot: what they say, and when."""

import random
from collections.abc import AsyncIterator, Callable

from grimtable.kernel.terms import bit
from grimtable.server.table.automation.stand_ins import MAX_TIMEOUTS
from server.secrecy.pairs import Command, Cut, Pair, Said, Waited
from server.secrecy.worlds import World

ORDERS = {
    "grimwood": ("Steal", ("allow", "block")),
    "grim_farmer": ("Race", ("pass",)),
    "grimm_tidings": ("React", ("pass", "play say_its_name")),
    "book_of_madness": ("Confirm", ("yes", "no")),
}
BUTTONS = ("draw", "end", "pass", "done", "allow", "block")
PAUSES = (0.3, 1.0, 2.5, 6.0)


class People:
    """They answer at random, and now and then do something else."""

    pauses: tuple[float, ...] = PAUSES

    def __init__(self, pair: Pair, chance: random.Random, noise: float = 0.2) -> None:
        self.pair = pair
        self.chance = chance
        self.noise = noise
        self.state = pair.one.room.state
        self.game = self.state.game

    def next(self) -> Command | None:
        """None: nothing can be done alike in both worlds any more."""
        chance, state = self.chance, self.state
        if state.wish is not None and chance.random() < 0.5:
            seat = chance.choice(sorted(state.wish.awaited) or [0])
            return Said(seat, "consent", {"agrees": chance.random() < 0.7})
        if state.is_paused and state.wish is None:
            return Said(self.seat(), "wish", {"wish": "resume"})
        if chance.random() < self.noise:
            return chance.choice(NOISES)(self)
        assert state.awaited == self.pair.other.room.state.awaited, "others are asked"
        awaited = [seat for seat in state.awaited if seat in self.pair.one.streams]
        if not awaited or (chance.random() < 0.2 and self._may_wait(awaited)):
            return Waited(chance.choice(self.pauses))
        return self._answer(chance.choice(awaited))

    def seat(self) -> int:
        return self.chance.choice(sorted(self.pair.one.room.people))

    def audience(self) -> int:
        return self.chance.choice(sorted(self.pair.one.streams))

    def kind(self) -> str:
        """Of one of the cards that lie elsewhere in the other world, if there are any."""
        kinds, names = self.pair.one.t.kinds, self.game.kinds
        cards = sorted(self.pair.cards)
        return names[kinds[self.chance.choice(cards)]] if cards else self.chance.choice(names)

    def _may_wait(self, awaited: list[int]) -> bool:
        """Would silence be answered alike, and by no stand-in, who sees the hand?"""
        late = self.pair.one.room.driver.stand_ins.timeouts
        if any(late.get(seat, 0) >= MAX_TIMEOUTS - 1 for seat in awaited):
            return False
        one, other = ([silence(world, seat) for seat in awaited] for world in self.pair.worlds)
        return one == other

    def _answer(self, seat: int) -> Command | None:
        """One step, or a whole chain of them, that both worlds allow."""
        tables = [world.t.clone() for world in self.pair.worlds]
        is_whole = self.state.is_reaction or self.chance.random() < 0.4
        crossings, moves = tables[0].crossings, list[int]()
        while not moves or (is_whole and tables[0].waiting >> seat & 1):
            common = [m for m in tables[0].options_of(seat) if m in tables[1].options_of(seat)]
            if not common:
                return None
            moves.append(int(self.chance.choice(common)))
            for t in tables:
                t.push(seat, moves[-1])
            if tables[0].crossings != crossings or tables[0].asked() == bit(seat):
                break
        fields = {"decision": "open", "id": f"m{self.pair.said}", "moves": moves}
        return Said(seat, "answer", fields)


def silence(world: World, seat: int) -> list[int]:
    """What the server answers for a seat that says nothing."""
    t, state = world.t.clone(), world.room.state
    crossings, moves = t.crossings, list[int]()
    while t.waiting >> seat & 1 and t.crossings == crossings:
        ordered = state.seat_orders(seat).answers.get(type(t.stack[-1]).__name__, -1)
        is_ordered = state.is_reaction and ordered in t.options_of(seat)
        moves.append(int(ordered if is_ordered else state.game.default(t, seat)))
        t.push(seat, moves[-1])
    return moves


async def wander(world: World, chance: random.Random) -> AsyncIterator[None]:
    """One table played at random until the game is over, step by step."""
    state = world.room.state
    while state.phase == "playing":
        yield
        awaited = [seat for seat in state.awaited if seat in world.streams]
        if not awaited or chance.random() < 0.1:
            await world.house.turn(chance.choice(PAUSES))
        else:
            seat = chance.choice(awaited)
            await world.answers(seat, int(chance.choice(world.t.options_of(seat))))


# What they do besides


def why(people: People) -> Command:
    state, chance = people.state, people.chance
    zone = chance.choice(people.game.zones(state.setup.seats))[0]
    target = chance.choice(
        [
            {"zone": zone, "kind": chance.choice(people.game.kinds)},
            {"zone": "hand", "kind": people.kind()},
            {"zone": zone, "index": chance.randrange(4)},
            {"seat": people.seat()},
            {"seat": people.seat(), "combo": chance.randrange(3)},
            {"button": chance.choice(BUTTONS)},
        ]
    )
    return Said(people.audience(), "why", {"target": target})


def peek(people: People) -> Command:
    """Into the next questions, and beyond."""
    by, chance = people.seat(), people.chance
    options = [int(move) for move in people.pair.one.t.options_of(by)]
    moves = [chance.choice(options)] if options else []
    moves += [chance.randrange(len(people.game.vocabulary)) for _ in range(chance.randrange(3))]
    return Said(by, "peek", {"decision": "open", "moves": moves})


def gains(people: People) -> Command:
    return Said(people.audience(), "gains", {"decision": people.chance.randrange(9)})


def orders(people: People) -> Command:
    frame, words = ORDERS[people.game.name]
    return Said(people.seat(), "orders", {"orders": {frame: people.chance.choice(words)}})


def take_back(people: People) -> Command:
    return Said(people.seat(), "take_back")


def undo(people: People) -> Command:
    return Said(people.seat(), "undo")


def pause(people: People) -> Command:
    return Said(people.seat(), "wish", {"wish": "pause"})


def talk(people: People) -> Command:
    return Said(people.audience(), "chat", {"emote": "thinking"})


def point(people: People) -> Command:
    return Said(people.audience(), "ping", {"target": {"seat": people.seat()}})


def sync(people: People) -> Command:
    fields = {"n": people.chance.randrange(-2, 90), "story": people.chance.randrange(40)}
    return Said(people.audience(), "sync", fields)


def cut(people: People) -> Command:
    return Cut(people.audience())


def stale(people: People) -> Command:
    fields = {"decision": people.chance.randrange(9), "id": "old", "moves": [1]}
    return Said(people.audience(), "answer", fields)


def illegal(people: People) -> Command:
    """A move that neither world allows, by whoever is or is not asked."""
    by, numbers = people.seat(), len(people.game.vocabulary)
    allowed = {int(m) for world in people.pair.worlds for m in world.t.options_of(by)}
    move = people.chance.choice([m for m in range(numbers + 5) if m not in allowed])
    fields = {"decision": "open", "id": f"x{people.pair.said}", "moves": [move]}
    return Said(by, "answer", fields)


def nonsense(people: People) -> Command:
    return Said(people.audience(), "confess", {"seat": people.seat()})


NOISES: list[Callable[[People], Command]] = [
    *(why, why, peek, peek, peek, gains, orders, take_back, undo, pause, talk, point),
    *(sync, cut, stale, illegal, nonsense),
]
