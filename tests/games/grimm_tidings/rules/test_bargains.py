"""Help, trades and the flags they touch, by turns and live."""

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
    t.says(P2, "thing braids", "thing canon_hat").says(P1, "refuse")
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

    assert t.options() == ["none", "thing bearskin", "thing canon_hat"]


def test_live_everybody_may_act_at_once() -> None:
    """GT-T10, GT-T6"""
    t = tale("P3 hand: the_pea\nfight: robbers", windows="live")
    assert t.table.waiting == 0b111
    t.says(P2, "pass")
    assert t.table.view(P1)[8] == 0 and t.table.view(P2)[8] == 0b10
    t.says(P3, "play the_pea", "monsters")
    for seat in (P2, P3, P1):
        t.says(seat, "pass")

    assert t.table.waiting == 0b111 and t.line("strength") == "1:8"


def test_live_an_offer_stands_open_while_play_goes_on() -> None:
    """GT-T12b"""
    t = tale("P1 level: 3\nP2 level: 6\nP3 hand: the_pea\nfight: robbers", windows="live")
    t.says(P1, "help P2", "share 1", "pick helper_first", "none", "none")
    assert t.frame == "CombatWindow" and "answer 1 accept" in t.options(P2)
    t.says(P3, "play the_pea", "monsters")
    for seat in (P1, P2, P3):
        t.says(seat, "pass")
    t.says(P2, "answer 1 accept")

    assert t.shows("helper: P2\nstrength: 9:8") and tidings(t).offers == []


def test_live_an_offer_is_withdrawn_refused_or_void() -> None:
    """GT-T12b, GT-T4"""
    drawing = "P1 level: 3\nP2 level: 6\nP3 hand: flying_ladle\nfight: robbers"
    t = tale(drawing, windows="live")
    t.says(P1, "help P2", "share 0", "none", "none", "withdraw 1")
    assert tidings(t).offers == []
    t.says(P1, "help P2", "share 0", "none", "none").says(P2, "answer 1 refuse")
    assert tidings(t).offers == []
    t.says(P1, "help P2", "share 0", "none", "none")
    t.says(P3, "play flying_ladle", "fighters")
    for seat in (P1, P2, P3):
        t.says(seat, "pass")

    assert t.line("strength") == "7:6" and tidings(t).offers == []


def test_live_whoever_passes_takes_the_offer_back() -> None:
    """GT-T12b"""
    t = tale("P1 level: 3\nfight: robbers", windows="live")
    t.says(P1, "help P2", "share 0", "none", "none", "pass")

    assert tidings(t).offers == [] and t.options(P2)[0] == "pass"


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


def test_live_a_trade_stands_open_and_is_answered() -> None:
    """GT-T12e"""
    t = tale("P1 front: canon_hat\nP2 front: braids", windows="live")
    t.says(P1, "trade P2", "thing canon_hat", "thing braids")
    assert "trade P2" not in t.options(P1) and "withdraw 1" in t.options(P1)
    t.says(P2, "answer 1 counter", "thing braids", "none")
    assert "answer 1 accept" in t.options(P1)
    t.says(P1, "answer 1 accept")

    assert t.shows("P1 front: canon_hat braids\nP2 front:") and tidings(t).offers == []


def test_live_a_trade_is_void_when_its_item_is_gone() -> None:
    """GT-T4"""
    t = tale("P1 front: canon_hat*\nP2 front: braids\nP3 hand: bird_took_your_hat", windows="live")
    t.says(P1, "trade P2", "thing canon_hat", "thing braids")
    t.says(P3, "play bird_took_your_hat", "seat P1")
    for seat in (P1, P2, P3):
        t.says(seat, "pass")

    assert tidings(t).offers == [] and t.line("P1 front") == ""


def test_live_an_outsiders_trade_is_void_when_he_joins_the_fight() -> None:
    """GT-T12e, GT-R36"""
    t = tale("P2 front: canon_hat\nP3 front: braids\nfight: robbers", windows="live")
    t.says(P2, "trade P3", "thing canon_hat", "thing braids")
    t.says(P1, "help P2", "share 0", "none", "none").says(P2, "answer 2 accept")

    assert tidings(t).offers == [] and t.line("helper") == "P2"


def test_at_a_live_table_it_matters_when_the_excess_is_given() -> None:
    """GT-T13"""
    t = tale(
        """
        P1 hand: ravenous bewitched robbers unicorn white_snake larder_cat | level: 3
        P2 front: scissors
        phase: charity
        """,
        windows="live",
    ).table
    t.brisk = True
    t.run()
    assert [t.word(move) for move in t.options_of(P1)] == ["give"]
    assert t.is_choice(P1) and t.is_choice(P2) and not t.is_choice(P3)
    t.play(P2, GAME.vocabulary.number("equip scissors"))

    assert t.is_choice(P1)
    t.play(P1, GAME.vocabulary.number("give"))
    assert type(t.stack[-1]).__name__ == "Alms"
