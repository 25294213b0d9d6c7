"""From the fields of a card file to what the rules use."""

from typing import Any

from grimtable.games.book_of_madness.cards import prints
from grimtable.games.book_of_madness.cards.effects import EFFECT_OF
from grimtable.games.book_of_madness.cards.grammar import GRAMMAR
from grimtable.games.book_of_madness.ids import ABILITIES, ELEMENTS, SORTS
from grimtable.kernel.loading import Call, Fault, Parsed

TYPES = (*ELEMENTS, "multi")
PARTS = {"effects": prints.TEXT, "reward": prints.REWARD, "penalty": prints.PENALTY}


def compile_card(fields: dict[str, Any]) -> tuple[prints.Print, list[str]]:
    """The card, and the faults of its texts."""
    sort = fields["kind"]
    card = prints.Print(SORTS.index(sort), 5 if sort == "basic" else fields.get("copies", 1))
    card.element = TYPES.index(fields.get("element", "fire"))
    card.level = fields.get("level", 0)
    card.cost = fields.get("cost", 0)
    card.curses = [TYPES.index(word) for word in fields.get("curses", [])]
    faults: list[str] = []
    for field, part in PARTS.items():
        for text in fields.get(field, []):
            for clause in text.split(";"):
                try:
                    parsed = GRAMMAR.parse(clause)
                    _allow(parsed, sort, field)
                except Fault as fault:
                    faults.append(f"{field}: {fault}")
                    continue
                late = field == "effects" and sort in ("cover", "page")
                where = prints.LATE if late and EFFECT_OF[parsed.call.name].is_late else part
                card.parts[where].append(compile_call(parsed.call))
    if len({c.target for c in card.parts[prints.TEXT]} & {prints.ONE, prints.ONE_OTHER}) > 1:
        faults.append("effects: the clauses may name `one` or `one_other`, but not both")
    return card, faults


def compile_character(fields: dict[str, Any]) -> prints.Character:
    """A sheet."""
    return prints.Character(
        ELEMENTS.index(fields["element"]),
        ELEMENTS.index(fields["second"]),
        fields.get("slots", 3),
        fields.get("spells", 5),
        ABILITIES.index(fields.get("ability", "")),
    )


def _allow(parsed: Parsed, sort: str, field: str) -> None:
    """What this kind of card may say."""
    if parsed.otherwise is not None or parsed.atoms:
        raise Fault("card texts of this game have neither `else` nor `if`")
    name, args = parsed.call
    words = [arg.name for arg in args if isinstance(arg, Call)]
    if name == "gain" and args[1] not in (2, 3):
        raise Fault(f"gain is for cards of value 2 or 3, not {args[1]}")
    if any(arg < 1 for arg in args if isinstance(arg, int)):
        raise Fault(f"{name} needs numbers of at least 1")
    if name == "banish" and "deck" in words and "all" in words:
        raise Fault("banish needs a number of cards off a deck, not all")
    is_arrival = sort in ("cover", "page") and field == "effects"
    if name == "hex" and not is_arrival:
        raise Fault("only the arrival of a monster may say hex")
    if name == "mark" and words[0] == "others" and sort != "curse":
        raise Fault("only curses may say mark(others, ...)")
    if name == "mark" and field != "effects":
        raise Fault("mark has no place here: the curses are about to leave")
    if sort in ("basic", "spell"):
        return
    if EFFECT_OF[name].needs_caster:
        raise Fault(f"{name} needs a caster: only spells may say it")
    if words and name != "mark" and words[0] not in ("each", "active"):
        raise Fault(f"{words[0]} needs a caster; allowed: each, active")
    if any(word in ("X1", "X2", "X3") for word in words):
        raise Fault("only spells may say X: nothing else is amplified")


def compile_call(call: Call) -> prints.Clause:
    """A clause with its target, amount and words."""
    words = [arg.name for arg in call.args if isinstance(arg, Call)]
    target = (
        prints.TARGETS.index(words[0]) if words and words[0] in prints.TARGETS else prints.NOBODY
    )
    return _clause(call, target)


def _clause(call: Call, target: int) -> prints.Clause:
    name, args = call
    words = [arg.name for arg in args if isinstance(arg, Call)]
    numbers = [arg for arg in args if isinstance(arg, int)]
    amplified = [int(word[1:]) for word in words if word in ("X1", "X2", "X3")]
    count = amplified[0] if amplified else numbers[-1] if numbers else 1
    if "all" in words and name != "mark":
        count = prints.ALL_OF
    clause = prints.Clause(EFFECT_OF[name].number, target, count, bool(amplified))
    clause.is_element = "element" in words
    if name == "madness":
        clause.place = prints.IN_DISCARD
    is_aimed = bool(target) and words[:1] == [prints.TARGETS[target]]
    for word in words[1:] if is_aimed else words:
        clause.place = prints.PLACE_WORDS.get(word, clause.place)
    if name == "gain":
        clause.value = numbers[0]
    elif name == "mark":
        clause.value = (*ELEMENTS, "own").index(words[1])
        clause.spares_source = words[0] == "others"
    elif name == "either":
        clause.first = _clause(args[1], target)
        clause.second = _clause(args[2], target)
    return clause
