"""Card files: the printed set, sets of one's own, and broken ones."""

import random
from pathlib import Path

import pytest

from games.book_of_madness.own_cards import TEXT
from grimtable.games.book_of_madness.cards import prints as p
from grimtable.games.book_of_madness.cards.card_file import STANDARD, read_text
from grimtable.games.book_of_madness.cards.effects import EFFECT_AT, EFFECT_OF, EFFECTS
from grimtable.games.book_of_madness.cards.prints import SETS
from grimtable.games.book_of_madness.game import MadnessGame
from grimtable.games.book_of_madness.ids import BASIC, COVER, CURSE, PAGE_CARD, SPELL
from grimtable.kernel.loading import BadCards
from grimtable.look.card_sets import read_file, register


def kind(card: str) -> p.Print:
    return STANDARD.prints[STANDARD.ids.index(card)]


def faults(text: str) -> list[str]:
    with pytest.raises(BadCards) as found:
        read_text(text, "own.toml")
    return found.value.faults


def changed(old: str, new: str) -> str:
    assert TEXT.count(old) >= 1, old
    return TEXT.replace(old, new, 1)


def of_sort(sort: int) -> list[p.Print]:
    return [card for card in STANDARD.prints if card.sort == sort]


def test_the_box_has_its_element_cards() -> None:
    """BM-1.1"""
    counts = [STANDARD.kinds.count(number) for number in range(12)]
    assert counts == [18, 10, 6] * 4 and sum(counts) == 136


def test_the_box_has_35_madness_cards() -> None:
    """BM-1.2"""
    assert STANDARD.kinds.count(12) == 35


def test_there_are_48_curses_of_five_types() -> None:
    """BM-1.3, BM-R40"""
    counts = [0] * 5
    for card in of_sort(CURSE):
        counts[card.element] += card.copies
    assert counts == [9, 9, 9, 9, 12]


def test_there_are_20_basic_and_36_library_spells() -> None:
    """BM-1.4"""
    assert sum(card.copies for card in of_sort(BASIC)) == 20
    assert sorted((card.element, card.level) for card in of_sort(SPELL)) == sorted(
        [(element, level) for element in range(4) for level in (1, 2, 3)] * 3
    )


def test_there_are_17_grimoire_cards() -> None:
    """BM-1.6"""
    assert (len(of_sort(COVER)), len(of_sort(PAGE_CARD))) == (4, 12)
    assert STANDARD.kinds.count(13) == 1
    pages = of_sort(PAGE_CARD)
    assert all(card.parts[p.REWARD] and card.parts[p.PENALTY] for card in pages)
    assert not any(card.parts[p.REWARD] or card.parts[p.PENALTY] for card in of_sort(COVER))


def test_each_element_occurs_twelve_times_among_the_monsters_curses() -> None:
    """BM-7.14"""
    drawn = [curse for card in of_sort(COVER) + of_sort(PAGE_CARD) for curse in card.curses]
    assert [drawn.count(element) for element in range(4)] == [12] * 4


def test_there_are_8_characters_two_of_each_element() -> None:
    """BM-1.5"""
    elements = [sheet.element for sheet in STANDARD.characters]
    assert [elements.count(element) for element in range(4)] == [2] * 4
    assert [sheet.slots for sheet in STANDARD.characters] == [3, 3, 5, 3, 3, 3, 3, 3]
    assert [sheet.spells for sheet in STANDARD.characters] == [5, 5, 5, 5, 6, 5, 5, 5]


def test_a_start_deck_has_eleven_ones_and_a_two() -> None:
    """BM-2.7"""
    for sheet in STANDARD.characters:
        counts = [sheet.start(number, False) for number in range(12)]
        assert sum(counts) == 12 and counts[sheet.element * 3 + 1] == 1
        assert counts[sheet.element * 3] == 4 and counts[sheet.second * 3] == 3


def test_the_round_table_rises_with_round_and_difficulty() -> None:
    """BM-2.12, BM-R3"""
    table = STANDARD.round_table
    assert [sum(row) for row in table] == [3, 6, 9]
    assert all(row == sorted(row) for row in table)
    assert table[0][:3] == [0, 0, 0] and table[2][0] == 1


@pytest.mark.parametrize("card", STANDARD.ids[14:])
def test_every_printed_card_does_something(card: str) -> None:
    assert any(kind(card).parts)


def test_every_primitive_is_printed_somewhere() -> None:
    """BM-R44"""
    written = {c.act for card in STANDARD.prints for part in card.parts for c in part}
    assert written == {effect.number for effect in EFFECTS}
    assert len(EFFECTS) == len(EFFECT_OF) == len(EFFECT_AT) == 29


def test_only_the_marked_amounts_are_amplified() -> None:
    """BM-6.4, BM-6.5"""
    place, draw = kind("frost_rune").parts[p.TEXT]
    assert (place.is_amplified, draw.is_amplified) == (True, False)
    assert kind("smelting").parts[p.TEXT][1].count == 2


def test_arrivals_that_speak_of_curses_wait_for_them() -> None:
    """BM-R22"""
    assert not kind("warlock").parts[p.TEXT] and kind("warlock").parts[p.LATE]
    assert kind("lead_seraph").parts[p.LATE][0].value == p.OWN_ELEMENT


BROKEN = {
    "what = [": "this is no TOML",
    '[Bad-Id]\nname = "x"\nkind = "curse"': "its id is made of",
    '[fire_1]\nname = "x"\nkind = "curse"': "its id is made of",
    'loose = "word"': "a card is a table of fields",
    '[x]\nname = "x"\nkind = "charm"': "kind: 'charm' is no kind; allowed: basic, spell",
    '[x]\nname = "x"\nkind = "curse"\nelement = "fire"': "effects: is missing",
    '[x]\nname = "x"\nkind = "curse"\nelement = "ice"\neffects = ["hex(1)"]': "element: 'ice'",
    '[x]\nname = 1\nkind = "curse"\nelement = "fire"\neffects = ["hex(1)"]': "name: must be",
    '[x]\nname = "x"\nkind = "curse"\nelement = "fire"\neffects = []': "effects: is empty",
    '[x]\nname = "x"\nkind = "curse"\nelement = "fire"\neffects = "x"': "effects: must be a list",
    '[x]\nname = "x"\nkind = "curse"\nelement = "fire"\ncopies = 0\neffects = ["hex(1)"]': (
        "copies: 0 is not allowed; a number from 1 to 12 is"
    ),
    '[x]\nname = "x"\nkind = "curse"\nelement = "fire"\nlevel = 1\neffects = ["burn_stack(1)"]': (
        "level: curse cards have no such field"
    ),
    '[x]\nname = "x"\nkind = "cover"\ncurses = ["multi"]\neffects = ["hex(1)"]': (
        "curses: 'multi' is no element"
    ),
    '[x]\nname = "x"\nkind = "character"\nelement = "fire"\nsecond = "fire"': "second: must differ",
    '[x]\nname = "x"\nkind = "character"\nelement = "fire"\nsecond = "air"\nability = "fly"': (
        "ability: 'fly' is none; allowed: cure_after_dispel"
    ),
}


@pytest.mark.parametrize("text", BROKEN)
def test_a_broken_card_is_named_in_one_line(text: str) -> None:
    found = faults(text + "\n\n" + TEXT)
    assert len(found) == 1
    assert BROKEN[text] in found[0] and found[0].startswith("own.toml: ")


SAYINGS = {
    "fly(each, 1)": "there is no effect 'fly'; allowed: draw, discard",
    "discard(each)": "discard takes",
    "discard(you, 1)": "you needs a caster; allowed: each, active",
    "discard(each, X1)": "only spells may say X",
    "dispel(you, 1)": "dispel needs a caster",
    "hex(1)": "only the arrival of a monster may say hex",
    "discard(each, 0)": "discard needs numbers of at least 1",
    "gain(each, 1, 1, discard)": "gain is for cards of value 2 or 3",
    "banish(each, all, deck)": "banish needs a number of cards off a deck",
    "draw(each, 1) else draw(each, 2)": "neither `else` nor `if`",
    "draw(each, all)": "'all' does not fit",
    "either(each, draw(1), madness(1))": "does not fit",
    "draw(each, 1": "is missing before the end",
    "draw(each, 1) draw": "is left over",
    "mark(all, ice, 1)": "'ice' does not fit",
}


@pytest.mark.parametrize("text", SAYINGS)
def test_a_broken_text_is_told_with_what_is_allowed(text: str) -> None:
    """BM-R44"""
    found = faults(changed('effects = ["discard(each, 2)"]', f'effects = ["{text}"]'))
    assert len(found) == 1
    assert found[0].startswith("own.toml: cinder_breath: effects: ") and SAYINGS[text] in found[0]


def test_mark_others_is_for_curses() -> None:
    found = faults(changed("mark(all, own, 1)", "mark(others, fire, 1)"))
    assert found == ["own.toml: lead_seraph: effects: only curses may say mark(others, ...)"]


def test_a_penalty_puts_no_markers_on_curses_that_leave() -> None:
    found = faults(changed('penalty = ["forget(each, 1)"]', 'penalty = ["mark(all, own, 1)"]'))
    assert "mark has no place here" in found[0]


def test_one_effect_speaks_of_one_player() -> None:
    """BM-15.2"""
    found = faults(changed('"draw(one, X2)"', '"draw(one_other, X2)"'))
    assert "`one` or `one_other`" in found[0]


def test_every_fault_of_a_file_is_told_at_once() -> None:
    text = changed("burn_stack(6)", "burn(4)").replace("shuffle(one)", "shuffle(one, 2)", 1)
    assert len(faults(text)) == 2


def test_a_set_needs_its_parts() -> None:
    found = faults("[round_table]\nI = [0, 0, 0, 1, 1, 1]\nII = [0, 0, 0, 0, 0]\nIV = []")
    assert found == [
        "own.toml: round_table: IV: there is no such row",
        "own.toml: round_table: II: must be 6 numbers from 0 to 2",
        "own.toml: round_table: III: must be 6 numbers from 0 to 2",
    ]
    whole = "\n".join(TEXT.split("\n# Characters")[0].splitlines())
    found = faults(whole)
    assert "own.toml: 0 cards of kind page; at least 5 are needed" in found
    assert "own.toml: there is no air spell of level 3" in found
    assert "own.toml: there are fewer than 3 curses of type multi" in found


def test_a_set_without_a_round_table_is_refused() -> None:
    """BM-R3"""
    rows = [line for line in TEXT.splitlines() if not line.startswith(("I", "[round"))]
    assert faults("\n".join(rows))[0].startswith("own.toml: round_table: is missing")


def test_five_characters_must_find_their_cards() -> None:
    """BM-13.3"""
    found = faults(
        TEXT.replace('element = "air"\nsecond = "fire"', 'element = "fire"\nsecond = "air"')
    )
    assert found == ["own.toml: five characters may need more than 18 cards fire_1"]


def test_a_file_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadCards, match="cannot be read"):
        read_file(tmp_path / "none.toml", read_text)


def test_a_set_of_ones_own_can_be_played(tmp_path: Path) -> None:
    """BM-R44"""
    path = tmp_path / "mine.toml"
    path.write_text(
        changed('["draw(you, X1)"]', '["draw(you, X2)"]').replace("[growth]", "[thicket]")
    )
    game = MadnessGame().with_cards(path)
    assert isinstance(game, MadnessGame)
    t = game.deal(3, {"character_pick": "random"}, seed=4)
    chance = random.Random(1)
    while t.waiting:
        move = chance.choice(t.options)
        assert game.vocabulary.text(move) == t.word(move)
        t.play(t.seat, move)

    assert t.outcome() is not None and "thicket" in game.kinds
    assert game.options["card_set"] == ("mine",)
    assert (game.card_names["thicket"], game.card_names["moss"]) == ("Growth", "Moss")
    assert "fire_1" not in game.card_names
    assert game.deal_from(t.view(0), 1).view(0) == t.view(0)


def test_a_way_of_either_keeps_its_place() -> None:
    ways = "either(each, banish(1, hand_or_discard), madness(1, support))"
    own = read_text(
        changed('effects = ["either(each, discard(2), madness(1))"]', f'effects = ["{ways}"]'),
        "own.toml",
    )
    clause = next(
        clause
        for card in own.prints
        for part in card.parts
        for clause in part
        if clause.first is not None and clause.first.place == p.IN_HAND_OR_DISCARD
    )
    assert clause.second is not None and clause.second.place == p.IN_SUPPORT


def test_the_same_file_is_the_same_set_and_a_changed_number_another() -> None:
    first = register(read_text(TEXT, "mine.toml"), SETS)
    second = register(read_text(changed("cost = 1", "cost = 2"), "mine.toml"), SETS)

    assert first == register(read_text(TEXT, "mine.toml"), SETS) != second


def test_the_printed_set_cannot_be_replaced() -> None:
    with pytest.raises(BadCards, match="'standard' is the printed set; give the file another name"):
        read_text(TEXT, "standard.toml")
