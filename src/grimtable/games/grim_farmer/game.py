"""`FarmerGame`: the definition of Grim Farmer."""

from collections.abc import Mapping, Sequence
from typing import Any

from grimtable.games.grim_farmer import coding, phases, race, specials
from grimtable.games.grim_farmer import deal as dealing
from grimtable.games.grim_farmer.deal import blank, deal
from grimtable.games.grim_farmer.defaults import default
from grimtable.games.grim_farmer.encoding import LAYOUT
from grimtable.games.grim_farmer.ids import CHALLENGE, SEAT
from grimtable.games.grim_farmer.options import CHOICES, FIRST_TO_K, PRESETS, Options, chosen
from grimtable.games.grim_farmer.presentation.labels import fact, label, question, sentence
from grimtable.games.grim_farmer.presentation.narration import tell
from grimtable.games.grim_farmer.presentation.reasons import reasons
from grimtable.games.grim_farmer.presentation.targets import targets
from grimtable.games.grim_farmer.scenes import chances, picture, stage
from grimtable.games.grim_farmer.table import Farmer, Public
from grimtable.games.grim_farmer.vocabulary import NAMES, VOCABULARY
from grimtable.kernel.errors import BadSetup
from grimtable.kernel.table import BareView, Table
from grimtable.kernel.terms import BareEvent
from grimtable.look.encoding import Layout
from grimtable.look.game import Game, Lesson, Sentence, Shown, frames_of

FITTED = {"deck": ("deck", "custom_deck"), "host": ("host",), "last_losers": ("last_losers",)}
"""Options that depend on the number of seats, each with those it is read with."""


class FarmerGame(Game):
    """Simultaneous bluffing for 2 to 6 seats."""

    api = 1
    name = "grim_farmer"
    rank = 2
    prefix = "GF"
    rules = 1
    min_seats = 2
    max_seats = 6
    fewest_win = True
    kinds = NAMES
    options = CHOICES
    presets = PRESETS
    lesson = Lesson(seats=3, options={"first_player": "seat_1"}, seed=12)
    vocabulary = VOCABULARY
    frames = frames_of(dealing, phases, race, specials)
    fields = Public._fields
    shared_zones = ("deck", "discard", "played", "box")
    own_zones = ("hand", "pile")
    shown = Shown(targets, question, label, reasons)
    screen_face = "grimtable.cli.tui.grim_farmer"
    plain_face = "grimtable.cli.plain.grim_farmer"
    report = "grimtable.lab.report.grim_farmer.report:FarmerReport"
    marks_ready = frozenset({"DrawCount", "Place", "Challenge"})

    def option_values(self, seats: int, options: Mapping[str, str]) -> Options:
        return chosen(dict(options), seats)

    def public_of(self, values: Sequence[Any]) -> Public:
        options, *rest = values
        return Public(Options(*options), *rest)

    def fit_options(self, seats: int, options: Mapping[str, str]) -> dict[str, str]:
        fitting = dict(options)
        for name, parts in FITTED.items():
            try:
                chosen({part: fitting[part] for part in parts if part in fitting}, seats)
            except BadSetup:
                fitting[name] = CHOICES[name][0]
        return fitting

    def empty(self, seats: int, values: tuple[int, ...]) -> Farmer:
        return blank(seats, Options(*values))

    def lay_out(self, t: Table) -> None:
        assert isinstance(t, Farmer)
        deal(t)

    def stage(self, lines: Mapping[str, str], seats: int, options: Mapping[str, str]) -> Farmer:
        return stage(lines, seats, Options(*self.setup(seats, options)))

    def picture(self, t: Table) -> dict[str, str]:
        assert isinstance(t, Farmer)
        return picture(t)

    def chances(self, t: Table) -> list[str]:
        assert isinstance(t, Farmer)
        return chances(t)

    def scores(self, t: Table) -> list[int]:
        """Cards in hand: the fewer the better."""
        assert isinstance(t, Farmer)
        return [int(t.held(seat)) for seat in range(t.seats)]

    def ranking(self, t: Table) -> list[int]:
        """Winners first, in a match by games won; then the fewer cards left the better."""
        outcome = t.outcome()
        assert isinstance(t, Farmer) and outcome is not None
        shares, left = outcome.rewards, [int(cards) for cards in t.left]
        counts = t.rules.match == FIRST_TO_K
        won = [int(games) if counts else 0 for games in t.wins]
        return sorted(range(len(left)), key=lambda seat: (-won[seat], -shares[seat], left[seat]))

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

    def preview(self, view: BareView, move: int) -> dict[int, int] | None:
        """What a challenge brings depends on hidden cards."""
        return None if CHALLENGE <= move < SEAT else super().preview(view, move)

    def default(self, t: Table, seat: int) -> int:
        assert isinstance(t, Farmer)
        return default(t, seat)
