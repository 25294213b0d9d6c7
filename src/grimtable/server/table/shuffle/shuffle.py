"""The fair shuffle: nobody can steer it as long as one person at the table is honest.

The server commits to a secret, then every person to a nonce. Only when all are bound are the
nonces told, and the dice's key is made of everything together. Nobody has the last word.

A pure state machine for one start: it reads no clock and sends nothing. Whoever drives it keeps
`save()` on disk before telling anybody what has changed, so that a restart never rolls again.
"""

import re
import secrets
from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from hmac import compare_digest
from typing import Any, Literal, NamedTuple

from grimtable.kernel.dice import sealed_key
from grimtable.kernel.errors import Refused
from grimtable.server.people.keys import digest
from grimtable.sessions.shuffle import NONCE, SECRET, promise

CONTRIBUTION_TIMEOUT = 10.0
"""Seconds to commit, and again to tell the nonce."""
MAX_WITHHELD = 2
"""A person who withholds a nonce this number of times loses the seat."""
MAX_UNCOMMITTED_ROUNDS = 3
"""Rounds in which commitments were missing, after which nobody is asked again."""
MAX_NONCE = 64
"""Bytes of a nonce."""

_COMMITMENT = re.compile("[0-9a-f]{64}")
_NONCE = re.compile(f"(?:[0-9a-f]{{2}}){{{NONCE},{MAX_NONCE}}}")

Wanted = Literal["", "commit", "reveal"]


class NotInShuffle(Refused):
    """This seat adds nothing: a bot, a guest at somebody's screen, or nobody sits there."""

    code = "not_in_shuffle"


class BadCommitment(Refused):
    """It is no SHA-256 in hexadecimal, or of a nonce that is known already or another seat's."""

    code = "bad_commitment"


class AlreadyCommitted(Refused):
    """This seat has committed itself to another nonce."""

    code = "bound"


class RevealTooEarly(Refused):
    """Not all are bound yet: who told a nonce now would give the others the last word."""

    code = "reveal_too_early"


class WrongNonce(Refused):
    """It is not the nonce this seat committed itself to, or no nonce at all."""

    code = "wrong_nonce"


class Void(NamedTuple):
    """A start that came to nothing; another one has begun, with a new secret."""

    missing: tuple[int, ...]
    """Who did not do what was asked for; everybody at the table is told."""
    lost: tuple[int, ...]
    """Who loses the seat by it. They add nothing to the next start; with nobody left it is ready
    at once, and whoever drives it decides whether bots alone shall play.
    """


def new_secret() -> bytes:
    """The server's part, from the operating system."""
    return secrets.token_bytes(SECRET)


class Shuffle:
    """One start of one table: commitments, then nonces, then the key."""

    def __init__(
        self,
        table: str,
        seats: int,
        people: Sequence[int],
        now: float,
        *,
        timeout: float = CONTRIBUTION_TIMEOUT,
        fresh: Callable[[], bytes] = new_secret,
    ) -> None:
        self.table = table
        self.seats = seats
        self.people = sorted(people)
        """The seats that add a nonce: one for each person's own screen, no bots."""
        self._timeout = timeout
        self._fresh = fresh
        self._withheld = [0] * seats
        self._uncommitted_rounds = 0
        """Rounds so far in which commitments were missing."""
        self._known: set[str] = set()
        """Commitments of void starts whose nonces were told."""
        self._begin(now)

    def _begin(self, now: float) -> None:
        self._secret = self._fresh()
        assert len(self._secret) == SECRET
        self.commits = [""] * self.seats
        self._nonces = [""] * self.seats
        self._ask(now)

    def _ask(self, now: float) -> None:
        self.deadline = now + self._timeout
        """When `expire` will call the start void."""

    # Asking

    @property
    def commit(self) -> str:
        """SHA-256 of the secret, told to all before they commit themselves."""
        return sha256(self._secret).hexdigest()

    @property
    def is_committed(self) -> bool:
        """Have all committed themselves?"""
        return all(self.commits[seat] for seat in self.people)

    @property
    def is_ready(self) -> bool:
        """Have all told their nonces? Then the cards can be dealt."""
        return self.is_committed and all(self._nonces[seat] for seat in self.people)

    @property
    def is_last_round(self) -> bool:
        """Is it in vain to ask once more if a commitment is missing now?"""
        return not self.is_committed and self._uncommitted_rounds + 1 >= MAX_UNCOMMITTED_ROUNDS

    def wanted(self, seat: int) -> Wanted:
        """What this seat is asked for now."""
        if seat not in self.people:
            return ""
        if not self.is_committed:
            return "" if self.commits[seat] else "commit"
        return "" if self._nonces[seat] else "reveal"

    @property
    def missing(self) -> tuple[int, ...]:
        """The seats everybody waits for."""
        return tuple(seat for seat in self.people if self.wanted(seat))

    @property
    def promise(self) -> str:
        """What people compare with `grimtable verify` later; "" until all are bound."""
        return promise(self._name, self.commit, self.commits) if self.is_committed else ""

    @property
    def nonces(self) -> list[str]:
        """By seat, for all to see and to check; none before the last one is in."""
        return list(self._nonces) if self.is_ready else [""] * self.seats

    # Answering

    def check_not_copied(self, seat: int, commitment: str) -> None:
        """Refuse what was copied from another seat: it would add nothing."""
        if commitment and commitment in self.commits and self.commits[seat] != commitment:
            raise BadCommitment("another seat is bound to this nonce; make your own")

    def commit_nonce(self, seat: int, commitment: str, now: float) -> None:
        """A seat commits itself to the nonce with this SHA-256; a repeat changes nothing."""
        self._check_seat(seat)
        if not _COMMITMENT.fullmatch(commitment):
            raise BadCommitment("a commitment is a SHA-256, 64 digits of 0-9 and a-f")
        if commitment in self._known:
            raise BadCommitment("this nonce was told in a void start; make a new one")
        if self.commits[seat] not in ("", commitment):
            raise AlreadyCommitted(
                f"seat {seat} is bound to {self.commits[seat]} and cannot change it"
            )
        if not self.commits[seat]:
            self.commits[seat] = commitment
            if self.is_committed:
                self._ask(now)

    def reveal(self, seat: int, nonce: str) -> None:
        """A seat reveals its nonce, in hexadecimal; a repeat changes nothing."""
        self._check_seat(seat)
        if not self.is_committed:
            raise RevealTooEarly("keep the nonce until everybody is bound to one")
        if not _NONCE.fullmatch(nonce):
            raise WrongNonce(f"a nonce has {NONCE} to {MAX_NONCE} bytes, written as 0-9 and a-f")
        if not compare_digest(sha256(bytes.fromhex(nonce)).hexdigest(), self.commits[seat]):
            raise WrongNonce(f"seat {seat} is bound to the nonce of {self.commits[seat]}")
        self._nonces[seat] = nonce

    def _check_seat(self, seat: int) -> None:
        if seat not in self.people:
            raise NotInShuffle(f"seat {seat} adds nothing to this shuffle")

    # A start that comes to nothing

    def expire(self, now: float) -> Void | None:
        """Void and started over, if somebody has kept the table waiting too long.

        A withheld nonce counts, for it may have been a choice between two decks. A missing
        commitment counts nothing: nobody could know anything yet.
        """
        if self.is_ready or now < self.deadline:
            return None
        missing = self.missing
        if self.is_committed:
            for seat in missing:
                self._withheld[seat] += 1
        else:
            self._uncommitted_rounds += 1
        lost = tuple(seat for seat in missing if self._withheld[seat] >= MAX_WITHHELD)
        return self._void(missing, lost, now)

    def leave(self, seat: int, now: float) -> Void | None:
        """A person gets up before the cards are dealt: void too, and told to all."""
        if seat not in self.people or self.is_ready:
            return None
        return self._void((seat,), (seat,), now)

    def _void(self, missing: tuple[int, ...], lost: tuple[int, ...], now: float) -> Void:
        told = zip(self.commits, self._nonces, strict=True)
        self._known.update(commitment for commitment, nonce in told if nonce)
        self.people = [seat for seat in self.people if seat not in lost]
        self._begin(now)
        return Void(missing, lost)

    # The outcome, and keeping

    def key(self) -> bytes:
        """The key of the sealed dice."""
        self._check_ready()
        nonces = [bytes.fromhex(nonce) for nonce in self._nonces]
        return sealed_key(self._secret, nonces, bytes.fromhex(self._name))

    def dice(self) -> dict[str, Any]:
        """What goes into the log, and into the record when the game is over: it has the secret."""
        self._check_ready()
        return {
            "commit": self.commit,
            "commits": list(self.commits),
            "nonces": list(self._nonces),
            "secret": self._secret.hex(),
            "table": self._name,
        }

    def _check_ready(self) -> None:
        if not self.is_ready:
            raise RevealTooEarly(f"seats {list(self.missing)} have not told their nonces yet")

    @property
    def _name(self) -> str:
        """Stands for the table in a record: its id is its link, and records are passed round."""
        return digest(self.table)

    def save(self) -> dict[str, Any]:
        """All of it as plain data, for the server's own disk: it has the secret."""
        return {
            "table": self.table,
            "seats": self.seats,
            "people": list(self.people),
            "secret": self._secret.hex(),
            "commits": list(self.commits),
            "nonces": list(self._nonces),
            "withheld": list(self._withheld),
            "unbound": self._uncommitted_rounds,
            "known": sorted(self._known),
        }

    @classmethod
    def restore(
        cls,
        saved: Mapping[str, Any],
        now: float,
        *,
        timeout: float = CONTRIBUTION_TIMEOUT,
        fresh: Callable[[], bytes] = new_secret,
    ) -> "Shuffle":
        """Go on after a restart: the same secret, the full time again for whoever is asked."""
        shuffle = cls(
            saved["table"], saved["seats"], saved["people"], now, timeout=timeout, fresh=fresh
        )
        shuffle._secret = bytes.fromhex(saved["secret"])
        shuffle.commits = list(saved["commits"])
        shuffle._nonces = list(saved["nonces"])
        shuffle._withheld = list(saved["withheld"])
        shuffle._uncommitted_rounds = saved["unbound"]
        shuffle._known = set(saved["known"])
        return shuffle
