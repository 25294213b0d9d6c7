"""A player who knows what people know about strong play."""

from grimtable.bots import memory as grimwood
from grimtable.bots.book_of_madness.main import MadnessBot
from grimtable.bots.book_of_madness.why import why
from grimtable.bots.grim_farmer import memory as farmer
from grimtable.bots.grim_farmer.main import FarmerBot
from grimtable.bots.grimm_tidings.main import TidingsBot
from grimtable.bots.grimwood.main import GrimwoodHeuristic
from grimtable.bots.numbers import Recall, bare_view
from grimtable.look.game import Sentence
from grimtable.look.look import Look

UNTOLD = ("-why-pay", "-why-choice")
PLAYED = ("grimwood", "grim_farmer", "grimm_tidings", "book_of_madness")


class HeuristicBot:
    """Rules of thumb and a memory; one seat of one game at a time.

    In Grim Farmer it bluffs by dice of its own, and its name may change its habits.
    """

    def __init__(self, seed: int = 0, name: str = "heuristic") -> None:
        self._grimwood = GrimwoodHeuristic()
        self._walks = Recall(grimwood.Memory, grimwood.bare_event)
        self._farmer = FarmerBot(name, seed)
        self._judged = Recall(farmer.Memory, farmer.bare_event)
        self._tidings = TidingsBot("heuristic")
        self._madness = MadnessBot()

    def choose(self, look: Look, budget: float) -> list[int]:
        """The best answer by rule of thumb."""
        view = bare_view(look, "heuristic", PLAYED)
        seats = view.public.seat_count
        if look.view.game == "grimwood":
            return [self._grimwood.move(view, self._walks.of(look, seats))]
        if look.view.game == "grimm_tidings":
            return [self._tidings.move(view)]
        if look.view.game == "book_of_madness":
            return [self._madness.move(view)]
        return self._farmer.moves(view, self._judged.of(look, seats))

    def why(self, look: Look, move: int) -> Sentence | None:
        """Why it would answer so, in one line; None in games where a bot keeps that to itself."""
        return sentence_of(look, move)


def sentence_of(look: Look, move: int) -> Sentence | None:
    """What the bot would say about this answer."""
    if look.view.game != "book_of_madness":
        return None
    key, args = why(bare_view(look, "heuristic", PLAYED), move)
    return Sentence(f"book_of_madness-why-{key}", args)


def reason_of(look: Look, move: int) -> Sentence | None:
    """What a table is told of it: actions need a word, payments and other choices do not."""
    sentence = sentence_of(look, move)
    return None if sentence is None or sentence.key.endswith(UNTOLD) else sentence
