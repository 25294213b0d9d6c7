"""`MadnessGame`: the definition of The Book of Madness."""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from grimtable.games.book_of_madness import coding
from grimtable.games.book_of_madness import deal as dealing
from grimtable.games.book_of_madness.actions import (
    abilities,
    action_phase,
    casting,
    learning,
    payments,
    supply,
)
from grimtable.games.book_of_madness.cards import (
    choices,
    curse_choices,
    effects,
    scrying,
    spell_choices,
)
from grimtable.games.book_of_madness.cards.card_file import STANDARD, read_text
from grimtable.games.book_of_madness.cards.prints import SETS, CardSet
from grimtable.games.book_of_madness.deal import blank, deal
from grimtable.games.book_of_madness.defaults import default
from grimtable.games.book_of_madness.encoding import layout
from grimtable.games.book_of_madness.ids import PLAIN_IDS
from grimtable.games.book_of_madness.options import CHOICES, PRESETS, Options, chosen
from grimtable.games.book_of_madness.presentation.events import fact, sentence
from grimtable.games.book_of_madness.presentation.forecast import forecast
from grimtable.games.book_of_madness.presentation.heeding import heed
from grimtable.games.book_of_madness.presentation.labels import label
from grimtable.games.book_of_madness.presentation.narration import tell
from grimtable.games.book_of_madness.presentation.questions import question
from grimtable.games.book_of_madness.presentation.reader import MadnessReader
from grimtable.games.book_of_madness.presentation.reasons import reasons
from grimtable.games.book_of_madness.presentation.refusals import OF_SEAT, SHARED
from grimtable.games.book_of_madness.presentation.targets import targets
from grimtable.games.book_of_madness.public import Public, public_of
from grimtable.games.book_of_madness.scenes import picture, stage
from grimtable.games.book_of_madness.table import Madness
from grimtable.games.book_of_madness.turn import phases
from grimtable.games.book_of_madness.vocabulary import vocabulary_of
from grimtable.kernel.table import BareView, Table
from grimtable.kernel.terms import BareEvent
from grimtable.look.card_sets import read_file, register
from grimtable.look.encoding import Layout
from grimtable.look.game import Game, Lesson, Sentence, Shown, Target, frames_of


class MadnessGame(Game):
    """All on one side against a book of six monsters, for 2 to 5 seats."""

    api = 1
    name = "book_of_madness"
    rank = 4
    prefix = "BM"
    rules = 2
    min_seats = 2
    max_seats = 5
    lesson = Lesson(
        seats=3, options={"start_player": "seat_1", "character_pick": "random"}, seed=9, minutes=9
    )
    cooperative = True
    kinds = tuple(STANDARD.ids)
    options = CHOICES
    presets = PRESETS
    vocabulary = vocabulary_of(STANDARD)
    frames = frames_of(
        dealing, phases, action_phase, abilities, learning, payments, casting, effects, choices,
        spell_choices, curse_choices, scrying, supply,
    )  # fmt: skip
    fields = Public._fields
    shared_zones = SHARED
    own_zones = OF_SEAT
    first = "start_player"
    shown = Shown(targets, question, label, reasons)
    screen_face = "grimtable.cli.tui.book_of_madness"
    plain_face = "grimtable.cli.plain.book_of_madness"
    report = "grimtable.lab.report.book_of_madness.report:MadnessReport"
    card_mark = "[round_table]"
    has_plans = True
    playthrough = 24
    cards: CardSet = STANDARD
    card_set = 0
    """The number of its set."""

    def at(self, options: Sequence[int]) -> Game:
        card_set = Options(*options).card_set
        return self if card_set == self.card_set else with_set(SETS[card_set])

    def with_cards(self, file: Path) -> Game:
        return with_set(read_file(file, read_text))

    def about_cards(self) -> Sentence:
        cards = self.cards
        counts = {"count": len(cards.kinds), "kinds": len(cards.ids), "sheets": len(cards.sheets)}
        return Sentence("cards-sound-madness", counts)

    def option_values(self, seats: int, options: Mapping[str, str]) -> Options:
        return chosen(dict(options), seats, self.card_set)

    def empty(self, seats: int, values: tuple[int, ...]) -> Madness:
        return blank(seats, Options(*values))

    def public_of(self, values: Sequence[Any]) -> Public:
        return public_of(values)

    def lay_out(self, t: Table) -> None:
        assert isinstance(t, Madness)
        deal(t)

    def stage(self, lines: Mapping[str, str], seats: int, options: Mapping[str, str]) -> Madness:
        return stage(lines, seats, Options(*self.setup(seats, options)))

    def picture(self, t: Table) -> dict[str, str]:
        assert isinstance(t, Madness)
        return picture(t)

    def chances(self, t: Table) -> list[str]:
        """No scene asks for chance here: decks are drawn as they lie."""
        return []

    def layout(self) -> Layout:
        return layout(self.card_set)

    def write_code(self, t: Table, seat: int, buffer: bytearray, start: int) -> None:
        coding.write(t, seat, buffer, start)

    def sentence(self, event: BareEvent) -> Sentence:
        return sentence(event, self.cards)

    def fact(self, verb: str, args: Mapping[str, Any]) -> tuple[int, int, int]:
        return fact(verb, args, self.cards)

    def tell(self, events: Sequence[BareEvent]) -> list[Sentence]:
        return tell(events, self.cards)

    def forecast(self, view: BareView) -> dict[str, dict[str, Any]]:
        return forecast(MadnessReader(view))

    def heed(self, view: BareView, left: Sequence[Target]) -> BareView:
        return heed(view, left) if left else view

    def default(self, t: Table, seat: int) -> int:
        assert isinstance(t, Madness)
        return default(t, seat)

    def scores(self, t: Table) -> list[int]:
        """Monsters beaten, the same for all."""
        assert isinstance(t, Madness)
        return [int(t.beaten)] * int(t.seats)


@cache
def with_set(found: CardSet) -> MadnessGame:
    """The same game with a set that was read."""

    class OwnSet(MadnessGame):
        kinds = tuple(found.ids)
        vocabulary = vocabulary_of(found)
        cards = found
        card_set = register(found, SETS)
        card_names = {
            card: name
            for card, name in zip([*found.ids, *found.sheets], found.names, strict=True)
            if card not in PLAIN_IDS
        }
        options = {**CHOICES, "card_set": (found.name,)}

    return OwnSet()
