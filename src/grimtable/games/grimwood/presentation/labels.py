"""Grimwood in words: text keys with arguments for events, questions and options.

Questions are named after their frame, events after the zones a card leaves and enters or the
fact they tell, options `do-…`. Everything comes from a view or an event, never from the table.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from grimtable.games.grimwood.ids import (
    ASIDE,
    BLOCK,
    BLOCKED,
    COMBO,
    COMBOS,
    DRAGON,
    END,
    HAND,
    HAS_NONE,
    LAST_ROUND,
    LOOKED,
    NAMED,
    REACHED,
    ROW,
    RUNE_PLAYED,
    SKIPPED,
    STALLED,
    STARTED,
    TAKEN,
    TOKEN,
    TURN,
    TURN_CUT,
)
from grimtable.games.grimwood.options import CHOICES
from grimtable.games.grimwood.presentation.targets import choice_of
from grimtable.games.grimwood.steals import REGULAR
from grimtable.games.grimwood.table import Public, points
from grimtable.games.grimwood.turn import SETS as SET_KINDS
from grimtable.games.grimwood.vocabulary import CARDS, NAMES, VOCABULARY
from grimtable.kernel.table import BareView
from grimtable.kernel.terms import FINISHED, MOVED, SHOWN, SHUFFLED, SWAPPED, BareEvent
from grimtable.look.conversion import fact_of
from grimtable.look.game import Sentence
from grimtable.look.view_reader import ViewReader

SETS = ("owls", "crows", "mixed", "swamps", "paths", "clearings")
"""Names of the SET span, as texts select them."""


class GrimwoodReader(ViewReader):
    """What a view shows, by name."""

    def __init__(self, view: BareView) -> None:
        super().__init__(view)
        self.public: Public = view.public

    def chosen(self, option: str) -> str:
        """The value of a table option."""
        value: int = getattr(self.public.options, option)
        return CHOICES[option][value]

    def held(self, seat: int) -> int:
        """How many cards a seat holds."""
        return len(self.zones[HAND + seat])

    def points(self, seat: int) -> int:
        """The points in front of a seat."""
        return sum(worth(combo) for combo in self.public.rows[seat])

    def is_frozen(self, combo: Sequence[int]) -> bool:
        """Does the Dragon guard it?"""
        return DRAGON in combo and (self.public.awake or self.chosen("dragon_mode") == "static")


def worth(combo: Sequence[int]) -> int:
    """The points of a combo of kinds (GW-6)."""
    return int(points(combo[0], combo[-1], len(combo)))


def names(kinds: Sequence[int]) -> list[str]:
    """Kinds by name."""
    return [NAMES[kind] for kind in kinds]


def say(key: str, **args: Any) -> Sentence:
    """A sentence of this game."""
    return Sentence(f"grimwood-{key}", args)


# Cards

CARD_OPTIONS: Mapping[str, tuple[str, ...]] = {
    "amazon": ("amazon_amount",),
    "bride": ("already_played_scope",),
    "dark_unicorn": ("dark_unicorn_includes_self",),
    "dracula": ("amulet_power_scope",),
    "dragon": ("dragon_mode",),
    "elf": ("elf_scope", "power_limit"),
    "goblins": ("amulet_power_scope",),
    "highwayman": ("highwayman_mode", "highwayman_may_give_himself"),
    "nymph": ("already_played_scope", "nymph_effect"),
    "sorceress": ("sorceress_cost",),
    "the_eternals": ("amulet_power_scope",),
}
"""Table options that a card's text depends on."""


def card_heading(kind: str, seats: int) -> Sentence:
    """What sort of card it is, and how often it is in the game."""
    facts = CARDS[kind]
    copies = facts.get("copies_for_two", facts["copies"]) if seats == 2 else facts["copies"]
    return say(
        "card-heading", card=kind, group="male" if facts.get("male") else facts["group"],
        copies=copies,
    )  # fmt: skip


def card_text(kind: str, options: Mapping[str, str]) -> Sentence:
    """What a card does under these table options; the defaults fill the rest."""
    args: dict[str, Any] = {}
    for option in CARD_OPTIONS.get(kind, ()):
        value = options.get(option, CHOICES[option][0])
        args[option] = int(value) if value.isdigit() else value
    return say(f"text-{kind}", **args)


# Events

NOTES: Mapping[int, tuple[str, str, str]] = {
    TURN: ("turn", "seat", "number"),
    SKIPPED: ("skipped", "seat", ""),
    STARTED: ("started", "seat", "card"),
    BLOCKED: ("blocked", "seat", "seat_from"),
    NAMED: ("named", "seat", "card"),
    HAS_NONE: ("has-none", "seat", "card"),
    TOKEN: ("token", "seat", "seat_from"),
    LAST_ROUND: ("last-round", "seat", "count"),
    REACHED: ("reached", "seat", "seat_from"),
    LOOKED: ("looked", "seat", "seat_from"),
    TURN_CUT: ("turn-cut", "seat", ""),
    RUNE_PLAYED: ("rune-played", "seat", ""),
    STALLED: ("stalled", "seat", "count"),
    FINISHED: ("finished", "", ""),
    SHUFFLED: ("shuffled", "", ""),
}
"""Event -> its text and the names of its two arguments."""
SHARED = ("deck", "discard", "aside", "removed")


def place(zone: int) -> tuple[str, int]:
    """A zone by name, and its owner or -1."""
    if zone >= ROW:
        return "row", zone - ROW
    return ("hand", zone - HAND) if zone >= HAND else (SHARED[zone], -1)


def sentence(event: BareEvent) -> Sentence:
    """An event in words."""
    kind, a, b, face, _, _ = event
    if kind == MOVED:
        return moved(a, b, face)
    if kind == SHOWN:
        return with_face("event-shown", face, seat=place(a)[1])
    if kind == SWAPPED:
        return say("event-swapped", seat=place(a)[1], seat_other=place(b)[1])
    if kind == TAKEN:
        return say("event-taken", seat=b, seat_from=a // 64)
    key, first, second = NOTES[kind]
    args = {
        name: NAMES[value] if name == "card" else value
        for name, value in ((first, a), (second, b))
        if name
    }
    return say(f"event-{key}", **args)


def moved(src: int, dst: int, face: int) -> Sentence:
    """A card went from zone to zone; `seat` is who has it now, or had it if nobody does."""
    (left, giver), (entered, taker) = place(src), place(dst)
    args: dict[str, Any] = {}
    if taker >= 0 or giver >= 0:
        args["seat"] = taker if taker >= 0 else giver
    if left in ("hand", "row") and entered == "hand":
        args["seat_from"] = giver
    if left == "row" and entered == "hand":
        args["own"] = "yes" if giver == taker else "no"
    return with_face(f"event-{left}-{entered}", face, **args)


def with_face(key: str, face: int, **args: Any) -> Sentence:
    """With the card if its face is known, else the text for those who do not see it."""
    if face < 0:
        return say(f"{key}-unseen", **args)
    return say(key, card=NAMES[face], **args)


# Questions


def fact(verb: str, args: Mapping[str, Any]) -> tuple[int, int, int]:
    """The numbers of an event without a card, from its text and arguments."""
    if verb == "event-taken":
        return TAKEN, args["seat_from"] * 64, args["seat"]
    return fact_of(NOTES, verb, args, {"card": NAMES})


def question(view: BareView) -> Sentence:
    """The open question, addressed to the seat that is asked."""
    reader = GrimwoodReader(view)
    if reader.frame is None:
        return Sentence("table-over")
    make = QUESTIONS.get(reader.question)
    if make is not None:
        return make(reader)
    return say(snake(reader.question))


def snake(frame: str) -> str:
    """A frame's name in lower case, its words separated by hyphens."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", frame).lower()


def _main_action(reader: GrimwoodReader) -> Sentence:
    return say("main-action", only="end" if reader.options == (END,) else "more")


def _steal(reader: GrimwoodReader) -> Sentence:
    return say("steal", seat=reader.frame.thief, amulet="yes" if BLOCK in reader.options else "no")


def _immediate(reader: GrimwoodReader) -> Sentence:
    if reader.frame.other < 0:
        return say("immediate", card=NAMES[reader.frame.kind])
    return say("immediate-two", card=NAMES[reader.frame.kind], card2=NAMES[reader.frame.other])


def _sacrifice(reader: GrimwoodReader) -> Sentence:
    return say("sacrifice-take" if is_taking(reader) else "sacrifice")


def is_taking(reader: GrimwoodReader) -> bool:
    """Is the Sorceress past her first question?"""
    return any(VOCABULARY.text(move) == "back" for move in reader.options)


def _dwarf_keep(reader: GrimwoodReader) -> Sentence:
    deck, discard = lifted(reader)
    return say("dwarf-keep", card=deck, card2=discard)


def lifted(reader: GrimwoodReader) -> list[str]:
    """What the Dwarf has turned up: the deck's card, the discard pile's card."""
    return names([cell >> 1 for cell in reader.zones[ASIDE]])


def _highwayman(reader: GrimwoodReader) -> Sentence:
    return say("highwayman-all" if reader.chosen("highwayman_mode") == "all" else "highwayman")


def _highwayman_take(reader: GrimwoodReader) -> Sentence:
    return say("highwayman-take", cards=names(combo_at(reader, reader.frame.given - COMBO)[1]))


QUESTIONS: Mapping[str, Callable[[GrimwoodReader], Sentence]] = {
    "MainAction": _main_action,
    "Steal": _steal,
    "Place": lambda reader: say("place", card=NAMES[reader.frame.kind]),
    "Immediate": _immediate,
    "DiscardToLimit": lambda reader: say(
        "discard-to-limit", count=reader.held(reader.frame.me) - 7
    ),
    "DwarfKeep": _dwarf_keep,
    "GoblinsNext": lambda reader: say("goblins-next", count=reader.frame.more),
    "Highwayman": _highwayman,
    "HighwaymanTake": _highwayman_take,
    "Sacrifice": _sacrifice,
    "EternalsNext": lambda reader: say("eternals-next", count=7 - reader.held(reader.frame.me)),
    "GiveAside": lambda reader: say("give-aside", seat_to=reader.frame.to),
}
"""Questions with arguments or more than one text."""


# Options


def label(view: BareView, move: int) -> Sentence:
    """An option in words."""
    span, at = VOCABULARY.span(move)
    return LABELS[span.verb](GrimwoodReader(view), at)


def combo_at(reader: GrimwoodReader, at: int) -> tuple[int, tuple[int, ...]]:
    """The seat and the cards of a combo, by its index in the COMBO span."""
    seat, index = divmod(at, COMBOS)
    return seat, reader.public.rows[seat][index]


def _is_closing(reader: GrimwoodReader) -> bool:
    return reader.question == "MainAction" and reader.chosen("turn_order") == "close_last"


def _draw(reader: GrimwoodReader, at: int) -> Sentence:
    return say("do-draw-closing" if _is_closing(reader) else "do-draw")


def _steal_from(reader: GrimwoodReader, seat: int) -> Sentence:
    key = "do-steal-closing" if _is_closing(reader) else "do-steal"
    return say(key, seat=seat, count=reader.held(seat))


def _decline(reader: GrimwoodReader, at: int) -> Sentence:
    return say("do-stop" if reader.question in ("EternalsNext", "GoblinsNext") else "do-decline")


def _back(reader: GrimwoodReader, at: int) -> Sentence:
    return say("do-give-other" if reader.question == "HighwaymanTake" else "do-pay-other")


def _block(reader: GrimwoodReader, at: int) -> Sentence:
    how = "regular" if reader.frame.how == REGULAR else "power"
    return say("do-block", seat=reader.frame.thief, how=how)


def _now(reader: GrimwoodReader) -> str:
    return "-now" if reader.question == "Immediate" else ""


def _lay(reader: GrimwoodReader, kind: int) -> Sentence:
    if kind == DRAGON and reader.chosen("dragon_mode") == "static":
        return say("do-lay-plain", card=NAMES[kind])  # it has no power to leave unused
    return say(f"do-lay{_now(reader)}", card=NAMES[kind])


def _set(reader: GrimwoodReader, at: int) -> Sentence:
    if reader.question == "Sacrifice":
        return say("do-pay-set", set=SETS[at])
    return say("do-set", set=SETS[at], points=worth(SET_KINDS[at]))


def _card(reader: GrimwoodReader, kind: int) -> Sentence:
    choice = choice_of(reader.frame)
    if choice != "supernatural":
        return say(CARD_CHOICES.get(choice, "do-pick"), card=NAMES[kind])
    for seat, row in enumerate(reader.public.rows):
        if any(kind in combo for combo in row):
            return say("do-take", card=NAMES[kind], seat=seat)
    return say("do-take-discarded", card=NAMES[kind])


CARD_CHOICES = {"limit": "do-discard", "name": "do-name", "power": "do-again"}
"""What such choices do with a card; others pick it up."""


def _combo(reader: GrimwoodReader, at: int) -> Sentence:
    seat, combo = combo_at(reader, at)
    cards, points = names(combo), worth(combo)
    if reader.question == "Place":
        more = worth((*combo, reader.frame.kind))
        return say("do-join", cards=cards, before=points, points=more)
    choice = choice_of(reader.frame)
    if choice == "combo":
        return say("do-destroy", seat=seat, cards=cards, points=points)
    if choice == "swap":
        return say("do-give", cards=cards, points=points)
    if choice == "price" and seat == reader.me:
        return say("do-pay-combo", cards=cards, points=points)
    return say("do-seize", seat=seat, cards=cards, points=points)


LABELS: Mapping[str, Callable[[GrimwoodReader, int], Sentence]] = {
    "end": lambda reader, at: say("do-end"),
    "decline": _decline,
    "back": _back,
    "allow": lambda reader, at: say("do-allow"),
    "block": _block,
    "draw": _draw,
    "draw extra": lambda reader, at: say("do-draw-extra"),
    "rune": lambda reader, at: say(f"do-rune{_now(reader)}"),
    "keep": lambda reader, at: say("do-keep", count=1 if reader.frame.other < 0 else 2),
    "new": lambda reader, at: say("do-new"),
    "deck": lambda reader, at: say("do-keep-deck", card=lifted(reader)[0]),
    "discard": lambda reader, at: say("do-keep-discard", card=lifted(reader)[1]),
    "steal": _steal_from,
    "steal extra": lambda reader, at: say("do-steal-extra", seat=at, count=reader.held(at)),
    "seat": lambda reader, at: say(
        "do-seat", seat=at, count=reader.held(at), points=reader.points(at)
    ),
    "set": _set,
    "pair": lambda reader, at: say("do-pay-pair", set=SETS[at]),
    "play": lambda reader, at: say(f"do-play{_now(reader)}", card=NAMES[at]),
    "lay": _lay,
    "card": _card,
    "combo": _combo,
}
"""By verb."""
