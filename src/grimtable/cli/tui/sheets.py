"""Dialogs over the table: sheets to read, a finder, the curtain, a file name."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import ClassVar

from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Center, Middle, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from grimtable.look.texts import Texts

ESCAPE = Binding("escape", "close", show=False)


class Overlay(ModalScreen[None]):
    """A dialog that a click beside it closes."""

    def on_click(self, event: events.Click) -> None:
        """Beside the sheet or on its frame, where it says how to close it."""
        if event.widget is self or (event.widget and event.widget.has_class("sheet")):
            self.dismiss()


class Sheet(Overlay):
    """A text to read."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ESCAPE,
        Binding("enter,space,q", "close", show=False),
        Binding("up", "scroll(-1)", show=False),
        Binding("down", "scroll(1)", show=False),
    ]

    def __init__(self, title: str, text: str | Content, close: str) -> None:
        super().__init__()
        self._title = title
        self._text = Content(text) if isinstance(text, str) else text
        self._close = close

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet") as sheet:
            sheet.border_title = self._title
            sheet.border_subtitle = self._close
            with VerticalScroll(can_focus=False):
                yield Static(self._text, id="text")

    def action_close(self) -> None:
        """Back to the table."""
        self.dismiss()

    def action_scroll(self, by: int) -> None:
        """A line up or down."""
        self.query_one(VerticalScroll).scroll_relative(y=by, animate=False)


class Finder(Overlay):
    """Things by name; what there is to say about the one under the cursor stands beside."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ESCAPE,
        Binding("up", "step(-1)", show=False, priority=True),
        Binding("down", "step(1)", show=False, priority=True),
    ]

    def __init__(
        self, title: str, names: Sequence[str], explain: Callable[[int], Content], texts: Texts
    ) -> None:
        super().__init__()
        self._title = title
        self._names = names
        self._explain = explain
        self._texts = texts
        self._shown: list[int] = []

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet finder") as sheet:
            sheet.border_title = self._title
            sheet.border_subtitle = self._texts.format("screen-close")
            yield Input(placeholder=self._texts.format("screen-find"), compact=True)
            yield OptionList(compact=True)
            with VerticalScroll(can_focus=False):
                yield Static(id="text")

    def on_mount(self) -> None:
        """All names, and ready to type."""
        self.query_one(OptionList).can_focus = False
        self._list("")
        self.query_one(Input).focus()

    @on(Input.Changed)
    def _typed(self, event: Input.Changed) -> None:
        self._list(event.value)

    @on(Input.Submitted)
    def action_close(self) -> None:
        """Back to the table."""
        self.dismiss()

    def _list(self, typed: str) -> None:
        wanted = typed.strip().casefold()
        self._shown = [at for at, name in enumerate(self._names) if wanted in name.casefold()]
        found = self.query_one(OptionList)
        found.clear_options()
        found.add_options([Option(Content(self._names[at])) for at in self._shown])
        if self._shown:
            found.highlighted = 0
        else:
            self.query_one("#text", Static).update("")

    @on(OptionList.OptionHighlighted)
    def _highlighted(self, event: OptionList.OptionHighlighted) -> None:
        if event.option_index < len(self._shown):
            self.query_one("#text", Static).update(self._explain(self._shown[event.option_index]))
            self.query_one(VerticalScroll).scroll_home(animate=False)

    def action_step(self, by: int) -> None:
        """Up or down the list while typing."""
        found = self.query_one(OptionList)
        if by < 0:
            found.action_cursor_up()
        else:
            found.action_cursor_down()


class Curtain(ModalScreen[bool]):
    """Hides the table until the next person sits in front of it.

    Whoever has just given an answer that nobody has seen may still take it back: True.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "lift", show=False),
        Binding("u,backspace", "again", show=False),
    ]

    def __init__(self, seat: int, texts: Texts, last: int | None = None) -> None:
        super().__init__()
        self._seat = seat
        self._texts = texts
        self._last = last
        """Who may still take an answer back."""

    def compose(self) -> ComposeResult:
        parts = [
            Content.styled(self._texts.format("screen-curtain", seat=self._seat), "bold $accent"),
            Content(self._texts.format("screen-curtain-key", seat=self._seat)),
        ]
        if self._last is not None:
            again = self._texts.format("screen-curtain-again", seat=self._last)
            parts.append(Content.styled(again, "dim"))
        with Middle(), Center():
            yield Static(Content("\n\n").join(parts), id="curtain")

    def action_lift(self) -> None:
        """The next person is there."""
        self.dismiss(False)

    def action_again(self) -> None:
        """The last person is not done yet."""
        if self._last is not None:
            self.dismiss(True)


class FileName(ModalScreen[Path | None]):
    """Under which name to save; a file that exists is replaced only when asked twice."""

    BINDINGS: ClassVar[list[BindingType]] = [ESCAPE]

    def __init__(self, proposal: Path, is_own: bool, texts: Texts) -> None:
        super().__init__()
        self._proposal = proposal
        self._texts = texts
        self._agreed = str(proposal) if is_own else ""
        """The name that may be written over."""

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet small") as sheet:
            sheet.border_title = self._texts.format("screen-save")
            sheet.border_subtitle = self._texts.format("screen-close")
            yield Input(str(self._proposal), select_on_focus=False)
            yield Static(id="text")

    @on(Input.Submitted)
    def _named(self, event: Input.Submitted) -> None:
        name = event.value.strip()
        if not name:
            return
        if Path(name).exists() and name != self._agreed:
            self._agreed = name
            said = self._texts.format("screen-save-exists", file=name)
            self.query_one("#text", Static).update(Content.styled(said, "$warning"))
            return
        self.dismiss(Path(name))

    def action_close(self) -> None:
        """Play on."""
        self.dismiss(None)
