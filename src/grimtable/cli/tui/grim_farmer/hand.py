"""Your own hand: what fits stands out, everything can be chosen alike."""

from textual.content import Content

from grimtable.cli.tui.grim_farmer.looks import card
from grimtable.cli.tui.pieces import Lit, flow
from grimtable.games.grim_farmer.ids import ACTIONS, CARD, LION, is_eligible
from grimtable.games.grim_farmer.presentation.labels import FarmerReader, names
from grimtable.games.grim_farmer.vocabulary import NAMES
from grimtable.kernel.table import BareView
from grimtable.look.texts import Texts

JUDGED = ("Race", "InTurn", "LiveRace", "PutBack", "Parrot", "Lion", "Place")
"""Questions at which it matters what fits."""


def hand(view: BareView, texts: Texts, width: int, lit: Lit) -> Content:
    """The own cards, equal ones counted, those that fit marked; below them the picks."""
    reader = FarmerReader(view)
    kinds = reader.hand()
    chips = [] if kinds else [Content.styled(texts.format("screen-hand-empty"), "dim italic")]
    for kind in sorted(set(kinds)):
        fits = reader.question in JUDGED and is_eligible(kind, reader.public.call)
        keys, count = lit.kinds.get(NAMES[kind], ""), kinds.count(kind)
        chips.append(card(kind, texts, keys=keys, count=count, ends=" ✓" if fits else ""))
    lines = flow(chips, width)
    if reader.picks:
        head = Content.styled(texts.format("screen-farmer-picked"), "bold $accent")
        lines += flow([head, *_picks(reader, texts)], width)
    return Content("\n").join(lines)


def _picks(reader: FarmerReader, texts: Texts) -> list[Content]:
    return [
        card(move - CARD, texts, ends=_sign(reader, move - CARD), pick=at)
        for at, move in enumerate(reader.picks)
    ]


def _sign(reader: FarmerReader, kind: int) -> str:
    return " ✓" if reader.question == "Place" and is_eligible(kind, reader.public.call) else ""


def held(view: BareView) -> list[str]:
    """The kinds of your own hand, each once."""
    return names(sorted(set(FarmerReader(view).hand())))


def lights(view: BareView, texts: Texts) -> Content:
    """Which action specials can still be played this Turn: a lamp for each."""
    reader = FarmerReader(view)
    used = 0
    for seat in range(reader.seats):
        if seat == reader.me or reader.chosen("special_limit") == "per_table":
            used |= int(reader.public.used[seat])
    lamps = [Content.styled(texts.format("screen-farmer-open"), "dim")]
    for kind in range(ACTIONS, LION + 1):
        is_open = not used >> kind - ACTIONS & 1
        said = texts.format(f"grim_farmer-card-{NAMES[kind]}")
        style = "bold $accent" if is_open else "dim strike"
        lamps.append(Content.styled(f"{'●' if is_open else '○'} {said}", style))
    return Content("  ").join(lamps)
