"""What axe-core finds on a page."""

from pathlib import Path
from typing import Any

from web.browsers import Sheet

AXE = Path(__file__).resolve().parents[2] / "web/node_modules/axe-core/axe.min.js"
RUN = """() => axe.run(document, { resultTypes: ["violations"] }).then((found) => found.violations
    .filter(({ impact }) => ["serious", "critical"].includes(impact))
    .map(({ id, impact, nodes }) => [impact, id,
        ...nodes.map((node) => `${node.html.slice(0, 160)} ${node.failureSummary}`)]))"""
STILL = """() => Promise.all([document.fonts.ready, ...document.getAnimations()
    .filter(({ effect }) => effect.getComputedTiming().endTime !== Infinity)
    .map(({ finished }) => finished.catch(() => null))]).then(() => true)"""


def violations(sheet: Sheet) -> Any:
    """What is serious or critical on the page, once nothing fades in or out."""
    sheet.page.evaluate(STILL)
    if not sheet.page.evaluate("'axe' in window"):
        sheet.page.evaluate(AXE.read_text())
    return sheet.page.evaluate(RUN)
