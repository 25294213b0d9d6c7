"""Three people and a bot at a table of Grimwood, with everything that can go wrong on the way."""

import signal

from grimtable.games.grimwood.ids import DECK
from web.browsers import PHONE, TABLET, Browsers, Sheet
from web.player import Player, play, player
from web.serving import House, Line
from web.shown import told
from web.staging import dealt, lay_game, played
from web.truth import rest

SETUP = dealt("grimwood", ["", "", "", "heuristic"], seed=5)
LEFT = 18
"""Cards in the deck when they come: enough for all that happens, and then the end is near."""
SOME = 6
LOST = ".bar.amber[role=status]"


def test_a_table_outlives_reloads_cuts_and_a_killed_server(
    browsers: Browsers, house: House
) -> None:
    """T24, T26, T27: reload, cut connection, kill -9 and restart; and the game goes on."""
    line = Line(house)
    ruth = browsers(name="Ruth")
    lin = browsers(name="林 Lin", size=TABLET)
    theo = browsers(name="Theo", size=PHONE, home=line.url)
    opening = played(SETUP, "heuristic", lambda t: len(t.zones[DECK]) <= LEFT)
    lay_game(house, SETUP, {"Ruth": ruth, "林 Lin": lin, "Theo": theo}, opening)
    sheets = dict(enumerate((ruth, lin, theo)))
    people = [player(sheet, seed) for seed, sheet in sheets.items()]

    play_some(house, people, SOME)
    reload(lin)
    play_some(house, people, SOME)
    cut(theo, line)
    play_some(house, people, SOME)
    kill(house, ruth, lin, theo)
    play(people)

    assert ruth.result == lin.result == theo.result
    assert ruth.result[0]["winners"], "it was played to its end"
    line.close()


def play_some(house: House, people: list[Player], presses: int) -> None:
    """Press this number of times, then wait until everybody sees the same and nothing moves."""
    wanted = sum(len(one.presses) for one in people) + presses
    play(people, lambda: sum(len(one.presses) for one in people) >= wanted)
    rest(house, {seat: one.sheet for seat, one in enumerate(people)})


def reload(sheet: Sheet) -> None:
    """The same hand, log and numbers, from nothing."""
    before = told(sheet)
    assert before["hand"] and before["log"] and before["points"]
    sheet.page.reload()

    sheet.until(lambda: told(sheet) == before)


def cut(sheet: Sheet, line: Line) -> None:
    """The page says so and stays readable; then it goes on by itself, without reloading."""
    before = told(sheet)
    sheet.is_cut = True
    sheet.page.evaluate("window.isSame = true")
    line.cut()
    sheet.page.wait_for_selector(LOST)
    assert told(sheet) == before
    line.mend()
    sheet.page.wait_for_selector(LOST, state="detached")

    assert told(sheet) == before
    assert sheet.page.evaluate("window.isSame")


def kill(house: House, *sheets: Sheet) -> None:
    """As when the power fails; nobody sees anything else than before, not for a moment."""
    before = [told(sheet) for sheet in sheets]
    for sheet in sheets:
        sheet.is_cut = True
    house.end(signal.SIGKILL)
    for sheet in sheets:
        sheet.page.wait_for_selector(LOST)
    house.start()
    for sheet in sheets:
        sheet.page.wait_for_selector(LOST, state="detached")

    assert [told(sheet) for sheet in sheets] == before
