"""How much the tests of secrecy do."""

import os

from sizes import SIZES

MISSING = {
    "secrecy_positions": (32, 2000),
    "secrecy_commands": (80, 400),
    "secrecy_twins": (60, 2000),
    "secrecy_piles": (2, 60),
    "secrecy_bluffs": (3, 200),
    "secrecy_questions": (200, 20_000),
    "secrecy_sequences": (8, 500),
    "secrecy_bots": (5, 2000),
    "secrecy_frames": (400, 20_000),
}
"""Keys that `sizes.toml` does not have yet: small, full."""


def size(key: str) -> int:
    """From the table of sizes."""
    is_full = os.environ.get("GRIMTABLE_SIZES") == "full"
    return SIZES[key] if key in SIZES else MISSING[key][is_full]
