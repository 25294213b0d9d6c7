"""What a game says, in words, and what its sentences name."""

from grimtable.kernel.terms import PUBLIC
from grimtable.look.game import Sentence, Target
from grimtable.look.texts import Texts, languages
from grimtable.testing.scene import Scene

LANGUAGES = languages()
PEOPLE = ["Ruth", "Theo", "Lin", "Otto", "Mira", "Ida"]


def said(game: str, language: str, sentence: Sentence, reader: int = PUBLIC) -> str:
    """A sentence in words, as `reader` reads it."""
    return checked(Texts(language, game, names=PEOPLE, reader=reader).format(sentence))


def checked(text: str) -> str:
    """The same text, if nothing of the message's own marks is left in it."""
    assert text
    assert not set("{}$\u2068\u2069") & set(text), text
    plain = text.replace("None of", "")  # as in "None of the others", not an argument left open
    assert "???" not in plain and "None" not in plain, text
    return text


def named_in(sentence: Sentence) -> list[str]:
    """The cards and pieces a sentence names."""
    found: list[str] = []
    for name, value in sentence.args.items():
        if name.startswith("card"):
            found += [value] if isinstance(value, str) else value
    return found


def why(t: Scene, seat: int, target: Target) -> str:
    """`rule key` of every reason, comma-separated; "" if the thing is an option."""
    prefix = f"{t.game.name}-reason-"
    found = t.game.reasons(t.table.view(seat), target)
    return ", ".join(f"{reason.rule} {reason.key.removeprefix(prefix)}" for reason in found)
