// The finished games as one file, to keep or to take to another browser. It has results and cards
// that were played: no seat link, code, cookie or part of a shuffle, and no table that still runs.
import { adopt, type Finished, gamesIn, MOST } from "./kept";

const FORMAT = "grimtable-games";
/** Bytes of the largest file that is read. */
const LARGEST = 4 * 1024 * 1024;

export const fileOf = (games: readonly Finished[]): Blob =>
  new Blob([JSON.stringify({ format: FORMAT, version: 1, games }, null, 1)], {
    type: "application/json",
  });

export type Adopted =
  { problem: "large" | "unreadable" | "empty" } | { added: number; known: number; isKept: boolean };

/** Take the games of a file in, beside those that are known already. */
export async function readFile(file: Blob): Promise<Adopted> {
  if (file.size > LARGEST) return { problem: "large" };
  let value: unknown;
  try {
    value = JSON.parse(await file.text());
  } catch {
    return { problem: "unreadable" };
  }
  if ((value as { format?: unknown } | null)?.format !== FORMAT) return { problem: "unreadable" };
  const games = gamesIn(value).slice(0, MOST);
  if (!games.length) return { problem: "empty" };
  const { added, isKept } = adopt(games);
  return { added, known: games.length - added, isKept };
}
