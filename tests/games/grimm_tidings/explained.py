"""Why a thing of Grimm Tidings cannot be chosen."""

from grimtable.look.game import Target
from grimtable.testing.scene import P1


def held(kind: str) -> Target:
    return Target(zone="hand", kind=kind)


def lying(kind: str, button: str | None = None, seat: int = P1) -> Target:
    return Target(zone="front", kind=kind, seat=seat, button=button)
