"""What an audience was told, without the cards."""

from grimtable.testing.scene import Scene

Fact = tuple[int, int, int]


def facts(t: Scene, audience: int, *kinds: int) -> list[Fact]:
    """Kind and both numbers of every event, or of the events of these kinds."""
    return [
        (event.kind, event.a, event.b)
        for event in t.table.events_for(audience)
        if not kinds or event.kind in kinds
    ]
