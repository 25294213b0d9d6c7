// What tables owe everybody: few buttons, true counts, notes beside the answers, names, beats.
import { beforeAll, describe, expect, it } from "vitest";
import { litThings, shelved } from "../src/decide/targets";
import { doneTo } from "../src/games/grimwood/done-to";
import { seenIn, takenFrom } from "../src/games/grimwood/seen";
import { fitsIn } from "../src/games/grimwood/row";
import { EMPTY, option } from "../src/pages/script.svelte";
import { settings } from "../src/settings.svelte";
import { namesOf } from "../src/store/names";
import { isAlone, pauseBefore } from "../src/table/only-answer";
import { clearTop } from "../src/table/notices/clear-of-answers";
import { wayToLit } from "../src/parts/scrolls";
import { factsOf } from "../src/table/panel/facts";
import { load, Teller } from "../src/texts.svelte";
import type { Event, TableSummary, View } from "../src/wire";

const ME = 0;
const hand = (owner: number, ...kinds: string[]) => ({
  name: "hand",
  owner,
  cards: kinds.map((kind) => (kind ? { kind } : {})),
});
const view = (...zones: View["zones"]): View => ({ ...EMPTY, zones });

describe("the buttons of a question", () => {
  const many = Array.from({ length: 8 }, (_, move) => option(move, `verb${move}`, "key"));
  const end = option(8, "end", "key");
  const pass = option(9, "pass", "key");

  it("are at most one and four beside it, on a phone three, with the way to the rest", () => {
    for (const [isPhone, most] of [
      [false, 5],
      [true, 4],
    ] as const) {
      const { shown, more } = shelved([...many, end, pass], [...many, end, pass], isPhone);
      expect(shown.length + 1).toBe(most); // the button to the rest is one of them
      expect(shown.length + more.length).toBe(10);
      expect(shown).toContain(end); // what stands out stays
      expect(shown).toContain(pass); // and so does the way out
    }
  });
  it("all stand there if they are few", () => {
    expect(shelved(many.slice(0, 4), many, true)).toEqual({ shown: many.slice(0, 4), more: [] });
  });
});

describe("how many things are lit", () => {
  const owls = view(hand(ME, "owl", "owl", "crow"));
  it("each copy of a card counts, however many options mean it", () => {
    const both = ["play", "lay"].map((verb, move) =>
      option(move, verb, "key", {}, { zone: "hand", kind: "owl", button: verb }),
    );
    expect(litThings(both, owls, ME)).toBe(2);
  });
  it("a seat, a combo and a pile count once, a button not at all", () => {
    const all = [
      option(1, "steal", "key", {}, { seat: 1, button: "steal" }),
      option(2, "steal extra", "key", {}, { seat: 1, button: "steal extra" }),
      option(3, "combo", "key", {}, { seat: 1, combo: 0 }),
      option(4, "draw", "key", {}, { button: "draw" }, { zone: "deck" }),
      option(5, "end", "key", {}, { button: "end" }),
    ];
    expect(litThings(all, owls, ME)).toBe(3);
  });
});

describe("a note", () => {
  const box = (top: number, bottom: number) => ({ left: 0, right: 390, top, bottom });
  it("stands where it covers no answer", () => {
    const top = clearTop({ width: 360, height: 80, left: 15 }, 844, [box(0, 200), box(400, 844)]);
    expect(top).toBeGreaterThanOrEqual(200);
    expect(top + 80).toBeLessThanOrEqual(400);
  });
  it("covers as little as it can where there is no such place", () => {
    const top = clearTop({ width: 360, height: 80, left: 15 }, 300, [box(0, 180), box(230, 300)]);
    expect(top).toBeGreaterThan(140);
    expect(top + 80).toBeLessThanOrEqual(300);
  });
});

describe("what is lit in a region that scrolls", () => {
  const frame = new DOMRect(10, 700, 370, 140);
  const card = (left: number) => new DOMRect(left, 705, 88, 123);
  it("all of it is scrolled to where that fits, also the second card", () => {
    expect(wayToLit(frame, [card(60), card(330)])).toEqual({ left: 38, top: 0 });
    expect(wayToLit(frame, [card(40), card(200)])).toEqual({ left: 0, top: 0 });
  });
  it("of more than fits the first, unless one of them is seen", () => {
    expect(wayToLit(frame, [card(400), card(900)])).toEqual({ left: 108, top: 0 });
    expect(wayToLit(frame, [card(40), card(900)])).toBeNull();
    expect(wayToLit(frame, [])).toBeNull();
  });
});

describe("what a game keeps count of", () => {
  beforeAll(() => Promise.all(["", "web-table", "grimm_tidings"].map((name) => load(name, "en"))));
  const told = (...fields: [string, unknown][]) =>
    factsOf(
      { ...EMPTY, game: "grimm_tidings", fields: fields.map(([name, value]) => ({ name, value })) },
      new Teller("grimm_tidings", ["Ruth", "Lin", "Theo"], 0),
    );
  it("names people and says nobody", () => {
    expect(told(["active", 0], ["main", 1], ["helper", -1], ["bribed", 0b101])).toEqual([
      { name: "Whose turn it is", value: "You" },
      { name: "Main fighter", value: "Lin" },
      { name: "Helper", value: "nobody" },
      { name: "Promised not to help", value: "You, Theo" },
    ]);
  });
  it("leaves registers out", () => {
    expect(told(["serial", 3], ["reshuffles", 1], ["unheard_of", 7], ["round", 2])).toEqual([
      { name: "Round", value: "2" },
    ]);
  });
});

describe("the only answer", () => {
  const seat = (at: number, holder: string) => ({ seat: at, holder }) as TableSummary["seats"][0];
  const table = (holders: string[], watchers = 0) =>
    ({ seats: holders.map((holder, at) => seat(at, holder)), watchers }) as TableSummary;
  const bots = table(["person", "bot", "bot"]);
  const people = table(["person", "person", "bot"]);

  it("is pressed by itself where one person plays with bots, and nobody watches", () => {
    expect(isAlone(bots, [0])).toBe(true);
    expect(pauseBefore(bots, [0])).not.toBeNull();
    expect(isAlone(table(["person", "bot"], 1), [0])).toBe(false);
    expect(isAlone(table(["person", "person"]), [0, 1])).toBe(false);
  });
  it("waits elsewhere, unless it is wanted; then nobody can tell it from a choice", () => {
    expect(pauseBefore(people, [0])).toBeNull();
    settings.pressesOnly = "always";
    const pauses = Array.from({ length: 20 }, () => pauseBefore(people, [0])!);
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(1000);
    expect(new Set(pauses).size).toBeGreaterThan(10);
    settings.pressesOnly = "never";
    expect(pauseBefore(bots, [0])).toBeNull();
    settings.pressesOnly = "auto";
  });
});

describe("names", () => {
  beforeAll(() => load("", "en"));
  it("a person without a name is a guest and never has the name of a bot", () => {
    const seats = [
      { seat: 0, holder: "person", name: "Ruth" },
      { seat: 1, holder: "person", name: "" },
      { seat: 2, holder: "bot", name: "" },
    ] as TableSummary["seats"];
    expect(namesOf(seats)).toEqual(["Ruth", "Guest 2", ""]);
  });
});

// Grimwood

let n = 0;
const event = (verb: string, args: Record<string, unknown>, more: Partial<Event> = {}): Event => ({
  n: n++,
  verb,
  key: `grimwood-${verb}`,
  args,
  ...more,
});
const turn = (seat: number, number: number) => event("event-turn", { seat, number });
const from = (seat: number, to: number, kind?: string) =>
  event(
    "event-hand-hand",
    { seat: to, seat_from: seat },
    { src: { zone: "hand", seat }, dst: { zone: "hand", seat: to }, kind },
  );
const shown = (seat: number, kind: string) => {
  const place = { zone: "hand", seat };
  return event("event-shown", { seat, card: kind }, { src: place, dst: place, kind });
};

describe("what was done to the reader", () => {
  it("is told until the reader's turn ends, and not what happened to others", () => {
    const story = [turn(0, 1), turn(1, 2), from(0, 1, "owl"), turn(2, 3), from(1, 2), turn(0, 4)];
    const done = doneTo(story, ME)!;
    expect(done.lines.map(({ kind }) => kind)).toEqual(["owl"]);
    expect(done.turn).toBe(2);
    expect(doneTo([...story, turn(1, 5)], ME)).toBeNull();
  });
  it("is nothing before the first turn", () => {
    expect(doneTo([], ME)).toBeNull();
    expect(doneTo([turn(0, 1)], ME)).toBeNull();
  });
});

describe("hands the reader has seen", () => {
  const looked = event("event-looked", { seat: ME, seat_from: 1 });
  const story = [turn(0, 8), looked, shown(1, "owl"), shown(1, "rune")];
  it("are what the view still knows of them, with backs beside it", () => {
    const seen = seenIn(view(hand(1, "owl", "rune", "")), story, 1);
    expect(seen).toEqual({ kinds: ["owl", "rune"], hidden: 1, turn: 8, isOld: false });
  });
  it("are half gone when something has happened to them unseen", () => {
    const seen = seenIn(view(hand(1, "", "")), [...story, from(1, 2)], 1);
    expect(seen).toEqual({ kinds: ["owl", "rune"], hidden: 0, turn: 8, isOld: true });
  });
  it("lose what was openly played, and everything when hands are swapped", () => {
    const played = event(
      "event-hand-row",
      { seat: 1 },
      { src: { zone: "hand", seat: 1 }, kind: "owl" },
    );
    expect(seenIn(view(hand(1, "")), [...story, played], 1)?.kinds).toEqual(["rune"]);
    const swapped = event("event-swapped", { seat: 1, seat_other: 2 });
    expect(seenIn(view(hand(1, "", "")), [...story, swapped], 1)).toBeNull();
  });
  it("name what was stolen from the reader", () => {
    const theft = [from(ME, 1, "clearing"), from(ME, 2, "path"), from(1, 2, "clearing")];
    expect(takenFrom(theft.slice(0, 2), 1, ME)).toEqual(["clearing"]);
    expect(takenFrom(theft, 1, ME)).toEqual([]);
  });
});

it("combos are small only where they would not find room", () => {
  const laid = (size: number) => ({
    kinds: Array.from({ length: size }, () => "owl"),
    points: 1,
    set: "",
    isLocked: false,
  });
  expect(fitsIn([laid(1), laid(3)], 400)).toBe(true);
  expect(
    fitsIn(
      Array.from({ length: 9 }, () => laid(1)),
      400,
    ),
  ).toBe(false);
  expect(fitsIn([laid(5), laid(5)], 100)).toBe(false);
});
