"""The proof of a shuffle: what sealed dice were made of, and whether it is what was promised."""

import re
from collections.abc import Sequence
from hashlib import sha256

import msgspec

from grimtable.kernel.errors import BadRecord
from grimtable.sessions.records import Record

SECRET, NONCE = 32, 16
"""Bytes of the server's part in a shuffle, and the fewest of a person's: none can be guessed."""


class Shuffled(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What sealed dice were made of, in hexadecimal; by seat, "" for a seat that added nothing."""

    commit: str
    """SHA-256 of the secret, published before anybody committed."""
    commits: list[str]
    """SHA-256 of every nonce, published before any nonce was."""
    nonces: list[str]
    secret: str
    table: str
    """A digest of the table's id, which is its link."""


def promise(table: str, commit: str, commits: Sequence[str]) -> str:
    """What was promised before the first nonce was published, as one number to compare."""
    return sha256(":".join([table, commit, *commits]).encode()).hexdigest()


def check_shuffle(record: Record) -> Shuffled | None:
    """What the dice of a record were made of, each part checked; None if they were not sealed.
    Raises BadRecord. Parts that fit together prove a promise only if `promise` of them is the
    number that people saw before they published their nonces; a known deal was promised elsewhere.
    """
    _check_seats(record)
    if "seed" in record.dice and len(record.dice) == 1:
        return None
    try:
        dice = msgspec.convert(record.dice, Shuffled)
        if len(_plain_hex(dice.table)) != sha256().digest_size:
            raise BadRecord("its table is not named by a digest")
        if len(_plain_hex(dice.secret)) != SECRET:
            raise BadRecord(f"its secret does not have {SECRET} bytes")
        for seat, nonce in enumerate(dice.nonces):
            if 0 < len(_plain_hex(nonce)) < NONCE:
                raise BadRecord(f"the nonce of seat {seat} has fewer than {NONCE} bytes")
    except (msgspec.ValidationError, ValueError) as error:
        raise BadRecord(f"the shuffle of this record cannot be checked: {error}") from error
    if not len(dice.commits) == len(dice.nonces) == record.seats:
        raise BadRecord(f"the shuffle of this record is not one of {record.seats} seats")
    if _committed(dice.secret) != dice.commit:
        raise BadRecord("the secret of this shuffle is not the one that was promised")
    for seat, (nonce, commit) in enumerate(zip(dice.nonces, dice.commits, strict=True)):
        if _committed(nonce) != commit:
            raise BadRecord(f"the nonce of seat {seat} is not the one that was promised")
    told = [nonce for nonce in dice.nonces if nonce]
    if len(set(told)) < len(told):
        raise BadRecord("two seats of this shuffle have the same nonce")
    return dice


def _check_seats(record: Record) -> None:
    """Does what the record says about its shuffle name seats of the table and a valid table?"""
    known = record.known_deal
    lists = [start.seats for start in record.void_starts] + ([known.seats] if known else [])
    if not all(lists):
        raise BadRecord("the shuffle of this record has a list of seats without a seat")
    if any(not 0 <= seat < record.seats for seats in lists for seat in seats):
        raise BadRecord("the shuffle of this record names a seat that is none")
    if known is not None and not re.fullmatch("([0-9a-f]{64})?", known.table):
        raise BadRecord("the first table of this deal is not named by a digest")


def _plain_hex(text: str) -> bytes:
    """The bytes of this text; raises BadRecord unless it is lower-case hexadecimal."""
    data = bytes.fromhex(text)
    if data.hex() != text:
        raise BadRecord(f"{text!r} is not plain hexadecimal")
    return data


def _committed(text: str) -> str:
    return sha256(bytes.fromhex(text)).hexdigest() if text else ""
