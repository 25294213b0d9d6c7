"""What each kind of entry does to the state of a table."""

from collections.abc import Callable
from math import inf
from typing import Literal

import msgspec

from grimtable.bots.registry import strongest
from grimtable.kernel.errors import Refused
from grimtable.kernel.table import Table
from grimtable.look.plans import Plan
from grimtable.server.table.log.facts import TableFacts
from grimtable.server.table.log.fairness import known_deal_of
from grimtable.server.table.log.seats import SERVER, OpenWish
from grimtable.server.table.shuffle.shuffle import Shuffle
from grimtable.server.table_summary import Handover
from grimtable.sessions.records import Deal, Fork, VoidStart
from grimtable.sessions.session import Entry, GameSession

CLAIMED = "claimed"
"""`data` of a `rekey` by which somebody else takes over seats with a seat link."""
RENEWED = "renewed"
"""`data` of a `rekey` by which a person claims their own seats, from another browser."""
TAKEN_OVER = "taken_over"
"""`data` of a `rekey` by which the host gives away the seat of an absent person."""
RETURNED = "returned"
"""`data` of a `rekey` or `join` by which somebody gets their former seat back."""
FORGOTTEN = "forgotten"
"""`data` of a `leave` of somebody who has their data deleted."""
HANDOVERS: dict[str, Handover] = {
    CLAIMED: "own_link",
    TAKEN_OVER: "host_link",
    RETURNED: "returned",
}


def _join(state: TableFacts, entry: Entry) -> None:
    seat_state = state.seat_states[entry.seat]
    seat_state.change_hands(entry.number)
    seat_state.is_person, seat_state.bot, state.missing = True, "", []
    seat_state.is_stand_in = seat_state.is_resigned = seat_state.is_absent = False
    if state.phase == "playing":  # an empty seat goes to whom the host has sent a link
        seat_state.hand_over(HANDOVERS[entry.data or TAKEN_OVER])
    if state.host == SERVER:
        state.host = entry.seat


def _leave(state: TableFacts, entry: Entry) -> None:
    """Free the seat before the start; later a bot plays it, and another person may take over."""
    seat_state = state.seat_states[entry.seat]
    seat_state.change_hands(entry.number)
    if seat_state.is_absent and entry.kind == "kick":
        seat_state.losses += 1
        _protect_answers(state)
    seat_state.is_person = seat_state.is_stand_in = seat_state.is_absent = False
    state.missing = []
    if state.wish is not None:
        state.wish.awaited.discard(entry.seat)
    seat_state.bot = "" if state.phase == "waiting" else strongest(state.setup.game)
    _remove_from_game(state, entry.seat)
    if state.host == entry.seat:
        state.host = min(state.people, default=SERVER)
    if state.phase == "shuffling":
        assert state.shuffle is not None
        if state.shuffle.is_committed and not state.shuffle.is_ready:
            how: Literal["left", "removed"] = "removed" if entry.kind == "kick" else "left"
            state.void_starts.append(VoidStart([entry.seat], how))
        state.phase, state.shuffle, seat_state.bot = "waiting", None, ""


def _protect_answers(state: TableFacts) -> None:
    """Protect what was played so far from undo: an absent person has lost a seat, and nobody can
    agree to an undo for them.
    """
    assert state.session is not None
    state.undo_floor = len(state.session.active)
    if state.wish is not None and state.wish.what == "undo":
        state.wish = None


def _remove_from_game(state: TableFacts, seat: int) -> None:
    """Let nobody play on for a person who leaves, if the table has this option."""
    if state.phase == "playing" and state.setup.options.get("on_leave") == "remove":
        seat_state = state.seat_states[seat]
        seat_state.bot, seat_state.is_gone, seat_state.is_resigned = "", True, True


def _out(state: TableFacts, entry: Entry) -> None:
    assert state.session is not None
    state.session.leave(entry.moves)


def _kick(state: TableFacts, entry: Entry) -> None:
    _leave(state, msgspec.structs.replace(entry, seat=entry.moves[0]))


def _change(state: TableFacts, entry: Entry) -> None:
    """Move somebody to a free seat."""
    state.missing = []
    old, new = entry.seat, entry.moves[0]
    state.seat_states[old], state.seat_states[new] = state.seat_states[new], state.seat_states[old]
    for seat in (old, new):
        state.seat_states[seat].change_hands(entry.number)
    if state.host == old:
        state.host = new


def _bot(state: TableFacts, entry: Entry) -> None:
    """Give a free seat to a bot, or free it again."""
    state.seat_states[entry.moves[0]].bot = entry.data


def _host(state: TableFacts, entry: Entry) -> None:
    state.host = entry.moves[0]


def _renew_deal(state: TableFacts, entry: Entry) -> None:
    """Shuffle other cards: somebody sits down who cannot know the deal that others know."""
    state.is_deal_renewed = True


def _start(state: TableFacts, entry: Entry) -> None:
    """Fix the server's secret and ask everybody for a nonce; a known deal is dealt at once."""
    state.phase, state.missing = "shuffling", []
    for seat_state in state.seat_states:
        seat_state.is_offered = False
    setup, people = state.setup, sorted(state.people)
    state.known_deal = known_deal_of(state)
    if state.known_deal is not None:
        assert setup.dice is not None
        _deal(state, dict(setup.dice), setup.fork)
        return
    state.secret = bytes.fromhex(entry.data)
    state.shuffle = Shuffle(state.id, setup.seats, people, 0.0, fresh=lambda: state.secret)
    _deal_when_ready(state)


def _nonce_committed(state: TableFacts, entry: Entry) -> None:
    assert state.shuffle is not None
    state.shuffle.commit_nonce(entry.seat, entry.data, 0.0)


def _reveal(state: TableFacts, entry: Entry) -> None:
    assert state.shuffle is not None
    state.shuffle.reveal(entry.seat, entry.data)
    _deal_when_ready(state)


def _void(state: TableFacts, entry: Entry) -> None:
    assert state.shuffle is not None
    state.secret = bytes.fromhex(entry.data)
    is_committed = state.shuffle.is_committed
    void = state.shuffle.expire(inf)
    assert void is not None
    if is_committed:
        state.void_starts.append(VoidStart(list(void.missing), "silent"))
    for seat in void.lost:
        _leave(state, msgspec.structs.replace(entry, seat=seat))
    state.missing = list(void.missing)
    if entry.moves:
        state.phase, state.shuffle = "waiting", None


def _deal_when_ready(state: TableFacts) -> None:
    assert state.shuffle is not None
    if state.shuffle.is_ready:
        _deal(state, state.shuffle.dice())


def _deal(state: TableFacts, dice: dict[str, object], fork: Fork | None = None) -> None:
    setup = state.setup
    state.session = GameSession(Deal(state.game, setup.seats, setup.options, dice, fork))
    state.phase = "playing"


def _move(state: TableFacts, entry: Entry) -> None:
    assert state.session is not None
    _play_pending_passes(state, entry.seat)
    state.session.accept(state.session.draft(entry.seat, entry.moves, id=entry.id))


def _play_pending_passes(state: TableFacts, seat: int) -> None:
    """Count the pending passes before this seat acts in a live window.

    The rules decide which of them its action cancels. A pass is dropped, and its seat asked again,
    if it would change the question that this seat answers: it did not come first.
    """
    assert state.session is not None
    held, state.pending_answers = state.pending_answers, {}
    for other, entry in held.items():
        trial = state.t.clone()
        trial.push(other, entry.moves[0])
        if _question(trial, seat) == _question(state.t, seat):
            state.session.answer(other, entry.moves)


def _question(t: Table, seat: int) -> tuple[object, ...]:
    """The question of this seat, in a form that can be compared; () if it is not asked."""
    return (t.stack[-1], *t.options_of(seat)) if t.waiting >> seat & 1 else ()


def _add_pending_answer(state: TableFacts, entry: Entry) -> None:
    state.pending_answers[entry.seat] = entry


def window_answers(held: dict[int, Entry], filled: list[int]) -> list[tuple[int, list[int]]]:
    """What is played at the end of a reaction window, seat by seat: first the pending answers,
    then those filled in.
    """
    answers = [(seat, list(entry.moves)) for seat, entry in held.items()]
    for coded in filled:
        if not answers or answers[-1][0] != coded % 8:
            answers.append((coded % 8, []))
        answers[-1][1].append(coded // 8)
    return answers


def _close(state: TableFacts, entry: Entry) -> None:
    """Play all answers of a window.

    In a live window one action can take away the question of another; that answer is ignored.
    """
    assert state.session is not None
    answers = window_answers(state.pending_answers, entry.moves)
    state.pending_answers = {}
    for seat, moves in answers:
        try:
            state.session.answer(seat, moves)
        except Refused:
            continue


def _take_back(state: TableFacts, entry: Entry) -> None:
    assert state.session is not None
    if state.pending_answers.pop(entry.seat, None) is None:
        state.session.take_back(entry.seat)


def _undo(state: TableFacts, entry: Entry) -> None:
    assert state.session is not None
    state.session.undo_to(entry.moves[0], consent=True)
    state.wish = None


def _wish(state: TableFacts, entry: Entry) -> None:
    others = state.people - {entry.seat}
    state.wish = OpenWish(entry.data, entry.seat, entry.moves[0], others, len(state.t.events or []))


def _consent(state: TableFacts, entry: Entry) -> None:
    if state.wish is None or not entry.moves[0]:  # older versions asked on after a loss
        state.wish = None
        return
    state.wish.awaited.discard(entry.seat)
    state.wish.agreed.add(entry.seat)


def _stand_in(state: TableFacts, entry: Entry) -> None:
    seat_state = state.seat_states[entry.seat]
    seat_state.is_stand_in, seat_state.bot = True, strongest(state.setup.game)


def _back(state: TableFacts, entry: Entry) -> None:
    seat_state = state.seat_states[entry.seat]
    seat_state.is_stand_in, seat_state.bot, seat_state.is_absent = False, "", False
    seat_state.is_offered = False


def _absent(state: TableFacts, entry: Entry) -> None:
    state.seat_states[entry.seat].is_absent = True


def _ask_back(state: TableFacts, entry: Entry) -> None:
    state.seat_states[entry.seat].is_asked_back = bool(entry.moves[0])


def _resign(state: TableFacts, entry: Entry) -> None:
    seat_state = state.seat_states[entry.seat]
    seat_state.is_resigned, seat_state.is_stand_in, seat_state.is_absent = True, False, False
    seat_state.bot = strongest(state.setup.game)
    _remove_from_game(state, entry.seat)
    if state.wish is not None:
        state.wish.awaited.discard(entry.seat)


def _pause(state: TableFacts, entry: Entry) -> None:
    state.is_paused, state.wish = True, None


def _resume(state: TableFacts, entry: Entry) -> None:
    state.is_paused, state.wish = False, None


def _end(state: TableFacts, entry: Entry) -> None:
    state.phase, state.ended, state.wish = "over", entry.data, None
    state.away = entry.moves


def _orders(state: TableFacts, entry: Entry) -> None:
    texts = msgspec.json.decode(entry.data, type=dict[str, str])
    state.orders[entry.seat] = state.parsed_orders(texts)


def _plan(state: TableFacts, entry: Entry) -> None:
    plan = msgspec.json.decode(entry.data, type=Plan)
    others = [old for old in state.plans if old.seat != plan.seat]
    own = [old for old in state.plans if old.seat == plan.seat and old.target != plan.target]
    if plan.mark or plan.promised:
        own.append(plan)
    state.plans = [*others, *own[-MAX_PLANS:]]


def _rekey(state: TableFacts, entry: Entry) -> None:
    """Note a new link or bot token of a seat, or hand over seats whose link was claimed."""
    for seat in entry.moves:
        seat_state = state.seat_states[seat]
        if entry.data == "bot":
            seat_state.token = entry.number
        elif entry.data:
            seat_state.change_hands(entry.number)
            state.missing = []
            if entry.data in HANDOVERS and state.phase == "playing":
                if entry.data != CLAIMED:
                    _protect_answers(state)
                seat_state.losses += entry.data == TAKEN_OVER or (
                    entry.data == RETURNED and seat_state.is_absent
                )
                seat_state.hand_over(HANDOVERS[entry.data])
        elif entry.seat != seat:
            seat_state.is_offered = True


def _block(state: TableFacts, entry: Entry) -> None:
    state.blocked = entry.number


def _nothing(state: TableFacts, entry: Entry) -> None:
    """Change nothing: the entry only documents what happened beside the game."""


REDUCERS: dict[str, Callable[[TableFacts, Entry], None]] = {
    "join": _join,
    "leave": _leave,
    "kick": _kick,
    "change": _change,
    "bot": _bot,
    "host": _host,
    "renew_deal": _renew_deal,
    "start": _start,
    "commit": _nonce_committed,
    "reveal": _reveal,
    "void": _void,
    "move": _move,
    "timeout": _move,
    "answer": _add_pending_answer,
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
    "plan": _plan,
    "rekey": _rekey,
    "mute": _nothing,
    "block": _block,
}
"""Kind of entry -> the function that applies it."""
MAX_PLANS = 8
"""Plans of a seat that are kept."""
ENDS_UNDO_WISH = {"move", "timeout", "close", "undo", "resign", "out"}
"""Kinds of entry after which an open request to undo is out of date."""
CHANGES_HOLDERS = {"join", "leave", "kick", "change", "void", "rekey"}
"""Kinds of entry that can change who holds a seat."""
VOIDS_PENDING_PASSES = {"undo", "out"}
"""Kinds of entry that void the pending passes of a live window: everybody is asked again."""
