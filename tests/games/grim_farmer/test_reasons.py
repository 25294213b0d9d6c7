"""Why not? Whoever is not asked, drawing, the race and its effects. The rest: test_reasons_late."""

from games.grim_farmer.board import GAME, why
from games.grim_farmer.farm import farm
from grimtable.kernel.terms import PUBLIC
from grimtable.look.game import Target
from grimtable.testing.scene import P1, P2, Scene

THREE = "P1 hand: pig_red cow_red hen_red\nP2 hand: pig_blue cow_blue hen_blue\n"


# The game is over, or one only watches


def test_after_the_game_nothing_can_be_done() -> None:
    """GF-9.1"""
    t = farm("P1 hand: pig_red pig_blue\nP2 hand: cow_red cow_blue hen_red\ncall: pig green")

    t.says(P2, "card cow_red", "card cow_blue", "done")
    t.says(P1, "nobody").says(P2, "nobody")

    assert t.frame == ""
    assert why(t, P2, "hand hen_red") == "GF-9.1 game-over"
    assert why(t, PUBLIC, "P1") == "GF-9.1 game-over"


def test_the_end_says_how_it_came() -> None:
    """GF-9.5, GF-R15, GF-R22"""
    capped = farm(
        THREE + "P1 pile: snake\ncall: pig red\nturn: 10\nphase: challenge", max_turns="10"
    )
    by_card = farm(
        "P1 hand: frog\nP2 hand: pig_red\ncall: pig red\nphase: race", phase3_instant_win="true"
    )
    match = farm(
        "P1 hand: frog\nP2 hand: pig_red\ncall: pig red\nphase: race\nP1 wins: 1",
        phase3_instant_win="true",
        match="first_to_k",
        match_k="2",
    )

    capped.says(P2, "nobody")
    by_card.says(P1, "play frog").says(P2, "pass")
    match.says(P1, "play frog").says(P2, "pass")

    assert why(capped, P1, "the deck") == "GF-9.5 turns-over"
    assert why(by_card, P2, "pass") == "GF-R15 last-special"
    assert why(match, P2, "pass") == "GF-R22 match-over"


def test_spectators_watch() -> None:
    """GF-3.1"""
    t = farm(THREE + "call: pig red")

    assert why(t, PUBLIC, "done") == "GF-3.1 watching"
    assert why(t, PUBLIC, "hand pig_red") == "GF-3.1 watching"
    assert why(t, PUBLIC, "P1 pile") == "GF-3.1 watching"


def test_what_is_not_there_cannot_be_chosen() -> None:
    """GF-1.5, GF-1.6"""
    t = farm(THREE + "call: pig red\ndiscard: snake")

    assert why(t, P1, "P4") == "GF-1.5 not-there"
    assert why(t, P1, "discard mouse") == "GF-1.5 not-there"
    assert why(t, P1, "fly away") == "GF-1.5 not-there"
    assert why(t, P1, "the box") == "GF-1.5 not-there"
    assert why(t, P1, "hand wolf") == "GF-1.5 not-there"
    assert why(t, P1, "hand duck_red") == "GF-1.6 not-in-deck"
    assert why(t, P1, "card pig_orange") == "GF-1.6 not-in-deck"


def test_a_card_may_be_named_by_its_place() -> None:
    """GF-6.1, GF-1.5"""
    t = farm("P1 hand: pig_red frog\nP2 hand: cow_red\ncall: pig red\nphase: race")
    view = t.table.view(P1)

    at = [GAME.reasons(view, Target(zone="hand", index=index)) for index in (0, 1)]

    assert [[reason.rule for reason in found] for found in at] == [["GF-6.1"], []]
    assert GAME.reasons(view, Target(kind="frog")) == []
    assert why(t, P1, "") == "GF-1.5 not-there"


# Answers that lie unseen


def test_an_answer_can_be_taken_back_while_others_think() -> None:
    """GF-R11"""
    t = farm(THREE + "call: pig red\nphase: draw")

    t.says(P1, "draw 2")

    assert why(t, P1, "draw 3") == "GF-R11 answered"
    assert why(t, P1, "hand pig_red") == "GF-R11 answered"
    t.table.take_back(P1)
    assert why(t, P1, "draw 3") == ""


def test_a_finished_pile_says_what_is_in_it() -> None:
    """GF-R11, GF-7.1"""
    hand = "pig_red pig_red cow_red hen_red sheep_red horse_red"
    t = farm(f"P1 hand: {hand}\nP2 hand: pig_blue cow_blue hen_blue\ncall: pig red")

    t.says(P1, "card pig_red", "card cow_red", "card hen_red", "card sheep_red", "card pig_red")

    assert why(t, P1, "hand pig_red") == "GF-R11 chosen"
    assert why(t, P1, "hand horse_red") == "GF-7.1 five-at-most"
    assert why(t, P1, "hand mouse") == "GF-R11 answered"
    assert why(t, P1, "done") == "GF-R11 answered"


def test_a_pile_of_fewer_cards_is_just_an_answer() -> None:
    """GF-R11"""
    t = farm(THREE + "call: pig red")

    t.says(P1, "card pig_red", "card cow_red", "done")

    assert why(t, P1, "hand cow_red") == "GF-R11 chosen"
    assert why(t, P1, "hand hen_red") == "GF-R11 answered"


def test_a_special_that_waits_for_the_others_is_chosen() -> None:
    """GF-R11"""
    t = farm("P1 hand: frog lion\nP2 hand: pig_blue\ncall: pig red\nphase: race")

    t.says(P1, "play frog")

    assert why(t, P1, "hand frog") == why(t, P1, "play frog") == "GF-R11 chosen"
    assert why(t, P1, "hand lion") == "GF-R11 answered"


# Drawing


def test_a_full_hand_draws_nothing() -> None:
    """GF-3.2"""
    full = " ".join(["pig_red", "cow_red", "hen_red"] * 4 + ["pig_blue"] * 3)
    for mode in ("batch", "one_by_one"):
        t = farm(f"P1 hand: {full}\nP2 hand: cow_blue\nphase: draw", phase1_draw=mode)

        assert why(t, P1, "the deck") == "GF-3.2 hand-full"


def test_a_number_is_bounded_by_hand_and_deck() -> None:
    """GF-3.2, GF-4.4, GF-4.2"""
    t = farm("P1 hand: pig_red pig_blue\nP2 hand: cow_red\ndeck: 4\ndiscard: snake\nphase: draw")
    roomy = farm("P1 hand: pig_red pig_blue\nP2 hand: cow_red\nphase: draw")

    assert why(t, P1, "draw 5") == ""
    assert why(t, P1, "draw 6") == "GF-4.4 deck-short"
    assert why(roomy, P1, "draw 14") == "GF-3.2 draw-limit"
    assert why(roomy, P1, "the deck") == ""
    assert why(roomy, P1, "more") == "GF-4.2 one-number"
    assert why(roomy, P1, "pass") == "GF-4.1 draw-none"


def test_the_bounds_are_told_as_numbers() -> None:
    """GF-4.4"""
    t = farm("P1 hand: pig_red\nP2 hand: cow_red\ndeck: 4\ndiscard: snake\nphase: draw")
    no_discards = farm(
        "P1 hand: pig_red\nP2 hand: cow_red\ndeck: 4\ndiscard: snake\nphase: draw",
        empty_deck="no_draw",
    )

    counts = [
        GAME.reasons(scene.table.view(P1), GAME.targets(scene.table.view(P1), 5 + 9)[0])[0].args
        for scene in (t, no_discards)
    ]

    assert counts == [{"count": 5}, {"count": 4}]


def test_drawing_comes_before_all_else() -> None:
    """GF-3.1, GF-4.3, GF-8.1"""
    t = farm("P1 hand: pig_red frog\nP2 hand: cow_red\ncall: pig red\nphase: draw")

    assert why(t, P1, "hand pig_red") == "GF-3.1 cards-later"
    assert why(t, P1, "play frog") == "GF-3.1 cards-later"
    assert why(t, P1, "animal pig") == "GF-4.3 call-comes"
    assert why(t, P1, "P2") == "GF-8.1 challenge-later"
    assert why(t, P1, "done") == "GF-3.1 nothing-to-finish"


def test_card_by_card_one_draws_or_stops() -> None:
    """GF-R3"""
    t = farm("P1 hand: pig_red\nP2 hand: cow_red\nphase: draw", phase1_draw="one_by_one")

    assert why(t, P1, "draw 2") == "GF-R3 one-by-one"
    assert why(t, P1, "the deck") == ""
    t.says(P1, "stop").says(P2, "more")
    assert why(t, P1, "more") == "GF-R3 stopped"


# The race


def test_in_the_race_only_action_specials_are_played() -> None:
    """GF-6.1, GF-C.snake, GF-C.mouse"""
    t = farm(
        "P1 hand: pig_red snake mouse frog\nP2 hand: cow_red\ncall: pig red\nphase: race",
    )

    assert why(t, P1, "hand frog") == why(t, P1, "play frog") == why(t, P1, "hand frog play") == ""
    assert why(t, P1, "hand pig_red") == "GF-6.1 normals-wait"
    assert why(t, P1, "hand snake") == "GF-C.snake snake-waits"
    assert why(t, P1, "hand mouse play") == "GF-C.mouse mouse-waits"
    assert why(t, P1, "play lion") == "GF-2.3 not-held"


def test_the_race_comes_before_placing_and_challenging() -> None:
    """GF-3.1, GF-4.1, GF-8.1"""
    t = farm("P1 hand: pig_red frog\nP2 hand: cow_red\ncall: pig red\nphase: race")

    assert why(t, P1, "card frog") == "GF-3.1 placing-later"
    assert why(t, P1, "done") == "GF-3.1 nothing-to-finish"
    assert why(t, P1, "the deck") == "GF-4.1 draw-over"
    assert why(t, P1, "nobody") == "GF-8.1 challenge-later"
    assert why(t, P1, "P2 challenge") == "GF-8.1 challenge-later"


def test_without_drawing_the_deck_says_so() -> None:
    """GF-R3"""
    t = farm("P1 hand: frog\nP2 hand: cow_red\ncall: pig red\nphase: race", phase1_draw="off")

    assert why(t, P1, "the deck") == "GF-R3 draw-off"


def test_a_kind_is_played_once_and_it_is_told_by_whom() -> None:
    """GF-6.2"""
    t = farm("""
        P1 hand: frog lion cow_red
        P2 hand: cow_blue | played: frog
        call: pig red
        phase: race
    """)

    found = GAME.reasons(t.table.view(P1), GAME.targets(t.table.view(P1), 21)[0])

    assert why(t, P1, "hand frog") == "GF-6.2 kind-used"
    assert found[0].args == {"card": "frog", "seat": P2}


def test_where_each_player_counts_others_do_not_matter() -> None:
    """GF-R5"""
    drawing = """
        P1 hand: frog lion cow_red | played: lion
        P2 hand: cow_blue | played: frog
        call: pig red
        phase: race
    """
    t = farm(drawing, special_limit="per_player")

    assert why(t, P1, "hand frog") == ""
    assert why(t, P1, "hand lion") == "GF-R5 used-by-you"


def test_a_card_that_would_do_nothing_may_be_forbidden() -> None:
    """GF-R8, GF-6.2"""
    drawing = "P1 hand: {} cow_red\nP2 hand: cow_blue\ncall: {}\nphase: race"
    options = {"dud_specials": "forbidden"}

    assert why(farm(drawing.format("frog", "red blue"), **options), P1, "hand frog") == (
        "GF-R8 dud-animal"
    )
    assert why(farm(drawing.format("chameleon", "pig cow"), **options), P1, "hand chameleon") == (
        "GF-R8 dud-colour"
    )
    assert why(farm(drawing.format("frog", "red blue")), P1, "hand frog") == ""


def test_both_reasons_are_told_if_both_hold() -> None:
    """GF-6.2, GF-R8"""
    t = farm(
        "P1 hand: lion\nP2 hand: cow_blue | played: lion\ncall: pig cow\nphase: race",
        dud_specials="forbidden",
    )

    assert why(t, P1, "hand lion") == "GF-6.2 kind-used, GF-R8 dud-colour"


def test_without_a_special_there_is_only_the_pass() -> None:
    """GF-6.4, GF-6.8"""
    t = farm("P1 hand: pig_red\nP2 hand: cow_blue\ncall: pig red\nphase: race")

    assert why(t, P1, "pass") == ""
    assert why(t, P1, "play") == "GF-6.4 nothing-playable"
    assert why(t, P1, "animal pig") == "GF-6.8 pieces-by-specials"


def test_an_empty_hand_stays_out_of_the_race() -> None:
    """GF-6.4"""
    t = farm("P1 played: frog\nP2 hand: cow_blue lion\ncall: pig red\nphase: race")

    assert why(t, P1, "pass") == "GF-6.4 no-card-to-play"


def test_one_after_the_other_the_rest_waits() -> None:
    """GF-R7"""
    t = farm("P1 hand: frog\nP2 hand: lion\ncall: pig red\nphase: race", phase3_mode="sequential")

    assert why(t, P2, "hand lion") == "GF-R7 not-your-turn"
    assert why(t, P1, "hand frog") == ""


def test_a_pass_in_the_live_race_can_be_taken_back() -> None:
    """GF-R7"""
    t = farm("P1 hand: frog\nP2 hand: lion\ncall: pig red\nphase: race", phase3_mode="arrival")

    t.says(P1, "pass")

    assert why(t, P1, "hand frog") == "GF-R7 passed"
    t.table.take_back(P1)
    assert why(t, P1, "hand frog") == ""


def test_after_a_live_race_nobody_is_told_of_its_passes() -> None:
    """GF-7.8"""
    t = farm(
        "P1 played: frog\nP2 hand: lion snake mouse\ncall: pig red\nphase: race",
        phase3_mode="arrival",
    )

    t.says(P2, "pass")

    assert t.frame == "Place"
    assert why(t, P1, "pass") == "GF-7.8 nothing-to-place"


# Effects


def test_an_effect_is_carried_out_before_anything_else() -> None:
    """GF-6.6, GF-C.chameleon"""
    t = farm("P1 hand: chameleon pig_red\nP2 hand: frog\ncall: pig red\nphase: race")

    t.says(P1, "play chameleon").luck("P1", "blue").says(P2, "pass")

    assert t.frame == "PutBack"
    assert why(t, P2, "hand frog") == "GF-6.6 effect-elsewhere"
    assert why(t, P1, "hand pig_red") == "GF-6.6 effect-first"
    assert why(t, P1, "pass") == "GF-C.chameleon effect-compels"
    assert why(t, P1, "the discard") == "GF-8.13 discards-closed"
    assert why(t, P1, "played chameleon") == "GF-6.7 played-stays"


def test_only_pieces_that_are_out_go_back() -> None:
    """GF-C.chameleon, GF-R8a, GF-1.4"""
    t = farm("P1 hand: chameleon pig_red\nP2 hand: frog\ncall: pig red\nphase: race")

    t.says(P1, "play chameleon").luck("P1", "blue").says(P2, "pass")

    assert why(t, P1, "colour red") == why(t, P1, "colour blue") == ""
    assert why(t, P1, "colour green") == "GF-R8a piece-in-bag"
    assert why(t, P1, "animal pig") == "GF-C.chameleon colour-goes-back"
    assert why(t, P1, "colour orange") == "GF-1.4 no-such-piece"


def test_every_special_has_its_own_side() -> None:
    """GF-C.frog, GF-C.parrot, GF-C.lion"""
    drawing = "P1 hand: {} pig_red\nP2 hand: mouse\ncall: {}\nphase: race"
    frog, parrot, lion = (
        farm(drawing.format(card, call))
        for card, call in (("frog", "pig red"), ("parrot", "pig cow"), ("lion", "red blue"))
    )

    for t, card in ((frog, "frog"), (parrot, "parrot"), (lion, "lion")):
        t.says(P1, f"play {card}").says(P2, "pass")

    assert why(frog, P1, "colour red") == "GF-C.frog animal-goes-back"
    assert why(parrot, P1, "colour red") == "GF-C.parrot animal-goes-back"
    assert why(lion, P1, "animal pig") == "GF-C.lion colour-goes-back"
    assert why(parrot, P1, "animal hen") == "GF-R8a piece-in-bag"


# Before the deal


def test_the_host_names_the_first_player_before_the_deal() -> None:
    """GF-2.5"""
    t = Scene(GAME, GAME.deal(3, {"first_player": "host_choice", "host": "seat_2"}))

    assert why(t, P1, "seat P1") == "GF-2.5 host-chooses"
    assert [why(t, P2, f"P{n}") for n in (1, 2, 3)] == ["", "", ""]
    assert why(t, P2, "the deck") == "GF-2.5 not-dealt-yet"
    assert why(t, P2, "P3 challenge") == "GF-2.5 not-dealt-yet"
    assert why(t, P2, "pass") == "GF-2.5 host-must-choose"


def test_later_nobody_names_the_first_player() -> None:
    """GF-8.14"""
    t = farm(THREE + "call: pig red")

    assert why(t, P1, "seat P2") == "GF-8.14 first-player-moves-on"
    assert why(t, P1, "seat") == "GF-8.14 first-player-moves-on"
    assert why(t, P2, "P1 seat") == "GF-8.14 first-player-moves-on"
