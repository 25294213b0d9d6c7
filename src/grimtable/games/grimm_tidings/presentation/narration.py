"""A story as people tell it: events that belong together become one sentence."""

from collections.abc import Sequence

from grimtable.games.grimm_tidings.ids import FIGHT_BEGAN, FOE_CAME
from grimtable.games.grimm_tidings.presentation.events import place, sentence
from grimtable.games.grimm_tidings.presentation.reader import say
from grimtable.kernel.terms import MOVED, SHOWN, SHUFFLED, SWAPPED, BareEvent
from grimtable.look.game import Sentence

Told = tuple[int, list[Sentence]]
"""How many events belong together, and what they tell."""
SILENT = {
    ("fresh", "hand"), ("announced", "fight"), ("announced", "discards"), ("fight", "discards"),
    ("hand", "aside"), ("aside", "alms"),
}  # fmt: skip
"""Ways that other sentences tell, or that go without saying."""
RUNS = {
    ("doors", "hand"): "drawn",
    ("doors", "fresh"): "drawn",
    ("treasures", "hand"): "drawn",
    ("treasures", "spoils"): "spoils",
    ("alms", "fresh"): "given",
    ("sale", "discards"): "sold",
}
"""Ways that several cards go together."""


def tell(events: Sequence[BareEvent], ids: Sequence[str]) -> list[Sentence]:
    """The events of `events_for`, in order, as few sentences as tell it all."""
    told: list[Sentence] = []
    at = 0
    while at < len(events):
        length, sentences = _next(events, at, ids)
        told.extend(sentences)
        at += length
    return told


def _next(events: Sequence[BareEvent], at: int, ids: Sequence[str]) -> Told:
    kind = events[at].kind
    if kind == SHUFFLED:
        return _dealt(events, at)
    if kind == SWAPPED:
        return 2, [sentence(events[at], ids)]  # the new deck is shuffled
    if kind == FIGHT_BEGAN:
        return _fight(events, at, ids)
    if kind == SHOWN:
        return _looked(events, at, ids)
    if kind == MOVED:
        return _moved(events, at, ids)
    return 1, [sentence(events[at], ids)]


def _way(event: BareEvent) -> tuple[str, str]:
    return place(int(event.a))[0], place(int(event.b))[0]


def _dealt(events: Sequence[BareEvent], at: int) -> Told:
    """The deal is one sentence at its end, not one for each card."""
    count = 1
    while at + count < len(events) and events[at + count].kind in (SHUFFLED, MOVED):
        count += 1
    seats = {event.b for event in events[at : at + count] if event.kind == MOVED}
    many = sum(event.kind == MOVED for event in events[at : at + count])
    return count, [say("told-dealt", count=many // 2 // len(seats))] if seats else []


def _fight(events: Sequence[BareEvent], at: int, ids: Sequence[str]) -> Told:
    """A monster is revealed, from behind the door or out of a hand."""
    seat, card = int(events[at].a), ids[events[at].b]
    is_door = _way(events[at + 1])[0] == "doors"
    return 3, [say("told-fight", seat=seat, card=card, door="yes" if is_door else "no")]


def _same(events: Sequence[BareEvent], at: int) -> list[BareEvent]:
    """This card and those after it that go the same way or are shown in the same place."""
    count = 1
    while at + count < len(events) and events[at + count][:3] == events[at][:3]:
        count += 1
    return list(events[at : at + count])


def _faces(events: Sequence[BareEvent], ids: Sequence[str]) -> list[str]:
    """What cards these are, in fixed order; nothing if they are not seen."""
    return [ids[kind] for kind in sorted(int(event.face) for event in events if event.face >= 0)]


def _looked(events: Sequence[BareEvent], at: int, ids: Sequence[str]) -> Told:
    """A look at a hand, or at the top Doors."""
    cards = _same(events, at)
    zone, owner = place(int(events[at].a))
    seen = _faces(cards, ids)
    if not seen:
        return len(cards), [sentence(events[at], ids)]
    if zone == "hand":
        return len(cards), [say("told-saw", seat=owner, cards=seen)]
    return len(cards), [say("told-saw-doors", cards=seen)]


def _moved(events: Sequence[BareEvent], at: int, ids: Sequence[str]) -> Told:
    way = _way(events[at])
    if way == ("announced", "fight") and at + 1 < len(events) and events[at + 1].kind == FOE_CAME:
        return 2, [sentence(events[at + 1], ids)]
    if way == ("hand", "fight") and at + 1 < len(events) and events[at + 1].kind == FOE_CAME:
        return 2, [sentence(events[at], ids)]
    if way in SILENT:
        return 1, []
    if way not in RUNS:
        return 1, [sentence(events[at], ids)]
    cards = _same(events, at)
    seen, seat = _faces(cards, ids), place(int(events[at].b))[1]
    args = {"seat": seat} if seat >= 0 else {}
    if seen:
        return len(cards), [say(f"told-{RUNS[way]}", cards=seen, **args)]
    deck = {"deck": way[0]} if RUNS[way] == "drawn" else {}
    count = len(cards)
    return count, [say(f"told-{RUNS[way]}-unseen", count=count, **args, **deck)]
