"""Why something is asked: the curse that strikes, the monster, the spell, the end of the turn.

A question stands above the work that asked it on the stack, which everybody may see.
"""

from typing import Any

from grimtable.games.book_of_madness.actions.action_phase import ActionPhase, Granted
from grimtable.games.book_of_madness.cards.effects import Program
from grimtable.games.book_of_madness.cards.prints import PENALTY, REWARD
from grimtable.games.book_of_madness.ids import CURSE
from grimtable.games.book_of_madness.presentation.reader import MadnessReader
from grimtable.games.book_of_madness.turn.phases import EndTurn

CAUSED = (
    "Choose", "ChooseSpells", "TakeSupply", "Upgrade", "Give", "CureCards", "ChooseCurse",
    "EitherWay", "ScryDiscard", "ScryOrder", "ChooseCopy",
)  # fmt: skip
"""The questions that a card text, a reward or the end of a turn brings."""


def cause(reader: MadnessReader) -> dict[str, Any]:
    """What brought the open question: `cause`, and the card that did."""
    for frame in reversed(reader.view.stack[:-1]):
        if isinstance(frame, Program):
            return _text(reader, frame)
        if isinstance(frame, EndTurn):
            return {"cause": "turn"}
        if isinstance(frame, ActionPhase | Granted):
            return _own_action(reader)
    return {"cause": "none"}


def _text(reader: MadnessReader, program: Program) -> dict[str, Any]:
    """A card text is carried out. A page is not named: its name is that of the next monster."""
    if program.part in (REWARD, PENALTY):
        ending = "reward" if program.part == REWARD else "penalty"
        return {"cause": ending, "card": reader.monster()}
    kind = reader.kind(program.kind)
    if kind == reader.monster():
        return {"cause": "arrival", "card": kind}
    sort = reader.cards.prints[int(program.kind)].sort
    return {"cause": "curse" if sort == CURSE else "spell", "card": kind}


def _own_action(reader: MadnessReader) -> dict[str, Any]:
    """A reward for a dispelled curse, or the seat's own ability."""
    if reader.question == "TakeSupply":
        return {"cause": "dispelled"}
    return {"cause": "ability", "card": reader.sheet(reader.me)}
