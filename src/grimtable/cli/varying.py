"""`--vary`: several options, numbers of seats and card sets at once, every combination a plan."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path

from grimtable.cli.arguments import bots_of, check_seats, check_seed, game_of, options_of
from grimtable.kernel.errors import BadSetup
from grimtable.lab.playing import Plan
from grimtable.lab.report.studies import CARDS, PRINTED
from grimtable.lab.report.words import Words
from grimtable.look.game import Game
from grimtable.look.texts import Texts

SEATS = "seats"
PRESET = "preset"


@dataclass(frozen=True)
class Wanted:
    """What every variant shares, as it was typed."""

    seats: str
    options: str
    cards: Path | None
    games: int
    seed: int
    counts: bool
    has_records: bool


@dataclass(frozen=True)
class Variant:
    """A plan, and the value of everything that varies."""

    plan: Plan
    values: tuple[tuple[str, str], ...]

    @property
    def name(self) -> str:
        """As in `turn_order=free, seats=3`."""
        return ", ".join(f"{name}={value}" for name, value in self.values)


def variants_of(
    wanted: Wanted, vary: Sequence[str], game: Game, words: Words, texts: Texts
) -> list[Variant]:
    """Every combination in order; without anything to vary there is one."""
    axes = [axis_of(text, game, words) for text in vary]
    names = [name for name, _ in axes]
    for name in names:
        if names.count(name) > 1:
            raise BadSetup(words.say("no-vary-twice", name=name))
    chosen = [
        tuple(zip(names, values, strict=True)) for values in product(*[each for _, each in axes])
    ]
    return [Variant(plan_of(wanted, dict(values), game, texts), values) for values in chosen]


def axis_of(text: str, game: Game, words: Words) -> tuple[str, list[str]]:
    """`option=a,b` as a name and its values."""
    name, _, listed = text.partition("=")
    values = [value.strip() for value in listed.split(",")]
    if len(values) < 2 or len(set(values)) < len(values) or "" in values:
        option, known = next(iter(game.options.items()))
        example = f"{option}={known[0]},{known[1]}"
        raise BadSetup(words.say("no-vary", example=example, text=text))
    return name.strip(), values


def plan_of(wanted: Wanted, values: dict[str, str], game: Game, texts: Texts) -> Plan:
    """The plan of a variant; raises BadSetup with one line that says what is wrong with it."""
    file = values.pop(CARDS, "")
    cards = Path(file) if file not in ("", PRINTED) else None if file else wanted.cards
    game = game_of(game.name, texts, cards)
    bots = bots_of(wanted.seats, game, texts)
    if seats := values.pop(SEATS, ""):
        if not seats.isdecimal():
            raise BadSetup(texts.format("no-seat", place=seats, most=game.max_seats))
        bots = [bots[min(at, len(bots) - 1)] for at in range(int(seats))]
    check_seats(game, len(bots), 1, texts)
    check_seed(wanted.seed, texts)
    preset = values.pop(PRESET, "")
    typed = [wanted.options, preset, *(f"{name}={value}" for name, value in values.items())]
    options = options_of(game, ",".join(filter(None, typed)), len(bots), texts)
    game.setup(len(bots), options)
    return Plan(
        game.name, tuple(bots), wanted.games, wanted.seed, tuple(options.items()),
        str(cards or ""), counts=wanted.counts, has_records=wanted.has_records,
    )  # fmt: skip
