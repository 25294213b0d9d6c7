"""The report's own texts, and numbers as a language writes them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources
from math import isnan
from pathlib import Path
from typing import TYPE_CHECKING, Any

from grimtable import registry
from grimtable.lab.intervals import Estimate
from grimtable.lab.report.tallies import Figure
from grimtable.look.texts import Texts

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from grimtable.lab.report.studies import Setting

NOTHING = "—"


@cache
def bundle(language: str, game: str) -> FluentBundle:
    """The texts of every report and those that lie beside this game's."""
    from fluent.runtime import FluentBundle, FluentResource

    found = FluentBundle([language], use_isolating=False)
    own = registry.get(game).report.partition(":")[0].rpartition(".")[0] if game else ""
    for package in filter(None, ("grimtable.lab.report", own)):
        source = resources.files(package).joinpath(f"{language}.ftl").read_text(encoding="utf-8")
        found.add_resource(FluentResource(source))
    return found


class Words:
    """One reader's language. A missing text or argument is an error.

    Without a game there are only the texts that all games have.
    """

    def __init__(self, language: str, game: str, cards: Mapping[str, str] | None = None) -> None:
        self.language = language
        self.game = game
        self.is_one_preset = False
        """Is there one preset only, so that what is compared says enough?"""
        self._texts = Texts(language, game, cards=cards)
        self._bundle = bundle(language, game)

    def say(self, key: str, /, **args: Any) -> str:
        """The text of a key."""
        if not self._bundle.has_message(key):
            raise KeyError(f"no text {key!r} in {self.language!r}")
        pattern = self._bundle.get_message(key).value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise ValueError(f"{key!r} in {self.language!r}: {errors[0]}")
        return str(text)

    def title(self) -> str:
        """What the game is called."""
        return self._texts.format(f"title-{self.game}")

    def card(self, kind: str) -> str:
        """What a card is called."""
        return self._texts.card(kind)

    def preset(self, name: str) -> str:
        """What a preset is called; a table that tries an option is called as it was typed."""
        if "=" in name:
            return name
        key = f"preset-{name}"
        if self._bundle.has_message(key):
            return self.say(key)
        return self._texts.format(f"{self.game}-preset-{name}")

    def rules(self, at: Setting) -> str:
        """What is played at a table: the preset, and its value of what is compared."""
        if not at.value:
            return self.preset(at.preset)
        if self.is_one_preset:
            return self.value(at.value)
        preset = self.preset(at.preset)
        return self.say("rules-and-value", preset=preset, value=self.value(at.value))

    def value(self, text: str) -> str:
        """What is compared, as it was typed; of a card file without its folder."""
        name, _, value = text.partition("=")
        return f"{name}={Path(value).name}"

    def what_score(self) -> str:
        """What a score is, and whether more or fewer points are better."""
        if self._bundle.has_message("what-score"):
            return self.say("what-score")
        is_low = registry.get(self.game).fewest_win
        return self.say("fewer-points" if is_low else "more-points")

    def number(self, value: float, pattern: str = "#,##0") -> str:
        """A number; what could not be measured is a dash."""
        from babel.numbers import format_decimal

        if isnan(value):
            return NOTHING
        return format_decimal(value, format=pattern, locale=self.language)

    def interval(self, figure: Figure | Estimate, pattern: str) -> str:
        """The ends of an interval in words."""
        if isnan(figure.low) or isnan(figure.high):
            return NOTHING
        low, high = self.number(figure.low, pattern), self.number(figure.high, pattern)
        return self.say("interval", low=low, high=high)
