"""Why something on the board is no option now, from the view alone.

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
from grimtable.games.grim_farmer.presentation.refusals import Eye, named, why
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
    eye = Eye(view, target)
    if eye.is_option():
        return []
    if view.over:
        return [why(ENDS[view.over])]
    if view.seat == PUBLIC:
        return [why("watching")]
    if not eye.exists():
        return [why("not-there")]
    if not eye.is_printed():
        return [why("not-in-deck", card=target.kind)]
    return refused(eye) if view.options else [not_asked(eye)]


# Not asked


def not_asked(eye: Eye) -> Reason:
    """Others are to answer, or this seat has answered already."""
    frame = eye.frame
    if eye.question in EFFECTS:
        return why("effect-elsewhere", seat=frame.me, card=NAMES[effect_kind(eye)])
    if eye.question == "FirstPlayer":
        return why("host-chooses", seat=frame.me)
    if eye.question == "InTurn":
        return why("not-your-turn", seat=frame.me)
    if eye.question == "LiveRace" and eye.view.passed >> eye.me & 1:
        return why("passed")
    return answered(eye) if eye.said else NOT_TAKING[eye.question](eye)


def answered(eye: Eye) -> Reason:
    """The own answer lies unseen until all are in (GF-R11)."""
    if eye.target.zone != "hand" or not eye.holds(eye.kind):
        return why("answered")
    if eye.has_picked(eye.kind):
        return why("chosen", card=eye.target.kind)
    if eye.question == "Place" and len(eye.said) == MOST_PLACED:
        return why("five-at-most")
    if eye.question == "Reward" and len(eye.said) == 2:
        return why("two-at-most") if eye.kind < NORMALS else stays(eye)
    return why("answered")


def not_drawing(eye: Eye) -> Reason:
    """Whose hand is full draws nothing, nor who has stopped."""
    return why("hand-full" if eye.held == LIMIT else "stopped")


def not_racing(eye: Eye) -> Reason:
    """An empty hand has nothing to play."""
    return why("no-card-to-play")


def not_placing(eye: Eye) -> Reason:
    """Two cards or fewer leave nothing to choose."""
    if eye.held == 2:
        return why("both-placed")
    if not eye.held:
        return why("nothing-to-place")
    if eye.t.rules.short_hand == SIT_OUT:
        return why("sits-out")
    return why("nothing-drawn" if eye.t.rules.short_hand == DRAW_UP else "one-card-placed")


def not_challenging(eye: Eye) -> Reason:
    """There is nobody to point at."""
    return why("nobody-to-challenge")


def not_rewarded(eye: Eye) -> Reason:
    """Only those who were right, and hold a card, get something."""
    challenged = int(eye.t.challenges[eye.me])
    if challenged < 0:
        return why("no-challenge")
    if not eye.t.caught >> challenged & 1:
        return why("challenge-failed", seat=challenged)
    return why("hand-empty")


NOT_TAKING: dict[str, Callable[[Eye], Reason]] = {
    "DrawCount": not_drawing,
    "DrawMore": not_drawing,
    "Race": not_racing,
    "LiveRace": not_racing,
    "Place": not_placing,
    "Challenge": not_challenging,
    "Reward": not_rewarded,
}
"""By question: why a seat takes no part in it."""


# Asked, but for something else


def refused(eye: Eye) -> list[Reason]:
    """By what is pointed at."""
    target = eye.target
    if target.seat is not None:
        return [on_seat(eye)]
    if target.zone == "discard":
        return [why("discards-gone" if eye.t.rules.no_draw else "discards-closed")]
    if target.zone == "played":
        return [why("played-stays")]
    if eye.question == "FirstPlayer":
        return [why("host-must-choose" if eye.verb == "pass" else "not-dealt-yet")]
    if eye.verb in ("animal", "colour"):
        return [on_piece(eye)]
    if target.zone == "deck" or eye.verb in DRAW_BUTTONS:
        return [no_draw(eye)]
    if eye.kind >= 0:
        return on_card(eye) if eye.holds(eye.kind) else [why("not-held", card=target.kind)]
    if target.zone == "hand" or eye.verb in ("card", "play"):
        return [on_hand(eye)]
    return [on_button(eye)]


def on_seat(eye: Eye) -> Reason:
    """Seats are for challenges, and once for the host."""
    seat = eye.target.seat
    if eye.verb == "seat":
        return why("first-player-moves-on")
    if eye.question != "Challenge":
        return why(LATER.get(eye.question, "challenge-later"))
    return why("not-yourself") if seat == eye.me else why("no-pile", seat=seat)


def no_draw(eye: Eye) -> Reason:
    """Why so many cards, or any at all, cannot be drawn."""
    t, button = eye.t, eye.target.button or ""
    if eye.question == "DrawMore":
        return why("one-by-one")
    if eye.question != "DrawCount":
        return why("draw-over" if t.rules.phase1 <= ONE_BY_ONE else "draw-off")
    if eye.verb != "draw":
        return why("one-number")
    many, room = VOCABULARY.number(button) - DRAW, LIMIT - eye.held
    if many > room:
        return why("draw-limit", count=room)
    return why("deck-short", count=int(t.drawable()))


def on_piece(eye: Eye) -> Reason:
    """Pieces are moved by action specials alone."""
    t, piece = eye.t, eye.piece
    if piece >= 0 and not (t.pieces(ANY_ANIMAL) | t.pieces(ANY_COLOUR)) >> piece & 1:
        return why("no-such-piece")
    if eye.question in DRAWING:
        return why("call-comes")
    if eye.question in RACES:
        return why("pieces-by-specials")
    if eye.question not in EFFECTS:
        return why("call-stands")
    kind = effect_kind(eye)
    is_colour_due = kind in (CHAMELEON, LION)
    if (eye.verb == "colour") != is_colour_due:
        return why("colour-goes-back" if is_colour_due else "animal-goes-back", card=NAMES[kind])
    return why("piece-in-bag")


def effect_kind(eye: Eye) -> int:
    """The action special that is taking effect."""
    if eye.question == "PutBack":
        return CHAMELEON if eye.frame.side == ANY_COLOUR else FROG
    return LION if eye.question == "Lion" else PARROT


# Cards


def on_card(eye: Eye) -> list[Reason]:
    """Why a card of the hand is no answer."""
    if eye.question in RACES:
        return in_race(eye)
    if eye.question == "Place" and eye.verb != "play":
        return [no_more(eye, "no-more-to-place")]
    if eye.question == "Reward" and eye.verb != "play":
        return [no_discard(eye)]
    return [on_hand(eye)]


def on_hand(eye: Eye) -> Reason:
    """Why no card of the hand is an answer now."""
    if eye.question in DRAWING:
        return why("cards-later")
    if eye.question in EFFECTS:
        return why("effect-first", card=NAMES[effect_kind(eye)])
    if eye.question in RACES:
        return why("placing-later" if eye.verb == "card" else "nothing-playable")
    if eye.verb == "play":
        return why("race-over")
    if eye.question == "Challenge":
        return why("placing-over")
    return why("two-or-none" if eye.t.normals(eye.me) else "nothing-to-discard")


def in_race(eye: Eye) -> list[Reason]:
    """Only the four action specials are played, each kind once."""
    if eye.verb == "card":
        return [why("placing-later")]
    if eye.kind < NORMALS:
        return [why("normals-wait")]
    if eye.kind in (SNAKE, MOUSE):
        return [why("snake-waits" if eye.kind == SNAKE else "mouse-waits")]
    return shut(eye)


def shut(eye: Eye) -> list[Reason]:
    """Why an action special in hand may not be played now (GF-6.2, GF-R5, GF-R8)."""
    t, kind, found = eye.t, eye.kind, []
    users = [seat for seat in range(t.seats) if t.used[seat] >> (kind - ACTIONS) & 1]
    if t.rules.per_player and eye.me in users:
        found.append(why("used-by-you", card=NAMES[kind]))
    elif users and not t.rules.per_player:
        found.append(why("kind-used", card=NAMES[kind], seat=users[0]))
    if t.rules.no_duds and is_dud(t, kind):
        key = "dud-colour" if kind in (CHAMELEON, LION) else "dud-animal"
        found.append(why(key, card=NAMES[kind]))
    return found


def no_more(eye: Eye, key: str) -> Reason:
    """All copies of a card are chosen already."""
    return why(key, card=eye.target.kind, count=eye.holds(eye.kind))


def no_discard(eye: Eye) -> Reason:
    """Why a card is no reward discard."""
    if eye.kind >= NORMALS:
        return stays(eye)
    return no_more(eye, "no-more-to-discard") if eye.said else why("two-or-none")


def stays(eye: Eye) -> Reason:
    """Special cards are not discarded as a reward."""
    if eye.kind in (SNAKE, MOUSE):
        return why("snake-stays" if eye.kind == SNAKE else "mouse-stays")
    return why("special-stays", card=eye.target.kind)


# Buttons


def on_button(eye: Eye) -> Reason:
    """`pass`, `done`, `nobody`, `challenge` and `seat` of other questions."""
    if eye.verb == "done":
        return not_done(eye)
    if eye.verb == "pass":
        return no_pass(eye)
    if eye.verb == "seat":
        return why("first-player-moves-on")
    return why(LATER.get(eye.question, "challenge-later"))


def not_done(eye: Eye) -> Reason:
    """Why a chain of cards is not finished, or there is none."""
    if eye.question == "Place":
        return why("two-at-least", count=2 - len(eye.said))
    return why("second-too" if eye.question == "Reward" else "nothing-to-finish")


def no_pass(eye: Eye) -> Reason:
    """Only the race is passed; other questions have their own way to say no."""
    if eye.question in EFFECTS:
        return why("effect-compels", card=NAMES[effect_kind(eye)])
    if eye.question in DRAWING:
        return why("draw-none")
    if eye.question == "Place":
        return why("must-place")
    return why("choose-nobody" if eye.question == "Challenge" else "say-done")
