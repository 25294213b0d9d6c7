"""The terminal table: one person among bots, numbered answers on standard input."""

import io
import sys
from collections.abc import Mapping
from importlib import import_module
from typing import Any

import typer

from grimtable.bots.bot import Bot
from grimtable.cli.lines import numbered, paragraph
from grimtable.cli.tui.party import is_idle, result_lines
from grimtable.kernel.table import Table
from grimtable.look.game import Game
from grimtable.look.look import Event, look_at, story_of
from grimtable.look.texts import Texts

BUDGET = 1.0
"""Seconds a bot may think."""


class Left(Exception):
    """The person has left the table."""


class Terminal:
    """A game between the person at the terminal and bots."""

    def __init__(
        self,
        game: Game,
        t: Table,
        texts: Texts,
        bots: Mapping[int, Bot],
        options: Mapping[str, str],
    ) -> None:
        self.game = game
        self.t = t
        self.texts = texts
        self.me = texts.reader
        self.bots = bots
        self.options = options
        self.face = face_of(game.name)
        self.answers: list[tuple[int, list[int]]] = []
        """All answers given so far, for the record."""
        self._told = 0
        self._shown: object = None
        self._stories: dict[int, list[Event]] = {seat: [] for seat in bots}
        self._heard = dict.fromkeys(bots, 0)

    def run(self) -> None:
        """Until the game is over or the person leaves."""
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")  # whatever is typed is at worst no answer
        try:
            while self.t.waiting:
                self._step()
            self._tell()
            self._result()
        except (Left, EOFError, KeyboardInterrupt):
            self._say("", self.texts.format("table-goodbye"))

    def _step(self) -> None:
        seat, options = int(self.t.seat), self.t.options
        if seat == self.me:
            self._play(seat, options[0] if is_idle(self.t, seat) else self._ask())
        elif len(options) == 1:
            self._play(seat, options[0])
        else:
            for move in self.bots[seat].choose(self._look(seat), BUDGET):
                self._play(seat, move)

    def _play(self, seat: int, move: int) -> None:
        self.t.play(seat, move)
        self.answers.append((seat, [move]))

    def _look(self, seat: int) -> Any:
        story, events = self._stories[seat], self.t.events or []
        story.extend(story_of(self.game, self.t, seat, self._heard[seat], len(story)))
        self._heard[seat] = len(events)
        return look_at(self.game, self.t, seat, story)

    # The person

    def _ask(self) -> int:
        view = self.t.view(self.me)
        moves = [int(move) for move in view[6]]
        self._tell()
        self._board()
        self._say("", typer.style(self.texts.format(self.game.question(view)), bold=True))
        self._say(*numbered([self.texts.format(self.game.label(view, move)) for move in moves]))
        while True:
            answer = self._read()
            if answer.isdecimal() and 1 <= int(answer) <= len(moves):
                return moves[int(answer) - 1]
            if not answer and len(moves) == 1:
                return moves[0]
            self._side(answer, len(moves))

    def _read(self) -> str:
        typer.echo(self.texts.format("table-prompt") + " ", nl=False)
        line = sys.stdin.readline()
        if not line:
            typer.echo()
            raise Left
        if not sys.stdin.isatty():
            typer.echo(line.strip())
        return line.strip()

    def _side(self, answer: str, most: int) -> None:
        """Anything but an answer: help, cards, leaving."""
        word, _, rest = answer.partition(" ")
        if word == "q":
            raise Left
        if word == "?":
            self._help()
        elif word == "c":
            self._card(rest.strip())
        else:
            self._say(self.texts.format("table-unread", most=most))

    def _help(self) -> None:
        rule = self.t.stack[-1].rule()
        help_here = self.texts.format("table-help", card=self.game.kinds[-1])
        self._say(help_here, self.texts.format(f"{self.game.name}-help"))
        if rule:
            self._say(self.texts.format("table-help-rule", rule=rule, game=self.game.name))

    def _card(self, name: str) -> None:
        kinds = find_cards(self.game, self.texts, name)
        for kind in kinds:
            heading, text = self.face.card(kind, self.t.seats, self.options, self.texts)
            self._say(typer.style(heading, bold=True), paragraph(text))
        if kinds:
            return
        names = ", ".join(self.texts.card(kind) for kind in self.game.kinds)
        self._say(paragraph(self.texts.format("no-card", name=name, list=names) if name else names))

    # What is shown

    def _say(self, *lines: str) -> None:
        for text in lines:
            for line in text.split("\n"):
                typer.echo(line)

    def _tell(self) -> None:
        lines = self.face.story(self.t, self.me, self._told, self.texts)
        self._told = len(self.t.events or [])
        if lines:
            self._say("", *[typer.style(line, dim=True) for line in lines])

    def _board(self) -> None:
        view = self.t.view(self.me)
        now = self.face.news(view)
        if now is not None and now != self._shown:
            self._shown = now
            self._say("", *self.face.rows(view, self.texts))
        self._say("", *self.face.status(view, self.texts))

    def _result(self) -> None:
        self._say("", *self.face.rows(self.t.view(self.me), self.texts))
        over, *lines = result_lines(self.t, self.face.standing(self.t, self.texts), self.texts)
        self._say("", typer.style(over, bold=True), *lines)


def face_of(game: str) -> Any:
    """How a game looks on a terminal: the module here that has its name."""
    return import_module(f"grimtable.cli.{game}")


def find_cards(game: Game, texts: Texts, name: str) -> list[str]:
    """The kind of this id or name in the reader's language, or all that begin like it."""
    names = {kind: texts.card(kind).casefold() for kind in game.kinds}
    wanted = name.casefold()
    for kind, full in names.items():
        if wanted in (kind, kind.replace("_", " "), full):
            return [kind]
    return [kind for kind, full in names.items() if wanted and full.startswith(wanted)]
