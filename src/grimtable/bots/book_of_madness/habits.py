"""What things are worth to a player of The Book of Madness, in units of an element."""

from typing import Final


class Habits:
    """Weights of the evaluation; a study can change one and leave the others."""

    def __init__(self) -> None:
        self.win = 60.0
        """The last monster beaten, against a lost game."""
        self.deck = 0.45
        """A unit that will be drawn some day."""
        self.hand = 0.75
        """A unit in a hand."""
        self.shuffle = 2.5
        """A new deck: its madness, and the way that takes."""
        self.mad_hand = 2.6
        self.mad_many = 1.0
        self.mad_pile = 1.3
        self.mad_support = 1.3
        self.danger = 14.0
        """The madness stack just as large as will be needed."""
        self.scale = 4.0
        """So many cards more or less change the danger by a factor."""
        self.mad_turn = 0.35
        """Madness by effects in a turn to come."""
        self.support = 0.8
        self.next_curse = 0.4
        self.focus = 0.5
        self.level = 0.9
        self.caution = 0.05
        """The least an action must bring."""
        self.sure = 0.96
        self.one_short = 0.3
        self.two_short = 0.12
        self.unknown = 0.7
        self.madness = 3.0
        """Receiving madness, the stack aside."""
        self.card = 0.7
        """Losing a hand card."""
        self.verdict = 1.5
        """Reward and penalty."""
        self.share = 0.3
        """Part of the win that counts by single curses."""


SKILLED: Final = Habits()
