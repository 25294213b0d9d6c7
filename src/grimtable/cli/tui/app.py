"""The terminal table: people and bots around a sitting, on one screen."""

import asyncio
from pathlib import Path
from typing import Any, ClassVar

from textual import on, work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content

from grimtable.cli.ledger import ledger_text, rules_in
from grimtable.cli.tui.board import NIGHT, STYLE, Board
from grimtable.cli.tui.choices import Choices
from grimtable.cli.tui.party import Party
from grimtable.cli.tui.pieces import KEYS, ROOMY, Lit, change_mark
from grimtable.cli.tui.saving import Setup, save
from grimtable.cli.tui.sheets import Curtain, FileName, Finder, Sheet
from grimtable.kernel.errors import Refused
from grimtable.kernel.terms import PUBLIC
from grimtable.look.game import Target
from grimtable.look.texts import Texts

TOLD = 200
"""So many sentences of the story can be leafed through."""
PACE = 0.15
"""Seconds between two answers of bots, so that people can follow; 0 shows the outcome alone."""


def face_of(game: str) -> Any:
    """How a game looks on a screen."""
    from grimtable.cli.tui import grimwood

    return {"grimwood": grimwood}[game]


class TableApp(App[None]):
    """One table on one screen."""

    CSS = STYLE
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [
        (0, "-narrow"),
        (100, "-wide"),
    ]
    VERTICAL_BREAKPOINTS = [(0, "-short"), (ROOMY, "-tall")]
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("pageup", "leaf(-1)", show=False),
        Binding("pagedown", "leaf(1)", show=False),
        Binding("ctrl+up,left_square_bracket", "look_down(-1)", show=False),
        Binding("ctrl+down,right_square_bracket", "look_down(1)", show=False),
        Binding("ctrl+c,ctrl+q", "leave", show=False),
    ]

    def __init__(
        self,
        setup: Setup,
        party: Party,
        language: str,
        *,
        file: Path | None = None,
        pace: float = PACE,
    ) -> None:
        super().__init__()
        self.setup = setup
        self.party = party
        self.game = party.game
        self.language = language
        self.file = file
        """Where the game was taken up from, or saved to."""
        self.is_saved = False
        self.pace = pace
        self.face = face_of(self.game.name)
        self.reader = PUBLIC if len(party.people) > 1 else party.people[0]
        """Who sits in front of the screen."""
        self.moves: list[int] = []
        """The open options, in the order of their keys; empty while others think."""
        self._story: list[Content] = []
        self._told = 0
        self._again = ""
        """What happens if it is asked for once more."""
        self.read_as(self.reader)

    def read_as(self, seat: int) -> None:
        """Another person reads the screen."""
        self.reader = seat
        self.texts = Texts(self.language, self.game.name, reader=seat)
        self._story, self._told = [], 0

    # The screen

    def compose(self) -> ComposeResult:
        yield Board()

    def on_mount(self) -> None:
        """Words, keys, and the first question."""
        self.title = self.texts.format(f"title-{self.game.name}")
        self.register_theme(NIGHT)
        self.theme = NIGHT.name
        keys = {"c": "card", "w": "why", "u": "undo", "h": "hint", "p": "pile", "s": "save"}
        for key, action in keys.items():
            self.bind(key, action, description=self.texts.format(f"screen-key-{action}"))
        self.bind("question_mark", "help", description=self.texts.format("screen-key-help"),
                  key_display="?")  # fmt: skip
        self.bind("q", "leave", description=self.texts.format("screen-key-quit"))
        for part, key in (("seats", "table"), ("story", "log"), ("mine", "hand")):
            self.board.title(part, self.texts.format(f"screen-{key}"))
        self.board.blank()
        self.board.choices.focus()
        self.go_on()

    @property
    def board(self) -> Board:
        """The table on the screen."""
        return self.screen_stack[0].query_one(Board)

    def show(self, lit: Lit | None = None) -> None:
        """The table as the reader may see it."""
        view, texts, face = self.party.view(self.reader), self.texts, self.face
        lit = lit or Lit()
        self.board.put("headline", face.headline(view, texts))
        self.board.banner(face.banner(view, texts))
        self.board.put("lights", face.lights(view, texts))

        def seats(width: int, height: int) -> Content:
            is_short = self.size.height < ROOMY  # the own row must not be the one out of sight
            content: Content = face.seats(view, texts, width, height, lit, me_first=is_short)
            return content

        self.board.draw("rows", seats)
        self.board.draw("hand", lambda width, _: face.hand(view, texts, width, lit))
        self.tell()

    def tell(self) -> None:
        """What has happened since it was last told."""
        t = self.party.table
        for begins, said in self.face.story(t, self.reader, self._told):
            style = "bold $accent" if begins else ""
            mark = "— " if begins else ""
            self._story.append(Content.styled(mark + self.texts.format(said), style))
        self._told = len(t.events or [])
        self._story = self._story[-TOLD:]
        self.board.tell(self._story)

    # The game

    @work(exclusive=True, group="game")
    async def go_on(self) -> None:
        """Bots answer until a person is asked or the game is over."""
        party = self.party
        while not party.is_over and not party.awaits_person:
            if self.reader != PUBLIC and self.pace:
                self.show()
                self.board.ask(self.texts.format("table-waiting", seat=party.asked), [])
            seat = party.asked
            for move in await asyncio.to_thread(party.bot_moves):
                party.answer(seat, move)
            await asyncio.sleep(self.pace)
        if not party.is_over and party.asked != self.reader:
            self.board.blank()
            await self.push_screen_wait(Curtain(party.asked, Texts(self.language, self.game.name)))
            self.read_as(party.asked)
        if party.is_over:
            self.show_result()
        else:
            self.ask()

    def ask(self) -> None:
        """The open question with its answers."""
        view = self.party.view(self.reader)
        self.moves = [int(move) for move in view[6]]
        lit, labels = Lit(), []
        for key, move in zip(KEYS, self.moves, strict=False):
            lit.add(key, self.game.targets(view, move))
            change = self.game.preview(view, move)
            label = self.texts.format(self.game.label(view, move))
            labels.append(Content.assemble(label, change_mark(change, self.texts)))
        self.show(lit)
        self.board.ask(self.texts.format(self.game.question(view)), labels)

    def show_result(self) -> None:
        """Who has won, with the last table still in sight."""
        if self.reader == PUBLIC:
            self.read_as(self.party.people[0])
        self.show()
        self.board.banner("")
        self.board.put("lights", "")
        lines = result_lines(self.party, self.texts)
        self.board.ask("\n".join(lines), [])
        self.board.note(self.texts.format("screen-again"))

    @on(Choices.Picked)
    def answered(self, event: Choices.Picked) -> None:
        """A person has chosen; ending a turn with points in hand is asked twice."""
        if event.index >= len(self.moves):
            return
        move = self.moves[event.index]
        warning = self.face.warning(self.party.view(self.reader), move)
        if warning and not self.agreed(f"move {move}", warning):
            return
        self.note("")
        try:
            self.party.answer(self.reader, move)
        except Refused as refusal:
            self.note(self.texts.format(f"refused-{refusal.code}"))
            return
        self.moves = []
        self.go_on()

    def agreed(self, what: str, key: str) -> bool:
        """Has it been asked for twice in a row? If not, say that it must be."""
        if self._again == what:
            self._again = ""
            return True
        self.note(self.texts.format(key))
        self._again = what
        return False

    def note(self, text: str) -> None:
        """A line for the reader; it ends whatever waits to be asked for again."""
        self._again = ""
        self.board.note(text)

    @property
    def is_open(self) -> bool:
        """Is the reader asked, or is the game over?"""
        return bool(self.moves) or self.party.is_over

    # Keys

    def action_leaf(self, by: int) -> None:
        """Leaf through the story."""
        self.board.leaf(by)

    def action_look_down(self, by: int) -> None:
        """Scroll the seats."""
        self.board.look_down(by)

    def action_help(self) -> None:
        """All keys, and what the game is about."""
        text = (
            f"{self.texts.format('screen-help')}\n\n{self.texts.format(f'{self.game.name}-help')}"
        )
        self.sheet("help", text)

    def action_pile(self) -> None:
        """The discard pile."""
        if self.reader != PUBLIC:
            self.sheet("pile", self.face.pile(self.party.view(self.reader), self.texts))

    def sheet(self, key: str, text: str) -> None:
        """A text over the table."""
        title = self.texts.format(f"screen-key-{key}")
        self.push_screen(Sheet(title, text, self.texts.format("screen-close")))

    def action_card(self) -> None:
        """What a card does: the own ones first."""
        if self.reader == PUBLIC:
            return
        own = self.face.held(self.party.view(self.reader))
        kinds = [*own, *[kind for kind in self.game.kinds if kind not in own]]
        names = [self.texts.format(f"{self.game.name}-card-{kind}") for kind in kinds]
        deal = self.setup.deal

        def explain(at: int) -> Content:
            heading, text = self.face.card(kinds[at], deal.seats, deal.options)
            head, said = self.texts.format(heading), self.texts.format(text)
            return Content.assemble((head, "bold $accent"), "\n\n", said)

        self.push_screen(Finder(self.texts.format("screen-card"), names, explain, self.texts))

    def action_why(self) -> None:
        """Why something is no option, with its rule."""
        if self.reader == PUBLIC:
            return
        view = self.party.view(self.reader)
        things = self.face.things(view, self.texts)
        names = [f"{' ' if self.game.reasons(view, aim) else '✓'} {name}" for name, aim in things]
        title = self.texts.format("screen-why")
        self.push_screen(Finder(title, names, lambda at: self.reason(things[at][1]), self.texts))

    def reason(self, target: Target) -> Content:
        """Every reason why this is no option, each with the rule behind it."""
        reasons = self.game.reasons(self.party.view(self.reader), target)
        if not reasons:
            return Content.styled(self.texts.format("screen-why-option"), "$success")
        rules = rules_in(ledger_text(self.game.name), self.game.prefix)
        parts: list[Content | tuple[str, str]] = []
        for reason in reasons:
            head = self.texts.format("screen-why-rule", rule=reason.rule)
            parts.append((self.texts.format(reason.key, **reason.args) + "\n\n", "bold"))
            parts.append((head + "\n", "$accent"))
            parts.append((rules.get(reason.rule, "") + "\n", "dim"))
        return Content.assemble(*parts)

    def action_undo(self) -> None:
        """Take back the reader's last choice: free to the horizon, beyond it when asked twice."""
        if not self.is_open:
            return
        ply = self.party.last_choice(self.reader)
        if ply is None:
            self.note(self.texts.format("screen-undo-none"))
            return
        is_free = self.party.is_free(ply)
        if not is_free and not self.agreed("undo", "screen-undo-ask"):
            return
        self.party.undo(ply, consent=not is_free)
        self._story, self._told, self.moves = [], 0, []
        self.note(self.texts.format("screen-undo-done"))
        self.go_on()

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        """Point at what the adviser would answer."""
        if not self.moves:
            return
        if not self.party.can_hint():
            self.note(self.texts.format("screen-hint-none"))
            return
        self.note(self.texts.format("screen-thinking"))
        asked = list(self.moves)
        move = await asyncio.to_thread(self.party.hint, self.reader)
        if asked == self.moves and move in asked:
            self.board.choices.point(asked.index(move))
            said = self.texts.format(self.game.label(self.party.view(self.reader), move))
            self.note(self.texts.format("screen-hint", text=said))

    @work(exclusive=True, group="save")
    async def action_save(self) -> None:
        """Write the game to a file and leave."""
        proposal = self.file or free_name(self.game.name, self.setup.deal.dice["seed"])
        named = await self.push_screen_wait(FileName(proposal, self.file is not None, self.texts))
        if named is None:
            return
        try:
            save(self.setup, self.party, named)
        except OSError:
            self.note(self.texts.format("screen-save-failed", file=str(named)))
            return
        self.file, self.is_saved = named, True
        self.exit()

    def action_leave(self) -> None:
        """Leave the table; a game in progress is asked for twice."""
        if self.party.is_over or self.agreed("leave", "screen-quit-ask"):
            self.exit()


def free_name(game: str, seed: int) -> Path:
    """A name for a save that no file has yet."""
    names = [Path(f"{game}-{seed}.json"), *[Path(f"{game}-{seed}-{n}.json") for n in range(2, 100)]]
    return next((name for name in names if not name.exists()), names[0])


def result_lines(party: Party, texts: Texts) -> list[str]:
    """The scores, the best first, and who has won."""
    outcome = party.table.outcome()
    assert outcome is not None
    seats = sorted(range(party.table.seats), key=lambda seat: -outcome.scores[seat])
    lines = [texts.format("table-over")]
    lines += [
        "  " + texts.format("table-score", seat=seat, points=outcome.scores[seat]) for seat in seats
    ]
    if len(outcome.winners) == 1:
        return [*lines, texts.format("table-winner", seat=outcome.winners[0])]
    return [*lines, texts.format("table-winners", seats=outcome.winners)]
