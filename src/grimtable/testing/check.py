"""`check_game(game)` plays random games and holds everything to it that every game must hold.

What is cheap is held at every decision. What takes long is tried at decisions chosen by lot, in
proportion to all decisions, and at the first ones of every kind of question.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterable

from grimtable import registry
from grimtable.kernel.table import Table
from grimtable.look.game import Game
from grimtable.look.texts import own_languages
from grimtable.sessions.records import Deal
from grimtable.sessions.saves import fingerprint
from grimtable.testing.complaints import Complaint, blaming, claim
from grimtable.testing.patience import Patience
from grimtable.testing.properties import (
    check_asking,
    check_cards,
    check_copies,
    check_defaults,
    check_encoding,
    check_end,
    check_frames,
    check_frozen,
    check_offers,
    check_passes,
    check_redeals,
    check_replay,
    check_story,
    check_words,
    question_of,
    spoken_of,
)
from grimtable.testing.witness import Witness, check_faces, witness_of
from grimtable.testing.worlds import audiences, follow_twin, follow_worlds, patient

MAX_DECISIONS = 200_000
"""No game takes more."""
BRISK_SHARE = 0.75
"""The share of games in which forced questions answer themselves, as in simulations."""
GAMES_PER_QUESTION = 50
"""Every kind of question is examined closely once in this number of games, if it is asked."""
CLOSE_SHARE = 0.02
"""The share of decisions that are looked at closely."""


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
        self.fewest = max(1, games // GAMES_PER_QUESTION)
        """Close looks at each kind of question, however seldom it is asked."""
        self.asked: Counter[str] = Counter()
        """Decisions, by the question."""
        self.looks: Counter[str] = Counter()
        """Close looks, by the question."""
        self.tried: Counter[str] = Counter()
        """Cases of each property."""
        self.missing: dict[str, list[str]] = {}
        """By language, the texts that the game's package lacks; its keys are shown instead."""

    def is_due(self, question: str, closely: float, chance: random.Random) -> bool:
        """Does the lot, or a new kind of question, ask for a close look?"""
        self.asked[question] += 1
        is_rare = self.looks[question] < self.fewest
        is_behind = self.looks.total() < closely * self.asked.total() / 2
        if not (chance.random() < closely or is_rare or is_behind):
            return False
        self.looks[question] += 1
        return True

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
        witness: Callable[[Table], Witness],
        closely: float,
        sound: Callable[[Table], None] | None,
        choose: Callable[[Table, int, random.Random], int],
        longest: int,
        tally: Tally,
    ) -> None:
        self.game = game
        self.witness = witness
        self.closely = closely
        self.sound = sound
        self.choose = choose
        self.longest = longest
        self.tally = tally
        self.spoken = spoken_of(game)
        self._lengths: set[int] = set()
        self._at = ""
        """Where in which game something was found."""

    def missing(self) -> dict[str, list[str]]:
        """What was said and is not written, in English and the languages the package has."""
        spoken = own_languages(self.game.name)
        texts = [each for each in self.spoken if each.missing and each.language in spoken]
        return {each.language: sorted(each.missing) for each in texts}

    def play(self, deal: Deal, chance: random.Random) -> None:
        """One random game from deal to record; a Complaint says in which deal it was found."""
        options = ",".join(f"{name}={value}" for name, value in deal.options.items())
        self._at = "while the cards are dealt"
        try:
            with Patience() as patience:
                self._play(deal, chance, patience)
        except Complaint as complaint:
            place = f"{deal.seats} seats, deal {deal.dice['seed']}{options and ', '}{options}"
            raise Complaint(f"{complaint} [{self._at}; {place}]") from complaint.__cause__

    def _play(self, deal: Deal, chance: random.Random, patience: Patience) -> None:
        with blaming("the cards cannot be dealt"):
            t = deal.table(brisk=chance.random() < BRISK_SHARE, listen=True)
        watcher = self.witness(t)
        watcher.game = self.game
        known: list[int] = []
        answers: list[tuple[int, list[int]]] = []
        while t.waiting:
            self._at = f"at {t.stack[-1]} after {len(answers)} answers"
            patience.renew()
            check_cards(self.game, t)
            touched = watcher.follow()
            if t.know != known:
                known = list(t.know)
                touched = set(range(len(t.zones)))
            self._settle(t, watcher, touched)
            if self.tally.is_due(question_of(t), self.closely, chance):
                self._look(t, watcher, chance)
            seat = chance.choice([seat for seat in range(t.seats) if t.waiting >> seat & 1])
            move = self.choose(t, seat, chance)
            answers.append((seat, [move]))
            with blaming(f"the answer {t.word(move)!r} to {question_of(t)} fails"):
                t.play(seat, move)
            claim(
                len(answers) < self.longest,
                f"this game has not ended after {self.longest} answers; "
                f"let the rules bring every game to an end",
            )
        self._at = f"at the end after {len(answers)} answers"
        self.tally.tried["ends"] += check_cards(self.game, t) and check_end(self.game, t)
        watcher.follow()
        self._settle(t, watcher, range(len(t.zones)))
        self.tally.tried["stories"] += check_story(self.game, t, self.spoken)
        self.tally.tried["replays"] += check_replay(deal, t, answers)

    def _settle(self, t: Table, watcher: Witness, zones: Iterable[int]) -> None:
        """Cards have moved in these zones, or somebody has seen some."""
        self.tally.tried["faces"] += check_faces(watcher, zones)
        if self.sound is not None:
            self.sound(t)

    def _look(self, t: Table, watcher: Witness, chance: random.Random) -> None:
        """Everything that takes long; it leaves the table as it was."""
        game, tried, before = self.game, self.tally.tried, fingerprint(t)
        check_frames(game, t)
        check_frozen(game, t)
        tried["questions"] += check_asking(game, t)
        tried["copies"] += check_copies(game, t, chance)
        tried["offers"] += check_offers(game, t)
        world = patient(t)
        for audience in audiences(t):
            tried["redeals"] += check_redeals(game, t, world, audience, chance.getrandbits(40))
        tried["encodings"] += check_encoding(game, t, chance.choice(audiences(t)), self._lengths)
        tried["words"] += check_words(game, t, self.spoken)
        tried["defaults"] += check_defaults(game, t)
        tried["passes"] += check_passes(t, chance)
        with blaming("the rules fail"):
            tried["twins"] += follow_twin(t, chance)
        with blaming("the rules fail"):
            tried["worlds"] += follow_worlds(t, watcher, chance)
        claim(
            fingerprint(t) == before,
            f"showing or copying the table at {question_of(t)} changes it: view(), public(), "
            f"clone() and the frames' attributes must stay as they are",
        )


def check_game(
    game: Game,
    *,
    games: int = 20,
    seed: int = 0,
    closely: float = CLOSE_SHARE,
    witness: Callable[[Table], Witness] | None = None,
    sound: Callable[[Table], None] | None = None,
    choose: Callable[[Table, int, random.Random], int] = any_move,
    longest: int = MAX_DECISIONS,
    played: Callable[[], None] = lambda: None,
) -> Tally:
    """Play random games and hold all properties; returns what was tried, and how often.

    Raises a Complaint, an AssertionError of one sentence, for the first fault it finds. Close looks
    are taken at the share `closely` of the decisions. A `witness` knows who may see which card;
    without one, zones (of a PlainGame) or events are taken at their word. `sound` has what the
    game's own rules say of every position, `choose` answers instead of the dice, and `played` is
    called after each game.
    """
    tally = Tally(games)
    with blaming("the game cannot be read"):
        if game.name not in registry.names():  # not installed yet
            registry.introduce(game)
        seen_by = witness or witness_of(game)
        examiner = Examiner(game, seen_by, closely, sound, choose, longest, tally)
    for number in range(games):
        chance = random.Random(seed * 1_000_003 + number)
        examiner.play(random_deal(game, chance), chance)
        played()
    tally.missing = examiner.missing()
    return tally
