"""Scenes: a table drawn as text, played as people play, and compared with a drawing."""

from grimtable.kernel.errors import Refused
from grimtable.kernel.table import Table
from grimtable.look.game import Game
from grimtable.registry import get
from grimtable.sessions.saves import fingerprint

P1, P2, P3, P4, P5, P6 = range(6)


def parse(drawing: str) -> dict[str, str]:
    """Lines such as `P1 hand: owl crow | row: elf` as {"P1 hand": "owl crow", "P1 row": "elf"}."""
    lines: dict[str, str] = {}
    for line in filter(str.strip, drawing.splitlines()):
        first, *others = line.strip().split("|")
        name, _, value = first.partition(":")
        lines[name.strip()] = " ".join(value.split())
        owner = name.split()[0] if name.strip()[:1] == "P" else ""
        for part in others:
            name, _, value = part.partition(":")
            lines[f"{owner} {name.strip()}".strip()] = " ".join(value.split())
    return lines


def scene(drawing: str, *, game: str = "grimwood", seats: int = 0, **options: str) -> "Scene":
    """A table as drawn; as many seats as are named, at least two, unless `seats` says more."""
    lines = parse(drawing)
    named = [int(name[1]) for name in lines if name[:1] == "P" and name[1:2].isdigit()]
    definition = get(game)
    t = definition.stage(lines, seats or max([2, *named]), options)
    t.run()
    return Scene(definition, t)


class Scene:
    """A table in play. Every move goes through the checked door."""

    def __init__(self, game: Game, table: Table) -> None:
        self.game = game
        self.table = table
        self._luck: tuple[str, ...] = ()

    # Playing

    def says(self, seat: int, *moves: str) -> "Scene":
        """Answer with these moves, one after the other."""
        for text in moves:
            move = self.game.vocabulary.number(text)
            if self._luck:
                self._steer(seat, move)
            self.table.play(seat, move)
        return self

    answers = says

    def plays(self, seat: int, card: str, place: str = "new") -> "Aimed":
        """Play a supernatural for its power, at a place if one is asked for."""
        self.says(seat, f"play {card}")
        if self.frame == "Place":
            self.says(seat, place)
        return Aimed(self, seat)

    def lays(self, seat: int, card: str, place: str = "new") -> "Scene":
        """Lay a supernatural without its power."""
        self.says(seat, f"lay {card}")
        if self.frame == "Place":
            self.says(seat, place)
        return self

    def luck(self, *words: str) -> "Scene":
        """Chance brings this in the next move, in this order (`Game.chances` has the words)."""
        self._luck = words
        return self

    def _steer(self, seat: int, move: int) -> None:
        for seed in range(20000):
            trial = self.table.clone()
            trial.roll_anew(seed)
            trial.events = []
            trial.push(seat, move)
            if tuple(self.game.chances(trial)[: len(self._luck)]) == self._luck:
                self.table.roll_anew(seed)
                self._luck = ()
                return
        raise AssertionError(f"no dice bring {self._luck}")

    # Looking

    @property
    def frame(self) -> str:
        """The name of the open question."""
        return type(self.table.stack[-1]).__name__ if self.table.stack else ""

    @property
    def asked(self) -> int:
        """The seat that is asked (the first, if several are); -1 if the game is over."""
        return self.table.seat

    def options(self, seat: int | None = None) -> list[str]:
        """What a seat (the one asked) may answer, in words."""
        at = self.table.seat if seat is None else seat
        return [self.game.vocabulary.text(move) for move in self.table.options_of(at)]

    def offers(self, text: str) -> bool:
        """Is this among the options of the seat asked?"""
        self.game.vocabulary.number(text)
        return text in self.options()

    def refuses(self, seat: int, text: str) -> Refused:
        """The refusal this move meets; the table stays as it was."""
        before = fingerprint(self.table)
        try:
            self.table.play(seat, self.game.vocabulary.number(text))
        except Refused as refusal:
            assert fingerprint(self.table) == before
            return refusal
        raise AssertionError(f"{text!r} of seat {seat} was taken")

    def line(self, name: str) -> str:
        """One line of the drawing, such as "P1 hand", "P2 score" or "extras"."""
        return self.game.picture(self.table)[name]

    def score(self, seat: int) -> int:
        """A seat's points."""
        return self.game.scores(self.table)[seat]

    def sees(self, audience: int, zone: str, owner: int = -1) -> list[str]:
        """The cards of a zone as an audience sees them; "?" for a back."""
        at = self.game.zones(self.table.seats).index((zone, owner))
        cells = self.table.view(audience).zones[at]
        return [self.game.kinds[cell >> 1] if cell >= 0 else "?" for cell in cells]

    def shows(self, drawing: str) -> bool:
        """Does the table look like this, in all lines drawn? Hands and piles in any order."""
        actual = self.game.picture(self.table)
        for name, expected in parse(drawing).items():
            found = actual[name]
            if name.endswith(("hand", "pile")):
                expected, found = (
                    " ".join(sorted(expected.split())),
                    " ".join(sorted(found.split())),
                )
            assert found == expected, f"{name}: {found!r}, not {expected!r}"
        return True


class Aimed:
    """A power just played, to be aimed."""

    def __init__(self, scene: Scene, seat: int) -> None:
        self.scene = scene
        self.seat = seat

    def on(self, aim: int | str) -> Scene:
        """At a seat, a card, a combo ("combo P2 1") or whatever move the text names."""
        texts = (
            [f"seat P{aim + 1}", f"steal P{aim + 1}"]
            if isinstance(aim, int)
            else [f"card {aim}", aim]
        )
        options = self.scene.options(self.seat)
        return self.scene.says(self.seat, next((t for t in texts if t in options), texts[-1]))
