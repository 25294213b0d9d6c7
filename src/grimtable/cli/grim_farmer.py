"""Grim Farmer on a terminal: the board in lines, the story, the cards."""

from collections.abc import Mapping

from grimtable.cli.lines import beside, paragraph
from grimtable.cli.tui.company import Ending
from grimtable.games.grim_farmer.ids import (
    ACTIONS,
    CARD,
    DECK,
    DISCARD,
    LION,
    is_eligible,
)
from grimtable.games.grim_farmer.presentation.labels import (
    Seen,
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
    seen = Seen(view)
    if seen.picks or seen.question in ("PutBack", "Parrot", "Lion"):
        return None
    return (
        seen.public.turn,
        [seen.held(seat) for seat in range(seen.seats)],
        seen.public.placed,
        seen.public.used,
    )


def rows(view: BareView, texts: Texts) -> list[str]:
    """Everybody's hand size, pile and played specials, clockwise from the left, oneself last."""
    seen = Seen(view)
    lines: list[str] = []
    for seat in seen.clockwise():
        lines.append(
            texts.format(
                "grim_farmer-board-seat",
                seat=seat,
                count=seen.held(seat),
                placed=int(seen.public.placed[seat]),
                match=seen.chosen("match"),
                wins=int(seen.public.wins[seat]),
                left=int(seen.public.left[seat]),
                first="yes" if seat == seen.public.first_player else "no",
            )
        )
        lines += laid(seen, seat, texts)
    return lines


def laid(seen: Seen, seat: int, texts: Texts) -> list[str]:
    """What a seat has played this Turn, and its pile as far as it is seen."""
    played = [
        kind for kind in range(ACTIONS, LION + 1) if seen.public.used[seat] >> kind - ACTIONS & 1
    ]
    shown = []
    if played:
        shown.append(texts.format("grim_farmer-board-played", cards=names(played)))
    if seen.pile(seat):
        shown.append(texts.format("grim_farmer-board-pile", cards=names(seen.pile(seat))))
    return beside(shown) if shown else []


def status(view: BareView, texts: Texts) -> list[str]:
    """Deck, Last Call and hand; in the middle of a choice what has been chosen."""
    seen = Seen(view)
    if seen.picks:
        picked = names([move - CARD for move in seen.picks])
        return [texts.format("grim_farmer-board-picked", cards=picked)]
    return piles(view, texts) + aside(view, texts) + still_open(seen, texts) + hand(seen, texts)


def piles(view: BareView, texts: Texts) -> list[str]:
    """Deck, discards, Last Call."""
    seen = Seen(view)
    count, total = len(seen.zones[DECK]), len(seen.zones[DISCARD])
    lines = [texts.format("grim_farmer-board-piles", count=count, total=total)]
    if seen.question in ("DrawCount", "DrawMore") and seen.public.call:
        lines.append(texts.format("grim_farmer-board-call-old", cards=pieces(seen.public.call)))
    elif seen.public.call:
        call = {"cards": pieces(seen.public.call), "only": what_counts(seen.public.call)}
        lines.append(texts.format("grim_farmer-board-call", **call))
    return lines


def aside(view: BareView, texts: Texts) -> list[str]:
    """The piece beside the Last Call."""
    seen = Seen(view)
    if seen.public.beside < 0:
        return []
    return [texts.format("grim_farmer-board-aside", cards=pieces(1 << seen.public.beside))]


def still_open(seen: Seen, texts: Texts) -> list[str]:
    """Which specials this seat could still play, if it had them."""
    if seen.question not in RACES:
        return []
    used = 0
    for seat in range(seen.seats):
        if seat == seen.me or seen.chosen("special_limit") == "per_table":
            used |= int(seen.public.used[seat])
    kinds = [kind for kind in range(ACTIONS, LION + 1) if not used >> kind - ACTIONS & 1]
    return [texts.format("grim_farmer-board-open", cards=names(kinds))] if kinds else []


def hand(seen: Seen, texts: Texts) -> list[str]:
    """The own hand in fixed order, and which of its cards fit."""
    kinds = seen.hand()
    lines = [texts.format("grim_farmer-board-hand", count=len(kinds), cards=names(kinds))]
    if kinds and seen.question in (*RACES, "PutBack", "Parrot", "Lion", "Place"):
        fit = [kind for kind in kinds if is_eligible(kind, seen.public.call)]
        lines.append(texts.format("grim_farmer-board-fits", count=len(fit), cards=names(fit)))
    return [paragraph(line) for line in lines]


def standing(view: BareView, ending: Ending, texts: Texts) -> list[str]:
    """What everybody is left with, best first."""
    seen = Seen(view)
    match = seen.chosen("match")
    lines = []
    for seat in ending.standing:
        if match == "single":
            lines.append(texts.format("grim_farmer-score", seat=seat, count=seen.held(seat)))
        else:
            sums = {"wins": int(seen.public.wins[seat]), "left": int(seen.public.left[seat])}
            lines.append(texts.format("grim_farmer-score-match", seat=seat, **sums))
    return lines


def card(kind: str, seats: int, options: Mapping[str, str], texts: Texts) -> list[str]:
    """A card's heading and what it does."""
    text = texts.format(card_text(kind, options))
    return [texts.format(card_heading(kind, seats, options)), text]
