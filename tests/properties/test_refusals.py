"""Whatever is sent, a refusal is typed, names its rule and changes nothing."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from grimtable.kernel.errors import GameOver, IllegalMove, MalformedMove, NotYourDecision
from grimtable.registry import get, names
from grimtable.sessions.saves import fingerprint
from grimtable.testing.strategies import tables
from sizes import SIZES

pytestmark = pytest.mark.property
SETTINGS = settings(
    max_examples=SIZES["examples"],
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)


@pytest.mark.parametrize("name", names())
@SETTINGS
@given(data=st.data(), seat=st.integers(-3, 9), move=st.integers(-5, 400))
def test_a_move_is_played_or_refused_with_its_rule(
    name: str, data: st.DataObject, seat: int, move: int
) -> None:
    game = get(name)
    t = data.draw(tables(game))
    before = fingerprint(t)
    asked = [seat for seat in range(t.seats) if t.waiting >> seat & 1]
    offered = list(t.options_of(seat))
    try:
        t.play(seat, move)
    except GameOver:
        assert not asked
    except NotYourDecision as refusal:
        assert seat not in asked
        assert refusal.rule.startswith(f"{game.prefix}-")
    except MalformedMove as refusal:
        assert not 0 <= move < len(game.vocabulary)
        assert refusal.rule.startswith(f"{game.prefix}-")
    except IllegalMove as refusal:
        assert move not in offered
        assert refusal.rule.startswith(f"{game.prefix}-")
        assert repr(game.vocabulary.text(move)) in str(refusal)
        assert all(game.vocabulary.text(option) in str(refusal) for option in offered)
    else:
        assert move in offered
        return
    assert fingerprint(t) == before


@pytest.mark.parametrize("name", names())
@SETTINGS
@given(data=st.data(), pick=st.integers(0, 7))
def test_a_refusal_depends_on_nothing_the_seat_cannot_know(
    name: str, data: st.DataObject, pick: int
) -> None:
    game = get(name)
    t = data.draw(tables(game))
    asked = [seat for seat in range(t.seats) if t.waiting >> seat & 1]
    if not asked:
        return
    seat = asked[pick % len(asked)]
    other = t.redeal(seat, pick)
    foreign = (seat + 1) % t.seats
    senders = [seat] if t.asked() >> foreign & 1 else [seat, foreign]

    for move in (*range(0, len(game.vocabulary), 7), 5, 38, 86, 400):
        for sender in senders:
            refusals = []
            for world in (t, other):
                try:
                    world.check(sender, move)
                    refusals.append("")
                except ValueError as refusal:
                    refusals.append(str(refusal))
            assert refusals[0] == refusals[1]
