"""Reads views in the words of a game, and says why something in them is not an option."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, Generic, TypeVar

from grimtable.kernel.table import BareView, Table
from grimtable.look.card_sets import CardSet, Vocabularies
from grimtable.look.game import Reason, Target
from grimtable.look.vocabulary import Vocabulary


class ViewReader:
    """Everything that a seat may know, as far as it is the same in every game."""

    ids: Sequence[str]
    """The kinds of this table's cards."""
    words: Vocabulary
    """The moves of this table."""

    def __init__(self, view: BareView) -> None:
        self.view = view
        self.me: int = view.seat
        self.zones: tuple[tuple[int, ...], ...] = view.zones
        self.seats: int = view.public.seat_count
        self.stack: tuple[Any, ...] = view.stack
        self.frame: Any = view.stack[-1] if view.stack else None
        self.options: tuple[int, ...] = view.options
        self.said: tuple[int, ...] = view.answers or ()
        """The seat's own unseen answers."""

    @property
    def question(self) -> str:
        """The class name of the open question."""
        return type(self.frame).__name__

    def clockwise(self, *, me_first: bool = False) -> list[int]:
        """All seats clockwise from the viewer, who comes first or last."""
        start = 0 if me_first else 1
        return [(self.me + i) % self.seats for i in range(start, self.seats + start)]

    def names(self, zone: int) -> list[str]:
        """The kinds in a zone that are seen, in the order of the set."""
        kinds = sorted(cell >> 1 for cell in self.zones[zone] if cell >= 0)
        return [self.ids[kind] for kind in kinds]


T = TypeVar("T", bound=Table)
Cards = TypeVar("Cards", bound=CardSet)


class SetReader(ViewReader, Generic[T, Cards]):
    """The same in games that are played with different sets of cards."""

    sets: Mapping[int, Cards]
    vocabularies: Vocabularies[Cards]

    def __init__(self, view: BareView) -> None:
        super().__init__(view)
        self.public: Any = view.public
        number = self.public.options.card_set
        self.cards = self.sets[number]
        self.ids = self.cards.ids
        self.words = self.vocabularies.at(number)

    def blank(self) -> T:
        """A table without cards, with the options of this one."""
        raise NotImplementedError

    @cached_property
    def t(self) -> T:
        """A table that this seat cannot tell from the true one, made from the view."""
        t = self.blank()
        t.deal_from(self.view, 0)
        return t

    def kind(self, number: int) -> str:
        """A kind by its number."""
        return self.ids[number]


class TargetReader(ViewReader):
    """A view, and the thing somebody points at."""

    def __init__(self, view: BareView, target: Target) -> None:
        super().__init__(view)
        self.target = target

    @property
    def verb(self) -> str:
        """The first word of the button pointed at."""
        return (self.target.button or "").partition(" ")[0]

    def aims(self, move: int) -> list[Target]:
        """What a move points at, in the same terms as the target."""
        raise NotImplementedError

    def is_option(self) -> bool:
        """Does one of the seat's options point at this thing?"""
        return any(self._points(int(move)) for move in self.options)

    def _points(self, move: int) -> bool:
        target, words = self.target, self.words
        if target.button not in (None, words.span(move)[0].verb, words.text(move)):
            return False
        if target.zone is None and target.seat is None and target.kind is None:
            return target.button is not None
        return any(
            (aim.zone, aim.seat) == (target.zone, target.seat) and target.kind in (None, aim.kind)
            for aim in self.aims(move)
        )

    def exists(self) -> bool:
        """Is there such a thing on this table at all?"""
        target, button = self.target, self.target.button or ""
        if target.kind is not None and target.kind not in self.ids:
            return False
        if target.seat is not None and not 0 <= target.seat < self.seats:
            return False
        if target.zone is not None:
            return self.has_place()
        return target.seat is not None or button in self.words or button in self.words.verbs

    def has_place(self) -> bool:
        """Is there such a zone, with such a card, as the target says?"""
        raise NotImplementedError


class Refusals:
    """The refusals of a game: text key without its prefix -> ledger id, or a pattern of one."""

    def __init__(self, game: str, rules: Mapping[str, str]) -> None:
        self.prefix = f"{game}-reason-"
        self.rules = rules

    def __call__(self, key: str, **args: Any) -> Reason:
        """One refusal, with its rule."""
        rule = self.rules[key].format_map(args)
        args.pop("rule", None)
        return Reason(rule, self.prefix + key, args)


def kind_at(cells: Sequence[int], index: int, ids: Sequence[str]) -> str | None:
    """The kind at an index of a zone, if there is a card and it is seen."""
    is_known = 0 <= index < len(cells) and cells[index] >= 0
    return ids[cells[index] >> 1] if is_known else None
