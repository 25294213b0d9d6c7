"""Write one golden playthrough: `python -m grimtable.testing.record GAME SEATS PRESET SEED FOLDER`.

Further options follow as OPTION=VALUE.
A changed one is read line by line, never written again in bulk.
"""

import sys
from pathlib import Path

from grimtable.registry import get
from grimtable.sessions.records import write
from grimtable.testing.playthrough import opening, random_record


def main() -> None:
    """A record of the whole game, and its opening as text."""
    name, seats, preset, seed, folder, *further = sys.argv[1:]
    game = get(name)
    options = {**game.presets[preset], **dict(option.split("=") for option in further)}
    record = random_record(game, int(seats), options, int(seed))
    stem = Path(folder) / f"{name}-{seats}-{preset}"
    stem.with_suffix(".json").write_bytes(write(record))
    stem.with_suffix(".txt").write_text(opening(game, record, game.playthrough))


if __name__ == "__main__":
    main()
