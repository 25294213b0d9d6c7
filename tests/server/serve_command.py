"""The `grimtable` command as tests run it."""

import sys

GRIMTABLE = [sys.executable, "-m", "grimtable"]
