"""A bot's answer to each question: one small function per frame, found by its name."""

from grimtable.bots.grimm_tidings import choosing, helping, reacting, trading, turns
from grimtable.bots.grimm_tidings.fighting import fight
from grimtable.bots.grimm_tidings.gear import cheat_gain
from grimtable.bots.grimm_tidings.meddling import meddle
from grimtable.bots.grimm_tidings.sales import plan_sale, sell_next
from grimtable.bots.grimm_tidings.sight import Sight
from grimtable.bots.grimm_tidings.style import Style
from grimtable.bots.grimm_tidings.values import best_role, role_worth
from grimtable.games.grimm_tidings.bargains.market import help_at, is_trade, trade_at
from grimtable.games.grimm_tidings.deal import dress
from grimtable.games.grimm_tidings.ids import (
    ACCEPT,
    ANSWER,
    CLASS,
    COUNTER,
    GIVE,
    KEEP,
    LAY,
    NONE,
    PASS,
    PLAY,
    READY,
    SELL,
    SHOW_FIGHT,
    TITLE,
    WITHDRAW,
    fresh_of,
)
from grimtable.games.grimm_tidings.turn.checks import gold_in_sale
from grimtable.kernel.table import BareView


def answer(view: BareView, style: Style) -> int:
    """The answer to the open question of this view's seat."""
    chosen = wish(view, style)
    assert chosen in view.options, f"{chosen} is no answer to {view.stack[-1]}"
    return chosen


def wish(view: BareView, style: Style) -> int:
    """The same; of a view that lacks some options it may be one of those."""
    if len(view.options) == 1:
        return int(view.options[0])
    sight = Sight(view, style)
    return int(choose(sight, type(sight.frame).__name__))


def choose(sight: Sight, frame: str) -> int:
    """One move."""
    if frame == "CombatWindow":
        return combat(sight)
    if frame == "FreeWindow" or frame == "Charity" or frame == "Received":
        return free(sight)
    if frame == "React":
        return reacting.react(sight, sight.frame)
    if frame == "RunWindow":
        return reacting.flee(sight, sight.frame.runner)
    if frame == "HelpTerms":
        return helping.fill_in(sight, sight.frame)
    if frame == "HelpOffer":
        return helping.reply(sight, sight.frame, COUNTER in sight.options)
    if frame == "TradeTerms":
        return trading.fill_in(sight, sight.frame)
    if frame == "TradeOffer":
        return trading.reply(sight, sight.frame)
    if frame == "Setup":
        return prepare(sight)
    return turn(sight, frame)


def turn(sight: Sight, frame: str) -> int:
    """Questions of its own turn."""
    if frame == "Phase2":
        return turns.venture(sight)
    if frame == "DoorCard":
        return open_door(sight)
    if frame == "Tracks":
        looted = int(sight.t.kinds[sight.t.zones[fresh_of(sight.me)][0]])
        return SHOW_FIGHT if turns.trouble_worth(sight, looted) > 0 else KEEP
    if frame == "Sell":
        return sell_next(sight, sight.frame.gold)
    if frame == "BigSale":
        return SELL if plan_sale(sight, 1000 - int(gold_in_sale(sight.t)))[0] < 0.8 else NONE
    return choice(sight, frame)


def choice(sight: Sight, frame: str) -> int:
    """Forced choices."""
    if frame == "Aim":
        return choosing.aim(sight, sight.frame.kind, sight.frame.part, sight.frame.target)
    if frame in ("Pay", "LoseHand", "Alms", "DropBig"):
        return choosing.give_least(sight)
    if frame in ("PickTreasure", "SearchPick"):
        return choosing.take_most(sight)
    if frame == "LoseItem":
        return choosing.lose_item(sight, sight.frame.victim)
    if frame == "AlmsTo":
        return choosing.choose_poorer(sight)
    if frame == "RunNext":
        return choosing.run_next(sight)
    if frame == "OrderDoors":
        return choosing.order_doors(sight, sight.frame.n)
    return sight.options[0]


def combat(sight: Sight) -> int:
    """A fight: one's own, or others'."""
    move = answer_open(sight)
    if move >= 0:
        return move
    return fight(sight) if sight.t.is_fighter(sight.me) else meddle(sight)


def free(sight: Sight) -> int:
    """A window outside combat: something useful, or on with it."""
    move = answer_open(sight)
    if move < 0:
        move = turns.free_action(sight)
    if move >= 0:
        return move
    for done in (READY, GIVE, PASS):
        if done in sight.options:
            return done
    return sight.options[0]


def answer_open(sight: Sight) -> int:
    """Live tables: the answer to an offer that stands open; -1: there is none."""
    for move in sight.options:
        if ANSWER <= move < WITHDRAW:
            at = (move - ANSWER) // 3
            can_counter = ANSWER + at * 3 + 2 in sight.options
            if is_trade(sight.t, at):
                reply = trading.reply(sight, trade_at(sight.t, at))
            else:
                reply = helping.reply(sight, help_at(sight.t, at), can_counter)
            place = 1 if reply == ACCEPT else 2 if reply == COUNTER else 0
            said = ANSWER + at * 3 + place
            return said if said in sight.options else ANSWER + at * 3
    return -1


def prepare(sight: Sight) -> int:
    """Before the first turn: the Class and titles, and what will be worn."""
    said = sight.view.answers or ()
    if not said:
        return PASS
    for move in said[1:]:
        dress(sight.t, sight.me, move)
    for action in (turns.lay, turns.put_on):
        move = action(sight)
        if move >= 0:
            return move
    return READY


def open_door(sight: Sight) -> int:
    """A card turned up: laid down at once if it helps."""
    for move in sight.moves(LAY):
        card = sight.card(move)
        if card.sort == TITLE:
            return move
        if card.sort == CLASS and role_worth(card) > best_role(sight.t, sight.me) + 0.1:
            return move
    for move in sight.moves(PLAY):
        if (
            max(
                [cheat_gain(sight.t, sight.me, kind) for kind in turns.own_items(sight)],
                default=0.0,
            )
            > 0.9
        ):
            return move
    return KEEP
