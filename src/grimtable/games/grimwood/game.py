"""Grimwood as everybody above the rules sees it."""

from collections.abc import Mapping, Sequence

from grimtable.games.grimwood import playing, shapes, steals, turn
from grimtable.games.grimwood.deal import blank, deal
from grimtable.games.grimwood.ids import DISCARD, HAND, ROW
from grimtable.games.grimwood.options import CHOICES, PRESETS, chosen
from grimtable.games.grimwood.powers import foragers, hands, rows, thieves
from grimtable.games.grimwood.shown.aims import aims, targets
from grimtable.games.grimwood.shown.defaults import default
from grimtable.games.grimwood.shown.encoding import encode
from grimtable.games.grimwood.shown.reasons import reasons
from grimtable.games.grimwood.shown.telling import tell
from grimtable.games.grimwood.shown.words import label, question, sentence
from grimtable.games.grimwood.staging import picture, stage
from grimtable.games.grimwood.table import Grimwood
from grimtable.games.grimwood.vocabulary import NAMES, VOCABULARY
from grimtable.kernel.errors import BadSetup
from grimtable.kernel.frames import Frame
from grimtable.kernel.table import BareView, Table
from grimtable.kernel.terms import MOVED, Event
from grimtable.look.game import Game, Lesson, Reason, Sentence, Target

FRAMES = {
    name: cls
    for module in (turn, playing, steals, shapes, foragers, hands, rows, thieves)
    for name, cls in vars(module).items()
    if isinstance(cls, type) and issubclass(cls, Frame)
}


class GrimwoodGame(Game):
    """Chaotic set collecting for 2 to 6 seats."""

    name = "grimwood"
    prefix = "GW"
    rules = 1
    min_seats = 2
    max_seats = 6
    kinds = NAMES
    options = CHOICES
    presets = PRESETS
    lesson = Lesson(seats=4, options={"first_player": "seat_1"}, seed=3253)
    vocabulary = VOCABULARY
    frames = FRAMES
    fields = (
        "options",
        "rows",
        "skips",
        "starter",
        "active",
        "plays",
        "closes",
        "extras",
        "actions",
        "powers",
        "closed",
        "starts",
        "gained",
        "awake",
        "drew",
        "idle",
        "left",
        "turn",
    )

    def option_values(self, seats: int, options: Mapping[str, str]) -> tuple[int, ...]:
        values = chosen(dict(options))
        if values[0] > seats:
            raise BadSetup(f"first_player cannot be seat_{values[0]} at a table of {seats}")
        return values

    def fit_options(self, seats: int, options: Mapping[str, str]) -> dict[str, str]:
        first = options.get("first_player", "random")
        fits = first == "random" or int(first[-1]) <= seats
        return {**options, "first_player": first if fits else "random"}

    def empty(self, seats: int, values: tuple[int, ...]) -> Grimwood:
        return blank(seats, values)

    def lay_out(self, t: Table) -> None:
        assert isinstance(t, Grimwood)
        deal(t)

    def stage(self, lines: Mapping[str, str], seats: int, options: Mapping[str, str]) -> Grimwood:
        return stage(NAMES, lines, seats, self.setup(seats, options))

    def picture(self, t: Table) -> dict[str, str]:
        assert isinstance(t, Grimwood)
        return picture(t, NAMES)

    def chances(self, t: Table) -> list[str]:
        """The cards picked from hands at random."""
        return [
            NAMES[t.kinds[card]]
            for kind, src, dst, card, _, _ in t.events or []
            if kind == MOVED and HAND <= src < ROW and (HAND <= dst < ROW or dst == DISCARD)
        ]

    def zones(self, seats: int) -> list[tuple[str, int]]:
        shared = [("deck", -1), ("discard", -1), ("aside", -1), ("removed", -1)]
        return shared + [("hand", seat) for seat in range(seats)]

    def scores(self, t: Table) -> list[int]:
        assert isinstance(t, Grimwood)
        return [int(t.score(seat)) for seat in range(t.seats)]

    def targets(self, view: BareView, move: int) -> list[Target]:
        by_name = VOCABULARY.span(move)[0].verb == "card"
        return aims(view, move) if by_name else targets(move)

    def sentence(self, event: Event) -> Sentence:
        return sentence(event)

    def tell(self, events: Sequence[Event]) -> list[Sentence]:
        return tell(events)

    def question(self, view: BareView) -> Sentence:
        return question(view)

    def label(self, view: BareView, move: int) -> Sentence:
        return label(view, move)

    def reasons(self, view: BareView, target: Target) -> list[Reason]:
        return reasons(view, target)

    def default(self, t: Table, seat: int) -> int:
        assert isinstance(t, Grimwood)
        return default(t, seat)

    def encode(self, view: BareView) -> list[int]:
        return encode(view)
