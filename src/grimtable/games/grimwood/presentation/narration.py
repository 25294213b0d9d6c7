"""A story as people tell it: events that belong together become one sentence."""

from collections.abc import Sequence

from grimtable.games.grimwood.ids import (
    ASIDE,
    BLOCKED,
    DECK,
    DISCARD,
    DRAGON,
    HAND,
    LOOKED,
    REACHED,
    ROW,
    RUNE_PLAYED,
    STARTED,
)
from grimtable.games.grimwood.presentation.labels import SETS, names, say, sentence, worth
from grimtable.games.grimwood.turn import SETS as SET_KINDS
from grimtable.games.grimwood.vocabulary import NAMES
from grimtable.kernel.terms import MOVED, SHOWN, SHUFFLED, BareEvent
from grimtable.look.game import Sentence


def tell(events: Sequence[BareEvent]) -> list[Sentence]:
    """The events of `events_for`, in order, as few sentences as tell it all."""
    told: list[Sentence] = []
    at = 0
    while at < len(events):
        length, sentences = _next(events, at)
        told.extend(sentences)
        at += length
    return told


def _next(events: Sequence[BareEvent], at: int) -> tuple[int, list[Sentence]]:
    """How many events from here on belong together, and what they tell."""
    kind = events[at].kind
    if kind == SHUFFLED:
        return 1 + _run(events, at + 1, DECK, HAND), [say("told-dealt")]
    if kind in {BLOCKED, RUNE_PLAYED}:
        return 2, [sentence(events[at])]  # the Amulet or rune is discarded
    if kind == REACHED:
        return 2, [_stolen(events[at + 1])]
    if kind == LOOKED and at + 1 < len(events) and _is_seen(events[at + 1]):
        return 1, []
    if kind == SHOWN:
        return _shown(events, at)
    if kind == MOVED:
        return _moved(events, at)
    return 1, [sentence(events[at])]


def _run(events: Sequence[BareEvent], at: int, src: int, dst: int) -> int:
    """How many cards in a row go from one zone to another; HAND and ROW: of any seat."""
    count = 0
    while at + count < len(events) and _goes(events[at + count], src, dst):
        count += 1
    return count


def _goes(event: BareEvent, src: int, dst: int) -> bool:
    return event.kind == MOVED and _sort(event.a) == src and _sort(event.b) == dst


def _sort(zone: int) -> int:
    """A zone without its owner."""
    if zone >= ROW:
        return ROW
    return HAND if zone >= HAND else zone


def _is_shown_at(event: BareEvent, zone: int) -> bool:
    return event.kind == SHOWN and event.a == zone


def _is_seen(event: BareEvent) -> bool:
    return event.kind == SHOWN and event.face >= 0


def _stolen(event: BareEvent) -> Sentence:
    seat, giver = event.b - HAND, event.a - HAND
    if event.face < 0:
        return say("told-stolen-unseen", seat=seat, seat_from=giver)
    return say("told-stolen", seat=seat, seat_from=giver, card=NAMES[event.face])


def _shown(events: Sequence[BareEvent], at: int) -> tuple[int, list[Sentence]]:
    """A hand looked at, card by card; those who see nothing are told nothing."""
    count, first = 1, events[at]
    while at + count < len(events) and _is_shown_at(events[at + count], first.a):
        count += 1
    if not _is_seen(first):
        return count, []
    kinds = sorted(event.face for event in events[at : at + count])
    return count, [say("told-saw", seat=first.a - HAND, cards=names(kinds))]


def _moved(events: Sequence[BareEvent], at: int) -> tuple[int, list[Sentence]]:
    event = events[at]
    if _goes(event, HAND, ASIDE):
        return 1, []  # the sentence comes when it has found its place
    if _goes(event, ASIDE, ROW):
        return _laid(events, at)
    if _goes(event, HAND, ROW):
        return 3, [_set(events[at : at + 3])]
    if _goes(event, ROW, DISCARD):
        count = _run(events, at, ROW, DISCARD)
        kinds = [gone.face for gone in events[at : at + count]]
        seat = event.a - ROW
        return count, [say("told-scrapped", seat=seat, cards=names(kinds), points=worth(kinds))]
    if _goes(event, HAND, HAND):
        seat, giver = event.b - HAND, event.a - HAND
        return 1, [say("told-given", seat=seat, seat_from=giver, card=NAMES[event.face])]
    return 1, [sentence(event)]


def _laid(events: Sequence[BareEvent], at: int) -> tuple[int, list[Sentence]]:
    """A supernatural finds its place, and its power starts or does not."""
    seat, kind = events[at].b - ROW, events[at].face
    if at + 1 < len(events) and _is_start(events[at + 1], seat, kind):
        return 2, [say("told-played", seat=seat, card=NAMES[kind])]
    if kind == DRAGON:
        return 1, [sentence(events[at])]  # usually it has no power to leave unused
    return 1, [say("told-laid", seat=seat, card=NAMES[kind])]


def _is_start(event: BareEvent, seat: int, kind: int) -> bool:
    return (event.kind, event.a, event.b) == (STARTED, seat, kind)


def _set(events: Sequence[BareEvent]) -> Sentence:
    """Three cards of a hand laid as one combo."""
    kinds = [event.face for event in events]
    name = SETS[[list(map(int, combo)) for combo in SET_KINDS].index(kinds)]
    return say("told-set", seat=events[0].a - HAND, set=name, points=worth(kinds))
