"""Grimm Tidings tables written down as text, for tests and tutorials."""

from collections.abc import Mapping

from grimtable.games.grimm_tidings.charity import CharityGate
from grimtable.games.grimm_tidings.combat import enlist
from grimtable.games.grimm_tidings.deal import blank
from grimtable.games.grimm_tidings.fight import Decide
from grimtable.games.grimm_tidings.ids import (
    BOX,
    CHEAT,
    CHEATED,
    DOOR_BACK,
    DOOR_DISCARDS,
    DOORS,
    EQUIPPED,
    FIGHT,
    PICK,
    ROLLED,
    TREASURE_DISCARDS,
    TREASURES,
    front_of,
    hand_of,
)
from grimtable.games.grimm_tidings.strength import monster_strength, munchkin_strength
from grimtable.games.grimm_tidings.table import Tidings
from grimtable.games.grimm_tidings.turn import EndTurn, Free, Free2, Kick, Phase2, Turn
from grimtable.games.grimm_tidings.windows import CombatWindow
from grimtable.kernel.errors import BadSetup
from grimtable.kernel.frames import AnyFrame
from grimtable.kernel.terms import ALL, POOL

OWN_LINES = ("hand", "front", "level", "sex", "mark")
SHARED = (
    "doors", "treasures", "door discards", "treasure discards", "turn", "phase", "fight",
    "helper", "round", "starter", "rest",
)  # fmt: skip
PHASES = ("turn", "free", "door", "phase2", "free3", "charity", "end")
SEXES = ("male", "female")


def stage(lines: Mapping[str, str], seats: int, values: tuple[int, ...]) -> Tidings:
    """The table of these lines.

    `P1 hand`, `P1 front` (`scissors*` is equipped, `braids*+cheat` has Cheat! on it), `P1 level`
    (1), `P1 sex` (male), `P1 mark: -2`; `doors` and `treasures` (top first), the discards (top
    last), `turn: P1`, `round`, `starter`, `phase: turn | free | door | phase2 | free3 | charity |
    end`; `fight: robbers` is a combat of the player whose turn it is, with `helper: P2 1
    helper_first`. Cards not named lie under the named ones, or in the box with `rest: box`.
    """
    own = {f"P{seat + 1} {what}" for seat in range(seats) for what in OWN_LINES}
    for name in lines:
        if name not in own | set(SHARED):
            raise BadSetup(f"a table of {seats} has no line {name!r}")
    stand = _Stand(blank(seats, values), lines)
    for seat in range(seats):
        stand.seat(seat)
    stand.take("door discards", DOOR_DISCARDS, ALL)
    stand.take("treasure discards", TREASURE_DISCARDS, ALL)
    stand.take("fight", FIGHT, ALL)
    stand.decks()
    _begin(stand.t, lines)
    return stand.t


class _Stand:
    """A table being set up."""

    def __init__(self, t: Tidings, lines: Mapping[str, str]) -> None:
        self.t = t
        self.lines = lines
        self.ids = t.rules.cards.ids
        self.free: list[list[int]] = [[] for _ in self.ids]
        for card in range(len(t.kinds) - 1, -1, -1):
            self.free[t.kinds[card]].append(card)

    def card(self, word: str, zone: int, known: int) -> int:
        """One card to its zone."""
        if word not in self.ids or not self.free[self.ids.index(word)]:
            raise BadSetup(f"there is no card {word!r} left for this table")
        card = self.free[self.ids.index(word)].pop()
        self.t.zones[zone].append(card)
        self.t.know[card] = self.t.know[card] >> POOL << POOL | known
        return card

    def take(self, line: str, zone: int, known: int) -> None:
        """All cards of a line."""
        for word in self.lines.get(line, "").split():
            self.card(word, zone, known)

    def seat(self, seat: int) -> None:
        """One player's lines."""
        t, name = self.t, f"P{seat + 1}"
        self.take(f"{name} hand", hand_of(seat), 1 << seat)
        for word in self.lines.get(f"{name} front", "").split():
            item, _, cheat = word.partition("+")
            self.card(item.rstrip("*"), front_of(seat), ALL)
            t.serial += bool(cheat)
            mark = (CHEATED | t.serial << 4) if cheat else 0
            t.marks[seat].append(mark | (EQUIPPED if item.endswith("*") else 0))
            if cheat:
                self.card(cheat, front_of(seat), ALL)
                t.marks[seat].append(CHEAT | t.serial << 4)
        t.levels[seat] = int(self.lines.get(f"{name} level", "1"))
        t.sexes[seat] = SEXES.index(self.lines.get(f"{name} sex", "male"))
        t.dread[seat] = int(self.lines.get(f"{name} mark", "0"))

    def decks(self) -> None:
        """The named cards on top, the others below or in the box."""
        for line, zone in (("doors", DOORS), ("treasures", TREASURES)):
            self.take(line, zone, 0)
            self.t.zones[zone].reverse()
        for cards in self.free:
            for card in cards:
                is_door = self.t.pool_of(self.t.kinds[card]) == DOOR_BACK
                deck = BOX if self.lines.get("rest") == "box" else DOORS if is_door else TREASURES
                self.t.zones[deck].insert(0, card)


def _begin(t: Tidings, lines: Mapping[str, str]) -> None:
    me = t.active = t.mover = _seat(lines.get("turn", "P1"))
    t.starter = _seat(lines.get("starter", "P1"))
    t.round = int(lines.get("round", "1"))
    phase = lines.get("phase", "free")
    if phase not in PHASES:
        raise BadSetup(f"no phase {phase!r}; a scene begins with: {', '.join(PHASES)}")
    steps: list[AnyFrame] = [
        Free(me), Kick(me), Free2(me), Phase2(me), Free(me), CharityGate(me), EndTurn(me)
    ]  # fmt: skip
    at = {"free": 0, "door": 1, "phase2": 3, "free3": 4, "charity": 5, "end": 6}
    if phase == "turn":
        steps, at["turn"] = [Turn(me)], 0
    if "fight" in lines:
        steps = [CombatWindow(me), Decide(), Free(me), CharityGate(me), EndTurn(me)]
        at[phase] = 0
        _fight(t, lines, me)
    t.stack.extend(reversed(steps[at[phase] :]))


def _fight(t: Tidings, lines: Mapping[str, str], me: int) -> None:
    t.main = me
    t.is_fought = True
    for card in t.zones[FIGHT]:
        enlist(t, t.kinds[card], 0)
    if "helper" in lines:
        word, share, *pick = lines["helper"].split()
        t.helper = _seat(word)
        orders = [t.word(PICK + i).split()[1] for i in range(5)]
        t.bargain = (int(share), orders.index(pick[0]) if pick else 0, -1, -1, 0)


def _seat(word: str) -> int:
    return int(word[1:]) - 1


def picture(t: Tidings) -> dict[str, str]:
    """The lines of a table; decks top first, hands in the order of the set."""
    ids = t.rules.cards.ids

    def words(zone: int) -> str:
        return " ".join(ids[t.kinds[card]] for card in t.zones[zone])

    def front(seat: int) -> str:
        stars = ["*" if mark & EQUIPPED else "" for mark in t.marks[seat]]
        found = [ids[t.kinds[card]] for card in t.front(seat)]
        return " ".join(word + star for word, star in zip(found, stars, strict=True))

    lines = {
        "doors": " ".join(reversed(words(DOORS).split())),
        "treasures": " ".join(reversed(words(TREASURES).split())),
        "door discards": words(DOOR_DISCARDS),
        "treasure discards": words(TREASURE_DISCARDS),
        "fight": " ".join(ids[kind] for kind, _, _ in t.foes),
        "cards in fight": words(FIGHT),
        "strength": f"{munchkin_strength(t)}:{monster_strength(t)}" if t.main >= 0 else "",
        "main": _name(t.main),
        "helper": _name(t.helper),
        "turn": _name(t.active),
        "round": str(t.round),
        "winners": " ".join(_name(s) for s in range(t.seats) if t.winners >> s & 1),
    }
    for seat in range(t.seats):
        name = _name(seat)
        lines[f"{name} hand"] = " ".join(sorted(words(hand_of(seat)).split()))
        lines[f"{name} cards"] = str(len(t.hand(seat)))
        lines[f"{name} front"] = front(seat)
        lines[f"{name} level"] = str(t.levels[seat])
        lines[f"{name} sex"] = SEXES[t.sexes[seat]] if t.sexes[seat] >= 0 else ""
        lines[f"{name} mark"] = str(t.dread[seat] + t.omens[seat])
    return lines


def _name(seat: int) -> str:
    return f"P{seat + 1}" if seat >= 0 else ""


def chances(t: Tidings) -> list[str]:
    """What the die showed, in words."""
    return [str(event[2]) for event in t.events or [] if event[0] == ROLLED]
