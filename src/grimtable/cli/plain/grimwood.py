"""Grimwood on a terminal: the board in lines, the story, the cards."""

from collections.abc import Mapping

from grimtable.cli.lines import beside
from grimtable.cli.tui.party import Ending
from grimtable.games.grimwood.ids import ASIDE, DECK, DISCARD, HAND
from grimtable.games.grimwood.presentation.labels import (
    GrimwoodReader,
    card_heading,
    card_text,
    names,
    worth,
)
from grimtable.games.grimwood.vocabulary import NAMES
from grimtable.kernel.table import BareView
from grimtable.look.texts import Texts


def news(view: BareView) -> object:
    """Changes when the combos are worth showing again; None in the middle of a power."""
    reader = GrimwoodReader(view)
    return (
        (reader.public.turn, reader.public.rows)
        if reader.question in ("MainAction", "Steal")
        else None
    )


def rows(view: BareView, texts: Texts) -> list[str]:
    """Everybody's points, hand size and combos, clockwise from the left, oneself last."""
    reader = GrimwoodReader(view)
    lines: list[str] = []
    for seat in reader.clockwise():
        lines.append(
            texts.format(
                "grimwood-board-seat",
                seat=seat,
                points=reader.points(seat),
                count=reader.held(seat),
                skips=int(reader.public.skips[seat]),
            )
        )
        lines += beside(combos(reader, seat, texts))
    return lines


def combos(reader: GrimwoodReader, seat: int, texts: Texts) -> list[str]:
    """A seat's combos with their points, locked ones marked."""
    if not reader.public.rows[seat]:
        return [texts.format("grimwood-board-none")]
    shown = []
    for combo in reader.public.rows[seat]:
        key = "grimwood-board-combo" + ("-frozen" if reader.is_frozen(combo) else "")
        shown.append(texts.format(key, cards=names(combo), points=worth(combo)))
    return shown


def status(view: BareView, texts: Texts) -> list[str]:
    """Piles, what is left of the turn, and the hand; in the middle of a power less of it."""
    if news(view) is None:
        return aside(view, texts) + hand(view, texts)
    return piles(view, texts) + budget(view, texts) + hand(view, texts)


def piles(view: BareView, texts: Texts) -> list[str]:
    """Deck, discard pile, the last round."""
    reader = GrimwoodReader(view)
    count, pile = len(reader.zones[DECK]), reader.zones[DISCARD]
    if pile:
        top = NAMES[pile[-1] >> 1]
        lines = [texts.format("grimwood-board-piles", count=count, total=len(pile), card=top)]
    else:
        lines = [texts.format("grimwood-board-piles-bare", count=count)]
    left = int(reader.public.left)
    if left >= 0:
        lines.append(texts.format("grimwood-board-last-round", count=left))
    return lines


def aside(view: BareView, texts: Texts) -> list[str]:
    """Cards lifted or waiting for their place."""
    cards = names([cell >> 1 for cell in GrimwoodReader(view).zones[ASIDE] if cell >= 0])
    return [texts.format("grimwood-board-aside", cards=cards)] if cards else []


def budget(view: BareView, texts: Texts) -> list[str]:
    """What is left of your own turn; nothing in another's."""
    reader = GrimwoodReader(view)
    public = reader.public
    if public.active != reader.me:
        return []
    if reader.chosen("action_economy") == "two_free":
        left = {"actions": public.actions, "powers": public.powers}
        return [texts.format("grimwood-board-actions", **left)]
    left = {"plays": public.plays, "closes": public.closes, "extras": public.extras}
    return [texts.format("grimwood-board-budget", **left)]


def hand(view: BareView, texts: Texts) -> list[str]:
    """The seat's hand, in the order of the card list."""
    reader = GrimwoodReader(view)
    kinds = sorted(cell >> 1 for cell in reader.zones[HAND + reader.me])
    return [texts.format("grimwood-board-hand", count=len(kinds), cards=names(kinds))]


def ranking(view: BareView, ending: Ending, texts: Texts) -> list[str]:
    """Everybody's points, by seat."""
    return [
        texts.format("table-score", seat=seat, points=points)
        for seat, points in enumerate(ending.scores)
    ]


def card(kind: str, seats: int, options: Mapping[str, str], texts: Texts) -> list[str]:
    """A card's heading and what it does."""
    text = texts.format(card_text(kind, options))
    return [texts.format(card_heading(kind, seats)), text]
