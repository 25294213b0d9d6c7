"""Why something is not an option of the main action (GW-3, GW-4, GW-5)."""

from grimtable.games.grimwood.budget import (
    can_close,
    can_extra,
    can_power,
    can_rune,
    is_owed,
    is_stalled,
)
from grimtable.games.grimwood.ids import (
    AMULET,
    DRAGON,
    LAY,
    PLAY,
    RUNE,
    SUPERNATURALS,
    SWAMP,
)
from grimtable.games.grimwood.options import CLOSE_LAST, DRAW_FIRST
from grimtable.games.grimwood.presentation.refusals import GrimwoodTargetReader, why
from grimtable.games.grimwood.shapes import Power, has_start_left, power
from grimtable.games.grimwood.vocabulary import NAMES
from grimtable.look.game import Reason

BUTTONS = {
    "allow": "nothing-to-allow",
    "block": "nothing-to-block",
    "decline": "nothing-to-decline",
    "back": "nothing-to-undo",
    "keep": "nothing-taken",
    "new": "place-needs-card",
    "deck": "dwarf-asks",
    "discard": "no-free-discard",
    "set": "no-set",
    "play": "not-playable",
}
"""Buttons that belong to other questions, or to cards not held."""
ZONES = {"discard": "discards-need-a-power", "removed": "removed"}


def main_action(reader: GrimwoodTargetReader) -> list[Reason]:
    """By what is pointed at."""
    target = reader.target
    if target.combo is not None:
        return [on_combo(reader)]
    if target.seat is not None:
        return [on_seat(reader)]
    if target.zone == "hand" and target.kind is not None:
        return on_card(reader, reader.kind)
    if target.zone == "deck" or target.button in ("draw", "draw extra"):
        return [no_draw(reader)]
    if target.zone in ZONES:
        return [why(ZONES[target.zone])]
    return [on_button(reader, target.button or "")]


# Things on the table


def on_combo(reader: GrimwoodTargetReader) -> Reason:
    """Combos are no option of the main action; what lies there stays."""
    if not reader.is_mine:
        return why("combos-are-safe")
    if reader.combo[0] >= SUPERNATURALS:
        return why("set-complete")
    assert reader.target.combo is not None
    grows = reader.t.grows(reader.t.rows[reader.me][reader.target.combo])
    if grows and any(PLAY <= move < LAY + SUPERNATURALS for move in reader.view.options):
        return why("card-before-place")
    return why("placed-stays")


def on_button(reader: GrimwoodTargetReader, button: str) -> Reason:
    """End, rune, steal, sets; then the buttons of other questions."""
    if button == "end":
        return why("stall-draw" if is_stalled(reader.t) else "owed")
    if button == "rune":
        return no_rune(reader) if reader.holds(RUNE) else why("no-rune")
    if button in ("steal", "steal extra"):
        return no_steal(reader, button == "steal extra") or why("nobody-to-steal-from")
    verb, _, words = button.partition(" ")
    if verb == "set" and words:
        return no_set(reader, words.split())
    if verb == "pair":
        return why("pair-is-a-price")
    return why(BUTTONS.get(button, "not-now"))


# Draw and steal


def no_draw(reader: GrimwoodTargetReader) -> Reason:
    """Why the deck is closed."""
    if not reader.has_deck:
        return why("deck-empty")
    return no_closing(reader, reader.target.button == "draw extra")


def on_seat(reader: GrimwoodTargetReader) -> Reason:
    """Why this player cannot be stolen from."""
    seat = reader.target.seat
    assert seat is not None
    if reader.is_mine:
        return why("not-yourself")
    spent = no_steal(reader, reader.target.button == "steal extra")
    if spent is not None:
        return spent
    if not reader.t.held(seat):
        return why("hand-empty", seat=seat)
    return why("hand-too-small", seat=seat, count=int(reader.t.rules.regular_min))


def no_steal(reader: GrimwoodTargetReader, extra: bool) -> Reason | None:
    """Why no regular steal can be made from anybody, if so."""
    if not (can_extra(reader.t) if extra else can_close(reader.t)):
        return no_closing(reader, extra)
    return why("deck-stalled") if is_stalled(reader.t) else None


def no_closing(reader: GrimwoodTargetReader, extra: bool) -> Reason:
    """Why there is no action for a draw or regular steal."""
    t = reader.t
    if extra and t.rules.turn_order != CLOSE_LAST:
        return why("one-kind-of-draw")
    if t.rules.turn_order == CLOSE_LAST and t.closed:
        return why("turn-closed")
    if t.rules.two_free:
        return why("action-kept" if t.actions else "actions-spent")
    if extra:
        return why("no-extra")
    return why("close-spent" if t.closed else "close-given-up")


# Cards of the hand


def on_card(reader: GrimwoodTargetReader, kind: int) -> list[Reason]:
    """Why a card of the hand can be neither played nor laid, or not this way."""
    card, button = NAMES[kind], reader.target.button
    if kind == AMULET:
        return [why("amulet-waits")]
    if kind == RUNE:
        return [no_rune(reader) if button in (None, "rune") else why("rune-not-laid")]
    if kind < SUPERNATURALS:
        return on_supernatural(reader, kind)
    if button == "play":
        return [why("not-playable")]
    if kind >= SWAMP:
        return [why("settings-incomplete", card=card)]
    return [why("animals-incomplete", card=card, count=3 - reader.holds(kind))]


def no_set(reader: GrimwoodTargetReader, words: list[str]) -> Reason:
    """Why this set cannot be placed."""
    if len(set(words)) == 3:
        return why("mixed-incomplete")
    kind = NAMES.index(words[0])
    if kind >= SWAMP:
        return why("settings-incomplete", card=words[0])
    return why("animals-incomplete", card=words[0], count=3 - reader.holds(kind))


def on_supernatural(reader: GrimwoodTargetReader, kind: int) -> list[Reason]:
    """Why a supernatural cannot be laid, or not be played for its power."""
    button = reader.target.button
    if button not in (None, "play", "lay"):
        return [why("no-mixing", card=NAMES[kind])]
    if button != "play":
        return [why("laying-costs"), no_power(reader)]
    start = no_start(reader, kind)
    if start is not None:
        return [start]
    if not can_power(reader.t, is_owed(reader.t)):
        return [no_power(reader)]
    return [idle(reader, kind)]


def no_start(reader: GrimwoodTargetReader, kind: int) -> Reason | None:
    """Why a supernatural's power cannot start any more, if so (GW-8.8)."""
    if has_start_left(reader.t, kind):
        return None
    if kind == DRAGON and not reader.t.rules.dragon_power:
        return why("dragon-sleeps")
    return why("starts-spent", card=NAMES[kind], count=int(reader.t.rules.power_limit))


def no_power(reader: GrimwoodTargetReader) -> Reason:
    """Why there is no action for a power."""
    t = reader.t
    if t.rules.turn_order == DRAW_FIRST and is_owed(t):
        return why("draw-comes-first")
    if t.rules.turn_order == CLOSE_LAST and t.closed:
        return why("turn-closed")
    if not t.rules.two_free:
        return why("play-spent")
    if not t.actions:
        return why("actions-spent")
    return why("action-kept" if t.powers else "one-power")


def no_rune(reader: GrimwoodTargetReader) -> Reason:
    """Why a rune cannot be played now."""
    t = reader.t
    assert not can_rune(t, is_owed(t))
    if t.rules.turn_order == DRAW_FIRST and is_owed(t):
        return why("draw-comes-first")
    if t.rules.turn_order == CLOSE_LAST and t.closed:
        return why("turn-closed")
    return why("actions-spent" if t.rules.two_free else "rune-needs-action")


def idle(reader: GrimwoodTargetReader, kind: int) -> Reason:
    """Why a power would do nothing (GW-8.12)."""
    key, count = power(kind, reader.me, False).why_idle(reader.t)
    if key == Power.idle:
        return why(key, card=NAMES[kind])
    return why(key, count=int(count)) if count else why(key)
