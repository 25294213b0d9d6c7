"""Grimm Tidings tables drawn as text, for tests."""

from collections.abc import Mapping

from grimtable.games.grimm_tidings.deal import blank
from grimtable.games.grimm_tidings.fights.combat import enlist
from grimtable.games.grimm_tidings.fights.fight import Decide
from grimtable.games.grimm_tidings.fights.strength import fighters_strength, monster_strength
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
from grimtable.games.grimm_tidings.options import Options
from grimtable.games.grimm_tidings.public import Bargain
from grimtable.games.grimm_tidings.table import Tidings
from grimtable.games.grimm_tidings.turn.charity import CharityGate
from grimtable.games.grimm_tidings.turn.phases import EndTurn, Free, Free2, Kick, Phase2, Turn
from grimtable.games.grimm_tidings.turn.windows import CombatWindow
from grimtable.kernel.frames import AnyFrame
from grimtable.kernel.terms import ALL
from grimtable.look.scenes import SceneBuilder

PHASES = ("turn", "free", "door", "phase2", "free3", "charity", "end")
SEXES = ("male", "female")


def stage(lines: Mapping[str, str], seats: int, options: Options) -> Tidings:
    """The table of these lines.

    `P1 hand`, `P1 front` (`scissors*` is equipped, `braids*+cheat` has Cheat! on it), `P1 level`
    (1), `P1 sex` (male), `P1 mark: -2`; `doors` and `treasures` (top first), the discards (top
    last), `turn: P1`, `round`, `starter`, `phase: turn | free | door | phase2 | free3 | charity |
    end`; `fight: robbers` is a combat of the player whose turn it is, with `helper: P2 1
    helper_first`. Cards not named lie under the named ones, or in the box with `rest: box`.
    """
    scene = _Builder(blank(seats, options), lines)
    for seat in range(seats):
        scene.player(seat)
    scene.take("door discards", DOOR_DISCARDS, ALL)
    scene.take("treasure discards", TREASURE_DISCARDS, ALL)
    scene.take("fight", FIGHT, ALL)
    scene.decks()
    scene.begin()
    return scene.t


class _Builder(SceneBuilder[Tidings]):
    own_lines = ("hand", "front", "level", "sex", "mark")
    shared_lines = (
        "doors", "treasures", "door discards", "treasure discards", "turn", "phase", "fight",
        "helper", "round", "starter", "rest",
    )  # fmt: skip

    def __init__(self, t: Tidings, lines: Mapping[str, str]) -> None:
        super().__init__(t, lines, t.rules.cards.ids)

    def player(self, seat: int) -> None:
        """One player's lines."""
        t, name = self.t, f"P{seat + 1}"
        self.take(f"{name} hand", hand_of(seat), 1 << seat)
        for word in self.words(f"{name} front"):
            item, _, cheat = word.partition("+")
            self.card(item.rstrip("*"), front_of(seat), ALL)
            t.serial += bool(cheat)
            mark = (CHEATED | t.serial << 4) if cheat else 0
            t.marks[seat].append(mark | (EQUIPPED if item.endswith("*") else 0))
            if cheat:
                self.card(cheat, front_of(seat), ALL)
                t.marks[seat].append(CHEAT | t.serial << 4)
        t.levels[seat] = self.number(f"{name} level", 1)
        t.sexes[seat] = SEXES.index(self.lines.get(f"{name} sex", "male"))
        t.dread[seat] = self.number(f"{name} mark", 0)

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

    def begin(self) -> None:
        """Whose turn it is, and what comes next in it."""
        t = self.t
        me = t.active = t.mover = self.seat("turn")
        t.starter = self.seat("starter")
        t.round = self.number("round", 1)
        phase = self.phase(PHASES, "free")
        steps: list[AnyFrame] = [
            Free(me), Kick(me), Free2(me), Phase2(me), Free(me), CharityGate(me), EndTurn(me)
        ]  # fmt: skip
        at = {"free": 0, "door": 1, "phase2": 3, "free3": 4, "charity": 5, "end": 6}
        if phase == "turn":
            steps, at["turn"] = [Turn(me)], 0
        if "fight" in self.lines:
            steps = [CombatWindow(me), Decide(), Free(me), CharityGate(me), EndTurn(me)]
            at[phase] = 0
            self.fight(me)
        t.stack.extend(reversed(steps[at[phase] :]))

    def fight(self, me: int) -> None:
        """A combat of this player."""
        t = self.t
        t.main = me
        t.is_fought = True
        for card in t.zones[FIGHT]:
            enlist(t, t.kinds[card], 0)
        if "helper" in self.lines:
            _, share, *pick = self.words("helper")
            t.helper = self.seat("helper")
            orders = [t.word(PICK + i).split()[1] for i in range(5)]
            t.bargain = Bargain(int(share), orders.index(pick[0]) if pick else 0, -1, -1, 0)


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
        "strength": f"{fighters_strength(t)}:{monster_strength(t)}" if t.main >= 0 else "",
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
    return [str(eyes) for kind, _, eyes, *_ in t.events or [] if kind == ROLLED]
