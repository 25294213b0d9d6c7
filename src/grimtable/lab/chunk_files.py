"""Chunks on disk: a run that was killed continues with what is there."""

from __future__ import annotations

import re
from hashlib import sha256
from pathlib import Path

import msgspec

from grimtable.lab.faults import LabFault
from grimtable.version import VERSION

NAME = re.compile(r"([0-9a-f]{16})-(\d+)-(\d+)\.chunk")


class BadChunks(LabFault):
    """A folder of chunks that cannot be used."""


class Header(msgspec.Struct, frozen=True):
    """The first line of a chunk file."""

    version: str
    """Of Grimtable; another version may play other games."""
    sha256: str
    """Of what follows."""


class ChunkFiles:
    """A folder with one file per chunk, named by its job and its games."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        if folder.exists() and not folder.is_dir():
            raise BadChunks("chunks-no-folder", folder=str(folder))
        folder.mkdir(parents=True, exist_ok=True)
        self._there: dict[str, list[range]] = {}
        for file in folder.iterdir():
            if found := NAME.fullmatch(file.name):
                numbers = range(int(found[2]), int(found[3]))
                self._there.setdefault(found[1], []).append(numbers)

    def of(self, identity: str, numbers: range) -> list[tuple[range, bytes]]:
        """What is there of these games of a job; the parts do not overlap."""
        found = []
        at = numbers.start
        for part in sorted(self._there.get(identity, []), key=lambda part: part.start):
            if at <= part.start and part.stop <= numbers.stop:
                found.append((part, self._read(identity, part)))
                at = part.stop
        return found

    def keep(self, identity: str, numbers: range, data: bytes) -> None:
        """Write a chunk, whole or not at all."""
        header = msgspec.json.encode(Header(VERSION, sha256(data).hexdigest()))
        file = self._file(identity, numbers)
        draft = file.with_suffix(".part")
        draft.write_bytes(header + b"\n" + data)
        draft.replace(file)

    def clear(self) -> None:
        """The run is complete: delete the chunks, and the folder if nothing else is in it."""
        for file in self.folder.iterdir():
            if NAME.fullmatch(file.name) or file.suffix == ".part":
                file.unlink()
        if not any(self.folder.iterdir()):
            self.folder.rmdir()

    def _file(self, identity: str, numbers: range) -> Path:
        return self.folder / f"{identity}-{numbers.start}-{numbers.stop}.chunk"

    def _read(self, identity: str, numbers: range) -> bytes:
        file = self._file(identity, numbers)
        line, _, data = file.read_bytes().partition(b"\n")
        try:
            header = msgspec.json.decode(line, type=Header)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise BadChunks("chunks-changed", file=str(file)) from None
        if header.version != VERSION:
            versions = {"written": header.version, "version": VERSION}
            raise BadChunks("chunks-version", file=str(file), **versions)
        if header.sha256 != sha256(data).hexdigest():
            raise BadChunks("chunks-changed", file=str(file))
        return data
