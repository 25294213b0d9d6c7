"""The monsters as they arrive, and what the pages bring for success and failure."""

from games.book_of_madness.study import study
from grimtable.testing.scene import P1, P2, Scene


def arrives(monster: str, drawing: str) -> Scene:
    """The cover is opened in the first turn, with this monster on its back."""
    return study(f"phase: turn\ncount: 0\nfield: 0\nbook: {monster} warlock last_page\n{drawing}")


def turned(page: str, drawing: str) -> Scene:
    """This page is turned: with a curse left its penalty strikes, else its reward is given."""
    return study(f"phase: turn\nfield: 5\nround: 1\npage: {page}\nbook: last_page\n{drawing}")


def test_page_imp() -> None:
    """BM-C.page_imp"""
    t = arrives("page_imp", "P1 hand: fire_1\nP2 hand: air_1 air_2")
    t.says(P2, "card air_1")

    assert t.shows("P1 pile: fire_1\nP2 hand: air_2\nmonster: page_imp\npage: warlock")
    assert t.line("curses").split()[3:] == ["-", "-"]


def test_ink_serpent() -> None:
    """BM-C.ink_serpent"""
    t = arrives("ink_serpent", "madness: 9")

    assert t.shows("P1 pile: madness\nP2 pile: madness\nmadness: 7")


def test_moth_queen() -> None:
    """BM-C.moth_queen"""
    t = arrives("moth_queen", "P1 spells: ice growth\nP2 spells: ice growth telepathy")
    t.says(P2, "spell ice", "spell growth")

    assert t.shows("P1 spells: ice* growth*\nP2 spells: ice* growth* telepathy")


def test_hollow_librarian() -> None:
    """BM-C.hollow_librarian"""
    t = arrives("hollow_librarian", "P1 spells: ice\nP2 spells: ice growth")
    t.says(P2, "spell growth")

    assert t.shows("P1 spells: ice~\nP2 spells: ice growth~")


def test_warlock_cures_or_maddens_and_hexes_the_curses() -> None:
    """BM-C.warlock, BM-14.9"""
    beaten = turned("warlock", "P1 hand: madness\nmadness: 9")
    assert beaten.shows("P1 hand:\nunder: 1 1 1 0 0\nmadness: 7")

    escaped = turned("warlock", "curses: rift\nmadness: 9")
    assert escaped.shows("P1 pile: madness\nP2 pile: madness\nunder: 1 1 1 0 0\nmadness: 4")


def test_paper_golem() -> None:
    """BM-C.paper_golem"""
    beaten = turned("paper_golem", "P1 hand: fire_1 fire_2 air_1")
    beaten.says(P1, "gain fire_2").says(P2, "gain air_2").says(P1, "card fire_1")
    assert beaten.shows("P1 hand: air_1 fire_2 | pile: fire_1 fire_2\nP2 pile: air_2")

    escaped = turned("paper_golem", "curses: rift\nP1 hand: fire_1 fire_2 air_1")
    assert escaped.shows("P1 hand: | pile: air_1 fire_1 fire_2")


def test_candle_wyrm() -> None:
    """BM-C.candle_wyrm"""
    beaten = turned("candle_wyrm", "P1 hand: madness fire_1 air_1")
    beaten.says(P1, "card madness", "card air_1")
    assert beaten.shows("P1 hand: fire_1\nbanished: air_1 madness")

    escaped = turned("candle_wyrm", "curses: rift\nP1 hand: madness fire_1 fire_1")
    assert escaped.shows("P1 hand: madness\nbanished: fire_1 fire_1")


def test_drowned_scholar() -> None:
    """BM-C.drowned_scholar"""
    beaten = turned(
        "drowned_scholar",
        "P1 hand: fire_1 | deck: air_1 air_2 | support: water_1\nP2 deck: air_3",
    )
    beaten.says(P1, "card water_1")
    assert beaten.shows("P1 support: fire_1 | hand: | pile: air_1 water_1\nP2 pile: air_3")

    escaped = turned("drowned_scholar", "curses: rift\nP1 hand: fire_1 | support: air_1 madness")
    assert escaped.shows("P1 hand: | support: | pile: air_1 fire_1 madness")


def test_shrieking_quill() -> None:
    """BM-C.shrieking_quill"""
    deck = "P1 deck: fire_1\nP2 spells: ice* growth* | deck: air_1"
    beaten = turned("shrieking_quill", f"{deck}\nmadness: 9")
    beaten.says(P1, "spell ice", "spell growth")
    assert beaten.shows("P1 hand: fire_1\nP2 hand: air_1 | spells: ice*! growth*!\nmadness: 7")

    escaped = turned("shrieking_quill", "curses: rift\nP1 spells: ice growth\nP2 spells: ice")
    assert escaped.shows("P1 spells: ice~ growth~\nP2 spells: ice~")


def test_mirror_twin() -> None:
    """BM-C.mirror_twin"""
    beaten = turned("mirror_twin", "P1 hand: madness madness | deck: fire_1\nmadness: 9")
    assert beaten.shows("P1 hand: | deck: madness fire_1\nmadness: 10")

    escaped = turned("mirror_twin", "curses: rift\nmadness: 9")
    assert escaped.shows("P1 pile: madness | deck: madness\nmadness: 4")


def test_bone_bookmark() -> None:
    """BM-C.bone_bookmark"""
    deck = "deck: fire_1 fire_2 fire_3 air_1 air_2 air_3 air_3"
    beaten = turned("bone_bookmark", f"P1 {deck}\nP2 {deck}")
    assert beaten.shows("P1 hand: fire_1 fire_2 | deck: air_3 | pile: air_1 air_2 air_3 fire_3")

    escaped = turned("bone_bookmark", f"curses: rift\nmadness: 9\nP1 {deck} air_1 air_1\nP2 {deck}")
    assert escaped.line("P1 deck") == "" and escaped.line("madness") == "8"


def test_gilded_spider() -> None:
    """BM-C.gilded_spider"""
    hand = "P1 hand: fire_1 madness | spells: ice\nP2 spells: ice"
    beaten = turned("gilded_spider", f"{hand}\nmadness: 9")
    assert beaten.shows("P1 hand: fire_2 madness | spells: ice~")
    assert beaten.shows("banished: fire_1 madness madness\nmadness: 7")

    escaped = turned("gilded_spider", "curses: rift\nP1 hand: fire_1 | spells: ice\nP2 spells: ice")
    assert escaped.shows("P1 hand: | spells: ice*~\nP2 spells: ice*~")


def test_margin_ghost() -> None:
    """BM-C.margin_ghost"""
    five = "madness madness madness madness madness"
    beaten = turned(
        "margin_ghost", f"P1 pile: madness\nP2 hand: madness\nbanished: {five}\nmadness: 9"
    )
    assert beaten.shows(
        "P1 pile: madness madness madness\nP2 hand: madness\nbanished: madness\nmadness: 11"
    )

    escaped = turned("margin_ghost", "curses: rift\nP1 hand: fire_1 air_1\nmadness: 9")
    escaped.says(P1, "first")
    assert escaped.shows("P1 pile: air_1 fire_1 madness madness madness\nP2 pile: madness")


def test_lead_seraph() -> None:
    """BM-C.lead_seraph"""
    beaten = turned("lead_seraph", "P1 deck: fire_1")
    beaten.says(P1, "gain fire_2").says(P2, "gain air_2")
    assert beaten.shows("P1 deck: fire_2 fire_1\nP2 deck: air_2")
    curses = beaten.line("curses").split()
    assert [curse.split("+")[1] for curse in curses[:3]] == ["fire", "air", "earth"]

    escaped = turned("lead_seraph", "curses: rift\nP1 hand: fire_1 air_1\nmadness: 9")
    assert escaped.shows("P1 hand: | pile: air_1 fire_1 madness\nmadness: 8")


def test_ravenous_index() -> None:
    """BM-C.ravenous_index"""
    beaten = turned("ravenous_index", "madness: 9")
    beaten.says(P1, "gain fire_3").says(P2, "gain air_3")
    assert beaten.shows("P1 pile: fire_3\nP2 pile: air_3\nmadness: 3")

    escaped = turned("ravenous_index", "curses: rift\nP1 hand: fire_1\nmadness: 9")
    assert escaped.shows("P1 pile: fire_1 madness\nP2 pile: madness\nmadness: 1")


def test_nameless_chapter() -> None:
    """BM-C.nameless_chapter"""
    beaten = turned(
        "nameless_chapter",
        "P1 hand: madness | deck: fire_1 | spells: ice\nP2 deck: air_1 | spells: ice\nmadness: 9",
    )
    assert beaten.shows("P1 hand: fire_1 | support: madness | spells: ice*\nmadness: 9")

    escaped = turned("nameless_chapter", "curses: rift\nP1 spells: ice growth\nP2 spells: ice")
    escaped.says(P1, "spell ice")
    assert escaped.shows("P1 spells: growth* | support: madness\nP2 spells:")


def test_the_last_page_brings_the_end() -> None:
    """BM-C.last_page, BM-R5"""
    won = study("phase: turn\nfield: 5\nround: 6\npage: last_page")
    assert won.line("reason") == "won"

    lost = study("phase: turn\nfield: 5\nround: 6\npage: last_page\ncurses: - - rift")
    assert lost.line("reason") == "last_monster"
