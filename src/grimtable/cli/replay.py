"""`grimtable replay`: a recorded game step by step, as a seat or the public saw it, or open."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import typer

from grimtable.cli.arguments import check_seats, game_of, texts_of
from grimtable.cli.plain.terminal import face_of, story
from grimtable.cli.tui.local_party import ending_of, result_lines
from grimtable.kernel.errors import BadSetup
from grimtable.kernel.table import BareView, Table
from grimtable.kernel.terms import PUBLIC
from grimtable.look.game import Game
from grimtable.look.texts import Texts
from grimtable.sessions.moments import Audience, Moments
from grimtable.sessions.records import MAX_RECORD_BYTES, Playback, Record, read, replay


def replay_record(
    file: Path, seat: int | None, is_open: bool, language: str, cards: Path | None = None
) -> None:
    """Check the record, then show it: step by step to a person, as a whole to a pipe."""
    texts = texts_of(language)
    if is_open and seat is not None:
        raise BadSetup(texts.format("replay-both"))
    with file.open("rb") as data:
        record = read(data.read(MAX_RECORD_BYTES + 1))
    game = game_of(record.game, texts, cards)
    replay(game, record)
    if seat is not None:
        check_seats(game, record.seats, seat, texts)
    reader = PUBLIC if seat is None else seat - 1
    shown = Replay(
        game, record, is_open, Texts(language, game.name, reader=reader, cards=game.card_names)
    )
    if sys.stdin.isatty() and sys.stdout.isatty():
        walk(shown, sys.stdin.readline, typer.echo)
    else:
        for line in whole(shown):
            typer.echo(line)


class Replay:
    """A record, and the table after some of its choices."""

    def __init__(self, game: Game, record: Record, is_open: bool, texts: Texts) -> None:
        self.game = game
        self.moves = record.moves
        self.is_open = is_open
        self.texts = texts
        self.reader = texts.reader
        self.face = face_of(game)
        self._record = record
        self.go(0)

    @property
    def ply(self) -> int:
        """How many choices have been made."""
        return self._moments.playback.ply

    @property
    def t(self) -> Table:
        """The table as it is now."""
        return self._moments.t

    def go(self, ply: int) -> list[str]:
        """Go to the table after this number of choices, and say what happened last."""
        playback = Playback(self.game, self._record, listen=True)
        self._moments = Moments(self.game, playback, Audience(self.reader, self.is_open))
        lines = self._story()
        while self.ply < ply:
            lines = self.step()
        return lines

    def step(self) -> list[str]:
        """Go one choice further and say what happens."""
        answered, lines = self._moments.step(), []
        if answered is not None:
            answer = self.texts.format(answered.label)
            lines = [self.texts.format("replay-answer", seat=answered.seat, answer=answer)]
        return lines + self._story()

    def _story(self) -> list[str]:
        return story(self.game, self._moments.news(), self.texts)

    # The board

    def board(self) -> list[str]:
        """What lies on the table, and the hands that are seen."""
        view = self._view()
        lines: list[str] = self.face.rows(view, self.texts)
        if self.reader != PUBLIC:
            return lines + list(self.face.status(view, self.texts))
        lines += self.face.piles(view, self.texts) + self.face.aside(view, self.texts)
        return lines + self._hands() if self.is_open else lines

    def _view(self) -> BareView:
        """What the reader sees; at an open table what the asked seat sees, in seat order."""
        if self.reader != PUBLIC:
            return self.t.view(self.reader)
        seen = self.t.view(self.t.seat if self.is_open and self.t.waiting else PUBLIC)
        return seen._replace(seat=self.t.seats - 1)

    def _hands(self) -> list[str]:
        lines = []
        for at, (name, owner) in enumerate(self.game.zones(self.t.seats)):
            if name == "hand":
                kinds = [self.game.kinds[cell >> 1] for cell in self.t.view(owner).zones[at]]
                held = {"seat": owner, "count": len(kinds), "cards": kinds}
                lines.append(self.texts.format("replay-hand", **held))
        return lines

    def result(self) -> list[str]:
        """The ranking and the winners; nothing if the record stops before the end."""
        ending = ending_of(self.game, self.t)
        if ending is None:
            return []
        ranking = self.face.ranking(self.t.view(PUBLIC), ending, self.texts)
        return ["", *result_lines(ending, ranking, self.texts)]


def whole(shown: Replay) -> Iterator[str]:
    """The game from deal to result, with the board when a turn begins."""
    yield from shown.go(0)
    turn = -1
    while shown.ply < len(shown.moves):
        if turn != shown.game.turns(shown.t):
            turn = shown.game.turns(shown.t)
            yield from ["", *shown.board(), ""]
        yield from shown.step()
    yield from ["", *shown.board(), *shown.result()]


def walk(shown: Replay, ask: Callable[[], str], say: Callable[[str], None]) -> None:
    """Page after page, as the reader asks for them."""
    most, lines = len(shown.moves), shown.go(0)
    while True:
        heading = shown.texts.format("replay-ply", place=shown.ply, most=most)
        page = [heading, *lines, "", *shown.board()]
        if shown.ply == most:
            page += shown.result()
        say("\n".join(["", *page, ""]))
        wanted = _wanted(shown, ask, say)
        if wanted < 0 or wanted > most:
            return
        lines = shown.step() if wanted == shown.ply + 1 else shown.go(wanted)


def _wanted(shown: Replay, ask: Callable[[], str], say: Callable[[str], None]) -> int:
    """The choice to go to; -1, or one beyond the last, to leave."""
    most = len(shown.moves)
    say(shown.texts.format("replay-prompt", most=most))
    while True:
        line = ask()
        answer = line.strip()
        if not line or answer == "q":
            return -1
        if not answer:
            return shown.ply + 1
        if answer.isdecimal() and int(answer) <= most:
            return int(answer)
        say(shown.texts.format("replay-unread", most=most))
