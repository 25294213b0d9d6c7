"""`GrimwoodGame`: the definition of Grimwood."""

from collections.abc import Mapping, Sequence
from typing import Any

from grimtable.games.grimwood import coding, playing, powers, shapes, steals, turn
from grimtable.games.grimwood.deal import blank, deal
from grimtable.games.grimwood.defaults import default
from grimtable.games.grimwood.encoding import LAYOUT
from grimtable.games.grimwood.ids import DISCARD, HAND, ROW, RULES
from grimtable.games.grimwood.options import CHOICES, PRESETS, Options, chosen
from grimtable.games.grimwood.presentation.labels import fact, label, question, sentence
from grimtable.games.grimwood.presentation.narration import tell
from grimtable.games.grimwood.presentation.reasons import reasons
from grimtable.games.grimwood.presentation.targets import aimed
from grimtable.games.grimwood.scenes import picture, stage
from grimtable.games.grimwood.table import Grimwood, Public
from grimtable.games.grimwood.vocabulary import NAMES, VOCABULARY
from grimtable.kernel.table import Table
from grimtable.kernel.terms import MOVED, BareEvent
from grimtable.look.encoding import Layout
from grimtable.look.game import Game, Lesson, Sentence, Shown, frames_of


class GrimwoodGame(Game):
    """Chaotic set collecting for 2 to 6 seats."""

    api = 1
    name = "grimwood"
    rank = 1
    prefix = "GW"
    rules = RULES
    min_seats = 2
    max_seats = 6
    kinds = NAMES
    options = CHOICES
    presets = PRESETS
    lesson = Lesson(seats=4, options={"first_player": "seat_1"}, seed=3253)
    vocabulary = VOCABULARY
    frames = frames_of(turn, playing, steals, shapes, *powers.MODULES)
    fields = Public._fields
    kind_fields = ("rows",)
    shared_zones = ("deck", "discard", "aside", "removed")
    own_zones = ("hand",)
    shown = Shown(aimed, question, label, reasons)
    screen_face = "grimtable.cli.tui.grimwood"
    plain_face = "grimtable.cli.plain.grimwood"
    report = "grimtable.lab.report.grimwood.report:GrimwoodReport"

    def option_values(self, seats: int, options: Mapping[str, str]) -> Options:
        return chosen(dict(options), seats)

    def public_of(self, values: Sequence[Any]) -> Public:
        options, *rest = values
        return Public(Options(*options), *rest)

    def empty(self, seats: int, values: tuple[int, ...]) -> Grimwood:
        return blank(seats, Options(*values))

    def lay_out(self, t: Table) -> None:
        assert isinstance(t, Grimwood)
        deal(t)

    def stage(self, lines: Mapping[str, str], seats: int, options: Mapping[str, str]) -> Grimwood:
        return stage(lines, seats, Options(*self.setup(seats, options)))

    def picture(self, t: Table) -> dict[str, str]:
        assert isinstance(t, Grimwood)
        return picture(t)

    def chances(self, t: Table) -> list[str]:
        """The cards picked from hands at random."""
        return [
            NAMES[t.kinds[card]]
            for kind, src, dst, card, _, _ in t.events or []
            if kind == MOVED and HAND <= src < ROW and (HAND <= dst < ROW or dst == DISCARD)
        ]

    def scores(self, t: Table) -> list[int]:
        assert isinstance(t, Grimwood)
        return [int(t.score(seat)) for seat in range(t.seats)]

    def layout(self) -> Layout:
        return LAYOUT

    def write_code(self, t: Table, seat: int, buffer: bytearray, start: int) -> None:
        coding.write(t, seat, buffer, start)

    def sentence(self, event: BareEvent) -> Sentence:
        return sentence(event)

    def fact(self, verb: str, args: Mapping[str, Any]) -> tuple[int, int, int]:
        return fact(verb, args)

    def tell(self, events: Sequence[BareEvent]) -> list[Sentence]:
        return tell(events)

    def default(self, t: Table, seat: int) -> int:
        assert isinstance(t, Grimwood)
        return default(t, seat)
