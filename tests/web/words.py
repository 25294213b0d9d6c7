"""What the pages say, in the words of the locales: tests find things by their names."""

from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from grimtable.look.texts import FOLDER


@cache
def _bundle(language: str) -> FluentBundle:
    found = FluentBundle([language], use_isolating=False)
    for file in sorted(FOLDER.joinpath(language).iterdir(), key=lambda file: file.name):
        found.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return found


def say(language: str, key: str, **args: Any) -> str:
    """A message of the locales."""
    bundle = _bundle(language)
    text, errors = bundle.format_pattern(bundle.get_message(key).value, args)
    assert not errors, (key, errors)
    return str(text)
