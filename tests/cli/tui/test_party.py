"""Who answers for whom, taking back, saving: the table on a screen without the screen."""

import asyncio
import random
from pathlib import Path

import pytest

from grimtable.bots.bot import BadBot, Bot
from grimtable.cli.tui.app import TableApp
from grimtable.cli.tui.local_party import LocalParty
from grimtable.cli.tui.saving import PartySetup, resume, save
from grimtable.games.grimwood.ids import RULES
from grimtable.kernel.errors import BadRecord, SequenceTooFar
from grimtable.kernel.table import BareView
from grimtable.registry import get
from grimtable.sessions.records import Deal
from grimtable.sessions.saves import fingerprint
from grimtable.sessions.session import GameSession

GRIMWOOD = get("grimwood")


def setup(seed: int, people: list[int], seats: int = 3) -> PartySetup:
    bots = {seat: "random" for seat in range(seats) if seat not in people}
    return PartySetup(Deal(GRIMWOOD, seats, {}, {"seed": seed}), people, bots)


def play(party: LocalParty, answers: int, seed: int = 0) -> None:
    """Bots answer for themselves, people at random, this number of times."""
    chance = random.Random(seed)
    while answers and not party.is_over:
        seat = party.asked
        if party.awaits_person:
            party.answer(seat, chance.choice(party.view(seat).options))
            answers -= 1
        else:
            for move in party.bot_moves():
                party.answer(seat, move)


def test_a_lone_victim_without_an_amulet_is_not_asked() -> None:
    """GW-R37"""
    party = setup(3, [0]).party()
    asked = []
    for _ in range(60):
        play(party, 1)
        if not party.is_over and party.awaits_person:
            asked.append((type(party.table.stack[-1]).__name__, len(party.view(0).options)))

    assert ("Steal", 1) not in asked


def test_of_several_people_every_victim_is_asked() -> None:
    """GW-R37"""
    party = setup(3, [0, 1, 2]).party()
    asked = []
    for _ in range(60):
        asked.append((type(party.table.stack[-1]).__name__, len(party.view(party.asked).options)))
        play(party, 1)

    assert ("Steal", 1) in asked


def test_the_last_choice_is_that_of_the_seat_and_was_one() -> None:
    party = setup(7, [0]).party()

    assert party.last_choice(0) is None

    play(party, 4)
    while not party.awaits_person:
        for move in party.bot_moves():
            party.answer(party.asked, move)
    ply = party.last_choice(0)

    assert ply is not None
    assert party.session.active[ply].seat == 0


def test_taking_back_beyond_the_horizon_needs_consent() -> None:
    party = setup(7, [0]).party()
    play(party, 6)
    ply = party.last_choice(0)
    assert ply is not None
    again = PartySetup(party.session.deal, [0], {})
    before = fingerprint(again.party(party.session.active[:ply]).table)
    play(party, 1)

    assert not party.is_free(ply)
    with pytest.raises(SequenceTooFar):
        party.undo(ply, consent=False)

    party.undo(ply, consent=True)

    assert fingerprint(party.table) == before
    assert party.asked == 0


def test_a_saved_game_is_taken_up_where_it_was_left(tmp_path: Path) -> None:
    game, file = setup(5, [1, 2]), tmp_path / "game.json"
    party = game.party()
    play(party, 30)
    ply = party.last_choice(party.people[0])
    assert ply is not None
    party.undo(ply, consent=True)
    play(party, 3)
    save(game, party, file)

    again, resumed = resume(file)

    assert fingerprint(resumed.table) == fingerprint(party.table)
    assert resumed.session.log == party.session.log
    assert (again.people, again.bots) == (game.people, game.bots)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (b'"game"', b'"name"', "this is no saved game"),
        (b'"rules":%d' % RULES, b'"rules":9', "rules number 9"),
        (b'"seed":5', b'"seed":6', "this saved game"),
        (b'"people":[0]', b'"people":[]', "who sits where"),
        (b'"1":"random"', b'"one":"random"', "a seat that is none"),
        (b'"1":"random"', b'"1":"nobody"', "cannot be replayed"),
        (b'"moves":[', b'"moves":[999,', "cannot be replayed"),
        (b'"end":"', b'"end":"0', "does not come out"),
    ],
    ids=["field", "rules", "deal", "people", "seats", "bots", "moves", "end"],
)
def test_a_damaged_save_is_refused(tmp_path: Path, old: bytes, new: bytes, said: str) -> None:
    game, file = setup(5, [0]), tmp_path / "game.json"
    party = game.party()
    play(party, 5)
    save(game, party, file)
    data = file.read_bytes()
    assert old in data
    file.write_bytes(data.replace(old, new))

    with pytest.raises(BadRecord, match=said):
        resume(file)


class Wrong(Bot):
    """Answers what is not an option."""

    name = "wrong"

    def move(self, view: BareView, memory: object) -> int:
        return 999


def test_a_bot_that_answers_something_illegal_is_named_on_the_screen() -> None:
    """The table stays as it is: it can be saved, or left."""
    fault = "seat 1: the bot wrong answered 999, which is not among its options"
    deal = Deal(GRIMWOOD, 2, {"first_player": "seat_1"}, {"seed": 1})
    party = LocalParty(GameSession(deal, []), [1], {0: Wrong()})
    with pytest.raises(BadBot, match=fault):
        asyncio.run(party.let_bot_answer())

    async def screen() -> str:
        app = TableApp(None, party, "en", pace=0.0)
        async with app.run_test() as pilot:
            noted: list[str] = []
            app.note = noted.append  # type: ignore[method-assign]
            app.go_on()
            await app.workers.wait_for_complete()
            await pilot.pause()
            return noted[-1]

    assert asyncio.run(screen()) == fault
    assert party.is_new
