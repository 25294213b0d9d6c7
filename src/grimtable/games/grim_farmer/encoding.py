"""What the numbers of a code mean, for learning (docs/encoding/grim_farmer.md)."""

from functools import partial

from grimtable.games.grim_farmer.ids import SEATS
from grimtable.games.grim_farmer.options import Options
from grimtable.games.grim_farmer.vocabulary import NAMES, PIECE_NAMES
from grimtable.look.encoding import AWAY, Layout, Part, head, listed, numbered

ENCODING = 2
"""Counts up when a number changes its place or meaning."""

FRAMES = (
    "FirstPlayer",
    "DrawCount",
    "DrawMore",
    "Race",
    "InTurn",
    "LiveRace",
    "PutBack",
    "Parrot",
    "Lion",
    "Place",
    "Challenge",
    "Reward",
)
"""The questions, in the order of their code."""
QUESTIONS = numbered(FRAMES)

PIECES = 14
ACTION_KINDS = 4
MOST_PLAYED = SEATS * ACTION_KINDS
"""The most action specials that can lie on the table, if each seat may play each kind."""


kinds = partial(listed, NAMES)
seats = partial(listed, AWAY[:SEATS])


BLOCK = (
    Part("present", 1, "1 if there is such a seat"),
    Part("hand_size", 1, "cards in hand"),
    listed(
        ("Chameleon", "Frog", "Parrot", "Lion"),
        "used",
        "Chameleon, Frog, Parrot, Lion: 1 if the seat has played it this Turn",
    ),
    Part("played", 1, "cards played in the race of this Turn"),
    Part("placed", 1, "cards placed this Turn"),
    Part("pile_size", 1, "cards in the pile"),
    Part("pile_shown", 1, "1 if the pile is face up"),
    kinds("pile_known", "per kind: copies in the pile that the viewer knows of"),
    Part(
        "challenges",
        1,
        "whom the seat has challenged, as distance from the viewer + 1; 0 for nobody, or if it is "
        "not revealed",
    ),
    Part("stopped", 1, "1 if it has stopped drawing this Turn (`phase1_draw=one_by_one`)"),
    Part("caught", 1, "1 if its challenged pile was bad"),
    Part("winner", 1, "1 if it has won the last game, or the match"),
    Part("wins", 1, "games it has won in this match"),
    Part("left", 1, "cards left in its hand, summed over the games of this match"),
)
"""The parts of a seat's block, in order."""

PARTS = (
    *head(SEATS),
    seats("first_player", "1 at the First Player of this Turn"),
    seats(
        "starter",
        "1 at the First Player of this game's first Turn; all zero before the host has chosen",
    ),
    seats("priority", "1 at the seat that comes first in the race (`phase3_mode=rotation`)"),
    seats("asked", "1 at every seat that is asked now, whether it has answered or not"),
    Part("game", 1, "number of the game in its match, from 1 on"),
    Part("turn", 1, "number of the Turn in this game, from 1 on"),
    Part(
        "over",
        1,
        "0 while the game is running; 1 a hand was empty, 2 the last Turn is over, 3 a last "
        "special won, 4 the match is won",
    ),
    listed(PIECE_NAMES, "call", "per piece: 1 if it is on the Last Call"),
    listed(PIECE_NAMES, "beside", "per piece: 1 if it was just drawn and is beside the Last Call"),
    kinds("hand", "per kind: copies in the viewer's hand; all zero for the public"),
    Part("deck_size", 1, "cards in the Deck"),
    Part("discard_size", 1, "cards in the Discard Pile"),
    kinds("discard_known", "per kind: copies in the Discard Pile that the viewer knows of"),
    kinds("discard_open", "per kind: copies in the Discard Pile that everybody knows of"),
    kinds("unseen", "per kind: copies whose location the viewer does not know"),
    Part(
        "played_order",
        MOST_PLAYED,
        "the action specials played this Turn, first played first, as faces",
    ),
    listed(FRAMES, "question", "1 at the open question"),
    Part(
        "question_seat",
        1,
        "the one seat that is asked to choose a piece, a First Player, or in turn, as distance "
        "from the viewer + 1; 0 if several are asked",
    ),
    listed(
        ("animal", "colour"),
        "question_side",
        "1 if an animal goes back (Frog); 1 if a colour does (Chameleon)",
    ),
    listed(
        ("whose turn", "passes"),
        "race_turn",
        "`phase3_mode=sequential`: whose turn it is in the race, or will be after the effect, as "
        "distance + 1; passes in a row",
    ),
    kinds("picked", "per kind: copies among the viewer's unseen answers"),
    Part(
        "answer",
        1,
        "number of the viewer's unseen answer + 1 if it is not a card (a number drawn, a special, "
        "a challenge, done); 0 for none",
    ),
    Part("passed", 1, "1 if the viewer has passed in the open live race (`phase3_mode=arrival`)"),
    listed(
        Options._fields,
        "options",
        "the 18 table options in their order, each as the index of its value or as its number "
        "(`last_losers` as a mask of seats); then the deck: animals, colours, copies of each "
        "normal card, copies of the six specials",
    ),
)
"""The parts of a code before the blocks of the seats, in order."""

LAYOUT = Layout(ENCODING, PARTS, BLOCK, SEATS)
LENGTH = LAYOUT.length
