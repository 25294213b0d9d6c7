"""Grim Farmer tables written down as text, for tests and tutorials."""

from collections.abc import Callable, Mapping

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
from grimtable.games.grim_farmer.phases import Turn
from grimtable.games.grim_farmer.table import Farmer
from grimtable.games.grim_farmer.vocabulary import NAMES, PIECE_NAMES
from grimtable.kernel.errors import BadSetup
from grimtable.kernel.terms import ALL, MOVED, POOL

PHASES = {"draw": 0, "call": 2, "race": 3, "place": 4, "challenge": 6}
"""Phase -> the step of a Turn with which it begins."""
OWN = ("hand", "pile", "played", "discard", "wins", "left")
SHARED = ("deck", "discard", "call", "first", "turn", "game", "phase", "starter")


def stage(lines: Mapping[str, str], seats: int, values: tuple[int, ...]) -> Farmer:
    """The table of these lines, at the beginning of a phase (`phase: place` if not said).

    `P1 hand`, `P1 pile`, `P1 played` (specials played this Turn), `P1 discard` (discards only P1
    has seen), `discard` (seen by all), `deck` (top first; `deck: 20` takes any 20 cards),
    `call: pig red`, `first: P2`, `turn: 3`, `phase: draw | call | race | place | challenge`,
    and for matches `game`, `starter`, `P1 wins`, `P1 left`. Cards not named lie in the deck, or
    in the box if there is a deck line.
    """
    t = blank(seats, values)
    _check_names(lines, seats)
    free: list[list[int]] = [[] for _ in NAMES]
    for card in range(len(t.kinds) - 1, -1, -1):
        free[t.kinds[card]].append(card)

    def take(line: str, zone: int, known: int) -> list[int]:
        cards = []
        for word in lines.get(line, "").split():
            if word not in NAMES or not free[NAMES.index(word)]:
                raise BadSetup(f"there is no {word!r} left in this deck for the line {line!r}")
            cards.append(free[NAMES.index(word)].pop())
        t.zones[zone].extend(cards)
        for card in cards:
            t.know[card] = t.know[card] >> POOL << POOL | known
        return cards

    for seat in range(seats):
        name = f"P{seat + 1}"
        take(f"{name} hand", hand_of(seat), 1 << seat)
        t.placed[seat] = len(take(f"{name} pile", pile_of(seat), 1 << seat))
        for card in take(f"{name} played", PLAYED, ALL):
            t.used[seat] |= 1 << t.kinds[card] - ACTIONS
            t.played[seat] += 1
        take(f"{name} discard", DISCARD, 1 << seat)
    take("discard", DISCARD, ALL)
    _stack_deck(t, lines, take, free)
    _begin(t, lines)
    return t


def _check_names(lines: Mapping[str, str], seats: int) -> None:
    own = {f"P{seat + 1} {what}" for seat in range(seats) for what in OWN}
    for name in lines:
        if name not in own | set(SHARED):
            raise BadSetup(f"a table of {seats} has no line {name!r}")


def _stack_deck(
    t: Farmer,
    lines: Mapping[str, str],
    take: Callable[[str, int, int], list[int]],
    free: list[list[int]],
) -> None:
    deck = lines.get("deck")
    if deck is not None and not deck.isdigit():
        take("deck", DECK, 0)
        t.zones[DECK].reverse()
    rest = [card for cards in free for card in cards]
    many = len(rest) if deck is None else int(deck) if deck.isdigit() else 0
    t.zones[DECK].extend(rest[:many])
    t.zones[BOX].extend(rest[many:])


def _begin(t: Farmer, lines: Mapping[str, str]) -> None:
    t.first_player = t.priority = _seat(lines.get("first", "P1"))
    t.starter = _seat(lines.get("starter", "P1"))
    t.turn = int(lines.get("turn", "1"))
    t.game = int(lines.get("game", "1"))
    t.wins = tuple(int(lines.get(f"P{seat + 1} wins", "0")) for seat in range(t.seats))
    t.left = tuple(int(lines.get(f"P{seat + 1} left", "0")) for seat in range(t.seats))
    for word in lines.get("call", "").split():
        if word not in PIECE_NAMES:
            raise BadSetup(f"no piece {word!r}; there are: {', '.join(PIECE_NAMES)}")
        t.call |= 1 << PIECE_NAMES.index(word)
    phase = lines.get("phase", "place")
    if phase not in PHASES:
        raise BadSetup(f"no phase {phase!r}; a scene begins with: {', '.join(PHASES)}")
    if phase == "draw":
        t.turn -= 1  # the Turn is about to begin
    t.stack.extend([NextGame(), Turn(PHASES[phase])])
    t.mover = t.first_player


def _seat(word: str) -> int:
    return int(word[1:]) - 1


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
    """Who won each race, and the pieces drawn from the bags, in words."""
    words: list[str] = []
    for kind, a, b, _, _, _ in t.events or []:
        if kind == MOVED and b == PLAYED:
            words.append(f"P{(a - HAND) // 2 + 1}")
        elif kind == CALLED:
            words += [PIECE_NAMES[a], PIECE_NAMES[b]]
        elif kind == CAME:
            words.append(PIECE_NAMES[b])
    return words
