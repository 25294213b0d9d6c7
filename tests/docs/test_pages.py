"""The documents hang together: every link works, and pages of one kind have the same shape."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
]
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
HEADINGS = [
    "Players",
    "Options",
    "Zones",
    "Decisions",
    "Information",
    "Scoring",
    "Strategy",
    "Learning",
    "Versions",
    "Findings",
]


def prose(page: Path) -> str:
    """A page without its blocks of code."""
    return re.sub(r"```.*?```", "", page.read_text(), flags=re.S)


def anchors(page: Path) -> set[str]:
    """What a link can point at, by the rule of the common Markdown viewers."""
    titles = re.findall(r"^#+ (.+)$", prose(page), re.M)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_somewhere(page: Path) -> None:
    broken = []
    for link in LINK.findall(prose(page)):
        if "://" in link:
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        if not target.exists() or (anchor and anchor not in anchors(target)):
            broken.append(link)

    assert broken == []


def test_every_page_is_in_the_index() -> None:
    index = ROOT / "docs" / "README.md"
    listed = {
        (index.parent / link.partition("#")[0]).resolve() for link in LINK.findall(prose(index))
    }
    books = set((ROOT / "docs/rulebooks").glob("*.??.md"))  # browser and terminal lead to them
    pages = {page for page in PAGES if ROOT / "docs" in page.parents} - {index} - books

    assert sorted(pages - listed) == []


@pytest.mark.parametrize(
    "page", sorted((ROOT / "docs" / "games").glob("*.md")), ids=lambda p: p.stem
)
def test_the_games_have_the_same_headings(page: Path) -> None:
    assert re.findall(r"^## (.+)$", prose(page), re.M) == HEADINGS


def test_the_readme_names_every_folder() -> None:
    named = set(re.findall(r"^\| `([\w/]+)` \|", (ROOT / "README.md").read_text(), re.M))
    inside = [path for path in (ROOT / "src" / "grimtable").iterdir() if path.is_dir()]
    package = {f"src/grimtable/{path.name}" for path in inside if path.name[0] != "_"}
    built = {f"src/grimtable/{name}" for name in ("web", "docs_rules", "docs_rulebooks")}

    assert package - built <= named
    assert [name for name in sorted(named) if not (ROOT / name).is_dir()] == []
