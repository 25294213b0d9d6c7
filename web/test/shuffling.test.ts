import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { clearStorage } from "../src/storage";
import { commitment, promise, unhex } from "../src/shuffle.js";
import { isRewound, keptPromise, shuffling } from "../src/store/shuffling";
import { TableStore } from "../src/store/table.svelte";
import { verdict } from "../src/table/result/shuffle-check";
import { dealNotes } from "../src/table/entry/deal-notes";
import type { ClientMessage, ServerMessage, ShuffleMessage, TableSummary } from "../src/wire";

/** A line to a table that the test speaks for. */
class Open {
  static OPEN = 1;
  static last: Open;
  readyState = Open.OPEN;
  sent: ClientMessage[] = [];
  onmessage: (event: { data: string }) => void = () => {};
  constructor() {
    Open.last = this;
  }
  send(data: string): void {
    this.sent.push(JSON.parse(data) as ClientMessage);
  }
  close(): void {}
  tell(message: Partial<ServerMessage>): void {
    this.onmessage({ data: JSON.stringify({ n: 0, seat: 0, ...message }) });
  }
}

const card = {
  id: "t",
  game: "grimwood",
  seats: [0, 1].map((seat) => ({ seat, holder: "person" })),
} as unknown as TableSummary;
const COMMIT = "a".repeat(64);

beforeEach(() => vi.stubGlobal("WebSocket", Open));
afterEach(() => {
  vi.unstubAllGlobals();
  clearStorage();
});

/** What this browser answers to a `shuffle` message; with "rewound" if it says that too. */
async function asked(
  wanted: ShuffleMessage["wanted"],
  others: Record<string, string> = {},
  commit = COMMIT,
  void_starts: TableSummary["void_starts"] = [],
) {
  const sent: ClientMessage[] = [];
  const message = {
    type: "shuffle",
    n: 0,
    seat: 0,
    commit,
    wanted,
    commits: { ...others },
  } as ShuffleMessage;
  const isSo = await shuffling("t", message, { ...card, phase: "shuffling", void_starts }, (part) =>
    sent.push(part),
  );
  return {
    commit: (sent[0] as { commit?: string })?.commit,
    nonce: (sent[0] as { nonce?: string })?.nonce,
    isSo,
  };
}

/** A start in which this browser tells its number. */
async function told(
  theirs: string,
  commit = COMMIT,
  void_starts: TableSummary["void_starts"] = [],
) {
  const mine = (await asked("commit", {}, commit, void_starts)).commit!;
  return { mine, ...(await asked("reveal", { 0: mine, 1: theirs }, commit, void_starts)) };
}

it("adds each part to the shuffle once, however often it is asked for", async () => {
  const store = new TableStore("t");
  store.connect();
  const line = Open.last;
  const parts = (type: string) => line.sent.filter((message) => message.type === type);
  line.tell({ type: "hello", epoch: "e", table: card, seats: [0] });
  for (const _ of ["nobody is bound", "somebody else is"])
    line.tell({ type: "shuffle", commit: COMMIT, wanted: "commit" });
  await vi.waitFor(() => expect(parts("commit")).toHaveLength(1));
  const [{ commit }] = parts("commit") as { commit: string }[];
  line.tell({ type: "shuffle", commit: COMMIT, wanted: "reveal", commits: { 0: commit } }); // not all are bound: no answer
  for (const _ of ["all are bound", "somebody else has told"])
    line.tell({
      type: "shuffle",
      commit: COMMIT,
      wanted: "reveal",
      commits: { 0: commit, 1: COMMIT },
    });
  await vi.waitFor(() => expect(parts("reveal")).not.toHaveLength(0));
  await new Promise((resolve) => setTimeout(resolve));
  const told = parts("reveal") as { nonce: string }[];
  expect(told).toHaveLength(1);
  expect(await commitment(unhex(told[0].nonce))).toBe(commit);
  store.close();
});

it("says why some people could know the cards, or could have chosen them", () => {
  const known_deal = { table: "ab".repeat(32), seats: [0, 2] };
  expect(dealNotes({ known_deal, void_starts: [{ seats: [1], how: "left" }] })).toEqual([
    { key: "table-known-deal", args: { table: "abababababab", places: "1, 3" } },
    { key: "table-void-start", args: { how: "left", places: "2" } },
  ]);
  expect(dealNotes({ known_deal: { table: "", seats: [0] } })).toEqual([]);
  expect(dealNotes({})).toEqual([]);
});

it("never tells a number again under another promise", async () => {
  const { mine, nonce } = await told("b".repeat(64));
  expect(await commitment(unhex(nonce!))).toBe(mine);
  expect(await asked("reveal", { 0: mine, 1: "b".repeat(64) })).toMatchObject({
    nonce,
    isSo: false,
  }); // the line was cut
  expect(isRewound("t", { phase: "playing" })).toBe(false);
  expect(await asked("reveal", { 0: mine, 1: "c".repeat(64) })).toMatchObject({
    nonce: undefined,
    isSo: true,
  });
  expect(isRewound("t", { phase: "playing" })).toBe(true);
});

it("never promises a number again that was told", async () => {
  await told("b".repeat(64));
  expect(await asked("commit")).toEqual({ commit: undefined, nonce: undefined, isSo: true });
});

it("sees that others are bound anew although nothing is asked", async () => {
  const { mine } = await told("b".repeat(64));
  expect((await asked("", { 0: mine, 1: "b".repeat(64) })).isSo).toBe(false);
  expect((await asked("", { 0: mine, 1: "c".repeat(64) })).isSo).toBe(true);
});

it("makes another number for a commitment that begins alike", async () => {
  const { mine } = await told("b".repeat(64));
  expect((await asked("commit", {}, `${"a".repeat(63)}f`)).commit).not.toBe(mine);
});

it("answers two promises at once only once", async () => {
  const mine = (await asked("commit")).commit!;
  const both = await Promise.all(
    ["b", "c"].map((by) => asked("reveal", { 0: mine, 1: by.repeat(64) })),
  );
  expect(both.filter(({ nonce }) => nonce)).toHaveLength(1);
});

it("misses a start that is gone from the table, and knows those that the table names", async () => {
  await told("b".repeat(64));
  expect(isRewound("t", { phase: "waiting" })).toBe(true);
  expect(isRewound("t", { phase: "waiting", void_starts: [{ seats: [1], how: "left" }] })).toBe(
    false,
  );
  expect(await told("b".repeat(64), "d".repeat(64), [{ seats: [1], how: "silent" }])).toMatchObject(
    { nonce: expect.any(String), isSo: false },
  );
  expect(await told("b".repeat(64), "e".repeat(64), [{ seats: [1], how: "silent" }])).toMatchObject(
    { nonce: undefined, isSo: true },
  );
});

it("says that a start was rewound as soon as the table lies there again", () => {
  localStorage.setItem("grimtable-told-t", JSON.stringify({ ["1".repeat(64)]: `${COMMIT}-0` }));
  const store = new TableStore("t");
  store.connect();
  Open.last.tell({ type: "hello", epoch: "e", table: { ...card, phase: "waiting" }, seats: [0] });
  expect(store.isRewound).toBe(true);
  store.close();
});

it("says what of a shuffle was compared", async () => {
  const secret = "11".repeat(32);
  const theirs = "22".repeat(16);
  const server = await commitment(unhex(secret));
  const { mine, nonce } = await told(await commitment(unhex(theirs)), server);
  const table = await commitment(new TextEncoder().encode("t"));
  const dice = {
    secret,
    table,
    commit: server,
    nonces: [nonce!, theirs],
    commits: [mine, await commitment(unhex(theirs))],
  };
  const kept = await promise(table, server, dice.commits);
  expect(keptPromise("t")).toBe(kept);
  expect(await verdict("t", dice)).toEqual({ key: "web-shuffle-kept", args: { promise: kept } });
  expect(await verdict("t", { ...dice, nonces: ["", ""], commits: ["", ""] })).toEqual({
    key: "web-shuffle-wrong",
    args: { what: "promise" },
  });
  clearStorage();
  expect(await verdict("t", dice)).toEqual({ key: "web-shuffle-unseen" });
  expect(await verdict("t", { ...dice, nonces: ["", ""], commits: ["", ""] })).toEqual({
    key: "web-shuffle-alone",
  });
});
