import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ask, EMPTY, option } from "../src/pages/script.svelte";
import { PUBLIC } from "../src/store/side.svelte";
import { TableStore } from "../src/store/table.svelte";
import { Ticking } from "../src/store/ticking.svelte";
import { FakeSocket } from "./socket";

const QUESTION = { ...ask("grimwood-main", [option(3, "draw", "grimwood-do-draw")]), id: 5 };
const event = (n: number) => ({ n, verb: "event-draw", key: "grimwood-event-draw", args: {} });

let store: TableStore;
let socket: FakeSocket;

/** Sit down at these seats; each of them is up to date at number 1. */
function connect(seats: number[] = [0]): void {
  store = new TableStore("t");
  store.connect();
  socket = FakeSocket.last;
  const table = { game: "grimwood", phase: "playing", seats: [] };
  for (const seat of seats.length ? seats : [PUBLIC]) {
    socket.tell({ type: "hello", seat, n: 0, epoch: "e", table, seats });
    socket.tell({ type: "view", seat, n: 1, view: EMPTY, scores: [0, 0] });
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
  localStorage.clear();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}")));
});
afterEach(() => {
  store.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("numbered messages", () => {
  it("a gap asks for everything once, and what follows it is dropped until then", () => {
    connect();
    socket.tell({ type: "events", n: 3, first: 0, events: [event(0)] });
    socket.tell({ type: "events", n: 4, first: 0, events: [event(0)] });
    expect(socket.sentOf("sync")).toEqual([{ type: "sync", seat: 0, epoch: "e", n: 1, story: 0 }]);
  });
  it("the event after a gap is not shown; the whole view closes the gap", () => {
    connect();
    socket.tell({ type: "events", n: 3, first: 0, events: [event(0)] });
    expect(store.side.story).toEqual([]);
    socket.tell({ type: "view", n: 4, view: EMPTY, scores: [2, 0] });
    socket.tell({ type: "events", n: 5, first: 0, events: [event(0)] });
    expect([store.side.scores, store.side.story.length]).toEqual([[2, 0], 1]);
    expect(socket.sentOf("sync")).toHaveLength(1);
  });
  it("an answer that waits is settled although its acceptance came after a gap", async () => {
    connect();
    const outcome = store.answer(QUESTION, [3]);
    const [{ id }] = socket.sentOf("answer") as { id: string }[];
    socket.tell({ type: "accepted", n: 9, id });
    expect(await outcome).toBe("taken");
    expect(socket.sentOf("sync")).toHaveLength(1);
  });
  it("spectators ask for the public view", () => {
    connect([]);
    socket.tell({ type: "events", seat: PUBLIC, n: 3, first: 0, events: [event(0)] });
    expect(socket.sentOf("sync")).toMatchObject([{ seat: -1 }]);
  });
});

describe("a cut connection", () => {
  it("refuses the answer that was on its way, and sends none later", async () => {
    connect();
    const outcome = store.answer(QUESTION, [3]);
    socket.cut();
    expect(await outcome).toBe("refused");
    expect(await store.answer(QUESTION, [3])).toBe("refused");
    expect(store.toasts.map(({ key }) => key)).toEqual(["web-not-connected"]);
    await vi.advanceTimersByTimeAsync(1500);
    expect(FakeSocket.made).toHaveLength(2);
    expect(FakeSocket.last.sent).toEqual([]);
  });
  it("is taken up where it was cut", async () => {
    connect();
    socket.tell({ type: "events", n: 2, first: 0, events: [event(0), event(1)] });
    socket.cut();
    await vi.advanceTimersByTimeAsync(1500);
    const query = new URL(FakeSocket.last.url).searchParams;
    expect(["epoch", "n", "story"].map((name) => query.get(name))).toEqual(["e", "2", "2"]);
  });
  it("stays closed where the server closed it for good", async () => {
    connect();
    socket.tell({ type: "bye", code: "moved" });
    socket.cut(4002);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([store.connection.why, FakeSocket.made.length]).toEqual(["moved", 1]);
  });
});

describe("refusals", () => {
  it("void what was being put together, and say why", async () => {
    connect();
    store.peeked = { moves: [3], decision: null };
    const outcome = store.answer(QUESTION, [3]);
    const [{ id }] = socket.sentOf("answer") as { id: string }[];
    socket.tell({ type: "refusal", id, code: "stale", message: "too late", rule: "" });
    expect(await outcome).toBe("refused");
    expect([store.refusals, store.peeked]).toEqual([1, null]);
    await vi.waitFor(() => expect(store.toasts.map(({ key }) => key)).toEqual(["refused-stale"]));
  });
  it("of half an action are no refusal: the rest is asked for", async () => {
    connect();
    const outcome = store.answer(QUESTION, [3]);
    const [{ id }] = socket.sentOf("answer") as { id: string }[];
    socket.tell({ type: "refusal", id, code: "half_action", message: "", rule: "" });
    expect(await outcome).toBe("half");
    expect([store.refusals, store.toasts]).toEqual([0, []]);
  });
  it("of a look too far ahead say that the steps cannot be taken back", () => {
    connect();
    store.peek(QUESTION, [3]);
    socket.tell({ type: "refusal", code: "sequence_too_far", message: "", rule: "" });
    expect(store.peeked).toEqual({ moves: [3], decision: null, isBeyond: true });
    expect(store.refusals).toBe(0);
  });
});

describe("questions", () => {
  it("the same one again keeps its hint; another one clears it", async () => {
    connect();
    socket.tell({ type: "decision", n: 2, decision: QUESTION });
    socket.tell({ type: "hint", decision: 5, choices: [{ moves: [3] }] });
    await vi.waitFor(() => expect(store.side.hint?.choices).toEqual([{ moves: [3] }]));
    socket.tell({ type: "decision", n: 3, decision: QUESTION, undo: "free" });
    expect(store.side.hint?.choices).toEqual([{ moves: [3] }]);
    expect(store.side.undo).toBe("free");
    socket.tell({ type: "decision", n: 4, decision: { ...QUESTION, id: 6 } });
    expect(store.side.hint).toBeNull();
    socket.tell({ type: "hint", decision: 5, choices: [{ moves: [3] }] });
    socket.tell({ type: "hint", decision: 6, choices: [{ moves: [4] }] });
    await vi.waitFor(() => expect(store.side.hint?.choices).toEqual([{ moves: [4] }]));
    expect(socket.sentOf("gains")).toMatchObject([{ decision: 5 }, { decision: 6 }]);
  });
  it("a step that was looked at is not the question", () => {
    connect();
    socket.tell({ type: "decision", n: 2, decision: QUESTION });
    socket.tell({ type: "decision", decision: null, peeked: [3] });
    expect([store.side.decision?.id, store.peeked]).toEqual([5, { moves: [3], decision: null }]);
  });
});

describe("several seats on one screen", () => {
  it("each has its own view, and only the one in front asks what its answers bring", () => {
    connect([0, 2]);
    socket.tell({ type: "view", seat: 2, n: 2, view: EMPTY, scores: [0, 9] });
    socket.tell({ type: "decision", seat: 2, n: 3, decision: QUESTION });
    expect([store.seat, store.side.scores, store.side.decision]).toEqual([0, [0, 0], null]);
    expect(socket.sentOf("gains")).toEqual([]);
  });
  it("the seat that is asked is due, the one in front first", () => {
    connect([0, 2]);
    expect(store.due).toBe(0);
    socket.tell({ type: "decision", seat: 2, n: 2, decision: QUESTION });
    expect(store.due).toBe(2);
    socket.tell({ type: "decision", seat: 0, n: 2, decision: QUESTION });
    expect(store.due).toBe(0);
  });
  it("whoever comes to the front answers for that seat", () => {
    connect([0, 2]);
    socket.tell({ type: "decision", seat: 2, n: 2, decision: QUESTION });
    store.switchSeat(2);
    void store.answer(QUESTION, [3]);
    expect(socket.sentOf("gains")).toMatchObject([{ seat: 2, decision: 5 }]);
    expect(socket.sentOf("answer")).toMatchObject([{ seat: 2, moves: [3] }]);
  });
  it("a gap in one seat's numbers is no gap in the other's", () => {
    connect([0, 2]);
    socket.tell({ type: "events", seat: 2, n: 5, first: 0, events: [event(0)] });
    socket.tell({ type: "events", seat: 0, n: 2, first: 0, events: [event(0)] });
    expect(socket.sentOf("sync")).toMatchObject([{ seat: 2 }]);
    expect(store.side.story).toHaveLength(1);
  });
});

describe("chat", () => {
  it("a line that is sent again is shown once", () => {
    connect();
    for (const text of ["hello", "hello"])
      socket.tell({ type: "chat", line: 1, by: 1, name: "Ada", text });
    expect(store.chat.map(({ text }) => text)).toEqual(["hello"]);
  });
});

describe("clocks", () => {
  const ticking = new Ticking();
  it("run for the seats that the server named, and stand still in a pause", () => {
    connect();
    for (const is_paused of [false, true]) {
      socket.tell({ type: "clock", left: { 1: 30 }, is_paused });
      ticking.now = store.clock!.at + 10_000;
      expect(ticking.ofSeat(store.clock, 1)).toBe(is_paused ? 30 : 20);
      expect(ticking.ofSeat(store.clock, 0)).toBeUndefined();
    }
  });
  it("a window that has run out is no window", () => {
    connect();
    socket.tell({ type: "clock", left: {}, window: 5 });
    ticking.now = store.clock!.at + 1000;
    expect(ticking.ofWindow(store.clock)).toBe(4);
    ticking.now = store.clock!.at + 5000;
    expect(ticking.ofWindow(store.clock)).toBeUndefined();
  });
});

describe("what happened meanwhile", () => {
  it("is listed once, when the person comes back", async () => {
    connect();
    socket.tell({ type: "events", n: 2, first: 0, events: [event(0)] });
    socket.cut();
    await vi.advanceTimersByTimeAsync(1500);
    const table = { game: "grimwood", phase: "playing", seats: [] };
    FakeSocket.last.tell({ type: "hello", n: 2, epoch: "e", table, seats: [0] });
    FakeSocket.last.tell({ type: "events", n: 3, first: 1, events: [event(1), event(2)] });
    FakeSocket.last.tell({ type: "clock", left: {} });
    expect(store.missed.map(({ n }) => n)).toEqual([1, 2]);
    FakeSocket.last.tell({ type: "events", n: 4, first: 3, events: [event(3)] });
    FakeSocket.last.tell({ type: "clock", left: {} });
    expect(store.missed.map(({ n }) => n)).toEqual([1, 2]);
  });
  it("is drawn where it is news, and not where it is told again", () => {
    connect();
    const drawn: number[] = [];
    store.onEvents = (events) => drawn.push(...events.map(({ n }) => n));
    socket.tell({ type: "events", n: 2, first: 0, events: [event(0)] });
    socket.tell({ type: "events", n: 3, first: 0, events: [event(0), event(1)] });
    expect(drawn).toEqual([0]);
  });
});

describe("toasts", () => {
  it("go after a while", async () => {
    connect();
    store.toast("web-taken-back");
    expect(store.toasts).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(6000);
    expect(store.toasts).toEqual([]);
  });
});
