"""Why a long run cannot begin or end, in the reader's language."""

from typing import Any

from grimtable.kernel.errors import BadSetup


class LabFault(BadSetup):
    """Something is wrong with a run or with its files; as an error it speaks English."""

    def __init__(self, key: str, **args: Any) -> None:
        self.key = key
        self.details = args
        super().__init__(self.said("en"))

    def said(self, language: str) -> str:
        """One line that says what to do."""
        from grimtable.lab.report.words import Words

        return Words(language, "").say(self.key, **self.details)
