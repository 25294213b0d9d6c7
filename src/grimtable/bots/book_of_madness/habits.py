"""What things are worth to a player of The Book of Madness, in units of an element."""

from typing import Final


class Habits:
    """Weights of the evaluation, in units of an element unless they say otherwise."""

    win: float = 60.0
    """Beating the last monster, compared with losing the game."""
    deck: float = 0.45
    """A unit in the deck."""
    hand: float = 0.75
    """A unit in a hand."""
    shuffle: float = 2.5
    """The cost of shuffling a new deck, which brings madness."""
    mad_hand: float = 2.6
    mad_many: float = 1.0
    mad_pile: float = 1.3
    mad_support: float = 1.3
    danger: float = 14.0
    """The cost of a madness stack that is only just large enough."""
    scale: float = 4.0
    """By how many cards the stack must grow for that cost to fall by a factor e, in cards."""
    mad_turn: float = 0.35
    """Madness that effects will bring in each turn to come, in cards."""
    support: float = 0.5
    """A unit in a support zone, whatever it is for."""
    focus: float = 0.5
    level: float = 0.3
    """One level of a spell."""
    spell: float = 0.25
    """How often a known spell is cast per turn."""
    spell_least: float = 0.4
    spell_most: float = 5.0
    price: float = 0.7
    """A unit paid for a spell."""
    caution: float = 0.05
    """The least an action must gain over doing nothing."""
    sure: float = 0.96
    one_short: float = 0.3
    two_short: float = 0.12
    unknown: float = 0.7
    """Share of a hand still to be drawn that can be relied on."""
    keep: float = 0.3
    """Share of a hand that is kept for dispelling."""
    call: float = 0.85
    """Share of a dispel's worth if another player is given the action."""
    madness: float = 3.0
    """Receiving a madness card, not counting the stack."""
    card: float = 0.7
    """Losing a hand card."""
    stored: float = 1.0
    """Losing a card of a support zone."""
    verdict: float = 1.5
    """Reward and penalty."""
    share: float = 0.3
    """Share of the win that is credited curse by curse."""
    ahead: float = 0.6
    """Weight of the next round, compared with this one."""
    curse: float = 1.6
    """A curse to come, per player."""
    beat: float = 2.0
    """Beating a monster to come, per player."""


SKILLED: Final = Habits()
