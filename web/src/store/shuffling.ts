// Our part of the fair shuffle, without a click: promise a random number, tell it when all are bound.
import { recall, remember } from "../keeping";
import { commitment, hex, mayReveal, newNonce, promised, unhex } from "../shuffle.js";
import type { ClientMessage, ShuffleMessage, TableCard } from "../wire";

const key = (id: string, what: string, seat: number | string) => `grimtable-${what}-${id}-${seat}`;

function nonceOf(id: string, message: ShuffleMessage): Uint8Array {
  const name = key(id, `nonce-${message.commit.slice(0, 12)}`, message.seat);
  const kept = recall(name);
  if (kept) return unhex(kept);
  const nonce = newNonce();
  remember(name, hex(nonce));
  return nonce;
}

export async function shuffling(
  id: string,
  message: ShuffleMessage,
  card: TableCard,
  send: (message: ClientMessage) => void,
): Promise<void> {
  if (!message.wanted) return;
  const { seat } = message;
  const nonce = nonceOf(id, message);
  if (message.wanted === "commit") {
    send({ type: "commit", commit: await commitment(nonce), seat });
    return;
  }
  const people = card.seats.filter((held) => held.holder === "person").map((held) => held.seat);
  const commits = message.commits ?? {};
  if (!(await mayReveal(nonce, seat, people, commits))) return;
  remember(key(id, "promise", ""), await promised(id, card.seats.length, { commit: message.commit, commits }));
  send({ type: "reveal", nonce: hex(nonce), seat });
}

/** What this browser kept of the promises made before the deal. */
export const keptPromise = (id: string) => recall(key(id, "promise", ""));
