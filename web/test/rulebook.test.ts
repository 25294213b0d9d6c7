// How a rulebook is read: blocks, wrapped lines, cards and rules in a sentence.
import { expect, it } from "vitest";
import {
  bare,
  cardOf,
  cardsIn,
  cells,
  chapterOn,
  pieces,
  restingOn,
  rulebook,
  rulesIn,
  search,
} from "../src/pages/rulebook";
import { nameOf } from "../src/pages/table-pictures";

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

it("of a list only the lines that rest on a rule are shown, and answers whole", () => {
  const found = (rule: string) => restingOn(book, rule).flatMap((chapter) => chapter.blocks);
  expect(found("GW-3.5")).toEqual([{ is: "steps", lines: [blocks[1].lines[0]] }]);
  expect(found("GW-1.1").map(({ is }) => is)).toEqual(["question"]);
  expect(found("GW-9.9")).toEqual([]);
});

it("the rule of a card leads to the cards", () => {
  const cards = rulebook(
    "# Wood\n\nLead.\n\n## Turn {#turn}\n\nA.\n\n## All {#cards}\n\n{{cards}}",
  );
  expect([cardOf("GW-C.elf"), cardOf("GW-3.1")]).toEqual(["elf", ""]);
  expect(chapterOn(cards, "GW-C.elf")?.anchor).toBe("cards");
  expect(chapterOn(cards, "GW-3.1")).toBeUndefined();
});

it("a sentence can do without its rules", () => {
  expect(bare("Because. (GW-1.1, GW-C.rune)")).toBe("Because.");
});

it("words are found in sentences and in what cards say", () => {
  const names = { card: (kind: string) => `the ${kind}`, text: () => "many heads" };
  const found = (wanted: string) =>
    search(book, wanted, names).flatMap((chapter) => chapter.blocks.map(({ is }) => is));
  expect(found("candles")).toEqual(["text"]);
  expect(found("the owl")).toEqual(["table"]);
  expect(found("heads")).toEqual(["card"]);
  expect(found("zzz")).toEqual([]);
});

it("a part of the table has the first words of its step", () => {
  expect(nameOf("**Two decks,** Doors and Treasures")).toBe("Two decks");
  expect(nameOf("**两个牌堆：** 大门牌")).toBe("两个牌堆");
});
