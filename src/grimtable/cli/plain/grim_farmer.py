"""Grim Farmer on a terminal: the board in lines, the story, the cards."""

from collections.abc import Mapping

from grimtable.cli.lines import beside, paragraph
from grimtable.cli.tui.party import Ending
from grimtable.games.grim_farmer.ids import (
    ACTIONS,
    CARD,
    DECK,
    DISCARD,
    LION,
    is_eligible,
)
from grimtable.games.grim_farmer.presentation.labels import (
    FarmerReader,
    card_heading,
    card_text,
    names,
    pieces,
    what_counts,
)
from grimtable.kernel.table import BareView
from grimtable.look.texts import Texts

RACES = ("Race", "InTurn", "LiveRace")


def news(view: BareView) -> object:
    """Changes when the seats are worth showing again; None in the middle of a choice."""
    reader = FarmerReader(view)
    if reader.picks or reader.question in ("PutBack", "Parrot", "Lion"):
        return None
    return (
        reader.public.turn,
        [reader.held(seat) for seat in range(reader.seats)],
        reader.public.placed,
        reader.public.used,
    )


def rows(view: BareView, texts: Texts) -> list[str]:
    """Everybody's hand size, pile and played specials, clockwise from the left, oneself last."""
    reader = FarmerReader(view)
    lines: list[str] = []
    for seat in reader.clockwise():
        lines.append(
            texts.format(
                "grim_farmer-board-seat",
                seat=seat,
                count=reader.held(seat),
                placed=int(reader.public.placed[seat]),
                match=reader.chosen("match"),
                wins=int(reader.public.wins[seat]),
                left=int(reader.public.left[seat]),
                first="yes" if seat == reader.public.first_player else "no",
            )
        )
        lines += laid(reader, seat, texts)
    return lines


def laid(reader: FarmerReader, seat: int, texts: Texts) -> list[str]:
    """What a seat has played this Turn, and its pile as far as it is seen."""
    played = [
        kind for kind in range(ACTIONS, LION + 1) if reader.public.used[seat] >> kind - ACTIONS & 1
    ]
    shown = []
    if played:
        shown.append(texts.format("grim_farmer-board-played", cards=names(played)))
    if reader.pile(seat):
        shown.append(texts.format("grim_farmer-board-pile", cards=names(reader.pile(seat))))
    return beside(shown) if shown else []


def status(view: BareView, texts: Texts) -> list[str]:
    """Deck, Last Call and hand; in the middle of a choice what has been chosen."""
    reader = FarmerReader(view)
    if reader.picks:
        picked = names([move - CARD for move in reader.picks])
        return [texts.format("grim_farmer-board-picked", cards=picked)]
    return piles(view, texts) + aside(view, texts) + still_open(reader, texts) + hand(reader, texts)


def piles(view: BareView, texts: Texts) -> list[str]:
    """Deck, discards, Last Call."""
    reader = FarmerReader(view)
    count, total = len(reader.zones[DECK]), len(reader.zones[DISCARD])
    lines = [texts.format("grim_farmer-board-piles", count=count, total=total)]
    if reader.question in ("DrawCount", "DrawMore") and reader.public.call:
        lines.append(texts.format("grim_farmer-board-call-old", cards=pieces(reader.public.call)))
    elif reader.public.call:
        call = {"cards": pieces(reader.public.call), "only": what_counts(reader.public.call)}
        lines.append(texts.format("grim_farmer-board-call", **call))
    return lines


def aside(view: BareView, texts: Texts) -> list[str]:
    """The piece beside the Last Call."""
    reader = FarmerReader(view)
    if reader.public.beside < 0:
        return []
    return [texts.format("grim_farmer-board-aside", cards=pieces(1 << reader.public.beside))]


def still_open(reader: FarmerReader, texts: Texts) -> list[str]:
    """Which specials this seat could still play, if it had them."""
    if reader.question not in RACES:
        return []
    used = 0
    for seat in range(reader.seats):
        if seat == reader.me or reader.chosen("special_limit") == "per_table":
            used |= int(reader.public.used[seat])
    kinds = [kind for kind in range(ACTIONS, LION + 1) if not used >> kind - ACTIONS & 1]
    return [texts.format("grim_farmer-board-open", cards=names(kinds))] if kinds else []


def hand(reader: FarmerReader, texts: Texts) -> list[str]:
    """The seat's hand in fixed order, and which of its cards fit."""
    kinds = reader.hand()
    lines = [texts.format("grim_farmer-board-hand", count=len(kinds), cards=names(kinds))]
    if kinds and reader.question in (*RACES, "PutBack", "Parrot", "Lion", "Place"):
        fit = [kind for kind in kinds if is_eligible(kind, reader.public.call)]
        lines.append(texts.format("grim_farmer-board-fits", count=len(fit), cards=names(fit)))
    return [paragraph(line) for line in lines]


def ranking(view: BareView, ending: Ending, texts: Texts) -> list[str]:
    """What everybody is left with, best first."""
    reader = FarmerReader(view)
    match = reader.chosen("match")
    lines = []
    for seat in ending.ranking:
        if match == "single":
            lines.append(texts.format("grim_farmer-score", seat=seat, count=reader.held(seat)))
        else:
            sums = {"wins": int(reader.public.wins[seat]), "left": int(reader.public.left[seat])}
            lines.append(texts.format("grim_farmer-score-match", seat=seat, **sums))
    return lines


def card(kind: str, seats: int, options: Mapping[str, str], texts: Texts) -> list[str]:
    """A card's heading and what it does."""
    text = texts.format(card_text(kind, options))
    return [texts.format(card_heading(kind, seats, options)), text]
