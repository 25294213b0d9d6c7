"""Numbers that look random and follow from the name of a test, so that it always plays one deal."""

from collections import Counter
from hashlib import shake_256
from pathlib import Path

SOURCE = (Path(__file__).parent / "page_chance.js").read_text()
SEPARATOR = " / "
"""Between the name of a test and that of its browser, in the User-Agent header."""


class Chance:
    """The randomness of one test: each purpose has a sequence of its own."""

    def __init__(self, test: str) -> None:
        self.test = test
        self._drawn: Counter[str] = Counter()

    def draw(self, purpose: str, size: int) -> bytes:
        """The next bytes for this purpose."""
        self._drawn[purpose] += 1
        text = f"{self.test}\n{purpose}\n{self._drawn[purpose]}"
        return shake_256(text.encode()).digest(size)

    def script(self, browser: str) -> str:
        """Replaces `crypto.getRandomValues` in the pages of this browser."""
        return f"({SOURCE})({int.from_bytes(self.draw(browser, 4))})"
