// The people at a table: who comes and goes, what they say, and in whose language.
import { mount, unmount, flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../src/settings.svelte";
import { TableStore } from "../src/store/table.svelte";
import { type Change, changesBetween } from "../src/table/company/changes";
import Company from "../src/table/company/Company.svelte";
import { AFTER, BEFORE, DURING } from "../src/table/company/quick-lines";
import { spoken, textOf } from "../src/table/company/said";
import { has, load, speak } from "../src/texts.svelte";
import type { SeatSummary, TableSummary } from "../src/wire";
import { FakeSocket } from "./socket";

const person = (name: string, is_here = true) => ({ holder: "person", name, is_here }) as const;
const FREE = { holder: "free" } as const;
const BOT = { holder: "bot", bot: "casual" } as const;
const table = (host: number, ...seats: Omit<SeatSummary, "seat">[]) =>
  ({
    id: "t",
    game: "grimwood",
    phase: "waiting",
    host,
    options: {},
    seats: seats.map((seat, at) => ({ ...seat, seat: at })),
  }) as unknown as TableSummary;
const ME = person("Ruth");

beforeAll(() => Promise.all([load(), load("web-table"), load("web-company")]));

describe("who comes and goes", () => {
  const said = (before: TableSummary, after: TableSummary) =>
    changesBetween(before, after, [0]).map(({ what, name }: Change) => `${what} ${name}`);
  it("is said by name, also of whoever is gone", () => {
    const full = table(0, ME, person("Lin"));
    expect(said(table(0, ME, FREE), full)).toEqual(["joined Lin"]);
    expect(said(full, table(0, ME, FREE))).toEqual(["left Lin"]);
    expect(said(full, table(0, ME, person("Theo")))).toEqual(["left Lin", "joined Theo"]);
    expect(said(full, table(0, ME, person("Lin", false)))).toEqual(["away Lin"]);
    expect(said(table(0, ME, person("Lin", false)), full)).toEqual(["back Lin"]);
  });
  it("a bot has the name of its place, a guest that of theirs", () => {
    expect(said(table(0, ME, FREE), table(0, ME, BOT))[0]).toMatch(/^bot \S+/);
    expect(said(table(0, ME, FREE), table(0, ME, person("")))).toEqual(["joined Guest 2"]);
    expect(said(table(0, ME, person("Lin")), table(0, ME, BOT))[0]).toBe("left Lin");
  });
  it("nothing is said of your seat, nor where nothing has changed", () => {
    expect(said(table(0, FREE, FREE), table(0, ME, FREE))).toEqual([]);
    expect(said(table(0, ME, BOT), table(0, person("Ruth", false), BOT))).toEqual([]);
  });
  it("another host is named; you hear that it is you", () => {
    const seats = [ME, person("Lin")] as const;
    expect(said(table(0, ...seats), table(1, ...seats))).toEqual(["host Lin"]);
    expect(said(table(1, ...seats), table(0, ...seats))[0]).toMatch(/^host-you/);
  });
});

describe("quick lines", () => {
  const line = (emote: string) => ({
    line: 1,
    by: 1,
    name: "Lin",
    text: "",
    emote,
    at: 0,
    isNews: true,
  });
  it("are read in the reader's language, all of them in each", async () => {
    const said: string[] = [];
    for (const language of ["en", "de", "zh"] as const) {
      await Promise.all([load("", language), load("web-table", language)]);
      await speak(language);
      for (const name of [...BEFORE, ...DURING, ...AFTER])
        expect(has(`web-emote-${name}`)).toBe(true);
      said.push(textOf(line("shall_we_start")));
    }
    expect(said).toEqual(["Shall we start?", "Fangen wir an?", "开始吧？"]);
    await speak("en");
    settings.language = "en";
  });
  it("of a newer server are said by their code", () => {
    expect(textOf(line("see_you"))).toBe("see you");
  });
});

describe("at a table", () => {
  let store: TableStore;
  let socket: FakeSocket;
  let shown: object;
  const said = () => document.querySelector("[data-company]")!.textContent;
  const chat = (n: number, more: object) =>
    socket.tell({ type: "chat", n, line: 0, by: 1, name: "Lin", ...more });
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", FakeSocket);
    store = new TableStore("t");
    store.connect();
    socket = FakeSocket.last;
    socket.tell({ type: "hello", n: 4, epoch: "e", table: table(0, ME, FREE), seats: [0] });
    chat(4, { line: 1, text: "from before" });
    shown = mount(Company, { target: document.body, props: { store } });
    flushSync();
  });
  afterEach(() => {
    void unmount(shown);
    store.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("every quick line is heard, however often it is said", () => {
    chat(5, { emote: "hello" });
    chat(6, { emote: "hello" });
    chat(7, { emote: "wow" });
    expect(store.chat.map(({ emote }) => emote)).toEqual(["", "hello", "hello", "wow"]);
    expect(new Set(store.chat.map((line) => line.line)).size).toBe(4);
  });
  it("what is said now is read out; what was said before, and by oneself, is not", () => {
    expect(said()).toBe("");
    chat(5, { line: 2, text: "hello there" });
    flushSync();
    expect(said()).toBe("Lin says: hello there");
    chat(6, { line: 3, text: "mine", by: 0, name: "Ruth" });
    flushSync();
    expect(said()).toBe("Lin says: hello there");
    expect(spoken(store, store.chat.at(-1)!)).toMatch(/^You/);
  });
  it("what is said stands at the seat for a moment, the last of each", () => {
    const seat = document.createElement("div");
    seat.dataset.place = "seat/1";
    seat.getBoundingClientRect = () => new DOMRect(40, 60, 200, 80);
    document.body.append(seat);
    const bubbles = () =>
      [...document.querySelectorAll("[data-bubble]")].map((one) => one.textContent.trim());
    const table = mount(Company, { target: document.body, props: { store, hasBubbles: true } });
    flushSync();
    for (const [n, emote] of [
      [5, "hello"],
      [6, "wow"],
    ] as const) {
      chat(n, { emote });
      flushSync();
    }
    expect(bubbles()).toEqual(["Wow"]);
    vi.advanceTimersByTime(6000);
    flushSync();
    expect(bubbles()).toEqual([]);
    void unmount(table);
    seat.remove();
  });
  it("whoever comes is announced once, and stands among the lines", () => {
    const tell = (n: number, seat: object) =>
      socket.tell({ type: "presence", n, table: table(0, ME, seat as never) });
    tell(5, person("Lin", false));
    flushSync();
    vi.advanceTimersByTime(1500);
    flushSync();
    tell(6, person("Lin"));
    flushSync();
    vi.advanceTimersByTime(1500);
    flushSync();
    expect(said()).toBe("Lin sits down.");
    expect(store.chat.flatMap(({ note }) => note ?? [])).toEqual([
      { key: "web-company-joined", name: "Lin" },
    ]);
  });
  it("whoever is back at once was not away; who was away longer is back", () => {
    const lin = (n: number, isHere: boolean) => {
      socket.tell({ type: "presence", n, table: table(0, ME, person("Lin", isHere)) });
      flushSync();
    };
    lin(5, true);
    vi.advanceTimersByTime(1500);
    lin(6, false);
    lin(7, true);
    vi.advanceTimersByTime(1500);
    flushSync();
    expect(said()).toBe("Lin sits down.");
    lin(8, false);
    vi.advanceTimersByTime(1500);
    flushSync();
    expect(said()).toBe("Lin is away.");
    lin(9, true);
    vi.advanceTimersByTime(1500);
    flushSync();
    expect(said()).toBe("Lin is back.");
  });
});
