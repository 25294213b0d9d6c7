"""Why something on the board is not an option now, from the view only.

`reasons` looks first whether the seat is asked at all, then goes by the open question: the main
action (`reasons_main`), a power (`reasons_powers`), or one of the short questions here.
"""

from collections.abc import Callable

from grimtable.games.grimwood.ids import AMULET, RUNE, SUPERNATURALS
from grimtable.games.grimwood.playing import FORCED
from grimtable.games.grimwood.presentation.reasons_main import main_action, no_start
from grimtable.games.grimwood.presentation.reasons_powers import in_power
from grimtable.games.grimwood.presentation.refusals import Eye, why
from grimtable.games.grimwood.presentation.targets import is_option, named
from grimtable.games.grimwood.steals import REGULAR
from grimtable.games.grimwood.vocabulary import NAMES
from grimtable.kernel.table import BareView
from grimtable.kernel.terms import PUBLIC
from grimtable.look.game import Reason, Target


def reasons(view: BareView, target: Target) -> list[Reason]:
    """Why this thing is not an option of the view's seat; empty if it is one."""
    target = named(view, target)
    if is_option(view, target):
        return []
    eye = Eye(view, target)
    if view.over:
        return [why("game-over")]
    if not eye.exists():
        return [why("not-there")]
    if not view.options:
        return not_asked(eye)
    return QUESTIONS.get(eye.question, in_power)(eye)


def not_asked(eye: Eye) -> list[Reason]:
    """Another seat is to answer (GW-3.12)."""
    t, frame, active = eye.t, eye.frame, int(eye.t.active)
    victim = getattr(frame, "victim", -1)
    if eye.me == PUBLIC:
        return [why("watching")]
    if eye.me == active:
        key = "victim-answers" if getattr(frame, "how", 0) == REGULAR else "victim-answers-power"
        return [why(key, seat=victim)]
    if eye.target.button == "block" or (eye.kind == AMULET and eye.target.zone == "hand"):
        if victim >= 0:
            return [why("steal-elsewhere", seat=victim)]
        return [why("amulet-waits")]
    if 0 <= t.left < (eye.me - active) % t.seats:
        return [why("round-finishes" if t.rules.finish_round else "no-more-turns")]
    later = [why("turn-lost")] if t.skips[eye.me] else []
    return [*later, why("not-your-turn", seat=active)]


def answering(eye: Eye) -> list[Reason]:
    """A steal from the seat's own hand is to be answered."""
    thief = eye.frame.thief
    if eye.target.button == "block":
        return [why("no-amulet")]
    if eye.target.zone == "hand" and eye.kind != AMULET:
        return [why("thief-picks-blind", seat=thief)]
    return [why("answer-first", seat=thief)]


def placing(eye: Eye) -> list[Reason]:
    """A supernatural waits for its place."""
    frame = eye.frame
    card = NAMES[frame.kind]
    if eye.target.combo is not None:
        return [no_place(eye, frame.kind)]
    if frame.how == FORCED and eye.target.button in ("decline", "keep", "end", "back"):
        return [why("taken-must-lie", card=card)]
    return [why("place-first", card=card)]


def no_place(eye: Eye, kind: int) -> Reason:
    """Why a supernatural cannot join the combo pointed at."""
    card = NAMES[kind]
    if not eye.is_mine:
        return why("own-combos-only", card=card)
    if eye.combo[0] >= SUPERNATURALS:
        return why("no-mixing", card=card)
    if eye.is_frozen:
        return why("dragon-closes", card=card)
    return why("combo-full", count=len(eye.combo))


def at_once(eye: Eye) -> list[Reason]:
    """A card just taken may be played at once."""
    frame = eye.frame
    target, kind = eye.target, eye.kind
    if target.zone == "hand" and kind >= 0:
        if kind not in (frame.kind, frame.other):
            return [why("not-just-taken", card=NAMES[kind])]
        return [not_at_once(eye)]
    if target.button == "decline":
        return [why("keep-instead")]
    if target.combo is not None and not eye.is_mine:
        return [why("own-combos-only", card=NAMES[frame.kind])]
    if target.combo is not None or target.button == "new":
        return [why("place-needs-card")]
    return [why("taken-first", card=NAMES[frame.kind])]


def not_at_once(eye: Eye) -> Reason:
    """Why the card just taken cannot be played, or laid, this way."""
    card = NAMES[eye.kind]
    if SUPERNATURALS <= eye.kind < RUNE:
        return why("only-kept", card=card)
    if eye.kind == RUNE:
        return why("rune-not-laid")
    if eye.target.button == "lay":
        return why("laid-later", card=card)
    return no_start(eye, eye.kind) or why("laid-later", card=card)


def over_limit(eye: Eye) -> list[Reason]:
    """Too many cards are held at the end of the turn."""
    return [why("limit-first", count=int(eye.t.held(eye.me)) - 7)]


QUESTIONS: dict[str, Callable[[Eye], list[Reason]]] = {
    "MainAction": main_action,
    "Steal": answering,
    "Place": placing,
    "Immediate": at_once,
    "DiscardToLimit": over_limit,
}
"""By frame: why things are no answer to it; all others are questions of powers."""
