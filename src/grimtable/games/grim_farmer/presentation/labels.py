"""Grim Farmer in words: text keys with arguments for events, questions and options.

Questions are named after their frame, events after the zones a card leaves and enters or the
fact they tell, options `do-…`. Everything comes from a view or an event, never from the table.
Pieces, an animal or a colour alone, are named like cards.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from grimtable.games.grim_farmer.ids import (
    ACTIONS,
    ANY_ANIMAL,
    ANY_COLOUR,
    CALLED,
    CAME,
    CARD,
    CAUGHT,
    CHALLENGED,
    CHAMELEON,
    COLOURS,
    DEALT,
    DUD,
    ENOUGH,
    FAILED,
    FILLED,
    FIRST_COLOUR,
    GAME_WON,
    HAND,
    JUDGED,
    LION,
    MOST_PLACED,
    NORMALS,
    NUMBER,
    PASSED,
    PLACED,
    SEATS,
    SNAKE,
    TURN_BEGAN,
    WENT,
    hand_of,
    is_eligible,
    pile_of,
)
from grimtable.games.grim_farmer.options import CHOICES, chosen
from grimtable.games.grim_farmer.table import REASONS, Public
from grimtable.games.grim_farmer.vocabulary import (
    ANIMAL_NAMES,
    COLOUR_NAMES,
    NAMES,
    PIECE_NAMES,
    VOCABULARY,
)
from grimtable.kernel.table import BareView
from grimtable.kernel.terms import FINISHED, MOVED, SHOWN, SHUFFLED, SWAPPED, BareEvent
from grimtable.look.conversion import fact_of
from grimtable.look.game import Sentence
from grimtable.look.view_reader import ViewReader


class FarmerReader(ViewReader):
    """What a view shows, by name."""

    def __init__(self, view: BareView) -> None:
        super().__init__(view)
        self.picks = [int(move) for move in self.said if move >= CARD]
        """The cards chosen so far, of those asked for one after the other."""
        self.public: Public = view.public

    def chosen(self, option: str) -> str:
        """The value of a table option that has a fixed set of them."""
        value: int = getattr(self.public.options, option)
        return CHOICES[option][value]

    def held(self, seat: int) -> int:
        """How many cards a seat holds."""
        return len(self.zones[hand_of(seat)]) if seat < self.seats else 0

    def hand(self) -> list[int]:
        """The seat's own kinds, in fixed order, without those already picked."""
        if self.me >= self.seats:
            return []
        kinds = sorted(cell >> 1 for cell in self.zones[hand_of(self.me)] if cell >= 0)
        for move in self.picks:
            kinds.remove(move - CARD)
        return kinds

    def pile(self, seat: int) -> list[int]:
        """The kinds of a pile as far as they are seen."""
        return sorted(cell >> 1 for cell in self.zones[pile_of(seat)] if cell >= 0)


def say(key: str, **args: Any) -> Sentence:
    """A sentence of this game."""
    return Sentence(f"grim_farmer-{key}", args)


def names(kinds: Sequence[int]) -> list[str]:
    """Kinds by name."""
    return [NAMES[kind] for kind in kinds]


def pieces(mask: int) -> list[str]:
    """Pieces by name, animals first."""
    return [name for at, name in enumerate(PIECE_NAMES) if mask >> at & 1]


def what_counts(call: int) -> str:
    """Whether animals, colours or both of a Last Call matter, as texts select it."""
    if not call & ANY_ANIMAL:
        return "colours" if call else "nothing"
    return "both" if call & ANY_COLOUR else "animals"


# Cards

CARD_OPTIONS: Mapping[str, tuple[str, ...]] = {
    **dict.fromkeys(NAMES[:NORMALS], ("reward_discard",)),
    **dict.fromkeys(NAMES[ACTIONS:], ("special_limit", "dud_specials")),
}
"""Table options that a card's text depends on."""


def card_heading(kind: str, seats: int, options: Mapping[str, str]) -> Sentence:
    """What sort of card it is, and how often it is in the deck of these options."""
    deck = chosen(dict(options), seats)
    number = NAMES.index(kind)
    if number >= NORMALS:
        sort = "action" if number >= ACTIONS else "special"
        return say("card-heading", card=kind, group=sort, copies=deck.specials[number - SNAKE])
    is_in = number // COLOURS < deck.animals and number % COLOURS < deck.colours
    return say("card-heading", card=kind, group="normal", copies=deck.copies if is_in else 0)


def card_text(kind: str, options: Mapping[str, str]) -> Sentence:
    """What a card does under these table options; the defaults fill the rest."""
    args = {
        option: options.get(option, CHOICES[option][0]) for option in CARD_OPTIONS.get(kind, ())
    }
    number = NAMES.index(kind)
    if number >= NORMALS:
        return say(f"text-{kind}", **args)
    animal, colour = ANIMAL_NAMES[number // COLOURS], COLOUR_NAMES[number % COLOURS]
    return say("text-normal", card=animal, card2=colour, **args)


# Events

NOTES: Mapping[int, tuple[str, str, str]] = {
    DEALT: ("dealt", "number", "seat"),
    TURN_BEGAN: ("turn", "number", "seat"),
    NUMBER: ("number", "seat", "count"),
    CALLED: ("called", "piece", "piece2"),
    DUD: ("dud", "seat", "card"),
    CAME: ("came", "seat", "piece"),
    WENT: ("went", "seat", "piece"),
    PASSED: ("passed", "seat", ""),
    PLACED: ("placed", "seat", "count"),
    CHALLENGED: ("challenged", "seat", "seat_to"),
    JUDGED: ("judged", "seat", "verdict"),
    CAUGHT: ("caught", "seat", "count"),
    FAILED: ("failed", "seat", "count"),
    FILLED: ("filled", "seat", ""),
    SHUFFLED: ("shuffled", "", ""),
    SWAPPED: ("swapped", "", ""),
}
"""Event -> its text and the names of its two arguments."""
SHARED = ("deck", "discard", "played", "box")
VERDICTS = ("good", "bad")


def place(zone: int) -> tuple[str, int]:
    """A zone by name, and its owner or -1."""
    if zone < HAND:
        return SHARED[zone], -1
    return ("hand", "pile")[(zone - HAND) % 2], (zone - HAND) // 2


def sentence(event: BareEvent) -> Sentence:
    """An event in words."""
    kind, a, b, face, _, _ = event
    if kind == MOVED:
        return moved(a, b, face)
    if kind == SHOWN:
        return with_face("event-shown", face, seat=place(a)[1])
    if kind == GAME_WON:
        return won(a, b)
    if kind == FINISHED:
        return say(f"outcome-{REASONS[a]}")
    key, first, second = NOTES[kind]
    return say(f"event-{key}", **argument(first, a), **argument(second, b))


def argument(name: str, value: int) -> dict[str, Any]:
    """A number of an event as the argument its name stands for."""
    if name.startswith("piece"):
        return {name.replace("piece", "card"): PIECE_NAMES[value]}
    if name == "card":
        return {name: NAMES[value]}
    if name == "verdict":
        return {name: VERDICTS[value]}
    return {name: value} if name else {}


def moved(src: int, dst: int, face: int) -> Sentence:
    """A card went from zone to zone; `seat` is who has it now, or had it if nobody does."""
    (left, giver), (entered, taker) = place(src), place(dst)
    owner = max(giver, taker)
    return with_face(f"event-{left}-{entered}", face, **({"seat": owner} if owner >= 0 else {}))


def with_face(key: str, face: int, **args: Any) -> Sentence:
    """With the card if its face is known, else the text for those who do not see it."""
    if face < 0:
        return say(f"{key}-unseen", **args)
    return say(key, card=NAMES[face], **args)


def won(mask: int, reason: int) -> Sentence:
    """One game is won, by one or by several."""
    winners = [seat for seat in range(SEATS) if mask >> seat & 1]
    if len(winners) == 1:
        return say("event-won", seat=winners[0], reason=REASONS[reason])
    return say("event-won-shared", seats=winners, reason=REASONS[reason])


# Questions


def fact(verb: str, args: Mapping[str, Any]) -> tuple[int, int, int]:
    """The numbers of an event without a card, from its text and arguments."""
    if verb.startswith("outcome-"):
        return FINISHED, REASONS.index(verb.removeprefix("outcome-")), 0
    if verb.startswith("event-won"):
        winners = args.get("seats", [args.get("seat")])
        return GAME_WON, sum(1 << seat for seat in winners), REASONS.index(args["reason"])
    words = {"piece": PIECE_NAMES, "piece2": PIECE_NAMES, "card": NAMES, "verdict": VERDICTS}
    return fact_of(NOTES, verb, args, words)


def question(view: BareView) -> Sentence:
    """The open question, addressed to the seat that is asked."""
    reader = FarmerReader(view)
    if reader.frame is None:
        return Sentence("table-over")
    key = re.sub(r"(?<!^)(?=[A-Z])", "-", reader.question).lower()
    make = QUESTIONS.get(reader.question)
    return say(key, **make(reader)) if make is not None else say(key)


def _race(reader: FarmerReader) -> dict[str, Any]:
    return {"able": "no" if len(reader.options) < 2 else "yes"}


def _place(reader: FarmerReader) -> dict[str, Any]:
    return {
        "cards": pieces(reader.public.call),
        "only": what_counts(reader.public.call),
        "count": len(reader.picks),
        "most": min(MOST_PLACED, reader.held(reader.me)),
    }


def _challenge(reader: FarmerReader) -> dict[str, Any]:
    placed = int(reader.public.placed[reader.me]) if reader.me < reader.seats else 0
    return {"placed": placed, "count": reader.held(reader.me)}


def _reward(reader: FarmerReader) -> dict[str, Any]:
    able = "no" if reader.options == (ENOUGH,) and not reader.picks else "yes"
    return {"count": len(reader.picks), "able": able, "reward": reader.chosen("reward_discard")}


QUESTIONS: Mapping[str, Callable[[FarmerReader], dict[str, Any]]] = {
    "DrawCount": lambda reader: {"count": reader.held(reader.me)},
    "DrawMore": lambda reader: {"count": reader.held(reader.me)},
    "Race": _race,
    "InTurn": _race,
    "LiveRace": _race,
    "PutBack": lambda reader: {"card": PIECE_NAMES[reader.public.beside]},
    "Place": _place,
    "Challenge": _challenge,
    "Reward": _reward,
}
"""The arguments of the questions that have some."""


# Options


def label(view: BareView, move: int) -> Sentence:
    """An option in words."""
    span, at = VOCABULARY.span(move)
    return LABELS[span.verb](FarmerReader(view), at)


def _draw(reader: FarmerReader, many: int) -> Sentence:
    return say("do-draw", count=many, total=reader.held(reader.me) + many)


def _done(reader: FarmerReader, at: int) -> Sentence:
    key = "do-place-all" if reader.question == "Place" else "do-discard-all"
    return say(key, count=len(reader.picks))


def _play(reader: FarmerReader, at: int) -> Sentence:
    kind = ACTIONS + at
    needed = ANY_COLOUR if kind in (CHAMELEON, LION) else ANY_ANIMAL
    key = "do-play" if reader.public.call & needed else "do-play-dud"
    return say(key, card=NAMES[kind])


def _piece(reader: FarmerReader, piece: int) -> Sentence:
    if reader.public.beside < 0:
        return say("do-give-up", card=PIECE_NAMES[piece])
    rest = (reader.public.call | 1 << reader.public.beside) & ~(1 << piece)
    return say("do-put-back", card=PIECE_NAMES[piece], cards=pieces(rest))


def _challenge_seat(reader: FarmerReader, seat: int) -> Sentence:
    return say(
        "do-challenge", seat=seat, placed=int(reader.public.placed[seat]), count=reader.held(seat)
    )  # fmt: skip


def _card(reader: FarmerReader, kind: int) -> Sentence:
    count = reader.hand().count(kind)
    if reader.question == "Reward":
        return say("do-discard", card=NAMES[kind], count=count)
    fits = "yes" if is_eligible(kind, reader.public.call) else "no"
    return say("do-place", card=NAMES[kind], count=count, fits=fits)


LABELS: Mapping[str, Callable[[FarmerReader, int], Sentence]] = {
    "pass": lambda reader, at: say("do-pass"),
    "done": _done,
    "nobody": lambda reader, at: say("do-challenge-nobody"),
    "stop": lambda reader, at: say("do-stop"),
    "more": lambda reader, at: say("do-more", total=reader.held(reader.me) + 1),
    "draw": _draw,
    "play": _play,
    "animal": _piece,
    "colour": lambda reader, at: _piece(reader, FIRST_COLOUR + at),
    "challenge": _challenge_seat,
    "seat": lambda reader, at: say("do-seat", seat=at),
    "card": _card,
}
"""By verb."""
