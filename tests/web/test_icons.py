"""Every card has an icon: its own, or one for cards that nobody has drawn yet."""

import json
import shutil
import subprocess
from pathlib import Path

from web.conftest import give_up

ROOT = Path(__file__).parents[2]


def test_a_card_without_an_icon_of_its_own_is_shown_with_a_general_one(tmp_path: Path) -> None:
    node, modules = shutil.which("node"), ROOT / "web/node_modules"
    if node is None or not modules.is_dir():
        give_up("there is no Node.js, or web/node_modules is empty")
    web = tmp_path / "web"
    for folder in ("scripts", "src"):
        shutil.copytree(ROOT / "web" / folder, web / folder)
    shutil.copy(ROOT / "web/icons.tsv", web)
    (web / "node_modules").symlink_to(modules)
    file = web / "src/games/grimwood/cards.json"
    cards = json.loads(file.read_text())
    cards["kinds"].append("banshee")
    cards["groups"]["banshee"] = "supernatural"
    file.write_text(json.dumps(cards))

    subprocess.run([node, "scripts/sprites.mjs"], cwd=web, check=True)

    shown = json.loads((web / "src/generated/grimwood.cards.json").read_text())
    drawing = (web / "src/generated/grimwood.svg").read_text()
    assert shown["groups"]["banshee"] == "supernatural"
    assert drawing.count('<symbol id="banshee"') == drawing.count('<symbol id="troll"') == 1
