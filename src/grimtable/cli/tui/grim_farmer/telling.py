"""Grim Farmer in words on a screen: headline, banner, answers, warnings, help."""

from collections.abc import Mapping

from textual.content import Content

from grimtable.cli.tui.grim_farmer.looks import HUES, SHAPES, mark
from grimtable.cli.tui.pieces import on_click
from grimtable.games.grim_farmer.ids import (
    ACTIONS,
    CARD,
    CHALLENGE,
    DECK,
    DISCARD,
    DRAW,
    ENOUGH,
    LION,
    MORE,
    NOBODY,
    PASS,
    PIECE,
    PLAY,
    SEAT,
    STOP,
)
from grimtable.games.grim_farmer.presentation.labels import (
    FarmerReader,
    card_heading,
    card_text,
    label,
    names,
)
from grimtable.games.grim_farmer.presentation.targets import targets
from grimtable.games.grim_farmer.vocabulary import NAMES, PIECE_NAMES
from grimtable.kernel.table import BareView
from grimtable.look.game import Game, Sentence, Target
from grimtable.look.texts import Texts

PHASES: Mapping[str, int] = {
    "DrawCount": 1,
    "DrawMore": 1,
    "Race": 3,
    "InTurn": 3,
    "LiveRace": 3,
    "PutBack": 3,
    "Parrot": 3,
    "Lion": 3,
    "Place": 4,
    "Challenge": 5,
    "Reward": 5,
}
ROWS = 8


def headline(view: BareView, texts: Texts) -> Content:
    """The Turn, its phase, the piles, and which game of a match it is."""
    reader = FarmerReader(view)
    options = reader.public.options
    turn = {"number": int(reader.public.turn), "most": options.max_turns}
    parts = [
        Content.styled(f" {texts.format('screen-farmer-turn', **turn)} ", "bold $text on $primary"),
        _phases(reader, texts),
        Content(texts.format("screen-deck", count=len(reader.zones[DECK]))),
        on_click(
            Content(texts.format("screen-farmer-discards", count=len(reader.zones[DISCARD]))),
            sheet="pile",
        ),
    ]
    if reader.chosen("match") != "single":
        key = f"screen-farmer-game-{reader.chosen('match')}"
        said = texts.format(key, number=int(reader.public.game), most=options.match_k)
        parts.insert(1, Content.styled(said, "bold"))
    return Content("  ").join(parts)


def _phases(reader: FarmerReader, texts: Texts) -> Content:
    """1 to 5, the present one by name."""
    now, marks = PHASES.get(reader.question, 0), []
    for phase in range(1, 6):
        if phase == now:
            said = texts.format(f"screen-farmer-phase-{phase}")
            marks.append(Content.styled(f" {phase} {said} ", "bold #1a1a1a on $accent"))
        else:
            marks.append(Content.styled(str(phase), "dim"))
    return Content(" ").join(marks)


def banner(view: BareView, texts: Texts) -> str:
    """A hand about to win, the last Turn, or who has won the game before."""
    reader = FarmerReader(view)
    if reader.question == "Challenge":
        if empty := [seat for seat in range(reader.seats) if not reader.held(seat)]:
            return texts.format("screen-farmer-last-chance", seats=empty)
    if reader.public.turn == reader.public.options.max_turns:
        return texts.format("screen-farmer-last-turn")
    if (
        reader.public.game > 1
        and reader.public.turn == 1
        and reader.question in ("DrawCount", "DrawMore")
    ):
        won = [seat for seat in range(reader.seats) if reader.public.winners >> seat & 1]
        return texts.format("screen-farmer-won", number=int(reader.public.game) - 1, seats=won)
    return ""


def answer(game: Game, view: BareView, move: int, texts: Texts) -> Content:
    """An option in words; cards and colours with their sign."""
    said = Content(texts.format(game.label(view, move)))
    if move >= CARD:
        return Content.assemble(mark(move - CARD), " ", said)
    name = PIECE_NAMES[move - PIECE] if PIECE <= move < CHALLENGE else ""
    if name in SHAPES:
        return Content.assemble((f"{SHAPES[name]} ", f"bold {HUES[name]}"), said)
    return said


def warning(view: BareView, move: int) -> Sentence | None:
    """An empty hand that nobody challenges wins; who holds cards is warned."""
    reader = FarmerReader(view)
    if reader.question != "Challenge" or not reader.held(reader.me):
        return None
    aims = [option - CHALLENGE for option in reader.options if option >= CHALLENGE]
    empty = [seat for seat in aims if not reader.held(seat)]
    if not empty or move - CHALLENGE in empty:
        return None
    return Sentence("screen-farmer-warn-empty", {"seats": empty})


def remark(view: BareView, last: int) -> Sentence | None:
    """A special that others were quicker with comes back to the hand (GF-6.4)."""
    reader = FarmerReader(view)
    if not PLAY <= last < PIECE or PHASES.get(reader.question) not in (3, 4):
        return None
    if reader.public.used[reader.me] >> last - PLAY & 1:
        return None
    return Sentence("screen-farmer-too-late", {"card": NAMES[ACTIONS + last - PLAY]})


def pile(view: BareView, texts: Texts) -> str:
    """The discards: their number, and those this seat has seen."""
    cells = FarmerReader(view).zones[DISCARD]
    kinds = sorted(cell >> 1 for cell in cells if cell >= 0)
    known = {"count": len(cells), "known": len(kinds), "cards": names(kinds)}
    return texts.format("screen-farmer-discarded", **known)


def card(kind: str, count: int, options: Mapping[str, str]) -> list[Sentence]:
    """A card's heading and what it does, at a table with this number of seats."""
    return [card_heading(kind, count, options), card_text(kind, options)]


def things(view: BareView, texts: Texts) -> list[tuple[str, Target]]:
    """All one could ask "why not?" about: own cards, specials, buttons, seats, pieces."""
    reader = FarmerReader(view)
    own = sorted(set(reader.hand()))
    found = [
        (texts.format("screen-cards-named", cards=[NAMES[kind]]), targets(view, CARD + kind)[0])
        for kind in own
    ]
    moves = [PLAY + kind - ACTIONS for kind in range(ACTIONS, LION + 1)]
    moves += [PASS, DRAW + 1, MORE, STOP, ENOUGH, NOBODY]
    moves += [CHALLENGE + seat for seat in range(reader.seats)]
    moves += [PIECE + at for at in range(len(PIECE_NAMES)) if reader.public.call >> at & 1]
    if reader.question == "FirstPlayer":
        moves += [SEAT + seat for seat in range(reader.seats)]
    return found + [(texts.format(label(view, m)), targets(view, m)[0]) for m in moves]
