"""Setting up: section 2.1 of the ledger, the book, the variants."""

import pytest

from games.book_of_madness.study import GAME, dealt, madness, study
from grimtable.games.book_of_madness.ids import (
    BOOK,
    BOX,
    CURSES,
    LEFT_PAGE,
    LIBRARY,
    PILE,
    RIGHT_PAGE,
    SHELF,
    STACK,
    deck_of,
    hand_of,
)
from grimtable.games.book_of_madness.table import Madness
from grimtable.kernel.errors import BadSetup, Refused
from grimtable.kernel.terms import PUBLIC
from grimtable.testing.scene import P1, P2, P3, Scene


def opening(seats: int = 3, seed: int = 1, **options: str) -> Madness:
    """A game before anybody has chosen a character."""
    return madness(dealt(seats, seed, **options))


def started(seats: int = 3, seed: int = 1, **options: str) -> Scene:
    """A game whose characters are chosen in the order of the sheets."""
    t = dealt(seats, seed, **options)
    for seat in range(seats):
        t.says(seat, f"character {GAME.cards.sheets[seat]}")
    return t


@pytest.mark.parametrize(("seats", "many"), [(2, 20), (3, 25), (4, 30), (5, 35)])
def test_the_madness_stack_grows_with_the_players(seats: int, many: int) -> None:
    """BM-2.1"""
    assert len(opening(seats).zones[STACK]) == many


def test_the_curses_lie_in_five_shuffled_stacks() -> None:
    """BM-2.2"""
    one, other = opening(seed=1), opening(seed=2)
    for curse in range(5):
        kinds = [one.kinds[card] for card in one.zones[CURSES + curse]]
        assert {one.prints[kind].element for kind in kinds} == {curse}
    assert [one.zones[CURSES + c] for c in range(5)] != [other.zones[CURSES + c] for c in range(5)]


def test_twos_and_threes_form_the_supply() -> None:
    """BM-2.3"""
    t = opening()
    assert [len(t.zones[PILE + kind]) for kind in range(12)] == [18, 10, 6] * 4


def test_everybody_has_the_four_basic_spells() -> None:
    """BM-2.4, BM-4.4"""
    t = started()
    for seat in range(3):
        assert t.line(f"P{seat + 1} spells") == "combustion ice growth telepathy"


def test_characters_are_picked_freely_and_the_earlier_pick_stands() -> None:
    """BM-2.5, BM-R1"""
    t = dealt(3)
    assert t.table.waiting == 7
    t.says(P3, "character lark")
    refusal = t.refuses(P1, "character lark")
    t.says(P1, "character moss")

    assert isinstance(refusal, Refused) and refusal.rule == "BM-2.5"
    assert t.options(P2) == [f"character {s}" for s in GAME.cards.sheets if s not in "lark moss"]


def test_characters_may_be_drafted_or_drawn() -> None:
    """BM-R1"""
    t = dealt(2, character_pick="draft")
    assert t.table.waiting == 1
    t.says(P1, "character sear").says(P2, "character flint")
    assert t.line("P2 character") == "flint"

    drawn = madness(dealt(5, character_pick="random")).characters
    assert len(set(drawn)) == 5 and min(drawn) >= 0


def test_nothing_random_is_shown_before_the_characters_are_chosen() -> None:
    """BM-R1"""
    t = opening()
    for audience in (0, PUBLIC):
        view = t.view(audience)
        assert all(cell < 0 for zone in range(CURSES, CURSES + 5) for cell in view.zones[zone])
        assert not any(view.zones[zone] for zone in range(SHELF, SHELF + 4))


def test_start_twos_come_out_of_the_supply_and_spare_ones_leave() -> None:
    """BM-2.6, BM-R2"""
    t = started(2)
    assert t.line("supply fire_2") == "8"  # Ember and Sear
    assert t.line("supply fire_1") == "0"
    table = madness(t)
    assert sum(table.kinds[card] == 0 for card in table.zones[BOX]) == 10


def test_in_nightmare_the_two_stays_in_the_supply() -> None:
    """BM-13.3, BM-R2"""
    t = started(2, variants="nightmare")
    assert t.line("supply fire_2") == "10"
    table = madness(t)
    assert sum(table.kinds[card] == 0 for card in table.zones[BOX]) == 8


def test_without_variants_nothing_changes() -> None:
    """BM-13.1"""
    t = started(3, start_player="seat_1")
    table = madness(t)
    found = [table.kinds[c] for zone in table.zones[deck_of(2) : deck_of(2) + 5] for c in zone]
    assert sum(kind < 12 for kind in found) == 12


def test_both_variants_may_be_combined() -> None:
    """BM-R21"""
    t = opening(2, variants="terror_nightmare")
    assert t.rules.terror and t.rules.nightmare


def test_decks_are_shuffled_and_six_cards_drawn() -> None:
    """BM-2.8, BM-2.16"""
    ones = started(3, seed=1, start_player="seat_1")
    table = madness(ones)
    for seat in (1, 2):
        whole = table.zones[deck_of(seat) : deck_of(seat) + 4]
        assert sum(table.kinds[card] < 12 for zone in whole for card in zone) == 12
    other = madness(started(3, seed=2, start_player="seat_1"))
    assert table.zones[deck_of(2)] != other.zones[deck_of(2)]


def test_the_book_has_a_cover_five_pages_and_the_last_page() -> None:
    """BM-2.9, BM-3.3"""
    t = opening()
    sorts = [t.prints[t.kinds[card]].sort for card in t.zones[BOOK]]
    assert sorts == [5, 4, 4, 4, 4, 4, 3]
    boxed = [t.prints[t.kinds[card]].sort for card in t.zones[BOX]]
    assert (boxed.count(3), boxed.count(4)) == (3, 7)


def test_the_library_has_one_spell_of_each_level() -> None:
    """BM-2.10"""
    t = madness(started())
    for element in range(4):
        below = [t.prints[t.kinds[card]] for card in t.zones[LIBRARY + element]]
        top = t.prints[t.kinds[t.zones[SHELF + element][0]]]
        assert [card.level for card in below] == [3, 2] and top.level == 1
        assert {card.element for card in [*below, top]} == {element}
    assert sum(t.prints[t.kinds[card]].sort == 1 for card in t.zones[BOX]) == 24


@pytest.mark.parametrize(("difficulty", "many"), [("I", 3), ("II", 3), ("III", 4)])
def test_the_difficulty_names_the_column(difficulty: str, many: int) -> None:
    """BM-2.11, BM-13.4"""
    t = started(2, difficulty=difficulty)
    assert sum(word != "-" for word in t.line("curses").split()) == many


def test_the_markers_begin_beside_the_board() -> None:
    """BM-2.13, BM-2.14, BM-1.7"""
    t = opening()
    assert t.field == 0 and t.markers == [0] * 20 and t.round == 1


def test_the_start_player_is_drawn_or_set() -> None:
    """BM-2.15, BM-R4"""
    assert started(3, start_player="seat_3").line("turn") == "P3"
    assert {started(3, seed=seed).line("turn") for seed in range(12)} == {"P1", "P2", "P3"}
    with pytest.raises(BadSetup, match="start_player cannot be seat_4 at a table of 3"):
        dealt(3, start_player="seat_4")


def test_an_open_spread_shows_monster_and_next_page() -> None:
    """BM-3.1, BM-3.2"""
    t = madness(started())
    assert t.prints[t.kinds[t.zones[LEFT_PAGE][0]]].sort == 3
    assert t.prints[t.kinds[t.zones[RIGHT_PAGE][0]]].sort == 4
    assert len(t.zones[BOOK]) == 5


@pytest.mark.parametrize(
    ("name", "value", "told"),
    [
        ("magic", "on", "no option 'magic'"),
        ("hands", "glued", "hands cannot be 'glued'; it may be: open, closed"),
        ("action_cap", "0", "action_cap cannot be '0'; it may be a number from 1 to 1000"),
        ("card_set", "other", "card_set cannot be 'other' here"),
    ],
)
def test_options_that_do_not_exist_are_refused(name: str, value: str, told: str) -> None:
    """BM-13.4"""
    with pytest.raises(BadSetup, match=told.replace("(", r"\(")):
        dealt(3, **{name: value})


def test_the_game_is_for_two_to_five() -> None:
    """BM-2.1"""
    with pytest.raises(BadSetup, match="2 to 5 seats"):
        dealt(6)


def test_all_win_or_lose_together() -> None:
    """BM-1.8, BM-12.1, BM-12.4"""
    won = study("phase: turn\nfield: 5\nround: 6\npage: last_page\nP3 hand: fire_1").table.outcome()
    assert won is not None and won.winners == [0, 1, 2] and won.rewards == [1.0] * 3

    lost = study("phase: turn\nfield: 5\nround: 6\npage: last_page\ncurses: rift").table.outcome()
    assert lost is not None and lost.winners == [] and lost.reason == "last_monster"


def test_the_hand_of_the_opening_is_drawn_from_the_own_deck() -> None:
    """BM-4.1"""
    t = madness(started(2, start_player="seat_1"))
    own = set(t.zones[deck_of(1)]) | set(t.zones[hand_of(1)]) | set(t.zones[hand_of(1) + 1])
    kinds = sorted(t.kinds[card] for card in own if t.kinds[card] < 12)
    sheet = t.sheet(1)
    assert kinds == sorted(k for k in range(12) for _ in range(sheet.start(k, False)))
