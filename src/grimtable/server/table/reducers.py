"""What each kind of entry does to the state of a table."""

from collections.abc import Callable
from math import inf
from typing import TYPE_CHECKING, Literal

import msgspec

from grimtable.bots.bot import strongest
from grimtable.kernel.errors import Refused
from grimtable.kernel.table import Table
from grimtable.look.records import Deal, VoidStart
from grimtable.look.session import Entry, GameSession
from grimtable.server.table.fairness import known_deal_of
from grimtable.server.table.seats import SERVER, Handover, Wished
from grimtable.server.table.shuffle import Shuffle

if TYPE_CHECKING:
    from grimtable.server.table.state import TableState

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


def _join(state: "TableState", entry: Entry) -> None:
    place = state.places[entry.seat]
    place.change_hands(entry.ply)
    place.is_person, place.bot, state.missing = True, "", []
    place.is_stand_in = place.is_resigned = place.is_absent = False
    if state.phase == "playing":  # an empty seat goes to whom the host has sent a link
        place.hand_over(HANDOVERS[entry.data or TAKEN_OVER])
    if state.host == SERVER:
        state.host = entry.seat


def _leave(state: "TableState", entry: Entry) -> None:
    """Before the start the seat is free again; later a bot plays it, and somebody may take over."""
    place = state.places[entry.seat]
    place.change_hands(entry.ply)
    if place.is_absent and entry.kind == "kick":
        place.losses += 1
        _settle_answers(state)
    place.is_person = place.is_stand_in = place.is_absent = False
    state.missing = []
    if state.wished is not None:
        state.wished.awaited.discard(entry.seat)
    place.bot = "" if state.phase == "waiting" else strongest(state.setup.game)
    _go(state, entry.seat)
    if state.host == entry.seat:
        state.host = min(state.people, default=SERVER)
    if state.phase == "shuffling":
        assert state.shuffle is not None
        if state.shuffle.is_bound and not state.shuffle.is_ready:
            how: Literal["left", "removed"] = "removed" if entry.kind == "kick" else "left"
            state.void_starts.append(VoidStart([entry.seat], how))
        state.phase, state.shuffle, place.bot = "waiting", None, ""


def _settle_answers(state: "TableState") -> None:
    """Somebody loses a seat while they are away: nobody agrees for them to take anything back."""
    assert state.session is not None
    state.settled = len(state.session.plies)
    if state.wished is not None and state.wished.what == "undo":
        state.wished = None


def _go(state: "TableState", seat: int) -> None:
    """Where the table prefers it nobody plays on for those who leave: they are out of the game."""
    if state.phase == "playing" and state.setup.options.get("on_leave") == "remove":
        place = state.places[seat]
        place.bot, place.is_gone, place.is_resigned = "", True, True


def _out(state: "TableState", entry: Entry) -> None:
    assert state.session is not None
    state.session.leave(entry.moves)


def _kick(state: "TableState", entry: Entry) -> None:
    _leave(state, msgspec.structs.replace(entry, seat=entry.moves[0]))


def _change(state: "TableState", entry: Entry) -> None:
    """Somebody moves to a free seat."""
    state.missing = []
    old, new = entry.seat, entry.moves[0]
    state.places[old], state.places[new] = state.places[new], state.places[old]
    for seat in (old, new):
        state.places[seat].change_hands(entry.ply)
    if state.host == old:
        state.host = new


def _bot(state: "TableState", entry: Entry) -> None:
    """The host gives a free seat to a bot, or takes it back."""
    state.places[entry.moves[0]].bot = entry.data


def _host(state: "TableState", entry: Entry) -> None:
    state.host = entry.moves[0]


def _renew_deal(state: "TableState", entry: Entry) -> None:
    """Somebody sits down who cannot know the deal that was to come: another one is shuffled."""
    state.is_deal_renewed = True


def _start(state: "TableState", entry: Entry) -> None:
    """The server's secret is fixed; people add their nonces."""
    state.phase, state.missing = "shuffling", []
    for place in state.places:
        place.is_offered = False
    setup, people = state.setup, sorted(state.people)
    state.known_deal = known_deal_of(state)
    if state.known_deal is not None:
        assert setup.dice is not None
        _deal(state, dict(setup.dice))
        return
    state.secret = bytes.fromhex(entry.data)
    state.shuffle = Shuffle(state.id, setup.seats, people, 0.0, fresh=lambda: state.secret)
    _deal_when_ready(state)


def _commit(state: "TableState", entry: Entry) -> None:
    assert state.shuffle is not None
    state.shuffle.bind(entry.seat, entry.data, 0.0)


def _reveal(state: "TableState", entry: Entry) -> None:
    assert state.shuffle is not None
    state.shuffle.reveal(entry.seat, entry.data)
    _deal_when_ready(state)


def _void(state: "TableState", entry: Entry) -> None:
    assert state.shuffle is not None
    state.secret = bytes.fromhex(entry.data)
    is_bound = state.shuffle.is_bound
    void = state.shuffle.expire(inf)
    assert void is not None
    if is_bound:
        state.void_starts.append(VoidStart(list(void.missing), "silent"))
    for seat in void.lost:
        _leave(state, msgspec.structs.replace(entry, seat=seat))
    state.missing = list(void.missing)
    if entry.moves:
        state.phase, state.shuffle = "waiting", None


def _deal_when_ready(state: "TableState") -> None:
    assert state.shuffle is not None
    if state.shuffle.is_ready:
        _deal(state, state.shuffle.dice())


def _deal(state: "TableState", dice: dict[str, object]) -> None:
    setup = state.setup
    state.session = GameSession(Deal(state.game, setup.seats, setup.options, dice))
    state.phase = "playing"


def _move(state: "TableState", entry: Entry) -> None:
    assert state.session is not None
    _hear_passes(state, entry.seat)
    state.session.accept(state.session.draft(entry.seat, entry.moves, id=entry.id))


def _hear_passes(state: "TableState", seat: int) -> None:
    """Before this seat acts in a live window, the passes that were held count.

    The rules say which of them its action clears. A pass that would change the question this seat
    answers did not come first: whoever gave it is asked again.
    """
    assert state.session is not None
    held, state.held = state.held, {}
    for other, entry in held.items():
        trial = state.t.clone()
        trial.push(other, entry.moves[0])
        if _question(trial, seat) == _question(state.t, seat):
            state.session.answer(other, entry.moves)


def _question(t: Table, seat: int) -> tuple[object, ...]:
    """What this seat is asked."""
    return (t.stack[-1], *t.options_of(seat)) if t.waiting >> seat & 1 else ()


def _answer(state: "TableState", entry: Entry) -> None:
    state.held[entry.seat] = entry


def window_answers(held: dict[int, Entry], filled: list[int]) -> list[tuple[int, list[int]]]:
    """Seat by seat what is played at the end of a reaction window."""
    answers = [(seat, list(entry.moves)) for seat, entry in held.items()]
    for coded in filled:
        if not answers or answers[-1][0] != coded % 8:
            answers.append((coded % 8, []))
        answers[-1][1].append(coded // 8)
    return answers


def _close(state: "TableState", entry: Entry) -> None:
    """All answers are played: those that came first, then those filled in.

    In a live window one act can leave another without its question; it is not heard.
    """
    assert state.session is not None
    answers = window_answers(state.held, entry.moves)
    state.held = {}
    for seat, moves in answers:
        try:
            state.session.answer(seat, moves)
        except Refused:
            continue


def _take_back(state: "TableState", entry: Entry) -> None:
    assert state.session is not None
    if state.held.pop(entry.seat, None) is None:
        state.session.take_back(entry.seat)


def _undo(state: "TableState", entry: Entry) -> None:
    assert state.session is not None
    state.session.undo_to(entry.moves[0], consent=True)
    state.wished = None


def _wish(state: "TableState", entry: Entry) -> None:
    others = state.people - {entry.seat}
    state.wished = Wished(entry.data, entry.seat, entry.moves[0], others, len(state.t.events or []))


def _consent(state: "TableState", entry: Entry) -> None:
    if state.wished is None or not entry.moves[0]:  # older versions asked on after a loss
        state.wished = None
        return
    state.wished.awaited.discard(entry.seat)
    state.wished.agreed.add(entry.seat)


def _stand_in(state: "TableState", entry: Entry) -> None:
    place = state.places[entry.seat]
    place.is_stand_in, place.bot = True, strongest(state.setup.game)


def _back(state: "TableState", entry: Entry) -> None:
    place = state.places[entry.seat]
    place.is_stand_in, place.bot, place.is_absent = False, "", False
    place.is_offered = False


def _absent(state: "TableState", entry: Entry) -> None:
    state.places[entry.seat].is_absent = True


def _ask_back(state: "TableState", entry: Entry) -> None:
    state.places[entry.seat].is_asked_back = bool(entry.moves[0])


def _resign(state: "TableState", entry: Entry) -> None:
    place = state.places[entry.seat]
    place.is_resigned, place.is_stand_in, place.is_absent = True, False, False
    place.bot = strongest(state.setup.game)
    _go(state, entry.seat)
    if state.wished is not None:
        state.wished.awaited.discard(entry.seat)


def _pause(state: "TableState", entry: Entry) -> None:
    state.is_paused, state.wished = True, None


def _resume(state: "TableState", entry: Entry) -> None:
    state.is_paused, state.wished = False, None


def _end(state: "TableState", entry: Entry) -> None:
    state.phase, state.ended, state.wished = "over", entry.data, None
    state.away = entry.moves


def orders_in(state: "TableState", texts: dict[str, str]) -> Orders:
    """What standing orders, given now, come to: answers, and what else was said and binds it."""
    number, named = state.game.vocabulary.number, state.game.orders
    standing = {what: text for what, text in texts.items() if what in named}
    answers = {frame: number(text) for frame, text in texts.items() if frame not in named}
    given = state.game.bound(state.t) if standing and state.session is not None else ()
    return answers, (standing, given)


def _orders(state: "TableState", entry: Entry) -> None:
    texts = msgspec.json.decode(entry.data, type=dict[str, str])
    state.orders[entry.seat], state.standing[entry.seat] = orders_in(state, texts)


def _rekey(state: "TableState", entry: Entry) -> None:
    """A new link or bot token for a seat; or a link was claimed, and seats change hands."""
    for seat in entry.moves:
        place = state.places[seat]
        if entry.data == "bot":
            place.token = entry.ply
        elif entry.data:
            place.change_hands(entry.ply)
            state.missing = []
            if entry.data in HANDOVERS and state.phase == "playing":
                if entry.data != CLAIMED:
                    _settle_answers(state)
                place.losses += entry.data == TAKEN_OVER or (
                    entry.data == RETURNED and place.is_absent
                )
                place.hand_over(HANDOVERS[entry.data])
        elif entry.seat != seat:
            place.is_offered = True


def _block(state: "TableState", entry: Entry) -> None:
    state.blocked = entry.ply


def _nothing(state: "TableState", entry: Entry) -> None:
    """Told in the log for all to see; the table stays as it is."""


FOLDS: dict[str, Callable[["TableState", Entry], None]] = {
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
