"""What the long commands have in common: what is typed, who does the work, what is kept."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path

from grimtable.cli.arguments import check_seed, game_of, texts_of
from grimtable.cli.lab_files import Keeping, checked_executor
from grimtable.cli.progress import progress
from grimtable.kernel.errors import BadSetup
from grimtable.lab.chunk_files import ChunkFiles
from grimtable.lab.report.words import Words


@dataclass(frozen=True, kw_only=True)
class Asked:
    """What was typed of what all these commands take."""

    game: str
    seed: int
    jobs: int
    on: str
    out: Path | None
    chunks: Path | None
    cards: Path | None
    language: str


class LabCommand:
    """A command before it begins: its game and its words, in the reader's language."""

    def __init__(self, asked: Asked) -> None:
        self.asked = asked
        self.texts = texts_of(asked.language)
        self.game = game_of(asked.game, self.texts, asked.cards)
        self.words = Words(asked.language, self.game.name)
        check_seed(asked.seed, self.texts)

    def check_count(self, games: int) -> None:
        """Raise BadSetup unless this number of games can be played."""
        if games < 1:
            raise BadSetup(self.texts.format("no-games", count=str(games)))

    def begin(self) -> Working:
        """Everything has been checked: find out who does the work, and what is kept."""
        return Working(self)


class Working:
    """A command at work; the last checks are of its workers and of its chunks."""

    def __init__(self, command: LabCommand) -> None:
        asked, self._words = command.asked, command.words
        self.executor = checked_executor(asked.jobs, asked.on, self._words, command.texts)
        self._keeping = Keeping(asked.chunks, asked.out)

    @property
    def files(self) -> ChunkFiles | None:
        """Where chunks are kept."""
        return self._keeping.files

    def progress(self, total: int) -> AbstractContextManager[Callable[[int], None]]:
        """Shows how far it has come."""
        return progress(self._words, total)

    def finish(self) -> None:
        """The result is written: chunks that were kept for it alone are deleted."""
        self._keeping.finish()
