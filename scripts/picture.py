"""Draw the terminal table as the documentation shows it: a game in its middle.

Usage: python scripts/picture.py [--game grimwood] [--turn 23] [--asked QUESTION] [--seed 7]
                                 [--out docs/pictures/terminal.svg] [--lang en]

The picture of Grim Farmer: --game grim_farmer --turn 2 --asked DrawCount --seed 11
                            --out docs/pictures/terminal-farmer.svg
"""

import argparse
import asyncio
from pathlib import Path

from grimtable.cli.tui.app import TableApp
from grimtable.cli.tui.local_party import LocalParty
from grimtable.cli.tui.saving import PartySetup
from grimtable.registry import get
from grimtable.sessions.records import Deal

SIZE = (120, 40)


def play_to(party: LocalParty, turn: int, asked: str) -> None:
    """Bots and the adviser play until the person is asked this, not before this turn."""
    begun = 0
    while not party.is_over:
        seat, now = party.asked, party.game.turns(party.table)
        is_asked = asked in ("", type(party.table.stack[-1]).__name__)
        if party.awaits_person and is_asked and now >= turn and (asked or now != begun):
            break
        begun = now
        moves = (
            party.hints(seat, is_estimated=False)[0].moves
            if party.awaits_person
            else party.bot_moves()
        )
        party.answer(seat, *moves)


async def draw(app: TableApp) -> str:
    """The screen once the question stands on it."""
    async with app.run_test(size=SIZE) as pilot:
        while not app.is_open:
            await pilot.pause()
        await pilot.pause()
        return app.export_screenshot(title=app.title)


def main() -> None:
    """Play, draw, write."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", default="grimwood")
    parser.add_argument("--asked", default="", help="a question; else the first of a turn")
    parser.add_argument("--out", type=Path, default=Path("docs/pictures/terminal.svg"))
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--turn", type=int, default=23)
    parser.add_argument("--lang", default="en")
    asked = parser.parse_args()
    bots = dict.fromkeys([1, 2, 3], "heuristic")
    setup = PartySetup(Deal(get(asked.game), 4, {}, {"seed": asked.seed}), [0], bots)
    party = setup.party()
    play_to(party, asked.turn, asked.asked)
    app = TableApp(setup, party, asked.lang, pace=0)
    asked.out.write_text(asyncio.run(draw(app)), encoding="utf-8")


if __name__ == "__main__":
    main()
