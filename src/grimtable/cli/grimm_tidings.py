"""Grimm Tidings on a terminal: the board in lines, the story, the cards."""

from collections.abc import Mapping

from grimtable.cli.lines import beside, paragraph
from grimtable.cli.tui.company import Ending
from grimtable.games.grimm_tidings.cards.prints import BROUGHT, LASTING, SETS, CardSet
from grimtable.games.grimm_tidings.fights.strength import plain_bonus, works
from grimtable.games.grimm_tidings.ids import (
    ANNOUNCED,
    CURSE,
    DOORS,
    OPENED,
    SALE,
    SPOILS,
    TREASURES,
    fresh_of,
    hand_of,
)
from grimtable.games.grimm_tidings.presentation.banners import banners
from grimtable.games.grimm_tidings.presentation.questions import card_heading, card_text
from grimtable.games.grimm_tidings.presentation.seen import Seen
from grimtable.kernel.table import BareView
from grimtable.look.texts import Texts

TOPS = "grimm_tidings-board-tops"
WINDOWS = ("FreeWindow", "CombatWindow", "RunWindow", "Charity", "Setup")


def news(view: BareView) -> object:
    """Changes when the seats are worth showing again; None in the middle of an action."""
    seen = Seen(view)
    if seen.question not in WINDOWS or len(seen.said) > 0:
        return None
    public, fresh = seen.public, seen.zones[fresh_of(0) :: 4]
    return public.active, public.round, public.seats, public.marks, fresh


def backs(seen: Seen, seat: int) -> dict[str, int]:
    """How many Doors and Treasures a seat holds; the backs differ."""
    doors = 0
    for cell in seen.zones[hand_of(seat)]:
        if cell < 0:
            doors += (-1 - cell) % 8 == 0
        else:
            doors += seen.cards.prints[cell >> 1].sort < 6
    return {"doors": doors, "treasures": seen.held(seat) - doors}


def equipment(seen: Seen, seat: int) -> int:
    """The bonus of everything that works in front of a seat, restrictions aside."""
    cards = seen.t.front(seat)
    return sum(
        int(plain_bonus(seen.t, seat, card))
        for at, card in enumerate(cards)
        if works(seen.t, seat, at)
    )


def burden(seen: Seen, seat: int) -> int:
    """What the Curses that lie in front of a seat take from its strength."""
    curses = [seen.t.print(card) for card in seen.t.front(seat)]
    return sum(int(c.number(BROUGHT) + c.number(LASTING)) for c in curses if c.sort == CURSE)


def rows(view: BareView, texts: Texts) -> list[str]:
    """Everybody's Level, hand size and cards on the table, clockwise, oneself last."""
    seen = Seen(view)
    lines: list[str] = []
    for seat in seen.clockwise():
        lines.append(texts.format("grimm_tidings-board-seat", **seat_args(seen, seat)))
        lines += beside(laid(seen, seat, texts))
    return lines


def seat_args(seen: Seen, seat: int) -> dict[str, object]:
    """What is said of a seat in one line."""
    strength = equipment(seen, seat)
    mark = int(seen.public.seats[seat].dread + seen.public.seats[seat].omens) + burden(seen, seat)
    return {
        "seat": seat,
        "active": "yes" if seat == seen.public.active and seen.public.starter >= 0 else "no",
        "level": seen.level(seat),
        "sex": seen.sex(seat),
        "strength": strength,
        "plus": f"{strength:+d}",
        "mark": 0 if not mark else f"{mark:+d}",
        "fights": "yes" if seat in (seen.public.main, seen.public.helper) else "no",
        **backs(seen, seat),
    }


def laid(seen: Seen, seat: int, texts: Texts) -> list[str]:
    """What lies in front of a seat; equipped Items are marked."""
    shown = [
        texts.format(f"grimm_tidings-board-{'equipped' if on else 'lying'}", card=kind)
        for kind, on in seen.front(seat)
    ]
    return shown or [texts.format("grimm_tidings-board-nothing")]


def status(view: BareView, texts: Texts) -> list[str]:
    """Decks, the running fight, cards on their way, and the hand."""
    seen = Seen(view)
    lines = piles(view, texts) if seen.question in WINDOWS else []
    return lines + fight(seen, texts) + aside(view, texts) + hand(seen, texts)


def piles(view: BareView, texts: Texts) -> list[str]:
    """Decks, and what is shown of their discards."""
    seen = Seen(view)
    sizes = {"doors": len(seen.zones[DOORS]), "treasures": len(seen.zones[TREASURES])}
    lines = [texts.format("grimm_tidings-board-piles", **sizes)]
    return lines + discards(seen, texts)


def discards(seen: Seen, texts: Texts) -> list[str]:
    """What is shown of the discard piles."""
    key = "grimm_tidings-board-discards" if seen.t.rules.open_discards else TOPS
    cards = seen.discards()
    return [paragraph(texts.format(key, cards=cards))] if cards else []


def fight(seen: Seen, texts: Texts) -> list[str]:
    """Both sides, what is at stake, the helper's share, and whether it would end the game."""
    return [texts.format(said) for said in banners(seen.t)] if seen.public.main >= 0 else []


def aside(view: BareView, texts: Texts) -> list[str]:
    """Cards being played, shared, sold or turned up."""
    seen = Seen(view)
    cards = [name for zone in (ANNOUNCED, OPENED, SPOILS, SALE) for name in seen.names(zone)]
    return [texts.format("grimm_tidings-board-aside", cards=cards)] if cards else []


def hand(seen: Seen, texts: Texts) -> list[str]:
    """The own hand in the order of the set, with what was just received."""
    fresh = seen.names(fresh_of(seen.me)) if seen.me < seen.seats else []
    cards = seen.hand() + fresh
    return [paragraph(texts.format("grimm_tidings-board-hand", count=len(cards), cards=cards))]


def standing(view: BareView, ending: Ending, texts: Texts) -> list[str]:
    """Everybody's Level, the highest first."""
    levels = ending.scores
    order = sorted(range(len(levels)), key=lambda seat: (-levels[seat], seat))
    return [texts.format("grimm_tidings-score", seat=seat, level=levels[seat]) for seat in order]


def card_set(options: Mapping[str, str]) -> CardSet:
    """The cards of a table with these options."""
    name = options.get("card_set", SETS[0].name)
    return next(cards for cards in reversed(SETS.values()) if cards.name == name)


def card(kind: str, seats: int, options: Mapping[str, str], texts: Texts) -> list[str]:
    """A card's heading and what it does."""
    cards = card_set(options)
    return [texts.format(card_heading(kind, cards)), texts.format(card_text(kind, cards))]
