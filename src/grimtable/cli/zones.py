"""What a view shows of any game, in the words of its texts: for terminals without a face for it."""

from collections.abc import Sequence
from typing import NamedTuple

from grimtable.kernel.table import BareView
from grimtable.kernel.terms import PUBLIC
from grimtable.look.game import Game, Sentence
from grimtable.look.plain import PlainGame
from grimtable.look.texts import Texts, bundle

HAND = "hand"
UNSAID = ("options", "seat_count")
CARDS_NAMED_ONE_BY_ONE = 8
"""Cards of a zone that are named one by one; of more, equal ones are counted."""


class ShownZone(NamedTuple):
    """A zone as a view shows it."""

    name: str
    owner: int
    known: list[str]
    """The kinds that are seen, in their order."""
    backs: int

    @property
    def size(self) -> int:
        """How many cards lie there."""
        return len(self.known) + self.backs


def zones_of(game: Game, view: BareView) -> list[ShownZone]:
    """All zones of a table."""
    named = zip(game.zones(view.public.seat_count), view.zones, strict=True)
    return [
        ShownZone(
            name,
            owner,
            [game.kinds[cell >> 1] for cell in cells if cell >= 0],
            sum(cell < 0 for cell in cells),
        )
        for (name, owner), cells in named
    ]


def is_hand(game: Game, zone: ShownZone) -> bool:
    """Do its cards lie in a hand, and not before their seat?"""
    return zone.name == hand_name(game)


def hand_name(game: Game) -> str:
    """The zone that is a hand; of a game without one of that name, the first that is private."""
    if not isinstance(game, PlainGame) or HAND in game.own_zones:
        return HAND
    return next((name for name in game.own_zones if name in game.private), HAND)


def shared(game: Game, view: BareView) -> list[ShownZone]:
    """What lies in the middle."""
    return [zone for zone in zones_of(game, view) if zone.owner < 0 and zone.size]


def before(game: Game, view: BareView, seat: int) -> list[ShownZone]:
    """What lies before a seat, face up or down; of hands only what is known."""
    return [
        zone
        for zone in zones_of(game, view)
        if zone.owner == seat
        and (zone.known if is_hand(game, zone) else zone.size)
        and not (is_hand(game, zone) and seat == view.seat)
    ]


def held(game: Game, view: BareView, seat: int) -> int:
    """How many cards a seat holds."""
    hands = [zone for zone in zones_of(game, view) if zone.owner == seat and is_hand(game, zone)]
    return sum(zone.size for zone in hands)


def hand(game: Game, view: BareView) -> list[str]:
    """Your own cards, in the order of the game's list."""
    hands = [z for z in zones_of(game, view) if z.owner == view.seat and is_hand(game, z)]
    return sorted([kind for zone in hands for kind in zone.known], key=game.kinds.index)


def in_order(zone: ShownZone) -> list[str]:
    """The top first; where there are many, equal ones together."""
    if len(zone.known) <= CARDS_NAMED_ONE_BY_ONE:
        return zone.known[::-1]
    return sorted(zone.known, key=zone.known[::-1].index)


def clockwise(view: BareView, *, me_first: bool) -> list[int]:
    """All seats as one sees them, oneself first or last; a spectator sees them in order."""
    seats, me = view.public.seat_count, view.seat
    if me == PUBLIC:
        return list(range(seats))
    start = 0 if me_first else 1
    return [(me + i) % seats for i in range(start, seats + start)]


def points(game: Game, view: BareView) -> Sequence[int] | None:
    """Everybody's points, if they do not depend on cards that this seat has not seen."""
    one, other = (game.scores(game.deal_from(view, seed)) for seed in (1, 2))
    return one if one == other else None


def facts(game: Game, view: BareView, texts: Texts) -> list[str]:
    """The numbers of the game's own that have a text `<game>-field-<name>`."""
    said = []
    for name in game.fields:
        value, key = getattr(view.public, name), f"{game.name}-field-{name}"
        if name in UNSAID or not isinstance(value, int) or not has_text(texts, key):
            continue
        said.append(f"{texts.format(key)}: {value}")
    return said


def has_text(texts: Texts, key: str) -> bool:
    """Has somebody written this text?"""
    return bool(bundle(texts.language, texts.game).has_message(key))


def zone_name(game: Game, zone: ShownZone, texts: Texts) -> str:
    """What a zone is called."""
    return texts.format(f"{game.name}-zone-{zone.name}")


def card_sentences(game: Game, kind: str) -> list[Sentence]:
    """A card's name with how many there are, and what it does if somebody has written that."""
    count = game.deck[kind] if isinstance(game, PlainGame) else 0
    heading = Sentence("screen-card-heading", {"card": kind, "count": count})
    key = f"{game.name}-text-{kind}"
    is_written = bundle("en", game.name).has_message(key)
    return [heading, Sentence(key if is_written else "screen-card-untold")]
