"""What can be wrong with a move. Each class has one meaning and a stable code."""


class Refused(ValueError):
    """A move that the table does not accept; nothing has changed.

    `rule` is the ledger id of the open question; "" if there is none.
    """

    code = "refused"

    def __init__(self, message: str, rule: str = "") -> None:
        super().__init__(f"{message} [{rule}]" if rule else message)
        self.rule = rule


class MalformedMove(Refused):
    """It cannot be read as a move of this game."""

    code = "malformed_move"


class IllegalMove(Refused):
    """It is a move of this game, but not among the options."""

    code = "illegal_move"


class NotYourDecision(Refused):
    """Another seat is asked, or nobody is."""

    code = "not_your_decision"


class AnswerSeen(Refused):
    """An answer cannot be taken back: the others have seen what it did."""

    code = "answer_seen"


class StaleMove(Refused):
    """The seat's question has changed since this answer was made."""

    code = "stale_move"


class SequenceTooFar(Refused):
    """Steps lie beyond the horizon: new information came in between."""

    code = "sequence_too_far"


class HalfAction(Refused):
    """An action in an open window must be complete in one message."""

    code = "half_action"


class GameOver(Refused):
    """Nothing can be played any more."""

    code = "game_over"


class BadSetup(ValueError):
    """Seats, options or names with which a game cannot start."""


class BadRecord(ValueError):
    """A record or save that cannot be read or does not replay."""


def one_line(error: BaseException) -> str:
    """The kind of an error and what it says, for a message."""
    said = " ".join(str(error).split())
    return f"{type(error).__name__}: {said}" if said else type(error).__name__
