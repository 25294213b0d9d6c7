"""Who sees what (the ledger's Information table), row by row: piles, challenges, rewards."""

import random
from collections import Counter

from games.grim_farmer.audiences import audiences, faces, farm, fields, point, told, watched
from grimtable.games.grim_farmer.ids import DISCARD, HAND, TURN_BEGAN, hand_of, pile_of
from grimtable.games.grim_farmer.table import Farmer
from grimtable.kernel.terms import MOVED, PUBLIC
from grimtable.registry import get
from grimtable.sessions.records import Deal, read, replay, write
from grimtable.sessions.session import GameSession
from grimtable.testing.scene import P1, P2, P3, Scene

EYE = PUBLIC
GAME = get("grim_farmer")
HANDS = """
    P1 hand: pig_blue hen_red snake cow_green
    P2 hand: sheep_red cow_red hen_green
    P3 hand: horse_red horse_blue horse_green
    deck: 30
    call: pig red
"""


def placed(*cards: str) -> Scene:
    """P1 places these cards, P2 and P3 two each."""
    t = watched(farm(HANDS))
    t.says(P1, *[f"card {card}" for card in cards], "done")
    t.says(P2, "card sheep_red", "card cow_red", "done")
    return t.says(P3, "card horse_red", "card horse_blue", "done")


def test_a_pile_shows_its_faces_to_its_owner_alone() -> None:
    """GF-I13"""
    t = placed("pig_blue", "snake")

    assert faces(t, "pile", P1) == {P1: "pig_blue snake", P2: "? ?", P3: "? ?", EYE: "? ?"}
    assert faces(t, "hand", P1) == {P1: "cow_green hen_red", P2: "? ?", P3: "? ?", EYE: "? ?"}
    for audience in (P2, P3, EYE):
        assert told(t, audience)[:3] == [*["hand P1 > pile P1: ?"] * 2, "placed P1 2"]
    assert told(t, P1)[:2] == ["hand P1 > pile P1: pig_blue", "hand P1 > pile P1: snake"]


def test_a_pile_that_was_not_asked_for_is_just_as_secret() -> None:
    """GF-I13"""
    t = farm("P1 hand: pig_blue snake\nP2 hand: sheep_red cow_red\ncall: pig red")

    assert faces(t, "pile", P1) == {P1: "pig_blue snake", P2: "? ?", EYE: "? ?"}
    assert faces(t, "pile", P2) == {P1: "? ?", P2: "cow_red sheep_red", EYE: "? ?"}


def test_honest_and_bluffing_piles_look_alike() -> None:
    """GF-I13, GF-R26"""
    honest, bluff = placed("pig_blue", "hen_red"), placed("snake", "cow_green")

    for audience in (P2, P3, EYE):
        assert honest.table.view(audience) == bluff.table.view(audience)
        assert told(honest, audience) == told(bluff, audience)


def test_of_a_challenged_pile_all_see_all_cards() -> None:
    """GF-I13, GF-8.4"""
    t = placed("pig_blue", "snake")
    since = len(t.table.events or [])

    point(t, P2="P1")

    assert faces(t, "pile", P1) == dict.fromkeys(audiences(t), "pig_blue snake")
    for audience in audiences(t):
        assert told(t, audience, since)[:4] == [
            "challenged P2 P1", "shown pile P1: pig_blue", "shown pile P1: snake", "judged P1 1",
        ]  # fmt: skip
    assert faces(t, "pile", P2)[P3] == faces(t, "pile", P2)[EYE] == "? ?"


def test_the_size_of_a_pile_is_secret_until_phase_four_closes() -> None:
    """GF-I14"""
    worlds = []
    for many in (2, 3):
        t = watched(farm(HANDS))
        t.says(P1, *["card pig_blue", "card snake", "card hen_red"][:many], "done")
        worlds.append(t)

    for audience in (P2, P3, EYE):
        assert worlds[0].table.view(audience) == worlds[1].table.view(audience)
        assert told(worlds[1], audience) == []
    t = worlds[1].says(P2, "card sheep_red", "card cow_red", "done")
    t.says(P3, "card horse_red", "card horse_blue", "done")
    for audience in audiences(t):
        assert fields(t, audience)["placed"] == (3, 2, 2)
        assert "placed P1 3" in told(t, audience)
        assert len(faces(t, "pile", P1)[audience].split()) == 3


def test_challenges_are_secret_until_all_have_pointed() -> None:
    """GF-I15"""
    worlds = []
    for said in ("nobody", "challenge P2", "challenge P3"):
        t = placed("pig_blue", "snake").says(P1, said).says(P3, "nobody")
        worlds.append(t)

    for t in worlds:
        assert t.table.view(P1).answers != ()
        for audience in (P2, EYE):
            assert t.table.view(audience) == worlds[0].table.view(audience)
            assert told(t, audience) == told(worlds[0], audience)
    worlds[1].says(P2, "challenge P1")
    assert worlds[1].frame == "Reward"
    for audience in audiences(worlds[1]):
        assert fields(worlds[1], audience)["challenges"] == (P2, P1, -1)
        assert {"challenged P1 P2", "challenged P2 P1"} <= set(told(worlds[1], audience))


def test_reward_discards_are_seen_by_all_when_all_have_chosen() -> None:
    """GF-I16"""
    t = placed("pig_blue", "snake")
    point(t, P2="P1", P3="P1")
    before = {audience: t.table.view(audience) for audience in (P1, P3, EYE)}
    since = len(t.table.events or [])

    t.says(P2, "card hen_green", "done")
    assert {audience: t.table.view(audience) for audience in (P1, P3, EYE)} == before
    t.says(P3, "done")

    for audience in audiences(t):
        assert told(t, audience, since)[0] == "hand P2 > discard: hen_green"
        assert "hen_green" in faces(t, "discard")[audience].split()


def test_an_unchallenged_pile_is_remembered_by_its_owner_alone() -> None:
    """GF-I17"""
    t = placed("pig_blue", "snake")
    since = len(t.table.events or [])

    point(t)

    assert faces(t, "discard") == {
        P1: "pig_blue snake ? ? ? ?",
        P2: "cow_red sheep_red ? ? ? ?",
        P3: "horse_red horse_blue ? ? ? ?",
        EYE: "? ? ? ? ? ?",
    }
    assert told(t, EYE, since)[:6] == [f"pile P{n} > discard: ?" for n in (1, 1, 2, 2, 3, 3)]


def test_of_a_turn_with_one_challenge_only_that_pile_is_shown() -> None:
    """GF-I17, GF-I5"""
    t = placed("pig_blue", "snake")

    point(t, P2="P1").says(P2, "done")

    assert faces(t, "discard")[EYE] == "pig_blue snake ? ? ? ?"
    assert faces(t, "discard")[P2] == "pig_blue cow_red sheep_red snake ? ?"


def test_hidden_piles_stay_hidden_when_the_game_is_over_and_in_the_match_after_it() -> None:
    """GF-I17"""
    drawing = """
        P1 hand: | pile: snake lion
        P2 hand: hen_blue | pile: pig_red mouse
        call: pig red
        phase: challenge
    """
    single = point(farm(drawing))
    match = point(watched(farm(drawing, match="first_to_k")))

    assert single.frame == "" and match.shows("game: 2")
    seen = {P1: "snake lion ? ?", P2: "pig_red mouse ? ?", EYE: "? ? ? ?"}
    assert faces(single, "discard") == seen
    assert told(match, EYE)[:4] == [f"pile P{n} > discard: ?" for n in (1, 1, 2, 2)]
    assert all(faces(match, "hand", P2)[audience] == " ".join("?" * 13) for audience in (P1, EYE))


def test_the_record_of_a_finished_game_shows_every_pile() -> None:
    """GF-I17"""
    session = GameSession(Deal(GAME, 3, {}, {"seed": 3}))
    chance = random.Random(3)
    while session.table.waiting:
        t = session.table
        quiet = t.stack[-1].rule() == "GF-8.1"  # nobody challenges
        move = t.options[0] if quiet else chance.choice(t.options)
        session.answer(t.seat, [move])

    story = session.table.events_for(EYE)
    hidden = [event for event in story if event.kind == MOVED and event.b == DISCARD
              and event.a >= HAND]  # fmt: skip
    assert len(hidden) > 20 and all(event.face == -1 for event in hidden)
    replayed = replay(GAME, read(write(session.record())), listen=True)
    assert isinstance(replayed, Farmer)
    assert piles_of(replayed) == piles_of(session.table)
    assert sum(Counter(piles_of(replayed)).values()) == len(hidden)


def piles_of(t: object) -> list[tuple[int, int, int]]:
    """Turn, seat and kind of every card ever placed, as recorded."""
    assert isinstance(t, Farmer)
    turn, placed = 0, []
    for kind, a, b, card, _, _ in t.events or []:
        if kind == TURN_BEGAN:
            turn = a
        for seat in range(t.seats):
            if kind == MOVED and (a, b) == (hand_of(seat), pile_of(seat)):
                placed.append((turn, seat, t.kinds[card]))
    return placed
