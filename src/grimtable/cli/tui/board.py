"""The board on the screen: headline, seats, story, what is left, hand, question, answers."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.geometry import Size
from textual.message import Message
from textual.theme import Theme
from textual.widget import Widget
from textual.widgets import Footer, Static

from grimtable.cli.tui.choices import ROWS, Choices
from grimtable.cli.tui.pieces import KEYS

NIGHT = Theme(
    name="night",
    primary="#5b4b8a",
    secondary="#3f6b54",
    accent="#f2c14e",
    foreground="#e6e1d6",
    background="#12151a",
    surface="#181c22",
    panel="#222831",
    success="#8fd694",
    warning="#f4a259",
    error="#ff7b72",
    dark=True,
)
STYLE = """
Screen { background: $background; color: $foreground; }
#headline { height: 1; background: $panel; }
#banner { height: auto; background: $warning; color: #1a1a1a; text-style: bold; padding: 0 1; }
#upper { height: 1fr; }
#seats, #story, #mine, #asked { border: round $primary; border-title-color: $accent; }
#seats, #story, #answers { scrollbar-size-vertical: 1; scrollbar-color: $primary; }
#seats { width: 5fr; padding: 0 1; }
#story { width: 3fr; padding: 0 1; }
#mine { height: auto; padding: 0 1; border-title-style: bold; }
#asked { height: 16; padding: 0 1; }
.-tall #asked.-few { height: 12; }
#question { height: auto; text-style: bold; color: $accent; }
#answers { height: 1fr; }
#choices { height: auto; }
#note { height: auto; color: $warning; }
.-short #mine { border: none; padding: 0 1; background: $panel; }
.-short #asked { border: none; height: auto; min-height: 6; }
.-short #answers { height: auto; max-height: 8; }
.-short #seats, .-short #story { border: none; border-top: solid $primary; }
.-short #story { background: $surface; }
ModalScreen { align: center middle; background: $background 60%; }
.sheet { width: 90%; max-width: 96; height: auto; max-height: 90%; padding: 0 2;
         border: round $accent; border-title-color: $accent; background: $surface; }
.sheet VerticalScroll { height: auto; max-height: 100%; margin: 1 0; }
.finder { height: 90%; max-height: 34; }
.finder OptionList { height: 2fr; margin: 1 0 0 0; border: none; background: $surface; }
.finder VerticalScroll { height: 3fr; border-top: solid $primary; margin: 0; padding: 0 0; }
.finder Input, .small Input { border: none; height: 1; background: $panel; margin: 1 0 0 0; }
.small #text { height: auto; margin: 1 0; }
Curtain { background: $background; }
#curtain { width: auto; max-width: 70; padding: 1 4; border: round $primary; text-align: center; }
"""


Draw: TypeAlias = Callable[[int, int], Content]
"""What a width and a height have room for.
"""


class Drawn(Static):
    """A part of the board that is drawn again for every size."""

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self._draw: Draw = lambda width, height: Content()
        self._height = 0
        """The lines in sight."""
        self._drawn: dict[tuple[int, int], Content] = {}

    def draw(self, how: Draw) -> None:
        """Draw this from now on."""
        self._draw = how
        self._drawn = {}
        self.refresh(layout=True)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As high as its lines."""
        self._height = container.height
        return max(1, len(self._content(width).wrap(max(1, width))))

    def render(self) -> Content:
        """As its size allows."""
        return self._content(self.size.width)

    def _content(self, width: int) -> Content:
        size = (width, self._height)
        if size not in self._drawn:
            self._drawn[size] = self._draw(*size)
        return self._drawn[size]


CLOSING = "。，、；：）】！？”"  # noqa: RUF001 - Chinese marks
"""Marks that never begin a line."""


def hanging(lines: Sequence[Content], width: int) -> Content:
    """Sentences below each other; lines that do not fit are continued with an indent."""
    shown: list[Content] = []
    for line in lines:
        spare = 2 if " " in line.plain.strip("— ") else 6  # for the indent and two closing marks
        for at, part in enumerate(line.wrap(max(10, width - spare))):
            while at and part.plain[:1] and part.plain[0] in CLOSING:
                shown[-1], part = Content.assemble(shown[-1], part[0]), part[1:]
            if part.plain or not at:
                shown.append(Content.assemble("  ", part) if at else part)
    return Content("\n").join(shown)


class Board(Widget):
    """The whole table. It shows what it is given and decides nothing."""

    DEFAULT_CSS = "Board { layout: vertical; height: 1fr; }"

    class Clicked(Message):
        """Something was clicked that answers, explains, opens a sheet or puts a pick back."""

        def __init__(
            self, key: str = "", kinds: Sequence[str] = (), sheet: str = "", pick: str = ""
        ) -> None:
            super().__init__()
            self.key = key
            self.kinds = kinds
            self.sheet = sheet
            self.pick = pick

    def on_click(self, event: events.Click) -> None:
        """Pass on what the clicked piece asks for."""
        meta = {name: event.style.meta.get(name) for name in ("key", "kinds", "sheet", "pick")}
        if any(meta.values()):
            self.post_message(self.Clicked(**{name: said for name, said in meta.items() if said}))

    def compose(self) -> ComposeResult:
        yield Static(id="headline")
        yield Static(id="banner")
        with Horizontal(id="upper"):
            with VerticalScroll(id="seats", can_focus=False):
                yield Drawn("rows")
            with VerticalScroll(id="story", can_focus=False):
                yield Drawn("told")
        with Vertical(id="mine"):
            yield Drawn("hand")
            yield Static(id="lights")
        with Vertical(id="asked"):
            yield Static(id="question")
            with VerticalScroll(id="answers", can_focus=False):
                yield Choices("choices")
            yield Static(id="note")
        yield Footer(show_command_palette=False, compact=True)

    def put(self, part: str, content: Content | str) -> None:
        """Show this in a part; text is shown as it is, without any markup."""
        shown = Content(content) if isinstance(content, str) else content
        self.query_one(f"#{part}", Static).update(shown)

    def draw(self, part: str, how: Draw) -> None:
        """Show in a part what depends on its size."""
        self.query_one(f"#{part}", Drawn).draw(how)

    def make_room(self, answers: int) -> None:
        """Make room for this number of answers below each other, if possible."""
        self.choices.rows = answers
        self.query_one("#asked").set_class(answers < ROWS, "-few")

    def title(self, part: str, text: str) -> None:
        """The words on a part's frame."""
        self.query_one(f"#{part}").border_title = text

    def tell(self, lines: Sequence[Content]) -> None:
        """The story, scrolled to its end."""
        lines = list(lines)
        self.draw("told", lambda width, _: hanging(lines, width))
        self.query_one("#story", VerticalScroll).anchor()

    def banner(self, text: str) -> None:
        """What nobody may overlook, if there is anything."""
        self.put("banner", text)
        self.query_one("#banner").display = bool(text)

    def note(self, text: str) -> None:
        """A line above the keys."""
        self.put("note", text)
        self.query_one("#note").display = bool(text)

    def ask(self, question: str, labels: Sequence[Content], keys: Sequence[str] = KEYS) -> None:
        """A question and its answers."""
        self.put("question", question)
        self.choices.offer(labels, keys)

    @property
    def choices(self) -> Choices:
        """The answers."""
        return self.query_one("#choices", Choices)

    def leaf(self, by: int) -> None:
        """Leaf through the story."""
        story = self.query_one("#story", VerticalScroll)
        story.release_anchor()
        story.scroll_relative(y=by * max(1, story.size.height - 1), animate=False)

    def look_down(self, by: int) -> None:
        """Scroll the seats, where not all of them fit."""
        self.query_one("#seats", VerticalScroll).scroll_relative(y=by, animate=False)

    def blank(self) -> None:
        """Nothing of anybody."""
        self.put("headline", "")
        self.put("lights", "")
        self.banner("")
        self.note("")
        self.tell([])
        self.draw("rows", lambda width, height: Content())
        self.draw("hand", lambda width, height: Content())
        self.ask("", [])
