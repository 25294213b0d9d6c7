"""Help deals of Grimm Tidings, weighed by playouts: does the bargain pay for both?"""

from collections.abc import Iterator
from dataclasses import dataclass
from statistics import fmean

from grimtable.bots.grimm_tidings.main import TidingsBot
from grimtable.bots.grimm_tidings.sight import standing
from grimtable.bots.grimm_tidings.values import DOOR, TREASURE
from grimtable.games.grimm_tidings.ids import ACCEPT, DOOR_BACK, REFUSE
from grimtable.games.grimm_tidings.offers import HelpOffer
from grimtable.games.grimm_tidings.table import Tidings
from grimtable.lab.intervals import Estimate, mean_of, wilson
from grimtable.lab.playing import seed_of
from grimtable.look.game import Game

SIDES = ("main", "helper")


@dataclass(frozen=True)
class Weighed:
    """One accepted deal: by how much it changes what a side has, on the average."""

    own: tuple[float, float]
    """Main fighter, helper: Level, equipment and cards at the end of the turn, in levels."""
    lead: tuple[float, float]
    """The same less the mean of all others."""


@dataclass(frozen=True)
class Verdict:
    """What many deals tell."""

    deals: int
    both: Estimate
    """Share of the deals in which both sides have more than without."""
    both_lead: Estimate
    """Share in which both gain on the mean of all others."""
    own: tuple[Estimate, Estimate]
    lead: tuple[Estimate, Estimate]


def verdict(weighed: list[Weighed]) -> Verdict:
    """Shares and means with their intervals."""
    count = len(weighed)
    both = sum(min(deal.own) > 0 for deal in weighed) / max(1, count)
    both_lead = sum(min(deal.lead) > 0 for deal in weighed) / max(1, count)
    own = [mean_of([deal.own[side] for deal in weighed]) for side in (0, 1)]
    lead = [mean_of([deal.lead[side] for deal in weighed]) for side in (0, 1)]
    return Verdict(
        count,
        wilson(both, count),
        wilson(both_lead, count),
        (own[0], own[1]),
        (lead[0], lead[1]),
    )


def accepted_deals(game: Game, seats: int, seed: int) -> Iterator[Tidings]:
    """The positions of a game among heuristics in which an offer of help is about to be taken."""
    t = game.deal(seats, seed=seed, brisk=True)
    assert isinstance(t, Tidings)
    bot = TidingsBot("heuristic")
    while t.waiting:
        move = bot.move(t.view(t.seat))
        if move == ACCEPT and isinstance(t.stack[-1], HelpOffer):
            yield t
        t.push(t.seat, move)


def weigh(t: Tidings, redeals: int, seed: int, others: bool) -> Weighed:
    """One deal taken and not taken, on worlds that the side in question holds possible.

    Without `others` nobody else helps in place of the helper; with it the bots may ask on.
    """
    offer = t.stack[-1]
    assert isinstance(offer, HelpOffer)
    own: list[float] = []
    lead: list[float] = []
    for side in (int(t.main), int(offer.helper)):
        gains: list[float] = []
        leads: list[float] = []
        for number in range(redeals):
            world = t.redeal(side, seed_of(seed, number))
            assert isinstance(world, Tidings)
            taken = worths(played_on(world.clone(), ACCEPT, others))
            left = worths(played_on(world, REFUSE, others))
            gains.append(taken[side] - left[side])
            leads.append(ahead(taken, side) - ahead(left, side))
        own.append(fmean(gains))
        lead.append(fmean(leads))
    return Weighed((own[0], own[1]), (lead[0], lead[1]))


def played_on(t: Tidings, reply: int, others: bool) -> Tidings:
    """The table at the end of the turn, or of the game, after this reply."""
    active, begun = int(t.active), int(t.round)
    if reply == REFUSE and not others:
        t.bribed = t.everyone()
    t.push(t.seat, reply)
    bot = TidingsBot("heuristic")
    while t.waiting and t.active == active and t.round == begun:
        t.push(t.seat, bot.move(t.view(t.seat)))
    return t


def worths(t: Tidings) -> list[float]:
    """What everybody has, in levels: Level, equipment, cards in hand by their backs."""
    found: list[float] = []
    for seat in range(t.seats):
        worth = standing(t, seat)
        for card in t.hand(seat):
            worth += DOOR if t.pool_of(t.kinds[card]) == DOOR_BACK else TREASURE
        found.append(worth)
    return found


def ahead(worths: list[float], seat: int) -> float:
    """What a seat has above the mean of the others."""
    return worths[seat] - (sum(worths) - worths[seat]) / (len(worths) - 1)
