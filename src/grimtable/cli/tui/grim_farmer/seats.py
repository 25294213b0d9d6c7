"""Everybody around the farm: hands and piles as stacks, and what came of the challenges."""

from collections.abc import Sequence

from rich.cells import cell_len
from textual.content import Content

from grimtable.cli.tui.grim_farmer.call import LARGE, at_large, in_short, is_drawable
from grimtable.cli.tui.grim_farmer.looks import BACK, backs, card, row
from grimtable.cli.tui.grim_farmer.results import Results, to_show
from grimtable.cli.tui.pieces import Lit, flow, key_mark
from grimtable.games.grim_farmer.ids import is_eligible
from grimtable.games.grim_farmer.presentation.labels import FarmerReader
from grimtable.kernel.table import BareView
from grimtable.kernel.terms import BareEvent
from grimtable.look.texts import Texts

ROOM = 62
"""Columns from which on stacks are named in words."""
PILE = "#f2c14e"


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
    """The Last Call, and below it everybody's hand and pile, clockwise, oneself first or last."""
    reader = FarmerReader(view)
    past, order = to_show(told, reader), reader.clockwise(me_first=me_first)
    wide = max(cell_len(texts.format("screen-seat", seat=seat)) for seat in order)
    heads = [_seat(reader, seat, texts, lit, width, wide, past is None) for seat in order]
    laid = [_outcome(past, seat, texts) if past else _pile(reader, seat, texts) for seat in order]
    lines = [
        line
        for head, parts in zip(heads, laid, strict=True)
        for line in [head, *flow(parts, width, indent=4)]
    ]
    if is_drawable(reader, width) and len(lines) + LARGE < height:
        top = at_large(reader, texts, lit.buttons)
    else:
        top = in_short(reader, texts, lit.buttons, width, is_brief=past is not None)
    if len(lines) + len(top) > height:
        top = in_short(reader, texts, lit.buttons, width, is_brief=True)
        laid = [_outcome(past, seat, texts, is_brief=True) for seat in order] if past else laid
        blocks = [[head, *parts] for head, parts in zip(heads, laid, strict=True)]
        lines = [line for block in blocks for line in flow(block, width, indent=4, hang=True)]
    gap = [Content()] if len(lines) + len(top) < height else []
    return Content("\n").join([*top, *gap, *lines])


def _seat(
    reader: FarmerReader, seat: int, texts: Texts, lit: Lit, width: int, wide: int, with_pile: bool
) -> Content:
    """One line: who it is, the hand, the pile, and what to beware of."""
    is_first, held, placed = (
        seat == reader.public.first_player,
        reader.held(seat),
        int(reader.public.placed[seat]),
    )
    name = texts.format("screen-seat", seat=seat)
    no_key = "   " if lit.seats else ""
    key = "screen-farmer-held" if width >= ROOM else "screen-farmer-number"
    parts = [
        Content.assemble(
            Content.styled("★ " if is_first else "  ", "bold $accent"),
            key_mark(lit.seats.get(seat, "")) if seat in lit.seats else Content(no_key),
            Content(" " if lit.seats else ""),
            Content.styled(name, "bold $accent" if is_first else "bold").pad_right(
                wide - cell_len(name)
            ),
        ),
        Content.assemble(backs(held), " ", texts.format(key, count=held)),
    ]
    if with_pile and placed and not reader.pile(seat):
        key = "screen-farmer-placed" if width >= ROOM else "screen-farmer-number"
        parts.append(Content.assemble(backs(placed, PILE), " ", texts.format(key, count=placed)))
    if not held and reader.public.turn and reader.question != "NoneType":
        said = texts.format("screen-farmer-empty")
        parts.append(Content.styled(f" {said} ", "bold #1a1a1a on $error"))
    return row([*parts, _match(reader, seat, texts)])


def _match(reader: FarmerReader, seat: int, texts: Texts) -> Content:
    """How a seat stands in a match of several games."""
    match = reader.chosen("match")
    if match == "single":
        return Content()
    key = "screen-farmer-wins" if match == "first_to_k" else "screen-farmer-left"
    count = reader.public.wins[seat] if match == "first_to_k" else reader.public.left[seat]
    return Content.styled(texts.format(key, count=int(count)), "dim")


def _pile(reader: FarmerReader, seat: int, texts: Texts) -> list[Content]:
    """The own pile of this Turn; others lie face down."""
    kinds = reader.pile(seat) if seat == reader.me else []
    if not kinds:
        return []
    head = Content.styled(texts.format("screen-farmer-own-pile"), "dim")
    return [head, *_cards(kinds, reader.public.call, texts)]


def _cards(kinds: Sequence[int], call: int, texts: Texts) -> list[Content]:
    ends = [" ✓" if is_eligible(kind, call) else " ✗" for kind in kinds]
    return [card(kind, texts, ends=end) for kind, end in zip(kinds, ends, strict=True)]


def _outcome(past: Results, seat: int, texts: Texts, *, is_brief: bool = False) -> list[Content]:
    """What came of a seat's pile and of its challenge; in brief, nothing of hidden piles."""
    parts = []
    kinds = past.faces.get(seat, [])
    if seat in past.verdicts:
        key = "screen-farmer-good" if past.verdicts[seat] else "screen-farmer-bad"
        style = "bold $success" if past.verdicts[seat] else "bold $error"
        parts += [*_cards(kinds, past.call, texts), Content.styled(texts.format(key), style)]
    elif past.placed.get(seat) and not is_brief:
        said = texts.format("screen-farmer-hidden")
        parts += [backs(past.placed[seat], BACK), Content.styled(said, "dim")]
    if seat in past.targets:
        target = past.targets[seat]
        said = texts.format("screen-farmer-points", seat=seat, seat_to=target)
        sign = "✗" if past.verdicts.get(target) else "✓"
        parts.append(Content.styled(f"→ {said} {sign}", "bold"))
    change = past.changes.get(seat, 0)
    if change:
        number = f"+{change}" if change > 0 else f"−{-change}"  # noqa: RUF001 - a true minus
        said = texts.format("screen-farmer-change", number=number, count=abs(change))
        parts.append(Content.styled(said, "bold $error" if change > 0 else "bold $success"))
    return parts
