"""What things are worth to a player of The Book of Madness, in units of an element."""

from typing import Final


class Habits:
    """Weights of the evaluation; a study can change one and leave the others."""

    win: float = 60.0
    """The last monster beaten, against a lost game."""
    deck: float = 0.45
    """A unit that will be drawn some day."""
    hand: float = 0.75
    """A unit in a hand."""
    shuffle: float = 2.5
    """A new deck: its madness, and the way that takes."""
    mad_hand: float = 2.6
    mad_many: float = 1.0
    mad_pile: float = 1.3
    mad_support: float = 1.3
    danger: float = 14.0
    """The madness stack just as large as will be needed."""
    scale: float = 4.0
    """This number of cards more or less changes the danger by a factor."""
    mad_turn: float = 0.35
    """Madness by effects in a turn to come."""
    support: float = 0.5
    """A unit in a support zone, whatever it is for."""
    focus: float = 0.5
    level: float = 0.3
    """A level of a spell: the next one lies below it."""
    spell: float = 0.25
    """Castings of a known spell in a turn."""
    spell_least: float = 0.4
    spell_most: float = 5.0
    price: float = 0.7
    """A unit paid for a spell."""
    caution: float = 0.05
    """The least an action must bring."""
    sure: float = 0.96
    one_short: float = 0.3
    two_short: float = 0.12
    unknown: float = 0.7
    """How far a hand can be reckoned with that is yet to be drawn."""
    keep: float = 0.3
    """Part of a hand that is not spent for other things."""
    call: float = 0.85
    """A dispel by somebody who is called upon."""
    madness: float = 3.0
    """Receiving madness, the stack aside."""
    card: float = 0.7
    """Losing a hand card."""
    stored: float = 1.0
    """Losing a card of a support zone."""
    verdict: float = 1.5
    """Reward and penalty."""
    share: float = 0.3
    """Part of the win that counts by single curses."""
    ahead: float = 0.6
    """The next round, against this one."""
    curse: float = 1.6
    """A curse to come, per player."""
    beat: float = 2.0
    """Beating a monster to come, per player."""


SKILLED: Final = Habits()
