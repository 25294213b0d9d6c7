"""What a person can ask for besides answering: rules, cards, reasons, hints."""

import asyncio

from textual import work
from textual.app import App
from textual.content import Content

from grimtable.cli.hints import in_words
from grimtable.cli.ledger import LEDGER_LANGUAGE, ledger_text, plain, rules_in
from grimtable.cli.rulebook import resting_on, rulebook_text
from grimtable.cli.tui.board import Board
from grimtable.cli.tui.face import Face
from grimtable.cli.tui.party import END, Party
from grimtable.cli.tui.sheets import Finder, Sheet
from grimtable.kernel.table import BareView
from grimtable.kernel.terms import PUBLIC
from grimtable.look.game import Game, Target
from grimtable.look.texts import Texts


class Helping(App[None]):
    """A table that explains itself."""

    party: Party
    game: Game
    face: Face
    texts: Texts
    reader: int
    """The seat of the person in front of the screen."""
    moves: list[int]
    """The open options, in the order they are shown; empty while others think."""
    hinted: BareView | None = None
    """What was seen when a hint was last asked for: once more is a wish for estimates."""

    @property
    def board(self) -> Board:
        """The table on the screen."""
        return self.screen_stack[0].query_one(Board)

    def note(self, text: str) -> None:
        """A line for the reader."""
        self.board.note(text)

    def action_help(self) -> None:
        """What the game is about, and all keys."""
        parts = [f"{self.game.name}-help", "screen-help"]
        if END in [span.verb for span in self.game.vocabulary.spans]:
            parts.append("screen-help-several")
        self.sheet("help", "\n\n".join([self.texts.format(part) for part in parts]))

    def action_pile(self) -> None:
        """The discard pile."""
        if self.reader != PUBLIC:
            self.sheet("pile", self.face.pile(self.party.view(self.reader), self.texts))

    def sheet(self, key: str, text: str | Content) -> None:
        """A text over the table."""
        title = self.texts.format(f"screen-key-{key}")
        self.push_screen(Sheet(title, text, self.texts.format("screen-close")))

    def action_card(self) -> None:
        """What a card does; your own cards come first."""
        if self.reader == PUBLIC:
            return
        own = self.face.held(self.party.view(self.reader))
        kinds = [*own, *[kind for kind in self.game.kinds if kind not in own]]
        names = [self.texts.card(kind) for kind in kinds]
        title = self.texts.format("screen-card")
        finder = Finder(title, names, lambda at: self.explanation(kinds[at]), self.texts)
        self.push_screen(finder)

    def explanation(self, kind: str) -> Content:
        """A card's heading and what it does at this table."""
        heading, text = self.face.card(kind, self.party.seats, self.party.options)
        head, said = self.texts.format(heading), self.texts.format(text)
        return Content.assemble((head, "bold $accent"), "\n\n", said)

    def action_why(self) -> None:
        """Why something is not an option, with its rule."""
        if self.reader == PUBLIC:
            return
        view = self.party.view(self.reader)
        things = self.face.things(view, self.texts)
        names = [f"{' ' if self.game.reasons(view, aim) else '✓'} {name}" for name, aim in things]
        title = self.texts.format("screen-why")

        def explain(at: int) -> Content:
            return reason(self.game, view, things[at][1], self.texts)

        self.push_screen(Finder(title, names, explain, self.texts))

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        """Point at what the adviser would answer, say why, and asked again what it leads to."""
        if not self.moves:
            return
        if not self.party.can_hint():
            self.note(self.texts.format("screen-hint-none"))
            return
        asked, view = list(self.moves), self.party.view(self.reader)
        is_again = self.hinted == view
        self.hinted = view
        self.note(self.texts.format("hint-estimating" if is_again else "screen-thinking"))
        hints = await asyncio.to_thread(self.party.hints, self.reader, is_estimated=is_again)
        if asked == self.moves and hints and hints[0].moves[0] in asked:
            self.board.choices.point(asked.index(hints[0].moves[0]))
            lines = in_words(self.game, view, hints, self.texts, is_estimated=is_again)
            said = [self.texts.format("screen-hint", text=line) for line in lines]
            self.note("\n".join(said if is_again else [*said, self.texts.format("hint-more")]))


def reason(game: Game, view: BareView, target: Target, texts: Texts) -> Content:
    """Every reason why this is not an option, each with its rule."""
    reasons = game.reasons(view, target)
    if not reasons:
        return Content.styled(texts.format("screen-why-option"), "$success")
    parts: list[Content | tuple[str, str]] = []
    for found in reasons:
        head = texts.format("screen-why-rule", rule=found.rule)
        parts.append((texts.format(found.key, **found.args) + "\n\n", "bold"))
        parts.append((head + "\n", "$accent"))
        parts.append((_wording(game, found.rule, texts.language) + "\n", "dim"))
    return Content.assemble(*parts)


def _wording(game: Game, rule: str, language: str) -> str:
    """A rule as the reader can read it: the ledger in its language, else the rulebook."""
    if language == LEDGER_LANGUAGE or not rulebook_text(game.name, language):
        return rules_in(ledger_text(game), game.prefix).get(rule, "")
    told = resting_on(game, [rule], language).values()
    return "\n".join(plain(line).replace("*", "") for said in told for line in said)
