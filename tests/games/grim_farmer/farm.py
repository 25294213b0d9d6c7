"""Scenes of Grim Farmer, and what chance brings in them."""

from collections import Counter

from grimtable.games.grim_farmer.table import Farmer
from grimtable.registry import get
from grimtable.testing.scene import Scene, scene


def farm(drawing: str, **options: str) -> Scene:
    """A scene of Grim Farmer with as many seats as are drawn, at least two."""
    return scene(drawing, game="grim_farmer", seats=0, **options)


def dealt(seats: int = 2, seed: int = 0, **options: str) -> Scene:
    """A game just dealt, at its first question."""
    game = get("grim_farmer")
    return Scene(game, game.deal(seats, options, seed=seed, listen=True))


def farmer(t: Scene) -> Farmer:
    """The table of a scene."""
    assert isinstance(t.table, Farmer)
    return t.table


def zone(t: Scene, name: str, owner: int = -1) -> list[str]:
    """The true cards of a zone, the first dealt first, the top last."""
    at = t.game.zones(t.table.seats).index((name, owner))
    return [t.game.kinds[t.table.kinds[card]] for card in t.table.zones[at]]


def events(t: Scene, kind: int) -> list[tuple[int, int]]:
    """The numbers of every event of a kind, as a scene that listens heard them."""
    return [(a, b) for found, a, b, *_ in t.table.events or [] if found == kind]


def together(t: Scene, *answers: str, luck: str = "") -> Scene:
    """All answer at once: a word for each seat, "" for those not asked; then chance brings luck."""
    said = [(seat, answer) for seat, answer in enumerate(answers) if answer]
    for seat, answer in said[:-1]:
        t.says(seat, answer)
    seat, answer = said[-1]
    return t.luck(*luck.split()).says(seat, answer)


def after(t: Scene, seat: int, move: str, seed: int) -> Scene:
    """The same scene after a move, with other dice."""
    trial = t.table.clone()
    trial.roll_anew(seed)
    trial.play(seat, t.game.vocabulary.number(move))
    return Scene(t.game, trial)


def outcomes(t: Scene, seat: int, move: str, line: str, dice: int = 1200) -> Counter[str]:
    """What a line of the drawing says after this move, counted over many dice."""
    return Counter(after(t, seat, move, seed).line(line) for seed in range(dice))


def is_even(counts: Counter[str], among: str) -> bool:
    """Did these things come, no others, and all about equally often?"""
    names = [name.strip() for name in among.split(",")]
    assert sorted(counts) == sorted(names), f"{sorted(counts)}, not {sorted(names)}"
    share = counts.total() / len(names)
    assert all(abs(counts[name] - share) < 5 * share**0.5 for name in names), counts
    return True
