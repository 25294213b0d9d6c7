"""What a bargain for help is worth to both, by their chances to win the game.

Most numbers are rounded fits to some 1,000 fights of heuristics, each played on with the helper
and without; what an open threat takes from the odds is a guess that proved good.
"""

from math import exp
from typing import Final

from grimtable.bots.grimm_tidings.chances import rise
from grimtable.bots.grimm_tidings.exchanges import exchanged
from grimtable.bots.grimm_tidings.fights import (
    FAR,
    either_points,
    enhance_most,
    enhancing,
    joined,
    kill_levels,
    lead,
    spoils,
    worst_cursed,
)
from grimtable.bots.grimm_tidings.means import alone_cost
from grimtable.bots.grimm_tidings.sight import FOOTING, Sight, gain_worth
from grimtable.bots.grimm_tidings.values import flight_cost
from grimtable.games.grimm_tidings.bargains.naming import Named, kinds_in
from grimtable.games.grimm_tidings.cards.prints import FIGHTER, SIDE_BONUS
from grimtable.games.grimm_tidings.fights.strength import at_stake, helper_levels
from grimtable.games.grimm_tidings.ids import (
    ABILITY,
    CLASS,
    CURSE,
    ENHANCER,
    ONE_SHOT,
    front_of,
    hand_of,
)

SURE: Final = 0.97
"""No joint fight is likelier won."""
ABLE: Final = 0.9
"""How likely a fight is won alone with its own cards that would be enough, ..."""
UNABLE: Final = 0.03
"""... and how likely without such cards."""
ASKING: Final = 0.5
"""A main fighter who asks for help has them half as often as another."""
SCARE: Final = 0.05
"""What a lost fight takes from a footing in any case, ..."""
LOSS: Final = 0.27
"""... and for a level's worth of Bad Stuff."""
WON: Final = 0.11
"""What each of two Treasures adds to the footing of a helper, who wears the best at once, ..."""
KEPT: Final = 0.1
"""... and to that of the main fighter, whose hand is soon full, besides ..."""
SOLD: Final = 0.28
"""... the part of the next level that its sale would buy."""
FURTHER: Final = 0.2
"""What each one beyond the second adds."""
STAB: Final = 2
"""What a Backstab takes from a fighter."""
FIRST_PICK: Final = 0.04
"""What choosing first among several adds."""
WARY: Final = 0.6
"""A deal is worth so much less, in levels, if the main fighter comes to Level 8 or 9 by it."""


ENVY: Final = 1.2
"""A deal brings a helper so much less, in levels, by as much as the two are likelier to win than
two others would be: whoever is ahead is held up."""


class Deal:
    """Who helps, for how many Treasures, for which Items and cards."""

    def __init__(self, helper: int, share: int, item: Named, card: Named) -> None:
        self.helper = helper
        self.share = share
        self.item = item
        self.card = card


class Joint:
    """A fight as it would be with a helper; losses and gains as parts of a footing."""

    def __init__(self, sight: Sight, helper: int) -> None:
        t, main = sight.t, int(sight.t.main)
        self.ahead = joined(t, helper)
        alone = t.helper
        t.helper = helper
        self.stake = int(at_stake(t))
        """How many Treasures can be promised; others may be drawn besides."""
        self.drawn = spoils(t)
        self.levels = int(helper_levels(t))
        self.risk = SCARE + LOSS * flight_cost(sight, helper)
        t.helper = alone
        self.spared = SCARE + LOSS * flight_cost(sight, main)
        self.rise = rise(int(t.levels[main]), kill_levels(t))
        self.level = min(9, int(t.levels[main]) + kill_levels(t))
        self.main_wins = t.levels[main] + kill_levels(t) >= 10
        reaches = t.levels[helper] + self.levels >= 10
        self.helper_wins = reaches and not (self.main_wins and t.rules.main_only)
        self.chance = self.won_chance(sight, helper)
        self.guess = guessed_alone(sight)
        cost = alone_cost(sight) if sight.me == main else FAR
        self.alone = self.guess if sight.me != main else ABLE if cost < FAR else UNABLE
        """How likely the main fighter wins without this helper, as this seat knows it."""
        self.spent = min(0.5, FOOTING * cost) if cost < FAR else SCARE

    def won_chance(self, sight: Sight, helper: int) -> float:
        """How likely the joint fight is won: a lead helps, cards of those who envy it do not."""
        if self.ahead <= 0:
            return 0.0
        doors = treasures = threat = 0
        for seat in range(sight.seats):
            if seat != sight.t.main and seat != helper and self.is_envied(sight, helper, seat):
                held = sight.backs(seat)
                doors += held[0]
                treasures += held[1]
                threat = max(threat, open_threat(sight, seat))
        crowd = 0.5 if len(sight.t.foes) > 1 else 0.0
        turned = 2.0 if threat >= self.ahead else 0.0
        odds = 2.0 + 0.16 * min(10, self.ahead - threat) - 0.3 * doors - 0.1 * treasures - crowd
        return min(SURE, logistic(odds - turned))

    def is_envied(self, sight: Sight, helper: int, seat: int) -> bool:
        """Would this bystander spend cards on the two?"""
        if self.main_wins or self.helper_wins:
            return True
        return sight.is_rival(int(sight.t.main), seat) or sight.is_rival(helper, seat)


def open_threat(sight: Sight, seat: int) -> int:
    """By how much a bystander could turn a fight with cards that everybody knows of."""
    kinds = [int(kind) for kind in sight.t.held(hand_of(seat))] if seat != sight.me else []
    shots = [
        int(kind) for kind in sight.t.held(front_of(seat)) if sight.prints[kind].sort == ONE_SHOT
    ]
    threat = 0
    for kind in kinds + shots:
        card = sight.prints[kind]
        if card.sort == CURSE:
            threat += max(0, worst_cursed(sight.t, card)[0])
        elif card.sort == ENHANCER:
            threat += max(0, enhancing(sight, card, enhance_most(sight, card)))
        else:
            threat += either_points(sight, card)
    return threat + (STAB if stabs(sight, seat) else 0)


def stabs(sight: Sight, seat: int) -> bool:
    """Has this seat a Class that weakens a fighter for a card?"""
    lying = sight.t.role(seat, CLASS)
    if lying < 0 or not sight.size(seat):
        return False
    acts = [part[0] for part in sight.t.print(lying).parts[ABILITY:]]
    return len([act for act in acts if act.act == SIDE_BONUS and act.word == FIGHTER]) > 0


def logistic(odds: float) -> float:
    """A chance from the logarithm of its odds."""
    return 1 / (1 + exp(-odds))


def guessed_alone(sight: Sight) -> float:
    """How likely the main fighter wins without help, by what all can see."""
    doors, treasures = sight.backs(int(sight.t.main))
    odds = 0.18 * doors + 0.16 * treasures - 0.26 * min(10, 1 - lead(sight.t)) - 0.66
    return ASKING * logistic(odds)


def worths(sight: Sight, deal: Deal, fight: Joint) -> tuple[float, float]:
    """What a deal is worth to main fighter and helper by their chances to win, in levels."""
    main, helper = int(sight.t.main), deal.helper
    gains = rises(sight, deal, fight)
    spoilt = ENVY * max(0.0, sight.chances()[main] + sight.chances()[helper] - 2 / sight.seats)
    if fight.level >= 8 and not fight.helper_wins:
        spoilt += WARY
    return sight.in_levels(main, gains[main]), sight.in_levels(helper, gains[helper]) - spoilt


def rises(sight: Sight, deal: Deal, fight: Joint) -> list[float]:
    """By how much a deal raises everybody's chance to win the game."""
    main, helper = int(sight.t.main), deal.helper
    everything = fight.rise + kept_treasures(fight.level, fight.drawn)
    mine, theirs = spoils_of(sight, deal, fight)
    won = sight.after(main, fight.rise + mine, helper, theirs)
    lost = sight.after(main, -fight.spared, helper, -fight.risk)
    alone = sight.after(main, everything - fight.spent, helper, 0.0)
    left = sight.after(main, -fight.spared, helper, 0.0)
    if fight.main_wins or fight.helper_wins:  # then nothing is paid any more (GT-R44)
        won = [0.0] * sight.seats
        part = 0.5 if fight.main_wins and fight.helper_wins else 1.0
        won[main] = part if fight.main_wins else 0.0
        won[helper] = part if fight.helper_wins else 0.0
    if fight.main_wins:
        alone = [0.0] * sight.seats
        alone[main] = 1.0
    found: list[float] = []
    for seat in range(sight.seats):
        luck = fight.alone if seat == main else fight.guess
        without = luck * alone[seat] + (1 - luck) * left[seat]
        found.append(fight.chance * won[seat] + (1 - fight.chance) * lost[seat] - without)
    return found


def won_treasures(level: int, treasures: int) -> float:
    """What this number of Treasures adds to the footing of a helper at this Level."""
    return treasures_at(level, treasures, WON)


def kept_treasures(level: int, treasures: int) -> float:
    """What they add to the footing of a main fighter."""
    return treasures_at(level, treasures, KEPT)


def treasures_at(level: int, treasures: int, each: float) -> float:
    """The first two may be worn or bring a level; hands and slots are soon full."""
    best = (each + SOLD * rise(level, 1)) * min(2, treasures)
    return best + FURTHER * max(0, treasures - 2)


def spoils_of(sight: Sight, deal: Deal, fight: Joint) -> tuple[float, float]:
    """What a deal leaves the main fighter, and what it brings the helper."""
    t, main, helper = sight.t, int(sight.t.main), deal.helper
    level, share = int(t.levels[helper]), min(deal.share, fight.drawn)
    kept = kept_treasures(fight.level, fight.drawn - share)
    pay = won_treasures(level, share) + (FIRST_PICK if 0 < share < fight.drawn else 0.0)
    if kinds_in(deal.item):
        lost, got = exchanged(t, main, helper, deal.item, -1)
        kept, pay = kept + lost, pay + got
    cards = len(kinds_in(deal.card))
    if cards:
        worth = gain_worth(int(t.levels[main]), cards) if t.levels[main] < 9 else 0.1 * cards
        kept -= FOOTING * worth
    return kept, pay + rise(level, fight.levels + cards)
