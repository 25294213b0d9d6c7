import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { narration as farmer } from "../src/games/grim_farmer/narration";
import { narration as grimwood } from "../src/games/grimwood/narration";
import { narration as tidings } from "../src/games/grimm_tidings/narration";
import { EMPTY } from "../src/pages/script.svelte";
import { Side } from "../src/store/side.svelte";
import { changesOf, logLines, narrations } from "../src/table/panel/log";
import type { Event } from "../src/wire";

beforeAll(
  () => void Object.assign(narrations, { grimwood, grim_farmer: farmer, grimm_tidings: tidings }),
);
afterAll(() => Object.keys(narrations).forEach((game) => delete narrations[game]));

/** "row 1 elf": what happens, to whom, which card. */
const story = (game: string, ...lines: string[]): Event[] =>
  lines.map((line, n) => {
    const [verb, seat, card, more] = line.split(" ");
    const args = {
      ...(seat ? { seat: Number(seat) } : {}),
      ...(card ? { card } : {}),
      ...(more ? { [more.split("=")[0]]: Number(more.split("=")[1]) } : {}),
    };
    return { n, verb: `event-${verb}`, key: `${game}-event-${verb}`, args, kind: card ?? "" };
  });
const keys = (events: readonly Event[]) =>
  logLines(events).map(({ key }) => key.replace(/^.*-(event|told)-/, ""));

describe("the log of Grimwood", () => {
  it("tells a card and its power in one line", () => {
    const played = story(
      "grimwood",
      "hand-aside 1 elf",
      "aside-row 1 elf",
      "started 1 elf",
      "started 1 mage",
    );
    expect(keys(played)).toEqual(["played", "started"]);
    expect(
      keys(story("grimwood", "hand-aside 1 elf", "aside-row 1 elf", "deck-hand-unseen 1")),
    ).toEqual(["aside-row", "deck-hand-unseen"]);
  });
  it("tells a set in one line, with what it is worth", () => {
    const [line, ...more] = logLines(
      story("grimwood", "hand-row 2 owl", "hand-row 2 owl", "hand-row 2 owl"),
    );
    expect([line.args.cards, line.changes, more]).toEqual([["owl", "owl", "owl"], { 2: 10 }, []]);
  });
  it("tells a combo that is gone in one line, and what it was worth", () => {
    const gone = logLines(
      story("grimwood", "row-discard 0 elf", "row-discard 0 mage", "row-discard 0 giant", "turn 1"),
    );
    expect(gone.map(({ changes, isHeading }) => [changes, isHeading])).toEqual([
      [{ 0: -5 }, false],
      [{}, true],
    ]);
  });
  it("tells a theft with what was stolen, and who meets an Amulet without the Amulet", () => {
    expect(
      keys(
        story(
          "grimwood",
          "reached 1",
          "hand-hand 1 owl",
          "reached 1",
          "hand-hand-unseen 1",
          "blocked 1",
          "hand-discard 0 amulet",
        ),
      ),
    ).toEqual(["stolen", "stolen-unseen", "blocked"]);
  });
  it("tells whose hand was seen, or else that somebody looked", () => {
    const looks = story(
      "grimwood",
      "looked 1",
      "shown 0 owl",
      "shown 0 elf",
      "looked 1",
      "shown-unseen 2",
    );
    expect(logLines(looks).map(({ key, args }) => [key, args.cards])).toEqual([
      ["grimwood-told-saw", ["elf", "owl"]],
      ["grimwood-event-looked", undefined],
    ]);
  });
});

describe("the log of Grim Farmer", () => {
  it("says once who draws nothing, and what lay in a pile", () => {
    const events = story(
      "grim_farmer",
      "number 0 - count=0",
      "number 1 - count=0",
      "number 2 - count=2",
      "deck-hand-unseen 2",
      "shown 1 pig_red",
      "shown 1 mouse",
      "shown 2 snake",
    );
    expect(keys(events)).toEqual(["idle", "number", "shown", "shown"]);
    expect(logLines(events)[2].args).toEqual({ seat: 1, cards: ["pig_red", "mouse"] });
  });
  it("says once that a special does nothing", () => {
    expect(
      keys(story("grim_farmer", "hand-played 1 frog", "dud 1 frog", "hand-played 2 lion")),
    ).toEqual(["dud", "hand-played"]);
  });
});

describe("silent events", () => {
  it("have no line in their own game", () => {
    expect(
      keys(story("grimwood", "hand-aside 1 elf", "aside-row 1 elf", "deck-hand-unseen 1")),
    ).toEqual(["aside-row", "deck-hand-unseen"]);
    expect(
      keys(
        story(
          "grim_farmer",
          "hand-pile-unseen 1",
          "placed 1",
          "deck-hand-unseen 1",
          "hand-played 1 lion",
        ),
      ),
    ).toEqual(["placed", "hand-played"]);
  });
  it("of Grimm Tidings include a foe that came, but for a copy of it", () => {
    const [came] = story("grimm_tidings", "foe-came 1 elf");
    const copies = ["no", "yes"].map((copy) => ({ ...came, args: { ...came.args, copy } }));
    expect(logLines(copies).map(({ args }) => args.copy)).toEqual(["yes"]);
  });
});

describe("points beside the log", () => {
  const events = story(
    "grimwood",
    "aside-row 1 mage",
    "started 1 mage",
    "deck-hand-unseen 1",
    "turn 2",
  );
  it("stand at what changed them, not at what came last", () => {
    expect(changesOf(events, [4, 5, 6], [4, 10, 6])).toEqual({ 0: { 1: 5 } });
    expect(logLines(events, { 0: { 1: 5 } }).map(({ changes }) => changes)).toEqual([
      { 1: 5 },
      {},
      {},
    ]);
  });
  it("stand at both ends of a swap, and at who lost a card", () => {
    const swap = story(
      "grimwood",
      "taken 1 - seat_from=0",
      "taken 0 - seat_from=1",
      "row-hand 2 elf seat_from=3",
    );
    expect(changesOf(swap, [1, 10, 0, 5], [10, 1, 0, 2])).toEqual({
      0: { 1: -9 },
      1: { 0: 9 },
      2: { 3: -3 },
    });
  });
  it("are kept from view to view, and go with what is taken back", () => {
    const side = new Side(0);
    side.update(EMPTY, [0, 0]);
    side.addEvents(0, events.slice(0, 3));
    side.update(EMPTY, [0, 1]);
    expect(side.changes).toEqual({ 0: { 1: 1 } });
    side.addEvents(2, [], true);
    side.update(EMPTY, [0, 0]);
    expect(side.changes).toEqual({ 0: { 1: 1 } });
    side.addEvents(0, [], true);
    expect(side.changes).toEqual({});
  });
});
