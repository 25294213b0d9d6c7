"""Cards written as text: the effect grammar, and a loader that reports every error in one line.

    clause = [trigger ":"] call [" else " call] [" if " atom {" or " atom | " and " atom}]

A game says which calls, triggers and atoms exist. A signature has one word per argument: `int`,
`call`, `atom`, `name` (any word), `count` (2/turn), or the allowed words, separated by `|`;
optional arguments are in brackets.
"""

import re
from collections.abc import Mapping
from hashlib import blake2b
from typing import Any, NamedTuple, TypeAlias

from grimtable.kernel.errors import BadSetup

PRINTED = "standard"
"""The name of the set that comes with a game."""
Arg: TypeAlias = "int | str | Call"
TOKEN = re.compile(r"\s*([A-Za-z_][\w!]*|[+-]?\d+(?:/[a-z]+)?|<=|[(),:])")


def set_number(name: str, source: str) -> int:
    """The number under which tables know a set: the same on every machine for the same text."""
    if name == PRINTED:
        return 0
    return int.from_bytes(blake2b(f"{name}\n{source}".encode(), digest_size=6).digest(), "big") + 1


class Call(NamedTuple):
    """A name with its arguments: numbers, words, or further calls."""

    name: str
    args: tuple[Any, ...] = ()


class Parsed(NamedTuple):
    """One clause of an effect."""

    trigger: Call | None
    call: Call
    otherwise: Call | None
    """Only if the first call has nothing to act on."""
    atoms: tuple[Call, ...]
    any_of: bool
    """Is one of the atoms enough?"""


class Fault(ValueError):
    """What is wrong with a text, and what is allowed."""


class BadCards(BadSetup):
    """A card file that cannot be used: one line per fault, and none of it is loaded."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("\n".join(faults))
        self.faults = faults


class Grammar(NamedTuple):
    """The words of one game's card texts, each with its signature."""

    calls: Mapping[str, str]
    triggers: Mapping[str, str]
    atoms: Mapping[str, str]

    def parse(self, text: str) -> Parsed:
        """One clause; raises a Fault that says what is allowed."""
        reader = _Reader(text, _tokens(text))
        trigger = None
        if ":" in reader.words:
            trigger = reader.call()
            reader.expect(":")
            self.check(trigger, self.triggers, "trigger")
        call = reader.call()
        self.check(call, self.calls, "effect")
        otherwise = None
        if reader.take("else"):
            otherwise = reader.call()
            self.check(otherwise, self.calls, "effect")
        atoms, any_of = self._condition(reader)
        if reader.words:
            raise Fault(f"{' '.join(reader.words)!r} is left over in {text!r}")
        return Parsed(trigger, call, otherwise, atoms, any_of)

    def _condition(self, reader: "_Reader") -> tuple[tuple[Call, ...], bool]:
        if not reader.take("if"):
            return (), False
        atoms = [reader.call()]
        joints: set[str] = set()
        while reader.words and reader.words[0] in ("or", "and"):
            joints.add(reader.words.pop(0))
            atoms.append(reader.call())
        if len(joints) > 1:
            raise Fault(f"a condition is joined by `or` or by `and`, not by both: {reader.text!r}")
        for atom in atoms:
            self.check(atom, self.atoms, "condition")
        return tuple(atoms), joints == {"or"}

    def check(self, call: Call, known: Mapping[str, str], what: str) -> None:
        """Does it exist, with these arguments?"""
        if call.name not in known:
            raise Fault(f"there is no {what} {call.name!r}; allowed: {', '.join(known)}")
        wanted = known[call.name].split()
        least = sum(not word.startswith("[") for word in wanted)
        if not least <= len(call.args) <= len(wanted):
            raise Fault(f"{call.name} takes ({', '.join(wanted)}), not {len(call.args)} arguments")
        for arg, word in zip(call.args, wanted, strict=False):
            if not self._fits(arg, word.strip("[]").split("|")):
                shown = arg.name + "(...)" if isinstance(arg, Call) and arg.args else _plain(arg)
                raise Fault(f"{call.name} takes ({', '.join(wanted)}); {shown} does not fit")

    def _fits(self, arg: Arg, allowed: list[str]) -> bool:
        if isinstance(arg, int):
            return "int" in allowed
        if isinstance(arg, str):
            return "count" in allowed
        if "call" in allowed and arg.name in self.calls:
            self.check(arg, self.calls, "effect")
            return True
        if "atom" in allowed and arg.name in self.atoms:
            self.check(arg, self.atoms, "condition")
            return True
        return not arg.args and (arg.name in allowed or "name" in allowed)


def _plain(arg: Arg) -> str:
    return repr(arg.name if isinstance(arg, Call) else arg)


def _tokens(text: str) -> list[str]:
    words: list[str] = []
    at = 0
    while text[at:].strip():
        found = TOKEN.match(text, at)
        if found is None:
            raise Fault(f"{text[at:].strip()!r} cannot be read in {text!r}")
        words.append(found[1])
        at = found.end()
    return words


class _Reader:
    def __init__(self, text: str, words: list[str]) -> None:
        self.text = text
        self.words = words

    def take(self, word: str) -> bool:
        if self.words[:1] != [word]:
            return False
        self.words.pop(0)
        return True

    def expect(self, word: str) -> None:
        if not self.take(word):
            found = repr(self.words[0]) if self.words else "the end"
            raise Fault(f"{word!r} is missing before {found} in {self.text!r}")

    def call(self) -> Call:
        """`name`, `name(arguments)`, or `name<=n`."""
        if not self.words or not self.words[0][0].isalpha():
            found = repr(self.words[0]) if self.words else "the end"
            raise Fault(f"a name is missing before {found} in {self.text!r}")
        name = self.words.pop(0)
        if self.take("<="):
            return Call(name, (self.number(),))
        if not self.take("("):
            return Call(name)
        args: list[Arg] = []
        while not self.take(")"):
            if args:
                self.expect(",")
            args.append(self.argument())
        return Call(name, tuple(args))

    def argument(self) -> Arg:
        if self.words and self.words[0][0] in "+-0123456789":
            return self.words.pop(0) if "/" in self.words[0] else self.number()
        return self.call()

    def number(self) -> int:
        if not self.words or not re.fullmatch(r"[+-]?\d+", self.words[0]):
            raise Fault(f"a number is missing in {self.text!r}")
        return int(self.words.pop(0))
