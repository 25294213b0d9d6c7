"""Grimm Tidings on a screen: the fight, the seats, the hand, made from one view."""

from collections.abc import Mapping, Sequence

from textual.content import Content

from grimtable.cli.plain.grimm_tidings import card_set, discards, fight, seat_args
from grimtable.cli.tui.pieces import Lit, chip, flow, hand_chips, on_click, seat_head
from grimtable.cli.tui.pieces import answer as answer
from grimtable.games.grimm_tidings.ids import (
    ANNOUNCED,
    CLASS,
    CURSE,
    DOORS,
    HELP,
    ITEM,
    LAY,
    MONSTER,
    ONE_SHOT,
    OPENED,
    PASS,
    PLAY,
    POWER,
    SALE,
    SELL,
    SPOILS,
    TITLE,
    TRADE,
    TREASURES,
    VOLUNTEER,
    fresh_of,
    move_of,
)
from grimtable.games.grimm_tidings.presentation.banners import is_last
from grimtable.games.grimm_tidings.presentation.labels import label
from grimtable.games.grimm_tidings.presentation.questions import card_heading, card_text
from grimtable.games.grimm_tidings.presentation.reader import TidingsReader
from grimtable.games.grimm_tidings.presentation.targets import targets
from grimtable.kernel.table import BareView
from grimtable.kernel.terms import BareEvent
from grimtable.look.game import Sentence, Target
from grimtable.look.texts import Texts

ROWS = 12
"""How many answers are listed below each other if there is room."""
STYLES: Mapping[int, str] = {
    CLASS: "#a8cdff on #1a3050",
    TITLE: "#a8cdff on #1a3050",
    MONSTER: "#ffb4a8 on #4a1d18",
    CURSE: "#e2c7ff on #35234a",
    ITEM: "#ffe08a on #40330f",
    ONE_SHOT: "#a9e8c6 on #15392b",
}
PLAIN = "#d8d3c8 on #2c323b"
"""Cards of the other sorts."""


def style_of(reader: TidingsReader, kind: str) -> str:
    """The colours of a sort of card."""
    return STYLES.get(int(reader.cards.prints[reader.cards.ids.index(kind)].sort), PLAIN)


# The board


def headline(view: BareView, texts: Texts) -> Content:
    """Whose turn it is, the decks, the tops of the discards."""
    reader = TidingsReader(view)
    most = int(reader.t.rules.turn_cap)
    turn = {"number": int(reader.public.round), "most": most, "seat": int(reader.public.active)}
    sizes = {"doors": len(reader.zones[DOORS]), "treasures": len(reader.zones[TREASURES])}
    parts = [
        Content.styled(f" {texts.format('grimm_tidings-turn', **turn)} ", "bold $text on $primary"),
        Content.styled(texts.format("grimm_tidings-board-piles", **sizes), "$foreground"),
    ]
    return Content("   ").join(parts)


def banner(view: BareView, texts: Texts) -> str:
    """That this kill would win the game; else ""."""
    reader = TidingsReader(view)
    is_final = reader.public.main >= 0 and is_last(reader.t)
    return texts.format("grimm_tidings-board-final") if is_final else ""


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
    """The fight, then everybody's Level, hand and table, clockwise, oneself first or last."""
    reader = TidingsReader(view)
    blocks = [[Content.styled(line, "bold $warning")] for line in fight(reader, texts)]
    for seat in reader.clockwise(me_first=me_first):
        head, things = _seat(reader, seat, texts, lit), _things(reader, seat, texts)
        blocks.append([head, *flow(things, width, indent=2)])
    return Content("\n").join([Content("\n").join(block) for block in blocks])


def _seat(reader: TidingsReader, seat: int, texts: Texts, lit: Lit) -> Content:
    said = texts.format("grimm_tidings-board-seat", **seat_args(reader, seat))
    return seat_head(said, lit.seats.get(seat, ""), is_active=seat == reader.public.active)


def _things(reader: TidingsReader, seat: int, texts: Texts) -> list[Content]:
    if not reader.front(seat):
        return [Content.styled(texts.format("grimm_tidings-board-nothing"), "dim italic")]
    chips = []
    for kind, on in reader.front(seat):
        key = f"grimm_tidings-board-{'equipped' if on else 'lying'}"
        style = style_of(reader, kind) + (" bold" if on else "")
        chips.append(chip(texts.format(key, card=kind), style, kinds=[kind]))
    return chips


def lights(view: BareView, texts: Texts) -> Content:
    """Cards on their way, and the tops of the discards."""
    reader = TidingsReader(view)
    cards = [name for zone in (ANNOUNCED, OPENED, SPOILS, SALE) for name in reader.names(zone)]
    parts = []
    if cards:
        said = texts.format("grimm_tidings-board-aside", cards=cards)
        parts.append(on_click(Content.styled(said, "italic $warning"), kinds=cards))
    for said in discards(reader, texts) if not reader.t.rules.open_discards else []:
        parts.append(on_click(Content.styled(said, "dim"), sheet="pile"))
    return Content("   ").join(parts)


def hand(view: BareView, texts: Texts, width: int, lit: Lit) -> Content:
    """Your hand; cards that can be used now stand out."""
    reader = TidingsReader(view)
    return hand_chips(_hand(reader), lambda kind: style_of(reader, kind), texts, width, lit)


def _hand(reader: TidingsReader) -> list[str]:
    fresh = reader.names(fresh_of(reader.me)) if reader.me < reader.seats else []
    return reader.hand() + fresh


def held(view: BareView) -> list[str]:
    """The kinds of your own hand, each once."""
    return list(dict.fromkeys(_hand(TidingsReader(view))))


def pile(view: BareView, texts: Texts) -> str:
    """What is shown of the discard piles."""
    shown = discards(TidingsReader(view), texts)
    return shown[0] if shown else texts.format("screen-discard-empty")


# Helping


def card(kind: str, count: int, options: Mapping[str, str]) -> list[Sentence]:
    """A card's heading and what it does."""
    cards = card_set(options)
    return [card_heading(kind, cards), card_text(kind, cards)]


def things(view: BareView, texts: Texts) -> list[tuple[str, Target]]:
    """All one could ask "why not?" about: your own cards, help, trades, the buttons."""
    reader = TidingsReader(view)
    found: list[tuple[str, Target]] = []
    for kind in held(view):
        number = reader.cards.ids.index(kind)
        is_laid = reader.cards.prints[number].sort in (CLASS, TITLE, ITEM)
        found.append(_button(view, move_of(number, LAY if is_laid else PLAY), texts))
    for kind, _ in reader.front(reader.me):
        number = reader.cards.ids.index(kind)
        named = texts.format(label(view, move_of(number, POWER)))
        found.append((named, Target(zone="front", kind=kind, seat=reader.me)))
    others = [seat for seat in range(reader.seats) if seat != reader.me]
    moves = [SELL, VOLUNTEER, PASS, *[first + seat for first in (HELP, TRADE) for seat in others]]
    return found + [_button(view, move, texts) for move in moves]


def _button(view: BareView, move: int, texts: Texts) -> tuple[str, Target]:
    return texts.format(label(view, move)), targets(view, move)[0]


def warning(view: BareView, move: int) -> Sentence | None:
    """Nothing needs to be asked twice: what matters most asks by itself."""
    return None


def remark(view: BareView, last: int) -> Sentence | None:
    """Nothing: answers that did not count stay in the hand unseen."""
    return None
