"""Setting up a game of The Book of Madness. Rules: BM-2. Rulings: BM-R1, BM-R2, BM-R4, BM-R21."""

from typing import Final

from mypy_extensions import i64

from grimtable.games.book_of_madness.cards.prints import heap_of
from grimtable.games.book_of_madness.ids import (
    BASIC,
    BOOK,
    BOOK_DICE,
    BOX,
    CHOSEN,
    COVER,
    CURSE,
    CURSE_DICE,
    CURSES,
    DECK_DICE,
    HAND_SIZE,
    LAST_PAGE,
    LIBRARY,
    LIBRARY_DICE,
    LOT,
    MADNESS,
    OWN,
    PAGE_CARD,
    PILE,
    SHELF,
    SPELL,
    STACK,
    STARTED,
    STREAMS,
    deck_of,
    spells_of,
)
from grimtable.games.book_of_madness.options import DRAFT, FREE, Options, Rules
from grimtable.games.book_of_madness.table import Madness
from grimtable.games.book_of_madness.turn.phases import Turn
from grimtable.kernel.frames import AGAIN, DONE, Frame, Frames, Mine, Window
from grimtable.kernel.terms import ALL, BACKS, Card, Move, Seat, Zone, bit

PAGES: Final = 5


class PickCharacters(Window[Madness]):
    """Everybody picks an unused sheet, whoever comes first. Rules: BM-2.5. Rulings: BM-R1."""

    def rule(self) -> str:
        return "BM-2.5"

    def live(self, t: Madness) -> bool:
        return True

    def seats(self, t: Madness) -> i64:
        mask: i64 = 0
        for seat in range(t.seats):
            if t.characters[seat] < 0:
                mask |= bit(seat)
        return mask

    def covert(self, t: Madness) -> bool:
        return False

    def ask_seat(self, t: Madness, seat: Seat) -> list[Move]:
        return unused(t)

    def act_seat(self, t: Madness, seat: Seat, move: Move) -> Frames:
        choose(t, seat, move)
        return AGAIN


class DraftCharacter(Mine[Madness]):
    """One after the other, in the order of the seats. Rulings: BM-R1 (draft)."""

    def rule(self) -> str:
        return "BM-2.5"

    def ask(self, t: Madness) -> list[Move]:
        return unused(t)

    def act(self, t: Madness, move: Move) -> Frames:
        choose(t, self.me, move)
        return DONE


def unused(t: Madness) -> list[Move]:
    """The sheets nobody has."""
    taken: i64 = 0
    for character in t.characters:
        if character >= 0:
            taken |= bit(character)
    moves: list[Move] = []
    for i in range(len(t.rules.cards.characters)):
        if not taken >> i & 1:
            moves.append(t.rules.cards.first_character + i)
    return moves


def choose(t: Madness, seat: Seat, move: Move) -> None:
    """A seat's character, told to all."""
    t.characters[seat] = move - t.rules.cards.first_character
    t.note(CHOSEN, seat, t.characters[seat])


class Prepare(Frame[Madness]):
    """Decks, hands, library and the start player, once the characters are known."""

    def act(self, t: Madness, move: Move) -> Frames:
        for seat in range(t.seats):
            build_deck(t, seat)
        for element in range(4):
            for card in t.zones[PILE + element * 3][:]:
                t.move(card, PILE + element * 3, BOX)
        for element in range(4):
            t.move(t.zones[LIBRARY + element][-1], LIBRARY + element, SHELF + element)
        named = t.rules.first_seat
        starter = named if named >= 0 else t.below(t.seats, LOT)
        t.note(STARTED, starter, 0)
        for seat in range(t.seats):
            t.draw(seat, HAND_SIZE)
        return (Turn(starter),)


def build_deck(t: Madness, seat: Seat) -> None:
    """The start cards of a character, shuffled. Rules: BM-2.6 to BM-2.8, BM-13.2, BM-13.3."""
    sheet = t.sheet(seat)
    for kind in range(12):
        for i in range(sheet.start(kind, t.rules.nightmare)):
            t.move(t.zones[PILE + kind][-1], PILE + kind, deck_of(seat))
    if t.rules.terror:
        t.move(t.zones[STACK][-1], STACK, deck_of(seat))
    t.reshuffles += 1
    t.shuffle(deck_of(seat), t.reshuffles * BACKS, DECK_DICE)


def blank(seats: i64, options: Options) -> Madness:
    """An empty table."""
    rules = Rules(options)
    zones: list[list[i64]] = [[] for i in range(OWN + 5 * seats)]
    columns: list[list[i64]] = [[0] * int(seats) for i in range(4)]
    columns[0] = [-1] * int(seats)
    states: list[list[i64]] = [[] for i in range(seats)]
    used: list[i64] = [0] * int(seats * 12)
    t = Madness(
        seats, zones, rules.cards.unseen[:], [0] * STREAMS, [], rules, columns, states, [0] * 20,
        used,
    )  # fmt: skip
    t.roll_anew(0)
    return t


def deal(t: Madness) -> None:
    """Everything that lies beside the board; the first question is open.

    Nothing random is shown before the characters are chosen (BM-R1).
    """
    lay_open(t)
    for curse in range(5):
        place_unseen(t, of_sort(t, CURSE, curse, 0), CURSES + curse, 99, CURSE_DICE)
    t.zones[BOOK].append(cards_of(t, LAST_PAGE)[0])
    t.know[t.zones[BOOK][0]] |= ALL
    place_unseen(t, of_sort(t, PAGE_CARD, 0, 0), BOOK, PAGES, BOOK_DICE)
    place_unseen(t, of_sort(t, COVER, 0, 0), BOOK, 1, BOOK_DICE)
    for element in range(4):
        for level in range(3, 0, -1):
            spells = of_sort(t, SPELL, element, level)
            place_unseen(t, spells, LIBRARY + element, 1, LIBRARY_DICE)
    if t.rules.character_pick == FREE:
        t.stack += [Prepare(), PickCharacters()]
    elif t.rules.character_pick == DRAFT:
        t.stack.append(Prepare())
        for seat in range(t.seats - 1, -1, -1):
            t.stack.append(DraftCharacter(seat))
    else:
        for seat in range(t.seats):
            free = unused(t)
            choose(t, seat, free[t.below(len(free), LOT)])
        t.stack.append(Prepare())
    t.run()


def lay_open(t: Madness) -> None:
    """Element cards, madness and basic spells. Rules: BM-2.1, BM-2.3, BM-2.4."""
    stacked: i64 = 10 + 5 * t.seats
    dealt = [0] * len(t.prints)
    for card in range(len(t.kinds)):
        kind = t.kinds[card]
        zone: Zone = -1
        if kind < MADNESS:
            zone = PILE + kind
        elif kind == MADNESS:
            zone = STACK if len(t.zones[STACK]) < stacked else BOX
        elif t.prints[kind].sort == BASIC:
            zone = spells_of(dealt[kind]) if dealt[kind] < t.seats else BOX
            if dealt[kind] < t.seats:
                t.states[dealt[kind]].append(0)
            dealt[kind] += 1
        if zone >= 0:
            t.zones[zone].append(card)
            t.know[card] |= ALL


def of_sort(t: Madness, sort: i64, element: i64, level: i64) -> list[Card]:
    """All cards of a sort, of this element and level."""
    return t.rules.cards.heaps[heap_of(sort, element, level)][:]


def cards_of(t: Madness, kind: i64) -> list[Card]:
    """All cards of a kind."""
    return [card for card in range(len(t.kinds)) if t.kinds[card] == kind]


def place_unseen(t: Madness, cards: list[Card], zone: Zone, n: i64, stream: i64) -> None:
    """Put this number of these cards, at random, on a face-down stack, the others in the box."""
    for placed in range(len(cards)):
        card = cards.pop(t.below(len(cards), stream))
        t.zones[zone if placed < n else BOX].append(card)
