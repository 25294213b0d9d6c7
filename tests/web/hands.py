"""Four ways to press what a page offers: pointer, touch, keys, and the accessibility tree."""

import random
from dataclasses import dataclass, field
from typing import Any

from web.browsers import Sheet
from web.words import say

SOON = 5_000
"""Milliseconds for a press; what has gone out meanwhile is not waited for."""


class Gone(Exception):
    """What was to be pressed is no longer there: the table went on."""


LIT = ", ".join((
    'section[aria-labelledby="question"] [data-verb]:enabled',
    ".deeds [data-verb]:enabled",
    'main button[aria-pressed="false"]',
))  # fmt: skip
"""Answers in the prompt, those with a place of their own, and lit things of the table."""
LOOK = """lit => {
    const prompt = document.querySelector("section[aria-labelledby=question]");
    return {
        isOver: document.querySelector("[aria-labelledby=outcome]") !== null,
        isPrepared: prompt?.querySelector(".ways > button:not([data-verb])") != null,
        choices: [...document.querySelectorAll(lit)].map((thing, at) => ({
            at, name: thing.ariaLabel ?? thing.innerText, verb: thing.dataset.verb ?? "",
            is_prompt: thing.matches(".prompt *, .deeds *"),
            is_asked: prompt?.contains(thing) ?? false,
        })),
    };
}"""
FIND = """([lit, at, name]) => {
    const thing = document.querySelectorAll(lit)[at];
    return thing && (thing.ariaLabel ?? thing.innerText) === name ? thing : null;
}"""
FOCUS = """lit => {
    const things = [...document.querySelectorAll(lit)];
    return {
        at: things.indexOf(document.activeElement),
        names: things.map((thing) => thing.ariaLabel ?? thing.innerText),
    };
}"""


@dataclass(frozen=True)
class Choice:
    """Something that can be pressed."""

    at: int
    name: str
    verb: str = ""
    is_prompt: bool = True
    """Is it a button, which nothing overlaps?"""
    is_asked: bool = True
    """Does it stand in the question itself?"""


@dataclass(frozen=True)
class Sight:
    """What one look at the page shows."""

    is_over: bool = False
    choices: list[Choice] = field(default_factory=list)


class Pointer:
    """Looks for what is lit, and clicks it."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.page: Any = sheet.page

    def look(self) -> Sight:
        seen = self.page.evaluate(LOOK, LIT)
        choices = [Choice(**choice) for choice in seen["choices"]]
        if seen["isPrepared"]:  # a thing was touched: now the prompt asks whether it is meant
            choices = [choice for choice in choices if choice.is_asked]
        return Sight(seen["isOver"], choices)

    def press(self, choice: Choice) -> None:
        thing = self._find(choice)
        thing.click(timeout=SOON, **self._where(choice, thing))

    def _find(self, choice: Choice) -> Any:
        """The very thing that was seen; nobody waits for what has gone."""
        found = self.page.evaluate_handle(FIND, [LIT, choice.at, choice.name]).as_element()
        if found is None:
            raise Gone(choice.name)
        return found

    def _where(self, choice: Choice, thing: Any) -> dict[str, Any]:
        """Cards of a hand overlap: of each its left edge is free."""
        box = thing.bounding_box()
        if choice.is_prompt or box is None:
            return {}
        return {"position": {"x": 9, "y": min(24, box["height"] / 2)}}


class Touch(Pointer):
    """The same with a finger."""

    def press(self, choice: Choice) -> None:
        thing = self._find(choice)
        thing.tap(timeout=SOON, **self._where(choice, thing))


class Keys(Pointer):
    """Letters where there is one, else Tab until it is reached, and Enter."""

    LETTERS = {"end": "e", "done": "e", "draw": "d", "steal": "s", "pass": "p", "allow": "p"}
    MOST_TABS = 200

    def __init__(self, sheet: Sheet, seed: int = 0) -> None:
        super().__init__(sheet)
        self._chance = random.Random(seed)
        self.letters = 0
        self.tabs = 0

    def press(self, choice: Choice) -> None:
        sight = self.look()
        alike = [other for other in sight.choices if other.verb == choice.verb]
        letter = self.LETTERS.get(choice.verb)
        if letter and len(alike) == 1 and choice.is_prompt and self._chance.random() < 0.5:
            self.letters += 1
            self.page.keyboard.press(letter)
        elif self._reach(choice.at):
            self.page.keyboard.press("Enter")

    def _reach(self, at: int) -> bool:
        """Tab to the lit thing with this number; false if other things are lit meanwhile."""
        focus = first = self.page.evaluate(FOCUS, LIT)
        for _ in range(self.MOST_TABS):
            if focus["names"] != first["names"] or at >= len(first["names"]):
                return False
            if focus["at"] == at:
                return True
            self.tabs += 1
            self.page.keyboard.press("Tab")
            focus = self.page.evaluate(FOCUS, LIT)
        raise AssertionError(f"Tab never comes to {first['names'][at]}")

    def reach_thing(self, thing: Any) -> None:
        """Tab until a thing has the focus."""
        for _ in range(self.MOST_TABS):
            if thing.evaluate("thing => thing === document.activeElement"):
                return
            self.tabs += 1
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab never comes to {thing}")


class Ears:
    """Knows only roles and names, as the browser gives them to a screen reader."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.page: Any = sheet.page
        self._line = sheet.context.new_cdp_session(sheet.page)
        self._answers = say(sheet.language, "web-answers")
        self._seal = say(sheet.language, "web-seal")
        self._rematch = say(sheet.language, "web-rematch")

    def tree(self) -> list["Heard"]:
        """Everything a screen reader is told, parents before children."""
        nodes = self._line.send("Accessibility.getFullAXTree")["nodes"]
        by_id = {node["nodeId"]: node for node in nodes}
        return [Heard(node, by_id) for node in nodes if not node.get("ignored")]

    def look(self) -> Sight:
        heard = self.tree()
        buttons = [one for one in heard if one.role == "button" and not one.is_disabled]
        answers = [
            one
            for one in buttons
            if one.is_under("group", self._answers) or one.name.startswith(self._seal)
        ]
        found = {one.name: Choice(one.at, one.name) for one in answers}  # each stands twice
        return Sight(any(one.name == self._rematch for one in buttons), list(found.values()))

    def press(self, choice: "Choice | Heard") -> None:
        """The default action, as assistive software asks for it."""
        thing = self._line.send("DOM.resolveNode", {"backendNodeId": choice.at})["object"]
        self._line.send(
            "Runtime.callFunctionOn",
            {"objectId": thing["objectId"], "functionDeclaration": "function () { this.click(); }"},
        )


class Heard:
    """A node of the accessibility tree."""

    def __init__(self, node: dict[str, Any], by_id: dict[str, dict[str, Any]]) -> None:
        self._raw = node
        self._by_id = by_id
        self.role = str(node.get("role", {}).get("value", ""))
        self.name = str(node.get("name", {}).get("value", "")).strip()
        self.at = int(node.get("backendDOMNodeId", 0))
        self.value = {
            part["name"]: part["value"].get("value") for part in node.get("properties", [])
        }

    @property
    def is_disabled(self) -> bool:
        return bool(self.value.get("disabled"))

    def text(self) -> str:
        """Everything said inside."""
        inside = [self._by_id[child] for child in self._raw.get("childIds", [])]
        return self.name + " ".join(Heard(node, self._by_id).text() for node in inside)

    def is_under(self, role: str, name: str) -> bool:
        raw: dict[str, Any] | None = self._raw
        while raw is not None:
            told = Heard(raw, self._by_id) if not raw.get("ignored") else None
            if told is not None and (told.role, told.name) == (role, name):
                return True
            raw = self._by_id.get(raw.get("parentId", ""))
        return False
