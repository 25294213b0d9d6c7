"""The screen at a table of a server: others act, chat and ask for things at any time."""

from typing import ClassVar

from textual import on, work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.message import Message
from textual.screen import ModalScreen
from textual.widgets import Input

from grimtable.cli.remote.remote_party import RemoteParty
from grimtable.cli.tui.app import BOT_PAUSE, TableApp
from grimtable.cli.tui.sheets import ESCAPE
from grimtable.look.texts import Texts

TAKEN_BACK = "join-taken-back"


class News(Message):
    """Something has come from the server."""


class Say(ModalScreen[str]):
    """A line for everybody to read."""

    BINDINGS: ClassVar[list[BindingType]] = [ESCAPE]

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self._texts = texts

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet small") as sheet:
            sheet.border_title = self._texts.format("screen-key-say")
            sheet.border_subtitle = self._texts.format("screen-close")
            yield Input()

    @on(Input.Submitted)
    def _said(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip())

    def action_close(self) -> None:
        """Nothing."""
        self.dismiss("")


class RemoteTableApp(TableApp):
    """A person's seat at a table of a server."""

    SHOWN: ClassVar[dict[str, str]] = {
        "c": "card", "w": "why", "u": "undo", "h": "hint", "p": "pile",
        "f2": "say", "f3": "agree", "f4": "disagree", "f5": "again",
    }  # fmt: skip
    QUIT: ClassVar[str] = "join-quit-ask"

    def __init__(self, party: RemoteParty, language: str) -> None:
        super().__init__(None, party, language, pace=BOT_PAUSE)
        self.remote = party
        self.wants_again = False
        """Shall the same people play once more?"""

    def on_mount(self) -> None:
        """From here on it is heard what happens."""
        super().on_mount()
        self.remote.seat.heard = lambda: self.post_message(News())
        self.post_message(News())

    @on(News)
    def heard(self) -> None:
        """Something has happened, perhaps without anybody at this screen."""
        self.texts.names = list(self.party.names)
        for remark in self.remote.seat.remarks():
            if remark.key == TAKEN_BACK:
                self._story, self._told = [], 0
            said = self.texts.format(remark)
            self._story.append(Content.styled(said, "italic $warning"))
            self.note(said)
        refusal = self.remote.seat.refusal()
        if refusal is not None:
            self.note(self.texts.format(f"refused-{refusal.code}"))
        if self.remote.is_left:
            self.show_end()
        else:
            self.go_on()

    def show_end(self) -> None:
        """Nobody is asked any more, or the game ended early."""
        if self.party.is_begun:
            self.show()
        else:
            self.board.tell(self._story)
        self.board.ask(self.texts.format("screen-again"), [])

    @property
    def can_undo(self) -> bool:
        """The server says what can be taken back, and when."""
        return self.party.is_begun

    # Keys

    @work(exclusive=True, group="say")
    async def action_say(self) -> None:
        """Say something to everybody."""
        text = await self.push_screen_wait(Say(self.texts))
        if text:
            self.remote.seat.chat(text)
            self._story.append(Content.styled(f"> {text}", "italic"))
            self.board.tell(self._story)

    def action_agree(self) -> None:
        """To what somebody wishes."""
        self.remote.seat.consent(True)

    def action_disagree(self) -> None:
        """To what somebody wishes."""
        self.remote.seat.consent(False)

    def action_again(self) -> None:
        """After the end: the same people at a new table."""
        if self.remote.seat.table.phase == "over":
            self.wants_again = True
            self.exit()
