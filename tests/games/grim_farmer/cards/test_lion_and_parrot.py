"""The Lion: one token goes back, a meeple comes. The Parrot: the same the other way round."""

from typing import NamedTuple

import pytest

from games.facts import facts
from games.grim_farmer.farm import farm, farmer, is_even, outcomes, together
from grimtable.games.grim_farmer.ids import BAG, CAME, WENT
from grimtable.kernel.errors import IllegalMove
from grimtable.kernel.terms import PUBLIC
from grimtable.testing.scene import P1, P2, P3, Scene


class Card(NamedTuple):
    """One of the two, and what it makes of the calls below."""

    name: str
    other: str
    comes: str
    """The piece that the bag brings."""
    after: str
    """The call `cow red` with that piece."""
    pair: str
    """A call of two pieces, one of which has to go back."""
    gives: tuple[str, str]
    """The answers to which of these two."""
    from_one: str
    from_two: str
    """What the bag can make of `cow red`, and of the pair without its first piece."""
    seen: tuple[int, int]
    """The pieces that go and come, by number."""
    good_pile: str
    bad_pile: str
    """Piles that count or count no more afterwards."""
    undone_by: tuple[str, str]
    """What the other card must bring, and its player give up, for the old call."""
    small: str
    from_small: str
    """A pair of the smallest deck, and what the bag can make of it."""


LION = Card(
    name="lion",
    other="parrot",
    comes="horse",
    after="cow horse",
    pair="red green",
    gives=("colour red", "colour green"),
    from_one="pig cow, cow sheep, cow hen, cow horse",
    from_two="pig green, cow green, sheep green, hen green, horse green",
    seen=(8, 4),
    good_pile="cow_blue horse_green",
    bad_pile="pig_red cow_red",
    undone_by=("red", "animal horse"),
    small="red yellow",
    from_small="pig yellow, cow yellow, sheep yellow",
)
PARROT = Card(
    name="parrot",
    other="lion",
    comes="green",
    after="red green",
    pair="cow horse",
    gives=("animal cow", "animal horse"),
    from_one="red blue, red yellow, red green, red purple",
    from_two="horse red, horse blue, horse yellow, horse green, horse purple",
    seen=(1, 11),
    good_pile="pig_red pig_green",
    bad_pile="cow_blue cow_red",
    undone_by=("cow", "colour green"),
    small="cow sheep",
    from_small="sheep red, sheep blue, sheep yellow",
)
both = pytest.mark.parametrize("card", [LION, PARROT], ids=lambda card: card.name)


def scene_of(card: Card, call: str, **options: str) -> Scene:
    """P1 and P3 hold the card."""
    return farm(
        f"""
        P1 hand: {card.name} {card.other} pig_red hen_blue
        P2 hand: cow_red cow_blue
        P3 hand: {card.name} chameleon frog
        call: {call}
        phase: race
    """,
        **options,
    )


@both
def test_one_of_each_side_becomes_two_of_the_other_side(card: Card) -> None:
    """GF-C.lion, GF-C.parrot"""
    t = scene_of(card, "cow red")
    together(t, f"play {card.name}", "pass", "pass", luck=f"P1 {card.comes}")

    assert t.shows(f"call: {card.after}\nbeside:\nplayed: {card.name}")
    assert t.shows(f"P1 hand: {card.other} pig_red hen_blue")
    assert t.frame == "Race"


@both
def test_every_piece_that_does_not_lie_there_is_as_likely(card: Card) -> None:
    """GF-C.lion, GF-C.parrot"""
    one = together(scene_of(card, "cow red"), f"play {card.name}", "pass")
    two = together(scene_of(card, card.pair), f"play {card.name}", "pass").says(P3, "pass")

    assert is_even(outcomes(one, P3, "pass", "call"), card.from_one)
    assert is_even(outcomes(two, P1, card.gives[0], "call"), card.from_two)


@both
def test_of_two_its_player_gives_up_one(card: Card) -> None:
    """GF-C.lion, GF-C.parrot"""
    t = together(scene_of(card, card.pair), f"play {card.name}", "pass", "pass")
    assert (t.table.waiting, t.options(P1)) == (0b1, list(card.gives))

    t.luck(card.comes).says(P1, card.gives[0])

    assert t.shows("call: horse green")


@both
def test_the_choice_comes_before_the_draw(card: Card) -> None:
    """GF-C.lion, GF-C.parrot, GF-R8a"""
    t = scene_of(card, card.pair)
    dice = t.table.dice[BAG]
    together(t, f"play {card.name}", "pass", "pass")

    assert t.table.dice[BAG] == dice
    assert t.shows(f"call: {card.pair}\nbeside:")
    assert isinstance(t.refuses(P1, "pass"), IllegalMove)


@both
def test_everybody_sees_what_goes_and_what_comes(card: Card) -> None:
    """GF-C.lion, GF-C.parrot"""
    t = scene_of(card, "cow red")
    t.table.events = []
    together(t, f"play {card.name}", "pass", "pass", luck=f"P1 {card.comes}")

    gone, come = card.seen
    for eye in (P1, P2, P3, PUBLIC):
        assert facts(t, eye)[-2:] == [(WENT, P1, gone), (CAME, P1, come)]


@both
def test_only_the_other_side_counts_afterwards(card: Card) -> None:
    """GF-C.lion, GF-C.parrot"""
    t = farm(f"""
        P1 hand: {card.name}
        P2 hand: pig_red
        P1 pile: {card.good_pile}
        P2 pile: {card.bad_pile}
        call: cow red
        phase: race
    """)
    assert not farmer(t).is_bad(P2)
    together(t, f"play {card.name}", "pass", luck=f"P1 {card.comes}")

    assert not farmer(t).is_bad(P1)
    assert farmer(t).is_bad(P2)


@both
@pytest.mark.parametrize("duds", ["allowed", "forbidden"])
def test_without_a_piece_to_give_it_does_nothing_or_is_forbidden(card: Card, duds: str) -> None:
    """GF-C.lion, GF-C.parrot, GF-R8"""
    t = farm(
        f"""
        P1 hand: {card.name} pig_red
        P2 hand: hen_red
        P2 played: {card.name}
        call: {card.after}
        phase: race
    """,
        special_limit="per_player",
        dud_specials=duds,
    )
    if duds == "forbidden":
        assert t.options(P1) == ["pass"]
        return
    dice = t.table.dice[BAG]
    together(t, f"play {card.name}", "pass")

    assert t.shows(f"call: {card.after}\nplayed: {card.name} {card.name}")
    assert t.shows("P1 hand: pig_red | put down: 1")
    assert t.table.dice[BAG] == dice


@both
def test_nobody_plays_a_second_one_in_this_turn(card: Card) -> None:
    """GF-C.lion, GF-C.parrot"""
    t = together(scene_of(card, "cow red"), f"play {card.name}", "pass", "pass")

    assert isinstance(t.refuses(P3, f"play {card.name}"), IllegalMove)


@both
def test_the_other_card_undoes_it(card: Card) -> None:
    """GF-C.lion, GF-C.parrot"""
    t = scene_of(card, "cow red")
    together(t, f"play {card.name}", "pass", "pass", luck=f"P1 {card.comes}")
    comes, gives = card.undone_by
    together(t, f"play {card.other}", "pass", "pass").luck(comes).says(P1, gives)

    assert t.shows(f"call: cow red\nplayed: {card.name} {card.other}")


@both
def test_it_may_be_played_merely_to_shed_the_last_card(card: Card) -> None:
    """GF-C.lion, GF-C.parrot"""
    t = farm(f"P1 hand: {card.name}\nP2 hand: pig_red\ncall: cow red\nphase: race")
    together(t, f"play {card.name}", "pass", luck=f"P1 {card.comes}")

    assert t.shows(f"P1 hand: | put down: 1\ncall: {card.after}")
    assert (t.frame, t.table.waiting) == ("Race", 0b10)


@both
def test_the_bag_has_a_piece_in_the_smallest_deck(card: Card) -> None:
    """GF-C.lion, GF-C.parrot"""
    t = farm(
        f"P1 hand: {card.name} pig_red\nP2 hand: pig_blue\ncall: {card.small}\nphase: race",
        deck="custom",
        custom_deck="3x3x12+3",
    )
    together(t, f"play {card.name}", "pass")

    assert is_even(outcomes(t, P1, card.gives[0], "call", 600), card.from_small)


@both
def test_it_is_not_eligible_when_placed_and_no_reward_discard(card: Card) -> None:
    """GF-C.lion, GF-C.parrot"""
    t = farm(f"""
        P1 hand: pig_red
        P2 hand: {card.name} hen_red
        P1 pile: {card.name} mouse
        P2 pile: mouse mouse
        call: {card.after}
        phase: challenge
    """)
    together(t, "nobody", "challenge P1")

    assert t.line("caught") == "P1"
    assert t.options(P2) == ["done", "card hen_red"]
