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
from grimtable.kernel.terms import MOVED, SHOWN, SHUFFLED, Event
from grimtable.look.game import Sentence


def tell(events: Sequence[Event]) -> list[Sentence]:
    """The events of `events_for`, in order, as few sentences as tell it all."""
    told: list[Sentence] = []
    at = 0
    while at < len(events):
        length, sentences = _next(events, at)
        told.extend(sentences)
        at += length
    return told


def _next(events: Sequence[Event], at: int) -> tuple[int, list[Sentence]]:
    """How many events from here on belong together, and what they tell."""
    kind = events[at][0]
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


def _run(events: Sequence[Event], at: int, src: int, dst: int) -> int:
    """How many cards in a row go from one zone to another; HAND and ROW: of any seat."""
    count = 0
    while at + count < len(events) and _goes(events[at + count], src, dst):
        count += 1
    return count


def _goes(event: Event, src: int, dst: int) -> bool:
    return event[0] == MOVED and _sort(event[1]) == src and _sort(event[2]) == dst


def _sort(zone: int) -> int:
    """A zone without its owner."""
    if zone >= ROW:
        return ROW
    return HAND if zone >= HAND else zone


def _is_seen(event: Event) -> bool:
    return event[0] == SHOWN and event[3] >= 0


def _stolen(event: Event) -> Sentence:
    seat, giver = int(event[2]) - HAND, int(event[1]) - HAND
    if event[3] < 0:
        return say("told-stolen-unseen", seat=seat, seat_from=giver)
    return say("told-stolen", seat=seat, seat_from=giver, card=NAMES[event[3]])


def _shown(events: Sequence[Event], at: int) -> tuple[int, list[Sentence]]:
    """A hand looked at, card by card; those who see nothing are told nothing."""
    count = 1
    while at + count < len(events) and events[at + count][:2] == events[at][:2]:
        count += 1
    if not _is_seen(events[at]):
        return count, []
    kinds = sorted(int(event[3]) for event in events[at : at + count])
    return count, [say("told-saw", seat=int(events[at][1]) - HAND, cards=names(kinds))]


def _moved(events: Sequence[Event], at: int) -> tuple[int, list[Sentence]]:
    event = events[at]
    if _goes(event, HAND, ASIDE):
        return 1, []  # it is told when it has found its place
    if _goes(event, ASIDE, ROW):
        return _laid(events, at)
    if _goes(event, HAND, ROW):
        return 3, [_set(events[at : at + 3])]
    if _goes(event, ROW, DISCARD):
        count = _run(events, at, ROW, DISCARD)
        kinds = [int(gone[3]) for gone in events[at : at + count]]
        seat = int(event[1]) - ROW
        return count, [say("told-scrapped", seat=seat, cards=names(kinds), points=worth(kinds))]
    if _goes(event, HAND, HAND):
        seat, giver = int(event[2]) - HAND, int(event[1]) - HAND
        return 1, [say("told-given", seat=seat, seat_from=giver, card=NAMES[event[3]])]
    return 1, [sentence(event)]


def _laid(events: Sequence[Event], at: int) -> tuple[int, list[Sentence]]:
    """A supernatural finds its place, and its power starts or does not."""
    seat, kind = int(events[at][2]) - ROW, int(events[at][3])
    if at + 1 < len(events) and events[at + 1][:3] == (STARTED, seat, kind):
        return 2, [say("told-played", seat=seat, card=NAMES[kind])]
    if kind == DRAGON:
        return 1, [sentence(events[at])]  # usually it has no power to leave unused
    return 1, [say("told-laid", seat=seat, card=NAMES[kind])]


def _set(events: Sequence[Event]) -> Sentence:
    """Three cards of a hand laid as one combo."""
    kinds = [int(event[3]) for event in events]
    name = SETS[[list(map(int, combo)) for combo in SET_KINDS].index(kinds)]
    return say("told-set", seat=int(events[0][1]) - HAND, set=name, points=worth(kinds))
