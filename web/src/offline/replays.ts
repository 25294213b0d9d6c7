// The finished games whose replays this browser keeps: the service worker has the moments, this list
// says whose games they are. Nothing else of a table is kept.
import { readStored, writeStored } from "../storage";
import type { Eyes } from "../replay/reel.svelte";
import type { Opened, SeatSummary, TableSummary } from "../wire";

/** The cache of the service worker. */
const CACHE = "grimtable-replays";
const LIST = "grimtable-replays";
const MAX_LISTED = 50;

export interface KeptReplay {
  id: string;
  game: string;
  seats: Pick<SeatSummary, "name" | "avatar" | "bot" | "holder">[];
  /** Whose eyes it was seen with last. */
  eyes: Eyes;
  at: number;
}

function listed(): KeptReplay[] {
  try {
    return JSON.parse(readStored(LIST) || "[]") as KeptReplay[];
  } catch {
    return []; // not written by us
  }
}

/** A replay was read to its end. */
export function note(id: string, { table }: Opened, eyes: Eyes): void {
  const seats = table.seats.map(({ name, avatar, bot, holder }) => ({ name, avatar, bot, holder }));
  const others = listed().filter((kept) => kept.id !== id);
  const all = [{ id, game: table.game, seats, eyes, at: Date.now() }, ...others];
  writeStored(LIST, JSON.stringify(all.slice(0, MAX_LISTED)));
}

export const find = (id: string) => listed().find((replay) => replay.id === id);

/** The names of a kept replay, on the card of a table that nobody can ask about now. */
export function named(id: string, card: TableSummary): TableSummary {
  const kept = find(id);
  if (!kept) return card;
  return { ...card, seats: card.seats.map((seat, at) => ({ ...seat, ...kept.seats[at] })) };
}

/** Those that can be read now, the one opened last first. */
export async function readable(): Promise<KeptReplay[]> {
  if (!("caches" in window)) return [];
  const keys = await (await caches.open(CACHE)).keys();
  const ids = new Set(keys.map(({ url }) => new URL(url).pathname.split("/")[3]));
  return listed().filter(({ id }) => ids.has(id));
}

/** Nothing of this person is kept here any more. */
export async function forget(): Promise<void> {
  if (!("caches" in window)) return;
  await caches.delete(CACHE);
}
