import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { commitment, unhex } from "../src/shuffle.js";
import { TableStore } from "../src/store/table.svelte";
import { dealNotes } from "../src/table/fairness";
import type { ClientMessage, ServerMessage, TableCard } from "../src/wire";

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

const card = { id: "t", game: "grimwood", seats: [0, 1].map((seat) => ({ seat, holder: "person" })) } as unknown as TableCard;
const COMMIT = "a".repeat(64);

beforeEach(() => vi.stubGlobal("WebSocket", Open));
afterEach(() => vi.unstubAllGlobals());

it("adds each part to the shuffle once, however often it is asked for", async () => {
  const store = new TableStore("t");
  store.connect();
  const line = Open.last;
  const parts = (type: string) => line.sent.filter((message) => message.type === type);
  line.tell({ type: "hello", epoch: "e", table: card, seats: [0] });
  for (const _ of ["nobody is bound", "somebody else is"]) line.tell({ type: "shuffle", commit: COMMIT, wanted: "commit" });
  await vi.waitFor(() => expect(parts("commit")).toHaveLength(1));
  const [{ commit }] = parts("commit") as { commit: string }[];
  line.tell({ type: "shuffle", commit: COMMIT, wanted: "reveal", commits: { 0: commit } }); // not all are bound: no answer
  for (const _ of ["all are bound", "somebody else has told"]) line.tell({ type: "shuffle", commit: COMMIT, wanted: "reveal", commits: { 0: commit, 1: COMMIT } });
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
