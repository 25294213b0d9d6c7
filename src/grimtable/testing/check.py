"""Properties every game must have, over random games. `check_game(game)` proves a new one.

What is cheap holds at every decision. What is dear is tried at decisions chosen by lot: some in
every game, and the first ones of every kind of question.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterable

from grimtable.kernel.frames import Gather
from grimtable.kernel.table import BareView, Table
from grimtable.look.game import Game
from grimtable.sessions.records import Deal, Record, read, replay, write
from grimtable.sessions.saves import fingerprint, load, save
from grimtable.testing.witness import Witness, check_faces
from grimtable.testing.worlds import audiences, follow_twin, follow_worlds, patient

MOST_DECISIONS = 200_000
"""No game takes more."""
BRISK = 0.75
"""The share of games in which forced questions answer themselves, as in simulations."""
SELDOM = 50
"""Every kind of question is looked at closely once in so many games, if it is asked at all."""


def random_deal(game: Game, chance: random.Random) -> Deal:
    """Random seats; a preset, or every option drawn at random."""
    seats = chance.randint(game.min_seats, game.max_seats)
    if chance.random() < 0.25:
        options = dict(game.presets[chance.choice(list(game.presets))])
    else:
        options = {name: chance.choice(values) for name, values in game.options.items()}
    options = game.fit_options(seats, options)
    return Deal(game, seats, options, {"seed": chance.getrandbits(62)})


def any_move(t: Table, seat: int, chance: random.Random) -> int:
    """Every option is as likely."""
    return chance.choice(t.options_of(seat))


class Tally:
    """How often each question was asked, and each property tried."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.fewest = max(1, games // SELDOM)
        """Close looks at each kind of question, however seldom it is asked."""
        self.asked: Counter[str] = Counter()
        """Decisions, by the question."""
        self.looks: Counter[str] = Counter()
        """Close looks, by the question."""
        self.tried: Counter[str] = Counter()
        """Cases of each property."""

    def check(self) -> None:
        """Has every property been tried in every game, and at every kind of question?"""
        assert self.tried["replays"] == self.games
        for question, asked in self.asked.items():
            assert self.looks[question] >= min(asked, self.fewest), f"no close look at {question}"
        for name in self.tried:
            assert self.tried[name] >= self.games, f"{name}: only {self.tried}"

    def __repr__(self) -> str:
        decisions, looks = self.asked.total(), self.looks.total()
        seldom = dict(sorted(self.looks.items(), key=lambda look: look[1])[:6])
        return (
            f"{self.games} games, {decisions} decisions, {len(self.asked)} kinds of questions, "
            f"{looks} close looks, the fewest {seldom}; tried: {dict(self.tried)}"
        )


class Examiner:
    """Plays random games of one game and holds all properties."""

    def __init__(
        self,
        game: Game,
        witness: Callable[[Table], Witness] | None,
        closely: float,
        sound: Callable[[Table], None] | None,
        choose: Callable[[Table, int, random.Random], int],
        tally: Tally,
    ) -> None:
        self.game = game
        self.witness = witness
        self.closely = closely
        self.sound = sound
        self.choose = choose
        self.tally = tally

    def play(self, deal: Deal, chance: random.Random) -> None:
        """One random game from deal to record, as a server or as a simulation drives it."""
        t = deal.table(brisk=chance.random() < BRISK, listen=True)
        watcher = self.witness(t) if self.witness else None
        known: list[int] = []
        answers: list[tuple[int, list[int]]] = []
        while t.waiting:
            assert t.is_conserved(), f"a card is lost or doubled: {t.stack}"
            touched = watcher.follow() if watcher else set[int]()
            if t.know != known:
                known = list(t.know)
                self._settle(t, watcher, range(len(t.zones)))
            elif touched:
                self._settle(t, watcher, touched)
            self._look(t, watcher, chance)
            seat = chance.choice([seat for seat in range(t.seats) if t.waiting >> seat & 1])
            move = self.choose(t, seat, chance)
            answers.append((seat, [move]))
            t.play(seat, move)
            assert len(answers) < MOST_DECISIONS, "this game does not end"
        assert t.is_conserved() and t.outcome() is not None
        if watcher is not None:
            watcher.follow()
        self._settle(t, watcher, range(len(t.zones)))
        self._replay(deal, t, answers)

    def _settle(self, t: Table, watcher: Witness | None, zones: Iterable[int]) -> None:
        """Cards have moved in these zones, or somebody has seen some."""
        if watcher is not None:
            self.tally.tried["faces"] += check_faces(watcher, zones)
        if self.sound is not None:
            self.sound(t)

    def _look(self, t: Table, watcher: Witness | None, chance: random.Random) -> None:
        """A close look, if the lot or a new kind of question asks for it."""
        question = type(t.stack[-1]).__name__
        self.tally.asked[question] += 1
        if chance.random() >= self.closely and self.tally.looks[question] >= self.tally.fewest:
            return
        self.tally.looks[question] += 1
        tried = self.tally.tried
        before = fingerprint(t)
        tried["offers"] += check_offers(t)
        tried["copies"] += check_copies(self.game, t, chance)
        world = patient(t)
        for audience in audiences(t):
            seed = chance.getrandbits(40)
            view = world.view(audience)
            tried["redeals"] += check_world(world, world.redeal(audience, seed), view)
            tried["deals from views"] += check_world(world, self.game.deal_from(view, seed), view)
        tried["encodings"] += len(self.game.encode(t.view(chance.choice(audiences(t))))) > 0
        tried["twins"] += follow_twin(t, chance)
        if watcher is not None:
            tried["worlds"] += follow_worlds(t, watcher, chance)
        assert fingerprint(t) == before, "looking has changed the table, or a move a frame"

    def _replay(self, deal: Deal, t: Table, answers: list[tuple[int, list[int]]]) -> None:
        """The record of a game gives back its last table."""
        end = fingerprint(t)
        if t.brisk:  # only choices were asked for
            moves = [move * 8 + seat for seat, answer in answers for move in answer]
            name, rules = self.game.name, self.game.rules
            record = Record(name, rules, deal.options, deal.seats, deal.dice, moves, end)
        else:
            record = deal.record(answers)
            assert record.end == end, "server mode and replay disagree"
        assert fingerprint(replay(self.game, read(write(record)))) == end
        self.tally.tried["replays"] += 1


def check_game(
    game: Game,
    *,
    games: int = 20,
    seed: int = 0,
    closely: float = 0.02,
    witness: Callable[[Table], Witness] | None = None,
    sound: Callable[[Table], None] | None = None,
    choose: Callable[[Table, int, random.Random], int] = any_move,
) -> Tally:
    """Play random games and hold all properties; returns what was tried, and how often.

    Close looks are taken at the share `closely` of the decisions. `sound` has what the game's own
    rules say of every position.
    """
    tally = Tally(games)
    examiner = Examiner(game, witness, closely, sound, choose, tally)
    for number in range(games):
        chance = random.Random(seed * 1_000_003 + number)
        examiner.play(random_deal(game, chance), chance)
    tally.check()
    return tally


def check_offers(t: Table) -> int:
    """Every offered move can be played, on a clone; whoever is out is asked nothing."""
    assert sum(isinstance(frame, Gather) for frame in t.stack) <= 1, "a Gather above a Gather"
    played = 0
    for seat in range(t.seats):
        offered = list(t.options_of(seat))
        assert not (t.out >> seat & 1 and t.waiting >> seat & 1), "a seat that is out is asked"
        assert offered == list(t.options_of(seat))
        for move in offered:
            clone = t.clone()
            clone.play(seat, move)
            assert clone.is_conserved(), f"{t.word(move)} loses or doubles a card"
            played += 1
    return played


def check_copies(game: Game, t: Table, chance: random.Random) -> int:
    """A clone and a save are equal to the table, go on alike and leave it alone."""
    clone, loaded = t.clone(), load(game, save(t))
    assert fingerprint(loaded) == fingerprint(t) == fingerprint(clone)
    assert loaded.options == t.options
    move = chance.choice(t.options)
    for world in (clone, loaded):
        world.play(t.seat, move)
    assert fingerprint(loaded) == fingerprint(clone), "a loaded table goes on differently"
    return 1


def check_world(t: Table, other: Table, view: BareView) -> int:
    """A table dealt again gives back the view and asks the same questions."""
    assert other.view(view.seat) == view
    assert other.stack == t.stack
    assert other.asked() == t.asked()
    assert other.is_conserved()
    return 1
