"""Tables of The Book of Madness drawn as text, for tests."""

from collections.abc import Mapping

from grimtable.games.book_of_madness.actions.action_phase import ActionPhase
from grimtable.games.book_of_madness.deal import blank
from grimtable.games.book_of_madness.ids import (
    BANISHED,
    BOOK,
    BOX,
    COVER,
    CURSE,
    CURSES,
    ELEMENTS,
    EXHAUSTED,
    FACE_DOWN,
    LAST_PAGE,
    LEFT_PAGE,
    LIBRARY,
    MADNESS,
    PAGE_CARD,
    PILE,
    REFRESHED,
    RIGHT_PAGE,
    SHELF,
    SLOT,
    SLOTS,
    SPELL,
    STACK,
    UNDER,
    deck_of,
    discard_of,
    hand_of,
    spells_of,
    support_of,
)
from grimtable.games.book_of_madness.options import Options
from grimtable.games.book_of_madness.table import REASONS, Madness
from grimtable.games.book_of_madness.turn.phases import EndTurn, Regenerate, Turn
from grimtable.kernel.terms import ALL, BACKS, POOL
from grimtable.look.scenes import SceneBuilder

PHASES = ("turn", "action", "regenerate", "end")
BASICS = "combustion ice growth telepathy"
SHEETS = ("moss", "lark", "brook", "ember", "gale")
MARKS = {"*": EXHAUSTED, "~": FACE_DOWN, "!": REFRESHED}


def stage(lines: Mapping[str, str], seats: int, options: Options) -> Madness:
    """The table of these lines.

    `P1 hand`, `P1 deck` (top first), `P1 pile`, `P1 support`, `P1 spells` (`ice*` is exhausted,
    `ice~` face-down), `P1 character`, `P1 discount`; `curses: undertow - rift~+fire` by slot,
    `under: 1 0 1` madness below them; `madness: 9` in the stack, `banished`, `taken` (element
    cards that have left the supply), `monster`, `page` (the open front), `book` (next first),
    `library fire` and `stack fire` (top first), `turn: P1`, `count` (turns begun), `round`,
    `field`, `phase: turn | action | regenerate | end`.
    """
    scene = _Builder(blank(seats, options), lines)
    for seat in range(seats):
        scene.player(seat)
    scene.board()
    scene.book()
    scene.rest()
    scene.begin()
    return scene.t


class _Builder(SceneBuilder[Madness]):
    own_lines = ("hand", "deck", "pile", "support", "spells", "character", "discount")
    shared_lines = (
        "turn", "count", "phase", "round", "field", "curses", "under", "madness", "banished",
        "book", "page", "monster", "taken", *(f"library {element}" for element in ELEMENTS),
        *(f"stack {element}" for element in (*ELEMENTS, "multi")),
    )  # fmt: skip

    def __init__(self, t: Madness, lines: Mapping[str, str]) -> None:
        super().__init__(t, lines, t.rules.cards.ids)

    def player(self, seat: int) -> None:
        """One player's lines."""
        t, name = self.t, f"P{seat + 1}"
        for word in self.words(f"{name} hand"):
            kind = self.ids.index(word) if word in self.ids else 0
            self.card(word, hand_of(seat), t.seers(seat, kind))
        for word in reversed(self.words(f"{name} deck")):
            card = self.card(word, deck_of(seat), 0)
            t.know[card] = (seat + 1) * BACKS << POOL
        self.take(f"{name} pile", discard_of(seat), ALL)
        self.take(f"{name} support", support_of(seat), ALL)
        for word in self.lines.get(f"{name} spells", BASICS).split():
            spell = word.rstrip("".join(MARKS))
            self.card(spell, spells_of(seat), ALL)
            t.states[seat].append(sum(MARKS[mark] for mark in word[len(spell) :]))
        sheet = self.lines.get(f"{name} character", SHEETS[seat])
        t.characters[seat] = t.rules.cards.sheets.index(sheet)
        t.discounts[seat] = self.number(f"{name} discount", 0)
        t.reshuffles += 1

    def board(self) -> None:
        """Curses, madness, banished and taken cards."""
        for slot, word in enumerate(self.words("curses")):
            if word == "-":
                continue
            name, *markers = word.split("+")
            self.card(name.rstrip("~"), SLOT + slot, ALL)
            self.t.veiled |= name.endswith("~") << slot
            for marker in markers:
                self.t.markers[slot * 4 + ELEMENTS.index(marker)] += 1
        for slot, number in enumerate(self.words("under")):
            for _ in range(int(number)):
                self.card("madness", UNDER + slot, ALL)
        self.take("banished", BANISHED, ALL)
        self.take("taken", BOX, ALL)
        for _ in range(self.number("madness", 12)):
            self.card("madness", STACK, ALL)

    def book(self) -> None:
        """Monster, open page, closed pages; library and stacks of curses."""
        t = self.t
        self.take("monster", LEFT_PAGE, ALL)
        if not t.zones[LEFT_PAGE] and self.lines.get("count") != "0":
            self.card(self.first(COVER), LEFT_PAGE, ALL)
        self.take("page", RIGHT_PAGE, ALL)
        if not t.zones[RIGHT_PAGE] and self.lines.get("count") != "0":
            self.card(self.first(PAGE_CARD), RIGHT_PAGE, ALL)
        closed = self.words("book")
        if not closed and t.kinds[(t.zones[RIGHT_PAGE] or [0])[0]] != LAST_PAGE:
            closed = ["last_page"]
        for word in reversed(closed):
            self.card(word, BOOK, ALL if word == "last_page" else 0)
        for element, name in enumerate(ELEMENTS):
            spells = self.words(f"library {name}")
            for word in reversed(spells[1:]):
                self.card(word, LIBRARY + element, 0)
            for word in spells[:1]:
                self.card(word, SHELF + element, ALL)
        for curse, name in enumerate((*ELEMENTS, "multi")):
            for word in reversed(self.words(f"stack {name}")):
                self.card(word, CURSES + curse, 0)

    def first(self, sort: int) -> str:
        """Some card of a sort that is still free."""
        prints = self.t.rules.cards.prints
        kinds = [k for k in range(len(prints)) if prints[k].sort == sort and self.free[k]]
        return self.ids[kinds[0]]

    def rest(self) -> None:
        """Cards not named: supply, stacks of curses at the bottom, the box."""
        for kind, cards in enumerate(self.free):
            card = self.t.rules.cards.prints[kind]
            zone = BOX
            if kind < MADNESS and kind % 3:
                zone = PILE + kind
            elif card.sort == CURSE:
                zone = CURSES + card.element
            hidden = card.sort in (CURSE, COVER, PAGE_CARD, SPELL)
            for number in cards:
                self.t.zones[zone].insert(0, number)
                self.t.know[number] |= 0 if hidden else ALL

    def begin(self) -> None:
        """Whose turn it is, and what comes next in it."""
        t = self.t
        me = t.active = t.mover = self.seat("turn")
        t.round = self.number("round", 1)
        t.field = self.number("field", 1)
        t.turn = self.number("count", int((t.round - 1) * 5 + max(1, t.field)))
        phase = self.phase(PHASES, "action")
        if phase == "turn":
            t.stack.append(Turn(me))
            return
        steps = [ActionPhase(me), Regenerate(me), EndTurn(me)]
        t.stack.extend(reversed(steps[PHASES.index(phase) - 1 :]))


def picture(t: Madness) -> dict[str, str]:
    """The lines of a table; decks top first, hands in the order of the set."""
    lines = {
        "turn": f"P{t.active + 1}",
        "count": str(t.turn),
        "round": str(t.round),
        "field": str(t.field),
        "madness": str(len(t.zones[STACK])),
        "banished": _sorted(t, BANISHED),
        "curses": " ".join(_curse(t, slot) for slot in range(SLOTS)),
        "under": " ".join(str(len(t.zones[UNDER + slot])) for slot in range(SLOTS)),
        "monster": " ".join(_words(t, LEFT_PAGE)[-1:]),
        "page": " ".join(_words(t, RIGHT_PAGE)),
        "reason": REASONS[t.over],
        "beaten": str(t.beaten),
        "actions": str(t.actions),
    }
    for element, name in enumerate(ELEMENTS):
        shelf = _words(t, SHELF + element) + _words(t, LIBRARY + element)[::-1]
        lines[f"library {name}"] = " ".join(shelf)
    for curse, name in enumerate((*ELEMENTS, "multi")):
        lines[f"stack {name}"] = " ".join(reversed(_words(t, CURSES + curse)))
    for kind in range(MADNESS):
        lines[f"supply {t.rules.cards.ids[kind]}"] = str(len(t.zones[PILE + kind]))
    for seat in range(t.seats):
        lines.update(_seat_lines(t, seat))
    return lines


def _seat_lines(t: Madness, seat: int) -> dict[str, str]:
    marks = {state: mark for mark, state in MARKS.items()}
    spells = [
        word + "".join(mark for state, mark in marks.items() if t.states[seat][i] & state)
        for i, word in enumerate(_words(t, spells_of(seat)))
    ]
    name = f"P{seat + 1}"
    return {
        f"{name} hand": _sorted(t, hand_of(seat)),
        f"{name} cards": str(len(t.hand(seat))),
        f"{name} deck": " ".join(reversed(_words(t, deck_of(seat)))),
        f"{name} pile": _sorted(t, discard_of(seat)),
        f"{name} support": _sorted(t, support_of(seat)),
        f"{name} spells": " ".join(spells),
        f"{name} character": t.rules.cards.sheets[t.characters[seat]],
        f"{name} discount": str(t.discounts[seat]),
    }


def _curse(t: Madness, slot: int) -> str:
    if t.curse(slot) < 0:
        return "-"
    markers = "".join(
        f"+{name}" * t.markers[slot * 4 + element] for element, name in enumerate(ELEMENTS)
    )
    veiled = "~" if t.veiled >> slot & 1 else ""
    return _words(t, SLOT + slot)[0] + veiled + markers


def _words(t: Madness, zone: int) -> list[str]:
    return [t.rules.cards.ids[t.kinds[card]] for card in t.zones[zone]]


def _sorted(t: Madness, zone: int) -> str:
    return " ".join(sorted(_words(t, zone)))
