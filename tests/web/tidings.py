"""Two turns of Grimm Tidings in which everything happens, on one known deal."""

from collections.abc import Sequence

from grimtable.games.grimm_tidings.cards.card_file import STANDARD
from grimtable.games.grimm_tidings.cards.prints import AT_SIDE, Print
from grimtable.games.grimm_tidings.fights.strength import at_stake, is_winning
from grimtable.games.grimm_tidings.ids import CURSE, DOORS, ITEM, MONSTER, ROLLED
from grimtable.games.grimm_tidings.table import Tidings
from grimtable.kernel.errors import HalfAction
from grimtable.registry import get
from grimtable.sessions.records import Deal
from grimtable.sessions.session import GameSession
from web.browsers import Sheet
from web.serving import House
from web.staging import Moves, dealt, lay_game

GAME = get("grimm_tidings")
OPTIONS = {
    "windows": "live",
    "first_player": "seat_1",
    "grace": "0",
    "help_when_winning": "on",
}
SEED = 1637
"""Of a deal that brings everything: each step below asserts what it needs."""
ADA, CEM, BEA = range(3)
"""By their seats: Ada fights first, Cem meddles and fights next, Bea helps."""

Move = tuple[int, list[int]]
"""Who answered what."""
Step = tuple[int, tuple[str, ...], list[int]]
"""Who answers, what, with all its choices, and how many events each seat has then been told."""


class Tale:
    """What three people do, on a table of the test's own; the same is then done in browsers."""

    def __init__(self) -> None:
        self.session = GameSession(Deal(GAME, 3, OPTIONS, {"seed": SEED}))
        self.scenes: dict[str, list[Step]] = {}
        """What is to be done in each part, by its name."""
        self._steps: list[Step] = []
        self.moves: Moves = []
        """Everything that was answered so far, also what the server answers by itself."""
        self.marks: dict[str, int] = {}
        """How much of that lies before each part, by its name."""

    @property
    def t(self) -> Tidings:
        assert isinstance(self.session.table, Tidings)
        return self.session.table

    @property
    def asked(self) -> str:
        return type(self.t.stack[-1]).__name__

    def scene(self, name: str) -> None:
        """What follows belongs to another part."""
        self._steps = self.scenes.setdefault(name, [])
        self.marks.setdefault(name, len(self.moves))

    def words(self, seat: int, verb: str = "") -> list[str]:
        """What a seat may do, of one verb."""
        found = [GAME.vocabulary.text(int(move)) for move in self.t.options_of(seat)]
        return [word for word in found if word.startswith(verb)]

    def does(self, seat: int, *words: str, is_ordered: bool = False) -> None:
        """An answer; who has ordered it beforehand need not give it."""
        self._answer(seat, words)
        if not is_ordered:
            self._note(seat, words)
        while self.asked == "React":
            self._let_happen()
        if self._steps:
            self._steps[-1] = (*self._steps[-1][:2], self._told())

    def _answer(self, seat: int, words: Sequence[str]) -> None:
        self.session.answer(seat, numbers(words))
        self.moves.append((seat, numbers(words)))

    def _note(self, seat: int, words: tuple[str, ...]) -> None:
        self._steps.append((seat, words, self._told()))

    def _told(self) -> list[int]:
        return [len(self.t.events_for(audience)) for audience in range(3)]

    def ahead(self, seat: int, words: Sequence[str]) -> list[str]:
        """What a seat may do after these first choices."""
        return [GAME.vocabulary.text(move) for move in self.session.peek(seat, numbers(words))]

    def _let_happen(self) -> None:
        """A seat that has an answer passes; for one that has none the server goes on by itself."""
        for seat in range(3):
            is_free = self.words(seat) != ["pass"]
            self._answer(seat, ["pass"])
            if is_free:
                self._note(seat, ("pass",))

    def all_pass(self, ordered: Sequence[int] = ()) -> None:
        """Whoever is still asked passes, the host first."""
        window = self.t.stack[-1]
        for seat in range(3):
            if self.t.stack[-1] == window and self.t.waiting >> seat & 1:
                self.does(seat, "pass", is_ordered=seat in ordered)


def numbers(words: Sequence[str]) -> list[int]:
    return [GAME.vocabulary.number(word) for word in words]


def prints(word: str) -> Print:
    """What is printed on the card of an option."""
    return STANDARD.prints[STANDARD.ids.index(word.split()[1])]


def tell_tale() -> Tale:
    """Everything, from the deal to the flight."""
    tale = Tale()
    check_deal(tale.t)
    prepare(tale)
    trade(tale)
    fight(tale)
    charity(tale)
    run(tale)
    return tale


def check_deal(t: Tidings) -> None:
    """Two monsters behind the first doors, and in Cem's hand what he meddles with."""
    doors = [t.print(card).sort for card in t.zones[DOORS][-2:]]
    held = [t.print(card) for card in t.hand(CEM)]
    assert doors == [MONSTER, MONSTER]
    assert any(card.aims[0] == AT_SIDE for card in held)
    assert any(card.sort == CURSE for card in held)


def prepare(tale: Tale) -> None:
    """Ada and Bea lay down and put on what they can, Cem keeps his cards."""
    tale.scene("setup")
    for seat in range(3):
        tale.does(seat, "pass")
    for seat in (ADA, BEA):
        worn: list[str] = []
        while todo := [word for word in tale.ahead(seat, worn) if is_gear(word)]:
            worn.append(todo[-1])
        assert worn
        tale.does(seat, *worn, "ready")
    tale.does(CEM, "ready")


def is_gear(word: str) -> bool:
    """Is an Item laid down or put on?"""
    return word.startswith("equip") or (word.startswith("lay") and prints(word).sort == ITEM)


def trade(tale: Tale) -> None:
    """Ada and Bea exchange an Item each before the door is kicked open."""
    tale.scene("trade")
    things = [card for seat in (ADA, BEA) for card in tale.t.front(seat)[:1]]
    given, wanted = (f"thing {STANDARD.ids[tale.t.kinds[card]]}" for card in things)
    assert given != wanted
    tale.does(ADA, "trade P3", given, wanted)
    tale.does(BEA, "answer 1 accept")
    tale.does(ADA, wanted.replace("thing", "equip"))
    tale.all_pass()


def fight(tale: Tale) -> None:
    """Cem strengthens the monster, Bea helps when she gets a Treasure, Cem's Curse comes last.

    Then Ada has ordered to pass until the totals change.
    """
    assert tale.asked == "CombatWindow" and at_stake(tale.t) > 1
    tale.scene("interference")
    tale.does(CEM, shots(tale, CEM)[0], "monsters")
    tale.scene("help")
    tale.does(ADA, "help P3", "share 0", "none", "none")
    tale.does(BEA, "answer 1 counter", "share 1", "pick helper_first", "none")
    tale.does(ADA, "answer 1 accept")
    for seat in (ADA, BEA):
        while not is_winning(tale.t) and shots(tale, seat):
            tale.does(seat, shots(tale, seat)[0], "fighters")
    assert is_winning(tale.t)
    tale.does(ADA, "pass")
    tale.does(BEA, "pass")
    tale.scene("curse")
    curses = [word for word in tale.words(CEM, "play") if prints(word).sort == CURSE]
    before = standing(tale.t, ADA)
    tale.does(CEM, curses[0], "seat P1")
    assert tale.asked == "CombatWindow" and is_winning(tale.t) and standing(tale.t, ADA) != before
    tale.scene("kill")
    tale.all_pass([ADA])
    assert tale.asked == "PickTreasure" and tale.t.levels[ADA] == 2
    tale.does(BEA, tale.words(BEA)[0])
    assert tale.asked == "Received"
    tale.does(BEA, "ready")


def shots(tale: Tale, seat: int) -> list[str]:
    """One-shots in hand that count for either side."""
    return [word for word in tale.words(seat, "play") if prints(word).aims[0] == AT_SIDE]


def standing(t: Tidings, seat: int) -> object:
    """What a Curse could change."""
    return int(t.levels[seat]), list(t.front(seat)), list(t.hand(seat))


def charity(tale: Tale) -> None:
    """Ada holds too much and gives it to the two who stand lower."""
    tale.scene("charity")
    tale.all_pass()
    assert tale.asked == "Charity"
    words = ["give"]
    while is_half(tale, words):
        words.append(tale.ahead(ADA, words)[0])
    tale.does(ADA, *words)
    assert tale.asked == "Received"
    while tale.asked == "Received":
        tale.does(int(tale.t.seat), "ready")


def is_half(tale: Tale, words: list[str]) -> bool:
    """Must more be chosen?"""
    try:
        tale.session.draft(ADA, numbers(words))
    except HalfAction:
        return True
    return False


def run(tale: Tale) -> None:
    """Cem has nothing to fight with and runs; the others have ordered to pass."""
    assert tale.t.active == CEM and tale.asked == "FreeWindow"
    tale.scene("door")
    tale.all_pass([ADA])
    assert tale.asked == "CombatWindow" and not is_winning(tale.t)
    tale.scene("run")
    for _ in range(2):  # the fight, then the flight
        tale.does(ADA, "pass", is_ordered=True)
        tale.does(BEA, "pass", is_ordered=True)
        tale.does(CEM, "pass")
    assert any(event[0] == ROLLED for event in tale.t.events or [])


def lay_tale(house: House, sheets: dict[str, Sheet], moves: Sequence[Move] = ()) -> None:
    """These people come to a table with this deal, at which so much has been played."""
    lay_game(house, dealt(GAME.name, [""] * 3, SEED, **OPTIONS), sheets, list(moves))
