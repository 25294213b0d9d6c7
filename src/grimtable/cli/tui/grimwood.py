"""Grimwood on a screen: seats, lights, hand and piles, made from one view."""

from collections.abc import Mapping, Sequence

from textual.content import Content

from grimtable.cli.tui.pieces import Lit, chip, flow, key_mark, on_click
from grimtable.cli.tui.pieces import answer as answer
from grimtable.games.grimwood.ids import (
    ASIDE,
    DECK,
    DECLINE,
    DISCARD,
    DRAW,
    DRAW_EXTRA,
    END,
    HAND,
    LAY,
    PLAY,
    RUNE,
    RUNE_PLAY,
    SET,
    STEAL,
    STEAL_EXTRA,
    SUPERNATURALS,
)
from grimtable.games.grimwood.presentation.labels import (
    GrimwoodReader,
    card_heading,
    card_text,
    label,
    names,
    worth,
)
from grimtable.games.grimwood.presentation.targets import targets
from grimtable.games.grimwood.vocabulary import CARDS, NAMES, VOCABULARY
from grimtable.kernel.table import BareView
from grimtable.kernel.terms import BareEvent
from grimtable.look.game import Sentence, Target
from grimtable.look.texts import Texts

STYLES: Mapping[str, str] = {
    "supernatural": "#e2c7ff on #35234a",
    "animal": "#ffe08a on #40330f",
    "setting": "#a9e8c6 on #15392b",
    "reaction": "#a8cdff on #1a3050",
    "action": "#a8cdff on #1a3050",
}
"""How cards of a group look."""
LOCKED = "#ccefff on #0e4a66"
ROWS = 12


def style_of(kind: int) -> str:
    """The colours of a card."""
    return STYLES[CARDS[NAMES[kind]]["group"]]


# The story


# The board


def headline(view: BareView, texts: Texts) -> Content:
    """Whose turn it is, the piles, the last round."""
    reader = GrimwoodReader(view)
    pile = reader.zones[DISCARD]
    turn = texts.format(
        "screen-turn", number=int(reader.public.turn), seat=int(reader.public.active)
    )
    parts = [
        Content.styled(f" {turn} ", "bold $text on $primary"),
        Content.styled(texts.format("screen-deck", count=len(reader.zones[DECK])), "$foreground"),
    ]
    if pile:
        top = NAMES[pile[-1] >> 1]
        said = texts.format("screen-discard", total=len(pile), card=top)
    else:
        said = texts.format("screen-discard-empty")
    parts.append(on_click(Content.styled(said, "$foreground"), sheet="pile"))
    return Content("   ").join(parts)


def banner(view: BareView, texts: Texts) -> str:
    """How many turns are left, once the deck has run out; else ""."""
    left = int(GrimwoodReader(view).public.left)
    return texts.format("grimwood-board-last-round", count=left) if left >= 0 else ""


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
    """Everybody's points, hand size and combos, clockwise, oneself first or last.

    With room to spare there are empty lines; where it is tight, combos begin beside the name.
    """
    reader = GrimwoodReader(view)
    order = reader.clockwise(me_first=me_first)
    parts = [(_seat(reader, seat, texts, lit), _combos(reader, seat, texts, lit)) for seat in order]
    blocks = [[head, *flow(combos, width, indent=2)] for head, combos in parts]
    lines = sum(map(len, blocks))
    if lines > height:
        blocks = [flow([head, *combos], width, indent=2, hang=True) for head, combos in parts]
    gap = "\n\n" if lines + len(order) - 1 <= height else "\n"
    return Content(gap).join([Content("\n").join(block) for block in blocks])


def _seat(reader: GrimwoodReader, seat: int, texts: Texts, lit: Lit) -> Content:
    is_active = reader.public.active == seat
    best = max(reader.points(other) for other in range(len(reader.public.rows)))
    points = reader.points(seat)
    name = texts.format("screen-seat", seat=seat)
    parts = [
        Content.styled("▶ " if is_active else "  ", "bold $accent"),
        key_mark(lit.seats.get(seat, "")),
        Content(" " if seat in lit.seats else ""),
        Content.styled(name, "bold $accent" if is_active else "bold"),
        Content("  "),
        Content.styled(
            texts.format("screen-points", points=points),
            "bold $success" if points == best > 0 else "bold",
        ),
        Content.styled("  " + texts.format("screen-cards", count=reader.held(seat)), "dim"),
    ]
    skips = int(reader.public.skips[seat])
    if skips:
        parts.append(Content.styled("  " + texts.format("screen-skips", count=skips), "$warning"))
    return Content.assemble(*parts)


def _combos(reader: GrimwoodReader, seat: int, texts: Texts, lit: Lit) -> list[Content]:
    if not reader.public.rows[seat]:
        return [Content.styled(texts.format("grimwood-board-none"), "dim italic")]
    return [
        _combo(reader, combo, texts, lit.laid.get((seat, index), ""))
        for index, combo in enumerate(reader.public.rows[seat])
    ]


def _combo(reader: GrimwoodReader, combo: Sequence[int], texts: Texts, keys: str) -> Content:
    is_locked = reader.is_frozen(combo)
    key = "screen-set" if combo[0] >= SUPERNATURALS else "screen-combo"
    said = texts.format(key, cards=names(combo), size=len(combo), points=worth(combo))
    style = LOCKED if is_locked else style_of(combo[0])
    kinds = list(dict.fromkeys(names(combo)))
    return chip(f"🔒 {said}" if is_locked else said, style, keys, kinds=kinds)


def lights(view: BareView, texts: Texts) -> Content:
    """What is left of the turn, whoever's it is: a lamp for each action."""
    reader = GrimwoodReader(view)
    public = reader.public
    if reader.chosen("action_economy") == "two_free":
        shown = [("actions", public.actions, 2), ("powers", public.powers, 1)]
    else:
        shown = [("play", public.plays, 1), ("close", public.closes, 1)]
    shown.append(("extra", public.extras, 0))
    lamps = []
    for name, left, usual in shown:
        lamp = "●" * left + "○" * (usual - left)
        style = "bold $accent" if left else "dim"
        lamps.append(Content.styled(f"{lamp or '○'} {texts.format(f'screen-light-{name}')}", style))
    return Content("   ").join(lamps)


def hand(view: BareView, texts: Texts, width: int, lit: Lit) -> Content:
    """Your hand, with equal cards counted; cards that can be used now stand out."""
    reader = GrimwoodReader(view)
    kinds = [cell >> 1 for cell in reader.zones[HAND + reader.me]]
    chips = [] if kinds else [Content.styled(texts.format("screen-hand-empty"), "dim italic")]
    for kind in sorted(set(kinds)):
        said = texts.format("screen-cards-named", cards=[NAMES[kind]] * kinds.count(kind))
        style = style_of(kind) + (" bold" if NAMES[kind] in lit.kinds else "")
        chips.append(chip(said, style, kinds=[NAMES[kind]]))
    aside = [cell >> 1 for cell in reader.zones[ASIDE] if cell >= 0]
    if aside:
        said = texts.format("grimwood-board-aside", cards=names(aside))
        thing = Content.styled(said, "italic $warning")
        chips.append(on_click(thing, kinds=list(dict.fromkeys(names(aside)))))
    return Content("\n").join(flow(chips, width))


def held(view: BareView) -> list[str]:
    """The kinds of your own hand, each once."""
    reader = GrimwoodReader(view)
    return names(sorted({cell >> 1 for cell in reader.zones[HAND + reader.me]}))


def pile(view: BareView, texts: Texts) -> str:
    """The discard pile, its top card first."""
    kinds = [cell >> 1 for cell in reversed(GrimwoodReader(view).zones[DISCARD])]
    if not kinds:
        return texts.format("screen-discard-empty")
    return texts.format("screen-cards-named", cards=names(kinds))


# Helping


def card(kind: str, count: int, options: Mapping[str, str]) -> list[Sentence]:
    """A card's heading and what it does, at a table with this number of seats."""
    return [card_heading(kind, count), card_text(kind, options)]


def things(view: BareView, texts: Texts) -> list[tuple[str, Target]]:
    """All one could ask "why not?" about: your own cards, the buttons, everybody's combos."""
    reader = GrimwoodReader(view)
    found: list[tuple[str, Target]] = []
    for kind in map(NAMES.index, held(view)):
        if kind < SUPERNATURALS:
            found += [_button(view, first + kind, texts) for first in (PLAY, LAY)]
        elif kind != RUNE:
            named = texts.format("screen-cards-named", cards=[NAMES[kind]])
            found.append((named, Target(zone="hand", kind=NAMES[kind])))
    others = [seat for seat in range(len(reader.public.rows)) if seat != reader.me]
    buttons = [END, DECLINE, DRAW, DRAW_EXTRA, RUNE_PLAY, *range(SET, SET + 6)]
    buttons += [first + seat for first in (STEAL, STEAL_EXTRA) for seat in others]
    found += [_button(view, move, texts) for move in buttons]
    for seat, row in enumerate(reader.public.rows):
        for index, combo in enumerate(row):
            said = texts.format("screen-combo-of", seat=seat, cards=names(combo))
            found.append((said, Target(seat=seat, combo=index)))
    return found


def _button(view: BareView, move: int, texts: Texts) -> tuple[str, Target]:
    return texts.format(label(view, move)), targets(move)[0]


def warning(view: BareView, move: int) -> Sentence | None:
    """What warns before points are left in hand."""
    reader = GrimwoodReader(view)
    if reader.question != "MainAction":
        return None
    verbs = {VOCABULARY.span(option)[0].verb for option in reader.options}
    if move == END and "set" in verbs:
        return Sentence("screen-warn-set")
    if reader.public.left >= 0 and verbs & {"play", "lay"} and _is_last_lay(reader, move):
        return Sentence("screen-warn-last")
    return None


def remark(view: BareView, last: int) -> Sentence | None:
    """Nothing: everybody answers in turn."""
    return None


def _is_last_lay(reader: GrimwoodReader, move: int) -> bool:
    """Can no supernatural be laid after this? Sets can, until the turn ends (GW-R3, GW-R7)."""
    is_bound = reader.chosen("turn_order") == "close_last"
    is_free = reader.chosen("free_supernatural_placement") == "true"
    return move == END or (is_bound and not is_free and STEAL <= move < STEAL_EXTRA)
