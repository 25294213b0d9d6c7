import { describe, expect, it } from "vitest";
import { aimed, bestOf, buttonsOf, meets, shapeOf, untouchable } from "../src/decide/targets";
import { DEMOS } from "../src/pages/demos";
import { ask, EMPTY, option } from "../src/pages/script.svelte";

const ME = 0;

describe("a target means a thing", () => {
  it("a card of the own hand, whose seat goes without saying", () => {
    expect(meets({ zone: "hand", kind: "owl" }, { zone: "hand", kind: "owl", seat: ME }, ME)).toBe(
      true,
    );
    expect(meets({ zone: "hand", kind: "owl" }, { zone: "hand", kind: "owl", seat: 2 }, ME)).toBe(
      false,
    );
    expect(meets({ zone: "hand", kind: "owl" }, { zone: "hand", kind: "crow", seat: ME }, ME)).toBe(
      false,
    );
  });
  it("a seat, and nothing that lies in front of it", () => {
    expect(meets({ seat: 2, button: "steal" }, { seat: 2 }, ME)).toBe(true);
    expect(meets({ seat: 2 }, { seat: 2, combo: 0 }, ME)).toBe(false);
    expect(meets({ seat: 2 }, { zone: "pile", seat: 2 }, ME)).toBe(false);
  });
  it("a combo, or one card in it", () => {
    expect(meets({ seat: 1, combo: 0 }, { seat: 1, combo: 0 }, ME)).toBe(true);
    expect(meets({ seat: 1, combo: 0 }, { seat: 1, combo: 1 }, ME)).toBe(false);
    expect(meets({ seat: 1, combo: 0, kind: "elf" }, { seat: 1, combo: 0 }, ME)).toBe(false);
    expect(meets({ seat: 1, combo: 0, kind: "elf" }, { seat: 1, combo: 0, kind: "elf" }, ME)).toBe(
      true,
    );
  });
  it("a whole zone, one place in it, or a name alone", () => {
    expect(meets({ zone: "deck" }, { zone: "deck" }, ME)).toBe(true);
    expect(meets({ zone: "aside", index: 1 }, { zone: "aside", kind: "owl", index: 1 }, ME)).toBe(
      true,
    );
    expect(meets({ zone: "aside", index: 1 }, { zone: "aside", kind: "owl", index: 0 }, ME)).toBe(
      false,
    );
    expect(meets({ kind: "owl" }, { kind: "owl" }, ME)).toBe(true);
    expect(meets({ kind: "owl" }, { zone: "hand", kind: "owl", seat: ME }, ME)).toBe(false);
  });
  it("a bare button means nothing on the table", () => {
    expect(aimed([option(1, "end", "k", {}, { button: "end" })], { seat: 1 }, ME)).toEqual([]);
  });
});

describe("the shape of a question", () => {
  const shape = (name: string) => {
    const script = DEMOS[name].script();
    return shapeOf(script.side.decision!, {
      ...EMPTY,
      answers: script.side.isGathering ? [] : null,
    });
  };
  it.each([
    ["number", "number"],
    ["names", "names"],
    ["yes_no", "yes_no"],
    ["several", "several"],
    ["secret", "several"],
    ["card", "one"],
    ["seat", "one"],
  ] as const)("%s", (name, expected) => {
    expect(shape(name)).toBe(expected);
  });
  it("few options on seats are buttons too; cards are not", () => {
    expect(buttonsOf(DEMOS.seat.script().side.decision!, EMPTY, ME)).toHaveLength(2);
    expect(
      buttonsOf(DEMOS.card.script().side.decision!, EMPTY, ME).map((found) => found.verb),
    ).toEqual(["draw"]);
    expect(buttonsOf(ask("k", []), EMPTY, ME)).toEqual([]);
  });
  const lying = (move: number, seat?: number) =>
    option(
      move,
      "equip",
      "k",
      {},
      { zone: "front", kind: `item${move}`, seat },
      { button: `equip ${move}` },
    );
  const view = {
    ...EMPTY,
    zones: [
      {
        name: "front",
        owner: ME,
        cards: [1, 2, 3, 4, 5, 6, 7].map((move) => ({ kind: `item${move}` })),
      },
      { name: "front", owner: 2, cards: [{ kind: "item8" }] },
    ],
  };
  const many = [
    option(0, "pass", "k", {}, { button: "pass" }),
    ...[1, 2, 3, 4, 5, 6].map((move) => lying(move, ME)),
    lying(7),
    lying(8, 2),
    lying(9, ME),
  ];
  it("of many, those on cards before the reader are touched there", () => {
    expect(buttonsOf(ask("k", many), view, ME).map(({ move }) => move)).toEqual([0, 8, 9]);
    expect(buttonsOf(ask("k", many.slice(0, 7)), view, ME)).toHaveLength(7);
  });
  it("what is to be touched and lies nowhere yet is a button", () => {
    expect(
      untouchable(
        [...many, option(10, "seat", "k", {}, { seat: 2 }, { button: "seat P3" })],
        view,
        ME,
      ).map(({ move }) => move),
    ).toEqual([0, 8, 9]);
  });
});

describe("what stands out", () => {
  const best = (...verbs: string[]) =>
    bestOf(verbs.map((verb, move) => option(move, verb, "k")))?.verb;
  it("is what alone goes on", () => {
    expect(best("pass", "play")).toBe("play");
    expect(best("draw", "end")).toBe("draw");
    expect(best("decline", "combo")).toBe("combo");
  });
  it("is the turn's end, or the only answer, where nothing goes on", () => {
    expect(best("end")).toBe("end");
    expect(best("pass")).toBe("pass");
  });
  it("is nothing among equals, and never a way back", () => {
    expect(best("draw", "steal", "steal")).toBeUndefined();
    expect(best("allow", "block")).toBeUndefined();
    expect(best("play", "lay", "end")).toBeUndefined();
    expect(best("back")).toBeUndefined();
  });
  it("of a payment the first card, which the table suggests, is a button too", () => {
    const cards = ["fire_2", "fire_1"].map((kind, at) =>
      option(at, "pay", "k", {}, { zone: "hand", kind, seat: ME, button: "pay" }),
    );
    const enough = option(9, "settle", "k", {}, { button: "settle" });
    expect(buttonsOf(ask("k", [...cards, enough]), EMPTY, ME).map((found) => found.move)).toEqual([
      0, 9,
    ]);
    expect(buttonsOf(ask("k", [enough, ...cards]), EMPTY, ME).map((found) => found.move)).toEqual([
      9,
    ]);
  });
});
