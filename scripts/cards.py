"""Write what follows from the deck in cards.toml: `python scripts/cards.py [FOLDER]`.

These are the numbers of kinds, cards and moves in `ids.py`, the kinds the browser knows, and the
layout on the page about the encoding. `--check` only compares. FOLDER is the repository if it is
not this one.
"""

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any, Final

CARDS = "src/grimtable/games/grimwood/cards.toml"
IDS = "src/grimtable/games/grimwood/ids.py"
PAGE = "docs/encoding/grimwood.md"
KINDS = "web/src/games/grimwood/cards.json"
BEGIN = "# Kinds, cards and moves, written by scripts/cards.py\n"
END = "# End of what scripts/cards.py writes\n"

GROUPS = ("supernatural", "animal", "setting", "reaction", "action")
"""What sorts of cards the rules know, in the order of their numbers."""
SETS = ("owl", "crow", "swamp", "path", "clearing")
"""The kinds that make sets; the rules name them."""
MOST_SUPERNATURALS = 31
"""The starts of a turn are counted with two bits for each, in 63."""
MOST_COPIES = 15
"""A hand is tallied with four bits for each kind that is no supernatural."""
SEATS = 6


class BadDeck(ValueError):
    """What is wrong with the deck, and what to do."""


def main() -> int:
    """Write the files, or say which are stale."""
    words = [word for word in sys.argv[1:] if word != "--check"]
    root = Path(words[0]) if words else Path(__file__).resolve().parent.parent
    try:
        stale = write(root, only_compare="--check" in sys.argv)
    except BadDeck as error:
        print(f"{CARDS}: {error}")
        return 1
    for name in stale:
        print(f"{name} is stale" if "--check" in sys.argv else f"{name} written")
    return 1 if stale and "--check" in sys.argv else 0


def write(root: Path, only_compare: bool) -> list[str]:
    """Bring all files up to date; the names of those that were not."""
    deck = read_deck(root / CARDS)
    ids = (root / IDS).read_text()
    before, _, rest = ids.partition(BEGIN)
    old, _, after = rest.partition(END)
    new = numbers(deck)
    check_rules_number(old, new)
    wanted = {IDS: before + BEGIN + new + END + after}
    if (root / KINDS).exists():
        wanted[KINDS] = json.dumps(shown(deck), indent=1) + "\n"
    stale = [name for name, text in wanted.items() if (root / name).read_text() != text]
    if not only_compare:
        for name in stale:
            (root / name).write_text(wanted[name])
    return stale + layout(root, only_compare)


class Deck:
    """The rows of cards.toml, checked."""

    def __init__(self, rules: int, encoding: int, rows: dict[str, dict[str, Any]]) -> None:
        self.rules = rules
        self.encoding = encoding
        self.rows = rows
        self.names = list(rows)
        self.copies = [row["copies"] for row in rows.values()]
        self.supernaturals = [name for name, row in rows.items() if row["group"] == GROUPS[0]]

    def copies_of(self, group: str) -> int:
        """How many cards of a group there are."""
        return sum(row["copies"] for row in self.rows.values() if row["group"] == group)


def read_deck(path: Path) -> Deck:
    """The deck; raises BadDeck with one line that says what to do."""
    try:
        rows = tomllib.loads(path.read_text())
        deck = Deck(rows.pop("rules"), rows.pop("encoding"), rows)
    except (tomllib.TOMLDecodeError, KeyError, TypeError) as error:
        raise BadDeck(f"not readable as a deck: {error!r}") from error
    for name, row in rows.items():
        check_row(name, row)
    groups = [GROUPS.index(row["group"]) for row in rows.values()]
    if groups != sorted(groups):
        raise BadDeck(f"put the rows in the order of their groups: {', '.join(GROUPS)}")
    if len(deck.supernaturals) > MOST_SUPERNATURALS:
        raise BadDeck(f"there can be {MOST_SUPERNATURALS} supernaturals at most")
    others = [name for name in rows if name not in deck.supernaturals]
    if others != [*SETS, "amulet", "rune"]:
        raise BadDeck("a new card is a supernatural; the rules name all the other cards")
    return deck


def check_row(name: str, row: dict[str, Any]) -> None:
    """One card."""
    if not re.fullmatch("[a-z]+(_[a-z]+)*", name):
        raise BadDeck(f"[{name}]: write the name in lower case, with _ between words")
    known = {"group", "copies", "copies_for_two", "male"}
    if set(row) - known:
        raise BadDeck(f"[{name}]: {', '.join(sorted(set(row) - known))} is not known")
    if row.get("group") not in GROUPS:
        raise BadDeck(f"[{name}]: group is one of {', '.join(GROUPS)}")
    copies = row.get("copies")
    if not isinstance(copies, int) or not 1 <= copies <= MOST_COPIES:
        raise BadDeck(f"[{name}]: copies is a number from 1 to {MOST_COPIES}")
    if row["group"] == "supernatural" and copies != 1:
        raise BadDeck(f"[{name}]: there is one copy of each supernatural")
    if not 0 <= row.get("copies_for_two", copies) <= copies:
        raise BadDeck(f"[{name}]: copies_for_two is at most copies")


def check_rules_number(old: str, new: str) -> None:
    """Another deck deals other games from the same seed, so the rules number must go up."""
    was, now = values(old), values(new)
    before, after = was.pop("RULES", None), now.pop("RULES")
    was["ENCODING"] = now["ENCODING"]
    if before == after and was != now:
        raise BadDeck(
            f"the deck has changed, and old records would play differently: "
            f"count rules up, from {before} to {after + 1}"
        )


def values(text: str) -> dict[str, Any]:
    """The numbers that these lines of `ids.py` define."""
    found: dict[str, Any] = {"Final": Final, "i64": int}
    exec(text, found)
    return {name: value for name, value in found.items() if name.isupper()}


def numbers(deck: Deck) -> str:
    """The numbers of kinds, cards and moves, as they stand in `ids.py`."""
    powers, kinds, cards = len(deck.supernaturals), len(deck.names), sum(deck.copies)
    animals = sum(deck.rows[name]["copies"] // 3 for name in ("owl", "crow"))
    settings = deck.copies_of("setting") // 3
    men = "\n    | ".join(
        f"1 << {name.upper()}" for name in deck.names if deck.rows[name].get("male")
    )
    combos = powers + animals + settings
    lines = [
        f"RULES: Final = {deck.rules}",
        f"ENCODING: Final = {deck.encoding}",
        "",
        *(f"{name.upper()}: Final = {kind}" for kind, name in enumerate(deck.names)),
        f"KINDS: Final = {kinds}",
        f"SUPERNATURALS: Final = {powers}",
        '"""Kinds below this are supernaturals; each has one copy, whose number is its kind."""',
        "MALES: Final = (",
        f"    {men}",
        ")",
        '"""Mask of the male supernaturals (GW-C.bride)."""',
        "",
        *kind_of_cards(deck),
        f"CARDS: Final = {cards}",
        *amulets(deck),
        "",
        f"COMBOS: Final = {combos}",
        '"""No more combos can lie on the table: '
        f'{powers} supernaturals, {animals} animal and {settings} settings sets."""',
        "",
        *moves(powers, kinds, combos),
        "",
    ]
    return "\n".join(lines) + "\n"


def shown(deck: Deck) -> dict[str, Any]:
    """What the browser knows of the deck."""
    return {"kinds": deck.names, "groups": {name: row["group"] for name, row in deck.rows.items()}}


def kind_of_cards(deck: Deck) -> list[str]:
    """The table from cards to kinds."""
    powers = len(deck.supernaturals)
    runs = [f"[{kind}] * {copies}" for kind, copies in enumerate(deck.copies) if kind >= powers]
    return [
        "KIND: Final[list[i64]] = (",
        f"    [kind for kind in range({powers})]",
        *(f"    + {run}" for run in runs),
        ")",
        '"""The kind of every card (GW-1.1)."""',
    ]


def amulets(deck: Deck) -> list[str]:
    """Where the Amulets lie, and what two players play without."""
    first, spare = 0, []
    where = {}
    for name, row in deck.rows.items():
        where[name] = first
        spare += range(first, first + row["copies"] - row.get("copies_for_two", row["copies"]))
        first += row["copies"]
    last = where["amulet"] + deck.rows["amulet"]["copies"] - 1
    return [
        f"FIRST_AMULET: Final = {where['amulet']}",
        f"LAST_AMULET: Final = {last}",
        f"SPARE: Final[list[i64]] = {spare}",
        '"""The cards that two players take out (GW-1.3)."""',
    ]


def moves(powers: int, kinds: int, combos: int) -> list[str]:
    """The first number of every span of the vocabulary, in its order."""
    single = (
        "END DECLINE BACK ALLOW BLOCK DRAW DRAW_EXTRA RUNE_PLAY KEEP NEW KEEP_DECK KEEP_DISCARD"
    )
    spans = [(name, 1) for name in single.split()]
    spans += [("STEAL", SEATS), ("STEAL_EXTRA", SEATS), ("SEAT", SEATS), ("SET", 6), ("PAIR", 2)]
    spans += [("PLAY", powers), ("LAY", powers), ("CARD", kinds), ("COMBO", SEATS * combos)]
    lines, first = ["# Moves"], 0
    for name, size in spans:
        lines.append(f"{name}: Final = {first}")
        first += size
    return [*lines, f"MOVES: Final = {first}"]


LENGTH = re.compile(r"into (\d+) whole numbers")
NUMBER = re.compile(r"This is encoding (\d+) ")
LAYOUT = """
import json
from grimtable.games.grimwood.encoding import FRAMES, LAYOUT, LENGTH
from grimtable.games.grimwood.ids import COMBOS, ENCODING, KINDS, MOVES, SUPERNATURALS
sizes = [KINDS, MOVES, SUPERNATURALS, COMBOS]
rows = [
    [[place.offset, place.part.length, place.part.name] for place in places]
    for places in (LAYOUT.places(), LAYOUT.block_places())
]
print(json.dumps([ENCODING, FRAMES, rows, LENGTH, LAYOUT.seat_length, *sizes]))
"""


def layout(root: Path, only_compare: bool) -> list[str]:
    """The page about the encoding, its figures brought up to date."""
    if not (root / PAGE).exists():
        return []
    # -B: ids.py may change again within the second that a .pyc file can tell apart.
    said = subprocess.run(
        [sys.executable, "-B", "-c", LAYOUT], cwd=root / "src", capture_output=True, check=False
    )
    if said.returncode:
        raise BadDeck(said.stderr.decode().strip().splitlines()[-1])
    old = (root / PAGE).read_text()
    new = with_figures(old, *json.loads(said.stdout))
    if LENGTH.findall(old) != LENGTH.findall(new) and NUMBER.findall(old) == NUMBER.findall(new):
        number = int(NUMBER.findall(old)[0])
        raise BadDeck(
            f"views become other numbers: count encoding up, from {number} to {number + 1}"
        )
    if new != old and not only_compare:
        (root / PAGE).write_text(new)
    return [PAGE] if new != old else []


def with_figures(
    page: str,
    encoding: int,
    frames: list[str],
    rows: list[list[tuple[int, int, str]]],
    length: int,
    seat_length: int,
    kinds: int,
    moves: int,
    powers: int,
    combos: int,
) -> str:
    """The page with these figures in place of its own."""
    for offset, size, name in [row for table in rows for row in table]:
        page = re.sub(
            rf"^\| \d+ \| \d+ \| {name} \|", f"| {offset} | {size} | {name} |", page, flags=re.M
        )
    for pattern, text in (
        (r"into \d+ whole numbers", f"into {length} whole numbers"),
        (r"This is encoding \d+ ", f"This is encoding {encoding} "),
        (r"as \d+ zeros and ones", f"as {moves} zeros and ones"),
        (
            r"len\(code\) == \d+ and len\(legal\) == \d+",
            f"len(code) == {length} and len(legal) == {moves}",
        ),
        (r"A block of \d+ numbers", f"A block of {seat_length} numbers"),
        (r"the \d+ card names", f"the {kinds} card names"),
        (r"supernaturals the first \d+ of", f"supernaturals the first {powers} of"),
        (r"in \d+ places", f"in {combos} places"),
        (r"0 is no card, \d+ a card", f"0 is no card, {kinds + 1} a card"),
        (r"Questions, in order: .*", f"Questions, in order: {', '.join(frames)}."),
    ):
        page = re.sub(pattern, text, page)
    return page


if __name__ == "__main__":
    sys.exit(main())
