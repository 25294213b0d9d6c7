// Our part of the fair shuffle, without a click: promise a random number, tell it when all are bound.
// A number is told under one promise only: whoever knows it could choose another deck.
import { readStored, writeStored } from "../storage";
import { commitment, hex, mayReveal, newNonce, promised, unhex } from "../shuffle.js";
import type { ClientMessage, ShuffleMessage, TableSummary } from "../wire";

type Card = Pick<TableSummary, "phase" | "void_starts">;
const toldKey = (id: string) => `grimtable-told-${id}`;

/** Promise -> the part (the server's commitment and our seat) that was told under it, or was to be told again. */
const toldAt = (id: string) =>
  JSON.parse(readStored(toldKey(id)) || "{}") as Record<string, string>;

/** What this browser kept of the promise made before the deal. */
export const keptPromise = (id: string) => Object.keys(toldAt(id)).at(-1) ?? "";

/** Is there a promise that ended neither in a deal nor in a void start that the table names? */
export const isRewound = (id: string, { phase, void_starts: starts = [] }: Card) =>
  Object.keys(toldAt(id)).length > starts.length + (phase === "waiting" ? 0 : 1);

function nonceOf(id: string, part: string): Uint8Array {
  const name = `grimtable-nonce-${id}-${part}`;
  const kept = readStored(name);
  if (kept) return unhex(kept);
  const nonce = newNonce();
  writeStored(name, hex(nonce));
  return nonce;
}

/** Answer what is asked; true if the start was rewound, and our part is not made again. */
async function answer(
  id: string,
  message: ShuffleMessage,
  card: TableSummary,
  send: (message: ClientMessage) => void,
): Promise<boolean> {
  const { commit, commits = {}, seat, wanted } = message;
  const part = `${commit}-${seat}`;
  const isTold = Object.values(toldAt(id)).includes(part);
  if (!wanted && !isTold) return false;
  const nonce = nonceOf(id, part);
  const people = card.seats.filter((held) => held.holder === "person").map((held) => held.seat);
  const areBound = await mayReveal(nonce, seat, people, commits);
  if (isTold && !areBound) return true;
  if (wanted === "commit") send({ type: "commit", commit: await commitment(nonce), seat });
  if (wanted === "commit" || !areBound) return false;
  const promise = await promised(id, card.seats.length, { commit, commits });
  const told = toldAt(id);
  const isOther = isTold && told[promise] !== part;
  writeStored(toldKey(id), JSON.stringify({ ...told, [promise]: part })); // before it is told
  if (isOther || isRewound(id, { ...card, phase: "shuffling" })) return true;
  if (wanted) send({ type: "reveal", nonce: hex(nonce), seat });
  return false;
}

let turn = Promise.resolve(false);

/** Message after message, in their order. */
export function shuffling(...asked: Parameters<typeof answer>): Promise<boolean> {
  turn = turn.catch(() => false).then(() => answer(...asked));
  return turn;
}
