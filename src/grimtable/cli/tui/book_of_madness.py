"""The Book of Madness on a screen: the board, the seats, the hand, made from one view."""

from collections.abc import Mapping, Sequence

from textual.content import Content

from grimtable.cli.plain import book_of_madness as plain
from grimtable.cli.tui.pieces import Lit, chip, flow, hand_chips, seat_head
from grimtable.cli.tui.pieces import answer as answer
from grimtable.games.book_of_madness.ids import (
    ABILITY,
    CAST,
    CURE,
    DISPEL,
    ELEMENTS,
    END,
    GAIN,
    LEARN,
    SLOTS,
    discard_of,
    spell_move,
)
from grimtable.games.book_of_madness.presentation.events import STATES
from grimtable.games.book_of_madness.presentation.labels import label
from grimtable.games.book_of_madness.presentation.questions import card_heading, card_text
from grimtable.games.book_of_madness.presentation.reader import MadnessReader
from grimtable.games.book_of_madness.presentation.targets import targets
from grimtable.kernel.table import BareView
from grimtable.kernel.terms import BareEvent
from grimtable.look.game import Sentence, Target
from grimtable.look.texts import Texts

ROWS = 12
"""How many answers are listed below each other if there is room."""
STYLES = ("#ffb4a8 on #4a1d18", "#a8cdff on #1a3050", "#a9e8c6 on #15392b", "#e8e4f5 on #3a3a4c")
"""The colours of the four elements."""
PLAIN = "#e2c7ff on #35234a"
"""Madness and everything else."""


def style_of(reader: MadnessReader, kind: str) -> str:
    """The colours of a card's element."""
    number = reader.cards.ids.index(kind)
    if number < 3 * len(ELEMENTS):
        return STYLES[number // 3]
    card = reader.cards.prints[number]
    return STYLES[card.element] if card.element < len(STYLES) and card.cost else PLAIN


# The board


def headline(view: BareView, texts: Texts) -> Content:
    """Whose turn it is, the monster, the marker, the madness stack."""
    reader = MadnessReader(view)
    said = texts.format("book_of_madness-board-round", **plain.round_args(reader))
    if reader.public.active < 0:
        return Content.styled(said, "$foreground")
    turn = {"number": int(reader.public.turn), "seat": int(reader.public.active)}
    mine = texts.format("book_of_madness-turn", **turn)
    parts = [Content.styled(f" {mine} ", "bold $text on $primary"), Content.styled(said, "bold")]
    return Content("   ").join(parts)


def banner(view: BareView, texts: Texts) -> str:
    """That the madness stack is running low; else ""."""
    return texts.format("book_of_madness-board-danger") if plain.is_low(MadnessReader(view)) else ""


def seats(
    view: BareView,
    texts: Texts,
    width: int,
    height: int,
    lit: Lit,
    *,
    me_first: bool,
    told: Sequence[BareEvent],
) -> Content:
    """Curses and page, then everybody's spells and support, oneself first or last."""
    reader = MadnessReader(view)
    lines: list[Content] = []
    if reader.monster():
        lines += [Content.styled(line, "bold $warning") for line in plain.curses(reader, texts)]
        lines += [Content.styled(line, "dim") for line in plain.page(reader, texts)]
    for seat in reader.clockwise(me_first=me_first):
        lines.append(_seat(reader, seat, texts, lit))
        if reader.sheet(seat) and not reader.is_mad(seat):
            lines += flow(_things(reader, seat, texts), width, indent=2)
    return Content("\n").join(lines)


def _seat(reader: MadnessReader, seat: int, texts: Texts, lit: Lit) -> Content:
    said = texts.format("book_of_madness-board-seat", **plain.seat_args(reader, seat))
    return seat_head(said, lit.seats.get(seat, ""), is_active=seat == reader.public.active)


def _things(reader: MadnessReader, seat: int, texts: Texts) -> list[Content]:
    chips = []
    for kind, state in reader.spells(seat):
        now = STATES[state % 8]
        style = style_of(reader, kind) + (" bold" if now == "ready" else " dim")
        said = texts.format(f"book_of_madness-board-{now}", card=kind)
        chips.append(chip(said, style, kinds=[kind]))
    chips.append(Content.styled(plain.support(reader, seat, texts), "$foreground"))
    return chips + [Content.styled(said, "dim") for said in plain.open_hand(reader, seat, texts)]


def lights(view: BareView, texts: Texts) -> Content:
    """What can be learned."""
    return Content("   ").join([Content.styled(line, "dim") for line in plain.piles(view, texts)])


def hand(view: BareView, texts: Texts, width: int, lit: Lit) -> Content:
    """Your hand; cards that can be used now stand out."""
    reader = MadnessReader(view)
    return hand_chips(reader.hand(), lambda kind: style_of(reader, kind), texts, width, lit)


def held(view: BareView) -> list[str]:
    """The kinds of your own hand, each once."""
    return list(dict.fromkeys(MadnessReader(view).hand()))


def pile(view: BareView, texts: Texts) -> str:
    """Your discard pile."""
    reader = MadnessReader(view)
    cards = reader.names(discard_of(reader.me)) if reader.me < reader.seats else []
    return texts.format("book_of_madness-board-pile", count=len(cards), cards=cards)


# Helping


def card(kind: str, count: int, options: Mapping[str, str]) -> list[Sentence]:
    """A card's heading and what it does."""
    cards = plain.card_set(options)
    return [card_heading(kind, cards), *card_text(kind, cards)]


def things(view: BareView, texts: Texts) -> list[tuple[str, Target]]:
    """All one could ask "why not?" about: spells, the library, the supply, curses, madness."""
    reader = MadnessReader(view)
    ids = reader.cards.ids
    own = reader.spells(reader.me) if reader.me < reader.seats else []
    moves = [int(spell_move(ids.index(kind), CAST)) for kind, _ in own]
    moves += [LEARN + element for element in range(4)]
    moves += [GAIN + kind for kind in range(3 * len(ELEMENTS)) if kind % 3]
    moves += [DISPEL + slot for slot in range(SLOTS)]
    moves += [CURE + place for place in range(2 + reader.seats)] + [ABILITY, END]
    return [(texts.format(label(view, move)), targets(view, move)[0]) for move in moves]


def warning(view: BareView, move: int) -> Sentence | None:
    """Nothing needs to be asked twice: the turn may always be ended."""
    return None


def remark(view: BareView, last: int) -> Sentence | None:
    """Nothing: no answers are given unseen."""
    return None
