"""A story as people tell it: events that belong together become one sentence."""

from collections.abc import Sequence

from grimtable.games.grim_farmer.ids import (
    CAME,
    CAUGHT,
    DEALT,
    DUD,
    FAILED,
    FILLED,
    JUDGED,
    MATCH_WON,
    NUMBER,
    WENT,
)
from grimtable.games.grim_farmer.presentation.labels import VERDICTS, names, place, say, sentence
from grimtable.games.grim_farmer.vocabulary import PIECE_NAMES
from grimtable.kernel.terms import FINISHED, MOVED, SHOWN, SHUFFLED, SWAPPED, BareEvent
from grimtable.look.game import Sentence

Told = tuple[int, list[Sentence]]
"""How many events belong together, and what they tell."""
WHY = {CAUGHT: "told-caught", FAILED: "told-failed", FILLED: "told-filled"}
"""Facts that explain the draw before them, and their texts for those who see the cards."""


def tell(events: Sequence[BareEvent]) -> list[Sentence]:
    """The events of `events_for`, in order, as few sentences as tell it all."""
    told: list[Sentence] = []
    at = 0
    while at < len(events):
        length, sentences = _next(events, at)
        told.extend(sentences)
        at += length
    return told


def _next(events: Sequence[BareEvent], at: int) -> Told:
    kind = events[at].kind
    if kind == SHUFFLED:
        return _until_dealt(events, at), []
    if kind == SWAPPED:
        return 2, [sentence(events[at])]  # the new deck is shuffled
    if kind == NUMBER:
        return _numbers(events, at)
    if kind == WENT and _follows(events, at + 1, CAME, events[at].a):
        gone, come = PIECE_NAMES[events[at].b], PIECE_NAMES[events[at + 1].b]
        return 2, [say("told-exchanged", seat=events[at].a, card=gone, card2=come)]
    if kind == SHOWN:
        return _turned_up(events, at)
    if kind == MOVED:
        return MOVES[_way(events[at])](events, at)
    if kind == FINISHED and events[at].a != MATCH_WON:
        return 1, []  # an earlier event says who has won
    return 1, [sentence(events[at])]


def _until_dealt(events: Sequence[BareEvent], at: int) -> int:
    """The deal is one sentence at its end, not one for each card."""
    count = 1
    while at + count < len(events) and events[at + count].kind != DEALT:
        count += 1
    return count


def _numbers(events: Sequence[BareEvent], at: int) -> Told:
    """The draws show who draws how many; only that nobody draws needs a sentence."""
    count = _run(events, at, NUMBER)
    if any(event.b for event in events[at : at + count]):
        return count, []
    return count, [say("told-nobody-draws")]


def _run(events: Sequence[BareEvent], at: int, kind: int) -> int:
    count = 0
    while at + count < len(events) and events[at + count].kind == kind:
        count += 1
    return count


def _way(event: BareEvent) -> tuple[str, str]:
    """The zones a card leaves and enters, whoever owns them."""
    return place(event.a)[0], place(event.b)[0]


def _same(events: Sequence[BareEvent], at: int) -> list[BareEvent]:
    """This card and those after it that go the same way or are shown in the same place."""
    count = 1
    while at + count < len(events) and _is_alike(events[at + count], events[at]):
        count += 1
    return list(events[at : at + count])


def _follows(events: Sequence[BareEvent], at: int, kind: int, seat: int) -> bool:
    return at < len(events) and (events[at].kind, events[at].a) == (kind, seat)


def _is_alike(event: BareEvent, other: BareEvent) -> bool:
    """Do both tell the same of two cards, whatever their faces?"""
    return (event.kind, event.a, event.b) == (other.kind, other.a, other.b)


def _faces(events: Sequence[BareEvent]) -> list[str]:
    """What cards these are, in fixed order; nothing if they are not seen."""
    return names(sorted(event.face for event in events if event.face >= 0))


def _drawn(events: Sequence[BareEvent], at: int) -> Told:
    """A draw as a whole, with its reason; a new deck in the middle of it is told first."""
    seat, end = place(events[at].b)[1], at
    cards: list[BareEvent] = []
    told: list[Sentence] = []
    while end < len(events):
        if _is_alike(events[end], events[at]):
            cards.append(events[end])
            end += 1
        elif events[end].kind == SWAPPED and _is_alike(events[end + 2], events[at]):
            told.append(sentence(events[end]))
            end += 2
        else:
            break
    seen = _faces(cards)
    for kind, why in WHY.items():
        if _follows(events, end, kind, seat):
            args = {"seat": seat, "count": len(cards), "cards": seen}
            return end + 1 - at, [*told, say(why, **args) if seen else sentence(events[end])]
    if not seen:
        return end - at, [*told, say("told-drawn-unseen", seat=seat, count=len(cards))]
    return end - at, [*told, say("told-drawn", seat=seat, cards=seen)]


def _put_down(events: Sequence[BareEvent], at: int) -> Told:
    """A pile, as its owner or everybody else sees it."""
    cards, seat = _same(events, at), place(events[at].a)[1]
    seen, fact = _faces(cards), events[at + len(cards)]
    return len(cards) + 1, [say("told-placed", seat=seat, cards=seen) if seen else sentence(fact)]


def _played(events: Sequence[BareEvent], at: int) -> Told:
    seat = place(events[at].a)[1]
    if _follows(events, at + 1, DUD, seat):
        return 2, [sentence(events[at + 1])]
    return 1, [sentence(events[at])]


def _turned_up(events: Sequence[BareEvent], at: int) -> Told:
    """A challenged pile and what it proves."""
    cards, seat = _same(events, at), place(events[at].a)[1]
    end, seen = at + len(cards), _faces(cards)
    if not seen or not _follows(events, end, JUDGED, seat):
        return len(cards), []
    verdict = VERDICTS[events[end].b]
    return len(cards) + 1, [say("told-judged", seat=seat, cards=seen, verdict=verdict)]


def _discarded(events: Sequence[BareEvent], at: int) -> Told:
    cards, seat = _same(events, at), place(events[at].a)[1]
    return len(cards), [say("told-discarded", seat=seat, cards=_faces(cards))]


def _silent(events: Sequence[BareEvent], at: int) -> Told:
    return 1, []


MOVES = {
    ("deck", "hand"): _drawn,
    ("box", "hand"): _silent,
    ("hand", "pile"): _put_down,
    ("hand", "played"): _played,
    ("hand", "discard"): _discarded,
    ("pile", "discard"): _silent,
    ("played", "discard"): _silent,
}
"""The zones a card leaves and enters -> its sentence; nothing is said when the table is cleared."""
