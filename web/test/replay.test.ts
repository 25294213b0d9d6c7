import { afterEach, describe, expect, it, vi } from "vitest";
import { linkOf, Player, readLink } from "../src/replay/player.svelte";
import { patched, Reel } from "../src/replay/reel.svelte";
import { EMPTY } from "../src/pages/script.svelte";
import type { Moment, ReplayStart } from "../src/wire";

const START: ReplayStart = {
  game: "grimwood",
  rules: 1,
  options: {},
  seats: 2,
  seat: 7,
  is_open: true,
  choices: 4,
};
const moment = (ply: number, turn: number, events: number): Moment => ({
  ply,
  turn,
  changes: ply ? { fields: { turn } } : { zones: {}, fields: { turn, left: 3 } },
  scores: [ply, 0],
  events: Array.from({ length: events }, (_, n) => ({ n, verb: "event-row", key: "x" })),
});
const MOMENTS = [
  moment(0, 1, 1),
  moment(1, 1, 1),
  moment(2, 1, 0),
  moment(3, 2, 2),
  moment(4, 2, 0),
];

/** The lines come in two pieces, cut in the middle of one. */
async function loaded(): Promise<Reel> {
  const text = [START, ...MOMENTS].map((line) => JSON.stringify(line) + "\n").join("");
  const bytes = new TextEncoder().encode(text);
  const body = new ReadableStream({
    start(line) {
      line.enqueue(bytes.slice(0, 333));
      line.enqueue(bytes.slice(333));
      line.close();
    },
  });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(body)));
  const reel = new Reel({ record: "{}" }, "open");
  await reel.load();
  return reel;
}
afterEach(() => vi.unstubAllGlobals());

describe("a replay", () => {
  it("comes in lines, however they are cut", async () => {
    const reel = await loaded();
    expect([reel.isWhole, reel.count, reel.problem]).toEqual([true, 5, null]);
    expect(reel.shots.map(({ told }) => told)).toEqual([1, 2, 2, 4, 4]);
    expect(reel.shots[3].view.fields).toEqual([
      { name: "turn", value: 2 },
      { name: "left", value: 3 },
    ]);
  });

  it("steps to what can be seen, and by turns", async () => {
    const at: number[] = [];
    const player = new Player(await loaded(), (to) => at.push(to));
    for (const key of [
      "ArrowRight",
      "ArrowRight",
      "ArrowRight",
      "ArrowLeft",
      "ArrowUp",
      "ArrowDown",
    ])
      expect(player.press(key)).toBe(true);
    expect(at).toEqual([1, 3, 4, 3, 0, 3]);
    expect(player.press("x")).toBe(false);
  });

  it("keeps the old eyes until the new ones have seen as much", async () => {
    const player = new Player(await loaded(), () => {});
    player.go(3);
    const other = new Reel({ record: "{}" }, 1);
    player.change(other);
    player.come();
    expect(player.reel.eyes).toBe("open");
    other.shots.push(...player.reel.shots);
    other.count = 5;
    player.come();
    expect([player.reel.eyes, player.at, player.coming]).toEqual([1, 3, null]);
  });

  it("says why it cannot be shown", async () => {
    const problem = { code: "bad_record", message: "this is no record" };
    vi.stubGlobal("fetch", () =>
      Promise.resolve(new Response(JSON.stringify(problem), { status: 400 })),
    );
    const reel = new Reel({ record: "?" }, "public");
    await reel.load();
    expect(reel.problem?.problem).toEqual(problem);
  });

  it("shares what has not changed", () => {
    const view = patched(EMPTY, { zones: { 0: { name: "deck" } } });
    const next = patched(view, { asked: 2 });
    expect(next.zones).toBe(view.zones);
    expect([view.asked, next.asked]).toEqual([EMPTY.asked, 2]);
  });
});

describe("a link to a moment", () => {
  it.each(["open", "public", 0, 4] as const)("keeps the eyes %s", (eyes) => {
    expect(readLink(linkOf(17, eyes))).toEqual({ at: 17, eyes });
  });
  it.each(["", "#", "#x", "#-1", "#17.9", "#17.open.more"])(
    "takes %s for the beginning",
    (hash) => {
      expect(readLink(hash)).toEqual({ at: 0 });
    },
  );
});
