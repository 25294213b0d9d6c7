"""`TidingsGame`: the definition of Grimm Tidings."""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from grimtable.games.grimm_tidings import coding
from grimtable.games.grimm_tidings import deal as dealing
from grimtable.games.grimm_tidings.bargains import help_offers, trades
from grimtable.games.grimm_tidings.cards import choices, effects, playing, reactions
from grimtable.games.grimm_tidings.cards.card_file import STANDARD, read_text
from grimtable.games.grimm_tidings.cards.prints import SETS, CardSet
from grimtable.games.grimm_tidings.deal import blank, deal
from grimtable.games.grimm_tidings.defaults import default
from grimtable.games.grimm_tidings.encoding import layout
from grimtable.games.grimm_tidings.fights import fight, running
from grimtable.games.grimm_tidings.ids import LEVEL_UP
from grimtable.games.grimm_tidings.items import selling
from grimtable.games.grimm_tidings.options import CHOICES, PRESETS, Options, chosen
from grimtable.games.grimm_tidings.presentation.banners import banners
from grimtable.games.grimm_tidings.presentation.events import fact, sentence
from grimtable.games.grimm_tidings.presentation.figures import figures
from grimtable.games.grimm_tidings.presentation.forecast import forecast
from grimtable.games.grimm_tidings.presentation.labels import label
from grimtable.games.grimm_tidings.presentation.narration import tell
from grimtable.games.grimm_tidings.presentation.orders import (
    ORDERS,
    order_scope,
    ordered_answer,
    orders_in_force,
    pass_delay,
)
from grimtable.games.grimm_tidings.presentation.questions import question
from grimtable.games.grimm_tidings.presentation.reasons import reasons
from grimtable.games.grimm_tidings.presentation.refusals import OF_SEAT, SHARED
from grimtable.games.grimm_tidings.presentation.targets import targets
from grimtable.games.grimm_tidings.public import Public, public_of
from grimtable.games.grimm_tidings.scenes import chances, picture, stage
from grimtable.games.grimm_tidings.table import Tidings
from grimtable.games.grimm_tidings.turn import charity, checks, leaving, phases, windows
from grimtable.games.grimm_tidings.vocabulary import vocabulary_of
from grimtable.kernel.table import BareView, Table
from grimtable.kernel.terms import BareEvent
from grimtable.look.card_sets import read_file, register
from grimtable.look.encoding import Layout
from grimtable.look.game import Game, Lesson, Sentence, Shown, frames_of


class TidingsGame(Game):
    """Fights, bargains and meddling for 3 or 4 seats; also playable with 2, 5 and 6 (GT-R41)."""

    api = 1
    name = "grimm_tidings"
    rank = 3
    prefix = "GT"
    rules = 2
    min_seats = 2
    max_seats = 6
    lesson = Lesson(seats=3, options={"first_player": "seat_1"}, seed=204, minutes=9)
    kinds = tuple(STANDARD.ids)
    options = CHOICES
    presets = PRESETS
    vocabulary = vocabulary_of(STANDARD)
    frames = frames_of(
        dealing, phases, charity, fight, running, windows, help_offers, trades, selling, playing,
        effects, choices, reactions, checks, leaving,
    )  # fmt: skip
    fields = Public._fields
    shared_zones = SHARED
    own_zones = OF_SEAT
    shown = Shown(targets, question, label, reasons)
    screen_face = "grimtable.cli.tui.grimm_tidings"
    plain_face = "grimtable.cli.plain.grimm_tidings"
    report = "grimtable.lab.report.grimm_tidings.report:TidingsReport"
    card_mark = ""
    marks_ready = frozenset({"Setup"})
    orders = ORDERS
    cards: CardSet = STANDARD
    card_set = 0
    """The number of its set (GT-R1)."""

    def at(self, options: Sequence[int]) -> Game:
        card_set = Options(*options).card_set
        return self if card_set == self.card_set else with_set(SETS[card_set])

    def with_cards(self, file: Path) -> Game:
        return with_set(read_file(file, read_text))

    def about_cards(self) -> Sentence:
        cards = self.cards
        doors = sum(int(card.copies) for card in cards.prints if card.sort < LEVEL_UP)
        total = len(cards.kinds)
        counts = {"kinds": len(cards.ids), "doors": doors, "treasures": total - doors}
        return Sentence("cards-sound", {"count": total, **counts})

    def option_values(self, seats: int, options: Mapping[str, str]) -> Options:
        return chosen(dict(options), seats, self.card_set)

    def empty(self, seats: int, values: tuple[int, ...]) -> Tidings:
        return blank(seats, Options(*values))

    def public_of(self, values: Sequence[Any]) -> Public:
        return public_of(values)

    def lay_out(self, t: Table) -> None:
        assert isinstance(t, Tidings)
        deal(t)

    def stage(self, lines: Mapping[str, str], seats: int, options: Mapping[str, str]) -> Tidings:
        return stage(lines, seats, Options(*self.setup(seats, options)))

    def picture(self, t: Table) -> dict[str, str]:
        assert isinstance(t, Tidings)
        return picture(t)

    def chances(self, t: Table) -> list[str]:
        assert isinstance(t, Tidings)
        return chances(t)

    def default(self, t: Table, seat: int) -> int:
        assert isinstance(t, Tidings)
        return default(t, seat)

    def order_scope(self, t: Table) -> tuple[int, ...]:
        assert isinstance(t, Tidings)
        return order_scope(t)

    def ordered_answer(
        self, t: Table, seat: int, orders: Mapping[str, str], scope: tuple[int, ...]
    ) -> int:
        assert isinstance(t, Tidings)
        return ordered_answer(t, seat, orders, scope)

    def orders_in_force(
        self, t: Table, orders: Mapping[str, str], scope: tuple[int, ...]
    ) -> dict[str, str]:
        assert isinstance(t, Tidings)
        return orders_in_force(t, orders, scope)

    def pass_delay(self, t: Table, options: Mapping[str, str]) -> float:
        assert isinstance(t, Tidings)
        return pass_delay(t, options)

    def scores(self, t: Table) -> list[int]:
        """Levels."""
        assert isinstance(t, Tidings)
        return [int(level) for level in t.levels]

    def banners(self, t: Table) -> list[Sentence]:
        assert isinstance(t, Tidings)
        return banners(t)

    def figures(self, t: Table) -> dict[str, Any]:
        assert isinstance(t, Tidings)
        return figures(t)

    def forecast(self, view: BareView) -> dict[str, dict[str, Any]]:
        return forecast([self.deal_from(view, seed) for seed in (1, 2)], int(view.seat))

    def turns(self, t: Table) -> int:
        assert isinstance(t, Tidings)
        if t.starter < 0:
            return 0
        return int((t.round - 1) * t.seats + (t.active - t.starter) % t.seats + 1)

    def layout(self) -> Layout:
        return layout(self.card_set)

    def write_code(self, t: Table, seat: int, buffer: bytearray, start: int) -> None:
        coding.write(t, seat, buffer, start)

    def sentence(self, event: BareEvent) -> Sentence:
        return sentence(event, self.kinds)

    def fact(self, verb: str, args: Mapping[str, Any]) -> tuple[int, int, int]:
        return fact(verb, args, self.kinds)

    def tell(self, events: Sequence[BareEvent]) -> list[Sentence]:
        return tell(events, self.kinds)


@cache
def with_set(found: CardSet) -> TidingsGame:
    """The same game with a set that was read."""

    class OwnSet(TidingsGame):
        kinds = tuple(found.ids)
        vocabulary = vocabulary_of(found)
        cards = found
        card_set = register(found, SETS)
        card_names = dict(zip(found.ids, found.names, strict=True))
        options = {**CHOICES, "card_set": (found.name,)}

    return OwnSet()
