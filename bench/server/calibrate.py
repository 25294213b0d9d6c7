"""Prints how many rounds of the pretend engine's loop take this number of microseconds of CPU.

Usage: python calibrate.py MICROSECONDS
"""

import sys
import time

from pretend import engine

LOOPS = 2_000
ATTEMPTS = 500


def main() -> None:
    """The best of many attempts: whoever else works here makes it only slower."""
    best = float("inf")
    for _ in range(ATTEMPTS):
        before = time.process_time()
        engine(LOOPS, 1)
        best = min(best, (time.process_time() - before) / LOOPS)
    print(round(float(sys.argv[1]) / 1e6 / best))


if __name__ == "__main__":
    main()
