"""Moves: texts for people, numbers for the rules. Only this module converts them."""

import msgspec

from grimtable.kernel.errors import MalformedMove


class Span(msgspec.Struct, frozen=True):
    """A run of moves with one verb, one for each of its `words`; without words it is one move."""

    verb: str
    words: tuple[str, ...] = ()
    aim: str = "button"
    """What its argument points at: button, seat, kind, set, combo or place."""

    @property
    def size(self) -> int:
        """How many moves it holds."""
        return len(self.words) or 1


class Vocabulary:
    """All moves of a game, in a fixed order."""

    def __init__(self, spans: list[Span]) -> None:
        self.spans = spans
        self._moves: list[tuple[Span, int]] = [
            (span, index) for span in spans for index in range(span.size)
        ]
        self._texts = [
            f"{span.verb} {span.words[index]}" if span.words else span.verb
            for span, index in self._moves
        ]
        self.verbs = {span.verb for span in spans}
        self._numbers = {text: number for number, text in enumerate(self._texts)}

    def __len__(self) -> int:
        return len(self._moves)

    def __contains__(self, text: str) -> bool:
        return text in self._numbers

    def span(self, move: int) -> tuple[Span, int]:
        """The span of a move and the index of its argument."""
        return self._moves[move]

    def text(self, move: int) -> str:
        """The move in words; "" if there is no such move."""
        return self._texts[move] if 0 <= move < len(self._texts) else ""

    def number(self, text: str) -> int:
        """The move of these words."""
        number = self._numbers.get(" ".join(text.split()))
        if number is None:
            verbs = ", ".join(dict.fromkeys(span.verb for span in self.spans))
            raise MalformedMove(f"{text!r} is no move of this game; moves begin with: {verbs}")
        return number
