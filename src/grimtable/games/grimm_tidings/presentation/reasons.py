"""Why something on the board is not an option now, from the view only.

First whether the seat is asked at all, then whether another question must be answered first, then
by the thing pointed at: a card of the hand, a card on the table, a seat, a button.
"""

from grimtable.games.grimm_tidings.bargains.market import is_talking
from grimtable.games.grimm_tidings.cards.playing import is_promised, payable_count
from grimtable.games.grimm_tidings.cards.prints import (
    ADD_MONSTER,
    ATTACH,
    DOUBLE_ITEM,
    NO_HELPER,
    NO_ONE_SHOT,
    ON_OWN_TURN,
    OUT_OF_COMBAT,
    REMOVE_HELPER,
    SEARCH,
    SWAP_MONSTER,
)
from grimtable.games.grimm_tidings.fights.combat import has_place
from grimtable.games.grimm_tidings.fights.strength import is_winning, restricted
from grimtable.games.grimm_tidings.ids import (
    ABILITY,
    ANYTIME,
    CHEAT,
    CURSE,
    IN_COMBAT,
    IN_FLIGHT,
    LEVEL_UP,
    LOCKED,
    MONSTER,
    ONE_SHOT,
    front_of,
)
from grimtable.games.grimm_tidings.items.gear import MOST_CHANGES, carries, has_room, is_usable
from grimtable.games.grimm_tidings.items.selling import PRICE
from grimtable.games.grimm_tidings.presentation.refusals import TidingsTargetReader, named, why
from grimtable.games.grimm_tidings.turn.actions import (
    MOST_SIDES,
    MOST_TALKS,
    can_use,
    is_used_up,
    is_user,
    pair,
)
from grimtable.kernel.table import BareView
from grimtable.kernel.terms import PUBLIC
from grimtable.look.game import Reason, Target

WINDOWS = ("FreeWindow", "CombatWindow", "RunWindow", "Charity")
OVER = ("", "level-ten", "turn-cap", "all-left")
CLOSED = {
    "doors": "deck-closed",
    "treasures": "deck-closed",
    "door_discards": "discards-closed",
    "treasure_discards": "discards-closed",
    "alms": "hand-closed",
}


def reasons(view: BareView, target: Target) -> list[Reason]:
    """Why this thing is not an option of the view's seat; empty if it is one."""
    target = named(view, target)
    reader = TidingsTargetReader(view, target)
    if reader.is_option():
        return []
    if view.over:
        return [why(OVER[view.over])]
    if view.seat == PUBLIC:
        return [why("watching")]
    if not reader.exists():
        return [why("not-there")]
    if not view.options or has_passed(reader):
        return [not_asked(reader)]
    if target.zone in CLOSED:
        return [why(CLOSED[target.zone])]
    if target.zone in ("hand", "fresh") and target.seat != reader.me:
        return [why("hand-closed")]
    if reader.question in ("Setup", "Received"):
        return [preparing(reader)]
    if reader.question not in WINDOWS:
        return [why("choice-first", rule=reader.frame.rule())]
    return [in_window(reader)]


def not_asked(reader: TidingsTargetReader) -> Reason:
    """Others are to answer, or this seat has answered already."""
    asked = reader.view.asked
    if reader.t.is_gone(reader.me):
        return why("gone")
    if reader.question == "Setup":
        return why("setup-done")
    if reader.question == "React":
        return why("answered")
    if has_passed(reader):
        return why("passed")
    return why("others-asked", seats=[seat for seat in range(reader.seats) if asked >> seat & 1])


def has_passed(reader: TidingsTargetReader) -> bool:
    """Is its flag set? Then it answers at most offers that came later (GT-T9)."""
    return reader.question in WINDOWS and bool(reader.view.passed >> reader.me & 1)


def preparing(reader: TidingsTargetReader) -> Reason:
    """SETUP and RECEIVED: what may be laid down is narrow."""
    if reader.target.zone == "hand" and reader.number >= 0:
        if not reader.holds():
            return why("not-held", card=reader.target.kind)
        if reader.question == "Received":
            return why("not-just-received")
        if reader.print.is_role():
            return why("one-class-at-setup")
        if reader.print.is_item():
            return why("big-limit")
        return why("not-at-setup")
    if reader.target.zone == "front" and reader.target.seat == reader.me:
        return on_own_thing(reader)
    return why("choice-first", rule=reader.frame.rule())


def in_window(reader: TidingsTargetReader) -> Reason:
    """By what is pointed at."""
    target = reader.target
    if target.zone == "hand":
        if reader.number < 0:
            return why("another-question")
        if not reader.holds():
            return why("not-held", card=target.kind)
        return on_card(reader)
    if target.zone == "front":
        return on_own_thing(reader) if target.seat == reader.me else why("anothers")
    if target.zone is not None:
        return why("on-its-way")
    if target.seat is not None:
        return on_seat(reader)
    if reader.verb == "sell":
        return no_sale(reader)
    return no_help(reader, reader.me) if reader.verb == "volunteer" else why("another-question")


# Cards in hand


def on_card(reader: TidingsTargetReader) -> Reason:
    """Why a card of the seat's own hand cannot be played or laid down now."""
    card, t, me = reader.print, reader.t, reader.me
    if is_promised(t, me, reader.number):
        return why("promised")
    if card.sort == MONSTER:
        return why("monster-uninvited" if t.main >= 0 else "monster-waits")
    if card.is_role():
        return why("role-own-turn")
    if card.is_item() and not card.timing & (ANYTIME | IN_COMBAT | IN_FLIGHT):
        return no_laying(reader)
    if card.has_act(ATTACH):
        return no_cheat(reader)
    if card.timing & (ANYTIME | IN_COMBAT | IN_FLIGHT):
        return no_timing(reader)
    return why("reaction-only")


def no_laying(reader: TidingsTargetReader) -> Reason:
    """Items come to the table on the seat's own turn, outside combat."""
    if reader.t.is_fighter(reader.me):
        return why("item-not-in-combat")
    if reader.me != reader.t.active:
        return why("item-own-turn")
    if not has_room(reader.t, reader.me, reader.number):
        return why("big-limit")
    return why("reaction-only")


def no_cheat(reader: TidingsTargetReader) -> Reason:
    """Cheat! is attached on the seat's own turn, outside combat, to an Item that is free."""
    if reader.me != reader.t.active or reader.t.main >= 0:
        return why("item-own-turn" if reader.me != reader.t.active else "item-not-in-combat")
    return why("no-item-for-cheat")


def no_timing(reader: TidingsTargetReader) -> Reason:
    """A card for any time, for combat or for flight, at the wrong moment or without a target."""
    card, t = reader.print, reader.t
    if not card.timing & ANYTIME:
        if card.timing & IN_FLIGHT:
            return why("runner-only" if reader.question == "RunWindow" else "needs-flight")
        if reader.question != "CombatWindow":
            return why("combat-decided" if reader.question == "RunWindow" else "needs-combat")
        if card.sort == ONE_SHOT and restricted(t, NO_ONE_SHOT):
            return why("one-shots-off")
    if card.has_act(SEARCH):
        return why("pile-empty")
    if card.has_act(REMOVE_HELPER):
        return why("no-helper")
    if card.has_act(DOUBLE_ITEM):
        return why("no-item-doubled")
    if card.has_act(ADD_MONSTER) or card.has_act(SWAP_MONSTER):
        return why("no-monster-held" if has_place(t) else "monster-uninvited")
    return why("nobody-to-raise" if card.sort == LEVEL_UP else "no-curse-lying")


# What lies on the table


def on_own_thing(reader: TidingsTargetReader) -> Reason:
    """Why a card in front of oneself cannot be used or changed now."""
    if reader.number < 0:
        return why("another-question")
    if not reader.lies():
        return why("not-held", card=reader.target.kind)
    card, t = reader.print, reader.t
    mark = t.mark(reader.me, t.find(front_of(reader.me), reader.number))
    if card.sort == CURSE:
        return why("curse-stays")
    if mark & CHEAT:
        return why("cheat-stays")
    if mark & LOCKED:
        return why("promised")
    if card.sort == ONE_SHOT:
        return no_timing(reader) if reader.verb in ("", "use") else why("one-shot-lies")
    if reader.verb in ("power", "craft") or (card.is_role() and reader.verb != "drop"):
        return no_power(reader)
    if card.is_role():
        return why("another-question")
    return no_change(reader)


def no_change(reader: TidingsTargetReader) -> Reason:
    """Why an Item cannot be equipped or taken off."""
    t, me = reader.t, reader.me
    if t.is_fighter(me) or reader.question == "RunWindow":
        return why("change-not-in-combat")
    if reader.question == "CombatWindow" and t.sides[me] >= MOST_SIDES:
        return why("sides-used")
    changed = reader.frame.changed if reader.question == "Received" else t.changes[me]
    if changed >= MOST_CHANGES:
        return why("changes-used")
    card = t.find(front_of(me), reader.number)
    if not is_usable(t, me, card, t.mark(me, card)):
        return why("not-usable", card=reader.target.kind)
    return why("another-question")


def no_power(reader: TidingsTargetReader) -> Reason:
    """Why an ability cannot be used now."""
    card, t, me = reader.print, reader.t, reader.me
    in_combat = reader.question == "CombatWindow"
    fitting = [i for i, a in enumerate(card.abilities) if a.in_combat == in_combat]
    if not card.abilities:
        return why("no-power")
    if not fitting:
        return why("power-out-of-combat" if in_combat else "power-in-combat")
    ability = card.abilities[fitting[0]]
    if not is_user(t, me, ability):
        keys = {ON_OWN_TURN: "power-own-turn", OUT_OF_COMBAT: "power-out-of-combat"}
        return why(keys.get(int(ability.user), "power-fighter"))
    if is_used_up(t, me, reader.number, ABILITY + fitting[0], ability):
        return why("power-used")
    if payable_count(t, me, ability.hand_only, reader.number) < ability.cost:
        return why("power-unpaid", count=int(ability.cost))
    if in_combat or not can_use(t, me, reader.number, fitting[0]):
        return why("power-aimless")
    return why("another-question")


# Seats and buttons


def on_seat(reader: TidingsTargetReader) -> Reason:
    """Why a seat cannot be asked for help or offered a trade."""
    assert reader.target.seat is not None
    if reader.verb == "seat":
        return why("another-question")
    if reader.target.seat == reader.me:
        return why("yourself")
    if reader.t.is_gone(reader.target.seat):
        return why("gone")
    if reader.verb == "help" or (reader.verb == "" and reader.t.main == reader.me):
        return no_help(reader, reader.target.seat)
    return no_trade(reader, reader.target.seat)


def no_help(reader: TidingsTargetReader, seat: int) -> Reason:
    """Why this seat cannot join the fight."""
    t = reader.t
    if reader.question != "CombatWindow":
        return why("help-in-combat")
    if reader.verb == "help" and reader.me != t.main:
        return why("main-asks")
    if t.helper >= 0:
        return why("helper-there")
    if restricted(t, NO_HELPER):
        return why("nobody-helps")
    if t.removed >> seat & 1:
        return why("helper-left")
    if t.bribed >> seat & 1:
        return why("bribed")
    if is_winning(t) and not t.rules.help_when_winning:
        return why("help-unneeded")
    if t.talks[seat] >= MOST_TALKS:
        return why("talks-used")
    return why("offer-stands" if seat != t.main else "yourself")


def no_trade(reader: TidingsTargetReader, seat: int) -> Reason:
    """Why nothing can be traded with this seat."""
    t, me = reader.t, reader.me
    if reader.question in ("RunWindow", "Charity"):
        return why("trade-closed")
    if t.is_fighter(me) or t.is_fighter(seat):
        return why("trade-in-combat")
    if reader.question == "CombatWindow" and t.sides[me] >= MOST_SIDES:
        return why("sides-used")
    if t.dealings[pair(t, me, seat)] >= MOST_TALKS:
        return why("trades-used")
    if is_talking(t, me, seat, True):
        return why("offer-stands")
    if not carries(t, me) and not carries(t, seat):
        return why("nothing-to-trade")
    return why("another-question")


def no_sale(reader: TidingsTargetReader) -> Reason:
    """Why nothing can be sold now."""
    t, me = reader.t, reader.me
    if t.main >= 0:
        return why("sell-in-combat")
    if me != t.active:
        return why("sell-own-turn")
    if t.levels[me] >= 9:
        return why("sell-at-nine")
    return why("sell-too-little", gold=PRICE)
