from grimtable.testing.scene import P1, P2, P3, scene

SEVEN = "owl owl crow crow path path swamp"


def test_a_hand_may_exceed_seven_during_the_turn() -> None:
    """GW-9.1"""
    t = scene(f"""
        P1 hand: mage {SEVEN}
        deck: owl owl crow path
    """)

    t.plays(P1, "mage")
    t.says(P1, "draw")

    assert t.frame == "MainAction"
    assert t.shows(f"P1 hand: {SEVEN} owl owl crow\ndeck: path\ndiscard:")
    assert t.options() == ["set owl owl owl", "set crow crow crow", "end"]


def test_at_the_end_of_the_own_turn_the_owner_discards_down_to_seven() -> None:
    """GW-9.2, GW-9.6"""
    t = scene(f"""
        P1 hand: mage {SEVEN}
        deck: amulet rune clearing path
    """)

    t.plays(P1, "mage")
    t.says(P1, "draw", "end")
    kinds = ["card owl", "card crow", "card swamp", "card path", "card clearing"]
    assert (t.frame, t.asked) == ("DiscardToLimit", P1)
    assert t.options() == [*kinds, "card amulet", "card rune"]
    t.says(P1, "card rune", "card path")
    assert (t.frame, t.asked) == ("DiscardToLimit", P1)
    t.says(P1, "card amulet")

    assert t.shows("""
        P1 hand: owl owl crow crow path swamp clearing
        discard: amulet path rune
        turn: P2
    """)
    assert (t.frame, t.asked) == ("MainAction", P2)


def test_seven_cards_are_within_the_limit() -> None:
    """GW-9.2, GW-9.4"""
    t = scene("""
        P1 hand: owl owl crow crow path path
        deck: swamp crow
    """)

    t.says(P1, "draw", "end")

    assert t.shows(f"P1 hand: {SEVEN}\ndiscard:\nturn: P2")
    assert (t.frame, t.asked) == ("MainAction", P2)


def test_eight_cards_are_one_too_many() -> None:
    """GW-9.2"""
    t = scene(f"""
        P1 hand: {SEVEN}
        deck: swamp crow
    """)

    t.says(P1, "draw", "end", "card swamp")

    assert t.shows(f"P1 hand: {SEVEN}\ndiscard: swamp\nturn: P2")


def test_the_last_own_turn_has_its_hand_limit_too() -> None:
    """GW-9.2"""
    t = scene(f"""
        P1 hand: {SEVEN} clearing
        deck:
        left: 0
    """)

    t.says(P1, "end")

    assert t.frame == "DiscardToLimit"
    t.says(P1, "card clearing")
    assert (t.frame, t.asked) == ("", -1)


def test_who_is_given_an_eighth_card_discards_at_the_end_of_the_own_next_turn() -> None:
    """GW-9.3, GW-R20"""
    t = scene(f"""
        P1 hand: the_laraki
        P2 hand: {SEVEN}
        P3 hand:
        discard: crow owl
        deck: path swamp clearing
    """)

    t.plays(P1, "the_laraki")
    t.says(P1, "card owl", "draw", "end")

    assert (t.frame, t.asked) == ("MainAction", P2)
    assert t.shows(f"P2 hand: {SEVEN} crow\ndiscard:")
    t.says(P2, "draw", "end")
    assert (t.frame, t.asked) == ("DiscardToLimit", P2)
    assert t.options() == ["card owl", "card crow", "card swamp", "card path"]
    t.says(P2, "card crow", "card crow")
    assert t.shows("discard: crow crow\nturn: P3\nP2 hand: owl owl crow path path swamp swamp")


def test_who_gets_a_large_hand_by_boogeyman_is_not_checked_before_the_own_turn_ends() -> None:
    """GW-9.3"""
    t = scene(f"""
        P1 hand: boogeyman {SEVEN} owl
        P2 hand: rune
        deck: crow clearing path
    """)

    t.plays(P1, "boogeyman").on(P2)
    t.says(P1, "draw", "end")

    assert t.shows(f"P1 hand: rune crow\nP2 hand: {SEVEN} owl\ndiscard:\nturn: P2")
    t.says(P2, "draw", "end")
    assert (t.frame, t.asked) == ("DiscardToLimit", P2)


def test_a_lost_turn_has_no_hand_limit() -> None:
    """GW-9.3, GW-R20"""
    t = scene(f"""
        P1 hand: crow
        P2 hand: {SEVEN} owl | skips: 1
        P3 hand: path
        deck: crow clearing path
    """)

    t.says(P1, "draw", "end")

    assert (t.frame, t.asked) == ("MainAction", P3)
    assert t.shows(f"P2 hand: {SEVEN} owl | skips: 0\ndiscard:\nturn: P3")


def test_nobody_may_discard_of_their_own_accord() -> None:
    """GW-9.4, GW-R20"""
    t = scene(f"""
        P1 hand: {SEVEN} clearing rune
        deck: owl crow
    """)

    assert t.options() == ["draw", "rune", "set swamp path clearing"]
    for card in ("card owl", "card clearing", "card rune"):
        t.refuses(P1, card)


def test_the_discard_pile_never_becomes_a_deck() -> None:
    """GW-9.5, GW-3.7"""
    t = scene("""
        P1 hand: mage ghouls
        P2 hand:
        P3 hand: owl
        discard: owl crow path
        deck: swamp
        extras: 1
    """)

    t.plays(P1, "mage")

    assert t.shows("P1 hand: ghouls swamp\ndeck:\ndiscard: owl crow path")
    assert t.options() == ["play ghouls", "lay ghouls", "end"]
    t.says(P1, "end")
    assert t.shows("deck:\ndiscard: owl crow path\nturn: P2")
    assert t.options() == ["steal P1", "end"]


def test_a_destroyed_combo_lies_with_its_last_card_on_top() -> None:
    """GW-9.6, GW-R31"""
    t = scene("""
        P1 hand: demon
        P2 row: giant hydra troll
        discard: owl
    """)

    t.plays(P1, "demon").on("combo P2 1")

    assert t.shows("P2 row:\ndiscard: troll hydra giant owl")


def test_a_sacrificed_combo_lies_on_the_pile_before_the_next_step() -> None:
    """GW-9.6"""
    t = scene("""
        P1 hand: sorceress | row: crow crow crow
        P2 row: mage
        discard: owl
    """)

    t.plays(P1, "sorceress").on("combo P1 1")
    assert t.line("discard") == "owl"
    t.says(P1, "combo P2 1")

    assert t.shows("P1 row: sorceress / mage\ndiscard: crow crow crow owl")


def test_dark_unicorn_discards_clockwise() -> None:
    """GW-9.6"""
    t = scene("""
        P1 hand: path
        P2 hand: owl
        P3 hand: dark_unicorn
        P4 hand: crow
        turn: P3
    """)

    t.plays(P3, "dark_unicorn")

    assert t.line("discard") == "owl path crow"


def test_an_amulet_lies_on_the_pile_before_the_thiefs_next_step() -> None:
    """GW-9.6"""
    t = scene("""
        P1 hand: goblins
        P2 hand: amulet owl
        discard: crow
    """)

    t.plays(P1, "goblins").on(P2)
    t.answers(P2, "block")

    assert t.frame == "GoblinsNext"
    assert t.line("discard") == "amulet crow"


def test_a_rune_lies_on_the_pile_before_its_extra_actions() -> None:
    """GW-9.6"""
    t = scene("""
        P1 hand: rune centaur
        discard: crow
    """)

    t.says(P1, "rune")
    assert t.line("discard") == "rune crow"
    t.plays(P1, "centaur")

    assert (t.frame, t.options()) == ("Immediate", ["keep", "rune"])
    assert t.shows("P1 hand: rune\ndiscard: crow\nextras: 1")
