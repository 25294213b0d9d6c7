"""The answers to a question: by key, by arrow keys and Enter, by mouse."""

from collections.abc import Sequence
from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.geometry import Region, Size
from textual.message import Message
from textual.widget import Widget

from grimtable.cli.tui.pieces import END_KEY, KEYS, ROOMY

GAP = 3
ROWS = 12
"""Answers below each other before a second column is begun."""
SHORT_ROWS = 8
"""The same on a short terminal."""


class Choices(Widget, can_focus=True):
    """Numbered answers, in columns where they would not fit below each other."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "step(-1)", show=False),
        Binding("down", "step(1)", show=False),
        Binding("left", "column(-1)", show=False),
        Binding("right", "column(1)", show=False),
        Binding("enter", "take", show=False),
    ]

    class Picked(Message):
        """An answer was chosen."""

        def __init__(self, index: int) -> None:
            super().__init__()
            self.index = index

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.labels: list[Content] = []
        self.keys: list[str] = []
        self.cursor = 0
        self.rows = ROWS

    def offer(self, labels: Sequence[Content], keys: Sequence[str] = KEYS) -> None:
        """Other answers, each with its key, the first one under the cursor."""
        self.labels = list(labels)
        self.keys = list(keys[: len(labels)])
        self.cursor = 0
        self.refresh(layout=True)
        self._show_cursor()

    # Layout

    def _item(self, index: int) -> Content:
        key = self.keys[index] if index < len(self.keys) else " "
        mark = Content.styled(f" {key} ", "bold #1a1a1a on #f2c14e")
        label = self.labels[index]
        if index == self.cursor:
            label = label.stylize("reverse" if self.has_focus else "underline")
        return Content.assemble(mark, " ", label)

    def _columns(self, width: int) -> tuple[int, int]:
        """How many columns, and how many answers stand in each."""
        count = len(self.labels)
        rows = SHORT_ROWS if self.app.size.height < ROOMY else self.rows
        widest = max((label.cell_length + 4 for label in self.labels), default=1) + GAP
        across = min(max(1, (width + GAP) // widest), -(-count // rows) or 1)
        return across, -(-count // across)

    def _lines(self, width: int) -> list[tuple[Content, int]]:
        """The lines, each with the answer that its first column belongs to."""
        across, down = self._columns(width)
        items = [self._item(index) for index in range(len(self.labels))]
        if across == 1:
            return [
                (part if at == 0 else Content.assemble("    ", part), index)
                for index, item in enumerate(items)
                for at, part in enumerate(item.wrap(max(width - 4, 10)))
            ]
        wide = width // across
        lines = []
        for row in range(down):
            cells = items[row::down]
            padded = [cell.pad_right(max(0, wide - cell.cell_length)) for cell in cells]
            lines.append((Content.assemble(*padded), row))
        return lines

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As high as its lines."""
        return max(1, len(self._lines(width)))

    def render(self) -> Content:
        """All answers."""
        return Content("\n").join([line for line, _ in self._lines(self.size.width)])

    # Choosing

    def action_step(self, by: int) -> None:
        """To the answer above or below."""
        if self.labels:
            self.point((self.cursor + by) % len(self.labels))

    def action_column(self, by: int) -> None:
        """To the answer beside."""
        _, down = self._columns(self.size.width)
        if 0 <= self.cursor + by * down < len(self.labels) and down < len(self.labels):
            self.point(self.cursor + by * down)

    def action_take(self) -> None:
        """Answer what is under the cursor."""
        self._pick(self.cursor)

    def point(self, index: int) -> None:
        """Move the cursor."""
        self.cursor = index
        self.refresh()
        self._show_cursor()

    def _pick(self, index: int) -> None:
        if 0 <= index < len(self.labels):
            self.point(index)
            self.post_message(self.Picked(index))

    def _show_cursor(self) -> None:
        width = self.size.width or 80
        row = self.cursor % max(1, self._columns(width)[1])
        lines = [at for at, (_, index) in enumerate(self._lines(width)) if index == row]
        if lines and isinstance(self.parent, Widget):
            region = Region(0, lines[0], 1, len(lines))
            self.parent.scroll_to_region(region, animate=False, force=True)

    def on_key(self, event: events.Key) -> None:
        """The key in front of an answer."""
        key = END_KEY if event.key == "space" else event.character
        if key in self.keys:
            event.stop()
            self._pick(self.keys.index(key))

    def on_click(self, event: events.Click) -> None:
        """The answer that was clicked."""
        lines = self._lines(self.size.width)
        if not 0 <= event.y < len(lines) or not self.labels:
            return
        across, down = self._columns(self.size.width)
        column = min(event.x // max(1, self.size.width // across), across - 1)
        self._pick(lines[event.y][1] + column * down)

    def on_resize(self) -> None:
        """Other columns."""
        self.refresh(layout=True)
