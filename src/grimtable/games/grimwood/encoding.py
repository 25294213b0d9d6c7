"""What the numbers of a code mean, for learning (docs/encoding/grimwood.md)."""

from functools import partial

from grimtable.games.grimwood.ids import COMBOS, ENCODING, SEATS, SUPERNATURALS
from grimtable.games.grimwood.options import CHOICES
from grimtable.games.grimwood.powers import MODULES
from grimtable.games.grimwood.vocabulary import NAMES
from grimtable.kernel.frames import Frame
from grimtable.look.encoding import AWAY, WIDE, Layout, Part, head, listed, numbered
from grimtable.look.game import frames_of

FIRST_FRAMES = (
    "MainAction",
    "Steal",
    "Place",
    "Immediate",
    "DiscardToLimit",
    "Amazon",
    "Boogeyman",
    "Bride",
    "Nymph",
    "Demon",
    "Dracula",
    "Troll",
    "DwarfKeep",
    "Elf",
    "Faeries",
    "FaeriesSecond",
    "Ghouls",
    "Giant",
    "Goblins",
    "GoblinsNext",
    "Highwayman",
    "HighwaymanTake",
    "Hydra",
    "ShadowQueenSteal",
    "Sacrifice",
    "EternalsNext",
    "GiveAside",
    "Werewolf",
)
FRAMES = (
    *FIRST_FRAMES,
    *(
        name
        for name, frame in frames_of(*MODULES).items()
        if name not in FIRST_FRAMES and issubclass(frame, Frame) and frame.rule is not Frame.rule
    ),
)
"""The questions, in the order of their code; those of later cards follow the first ones."""
QUESTIONS = numbered(FRAMES)
SEAT_ARGUMENTS = ("me", "thief", "victim", "to")
FROM_MINUS_ONE = ("kind", "other", "first", "how")
ARGUMENTS = numbered((*SEAT_ARGUMENTS, *FROM_MINUS_ONE, "forced", "more", "given", "asked"))
"""What questions have, in the order of their code from `question_seats` on."""


kinds = partial(listed, NAMES)
powers = partial(listed, NAMES[:SUPERNATURALS])
seats = partial(listed, AWAY[:SEATS])
combos = partial(listed, [f"combo {n + 1}" for n in range(COMBOS)])


BLOCK = (
    Part("present", 1, "1 if there is such a seat"),
    Part("hand_size", 1, "cards in hand"),
    kinds("hand_known", "per kind: copies in hand that the viewer knows of"),
    kinds("hand_open", "per kind: copies in hand that everybody knows of"),
    Part("score", 1, "points on the table"),
    Part("skips", 1, "turns still to be skipped"),
    Part("combos", 1, "combos in the row"),
    combos(
        "combo_group",
        "per combo: 1 supernaturals, 2 owls, 3 crows, 4 mixed settings, 5 swamps, 6 paths, "
        "7 clearings",
    ),
    combos("combo_size", "per combo: cards"),
    combos("combo_frozen", "per combo: 1 if the Dragon guards it"),
    combos("combo_score", "per combo: points"),
    powers("combo_of", "per supernatural: number of the combo it is in, counted from 1"),
    powers("place_of", "per supernatural: its place in that combo, counted from 1"),
)
"""The parts of a seat's block, in order."""

PARTS = (
    *head(SEATS),
    seats("active", "1 at the seat whose turn it is"),
    seats("starter", "1 at the seat that had the first turn of the game"),
    seats("asked", "1 at every seat that is asked now"),
    Part("deck_size", 1, "cards in the deck"),
    Part("discard_size", 1, "cards in the discard pile"),
    kinds("discard_count", "per kind: copies in the discard pile"),
    Part("discard_top", SEATS, "the six topmost discards, top first, as faces"),
    Part("aside", SEATS, "the cards set aside, in the order they were picked up, as faces"),
    kinds("removed", "per kind: copies out of the game (two seats)"),
    kinds("unseen", "per kind: copies whose location the viewer does not know"),
    listed(
        ("plays", "closes", "extras", "actions", "powers"),
        "budget",
        "plays, closes, extras, actions, powers left this turn",
    ),
    listed(
        ("closed", "drew", "awake"),
        "flags",
        "closing draw or steal made; a card has left the deck this turn; the Dragon was played for "
        "its power",
    ),
    powers("starts", "per supernatural: how often its power has started this turn"),
    powers("gained", "per supernatural: 1 if it joined the active player's combos this turn"),
    listed(
        ("turns", "limit"),
        "stall",
        "consecutive turns without a card leaving the deck; the number at which the player must "
        "draw",
    ),
    listed(
        ("has begun", "turns left"),
        "last_round",
        "1 once the deck has run out; turns still to come after this one",
    ),
    Part("turn", 1, "number of the turn, skipped ones included"),
    Part("over", 1, "1 when the game is over"),
    listed(FRAMES, "question", "1 at the open question"),
    listed(FRAMES, "pending", "per question: how often it waits below the open one"),
    Part(
        "pending_steals",
        1,
        "steals that the Goblins still have waiting below the open question",
    ),
    listed(
        ("whose question", "thief", "victim", "receiver"),
        "question_seats",
        "whose question, thief, victim, receiver: each as distance from the viewer + 1",
    ),
    listed(
        ("card", "second card", "first pick"),
        "question_kinds",
        "card to be placed or just taken; second card just taken; first pick of the Faeries: each "
        "as a face",
    ),
    listed(
        ("how", "forced", "steals left", "combo"),
        "question_numbers",
        "how the card or the steal came about + 1; 1 if nothing may be declined; steals left after "
        "this one; number of the combo given away",
    ),
    seats("question_mask", "1 at every seat this power has stolen from"),
    listed(WIDE, "answer", "number of the viewer's last unseen answer + 1, 0 for none"),
    listed(
        tuple(CHOICES),
        "options",
        "per table option, in the order of the options: the index of its value",
    ),
)
"""The parts of a code before the blocks of the seats, in order."""

LAYOUT = Layout(ENCODING, PARTS, BLOCK, SEATS)
LENGTH = LAYOUT.length
