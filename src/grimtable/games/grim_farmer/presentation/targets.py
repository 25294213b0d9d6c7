"""What Grim Farmer's moves point at: cards, seats, pieces, buttons."""

from grimtable.games.grim_farmer.ids import CARD, CHALLENGE, DRAW, MORE, PIECE, PLAY, SEAT
from grimtable.games.grim_farmer.vocabulary import VOCABULARY
from grimtable.kernel.table import BareView
from grimtable.look.game import Target


def targets(view: BareView, move: int) -> list[Target]:
    """What an option points at in this view; a piece is the button of its own name."""
    span, at = VOCABULARY.span(move)
    if move >= CARD:
        return [Target(zone="hand", kind=span.words[at])]
    if move >= SEAT:
        return [Target(seat=at)]
    if move >= CHALLENGE:
        return [Target(seat=at, button=span.verb), Target(zone="pile", seat=at)]
    if PLAY <= move < PIECE:
        return [Target(zone="hand", kind=span.words[at], button=span.verb)]
    button = Target(button=VOCABULARY.text(move))
    if move == MORE or DRAW < move < PLAY:
        return [button, Target(zone="deck")]
    return [button]
