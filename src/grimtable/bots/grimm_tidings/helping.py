"""Help: what a deal is worth to both, whom to ask, what to say to an offer."""

from typing import Final

from grimtable.bots.grimm_tidings.chances import rise
from grimtable.bots.grimm_tidings.fights import joined, kill_levels, spoils
from grimtable.bots.grimm_tidings.gear import is_idle
from grimtable.bots.grimm_tidings.sight import FOOTING, Sight, gain_worth
from grimtable.bots.grimm_tidings.values import flight_cost, item_worth
from grimtable.games.grimm_tidings.gear import carried, fits_trade
from grimtable.games.grimm_tidings.ids import (
    ACCEPT,
    ALTERNATE_HELPER,
    CARD,
    COUNTER,
    HELP,
    HELPER_FIRST,
    IF_WON,
    NONE,
    PICK,
    REFUSE,
    SHARE,
    THING,
    VOLUNTEER,
    WHOLE,
    hand_of,
    move_of,
)
from grimtable.games.grimm_tidings.offers import UNSAID, HelpOffer, HelpTerms, is_gift
from grimtable.games.grimm_tidings.strength import helper_levels

KEEN: Final = 0.35
"""What a deal must be worth to both before it is proposed, in levels."""
CONTENT: Final = 0.27
"""... before it is taken."""
WARY: Final = 0.5
"""... and so much more if the main fighter would come to Level 8 or 9, from where games are won."""
ANYWAY: Final = 0.1
"""How likely the fight is won without this helper, too."""
FRESH: Final = 0.15
"""What a Treasure drawn adds to a footing, besides ..."""
SOLD: Final = 0.3
"""... the part of the next level that its sale would buy; ..."""
FURTHER: Final = 0.6
"""... those beyond the second add so much less: hands and slots are soon full."""
LOSS: Final = 0.45
"""What a level's worth of Bad Stuff takes from a footing."""
FIRST_PICK: Final = 0.04
"""What choosing first among several adds."""


class Deal:
    """Who helps, for how many Treasures, for which Item and card."""

    def __init__(self, helper: int, share: int, item: int, card: int) -> None:
        self.helper = helper
        self.share = share
        self.item = item
        self.card = card


class Joint:
    """A fight as it would be with a helper; losses and gains as parts of a footing."""

    def __init__(self, s: Sight, helper: int) -> None:
        t = s.t
        self.ahead = joined(t, helper)
        alone = t.helper
        t.helper = helper
        self.drawn = spoils(t)
        self.levels = int(helper_levels(t))
        self.risk = LOSS * flight_cost(s, helper)
        t.helper = alone
        self.spared = LOSS * flight_cost(s, int(t.main))
        self.rise = rise(int(t.levels[t.main]), kill_levels(t))
        self.level = min(9, int(t.levels[t.main]) + kill_levels(t))
        self.main_wins = t.levels[t.main] + kill_levels(t) >= 10
        reaches = t.levels[helper] + self.levels >= 10
        self.helper_wins = reaches and not (self.main_wins and t.rules.main_only)

    def chance(self) -> float:
        """How likely the joint fight is won; others may still meddle."""
        if self.ahead <= 0:
            return 0.0
        return min(0.95, 0.76 + 0.025 * self.ahead)


def worths(s: Sight, deal: Deal, fight: Joint) -> tuple[float, float]:
    """What a deal is worth to main fighter and helper by their chances to win, in levels."""
    main, helper = int(s.t.main), deal.helper
    chance = fight.chance()
    lost = s.after(main, -fight.spared, helper, -fight.risk)
    alone = s.after(main, fight.rise + fresh(fight.level, fight.drawn), helper, 0.0)
    left = s.after(main, -fight.spared, helper, 0.0)
    won = s.after(main, fight.rise + kept_of(s, deal, fight), helper, pay_of(s, deal, fight))
    if fight.main_wins or fight.helper_wins:  # then nothing is paid any more (GT-R44)
        part = 0.5 if fight.main_wins and fight.helper_wins else 1.0
        won[main] = part if fight.main_wins else 0.0
        won[helper] = part if fight.helper_wins else 0.0
        alone[main], alone[helper] = (1.0, 0.0) if fight.main_wins else (alone[main], alone[helper])
    gains = [
        chance * won[seat]
        + (1 - chance) * lost[seat]
        - ANYWAY * alone[seat]
        - (1 - ANYWAY) * left[seat]
        for seat in (main, helper)
    ]
    wary = WARY if fight.level >= 8 and not fight.helper_wins else 0.0
    return s.in_levels(main, gains[0]), s.in_levels(helper, gains[1]) - wary


def fresh(level: int, treasures: int) -> float:
    """What so many Treasures add to the footing of somebody at this Level."""
    each = FRESH + SOLD * rise(level, 1)
    return each * (min(2, treasures) + FURTHER * max(0, treasures - 2))


def kept_of(s: Sight, deal: Deal, fight: Joint) -> float:
    """What the spoils leave the main fighter, less what else was promised."""
    t, main = s.t, int(s.t.main)
    kept = fresh(fight.level, fight.drawn - min(deal.share, fight.drawn))
    if deal.item >= 0:
        dear = 1.0 if is_idle(t, main, deal.item) else 1.5
        kept -= FOOTING * dear * item_worth(t, main, deal.item)
    if deal.card >= 0:
        kept -= FOOTING * (gain_worth(int(t.levels[main]), 1) if t.levels[main] < 9 else 0.1)
    return kept


def pay_of(s: Sight, deal: Deal, fight: Joint) -> float:
    """What the helper gets."""
    t, helper = s.t, deal.helper
    level, share = int(t.levels[helper]), min(deal.share, fight.drawn)
    pay = fresh(level, share) + (FIRST_PICK if 0 < share < fight.drawn else 0.0)
    if deal.item >= 0:
        pay += FOOTING * item_worth(t, helper, deal.item)
    return pay + rise(level, fight.levels + (1 if deal.card >= 0 else 0))


def least_deal(s: Sight, helper: int) -> tuple[Deal | None, float]:
    """The smallest offer this helper should take, and what it is worth to the main fighter."""
    fight = Joint(s, helper)
    if fight.ahead <= 0:
        return None, 0.0
    for item, card in extras(s, helper):
        for share in range(fight.drawn + 1):
            deal = Deal(helper, share, item, card)
            mine, theirs = worths(s, deal, fight)
            if theirs >= KEEN:
                if mine >= CONTENT:
                    return deal, mine
                break
    return None, 0.0


def extras(s: Sight, helper: int) -> list[tuple[int, int]]:
    """Besides Treasures: nothing, a Go Up a Level that is of no use here, an idle Item."""
    t, main = s.t, int(s.t.main)
    found = [(-1, -1)]
    if s.me != main:
        return found
    if t.levels[main] >= 9 and t.levels[helper] < 8:
        found += [(-1, int(kind)) for kind in t.held(hand_of(main)) if is_gift(t, kind)][:1]
    idle = [int(kind) for kind in carried(t, main) if is_idle(t, main, int(kind))]
    useful = [kind for kind in idle if fits_trade(t, helper, kind, -1)]
    useful.sort(key=lambda kind: item_worth(t, main, kind) - item_worth(t, helper, kind))
    return found + [(kind, -1) for kind in useful[:1]]


def best_deal(s: Sight) -> tuple[int, float]:
    """Whom to ask, and what it is worth; -1: nobody. Nobody is asked twice."""
    best, found = -1, 0.0
    for move in s.options:
        if HELP <= move < HELP + s.seats and not s.t.talks[move - HELP]:
            deal, mine = least_deal(s, move - HELP)
            if deal is not None and mine > found:
                best, found = move - HELP, mine
    return best, found


# Forms and answers


def fill_in(s: Sight, form: HelpTerms) -> int:
    """The next part of an offer."""
    deal = wanted(s, form.helper) if form.me == form.helper else least_deal(s, form.helper)[0]
    if deal is None:
        deal = Deal(form.helper, 1, -1, -1)
    if form.share == UNSAID:
        shares = [move for move in s.options if SHARE <= move <= SHARE + deal.share]
        return shares[-1]
    if form.pick == UNSAID:
        return PICK + (HELPER_FIRST if form.me == form.helper else ALTERNATE_HELPER)
    if form.item == UNSAID:
        return named(s, int(move_of(deal.item, THING)))
    if form.card == UNSAID:
        return named(s, int(move_of(deal.card, CARD)))
    return IF_WON


def named(s: Sight, move: int) -> int:
    """The thing wanted, if it can be named."""
    return move if move in s.options else NONE


def wanted(s: Sight, helper: int) -> Deal | None:
    """What a helper asks for: half of the Treasures, or what makes it worth while."""
    fight = Joint(s, helper)
    if fight.ahead <= 0:
        return None
    for share in range((fight.drawn + 1) // 2, fight.drawn + 1):
        deal = Deal(helper, share, -1, -1)
        mine, theirs = worths(s, deal, fight)
        if theirs >= KEEN:
            return deal if mine >= KEEN else None
    return None


def reply(s: Sight, offer: HelpOffer, counter: bool) -> int:
    """Accept what brings more than it costs; otherwise say once what would."""
    share = s.seats * 99 if offer.share == WHOLE else int(offer.share)
    deal = Deal(int(offer.helper), share, int(offer.item), int(offer.card))
    fight = Joint(s, deal.helper)
    mine, theirs = worths(s, deal, fight)
    if offer.me != offer.helper:
        return ACCEPT if mine >= CONTENT else REFUSE
    if not s.style.haggles:
        return ACCEPT if share > 0 and fight.ahead > 0 else REFUSE
    if theirs >= CONTENT:
        return ACCEPT
    if counter and wanted(s, deal.helper) is not None:
        return COUNTER
    return REFUSE


def offers_itself(s: Sight) -> bool:
    """Should this outsider volunteer? The main fighter has let the fight go, and asked nobody."""
    t = s.t
    if VOLUNTEER not in s.options or t.talks[s.me] or not t.passed >> t.main & 1:
        return False
    return wanted(s, s.me) is not None
