// How a rulebook is read: blocks, wrapped lines, cards and rules in a sentence.
import { expect, it } from "vitest";
import { cardsIn, cells, chapterOn, pieces, rulebook, rulesIn } from "../src/pages/rulebook";

const SOURCE = `# Wood

One sentence.

## Your turn {#turn}

Two candles.

1. **Play.** *may* – Play [[rune]]
   or nothing. (GW-3.5, GW-C.rune)
2. Take a card.

> **Example.** You hold
> [[mage]]. (GW-X7)

**Why?** Because. (GW-1.1)

**And
now?** Nothing.

**Where?**
Here. (GW-R2)

| Combo | Points |
|---|---|
| [[owl]] | 10 |

### [[hydra]]

**Who sees it?** You.

{{cards}}
`;
const book = rulebook(SOURCE);
const { blocks } = book.chapters[0];

it("a rulebook has a title, a lead and chapters with anchors", () => {
  expect([book.title, book.lead]).toEqual(["Wood", "One sentence."]);
  expect(book.chapters.map(({ anchor, name }) => [anchor, name])).toEqual([["turn", "Your turn"]]);
});

it("blocks keep what belongs together", () => {
  expect(blocks.map(({ is }) => is)).toEqual(
    "text steps example question text question table card question cards".split(" "),
  );
  expect(blocks[1].lines).toEqual([
    "**Play.** *may* – Play [[rune]] or nothing. (GW-3.5, GW-C.rune)",
    "Take a card.",
  ]);
  expect(blocks[5].lines).toEqual(["**Where?**", "Here. (GW-R2)"]);
  expect(blocks[7]).toEqual({ is: "card", kind: "hydra", lines: [] });
  expect(cells(blocks[6].lines)).toEqual([
    ["Combo", "Points"],
    ["[[owl]]", "10"],
  ]);
});

it("a sentence knows its cards and its rules", () => {
  expect(pieces("**A** [[owl]] b (GW-1.1)")).toEqual(["**A**", " ", "[[owl]]", " b ", "(GW-1.1)"]);
  expect(cardsIn("[[owl]] [[owl]] [[mage]]")).toEqual(["owl", "mage"]);
  expect(rulesIn("x (GW-3.5, GW-C.rune) y (see it)")).toEqual(["GW-3.5", "GW-C.rune"]);
});

it("a rule leads to the chapter that rests on it", () => {
  expect(chapterOn(book, "GW-X7")?.anchor).toBe("turn");
  expect(chapterOn(book, "GW-9.9")).toBeUndefined();
});
