"""The worked examples of the ledger, 20 to 37."""

from games.book_of_madness.study import acts, casts, dealt, madness, settles, study
from grimtable.testing.scene import P1, P2


def test_example_20_only_face_down_curses_are_left() -> None:
    """BM-X20, BM-14.18"""
    t = study("phase: turn\nfield: 5\ncurses: rift~\npage: warlock\nmadness: 9")

    assert t.shows("P1 pile: madness\nbeaten: 0")


def test_example_21_warlock() -> None:
    """BM-X21, BM-R22"""
    t = study(
        "curses: cinder_breath undertow rift\nunder: 1 1 1\nmadness: 9\nP1 hand: fire_3 fire_3"
    )
    acts(t, P1, "dispel 1", "gain fire_2")
    assert t.shows("P1 pile: fire_2 fire_3 fire_3 madness\nmadness: 9\nunder: 0 1 1 0 0")

    later = study(
        "phase: turn\nfield: 5\ncurses: - undertow rift\nunder: 0 1 1\nmadness: 9\n"
        "page: paper_golem\nP1 hand: fire_1"
    )
    assert later.line("madness") == "11"


def test_example_22_learning_at_the_limit() -> None:
    """BM-X22, BM-9.6, BM-9.7"""
    t = study(
        "P1 character: ember | spells: ice* growth telepathy combustion cauterise\n"
        "P1 hand: air_2 air_2\n"
        "library air: updraft tailwind clear_sky"
    )
    acts(t, P1, "learn air")
    assert t.options()[0] == "spell ice" and not t.offers("spell updraft")
    assert t.line("library air") == "tailwind clear_sky"
    assert madness(t).zones[42] == []  # the next card is turned up after the removal
    t.says(P1, "spell ice")

    assert t.line("P1 spells") == "growth telepathy combustion cauterise updraft"
    assert t.offers("learn air") and t.offers("cast updraft")


def test_example_23_telepathy() -> None:
    """BM-X23, BM-14.4"""
    t = study("P1 hand: air_1 fire_1\nP2 hand: fire_3 fire_1 water_1\ncurses: cinder_breath")
    casts(t, P1, "telepathy")
    assert t.offers("decline")
    acts(t, P2, "dispel 1", "gain earth_2")

    assert t.asked == P1
    assert t.shows("P2 hand: water_1 | pile: earth_2 fire_1 fire_3\nP1 pile: air_1")


def test_example_24_cure() -> None:
    """BM-X24, BM-R17"""
    assert not study("P1 hand: madness fire_1 water_1").offers("cure hand")
    assert study("P1 hand: madness fire_1 | support: fire_1").offers("cure hand")
    assert study("P1 hand: madness earth_2").offers("cure hand")
    t = study("P1 hand: madness air_3")
    acts(t, P1, "cure hand")

    assert t.shows("P1 hand: | pile: air_3\nmadness: 13")


def test_example_25_the_reward_pile_is_empty() -> None:
    """BM-X25, BM-R31"""
    gone = "taken: " + "fire_2 " * 10
    t = study(f"P1 hand: fire_3 fire_1\ncurses: cinder_breath\n{gone}")
    acts(t, P1, "dispel 1")
    assert t.options() == ["gain earth_2", "gain water_2", "gain air_2"]

    all_gone = gone + " ".join(f"{e}_2 " * 10 for e in ("water", "earth", "air"))
    t = study(f"P1 hand: fire_3 fire_1\ncurses: cinder_breath\n{all_gone}")
    acts(t, P1, "dispel 1")
    assert t.shows("P1 pile: fire_1 fire_3\ncurses: - - - - -")


def test_example_26_no_pooling_of_payments() -> None:
    """BM-X26, BM-8.5"""
    t = study("P1 hand: fire_2 fire_2 fire_2")
    acts(t, P1, "gain fire_3")
    assert t.line("P1 hand") == "fire_2" and not t.offers("gain fire_3")
    acts(t, P1, "gain fire_2")

    assert t.line("P1 pile") == "fire_2 fire_2 fire_2 fire_2 fire_3"


def test_example_27_terror() -> None:
    """BM-X27, BM-13.2"""
    t = dealt(3, seed=5, variants="terror", character_pick="random").table
    whole = [len(t.zones[43 + 5 * s]) + len(t.zones[44 + 5 * s]) for s in range(3)]
    madness_there = [
        sum(t.kinds[card] == 12 for zone in t.zones[43 + 5 * s : 46 + 5 * s] for card in zone)
        for s in range(3)
    ]

    assert all(n >= 12 for n in whole) and all(n >= 1 for n in madness_there)
    assert len(t.zones[0]) + sum(madness_there) + sum(map(len, t.zones[18:23])) <= 25


def test_example_28_canonical_order() -> None:
    """BM-X28"""
    paid = []
    hand = ["fire_1", "fire_1", "fire_1", "fire_2", "fire_2", "fire_3"]
    for _ in range(3):
        t = study(f"P1 hand: {' '.join(hand)}", overpay="minimal")
        acts(t, P1, "gain fire_3")
        left = t.line("P1 hand").split()
        paid.append(sorted(set(hand) - set(left)))
        hand = left if left else hand

    assert paid[0] == ["fire_1"]
    assert t.line("P1 hand") == ""


def test_example_29_discount() -> None:
    """BM-X29, BM-R43"""
    t = study("P1 hand: water_1 earth_3 | discount: 3\ncurses: rift", overpay="minimal")
    t.says(P1, "dispel 1")
    assert t.options() == ["pay water_1 hand", "settle"]
    t.says(P1, "settle")
    assert t.frame == "TakeSupply" and t.line("P1 hand") == "water_1"

    free = study("P1 hand: water_1 earth_3 | discount: 6\ncurses: rift")
    free.says(P1, "dispel 1", "gain fire_2")
    assert free.shows("P1 hand: earth_3 water_1 | pile: fire_2 | discount: 0")


def test_example_30_avatar() -> None:
    """BM-X30, BM-R23"""
    t = study("P1 spells: avatar | hand: water_3 fire_1\nP2 support: fire_2 fire_2")
    casts(t, P1, "avatar")
    acts(t, P1, "gain fire_2")
    acts(t, P1, "gain fire_3")

    assert t.shows("P1 hand: | pile: fire_1 fire_2 fire_3 water_3\nP2 support: fire_2 fire_2")

    single = study("P1 spells: avatar | hand: water_3\nP2 support: fire_2")
    casts(single, P1, "avatar")
    acts(single, P1, "gain fire_2")
    assert single.frame == "ActionPhase"


def test_example_31_telepathy_inside_an_avatar() -> None:
    """BM-X31, BM-R23, BM-R27"""
    t = study(
        "P1 spells: avatar telepathy | hand: water_3 air_1\nP2 support: fire_2 fire_2 | hand: air_1"
    )
    casts(t, P1, "avatar")
    t.says(P1, "cast telepathy")
    settles(t)
    acts(t, P2, "gain fire_2")
    assert t.shows("P2 support: fire_2 | pile: fire_2 fire_2")
    assert t.asked == P1 and t.frame == "Granted"
    acts(t, P1, "gain fire_2")

    assert t.line("P2 support") == "fire_2"


def test_example_32_either_with_an_empty_stack() -> None:
    """BM-X32"""
    rockfall = "phase: turn\nfield: 1\ncurses: rockfall\n"
    t = study(f"{rockfall}madness: 0\nP1 hand: fire_1 air_1\nP2 hand: air_1")

    assert t.shows("P1 hand:\nreason: stack_empty")

    second = study(f"{rockfall}madness: 1\nP1 hand: fire_1\nP2 hand: air_1")
    assert second.shows("P1 pile: madness\nreason: stack_empty")


def test_example_33_upgrade_three_times() -> None:
    """BM-X33"""
    t = study("P1 spells: alchemy | hand: earth_3 earth_3 fire_1 madness water_3")
    casts(t, P1, "alchemy", 3)

    assert t.shows("P1 hand: fire_3 madness water_3\nbanished: fire_1 fire_2")


def test_example_34_discarding_from_a_short_deck() -> None:
    """BM-X34, BM-R8"""
    t = study(
        "phase: turn\nfield: 1\ncurses: maelstrom\nmadness: 5\nP1 deck: fire_1\nP2 deck: "
        + "air_1 " * 3
    )

    assert t.shows("P1 deck: | pile: fire_1 madness\nmadness: 4")


def test_example_35_element_markers() -> None:
    """BM-X35, BM-R11"""
    t = study("phase: turn\nfield: 1\ncurses: branding rift howling~")

    assert t.line("curses") == "branding rift+fire howling+fire - -"
    board = study("curses: branding rift+fire howling+fire\nP1 hand: fire_2 water_1 earth_1 air_1")
    assert board.offers("dispel 2") and not board.offers("dispel 3")
    full = study("phase: turn\nfield: 1\ncurses: branding rift+fire+fire howling+fire+fire")
    assert full.line("curses") == "branding rift+fire+fire howling+fire+fire - -"
    apart = study("phase: turn\nfield: 1\ncurses: branding - - rift+fire+fire howling+fire+fire")
    assert apart.line("curses") == "branding - - rift+fire+fire howling+fire+fire"


def test_example_36_surplus_in_the_support_zone() -> None:
    """BM-X36, BM-10.6"""
    t = study("P1 support: fire_1 fire_1 fire_1 madness | hand: water_1")
    assert madness(t).free_slots(0) == -1
    t.says(P1, "cast combustion", "times 1", "settle")
    assert madness(t).free_slots(0) == 0
    acts(t, P1, "gain fire_2")

    assert madness(t).free_slots(0) == 2


def test_example_37_nothing_to_ask() -> None:
    """BM-X37, BM-R47"""
    forced = study("phase: turn\nfield: 1\ncurses: cinder_breath\nP1 hand: fire_1 madness")
    assert forced.shows("P1 pile: fire_1 madness") and forced.frame == ""

    asked = study("phase: turn\nfield: 1\ncurses: cinder_breath\nP1 hand: fire_1 fire_1 madness")
    assert asked.options() == ["card madness", "card fire_1"]
    asked.says(P1, "card madness")
    assert asked.shows("P1 hand: fire_1")
