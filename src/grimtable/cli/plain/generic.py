"""Any game on a terminal, in lines: what its view shows, in the words of its texts."""

from collections.abc import Mapping, Sequence

from grimtable.cli import zones
from grimtable.cli.lines import beside
from grimtable.cli.tui.party import Ending
from grimtable.kernel.table import BareView
from grimtable.look.game import Game
from grimtable.look.texts import Texts


class GenericLines:
    """The lines of a game that names no face of its own."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def news(self, view: BareView) -> object:
        """Changes when the table is worth showing again: not for a hand alone."""
        open_zones = [
            zone for zone in zones.zones_of(self.game, view) if not zones.is_hand(self.game, zone)
        ]
        return open_zones, view.public

    def rows(self, view: BareView, texts: Texts) -> list[str]:
        """What lies in the middle, then everybody's points, hand size and cards."""
        lines = self.piles(view, texts)
        scores = zones.points(self.game, view)
        for seat in zones.clockwise(view, me_first=False):
            parts = [texts.format("screen-seat", seat=seat)]
            if scores is not None:
                parts.append(texts.format("screen-points", points=int(scores[seat])))
            parts.append(texts.format("screen-cards", count=zones.held(self.game, view, seat)))
            lines.append("  ".join(parts))
            lying = zones.before(self.game, view, seat)
            lines += beside([self._zone(zone, texts) for zone in lying]) if lying else []
        return lines

    def piles(self, view: BareView, texts: Texts) -> list[str]:
        """What lies in the middle."""
        return [self._zone(zone, texts) for zone in zones.shared(self.game, view)]

    def _zone(self, zone: zones.ShownZone, texts: Texts) -> str:
        name = zones.zone_name(self.game, zone, texts)
        cards = texts.format("screen-cards-named", cards=zones.in_order(zone))
        if not zone.known:
            return texts.format("screen-zone-closed", name=name, count=zone.size)
        key = "screen-zone-part" if zone.backs else "screen-zone-open"
        return texts.format(key, name=name, count=zone.size, text=cards)

    def aside(self, view: BareView, texts: Texts) -> list[str]:
        """Nothing: every zone is shown."""
        return []

    def status(self, view: BareView, texts: Texts) -> list[str]:
        """The game's own numbers, and your hand."""
        facts = zones.facts(self.game, view, texts)
        held = zones.hand(self.game, view)
        cards = texts.format("screen-cards-named", cards=held)
        said = cards if held else texts.format("screen-hand-empty")
        mine = texts.format("screen-zone-open", name=texts.format("screen-hand"), text=said,
                            count=len(held))  # fmt: skip
        return [*(["  ".join(facts)] if facts else []), mine]

    def ranking(self, view: BareView, ending: Ending, texts: Texts) -> list[str]:
        """Everybody's points, the best first."""
        return [
            texts.format("table-score", seat=seat, points=ending.scores[seat])
            for seat in ending.ranking
        ]

    def card(
        self, kind: str, seats: int, options: Mapping[str, str], texts: Texts
    ) -> Sequence[str]:
        """A card's name, how many there are, and what it does."""
        return [texts.format(said) for said in zones.card_sentences(self.game, kind)]
