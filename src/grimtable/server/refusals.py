"""What the server refuses besides moves. A refusal changes nothing and creates nothing."""

from grimtable.kernel.errors import Refused


class Denied(Refused):
    """Refused, with a code of its own and a sentence that says what to do."""

    def __init__(self, code: str, message: str, *, wait: float = 0.0) -> None:
        super().__init__(message)
        self.code = code
        self.wait = wait
        """Seconds after which it may be tried again."""


def unknown() -> Denied:
    """No such table, or not for you: nobody is told which."""
    return Denied("unknown", "there is no such table, or this link does not open it")


def not_now(what: str, phase: str) -> Denied:
    """Something that belongs to another part of a table's life."""
    return Denied("not_now", f"{what} is not possible while the table is {phase}")


def too_fast(wait: float) -> Denied:
    """A flood."""
    return Denied("too_fast", f"too many messages: wait {wait:.0f} s", wait=wait)


def unfit() -> Denied:
    """Something that no storage could keep."""
    return Denied("unfit", "a text holds characters that no text may have")


def storage_down() -> Denied:
    """Nothing can be kept at the moment, so nothing is accepted."""
    return Denied(
        "storage_down", "the server cannot save moves at the moment: try again soon", wait=2.0
    )
