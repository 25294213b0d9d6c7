"""The worked examples of the ledger, 1 to 19."""

from games.book_of_madness.study import acts, casts, madness, study
from grimtable.testing.scene import P1, P2


def test_example_1_paying_three() -> None:
    """BM-X1, BM-8.4"""
    t = study("P1 hand: fire_1 fire_1 fire_1 fire_2 fire_2 fire_3")
    t.says(P1, "gain fire_3", "pay fire_3 hand")
    assert t.offers("settle") and t.offers("pay fire_1 hand")
    t.says(P1, "pay fire_1 hand", "settle")

    assert t.line("P1 hand") == "fire_1 fire_1 fire_2 fire_2"


def test_example_2_dispel_with_foreign_support() -> None:
    """BM-X2, BM-8.6, BM-9.11"""
    t = study("P1 hand: fire_1\nP2 support: fire_1 fire_2\ncurses: cinder_breath")
    acts(t, P1, "dispel 1", "gain water_2")

    assert t.shows("P1 pile: fire_1 water_2\nP2 pile: fire_1 fire_2 | support:\ncurses: - - - - -")
    assert t.line("stack fire").split()[-1] == "cinder_breath"


def test_example_3_two_twos() -> None:
    """BM-X3"""
    t = study("P1 hand: water_2 water_2\ncurses: undertow")
    acts(t, P1, "dispel 1", "gain water_2")

    assert t.line("P1 pile") == "water_2 water_2 water_2"


def test_example_4_arctic_circle_doubled() -> None:
    """BM-X4, BM-6.5"""
    t = study(
        "P1 spells: arctic_circle | hand: water_3 water_3 fire_1 | deck: air_1 air_1\n"
        "P2 hand: fire_1 fire_2 fire_3 | deck: air_2 air_2"
    )
    casts(t, P1, "arctic_circle", 2).says(P2, "card fire_3", "card fire_2")

    assert t.shows("P1 support: fire_1 | hand: air_1 air_1")
    assert t.shows("P2 support: fire_2 fire_3 | hand: air_2 air_2 fire_1")


def test_example_5_overpaying_is_no_amplification() -> None:
    """BM-X5, BM-R12"""
    t = study("P1 hand: earth_3 fire_1 | deck: air_1 air_2 air_3")
    casts(t, P1, "growth", 1)
    assert t.line("P1 hand") == "air_1 fire_1"

    amplified = study("P1 hand: earth_3 fire_1 | deck: air_1 air_2 air_3")
    casts(amplified, P1, "growth", 3)
    assert amplified.line("P1 hand") == "air_1 air_2 air_3 fire_1"


def test_example_6_eye_of_the_storm_with_an_empty_hand() -> None:
    """BM-X6, BM-9.3"""
    t = study(
        "P1 spells: eye_of_the_storm | hand: air_2 fire_1 | deck: water_1\n"
        "P2 deck: air_1\nP3 deck: air_3"
    )
    casts(t, P1, "eye_of_the_storm")

    assert t.shows("P3 hand: air_3 | pile:")


def test_example_7_the_marker_passes_empty_slots() -> None:
    """BM-X7, BM-7.3"""
    hand = "P1 hand: fire_1 fire_1 fire_1 air_1"
    for field, strikes in ((1, False), (2, True), (3, False), (4, True)):
        t = study(f"phase: turn\nfield: {field}\ncurses: - cinder_breath - - quicksand\n{hand}")
        assert (t.frame == "Choose") is strikes

    t = study(
        "phase: turn\nfield: 5\ncurses: - cinder_breath - - quicksand\npage: warlock\nmadness: 9"
    )
    assert t.shows("P1 pile: madness\nfield: 1\nround: 2\nmonster: warlock")
    assert t.line("stack fire").split()[-1] == "cinder_breath"


def test_example_8_slots() -> None:
    """BM-X8, BM-7.13, BM-7.14"""
    t = study(
        "phase: turn\nfield: 5\nround: 3\npage: lead_seraph\nstack multi: rift\n"
        "stack fire: branding\nstack air: howling\nstack earth: petrify"
    )
    t.says(P1, "gain fire_2").says(P2, "gain fire_2")

    found = [word.split("+")[0] for word in t.line("curses").split()]
    assert found == ["rift", "branding", "howling", "petrify", "-"]


def test_example_9_the_first_turn() -> None:
    """BM-X9, BM-7.11"""
    t = study(
        "phase: turn\ncount: 0\nfield: 0\nbook: ink_serpent warlock last_page\nmadness: 9",
        difficulty="III",
    )

    assert t.shows("field: 1\nround: 1\nmonster: ink_serpent\npage: warlock\nP1 pile: madness")
    assert [word == "-" for word in t.line("curses").split()] == [False] * 4 + [True]


def test_example_10_turn_count() -> None:
    """BM-X10, BM-7.9"""
    first = study("phase: turn\ncount: 0\nfield: 0\nbook: page_imp warlock last_page")
    fields = [first.line("field")]
    for field in range(1, 6):
        t = study(f"phase: turn\nfield: {field}\npage: warlock\nmadness: 9")
        fields.append(t.line("field"))

    assert fields == ["1", "2", "3", "4", "5", "1"]
    assert t.line("round") == "2"


def test_example_10_the_last_check_is_in_turn_31() -> None:
    """BM-X10, BM-R20"""
    t = study("phase: turn\nfield: 5\nround: 6\npage: last_page")

    assert t.shows("count: 31\nreason: won")


def test_example_11_an_empty_deck_while_refilling() -> None:
    """BM-X11, BM-4.2"""
    t = study(
        "phase: regenerate\nP1 hand: fire_1 fire_1 | deck: air_1 | pile: "
        + "water_1 " * 9
        + "\nmadness: 7",
    )

    assert t.line("madness") == "6" and len(t.line("P1 hand").split()) == 6
    assert len(t.line("P1 deck").split()) == 7


def test_example_12_exactly_enough_costs_nothing() -> None:
    """BM-X12, BM-R6"""
    t = study(
        "phase: regenerate\nP1 hand: fire_1 fire_1 | deck: air_1 air_1 air_1 air_1\nmadness: 7"
    )

    assert t.shows("P1 deck:\nmadness: 7")


def test_example_13_twice_in_one_effect() -> None:
    """BM-X13, BM-R7"""
    t = study("P1 hand: earth_2\nmadness: 5")
    casts(t, P1, "growth", 2)

    assert t.line("madness") == "4" and t.line("P1 cards") == "2"


def test_example_14_loss_in_the_middle_of_an_effect() -> None:
    """BM-X14, BM-6.9, BM-15.6"""
    t = study("P1 spells: tailwind | hand: air_2\nmadness: 0\nP2 pile: fire_1")
    casts(t, P1, "tailwind").says(P1, "seat P2")

    assert t.line("reason") == "stack_empty"


def test_example_15_banishing_from_the_stack_is_no_loss() -> None:
    """BM-X15, BM-12.3"""
    t = study("phase: turn\nfield: 1\ncurses: pyre_of_hope\nmadness: 1")

    assert t.shows("madness: 0\nreason:\nbanished: madness")


def test_example_16_regeneration_with_a_surplus() -> None:
    """BM-X16, BM-11.1, BM-11.2"""
    t = study(
        "phase: regenerate\nP1 hand: " + "madness " * 5 + "earth_1 earth_1 fire_2\nP2 hand: fire_1",
        goes_on=True,
    )
    assert t.options() == ["card earth_1", "card fire_2"]
    t.says(P1, "card fire_2")

    assert t.line("P1 hand") == "earth_1 madness madness madness madness madness"
    assert t.line("turn") == "P2"


def test_example_17_going_mad() -> None:
    """BM-X17, BM-11.6, BM-11.7"""
    t = study(
        "phase: regenerate\nP1 hand: " + "madness " * 6 + "air_1\nP2 hand: fire_1 fire_1",
        goes_on=True,
    )

    assert t.shows("P1 hand: | pile: | deck: | spells:\nturn: P2\nmadness: 12")
    assert madness(t).out == 1 and t.asked == P2


def test_example_17_the_last_one_goes_mad() -> None:
    """BM-X17, BM-12.5"""
    six = "madness " * 6
    t = study(f"phase: regenerate\nP1 hand: {six}\nP2 hand: {six}", goes_on=True)

    assert t.line("reason") == "all_mad" and madness(t).out == 3


def test_example_18_madness_in_support_saves() -> None:
    """BM-X18, BM-10.5"""
    t = study("P1 hand: " + "madness " * 5 + "water_1 | support: fire_1 fire_1 | deck: air_1 air_1")
    casts(t, P1, "ice")

    assert t.line("P1 hand").split() == ["madness"] * 4
    assert t.line("P1 support") == "fire_1 fire_1 madness"


def test_example_19_a_face_down_curse_misses_its_field() -> None:
    """BM-X19, BM-14.17, BM-R24"""
    t = study("phase: turn\nfield: 3\ncurses: - - - brain_fever~\nmadness: 9")

    assert t.shows("field: 4\ncurses: - - - brain_fever -\nmadness: 9")
