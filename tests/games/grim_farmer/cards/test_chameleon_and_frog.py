"""The Chameleon: a new token, and its player puts one of the tokens back. The Frog: meeples."""

from typing import NamedTuple

import pytest

from games.grim_farmer.farm import farm, farmer, is_even, outcomes, together
from grimtable.games.grim_farmer.ids import BAG
from grimtable.kernel.errors import IllegalMove
from grimtable.kernel.terms import PUBLIC
from grimtable.testing.scene import P1, P2, P3, Scene


class Card(NamedTuple):
    """One of the two, and what it makes of the calls below."""

    name: str
    other: str
    comes: str
    """The piece that the bag brings."""
    number: int
    """The same piece by number."""
    old: str
    new: str
    """The answers that put back the piece of `cow red`, or the one that came."""
    after: str
    """The call `cow red` with the new piece instead of the old one."""
    from_one: str
    from_two: str
    """What the bag can bring to `cow red`, and to the pair."""
    pair: str
    three: list[str]
    """A call of two pieces, and the answers to which of three goes back."""
    after_pair: str
    no_pair: str
    """A call without such a piece."""
    absent: str
    """An answer that no piece on the table fits."""
    then: tuple[str, str, str]
    """A card of P3 that can bring the old piece back, that piece, and the call it makes."""
    last: tuple[str, str]
    """What comes for the other card, and the answer that puts the piece of `cow red` back."""


CHAMELEON = Card(
    name="chameleon",
    other="frog",
    comes="blue",
    number=9,
    old="colour red",
    new="colour blue",
    after="cow blue",
    from_one="blue, yellow, green, purple",
    from_two="blue, yellow, purple",
    pair="red green",
    three=["colour red", "colour blue", "colour green"],
    after_pair="blue green",
    no_pair="cow horse",
    absent="colour purple",
    then=("parrot", "red", "red blue"),
    last=("hen", "animal cow"),
)
FROG = Card(
    name="frog",
    other="chameleon",
    comes="hen",
    number=3,
    old="animal cow",
    new="animal hen",
    after="hen red",
    from_one="pig, sheep, hen, horse",
    from_two="pig, sheep, hen",
    pair="cow horse",
    three=["animal cow", "animal hen", "animal horse"],
    after_pair="hen horse",
    no_pair="red green",
    absent="animal pig",
    then=("lion", "cow", "cow hen"),
    last=("blue", "colour red"),
)
both = pytest.mark.parametrize("card", [CHAMELEON, FROG], ids=lambda card: card.name)


def scene_of(card: Card, call: str, **options: str) -> Scene:
    """P1 and P3 hold the card."""
    return farm(
        f"""
        P1 hand: {card.name} {card.other} pig_red hen_blue
        P2 hand: cow_red cow_blue
        P3 hand: {card.name} lion parrot
        call: {call}
        phase: race
    """,
        **options,
    )


def played(card: Card, call: str = "cow red") -> Scene:
    """P1 has played it, and a piece has come."""
    t = scene_of(card, call)
    return together(t, f"play {card.name}", "pass", "pass", luck=f"P1 {card.comes}")


@both
def test_the_new_piece_may_take_the_place_of_the_old_one(card: Card) -> None:
    """GF-C.chameleon, GF-C.frog"""
    t = played(card)
    assert t.options(P1) == [card.old, card.new]

    t.says(P1, card.old)

    assert t.shows(f"call: {card.after}\nbeside:\nplayed: {card.name}")
    assert t.shows(f"P1 hand: {card.other} pig_red hen_blue")


@both
def test_the_old_piece_may_stay(card: Card) -> None:
    """GF-C.chameleon, GF-C.frog"""
    t = played(card).says(P1, card.new)

    assert t.shows("call: cow red\nbeside:\nP1 cards: 3 | put down: 1")


@both
def test_every_piece_that_does_not_lie_there_is_as_likely(card: Card) -> None:
    """GF-C.chameleon, GF-C.frog"""
    one = together(scene_of(card, "cow red"), f"play {card.name}", "pass")
    two = together(scene_of(card, card.pair), f"play {card.name}", "pass")

    assert is_even(outcomes(one, P3, "pass", "beside"), card.from_one)
    assert is_even(outcomes(two, P3, "pass", "beside"), card.from_two)


@both
def test_with_two_out_one_of_three_goes_back(card: Card) -> None:
    """GF-C.chameleon, GF-C.frog"""
    t = played(card, card.pair)
    assert t.options(P1) == card.three

    t.says(P1, card.old)

    assert t.shows(f"call: {card.after_pair}\nbeside:")


@both
def test_everybody_sees_the_piece_that_came(card: Card) -> None:
    """GF-C.chameleon, GF-C.frog"""
    t = played(card)

    assert {t.table.view(eye).public.beside for eye in (P1, P2, P3, PUBLIC)} == {card.number}


@both
def test_the_choice_cannot_be_declined(card: Card) -> None:
    """GF-C.chameleon, GF-C.frog"""
    t = played(card)

    assert isinstance(t.refuses(P1, "pass"), IllegalMove)
    assert isinstance(t.refuses(P1, card.absent), IllegalMove)


@both
def test_without_such_a_piece_on_the_call_it_does_nothing(card: Card) -> None:
    """GF-C.chameleon, GF-C.frog"""
    t = scene_of(card, card.no_pair)
    dice = t.table.dice[BAG]
    together(t, f"play {card.name}", "pass", "pass")

    assert t.frame == "Race"
    assert t.shows(f"call: {card.no_pair}\nbeside:\nplayed: {card.name}")
    assert t.shows("P1 cards: 3 | put down: 1")
    assert t.table.dice[BAG] == dice


@both
def test_such_a_dud_may_be_forbidden(card: Card) -> None:
    """GF-C.chameleon, GF-C.frog, GF-R8"""
    t = scene_of(card, card.no_pair, dud_specials="forbidden")
    play = f"play {card.name}"

    assert isinstance(t.refuses(P1, play), IllegalMove)
    assert play in scene_of(card, "cow red", dud_specials="forbidden").options(P1)


@both
def test_nobody_plays_a_second_one_in_this_turn(card: Card) -> None:
    """GF-C.chameleon, GF-C.frog"""
    t = played(card).says(P1, card.old)

    assert isinstance(t.refuses(P3, f"play {card.name}"), IllegalMove)


@both
def test_what_was_put_back_can_come_again_in_this_turn(card: Card) -> None:
    """GF-C.chameleon, GF-C.frog"""
    t = played(card).says(P1, card.old)
    third, back, call = card.then
    together(t, "pass", "pass", f"play {third}", luck=f"P3 {back}")

    assert t.shows(f"call: {call}")


@both
def test_another_card_works_on_what_it_left(card: Card) -> None:
    """GF-C.chameleon, GF-C.frog"""
    t = played(card).says(P1, card.old)
    comes, gives = card.last
    together(t, f"play {card.other}", "pass", "pass", luck=f"P1 {comes}").says(P1, gives)

    assert t.shows("call: hen blue")


@both
def test_the_last_card_of_a_hand_may_be_played(card: Card) -> None:
    """GF-C.chameleon, GF-C.frog"""
    t = farm(f"P1 hand: {card.name}\nP2 hand: pig_red\ncall: cow red\nphase: race")
    together(t, f"play {card.name}", "pass", luck=f"P1 {card.comes}").says(P1, card.old)

    assert t.shows(f"P1 hand: | put down: 1\ncall: {card.after}")
    assert (t.frame, t.table.waiting) == ("Race", 0b10)


@both
def test_it_is_not_eligible_when_placed_and_no_reward_discard(card: Card) -> None:
    """GF-C.chameleon, GF-C.frog"""
    t = farm(f"""
        P1 hand: pig_red
        P2 hand: {card.name} hen_red
        P1 pile: {card.name} mouse
        P2 pile: mouse mouse
        call: {card.pair}
        phase: challenge
    """)
    together(t, "nobody", "challenge P1")

    assert t.line("caught") == "P1"
    assert t.options(P2) == ["done", "card hen_red"]


@both
@pytest.mark.parametrize("limit", ["per_table", "per_player"])
def test_each_player_may_play_one_under_per_player(card: Card, limit: str) -> None:
    """GF-C.chameleon, GF-C.frog, GF-R5"""
    t = scene_of(card, "cow red", special_limit=limit)
    together(t, f"play {card.name}", "pass", "pass").says(P1, card.old)

    assert (f"play {card.name}" in t.options(P3)) == (limit == "per_player")
    assert farmer(t).played == [1, 0, 0]
