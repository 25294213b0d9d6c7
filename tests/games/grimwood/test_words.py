"""Everything Grimwood says can be said in every language."""
# ruff: noqa: RUF001 - texts have the typographic marks of their language

import random
from collections.abc import Iterator

import pytest

from grimtable.games.grimwood.shown.refusals import PREFIX, RULES
from grimtable.games.grimwood.shown.telling import tell
from grimtable.games.grimwood.shown.words import CARD_OPTIONS, card_heading, card_text
from grimtable.kernel.table import Table
from grimtable.kernel.terms import PUBLIC
from grimtable.look.game import Sentence
from grimtable.look.texts import Texts, bundle
from grimtable.registry import get
from grimtable.testing.scene import P1, P2, P3, Scene, scene
from sizes import SIZES

GAME = get("grimwood")
LANGUAGES = ("de", "en", "zh")
PEOPLE = ["Ruth", "Theo", "Lin", "Otto", "Mira", "Ida"]
REFUSED_SHARE = 0.1
QUESTIONS = [
    "MainAction",
    "Steal",
    "Place",
    "Immediate",
    "DiscardToLimit",
    "Amazon",
    "Boogeyman",
    "Bride",
    "Nymph",
    "Demon",
    "Dracula",
    "Troll",
    "DwarfKeep",
    "Elf",
    "Faeries",
    "FaeriesSecond",
    "Ghouls",
    "Giant",
    "Goblins",
    "GoblinsNext",
    "Highwayman",
    "HighwaymanTake",
    "Hydra",
    "ShadowQueenSteal",
    "Sacrifice",
    "EternalsNext",
    "GiveAside",
    "Werewolf",
]


def said(language: str, sentence: Sentence, reader: int = PUBLIC) -> str:
    """A sentence in words; nothing of the message's own marks may be left."""
    text = Texts(language, "grimwood", names=PEOPLE, reader=reader).format(sentence)
    assert text
    assert not set("{}$\u2068\u2069") & set(text), text
    assert "???" not in text and "None" not in text, text
    return text


def random_options(chance: random.Random, seats: int) -> dict[str, str]:
    options = {name: chance.choice(values) for name, values in GAME.options.items()}
    return GAME.fit_options(seats, options)


def met_in(t: Table, chance: random.Random) -> Iterator[tuple[int, Sentence]]:
    """Readers and all that is said to them in a random game."""
    while t.waiting:
        seat = int(t.seat)
        view = t.view(seat)
        yield seat, GAME.question(view)
        for move in view[6]:
            yield seat, GAME.label(view, move)
        if chance.random() < REFUSED_SHARE:
            yield from refused_in(t, chance)
        t.push(seat, chance.choice(t.options))
    yield PUBLIC, GAME.question(t.view(PUBLIC))
    for reader in [*range(t.seats), PUBLIC]:
        events = t.events_for(reader)
        for sentence in [*map(GAME.sentence, events), *tell(events)]:
            yield reader, sentence


def refused_in(t: Table, chance: random.Random) -> Iterator[tuple[int, Sentence]]:
    """Why some seat cannot do what some move points at."""
    reader = chance.choice([*range(t.seats), PUBLIC])
    move = chance.randrange(len(GAME.vocabulary))
    view = t.view(reader)
    for target in GAME.targets(view, move):
        for reason in GAME.reasons(view, target):
            yield reader, Sentence(reason.key, reason.args)


def distinct_in_random_games() -> dict[str, tuple[int, Sentence]]:
    chance = random.Random(7)
    found: dict[str, tuple[int, Sentence]] = {}
    for seed in range(SIZES["stories"]):
        seats = chance.randrange(2, 7)
        t = GAME.deal(seats, random_options(chance, seats), seed=seed, listen=True)
        for reader, sentence in met_in(t, chance):
            found[f"{reader} {sentence}"] = reader, sentence
    return found


@pytest.mark.property
def test_whatever_a_game_says_reads_well_in_every_language() -> None:
    found = distinct_in_random_games()

    assert len(found) > 5000
    for language in LANGUAGES:
        texts = [
            Texts(language, "grimwood", names=PEOPLE, reader=reader) for reader in range(PUBLIC + 1)
        ]
        for reader, sentence in found.values():
            text = texts[reader].format(sentence)
            assert text and not set("{}$\u2068\u2069") & set(text), text
            assert "???" not in text and "None" not in text, text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_a_text_named_like_its_frame(language: str) -> None:
    keys = [f"grimwood-{frame_key(name)}" for name in QUESTIONS]

    assert [key for key in keys if not bundle(language, "grimwood").has_message(key)] == []
    assert set(QUESTIONS) <= set(GAME.frames)


def frame_key(name: str) -> str:
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name)[1:]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", GAME.kinds)
def test_every_card_explains_itself_under_every_option(kind: str, language: str) -> None:
    told = {said(language, card_text(kind, {}))}
    for option in CARD_OPTIONS.get(kind, ()):
        for value in GAME.options[option]:
            told.add(said(language, card_text(kind, {option: value})))
        assert len(told) > 1

    assert len(min(told)) > 10
    assert said(language, card_heading(kind, 3))


def test_two_players_have_two_runes_and_two_amulets() -> None:
    """GW-1.3"""
    assert said("en", card_heading("rune", 2)) == "Rune: action, 2 in the game"
    assert said("en", card_heading("amulet", 3)) == "Amulet: reaction, 4 in the game"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_option_value_preset_zone_and_field_has_a_text(language: str) -> None:
    keys = [f"option-{name}" for name in GAME.options]
    keys += [f"option-{name}-{value}" for name in GAME.options for value in GAME.options[name]]
    keys += [f"preset-{name}" for name in GAME.presets]
    keys += [f"zone-{name}" for name, _ in GAME.zones(2)] + ["zone-row"]
    keys += [f"field-{name}" for name in GAME.fields]

    assert all(said(language, Sentence(f"grimwood-{key}")) for key in keys)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_text(language: str) -> None:
    missing = [key for key in RULES if not bundle(language, "grimwood").has_message(PREFIX + key)]

    assert missing == []


def test_the_chinese_crow_is_a_bird() -> None:
    assert Texts("zh", "grimwood").format("grimwood-card-crow") == "乌鸦"


# What is told, by example


def told_in(t: Scene, language: str, reader: int) -> list[str]:
    return [said(language, s, reader) for s in tell(t.table.events_for(reader))]


def listening(drawing: str) -> Scene:
    t = scene(drawing)
    t.table.events = []
    return t


def test_a_stolen_card_is_named_to_thief_and_victim_only() -> None:
    """GW-I9"""
    t = listening("""
        P1 hand: owl
        P2 hand: boogeyman crow
        P3 hand: rune
    """)

    t.answers(P1, "steal P2")
    t.luck("boogeyman").answers(P2, "allow")

    assert told_in(t, "de", P1) == ["Du stiehlst Theo den Schwarzen Mann."]
    assert told_in(t, "de", P2) == ["Ruth stiehlt dir den Schwarzen Mann."]
    assert told_in(t, "de", P3) == ["Ruth stiehlt eine Karte von Theo."]


def test_a_block_is_told_with_the_end_of_the_turn() -> None:
    """GW-7.4"""
    t = listening("""
        P1 hand: owl
        P2 hand: amulet crow
        P3 hand: rune
    """)

    t.answers(P1, "steal P2").answers(P2, "block")

    assert told_in(t, "en", P3)[:2] == [
        "Ruth reaches into Theo’s hand and meets an Amulet: nothing stolen.",
        "That ends Ruth’s turn.",
    ]


def test_amazon_asks_gets_and_goes_without() -> None:
    """GW-C.amazon"""
    t = listening("""
        P1 hand: amazon
        P2 hand: centaur
        P3 hand: rune
    """)

    t.plays(P1, "amazon")
    t.answers(P1, "card centaur")

    assert told_in(t, "de", P2) == [
        "Ruth spielt die Amazone.",
        "Ruth verlangt von allen den Zentauren.",
        "Du gibst Ruth den Zentauren.",
        "Lin hat keinen Zentauren.",
    ]


def test_a_destroyed_combo_is_one_sentence() -> None:
    """GW-C.demon"""
    t = listening("""
        P1 hand: demon
        P2 hand: owl | row: nymph giant troll
    """)

    t.plays(P1, "demon")
    t.answers(P1, "combo P2 1")

    assert told_in(t, "en", P2) == [
        "Ruth plays the Demon.",
        "Your combo goes to the discard pile: Nymph, Giant, Troll (−5).",
    ]


def test_who_looks_sees_the_hand_and_the_others_see_who_looks() -> None:
    """GW-C.hydra"""
    t = listening("""
        P1 hand: hydra
        P2 hand: crow owl owl
    """)

    t.plays(P1, "hydra").on(P2)

    assert told_in(t, "zh", P1)[-1] == "你看到Theo的手牌：猫头鹰×2、乌鸦。"
    assert told_in(t, "zh", P2)[-1] == "Ruth看了你的手牌。"


def test_a_set_is_laid_in_one_sentence_with_its_points() -> None:
    """GW-6.3"""
    t = listening("""
        P1 hand: swamp path clearing
        P2 hand: owl
    """)

    t.answers(P1, "set swamp path clearing")

    assert told_in(t, "de", P1) == ["Du legst Sumpf, Pfad und Lichtung aus (+5)."]


def test_declining_is_called_stopping_in_the_middle_of_the_eternals() -> None:
    """GW-C.the_eternals"""
    t = scene("""
        P1 hand: the_eternals
        P2 hand: owl crow
    """)

    t.plays(P1, "the_eternals")
    view = t.table.view(P1)

    assert said("en", GAME.question(view), P1) == (
        "The Eternals: you are 7 cards short of seven. Draw or steal?"
    )
    assert said("en", GAME.label(view, GAME.vocabulary.number("decline")), P1) == "Stop here"


def test_a_place_tells_what_it_is_worth() -> None:
    """GW-6.1"""
    t = scene("""
        P1 hand: elf | row: nymph giant
        P2 hand: owl
    """)

    t.says(P1, "lay elf")
    label = GAME.label(t.table.view(P1), GAME.vocabulary.number("combo P1 1"))

    assert said("en", label, P1) == "Add to Nymph, Giant (2 → 5 points)"
