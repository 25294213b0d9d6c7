"""Why something on the board is not an option now, from the view only.

`reasons` looks first whether the seat is asked at all, then goes by the open question: the main
action (`reasons_main`), a power (`reasons_powers`), or one of the short questions here.
"""

from collections.abc import Callable

from grimtable.games.grimwood.ids import AMULET, RUNE, SUPERNATURALS
from grimtable.games.grimwood.playing import FORCED
from grimtable.games.grimwood.presentation.reasons_main import main_action, no_start
from grimtable.games.grimwood.presentation.reasons_powers import in_power
from grimtable.games.grimwood.presentation.refusals import GrimwoodTargetReader, why
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
    reader = GrimwoodTargetReader(view, target)
    if view.over:
        return [why("game-over")]
    if not reader.exists():
        return [why("not-there")]
    if not view.options:
        return not_asked(reader)
    return QUESTIONS.get(reader.question, in_power)(reader)


def not_asked(reader: GrimwoodTargetReader) -> list[Reason]:
    """Another seat is to answer (GW-3.12)."""
    t, frame, active = reader.t, reader.frame, int(reader.t.active)
    victim = getattr(frame, "victim", -1)
    if reader.me == PUBLIC:
        return [why("watching")]
    if reader.me == active:
        key = "victim-answers" if getattr(frame, "how", 0) == REGULAR else "victim-answers-power"
        return [why(key, seat=victim)]
    if reader.target.button == "block" or (reader.kind == AMULET and reader.target.zone == "hand"):
        if victim >= 0:
            return [why("steal-elsewhere", seat=victim)]
        return [why("amulet-waits")]
    if 0 <= t.left < (reader.me - active) % t.seats:
        return [why("round-finishes" if t.rules.finish_round else "no-more-turns")]
    later = [why("turn-lost")] if t.skips[reader.me] else []
    return [*later, why("not-your-turn", seat=active)]


def answering(reader: GrimwoodTargetReader) -> list[Reason]:
    """A steal from the seat's own hand is to be answered."""
    thief = reader.frame.thief
    if reader.target.button == "block":
        return [why("no-amulet")]
    if reader.target.zone == "hand" and reader.kind != AMULET:
        return [why("thief-picks-blind", seat=thief)]
    return [why("answer-first", seat=thief)]


def placing(reader: GrimwoodTargetReader) -> list[Reason]:
    """A supernatural waits for its place."""
    frame = reader.frame
    card = NAMES[frame.kind]
    if reader.target.combo is not None:
        return [no_place(reader, frame.kind)]
    if frame.how == FORCED and reader.target.button in ("decline", "keep", "end", "back"):
        return [why("taken-must-lie", card=card)]
    return [why("place-first", card=card)]


def no_place(reader: GrimwoodTargetReader, kind: int) -> Reason:
    """Why a supernatural cannot join the combo pointed at."""
    card = NAMES[kind]
    if not reader.is_mine:
        return why("own-combos-only", card=card)
    if reader.combo[0] >= SUPERNATURALS:
        return why("no-mixing", card=card)
    if reader.is_frozen:
        return why("dragon-closes", card=card)
    return why("combo-full", count=len(reader.combo))


def at_once(reader: GrimwoodTargetReader) -> list[Reason]:
    """A card just taken may be played at once."""
    frame = reader.frame
    target, kind = reader.target, reader.kind
    if target.zone == "hand" and kind >= 0:
        if kind not in (frame.kind, frame.other):
            return [why("not-just-taken", card=NAMES[kind])]
        return [not_at_once(reader)]
    if target.button == "decline":
        return [why("keep-instead")]
    if target.combo is not None and not reader.is_mine:
        return [why("own-combos-only", card=NAMES[frame.kind])]
    if target.combo is not None or target.button == "new":
        return [why("place-needs-card")]
    return [why("taken-first", card=NAMES[frame.kind])]


def not_at_once(reader: GrimwoodTargetReader) -> Reason:
    """Why the card just taken cannot be played, or laid, this way."""
    card = NAMES[reader.kind]
    if SUPERNATURALS <= reader.kind < RUNE:
        return why("only-kept", card=card)
    if reader.kind == RUNE:
        return why("rune-not-laid")
    if reader.target.button == "lay":
        return why("laid-later", card=card)
    return no_start(reader, reader.kind) or why("laid-later", card=card)


def over_limit(reader: GrimwoodTargetReader) -> list[Reason]:
    """Too many cards are held at the end of the turn."""
    return [why("limit-first", count=int(reader.t.held(reader.me)) - 7)]


QUESTIONS: dict[str, Callable[[GrimwoodTargetReader], list[Reason]]] = {
    "MainAction": main_action,
    "Steal": answering,
    "Place": placing,
    "Immediate": at_once,
    "DiscardToLimit": over_limit,
}
"""By frame: why things are no answer to it; all others are questions of powers."""
