import pytest

from grimtable.games.grimwood.ids import SUPERNATURALS
from grimtable.games.grimwood.vocabulary import NAMES
from grimtable.testing.scene import P1, P2, P3, scene


def test_nothing_else_can_be_done_while_a_power_resolves() -> None:
    """GW-8.1, GW-R9"""
    t = scene("""
        P1 hand: goblins owl owl owl elf rune
        P2 hand: crow crow crow
    """)

    t.plays(P1, "goblins").on(P2)
    t.luck("crow").answers(P2, "allow")

    assert (t.frame, t.options()) == ("GoblinsNext", ["seat P2", "decline"])
    for text in ("set owl owl owl", "lay elf", "rune", "draw", "steal P2", "end"):
        t.refuses(P1, text)


def test_what_a_power_starts_is_resolved_before_the_turn_goes_on() -> None:
    """GW-8.1"""
    t = scene("""
        P1 hand: elf | row: goblins
        P2 hand: crow crow crow crow
    """)

    t.plays(P1, "elf").on("goblins")
    for _ in range(3):
        assert t.frame in ("Goblins", "GoblinsNext")
        t.says(P1, "seat P2").luck("crow").answers(P2, "allow")

    assert t.frame == "MainAction"
    assert t.shows("P1 hand: crow crow crow\nplays: 0\ncloses: 1")


@pytest.mark.parametrize(
    "card", ["boogeyman", "dracula", "goblins", "hydra", "shadow_queen", "troll", "werewolf"]
)
def test_a_player_means_another_player_clockwise_from_the_left(card: str) -> None:
    """GW-8.2, GW-8.3, GW-R17"""
    t = scene(f"""
        P1 hand: owl owl
        P2 hand: {card} crow crow
        P3 hand: path path
        turn: P2
    """)

    t.plays(P2, card)

    assert t.options() == ["seat P3", "seat P1", "decline"]


def test_all_players_are_the_others_in_clockwise_order() -> None:
    """GW-8.2, GW-8.3, GW-9.6"""
    t = scene("""
        P1 hand: owl
        P2 hand: dark_unicorn rune
        P3 hand: crow
        turn: P2
    """)

    t.plays(P2, "dark_unicorn")

    assert t.shows("discard: owl crow\nP1 hand:\nP2 hand: rune\nP3 hand:")


def test_amazon_asks_nothing_of_herself() -> None:
    """GW-8.2"""
    t = scene("""
        P1 hand: amazon owl
        P2 hand: owl owl
    """)

    t.plays(P1, "amazon").on("owl")

    assert t.shows("P1 hand: owl owl\nP2 hand: owl")


def test_a_power_does_as_much_as_it_can() -> None:
    """GW-8.4, GW-R18"""
    t = scene("""
        P1 hand: mage dracula
        P2 hand: crow
        deck: owl
        extras: 1
    """)

    t.plays(P1, "mage")
    assert t.shows("P1 hand: dracula owl\ndeck:")
    t.plays(P1, "dracula").on(P2)
    t.answers(P2, "allow")

    assert t.frame == "MainAction"
    assert t.shows("P1 hand: owl crow\nP2 hand:\nextras: 0")


WITHOUT_CHOICE = ["centaur", "dark_unicorn", "dragon", "dwarf", "mage", "the_laraki"]


@pytest.mark.parametrize(
    "card", [name for name in NAMES[:SUPERNATURALS] if name not in WITHOUT_CHOICE]
)
def test_the_choice_of_an_own_power_may_be_declined(card: str) -> None:
    """GW-8.5, GW-R18"""
    t = scene(f"""
        P1 hand: {card} owl owl owl | row: centaur
        P2 hand: crow crow | row: dwarf dark_unicorn / crow crow crow
        discard: path rune
        deck: swamp
    """)

    t.plays(P1, card)
    assert (t.options()[-1], t.asked) == ("decline", P1)
    t.says(P1, "decline")

    assert (t.frame, t.asked) == ("MainAction", P1)
    assert t.shows(f"""
        P1 hand: owl owl owl | row: centaur / {card} | score: 2
        P2 hand: crow crow | row: dwarf dark_unicorn / crow crow crow | skips: 0
        discard: path rune
        deck: swamp
        plays: 0
        closes: 1
    """)


@pytest.mark.parametrize(
    ("top", "offered"),
    [
        ("rune", ["keep", "rune"]),
        ("mage", ["keep", "play mage"]),
        ("goblins", ["keep", "play goblins"]),
        ("dragon", ["keep", "lay dragon"]),
    ],
)
def test_a_card_taken_openly_may_be_played_at_once(top: str, offered: list[str]) -> None:
    """GW-8.6, GW-R8"""
    t = scene(f"P1 hand: centaur\ndiscard: {top}")

    t.plays(P1, "centaur")

    assert (t.frame, t.options()) == ("Immediate", offered)
    t.says(P1, "keep")
    assert t.shows(f"P1 hand: {top}\nextras: 0\nplays: 0\ncloses: 1")


@pytest.mark.parametrize("top", ["owl", "crow", "swamp", "path", "clearing", "amulet"])
def test_other_cards_taken_openly_stay_in_the_hand(top: str) -> None:
    """GW-8.6"""
    t = scene(f"P1 hand: centaur\ndiscard: {top} rune")

    t.plays(P1, "centaur")

    assert t.frame == "MainAction"
    assert t.shows(f"P1 hand: {top}\ndiscard: rune")


def test_playing_at_once_costs_no_action() -> None:
    """GW-8.6, GW-R8"""
    t = scene("P1 hand: centaur owl\ndiscard: mage\ndeck: crow path owl")

    t.plays(P1, "centaur")
    t.says(P1, "play mage", "combo P1 1")

    assert t.shows("""
        P1 hand: owl crow path | row: centaur mage
        plays: 0
        closes: 1
        extras: 0
    """)


def test_a_rune_played_at_once_gives_extra_actions_after_the_power() -> None:
    """GW-8.7"""
    t = scene("""
        P1 hand: faeries mage hydra
        P2 hand: owl owl
        discard: rune crow
    """)

    t.plays(P1, "faeries").on("rune")
    assert (t.frame, t.options()) == ("Immediate", ["keep", "rune"])
    t.says(P1, "rune")

    assert t.frame == "MainAction"
    assert t.shows("extras: 2\nplays: 0\ncloses: 1\ndiscard: rune\nP1 hand: crow hydra mage")
    t.plays(P1, "mage")
    assert t.shows("extras: 1\ncloses: 1")


def test_a_power_starts_at_most_twice_in_a_turn() -> None:
    """GW-8.8, GW-R19"""
    t = scene("""
        P1 hand: mage elf bride
        extras: 4
    """)

    t.plays(P1, "mage")
    t.plays(P1, "elf").on("mage")
    t.plays(P1, "bride").on("mage")

    assert (t.frame, t.options()) == ("Immediate", ["keep", "lay mage"])
    t.says(P1, "keep")
    assert t.line("extras") == "2"
    assert t.offers("lay mage") and not t.offers("play mage")
    t.lays(P1, "mage", "combo P1 1")
    assert t.line("P1 row") == "elf mage / bride"


def test_a_start_without_effect_counts() -> None:
    """GW-8.8"""
    t = scene(
        """
        P1 hand: giant elf
        P2 hand:
        discard: goblins
        extras: 1
        """,
        power_limit="1",
    )

    t.plays(P1, "giant").on("goblins")
    t.says(P1, "play goblins", "new")

    assert (t.frame, t.line("extras")) == ("MainAction", "1")
    assert t.options() == ["draw", "lay elf"]


def test_a_power_outlives_its_card() -> None:
    """GW-8.9, GW-R18"""
    t = scene("""
        P1 hand: bride owl | row: elf
        P2 row: demon hydra
    """)

    t.plays(P1, "bride", "combo P1 1").on("demon")
    t.says(P1, "play demon", "combo P1 1", "combo P1 1")

    assert t.shows("""
        P1 hand: owl | row: | score: 0
        P2 row: hydra
        discard: demon bride elf
        plays: 0
        closes: 1
        turn: P1
    """)


@pytest.mark.parametrize(
    ("card", "open_to_it"),
    [
        ("demon", ["combo P2 1", "combo P2 2", "combo P1 2", "combo P1 3", "decline"]),
        ("bride", ["card troll", "card werewolf", "decline"]),
        ("nymph", ["card troll", "card werewolf", "decline"]),
        ("highwayman", ["combo P1 2", "combo P1 3", "decline"]),
    ],
)
def test_the_owner_too_cannot_touch_the_dragons_combo(card: str, open_to_it: list[str]) -> None:
    """GW-8.10, GW-R11"""
    t = scene(f"""
        P1 hand: {card} | row: giant dragon / troll
        P2 row: werewolf / owl owl owl
    """)

    t.plays(P1, card)

    assert t.options() == open_to_it


@pytest.mark.parametrize("card", ["demon", "bride", "nymph", "highwayman", "sorceress"])
def test_another_players_dragon_combo_is_no_object_of_the_five_table_powers(card: str) -> None:
    """GW-8.10, GW-6.6"""
    t = scene(f"""
        P1 hand: {card} owl owl owl
        P2 hand: owl | row: giant mage dragon
    """)

    if card == "demon":
        t.plays(P1, "demon")
        assert t.options() == ["combo P1 1", "decline"]
    else:
        assert not t.offers(f"play {card}")
        assert t.offers(f"lay {card}")


def test_draws_of_powers_meet_no_amulet_and_can_empty_the_deck() -> None:
    """GW-8.11, GW-10.1"""
    t = scene("""
        P1 hand: mage
        P2 hand: amulet owl
        deck: crow path
    """)
    assert t.line("left") == "-1"

    t.plays(P1, "mage")

    assert t.frame == "MainAction"
    assert t.shows("P1 hand: crow path\nP2 hand: amulet owl\ndeck:\nleft: 1")


@pytest.mark.parametrize("card", NAMES[:SUPERNATURALS])
def test_paid_placement_offers_every_power_at_any_time(card: str) -> None:
    """GW-8.12, GW-R7"""
    t = scene(f"P1 hand: {card}\ndeck:", free_supernatural_placement="false")

    if card == "dragon":
        assert t.options() == ["lay dragon", "end"]
    else:
        assert t.options() == [f"play {card}", f"lay {card}", "end"]


def test_a_power_started_by_another_power_may_do_nothing() -> None:
    """GW-8.12, GW-R18"""
    t = scene("""
        P1 hand: bride
        P2 row: dracula
        deck: owl
    """)

    t.plays(P1, "bride").on("dracula")
    assert t.options() == ["keep", "play dracula"]
    t.says(P1, "play dracula", "new")

    assert t.frame == "MainAction"
    assert t.shows("P1 row: bride / dracula\nplays: 0")


def test_a_power_started_by_nymph_cannot_be_declined() -> None:
    """GW-8.13, GW-R25"""
    t = scene("""
        P1 hand: nymph
        P2 hand: owl | row: troll
        P3 hand: crow
    """)

    t.plays(P1, "nymph").on("troll")
    t.says(P1, "new")

    assert (t.frame, t.options()) == ("Troll", ["seat P2", "seat P3"])


def test_what_a_forced_power_starts_is_free_again() -> None:
    """GW-8.13"""
    t = scene("""
        P1 hand: nymph | row: werewolf
        P2 hand: owl | row: elf
    """)

    t.plays(P1, "nymph").on("elf")
    t.says(P1, "new")
    assert (t.frame, t.options()) == ("Elf", ["card nymph", "card werewolf"])
    t.says(P1, "card werewolf")

    assert (t.frame, t.options()) == ("Werewolf", ["seat P2", "decline"])


def test_a_card_got_by_a_forced_power_may_still_be_kept() -> None:
    """GW-8.13"""
    t = scene("""
        P1 hand: nymph
        P2 row: giant
        discard: rune mage
    """)

    t.plays(P1, "nymph").on("giant")
    t.says(P1, "new")
    assert t.options() == ["card mage", "card rune"]
    t.says(P1, "card mage")

    assert t.options() == ["keep", "play mage"]
    t.says(P1, "keep")
    assert t.shows("P1 hand: mage | row: nymph / giant\ndiscard: rune")


def test_a_forced_power_without_any_option_just_lapses() -> None:
    """GW-8.13, GW-8.4"""
    t = scene("""
        P1 hand: nymph
        P3 row: goblins
    """)

    t.plays(P1, "nymph").on("goblins")
    t.says(P1, "new")

    assert (t.frame, t.asked) == ("MainAction", P1)
    assert t.shows("P1 row: nymph / goblins\nP3 row:")
    t.refuses(P3, "draw")
