"""What the seats of a team plan together and tell each other. A plan binds nobody."""

from typing import Literal

import msgspec

from grimtable.look.game import Target

PlanMark = Literal["", "take", "point"]


class Plan(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one seat means to do about one thing on the table."""

    seat: int
    target: Target
    mark: PlanMark = ""
    """It takes care of it, or only points at it."""
    promised: tuple[Target, ...] = ()
    """Cards of its own that it keeps for it."""
