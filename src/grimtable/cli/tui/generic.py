"""Any game on a screen: what its view shows, in the words and colours the game brings along."""

from collections.abc import Mapping, Sequence

from textual.content import Content

from grimtable.cli import zones
from grimtable.cli.plain.generic import GenericLines
from grimtable.cli.tui.pieces import Lit, answer, chip, flow, hand_chips, on_click, seat_head
from grimtable.kernel.table import BareView
from grimtable.kernel.terms import PUBLIC, BareEvent
from grimtable.look.appearance import appearance_of
from grimtable.look.game import Game, Sentence, Target
from grimtable.look.texts import Texts

GROUND = "#222831"
INKS = ("#ffe08a", "#a9e8c6", "#a8cdff", "#e2c7ff", "#ffb4a8", "#d8d3c8")
"""Of cards whose game gives them no colour, in turn."""
BACK = "#8a8f98 on #1c2127"


class GenericFace:
    """The screen of a game that names no face of its own."""

    ROWS = 12

    def __init__(self, game: Game) -> None:
        self.game = game
        self.looks = appearance_of(game).cards

    def style_of(self, kind: str) -> str:
        """The colours of a card."""
        look = self.looks.get(kind)
        ink = look.colour if look and look.colour else INKS[self.game.kinds.index(kind) % len(INKS)]
        return f"{ink} on {GROUND}"

    # The board

    def headline(self, view: BareView, texts: Texts, /) -> Content:
        """Who is asked, and what lies in the middle face down."""
        parts = []
        asked = [seat for seat in range(view.public.seat_count) if view.asked >> seat & 1]
        if len(asked) == 1:
            said = texts.format("screen-asked", seat=asked[0])
            parts.append(Content.styled(f" {said} ", "bold $text on $primary"))
        elif asked:
            said = texts.format("screen-asked-several", seats=asked)
            parts.append(Content.styled(f" {said} ", "bold $text on $primary"))
        for zone in zones.shared(self.game, view):
            name = zones.zone_name(self.game, zone, texts)
            said = texts.format("screen-zone-closed", name=name, count=zone.size)
            parts.append(on_click(Content(said), sheet="pile"))
        return Content("   ").join(parts)

    def banner(self, view: BareView, texts: Texts, /) -> str:
        """Nothing: no rule is known here."""
        return ""

    def seats(
        self,
        view: BareView,
        texts: Texts,
        width: int,
        height: int,
        lit: Lit,
        /,
        *,
        me_first: bool,
        told: Sequence[BareEvent],
    ) -> Content:
        """What lies open in the middle, then everybody's points, hand size and cards."""
        blocks = [self._zone(zone, texts, width) for zone in zones.shared(self.game, view)
                  if zone.known]  # fmt: skip
        scores = zones.points(self.game, view)
        for seat in zones.clockwise(view, me_first=me_first):
            said = [texts.format("screen-seat", seat=seat)]
            if scores is not None:
                said.append(texts.format("screen-points", points=int(scores[seat])))
            said.append(texts.format("screen-cards", count=zones.held(self.game, view, seat)))
            is_asked = bool(view.asked >> seat & 1)
            head = seat_head("  ".join(said), lit.seats.get(seat, ""), is_active=is_asked)
            block = [Content.assemble("▶ " if is_asked else "  ", head)]
            for zone in zones.before(self.game, view, seat):
                block += self._zone(zone, texts, width)
            blocks.append(block)
        lines = sum(map(len, blocks)) + len(blocks) - 1
        gap = "\n\n" if lines <= height else "\n"
        return Content(gap).join([Content("\n").join(block) for block in blocks])

    def _zone(self, zone: zones.ShownZone, texts: Texts, width: int) -> list[Content]:
        """Its name, then its cards; equal neighbours are counted."""
        chips = [Content.styled(zones.zone_name(self.game, zone, texts), "dim")]
        runs: list[list[str]] = []
        for kind in zones.in_order(zone):
            if runs and runs[-1][0] == kind:
                runs[-1].append(kind)
            else:
                runs.append([kind])
        for run in runs:
            said = texts.format("screen-cards-named", cards=run)
            chips.append(chip(said, self.style_of(run[0]), kinds=[run[0]]))
        if zone.backs:
            chips.append(chip(texts.format("screen-cards", count=zone.backs), BACK))
        return flow(chips, width, indent=4)

    def lights(self, view: BareView, texts: Texts, /) -> Content:
        """The game's own numbers that have a text."""
        return Content("   ").join([Content(said) for said in zones.facts(self.game, view, texts)])

    def hand(self, view: BareView, texts: Texts, width: int, lit: Lit, /) -> Content:
        """Your own cards; those that can be used now stand out."""
        return hand_chips(zones.hand(self.game, view), self.style_of, texts, width, lit)

    def held(self, view: BareView, /) -> list[str]:
        """The kinds of your own hand, each once."""
        return list(dict.fromkeys(zones.hand(self.game, view)))

    def pile(self, view: BareView, texts: Texts, /) -> str:
        """Every zone in the middle."""
        lines = GenericLines(self.game).piles(view, texts)
        return "\n\n".join(lines) or texts.format("screen-discard-empty")

    # Answers and help

    def answer(self, game: Game, view: BareView, move: int, texts: Texts, /) -> Content:
        """An option in words, with its certain effect on the scores."""
        return answer(game, view, move, texts)

    def warning(self, view: BareView, move: int, /) -> Sentence | None:
        """Nothing needs to be asked twice."""
        return None

    def remark(self, view: BareView, last: int, /) -> Sentence | None:
        """Nothing is known of what has become of an answer."""
        return None

    def card(self, kind: str, count: int, options: Mapping[str, str], /) -> list[Sentence]:
        """A card's name and what it does."""
        return zones.card_sentences(self.game, kind)

    def things(self, view: BareView, texts: Texts, /) -> list[tuple[str, Target]]:
        """All one could ask "why not?" about: your cards, the others, the buttons."""
        if view.seat == PUBLIC:
            return []
        hands = [zone for zone in zones.zones_of(self.game, view)
                 if zone.owner == view.seat and zones.is_hand(self.game, zone)]  # fmt: skip
        found = [
            (texts.card(kind), Target(zone=zone.name, kind=kind, seat=view.seat))
            for zone in hands
            for kind in dict.fromkeys(zone.known)
        ]
        others = [seat for seat in zones.clockwise(view, me_first=True) if seat != view.seat]
        found += [(texts.name(seat), Target(seat=seat)) for seat in others]
        words = self.game.vocabulary
        for move in range(len(words)):
            span, _ = words.span(move)
            if not span.words:
                said = texts.format(self.game.label(view, move))
                found.append((said, Target(button=words.text(move))))
        return found
