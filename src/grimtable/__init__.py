"""Grimtable: play, study and program four grim card games."""

from pathlib import Path

from grimtable.compiled import put_first
from grimtable.version import VERSION

__version__ = VERSION

put_first(Path(__file__).resolve().parent, __path__)
