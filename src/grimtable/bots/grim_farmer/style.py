"""How somebody plays: every habit is a number, so that one of them can be changed."""

from typing import Final

NEVER: Final = 0.0
EMPTIED: Final = 1.0
BY_BELIEF: Final = 2.0
ALWAYS: Final = 3.0

CASUAL: Final[dict[str, float]] = {
    "bluff": 0.2,
    "dump": 1.0,
    "tilt": 1.0,
    "fives": 0.0,
    "pointing": BY_BELIEF,
    "tau": 0.55,
    "spread": 0.0,
    "spite": 0.0,
    "finish": 0.3,
    "bold": 0.0,
    "doubt": 0.2,
    "refill_at": 1.0,
    "refill_to": 3.0,
    "patience": 1.0,
}
"""Plays a special only if that raises the number of eligible cards; hardly ever refills."""

SKILLED: Final[dict[str, float]] = {
    **CASUAL,
    "dump": 5.0,
    "tilt": 1.5,
    "spread": 0.1,
    "spite": 0.2,
    "finish": 0.1,
    "refill_at": 3.0,
    "refill_to": 4.0,
    "patience": 0.0,
}
"""What the heuristic does at every table."""

BY_SEATS: Final[list[dict[str, float]]] = [
    {},
    {},
    {**SKILLED, "bluff": 0.06, "doubt": 0.06, "dump": 12.0, "tau": 0.5},
    {**SKILLED, "bluff": 0.2, "doubt": 0.2, "tau": 0.6},
    {**SKILLED, "bluff": 0.28, "doubt": 0.28, "tau": 0.65},
    {**SKILLED, "bluff": 0.33, "doubt": 0.33, "tau": 0.68, "bold": 1.0, "refill_at": 2.0},
    {**SKILLED, "bluff": 0.38, "doubt": 0.38, "tau": 0.7, "bold": 1.0, "refill_at": 2.0},
]
"""The heuristic by number of seats, near a mixed equilibrium: see docs/bots.md."""


class Style:
    """The habits of one player."""

    def __init__(self, habits: dict[str, float]) -> None:
        self.bluff = habits["bluff"]
        """How often junk is added to a pile that could be honest."""
        self.dump = habits["dump"]
        """So much oftener with a Snake in hand."""
        self.tilt = habits["tilt"]
        """How much larger than honest piles the bluffs are: 1 copies the sizes of honest ones."""
        self.fives = habits["fives"] > 0
        """Always piles of five?"""
        self.pointing = habits["pointing"]
        """NEVER, only at EMPTIED hands, BY_BELIEF, or ALWAYS."""
        self.tau = habits["tau"]
        """Challenge where a bluff is likelier than this."""
        self.spread = habits["spread"]
        """Up to so much above or below, by the dice."""
        self.spite = habits["spite"]
        """What a card is worth that a rival must draw, compared with one of its own."""
        self.finish = habits["finish"]
        """Instead of `tau` where a success wins the game."""
        self.is_bold = habits["bold"] > 0
        """Does that hold too once the hand was emptied with a bad pile?"""
        self.doubt = habits["doubt"]
        """How often others are thought to bluff without need."""
        self.refill_at = habits["refill_at"]
        """With this number of cards or fewer, Phase 1 draws are made ..."""
        self.refill_to = habits["refill_to"]
        """... up to this number."""
        self.patience = habits["patience"]
        """A special must bring more than this, its own card counted as one."""
