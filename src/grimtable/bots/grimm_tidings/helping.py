"""Help: whom to ask for what, and what to say to an offer."""

from typing import Final

from grimtable.bots.grimm_tidings.bargains import Deal, Joint, worths
from grimtable.bots.grimm_tidings.gear import is_idle
from grimtable.bots.grimm_tidings.sight import Sight
from grimtable.bots.grimm_tidings.values import item_worth
from grimtable.games.grimm_tidings.bargains.help_offers import HelpOffer, HelpTerms, is_gift
from grimtable.games.grimm_tidings.bargains.naming import UNSAID, Named, kinds_in
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
from grimtable.games.grimm_tidings.items.gear import carried, fits_trade

KEEN: Final = 0.26
"""What a deal must be worth to both before it is proposed, in levels."""
CONTENT: Final = 0.24
"""... before it is taken."""


def fair_deal(sight: Sight, helper: int) -> tuple[Deal | None, float]:
    """The offer whose smaller gain is largest, and what it is worth to the main fighter."""
    fight = Joint(sight, helper)
    best: Deal | None = None
    least, worth = KEEN, 0.0
    for item, card in extras(sight, helper) if fight.ahead > 0 else []:
        for share in range(fight.stake + 1):
            deal = Deal(helper, share, item, card)
            mine, theirs = worths(sight, deal, fight)
            if min(mine, theirs) >= least:
                best, least, worth = deal, min(mine, theirs), mine
    return best, worth


def extras(sight: Sight, helper: int) -> list[tuple[int, int]]:
    """Besides Treasures: nothing, a Go Up a Level that is of no use here, an idle Item."""
    t, main = sight.t, int(sight.t.main)
    found = [(-1, -1)]
    if sight.me != main:
        return found
    if t.levels[main] >= 9 and t.levels[helper] < 8:
        found += [(-1, int(kind)) for kind in t.held(hand_of(main)) if is_gift(t, kind)][:1]
    idle = [int(kind) for kind in carried(t, main) if is_idle(t, main, int(kind))]
    useful = [kind for kind in idle if fits_trade(t, helper, kind, -1)]
    useful.sort(key=lambda kind: item_worth(t, main, kind) - item_worth(t, helper, kind))
    return found + [(kind, -1) for kind in useful[:1]]


def best_deal(sight: Sight) -> int:
    """Whom to ask; -1: nobody. Nobody is asked twice."""
    best, found = -1, 0.0
    for move in sight.options:
        if HELP <= move < HELP + sight.seats and not sight.t.talks[move - HELP]:
            deal, mine = fair_deal(sight, move - HELP)
            if deal is not None and mine > found:
                best, found = move - HELP, mine
    return best


# Forms and answers


def fill_in(sight: Sight, form: HelpTerms) -> int:
    """The next part of an offer; a counter must differ from what it answers."""
    part = next_part(sight, form)
    return part if part in sight.options else sight.options[0]


def next_part(sight: Sight, form: HelpTerms) -> int:
    """What it would say there."""
    deal = (
        wanted(sight, form.helper) if form.me == form.helper else fair_deal(sight, form.helper)[0]
    )
    if deal is None:
        deal = Deal(form.helper, 1, -1, -1)
    if form.share == UNSAID:
        shares = [move for move in sight.options if SHARE <= move <= SHARE + deal.share]
        return max(shares, default=NONE)
    if form.pick == UNSAID:
        return PICK + (HELPER_FIRST if form.me == form.helper else ALTERNATE_HELPER)
    if form.item == UNSAID:
        return named(sight, deal.item, THING)
    if form.card == UNSAID:
        return named(sight, deal.card, CARD)
    return IF_WON


def named(sight: Sight, part: Named, verb: int) -> int:
    """The thing wanted, if it can be named."""
    moves = [int(move_of(kind, verb)) for kind in kinds_in(part)]
    return moves[0] if moves and moves[0] in sight.options else NONE


def wanted(sight: Sight, helper: int) -> Deal | None:
    """What a helper asks for: half of the Treasures, or what makes it worth while."""
    fight = Joint(sight, helper)
    if fight.ahead <= 0:
        return None
    for share in range((fight.stake + 1) // 2, fight.stake + 1):
        deal = Deal(helper, share, -1, -1)
        mine, theirs = worths(sight, deal, fight)
        if theirs >= KEEN:
            return deal if mine >= KEEN else None
    return None


def reply(sight: Sight, offer: HelpOffer, counter: bool) -> int:
    """Accept what brings more than it costs; otherwise say once what would."""
    share = sight.seats * 99 if offer.share == WHOLE else int(offer.share)
    deal = Deal(int(offer.helper), share, offer.item, offer.card)
    fight = Joint(sight, deal.helper)
    mine, theirs = worths(sight, deal, fight)
    if offer.me != offer.helper:
        return ACCEPT if mine >= CONTENT else REFUSE
    if not sight.style.haggles:
        return ACCEPT if share > 0 and fight.ahead > 0 else REFUSE
    if theirs >= CONTENT:
        return ACCEPT
    if counter and wanted(sight, deal.helper) is not None:
        return COUNTER
    return REFUSE


def offers_itself(sight: Sight) -> bool:
    """Should this outsider volunteer? The main fighter has let the fight go, and asked nobody."""
    t = sight.t
    if VOLUNTEER not in sight.options or t.talks[sight.me] or not t.passed >> t.main & 1:
        return False
    return wanted(sight, sight.me) is not None
