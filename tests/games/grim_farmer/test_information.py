"""Who sees what (the ledger's Information table), row by row: hands, Deck, draws, the race."""

from collections import Counter

import pytest

from games.grim_farmer.audiences import (
    audiences,
    beside_cards,
    faces,
    farm,
    fields,
    pass_all,
    point,
    settle,
    told,
    watched,
)
from grimtable.games.grim_farmer.game import FarmerGame
from grimtable.games.grim_farmer.ids import DECK, FROG, NORMALS, hand_of
from grimtable.kernel.terms import PUBLIC
from grimtable.testing.scene import P1, P2, P3, Scene

EYE = PUBLIC
HANDS = """
    P1 hand: cow_blue cow_red frog
    P2 hand: hen_blue hen_red
    P3 hand: sheep_blue snake
    deck: lion parrot mouse pig_red pig_blue pig_green
    call: pig red
"""


def dealt(seats: int = 3, seed: int = 3) -> Scene:
    """A table just dealt, with all its events."""
    return Scene(FarmerGame(), FarmerGame().deal(seats, seed=seed, listen=True))


def test_a_hand_shows_its_faces_to_its_owner_alone() -> None:
    """GF-I1"""
    t = farm(HANDS + "phase: draw")

    assert faces(t, "hand", P1) == {P1: "cow_red cow_blue frog", P2: "? ? ?", P3: "? ? ?",
                                    EYE: "? ? ?"}  # fmt: skip
    assert faces(t, "hand", P3) == {P1: "? ?", P2: "? ?", P3: "sheep_blue snake", EYE: "? ?"}


def test_the_deal_is_seen_by_each_owner_alone() -> None:
    """GF-I1, GF-2.3"""
    t = dealt()
    words = {audience: Counter(told(t, audience)) for audience in audiences(t)}

    for owner in (P1, P2, P3):
        hand = Counter(t.table.kinds[card] for card in t.table.zones[hand_of(owner)])
        assert sum(hand[kind] for kind in hand if kind < NORMALS) == 10
        for audience in audiences(t):
            assert (set(faces(t, "hand", owner)[audience].split()) == {"?"}) == (owner != audience)
            backs = words[audience][f"deck > hand P{owner + 1}: ?"]
            specials = words[audience][f"box > hand P{owner + 1}: ?"]
            assert (backs, specials) == ((0, 0) if owner == audience else (10, 3))


def test_the_order_in_which_cards_came_to_a_hand_is_not_shown() -> None:
    """GF-I1"""
    one = farm("P1 hand: cow_red frog hen_red\nP2 hand: pig_red lion\nphase: draw")
    other = farm("P1 hand: hen_red cow_red frog\nP2 hand: lion pig_red\nphase: draw")

    for audience in audiences(one):
        assert one.table.view(audience) == other.table.view(audience)


def test_hands_stay_hidden_when_the_game_is_over() -> None:
    """GF-I1"""
    t = point(farm("""
        P1 hand: | pile: pig_red mouse
        P2 hand: hen_blue hen_red | pile: pig_red mouse
        call: pig red
        phase: challenge
    """))  # fmt: skip

    assert t.frame == "" and t.shows("winners: P1")
    assert faces(t, "hand", P2) == {P1: "? ?", P2: "hen_red hen_blue", EYE: "? ?"}


def test_everybody_sees_how_many_cards_a_hand_holds() -> None:
    """GF-I2"""
    t = farm(HANDS + "phase: draw")

    t.says(P1, "draw 2").says(P2, "draw 0").says(P3, "draw 1")

    for owner, size in ((P1, 5), (P2, 2), (P3, 3)):
        sizes = {len(shown.split()) for shown in faces(t, "hand", owner).values()}
        assert sizes == {size}


def test_nobody_sees_the_deck() -> None:
    """GF-I3"""
    t, fresh = farm(HANDS), dealt()

    assert faces(t, "deck") == dict.fromkeys(audiences(t), "? ? ? ? ? ?")
    assert faces(fresh, "deck") == dict.fromkeys(audiences(fresh), " ".join("?" * 85))


def test_the_order_of_the_deck_changes_no_view() -> None:
    """GF-I3"""
    one = farm(HANDS + "phase: draw")
    other = farm(HANDS.replace("lion parrot mouse", "mouse lion parrot") + "phase: draw")
    other.table.roll_anew(7)

    for audience in audiences(one):
        assert one.table.view(audience) == other.table.view(audience)


def test_everybody_sees_how_many_cards_the_deck_and_the_discards_hold() -> None:
    """GF-I4"""
    t = farm(HANDS.replace("lion parrot mouse", "") + "P1 discard: lion\ndiscard: mouse frog")

    for audience in audiences(t):
        assert len(faces(t, "deck")[audience].split()) == 3
        assert len(faces(t, "discard")[audience].split()) == 3


def test_of_the_discards_everybody_remembers_what_was_shown_and_the_own_cards() -> None:
    """GF-I5"""
    t = farm("""
        P1 hand: cow_blue cow_red | pile: pig_red cow_green
        P2 hand: hen_blue hen_red | pile: snake pig_blue
        P3 hand: sheep_blue lion | pile: pig_green mouse
        P3 played: frog
        deck: 20
        call: pig red
        phase: challenge
    """)

    point(t, P1="P2").says(P1, "card cow_red", "done")

    shown = "pig_blue cow_red snake frog"
    assert faces(t, "discard") == {
        P1: "pig_red pig_blue cow_red cow_green snake frog ? ?",
        P2: f"{shown} ? ? ? ?",
        P3: "pig_blue pig_green cow_red snake mouse frog ? ?",
        EYE: f"{shown} ? ? ? ?",
    }


def test_the_number_of_cards_to_draw_is_secret_until_all_have_chosen() -> None:
    """GF-I6"""
    t = watched(farm(HANDS + "phase: draw"))
    before = {audience: t.table.view(audience) for audience in (P2, P3, EYE)}

    t.says(P1, "draw 2")
    assert t.table.view(P1).answers == (t.game.vocabulary.number("draw 2"),)
    assert {audience: t.table.view(audience) for audience in (P2, P3, EYE)} == before
    t.says(P3, "draw 1").says(P2, "draw 0")

    for audience in audiences(t):
        assert told(t, audience)[:3] == ["number P1 2", "number P2 0", "number P3 1"]


def drawn(t: Scene, seat: int) -> dict[int, str]:
    """The cards a seat draws, as each audience is told."""
    line = f"deck > hand P{seat + 1}: "
    return {
        audience: " ".join(word[len(line) :] for word in told(t, audience) if line in word)
        for audience in audiences(t)
    }


@pytest.mark.parametrize("phase1_draw", ["batch", "one_by_one"])
def test_cards_drawn_in_phase_one_are_seen_by_the_drawer_alone(phase1_draw: str) -> None:
    """GF-I7"""
    t = watched(farm(HANDS + "phase: draw", phase1_draw=phase1_draw))

    if phase1_draw == "batch":
        t.says(P1, "draw 2").says(P2, "draw 0").says(P3, "draw 1")
    else:
        t.says(P1, "more").says(P2, "stop").says(P3, "more").says(P1, "more").says(P3, "stop")
        t.says(P1, "stop")

    mine = "lion parrot" if phase1_draw == "batch" else "lion mouse"
    assert drawn(t, P1) == {P1: mine, P2: "? ?", P3: "? ?", EYE: "? ?"}
    assert drawn(t, P2) == dict.fromkeys(audiences(t), "")
    assert faces(t, "hand", P1)[P2] == faces(t, "hand", P1)[EYE] == "? ? ? ? ?"


def test_a_card_that_fills_up_a_hand_is_seen_by_the_drawer_alone() -> None:
    """GF-I7"""
    t = watched(
        farm("""
        P1 hand: cow_blue
        P2 hand: hen_blue hen_red hen_green
        deck: lion mouse
        call: pig red
        phase: race
    """)
    )

    pass_all(t)
    t.says(P2, "card hen_blue", "card hen_red", "done")

    assert drawn(t, P1) == {P1: "lion", P2: "?", EYE: "?"}
    assert faces(t, "pile", P1) == {P1: "cow_blue lion", P2: "? ?", EYE: "? ?"}


def test_penalty_cards_are_seen_by_the_drawer_alone() -> None:
    """GF-I7"""
    t = watched(
        farm("""
        P1 hand: cow_blue | pile: hen_green hen_blue
        P2 hand: sheep_blue | pile: pig_red mouse
        P3 hand: horse_blue | pile: pig_red mouse
        deck: lion mouse frog parrot snake
        call: pig red
        phase: challenge
    """)
    )

    settle(point(t, P2="P1", P3="P2"))

    assert drawn(t, P1) == dict.fromkeys(audiences(t), "? ?") | {P1: "lion mouse"}
    assert drawn(t, P3) == dict.fromkeys(audiences(t), "? ? ?") | {P3: "frog parrot snake"}
    assert faces(t, "hand", P3)[P1] == "? ? ? ?"


def test_the_call_and_a_piece_beside_it_are_public() -> None:
    """GF-I8, GF-I12"""
    t = watched(farm(HANDS + "phase: race"))

    t.says(P2, "pass").says(P3, "pass").luck("P1", "hen").says(P1, "play frog")
    for audience in audiences(t):
        assert fields(t, audience)["call"] == t.table.public().call
        assert fields(t, audience)["beside"] == 3  # the hen
        assert told(t, audience)[-1] == "came P1 hen"
    t.says(P1, "animal pig")

    for audience in audiences(t):
        assert fields(t, audience)["call"] == 1 << 3 | 1 << 8  # hen, red
        assert fields(t, audience)["beside"] == -1
        assert told(t, audience)[-1] == "went P1 pig"


@pytest.mark.parametrize(("special", "came", "lines"), [
    ("chameleon", "blue", ["came P1 blue", "went P1 red"]),
    ("parrot", "blue", ["went P1 pig", "came P1 blue"]),
    ("lion", "hen", ["went P1 red", "came P1 hen"]),
])  # fmt: skip
def test_every_piece_drawn_or_put_back_is_public(special: str, came: str, lines: list[str]) -> None:
    """GF-I12, GF-I8"""
    t = watched(farm(HANDS.replace("frog", special).replace("deck: lion parrot", "deck:")
                     + "phase: race"))  # fmt: skip

    t.says(P2, "pass").says(P3, "pass").luck("P1", came).says(P1, f"play {special}")
    if special == "chameleon":
        t.says(P1, "colour red")

    for audience in audiences(t):
        assert told(t, audience) == [f"hand P1 > played: {special}", *lines]


def test_the_new_call_is_told_to_everybody() -> None:
    """GF-I8"""
    t = watched(farm(HANDS + "phase: draw"))

    t.says(P1, "draw 0").says(P2, "draw 0").luck("hen", "blue").says(P3, "draw 0")

    for audience in audiences(t):
        assert told(t, audience)[-1] == "called hen blue"
        assert fields(t, audience)["call"] == 1 << 3 | 1 << 9


RACE = """
    P1 hand: {} cow_red cow_blue
    P2 hand: frog hen_red hen_blue
    P3 hand: sheep_red sheep_blue sheep_green
    call: pig red
    phase: race
"""


@pytest.mark.parametrize("answer", ["play parrot", "play lion"])
def test_a_commit_that_lost_the_lot_looks_like_a_pass(answer: str) -> None:
    """GF-I9"""
    lost, passed = farm(RACE.format("parrot lion")), farm(RACE.format("parrot lion"))

    for t, said in ((watched(lost), answer), (watched(passed), "pass")):
        t.says(P1, said).says(P3, "pass").luck("P2", "hen").says(P2, "play frog")
        t.says(P2, "animal hen")
        t.table.roll_anew(1)

    for audience in (P2, P3, EYE):
        assert lost.table.view(audience) == passed.table.view(audience)
        assert told(lost, audience) == told(passed, audience) == [
            "hand P2 > played: frog", "came P2 hen", "went P2 hen",
        ]  # fmt: skip
    assert lost.shows("P1 hand: parrot lion cow_red cow_blue")


@pytest.mark.parametrize("phase3_mode", ["lot", "rotation", "arrival"])
def test_a_pass_is_seen_by_nobody_else(phase3_mode: str) -> None:
    """GF-I9"""
    t = watched(farm(RACE.format("parrot"), phase3_mode=phase3_mode))
    before = {audience: t.table.view(audience) for audience in (P2, P3, EYE)}

    t.says(P1, "pass")

    assert {audience: t.table.view(audience) for audience in (P2, P3, EYE)} == before
    for audience in audiences(t):
        assert told(t, audience) == []


def test_what_others_are_asked_in_the_race_is_never_seen() -> None:
    """GF-I10"""
    able, unable = farm(RACE.format("parrot")), farm(RACE.format("snake"))

    assert able.options(P1) != unable.options(P1) == ["pass"]
    for audience in (P2, P3, EYE):
        assert beside_cards(able, audience) == beside_cards(unable, audience)
        assert able.table.view(audience).zones == unable.table.view(audience).zones
    assert able.table.view(EYE).options == ()


def test_everybody_sees_which_kinds_were_played_and_by_whom() -> None:
    """GF-I11"""
    t = watched(farm(RACE.format("parrot")))

    t.says(P1, "pass").says(P3, "pass").luck("P2", "hen").says(P2, "play frog")

    assert faces(t, "played") == dict.fromkeys(audiences(t), "frog")
    for audience in audiences(t):
        assert fields(t, audience)["used"] == (0, 1 << FROG - 50, 0)
        assert fields(t, audience)["played"] == (0, 1, 0)
        assert "hand P2 > played: frog" in told(t, audience)


def test_a_reshuffle_is_seen_but_not_its_order() -> None:
    """GF-I18"""
    worlds = []
    for seed in (1, 2, 3):
        t = watched(
            farm("""
            P1 hand: cow_blue cow_red
            P2 hand: hen_blue hen_red
            discard: lion frog parrot snake
            P2 discard: mouse
            deck: pig_red
            phase: draw
        """)
        )
        t.table.roll_anew(seed)
        t.says(P1, "draw 0").says(P2, "draw 2")
        worlds.append(t)

    assert len({tuple(t.table.zones[DECK]) for t in worlds}) > 1
    for t in worlds:
        for audience in (P1, EYE):
            assert told(t, audience)[2:6] == [
                "deck > hand P2: ?", "swapped deck, discard", "shuffled deck", "deck > hand P2: ?",
            ]  # fmt: skip
        assert told(t, P2)[3:5] == ["swapped deck, discard", "shuffled deck"]
        assert faces(t, "deck") == dict.fromkeys(audiences(t), "? ? ? ?")
        assert t.table.view(EYE).zones == worlds[0].table.view(EYE).zones
        assert t.table.view(P1).unseen == worlds[0].table.view(P1).unseen
