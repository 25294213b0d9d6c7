"""Grim Farmer tables drawn as text, for tests."""

from collections.abc import Mapping

from grimtable.games.grim_farmer.deal import NextGame, blank
from grimtable.games.grim_farmer.ids import (
    ACTIONS,
    BOX,
    CALLED,
    CAME,
    DECK,
    DISCARD,
    HAND,
    PLAYED,
    hand_of,
    nth,
    ones,
    pile_of,
)
from grimtable.games.grim_farmer.options import Options
from grimtable.games.grim_farmer.phases import Turn
from grimtable.games.grim_farmer.table import Farmer
from grimtable.games.grim_farmer.vocabulary import NAMES, PIECE_NAMES
from grimtable.kernel.errors import BadSetup
from grimtable.kernel.terms import ALL, MOVED
from grimtable.look.scenes import SceneBuilder

PHASES = {"draw": 0, "call": 2, "race": 3, "place": 4, "challenge": 6}
"""Phase -> the step of a Turn with which it begins."""


def stage(lines: Mapping[str, str], seats: int, options: Options) -> Farmer:
    """The table of these lines, at the beginning of a phase (`phase: place` if not said).

    `P1 hand`, `P1 pile`, `P1 played` (specials played this Turn), `P1 discard` (discards only P1
    has seen), `discard` (seen by all), `deck` (top first; `deck: 20` takes any 20 cards),
    `call: pig red`, `first: P2`, `turn: 3`, `phase: draw | call | race | place | challenge`,
    and for matches `game`, `starter`, `P1 wins`, `P1 left`. Cards not named lie in the deck, or
    in the box if there is a deck line.
    """
    scene = _Builder(blank(seats, options), lines, NAMES)
    for seat in range(seats):
        scene.player(seat)
    scene.take("discard", DISCARD, ALL)
    scene.deck()
    scene.begin()
    return scene.t


class _Builder(SceneBuilder[Farmer]):
    own_lines = ("hand", "pile", "played", "discard", "wins", "left")
    shared_lines = ("deck", "discard", "call", "first", "turn", "game", "phase", "starter")

    def player(self, seat: int) -> None:
        """One player's lines."""
        t, name = self.t, f"P{seat + 1}"
        self.take(f"{name} hand", hand_of(seat), 1 << seat)
        t.placed[seat] = len(self.take(f"{name} pile", pile_of(seat), 1 << seat))
        for card in self.take(f"{name} played", PLAYED, ALL):
            t.used[seat] |= 1 << t.kinds[card] - ACTIONS
            t.played[seat] += 1
        self.take(f"{name} discard", DISCARD, 1 << seat)

    def deck(self) -> None:
        """The named cards, or this number of others; the rest is in the box."""
        deck = self.lines.get("deck")
        if deck is not None and not deck.isdigit():
            self.take("deck", DECK, 0)
            self.t.zones[DECK].reverse()
        rest = [card for cards in self.free for card in cards]
        many = len(rest) if deck is None else int(deck) if deck.isdigit() else 0
        self.t.zones[DECK].extend(rest[:many])
        self.t.zones[BOX].extend(rest[many:])

    def begin(self) -> None:
        """The Last Call, whose Turn it is, and what comes next in it."""
        t = self.t
        t.first_player = t.priority = self.seat("first")
        t.starter = self.seat("starter")
        t.turn = self.number("turn", 1)
        t.game = self.number("game", 1)
        t.wins = tuple(self.number(f"P{seat + 1} wins", 0) for seat in range(t.seats))
        t.left = tuple(self.number(f"P{seat + 1} left", 0) for seat in range(t.seats))
        for word in self.words("call"):
            if word not in PIECE_NAMES:
                raise BadSetup(f"no piece {word!r}; there are: {', '.join(PIECE_NAMES)}")
            t.call |= 1 << PIECE_NAMES.index(word)
        phase = self.phase(PHASES, "place")
        if phase == "draw":
            t.turn -= 1  # the Turn is about to begin
        t.stack.extend([NextGame(), Turn(PHASES[phase])])
        t.mover = t.first_player


def picture(t: Farmer) -> dict[str, str]:
    """The lines of a table; the deck top first, all else in fixed order."""

    def words(cards: list[int]) -> str:
        return " ".join(NAMES[kind] for kind in sorted(t.kinds[card] for card in cards))

    def seats(mask: int) -> str:
        return " ".join(f"P{seat + 1}" for seat in range(t.seats) if mask >> seat & 1)

    lines = {
        "deck": " ".join(NAMES[t.kinds[card]] for card in reversed(t.zones[DECK])),
        "deck size": str(len(t.zones[DECK])),
        "discard": words(t.zones[DISCARD]),
        "played": " ".join(NAMES[t.kinds[card]] for card in t.zones[PLAYED]),
        "call": " ".join(PIECE_NAMES[nth(t.call, i)] for i in range(ones(t.call))),
        "beside": PIECE_NAMES[t.beside] if t.beside >= 0 else "",
        "first": f"P{t.first_player + 1}",
        "turn": str(t.turn),
        "game": str(t.game),
        "caught": seats(t.caught),
        "winners": seats(t.winners),
    }
    for seat in range(t.seats):
        name = f"P{seat + 1}"
        lines[f"{name} hand"] = words(t.hand(seat))
        lines[f"{name} cards"] = str(t.held(seat))
        lines[f"{name} pile"] = words(t.pile(seat))
        lines[f"{name} put down"] = str(t.put_down(seat))
        lines[f"{name} challenges"] = seats(
            1 << t.challenges[seat] if t.challenges[seat] >= 0 else 0
        )
        lines[f"{name} wins"] = str(t.wins[seat])
        lines[f"{name} left"] = str(t.left[seat])
    return lines


def chances(t: Farmer) -> list[str]:
    """The winner of each race, and the pieces drawn from the bags, in words."""
    words: list[str] = []
    for kind, a, b, _, _, _ in t.events or []:
        if kind == MOVED and b == PLAYED:
            words.append(f"P{(a - HAND) // 2 + 1}")
        elif kind == CALLED:
            words += [PIECE_NAMES[a], PIECE_NAMES[b]]
        elif kind == CAME:
            words.append(PIECE_NAMES[b])
    return words
