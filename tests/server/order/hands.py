"""Whose hand made each entry of a log: at any time one, the person's or a bot's."""

from collections.abc import Sequence

from grimtable.server.table.log.seats import TableSetup
from grimtable.sessions.session import Entry


def check_hands(setup: TableSetup, log: Sequence[Entry]) -> None:
    """People's answers have an id; a bot's have none. Nobody answers for another."""
    is_bot = [bool(bot) for bot in setup.bots]
    is_person = [False] * setup.seats
    has_resigned = [False] * setup.seats
    has_begun = False
    for entry in log:
        seat = entry.moves[0] if entry.kind == "kick" else entry.seat
        if entry.kind == "start":
            has_begun = True
        elif entry.kind == "join":
            is_person[seat], is_bot[seat] = True, False
        elif entry.kind in ("leave", "kick"):
            is_person[seat], is_bot[seat] = False, has_begun
        elif entry.kind == "stand_in":
            assert is_person[seat] and not is_bot[seat], f"{entry}: nobody to stand in for"
            is_bot[seat] = True
        elif entry.kind == "back":
            assert is_person[seat] and is_bot[seat] and not has_resigned[seat], f"{entry}: why?"
            is_bot[seat] = False
        elif entry.kind == "resign":
            assert is_person[seat] and not has_resigned[seat]
            has_resigned[seat] = is_bot[seat] = True
        elif entry.kind in ("move", "answer"):
            assert is_bot[seat] == (not entry.id), f"{entry}: by the wrong hand"
        elif entry.kind in ("timeout", "take_back"):
            assert not is_bot[seat], f"{entry}: a bot plays here"
        assert all(a or b for a, b in zip(is_person, is_bot, strict=True)) or not has_begun
