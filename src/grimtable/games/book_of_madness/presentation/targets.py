"""What the moves of The Book of Madness point at: cards, spells, curses, seats, buttons."""

from grimtable.games.book_of_madness.cards.prints import IN_SUPPORT
from grimtable.games.book_of_madness.ids import ELEMENTS, SHELF
from grimtable.games.book_of_madness.presentation.reader import MadnessReader
from grimtable.games.book_of_madness.vocabulary import SEAT_WORDS, VOCABULARIES
from grimtable.kernel.table import BareView
from grimtable.look.game import Target


def targets(view: BareView, move: int) -> list[Target]:
    """What an option points at in this view: a thing on the table, else a button."""
    reader = MadnessReader(view)
    words = VOCABULARIES.at(reader.public.options.card_set)
    span, at = words.span(move)
    word = span.words[at] if span.words else ""
    thing = thing_of(reader, span.verb, at, word)
    return [Target(button=words.text(move)) if thing is None else thing]


def thing_of(reader: MadnessReader, verb: str, at: int, word: str) -> Target | None:
    """The card or seat a move names, where it lies."""
    me = reader.me
    if verb == "seat":
        return Target(seat=at, button=verb)
    if verb in ("cast", "spell"):
        return Target(zone="spells", kind=word, seat=_owner(reader, word), button=verb)
    if verb == "wake":
        seat, spell = word.split()
        return Target(zone="spells", kind=spell, seat=SEAT_WORDS.index(seat), button=verb)
    if verb == "learn":
        shelf = reader.names(SHELF + at)
        return Target(zone=f"shelf_{ELEMENTS[at]}", kind=shelf[0] if shelf else None, button=verb)
    if verb == "gain":
        return Target(zone=f"pile_{word}", kind=word, button=verb)
    if verb in ("dispel", "curse"):
        return Target(zone=f"slot_{at + 1}", kind=reader.curse(at) or None, button=verb)
    if verb == "cure":
        zone = {"hand": "hand", "pile": "discard"}.get(word, "support")
        return Target(zone=zone, kind="madness", seat=at - 2 if at > 1 else me, button=verb)
    if verb == "card":
        return _named(reader, word)
    if verb == "pile":
        return Target(zone="discard", kind=word, seat=me, button=verb)
    if verb == "pay":
        card, place = word.split()
        if place == "hand":
            return Target(zone="hand", kind=card, seat=me, button=verb)
        return Target(zone="support", kind=card, seat=SEAT_WORDS.index(place), button=verb)
    return None


def _named(reader: MadnessReader, kind: str) -> Target:
    """A card named inside a question."""
    if reader.question in ("ScryDiscard", "ScryOrder"):
        return Target(zone="aside", kind=kind, button="card")
    is_support = reader.question == "Choose" and reader.frame.place == IN_SUPPORT
    zone = "support" if is_support else "hand"
    return Target(zone=zone, kind=kind, seat=reader.me, button="card")


def _owner(reader: MadnessReader, spell: str) -> int:
    """In front of whom a spell lies, oneself first."""
    for i in range(reader.seats):
        seat = (reader.me + i) % reader.seats
        if spell in [kind for kind, _ in reader.spells(seat)]:
            return int(seat)
    return reader.me
