"""What each kind of entry does to the course of a table."""

from collections.abc import Callable
from math import inf
from typing import TYPE_CHECKING, Literal

import msgspec

from grimtable.bots.bot import strongest
from grimtable.kernel.errors import Refused
from grimtable.kernel.table import Table
from grimtable.look.records import Deal, VoidStart
from grimtable.look.session import Entry, Sitting
from grimtable.server.table.fairness import known_deal_of
from grimtable.server.table.seats import SERVER, Handover, Wished
from grimtable.server.table.shuffle import Shuffle

if TYPE_CHECKING:
    from grimtable.server.table.state import Course

Orders = tuple[dict[str, int], tuple[dict[str, str], tuple[int, ...]]]
CLAIMED = "claimed"
"""What a `rekey` says by which somebody else takes seats over."""
RENEWED = "renewed"
"""The same, where somebody has claimed their own seats."""
TAKEN_OVER = "taken_over"
"""The same, where the host has given away the seat of an absent person."""
RETURNED = "returned"
"""The same, where somebody has their former seat again; also of a `join`."""
FORGOTTEN = "forgotten"
"""What a `leave` says of somebody who has their data deleted."""
HANDOVERS: dict[str, Handover] = {
    CLAIMED: "own_link",
    TAKEN_OVER: "host_link",
    RETURNED: "returned",
}


def _join(course: "Course", entry: Entry) -> None:
    place = course.places[entry.seat]
    place.change_hands(entry.ply)
    place.is_person, place.bot, course.missing = True, "", []
    place.is_stand_in = place.is_resigned = place.is_absent = False
    if course.phase == "playing":  # an empty seat goes to whom the host has sent a link
        place.hand_over(HANDOVERS[entry.data or TAKEN_OVER])
    if course.host == SERVER:
        course.host = entry.seat


def _leave(course: "Course", entry: Entry) -> None:
    """Before the start the seat is free again; later a bot plays it, and somebody may take over."""
    place = course.places[entry.seat]
    place.change_hands(entry.ply)
    if place.is_absent and entry.kind == "kick":
        place.losses += 1
        _settle_answers(course)
    place.is_person = place.is_stand_in = place.is_absent = False
    course.missing = []
    if course.wished is not None:
        course.wished.awaited.discard(entry.seat)
    place.bot = "" if course.phase == "waiting" else strongest(course.setup.game)
    _go(course, entry.seat)
    if course.host == entry.seat:
        course.host = min(course.people, default=SERVER)
    if course.phase == "shuffling":
        assert course.shuffle is not None
        if course.shuffle.is_bound and not course.shuffle.is_ready:
            how: Literal["left", "removed"] = "removed" if entry.kind == "kick" else "left"
            course.void_starts.append(VoidStart([entry.seat], how))
        course.phase, course.shuffle, place.bot = "waiting", None, ""


def _settle_answers(course: "Course") -> None:
    """Somebody loses a seat while they are away: nobody agrees for them to take anything back."""
    assert course.sitting is not None
    course.settled = len(course.sitting.plies)
    if course.wished is not None and course.wished.what == "undo":
        course.wished = None


def _go(course: "Course", seat: int) -> None:
    """Where the table prefers it nobody plays on for those who leave: they are out of the game."""
    if course.phase == "playing" and course.setup.options.get("on_leave") == "remove":
        place = course.places[seat]
        place.bot, place.is_gone, place.is_resigned = "", True, True


def _out(course: "Course", entry: Entry) -> None:
    assert course.sitting is not None
    course.sitting.leave(entry.moves)


def _kick(course: "Course", entry: Entry) -> None:
    _leave(course, msgspec.structs.replace(entry, seat=entry.moves[0]))


def _change(course: "Course", entry: Entry) -> None:
    """Somebody moves to a free seat."""
    course.missing = []
    old, new = entry.seat, entry.moves[0]
    course.places[old], course.places[new] = course.places[new], course.places[old]
    for seat in (old, new):
        course.places[seat].change_hands(entry.ply)
    if course.host == old:
        course.host = new


def _bot(course: "Course", entry: Entry) -> None:
    """The host gives a free seat to a bot, or takes it back."""
    course.places[entry.moves[0]].bot = entry.data


def _host(course: "Course", entry: Entry) -> None:
    course.host = entry.moves[0]


def _renew_deal(course: "Course", entry: Entry) -> None:
    """Somebody sits down who cannot know the deal that was to come: another one is shuffled."""
    course.is_deal_renewed = True


def _start(course: "Course", entry: Entry) -> None:
    """The server's secret is fixed; people add their nonces."""
    course.phase, course.missing = "shuffling", []
    for place in course.places:
        place.is_offered = False
    setup, people = course.setup, sorted(course.people)
    course.known_deal = known_deal_of(course)
    if course.known_deal is not None:
        assert setup.dice is not None
        _deal(course, dict(setup.dice))
        return
    course.secret = bytes.fromhex(entry.data)
    course.shuffle = Shuffle(course.id, setup.seats, people, 0.0, fresh=lambda: course.secret)
    _deal_when_ready(course)


def _commit(course: "Course", entry: Entry) -> None:
    assert course.shuffle is not None
    course.shuffle.bind(entry.seat, entry.data, 0.0)


def _reveal(course: "Course", entry: Entry) -> None:
    assert course.shuffle is not None
    course.shuffle.reveal(entry.seat, entry.data)
    _deal_when_ready(course)


def _void(course: "Course", entry: Entry) -> None:
    assert course.shuffle is not None
    course.secret = bytes.fromhex(entry.data)
    is_bound = course.shuffle.is_bound
    void = course.shuffle.expire(inf)
    assert void is not None
    if is_bound:
        course.void_starts.append(VoidStart(list(void.missing), "silent"))
    for seat in void.lost:
        _leave(course, msgspec.structs.replace(entry, seat=seat))
    course.missing = list(void.missing)
    if entry.moves:
        course.phase, course.shuffle = "waiting", None


def _deal_when_ready(course: "Course") -> None:
    assert course.shuffle is not None
    if course.shuffle.is_ready:
        _deal(course, course.shuffle.dice())


def _deal(course: "Course", dice: dict[str, object]) -> None:
    setup = course.setup
    course.sitting = Sitting(Deal(course.game, setup.seats, setup.options, dice))
    course.phase = "playing"


def _move(course: "Course", entry: Entry) -> None:
    assert course.sitting is not None
    _hear_passes(course, entry.seat)
    course.sitting.accept(course.sitting.draft(entry.seat, entry.moves, id=entry.id))


def _hear_passes(course: "Course", seat: int) -> None:
    """Before this seat acts in a live window, the passes that were held count.

    The rules say which of them its action clears. A pass that would change the question this seat
    answers did not come first: whoever gave it is asked again.
    """
    assert course.sitting is not None
    held, course.held = course.held, {}
    for other, entry in held.items():
        trial = course.t.clone()
        trial.push(other, entry.moves[0])
        if _question(trial, seat) == _question(course.t, seat):
            course.sitting.answer(other, entry.moves)


def _question(t: Table, seat: int) -> tuple[object, ...]:
    """What this seat is asked."""
    return (t.stack[-1], *t.options_of(seat)) if t.waiting >> seat & 1 else ()


def _answer(course: "Course", entry: Entry) -> None:
    course.held[entry.seat] = entry


def window_answers(held: dict[int, Entry], filled: list[int]) -> list[tuple[int, list[int]]]:
    """Seat by seat what is played at the end of a reaction window."""
    answers = [(seat, list(entry.moves)) for seat, entry in held.items()]
    for coded in filled:
        if not answers or answers[-1][0] != coded % 8:
            answers.append((coded % 8, []))
        answers[-1][1].append(coded // 8)
    return answers


def _close(course: "Course", entry: Entry) -> None:
    """All answers are played: those that came first, then those filled in.

    In a live window one act can leave another without its question; it is not heard.
    """
    assert course.sitting is not None
    answers = window_answers(course.held, entry.moves)
    course.held = {}
    for seat, moves in answers:
        try:
            course.sitting.answer(seat, moves)
        except Refused:
            continue


def _take_back(course: "Course", entry: Entry) -> None:
    assert course.sitting is not None
    if course.held.pop(entry.seat, None) is None:
        course.sitting.take_back(entry.seat)


def _undo(course: "Course", entry: Entry) -> None:
    assert course.sitting is not None
    course.sitting.undo_to(entry.moves[0], consent=True)
    course.wished = None


def _wish(course: "Course", entry: Entry) -> None:
    others = course.people - {entry.seat}
    course.wished = Wished(
        entry.data, entry.seat, entry.moves[0], others, len(course.t.events or [])
    )


def _consent(course: "Course", entry: Entry) -> None:
    if course.wished is None or not entry.moves[0]:  # older versions asked on after a loss
        course.wished = None
        return
    course.wished.awaited.discard(entry.seat)
    course.wished.agreed.add(entry.seat)


def _stand_in(course: "Course", entry: Entry) -> None:
    place = course.places[entry.seat]
    place.is_stand_in, place.bot = True, strongest(course.setup.game)


def _back(course: "Course", entry: Entry) -> None:
    place = course.places[entry.seat]
    place.is_stand_in, place.bot, place.is_absent = False, "", False
    place.is_offered = False


def _absent(course: "Course", entry: Entry) -> None:
    course.places[entry.seat].is_absent = True


def _ask_back(course: "Course", entry: Entry) -> None:
    course.places[entry.seat].is_asked_back = bool(entry.moves[0])


def _resign(course: "Course", entry: Entry) -> None:
    place = course.places[entry.seat]
    place.is_resigned, place.is_stand_in, place.is_absent = True, False, False
    place.bot = strongest(course.setup.game)
    _go(course, entry.seat)
    if course.wished is not None:
        course.wished.awaited.discard(entry.seat)


def _pause(course: "Course", entry: Entry) -> None:
    course.is_paused, course.wished = True, None


def _resume(course: "Course", entry: Entry) -> None:
    course.is_paused, course.wished = False, None


def _end(course: "Course", entry: Entry) -> None:
    course.phase, course.ended, course.wished = "over", entry.data, None
    course.away = entry.moves


def orders_in(course: "Course", texts: dict[str, str]) -> Orders:
    """What standing orders, given now, come to: answers, and what else was said and binds it."""
    number, named = course.game.vocabulary.number, course.game.orders
    standing = {what: text for what, text in texts.items() if what in named}
    answers = {frame: number(text) for frame, text in texts.items() if frame not in named}
    given = course.game.bound(course.t) if standing and course.sitting is not None else ()
    return answers, (standing, given)


def _orders(course: "Course", entry: Entry) -> None:
    texts = msgspec.json.decode(entry.data, type=dict[str, str])
    course.orders[entry.seat], course.standing[entry.seat] = orders_in(course, texts)


def _rekey(course: "Course", entry: Entry) -> None:
    """A new link or bot token for a seat; or a link was claimed, and seats change hands."""
    for seat in entry.moves:
        place = course.places[seat]
        if entry.data == "bot":
            place.token = entry.ply
        elif entry.data:
            place.change_hands(entry.ply)
            course.missing = []
            if entry.data in HANDOVERS and course.phase == "playing":
                if entry.data != CLAIMED:
                    _settle_answers(course)
                place.losses += entry.data == TAKEN_OVER or (
                    entry.data == RETURNED and place.is_absent
                )
                place.hand_over(HANDOVERS[entry.data])
        elif entry.seat != seat:
            place.is_offered = True


def _block(course: "Course", entry: Entry) -> None:
    course.blocked = entry.ply


def _nothing(course: "Course", entry: Entry) -> None:
    """Told in the log for all to see; the table stays as it is."""


FOLDS: dict[str, Callable[["Course", Entry], None]] = {
    "join": _join,
    "leave": _leave,
    "kick": _kick,
    "change": _change,
    "bot": _bot,
    "host": _host,
    "renew_deal": _renew_deal,
    "start": _start,
    "commit": _commit,
    "reveal": _reveal,
    "void": _void,
    "move": _move,
    "timeout": _move,
    "answer": _answer,
    "close": _close,
    "take_back": _take_back,
    "undo": _undo,
    "wish": _wish,
    "consent": _consent,
    "stand_in": _stand_in,
    "back": _back,
    "absent": _absent,
    "ask_back": _ask_back,
    "resign": _resign,
    "out": _out,
    "pause": _pause,
    "resume": _resume,
    "end": _end,
    "orders": _orders,
    "rekey": _rekey,
    "mute": _nothing,
    "block": _block,
}
"""What each kind of entry does."""
PLAYED = {"move", "timeout", "close", "undo", "resign", "out"}
"""Kinds after which a wish is out of date."""
SEATED = {"join", "leave", "kick", "change", "void", "rekey"}
"""Kinds that can change who answers for a seat."""
ASKING_ANEW = {"undo", "out"}
"""Kinds after which a pass held in a live window is void: everybody is asked anew."""
