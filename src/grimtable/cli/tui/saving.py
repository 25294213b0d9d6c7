"""Saves of games in progress."""

from pathlib import Path

import msgspec

from grimtable import registry
from grimtable.bots.registry import get_bot
from grimtable.cli.tui.local_party import LocalParty
from grimtable.kernel.errors import BadRecord
from grimtable.sessions.records import MAX_RECORD_BYTES, Deal
from grimtable.sessions.saves import fingerprint
from grimtable.sessions.session import Entry, GameSession


class Saved(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game in progress: how it was dealt, who plays, and the log so far."""

    game: str
    rules: int
    options: dict[str, str]
    seats: int
    seed: int
    people: list[int]
    bots: dict[str, str]
    """By seat; JSON has text keys."""
    log: list[Entry]
    end: str
    """Fingerprint of the table as it was left."""


class PartySetup(msgspec.Struct, frozen=True):
    """Which seats people and bots have: enough to start a session."""

    deal: Deal
    people: list[int]
    bots: dict[int, str]

    def party(self, log: list[Entry] | None = None) -> LocalParty:
        """Everybody seated, the log replayed; bots taken up again roll new dice."""
        session = GameSession(self.deal, log or [])
        first = self.deal.dice["seed"] * 8 + len(session.log) * 64
        game = self.deal.game.name
        bots = {seat: get_bot(game, name, first + seat) for seat, name in self.bots.items()}
        return LocalParty(session, self.people, bots)


def save(setup: PartySetup, party: LocalParty, file: Path) -> None:
    """Write the game in progress."""
    deal = setup.deal
    saved = Saved(
        deal.game.name,
        deal.game.rules,
        deal.options,
        deal.seats,
        deal.dice["seed"],
        setup.people,
        {str(seat): name for seat, name in setup.bots.items()},
        party.session.log,
        fingerprint(party.session.table),
    )
    file.write_bytes(msgspec.json.encode(saved) + b"\n")


def resume(file: Path) -> tuple[PartySetup, LocalParty]:
    """The game in a file; raises BadRecord, BadSetup or OSError with one clear line."""
    with file.open("rb") as data:
        content = data.read(MAX_RECORD_BYTES + 1)
    if len(content) > MAX_RECORD_BYTES:
        raise BadRecord(f"a saved game has at most {MAX_RECORD_BYTES} bytes")
    try:
        saved = msgspec.json.decode(content, type=Saved)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise BadRecord(f"this is no saved game: {error}") from error
    game = registry.get(saved.game)
    if saved.rules != game.rules:
        raise BadRecord(
            f"this game follows rules number {saved.rules} of {saved.game}; "
            f"this version plays number {game.rules}"
        )
    return _seated(Deal(game, saved.seats, saved.options, {"seed": saved.seed}), saved)


def _seated(deal: Deal, saved: Saved) -> tuple[PartySetup, LocalParty]:
    """The party of a save whose every seat has somebody and whose log can be replayed."""
    try:
        bots = {int(seat): name for seat, name in saved.bots.items()}
    except ValueError as error:
        raise BadRecord(f"this saved game names a seat that is none: {error}") from error
    if sorted([*saved.people, *bots]) != list(range(saved.seats)) or not saved.people:
        raise BadRecord("this saved game does not say who sits where")
    setup = PartySetup(deal, saved.people, bots)
    try:
        party = setup.party(saved.log)
    except (ValueError, IndexError, KeyError, OverflowError) as error:
        raise BadRecord(f"this saved game cannot be replayed: {error}") from error
    if fingerprint(party.table) != saved.end:
        raise BadRecord("this saved game does not come out as it says")
    return setup, party


def free_name(game: str, seed: int) -> Path:
    """A name for a save that no file has yet."""
    names = [Path(f"{game}-{seed}.json"), *[Path(f"{game}-{seed}-{n}.json") for n in range(2, 100)]]
    return next((name for name in names if not name.exists()), names[0])
