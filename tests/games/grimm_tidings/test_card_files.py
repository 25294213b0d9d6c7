"""Card files: the printed set, sets of one's own, and broken ones."""

import subprocess
import sys
from importlib import resources
from pathlib import Path

import pytest

from games.grimm_tidings.own_cards import OWN
from games.grimm_tidings.tale import GAME
from grimtable.games.grimm_tidings.cards import prints
from grimtable.games.grimm_tidings.cards.card_file import STANDARD, read_text
from grimtable.games.grimm_tidings.cards.grammar import GRAMMAR
from grimtable.games.grimm_tidings.cards.prints import SETS
from grimtable.games.grimm_tidings.game import TidingsGame
from grimtable.games.grimm_tidings.ids import CLASS, ITEM, MONSTER, ONE_SHOT, SORTS
from grimtable.kernel.drive import play_out
from grimtable.kernel.loading import BadCards, Call, Fault
from grimtable.look.card_sets import read_file, register
from grimtable.sessions.saves import fingerprint
from grimtable.testing.scene import P1, P2, Scene, parse

COUNTS = {
    "class": 8, "title": 3, "monster": 30, "enhancer": 6, "curse": 11, "door_special": 4,
    "level_up": 7, "item": 27, "one_shot": 15, "treasure_special": 3,
}  # fmt: skip


def faults(text: str) -> list[str]:
    with pytest.raises(BadCards) as found:
        read_text(text, "own.toml")
    return found.value.faults


def kind(card: str) -> prints.Print:
    return STANDARD.prints[STANDARD.ids.index(card)]


def test_the_printed_set_has_its_114_cards() -> None:
    """GT-1.1, GT-R1"""
    counted = dict.fromkeys(SORTS, 0)
    for card in STANDARD.prints:
        counted[SORTS[card.sort]] += card.copies

    assert counted == COUNTS
    assert len(STANDARD.ids) == len(set(STANDARD.ids)) == 109
    assert sum(card.gold * card.copies for card in STANDARD.prints) == 17200


def test_the_printed_monsters_have_their_levels() -> None:
    """GT-17.1"""
    monsters = [card for card in STANDARD.prints if card.sort == MONSTER]
    assert round(sum(card.level for card in monsters) / len(monsters), 1) == 7.8
    assert [card.level for card in monsters if card.levels == 2] == [16, 18, 20]
    assert all(card.parts[1] for card in monsters)


def test_no_single_item_buys_a_level() -> None:
    """GT-11.1"""
    assert max(card.gold for card in STANDARD.prints) < 1000


@pytest.mark.parametrize("card", STANDARD.ids)
def test_every_printed_card_does_something(card: str) -> None:
    """GT-R1"""
    found = kind(card)
    assert found.numbers or any(found.parts) or found.abilities or found.tracks
    assert (found.sort in (ITEM, ONE_SHOT)) == (found.gold > 0)


def test_a_clause_is_read_into_its_parts() -> None:
    parsed = GRAMMAR.parse("ability(free, own_turn, 1/turn): pay(2, draw(treasure, 1, face_down))")
    assert parsed.trigger == Call("ability", (Call("free"), Call("own_turn"), "1/turn"))
    assert parsed.call.args[1] == Call("draw", (Call("treasure"), 1, Call("face_down")))
    parsed = GRAMMAR.parse("lose_item(armor, 1) else lose_level(1) if class(thief) or level<=3")

    assert parsed.otherwise == Call("lose_level", (1,))
    assert parsed.atoms == (Call("class", (Call("thief"),)), Call("level", (3,)))
    assert parsed.any_of


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("bonos(2)", "there is no effect 'bonos'; allowed: bonus,"),
        ("bonus(two)", "bonus takes (int, [per_extra_monster]); 'two' does not fit"),
        ("bonus()", "bonus takes (int, [per_extra_monster]), not 0 arguments"),
        ("bonus(2", "',' is missing before the end"),
        ("bonus(2) extra", "'extra' is left over"),
        ("bonus(2) if", "a name is missing before the end"),
        ("bonus(2) if tall", "there is no condition 'tall'; allowed: class,"),
        ("sometimes: bonus(2)", "there is no trigger 'sometimes'; allowed: static,"),
        ("bonus(2) if alone or is_main and alone", "joined by `or` or by `and`, not by both"),
        ("bonus(2) if level<=x", "a number is missing"),
        ("bonus(2) §", "'§' cannot be read"),
        ("lose_item(shoes, 1)", "lose_item takes (headgear|armor|footgear|"),
        ("test(4, bonus(x), nothing())", "bonus takes (int, [per_extra_monster]); 'x'"),
    ],
)
def test_a_broken_clause_says_what_is_allowed(text: str, fault: str) -> None:
    with pytest.raises(Fault) as found:
        GRAMMAR.parse(text)

    assert fault in str(found.value)


BROKEN = """
plain = 3
[Bad-Id]
kind = "item"
[ghost]
kind = "spectre"
[hat]
name = "Hat"
kind = "item"
slot = "nose"
gold = "much"
colour = "red"
[boots]
name = "Boots"
kind = "item"
slot = "hands"
gold = 100
effects = "bonus(1)"
[wolf]
kind = "monster"
level = 200
[spell]
name = "Spell"
kind = "curse"
timing = "Z"
big = 1
"""


def test_every_fault_is_one_line_with_file_card_field_and_what_is_allowed() -> None:
    """GT-R1"""
    found = faults(BROKEN)

    assert found[0] == "own.toml: plain: a card is a table of fields, such as [plain]"
    assert found[1] == "own.toml: Bad-Id: its id is made of small letters, digits and _"
    assert "own.toml: ghost: kind: 'spectre' is no kind; allowed: class, title," in found[2]
    told = "\n".join(found)
    for line in (
        "own.toml: hat: slot: 'nose' is no slot; allowed: none, headgear, armor, footgear, hands",
        "own.toml: hat: gold: 'much' is not allowed; a number from 0 to 5000 is",
        "own.toml: hat: colour: item cards have no such field; allowed: name, kind, copies,",
        "own.toml: boots: hands: an Item with slot hands says how many, 1 or 2",
        "own.toml: boots: effects: must be a list of texts",
        "own.toml: wolf: name: is missing",
        "own.toml: wolf: treasures: is missing",
        "own.toml: wolf: level: 200 is not allowed; a number from 1 to 99 is",
        "own.toml: spell: timing: 'Z' is no timing; allowed: A, T, TC, C, F, M, R(curse),",
        "own.toml: spell: big: must be true or false",
    ):
        assert line in told
    assert all("\n" not in fault for fault in found)


@pytest.mark.parametrize(
    ("fields", "fault"),
    [
        (
            'kind = "item"\ngold = 1\neffects = ["gain_level(1, you)"]',
            "gain_level is not for item cards",
        ),
        ('kind = "item"\ngold = 1\neffects = ["bonus(1) if class(x)"]', "there is no class 'x'"),
        (
            'kind = "item"\ngold = 1\neffects = ["equip_rule(ignore_limits, attached_item)"]',
            "is for a door_special",
        ),
        (
            'kind = "curse"\ntiming = "A"\neffects = ["persist(win_ties(), won_as_main)"]',
            "bonus(n)",
        ),
        ('kind = "curse"\ntiming = "M"\neffects = ["lose_level(1)"]', "M is for monsters alone"),
        (
            'kind = "title"\ntiming = "TC"\neffects = ["on_loot: nothing()"]',
            "on_loot is for a class",
        ),
        (
            'kind = "title"\ntiming = "TC"\neffects = ["on_kill: bonus(1)"]',
            "bonus is not for on_kill",
        ),
        (
            'kind = "title"\ntiming = "TC"\neffects = ["from_hand(combat, anyone): nothing()"]',
            "from_hand is for a monster",
        ),
        (
            'kind = "title"\ntiming = "TC"\neffects = ["ability(free, main, 1/day): nothing()"]',
            "'1/day' is no limit; allowed: n/turn, n/combat, n/victim",
        ),
        (
            'kind = "monster"\nlevel = 1\ntreasures = 1\nbad_stuff = ["bonus(1)"]',
            "bad_stuff: bonus is not for Bad Stuff; allowed: gain_level,",
        ),
    ],
)
def test_what_does_not_belong_on_a_card_is_refused(fields: str, fault: str) -> None:
    """GT-R1"""
    found = faults(f'[card]\nname = "Card"\n{fields}')

    assert len(found) == 1 and found[0].startswith("own.toml: card: ") and fault in found[0]


def test_a_set_needs_doors_treasures_and_a_monster() -> None:
    """GT-R1"""
    found = faults('[hat]\nname = "Hat"\nkind = "item"\ngold = 100')

    assert found == [
        "own.toml: 0 Doors and 1 Treasures; at least 20 of each are needed",
        "own.toml: there is no monster",
    ]


def test_a_file_that_is_no_toml_or_not_there_is_one_fault(tmp_path: Path) -> None:
    """GT-R1"""
    assert faults("[half")[0].startswith("own.toml: this is no TOML")
    with pytest.raises(BadCards, match="cannot be read"):
        read_file(tmp_path / "missing.toml", read_text)


def test_nothing_of_a_broken_file_is_loaded(tmp_path: Path) -> None:
    """GT-R1"""
    path = tmp_path / "half.toml"
    path.write_text('[wolf]\nname = "Wolf"\nkind = "monster"\nlevel = 1\ntreasures = 1\n[x]\na = 1')
    before = len(prints.SETS)
    with pytest.raises(BadCards):
        TidingsGame().with_cards(path)

    assert len(prints.SETS) == before


def test_a_set_of_ones_own_is_played_with_its_own_words(tmp_path: Path) -> None:
    """GT-R1"""
    path = tmp_path / "ogres.toml"
    path.write_text(OWN)
    game = TidingsGame().with_cards(path)
    for seed in range(3):
        t = game.deal(3, {"turn_cap": "10"}, seed=seed, brisk=True)
        play_out(t, seed)

        assert t.outcome() is not None and t.is_conserved()
    assert game.kinds == ("knight", "ogre", "sword", "potion")
    assert game.vocabulary.text(game.vocabulary.number("equip sword")) == "equip sword"
    assert GAME.kinds[0] == "hunter"


def test_sorts_of_the_set_are_the_ledgers() -> None:
    """GT-8.6"""
    classes = [STANDARD.ids[i] for i, card in enumerate(STANDARD.prints) if card.sort == CLASS]
    assert classes == ["hunter", "tailor", "thief", "woodcutter"]


def test_sets_that_differ_in_a_number_alone_are_two_sets() -> None:
    first = register(read_text(OWN, "mine.toml"), SETS)
    second = register(read_text(OWN.replace("level = 3", "level = 5"), "mine.toml"), SETS)

    assert first == register(read_text(OWN, "mine.toml"), SETS) != second


def test_a_table_has_one_fingerprint_whatever_sets_were_loaded_before(tmp_path: Path) -> None:
    """GT-R1"""
    path = tmp_path / "mine.toml"
    path.write_text(OWN)
    loading = (
        "import sys; from pathlib import Path;"
        "from grimtable.games.grimm_tidings.game import TidingsGame;"
        "from grimtable.sessions.saves import fingerprint;"
        "game = TidingsGame().with_cards(Path(sys.argv[1]));"
        "print(fingerprint(game.deal(3, seed=1)))"
    )
    TidingsGame().with_cards(path)
    path.write_text(OWN.replace("level = 3", "level = 5"))
    here = fingerprint(TidingsGame().with_cards(path).deal(3, seed=1))
    there = subprocess.run(
        [sys.executable, "-c", loading, str(path)], check=True, capture_output=True, text=True
    )

    assert there.stdout.strip() == here


def test_who_chooses_a_lost_hand_card_may_choose_one_just_received(tmp_path: Path) -> None:
    """GT-R21"""
    printed = resources.files("grimtable.games.grimm_tidings").joinpath("cards.toml")
    toads = 'effects = ["lose_hand(2, random)"]'
    path = tmp_path / "polite.toml"
    chosen = toads.replace("2, random", "1, victim_choice")
    path.write_text(printed.read_text(encoding="utf-8").replace(toads, chosen), encoding="utf-8")
    game = TidingsGame().with_cards(path)
    drawing = """
        P1 hand: scissors ravenous bewitched hunter unicorn robbers mouthful_of_toads | level: 3
        P2 hand: hunter
        P3 level: 2
        phase: charity
    """
    table = game.stage(parse(drawing), 3, {})
    table.events = []
    table.run()
    t = Scene(game, table)
    t.says(P1, "give", "card mouthful_of_toads", "card robbers")
    t.says(P2, "play mouthful_of_toads", "seat P2")
    while t.frame == "React":
        t.says(t.asked, "pass")

    assert t.frame == "LoseHand" and t.options() == ["card hunter", "card robbers"]
    places = [game.targets(t.table.view(P2), move)[0].zone for move in t.table.options]
    assert places == ["hand", "fresh"]
    t.says(P2, "card robbers")
    assert t.line("door discards") == "robbers mouthful_of_toads" and t.line("P2 hand") == "hunter"


def test_a_set_of_ones_own_is_not_called_like_the_printed_one() -> None:
    """GT-R1"""
    with pytest.raises(BadCards, match="give the file another name"):
        read_text(OWN, "standard.toml")
