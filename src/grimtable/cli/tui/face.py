"""What a game needs to be played on a screen: the module that it names."""

from collections.abc import Mapping, Sequence
from typing import Protocol, cast

from textual.content import Content

from grimtable import installed
from grimtable.cli.tui.generic import GenericFace
from grimtable.cli.tui.pieces import Lit
from grimtable.kernel.table import BareView
from grimtable.kernel.terms import BareEvent
from grimtable.look.game import Game, Sentence, Target
from grimtable.look.texts import Texts


class Face(Protocol):
    """How a game looks on a screen; everything is made from one view and what its seat was told."""

    @property
    def ROWS(self) -> int:  # noqa: N802 - a module's constant
        """How many answers stand below each other where there is room."""

    def headline(self, view: BareView, texts: Texts, /) -> Content:
        """One line: the turn and the piles."""

    def banner(self, view: BareView, texts: Texts, /) -> str:
        """What nobody should overlook now, or ""."""

    def seats(
        self,
        view: BareView,
        texts: Texts,
        width: int,
        height: int,
        lit: Lit,
        /,
        *,
        me_first: bool,
        told: Sequence[BareEvent],
    ) -> Content:
        """The table: its middle and every seat, as far as there is room."""

    def hand(self, view: BareView, texts: Texts, width: int, lit: Lit, /) -> Content:
        """Your own hand."""

    def lights(self, view: BareView, texts: Texts, /) -> Content:
        """What can still be done this turn."""

    def answer(self, game: Game, view: BareView, move: int, texts: Texts, /) -> Content:
        """An option in words, with its certain effect on the scores."""

    def warning(self, view: BareView, move: int, /) -> Sentence | None:
        """Why an answer should be confirmed; None if it need not be."""

    def remark(self, view: BareView, last: int, /) -> Sentence | None:
        """A remark on the seat's last unseen answer, now that all are in."""

    def held(self, view: BareView, /) -> list[str]:
        """The kinds of your own hand, each once."""

    def pile(self, view: BareView, texts: Texts, /) -> str:
        """The discard pile, as far as it is seen."""

    def card(self, kind: str, count: int, options: Mapping[str, str], /) -> list[Sentence]:
        """A card's heading and what it does, at a table with this number of seats."""

    def things(self, view: BareView, texts: Texts, /) -> list[tuple[str, Target]]:
        """All things that a person can ask "why not?" about."""


def face_of(game: Game) -> Face:
    """How a game looks on a screen: the module that it names, or a face for any game."""
    if not game.screen_face:
        return GenericFace(game)
    return cast(Face, installed.at(game.screen_face, f"screen face of {game.name}"))
