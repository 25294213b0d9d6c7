"""How somebody plays Grimm Tidings: habits as numbers, so that one of them can be changed."""

from typing import Final


class Style:
    """The habits of one player."""

    def __init__(self, haggles: bool, spite: float, trades: bool, plans: bool) -> None:
        self.haggles = haggles
        """Asks for help, and reckons what a deal is worth to both?"""
        self.spite = spite
        """How readily hostile cards are spent on fights that do not win the game; 0: never."""
        self.trades = trades
        """Offers trades and bribes?"""
        self.plans = plans
        """Keeps cards for later, answers cards, dice and Curses?"""


SKILLED: Final = Style(True, 1.0, True, True)
GREEDY: Final = Style(False, 0.0, False, False)
"""Takes what can be had now, asks nobody and hurts nobody."""
