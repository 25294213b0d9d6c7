"""Properties every game must have, over random games. `check_game(game)` proves a new one."""

import random
from collections.abc import Callable

from grimtable.kernel.frames import Gather
from grimtable.kernel.table import Table
from grimtable.kernel.terms import PUBLIC
from grimtable.look.game import Game
from grimtable.look.keep import fingerprint, load, save
from grimtable.look.records import Deal, read, replay, write
from grimtable.testing.witness import Witness, faces

MOST_DECISIONS = 200_000
"""No game takes more."""


def random_deal(game: Game, chance: random.Random) -> Deal:
    """Random seats; a preset, or every option drawn at random."""
    seats = chance.randint(game.min_seats, game.max_seats)
    if chance.random() < 0.25:
        options = dict(game.presets[chance.choice(list(game.presets))])
    else:
        options = {name: chance.choice(values) for name, values in game.options.items()}
    options = game.fit_options(seats, options)
    return Deal(game, seats, options, {"seed": chance.getrandbits(62)})


def check_game(
    game: Game,
    *,
    games: int = 20,
    seed: int = 0,
    closely: float = 0.02,
    witness: Callable[[Table], Witness] | None = None,
) -> int:
    """Play random games and hold all properties; returns the number of decisions.

    Cheap properties hold at every decision, dear ones at the share `closely` of them.
    """
    decisions = 0
    for number in range(games):
        chance = random.Random(seed * 1_000_003 + number)
        decisions += check_one(random_deal(game, chance), chance, closely, witness)
    return decisions


def check_one(
    deal: Deal,
    chance: random.Random,
    closely: float,
    witness: Callable[[Table], Witness] | None,
) -> int:
    """One random game from deal to record."""
    t = deal.table(listen=True)
    watcher = witness(t) if witness else None
    answers: list[tuple[int, list[int]]] = []
    while t.waiting:
        assert t.is_conserved(), f"a card is lost or doubled: {t.stack}"
        if watcher is not None:
            watcher.follow()
        if chance.random() < closely:
            check_position(deal.game, t, chance)
            if watcher is not None:
                check_witness(t, watcher)
        seat = chance.choice([seat for seat in range(t.seats) if t.waiting >> seat & 1])
        move = chance.choice(t.options_of(seat))
        answers.append((seat, [move]))
        frozen = [hash(frame) for frame in t.stack]
        frames = list(t.stack)
        t.play(seat, move)
        assert frozen == [hash(frame) for frame in frames], "a frame has changed"
        assert len(answers) < MOST_DECISIONS, "this game does not end"
    assert t.outcome() is not None
    record = deal.record(answers)
    assert record.end == fingerprint(t), "server mode and replay disagree"
    assert fingerprint(replay(deal.game, read(write(record)))) == fingerprint(t)
    return len(answers)


def check_position(game: Game, t: Table, chance: random.Random) -> None:
    """The dear properties, at one open question."""
    print_before = fingerprint(t)
    gathers = [frame for frame in t.stack if isinstance(frame, Gather)]
    assert len(gathers) <= 1, "a Gather above a Gather"
    for seat in range(t.seats):
        assert not (t.out >> seat & 1 and t.waiting >> seat & 1), "a seat that is out is asked"
        check_offers(t, seat)
    loaded = load(game, save(t))
    assert fingerprint(loaded) == print_before == fingerprint(t.clone())
    assert loaded.options == t.options
    for audience in [*range(t.seats), PUBLIC]:
        check_worlds(game, t, audience, chance.getrandbits(40))
    assert fingerprint(t) == print_before, "looking has changed the table"


def check_offers(t: Table, seat: int) -> None:
    """Every offered move can be played, on a clone, and the table stays as it was."""
    offered = list(t.options_of(seat))
    assert offered == list(t.options_of(seat))
    for move in offered:
        clone = t.clone()
        clone.play(seat, move)
        assert clone.is_conserved()


def check_worlds(game: Game, t: Table, audience: int, seed: int) -> None:
    """A redeal and a deal from the view give back the view and the same questions."""
    view = t.view(audience)
    for other in (t.redeal(audience, seed), game.deal_from(view, seed)):
        assert other.view(audience) == view
        assert other.stack == t.stack
        assert other.asked() == t.asked()
        assert other.is_conserved()
    assert game.encode(view) == game.encode(t.redeal(audience, seed).view(audience))


def check_witness(t: Table, witness: Witness) -> None:
    """No view shows a face its audience has not legally seen."""
    for audience in witness.audiences:
        view = t.view(audience)
        for zone in range(len(t.zones)):
            if not witness.is_open(zone):
                shown, known = faces(view, zone), +witness.known(audience, zone)
                assert shown <= known, f"audience {audience} sees {shown - known} in zone {zone}"
                assert shown == known or not witness.exact, f"{known - shown} are hidden"
