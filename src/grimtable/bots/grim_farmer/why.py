"""Good answers in Grim Farmer and why, in one line each.

An answer is often a whole pile, so the alternatives are made here and not found by leaving out.
"""

from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

from grimtable.bots.advice import MOST, Advice, Why, sentence
from grimtable.bots.grim_farmer.belief import bad_chance
from grimtable.bots.grim_farmer.memory import Memory
from grimtable.bots.grim_farmer.placing import bluff, honest, place
from grimtable.bots.grim_farmer.questions import answer, go_on
from grimtable.bots.grim_farmer.race import exchanged, promise
from grimtable.bots.grim_farmer.sight import Sight
from grimtable.bots.grim_farmer.style import Style
from grimtable.bots.grim_farmer.values import outlook
from grimtable.games.grim_farmer.ids import (
    ACTIONS,
    CARD,
    CHALLENGE,
    DRAW,
    FITS,
    KINDS,
    MORE,
    MOST_PLACED,
    MOUSE,
    NOBODY,
    NORMALS,
    PASS,
    PIECE,
    PLAY,
)
from grimtable.games.grim_farmer.vocabulary import NAMES
from grimtable.kernel.table import BareView

GAME: Final = "grim_farmer"
EVEN: Final = 50
"""Per cent: from here on a pile is likelier a bluff than not."""


class Pick(NamedTuple):
    """An answer and why it is good."""

    moves: list[int]
    why: Why | None


Found: TypeAlias = list[Pick]


def advise(view: BareView, style: Style, memory: Memory | None, seed: int) -> list[Advice]:
    """The bot's own answer first, then what else is good."""
    own = answer(view, style, memory, seed)
    sight = Sight(view, style, memory, seed)  # its dice are rolled in the same order
    found = BY_FRAME.get(type(sight.frame).__name__, special)(sight, own)
    first = [pick for pick in found if pick.moves == own][:1] or [Pick(own, None)]
    others = [pick for pick in found if pick.moves != own and pick.why is not None]
    picks = (first + others)[:MOST]
    return [Advice(tuple(pick.moves), sentence(GAME, pick.why)) for pick in picks]


# Phases 1 and 4, and the reward


def drawing(sight: Sight, own: list[int]) -> Found:
    """How many cards to draw: a hand that is too small must bluff."""
    move, *_ = own
    many = move - DRAW if move >= DRAW else int(move == MORE)
    if many:
        return [Pick(own, ("draw", {"count": sight.held, "number": many}))]
    return [Pick(own, ("draw-none", {"count": sight.held}))]


def piles(sight: Sight, own: list[int]) -> Found:
    """The bot's pile, the honest one, and a bluff of an honest pile's size."""
    fitting, mice = sight.fitting(sight.call), sight.hand[MOUSE]
    found: Found = [Pick(own, pile_reason(sight, own, place(sight)))]
    chains = [honest(sight, fitting, mice)] if fitting + mice >= 2 else []
    chains.append(bluff(sight, max(2, min(MOST_PLACED, fitting + 1))))
    for chain in chains:
        moves = go_on(sight, chain, KINDS)
        if moves and moves[0] in sight.options and all(moves != pick.moves for pick in found):
            found.append(Pick(moves, pile_reason(sight, moves, chain)))
    return found


def pile_reason(sight: Sight, moves: list[int], chain: list[int]) -> Why | None:
    """What the whole pile is: what was chosen before counts too, and what is still to come."""
    before = list(sight.view.answers or ())
    if chain[: len(before)] != before:
        chain = [*before, *moves]
    chosen = [move - CARD for move in chain if move >= CARD]
    if not chosen:
        return "enough", {}
    bad = [kind for kind in chosen if not FITS[kind] & sight.call]
    fitting = sight.fitting(sight.call) + sight.hand[MOUSE]
    if not bad:
        key = "pile-win" if len(chosen) == sight.held else "pile-honest"
        return key, {"count": len(chosen), "left": sight.held - len(chosen)}
    if len(chosen) == sight.held:
        return "pile-all", {"count": len(chosen)}
    key = "pile-forced" if fitting < 2 else "pile-bluff"
    return key, {"count": len(chosen), "number": len(bad), "left": sight.held - len(chosen)}


def rewards(sight: Sight, own: list[int]) -> Found:
    """What goes after a successful challenge."""
    kinds = [move for move in own if CARD <= move < CARD + NORMALS]
    return [Pick(own, ("reward", {"count": len(kinds)}) if kinds else ("reward-none", {}))]


# Phase 3


def special(sight: Sight, own: list[int]) -> Found:
    """A special that improves the call for this hand, or none."""
    now = outlook(sight, sight.call, 0)
    found: Found = []
    for move in sight.options:
        if move >= PLAY and move < PIECE:
            kind = ACTIONS + move - PLAY
            gain = promise(sight, kind) - now
            if sight.setup.phase3_instant_win and sight.held == 1:
                found.append(Pick([move], ("special-win", {"card": NAMES[kind]})))
            elif gain > sight.style.patience:
                found.append(Pick([move], ("special", {"card": NAMES[kind]})))
    fitting = sight.fitting(sight.call) + sight.hand[MOUSE]
    if PASS in sight.options:
        found.append(Pick([PASS], ("pass", {"count": fitting}) if not found else None))
    return found


def pieces(sight: Sight, own: list[int]) -> Found:
    """Which piece goes back, or is given up."""
    is_back = type(sight.frame).__name__ == "PutBack"
    out = sight.call | 1 << sight.beside if is_back else sight.call
    best, worth = Pick(own, None), -99.0
    for move in sight.options:
        piece = move - PIECE
        call = out & ~(1 << piece)
        value = outlook(sight, call, 0) if is_back else exchanged(sight, piece, 0)
        if value > worth:
            many = sight.fitting(call) + sight.hand[MOUSE]
            key = "put-back" if is_back else "give-up"
            best, worth = Pick([move], (key, {"count": many})), value
    return [best]


# Phase 5


def pointing(sight: Sight, own: list[int]) -> Found:
    """Whom to challenge: an empty hand, or whoever likelier bluffs than not."""
    seats = [move - CHALLENGE for move in sight.options if move >= CHALLENGE]
    chances = {seat: round(100 * bad_chance(sight, seat)) for seat in seats}
    found: Found = []
    for seat in sorted(seats, key=lambda seat: (-chances[seat], seat)):
        said: dict[str, int | str] = {"seat": seat, "chance": chances[seat]}
        if sight.size(seat) == 0:
            found.append(Pick([CHALLENGE + seat], ("point-empty", said)))
        elif chances[seat] >= EVEN or own == [CHALLENGE + seat]:
            found.append(Pick([CHALLENGE + seat], ("point", said)))
    if own == [NOBODY] and seats:
        seat = max(seats, key=lambda seat: chances[seat])
        found.append(Pick(own, ("nobody", {"seat": seat, "chance": chances[seat]})))
    return found


def beginning(sight: Sight, own: list[int]) -> Found:
    """Who begins: there is no reason for anybody else."""
    return []


BY_FRAME: Final[dict[str, Callable[[Sight, list[int]], Found]]] = {
    "DrawCount": drawing,
    "DrawMore": drawing,
    "Place": piles,
    "Reward": rewards,
    "PutBack": pieces,
    "Parrot": pieces,
    "Lion": pieces,
    "Challenge": pointing,
    "FirstPlayer": beginning,
}
"""By the name of the frame that asks; all other frames ask for a special."""
