"""What everybody sees at a glance while a fight runs, in sentences. Rules: GT-13, GT-16."""

from grimtable.games.grimm_tidings.fights.strength import (
    at_stake,
    fighters_strength,
    is_winning,
    monster_strength,
)
from grimtable.games.grimm_tidings.ids import WHOLE
from grimtable.games.grimm_tidings.presentation.reader import say
from grimtable.games.grimm_tidings.public import Bargain
from grimtable.games.grimm_tidings.table import Tidings
from grimtable.look.game import Sentence


def banners(t: Tidings) -> list[Sentence]:
    """Both sides, what is at stake, the helper's share, and whether it would end the game."""
    if t.main < 0:
        return []
    fight = say(
        "board-fight",
        seat=int(t.main),
        cards=[t.rules.cards.ids[kind] for kind, _, _ in t.foes],
        ours=int(fighters_strength(t)),
        theirs=int(monster_strength(t)),
        winning="yes" if is_winning(t) else "no",
        stake=int(at_stake(t)),
    )
    helper = [_helper(t, t.bargain)] if t.helper >= 0 and t.bargain is not None else []
    return [fight, *helper, *([say("board-final")] if is_last(t) else [])]


def _helper(t: Tidings, bargain: Bargain) -> Sentence:
    share = "all" if bargain.share == WHOLE else int(bargain.share)
    return say("board-helper", seat=int(t.helper), share=share)


def is_last(t: Tidings) -> bool:
    """Would the fight end the game as it stands?"""
    if t.main < 0 or not t.foes or not is_winning(t):
        return False
    levels = sum(int(t.prints[kind].levels) for kind, _, _ in t.foes)
    return int(t.levels[t.main]) + levels >= 10
