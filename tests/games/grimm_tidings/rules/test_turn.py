"""Setup, the turn and its end."""

from games.grimm_tidings.tale import dealt, doing, passes, quiet, tale, tidings
from grimtable.look.game import Target
from grimtable.testing.scene import P1, P2, P3, Scene


def test_everybody_gets_four_of_each() -> None:
    """GT-1.4, GT-1.5, GT-R53"""
    t = tidings(dealt(4))
    assert [len(t.hand(seat)) for seat in range(4)] == [8] * 4
    assert len(t.zones[0]) == 62 - 16 and len(t.zones[1]) == 52 - 16
    t = tidings(dealt(6, deal="3"))

    assert len(t.zones[0]) == 44 and len(t.zones[1]) == 34


def test_everybody_starts_at_level_one_without_a_class() -> None:
    """GT-4.1, GT-8.8, GT-1.3"""
    t = tidings(dealt(3))

    assert t.levels == [1, 1, 1] and not any(t.has_class(seat) for seat in range(3))


def test_setup_is_unseen_until_all_are_ready() -> None:
    """GT-4.2, GT-4.3, GT-4.4"""
    t = dealt(3, seed=5)
    t.says(P2, "female")
    laid = [word for word in t.options(P2) if word.startswith("lay")]
    assert laid
    t.says(P2, laid[0], "ready")
    assert t.line("P2 front") == "" and t.line("P2 sex") == ""
    t.says(P1, "male", "ready").says(P3, "pass", "ready")

    assert t.line("P2 front") == laid[0].split()[1]
    assert t.line("P2 sex") == "female" and t.line("P3 sex") in ("male", "female")
    assert t.frame == "FreeWindow"


def test_at_setup_an_item_can_be_put_on_and_taken_off_again() -> None:
    """GT-4.4, GT-6.6"""
    t = next(t for t in (dealt(3, seed=seed) for seed in range(99)) if "canon_hat" in hand(t))
    t.says(P1, "pass", "lay canon_hat", "equip canon_hat")
    assert "equip canon_hat" not in t.options(P1)
    t.says(P1, "take_off canon_hat")
    assert "equip canon_hat" in t.options(P1)
    t.says(P1, "ready").says(P2, "pass", "ready").says(P3, "pass", "ready")

    assert t.line("P1 front") == "canon_hat"  # carried, not worn


def hand(t: Scene) -> list[str]:
    return t.line("P1 hand").split()


def test_the_host_may_name_the_first_player() -> None:
    """GT-1.6, GT-R3"""
    t = dealt(3, first_player="seat_2")
    for seat in (P1, P2, P3):
        t.says(seat, "pass", "ready")

    assert t.line("turn") == "P2" and t.asked == P2


def test_the_turn_passes_to_the_left() -> None:
    """GT-1.7, GT-7.1, GT-7.12"""
    t = passes(tale("phase: free3\nturn: P3"), 3)

    assert t.line("turn") == "P1"


def test_the_owner_proceeds_and_the_last_call_comes_to_all() -> None:
    """GT-T7"""
    t = tale("P3 front: hunter\ndoors: robbers")
    t.says(P1, "pass").says(P2, "pass")
    assert t.asked == P3
    t.says(P3, "drop hunter")
    assert t.asked == P1
    passes(t, 3)

    assert t.line("fight") == "robbers"


def test_another_door_card_goes_to_the_hand_or_is_played() -> None:
    """GT-7.6, GT-R25"""
    t = passes(tale("doors: hunter"), 3)
    assert t.options() == ["keep", "lay hunter"]
    t.says(P1, "keep")
    assert t.sees(P2, "hand", P1) == ["hunter"]
    t = passes(tale("doors: ravenous\nP1 hand: robbers"), 3)

    assert t.line("P1 hand") == "ravenous robbers"


def test_looting_is_unseen() -> None:
    """GT-7.8"""
    t = tale("doors: ravenous\nP1 hand: robbers\nphase: phase2")
    assert t.options() == ["loot", "trouble robbers"]
    t.says(P1, "loot")

    assert t.sees(P1, "hand", P1) == ["robbers", "ravenous"] or t.line("P1 cards") == "2"
    assert t.sees(P2, "hand", P1) == ["?", "?"]


def test_looking_for_trouble() -> None:
    """GT-7.8, GT-14.2"""
    t = tale("P1 hand: robbers\nphase: phase2")
    t.says(P1, "trouble robbers")

    assert t.shows("fight: robbers\nmain: P1\nP1 hand:")


def test_a_fight_behind_the_door_ends_phase_two() -> None:
    """GT-7.4, GT-7.7, GT-14.1"""
    t = passes(tale("P1 level: 5 | hand: robbers\ndoors: stale_shingle"), 6)
    assert t.line("P1 level") == "6" and t.frame == "FreeWindow"
    passes(t, 3)

    assert t.line("turn") == "P2"


def test_an_empty_kick_is_no_monster() -> None:
    """GT-R5"""
    t = passes(tale("P1 hand: robbers\nrest: box"), 6)

    assert t.frame == "Phase2"


def test_an_empty_deck_is_filled_from_its_discards() -> None:
    """GT-2.1, GT-2.3"""
    t = passes(tale("door discards: robbers\nrest: box"), 3)

    assert t.shows("fight: robbers\ndoor discards:")


def test_a_new_class_replaces_the_old_one() -> None:
    """GT-R12, GT-8.7, GT-6.8"""
    t = tale("P1 front: hunter | hand: thief\nfight: robbers")
    t.says(P1, "lay thief")

    assert t.shows("P1 front: thief\ndoor discards: hunter")


def test_titles_lie_together_unless_exclusive() -> None:
    """GT-R33, GT-8.14, GT-6.9"""
    drawing = "P1 front: eldest hunter | hand: youngest"
    t = tale(drawing).says(P1, "lay youngest")
    assert t.line("P1 front") == "eldest hunter youngest"
    t = tale(drawing, titles_exclusive="on").says(P1, "lay youngest")

    assert t.line("P1 front") == "hunter youngest"


def test_items_are_laid_on_the_own_turn_alone() -> None:
    """GT-6.11, GT-6.10, GT-9.1"""
    t = tale("P1 hand: scissors\nP2 hand: golden_slipper hunters_crossbow braids")
    assert t.offers("lay scissors")
    t.says(P1, "pass")

    assert t.asked == P2 and t.options() == ["pass"]


def test_an_item_comes_down_unequipped_and_cannot_be_thrown_away() -> None:
    """GT-9.3, GT-9.9, GT-2.8"""
    t = tale("P1 hand: scissors").says(P1, "lay scissors")
    assert t.line("P1 front") == "scissors"

    assert not [word for word in t.options() if "scissors" in word and "equip" not in word]


def test_charity_is_skipped_with_five_cards() -> None:
    """GT-7.9, GT-2.7"""
    hand = "moth_eaten ravenous bewitched robbers unicorn"
    t = tale(f"P1 hand: {hand} | level: 3\nphase: charity")

    assert t.line("turn") == "P2"


def test_cards_may_be_played_in_charity() -> None:
    """GT-7.9"""
    t = tale("""
        P1 hand: scissors ravenous bewitched robbers unicorn hunter | level: 3
        phase: charity
    """)
    t.says(P1, "lay scissors")
    assert t.offers("ready") and not t.offers("give")
    t.says(P1, "ready")

    assert t.line("turn") == "P2"


def test_gifts_of_charity_are_seen_by_giver_and_receiver() -> None:
    """GT-R20"""
    t = tale("""
        P1 hand: scissors ravenous bewitched robbers unicorn hunter | level: 3
        P3 level: 2
        phase: charity
    """)
    t.says(P1, "give", "card hunter")
    assert t.frame == "Received" and t.asked == P2
    t.says(P2, "ready")

    assert t.sees(P1, "hand", P2) == t.sees(P2, "hand", P2) == ["hunter"]
    assert t.sees(P3, "hand", P2) == ["?"]


def test_the_cap_gives_the_game_to_the_highest_level() -> None:
    """GT-R40"""
    drawing = "P1 level: 3\nP2 level: {two}\nP3 level: 4 | front: {three}\nround: 40\nphase: turn"
    assert tale(drawing.format(two=5, three="")).line("winners") == "P2"
    assert tale(drawing.format(two=4, three="")).line("winners") == "P2 P3"
    assert tale(drawing.format(two=4, three="canon_hat*")).line("winners") == "P3"

    assert tale(drawing.format(two=4, three="canon_hat")).line("winners") == "P3"


def test_go_up_a_level_on_anothers_turn() -> None:
    """GT-6.2, GT-R35"""
    t = tale("P2 hand: solve_the_riddle")
    doing(t, P2, "play solve_the_riddle", "seat P2")

    assert t.line("P2 level") == "2"


def test_live_others_may_act_while_somebody_has_too_many_cards() -> None:
    """GT-T13"""
    t = tale(
        """
        P1 hand: scissors ravenous bewitched robbers unicorn hunter | level: 3
        P2 hand: you_got_baked
        phase: charity
        """,
        windows="live",
    )
    t.says(P2, "play you_got_baked", "seat P1")
    for seat in (P1, P2, P3):
        t.says(seat, "pass")
    assert t.line("P1 level") == "2"
    t.says(P1, "give", "card hunter", "seat P3")

    assert t.frame == "Received" and t.asked == P3


def test_received_counts_its_own_changes_of_equipment() -> None:
    """GT-T18"""
    t = tale("P2 front: canon_hat three_golden_hairs\ntreasure discards: braids")
    t.says(P1, "pass").says(P2, "equip canon_hat").says(P1, "pass")
    quiet(t.says(P2, "use three_golden_hairs"))
    for _ in range(10):
        assert t.frame == "Received"
        t.says(P2, "take_off canon_hat", "equip canon_hat")

    assert t.options() == ["ready", "lay braids"]
    hat = Target(zone="front", kind="canon_hat", seat=P2)
    assert [reason.rule for reason in t.game.reasons(t.table.view(P2), hat)] == ["GT-T18"]
