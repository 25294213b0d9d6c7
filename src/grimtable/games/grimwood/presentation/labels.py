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


class Seen(ViewReader):
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
    seen = Seen(view)
    if seen.frame is None:
        return Sentence("table-over")
    make = QUESTIONS.get(seen.question)
    if make is not None:
        return make(seen)
    return say(snake(seen.question))


def snake(frame: str) -> str:
    """A frame's name in lower case, its words separated by hyphens."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", frame).lower()


def _main_action(seen: Seen) -> Sentence:
    return say("main-action", only="end" if seen.options == (END,) else "more")


def _steal(seen: Seen) -> Sentence:
    return say("steal", seat=seen.frame.thief, amulet="yes" if BLOCK in seen.options else "no")


def _immediate(seen: Seen) -> Sentence:
    if seen.frame.other < 0:
        return say("immediate", card=NAMES[seen.frame.kind])
    return say("immediate-two", card=NAMES[seen.frame.kind], card2=NAMES[seen.frame.other])


def _sacrifice(seen: Seen) -> Sentence:
    return say("sacrifice-take" if is_taking(seen) else "sacrifice")


def is_taking(seen: Seen) -> bool:
    """Is the Sorceress past her first question?"""
    return any(VOCABULARY.text(move) == "back" for move in seen.options)


def _dwarf_keep(seen: Seen) -> Sentence:
    deck, discard = lifted(seen)
    return say("dwarf-keep", card=deck, card2=discard)


def lifted(seen: Seen) -> list[str]:
    """What the Dwarf has turned up: the deck's card, the discard pile's card."""
    return names([cell >> 1 for cell in seen.zones[ASIDE]])


def _highwayman(seen: Seen) -> Sentence:
    return say("highwayman-all" if seen.chosen("highwayman_mode") == "all" else "highwayman")


def _highwayman_take(seen: Seen) -> Sentence:
    return say("highwayman-take", cards=names(combo_at(seen, seen.frame.given - COMBO)[1]))


QUESTIONS: Mapping[str, Callable[[Seen], Sentence]] = {
    "MainAction": _main_action,
    "Steal": _steal,
    "Place": lambda seen: say("place", card=NAMES[seen.frame.kind]),
    "Immediate": _immediate,
    "DiscardToLimit": lambda seen: say("discard-to-limit", count=seen.held(seen.frame.me) - 7),
    "DwarfKeep": _dwarf_keep,
    "GoblinsNext": lambda seen: say("goblins-next", count=seen.frame.more),
    "Highwayman": _highwayman,
    "HighwaymanTake": _highwayman_take,
    "Sacrifice": _sacrifice,
    "EternalsNext": lambda seen: say("eternals-next", count=7 - seen.held(seen.frame.me)),
    "GiveAside": lambda seen: say("give-aside", seat_to=seen.frame.to),
}
"""Questions with arguments or more than one text."""


# Options


def label(view: BareView, move: int) -> Sentence:
    """An option in words."""
    span, at = VOCABULARY.span(move)
    return LABELS[span.verb](Seen(view), at)


def combo_at(seen: Seen, at: int) -> tuple[int, tuple[int, ...]]:
    """The seat and the cards of a combo, by its index in the COMBO span."""
    seat, index = divmod(at, COMBOS)
    return seat, seen.public.rows[seat][index]


def _is_closing(seen: Seen) -> bool:
    return seen.question == "MainAction" and seen.chosen("turn_order") == "close_last"


def _draw(seen: Seen, at: int) -> Sentence:
    return say("do-draw-closing" if _is_closing(seen) else "do-draw")


def _steal_from(seen: Seen, seat: int) -> Sentence:
    key = "do-steal-closing" if _is_closing(seen) else "do-steal"
    return say(key, seat=seat, count=seen.held(seat))


def _decline(seen: Seen, at: int) -> Sentence:
    return say("do-stop" if seen.question in ("EternalsNext", "GoblinsNext") else "do-decline")


def _back(seen: Seen, at: int) -> Sentence:
    return say("do-give-other" if seen.question == "HighwaymanTake" else "do-pay-other")


def _block(seen: Seen, at: int) -> Sentence:
    how = "regular" if seen.frame.how == REGULAR else "power"
    return say("do-block", seat=seen.frame.thief, how=how)


def _now(seen: Seen) -> str:
    return "-now" if seen.question == "Immediate" else ""


def _lay(seen: Seen, kind: int) -> Sentence:
    if kind == DRAGON and seen.chosen("dragon_mode") == "static":
        return say("do-lay-plain", card=NAMES[kind])  # it has no power to leave unused
    return say(f"do-lay{_now(seen)}", card=NAMES[kind])


def _set(seen: Seen, at: int) -> Sentence:
    if seen.question == "Sacrifice":
        return say("do-pay-set", set=SETS[at])
    return say("do-set", set=SETS[at], points=worth(SET_KINDS[at]))


def _card(seen: Seen, kind: int) -> Sentence:
    choice = choice_of(seen.frame)
    if choice != "supernatural":
        return say(CARD_CHOICES.get(choice, "do-pick"), card=NAMES[kind])
    for seat, row in enumerate(seen.public.rows):
        if any(kind in combo for combo in row):
            return say("do-take", card=NAMES[kind], seat=seat)
    return say("do-take-discarded", card=NAMES[kind])


CARD_CHOICES = {"limit": "do-discard", "name": "do-name", "power": "do-again"}
"""What such choices do with a card; others pick it up."""


def _combo(seen: Seen, at: int) -> Sentence:
    seat, combo = combo_at(seen, at)
    cards, points = names(combo), worth(combo)
    if seen.question == "Place":
        more = worth((*combo, seen.frame.kind))
        return say("do-join", cards=cards, before=points, points=more)
    choice = choice_of(seen.frame)
    if choice == "combo":
        return say("do-destroy", seat=seat, cards=cards, points=points)
    if choice == "swap":
        return say("do-give", cards=cards, points=points)
    if choice == "price" and seat == seen.me:
        return say("do-pay-combo", cards=cards, points=points)
    return say("do-seize", seat=seat, cards=cards, points=points)


LABELS: Mapping[str, Callable[[Seen, int], Sentence]] = {
    "end": lambda seen, at: say("do-end"),
    "decline": _decline,
    "back": _back,
    "allow": lambda seen, at: say("do-allow"),
    "block": _block,
    "draw": _draw,
    "draw extra": lambda seen, at: say("do-draw-extra"),
    "rune": lambda seen, at: say(f"do-rune{_now(seen)}"),
    "keep": lambda seen, at: say("do-keep", count=1 if seen.frame.other < 0 else 2),
    "new": lambda seen, at: say("do-new"),
    "deck": lambda seen, at: say("do-keep-deck", card=lifted(seen)[0]),
    "discard": lambda seen, at: say("do-keep-discard", card=lifted(seen)[1]),
    "steal": _steal_from,
    "steal extra": lambda seen, at: say("do-steal-extra", seat=at, count=seen.held(at)),
    "seat": lambda seen, at: say("do-seat", seat=at, count=seen.held(at), points=seen.points(at)),
    "set": _set,
    "pair": lambda seen, at: say("do-pay-pair", set=SETS[at]),
    "play": lambda seen, at: say(f"do-play{_now(seen)}", card=NAMES[at]),
    "lay": _lay,
    "card": _card,
    "combo": _combo,
}
"""By verb."""
