"""`make check` finds the tests of what changed."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def choice() -> ModuleType:
    """The script that chooses the tests."""
    spec = importlib.util.spec_from_file_location(
        "choose_tests", ROOT / "scripts" / "choose_tests.py"
    )
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_small_set_of_every_layer_exists(choice: ModuleType) -> None:
    assert [name for name in choice.SMALL if not (ROOT / name).is_file()] == []


def test_a_changed_module_brings_the_tests_that_import_it(choice: ModuleType) -> None:
    """Also where a helper of the tests changed; a test file brings itself."""
    dice, test = ROOT / "src/grimtable/kernel/dice.py", ROOT / "tests/kernel/test_dice.py"

    assert "tests/kernel/test_dice.py" in choice.tests_of([dice])
    assert choice.tests_of([test]) == {"tests/kernel/test_dice.py"}
    assert choice.tests_of([ROOT / "tests/web/tidings.py"]) == {
        "tests/web/test_tidings_board.py",
        "tests/web/test_tidings_final.py",
        "tests/web/test_tidings_offers.py",
        "tests/web/test_tidings_table.py",
    }
    assert choice.tests_of([ROOT / "README.md"]) == set()


def test_too_many_tests_of_one_layer_are_left_out(choice: ModuleType) -> None:
    assert choice.tests_of([ROOT / "tests/web/browsers.py"]) == set()
