"""The terminal table in lines: a story, a question, numbered answers on standard input."""

import io
import sys
from collections.abc import Sequence
from typing import Any

import typer

from grimtable import installed
from grimtable.cli.hints import in_words
from grimtable.cli.lines import numbered, paragraph
from grimtable.cli.plain.generic import GenericLines
from grimtable.cli.seat import Seat
from grimtable.cli.tui.local_party import result_lines
from grimtable.kernel.errors import Refused
from grimtable.kernel.terms import PUBLIC, BareEvent
from grimtable.look.game import Game, Sentence
from grimtable.look.look import Decision
from grimtable.look.texts import Texts


class LeftTable(Exception):
    """The person has left the table."""


class Terminal:
    """A person at a seat, in front of a terminal."""

    def __init__(self, seat: Seat, texts: Texts) -> None:
        self.seat = seat
        self.game = seat.game
        self.texts = texts
        self.face = face_of(seat.game)
        self._shown: object = None
        self._hinted: object = None
        """The view for which a hint was last asked for."""

    def run(self) -> None:
        """Until the game is over or the person leaves."""
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")  # whatever is typed is at worst no answer
        try:
            while self.seat.wait():
                self._tell()
                question = self.seat.question
                if question is not None:
                    self._answer(question)
            self._tell()
            self._result()
        except (LeftTable, EOFError, KeyboardInterrupt):
            self._say("", self.texts.format("table-goodbye"))

    # The person

    def _answer(self, question: Decision) -> None:
        move = self._ask(question)
        if move is None:
            return
        try:
            self.seat.answer(question, move)
        except Refused as refusal:
            self._say("", refused(refusal, self.texts))
            if refusal.rule:
                self._say_rule(refusal.rule)

    def _ask(self, question: Decision) -> int | None:
        """A move; None: something was said beside the game, and the table may be another one."""
        moves = [option.move for option in question.options]
        self._board()
        asked = self.texts.format(Sentence(question.key, question.args))
        self._say("", typer.style(asked, bold=True))
        labels = [Sentence(option.key, option.args) for option in question.options]
        self._say(*numbered([self.texts.format(label) for label in labels]))
        while True:
            answer = self._read()
            if answer.isdecimal() and 1 <= int(answer) <= len(moves):
                return moves[int(answer) - 1]
            if not answer and len(moves) == 1:
                return moves[0]
            word, _, rest = answer.partition(" ")
            if self.seat.aside(word, rest.strip()):
                return None
            self._side(word, rest.strip(), question)

    def _read(self) -> str:
        typer.echo(self.texts.format("table-prompt") + " ", nl=False)
        line = sys.stdin.readline()
        if not line:
            typer.echo()
            raise LeftTable
        if not sys.stdin.isatty():
            typer.echo(line.strip())
        return line.strip()

    def _side(self, word: str, rest: str, question: Decision) -> None:
        """Anything but an answer: help, cards, leaving."""
        if word == "q":
            raise LeftTable
        if word == "?":
            self._help(question.rule)
        elif word == "c":
            self._card(rest)
        elif word == "h":
            self._hint()
        else:
            self._say(self.texts.format("table-unread", most=len(question.options)))

    def _hint(self) -> None:
        """Good choices; asked again for the same question, what they lead to."""
        view = self.seat.view
        is_again, self._hinted = self._hinted == view, view
        hints = self.seat.hints(is_estimated=is_again)
        if not hints:
            self._say(self.texts.format("screen-hint-none"))
            return
        lines = in_words(self.game, view, hints, self.texts, is_estimated=is_again)
        more = [] if is_again else [self.texts.format("table-hint-more")]
        head = self.texts.format("hint-choices", count=len(hints))
        self._say(head, *[f"  {paragraph(line)}" for line in lines], *more)

    def _help(self, rule: str) -> None:
        help_here = self.texts.format("table-help", card=self.game.kinds[-1])
        help_game = self.texts.format(f"{self.game.name}-help")
        self._say(help_here, *map(paragraph, help_game.split("\n")))
        if rule:
            self._say_rule(rule)

    def _say_rule(self, rule: str) -> None:
        self._say(self.texts.format("table-help-rule", rule=rule, game=self.game.name))

    def _card(self, name: str) -> None:
        kinds = find_cards(self.game, self.texts, name)
        for kind in kinds:
            heading, text = self.face.card(kind, self.seat.seats, self.seat.options, self.texts)
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
        self.texts.names = list(self.seat.names)
        for remark in self.seat.remarks():
            self._say(typer.style(self.texts.format(remark), italic=True))
        lines = story(self.game, self.seat.hear(), self.texts)
        if lines:
            self._say("", *[typer.style(line, dim=True) for line in lines])
        if lines and self.seat.me == PUBLIC:
            self._board()

    def _board(self) -> None:
        view = self.seat.view
        now = self.face.news(view)
        if now is not None and now != self._shown:
            self._shown = now
            self._say("", *self.face.rows(view, self.texts))
        if self.seat.me != PUBLIC:
            self._say("", *self.face.status(view, self.texts))

    def _result(self) -> None:
        ending = self.seat.ending
        if ending is None:
            return
        view = self.seat.view
        self._say("", *self.face.rows(view, self.texts))
        ranking = self.face.ranking(view, ending, self.texts)
        over, *lines = result_lines(ending, ranking, self.texts)
        self._say("", typer.style(over, bold=True), *lines)


def story(game: Game, events: Sequence[BareEvent], texts: Texts) -> list[str]:
    """What a reader is told of these events; turns are set off."""
    lines = []
    for sentence in game.tell(events):
        mark = "— " if sentence.key.endswith("-event-turn") else "  "
        lines.append(mark + texts.format(sentence))
    return lines


def refused(refusal: Refused, texts: Texts) -> str:
    """A refusal in the reader's words."""
    try:
        return texts.format(f"refused-{refusal.code}")
    except KeyError:
        return texts.format("refused-refused")


def face_of(game: Game) -> Any:
    """How a game looks on a terminal, in lines: the module that it names, or any game's face."""
    if not game.plain_face:
        return GenericLines(game)
    return installed.at(game.plain_face, f"plain face of {game.name}")


def find_cards(game: Game, texts: Texts, name: str) -> list[str]:
    """The kind of this id or name in the reader's language, or all with a word that begins so."""
    names = {kind: texts.card(kind).casefold() for kind in game.kinds}
    wanted = name.casefold()
    for kind, full in names.items():
        if wanted in (kind, kind.replace("_", " "), full):
            return [kind]
    return [kind for kind, full in names.items() if wanted and f" {wanted}" in f" {full}"]
