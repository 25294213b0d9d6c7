"""Whatever is sent, a refusal is typed, names its rule and changes nothing."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from grimtable.kernel.errors import GameOver, IllegalMove, MalformedMove, NotYourDecision
from grimtable.kernel.table import Table
from grimtable.look.keep import fingerprint
from grimtable.registry import get
from grimtable.testing.strategies import tables
from sizes import SIZES

pytestmark = pytest.mark.property
GAME = get("grimwood")
SETTINGS = settings(
    max_examples=SIZES["examples"],
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)


@SETTINGS
@given(tables(GAME), st.integers(-3, 9), st.integers(-5, 400))
def test_a_move_is_played_or_refused_with_its_rule(t: Table, seat: int, move: int) -> None:
    before = fingerprint(t)
    offered = list(t.options_of(seat))
    try:
        t.play(seat, move)
    except GameOver:
        assert not t.waiting
    except NotYourDecision as refusal:
        assert seat != t.seat
        assert refusal.rule.startswith("GW-")
    except MalformedMove as refusal:
        assert not 0 <= move < len(GAME.vocabulary)
        assert refusal.rule.startswith("GW-")
    except IllegalMove as refusal:
        assert move not in offered
        assert refusal.rule.startswith("GW-")
        assert repr(GAME.vocabulary.text(move)) in str(refusal)
        assert all(GAME.vocabulary.text(option) in str(refusal) for option in offered)
    else:
        assert move in offered
        return
    assert fingerprint(t) == before


@SETTINGS
@given(tables(GAME), st.integers(0, 7))
def test_a_refusal_depends_on_nothing_the_seat_cannot_know(t: Table, pick: int) -> None:
    asked = [seat for seat in range(t.seats) if t.waiting >> seat & 1]
    if not asked:
        return
    seat = asked[pick % len(asked)]
    other = t.redeal(seat, pick)
    foreign = (seat + 1) % t.seats

    for move in (0, 5, 38, 86, 400):
        for sender in (seat, foreign):
            refusals = []
            for world in (t, other):
                try:
                    world.check(sender, move)
                    refusals.append("")
                except ValueError as refusal:
                    refusals.append(str(refusal))
            assert refusals[0] == refusals[1]
