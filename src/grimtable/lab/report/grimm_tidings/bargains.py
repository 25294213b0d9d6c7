"""Deals of Grimm Tidings, weighed by playouts: does the bargain pay for both?"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from statistics import fmean

from grimtable.bots.grimm_tidings.bot import Heuristic
from grimtable.bots.grimm_tidings.chances import chances_of, footing
from grimtable.games.grimm_tidings.bargains.help_offers import HelpOffer
from grimtable.games.grimm_tidings.bargains.trades import TradeOffer
from grimtable.games.grimm_tidings.ids import ACCEPT, DOOR_BACK, REFUSE
from grimtable.games.grimm_tidings.table import Tidings
from grimtable.lab.intervals import Estimate, mean_of, wilson
from grimtable.lab.playing import seed_of
from grimtable.look.game import Game


@dataclass(frozen=True)
class Weighing:
    """How a deal is weighed: taken and refused, on the same redeals with the same dice."""

    redeals: int
    others: bool = False
    """After a refusal others may be asked; otherwise nobody helps in this fight any more."""
    to_the_end: bool = False
    """Play whole games; otherwise chances are estimated at the end of the turn."""


@dataclass(frozen=True)
class Weighed:
    """One accepted deal: by how much it raises a side's chance to win the game, on the average."""

    main: float
    """... of the main fighter, or of whoever has offered a trade."""
    helper: float
    """... of the helper, or of whoever has taken it."""


@dataclass(frozen=True)
class Verdict:
    """What many deals tell."""

    deals: int
    both: Estimate
    """Share of the deals in which the chances of both sides to win the game rise."""
    main: Estimate
    helper: Estimate


def verdict(weighed: list[Weighed]) -> Verdict:
    """Shares and means with their intervals."""
    count = len(weighed)
    both = sum(min(deal.main, deal.helper) > 0 for deal in weighed) / max(1, count)
    main, helper = mean_of([d.main for d in weighed]), mean_of([d.helper for d in weighed])
    return Verdict(count, wilson(both, count), main, helper)


OFFERS: Mapping[str, tuple[type, ...]] = {
    "all": (HelpOffer, TradeOffer),
    "help": (HelpOffer,),
    "trades": (TradeOffer,),
}
"""Sorts of deals; gifts and bribes are trades."""


def accepted_deals(game: Game, seats: int, seed: int, sort: str = "all") -> Iterator[Tidings]:
    """The positions of a game among heuristics in which an offer is about to be taken."""
    t = game.deal(seats, seed=seed, brisk=True)
    assert isinstance(t, Tidings)
    bot = Heuristic()
    while t.waiting:
        move = bot.move(t.view(t.seat), None)
        if move == ACCEPT and isinstance(t.stack[-1], OFFERS[sort]):
            yield t
        t.push(t.seat, move)


def weigh(t: Tidings, how: Weighing, seed: int) -> Weighed:
    """One deal taken and refused, on worlds that the side in question holds possible."""
    rises: list[float] = []
    for side in partners(t):
        found: list[float] = []
        for number in range(how.redeals):
            world = t.redeal(side, seed_of(seed, number))
            assert isinstance(world, Tidings)
            taken = played_on(world.clone(), ACCEPT, how)
            left = played_on(world, REFUSE, how)
            found.append(chances(taken)[side] - chances(left)[side])
        rises.append(fmean(found))
    return Weighed(rises[0], rises[1])


def partners(t: Tidings) -> tuple[int, int]:
    """The two sides of the open offer."""
    offer = t.stack[-1]
    if isinstance(offer, HelpOffer):
        return int(t.main), int(offer.helper)
    assert isinstance(offer, TradeOffer)
    return int(offer.maker), int(offer.me)


def played_on(t: Tidings, reply: int, how: Weighing) -> Tidings:
    """The table at the end of the turn, or of the game, after this reply."""
    active, begun = int(t.active), int(t.round)
    if reply == REFUSE and not how.others and isinstance(t.stack[-1], HelpOffer):
        t.bribed = t.everyone()
    t.push(t.seat, reply)
    bot = Heuristic()
    while t.waiting and (how.to_the_end or (t.active == active and t.round == begun)):
        t.push(t.seat, bot.move(t.view(t.seat), None))
    return t


def chances(t: Tidings) -> list[float]:
    """Everybody's share of the win, or the chance of it."""
    outcome = t.outcome()
    if outcome is not None:
        return list(outcome.rewards)
    footings: list[float] = []
    for seat in range(t.seats):
        hand = t.hand(seat)
        doors = sum([t.pool_of(t.kinds[card]) == DOOR_BACK for card in hand])
        footings.append(footing(t, seat, doors, len(hand) - doors))
    return chances_of(footings)
