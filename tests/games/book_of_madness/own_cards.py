"""An invented card set for The Book of Madness."""

from pathlib import Path

from grimtable.games.book_of_madness.cards import card_file

TEXT = (Path(card_file.__file__).parents[1] / "cards.toml").read_text()
