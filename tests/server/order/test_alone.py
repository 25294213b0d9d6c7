"""A reaction window in which one seat alone is asked: it closes with that seat's answer."""

import pytest

from games.grim_farmer.farm import farm
from grimtable.kernel.table import Table
from grimtable.server.table.automation.reaction_window import REACTION_TIMES
from grimtable.sessions.records import Deal
from server.house import House
from server.order.client import settle
from server.order.playing import dealt, turn

RACE = "P1 hand: frog lion cow_red\nP2 hand:\ncall: red blue\nphase: race"
"""Nobody else has a card, and a Frog would do nothing: no animal is called."""


@pytest.fixture
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game begins in this race."""

    def table(deal: Deal, *, brisk: bool = False, listen: bool = False) -> Table:
        t = farm(RACE).table.clone()
        t.events = [] if listen else None
        t.brisk = brisk
        return t

    monkeypatch.setattr(Deal, "table", table)


@pytest.mark.usefixtures("alone")
async def test_a_card_that_does_nothing_may_be_played_alone(house: House) -> None:
    """GF-6.9: the next window opens at once, and what is asked there is another question."""

    room, (ada, _) = await dealt(house, "grim_farmer", 2)
    number = room.state.game.vocabulary.number
    assert ada.options == [number("pass"), number("play frog"), number("play lion")]
    await ada.send(ada.answer_with(number("play frog")))
    await turn(house, REACTION_TIMES["none"] + 0.1)

    assert not ada.refusals
    assert ada.options == [number("pass"), number("play lion")]


@pytest.mark.usefixtures("alone")
async def test_a_standing_order_plays_one_card_for_each_window(house: House) -> None:
    room, (ada, bea) = await dealt(house, "grim_farmer", 2)
    await ada.say("orders", orders={"Race": "play frog"})
    await settle(house)
    draft = room.state.draft_close()

    assert draft.entry.moves == [room.state.game.vocabulary.number("play frog") * 8]
    assert not ada.refusals and not bea.refusals
