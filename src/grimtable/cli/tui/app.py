"""The terminal table: people and bots around a session, on one screen."""

import asyncio
from pathlib import Path
from typing import ClassVar

from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content

from grimtable.bots.bot import BadBot
from grimtable.cli.plain.terminal import face_of as plain_face_of
from grimtable.cli.tui.board import NIGHT, STYLE, Board
from grimtable.cli.tui.choices import Choices
from grimtable.cli.tui.face import face_of
from grimtable.cli.tui.helping import Helping
from grimtable.cli.tui.local_party import LocalParty, result_lines
from grimtable.cli.tui.party import END, UNDO_ASK, UNDO_DONE, Party, is_end
from grimtable.cli.tui.pieces import END_KEY, KEYS, ROOMY, Lit
from grimtable.cli.tui.saving import PartySetup, free_name, save
from grimtable.cli.tui.sheets import Curtain, FileName
from grimtable.kernel.errors import Refused
from grimtable.kernel.table import BareView
from grimtable.kernel.terms import PUBLIC
from grimtable.look.game import Sentence
from grimtable.look.look import Option
from grimtable.look.texts import Texts

STORY_SENTENCES = 200
"""How many sentences of the story can be scrolled through."""
BOT_PAUSE = 0.15
"""Seconds between two answers of bots, so that people can follow; 0 shows the outcome alone."""


TURN_KEY_END = "-event-turn"
"""How the key of a sentence ends that begins a turn."""


class TableApp(Helping):
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
        Binding("backspace", "unpick", show=False),
    ]

    SHOWN: ClassVar[dict[str, str]] = {
        "c": "card", "w": "why", "u": "undo", "h": "hint", "p": "pile", "s": "save",
    }  # fmt: skip
    """Keys that are explained below the table, and what they do."""
    QUIT: ClassVar[str] = "screen-quit-ask"
    """What is said before a game in progress is left."""

    def __init__(
        self,
        setup: PartySetup | None,
        party: Party,
        language: str,
        *,
        file: Path | None = None,
        record: Path | None = None,
        pace: float = BOT_PAUSE,
    ) -> None:
        super().__init__()
        self.setup = setup
        """To be saved with the game; a table of a server keeps itself."""
        self.party = party
        self.game = party.game
        self.language = language
        self.file = file
        """Where the game was taken up from, or saved to."""
        self.record = record
        """Where the finished game will be written."""
        self.is_saved = False
        self.pace = pace
        self.face = face_of(self.game)
        self.reader = PUBLIC if len(party.people) > 1 else party.people[0]
        self.moves = []
        self.keys: list[str] = []
        """Of the open options."""
        self._keyed: dict[int, str] = {}
        """While things are picked, every option keeps its key."""
        self._story: list[Content] = []
        self._told = 0
        self._again = ""
        """What happens if it is asked for once more."""
        self._is_new = party.is_new
        self._sent: dict[int, int] = {}
        """Per person, the last answer that nobody could see."""
        self.read_as(self.reader)

    def read_as(self, seat: int) -> None:
        """Another person reads the screen."""
        self.reader = seat
        names, cards = self.party.names, self.game.card_names
        self.texts = Texts(self.language, self.game.name, names=names, reader=seat, cards=cards)
        self._story, self._told = [], 0

    # The screen

    def compose(self) -> ComposeResult:
        yield Board()

    def on_mount(self) -> None:
        """Words, keys, and the first question."""
        self.title = self.texts.format(f"title-{self.game.name}")
        self.register_theme(NIGHT)
        self.theme = NIGHT.name
        for key, action in self.SHOWN.items():
            self.bind(key, action, description=self.texts.format(f"screen-key-{action}"))
        self.bind("question_mark", "help", description=self.texts.format("screen-key-help"),
                  key_display="?")  # fmt: skip
        self.bind("q", "leave", description=self.texts.format("screen-key-quit"))
        for part, key in (("seats", "table"), ("story", "log"), ("mine", "hand")):
            self.board.title(part, self.texts.format(f"screen-{key}"))
        self.board.make_room(self.face.ROWS)
        self.board.blank()
        self.board.choices.focus()
        self.go_on()

    def show(self, lit: Lit | None = None) -> None:
        """The table as the reader may see it."""
        view, texts, face = self.party.view(self.reader), self.texts, self.face
        lit, told = lit or Lit(), self.party.told(self.reader)
        self.board.put("headline", face.headline(view, texts))
        self.board.banner(face.banner(view, texts))
        self.board.put("lights", face.lights(view, texts))

        def seats(width: int, height: int) -> Content:
            is_short = self.size.height < ROOMY  # your own row must not be the one out of sight
            return face.seats(view, texts, width, height, lit, me_first=is_short, told=told)

        self.board.draw("rows", seats)
        self.board.draw("hand", lambda width, _: face.hand(view, texts, width, lit))
        self.tell()

    def tell(self) -> None:
        """What has happened since it was last told."""
        events = self.party.told(self.reader)
        for said in self.game.tell(events[self._told :]):
            begins = said.key.endswith(TURN_KEY_END)
            style = "bold $accent" if begins else ""
            mark = "— " if begins else ""
            self._story.append(Content.styled(mark + self.texts.format(said), style))
        self._told = len(events)
        self._story = self._story[-STORY_SENTENCES:]
        self.board.tell(self._story)

    # The game

    @work(exclusive=True, group="game")
    async def go_on(self) -> None:
        """Others answer until a person is asked or the game is over."""
        party = self.party
        while not party.is_over and not party.awaits_person:
            if self.reader != PUBLIC and self.pace:
                self.wait()
            try:
                if not await party.let_bot_answer():
                    return
            except BadBot as fault:
                self.note(str(fault))
                return
            await asyncio.sleep(self.pace)
        if len(party.people) > 1 and not party.is_over and party.asked != self.reader:
            await self.draw_curtain()
        if party.is_over:
            self.show_result()
        else:
            self.ask()

    def wait(self) -> None:
        """Others are asked; nothing can be answered."""
        self.moves, self.keys = [], []
        if not self.party.is_begun:
            self.board.tell(self._story)
            self.board.ask(self.texts.format("join-waiting"), [])
            return
        self.show()
        key = "screen-waiting-all" if self.party.is_gathering else "table-waiting"
        self.board.ask(self.texts.format(key, seat=self.party.asked), [])

    async def draw_curtain(self) -> None:
        """Nothing is to be seen until the next person sits in front of the screen."""
        last, party = self.reader, self.party
        assert isinstance(party, LocalParty), "several people share a screen at home only"
        self.board.blank()
        texts = Texts(self.language, self.game.name)
        may_change = last if party.can_take_back(last) else None
        if await self.push_screen_wait(Curtain(party.asked, texts, may_change)):
            party.take_back(last)
        self.read_as(party.asked)

    def ask(self) -> None:
        """The open question with its answers."""
        view, asked = self.party.view(self.reader), self.party.question(self.reader)
        offered = asked.options if asked else ()
        options = sorted(offered, key=lambda option: is_end(self.game, option.move))
        self.moves = [option.move for option in options]
        if not self.party.picks:
            self._keyed = {}
        self.keys = [self.key_of(move) for move in self.moves]
        lit, texts = Lit(), self.texts
        for key, option in zip(self.keys, options, strict=True):
            lit.add(key, option.targets)
        self.show(lit)
        labels = [self.label(view, option) for option in options]
        question = texts.format(Sentence(asked.key, asked.args)) if asked else ""
        if self.party.picks and all(option.verb == END for option in options):
            question = texts.format("screen-full")
        if self.party.is_ready:
            labels, self.keys = [Content(texts.format("screen-send"))], [END_KEY]
        self.board.ask(question, labels, self.keys)
        if self.party.picks:
            self.board.note(texts.format("screen-picking"))
        elif remark := self.face.remark(view, self._sent.pop(self.reader, -1)):
            self.note(texts.format(remark))
        if self._is_new:  # whoever has read nothing learns what it is about
            self._is_new = False
            blurb = self.texts.format(f"{self.game.name}-blurb")
            self.note(f"{blurb} {self.texts.format('screen-welcome')}")

    def label(self, view: BareView, option: Option) -> Content:
        """An answer in words; what comes after half an action is in no view yet."""
        if option.move in view.options:
            return self.face.answer(self.game, view, option.move, self.texts)
        return Content(self.texts.format(Sentence(option.key, option.args)))

    def key_of(self, move: int) -> str:
        """The key of an answer, the same one as long as things are picked."""
        if is_end(self.game, move):
            return END_KEY
        span, at = self.game.vocabulary.span(move)
        if span.aim == "number":
            return (END_KEY + KEYS)[int(span.words[at])]  # numbers are their own keys
        taken = len(self._keyed)
        return self._keyed.setdefault(move, KEYS[taken] if taken < len(KEYS) else "")

    def show_result(self) -> None:
        """Show who has won, with the last table still visible."""
        if self.reader == PUBLIC:
            self.read_as(self.party.people[0])
        self.show()
        self.board.banner("")
        self.board.put("lights", "")
        ending, face = self.party.ending, plain_face_of(self.game)
        assert ending is not None
        ranking = face.ranking(self.party.view(self.reader), ending, self.texts)
        self.board.ask("\n".join(result_lines(ending, ranking, self.texts)), [])
        key = "screen-again-recorded" if self.record else "screen-again"
        self.board.note(self.texts.format(key, file=str(self.record)))

    @on(Choices.Picked)
    def picked(self, event: Choices.Picked) -> None:
        """A person has chosen."""
        self.choose(event.index)

    def choose(self, index: int) -> None:
        """Give this answer; what is warned of must be chosen twice."""
        party, is_send = self.party, self.party.is_ready
        if index >= len(self.moves) and not is_send:
            return
        move = -1 if is_send else self.moves[index]
        warning = None if is_send else self.face.warning(party.view(self.reader), move)
        if warning and not self.agreed(f"move {move}", warning):
            return
        self.note("")
        if party.is_gathering:
            self._sent[self.reader] = move
        try:
            party.choose(self.reader, move)
        except Refused as refusal:
            self.note(self.texts.format(f"refused-{refusal.code}"))
            return
        if party.picks:
            self.ask()
        else:
            self.moves, self.keys = [], []
            self.go_on()

    @on(Board.Clicked)
    def clicked(self, event: Board.Clicked) -> None:
        """A piece of the table: its key answers, its cards are explained, its pile is opened."""
        if event.key in self.keys:
            self.choose(self.keys.index(event.key))
        elif event.pick:
            self.unpick(int(event.pick))
        elif event.kinds:
            told = Content("\n\n").join([self.explanation(kind) for kind in event.kinds])
            self.sheet("card", told)
        elif event.sheet == "pile":
            self.action_pile()

    def agreed(self, what: str, warning: str | Sentence) -> bool:
        """Has it been asked for twice in a row? If not, say that it must be."""
        if self._again == what:
            self._again = ""
            return True
        self.note(self.texts.format(warning))
        self._again = what
        return False

    def note(self, text: str) -> None:
        """A line for the reader; it ends whatever waits to be asked for again."""
        self._again = ""
        self.board.note(text)

    @property
    def is_open(self) -> bool:
        """Is the reader asked, or is the game over?"""
        return bool(self.keys) or self.party.is_over

    @property
    def can_undo(self) -> bool:
        """Is nobody in the middle of a thought?"""
        return self.is_open

    # Keys

    def action_leaf(self, by: int) -> None:
        """Leaf through the story."""
        self.board.leaf(by)

    def action_look_down(self, by: int) -> None:
        """Scroll the seats."""
        self.board.look_down(by)

    def action_unpick(self) -> None:
        """Put the last picked thing back."""
        if self.party.picks:
            self.unpick(-1)

    def unpick(self, at: int) -> None:
        """Put a picked thing back."""
        self.party.unpick(at)
        self.note("")
        self.ask()

    def action_undo(self) -> None:
        """Take back the reader's last choice: free to the horizon, beyond it when asked twice."""
        if not self.can_undo:
            return
        if self.party.picks:
            self.action_unpick()
            return
        said = self.party.undo_last(self.reader, is_sure=self._again == "undo")
        if said == UNDO_ASK:
            self.agreed("undo", said)
            return
        if said == UNDO_DONE:
            self._story, self._told, self.moves, self.keys = [], 0, [], []
        self.note(self.texts.format(said))
        if said == UNDO_DONE:
            self.go_on()

    @work(exclusive=True, group="save")
    async def action_save(self) -> None:
        """Write the game to a file and leave."""
        assert self.setup is not None and isinstance(self.party, LocalParty)
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
        if self.party.is_over or self.agreed("leave", self.QUIT):
            self.exit()
