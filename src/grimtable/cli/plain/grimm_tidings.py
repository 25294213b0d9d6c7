"""Grimm Tidings on a terminal: the board in lines, the story, the cards."""

from collections.abc import Mapping

from grimtable.cli.lines import beside, paragraph
from grimtable.cli.tui.party import Ending
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
from grimtable.games.grimm_tidings.presentation.reader import TidingsReader
from grimtable.kernel.table import BareView
from grimtable.look.card_sets import set_named
from grimtable.look.texts import Texts

TOPS = "grimm_tidings-board-tops"
WINDOWS = ("FreeWindow", "CombatWindow", "RunWindow", "Charity", "Setup")


def news(view: BareView) -> object:
    """Changes when the seats are worth showing again; None in the middle of an action."""
    reader = TidingsReader(view)
    if reader.question not in WINDOWS or len(reader.said) > 0:
        return None
    public, fresh = reader.public, reader.zones[fresh_of(0) :: 4]
    return public.active, public.round, public.seats, public.marks, fresh


def backs(reader: TidingsReader, seat: int) -> dict[str, int]:
    """How many Doors and Treasures a seat holds; the backs differ."""
    doors = 0
    for cell in reader.zones[hand_of(seat)]:
        if cell < 0:
            doors += (-1 - cell) % 8 == 0
        else:
            doors += reader.cards.prints[cell >> 1].sort < 6
    return {"doors": doors, "treasures": reader.held(seat) - doors}


def equipment(reader: TidingsReader, seat: int) -> int:
    """The bonus of everything that works in front of a seat, restrictions aside."""
    cards = reader.t.front(seat)
    return sum(
        int(plain_bonus(reader.t, seat, card))
        for at, card in enumerate(cards)
        if works(reader.t, seat, at)
    )


def burden(reader: TidingsReader, seat: int) -> int:
    """What the Curses that lie in front of a seat take from its strength."""
    curses = [reader.t.print(card) for card in reader.t.front(seat)]
    return sum(int(c.number(BROUGHT) + c.number(LASTING)) for c in curses if c.sort == CURSE)


def rows(view: BareView, texts: Texts) -> list[str]:
    """Everybody's Level, hand size and cards on the table, clockwise, oneself last."""
    reader = TidingsReader(view)
    lines: list[str] = []
    for seat in reader.clockwise():
        lines.append(texts.format("grimm_tidings-board-seat", **seat_args(reader, seat)))
        lines += beside(laid(reader, seat, texts))
    return lines


def seat_args(reader: TidingsReader, seat: int) -> dict[str, object]:
    """What is said of a seat in one line."""
    strength = equipment(reader, seat)
    fields = reader.public.seats[seat]
    mark = int(fields.dread + fields.omens) + burden(reader, seat)
    return {
        "seat": seat,
        "active": "yes" if seat == reader.public.active and reader.public.starter >= 0 else "no",
        "level": reader.level(seat),
        "sex": reader.sex(seat),
        "strength": strength,
        "plus": f"{strength:+d}",
        "mark": 0 if not mark else f"{mark:+d}",
        "fights": "yes" if seat in (reader.public.main, reader.public.helper) else "no",
        **backs(reader, seat),
    }


def laid(reader: TidingsReader, seat: int, texts: Texts) -> list[str]:
    """What lies in front of a seat; equipped Items are marked."""
    shown = [
        texts.format(f"grimm_tidings-board-{'equipped' if on else 'lying'}", card=kind)
        for kind, on in reader.front(seat)
    ]
    return shown or [texts.format("grimm_tidings-board-nothing")]


def status(view: BareView, texts: Texts) -> list[str]:
    """Decks, the running fight, cards on their way, and the hand."""
    reader = TidingsReader(view)
    lines = piles(view, texts) if reader.question in WINDOWS else []
    return lines + fight(reader, texts) + aside(view, texts) + hand(reader, texts)


def piles(view: BareView, texts: Texts) -> list[str]:
    """Decks, and what is shown of their discards."""
    reader = TidingsReader(view)
    sizes = {"doors": len(reader.zones[DOORS]), "treasures": len(reader.zones[TREASURES])}
    lines = [texts.format("grimm_tidings-board-piles", **sizes)]
    return lines + discards(reader, texts)


def discards(reader: TidingsReader, texts: Texts) -> list[str]:
    """What is shown of the discard piles."""
    key = "grimm_tidings-board-discards" if reader.t.rules.open_discards else TOPS
    cards = reader.discards()
    return [paragraph(texts.format(key, cards=cards))] if cards else []


def fight(reader: TidingsReader, texts: Texts) -> list[str]:
    """Both sides, what is at stake, the helper's share, and whether it would end the game."""
    return [texts.format(said) for said in banners(reader.t)] if reader.public.main >= 0 else []


def aside(view: BareView, texts: Texts) -> list[str]:
    """Cards being played, shared, sold or turned up."""
    reader = TidingsReader(view)
    cards = [name for zone in (ANNOUNCED, OPENED, SPOILS, SALE) for name in reader.names(zone)]
    return [texts.format("grimm_tidings-board-aside", cards=cards)] if cards else []


def hand(reader: TidingsReader, texts: Texts) -> list[str]:
    """The seat's hand in the order of the set, with what was just received."""
    fresh = reader.names(fresh_of(reader.me)) if reader.me < reader.seats else []
    cards = reader.hand() + fresh
    return [paragraph(texts.format("grimm_tidings-board-hand", count=len(cards), cards=cards))]


def ranking(view: BareView, ending: Ending, texts: Texts) -> list[str]:
    """Everybody's Level, the highest first."""
    levels = ending.scores
    order = sorted(range(len(levels)), key=lambda seat: (-levels[seat], seat))
    return [texts.format("grimm_tidings-score", seat=seat, level=levels[seat]) for seat in order]


def card_set(options: Mapping[str, str]) -> CardSet:
    """The cards of a table with these options."""
    name = options.get("card_set", SETS[0].name)
    return set_named(name, SETS)


def card(kind: str, seats: int, options: Mapping[str, str], texts: Texts) -> list[str]:
    """A card's heading and what it does."""
    cards = card_set(options)
    return [texts.format(card_heading(kind, cards)), texts.format(card_text(kind, cards))]
