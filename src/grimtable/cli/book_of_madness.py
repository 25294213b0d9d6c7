"""The Book of Madness on a terminal: the board in lines, the story, the cards."""

from collections.abc import Mapping
from typing import Any

from grimtable.cli.lines import beside, paragraph
from grimtable.cli.tui.company import Ending
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
from grimtable.games.book_of_madness.presentation.seen import Seen, yes
from grimtable.kernel.table import BareView
from grimtable.look.texts import Texts

KEY = "book_of_madness-board"
ACTING = ("ActionPhase", "Granted", "PickCharacters", "DraftCharacter", "Wake")
NOW = events.STATES


def news(view: BareView) -> object:
    """Changes when the table is worth showing again; None in the middle of an action."""
    seen = Seen(view)
    if seen.question not in ACTING:
        return None
    return seen.public.turn, seen.public.actions, seen.me == seen.public.active


def rows(view: BareView, texts: Texts) -> list[str]:
    """The board, then everybody's cards, clockwise, oneself last."""
    seen = Seen(view)
    lines = board(seen, texts)
    for seat in seen.clockwise():
        lines.append(texts.format(f"{KEY}-seat", **seat_args(seen, seat)))
        if not seen.is_mad(seat) and seen.sheet(seat):
            lines += beside(seat_lines(seen, seat, texts))
    return lines


def board(seen: Seen, texts: Texts) -> list[str]:
    """Monster, marker, curses, reward and penalty."""
    lines = [texts.format(f"{KEY}-round", **round_args(seen))]
    if is_low(seen):
        lines.append(texts.format(f"{KEY}-danger"))
    if not seen.monster():
        return lines
    lines += [f"  {line}" for line in curses(seen, texts)]
    return lines + [f"  {line}" for line in page(seen, texts)]


def round_args(seen: Seen) -> dict[str, Any]:
    """What is said of the round in one line."""
    named = [seen.monster()] if seen.monster() else []
    stack = len(seen.zones[STACK])
    at = {"round": int(seen.public.round), "field": int(seen.public.field)}
    return {"monster": len(named), "cards": named, "stack": stack, **at}


def is_low(seen: Seen) -> bool:
    """Are there fewer madness cards in the stack than twice the players?"""
    return len(seen.zones[STACK]) < 2 * seen.seats


def curses(seen: Seen, texts: Texts) -> list[str]:
    """Every curse with its cost and what has become of it."""
    found = []
    for slot in seen.curses():
        kind = seen.curse(slot)
        args = {
            "field": FIELD_OF[slot],
            "card": kind,
            "text": texts.format(part_text(kind, TEXT, seen.cards)),
            "cards": seen.cost(slot),
            "struck": yes(seen.has_struck(slot)),
            "down": yes(seen.public.veiled >> slot & 1),
            "under": len(seen.zones[UNDER + slot]),
        }
        found.append(texts.format(f"{KEY}-curse", **args))
    return found or [texts.format(f"{KEY}-no-curse")]


def page(seen: Seen, texts: Texts) -> list[str]:
    """What the open page promises and threatens, and the curses that come next."""
    kind = seen.page()
    if kind == "last_page":
        return [texts.format(f"{KEY}-last")]
    reward = texts.format(part_text(kind, REWARD, seen.cards))
    penalty = texts.format(part_text(kind, PENALTY, seen.cards))
    following = [TYPES[curse] for curse in seen.cards.prints[seen.cards.ids.index(kind)].curses]
    return [
        texts.format(f"{KEY}-reward", text=reward),
        texts.format(f"{KEY}-penalty", text=penalty),
        texts.format(f"{KEY}-next", cards=following),
    ]


def seat_args(seen: Seen, seat: int) -> dict[str, Any]:
    """What is said of a seat in one line."""
    sheet = seen.sheet(seat)
    return {
        "seat": seat,
        "active": yes(seat == seen.public.active),
        "named": len(sheet),
        "cards": [sheet] if sheet else [],
        "mad": yes(seen.is_mad(seat)),
        "hand": len(seen.zones[hand_of(seat)]),
        "deck": len(seen.zones[deck_of(seat)]),
        "pile": len(seen.zones[discard_of(seat)]),
        "madness": seen.names(hand_of(seat)).count("madness"),
    }


def seat_lines(seen: Seen, seat: int, texts: Texts) -> list[str]:
    """Spells with their states, support zone, and the hand of others if it is open."""
    shown = [
        texts.format(f"{KEY}-{NOW[state % 8]}", card=kind) for kind, state in seen.spells(seat)
    ]
    return [*shown, support(seen, seat, texts), *open_hand(seen, seat, texts)]


def open_hand(seen: Seen, seat: int, texts: Texts) -> list[str]:
    """What is known of somebody else's hand."""
    known = seen.names(hand_of(seat))
    if seat == seen.me or not known:
        return []
    return [texts.format(f"{KEY}-hand-of", cards=known)]


def support(seen: Seen, seat: int, texts: Texts) -> str:
    """A support zone."""
    cards = seen.names(support_of(seat))
    slots = int(seen.cards.characters[seen.public.seats[seat].character].slots)
    return texts.format(f"{KEY}-support", count=len(cards), slots=slots, cards=cards)


def status(view: BareView, texts: Texts) -> list[str]:
    """The library when an action may be chosen, and the hand."""
    seen = Seen(view)
    return (piles(view, texts) if seen.question in ACTING else []) + hand(seen, texts)


def piles(view: BareView, texts: Texts) -> list[str]:
    """What can be learned."""
    seen = Seen(view)
    open_spells = [name for element in range(4) for name in seen.names(SHELF + element)]
    if not open_spells:
        return []
    return [paragraph(texts.format(f"{KEY}-library", cards=open_spells))]


def aside(view: BareView, texts: Texts) -> list[str]:
    """Nothing lies between the others."""
    return []


def hand(seen: Seen, texts: Texts) -> list[str]:
    """The own hand; there is none before the apprentices are chosen."""
    if not seen.sheet(seen.me % seen.seats):
        return []
    cards = seen.hand()
    return [paragraph(texts.format(f"{KEY}-hand", count=len(cards), cards=cards))]


def standing(view: BareView, ending: Ending, texts: Texts) -> list[str]:
    """How many monsters were beaten, together."""
    return [texts.format("book_of_madness-score", count=max(ending.scores))]


def card_set(options: Mapping[str, str]) -> CardSet:
    """The cards of a table with these options."""
    name = options.get("card_set", SETS[0].name)
    return next(cards for cards in reversed(SETS.values()) if cards.name == name)


def card(kind: str, seats: int, options: Mapping[str, str], texts: Texts) -> list[str]:
    """A card's heading and what it does."""
    cards = card_set(options)
    text = " ".join(texts.format(part) for part in card_text(kind, cards))
    return [texts.format(card_heading(kind, cards)), text]
