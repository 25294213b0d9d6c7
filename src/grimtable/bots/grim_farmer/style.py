"""How a bot plays: every habit is a number, so that one of them can be changed."""

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
"""The heuristic by number of seats, near a mixed equilibrium: see docs/bots/grim_farmer.md."""


class Style:
    """The habits of one player."""

    def __init__(self, habits: dict[str, float]) -> None:
        self.bluff = habits["bluff"]
        """Probability of bluffing where an honest pile is possible, 0 to 1."""
        self.dump = habits["dump"]
        """Factor of that probability with a Snake in hand."""
        self.tilt = habits["tilt"]
        """Size of bluffs relative to honest piles: 1 copies their sizes, more is larger."""
        self.fives = habits["fives"] > 0
        """Does it always place five cards? 0 or 1."""
        self.pointing = habits["pointing"]
        """Whom it challenges: NEVER anybody, EMPTIED hands only, BY_BELIEF, ALWAYS somebody."""
        self.tau = habits["tau"]
        """Probability of a bluff from which on it challenges, 0 to 1."""
        self.spread = habits["spread"]
        """By how much the dice may change that probability, up or down."""
        self.spite = habits["spite"]
        """What a card drawn by a rival is worth, relative to a card of its own."""
        self.finish = habits["finish"]
        """The same probability as `tau`, where a successful challenge wins the game."""
        self.is_bold = habits["bold"] > 0
        """Does `finish` also apply after emptying its own hand with a bluff? 0 or 1."""
        self.doubt = habits["doubt"]
        """Probability with which others are assumed to bluff without need, 0 to 1."""
        self.refill_at = habits["refill_at"]
        """It draws in Phase 1 if it holds this many cards or fewer, ..."""
        self.refill_to = habits["refill_to"]
        """... until it holds this many."""
        self.patience = habits["patience"]
        """What a special must gain to be played, in cards; its own card counts as one."""
