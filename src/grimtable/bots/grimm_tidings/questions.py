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
    options: tuple[int, ...] = view.options
    if len(options) == 1:
        return options[0]
    s = Sight(view, style)
    chosen = choose(s, type(s.frame).__name__)
    assert chosen in options, f"{chosen} is no answer to {s.frame}"
    return int(chosen)


def choose(s: Sight, frame: str) -> int:
    """One move."""
    if frame == "CombatWindow":
        return combat(s)
    if frame == "FreeWindow" or frame == "Charity" or frame == "Received":
        return free(s)
    if frame == "React":
        return reacting.react(s, s.frame)
    if frame == "RunWindow":
        return reacting.flee(s, s.frame.runner)
    if frame == "HelpTerms":
        return helping.fill_in(s, s.frame)
    if frame == "HelpOffer":
        return helping.reply(s, s.frame, COUNTER in s.options)
    if frame == "TradeTerms":
        return trading.fill_in(s, s.frame)
    if frame == "TradeOffer":
        return trading.reply(s, s.frame)
    if frame == "Setup":
        return prepare(s)
    return turn(s, frame)


def turn(s: Sight, frame: str) -> int:
    """Questions of its own turn."""
    if frame == "Phase2":
        return turns.venture(s)
    if frame == "DoorCard":
        return open_door(s)
    if frame == "Tracks":
        looted = int(s.t.kinds[s.t.zones[fresh_of(s.me)][0]])
        return SHOW_FIGHT if turns.trouble_worth(s, looted) > 0 else KEEP
    if frame == "Sell":
        return sell_next(s, s.frame.gold)
    if frame == "BigSale":
        return SELL if plan_sale(s, 1000 - int(gold_in_sale(s.t)))[0] < 0.8 else NONE
    return choice(s, frame)


def choice(s: Sight, frame: str) -> int:
    """Forced choices."""
    if frame == "Aim":
        return choosing.aim(s, s.frame.kind, s.frame.part, s.frame.a)
    if frame in ("Pay", "LoseHand", "Alms", "DropBig"):
        return choosing.least(s)
    if frame in ("PickTreasure", "SearchPick"):
        return choosing.most(s)
    if frame == "LoseItem":
        return choosing.lose_item(s, s.frame.victim)
    if frame == "AlmsTo":
        return choosing.poorer(s)
    if frame == "RunNext":
        return choosing.run_next(s)
    if frame == "OrderDoors":
        return choosing.order_doors(s, s.frame.n)
    return s.options[0]


def combat(s: Sight) -> int:
    """A fight: one's own, or others'."""
    move = answer_open(s)
    if move >= 0:
        return move
    return fight(s) if s.t.is_fighter(s.me) else meddle(s)


def free(s: Sight) -> int:
    """A window outside combat: something useful, or on with it."""
    move = answer_open(s)
    if move < 0:
        move = turns.free_action(s)
    if move >= 0:
        return move
    for done in (READY, GIVE, PASS):
        if done in s.options:
            return done
    return s.options[0]


def answer_open(s: Sight) -> int:
    """Live tables: the answer to an offer that stands open; -1: there is none."""
    for move in s.options:
        if ANSWER <= move < WITHDRAW:
            at = (move - ANSWER) // 3
            can_counter = ANSWER + at * 3 + 2 in s.options
            if is_trade(s.t, at):
                reply = trading.reply(s, trade_at(s.t, at))
            else:
                reply = helping.reply(s, help_at(s.t, at), can_counter)
            place = 1 if reply == ACCEPT else 2 if reply == COUNTER else 0
            said = ANSWER + at * 3 + place
            return said if said in s.options else ANSWER + at * 3
    return -1


def prepare(s: Sight) -> int:
    """Before the first turn: the Class and titles, and what will be worn."""
    said = s.view.answers or ()
    if not said:
        return PASS
    for move in said[1:]:
        dress(s.t, s.me, move)
    for action in (turns.lay, turns.put_on):
        move = action(s)
        if move >= 0:
            return move
    return READY


def open_door(s: Sight) -> int:
    """A card turned up: laid down at once if it helps."""
    for move in s.moves(LAY):
        card = s.card(move)
        if card.sort == TITLE:
            return move
        if card.sort == CLASS and role_worth(card) > best_role(s.t, s.me) + 0.1:
            return move
    for move in s.moves(PLAY):
        if max([cheat_gain(s.t, s.me, kind) for kind in turns.own_items(s)], default=0.0) > 0.9:
            return move
    return KEEP
