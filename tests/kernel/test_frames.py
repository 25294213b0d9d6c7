from grimtable.kernel.frames import DONE, GO, MANY, Frame, Many, Mine, Window, fields_of
from grimtable.sessions.saves import fingerprint
from kernel.toys.barter import Fair, Offer
from kernel.toys.plain import Choice, Plain
from kernel.toys.raft import Deed, Gift, Storm, Wave
from kernel.toys.toy import Toy, ToyGame
from kernel.toys.wander import all_toys, asked_seats, decisions


def test_a_frame_prints_as_the_call_that_makes_it() -> None:
    assert repr(Offer(1, 0, 2, 1, False)) == "Offer(me=1, giver=0, give=2, want=1, is_firm=False)"
    assert repr(Gift(2)) == "Gift(me=2)"
    assert repr(Storm()) == "Storm()"


def test_the_print_of_a_frame_rebuilds_it() -> None:
    offer = Offer(1, 0, 2, 1, False)

    assert eval(repr(offer)) == offer


def test_frames_are_equal_if_class_and_fields_are() -> None:
    assert Deed(1, 0) == Deed(1, 0)
    assert Deed(1, 0) != Deed(1, 1)
    assert Deed(1, 0) != Deed(2, 0)
    assert Gift(1) != Wave(1)
    assert Gift(1) != "Gift(me=1)"
    assert Storm() == Storm()


def test_equal_frames_hash_alike_and_others_hardly_ever() -> None:
    deeds = {Deed(seat, depth) for seat in range(7) for depth in range(3) for copy in range(2)}

    assert len(deeds) == 21
    assert hash(Deed(1, 0)) == hash(Deed(1, 0))
    assert hash(Gift(1)) != hash(Wave(1))


def test_fields_are_the_parameters_of_the_constructor() -> None:
    assert fields_of(Offer) == ("me", "giver", "give", "want", "is_firm")
    assert fields_of(Gift) == ("me",)
    assert fields_of(Storm) == ()
    assert fields_of(Storm) is fields_of(Storm)
    assert Offer(1, 0, 2, 1, True).parts() == (1, 0, 2, 1, True)


def test_a_bare_frame_asks_nobody_and_never_lapses() -> None:
    t = Plain(3, [], [], [], [])
    frame = Frame[Plain]()

    assert frame.who() == -1
    assert frame.ask(t) is GO
    assert not frame.lapses(t)
    assert not frame.covert(t)
    assert not frame.reaction()
    assert frame.rule() == ""


def test_shapes_answer_for_their_frames() -> None:
    t = Plain(3, [], [], [], [])

    assert Mine[Plain](2).who() == 2
    assert Many[Plain]().who() == -1
    assert Many[Plain]().ask(t) is MANY
    assert Many[Plain]().covert(t)
    assert Many[Plain]().lead(t) == 0
    assert not Window[Plain]().live(t)
    assert Fair(1).rule() == "TOY-1"


@all_toys
def test_frames_never_change(game: ToyGame[Toy], preset: str) -> None:
    for t in decisions(game, preset):
        stack = t.stack[:]
        before = [hash(frame) for frame in stack]
        world = t.clone()
        world.push(world.seat, world.options[-1])

        assert [hash(frame) for frame in stack] == before


@all_toys
def test_asking_changes_nothing_and_asks_the_same_again(game: ToyGame[Toy], preset: str) -> None:
    for t in decisions(game, preset):
        before = fingerprint(t)
        asked = [t.options_of(seat)[:] for seat in asked_seats(t)]
        t.stack[-1].ask(t)

        assert [t.options_of(seat) for seat in asked_seats(t)] == asked
        assert fingerprint(t) == before


def test_a_frame_may_be_asked_of_any_table() -> None:
    question = Choice(1, (4, 5))
    t = Plain(3, [], [], [], [])

    assert question.ask(t) == [4, 5]
    assert question.act(t, 5) is DONE
    assert t.said == (5,)
