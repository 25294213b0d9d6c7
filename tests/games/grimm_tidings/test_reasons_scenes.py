"""Every reason is said for the position it speaks of."""

from collections.abc import Callable

import pytest

from games.grimm_tidings.explained import held, lying
from games.grimm_tidings.tale import GAME, dealt, decided, doing, passes, tale, tidings
from games.saying import why
from grimtable.games.grimm_tidings.presentation.refusals import RULES
from grimtable.kernel.terms import bit
from grimtable.look.game import Target
from grimtable.testing.scene import P1, P2, P3, Scene

Case = tuple[str, str, int, Target, str]
"""Drawing, who passes first, who asks, about what, the reason."""


def button(text: str) -> Target:
    return Target(button=text)


def asks(seat: int, verb: str) -> Target:
    return Target(seat=seat, button=verb)


FREE: list[Case] = [
    ("", "", P1, Target(zone="attic"), "not-there"),
    ("", "", P1, Target(zone="hand", kind="unicycle"), "not-there"),
    ("", "", P1, Target(seat=9), "not-there"),
    ("", "", P1, Target(zone="front", seat=P2, kind="scissors"), "not-there"),
    ("", "", P1, button("dance"), "not-there"),
    ("", "", P1, button("accept"), "another-question"),
    ("", "", P1, Target(zone="hand", seat=P1), "another-question"),
    ("", "", P1, asks(P2, "seat"), "another-question"),
    ("", "", P1, Target(zone="doors"), "deck-closed"),
    ("", "", P1, Target(zone="treasure_discards"), "discards-closed"),
    ("", "", P1, Target(zone="alms", seat=P2), "hand-closed"),
    ("", "", P1, Target(zone="fight"), "on-its-way"),
    ("", "", P1, button("lay thief"), "not-held"),
    ("", "", P1, button("equip scissors"), "not-held"),
    ("P2 hand: hunter", "P1", P2, held("hunter"), "role-own-turn"),
    ("P2 hand: scissors", "P1", P2, held("scissors"), "item-own-turn"),
    ("P2 hand: cheat", "P1", P2, held("cheat"), "item-own-turn"),
    ("P1 hand: cheat", "", P1, held("cheat"), "no-item-for-cheat"),
    ("P1 hand: wishing_ring", "", P1, held("wishing_ring"), "no-curse-lying"),
    ("P2 front: scissors", "", P1, lying("scissors", seat=P2), "anothers"),
    ("P1 front: robbers_dagger", "", P1, lying("robbers_dagger"), "not-usable"),
    ("P1 front: scissors", "", P1, lying("scissors", "take_off"), "another-question"),
    ("P1 front: the_pea", "", P1, lying("the_pea", "equip"), "one-shot-lies"),
    ("P1 front: the_pea", "", P1, lying("the_pea", "use"), "needs-combat"),
    ("P1 front: frog_skin", "", P1, lying("frog_skin"), "curse-stays"),
    ("P1 front: canon_hat*+cheat", "", P1, lying("cheat"), "cheat-stays"),
    ("P2 front: tailor | hand: hunter thief", "P1", P2, lying("tailor", "craft", P2),
     "power-own-turn"),
    ("P1 front: tailor | hand: hunter", "", P1, lying("tailor", "craft"), "power-unpaid"),
    ("P1 front: thief | hand: hunter", "", P1, lying("thief", "craft"), "power-aimless"),
    ("P1 front: thief", "", P1, Target(zone="front", seat=P1), ""),
    ("", "", P1, asks(P1, "trade"), "yourself"),
    ("", "", P1, asks(P2, "help"), "help-in-combat"),
    ("", "", P1, button("volunteer"), "help-in-combat"),
    ("", "", P1, asks(P2, "trade"), "nothing-to-trade"),
    ("P2 hand: giants_club bearskin", "P1", P2, button("sell"), "sell-own-turn"),
    ("P1 level: 9 | hand: giants_club bearskin", "", P1, button("sell"), "sell-at-nine"),
    ("P1 hand: scissors", "", P1, button("sell"), "sell-too-little"),
]  # fmt: skip

COMBAT: list[Case] = [
    ("P1 hand: robbers\nfight: unicorn", "", P1, held("robbers"), "monster-uninvited"),
    ("P1 hand: cheat\nfight: unicorn", "", P1, held("cheat"), "item-not-in-combat"),
    ("P1 hand: glass_coffin\nfight: unicorn", "", P1, held("glass_coffin"), "no-helper"),
    ("P1 hand: wandering_monster\nfight: unicorn", "", P1, held("wandering_monster"),
     "no-monster-held"),
    ("P1 hand: water_of_life\nfight: unicorn", "", P1, held("water_of_life"), "no-item-doubled"),
    ("P1 hand: cloak_of_night\nfight: unicorn", "", P1, held("cloak_of_night"), "needs-flight"),
    ("P1 front: tailor | hand: hunter thief\nfight: unicorn", "", P1, lying("tailor", "power"),
     "power-out-of-combat"),
    ("P2 front: hunter | hand: thief\nfight: unicorn", "P1", P2, lying("hunter", "power", P2),
     "power-fighter"),
    ("P1 front: thief | hand: hunter\nfight: unicorn", "", P1, lying("thief", "power"),
     "power-aimless"),
    ("P1 hand: the_pea\nfight: frau_trude", "", P1, held("the_pea"), "one-shots-off"),
    ("fight: unicorn", "P1", P2, asks(P3, "help"), "main-asks"),
    ("P1 level: 9\nfight: robbers", "P1", P2, button("volunteer"), "help-unneeded"),
    ("P1 front: scissors\nfight: unicorn", "P1", P2, asks(P1, "trade"), "trade-in-combat"),
    ("fight: unicorn", "", P1, button("volunteer"), "yourself"),
]  # fmt: skip


def said(key: str) -> str:
    return f"{RULES[key]} {key}" if key else ""


@pytest.mark.parametrize(("drawing", "first", "seat", "target", "key"), FREE + COMBAT)
def test_why_not_now(drawing: str, first: str, seat: int, target: Target, key: str) -> None:
    """GT-3.7"""
    t = tale(drawing)
    if first:
        t.says(P1, "pass")

    assert why(t, seat, target) == said(key)


def over_by_level() -> Scene:
    return decided(tale("P1 level: 9\nfight: robbers"))


def over_by_rounds() -> Scene:
    return passes(tale("turn: P3\nround: 10\nphase: free3", turn_cap="10"))


def over_by_leaving() -> Scene:
    t = tale("")
    t.table.leave(bit(P2) | bit(P3))
    return t


def having_passed() -> Scene:
    return tale("", windows="live").says(P1, "pass")


def offered_help_after_passing() -> Scene:
    return tale("fight: unicorn", windows="live").says(P1, "pass").says(P2, "volunteer", "share 0")


def having_answered() -> Scene:
    t = tale("P1 hand: you_got_baked\nP2 level: 3")
    return t.says(P1, "play you_got_baked", "seat P1").says(P1, "pass")


def prepared() -> Scene:
    return dealt().says(P1, "pass", "ready")


@pytest.mark.parametrize(
    ("scene", "key"),
    [
        (over_by_level, "level-ten"),
        (over_by_rounds, "turn-cap"),
        (over_by_leaving, "all-left"),
        (having_passed, "passed"),
        (offered_help_after_passing, "passed"),
        (having_answered, "answered"),
        (prepared, "setup-done"),
    ],
)
def test_why_nothing_is_asked_of_a_seat(scene: Callable[[], Scene], key: str) -> None:
    """GT-T10"""
    assert why(scene(), P1, button("sell")) == said(key)


def test_why_something_promised_stays() -> None:
    """GT-T12d"""
    t = tale("P1 hand: solve_the_riddle | front: oven_poker\nfight: unicorn")
    t.says(P1, "help P2", "share 0", "thing oven_poker", "card solve_the_riddle", "if_won")
    t.says(P2, "accept")

    assert why(t, P1, held("solve_the_riddle")) == said("promised")
    assert why(t, P1, lying("oven_poker")) == said("promised")


def running(hand: str) -> Scene:
    """The first player runs away; the second holds these cards, too."""
    t = decided(tale(f"P1 hand: {hand}\nfight: unicorn"))
    assert t.frame == "RunWindow"
    return t


def test_why_a_card_does_not_help_a_runner() -> None:
    """GT-18.1, GT-R17"""
    t = running("the_pea")
    assert why(t, P1, held("the_pea")) == said("combat-decided")
    assert why(t, P1, asks(P2, "trade")) == said("trade-closed")
    t = decided(tale("P2 hand: cloak_of_night | front: scissors\nfight: unicorn")).says(P1, "pass")

    assert why(t, P2, held("cloak_of_night")) == said("runner-only")
    assert why(t, P2, lying("scissors", seat=P2)) == said("change-not-in-combat")


def test_why_nobody_can_be_raised_any_more() -> None:
    """GT-R6"""
    t = tale("P1 hand: solve_the_riddle | level: 9\nP2 level: 9\nP3 level: 9")

    assert why(t, P1, held("solve_the_riddle")) == said("nobody-to-raise")


def test_why_a_side_action_is_one_too_many() -> None:
    """GT-T9"""
    t = tale("P1 hand: the_pea\nP2 front: canon_hat\nP3 front: braids\nfight: unicorn")
    for move in ("equip canon_hat", "take_off canon_hat", "equip canon_hat"):
        doing(t, P2, move)
    while t.asked != P2:
        t.says(t.asked, "pass")

    assert tidings(t).sides[P2] == 3 and t.asked == P2
    assert why(t, P2, lying("canon_hat", seat=P2)) == said("sides-used")
    assert why(t, P2, asks(P3, "trade")) == said("sides-used")


def test_why_a_power_is_used_up() -> None:
    """GT-R56"""
    t = tale("P1 front: hunter | hand: thief tailor woodcutter\nfight: unicorn")
    for card in ("thief", "tailor"):
        t.says(P1, "power hunter", f"card {card}")
        passes(t, 2)

    assert t.asked == P1
    assert why(t, P1, lying("hunter", "power")) == said("power-used")


def test_why_a_helper_cannot_be_had() -> None:
    """GT-T12b, GT-T12d, GT-T12f"""
    t = tale("P3 hand: glass_coffin\nfight: unicorn\nhelper: P2 1")
    doing(t, P3, "play glass_coffin")
    while t.asked != P1:
        t.says(t.asked, "pass")
    assert why(t, P1, asks(P2, "help")) == said("helper-left")
    bribed = tale("P3 front: canon_hat\nfight: unicorn").says(P1, "pass").says(P2, "pass")
    bribed.says(P3, "trade P2", "promise").says(P2, "accept")
    while bribed.asked != P1:
        bribed.says(bribed.asked, "pass")
    assert why(bribed, P1, asks(P2, "help")) == said("bribed")
    tired = tale("fight: unicorn")
    for _ in range(3):
        tired.says(P1, "help P2", "share 0", "none", "none").says(P2, "refuse")
    assert why(tired, P1, asks(P2, "help")) == said("talks-used")
    live = tale("fight: unicorn", windows="live").says(P1, "help P2", "share 0", "none", "none")

    assert why(live, P1, asks(P2, "help")) == said("offer-stands")


def test_why_a_trade_cannot_be_had() -> None:
    """GT-T12e, GT-T7"""
    t = tale("P1 front: canon_hat\nP2 front: braids")
    for _ in range(3):
        t.says(P1, "trade P2", "thing canon_hat", "thing braids").says(P2, "refuse")
    assert why(t, P1, asks(P2, "trade")) == said("trades-used")
    live = tale("P1 front: canon_hat\nP2 front: braids", windows="live")
    live.says(P1, "trade P2", "thing canon_hat", "thing braids")
    assert why(live, P1, asks(P2, "trade")) == said("offer-stands")
    full = tale("P1 hand: scissors ravenous bewitched robbers unicorn thief\nphase: charity")

    assert why(full, P1, asks(P2, "trade")) == said("trade-closed")


def test_why_only_what_was_just_received_is_laid_down() -> None:
    """GT-R21"""
    t = tale("""
        P1 hand: scissors ravenous bewitched robbers unicorn thief | level: 3
        P2 hand: hunter
        P3 level: 2
        phase: charity
    """)
    t.says(P1, "give", "card thief")

    assert why(t, P2, held("hunter")) == said("not-just-received")
    assert why(t, P2, held("tailor")) == said("not-held")
    assert why(t, P2, button("sell")) == "GT-R21 choice-first"


def test_why_a_card_is_not_laid_down_at_setup() -> None:
    """GT-4.3, GT-R55"""
    classes, found = ("hunter", "tailor", "thief", "woodcutter"), set[str]()
    for seed in range(400):
        t = dealt(seed=seed)
        hand = t.line("P1 hand").split()
        roles = [card for card in hand if card in classes]
        big = [card for card in hand if GAME.cards.prints[GAME.kinds.index(card)].is_big]
        if len(roles) < 2 and len(big) < 2:
            continue
        first, second = (roles if len(roles) > 1 else big)[:2]
        if first == second:
            continue
        t.says(P1, "pass", f"lay {first}")
        found.add(why(t, P1, held(second)))
        others = [card for card in hand if f"lay {card}" not in t.options(P1)]
        found |= {why(t, P1, held(card)) for card in others if card not in roles + big}

    assert found == {said(key) for key in ("one-class-at-setup", "big-limit", "not-at-setup")}
