"""Golden playthroughs: the opening of a game as text, with all that every audience is told."""

import random
from typing import Any

from grimtable.kernel.table import Table
from grimtable.kernel.terms import PUBLIC, BareEvent
from grimtable.look.game import Game
from grimtable.sessions.records import Deal, Record

AUDIENCES = ["P1", "P2", "P3", "P4", "P5", "P6", "P7", "public"]


def opening(game: Game, record: Record, decisions: int) -> str:
    """The first decisions of a record: questions, answers, events, and all views at the end."""
    deal = Deal(game, record.seats, record.options, record.dice)
    t = deal.table(brisk=True, listen=True)
    lines = [f"{game.name}, {record.seats} seats, options {record.options}, dice {record.dice}"]
    lines += _views(game, t)
    told = len(t.events or [])
    for coded in record.moves[:decisions]:
        seat, move = coded % 8, coded // 8
        offered = ", ".join(game.vocabulary.text(option) for option in t.options_of(seat))
        lines.append(
            f"> {AUDIENCES[seat]} {t.stack[-1]}: {game.vocabulary.text(move)}  [{offered}]"
        )
        t.play(seat, move)
        lines += _events(game, t, told)
        told = len(t.events or [])
    return "\n".join([*lines, *_views(game, t), ""])


def _events(game: Game, t: Table, since: int) -> list[str]:
    """One line per event; where audiences are told different things, one per telling."""
    lines: list[str] = []
    for at in range(since, len(t.events or [])):
        told: dict[str, list[str]] = {}
        for audience in [*range(t.seats), PUBLIC]:
            heard = t.events_for(audience, at)[:1]
            text = _event(game, heard[0]) if heard else "nothing"
            told.setdefault(text, []).append(AUDIENCES[audience])
        if len(told) == 1:
            lines += [f"    {text}" for text in told]
        else:
            lines += [f"    {' '.join(who)}: {text}" for text, who in told.items()]
    return lines


def _event(game: Game, event: BareEvent) -> str:
    sentence = game.sentence(event)
    return " ".join([sentence.key, *(f"{name}={value}" for name, value in sentence.args.items())])


def _views(game: Game, t: Table) -> list[str]:
    lines = []
    for audience in [*range(t.seats), PUBLIC]:
        view = t.view(audience)
        cells = zip(game.zones(t.seats), view.zones, strict=True)
        zones = [f"{_zone(zone)}: {_cards(game, row)}" for zone, row in cells if row]
        lines.append(f"= {AUDIENCES[audience]} sees " + "; ".join(zones))
    return [*lines, f"= all see {_fields(game, t)}"]


def _fields(game: Game, t: Table) -> str:
    """The game's own fields but the options, which the first line has."""
    fields = zip(game.fields, t.public(), strict=True)
    return " ".join([f"{name}={value}" for name, value in fields if name != "options"])


def _zone(zone: tuple[str, int]) -> str:
    name, owner = zone
    return name if owner < 0 else f"{AUDIENCES[owner]} {name}"


def _cards(game: Game, cells: tuple[int, ...]) -> str:
    faces = [game.kinds[cell >> 1] + ("*" if cell & 1 else "") for cell in cells if cell >= 0]
    backs = sum(cell < 0 for cell in cells)
    return " ".join([*faces, *([f"{backs} backs"] if backs else [])])


def random_record(game: Game, seats: int, options: dict[str, str], seed: int) -> Record:
    """A whole game of random choices."""
    chance: Any = random.Random(seed)
    deal = Deal(game, seats, options, {"seed": seed})
    t = deal.table()
    answers: list[tuple[int, list[int]]] = []
    while t.waiting:
        move = chance.choice(t.options)
        answers.append((t.seat, [move]))
        t.push(t.seat, move)
    return deal.record(answers)
