"""Who sees what: section 6 of the ledger, one scene for each row."""

from games.grimm_tidings.tale import dealt, decided, doing, passes, quiet, rolls, tale
from grimtable.kernel.terms import PUBLIC
from grimtable.testing.scene import P1, P2, P3, Scene


def backs(t: Scene, audience: int, zone: str, owner: int = -1) -> list[int]:
    """The pools of the backs that an audience sees in a zone."""
    at = t.game.zones(t.table.seats).index((zone, owner))
    return [(-1 - cell) % 8 for cell in t.table.view(audience).zones[at] if cell < 0]


def test_others_see_how_many_doors_and_treasures_a_hand_holds() -> None:
    """GT-I1, GT-2.5"""
    t = dealt(3)
    assert "?" not in t.sees(P1, "hand", P1)

    assert backs(t, P2, "hand", P1) == backs(t, PUBLIC, "hand", P1) == [1] * 4 + [0] * 4


def test_decks_are_seen_by_nobody() -> None:
    """GT-I3, GT-1.4"""
    t = dealt(3)
    for audience in (P1, P2, P3, PUBLIC):
        assert set(t.sees(audience, "doors")) == set(t.sees(audience, "treasures")) == {"?"}


def test_a_door_turned_up_is_seen_by_all_and_stays_known() -> None:
    """GT-I5, GT-7.3"""
    t = passes(tale("P1 hand: robbers\ndoors: hunter"), 3)
    assert t.sees(PUBLIC, "opened") == ["hunter"]
    t.says(P1, "keep")

    assert t.sees(PUBLIC, "hand", P1) == ["hunter", "?"]


def test_a_looted_card_is_seen_by_the_looter_alone() -> None:
    """GT-I6, GT-7.8"""
    t = tale("P1 hand: frog_king\ndoors: robbers\nphase: phase2").says(P1, "loot")

    assert sorted(t.sees(P1, "hand", P1)) == ["frog_king", "robbers"]
    assert t.sees(P2, "hand", P1) == t.sees(PUBLIC, "hand", P1) == ["?", "?"]


def test_a_hunter_who_fights_the_loot_shows_it() -> None:
    """GT-I6, GT-R49"""
    t = tale("P1 front: hunter\ndoors: robbers\nphase: phase2").says(P1, "loot")
    assert t.sees(P2, "fresh", P1) == ["?"]
    t.says(P1, "fight")

    assert t.sees(PUBLIC, "fight") == ["robbers"]


def test_treasures_of_a_lone_kill_are_the_drawers() -> None:
    """GT-I7, GT-17.3"""
    t = decided(tale("P1 level: 8\nfight: robbers\ntreasures: braids scissors"))

    assert sorted(t.sees(P1, "hand", P1)) == ["braids", "scissors"]
    assert t.sees(P2, "hand", P1) == ["?", "?"]


def test_treasures_of_a_kill_with_help_are_open() -> None:
    """GT-I8, GT-R34"""
    t = tale("P1 level: 8\nfight: robbers\ntreasures: braids scissors\nhelper: P2 1")
    decided(t)
    assert sorted(t.sees(P3, "spoils")) == ["braids", "scissors"]
    t.says(P2, "card braids").says(P2, "ready")

    assert t.sees(P3, "hand", P1) == ["scissors"] and t.sees(P3, "hand", P2) == ["braids"]


def test_a_card_of_charity_is_the_givers_secret_until_all_move() -> None:
    """GT-I9, GT-R20"""
    t = tale("""
        P1 hand: scissors ravenous bewitched robbers unicorn hunter thief | level: 3
        phase: charity
    """)
    t.says(P1, "give", "card hunter")
    assert t.frame == "AlmsTo"
    assert t.sees(P1, "aside") == ["hunter"] and t.sees(P2, "aside") == ["?"]
    t.says(P1, "seat P2")
    assert t.sees(P2, "alms", P2) == ["?"]
    t.says(P1, "card thief")

    assert t.sees(P2, "fresh", P2) == ["hunter"] and t.sees(P3, "fresh", P2) == ["?"]
    assert t.sees(P1, "fresh", P3) == ["thief"]


def test_paid_and_lost_cards_are_seen_by_all() -> None:
    """GT-I10, GT-8.10"""
    t = tale("P1 front: hunter | hand: tailor thief\nfight: unicorn")
    doing(t, P1, "power hunter", "card tailor")

    assert t.sees(PUBLIC, "door_discards") == ["tailor"]


def test_a_promised_card_is_known_from_the_offer_on() -> None:
    """GT-I12, GT-T12a"""
    t = tale("P1 hand: sweep_the_ashes hunter\nfight: unicorn")
    t.says(P1, "help P2", "share 0", "none", "card sweep_the_ashes")
    assert t.sees(PUBLIC, "hand", P1) == ["?", "?"]
    t.says(P1, "firm").says(P2, "refuse")

    assert t.sees(PUBLIC, "hand", P1) == ["sweep_the_ashes", "?"]


def test_the_mirror_shows_to_its_owner_alone() -> None:
    """GT-I14, GT-C.talking_mirror"""
    t = tale("P1 front: talking_mirror*\nP2 hand: hunter robbers\nP3 hand: thief")
    t.says(P1, "craft talking_mirror", "seat P2")

    assert t.sees(PUBLIC, "hand", P2) == ["?", "?"] and "?" not in t.sees(P1, "hand", P2)


def test_golden_hairs_show_the_taken_card() -> None:
    """GT-I16, GT-C.three_golden_hairs"""
    t = tale("P1 hand: three_golden_hairs hunter\ntreasure discards: braids")
    t.says(P1, "play three_golden_hairs")
    quiet(t)

    assert t.sees(PUBLIC, "hand", P1) == ["braids", "?"]


def test_stolen_items_stay_open() -> None:
    """GT-R21"""
    t = tale("P1 front: thief | hand: hunter\nP2 front: braids")
    t.says(P1, "craft thief")
    rolls(t, P1, "card hunter", 6)
    quiet(t)

    assert t.sees(PUBLIC, "front", P1) == ["thief", "braids"]


def test_reactions_not_used_are_seen_by_nobody() -> None:
    """GT-T14"""
    t = tale("P2 hand: say_its_name\nP1 hand: the_pea\nfight: unicorn")
    t.says(P1, "play the_pea", "monsters")
    before = t.table.view(P3), t.table.view(P1)
    t.says(P2, "pass")

    assert (t.table.view(P3), t.table.view(P1)) == before


def test_holding_an_answer_changes_nothing_others_receive() -> None:
    """GT-T16"""
    seen = []
    for card in ("say_its_name", "wishing_ring"):
        t = tale(f"P2 hand: {card}\nP1 hand: the_pea\nfight: unicorn\nrest: box")
        t.says(P1, "play the_pea", "monsters")
        for seat in (P2, P3, P1):
            t.says(seat, "pass")
        told = [t.table.events_for(audience) for audience in (P1, P3, PUBLIC)]
        views = [t.table.view(audience)._replace(unseen=()) for audience in (P1, P3)]
        hidden = [view.zones[: len(view.zones) - 12] for view in views]
        seen.append((told, [view._replace(zones=()) for view in views], hidden[0][:10]))

    assert seen[0] == seen[1]


def test_passes_are_unseen_while_a_live_window_is_open() -> None:
    """GT-I17, GT-T9, GT-T16"""
    t = tale("fight: unicorn", windows="live")
    before = t.table.view(P3)
    t.says(P1, "pass").says(P2, "pass")

    assert t.table.view(P3) == before


def test_what_lies_in_front_is_shown_when_all_are_ready() -> None:
    """GT-I2, GT-4.4"""
    t = dealt(3, seed=1)
    for seat in (P1, P2, P3):
        before = t.table.view(seat).zones, t.table.view(PUBLIC).public
        t.says(seat, "female")
        while lays := [move for move in t.options(seat) if move.startswith("lay ")]:
            t.says(seat, lays[0])
        assert (t.table.view(seat).zones, t.table.view(PUBLIC).public) == before
        t.says(seat, "ready")

    assert t.sees(PUBLIC, "front", P1) and "?" not in t.sees(PUBLIC, "front", P1)
    assert [t.line(f"P{n} sex") for n in (1, 2, 3)] == ["female"] * 3


def test_the_discards_are_known_to_those_who_saw_them_go() -> None:
    """GT-I4, GT-2.1"""
    t = tale("P1 hand: you_got_baked sweep_the_ashes | level: 2")
    t.says(P1, "play you_got_baked", "seat P1")
    quiet(t)
    t.says(P1, "play sweep_the_ashes", "seat P1")

    assert t.sees(PUBLIC, "door_discards") == ["you_got_baked"]
    assert t.sees(P3, "treasure_discards") == ["sweep_the_ashes"]


def test_an_offer_and_its_answer_are_told_to_all() -> None:
    """GT-I11, GT-T12b"""
    t = tale("P1 level: 1\nfight: unicorn")
    t.says(P1, "help P2", "share 1", "pick main_first", "none", "none")
    offers = [t.table.view(audience).stack[-1] for audience in (P1, P3, PUBLIC)]
    assert [(offer.helper, offer.share, offer.pick) for offer in offers] == [(P2, 1, 1)] * 3
    since = len(t.table.events or [])
    t.says(P2, "accept")

    told = [t.game.sentence(event) for event in t.table.events_for(PUBLIC, since)]
    assert [(said.key, said.args) for said in told] == [
        ("grimm_tidings-event-helper-came", {"seat": P2, "share": 1})
    ]


def test_a_monster_named_for_a_cancelled_wanderer_stays_known() -> None:
    """GT-I13, GT-R50"""
    t = tale("P1 hand: wandering_monster robbers\nP2 hand: say_its_name\nfight: unicorn")
    t.says(P1, "play wandering_monster", "card robbers").says(P2, "play say_its_name")
    quiet(t)

    assert t.sees(PUBLIC, "hand", P1) == t.sees(P3, "hand", P1) == ["robbers"]


def test_the_top_doors_are_seen_by_the_killer_alone() -> None:
    """GT-I15, GT-C.white_snake"""
    t = tale("P1 level: 8\nfight: white_snake\ndoors: robbers unicorn fitcher hunter")
    decided(t)

    assert t.sees(P1, "doors")[-3:] == ["fitcher", "unicorn", "robbers"]
    assert set(t.sees(P2, "doors")) == set(t.sees(PUBLIC, "doors")) == {"?"}


def test_both_totals_are_told_to_all() -> None:
    """GT-I18, GT-13.10"""
    t = tale("P1 level: 4 | front: scissors*\nfight: unicorn")

    asked = [t.game.question(t.table.view(audience)).args for audience in (P1, P3, PUBLIC)]
    assert [(args["ours"], args["theirs"]) for args in asked] == [(7, 10)] * 3
