import { afterEach, describe, expect, it, vi } from "vitest";
import { clearStorage, readStored, writeStored } from "../src/storage";
import { faceOf, learn } from "../src/cards/faces";
import { html, ruleOf } from "../src/pages/markdown";
import { Side } from "../src/store/side.svelte";
import { logLines } from "../src/table/panel/log";
import { combosOf } from "../src/table/board/reading";
import { ask, EMPTY } from "../src/pages/script.svelte";
import { givenOf } from "../src/games/grimwood/row";
import { type CardSize, fit } from "../src/cards/sizes";

describe("a sealed answer", () => {
  const at = (answers: number[] | null, held: number[] = []) =>
    Object.assign(new Side(0), { view: { ...EMPTY, answers }, held }).hasSealed;
  it("is one's own, in a gathering or a window", () => {
    expect([at([3]), at(null, [3])]).toEqual([true, true]);
  });
  it("is none while others choose", () => {
    expect([at([]), at(null)]).toEqual([false, false]);
  });
});

describe("what is remembered", () => {
  afterEach(() => vi.unstubAllGlobals());
  it("is kept by the browser", () => {
    writeStored("a", "1");
    expect([readStored("a"), localStorage.getItem("a"), readStored("never")]).toEqual([
      "1",
      "1",
      "",
    ]);
  });
  it("lasts as long as the page where the browser keeps nothing", () => {
    const shut = () => {
      throw new DOMException("not here", "SecurityError");
    };
    vi.stubGlobal("localStorage", { getItem: shut, setItem: shut, clear: shut });
    expect(readStored("b")).toBe("");
    writeStored("b", "2");
    expect(readStored("b")).toBe("2");
    clearStorage();
    expect(readStored("b")).toBe("");
  });
});

describe("the ledger as a page", () => {
  it("escapes everything and marks rules", () => {
    expect(html("- **GW-1.2** <b>not</b> a tag")).toBe(
      '<ul>\n<li id="GW-1.2"><b>GW-1.2</b> &lt;b&gt;not&lt;/b&gt; a tag</li>\n</ul>',
    );
    expect(ruleOf("**GF-4.1** Draw.")).toBe("GF-4.1");
  });
  it("draws tables", () => {
    expect(html("| A | B |\n|---|---|\n| 1 | 2 |")).toContain("<tr><td>1</td><td>2</td></tr>");
  });
});

describe("a Highwayman", () => {
  const laid = (...kinds: string[]) => ({ kinds, points: 0, set: "", isLocked: false });
  const row = [laid("owl", "owl", "owl"), laid("elf", "giant")];
  it("shows which combo was given, until the other is chosen", () => {
    const taking = {
      ...ask("grimwood-highwayman-take", [], { cards: ["elf", "giant"] }),
      frame: "HighwaymanTake",
    };
    expect(givenOf(taking, row)).toBe(1);
    expect(givenOf({ ...taking, frame: "Highwayman" }, row)).toBe(-1);
    expect(givenOf(null, row)).toBe(-1);
  });
});

describe("the face of a card", () => {
  it("is there once its game is learned, with what is printed on it", async () => {
    expect(await learn("book_of_madness")).toContain("fire_2");
    expect(faceOf("book_of_madness", "fire_2")).toMatchObject({
      icon: "fire",
      hue: "e-fire",
      element: "fire",
      seal: "2",
    });
    expect(faceOf("book_of_madness", "inferno")).toMatchObject({ hue: "e-fire", seal: "3" });
    await learn("grimm_tidings");
    expect(faceOf("grimm_tidings", "frog_king")).toMatchObject({
      sign: "mark-monster",
      numbers: { level: 1, treasures: 1 },
    });
  });
  it("is blank for a game nobody has drawn", async () => {
    expect(await learn("nowhere")).toEqual([]);
    expect(faceOf("nowhere", "owl").hue).toBe("plain");
  });
});

describe("reading a view", () => {
  it("finds rows of kinds by seat", async () => {
    await learn("grimwood");
    const zones = [
      { name: "hand", owner: 0 },
      { name: "hand", owner: 1 },
    ];
    const view = {
      ...EMPTY,
      game: "grimwood",
      zones,
      fields: [{ name: "rows", value: [[[0, 5]], []] }],
    };
    expect(combosOf(view, 0)).toEqual([["amazon", "demon"]]);
    expect(combosOf(view, 1)).toEqual([]);
  });
  it("counts equal lines and keeps turns apart", () => {
    const line = (n: number, verb: string) => ({ n, verb, key: `g-${verb}`, args: {} });
    expect(
      logLines([
        line(0, "event-draw"),
        line(1, "event-draw"),
        line(2, "event-turn"),
        line(3, "event-draw"),
      ]).map((found) => [found.times, found.isHeading]),
    ).toEqual([
      [2, false],
      [1, true],
      [1, false],
    ]);
  });
});

describe("the name of a card", () => {
  const lines = (name: string, size: CardSize) => fit(name, size, true).lines;
  it("stands in one line while it can be read there", () => {
    expect(fit("Scissors", "m", true)).toEqual({ lines: ["Scissors"], shrink: 1, squeeze: 1 });
    expect(lines("红兜帽", "xs")).toEqual(["红兜帽"]);
    expect(lines("Räuberbräutigam", "xs")).toEqual(["Räuberbräutigam"]);
  });
  it("then in two, broken where they differ least", () => {
    expect(lines("Coat of All Furs", "xs")).toEqual(["Coat of ", "All Furs"]);
    expect(lines("Strohhalm, Kohle und Bohne", "m")).toEqual(["Strohhalm, ", "Kohle und Bohne"]);
    expect(lines("烧红的铁鞋", "xs")).toEqual(["烧红", "的铁鞋"]);
    for (const name of ["Coat of All Furs", "烧红的铁鞋", "鞋子落在台阶上"])
      expect(fit(name, "xs", true).squeeze, name).toBeGreaterThan(0.75);
  });
});
