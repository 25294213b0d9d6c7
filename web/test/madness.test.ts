// The Book of Madness in the browser: what a choice of cards pays, and what a story says of curses.
import { describe, expect, it } from "vitest";
import { type Bill, changed, isLeast, type Paying, sumOf } from "../src/games/book_of_madness/bill";
import { chronicleOf } from "../src/games/book_of_madness/chronicle";
import type { Event } from "../src/wire";

const HAND = -1;
const earth = (value: number, owner = HAND): Paying => [`earth_${value}`, owner];
const QUICKSAND: Bill = {
  cost: ["earth", "earth", "earth", "earth"],
  any: 0,
  saved: 0,
  payable: [earth(3), earth(2, 1), earth(1)],
  suggested: [earth(3), earth(2, 1)],
};

describe("a payment", () => {
  it("names what is lost and what is missing", () => {
    expect(sumOf(QUICKSAND, QUICKSAND.suggested)).toEqual({
      paid: 5,
      needed: 4,
      over: ["earth"],
      missing: [],
      isEnough: true,
    });
    expect(sumOf(QUICKSAND, [earth(3)]).missing).toEqual(["earth"]);
    expect(isLeast(QUICKSAND, QUICKSAND.suggested)).toBe(true);
    expect(isLeast(QUICKSAND, [...QUICKSAND.suggested, earth(1)])).toBe(false);
  });

  it("lets a discount stand for what is missing", () => {
    expect(sumOf({ ...QUICKSAND, saved: 1 }, [earth(3)])).toMatchObject({
      missing: [],
      isEnough: true,
    });
  });

  it("takes one element where any will do", () => {
    const cure: Bill = { ...QUICKSAND, cost: [], any: 2, payable: [earth(2, 1), ["fire_1", HAND]] };
    expect(changed(cure, [["fire_1", HAND]], earth(2, 1), 0)).toEqual([earth(2, 1)]);
    expect(sumOf(cure, [earth(1), ["fire_1", HAND]]).isEnough).toBe(false);
  });

  it("gives a card back that is touched again", () => {
    expect(changed(QUICKSAND, QUICKSAND.suggested, earth(3), 0)).toEqual([earth(2, 1)]);
  });
});

let n = 0;
const event = (verb: string, args: Event["args"] = {}, more: Partial<Event> = {}): Event => ({
  n: n++,
  verb: `event-${verb}`,
  key: `book_of_madness-event-${verb}`,
  args,
  ...more,
});
const TURN_OF_THEO = [
  event("monster", {}, { kind: "warlock" }),
  event("curse-laid", {}, { kind: "quicksand" }),
  event("curse-laid", {}, { kind: "scatter" }),
  event("turn", { seat: 1, number: 3 }),
  event("madness", { seat: 1 }, { src: { zone: "stack" }, dst: { zone: "discard", seat: 1 } }),
  event("struck", { card: "scatter", slot: 2 }),
];

describe("the chronicle", () => {
  it("knows who broke a curse, and whose support paid for it", () => {
    const story = [
      ...TURN_OF_THEO,
      event("discarded", { seat: 1 }, { kind: "earth_3" }),
      event("support-discarded", { seat: 2 }, { kind: "earth_1" }),
      event("dispelled", { seat: 1, card: "quicksand" }),
      event("gained", { seat: 1 }, { kind: "fire_2" }),
      event("escaped", { card: "warlock" }),
      event("curse-gone", {}, { kind: "scatter" }),
    ];
    const [chapter] = chronicleOf(story).chapters;
    expect(chapter.fate).toBe("escaped");
    expect(chapter.curses).toEqual([
      {
        kind: "quicksand",
        by: 1,
        turn: 3,
        hasStruck: false,
        help: [{ seat: 2, card: "earth_1" }],
      },
      { kind: "scatter", by: -1, turn: 0, hasStruck: true, help: [] },
    ]);
    expect(chronicleOf(story).stack).toEqual([-1]);
  });

  it("names the spell that let somebody act in another's turn", () => {
    const story = [
      ...TURN_OF_THEO,
      event("cast", { seat: 1, card: "telepathy" }),
      event("discarded", { seat: 2 }, { kind: "air_3" }),
      event("dispelled", { seat: 2, card: "scatter" }),
      event("gained", { seat: 2 }, { kind: "air_2" }),
      event("spell", { seat: 1, card: "telepathy", now: "exhausted" }),
    ];
    const [, scatter] = chronicleOf(story).chapters[0].curses;
    expect(scatter).toMatchObject({ by: 2, help: [{ seat: 1, card: "telepathy" }] });
  });
});
