"""The Book of Madness on a terminal: the board in lines, the story, the cards."""

from collections.abc import Mapping
from typing import Any

from grimtable.cli.lines import beside, paragraph
from grimtable.cli.tui.party import Ending
from grimtable.games.book_of_madness.cards.compiling import TYPES
from grimtable.games.book_of_madness.cards.prints import PENALTY, REWARD, SETS, TEXT, CardSet
from grimtable.games.book_of_madness.ids import (
    FIELD_OF,
    SHELF,
    STACK,
    UNDER,
    deck_of,
    discard_of,
    hand_of,
    support_of,
)
from grimtable.games.book_of_madness.presentation import events
from grimtable.games.book_of_madness.presentation.questions import (
    card_heading,
    card_text,
    part_text,
)
from grimtable.games.book_of_madness.presentation.reader import MadnessReader, yes
from grimtable.kernel.table import BareView
from grimtable.look.card_sets import set_named
from grimtable.look.texts import Texts

KEY = "book_of_madness-board"
ACTING = ("ActionPhase", "Granted", "PickCharacters", "DraftCharacter", "Wake")
NOW = events.STATES


def news(view: BareView) -> object:
    """Changes when the table is worth showing again; None in the middle of an action."""
    reader = MadnessReader(view)
    if reader.question not in ACTING:
        return None
    return reader.public.turn, reader.public.actions, reader.me == reader.public.active


def rows(view: BareView, texts: Texts) -> list[str]:
    """The board, then everybody's cards, clockwise, oneself last."""
    reader = MadnessReader(view)
    lines = board(reader, texts)
    for seat in reader.clockwise():
        lines.append(texts.format(f"{KEY}-seat", **seat_args(reader, seat)))
        if not reader.is_mad(seat) and reader.sheet(seat):
            lines += beside(seat_lines(reader, seat, texts))
    return lines


def board(reader: MadnessReader, texts: Texts) -> list[str]:
    """Monster, marker, curses, reward and penalty."""
    lines = [texts.format(f"{KEY}-round", **round_args(reader))]
    if is_low(reader):
        lines.append(texts.format(f"{KEY}-danger"))
    if not reader.monster():
        return lines
    lines += [f"  {line}" for line in curses(reader, texts)]
    return lines + [f"  {line}" for line in page(reader, texts)]


def round_args(reader: MadnessReader) -> dict[str, Any]:
    """What is said of the round in one line."""
    named = [reader.monster()] if reader.monster() else []
    stack = len(reader.zones[STACK])
    at = {"round": int(reader.public.round), "field": int(reader.public.field)}
    return {"monster": len(named), "cards": named, "stack": stack, **at}


def is_low(reader: MadnessReader) -> bool:
    """Are there fewer madness cards in the stack than twice the players?"""
    return len(reader.zones[STACK]) < 2 * reader.seats


def curses(reader: MadnessReader, texts: Texts) -> list[str]:
    """Every curse with its cost and what has become of it."""
    found = []
    for slot in reader.curses():
        kind = reader.curse(slot)
        args = {
            "field": FIELD_OF[slot],
            "card": kind,
            "text": texts.format(part_text(kind, TEXT, reader.cards)),
            "cards": reader.cost(slot),
            "struck": yes(reader.has_struck(slot)),
            "down": yes(reader.public.veiled >> slot & 1),
            "under": len(reader.zones[UNDER + slot]),
        }
        found.append(texts.format(f"{KEY}-curse", **args))
    return found or [texts.format(f"{KEY}-no-curse")]


def page(reader: MadnessReader, texts: Texts) -> list[str]:
    """What the open page promises and threatens, and the curses that come next."""
    kind = reader.page()
    if kind == "last_page":
        return [texts.format(f"{KEY}-last")]
    reward = texts.format(part_text(kind, REWARD, reader.cards))
    penalty = texts.format(part_text(kind, PENALTY, reader.cards))
    following = [TYPES[curse] for curse in reader.cards.prints[reader.cards.ids.index(kind)].curses]
    return [
        texts.format(f"{KEY}-reward", text=reward),
        texts.format(f"{KEY}-penalty", text=penalty),
        texts.format(f"{KEY}-next", cards=following),
    ]


def seat_args(reader: MadnessReader, seat: int) -> dict[str, Any]:
    """What is said of a seat in one line."""
    sheet = reader.sheet(seat)
    return {
        "seat": seat,
        "active": yes(seat == reader.public.active),
        "named": len(sheet),
        "cards": [sheet] if sheet else [],
        "mad": yes(reader.is_mad(seat)),
        "hand": len(reader.zones[hand_of(seat)]),
        "deck": len(reader.zones[deck_of(seat)]),
        "pile": len(reader.zones[discard_of(seat)]),
        "madness": reader.names(hand_of(seat)).count("madness"),
    }


def seat_lines(reader: MadnessReader, seat: int, texts: Texts) -> list[str]:
    """Spells with their states, support zone, and the hand of others if it is open."""
    shown = [
        texts.format(f"{KEY}-{NOW[state % 8]}", card=kind) for kind, state in reader.spells(seat)
    ]
    return [*shown, support(reader, seat, texts), *open_hand(reader, seat, texts)]


def open_hand(reader: MadnessReader, seat: int, texts: Texts) -> list[str]:
    """What is known of somebody else's hand."""
    known = reader.names(hand_of(seat))
    if seat == reader.me or not known:
        return []
    return [texts.format(f"{KEY}-hand-of", cards=known)]


def support(reader: MadnessReader, seat: int, texts: Texts) -> str:
    """A support zone."""
    cards = reader.names(support_of(seat))
    slots = int(reader.cards.characters[reader.public.seats[seat].character].slots)
    return texts.format(f"{KEY}-support", count=len(cards), slots=slots, cards=cards)


def status(view: BareView, texts: Texts) -> list[str]:
    """The library when an action may be chosen, and the hand."""
    reader = MadnessReader(view)
    return (piles(view, texts) if reader.question in ACTING else []) + hand(reader, texts)


def piles(view: BareView, texts: Texts) -> list[str]:
    """What can be learned."""
    reader = MadnessReader(view)
    open_spells = [name for element in range(4) for name in reader.names(SHELF + element)]
    if not open_spells:
        return []
    return [paragraph(texts.format(f"{KEY}-library", cards=open_spells))]


def aside(view: BareView, texts: Texts) -> list[str]:
    """Nothing lies between the others."""
    return []


def hand(reader: MadnessReader, texts: Texts) -> list[str]:
    """The hand of this seat; nobody has one before the apprentices are chosen."""
    if not reader.sheet(reader.me % reader.seats):
        return []
    cards = reader.hand()
    return [paragraph(texts.format(f"{KEY}-hand", count=len(cards), cards=cards))]


def ranking(view: BareView, ending: Ending, texts: Texts) -> list[str]:
    """How many monsters were beaten, together."""
    return [texts.format("book_of_madness-score", count=max(ending.scores))]


def card_set(options: Mapping[str, str]) -> CardSet:
    """The cards of a table with these options."""
    name = options.get("card_set", SETS[0].name)
    return set_named(name, SETS)


def card(kind: str, seats: int, options: Mapping[str, str], texts: Texts) -> list[str]:
    """A card's heading and what it does."""
    cards = card_set(options)
    text = " ".join(texts.format(part) for part in card_text(kind, cards))
    return [texts.format(card_heading(kind, cards)), text]
