import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as api from "../src/api";
import { CONNECT_TIMEOUT, REQUEST_TIMEOUT } from "../src/store/connection.svelte";
import { TableStore } from "../src/store/table.svelte";

/** A socket that never opens. */
class Dead {
  static CONNECTING = 0;
  static OPEN = 1;
  static made: Dead[] = [];
  readyState = Dead.CONNECTING;
  onclose: ((event: { code: number }) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor(public at: string) {
    Dead.made.push(this);
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.({ code: 1006 });
  }
}

const never = (_: string, { signal }: RequestInit = {}) =>
  new Promise<Response>((_resolve, reject) =>
    signal?.addEventListener("abort", () => reject(new DOMException("too late", "TimeoutError"))),
  );

beforeEach(() => {
  vi.useFakeTimers();
  Dead.made = [];
  vi.stubGlobal("WebSocket", Dead);
  vi.spyOn(AbortSignal, "timeout").mockImplementation((limit) => {
    const end = new AbortController();
    setTimeout(() => end.abort(), limit);
    return end.signal;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("a server that does not answer", () => {
  it("is not waited for longer than is good, and is called by its name", async () => {
    vi.stubGlobal("fetch", never);
    const refused = api
      .open("t", REQUEST_TIMEOUT)
      .catch((error: api.Refused) => error.problem.code);
    await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT);
    expect(await refused).toBe("unreachable");
  });
  it("is tried again and again, and the person is told", async () => {
    vi.stubGlobal("fetch", never);
    const store = new TableStore("t");
    store.connect();
    expect([store.connection.why, Dead.made.length]).toEqual(["", 1]);
    await vi.advanceTimersByTimeAsync(CONNECT_TIMEOUT + REQUEST_TIMEOUT + 1500);
    expect([store.connection.why, store.connection.tries, Dead.made.length]).toEqual([
      "silent",
      1,
      2,
    ]);
    await vi.advanceTimersByTimeAsync(CONNECT_TIMEOUT + REQUEST_TIMEOUT + 1500);
    expect([store.connection.tries, Dead.made.length]).toEqual([2, 3]);
    store.close();
  });
});

describe("a browser whose seats have changed", () => {
  it("asks for everything anew, since another seat has heard nothing yet", async () => {
    vi.stubGlobal("fetch", () =>
      Promise.resolve(new Response(JSON.stringify({ table: {}, is_known: true }))),
    );
    const store = new TableStore("t");
    store.connect();
    Dead.made[0].onmessage?.({
      data: JSON.stringify({
        type: "hello",
        seat: 7,
        n: 0,
        epoch: "e",
        table: { seats: [] },
        seats: [],
      }),
    });
    Dead.made[0].onclose?.({ code: 1006 });
    await vi.advanceTimersByTimeAsync(1500);
    Dead.made[1].onclose?.({ code: 4001 });
    await vi.advanceTimersByTimeAsync(0);
    expect(Dead.made.map(({ at }) => new URL(at).searchParams.get("epoch"))).toEqual([
      null,
      "e",
      null,
    ]);
    store.close();
  });
});
