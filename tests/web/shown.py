"""What a page shows of a table."""

from typing import Any

from web.browsers import Sheet

TOLD = """() => ({
    hand: [...document.querySelectorAll("[data-place^=hand] .card")].map((c) => c.dataset.kind),
    log: [...document.querySelectorAll("[role=log] p")].map((line) => line.innerText),
    points: [...document.querySelectorAll(".points")].map(({ childNodes }) => [...childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(({ data }) => data).join("")),
    question: document.querySelector("#question")?.innerText,
})"""
"""But for what rises and fades when points change."""


def told(sheet: Sheet) -> Any:
    """The hand, the log, the numbers and the question a page shows."""
    return sheet.page.evaluate(TOLD)
