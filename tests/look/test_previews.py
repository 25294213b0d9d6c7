"""What is announced of an answer is certain, not what two deals happen to agree on."""

from typing import Any

import pytest

from grimtable.kernel.frames import DONE, Frames, Mine
from grimtable.kernel.table import BareView
from grimtable.kernel.terms import Move
from grimtable.look import previews
from grimtable.look.vocabulary import Span, Vocabulary
from grimtable.testing.scene import P1, parse
from testing.lanterns import Lanterns, LanternTable

LEAVE, TAKE = 0, 1


class Take(Mine[LanternTable]):
    """The top of the deck counts what it shows."""

    def ask(self, t: LanternTable) -> list[Move]:
        return [LEAVE, TAKE]

    def act(self, t: LanternTable, move: Move) -> Frames:
        if move == TAKE:
            t.move(t.cards("deck")[-1], t.zone("deck"), t.zone("won", self.me))
        t.finish(1)
        return DONE


class Weighed(LanternTable):
    def points(self, seat: int) -> int:
        return sum(self.kinds[card] for card in self.cards("won", seat))


class Lottery(Lanterns):
    deck = {"blank": 4, "prize": 4}
    table = Weighed
    vocabulary = Vocabulary([Span("leave"), Span("take")])
    frames = {"Take": Take}

    def begin(self, t: Any) -> tuple[Take]:
        return (Take(P1),)


def asked(drawing: str) -> BareView:
    t = Lottery().stage(parse(drawing), 2, {})
    t.run()
    return t.view(P1)


def test_a_gain_that_depends_on_an_unseen_card_is_not_announced() -> None:
    view = asked("deck: prize blank prize blank prize blank")

    assert not previews.sure_change(Lottery(), view, TAKE)
    assert previews.sure_change(Lottery(), view, LEAVE) == {}


def test_two_deals_agree_by_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the dice of the first two deals both show a prize: more deals tell."""
    view = asked("deck: prize blank prize blank prize blank")
    gains = [previews.change_by(Lottery(), Lottery().deal_from(view, deal), P1, TAKE)[P1]
             for deal in range(1, 60)]  # fmt: skip
    first = next(at for at in range(58) if gains[at] == gains[at + 1] == 1)
    deal_from = Lottery.deal_from
    monkeypatch.setattr(
        Lottery, "deal_from", lambda game, view, seed: deal_from(game, view, seed + first)
    )

    assert previews.sure_change(Lottery(), view, TAKE) is None


def test_a_gain_that_is_the_same_whatever_is_drawn_is_announced() -> None:
    view = asked("deck: prize prize prize")
    assert Lottery().preview(view, TAKE) == {P1: 1}
