"""A story as people tell it: events that belong together become one sentence."""

from collections.abc import Sequence

from grimtable.games.book_of_madness.cards.prints import TEXT, CardSet
from grimtable.games.book_of_madness.ids import (
    CASTING,
    DISPELLED,
    MARKER_MOVED,
    SPELL_TURNED,
    STRUCK,
)
from grimtable.games.book_of_madness.presentation.events import STATES, place, sentence
from grimtable.games.book_of_madness.presentation.questions import part_text
from grimtable.games.book_of_madness.presentation.reader import say
from grimtable.kernel.terms import MOVED, PUT_OUT, SHUFFLED, SWAPPED, BareEvent
from grimtable.look.game import Sentence

Told = tuple[int, list[Sentence]]
"""How many events belong together, and what they tell."""
Way = tuple[str, str]
SILENT = {("supply", "box"), ("aside", "queue"), ("book", "page"), ("deck", "box")}
"""Ways that other sentences tell, or that go without saying."""
RUNS = {
    ("deck", "hand"): "drawn",
    ("deck", "discard"): "deck-discarded",
    ("deck", "aside"): "looked",
    ("queue", "deck"): "returned",
    ("hand", "discard"): "discarded",
    ("hand", "banished"): "banished",
    ("discard", "banished"): "pile-banished",
    ("support", "discard"): "support-discarded",
    ("library", "shelf"): "shelved",
    ("curses", "slot"): "curses-laid",
    ("slot", "curses"): "curses-gone",
    ("stack", "discard"): "madness",
    ("stack", "banished"): "stack-banished",
    ("stack", "under"): "hexed",
    ("under", "stack"): "unhexed",
    ("banished", "stack"): "restored",
    ("discard", "deck"): "mixed",
    ("supply", "deck"): "gained-top",
}
"""Ways that several cards go together."""
COUNTED = (
    "madness", "stack-banished", "hexed", "unhexed", "restored", "mixed", "returned",
)  # fmt: skip
"""Of these it is told how many, not which."""


def tell(events: Sequence[BareEvent], cards: CardSet) -> list[Sentence]:
    """The events of `events_for`, in order, as few sentences as tell it all."""
    told: list[Sentence] = []
    at = 0
    while at < len(events):
        length, sentences = _next(events, at, cards)
        told.extend(sentences)
        at += length
    return told


def _next(events: Sequence[BareEvent], at: int, cards: CardSet) -> Told:
    kind = events[at].kind
    if kind == MOVED:
        return _moved(events, at, cards)
    if kind == SHUFFLED:
        return 1, []  # what was shuffled is told before
    if kind == SWAPPED:
        return 2, [say("told-reshuffled", seat=place(int(events[at].a))[1])]
    if kind == SPELL_TURNED:
        return _turned(events, at, cards)
    if kind == MARKER_MOVED:
        return _marker(events, at, cards)
    if kind == STRUCK:
        return 1, [sentence(events[at], cards), part_text(cards.ids[events[at].b], TEXT, cards)]
    return 1, [sentence(events[at], cards)]


def _way(event: BareEvent) -> Way:
    return place(int(event.a))[0], place(int(event.b))[0]


def _run(events: Sequence[BareEvent], at: int) -> list[BareEvent]:
    """This card and those after it that go the same way, between zones of the same names."""
    first = events[at]
    count = 1
    while at + count < len(events):
        event = events[at + count]
        if event.kind != MOVED or _way(event) != _way(first) or _owners(event) != _owners(first):
            break
        count += 1
    return list(events[at : at + count])


def _owners(event: BareEvent) -> tuple[int, int]:
    return place(int(event.a))[1], place(int(event.b))[1]


def _faces(events: Sequence[BareEvent], cards: CardSet) -> list[str]:
    """What cards these are, as they went; nothing if they are not seen."""
    return [cards.ids[event.face] for event in events if event.face >= 0]


def _moved(events: Sequence[BareEvent], at: int, cards: CardSet) -> Told:
    way = _way(events[at])
    if way == ("hand", "box"):
        return _mad(events, at)
    run = _run(events, at)
    after = events[at + len(run)].kind if at + len(run) < len(events) else -1
    if way == ("stack", "discard") and after == SWAPPED:
        run = run[:-1]  # the last one is the price of the new deck
        if not run:
            return 1, []
    if way in (("supply", "deck"), ("stack", "deck")) and _is_built(events, at):
        return len(run), []
    if way in SILENT or (way == ("slot", "curses") and at and events[at - 1].kind == DISPELLED):
        return len(run), []
    if way[1] == "monsters":
        arrivals = [part_text(kind, TEXT, cards) for kind in _faces(run[:1], cards)]
        return 1, [sentence(events[at], cards), *arrivals]
    if way not in RUNS:
        return 1, [sentence(events[at], cards)]
    return len(run), [_together(RUNS[way], run, cards)]


def _together(key: str, run: Sequence[BareEvent], cards: CardSet) -> Sentence:
    seat = max(_owners(run[0]))
    args = {"seat": seat} if seat >= 0 else {}
    if key in COUNTED:
        return say(f"told-{key}", count=len(run), **args)
    seen = _faces(run, cards)
    if key not in ("looked", "curses-laid", "curses-gone", "deck-discarded"):
        seen.sort(key=cards.ids.index)
    if len(seen) == len(run):
        return say(f"told-{key}", cards=seen, **args)
    return say(f"told-{key}-unseen", count=len(run), **args)


def _is_built(events: Sequence[BareEvent], at: int) -> bool:
    """Is a deck being put together before the game? It is shuffled then."""
    while at < len(events) and events[at].kind == MOVED and _way(events[at])[1] == "deck":
        at += 1
    return at < len(events) and events[at].kind == SHUFFLED


def _mad(events: Sequence[BareEvent], at: int) -> Told:
    """An apprentice leaves the game with all cards."""
    count = 1
    while at + count < len(events) and events[at + count - 1].kind != PUT_OUT:
        count += 1
    return count, [say("event-mad", seat=place(int(events[at].a))[1])]


def _turned(events: Sequence[BareEvent], at: int, cards: CardSet) -> Told:
    """Spells of one player that come to the same state together."""
    seat, state = int(events[at].a), STATES[events[at].b % 8]
    count = 0
    kinds = []
    while at + count < len(events) and events[at + count].kind == SPELL_TURNED:
        event = events[at + count]
        if event.a != seat or STATES[event.b % 8] != state:
            break
        kinds.append(cards.ids[event.b // 8])
        count += 1
    if state == STATES[CASTING]:
        return count, []  # the casting itself is told
    return count, [say("told-spells", seat=seat, now=state, cards=kinds)]


def _marker(events: Sequence[BareEvent], at: int, cards: CardSet) -> Told:
    """The marker moves; on field 1 the page is turned, which says it already."""
    return 1, [sentence(events[at], cards)] if events[at].a != 1 else []
