"""A player who plays for fun: takes what is there, and makes no plan for the end."""

from grimtable.bots.grim_farmer import memory as farmer
from grimtable.bots.grim_farmer.main import FarmerBot
from grimtable.bots.grimm_tidings.main import TidingsBot
from grimtable.bots.grimwood.greedy import GrimwoodGreedy
from grimtable.bots.numbers import Recall, bare_view
from grimtable.look.look import Look

PLAYED = ("grimwood", "grim_farmer", "grimm_tidings")


class CasualBot:
    """In Grim Farmer the casual player of the ledger, elsewhere as greedy as `greedy`."""

    def __init__(self, seed: int = 0, name: str = "casual") -> None:
        self._grimwood = GrimwoodGreedy()
        self._farmer = FarmerBot(name, seed)
        self._judged = Recall(farmer.Memory, farmer.bare_event)
        self._tidings = TidingsBot("greedy")

    def choose(self, look: Look, budget: float) -> list[int]:
        """What looks best at first sight."""
        view = bare_view(look, "casual", PLAYED)
        if look.view.game == "grimwood":
            return [self._grimwood.move(view)]
        if look.view.game == "grimm_tidings":
            return [self._tidings.move(view)]
        return self._farmer.moves(view, self._judged.of(look, view.public.seat_count))
