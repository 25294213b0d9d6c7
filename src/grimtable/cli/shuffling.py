"""A person's part of the common shuffle: a random number, committed first and revealed once."""

import secrets
from collections.abc import Mapping
from hashlib import sha256

from grimtable.look.game import Sentence
from grimtable.server import protocol
from grimtable.server.people.keys import digest
from grimtable.server.table_summary import TableSummary
from grimtable.sessions.shuffle import promise

NONCE_BYTES = 32
"""Of a number."""
COMMITMENT_DIGITS = 64
"""Of a commitment."""

Part = protocol.NonceCommitment | protocol.Reveal


class ShufflePart:
    """The part of one seat at one table. A number is revealed under one promise only: anybody who
    knows it could choose another deck.
    """

    def __init__(self, seat: int) -> None:
        self._seat = seat
        self._nonces: dict[str, bytes] = {}
        """The server's commitment -> our number."""
        self._told: dict[str, str] = {}
        """Promise -> the server's commitment in it; our number was or may be revealed under it."""
        self._added: set[str] = set()
        """What was sent since the connection was opened."""
        self.is_rewound = False
        """Has somebody secretly restarted the shuffle?"""
        self._said: list[Sentence] = []

    def greeted(self) -> None:
        """The connection was opened: what is asked for is sent again."""
        self._added.clear()

    def answer(self, message: protocol.ShuffleMessage, table: TableSummary) -> Part | None:
        """Send what is asked for, unless that would be unsafe."""
        part = self._part(message, table)
        if part is None or f"{message.wanted}:{message.commit}" in self._added:
            return None
        self._added.add(f"{message.wanted}:{message.commit}")  # it may be asked for again
        return part

    def look(self, table: TableSummary) -> None:
        """Has every promise ended in a deal, or in a void start that the table names?"""
        current = 0 if table.phase == "waiting" else 1
        self.is_rewound |= len(self._told) > len(table.void_starts) + current

    def news(self) -> list[Sentence]:
        """The last promise, and that a start was rewound; each is said once."""
        told = [Sentence("join-promise", {"promise": made}) for made in list(self._told)[-1:]]
        news = [Sentence("shuffle-rewound")] if self.is_rewound else told
        fresh = [sentence for sentence in news if sentence not in self._said]
        self._said += fresh
        return fresh

    def _part(self, message: protocol.ShuffleMessage, table: TableSummary) -> Part | None:
        is_told = message.commit in self._told.values()
        if not message.wanted and not is_told:
            return None
        nonce = self._nonces.setdefault(message.commit, secrets.token_bytes(NONCE_BYTES))
        mine = sha256(nonce).hexdigest()
        are_bound = self._are_bound(mine, message.commits, table)
        self.is_rewound |= is_told and not are_bound
        if message.wanted == "commit" and not is_told:
            return protocol.NonceCommitment(seat=self._seat, commit=mine)
        if message.wanted == "commit" or not are_bound:
            return None
        commits = [message.commits.get(str(seat.seat), "") for seat in table.seats]
        made = promise(digest(table.id), message.commit, commits)
        self.is_rewound |= is_told and made not in self._told
        self._told[made] = message.commit
        self.is_rewound |= len(self._told) > len(table.void_starts) + 1
        if self.is_rewound or not message.wanted:
            return None
        return protocol.Reveal(seat=self._seat, nonce=nonce.hex())

    def _are_bound(self, mine: str, commits: Mapping[str, str], table: TableSummary) -> bool:
        """Have all people committed themselves, and is our commitment still ours?"""
        people = [str(seat.seat) for seat in table.seats if seat.holder == "person"]
        are_all = all(is_commitment(commits.get(seat, "")) for seat in people)
        return are_all and str(self._seat) in people and commits[str(self._seat)] == mine


def is_commitment(text: str) -> bool:
    """Is it a SHA-256 in hexadecimal?"""
    return len(text) == COMMITMENT_DIGITS and set(text) <= set("0123456789abcdef")
