"""Why something on the board is not an option now, from the view only.

`reasons` looks first whether the seat is asked at all, then goes by the thing pointed at: a card
of the hand, a piece, a seat, the deck, a button. A card that may be placed is never refused for
not fitting the Last Call: bluffing is free (GF-7.2).
"""

from collections.abc import Callable

from grimtable.games.grim_farmer.ids import (
    ACTIONS,
    ANY_ANIMAL,
    ANY_COLOUR,
    CHAMELEON,
    DRAW,
    FROG,
    HAND_EMPTY,
    LAST_SPECIAL,
    LIMIT,
    LION,
    MATCH_WON,
    MOST_PLACED,
    MOUSE,
    NORMALS,
    PARROT,
    SNAKE,
    TURN_CAP,
)
from grimtable.games.grim_farmer.options import DRAW_UP, ONE_BY_ONE, SIT_OUT
from grimtable.games.grim_farmer.presentation.refusals import FarmerTargetReader, named, why
from grimtable.games.grim_farmer.race import is_dud
from grimtable.games.grim_farmer.vocabulary import NAMES, VOCABULARY
from grimtable.kernel.table import BareView
from grimtable.kernel.terms import PUBLIC
from grimtable.look.game import Reason, Target

ENDS = {
    HAND_EMPTY: "game-over",
    TURN_CAP: "turns-over",
    LAST_SPECIAL: "last-special",
    MATCH_WON: "match-over",
}
DRAWING = ("DrawCount", "DrawMore")
RACES = ("Race", "InTurn", "LiveRace")
EFFECTS = ("PutBack", "Parrot", "Lion")
DRAW_BUTTONS = ("draw", "more", "stop")
LATER = {"FirstPlayer": "not-dealt-yet", "Reward": "challenges-made"}


def reasons(view: BareView, target: Target) -> list[Reason]:
    """Why this thing is not an option of the view's seat; empty if it is one."""
    target = named(view, target)
    reader = FarmerTargetReader(view, target)
    if reader.is_option():
        return []
    if view.over:
        return [why(ENDS[view.over])]
    if view.seat == PUBLIC:
        return [why("watching")]
    if not reader.exists():
        return [why("not-there")]
    if not reader.is_printed():
        return [why("not-in-deck", card=target.kind)]
    return refused(reader) if view.options else [not_asked(reader)]


# Not asked


def not_asked(reader: FarmerTargetReader) -> Reason:
    """Others are to answer, or this seat has answered already."""
    frame = reader.frame
    if reader.question in EFFECTS:
        return why("effect-elsewhere", seat=frame.me, card=NAMES[effect_kind(reader)])
    if reader.question == "FirstPlayer":
        return why("host-chooses", seat=frame.me)
    if reader.question == "InTurn":
        return why("not-your-turn", seat=frame.me)
    if reader.question == "LiveRace" and reader.view.passed >> reader.me & 1:
        return why("passed")
    return answered(reader) if reader.said else NOT_TAKING[reader.question](reader)


def answered(reader: FarmerTargetReader) -> Reason:
    """The own answer lies unseen until all are in (GF-R11)."""
    if reader.target.zone != "hand" or not reader.holds(reader.kind):
        return why("answered")
    if reader.has_picked(reader.kind):
        return why("chosen", card=reader.target.kind)
    if reader.question == "Place" and len(reader.said) == MOST_PLACED:
        return why("five-at-most")
    if reader.question == "Reward" and len(reader.said) == 2:
        return why("two-at-most") if reader.kind < NORMALS else stays(reader)
    return why("answered")


def not_drawing(reader: FarmerTargetReader) -> Reason:
    """Whose hand is full draws nothing, nor who has stopped."""
    return why("hand-full" if reader.held == LIMIT else "stopped")


def not_racing(reader: FarmerTargetReader) -> Reason:
    """An empty hand has nothing to play."""
    return why("no-card-to-play")


def not_placing(reader: FarmerTargetReader) -> Reason:
    """Two cards or fewer leave nothing to choose."""
    if reader.held == 2:
        return why("both-placed")
    if not reader.held:
        return why("nothing-to-place")
    if reader.t.rules.short_hand == SIT_OUT:
        return why("sits-out")
    return why("nothing-drawn" if reader.t.rules.short_hand == DRAW_UP else "one-card-placed")


def not_challenging(reader: FarmerTargetReader) -> Reason:
    """There is nobody to point at."""
    return why("nobody-to-challenge")


def not_rewarded(reader: FarmerTargetReader) -> Reason:
    """Only those who were right, and hold a card, get something."""
    challenged = int(reader.t.challenges[reader.me])
    if challenged < 0:
        return why("no-challenge")
    if not reader.t.caught >> challenged & 1:
        return why("challenge-failed", seat=challenged)
    return why("hand-empty")


NOT_TAKING: dict[str, Callable[[FarmerTargetReader], Reason]] = {
    "DrawCount": not_drawing,
    "DrawMore": not_drawing,
    "Race": not_racing,
    "LiveRace": not_racing,
    "Place": not_placing,
    "Challenge": not_challenging,
    "Reward": not_rewarded,
}
"""By question: why a seat takes no part in it."""


# Asked, but something else


def refused(reader: FarmerTargetReader) -> list[Reason]:
    """By what is pointed at."""
    target = reader.target
    if target.seat is not None:
        return [on_seat(reader)]
    if target.zone == "discard":
        return [why("discards-gone" if reader.t.rules.no_draw else "discards-closed")]
    if target.zone == "played":
        return [why("played-stays")]
    if reader.question == "FirstPlayer":
        return [why("host-must-choose" if reader.verb == "pass" else "not-dealt-yet")]
    if reader.verb in ("animal", "colour"):
        return [on_piece(reader)]
    if target.zone == "deck" or reader.verb in DRAW_BUTTONS:
        return [no_draw(reader)]
    if reader.kind >= 0:
        return on_card(reader) if reader.holds(reader.kind) else [why("not-held", card=target.kind)]
    if target.zone == "hand" or reader.verb in ("card", "play"):
        return [on_hand(reader)]
    return [on_button(reader)]


def on_seat(reader: FarmerTargetReader) -> Reason:
    """Seats are for challenges, and once for the host."""
    seat = reader.target.seat
    if reader.verb == "seat":
        return why("first-player-moves-on")
    if reader.question != "Challenge":
        return why(LATER.get(reader.question, "challenge-later"))
    return why("not-yourself") if seat == reader.me else why("no-pile", seat=seat)


def no_draw(reader: FarmerTargetReader) -> Reason:
    """Why this number of cards, or any card at all, cannot be drawn."""
    t, button = reader.t, reader.target.button or ""
    if reader.question == "DrawMore":
        return why("one-by-one")
    if reader.question != "DrawCount":
        return why("draw-over" if t.rules.phase1 <= ONE_BY_ONE else "draw-off")
    if reader.verb != "draw":
        return why("one-number")
    many, room = VOCABULARY.number(button) - DRAW, LIMIT - reader.held
    if many > room:
        return why("draw-limit", count=room)
    return why("deck-short", count=int(t.drawable()))


def on_piece(reader: FarmerTargetReader) -> Reason:
    """Pieces are moved by action specials alone."""
    t, piece = reader.t, reader.piece
    if piece >= 0 and not (t.pieces(ANY_ANIMAL) | t.pieces(ANY_COLOUR)) >> piece & 1:
        return why("no-such-piece")
    if reader.question in DRAWING:
        return why("call-comes")
    if reader.question in RACES:
        return why("pieces-by-specials")
    if reader.question not in EFFECTS:
        return why("call-stands")
    kind = effect_kind(reader)
    is_colour_due = kind in (CHAMELEON, LION)
    if (reader.verb == "colour") != is_colour_due:
        return why("colour-goes-back" if is_colour_due else "animal-goes-back", card=NAMES[kind])
    return why("piece-in-bag")


def effect_kind(reader: FarmerTargetReader) -> int:
    """The action special that is taking effect."""
    if reader.question == "PutBack":
        return CHAMELEON if reader.frame.side == ANY_COLOUR else FROG
    return LION if reader.question == "Lion" else PARROT


# Cards


def on_card(reader: FarmerTargetReader) -> list[Reason]:
    """Why a card of the hand is no answer."""
    if reader.question in RACES:
        return in_race(reader)
    if reader.question == "Place" and reader.verb != "play":
        return [no_more(reader, "no-more-to-place")]
    if reader.question == "Reward" and reader.verb != "play":
        return [no_discard(reader)]
    return [on_hand(reader)]


def on_hand(reader: FarmerTargetReader) -> Reason:
    """Why no card of the hand is an answer now."""
    if reader.question in DRAWING:
        return why("cards-later")
    if reader.question in EFFECTS:
        return why("effect-first", card=NAMES[effect_kind(reader)])
    if reader.question in RACES:
        return why("placing-later" if reader.verb == "card" else "nothing-playable")
    if reader.verb == "play":
        return why("race-over")
    if reader.question == "Challenge":
        return why("placing-over")
    return why("two-or-none" if reader.t.normals(reader.me) else "nothing-to-discard")


def in_race(reader: FarmerTargetReader) -> list[Reason]:
    """Only the four action specials are played, each kind once."""
    if reader.verb == "card":
        return [why("placing-later")]
    if reader.kind < NORMALS:
        return [why("normals-wait")]
    if reader.kind in (SNAKE, MOUSE):
        return [why("snake-waits" if reader.kind == SNAKE else "mouse-waits")]
    return shut(reader)


def shut(reader: FarmerTargetReader) -> list[Reason]:
    """Why an action special in hand may not be played now (GF-6.2, GF-R5, GF-R8)."""
    t, kind, found = reader.t, reader.kind, []
    users = [seat for seat in range(t.seats) if t.used[seat] >> (kind - ACTIONS) & 1]
    if t.rules.per_player and reader.me in users:
        found.append(why("used-by-you", card=NAMES[kind]))
    elif users and not t.rules.per_player:
        found.append(why("kind-used", card=NAMES[kind], seat=users[0]))
    if t.rules.no_duds and is_dud(t, kind):
        key = "dud-colour" if kind in (CHAMELEON, LION) else "dud-animal"
        found.append(why(key, card=NAMES[kind]))
    return found


def no_more(reader: FarmerTargetReader, key: str) -> Reason:
    """All copies of a card are chosen already."""
    return why(key, card=reader.target.kind, count=reader.holds(reader.kind))


def no_discard(reader: FarmerTargetReader) -> Reason:
    """Why a card is no reward discard."""
    if reader.kind >= NORMALS:
        return stays(reader)
    return no_more(reader, "no-more-to-discard") if reader.said else why("two-or-none")


def stays(reader: FarmerTargetReader) -> Reason:
    """Special cards are not discarded as a reward."""
    if reader.kind in (SNAKE, MOUSE):
        return why("snake-stays" if reader.kind == SNAKE else "mouse-stays")
    return why("special-stays", card=reader.target.kind)


# Buttons


def on_button(reader: FarmerTargetReader) -> Reason:
    """`pass`, `done`, `nobody`, `challenge` and `seat` of other questions."""
    if reader.verb == "done":
        return not_done(reader)
    if reader.verb == "pass":
        return no_pass(reader)
    if reader.verb == "seat":
        return why("first-player-moves-on")
    return why(LATER.get(reader.question, "challenge-later"))


def not_done(reader: FarmerTargetReader) -> Reason:
    """Why a chain of cards is not finished, or there is none."""
    if reader.question == "Place":
        return why("two-at-least", count=2 - len(reader.said))
    return why("second-too" if reader.question == "Reward" else "nothing-to-finish")


def no_pass(reader: FarmerTargetReader) -> Reason:
    """Only the race is passed; other questions have their own way to say no."""
    if reader.question in EFFECTS:
        return why("effect-compels", card=NAMES[effect_kind(reader)])
    if reader.question in DRAWING:
        return why("draw-none")
    if reader.question == "Place":
        return why("must-place")
    return why("choose-nobody" if reader.question == "Challenge" else "say-done")
