"""Help, trades and the flags they touch, by turns."""

from games.grimm_tidings.tale import GAME, decided, doing, passes, tale, tidings
from grimtable.look.look import story_of
from grimtable.testing.scene import P1, P2, P3


def test_help_is_asked_only_while_losing() -> None:
    """GT-16.1, GT-R9"""
    assert tale("fight: robbers").offers("help P2")
    winning = "P1 level: 8\nfight: robbers"
    assert not tale(winning).offers("help P2")

    assert tale(winning, help_when_winning="on").offers("help P2")


def test_three_exchanges_with_each_candidate() -> None:
    """GT-T12b"""
    t = tale("fight: robbers")
    t.says(P1, "help P2", "share 0", "none", "none").says(P2, "counter", "share 1")
    t.says(P2, "pick random").says(P1, "refuse")
    t.says(P1, "help P2", "share 0", "none", "none")
    assert t.options() == ["refuse", "accept"]
    t.says(P2, "refuse")

    assert t.asked == P1 and not t.offers("help P2") and t.offers("help P3")


def test_a_volunteer_names_the_price() -> None:
    """GT-T12c"""
    t = tale("P1 level: 2\nP2 level: 6\nfight: robbers\ntreasures: braids scissors")
    t.says(P1, "pass").says(P2, "volunteer", "share all")
    assert t.asked == P1
    t.says(P1, "accept")
    assert t.shows("helper: P2\nstrength: 8:6")
    decided(t)

    assert t.shows("P1 hand: | level: 3") and t.frame == "Received"
    t.says(P2, "ready")
    assert t.shows("P2 hand: braids scissors")


def test_a_promised_card_is_locked_shown_and_played() -> None:
    """GT-T12d, GT-16.4"""
    t = tale("P1 level: 2 | hand: solve_the_riddle hunter\nP2 level: 6\nfight: robbers")
    t.says(P1, "help P2", "share 0", "none", "card solve_the_riddle", "if_won")
    assert t.sees(P3, "hand", P1) == ["solve_the_riddle", "?"]
    t.says(P2, "accept")
    passes(t, 0)
    assert not [word for word in t.options(t.asked) if "solve_the_riddle" in word]
    decided(t)

    assert t.shows("P2 level: 7") and "solve_the_riddle" in t.line("treasure discards")


def test_a_promised_one_shot_on_the_table_is_locked() -> None:
    """GT-T12d"""
    drawing = "P1 level: 5 | front: the_pea trail_of_pebbles\nfight: unicorn"
    t = tale(drawing)
    t.says(P1, "help P2", "share 0", "thing the_pea", "none", "if_won").says(P2, "accept")
    assert t.asked == P1 and not t.offers("use the_pea")
    t = tale(drawing)
    t.says(P1, "help P2", "share 0", "thing trail_of_pebbles", "none", "if_won").says(P2, "accept")
    assert t.offers("use the_pea")
    passes(decided(t), 3)

    assert t.frame == "React" and t.options(P1) == ["pass"]


def test_an_unconditional_promise_is_paid_after_a_defeat() -> None:
    """GT-T12d, GT-T11"""
    drawing = "P1 front: canon_hat\nP2 level: 1\nfight: godfather_death"
    for word, owner in (("firm", "P2"), ("if_won", "P1")):
        t = tale(drawing)
        t.says(P1, "help P2", "share 0", "thing canon_hat", "none", word).says(P2, "accept")
        decided(t)
        passes(t, 6)
        assert t.line("main") == ""

        assert t.line(f"{owner} front") == "canon_hat"


def test_a_helper_cannot_equip_or_trade() -> None:
    """GT-13.7, GT-9.4, GT-10.2"""
    t = tale("P1 front: braids\nP2 front: canon_hat\nfight: robbers\nhelper: P2 0")
    assert not t.offers("equip braids") and not t.offers("trade P3")
    t.says(P1, "pass")
    assert t.asked == P2 and not t.offers("equip canon_hat")
    t.says(P2, "pass")

    assert t.asked == P3 and not t.offers("trade P1")


def test_an_outsider_may_equip_three_times() -> None:
    """GT-T9, GT-R36"""
    t = tale("P3 front: canon_hat\nfight: robbers")
    doing(t, P3, "equip canon_hat")
    assert t.asked == P1  # the main fighter's flag fell, P2's stands
    t.says(P1, "pass")
    t.says(P3, "take_off canon_hat").says(P1, "pass").says(P3, "equip canon_hat")
    t.says(P1, "pass")

    assert t.asked == P3 and not t.offers("take_off canon_hat")


def test_a_trade_of_two_items() -> None:
    """GT-10.1, GT-10.3, GT-10.4"""
    t = tale("P1 front: canon_hat* | hand: scissors\nP2 front: braids*")
    t.says(P1, "trade P2", "thing canon_hat", "thing braids").says(P2, "accept")

    assert t.shows("P1 front: braids\nP2 front: canon_hat") and t.asked == P1


def test_a_trade_is_countered_once_and_three_times_a_turn() -> None:
    """GT-T12e"""
    t = tale("P1 front: canon_hat\nP2 front: braids")
    t.says(P1, "trade P2", "none").says(P2, "counter")
    t.says(P2, "thing braids").says(P1, "refuse")  # for the hat: else it would be the offer again
    t.says(P1, "trade P2", "thing canon_hat", "none").says(P2, "refuse")

    assert not t.offers("trade P2") and t.line("P1 front") == "canon_hat"


def test_a_trade_cannot_break_a_big_limit() -> None:
    """GT-R2, GT-T12e"""
    t = tale("P1 front: bearskin\nP2 front: giants_club braids")
    t.says(P1, "trade P2", "none")

    assert t.frame == "TradeOffer" and tidings(t).kinds is not None
    assert "braids" not in t.line("P1 front")
    t.says(P2, "accept")
    assert t.line("P1 front") == "bearskin braids"


def test_a_trade_nobody_could_accept_is_not_offered() -> None:
    """GT-T12e"""
    t = tale("P1 front: bearskin table_be_set+cheat canon_hat\nP2 front: giants_club braids")
    t.says(P1, "trade P2")

    assert t.options() == ["none", "thing bearskin", "thing canon_hat", "several"]


def test_a_class_just_received_turns_what_its_owner_may_not_wear() -> None:
    """GT-R14, GT-R21"""
    t = tale("""
        P1 hand: scissors ravenous bewitched robbers unicorn thief | level: 3
        P2 front: iron_hoops*
        P3 level: 2
        phase: charity
    """)
    t.says(P1, "give", "card thief").says(P2, "lay thief")

    assert t.line("P2 front") == "iron_hoops thief" and not t.offers("equip iron_hoops")


def test_a_class_just_received_costs_a_big_item_at_once() -> None:
    """GT-T4, GT-R2"""
    t = tale("""
        P1 hand: scissors ravenous bewitched robbers unicorn thief | level: 3
        P2 front: woodcutter bearskin giants_club
        P3 level: 2
        phase: charity
    """)
    t.says(P1, "give", "card thief").says(P2, "lay thief")

    assert t.frame == "DropBig" and t.asked == P2
    t.says(P2, "thing bearskin")
    assert t.frame == "Received" and t.line("P2 front") == "giants_club thief"


def test_cards_just_received_are_hand_cards() -> None:
    """GT-R21, GT-2.6"""
    t = tale("""
        P1 hand: scissors ravenous bewitched hunter unicorn robbers mouthful_of_toads | level: 3
        P3 level: 2
        phase: charity
    """)
    t.says(P1, "give", "card mouthful_of_toads", "card robbers")
    t.says(P2, "play mouthful_of_toads", "seat P2")
    passes(t, 3)

    assert t.frame == "Received" and t.line("door discards") == "robbers mouthful_of_toads"
    assert all(story_of(GAME, t.table, seat) for seat in (P1, P2, P3))


def test_a_counter_differs_from_the_help_offer_it_answers() -> None:
    """GT-T12b"""
    t = tale("fight: robbers").says(P1, "help P2", "share 0", "none", "none")
    t.says(P2, "counter")
    assert "share 0" not in t.options() and {"share 1", "share all"} < set(t.options())

    t = tale("P1 hand: solve_the_riddle\nfight: robbers")
    t.says(P1, "help P2", "share all", "none", "card solve_the_riddle", "firm")
    t.says(P2, "counter", "share all", "card solve_the_riddle")
    assert t.frame == "HelpOffer" and "firm=0" in repr(t.table.stack[-1])  # only this was left

    t = tale("fight: robbers").says(P1, "help P2", "share 1", "pick random", "none", "none")
    t.says(P2, "counter", "share 1")
    assert "pick random" not in t.options() and len(t.options()) == 4


def test_a_counter_differs_from_the_trade_it_answers() -> None:
    """GT-T12b, GT-T12e"""
    t = tale("P1 front: canon_hat\nP2 front: braids the_pea")
    t.says(P1, "trade P2", "thing canon_hat", "thing braids").says(P2, "counter", "thing braids")
    assert t.frame == "TradeOffer" and "get=-1" in repr(t.table.stack[-1])  # not the hat again

    t = tale("P1 front: canon_hat\nP2 front:").says(P1, "trade P2")
    assert t.frame == "TradeOffer" and t.options() == ["refuse", "accept"]  # nothing else to say
