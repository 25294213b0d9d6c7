"""What long commands share: executors, chunks from which a killed one continues, records, pages."""

from __future__ import annotations

import importlib.util
import re
from collections.abc import Callable
from pathlib import Path

from grimtable.kernel.errors import BadSetup
from grimtable.lab.chunk_files import ChunkFiles
from grimtable.lab.executors import NAMES, Executor, executor_of
from grimtable.lab.games import Games
from grimtable.lab.playing import Plan
from grimtable.lab.report.words import Words
from grimtable.lab.running import Chunk
from grimtable.lab.simulating import Arrived
from grimtable.look.texts import Texts


class Keeping:
    """The chunks of a command: in the folder it was given, or beside its result until it is there.

    Without either, nothing is kept.
    """

    def __init__(self, chunks: Path | None, out: Path | None) -> None:
        self.is_lasting = chunks is not None
        folder = chunks or (out.with_name(f"{out.name}.chunks") if out else None)
        self.files = ChunkFiles(folder) if folder else None

    def finish(self) -> None:
        """The result is there."""
        if self.files and not self.is_lasting:
            self.files.clear()


def checked_executor(jobs: int, on: str, words: Words, texts: Texts) -> Executor:
    """The executor that was asked for."""
    if jobs < 1:
        raise BadSetup(texts.format("no-jobs", count=str(jobs)))
    if on and on not in NAMES:
        raise BadSetup(words.say("no-executor", name=on, list=", ".join(NAMES)))
    if on == "ray" and importlib.util.find_spec("ray") is None:
        raise BadSetup(texts.format("needs-extra", extra="ray"))
    return executor_of(jobs, on)


def need_plots(texts: Texts) -> None:
    """Raise BadSetup unless plots can be drawn."""
    for module in ("altair", "vl_convert"):
        if importlib.util.find_spec(module) is None:
            raise BadSetup(texts.format("needs-extra", extra="lab"))


def check_out(file: Path, replace: bool, words: Words) -> None:
    """Check before the games that this file can be written after them."""
    if not file.absolute().parent.is_dir():
        raise BadSetup(words.say("no-folder", folder=str(file.parent)))
    if file.exists() and not replace:
        raise BadSetup(words.say("report-exists", file=str(file)))
    is_new = not file.exists()
    file.open("ab").close()
    if is_new:
        file.unlink()


def write_whole(file: Path, page: str) -> None:
    """The page, whole or not at all."""
    draft = file.with_name(f"{file.name}.part")
    draft.write_text(page, encoding="utf-8")
    draft.replace(file)


def arrivals(told: Callable[[int], None], records: Path | None, names: dict[Plan, str]) -> Arrived:
    """What happens to every chunk: it is counted, and its records are written.

    `names` says what the folder of each plan is called, inside that of the records.
    """
    folders = {plan.identity(): (records or Path()) / file_name(n) for plan, n in names.items()}

    def arrived(chunk: Chunk[Plan], games: Games) -> None:
        if records is not None:
            folder = folders[chunk.job.identity()]
            folder.mkdir(parents=True, exist_ok=True)
            for number, record in zip(games.numbers, games.records, strict=True):
                (folder / f"{number:06}.json").write_bytes(record)
            games.records = []
        told(len(chunk.numbers))

    return arrived


def file_name(text: str) -> str:
    """The same without what no file may have in its name."""
    return re.sub(r"[^\w.=+,-]+", "_", text)
