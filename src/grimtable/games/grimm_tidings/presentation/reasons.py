"""Why something on the board is no option now, from the view alone.

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
from grimtable.games.grimm_tidings.items.gear import MOST_CHANGES, carried, has_room, is_usable
from grimtable.games.grimm_tidings.items.selling import PRICE
from grimtable.games.grimm_tidings.presentation.refusals import Eye, named, why
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
    eye = Eye(view, target)
    if eye.is_option():
        return []
    if view.over:
        return [why(OVER[view.over])]
    if view.seat == PUBLIC:
        return [why("watching")]
    if not eye.exists():
        return [why("not-there")]
    if not view.options or has_passed(eye):
        return [not_asked(eye)]
    if target.zone in CLOSED:
        return [why(CLOSED[target.zone])]
    if target.zone in ("hand", "fresh") and target.seat != eye.me:
        return [why("hand-closed")]
    if eye.question in ("Setup", "Received"):
        return [preparing(eye)]
    if eye.question not in WINDOWS:
        return [why("choice-first", rule=eye.frame.rule())]
    return [in_window(eye)]


def not_asked(eye: Eye) -> Reason:
    """Others are to answer, or this seat has answered already."""
    asked = eye.view.asked
    if eye.t.is_gone(eye.me):
        return why("gone")
    if eye.question == "Setup":
        return why("setup-done")
    if eye.question == "React":
        return why("answered")
    if has_passed(eye):
        return why("passed")
    return why("others-asked", seats=[seat for seat in range(eye.seats) if asked >> seat & 1])


def has_passed(eye: Eye) -> bool:
    """Is its flag set? Then it answers at most offers that came later (GT-T9)."""
    return eye.question in WINDOWS and bool(eye.view.passed >> eye.me & 1)


def preparing(eye: Eye) -> Reason:
    """SETUP and RECEIVED: what may be laid down is narrow."""
    if eye.target.zone == "hand" and eye.number >= 0:
        if not eye.holds():
            return why("not-held", card=eye.target.kind)
        if eye.question == "Received":
            return why("not-just-received")
        if eye.print.is_role():
            return why("one-class-at-setup")
        if eye.print.is_item():
            return why("big-limit")
        return why("not-at-setup")
    if eye.target.zone == "front" and eye.target.seat == eye.me:
        return on_own_thing(eye)
    return why("choice-first", rule=eye.frame.rule())


def in_window(eye: Eye) -> Reason:
    """By what is pointed at."""
    target = eye.target
    if target.zone == "hand":
        if eye.number < 0:
            return why("another-question")
        if not eye.holds():
            return why("not-held", card=target.kind)
        return on_card(eye)
    if target.zone == "front":
        return on_own_thing(eye) if target.seat == eye.me else why("anothers")
    if target.zone is not None:
        return why("on-its-way")
    if target.seat is not None:
        return on_seat(eye)
    if eye.verb == "sell":
        return no_sale(eye)
    return no_help(eye, eye.me) if eye.verb == "volunteer" else why("another-question")


# Cards in hand


def on_card(eye: Eye) -> Reason:
    """Why a card of the seat's own hand cannot be played or laid down now."""
    card, t, me = eye.print, eye.t, eye.me
    if is_promised(t, me, eye.number):
        return why("promised")
    if card.sort == MONSTER:
        return why("monster-uninvited" if t.main >= 0 else "monster-waits")
    if card.is_role():
        return why("role-own-turn")
    if card.is_item() and not card.timing & (ANYTIME | IN_COMBAT | IN_FLIGHT):
        return no_laying(eye)
    if card.has_act(ATTACH):
        return no_cheat(eye)
    if card.timing & (ANYTIME | IN_COMBAT | IN_FLIGHT):
        return no_timing(eye)
    return why("reaction-only")


def no_laying(eye: Eye) -> Reason:
    """Items come to the table on the seat's own turn, outside combat."""
    if eye.t.is_fighter(eye.me):
        return why("item-not-in-combat")
    if eye.me != eye.t.active:
        return why("item-own-turn")
    if not has_room(eye.t, eye.me, eye.number):
        return why("big-limit")
    return why("reaction-only")


def no_cheat(eye: Eye) -> Reason:
    """Cheat! is attached on the seat's own turn, outside combat, to an Item that is free."""
    if eye.me != eye.t.active or eye.t.main >= 0:
        return why("item-own-turn" if eye.me != eye.t.active else "item-not-in-combat")
    return why("no-item-for-cheat")


def no_timing(eye: Eye) -> Reason:
    """A card for any time, for combat or for flight, at the wrong moment or without a target."""
    card, t = eye.print, eye.t
    if not card.timing & ANYTIME:
        if card.timing & IN_FLIGHT:
            return why("runner-only" if eye.question == "RunWindow" else "needs-flight")
        if eye.question != "CombatWindow":
            return why("combat-decided" if eye.question == "RunWindow" else "needs-combat")
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


def on_own_thing(eye: Eye) -> Reason:
    """Why a card in front of oneself cannot be used or changed now."""
    if eye.number < 0:
        return why("another-question")
    if not eye.lies():
        return why("not-held", card=eye.target.kind)
    card, t = eye.print, eye.t
    mark = t.mark(eye.me, t.find(front_of(eye.me), eye.number))
    if card.sort == CURSE:
        return why("curse-stays")
    if mark & CHEAT:
        return why("cheat-stays")
    if mark & LOCKED:
        return why("promised")
    if card.sort == ONE_SHOT:
        return no_timing(eye) if eye.verb in ("", "use") else why("one-shot-lies")
    if eye.verb in ("power", "craft") or (card.is_role() and eye.verb != "drop"):
        return no_power(eye)
    if card.is_role():
        return why("another-question")
    return no_change(eye)


def no_change(eye: Eye) -> Reason:
    """Why an Item cannot be equipped or taken off."""
    t, me = eye.t, eye.me
    if t.is_fighter(me) or eye.question == "RunWindow":
        return why("change-not-in-combat")
    if eye.question == "CombatWindow" and t.sides[me] >= MOST_SIDES:
        return why("sides-used")
    changed = eye.frame.changed if eye.question == "Received" else t.changes[me]
    if changed >= MOST_CHANGES:
        return why("changes-used")
    card = t.find(front_of(me), eye.number)
    if not is_usable(t, me, card, t.mark(me, card)):
        return why("not-usable", card=eye.target.kind)
    return why("another-question")


def no_power(eye: Eye) -> Reason:
    """Why an ability cannot be used now."""
    card, t, me = eye.print, eye.t, eye.me
    in_combat = eye.question == "CombatWindow"
    fitting = [i for i, a in enumerate(card.abilities) if a.in_combat == in_combat]
    if not card.abilities:
        return why("no-power")
    if not fitting:
        return why("power-out-of-combat" if in_combat else "power-in-combat")
    ability = card.abilities[fitting[0]]
    if not is_user(t, me, ability):
        keys = {ON_OWN_TURN: "power-own-turn", OUT_OF_COMBAT: "power-out-of-combat"}
        return why(keys.get(int(ability.user), "power-fighter"))
    if is_used_up(t, me, eye.number, ABILITY + fitting[0], ability):
        return why("power-used")
    if payable_count(t, me, ability.hand_only, eye.number) < ability.cost:
        return why("power-unpaid", count=int(ability.cost))
    if in_combat or not can_use(t, me, eye.number, fitting[0]):
        return why("power-aimless")
    return why("another-question")


# Seats and buttons


def on_seat(eye: Eye) -> Reason:
    """Why a seat cannot be asked for help or offered a trade."""
    assert eye.target.seat is not None
    if eye.verb == "seat":
        return why("another-question")
    if eye.target.seat == eye.me:
        return why("yourself")
    if eye.t.is_gone(eye.target.seat):
        return why("gone")
    if eye.verb == "help" or (eye.verb == "" and eye.t.main == eye.me):
        return no_help(eye, eye.target.seat)
    return no_trade(eye, eye.target.seat)


def no_help(eye: Eye, seat: int) -> Reason:
    """Why this seat cannot join the fight."""
    t = eye.t
    if eye.question != "CombatWindow":
        return why("help-in-combat")
    if eye.verb == "help" and eye.me != t.main:
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


def no_trade(eye: Eye, seat: int) -> Reason:
    """Why nothing can be traded with this seat."""
    t, me = eye.t, eye.me
    if eye.question in ("RunWindow", "Charity"):
        return why("trade-closed")
    if t.is_fighter(me) or t.is_fighter(seat):
        return why("trade-in-combat")
    if eye.question == "CombatWindow" and t.sides[me] >= MOST_SIDES:
        return why("sides-used")
    if t.dealings[pair(t, me, seat)] >= MOST_TALKS:
        return why("trades-used")
    if is_talking(t, me, seat, True):
        return why("offer-stands")
    if not carried(t, me) and not carried(t, seat):
        return why("nothing-to-trade")
    return why("another-question")


def no_sale(eye: Eye) -> Reason:
    """Why nothing can be sold now."""
    t, me = eye.t, eye.me
    if t.main >= 0:
        return why("sell-in-combat")
    if me != t.active:
        return why("sell-own-turn")
    if t.levels[me] >= 9:
        return why("sell-at-nine")
    return why("sell-too-little", gold=PRICE)
