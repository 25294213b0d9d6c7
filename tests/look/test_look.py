"""A Look has names on it, loses nothing, and travels."""

import random

import msgspec
import pytest

from grimtable.bots.registry import get_bot
from grimtable.kernel.errors import BadSetup
from grimtable.kernel.terms import PUBLIC
from grimtable.look.conversion import bare_view
from grimtable.look.look import Look, look_at, story_of
from grimtable.look.view import Place
from grimtable.registry import get
from grimtable.testing.scene import P1, P2, P3, scene
from sizes import SIZES

GAME = get("grimwood")


@pytest.mark.property
def test_a_look_gives_back_the_view_also_after_a_journey() -> None:
    chance = random.Random(5)
    looked = 0
    for seed in range(SIZES["looks"]):
        seats = chance.randrange(2, 7)
        t = GAME.deal(seats, "german" if seed % 2 else "english", seed=seed, listen=True)
        while t.waiting:
            seat = chance.choice([*range(seats), PUBLIC, t.seat])
            if chance.random() < 0.1:
                look = look_at(GAME, t, seat, story_of(GAME, t, seat))
                sent = msgspec.json.decode(msgspec.json.encode(look), type=Look)

                assert bare_view(GAME, look.view) == t.view(seat)
                assert bare_view(GAME, sent.view) == t.view(seat)
                assert (look.decision is None) == (not t.options_of(seat))
                assert len(look.story) == len(t.events_for(seat))
                looked += 1
            t.push(t.seat, chance.choice(t.options))

    assert looked > 100


def test_a_decision_names_its_options_and_what_they_point_at() -> None:
    t = scene("""
        P1 hand: dracula
        P2 hand: owl crow
    """)

    decision = look_at(GAME, t.table, P1).decision

    assert decision is not None
    assert (decision.frame, decision.rule) == ("MainAction", "GW-3.1")
    assert [option.verb for option in decision.options] == ["draw", "steal", "play", "lay"]
    steal = decision.options[1]
    assert (steal.key, steal.args) == ("grimwood-do-steal", {"seat": P2, "count": 2})
    assert steal.targets[0].seat == P2


def test_who_is_not_asked_has_no_decision() -> None:
    t = scene("P1 hand: owl | row: elf")

    assert look_at(GAME, t.table, P2).decision is None
    assert look_at(GAME, t.table, PUBLIC).decision is None


def test_events_tell_places_and_hide_faces() -> None:
    """GW-I9"""
    t = scene("""
        P1 hand: owl
        P2 hand: crow crow
        P3 hand: rune
    """)
    t.table.events = []

    t.answers(P1, "steal P2").answers(P2, "allow")
    seen, unseen = (story_of(GAME, t.table, seat)[-1] for seat in (P1, P3))

    assert (seen.kind, seen.is_back) == ("crow", False)
    assert (unseen.kind, unseen.is_back) == ("", True)
    assert (unseen.src, unseen.dst) == (Place("hand", P2), Place("hand", P1))


def test_rows_of_combos_are_places_on_the_table() -> None:
    t = scene("""
        P1 hand: elf
        P2 hand: owl
    """)
    t.table.events = []

    t.lays(P1, "elf")

    assert story_of(GAME, t.table, P2)[-1].dst == Place("table", P1)


def test_a_story_goes_on_with_its_numbers() -> None:
    t = GAME.deal(3, seed=1, listen=True)
    whole = story_of(GAME, t, P1)

    later = story_of(GAME, t, P1, since=4, first=4)

    assert later == whole[4:]
    assert [event.n for event in whole] == list(range(len(whole)))


def test_the_random_bot_plays_any_option_and_always_the_same_game() -> None:
    t = scene("""
        P1 hand: dracula
        P2 hand: owl crow
    """)
    view = t.table.view(P1)

    first, second = (
        [bot.move(view, None) for _ in range(50)]
        for bot in (get_bot("grimwood", "random", 3), get_bot("grimwood", "random", 3))
    )

    assert first == second
    assert set(first) == {int(move) for move in t.table.options}


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadSetup, match="no bot 'deep' plays grimwood; there are: random, greedy"):
        get_bot("grimwood", "deep")
