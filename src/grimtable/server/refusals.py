"""Refusals of the server that are not about the rules. A refusal never changes anything."""

from grimtable.kernel.errors import Refused


class Denied(Refused):
    """A refusal with its own code and a sentence that says what to do."""

    def __init__(self, code: str, message: str, *, wait: float = 0.0) -> None:
        super().__init__(message)
        self.code = code
        self.wait = wait
        """Seconds until the caller may try again."""


def unknown() -> Denied:
    """There is no such table, or it is not for the caller. The answer does not say which."""
    return Denied("unknown", "there is no such table, or this link does not open it")


def not_now(what: str, phase: str) -> Denied:
    """This is not possible in the present phase of the table."""
    return Denied("not_now", f"{what} is not possible while the table is {phase}")


def too_fast(wait: float) -> Denied:
    """The caller exceeds a rate limit."""
    return Denied("too_fast", f"too many messages: wait {wait:.0f} s", wait=wait)


def unfit() -> Denied:
    """The request contains a value that cannot be stored."""
    return Denied("unfit", "the text contains characters that are not allowed")


def storage_down() -> Denied:
    """Nothing can be saved at the moment, so nothing is accepted."""
    return Denied(
        "storage_down", "the server cannot save moves at the moment: try again soon", wait=2.0
    )
